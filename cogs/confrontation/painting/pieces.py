"""Pieces and cards as sprites."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from bot.draw.kit.palette import Rgb, Team, Theme
from bot.draw.kit.tokens import SHIELD, STONE, Card, Piece, card, token
from bot.engine import Seat
from bot.text import Language
from cogs.confrontation.components import DARK, LIGHT, RATED
from cogs.confrontation.painting.scene import (
    CAPTIONS,
    card_number,
    card_side,
    name_of,
    side_of,
    strength,
)

CARD_EMBLEMS = {
    "l_magic": "magic",
    "d_magic": "magic",
    "l_sacrifice": "sacrifice",
    "l_cloak": "cloak",
    "l_retreat": "retreat_back",
    "d_retreat": "retreat_side",
    "d_eye": "eye",
    "s_shadowfax": "shadowfax",
    "s_gandalf_white": "gandalf_white",
    "s_palantir": "palantir",
    "s_ringwraith": "ringwraith",
}


BRIEFLY = 3
"""Letters of each name where there are several."""


def team(side: Seat, theme: Theme) -> Team:
    """The colours of a side."""
    return theme.light if side == LIGHT else theme.dark


def _drawing(name: str) -> str:
    return f"confrontation/{name}"


def figure_token(
    figure: str,
    language: Language,
    theme: Theme,
    width: int,
    lit: Rgb | None = None,
    named: bool = True,
    with_frodo: bool = False,
) -> Image.Image:
    """A figure's face: emblem, short name and strength; Sam counts more beside a shown Frodo (6.4)."""
    piece = replace(
        _back(side_of(figure), theme),
        back=False,
        emblem=_drawing(figure),
        badge=str(strength(figure, with_frodo)),
        name=short_name(figure, language) if named else "",
    )
    return token(piece, width, lit)


def short_name(figure: str, language: Language) -> str:
    """Return a figure's name for where there is little room."""
    return CAPTIONS[language](f"board-short-{figure.replace('_', '-')}")


def back_token(side: Seat, theme: Theme, width: int, lit: Rgb | None = None) -> Image.Image:
    """The back of a side's figures: all alike."""
    return token(_back(side, theme), width, lit)


def noted_token(
    figure: str, language: Language, theme: Theme, width: int, lit: Rgb | None = None
) -> Image.Image:
    """The back of a figure that the viewer has seen: with its name and strength."""
    back = _back(side_of(figure), theme)
    noted = replace(back, name=short_name(figure, language), badge=str(strength(figure)))
    return token(noted, width, lit)


def guessed_token(
    side: Seat, believed: Sequence[str], language: Language, theme: Theme, width: int, lit: Rgb | None = None
) -> Image.Image:
    """The back of a figure of which the viewer has noted a guess: what it may be, with a question mark."""
    names = [_guess(belief, language) for belief in believed]
    name = names[0] if len(names) == 1 else "/".join(full_name[:BRIEFLY] for full_name in names)
    return token(replace(_back(side, theme), name=name, badge="?"), width, lit)


def _guess(figure: str, language: Language) -> str:
    return CAPTIONS[language](f"board-guess-{figure}") if figure in RATED else short_name(figure, language)


def _back(side: Seat, theme: Theme) -> Piece:
    return Piece(
        outline=STONE if side == DARK else SHIELD,
        team=team(side, theme),
        emblem=_drawing(f"back_{side}"),
        back=True,
    )


# The same for phones.

ROOM_ON_A_PIECE = 0.8
"""Of its width, for letters."""


def large_token(
    figure: str,
    language: Language,
    theme: Theme,
    width: int,
    lit: Rgb | None = None,
    named: bool = True,
    back: bool = False,
    with_frodo: bool = False,
) -> Image.Image:
    """A figure's emblem, its strength and the beginning of its name. back: it lies hidden, but is known."""
    plain = _back(side_of(figure), theme)
    piece = replace(
        plain,
        back=back,
        emblem=plain.emblem if back else _drawing(figure),
        badge=str(strength(figure, with_frodo)),
        name=_brief([short_name(figure, language)]) if named else "",
        large=True,
    )
    return token(piece, width, lit)


def large_back(
    side: Seat,
    believed: Sequence[str],
    language: Language,
    theme: Theme,
    width: int,
    lit: Rgb | None = None,
    named: bool = True,
) -> Image.Image:
    """The back of a figure; where the viewer has noted what it may be, with that and a question mark."""
    names = [_guess(belief, language) for belief in believed]
    badge, name = ("?" if names else ""), (_brief(names) if names and named else "")
    return token(replace(_back(side, theme), name=name, badge=badge, large=True), width, lit)


def _brief(names: Sequence[str]) -> str:
    """The first letters of one name, or the first one of each of several."""
    if len(names) == 1:
        return names[0][:BRIEFLY]
    return f"{names[0][:1]}/{names[1][:1] if len(names) == 2 else '…'}"


def fallen_token(figure: str, theme: Theme, width: int) -> Image.Image:
    """A figure's emblem alone."""
    plain = _back(side_of(figure), theme)
    return token(replace(plain, back=False, emblem=_drawing(figure), large=True), width)


def small_card(name: str, theme: Theme, width: int, height: int, lit: Rgb | None = None) -> Image.Image:
    """A card as a symbol: its number or its emblem."""
    number = card_number(name)
    face = Card(
        team=team(card_side(name), theme),
        number=number,
        emblem="" if number else drawing_on(name),
    )
    return card(face, width, height, lit)


def drawing_on(name: str) -> str:
    """The emblem of a card without a number."""
    return _drawing(CARD_EMBLEMS[name])


def card_back(side: Seat, theme: Theme, width: int, height: int, lit: Rgb | None = None) -> Image.Image:
    """The back of a side's cards."""
    face = Card(team=team(side, theme), emblem=_drawing(f"back_{side}"), back=True)
    return card(face, width, height, lit)


def full_card(
    name: str, language: Language, theme: Theme, width: int, height: int, lit: Rgb | None = None
) -> Image.Image:
    """A card to be read: number, or emblem with title and its effect in one line."""
    number = card_number(name)
    says = CAPTIONS[language]
    face = Card(
        team=team(card_side(name), theme),
        number=number,
        emblem="" if number else _drawing(CARD_EMBLEMS[name]),
        title=says("board-card-strength") if number else name_of(name, language).partition(" (")[0],
        text="" if number else says(f"board-effect-{name.replace('_', '-')}"),
    )
    return card(face, width, height, lit)
