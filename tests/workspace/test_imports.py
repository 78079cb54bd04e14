"""Who imports whom."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import grimp
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.workspace.members import ROOT, members


def test_import_contracts() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_imports_between_members_are_declared() -> None:
    """What a package imports of another member stands in its requirements, and in its manifest for a plugin."""
    of_package = {member.package: member for member in members()}
    graph = grimp.build_graph(*of_package, cache_dir=None)
    undeclared = []
    for module in sorted(graph.modules):
        importer = of_package[module.split(".")[0]]
        declared = {requirement.split(">")[0].strip() for requirement in importer.requirements}
        depends = (importer.manifest or {}).get("depends", {})
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            owner = of_package[imported.split(".")[0]]
            if owner is importer:
                continue
            if owner.distribution not in declared:
                undeclared.append(f"{module} imports {imported}: not in {importer.where}/pyproject.toml")
            if any(plugin not in depends for plugin in owner.plugins):
                undeclared.append(f"{module} imports {imported}: not in the manifest of {importer.where}")
    assert undeclared == []


def test_imports_of_others_are_declared() -> None:
    """Nothing comes along only because somebody else requires it."""
    own = {member.package: member for member in members()}
    graph = grimp.build_graph(*own, include_external_packages=True, cache_dir=None)
    distributions = packages_distributions()
    undeclared = []
    for module in sorted(graph.modules - {name for name in graph.modules if graph.is_module_squashed(name)}):
        member = own[module.split(".")[0]]
        extras = member.pyproject["project"].get("optional-dependencies", {}).values()
        texts = member.requirements + [text for texts in extras for text in texts]
        declared = {canonicalize_name(Requirement(text).name) for text in texts}
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            top = imported.split(".")[0]
            if top in own or top in sys.stdlib_module_names:
                continue
            if not declared & {canonicalize_name(name) for name in distributions.get(top, [top])}:
                undeclared.append(f"{module} imports {imported}: not in {member.where}/pyproject.toml")
    assert undeclared == []
