"""The pages of what might have been: a branch as it stands, what chance may bring, the line of the house."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

from bot.draw.board import People
from bot.engine import CHANCE, Chance, Decisions, Event, Observation, Outcome, Seat
from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.review import Moment
from bot.match.values import MatchId
from bot.store import BranchRow
from bot.text import Item, Language, Translator
from bot.ui.layout import (
    ACCENT,
    OVER,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    mention,
    option,
    rows,
    select,
    text,
)
from bot.ui.menus.level import IN_A_SELECT, Level, MenuIds, Trail, explanation, menu_parts
from bot.ui.menus.tree import Ways, labels, menu, ways_with_endings
from bot.ui.messages.panel import SCALE, galleries, still_open
from bot.ui.messages.ways import AT_A_MOMENT, Action
from bot.ui.messages.ways import OVER as AFTER_THE_END
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, plain
from bot.ui.presentation import Presentation
from cogs.inn.review.pages import STEP, step_target
from cogs.inn.what_if.model import ACTIONS, Branch, Deed, group_steps

WHAT_IF: Final = Action("what-if", Kind.WHAT_IF, "🧪")
OPEN: Final = "-"
"""Stands for all cards open where a seat would stand."""
MOST_TOLD: Final = 8
"""Steps of a branch that are told."""
LONGEST: Final = 300
"""Characters of one step in words."""


@AT_A_MOMENT.lead_from
def lead_to_what_if(translator: Translator, match: MatchId, moment: Moment) -> ui.Button[Any] | None:
    """Lead to other moves from a moment; at the end there are none."""
    if moment.observation.outcome is not None:
        return None
    return button(_id(match, "from", moment.number), WHAT_IF.name(translator), emoji=WHAT_IF.emoji)


@AFTER_THE_END.offer(WHAT_IF)
def can_be_tried(table: Table) -> bool:
    """Check whether other moves can be tried: the game is over."""
    return table.phase == "over"


def _id(match: MatchId, what: str, stamp: int = 0) -> ComponentId:
    return ComponentId(Kind.WHAT_IF, match, stamp, what)


@dataclass(frozen=True, slots=True)
class Shown:
    """A branch as one visitor is shown it.

    eyes: whose. chances: what the house thinks; None while it thinks. is_own: whether the visitor plays in
    it. whole: how many deeds the branch has, where an earlier position is shown. note: what has just come of
    a press.
    """

    table: Table
    branch: Branch
    eyes: Seat
    chances: tuple[int, ...] | None
    is_own: bool
    whole: int
    note: str = ""

    @property
    def is_latest(self) -> bool:
        """Check whether it is shown as it stands."""
        return len(self.branch.deeds) == self.whole


def find_eyes(bundle: GameBundle, branch: Branch) -> Seat:
    """Find through whose eyes a position is shown at first: those of who must choose; from what a seat knew,
    its own where nobody must."""
    pending = bundle.game.pending(branch.state)
    if isinstance(pending, Decisions):
        seats = [decision.seat for decision in pending.open]
        return branch.eyes if branch.eyes in seats else seats[0]
    return branch.eyes or bundle.game.seats(branch.start)[0]


def start_page(
    presentation: Presentation,
    table: Table,
    moment: int | None,
    kept: Sequence[BranchRow],
    language: Language,
    note: str = "",
) -> Page:
    """The ways into what might have been. moment: from where; None: nobody has said. kept: the visitor's."""
    bundle, translator = presentation.bundle(table), presentation.translator(language)

    def build() -> Layout:
        about = {"game": bundle.words.name(language), "step": moment if moment is not None else ""}
        parts: list[Part] = [text(f"> {note}")] if note else []
        if moment is None:
            parts.append(text(translator("what-if-anywhere", **about)))
            parts += rows([STEP.button(translator, table.id)])
        else:
            parts.append(text(translator("what-if-from", **about)))
            openly = _id(table.id, f"new.{OPEN}", moment)
            ways = [button(openly, translator("button-what-if-open"), "primary", "🃏")]
            ways += [
                button(
                    _id(table.id, f"new.{seat}", moment),
                    translator("button-what-if-knew", seat=bundle.words.seat(seat, language)),
                    emoji="💭",
                )
                for seat, _ in table.seats
            ]
            parts += rows(ways)
        if kept:
            lines = [_line(translator, bundle, branch, language) for branch in kept[:IN_A_SELECT]]
            parts.append(select(_id(table.id, "open"), translator("what-if-kept", count=len(kept)), lines))
        if moment is not None:
            parts += rows([_to_game(translator, table.id, None, moment)])
        return frame(parts, QUIET)

    return plain(build)


def _line(
    translator: Translator, bundle: GameBundle, row: BranchRow, language: Language
) -> discord.SelectOption:
    cards = translator("what-if-line-open")
    if row.eyes:
        cards = translator("what-if-line-knew", seat=bundle.words.seat(row.eyes, language))
    count = len(ACTIONS.validate_json(row.actions))
    return option(str(row.number), translator("what-if-line", step=row.moment, count=count), cards)


def _to_game(translator: Translator, match: MatchId, eyes: Seat | None, moment: int) -> ui.Button[Any]:
    return button(step_target(match, eyes, "w", moment), translator("button-what-if-game"), emoji="📽️")


def branch_page(
    presentation: Presentation,
    shown: Shown,
    language: Language,
    trail: Trail = Trail(),
    results: Sequence[tuple[str, tuple[Event, ...]]] = (),
    *,
    is_public: bool = False,
) -> Page:
    """A branch: what has been done in it, what the house thinks, and in one's own what is to be done next.

    results: what the chance that is pending may bring.
    """
    branch, table = shown.branch, shown.table
    bundle, translator = presentation.bundle(table).naming_all(), presentation.translator(language)
    seen: Observation = bundle.game.observe(branch.state, shown.eyes)
    plays, level = shown.is_own and shown.is_latest and not is_public, None
    if plays and seen.legal:
        path, chains = find_ways(translator, bundle, seen, language)
        level = menu(seen.legal, path, trail, chains)
    news = _news(branch, shown.eyes)
    view = bundle.board.shown_after(seen, news)[0]
    if level is not None:
        view = bundle.board.needed_for(seen, still_open(seen, level))

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [text(f"> {shown.note}")] if shown.note else []
        by = None if shown.is_own and not is_public else branch.row.user
        parts.append(text(_heading(translator, bundle, branch, language, by)))
        told = tell_steps(translator, bundle, branch.deeds, language)
        below = [*told[-MOST_TOLD:], _judge(translator, bundle, shown, language)]
        parts.append(text("\n".join(below)))
        if plays:
            parts += _asked(translator, bundle, shown, seen, level, results, language)
        elif isinstance(bundle.game.pending(branch.state), Outcome):
            parts.append(text(f"🏁 {bundle.words.outcome(seen, language)}"))
        parts += galleries(translator, attached)
        if is_public:
            way = button(_see(shown, shown.whole, None), translator("button-what-if-look"), "primary", "🧪")
            return frame([*parts, *rows([way])], QUIET)
        parts += rows(_ways(translator, shown))
        parts.append(_eyes(translator, bundle, shown, language))
        return frame(parts, ACCENT if plays else QUIET)

    return Page(bundle.key, build, (view,), _request(presentation, bundle, shown, seen, language))


def find_ways(translator: Translator, bundle: GameBundle, seen: Observation, language: Language) -> Ways:
    """The ways to all actions, of which none is asked once more: here everything can be taken back."""
    path, chains = ways_with_endings(translator, bundle, seen, language)

    def skip_asking(items: Sequence[Item]) -> tuple[Item, ...]:
        return tuple([item for item in items if not item.asks])

    return lambda action: skip_asking(path(action)), [
        replace(chain, path=skip_asking(chain.path)) for chain in chains
    ]


def _request(
    presentation: Presentation, bundle: GameBundle, shown: Shown, seen: Observation, language: Language
) -> Any:
    people: People = presentation.people(shown.table, language)

    def request(name: str) -> PictureRequest:
        asked = presentation.request_view(shown.table.id, bundle, seen, name, language, SCALE, people)
        if shown.branch.eyes is None:
            return asked
        marked = presentation.translator(language)("what-if-imagined-picture")
        return replace(asked, describe=lambda: f"{marked}\n{asked.describe()}")

    return request


def _news(branch: Branch, eyes: Seat) -> tuple[Event, ...]:
    last = group_steps(branch.deeds)[-1:]
    return tuple(e for step in last for deed in step for e in deed.events if e.known_to(eyes))


def _heading(
    translator: Translator, bundle: GameBundle, branch: Branch, language: Language, by: int | None
) -> str:
    """Say what is tried out, from where, and what of it is imagined. by: whose it is, where that is said."""
    count = len(group_steps(branch.deeds))
    lines = [
        translator("what-if-heading", game=bundle.words.name(language), step=branch.row.moment, count=count)
    ]
    if branch.eyes is None:
        lines.append(translator("what-if-open"))
    else:
        lines.append(translator("what-if-knew", seat=bundle.words.seat(branch.eyes, language)))
    if by is not None:
        lines.append(translator("what-if-by", user=mention(translator, by)))
    return "\n".join(lines)


def _judge(translator: Translator, bundle: GameBundle, shown: Shown, language: Language) -> str:
    """Say what the house thinks: an estimate, and what it is the estimate of."""
    if shown.chances is None:
        return translator("what-if-thinking")
    if not shown.chances:
        return translator("what-if-unjudged")
    told = tell_chances(bundle, shown.branch, shown.chances, language)
    return translator("what-if-estimate" if shown.branch.eyes is None else "what-if-mean", chances=told)


def tell_chances(bundle: GameBundle, branch: Branch, chances: Sequence[int], language: Language) -> str:
    """The chance of each seat, in one line."""
    pairs = zip(bundle.game.seats(branch.start), chances, strict=True)
    return " · ".join(f"{bundle.words.seat(seat, language)} {chance}%" for seat, chance in pairs)


def tell_steps(
    translator: Translator, bundle: GameBundle, deeds: Sequence[Deed], language: Language
) -> list[str]:
    """What is done step by step, numbered, each as whoever did it knows it."""
    told = (_tell_step(translator, bundle, step, language) for step in group_steps(deeds))
    return [f"`{number}` {line}" for number, line in enumerate(told, start=1)]


def _tell_step(translator: Translator, bundle: GameBundle, step: Sequence[Deed], language: Language) -> str:
    lines = [line for deed in step for line in tell_events(bundle, deed.events, deed.seat, language)]
    if not lines:
        lines = [_name_choice(translator, bundle, deed, language) for deed in step]
    told = " ".join(lines)
    return told if len(told) <= LONGEST else told[: LONGEST - 1].rstrip() + "…"


def tell_events(bundle: GameBundle, events: Sequence[Event], seat: Seat, language: Language) -> Iterator[str]:
    """Events in words, each for whoever did it, or else for the first who may know it; not whose turn begins:
    that is seen from who goes on."""
    for event in events:
        if event.begins_turn:
            continue
        viewer = seat if seat != CHANCE and event.known_to(seat) else next(iter(event.audience or ()), None)
        line = bundle.words.tell(event, viewer, language)
        if line:
            yield line


def _name_choice(translator: Translator, bundle: GameBundle, deed: Deed, language: Language) -> str:
    """What was chosen where nothing is told of it, as the menu calls it."""
    if deed.seat == CHANCE:
        return translator("what-if-chance-done")
    seen = bundle.game.observe(deed.before, deed.seat)
    path = bundle.words.paths(seen, language)
    chosen = next((labels(path(action)) for action in seen.legal if str(action) == deed.text), deed.text)
    return translator("what-if-chosen", seat=bundle.words.seat(deed.seat, language), choice=chosen)


def _asked(
    translator: Translator,
    bundle: GameBundle,
    shown: Shown,
    seen: Observation,
    level: Level | None,
    results: Sequence[tuple[str, tuple[Event, ...]]],
    language: Language,
) -> list[Part]:
    """What is to be done next in one's own branch."""
    branch, pending = shown.branch, bundle.game.pending(shown.branch.state)
    if isinstance(pending, Outcome):
        return [text(f"🏁 {bundle.words.outcome(seen, language)}")]
    if isinstance(pending, Chance):
        return _chance(translator, bundle, shown, results, language)
    seat = bundle.words.seat(shown.eyes, language)
    if level is None:
        return [text(translator("what-if-not-now", seat=seat))]
    seats = bundle.game.seats(branch.start)
    stamp = branch.stamp(seats.index(shown.eyes))
    ids = MenuIds(shown.table.id, stamp, Kind.BRANCH_ACT, Kind.BRANCH_WALK, Kind.BRANCH_PICK)
    imagined = branch.eyes not in (None, shown.eyes)
    whose = translator("what-if-for-imagined" if imagined else "what-if-for", seat=seat)
    asked = explanation(translator, bundle.words.prompt(seen, language), level)
    return [text(f"{whose}\n{asked}"), *menu_parts(translator, ids, level)]


def _chance(
    translator: Translator,
    bundle: GameBundle,
    shown: Shown,
    results: Sequence[tuple[str, tuple[Event, ...]]],
    language: Language,
) -> list[Part]:
    """Chance drawn or chosen; of what is told alike one stands for all."""
    branch, match = shown.branch, shown.table.id
    named: dict[str, str] = {}
    for action, events in results:
        told = " ".join(tell_events(bundle, events, CHANCE, language)).replace("**", "")
        named.setdefault(told, action)
    parts: list[Part] = [text(translator("what-if-chance"))]
    ways = [button(_id(match, "draw", branch.stamp()), translator("button-what-if-draw"), "primary", "🎲")]
    if len(named) > 1:
        lines = [option(action, told) for told, action in list(named.items())[:IN_A_SELECT] if told]
        parts.append(select(_id(match, "result", branch.stamp()), translator("what-if-results"), lines))
        if len(named) > IN_A_SELECT:
            others = button(_id(match, "others", branch.stamp()), translator("button-what-if-others"))
            ways.append(others)
    return [*parts, *rows(ways)]


def _see(shown: Shown, at: int, eyes: Seat | None) -> ComponentId:
    """The id of a button that shows a branch after so many deeds; at the end it shows it as it stands."""
    where = str(at) if at < shown.whole else OPEN
    return _id(shown.table.id, f"see.{where}.{eyes or OPEN}", shown.branch.stamp())


def _ways(translator: Translator, shown: Shown) -> list[ui.Button[Any]]:
    branch, match = shown.branch, shown.table.id
    stamp, here = branch.stamp(), len(branch.deeds)
    ways: list[ui.Button[Any]] = []
    if shown.whole and not (shown.is_own and shown.is_latest):
        steps = _ends(branch, here)
        back = _see(shown, steps, None)
        ways.append(button(back, translator("button-step-back"), emoji="◀️", disabled=here == 0))
    if not shown.is_latest:
        ways.append(button(_see(shown, here + 1, None), translator("button-step-on"), emoji="▶️"))
    if shown.is_own and shown.is_latest and branch.deeds:
        ways.append(button(_id(match, "back", stamp), translator("button-what-if-back"), emoji="↩️"))
    if shown.is_latest:
        if shown.chances is None:
            ways.append(button(_see(shown, here, shown.eyes), translator("button-refresh"), emoji="🔄"))
        ways.append(button(_id(match, "line.0", stamp), translator("button-what-if-line"), emoji="💡"))
    if shown.is_own and shown.is_latest:
        if branch.deeds and not shown.table.place.is_private:
            ways.append(button(_id(match, "post", stamp), translator("button-what-if-post"), emoji="📢"))
        if branch.deeds:
            ways.append(button(_id(match, "drop", stamp), translator("button-what-if-drop"), emoji="🧽"))
    elif not shown.is_own:
        ways.append(button(_id(match, "copy", stamp), translator("button-what-if-copy"), "primary", "🧪"))
    ways.append(_to_game(translator, match, branch.eyes, branch.row.moment))
    return ways


def _ends(branch: Branch, here: int) -> int:
    """The number of deeds before the last step of so many."""
    steps = group_steps(branch.deeds[:here])
    return here - len(steps[-1]) if steps else 0


def _eyes(translator: Translator, bundle: GameBundle, shown: Shown, language: Language) -> Part:
    """Whose eyes and whose choice: those of another seat, imagined where only one seat's knowledge counts."""
    where = OPEN if shown.is_latest else str(len(shown.branch.deeds))
    target = _id(shown.table.id, f"eyes.{where}", shown.branch.stamp())
    lines = []
    for seat in bundle.game.seats(shown.branch.start):
        imagined = shown.branch.eyes not in (None, seat)
        name = translator("step-eyes-of", seat=bundle.words.seat(seat, language))
        detail = translator("what-if-eyes-imagined") if imagined else ""
        lines.append(option(seat, name, detail, chosen=seat == shown.eyes))
    return select(target, translator("step-eyes"), lines)


def line_page(
    presentation: Presentation,
    shown: Shown,
    line: Sequence[tuple[Deed, ...]],
    at: int,
    ends: Sequence[int],
    language: Language,
) -> Page:
    """The line the house thinks best, step by step in words, with the picture after one of them.

    at: which step, from 0. ends: the chances at its end.
    """
    branch, table = shown.branch, shown.table
    bundle, translator = presentation.bundle(table).naming_all(), presentation.translator(language)
    at = max(0, min(at, len(line) - 1))
    deeds = [deed for step in line for deed in step]
    here = [deed for step in line[: at + 1] for deed in step]
    state = here[-1].state if here else branch.state
    seat = next((deed.seat for deed in reversed(here) if deed.seat != CHANCE), shown.eyes)
    eyes = branch.eyes or seat
    seen: Observation = bundle.game.observe(state, eyes)
    news = tuple(e for deed in line[at] for e in deed.events if e.known_to(eyes)) if line else ()
    then = replace(shown, eyes=eyes, chances=tuple(ends))

    def build(attached: Sequence[Attachment]) -> Layout:
        told = tell_steps(translator, bundle, deeds, language)
        lines = [f"**{step}**" if number == at else step for number, step in enumerate(told)]
        head = [_heading(translator, bundle, branch, language, None), translator("what-if-line-heading")]
        parts: list[Part] = [text("\n".join(head))]
        if not line:
            parts.append(text(translator("what-if-line-none")))
        else:
            end = translator("what-if-line-end", judged=_judge(translator, bundle, then, language))
            parts.append(text("\n".join([*lines, *([end] if ends else [])])))
            parts.append(text(translator("what-if-line-picture", step=at + 1)))
        parts += galleries(translator, attached)
        parts += rows(_line_ways(translator, shown, len(line), at))
        return frame(parts, OVER)

    view = bundle.board.shown_after(seen, news)[0]
    return Page(bundle.key, build, (view,), _request(presentation, bundle, then, seen, language))


def _line_ways(translator: Translator, shown: Shown, count: int, at: int) -> list[ui.Button[Any]]:
    match, stamp = shown.table.id, shown.branch.stamp()
    ways: list[ui.Button[Any]] = []
    if count > 1:
        back, on = _id(match, f"line.{max(at - 1, 0)}.b", stamp), _id(match, f"line.{at + 1}.o", stamp)
        ways.append(button(back, translator("button-step-back"), emoji="◀️", disabled=at == 0))
        ways.append(button(on, translator("button-step-on"), emoji="▶️", disabled=at >= count - 1))
    if count and shown.is_own and shown.is_latest:
        played = translator("button-what-if-adopt", step=at + 1)
        ways.append(button(_id(match, f"adopt.{at + 1}", stamp), played, "primary", "🧪"))
    ways.append(
        button(_see(shown, len(shown.branch.deeds), None), translator("button-what-if-moves"), emoji="⬅️")
    )
    return ways


def dropping_page(presentation: Presentation, shown: Shown, language: Language) -> Page:
    """Ask once more before a branch is wiped out."""
    translator = presentation.translator(language)

    def build() -> Layout:
        yes = button(
            _id(shown.table.id, "drop-now", shown.branch.stamp()),
            translator("button-what-if-drop"),
            "danger",
            "🧽",
        )
        no = button(_see(shown, shown.whole, None), translator("button-back"), emoji="⬅️")
        return frame([text(translator("what-if-drop-ask")), *rows([yes, no])], QUIET)

    return plain(build)
