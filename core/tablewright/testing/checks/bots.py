"""Every bot can play the game."""

from __future__ import annotations

from tablewright.bots import bot_names, make_bot
from tablewright.match import Match
from tablewright.problems.problem import TablewrightError
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Subject

_DECISIONS = 12


def bots_can_play(subject: Subject) -> None:
    """Each bot, the kernel's and the plugins', chooses possible actions, and thinking does not change the match."""
    for name in bot_names(subject.rules):
        bot = make_bot(name, 1, subject.rules)
        match = Match(subject.rules, 1)
        for _ in range(_DECISIONS):
            waiting = match.waiting()
            if not waiting:
                break
            before = match.digest()
            try:
                action = bot.choose(match, waiting[0])
            except TablewrightError as error:
                object_to(f"the bot '{name}' cannot play this", because=error)
            if match.digest() != before:
                object_to(f"the bot '{name}' has changed the match by thinking", actions=len(match.log))
            match.act(waiting[0], action)
