"""A server's week as a message: a few lines of each kind, and the picture of its best ending."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Final

from bot.match.match import Table
from bot.match.views import View
from bot.store import ArchiveRow
from bot.text import Language, Translator, with_sign
from bot.ui.layout import OVER, Layout, Part, frame, gallery, link, mention, rows, text
from bot.ui.messages.table import name_feat
from bot.ui.page import Attachment, Page, PictureRequest
from bot.ui.presentation import Presentation
from cogs.inn.digest.service import Digest, Running
from cogs.inn.open_seats.pages import seat_button, tell_open

MOST_TOLD: Final = 6
"""Lines of each kind."""
MOST_BUTTONS: Final = 4
DAY: Final = timedelta(days=1)


def digest_page(
    presentation: Presentation,
    digest: Digest,
    best: View | None,
    tables: Sequence[Table],
    language: Language,
) -> Page:
    """The week. best: of a spectator, where others may see its end. tables: of the games that are told of."""
    translator = presentation.translator(language)
    chapters = list(_tell(presentation, translator, digest, tables, language))

    def request(name: str) -> PictureRequest:
        assert best is not None
        return presentation.request_picture(best.table, best.observation, name, language, 1.0)

    def build(attached: Sequence[Attachment]) -> Layout:
        start, end = translator.day(digest.start), translator.day(digest.end - DAY)
        parts: list[Part] = [text(translator("digest-heading", start=start, end=end))]
        if best is not None and attached:
            parts.append(text(_tell_best(presentation, translator, best, language)))
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        parts += [text(chapter) for chapter in chapters]
        buttons = [seat_button(presentation, table, language) for table in digest.open[:MOST_BUTTONS]]
        return frame([*parts, *rows(buttons)], OVER)

    shown: tuple[str, ...] = ()
    if best is not None:
        shown = tuple(presentation.bundle(best.table).board.shown(best.observation))[:1]
    return Page(best.table.key if best is not None else "", build, shown, request)


def _tell_best(presentation: Presentation, translator: Translator, best: View, language: Language) -> str:
    """Tell how it ended, and for whom: its picture names them, but not for everybody who reads this."""
    words = presentation.bundle(best.table).words
    people = [mention(translator, user) for _, user in best.table.seats if user is not None]
    return translator(
        "digest-best",
        game=words.name(language),
        people=translator.join(people),
        told=words.outcome(best.observation, language),
        place=link(best.table),
    )


def _tell(
    presentation: Presentation,
    translator: Translator,
    digest: Digest,
    tables: Sequence[Table],
    language: Language,
) -> Iterator[str]:
    places = {table.id: link(table) for table in tables}
    games = [_tell_game(presentation, translator, row, places, language) for row in digest.games]
    if games:
        yield "\n".join([translator("digest-games", count=len(games)), *_list(translator, games)])
    upsets = [
        translator(
            "digest-upset",
            winner=mention(translator, upset.winner),
            loser=mention(translator, upset.loser),
            game=presentation.name(upset.game, language),
            points=upset.points,
        )
        for upset in digest.upsets
    ]
    feats = [
        translator(
            "end-feat",
            user=mention(translator, feat.user),
            **name_feat(presentation.games[feat.game], feat.feat, language),
        )
        for feat in digest.feats
    ]
    climbs = [
        translator(
            "digest-climb",
            user=mention(translator, climb.user),
            game=presentation.name(climb.game, language),
            points=climb.points,
        )
        for climb in digest.climbs
    ]
    solvers = [
        translator(
            "digest-solver",
            user=mention(translator, solver.user),
            count=solver.solved,
            positions=digest.positions,
        )
        for solver in digest.solvers
    ]
    votes = [_tell_running(presentation, translator, running, language) for running in digest.votes]
    guessers = [
        translator(
            "digest-guesser",
            user=mention(translator, guesser.user),
            count=guesser.count,
            points=with_sign(guesser.points),
        )
        for guesser in digest.guessers
    ]
    seats = [tell_open(presentation, table, language) for table in digest.open[:MOST_BUTTONS]]
    chapters = (
        ("votes", votes),
        *(("upsets", upsets), ("feats", feats), ("climbs", climbs)),
        *(("solvers", solvers), ("guessers", guessers), ("open", seats)),
    )
    for name, lines in chapters:
        if lines:
            yield "\n".join([translator(f"digest-{name}"), *_list(translator, lines)])


def _tell_running(
    presentation: Presentation, translator: Translator, running: Running, language: Language
) -> str:
    """Tell how a game stands in which the server votes, as everybody may see it."""
    table, words = running.view.table, presentation.bundle(running.view.table).words
    sides = []
    for seat, user in table.seats:
        side, name = running.sides.at(seat), words.seat(seat, language)
        if side is not None:
            sides.append(translator("digest-side", seat=name, count=len(side.members)))
        elif user is not None:
            sides.append(f"{name} ({mention(translator, user)})")
    status, *_ = words.status(running.view.observation, language).splitlines()
    named = {"game": words.name(language), "sides": " – ".join(sides)}
    return translator("digest-vote", **named, place=link(table), status=status)


def _list(translator: Translator, lines: Sequence[str]) -> list[str]:
    """The first of some lines, and how many more there are."""
    more = len(lines) - MOST_TOLD
    told = [f"- {line}" for line in lines[:MOST_TOLD]]
    return [*told, f"-# {translator('digest-more', count=more)}"] if more > 0 else told


def _tell_game(
    presentation: Presentation,
    translator: Translator,
    row: ArchiveRow,
    places: dict[int, str],
    language: Language,
) -> str:
    people = [
        f"{mention(translator, result.user)}{' 🏆' if result.won else ''}"
        for result in sorted(row.results, key=lambda placed: placed.place)
    ]
    game = presentation.name(row.results[0].game, language)
    told = translator("digest-game", game=game, people=translator.join(people))
    return told + (f" · {places[row.match]}" if row.match in places else "")
