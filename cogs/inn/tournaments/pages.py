"""The pages of tournaments: those of a server, one's message, and the choices of its managers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.match.clocks import NO_HURRY
from bot.match.tournaments.model import (
    TWO,
    Game,
    Number,
    Pairing,
    Terms,
    Tournament,
    find_level,
    rank,
    write_points,
)
from bot.match.tournaments.rounds import GOING_ON, find_winner, is_elimination, may_enter_late
from bot.match.values import UserId
from bot.text import Language, Translator
from bot.ui import forms
from bot.ui.commands import LONGEST_REASON
from bot.ui.layout import (
    ACCENT,
    ALARM,
    OVER,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    gallery,
    mention,
    option,
    rows,
    select,
    text,
)
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.ways import ABOUT_A_SERVER
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, plain
from bot.ui.presentation import PEOPLE, TITLE, Presentation
from cogs.inn.tournaments.pictures import (
    describe,
    draw_card,
    draw_tournament,
    has_results,
    is_final_round,
    name_round,
    tell_tie_breaks,
)

RUN, RESULT, CANCEL, CANCEL_NOW = "run", "result", "cancel", "cancel-now"
"""What its buttons and menus begin their payload with."""
DRAW: Final = "0"
"""In place of the number of whoever has won."""
REASONS: Final = ("absent", "agreed", "broken", "mistaken")
"""What is chosen from a menu; any other words can be written."""
WINNER, REASON, WORDS = "winner", "reason", "words"
"""The fields of the form by which a result is set."""


def run_page(
    translator: Translator,
    tournament: Tournament,
    names: Mapping[Number, str],
    number: int = 0,
    note: str = "",
) -> Page:
    """Its games, the latest first, to set a result; and the way to call it off. number: of the page."""
    games = [game for game in reversed(tournament.games) if not game.is_bye]
    shown = games[number * IN_A_SELECT : (number + 1) * IN_A_SELECT]
    parts: list[Part] = [
        text(translator("tournament-run-heading", name=tournament.name)),
        *([text(note)] if note else []),
        text(translator("tournament-run-about" if games else "tournament-run-no-games")),
    ]
    if shown:
        lines = [option(_write(game), _name(game, names), _tell_result(translator, game)) for game in shown]
        parts.append(select(_target(tournament, RESULT), translator("tournament-run-choose"), lines))
    buttons: list[ui.Button[Any]] = [
        button(_target(tournament, f"{RUN}.{other}"), translator(f"button-{label}"), emoji=emoji)
        for other, label, emoji in ((number - 1, "previous", "◀️"), (number + 1, "next", "▶️"))
        if 0 <= other * IN_A_SELECT < len(games)
    ]
    if tournament.phase in GOING_ON:
        label = translator("button-tournament-cancel")
        buttons.append(button(_target(tournament, CANCEL), label, "danger"))
    buttons.append(_button(translator, tournament, PAGE, "⬅️"))
    return plain(lambda: frame([*parts, *rows(buttons)], QUIET))


def result_form(
    translator: Translator, tournament: Tournament, game: Game, names: Mapping[Number, str]
) -> ui.Modal:
    """Ask who has won a game, and why its result is set."""
    winners = [
        option(str(player), translator("tournament-run-won", name=names.get(player, "?")))
        for player in game.players
    ]
    reasons = [option(reason, translator(f"tournament-reason-{reason}")) for reason in REASONS]
    return forms.form(
        _target(tournament, f"{RESULT}.{_write(game)}"),
        translator("tournament-run-result-form"),
        forms.choose_one(
            WINNER,
            translator("tournament-run-who"),
            [*winners, option(DRAW, translator("tournament-run-draw"))],
            _name(game, names),
        ),
        forms.choose(
            REASON,
            translator("tournament-run-why"),
            reasons,
            translator("tournament-run-reason"),
            required=False,
        ),
        forms.write(WORDS, translator("tournament-run-words"), most=LONGEST_REASON),
    )


def cancel_page(translator: Translator, tournament: Tournament) -> Page:
    """Ask whether somebody is sure to call a tournament off."""
    sure = button(_target(tournament, CANCEL_NOW), translator("button-tournament-cancel"), "danger")
    told = text(translator("tournament-cancel-sure", name=tournament.name))
    return plain(lambda: frame([told, *rows([sure, _back(translator, tournament)])], ALARM))


def ruled_page(translator: Translator, tournament: Tournament, game: Game) -> Page:
    """Tell those who are playing a game that its result was set, and what they play on for."""
    people = [mention(translator, tournament.entrant_of(player).user) for player in game.players]
    told = translator(
        "tournament-ruled-here",
        people=", ".join(people),
        points=_points(game),
        reason=game.reason or "",
    )
    return plain(lambda: frame([text(told)], ACCENT))


def _back(translator: Translator, tournament: Tournament) -> ui.Button[Any]:
    return button(_target(tournament, RUN), translator("button-tournament-back"), emoji="⬅️")


def _target(tournament: Tournament, payload: str) -> ComponentId:
    return ComponentId(Kind.TOURNAMENT, 0, tournament.id, payload)


def _write(game: Game) -> str:
    return f"{game.round}.{game.table}.{game.leg}"


def _name(game: Game, names: Mapping[Number, str]) -> str:
    return f"{_write(game)} {' – '.join(names.get(player, '?') for player in game.players)}"


def _tell_result(translator: Translator, game: Game) -> str:
    if game.points is None:
        return translator("tournament-run-open")
    return translator("tournament-run-result", points=_points(game))


def _points(game: Game) -> str:
    return " : ".join(write_points(game.of(player)) for player in game.players)


FORM, MORE, OPEN, LIST = "f", "m", "o", "list"
"""What the payloads of what is no tournament yet begin with; their stamp is 0, which is no one's number."""


def list_page(
    presentation: Presentation, cups: Sequence[Tournament], language: Language, *, may_open: bool
) -> Page:
    """The tournaments of a server, and the way to open one for who may."""
    translator = presentation.translator(language)

    def tell(cup: Tournament) -> str:
        phase = translator(f"tournament-list-{cup.phase}", round=cup.round)
        return f"{presentation.name(cup.game, language)} · {phase}"

    lines = [option(str(cup.id), cup.name.plain, tell(cup)) for cup in cups]
    told = "\n".join([translator("tournament-list"), *(f"- **{cup.name}** · {tell(cup)}" for cup in cups)])
    if not cups:
        told += "\n" + translator("tournament-list-none")

    def build() -> Layout:
        menu = select(ComponentId(Kind.TOURNAMENT, payload=LIST), translator("tournament-list-choose"), lines)
        opening = [open_button(translator)] if may_open else []
        return frame([text(told), *([menu] if lines else []), *rows(opening)], QUIET)

    return plain(build)


@ABOUT_A_SERVER.lead_from
def open_button(translator: Translator) -> ui.Button[Any]:
    """The button that opens the form of a new tournament."""
    target = ComponentId(Kind.TOURNAMENT, payload=FORM)
    return button(target, translator("button-tournament-form"), emoji="🏟️")


PICTURE: Final = "tournament"
ENTER, LEAVE, LEAVE_NOW, BEGIN, GAMES, HELP = "enter", "leave", "leave-now", "begin", "games", "help"
PAGE: Final = "page"
"""The page of a tournament for oneself."""
MOST_TOLD: Final = 16
"""People in the standings in words; the message has room for no more."""
MOST_PAIRINGS: Final = 16
MOST_RULINGS: Final = 5


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody who looks at a tournament's page. manages: the server."""

    user: UserId
    manages: bool


def tournament_page(
    presentation: Presentation,
    tournament: Tournament,
    language: Language,
    names: Mapping[UserId, str] | None = None,
    onlooker: Onlooker | None = None,
    note: str = "",
    *,
    card: bool = False,
) -> Page:
    """Lay out how a tournament stands. names: draws a picture too, of people who are called so. card: and a
    title card of whoever has won.

    onlooker: who alone sees the page, and what they may do there; None: everybody.
    """
    translator = presentation.translator(language)
    about = describe_terms(presentation, tournament.game, tournament.terms, language)

    def request(view: str) -> PictureRequest:
        if view == TITLE:
            return presentation.request_title(0, draw_card(translator, tournament, names or {}))
        scene = draw_tournament(translator, tournament, names or {}, about)
        return presentation.request_people(view, scene, lambda: describe(translator, scene))

    def build(attached: Sequence[Attachment]) -> Layout:
        heading = translator("tournament-heading", name=tournament.name)
        where = "" if onlooker is None else f" · <#{tournament.channel}>"
        parts: list[Part] = [text(f"{heading}\n-# {about}{where}"), *([text(note)] if note else [])]
        parts.append(text("\n".join(_phase(presentation, translator, tournament))))
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        # What was ruled comes before what may be cut where a tournament is large.
        for tell in (_tell_rulings, _standings, _round):
            lines = list(tell(translator, tournament))
            if lines:
                parts.append(text("\n".join(lines)))
        buttons = (
            _buttons(translator, tournament) if onlooker is None else _own(translator, tournament, onlooker)
        )
        return frame([*parts, *rows(buttons)], _accent(tournament))

    views: tuple[str, ...] = (PICTURE,) if names is not None and tournament.games else ()
    if views and card and tournament.phase == "over":
        views = (TITLE, *views)
    return Page(PEOPLE, build, views, request)


def _own(translator: Translator, tournament: Tournament, onlooker: Onlooker) -> list[ui.Button[Any]]:
    """Tell what somebody may do at a tournament as far as it has come."""
    entrant = tournament.entrant(onlooker.user)
    plays = entrant is not None and entrant.until is None
    runs = onlooker.manages or tournament.host == onlooker.user
    going_on, entry = tournament.phase in GOING_ON, tournament.phase == "entry"
    may = {
        ENTER: _is_open(tournament) and entrant is None,
        LEAVE: plays and going_on,
        BEGIN: runs and entry,
        GAMES: bool(tournament.games),
        RUN: runs and (going_on or bool(tournament.games)),
        HELP: True,
    }
    made = [_button(translator, tournament, what, SIGNS[what]) for what, offered in may.items() if offered]
    every = ComponentId(Kind.TOURNAMENT, payload=LIST)
    return [*made, button(every, translator("button-tournament-list"), emoji="🏟️")]


def _accent(tournament: Tournament) -> int:
    return {"entry": ACCENT, "playing": ACCENT, "over": OVER}.get(tournament.phase, QUIET)


def describe_terms(presentation: Presentation, game: str, terms: Terms, language: Language) -> str:
    """Tell what is agreed, in one line."""
    translator = presentation.translator(language)
    parts = [presentation.name(game, language), translator(f"tournament-format-{terms.format}")]
    if terms.format == "swiss" and terms.rounds is not None:
        parts.append(translator("tournament-rounds", count=terms.rounds))
    if terms.seats != TWO:
        parts.append(translator("tournament-seats", count=terms.seats))
    if terms.both_sides:
        parts.append(translator("tournament-both-sides"))
    parts.append(translator(f"pace-{terms.pace or NO_HURRY}"))
    return " · ".join(parts)


def _phase(presentation: Presentation, translator: Translator, tournament: Tournament) -> Iterator[str]:
    match tournament.phase:
        case "entry":
            if tournament.due is not None:
                end = presentation.house_clock.show(tournament.due)
                yield translator("tournament-entry-until", when=format_dt(end, "f"), left=format_dt(end, "R"))
            else:
                yield translator("tournament-entry", host=mention(translator, tournament.host))
            if tournament.terms.role is not None:
                yield translator("tournament-role", role=str(tournament.terms.role))
            people = [mention(translator, entrant.user) for entrant in tournament.entrants]
            yield translator("tournament-entered", count=len(people)) + (
                f" {', '.join(people)}" if people else ""
            )
        case "playing":
            is_final = is_final_round(tournament, tournament.round)
            name = "tournament-playing-final" if is_final else "tournament-playing"
            yield translator(name, round=tournament.round)
        case "over":
            winner = mention(translator, tournament.entrant_of(find_winner(tournament)).user)
            yield translator("tournament-over", winner=winner)
        case _:
            few = len(tournament.entrants) < TWO and not tournament.games
            yield translator("tournament-cancelled-few" if few else "tournament-cancelled")


def _standings(translator: Translator, tournament: Tournament) -> Iterator[str]:
    if not has_results(tournament) or is_elimination(tournament, tournament.round):
        return
    lines = rank(tournament)
    level = find_level(lines)
    yield translator("tournament-standings")
    for place, line in enumerate(lines[:MOST_TOLD], start=1):
        entrant = tournament.entrant_of(line.number)
        who = mention(translator, entrant.user)
        gone = f" {translator('tournament-gone')}" if entrant.until is not None else ""
        ties = f" · {tell_tie_breaks(translator, line)}" if line.number in level else ""
        yield f"{place}. {who}{gone} — **{write_points(line.points)}**{ties}"
    if len(lines) > MOST_TOLD:
        yield translator("tournament-more", count=len(lines) - MOST_TOLD)


def _round(translator: Translator, tournament: Tournament) -> Iterator[str]:
    """The pairings of the round being played, or of the last one."""
    pairings = tournament.pairings(tournament.round) if tournament.round else ()
    if not pairings:
        return
    yield f"**{name_round(translator, tournament, tournament.round)}**"
    for pairing in pairings[:MOST_PAIRINGS]:
        yield _tell_pairing(translator, tournament, pairing)
    if len(pairings) > MOST_PAIRINGS:
        yield translator("tournament-more", count=len(pairings) - MOST_PAIRINGS)


def _tell_pairing(translator: Translator, tournament: Tournament, pairing: Pairing) -> str:
    people = [mention(translator, tournament.entrant_of(player).user) for player in pairing.players]
    number = pairing.games[0].table
    if len(people) == 1:
        return translator("tournament-bye", name=people[0])
    who = " – ".join(people)
    points = " : ".join(write_points(pairing.of(player)) for player in pairing.players)
    channel = next((game.channel for game in reversed(pairing.games) if game.channel), None)
    place = f" · <#{channel}>" if channel is not None else ""
    result = f" · **{points}**" if any(game.points is not None for game in pairing.games) else ""
    return translator("tournament-table", table=number, who=who) + result + place


def _tell_rulings(translator: Translator, tournament: Tournament) -> Iterator[str]:
    """Tell what the manager has said about results: it stays to be read."""
    ruled = [game for game in tournament.games if game.reason is not None]
    if ruled:
        yield translator("tournament-ruled")
    for game in ruled[: -MOST_RULINGS - 1 : -1]:
        points = " : ".join(write_points(game.of(player)) for player in game.players)
        yield translator(
            "tournament-ruling",
            game=tell_game(translator, tournament, game),
            points=points,
            reason=game.reason or "",
        )
    if len(ruled) > MOST_RULINGS:
        yield translator("tournament-more", count=len(ruled) - MOST_RULINGS)


def tell_game(translator: Translator, tournament: Tournament, game: Game) -> str:
    """Tell which game it is, and who plays."""
    who = " – ".join(mention(translator, tournament.entrant_of(player).user) for player in game.players)
    return translator("tournament-game", round=game.round, table=game.table, game=game.leg, who=who)


SIGNS: Final = {ENTER: "✍️", LEAVE: "", BEGIN: "♟️", GAMES: "📚", RUN: "🛠️", HELP: "❓"}


def _is_open(tournament: Tournament) -> bool:
    """Check whether one may enter."""
    return tournament.phase == "entry" or (tournament.phase == "playing" and may_enter_late(tournament))


def _buttons(translator: Translator, tournament: Tournament) -> list[ui.Button[Any]]:
    going_on = tournament.phase in GOING_ON
    may = {
        ENTER: _is_open(tournament),
        LEAVE: going_on,
        BEGIN: tournament.phase == "entry",
        GAMES: bool(tournament.games),
        RUN: going_on or bool(tournament.games),
        HELP: True,
    }
    return [_button(translator, tournament, what, SIGNS[what]) for what, offered in may.items() if offered]


def _button(translator: Translator, tournament: Tournament, what: str, emoji: str) -> ui.Button[Any]:
    # Once it is being played, coming in late is not what most have come for.
    tone: Any = "primary" if what == ENTER and tournament.phase == "entry" else "secondary"
    return button(_target(tournament, what), translator(f"button-tournament-{what}"), tone, emoji)


def leave_page(translator: Translator, tournament: Tournament) -> Page:
    """Ask whether somebody is sure to withdraw from a tournament that goes on."""
    pressed = button(_target(tournament, LEAVE_NOW), translator("button-tournament-leave-now"), "danger")
    return plain(lambda: frame([text(translator("tournament-leave-sure")), *rows([pressed])], ALARM))


def help_page(translator: Translator) -> Page:
    """Explain how tournaments are played and counted."""
    told = [translator(f"tournament-help-{part}") for part in ("formats", "rounds", "points", "ties")]
    return plain(lambda: frame(map(text, told), QUIET))


def thread_page(presentation: Presentation, tournament: Tournament, game: Game, language: Language) -> Page:
    """Lay out what the thread of a game begins with: who plays which seat, and how fast."""
    translator = presentation.translator(language)
    words, seats = (
        presentation.games[tournament.game].words,
        presentation.games[tournament.game].game.facts.seats,
    )
    people = [
        translator(
            "tournament-seat",
            name=mention(translator, tournament.entrant_of(player).user),
            seat=words.seat(seat, language),
        )
        for player, seat in zip(game.players, seats, strict=False)
    ]
    told = translator(
        "tournament-thread",
        name=tournament.name,
        round=name_round(translator, tournament, game.round),
        table=game.table,
        people=", ".join(people),
        pace=translator(f"pace-{tournament.terms.pace or NO_HURRY}"),
    )
    if tournament.terms.both_sides:
        told += "\n" + translator("tournament-thread-both")
    return plain(lambda: frame([text(told)], ACCENT))


def thread_name(translator: Translator, tournament: Tournament, game: Game) -> str:
    """Name the thread of a game; no two of a server are called alike."""
    return translator(
        "tournament-thread-name",
        name=tournament.name.clip(60).plain,
        number=str(tournament.id),
        round=game.round,
        table=game.table,
    )
