"""What belongs to no single table: the leaderboard of a server, and the games of the house."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.table import HouseStanding, Standing, Turn, UserId
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.layout import OVER, QUIET, Layout, Part, frame, mention, option, select, text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation
from bot.ui.messages.turns import describe_turn

HOUSE = "house"
"""What stands for the leaderboard of games against the house."""
MOST_STANDINGS = 20
MOST_TABLES = 20
MEDALS = ("🥇", "🥈", "🥉")


def standings_page(
    presentation: Presentation,
    standings: Sequence[Standing],
    key: str | None,
    language: Language,
    reader: int,
) -> Page:
    """The leaderboard of a server, with a menu of the games. key: None for all games together."""
    translator = presentation.translator(language)
    name = presentation.name(key, language) if key else translator("standings-all")
    lines = [
        _standing_line(translator, place, each)
        for place, each in enumerate(standings)
        if place < MOST_STANDINGS or each.user == reader
    ]

    def build() -> Layout:
        menu = _choose_standings(presentation, translator, language, key or "-")
        told = (
            translator("standings-heading", game=name),
            "\n".join(lines) or translator("standings-empty"),
            translator("standings-foot"),
        )
        return frame([*map(text, told), menu], OVER)

    return plain(build)


def house_standings_page(
    presentation: Presentation, standings: Sequence[HouseStanding], language: Language, reader: int
) -> Page:
    """How the people of a server did against the house."""
    translator = presentation.translator(language)
    lines = [
        translator(
            "standings-house-line",
            user=mention(translator, each.user),
            game=presentation.name(each.key, language),
            seat=presentation.games[each.key].words.seat(each.seat, language),
            level=translator(f"level-{each.level}"),
            played=each.played,
            won=each.won,
        )
        for place, each in enumerate(each for each in standings if each.key in presentation.games)
        if place < MOST_STANDINGS or each.user == reader
    ]

    def build() -> Layout:
        told = (
            translator("standings-heading", game=translator("standings-house")),
            "\n".join(lines) or translator("standings-empty"),
            translator("standings-house-foot"),
        )
        return frame([*map(text, told), _choose_standings(presentation, translator, language, HOUSE)], OVER)

    return plain(build)


def _choose_standings(
    presentation: Presentation, translator: Translator, language: Language, chosen: str
) -> Part:
    """A menu of the leaderboards there are."""
    labels = {"-": translator("standings-all")}
    labels |= {each: presentation.name(each, language) for each in presentation.games}
    labels[HOUSE] = translator("standings-house")
    lines = [option(key, label, chosen=key == chosen) for key, label in labels.items()]
    return select(ComponentId(Kind.STANDINGS), translator("standings-choose"), lines[:IN_A_SELECT])


def _standing_line(translator: Translator, place: int, standing: Standing) -> str:
    return translator(
        "standings-line",
        place=MEDALS[place] if place < len(MEDALS) else f"`{place + 1:>2}.`",
        user=mention(translator, standing.user),
        # As text: a rating is read whole, without a mark between thousands and hundreds.
        rating=str(round(standing.rating)),
        played=standing.played,
        won=standing.won,
        points=standing.points,
    )


def games_page(presentation: Presentation, mine: Sequence[Turn], language: Language, reader: UserId) -> Page:
    """The games of the house, how to start one, and the reader's own tables."""
    translator = presentation.translator(language)
    told = []
    for bundle in presentation.games.values():
        players = bundle.game.facts.players
        command = bundle.command(language)
        told.append(
            translator(
                "games-line",
                game=bundle.words.name(language),
                command=f"{command} {translator('command-start')}",
                players=translator("lobby-players", least=min(players), most=max(players)),
            )
        )
        say = bundle.words.translator(language)
        for each in bundle.openings:
            about = say(f"command-{each.name}.description")
            told.append(
                translator("games-also", command=f"{command} {say(f'command-{each.name}')}", about=about)
            )
    if mine:
        told_of = [describe_turn(presentation, each, language, reader) for each in mine[:MOST_TABLES]]
        lines = "\n".join(f"• {line}" for line in told_of)
        tables = [translator("games-mine"), lines]
    else:
        tables = [translator("games-none")]

    def build() -> Layout:
        parts: list[Part] = [*map(text, (translator("games-heading"), "\n".join(told), *tables))]
        return frame(parts, QUIET)

    return plain(build)
