"""One rule names everything, and what is written in two places says the same."""

from __future__ import annotations

import tomllib

import pytest

from tests.workspace.members import ROOT, Member, members

WORKSPACE = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MEMBERS = members()
PLUGINS = [member for member in MEMBERS if member.plugins]
OURS = [
    member for member in PLUGINS if member.where.startswith("plugins/")
]  # an outsider's lies in its package


@pytest.mark.parametrize("member", MEMBERS, ids=lambda member: member.where)
def test_names(member: Member) -> None:
    expected = "tablewright" if member.where == "core" else f"tablewright-{member.folder.name}"
    assert member.distribution == expected
    assert (member.folder / member.package / "__init__.py").is_file()
    assert (member.folder / member.package / "py.typed").is_file()
    assert (member.folder / "LICENSE").read_text("utf-8") == (ROOT / "LICENSE").read_text("utf-8")


@pytest.mark.parametrize("member", MEMBERS, ids=lambda member: member.where)
def test_the_workspace_knows_it(member: Member) -> None:
    assert f"{member.distribution} @ {{root:uri}}/{member.where}" in WORKSPACE["project"]["dependencies"]
    assert f"$MYPY_CONFIG_FILE_DIR/{member.where}" in WORKSPACE["tool"]["mypy"]["mypy_path"]
    assert member.package in WORKSPACE["tool"]["importlinter"]["root_packages"]


@pytest.mark.parametrize("member", PLUGINS, ids=lambda member: member.where)
def test_a_plugin(member: Member) -> None:
    assert member.plugins == {member.folder.name: member.package}
    assert member.manifest is not None
    assert member.manifest["id"] == member.folder.name
    assert member.manifest["version"] == member.pyproject["project"]["version"]
    needed = {requirement.split(">")[0] for requirement in member.requirements}
    assert {f"tablewright-{plugin}" for plugin in member.manifest.get("depends", {})} <= needed


@pytest.mark.parametrize("member", OURS, ids=lambda member: member.where)
def test_content_of_our_plugins_lies_in_content(member: Member) -> None:
    link = member.folder / member.package / "content"
    assert link.readlink().as_posix() == f"../../../content/{member.folder.name}"
    assert link.is_dir()


def test_schemas_lie_in_schemas() -> None:
    assert (ROOT / "core/tablewright/schemas").readlink().as_posix() == "../../schemas"
