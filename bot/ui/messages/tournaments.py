"""The message of a tournament: what is agreed, who has entered, the standings, the round being played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.match.clocks.pace import NO_HURRY
from bot.match.table.values import UserId
from bot.match.tournaments.entering import GOING_ON, may_enter_late
from bot.match.tournaments.model import TWO, Game, Pairing, Tournament
from bot.match.tournaments.rounds import find_winner, is_elimination
from bot.match.tournaments.standings import find_level, rank, write_points
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import (
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
    rows,
    text,
)
from bot.ui.messages.page import Attachment, Page, PictureRequest, plain
from bot.ui.messages.presentation import PEOPLE, Presentation
from bot.ui.messages.tournament_pictures import (
    describe,
    draw_tournament,
    has_results,
    is_final_round,
    name_round,
    tell_tie_breaks,
)
from bot.ui.messages.tournament_running import RUN

PICTURE: Final = "tournament"
ENTER, LEAVE, LEAVE_NOW, BEGIN, GAMES, HELP = "enter", "leave", "leave-now", "begin", "games", "help"
MOST_TOLD: Final = 16
"""People in the standings in words; the message has room for no more."""
MOST_PAIRINGS: Final = 16
MOST_RULINGS: Final = 5


def tournament_page(
    presentation: Presentation,
    tournament: Tournament,
    language: Language,
    names: Mapping[UserId, str] | None = None,
) -> Page:
    """Lay out how a tournament stands. names: draws a picture too, of people who are called so."""
    translator = presentation.translator(language)
    about = describe_terms(presentation, tournament, language)

    def request(view: str) -> PictureRequest:
        scene = draw_tournament(translator, tournament, names or {}, about)
        return presentation.request_people(view, scene, lambda: describe(translator, scene))

    def build(attached: Sequence[Attachment]) -> Layout:
        heading = translator("tournament-heading", name=tournament.name)
        parts: list[Part] = [text(f"{heading}\n-# {about}")]
        parts.append(text("\n".join(_phase(presentation, translator, tournament))))
        parts += [gallery(each.url, each.alt) for each in attached]
        # What was ruled comes before what may be cut where a tournament is large.
        for tell in (_tell_rulings, _standings, _round):
            lines = list(tell(translator, tournament))
            if lines:
                parts.append(text("\n".join(lines)))
        return frame([*parts, *rows(_buttons(translator, tournament))], _accent(tournament))

    views = (PICTURE,) if names is not None and tournament.games else ()
    return Page(PEOPLE, build, views, request)


def _accent(tournament: Tournament) -> int:
    return {"entry": ACCENT, "playing": ACCENT, "over": OVER}.get(tournament.phase, QUIET)


def describe_terms(presentation: Presentation, tournament: Tournament, language: Language) -> str:
    """Tell what is agreed, in one line."""
    translator, terms = presentation.translator(language), tournament.terms
    parts = [
        presentation.name(tournament.game, language),
        translator(f"tournament-format-{terms.format}"),
    ]
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
            people = [mention(translator, each.user) for each in tournament.entrants]
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
    people = [mention(translator, tournament.entrant_of(each).user) for each in pairing.players]
    number = pairing.games[0].table
    if len(people) == 1:
        return translator("tournament-bye", name=people[0])
    who = " – ".join(people)
    points = " : ".join(write_points(pairing.of(each)) for each in pairing.players)
    channel = next((each.channel for each in reversed(pairing.games) if each.channel), None)
    place = f" · <#{channel}>" if channel is not None else ""
    result = f" · **{points}**" if any(each.points is not None for each in pairing.games) else ""
    return translator("tournament-table", table=number, who=who) + result + place


def _tell_rulings(translator: Translator, tournament: Tournament) -> Iterator[str]:
    """Tell what the manager has said about results: it stays to be read."""
    ruled = [each for each in tournament.games if each.reason is not None]
    if ruled:
        yield translator("tournament-ruled")
    for each in ruled[: -MOST_RULINGS - 1 : -1]:
        points = " : ".join(write_points(each.of(player)) for player in each.players)
        yield translator(
            "tournament-ruling",
            game=tell_game(translator, tournament, each),
            points=points,
            reason=each.reason or "",
        )
    if len(ruled) > MOST_RULINGS:
        yield translator("tournament-more", count=len(ruled) - MOST_RULINGS)


def tell_game(translator: Translator, tournament: Tournament, game: Game) -> str:
    """Tell which game it is, and who plays."""
    who = " – ".join(mention(translator, tournament.entrant_of(each).user) for each in game.players)
    return translator("tournament-game", round=game.round, table=game.table, game=game.leg, who=who)


def _buttons(translator: Translator, tournament: Tournament) -> list[ui.Button[Any]]:
    found = []
    is_open = tournament.phase == "entry" or (tournament.phase == "playing" and may_enter_late(tournament))
    if is_open:
        found.append(_button(translator, tournament, ENTER, "✍️"))
    if tournament.phase in GOING_ON:
        found.append(_button(translator, tournament, LEAVE, ""))
    if tournament.phase == "entry":
        found.append(_button(translator, tournament, BEGIN, "▶️"))
    if tournament.games:
        found.append(_button(translator, tournament, GAMES, "📚"))
    if tournament.phase in GOING_ON or tournament.games:
        found.append(_button(translator, tournament, RUN, "🛠️"))
    return [*found, _button(translator, tournament, HELP, "❔")]


def _button(translator: Translator, tournament: Tournament, what: str, emoji: str) -> ui.Button[Any]:
    # Once it is being played, coming in late is not what most have come for.
    tone: Any = "primary" if what == ENTER and tournament.phase == "entry" else "secondary"
    target = ComponentId(Kind.TOURNAMENT, 0, tournament.id, what)
    return button(target, translator(f"button-tournament-{what}"), tone, emoji)


def leave_page(translator: Translator, tournament: Tournament) -> Page:
    """Ask whether somebody is sure to withdraw from a tournament that goes on."""
    target = ComponentId(Kind.TOURNAMENT, 0, tournament.id, LEAVE_NOW)
    pressed = button(target, translator("button-tournament-leave-now"), "danger")
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
