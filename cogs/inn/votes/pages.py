"""What vote games show: the lobby, the message of a vote in a side's thread, and the private ballot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from operator import eq
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.engine import Record, Seat
from bot.match.bundle import GameBundle
from bot.match.match import LEVELS, Table, is_computer, is_crowd, level_of
from bot.match.review import Deed, play_through
from bot.match.values import UserId
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.layout import (
    ACCENT,
    LABEL,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    link,
    mention,
    option,
    rows,
    select,
    text,
    with_thumbnail,
)
from bot.ui.menus.level import ARROW, MenuIds, Trail, explanation, menu_parts
from bot.ui.menus.tree import menu, ways_with_endings, whole_label
from bot.ui.messages.clocks import pace_menu
from bot.ui.messages.lobby import lobby_buttons, lobby_head
from bot.ui.messages.panel import SCALE, galleries, panel_picture, picture_menu, still_open
from bot.ui.messages.reading import picture_page
from bot.ui.messages.ways import FINISHED, IN_A_LOBBY, MORE, Action
from bot.ui.page import COVER, Attachment, ComponentId, Kind, Page, clip, plain
from bot.ui.presentation import Presentation
from bot.ui.story import tell_since
from cogs.inn.votes.model import MOST_CHOICES, Ballot, Choice, Count, Line, Side, Sides, Step, Told
from cogs.inn.votes.service import CROWD, NOBODY

OPEN, ASSIGN, BEGIN, JOIN, LEAVE = "open", "assign", "begin", "join", "leave"
"""What is done about sides; after a dot may stand a seat."""
SHOW, FOR, ANOTHER, CONFIRM, AFRESH, LOOK = "", "for", "another", "confirm", "afresh", "look"
"""What is done with a ballot: show it, vote for a choice, go through the menu, vote for that, start over, and
look at a picture as the side sees it."""
ABOUT: Final = ("vote-lobby", "vote-lobby-threads")
"""What a lobby says of such a game."""
MOST_NAMED: Final = 12
"""People of a side who are named."""
VOTES: Final = Action("votes", Kind.VOTE, "🗳️")


def way(match: int, what: str, stamp: int = 0) -> ComponentId:
    """Say what a button of a vote game says."""
    return ComponentId(Kind.VOTE, match, stamp, what)


@IN_A_LOBBY.lead_from
def lead_to_votes(translator: Translator, table: Table) -> ui.Button[Any] | None:
    """Have everybody vote, for the host of a lobby."""
    if table.place.is_private or table.origin is not None or _is_voted_in(table):
        return None
    return button(way(table.id, OPEN), translator("button-vote-open"), emoji="🗳️")


@MORE.offer(VOTES)
def has_votes(bundle: GameBundle, view: View) -> bool:
    """Check whether people vote in a game."""
    return _is_voted_in(view.table)


def _is_voted_in(table: Table) -> bool:
    return any(is_crowd(user) for _, user in table.seats)


# The lobby


def vote_lobby_page(presentation: Presentation, sides: Sides, language: Language) -> Page:
    """The lobby of a game that people vote in: who is on which side, and what the house has."""
    table = sides.table
    bundle, translator = presentation.bundle(table), presentation.translator(language)

    def build(attached: Sequence[Attachment]) -> Layout:
        head = lobby_head(translator, bundle, table, language)
        parts: list[Part] = [
            with_thumbnail(head, attachment.url, attachment.alt) for attachment in attached
        ] or [text(head)]
        parts.append(
            text("\n".join([*map(translator, ABOUT), *_tell_sides(translator, bundle, sides, language)]))
        )
        leave = button(way(table.id, LEAVE), translator("button-leave"))
        parts += rows([*_join_buttons(translator, bundle, sides, language), leave])
        parts.append(_assign_menu(translator, bundle, table, language))
        pace = None if table.clocks is None else table.clocks.pace
        parts.append(pace_menu(translator, pace, ComponentId(Kind.PACE, table.id)))
        return frame([*parts, *lobby_buttons(translator, bundle, table, way(table.id, BEGIN))], ACCENT)

    return Page(table.key, build, (COVER,), lambda _: presentation.request_cover(table.key, language))


def sides_page(
    presentation: Presentation, sides: Sides, user: UserId, language: Language, note: str = ""
) -> Page:
    """Lay out who is on which side of a game that has begun, and what one of them can do about it."""
    table = sides.table
    bundle, translator = presentation.bundle(table), presentation.translator(language)

    def build() -> Layout:
        heading = translator("vote-sides", game=bundle.words.name(language))
        parts: list[Part] = [text(heading), *([text(f"> {note}")] if note else [])]
        parts.append(text("\n".join(_tell_sides(translator, bundle, sides, language))))
        if table.phase != "playing":
            return frame(parts, QUIET)
        if sides.of(user) is None:
            return frame([*parts, *rows(_join_buttons(translator, bundle, sides, language))], QUIET)
        return frame([*parts, *rows(_voters_ways(translator, table))], QUIET)

    return plain(build)


def _tell_sides(translator: Translator, bundle: GameBundle, sides: Sides, language: Language) -> list[str]:
    lines = []
    for seat, user in sides.table.seats:
        name, side = bundle.words.seat(seat, language), sides.at(seat)
        if side is not None:
            named = [mention(translator, member) for member in side.members[:MOST_NAMED]]
            more = len(side.members) - len(named)
            named += [translator("vote-more-people", count=more)] if more else []
            count = len(side.members)
            people = translator.join(named)
            lines.append(translator("vote-side", seat=name, count=count, people=people))
        elif user is not None:
            lines.append(translator("vote-side-house", seat=name, player=mention(translator, user)))
    return lines


def _join_buttons(
    translator: Translator, bundle: GameBundle, sides: Sides, language: Language
) -> list[ui.Button[Any]]:
    match = sides.table.id
    return [
        button(
            way(match, f"{JOIN}.{side.seat}"),
            translator("button-vote-join", seat=bundle.words.seat(side.seat, language)),
            "primary",
            "🪑",
        )
        for side in sides.sides
    ]


def _voters_ways(translator: Translator, table: Table) -> list[ui.Button[Any]]:
    return [
        button(way(table.id, SHOW), translator("button-vote"), "primary", "🗳️"),
        button(way(table.id, LEAVE), translator("button-vote-leave")),
    ]


def _assign_menu(translator: Translator, bundle: GameBundle, table: Table, language: Language) -> Part:
    """A menu by which the host says whom each seat is for."""
    taken = dict(table.seats)
    fewer = len([user for user in taken.values() if user is not None]) - 1 in bundle.game.facts.players
    lines = []
    for seat, user in table.seats:
        name = bundle.words.seat(seat, language)
        if not is_crowd(user):
            lines.append(option(f"{seat}.{CROWD}", translator("vote-for-crowd", seat=name)))
        for level in LEVELS:
            if not (is_computer(user) and user is not None and level_of(user) == level):
                told = translator("vote-for-house", seat=name, level=translator(f"level-{level}"))
                lines.append(option(f"{seat}.{level}", told))
        if fewer and user is not None:
            lines.append(option(f"{seat}.{NOBODY}", translator("vote-for-nobody", seat=name)))
    return select(way(table.id, ASSIGN), translator("vote-assign"), lines)


# The message of a vote, in the thread of its side: nothing that only the side may know


def vote_page(
    presentation: Presentation, view: View, side: Side, count: Count, language: Language, *, is_open: bool
) -> Page:
    """The message of a vote. view: a spectator's; is_open: whether votes are taken."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    seat = bundle.words.seat(side.seat, language)

    def build() -> Layout:
        heading = translator("vote-heading", seat=seat, place=link(view.table))
        if not is_open:
            closed = translator("vote-closed", voted=count.voted, members=count.members)
            return frame([text(f"{heading}\n{closed}")], QUIET)
        told = tell_since(translator, bundle, view, language)
        parts: list[Part] = [text(heading), *([text(told)] if told else [])]
        parts.append(text(_tell_count(presentation, translator, count)))
        return frame([*parts, *rows(_voters_ways(translator, view.table))], ACCENT)

    return plain(build)


def _tell_count(presentation: Presentation, translator: Translator, count: Count) -> str:
    lines = [translator("vote-count", voted=count.voted, members=count.members)]
    if count.due is not None:
        lines.append(translator("vote-due", due=format_dt(presentation.house_clock.show(count.due), "R")))
    if count.put_off:
        lines.append(translator("vote-put-off"))
    return "\n".join(lines)


# The ballot, for one person of the side alone


def ballot_page(presentation: Presentation, ballot: Ballot, language: Language, note: str = "") -> Page:
    """Lay out what is asked, what is voted for, and the way to everything else there is."""
    view = ballot.view
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    shown = panel_picture(bundle, view)
    match, stamp = view.table.id, view.stamp

    def build(attached: Sequence[Attachment]) -> Layout:
        parts = _head(translator, bundle, ballot, language, note)
        told = tell_since(translator, bundle, view, language)
        refresh = button(way(match, SHOW), translator("button-refresh"), emoji="🔄")
        below = [*galleries(translator, attached), *([text(told)] if told else [])]
        below.append(_pictures(translator, bundle, ballot, language))
        if not view.observation.legal:
            return frame([*parts, text(translator("vote-waiting")), *below, *rows([refresh])], QUIET)
        parts.append(text(f"**{bundle.words.prompt(view.observation, language)}**"))
        parts.append(text(_tell_count(presentation, translator, ballot.count)))
        if ballot.own is not None:
            parts.append(text(translator("vote-own", choice=name_line(bundle, ballot.own.steps, language))))
        if ballot.choices:
            lines = [
                _line(translator, bundle, ballot, choice, language)
                for choice in ballot.choices[:MOST_CHOICES]
            ]
            parts.append(select(way(match, FOR, stamp), translator("vote-choose"), lines))
        else:
            parts.append(text(translator("vote-none")))
        proposing = "go-on" if ballot.draft else "another" if ballot.choices else "propose"
        another = translator(f"button-vote-{proposing}")
        ways = [
            button(way(match, ANOTHER), another, "secondary" if ballot.choices else "primary"),
            refresh,
        ]
        return frame([*parts, *rows(ways), *below], ACCENT)

    return Page(view.table.key, build, (shown,), presentation.picture_of(view, language, SCALE))


def _pictures(
    translator: Translator, bundle: GameBundle, ballot: Ballot, language: Language, shown: str = ""
) -> Part:
    target = way(ballot.view.table.id, LOOK)
    return picture_menu(translator, bundle, ballot.view, language, shown, target)


def look_page(presentation: Presentation, ballot: Ballot, name: str, language: Language) -> Page:
    """One picture as the side sees it, bigger, and the way back to the ballot."""
    view = ballot.view
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)

    def lead(shown: str) -> list[Part]:
        back = button(way(view.table.id, SHOW), translator("button-vote-choices"))
        return [_pictures(translator, bundle, ballot, language, shown), *rows([back])]

    return picture_page(presentation, view, name, language, lead)


def proposal_page(
    presentation: Presentation, ballot: Ballot, language: Language, trail: Trail = Trail(), note: str = ""
) -> Page:
    """The ordinary menu of the seat, by which somebody proposes something: what follows what they have."""
    view = ballot.then or ballot.view
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    path, chains = ways_with_endings(translator, bundle, view.observation, language)
    level = menu(view.observation.legal, path, trail, chains)
    shown = bundle.board.needed_for(view.observation, still_open(view.observation, level))

    def build(attached: Sequence[Attachment]) -> Layout:
        match = view.table.id
        parts = _head(translator, bundle, ballot, language, note)
        if ballot.draft:
            told = name_line(bundle, ballot.walk.steps, language)
            more = [translator("vote-draft-more")] if ballot.key else []
            parts.append(text("\n".join([translator("vote-draft", line=told), *more])))
        parts.append(text(explanation(translator, bundle.words.prompt(view.observation, language), level)))
        ids = MenuIds(match, ballot.mark, Kind.VOTE_ACT, Kind.VOTE_WALK, Kind.VOTE_PICK)
        parts += menu_parts(translator, ids, level)
        ways = []
        if ballot.key:
            ways.append(
                button(way(match, CONFIRM, ballot.mark), translator("button-vote-confirm"), "success", "🗳️")
            )
        if ballot.draft:
            ways.append(button(way(match, AFRESH), translator("button-vote-afresh"), emoji="🔁"))
        ways.append(button(way(match, SHOW), translator("button-vote-choices")))
        return frame([*parts, *rows(ways), *galleries(translator, attached)], ACCENT)

    return Page(view.table.key, build, (shown,), presentation.picture_of(view, language, SCALE))


def name_line(bundle: GameBundle, steps: Sequence[Step], language: Language) -> str:
    """Name what is done in a line, one after the other."""
    named = []
    for seen, done in steps:
        action = next((legal_action for legal_action in seen.legal if str(legal_action) == done), None)
        named.append(done if action is None else whole_label(bundle.words.paths(seen, language)(action)))
    return " → ".join(named)


def _head(
    translator: Translator, bundle: GameBundle, ballot: Ballot, language: Language, note: str
) -> list[Part]:
    seat = bundle.words.seat(ballot.side.seat, language)
    heading = translator("panel-heading", seat=seat, game=bundle.words.name(language))
    return [text(heading), *([text(f"> {note}")] if note else [])]


def _line(
    translator: Translator, bundle: GameBundle, ballot: Ballot, choice: Choice, language: Language
) -> Any:
    """A choice as a line of the menu: what it is, how many want it, and what follows in it."""
    own, rest = choice.steps[: len(choice.key)], choice.steps[len(choice.key) :]
    name = name_line(bundle, own, language) or " → ".join(choice.key)
    detail = translator("vote-votes", count=choice.votes)
    if rest:
        detail = f"{detail} · {name_line(bundle, rest, language)}"
    is_own = ballot.own is not None and ballot.own.key == choice.key
    return option(str(choice.number), clip(name, LABEL), clip(detail, LABEL), chosen=is_own)


# Who voted for what, once a game is over: each decision with its choices, as the side saw them


@dataclass(frozen=True, slots=True)
class ToldChoice:
    """A choice in words, who voted for it, and whether it was done."""

    label: str
    voters: tuple[UserId, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that was voted on. choices: what was done, then the others, most votes first."""

    seat: Seat
    choices: tuple[ToldChoice, ...]


def tell_decisions(
    bundle: GameBundle, record: Record, told: Sequence[Told], language: Language
) -> tuple[Decision, ...]:
    """Tell every vote of a game that is over. It takes as long as playing the game through."""
    waiting: dict[Seat, list[Told]] = {}
    for vote in sorted(told, key=lambda vote: vote.number):
        waiting.setdefault(vote.seat, []).append(vote)
    deeds = [*play_through(bundle.game, record)]
    decisions = []
    for at, deed in enumerate(deeds):
        queue = waiting.get(deed.seat)
        if queue and (won := _find_done(queue[0], deeds[at:])) is not None:
            decisions.append(_tell(bundle, deed, queue.pop(0), won, language))
    return tuple(decisions)


def _find_done(told: Told, deeds: Sequence[Deed]) -> Line | None:
    """Find the choice that was done next; None where none of them was: something happened before."""
    chosen = [line for _, line in told.votes if line and line[0] == deeds[0].text]

    def fit(line: Line) -> int:
        done = [deed.text for deed in deeds[: len(line)] if deed.seat == told.seat]
        return sum(takewhile(bool, map(eq, line, done)))

    return max(chosen, key=fit, default=None)


def _tell(bundle: GameBundle, deed: Deed, told: Told, won: Line, language: Language) -> Decision:
    voters: dict[Line, list[UserId]] = {}
    for user, line in told.votes:
        voters.setdefault(line, []).append(user)
    order = sorted(voters, key=lambda line: (line != won, -len(voters[line])))
    return Decision(
        told.seat,
        tuple(
            ToldChoice(
                _name_played(bundle, deed.before, told.seat, line, language), tuple(voters[line]), line == won
            )
            for line in order
        ),
    )


def _name_played(bundle: GameBundle, state: Any, seat: Seat, line: Line, language: Language) -> str:
    """Name what a line does from a position, as its seat was offered it."""
    return ARROW.join(dict.fromkeys(_name_steps(bundle, state, seat, line, language)))


def _name_steps(bundle: GameBundle, state: Any, seat: Seat, line: Line, language: Language) -> Iterator[str]:
    game = bundle.game
    for written in line:
        action = game.parse(written)
        if game.check(state, seat, action) is not None:
            return
        seen = game.observe(state, seat)
        yield whole_label(bundle.words.paths(seen, language)(action))
        state = game.apply(state, seat, action).state


# The page of it

TOLD: Final = "told"
"""The payload of its buttons; the stamp is the number of the page."""
DECISIONS: Final = 3
"""Decisions on a page."""
MOST_TOLD: Final = 4
"""Choices of a decision that are told."""
MOST_VOTERS: Final = 8
"""People of a choice who are named."""


@FINISHED.offer(Action("votes-told", Kind.VOTE, "🗳️", payload=TOLD))
def was_voted_in(table: Table) -> bool:
    """Check whether people voted in a game that is over."""
    return table.phase == "over" and any(is_crowd(user) for _, user in table.seats)


def told_page(
    presentation: Presentation, table: Table, decisions: Sequence[Decision], number: int, language: Language
) -> Page:
    """Who voted for what, some decisions at a time. number: of the page, from 0."""
    translator, bundle = presentation.translator(language), presentation.bundle(table)
    last = max(0, (len(decisions) - 1) // DECISIONS)
    here = max(0, min(number, last))
    start = here * DECISIONS

    def build() -> Any:
        head = translator("vote-told", game=bundle.words.name(language), place=link(table))
        told = [
            _tell_decision(translator, bundle, at, decision, language)
            for at, decision in enumerate(decisions[start : start + DECISIONS], start=start + 1)
        ]
        turns = [
            button(ComponentId(Kind.VOTE, table.id, there, TOLD), translator(f"button-{label}"), emoji=emoji)
            for there, label, emoji in ((here - 1, "previous", "◀️"), (here + 1, "next", "▶️"))
            if 0 <= there <= last
        ]
        parts = [text(head), *map(text, told or [translator("vote-told-nothing")]), *rows(turns)]
        return frame(parts, QUIET)

    return plain(build)


def _tell_decision(
    translator: Translator, bundle: GameBundle, number: int, decision: Decision, language: Language
) -> str:
    lines = [translator("vote-told-decision", number=number, seat=bundle.words.seat(decision.seat, language))]
    for choice in decision.choices[:MOST_TOLD]:
        named = [mention(translator, user) for user in choice.voters[:MOST_VOTERS]]
        more = len(choice.voters) - len(named)
        named += [translator("vote-more-people", count=more)] if more else []
        message = "vote-told-done" if choice.won else "vote-told-choice"
        label, people = clip(choice.label, LABEL), translator.join(named)
        lines.append(translator(message, choice=label, count=len(choice.voters), people=people))
    others = len(decision.choices) - MOST_TOLD
    return "\n".join([*lines, *([translator("vote-told-others", count=others)] if others > 0 else [])])
