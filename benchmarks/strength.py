"""`python -m benchmarks.strength CONFIG one other`: two bots play each other, and how often the first one wins."""

import argparse
import sys
from collections.abc import Sequence

from tablewright import Match, Ruleset, TablewrightError
from tablewright.bots import make_bot


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("game", help="the id of a game, or the path of a config")
    parser.add_argument("players", nargs=2, metavar="bot", help="they change seats with every match")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2, help="the bots sit down in turn")
    parser.add_argument("--seed", type=int, default=1, help="of the first match; the others follow")
    options = parser.parse_args(arguments)
    try:
        config = (
            options.game if options.game.endswith(".toml") else {"game": options.game, "seats": options.seats}
        )
        rules = Match.new(config, seed=options.seed).rules
    except TablewrightError as error:
        print(error, file=sys.stderr)
        return 2
    won = shared = 0
    for number in range(options.matches):
        names = [options.players[(seat + number) % 2] for seat in range(rules.seats)]
        first = winners(rules, names, options.seed + number)
        shared += len(first) > 1
        won += first == {options.players[0]}
        print(
            f"{number + 1} of {options.matches}: {won} won by {options.players[0]}", file=sys.stderr, end="\r"
        )
    print(f"\n{options.players[0]} won {won} of {options.matches} matches, {shared} were shared")
    return 0


def winners(rules: Ruleset, names: Sequence[str], seed: int) -> set[str]:
    """The bots that share the first place of one match."""
    bots = [make_bot(name, seed * rules.seats + seat, rules) for seat, name in enumerate(names)]
    match = Match(rules, seed)
    while waiting := match.waiting():
        match.act(waiting[0], bots[waiting[0]].choose(match, waiting[0]))
    result = match.result()
    assert result is not None
    return {names[seat] for seat in result["ranking"][0]["seats"]}


if __name__ == "__main__":
    sys.exit(main())
