"""The pictures of every game: views, scenes, the people in them; and what all games share of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from PIL import Image

from bot.draw.encode import Encoded, encode
from bot.engine import clean_text

if TYPE_CHECKING:
    from bot.engine import Action, Event, Observation
    from bot.text import Language


# Who sits on which seat, as pictures say it: short names that every font and reader takes.
#
# They are asked of Discord once while the bot runs, and belong to a picture's name and cache key.

People: TypeAlias = tuple[tuple[str, str], ...]
"""Seats and what whoever sits there is called."""

MOST_NAME: Final = 24
"""Characters of a name in a picture."""


@dataclass(frozen=True, slots=True)
class SeatedScene:
    """A scene that shows seats. people: who sits there, as far as they are to be named."""

    people: People = field(default=(), kw_only=True)

    def name_at(self, seat: str | None) -> str:
        """Return the name of whoever sits on a seat; empty where nobody is to be named."""
        return dict(self.people).get(seat or "", "")


# The same few people with every press: a tenth of a millisecond each.
@lru_cache(maxsize=1024)
def plain_name(name: str) -> str:
    """A name as a picture may carry it: letters that only look different are the same, nothing invisible,
    nothing that turns the direction of writing or towers above its line."""
    short = clean_text(unicodedata.normalize("NFKC", name))
    return short if len(short) <= MOST_NAME else short[: MOST_NAME - 1].rstrip() + "…"


# Where things lie in a picture, and the same picture with some of them ringed.

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels at scale 1."""


FINGER: Final = 24 / 390
"""How large what is touched must be, as a share of the picture's width: 24 pixels on a phone."""


def grow(box: Box, wide: float) -> Box:
    """A box large enough for a finger, in a picture so wide. Where several lie on each other, the smallest is
    on top."""
    left, top, right, bottom = box
    across, down = (max(0.0, wide * FINGER - side) / 2 for side in (right - left, bottom - top))
    return (left - across, top - down, right + across, bottom + down)


@dataclass(frozen=True, slots=True)
class Marked:
    """The picture of another scene, with a ring around some of its spots.

    handles: as in `Board.spots`; those the scene does not show are left out.
    """

    scene: Hashable
    handles: tuple[str, ...]


# What every game shows of itself: observation to scene to picture.

O = TypeVar("O", bound="Observation")  # noqa: E741 - as in bot.engine

Paint: TypeAlias = "Callable[[Any, str, float], Image.Image]"
"""Paints a scene in a theme at a scale."""


class Board(Generic[O]):
    """The pictures of one game, which brings `views`, `lay_out` and `painters`.

    A *scene* is a frozen, hashable value of everything a picture shows and nothing else: it is the cache key.
    Board and scene are pickled for another process to paint; only there is `paint` called.
    """

    def views(self, observation: O) -> Sequence[str]:
        """The pictures on offer for this viewer, e.g. `table`, `hand`: the main one first, any number."""
        raise NotImplementedError(type(self).__name__)

    def shown(self, observation: O) -> Sequence[str]:
        """Those that stand in a message of their own accord, at most three: all on offer.

        For a spectator they are those of the table message; a player's panel shows one of them.
        """
        return self.views(observation)

    def shown_after(self, observation: O, news: Sequence[Event]) -> Sequence[str]:
        """Those shown right after some events, as far as the reader may know them: the same as ever, unless
        one is of where something has just happened."""
        return self.shown(observation)

    def needed(self, observation: O) -> str:
        """The one picture that a player's present question needs: the last of those shown."""
        return self.shown(observation)[-1]

    def near(self, observation: O) -> Sequence[str]:
        """Further pictures that are always one press away from those shown: none."""
        return ()

    def cover(self, observation: O) -> str:
        """The picture for where height is scarce: the main one, where there is no wider one."""
        return self.views(observation)[0]

    def needed_for(self, observation: O, reached: Sequence[Action]) -> str:
        """The one picture that a player needs who is on the way through the menu: as for the whole question.

        reached: the legal actions that the menu still leads to from there.
        """
        return self.needed(observation)

    def views_to_touch(self, observation: O, reached: Sequence[Action]) -> Sequence[str]:
        """The pictures in which a player touches what is asked: the one needed, then the others shown.

        reached: as for `needed_for`.
        """
        return tuple(dict.fromkeys((self.needed_for(observation, reached), *self.shown(observation))))

    def views_meanwhile(self, observation: O, news: Sequence[Event]) -> Sequence[str]:
        """The pictures beside each other of a player who is asked nothing: those shown after some events."""
        return self.shown_after(observation, news)

    def details(self, observation: O) -> Sequence[str]:
        """Further pictures for who asks for them by name: none, the table is read at a glance."""
        return ()

    def offers(self, observation: O, view: str) -> bool:
        """Check whether there is a picture of this name for this viewer."""
        return view in self.views(observation) or view in self.details(observation)

    def scene(self, observation: O, view: str, language: Language, people: People = ()) -> Hashable:
        """Lay out one picture as a scene. Raises ValueError for a view that is not on offer.

        people: named beside their seats, in a scene that shows seats. Cheap: it runs on the event loop.
        """
        if not self.offers(observation, view):
            raise ValueError(view)
        scene = self.lay_out(observation, view, language)
        return replace(scene, people=people) if people and isinstance(scene, SeatedScene) else scene

    def lay_out(self, observation: O, view: str, language: Language) -> Hashable:
        """The scene of a view that is on offer."""
        raise NotImplementedError(type(self).__name__)

    def recall(self, scene: Hashable, news: Sequence[Event]) -> Hashable:
        """Add to a scene what the latest events, as far as the reader may know them, tell and an observation
        has forgotten, such as who has fallen in a battle. Nothing unless a game says so."""
        return scene

    def climax(self, observation: O, news: Sequence[Event], language: Language) -> Hashable | None:
        """Lay out what best shows the latest events, as far as the reader may know them: a battle that has
        just been decided, the part of a map where something happened. None where other pictures tell it."""
        return None

    def spots(self, scene: Hashable) -> Mapping[str, Box]:
        """Tell where things lie in the picture of a scene, by handle: none, unless a game says so.

        A handle is the word of action texts and component keys: a region `fangorn`, a figure or card
        `gandalf`, `l5`; a die `die:1`, a space `field:7`, a track `track:hunt`, a seat `seat:north`.
        """
        return {}

    def mark(self, scene: Hashable, handles: Sequence[str]) -> Hashable:
        """The scene with a ring around those of the spots that its picture shows; itself where it shows
        none."""
        spots = self.spots(scene) if handles else {}
        shown = tuple(handle for handle in dict.fromkeys(handles) if handle in spots)
        return Marked(scene, shown) if shown else scene

    def paint(self, scene: Hashable, theme: str, scale: float) -> Image.Image:
        """The picture of a scene, mode RGB, 1400 px wide at most at scale 1. Raises TypeError for a foreign
        one."""
        if isinstance(scene, Marked):
            return self._paint_marked(scene, theme, scale)
        paint = self.painters().get(type(scene))
        if paint is None:
            raise TypeError(type(scene).__name__)
        return paint(scene, theme, scale)

    def _paint_marked(self, marked: Marked, theme: str, scale: float) -> Image.Image:
        # Imported here, as the painters are: laying out needs no Pillow.
        from bot.draw.kit.tokens import ring

        picture, spots = self.paint(marked.scene, theme, scale), self.spots(marked.scene)
        for box in dict.fromkeys(spots[handle] for handle in marked.handles):
            left, top, right, bottom = (value * scale for value in box)
            ring(picture, (left, top, right, bottom), theme)
        return picture

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene; imported here, as laying out alone needs no Pillow."""
        raise NotImplementedError(type(self).__name__)


def paint(board: Board[Any], scene: Hashable, theme: str, scale: float) -> Encoded:
    """The encoded picture of a scene."""
    if scale >= 1:
        return encode(board.paint(scene, theme, scale))
    # Small pictures are large ones made small: a second set of layers and sprites would cost more than that.
    whole = board.paint(scene, theme, 1.0)
    size = (round(whole.width * scale), round(whole.height * scale))
    return encode(whole.resize(size, Image.Resampling.BICUBIC))
