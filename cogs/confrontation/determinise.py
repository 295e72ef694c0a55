"""What is hidden, imagined: the enemy as a side remembers it, and a state that fits what it sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from bot.engine import Event, Seat
from cogs.confrontation import events
from cogs.confrontation.components import (
    BACKWARD,
    FIGURES,
    FORWARD,
    NUMBER,
    REGIONS,
    SIDEWAYS,
    START_SLOTS,
    STARTING_PLACES,
    STEPS,
)
from cogs.confrontation.observation import Battle, ConfrontationObservation, Piece
from cogs.confrontation.rules.battle import (
    CHALLENGE,
    EARLY_CHOICE,
    END_BATTLE,
    NEXT_BATTLE,
    ON_SIGHT,
    SARUMAN_CHOOSES,
)
from cogs.confrontation.rules.cards import CARD_STEPS, COMPARE, EXCHANGES, MAGIC, DarkText, LightText
from cogs.confrontation.rules.movement import OfferRearrangement, ShuffleFigures, may_move
from cogs.confrontation.rules.setup import MOST_SWAPS, FillPlaces, SetUp
from cogs.confrontation.rules.turn import (
    CHOOSE_MOVE,
    END_MOVE,
    BeginTurn,
    RideOn,
    TunnelOfMoria,
    further_moves,
    may_replace_move,
)
from cogs.confrontation.state import DARK, LIGHT, SIDE, Agenda, Fight, Ids, Map, Maps, State, evolve

# Memory of the enemy's hidden figures: who was shown where, and which ways only some can go.
#
# A figure that was shown is hidden again (6.16), but nobody forgets it. For each enemy figure the memory
# holds how likely it stands in each region. A movement carries over the share of each figure that may have
# gone; a figure that is shown is certain, and the others share the places that are left.

BALANCINGS = 12
"""Rounds in which places and figures are made to agree; what is left of the error is under a hundredth."""
MOST_DEALS = 6
DOUBT, CERTAIN = 0.002, 0.999
"""What is left to every place for a figure that is not certain to stand somewhere: a story may have gaps."""
_MORDOR, _MORIA, _GONDOR, _FANGORN = (
    NUMBER[region_id] for region_id in ("mordor", "moria", "gondor", "fangorn")
)

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
            for number, piece in enumerate(self._seen.pieces)
            if piece.side == self._seat and not (piece.figure or piece.noted)
        ]
        named = {piece.figure or piece.noted for piece in self._seen.pieces}
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
        for figure in sorted(left, key=lambda hidden_figure: -max(self.likely[hidden_figure])):
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
            case events.FigureMoved(side=self._seat, origin=origin, region=region):
                self._carry(NUMBER[origin], NUMBER[region])
            case events.FigureMoved(way="tunnel") if self._side == SIDE[DARK] and self._places[_MORIA]:
                self._doubt("balrog", _MORIA)  # 5.7 he would have struck
            case events.ShadowfaxRidden(origin=origin, region=region) if self._seat == LIGHT:
                self._carry(NUMBER[origin], NUMBER[region])
            case events.FigureRecalled(origin=origin) if self._seat == DARK:
                self._carry(NUMBER[origin], _MORDOR)
            case events.BattleJoined(region=region, light=light, dark=dark):
                self._battle = region
                self._find(light if self._seat == LIGHT else dark, NUMBER[region])
            case events.SamStoodIn() | events.FrodoShown() if self._seat == LIGHT:
                self._find("frodo", NUMBER[self._battle])
                self._find("sam", NUMBER[self._battle])
            case events.FigureFled(figure=figure, region=region) if self._seat == LIGHT:
                self._put(figure, NUMBER[region])
            case events.FigureRetreated(side=self._seat, figure=figure, region=region):
                self._put(figure, NUMBER[region])
            case events.BalrogStruck() if self._seat == DARK:
                self._find("balrog", _MORIA)
            case events.ShelobReturned() if self._seat == DARK:
                self._put("shelob", _GONDOR)
            case events.GandalfReturned() if self._seat == LIGHT:
                self._return("gandalf", _FANGORN)
            case events.FiguresSeen(region=region, figures=figures) if self._seat == LIGHT:
                for figure in figures:
                    self._find(figure, NUMBER[region])
            case events.FigureDefeated(side=self._seat, figure=figure):
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
                likely[:] = [chance + DOUBT for chance in likely]
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
                    row[:] = [chance / whole for chance in row]


# Observation to a full state that the observer cannot tell from the truth.

MOST_TRIES = 500
"""Random arrangements to try before one must fit; each fits with a good chance."""

_SEATS: tuple[Seat, Seat] = (LIGHT, DARK)
_OTHER = {LIGHT: DARK, DARK: LIGHT}
_LIGHT, _DARK = SIDE[LIGHT], SIDE[DARK]


def determinise(seen: ConfrontationObservation, rng: Random) -> State:
    """A state with the same observation, its hidden facts drawn at random.

    Raises RuntimeError where none is found: then the observation is of no reachable position.
    """
    if seen.outcome is not None or len(seen.ready) < 2:
        maps = tuple(_setting_up(seen, side, rng) for side in (0, 1))
        return _state(seen, (maps[0], maps[1]), rng)
    for _ in range(MOST_TRIES):
        state = _state(seen, (_playing(seen, 0, rng), _playing(seen, 1, rng)), rng)
        if _plausible(seen, state):
            return state
    raise RuntimeError("no state fits the observation")


def _known_pieces(seen: ConfrontationObservation, side: int) -> list[list[str | None]]:
    """The pieces of a side by region and position, None where the viewer does not know which."""
    there: list[list[str | None]] = [[] for _ in REGIONS]
    for piece in seen.pieces:
        if piece.side == _SEATS[side]:
            there[NUMBER[piece.region]].append(piece.figure or piece.noted)
    return there


def _setting_up(seen: ConfrontationObservation, side: int, rng: Random) -> Map:
    """3.2 The own figures as they are; of the other side only whether it is ready."""
    seat = _SEATS[side]
    if seen.outcome is not None or seen.viewer == seat:
        return tuple(tuple(figure for figure in there if figure) for there in _known_pieces(seen, side))
    places = list(STARTING_PLACES[side])
    rng.shuffle(places)
    figures = list(FIGURES[side])
    rng.shuffle(figures)
    count = len(figures) if seat in seen.ready else rng.randrange(len(figures))
    own: list[list[str]] = [[] for _ in REGIONS]
    for figure, region in zip(figures[:count], places, strict=False):
        own[region].append(figure)
    return tuple(map(tuple, own))


def _playing(seen: ConfrontationObservation, side: int, rng: Random) -> Map:
    """12.2 The figures left, dealt to the pieces that are not known; Frodo is never in Mordor (9.1)."""
    there = _known_pieces(seen, side)
    gone = {*dict(seen.defeated)[_SEATS[side]], *(figure for row in there for figure in row)}
    left = [figure for figure in FIGURES[side] if figure not in gone]
    rng.shuffle(left)
    if "frodo" in left:
        slots = [region for region, row in enumerate(there) for figure in row if figure is None]
        allowed = [slot for slot, region in enumerate(slots) if REGIONS[region] != "mordor"]
        if not allowed:
            raise RuntimeError("no state fits the observation")
        left.remove("frodo")
        left.insert(rng.choice(allowed), "frodo")
    dealt = iter(left)
    return tuple(tuple(next(dealt) if figure is None else figure for figure in row) for row in there)


def _state(seen: ConfrontationObservation, maps: Maps, rng: Random) -> State:
    fight, hands = _fight(seen, maps, rng)
    used, specials, stale = dict(seen.used), dict(seen.specials), dict(seen.stale)
    swaps = tuple(seen.swaps_left if seat == seen.viewer else MOST_SWAPS for seat in _SEATS)
    passage = seen.passage
    state = State(
        options=seen.options,
        figures=maps,
        fallen=tuple(figure for _, figures in seen.defeated for figure in figures),
        turn=seen.turn,
        number=seen.number,
        hands=hands,
        used=(used[LIGHT], used[DARK]),
        specials=(specials[LIGHT], specials[DARK]),
        ready=seen.ready,
        swaps=(swaps[0], swaps[1]),
        fight=fight,
        passage=None if passage is None else (passage.side, passage.origin, passage.region),
        looked=seen.looked,
        ride=seen.ride,
        stale=(stale[LIGHT], stale[DARK]),
        agenda=(),
        outcome=seen.outcome,
        seen=(_find_noted(seen, _LIGHT), _find_noted(seen, _DARK)),
    )
    return evolve(state, agenda=_agenda(seen, state, rng))


def _find_noted(seen: ConfrontationObservation, side: int) -> Ids:
    """4.3 The figures of a side that both sides can tell."""
    noted = {piece.noted for piece in seen.pieces if piece.side == _SEATS[side]}
    return tuple(figure for figure in FIGURES[side] if figure in noted)


def _fight(seen: ConfrontationObservation, maps: Maps, rng: Random) -> tuple[Fight | None, tuple[Ids, Ids]]:
    """6 The battle, and both hands without the cards laid."""
    hands = dict(seen.hands)
    battle = seen.battle
    if battle is None:
        return None, (hands[LIGHT], hands[DARK])
    cards: dict[Seat, str | None] = {LIGHT: battle.light_card, DARK: battle.dark_card}
    for seat in battle.chosen:
        own = battle.own_card if seat == seen.viewer else None
        card = own or rng.choice(hands[seat])
        cards[seat] = card
        hands[seat] = tuple(other_card for other_card in hands[seat] if other_card != card)
    mover = (battle.light, battle.dark)[SIDE[battle.attacker]]
    fight = Fight(
        region=battle.region,
        attacker=battle.attacker,
        mover=mover or maps[SIDE[battle.attacker]][NUMBER[battle.region]][0],
        first=battle.first,
        light=battle.light,
        dark=battle.dark,
        frodo_shown=battle.frodo_shown,
        light_card=cards[LIGHT],
        dark_card=cards[DARK],
        light_up=battle.light_card is not None,
        dark_up=battle.dark_card is not None,
        dark_settled=battle.dark_settled,
        face_up=_figures_left_up(seen, battle),
    )
    return fight, (hands[LIGHT], hands[DARK])


def _figures_left_up(seen: ConfrontationObservation, battle: Battle) -> Ids:
    """A4 The figures face up since an earlier battle of this move."""
    if battle.first or not seen.options.pick_revealed:
        return ()
    pieces = seen.pieces_in(battle.region, LIGHT) + seen.pieces_in(battle.region, DARK)
    return tuple(piece.figure for piece in pieces if piece.shown and piece.figure is not None)


def _agenda(seen: ConfrontationObservation, state: State, rng: Random) -> Agenda:
    """The procedure from where everybody sees it stand."""
    if seen.outcome is not None:
        return ()
    if seen.stage == "setup":
        return _setup_agenda(seen)
    if seen.stage == "move":
        return _move_agenda(seen, state, rng)
    if seen.stage == "tunnel":
        figure = seen.in_tunnel or rng.choice(state.figures[_LIGHT][NUMBER["eregion"]])
        if seen.ride is None:
            return (END_MOVE, TunnelOfMoria(figure, False))
        return (END_MOVE, RideOn(figure), TunnelOfMoria(figure, True))
    return (END_MOVE, NEXT_BATTLE, *_battle_agenda(seen))


def _setup_agenda(seen: ConfrontationObservation) -> Agenda:
    if len(seen.ready) < 2:
        return (SetUp(), FillPlaces(seen.settling[0])) if seen.settling else (SetUp(),)
    home = (ShuffleFigures(DARK, "mordor"), ShuffleFigures(LIGHT, "shire"))
    return (BeginTurn(DARK), *home[: 2 if seen.settling == (LIGHT, "shire") else 1])


def _move_agenda(seen: ConfrontationObservation, state: State, rng: Random) -> Agenda:
    if seen.settling is not None:
        by_hand = seen.options.rearrange == "by_hand"
        before = CHOOSE_MOVE if by_hand else BeginTurn(_OTHER[seen.turn])
        return (before, ShuffleFigures(*seen.settling))
    if seen.ride is None:
        return (CHOOSE_MOVE,)
    riders = state.figures[_LIGHT][NUMBER[seen.ride]]
    able = [figure for figure in riders if further_moves(state, state.figures, figure)]
    return (END_MOVE, RideOn(seen.riding or rng.choice(able or riders)))


def _battle_agenda(seen: ConfrontationObservation) -> Agenda:
    battle = seen.battle
    assert battle is not None
    if seen.stage == "challenge":
        if seen.settling is not None:
            return (CHALLENGE, ShuffleFigures(*seen.settling))
        asked = seen.waiting[0]
        offer = (OfferRearrangement(asked.seat, battle.region),) if asked.kind == "rearrange" else ()
        return (CHALLENGE, *offer)
    steps: Agenda = (END_BATTLE, COMPARE, *CARD_STEPS)
    if seen.stage == "cards":
        return steps
    if seen.stage == "saruman":
        return (*steps, SARUMAN_CHOOSES)
    if seen.stage == "early":
        saruman = (SARUMAN_CHOOSES,) if battle.dark == "saruman" else ()
        return (*steps, *saruman, ON_SIGHT, EARLY_CHOICE)
    return _text_agenda(seen, battle, steps)


def _text_agenda(seen: ConfrontationObservation, battle: Battle, steps: Agenda) -> Agenda:
    """6.9, 6.10 While Magic is exchanged or a Retreat carried out."""
    side = SIDE[seen.waiting[0].seat]
    if seen.stage == "retreat":
        return _up_to(steps, DarkText if side == _DARK else LightText)
    if side == _DARK and battle.light_card is None:
        return (*steps, EXCHANGES[_DARK])
    if side == _DARK:
        both = (EXCHANGES[_LIGHT],) if battle.light_card == MAGIC[_LIGHT] else ()
        return (*_up_to(steps, DarkText), *both, EXCHANGES[_DARK])
    return (*_up_to(steps, LightText if battle.dark_settled else DarkText), EXCHANGES[_LIGHT])


def _up_to(steps: Agenda, kind: type[DarkText | LightText]) -> Agenda:
    """The agenda with a step of this kind on top."""
    return steps[: next(number for number, step in enumerate(steps) if isinstance(step, kind)) + 1]


def _plausible(seen: ConfrontationObservation, state: State) -> bool:
    """Check whether what everybody saw could have happened with these figures."""
    if seen.battle is not None and state.fight is not None:
        attackers = SIDE[seen.battle.attacker]
        unseen = seen.battle.light is None and seen.battle.first and seen.passage is not None
        if unseen and seen.passage is not None:
            origin, region = NUMBER[seen.passage.origin], NUMBER[seen.passage.region]
            return _may_have_gone(attackers, state.fight.mover, origin, region)
        return True
    if seen.stage != "move" or seen.settling is not None:
        return True
    if seen.ride is not None:
        rider = state.agenda[-1].figure
        return bool(further_moves(state, state.figures, rider))
    side = SIDE[seen.turn]
    return may_move(state.figures, side) or may_replace_move(state, side)


def _may_have_gone(side: int, figure: str, origin: int, region: int) -> bool:
    """5 Whether a figure's text allows the way an attack on several enemies was seen to come."""
    if region in STEPS[side][origin]:
        return True
    if figure == "aragorn":
        return region in BACKWARD[side][origin] + SIDEWAYS[side][origin]
    if figure == "witch_king":
        return region in SIDEWAYS[side][origin]
    return figure == "black_rider" and region in _ahead(origin)


def _ahead(origin: int) -> Sequence[int]:
    regions: list[int] = []
    frontier = [origin]
    while frontier:
        steps = [region for region in FORWARD[_DARK][frontier.pop()] if region not in regions]
        regions += steps
        frontier += steps
    return regions
