"""The leaderboards of a server, in words: a hundred people to a page, and the reader's own line always."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from discord import ui

from bot.draw.standings import LadderRow, LadderScene
from bot.match.rating import BEGINNING, HouseStanding, Ladder, Standing, Standings
from bot.match.settings import parts_of
from bot.match.values import UserId
from bot.text import Language, Translator
from bot.ui.layout import OVER, Layout, Part, button, frame, gallery, mention, option, rows, select, text
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.ways import LEADERBOARDS
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, plain
from bot.ui.presentation import PEOPLE, Presentation

LADDER: Final = "ladder"
"""The picture of a leaderboard."""
HOUSE: Final = "house"
"""What stands for the leaderboard of games against the house."""
PUBLIC: Final = "all"
A_PAGE: Final = 100
"""People on a page."""
MOST_TOLD: Final = 25
"""People of whom more than the rating is told: a hundred such lines would be too long for one message."""
MOST_OF_HOUSE: Final = 20
MOST_DRAWN: Final = 10
"""People in a picture."""
MEDALS: Final = ("🥇", "🥈", "🥉")


def write_ladder(ladder: Ladder, page: int = 0, *, public: bool = False) -> str:
    """A leaderboard and one of its pages as the payload of a component. public: for everybody to see."""
    season = "" if ladder.season is None else str(ladder.season)
    end = f".{PUBLIC}" if public else ""
    return f"{ladder.game or '-'}.{ladder.side}.{season}.{int(ladder.active)}.{page}{end}"


def read_ladder(presentation: Presentation, text: str) -> tuple[Ladder, int]:
    """The inverse, but for whom it is for. What is not there is left out; a game's key alone will do."""
    key, side, season, active, page = (*text.split("."), "", "", "", "", "")[:5]
    game = presentation.games.get(key)
    facts = game.game.facts if game is not None else None
    return (
        Ladder(
            key if game is not None else None,
            side if facts is not None and facts.sided and side in facts.seats else "",
            int(season) if season.isdecimal() else None,
            active == "1",
        ),
        int(page) if page.isdecimal() else 0,
    )


def name_ladder(presentation: Presentation, ladder: Ladder, language: Language) -> str:
    """Name a leaderboard: the game and the side, or all games."""
    if ladder.game is None:
        return presentation.translator(language)("standings-all")
    name = presentation.name(ladder.game, language)
    if not ladder.side:
        return name
    seat = presentation.games[ladder.game].words.seat(ladder.side, language)
    return presentation.translator(language)("standings-side", game=name, seat=seat)


def name_season(translator: Translator, season: int, period: str) -> str:
    """Name a season; empty where there are none."""
    if period == "none":
        return ""
    year, quarter = parts_of(season, period)
    if quarter is None:
        return translator("season-year", year=str(year))
    return translator("season-quarter", year=str(year), quarter=str(quarter))


def drawn_of(standings: Standings, number: int) -> tuple[int, Sequence[Standing]]:
    """The place, from 0, of the first of those a page's picture shows, and their lines."""
    first = clamp_page(standings, number) * A_PAGE
    return first, standings.lines[first : first + MOST_DRAWN]


def clamp_page(standings: Standings, number: int) -> int:
    """The page there is nearest to a number."""
    return max(0, min(number, (len(standings.lines) - 1) // A_PAGE))


def standings_page(
    presentation: Presentation,
    standings: Standings,
    number: int,
    language: Language,
    reader: UserId | None,
    names: Mapping[UserId, str] | None = None,
) -> Page:
    """A page of a leaderboard, from 0, and the way to the others.

    reader: None where everybody reads it. names: draws a picture too, of people who are called so.
    """
    translator = presentation.translator(language)
    ladder, lines = standings.ladder, standings.lines
    pages = max(1, -(-len(lines) // A_PAGE))
    shown = clamp_page(standings, number)
    told = tell_standings(translator, standings, shown, reader)

    def request(view: str) -> PictureRequest:
        scene = _draw_ladder(presentation, standings, shown, language, names or {})
        alt = [f"{scene.title}. {scene.about}".rstrip(". ")]
        alt += [f"{row.place}. {row.name}: {row.rating}, {row.detail}" for row in scene.rows]
        return presentation.request_people(view, scene, lambda: "\n".join(alt))

    def build(attached: Sequence[Attachment]) -> Layout:
        heading = translator("standings-heading", game=name_ladder(presentation, ladder, language))
        about = _describe(translator, standings, shown, pages)
        foot = "standings-foot-all" if ladder.game is None else "standings-foot"
        parts: list[Part] = [text(heading + (f"\n-# {about}" if about else ""))]
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        parts.append(text("\n".join(told) or translator("standings-empty")))
        parts.append(text(translator(foot)))
        parts.append(_choose_ladder(presentation, translator, ladder, language))
        parts += _choose_season(translator, standings)
        buttons = _buttons(translator, ladder, shown, pages)
        if reader is not None:
            target = ComponentId(Kind.STANDINGS, payload=write_ladder(ladder, shown, public=True))
            buttons.append(button(target, translator("button-standings-public"), emoji="📢"))
        buttons += LEADERBOARDS.list_ways(translator)
        return frame([*parts, *rows(buttons)], OVER)

    views = () if names is None or not lines else (LADDER,)
    return Page(PEOPLE, build, views, request)


def _draw_ladder(
    presentation: Presentation,
    standings: Standings,
    page: int,
    language: Language,
    names: Mapping[UserId, str],
) -> LadderScene:
    """The first people of a page, for a picture."""
    translator = presentation.translator(language)
    first, lines = drawn_of(standings, page)
    return LadderScene(
        name_ladder(presentation, standings.ladder, language),
        _describe(translator, standings, page, 1),
        tuple(
            LadderRow(
                str(place),
                names.get(line.user, translator("person-unknown")),
                write_rating(line),
                translator("standings-counts", played=line.played, won=line.won),
                line.rating,
                line.deviation,
                line.provisional,
            )
            for place, line in enumerate(lines, start=first + 1)
        ),
        BEGINNING,
    )


def tell_standings(
    translator: Translator, standings: Standings, page: int, reader: UserId | None
) -> list[str]:
    """The lines of a page, the reader's own last where it is on another one."""
    first = page * A_PAGE
    on_page = standings.lines[first : first + A_PAGE]
    short = len(on_page) > MOST_TOLD
    told = [
        tell_standing(translator, place, line, short=short) for place, line in enumerate(on_page, start=first)
    ]
    own = next((place for place, line in enumerate(standings.lines) if line.user == reader), None)
    if own is not None and not first <= own < first + A_PAGE:
        told += ["…", tell_standing(translator, own, standings.lines[own], short=False)]
    return told


def tell_rating(translator: Translator, standing: Standing) -> str:
    """A rating with its uncertainty, and a question mark while it is provisional."""
    rating = write_rating(standing)
    return translator("rating", rating=rating, deviation=str(standing.deviation))


def write_rating(standing: Standing) -> str:
    """A rating as a number, with a question mark while it is provisional."""
    # As text: a rating is read whole, without a mark between thousands and hundreds.
    return f"{standing.rating}?" if standing.provisional else str(standing.rating)


def tell_standing(translator: Translator, place: int, standing: Standing, *, short: bool) -> str:
    """One line. place: from 0."""
    where = MEDALS[place] if place < len(MEDALS) else f"{place + 1}."
    who = mention(translator, standing.user)
    if short:
        return f"{where} {who} {write_rating(standing)}"
    rating = tell_rating(translator, standing)
    counts = translator("standings-counts", played=standing.played, won=standing.won)
    return f"{where} {who} — {rating} · {counts}"


def _describe(translator: Translator, standings: Standings, page: int, pages: int) -> str:
    """Tell which part of a leaderboard is shown."""
    season = name_season(translator, standings.ladder.season or 0, standings.period)
    phrases = [season] if season else []
    if standings.ladder.active:
        phrases.append(translator("standings-active"))
    if pages > 1:
        phrases.append(translator("standings-page", page=page + 1, pages=pages))
    return " · ".join(phrases)


def _buttons(translator: Translator, ladder: Ladder, page: int, pages: int) -> list[ui.Button[Any]]:
    buttons = [
        button(
            ComponentId(Kind.STANDINGS, payload=write_ladder(ladder, other)),
            translator(f"button-{label}"),
            emoji=emoji,
        )
        for other, label, emoji in ((page - 1, "previous", "◀️"), (page + 1, "next", "▶️"))
        if 0 <= other < pages
    ]
    turned = ComponentId(Kind.STANDINGS, payload=write_ladder(replace(ladder, active=not ladder.active)))
    label = "button-standings-everybody" if ladder.active else "button-standings-active"
    return [*buttons, button(turned, translator(label))]


def _choose_ladder(
    presentation: Presentation, translator: Translator, ladder: Ladder | None, language: Language
) -> Part:
    """A menu of the leaderboards there are. ladder: None for that against the house."""
    before = ladder or Ladder()
    offered = [replace(before, game=None, side="")]
    for key, bundle in presentation.games.items():
        facts = bundle.game.facts
        sides = ("", *facts.seats) if facts.sided else ("",)
        offered += [replace(before, game=key, side=side) for side in sides]
    lines = [
        option(
            write_ladder(offered_ladder),
            name_ladder(presentation, offered_ladder, language),
            chosen=offered_ladder == ladder,
        )
        for offered_ladder in offered
    ][: IN_A_SELECT - 1]
    lines.append(option(HOUSE, translator("standings-house"), chosen=ladder is None))
    return select(ComponentId(Kind.STANDINGS, payload="game"), translator("standings-choose"), lines)


def _choose_season(translator: Translator, standings: Standings) -> list[Part]:
    if len(standings.seasons) < 2 or standings.period == "none":
        return []
    lines = [
        option(
            write_ladder(replace(standings.ladder, season=season)),
            name_season(translator, season, standings.period),
            chosen=season == standings.ladder.season,
        )
        for season in standings.seasons[:IN_A_SELECT]
    ]
    return [
        select(ComponentId(Kind.STANDINGS, payload="season"), translator("standings-choose-season"), lines)
    ]


def house_standings_page(
    presentation: Presentation, standings: Sequence[HouseStanding], language: Language, reader: UserId | None
) -> Page:
    """Lay out how the people of a server did against the house. reader: None where everybody reads it."""
    translator = presentation.translator(language)
    lines = [
        translator(
            "standings-house-line",
            user=mention(translator, standing.user),
            game=presentation.name(standing.key, language),
            seat=presentation.games[standing.key].words.seat(standing.seat, language),
            level=translator(f"level-{standing.level}"),
            played=standing.played,
            won=standing.won,
        )
        for place, standing in enumerate(
            house_standing for house_standing in standings if house_standing.key in presentation.games
        )
        if place < MOST_OF_HOUSE or standing.user == reader
    ]

    def build() -> Layout:
        told = (
            translator("standings-heading", game=translator("standings-house")),
            "\n".join(lines) or translator("standings-empty"),
            translator("standings-house-foot"),
        )
        target = ComponentId(Kind.STANDINGS, payload=f"{HOUSE}.{PUBLIC}")
        public = button(target, translator("button-standings-public"), emoji="📢")
        menu = _choose_ladder(presentation, translator, None, language)
        return frame([*map(text, told), menu, *([] if reader is None else rows([public]))], OVER)

    return plain(build)
