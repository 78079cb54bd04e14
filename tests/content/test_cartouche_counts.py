"""The content of Cartouche adds up to what the rulebook's list of components says."""

from __future__ import annotations

from collections import Counter

from tests.content.content_files import items


def test_components() -> None:
    """Rulebook, Components."""
    stories = items("base", "stories")
    supply = items("base", "supply")
    assert len(items("base", "mural-tiles")) == 68
    assert len(items("base", "murals")) == 4
    assert Counter(story["starting"] for story in stories) == {False: 50, True: 12}
    assert len(items("achievements", "achievements")) == 9
    assert sum(supply["tokens"].values()) == 100
    assert supply["black_tiles"] == 35
    assert sum(tile["count"] for tile in items("base", "cartouche-tiles")) == 60
    assert supply["scarabs"] == 25
    assert len(items("base", "ankhs")) * 4 == 24
    assert supply["first_player_markers"] == 1


def test_box_says_what_is_there() -> None:
    stories = items("base", "stories")
    supply = items("base", "supply")
    assert supply["box"] == {
        "mural-tiles": len(items("base", "mural-tiles")),
        "murals": len(items("base", "murals")),
        "stories": sum(not story["starting"] for story in stories),
        "starting-stories": sum(story["starting"] for story in stories),
        "cartouche-tiles": sum(tile["count"] for tile in items("base", "cartouche-tiles")),
        "tokens": sum(supply["tokens"].values()),
        "ankhs": supply["ankhs_per_seat"] * len(items("base", "murals")),
    }
    assert supply["ankhs_per_seat"] == len(items("base", "ankhs"))


def test_tables_use_up_the_deck() -> None:
    """The deck of each number of players lasts exactly ten rounds (Setup 4, Draft Phase, End of the Game)."""
    tables = items("base", "tables")
    assert [line["seats"] for line in tables["by_seats"]] == [1, 2, 3, 4]
    assert [line["deck"] for line in tables["by_seats"]] == [20, 30, 40, 50]
    for line in tables["by_seats"]:
        assert line["deck"] == tables["rounds"] * line["cards"]
        assert line["tiles"] * tables["rounds"] <= len(items("base", "mural-tiles"))
        assert line["drafts"] * line["seats"] < line["cards"] + line["tiles"] + (line["seats"] == 1)


def test_cartouche_tiles_suffice_for_every_bonus() -> None:
    """Four players take each bonus once and repeat one of them: no size of cartouche tile runs out by bonuses."""
    counts = {tile["id"]: tile["count"] for tile in items("base", "cartouche-tiles")}
    for ankh in items("base", "ankhs"):
        for piece, count in ankh["effect"].get("gain", {}).items():
            if piece != "scarab":
                assert counts[piece] >= 2 * 4 * count, piece


def test_ids_are_unique() -> None:
    for plugin, kind in [
        ("base", "mural-tiles"),
        ("base", "murals"),
        ("base", "stories"),
        ("base", "ankhs"),
        ("base", "cartouche-tiles"),
        ("base", "trophies"),
        ("achievements", "achievements"),
    ]:
        doubled = [name for name, n in Counter(item["id"] for item in items(plugin, kind)).items() if n > 1]
        assert doubled == []
    rules = [rule["id"] for plugin in ("base", "achievements") for rule in items(plugin, "rules")]
    assert len(set(rules)) == len(rules)


def test_titles_are_unique() -> None:
    titles = Counter(
        item["title"]["en"]
        for plugin, kind in [("base", "stories"), ("base", "trophies"), ("achievements", "achievements")]
        for item in items(plugin, kind)
    )
    assert [title for title, n in titles.items() if n > 1] == []


def test_exchange_names_what_exists() -> None:
    known = {tile["id"] for tile in items("base", "cartouche-tiles")} | {"scarab"}
    assert set(items("base", "tables")["exchange"]["for"]) <= known
