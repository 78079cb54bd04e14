"""A match played by people, and bots, at one terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from rich.text import Text

from tablewright import Action, Match, TablewrightError
from tablewright.bots import Bot

from .blocks import Block, line, stacked
from .chronicle import Chronicle
from .decision import Decision
from .drawing import Look, rule
from .ending import draw_ending
from .hanging_up import HungUp
from .inquiries import Inquiries, asked_about, draw_standing
from .interface import Interface
from .leaving import keep, keep_unasked, kept_in, leave
from .palette import of_seat
from .questions import draw_question
from .reply import Reply
from .screen import draw_screen, news_room
from .wording import step_title

_NEWS = 12
"""What the others did is told above the question up to so many lines; `log` tells the rest."""

_GREETING = Text.assemble(
    ("  A number chooses, ", "dim"),
    "?",
    (" explains, ", "dim"),
    "why",
    (" tells why not, ", "dim"),
    "hint",
    (" helps out.", "dim"),
)


class Left(Exception):
    """A player wants to leave."""


class Session:
    """Asks people and bots in turn until the match is over or somebody leaves."""

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        bots: Mapping[int, Bot],
        acted: Callable[[], None],
        interface: Interface,
        *,
        kept: bool = False,
        news: Sequence[str] = (),
    ) -> None:
        self.match, self.names, self.bots, self.acted = match, names, bots, acted
        self.interface = interface
        people = [seat for seat in range(len(names)) if seat not in bots]
        # With several people at one screen the log tells only what all of them may know.
        self.chronicle = Chronicle(match, names, people[0] if len(people) == 1 else -1)
        self._people = people
        # Of a match that is gone on with, the past is in the log and no news.
        self._told = len(self.chronicle.entries) if match.log else 0
        self._greeted = False
        self._present = people[0] if len(people) == 1 else -1
        self._kept, self._tidings = kept, news
        self._safe = len(match.log)
        """So many actions are kept in a file."""
        self._saved_as = ""
        """The file that a player named for it, which gets each action from then on."""
        self._settled = False
        """Whether it has been said what becomes of the match."""

    def run(self) -> None:
        """Play to the end. Somebody who leaves, or the end of the input, ends it early.

        Whatever else ends it (a closed terminal, a screen that takes nothing more), the match is kept first.
        """
        try:
            self._run()
        except BaseException:
            if not self._settled:
                self._rescue()
            raise

    def _run(self) -> None:
        while True:
            try:
                self._play()
                break
            except (Left, EOFError, KeyboardInterrupt) as reason:
                if isinstance(reason, HungUp):
                    raise
                if not self._may_leave():
                    continue
                self._settled = True
                if isinstance(reason, KeyboardInterrupt):
                    raise
                self.interface.show([line(""), line(("Until next time.", "dim"))])
                return
        self.interface.clear()
        self.interface.show(draw_ending(self.match, self.look()))

    def _play(self) -> None:
        while waiting := self.match.waiting():
            seat = self._next(waiting)
            if seat in self.bots:
                self.chronicle.act(seat, self.bots[seat].choose(self.match, seat))
            else:
                self._ask(seat)
            self._keep()

    def _rescue(self) -> None:
        """Keep what is in no file yet, with nobody to ask; told where there is still a screen."""
        since = self.match.log[self._safe :]
        if self._kept or not any(seat in self._people for seat, _ in since):
            return
        told = keep_unasked(self.match, self._saved_as)
        with suppress(Exception):
            self.interface.show(told)

    def _may_leave(self) -> bool:
        """Whether nothing is lost by it, or it was said that it may be."""
        since = self.match.log[self._safe :]
        if self._saved_as and not since:
            self.interface.show(kept_in(self._saved_as))
            return True
        if self._kept or not any(seat in self._people for seat, _ in since):
            return True
        return leave(self.match, self.interface, self._saved_as, len(since))

    def look(self) -> Look:
        """How to draw at this moment; the terminal may have changed its size."""
        return Look(self.interface.width, self.interface.roomy, self.names)

    def _next(self, waiting: tuple[int, ...]) -> int:
        """Who is asked: the person at the screen as long as they are, then another one, then the bots."""
        if self._present in waiting:
            return self._present
        return next((seat for seat in waiting if seat not in self.bots), waiting[0])

    # --- one person ---

    def _ask(self, seat: int) -> None:
        if seat != self._present:
            self._hand_over(seat)
            self._present = seat
        decision = Decision(self.match, seat, self.names)
        if decision.choice.only_ends():
            # There is nothing to decide; the log says that it was so.
            self.chronicle.act(seat, next(decision.choice.actions()))
            return
        self._tell_story(decision)
        self._show_table(decision)
        covered = False
        while True:
            text = self.interface.ask(f"{self.names[seat]}> ")
            try:
                reply = self._hear(decision, text)
            except TablewrightError as error:
                self._tell(error)
                continue
            if reply.leave:
                raise Left
            if reply.action is not None:
                if self._acts(decision, reply.action):
                    return
                continue
            if reply.answer:
                self.interface.show(reply.block)
            elif decision.shows_board:
                self._show_board(decision, reply)
                covered = True
            elif reply.whole:
                self._show_everything(decision)
            elif self._low():
                # Nothing is put under the screen: its headline would scroll away.
                self._show_table(decision, reply.block)
            elif reply.table or covered:
                self._show_table(decision)
                self.interface.show(reply.block)
                covered = False
            else:
                self.interface.show(reply.block or [line(""), *draw_question(decision, self.look())])

    def _acts(self, decision: Decision, action: Action) -> bool:
        """Take the action. Where a plugin fails at it, say so and let the player do something else."""
        try:
            self.chronicle.act(decision.seat, action)
        except TablewrightError as error:
            self._tell(error)
            return False
        return True

    def _keep(self) -> None:
        """Keep what was done. Where that cannot be, say so and go on: the next action tries it again."""
        for keep_it in (self.acted, self._keep_as_named):
            try:
                keep_it()
            except TablewrightError as error:
                self._tell(error)

    def _keep_as_named(self) -> None:
        if self._saved_as:
            self.match.save(self._saved_as)
            self._safe = len(self.match.log)

    def _tell(self, error: TablewrightError) -> None:
        self.interface.show([line((str(problem), "red")) for problem in error.problems])

    def _hear(self, decision: Decision, text: str) -> Reply:
        """Answer one line: a question by its answer, anything else by the decision."""
        first, _, rest = text.strip().partition(" ")
        rest = rest.strip()
        if not decision.knows(text):
            answer = self._answer(decision, first.lower(), rest)
            if answer is not None:
                return answer
        return decision.hear(text)

    def _answer(self, decision: Decision, word: str, rest: str) -> Reply | None:
        inquiries = Inquiries(decision, self.chronicle, self.look())
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", f"{word[1:]} {rest}".strip()
        match word:
            case "?" | "help" | "h":
                return Reply.answering(inquiries.help(rest.lower()))
            case "what" | "what's" | "whats" if word != "what" or rest.lower().startswith(("is ", "are ")):
                return Reply.answering(inquiries.help(asked_about(rest.lower())))
            case "undo":
                if decision.partial:
                    return decision.hear("b")
                told = "What is done is done; b goes back by one choice as long as you are choosing."
                return Reply.answering([line((told, "dim"))])
            case "why":
                return Reply.answering(inquiries.why(rest.lower()))
            case "score" | "scores" | "points":
                return Reply.answering(inquiries.score(rest))
            case "log":
                return Reply.answering(inquiries.log(rest))
            case "see" | "look" | "others":
                return Reply.answering(inquiries.see(rest))
            case "rule" | "rules":
                return Reply.answering(inquiries.help(rest.lower() or "touch"))
            case "hint":
                return Reply.answering(inquiries.hint())
            case "save" | "save!":
                return Reply.answering(self._save(rest, replace=word.endswith("!")))
            case "table":
                return Reply(whole=True)
            case "quit" | "exit" | "q":
                return Reply(leave=True)
        return None

    def _save(self, path: str, *, replace: bool) -> Block:
        if not path:
            return [line(("save where? For example: save evening.save", "dim"))]
        replaced = path.endswith("!") or replace
        path = path.removesuffix("!")
        done, told = keep(self.match, path, replace=replaced, typed="save ")
        if not done:
            return told
        self._safe, self._saved_as = len(self.match.log), path
        return kept_in(path, " with each action from now on")

    # --- the screen ---

    def _low(self) -> bool:
        """Whether the screen is so low that lines are scarce."""
        return self.interface.height > 0 and not self.interface.roomy

    def _show_table(self, decision: Decision, told: Block | None = None) -> None:
        """The table as far as there is room for it; with what was `told` in the place of the news."""
        look, height = self.look(), max(self.interface.height - 1, 0)
        news = told or self._news(look)
        question = draw_question(decision, look)
        self.interface.clear()
        self.interface.show(draw_screen(decision, look, self._headline(look.width), news, question, height))

    def _show_everything(self, decision: Decision) -> None:
        """The whole table, however long it is."""
        look = self.look()
        self.interface.clear()
        self.interface.show(
            draw_screen(decision, look, self._headline(look.width), [], draw_question(decision, look), 0)
        )

    def _show_board(self, decision: Decision, reply: Reply) -> None:
        """The question that has the board in it takes the place of the table, so that a tile moves and no picture."""
        self.interface.clear()
        look, height = self.look(), self.interface.height
        for brief in range(2):
            question = draw_question(decision, replace(look, brief=brief))
            shown = stacked([[self._headline(look.width)], question, reply.block])
            if not height or len(shown) < height:
                break
        self.interface.show(shown)

    def _headline(self, width: int) -> Text:
        match = self.match
        flow = match.state.flow
        parts = [match.rules.title]
        nodes = match.rules.outline.nodes
        repeated = [frame for frame in flow.stack if nodes[frame.step].repeat > 1]
        if flow.round:
            # Each game has its own word for it: a round, a turn, a hand.
            frame = next((frame for frame in flow.stack if nodes[frame.step].rounds), None)
            unit = step_title(match.rules, frame.step).lower() if frame else "round"
            of = f" of {nodes[frame.step].repeat}" if frame and nodes[frame.step].repeat > 1 else ""
            parts.append(f"{unit} {flow.round}{of}")
        # What is repeated within a round tells how often.
        within = [frame for frame in repeated if not nodes[frame.step].rounds]
        title = step_title(match.rules, flow.stack[-1].step)
        for frame in within[-1:]:
            block, number = (
                step_title(match.rules, frame.step),
                f"{frame.turn + 1} of {nodes[frame.step].repeat}",
            )
            parts.append(f"{block} {number}")
        if not within or title != step_title(match.rules, within[-1].step):
            parts.append(title)
        head = rule(" · ".join(parts), max(width - 30, 30))
        standing = draw_standing(match, self.names, self._present)
        return line(head, "  ", standing) if standing else head

    def _tell_story(self, decision: Decision) -> None:
        """What happened, on a screen of its own, where the game tells it and a low screen has no room beside the table."""
        fresh = [entry for entry in self.chronicle.entries[self._told :] if entry.news]
        look = self.look()
        if not self._low() or not any(entry.told for entry in fresh):
            return
        block = self.chronicle.draw(fresh, look.width, rounds=False)
        height = self.interface.height
        if len(block) <= news_room(decision, look, draw_question(decision, look), height - 1):
            return
        room = max(height - 4, 1)
        while block:
            page, block = block[:room], block[room:]
            self.interface.clear()
            self.interface.show([self._headline(look.width), Text(), *page])
            self.interface.ask("Enter to go on> ")

    def _news(self, look: Look) -> Block:
        """What happened since somebody was last asked."""
        fresh = [entry for entry in self.chronicle.entries[self._told :] if entry.news]
        self._told = len(self.chronicle.entries)
        block = self.chronicle.draw(fresh, look.width, rounds=False)
        if self._tidings:
            block += [line((told, "yellow")) for told in self._tidings]
            self._tidings = ()
        if not self._greeted:
            self._greeted = True
            block.append(line(_GREETING))
        if len(block) > _NEWS:
            block = [line(("  … (log tells it all)", "dim")), *block[-_NEWS:]]
        return block

    def _hand_over(self, seat: int) -> None:
        """Between two people who see different things: a screen without anything on it."""
        others = [other for other in self._people if other != seat]
        seen = self.match.view(seat)
        if (self._present < 0 and len(self._people) == 1) or all(
            self.match.view(other) == seen for other in others
        ):
            return
        self.interface.clear()
        self.interface.show(
            [
                line(""),
                line((self.names[seat], f"bold {of_seat(seat)}"), " is next; nobody else should look."),
            ]
        )
        self.interface.ask("Enter when ready> ")
