"""Memory of the enemy's hidden figures: who was shown where, and which ways only some can go.

A figure that was shown is hidden again (6.16), but nobody forgets it. For each enemy figure the memory holds
how likely it stands in each region. A movement carries over the share of each figure that may have gone; a
figure that is shown is certain, and the others share the places that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from bot.engine import Event
from cogs.confrontation.components import (
    FIGURES,
    NUMBER,
    REGIONS,
    SIDEWAYS,
    START_SLOTS,
    STARTING_PLACES,
    STEPS,
)
from cogs.confrontation.events import (
    BalrogStruck,
    BattleJoined,
    FigureDefeated,
    FigureFled,
    FigureMoved,
    FigureRecalled,
    FigureRetreated,
    FiguresSeen,
    FrodoShown,
    GandalfReturned,
    SamStoodIn,
    ShadowfaxRidden,
    ShelobReturned,
)
from cogs.confrontation.observation import ConfrontationObservation, Piece
from cogs.confrontation.state import DARK, LIGHT, SIDE

BALANCINGS = 12
"""Rounds in which places and figures are made to agree; what is left of the error is under a hundredth."""
MOST_DEALS = 6
DOUBT, CERTAIN = 0.002, 0.999
"""What is left to every place for a figure that is not certain to stand somewhere: a story may have gaps."""
_MORDOR, _MORIA, _GONDOR, _FANGORN = (NUMBER[each] for each in ("mordor", "moria", "gondor", "fangorn"))

AT_HOME = {
    "frodo": 4.0,
    "sam": 2.5,
    "gimli": 1.5,
    "boromir": 0.6,
    "aragorn": 0.6,
    "pippin": 0.7,
    "warg": 3.0,
    "saruman": 2.0,
    "orcs": 1.3,
    "cave_troll": 0.6,
    "shelob": 0.7,
}
"""Who is likelier than others to have been left in the last row at the start."""
HOLDS_BACK = {"frodo": 0.5, "gimli": 0.6, "saruman": 0.7, "warg": 0.7}
"""Who moves less readily than others."""


class Memory:
    """One side's knowledge of the other's figures, made from its story."""

    def __init__(self, seen: ConfrontationObservation, story: Iterable[Event]) -> None:
        assert seen.viewer is not None
        self._seen = seen
        self._side = 1 - SIDE[seen.viewer]
        self._seat = DARK if seen.viewer == LIGHT else LIGHT
        home = STARTING_PLACES[self._side]
        self._places = [float(home.count(region)) for region in range(len(REGIONS))]
        last = NUMBER["shire" if self._side == SIDE[LIGHT] else "mordor"]
        self.likely = {
            figure: [
                float(START_SLOTS[region]) * (AT_HOME.get(figure, 1.0) if region == last else 1.0)
                if region in home
                else 0.0
                for region in range(len(REGIONS))
            ]
            for figure in FIGURES[self._side]
        }
        self._balance()
        self._battle: str = ""
        for event in story:
            self._hear(event)
        self._agree()

    def deal(self, rng: Random) -> ConfrontationObservation | None:
        """The observation with a name for every enemy figure; None where one finds no place."""
        free = [
            number
            for number, each in enumerate(self._seen.pieces)
            if each.side == self._seat and not (each.figure or each.noted)
        ]
        named = {each.figure or each.noted for each in self._seen.pieces}
        gone = dict(self._seen.defeated)[self._seat]
        left = [figure for figure in FIGURES[self._side] if figure not in named and figure not in gone]
        for _ in range(MOST_DEALS):
            dealt = self._deal(left, free, rng)
            if dealt is not None:
                return replace(self._seen, pieces=dealt)
        return None

    def _deal(self, left: Sequence[str], free: Sequence[int], rng: Random) -> tuple[Piece, ...] | None:
        """The surest first: whoever may be anywhere takes what is left."""
        pieces = list(self._seen.pieces)
        places: dict[int, list[int]] = {}
        for number in rng.sample(list(free), len(free)):
            places.setdefault(NUMBER[pieces[number].region], []).append(number)
        for figure in sorted(left, key=lambda each: -max(self.likely[each])):
            likely = self.likely[figure]
            regions = [region for region, there in places.items() if there and likely[region] > 0]
            if not regions:
                return None
            weights = [likely[region] * len(places[region]) for region in regions]
            number = places[rng.choices(regions, weights)[0]].pop()
            pieces[number] = replace(pieces[number], figure=figure)
        return tuple(pieces)

    def _hear(self, event: Event) -> None:
        match event:
            case FigureMoved(side=self._seat, origin=origin, region=region):
                self._carry(NUMBER[origin], NUMBER[region])
            case FigureMoved(way="tunnel") if self._side == SIDE[DARK] and self._places[_MORIA]:
                self._doubt("balrog", _MORIA)  # 5.7 he would have struck
            case ShadowfaxRidden(origin=origin, region=region) if self._seat == LIGHT:
                self._carry(NUMBER[origin], NUMBER[region])
            case FigureRecalled(origin=origin) if self._seat == DARK:
                self._carry(NUMBER[origin], _MORDOR)
            case BattleJoined(region=region, light=light, dark=dark):
                self._battle = region
                self._find(light if self._seat == LIGHT else dark, NUMBER[region])
            case SamStoodIn() | FrodoShown() if self._seat == LIGHT:
                self._find("frodo", NUMBER[self._battle])
                self._find("sam", NUMBER[self._battle])
            case FigureFled(figure=figure, region=region) if self._seat == LIGHT:
                self._put(figure, NUMBER[region])
            case FigureRetreated(side=self._seat, figure=figure, region=region):
                self._put(figure, NUMBER[region])
            case BalrogStruck() if self._seat == DARK:
                self._find("balrog", _MORIA)
            case ShelobReturned() if self._seat == DARK:
                self._put("shelob", _GONDOR)
            case GandalfReturned() if self._seat == LIGHT:
                self._return("gandalf", _FANGORN)
            case FiguresSeen(region=region, figures=figures) if self._seat == LIGHT:
                for figure in figures:
                    self._find(figure, NUMBER[region])
            case FigureDefeated(side=self._seat, figure=figure):
                self._lose(figure)
            case _:
                pass

    def _carry(self, origin: int, region: int) -> None:
        """Somebody went: each figure that may have, by its share and its readiness."""
        shares = {
            figure: likely[origin] * self._readiness(figure, origin, region)
            for figure, likely in self.likely.items()
        }
        whole = sum(shares.values())
        self._places[origin] = max(self._places[origin] - 1, 0.0)
        self._places[region] += 1
        if whole <= 0:
            return
        for figure, share in shares.items():
            gone = min(share / whole, self.likely[figure][origin])
            self.likely[figure][origin] -= gone
            self.likely[figure][region] += gone
        self._balance()

    def _readiness(self, figure: str, origin: int, region: int) -> float:
        if region not in STEPS[self._side][origin] and region != _MORDOR:
            beside = region in SIDEWAYS[self._side][origin]
            if figure not in {"aragorn", "flying_nazgul", "black_rider"} and not (
                figure == "witch_king" and beside
            ):
                return 0.0
        return HOLDS_BACK.get(figure, 1.0)

    def _find(self, figure: str, region: int) -> None:
        """It was shown there: it is nowhere else."""
        if figure in self.likely:
            self.likely[figure] = [float(number == region) for number in range(len(REGIONS))]
            sure = sum([likely[region] == 1 for likely in self.likely.values()])
            self._places[region] = max(self._places[region], float(sure))
            self._balance()

    def _put(self, figure: str, region: int) -> None:
        """It went there for everybody to see."""
        if figure not in self.likely:
            return
        self._vacate(self.likely[figure])
        self._places[region] += 1
        self._find(figure, region)

    def _lose(self, figure: str) -> None:
        likely = self.likely.pop(figure, None)
        if likely is not None:
            self._vacate(likely)
            self._balance()

    def _vacate(self, likely: Sequence[float]) -> None:
        at = max(range(len(REGIONS)), key=likely.__getitem__)
        self._places[at] = max(self._places[at] - 1, 0.0)

    def _return(self, figure: str, region: int) -> None:
        self.likely[figure] = [0.0] * len(REGIONS)
        self._places[region] += 1
        self._find(figure, region)

    def _doubt(self, figure: str, region: int) -> None:
        if figure in self.likely and max(self.likely[figure]) < 1:
            self.likely[figure][region] *= 0.05
            self._balance()

    def _agree(self) -> None:
        """The places as they lie before one's eyes, which are right whatever was told."""
        self._places = [0.0] * len(REGIONS)
        for figure in dict(self._seen.defeated)[self._seat]:
            self.likely.pop(figure, None)
        for piece in self._seen.pieces:
            if piece.side == self._seat:
                self._places[NUMBER[piece.region]] += 1
                if piece.figure in self.likely:
                    self.likely[piece.figure] = [float(name == piece.region) for name in REGIONS]
        for likely in self.likely.values():
            if max(likely) < CERTAIN:
                likely[:] = [each + DOUBT for each in likely]
        if "frodo" in self.likely:
            self.likely["frodo"][_MORDOR] = 0.0  # 9.1 the game would be over
        self._balance()

    def _balance(self) -> None:
        """Every figure stands somewhere, and every place holds as many as stand there."""
        rows = list(self.likely.values())
        for _ in range(BALANCINGS):
            for region, places in enumerate(self._places):
                whole = sum([row[region] for row in rows])
                if whole > 0:
                    scale = places / whole
                    for row in rows:
                        row[region] *= scale
            for row in rows:
                whole = sum(row)
                if whole > 0:
                    row[:] = [each / whole for each in row]
