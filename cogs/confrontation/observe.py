"""State to observation: what a viewer may know is written down field by field."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.engine import Decisions, Game, Seat
from cogs.confrontation.components import CARDS, FIGURES, NUMBER, REGIONS, SPECIALS
from cogs.confrontation.observation import Battle, ConfrontationObservation, Passage, Piece, Stage
from cogs.confrontation.rules.battle import ChallengeEnemy, EarlyChoice, SarumanChooses
from cogs.confrontation.rules.cards import ChooseCards, DarkText, ExchangeMagic, LightText
from cogs.confrontation.rules.leaving import behind, beside
from cogs.confrontation.rules.movement import TunnelOfMoria
from cogs.confrontation.rules.rearranging import OfferRearrangement, ShuffleFigures
from cogs.confrontation.rules.setup import FillPlaces, SetUp, figures_to_place
from cogs.confrontation.rules.specials import RideOn
from cogs.confrontation.state import DARK, LIGHT, SIDE, Fight, Ids, State

_SEATS: tuple[Seat, Seat] = (LIGHT, DARK)

_STAGES: dict[type[Any], Stage] = {
    SetUp: "setup",
    FillPlaces: "setup",
    TunnelOfMoria: "tunnel",
    ChallengeEnemy: "challenge",
    OfferRearrangement: "challenge",
    EarlyChoice: "early",
    SarumanChooses: "saruman",
    ChooseCards: "cards",
    ExchangeMagic: "magic",
    DarkText: "retreat",
    LightText: "retreat",
}


def observe(
    game: Game[State, Any, ConfrontationObservation], state: State, viewer: Seat | None
) -> ConfrontationObservation:
    """Everything a side, or a spectator, may know (docs/rules/confrontation.md, 12)."""
    pending = game.pending(state)
    side = None if viewer is None else SIDE[viewer]
    top = state.agenda[-1] if state.agenda else None
    return ConfrontationObservation(
        viewer=viewer,
        waiting=pending.open if isinstance(pending, Decisions) else (),
        legal=() if viewer is None else tuple(game.legal(state, viewer)),
        outcome=state.outcome,
        stage=_stage(state, top),
        turn=state.turn,
        number=state.number,
        pieces=_pieces(state, side),
        unplaced=_figures_to_place(state, side),
        ready=tuple(seat for seat in _SEATS if seat in state.ready),
        defeated=_of_both(tuple(_only(FIGURES[each], state.fallen) for each in (0, 1))),
        hands=_of_both(tuple(_public_hand(state, each) for each in (0, 1))),
        used=_of_both(state.used),
        specials=_of_both(tuple(_only(SPECIALS[each], state.specials[each]) for each in (0, 1))),
        battle=_battle(state, side),
        passage=None if state.passage is None else Passage(*state.passage),
        looked=state.looked,
        riding=_riding(state, top) if viewer == LIGHT else None,
        swaps_left=0 if side is None else state.swaps[side],
        options=state.options,
        ride=state.ride,
        in_tunnel=top.figure if isinstance(top, TunnelOfMoria) and viewer == LIGHT else None,
        settling=_settling(top),
        stale=_of_both(state.stale),
    )


def _figures_to_place(state: State, side: int | None) -> Ids:
    return figures_to_place(state.figures[side], side) if side is not None and state.number == 0 else ()


def _of_both(pair: tuple[Ids, ...]) -> tuple[tuple[Seat, Ids], ...]:
    return ((LIGHT, pair[0]), (DARK, pair[1]))


def _only(order: Ids, chosen: Ids) -> Ids:
    return tuple(each for each in order if each in chosen)


def _stage(state: State, top: Any) -> Stage:
    if state.outcome is not None:
        return "over"
    if isinstance(top, ShuffleFigures):
        if state.number == 0:
            return "setup"
        return "move" if state.fight is None else "challenge"
    return _STAGES.get(type(top), "move")


def _settling(top: Any) -> tuple[Seat, str] | None:
    if isinstance(top, ShuffleFigures):
        return (top.side, top.region)
    return (top.side, "") if isinstance(top, FillPlaces) else None


def _riding(state: State, top: Any) -> str | None:
    return top.figure if isinstance(top, RideOn) and state.options.shadowfax_same_figure else None


_piece = lru_cache(maxsize=4096)(Piece)
"""The same few pieces are seen again and again; made anew they take half the time of an observation."""


def _pieces(state: State, viewer: int | None) -> tuple[Piece, ...]:
    """12.2 Figures by name for their own side, when face up, when looked at (11.4), and when all is over."""
    over = state.outcome is not None
    secret = len(state.ready) < 2 and not over  # 3.2: nothing of the other side's setting up
    up = _face_up(state)
    found = []
    for number, region in enumerate(REGIONS):
        for side in (0, 1):
            there = state.figures[side][number]
            if not there or (secret and side != viewer):
                continue
            known = over or side == viewer or (side == 0 and viewer == 1 and state.looked == region)
            for position, figure in enumerate(there, start=1):
                shown = over or figure in up
                name = figure if known or shown else None
                noted = figure if viewer is not None and figure in state.seen[side] else None
                found.append(_piece(_SEATS[side], region, position, name, shown, noted))
    return tuple(found)


def _face_up(state: State) -> Ids:
    """6.2, 6.16 The figures everybody sees now. An attacker stays shown until its move is over."""
    fight = state.fight
    if fight is None:
        return ()
    up = [*fight.face_up, *(figure for figure in (fight.light, fight.dark) if figure is not None)]
    if fight.frodo_shown:
        up.append("frodo")
    if not fight.first:
        up.append(fight.mover)
    return tuple(up)


def _public_hand(state: State, side: int) -> Ids:
    """12.1 The cards not used yet; one laid face down is still among them for everybody."""
    fight = state.fight
    if fight is None:
        return state.hands[side]
    card, up = ((fight.light_card, fight.light_up), (fight.dark_card, fight.dark_up))[side]
    if card is None or up:
        return state.hands[side]
    return _only(CARDS[side], (*state.hands[side], card))


def _retreats(state: State, fight: Fight) -> tuple[tuple[Seat, Ids], ...]:
    """6.10.2, 6.10.5 Where Retreat cards would lead: it follows from what everybody sees standing."""
    if fight.light is None or fight.dark is None:
        return ()
    region = NUMBER[fight.region]
    reach = (behind(state, region), beside(state, SIDE[DARK], region))
    return _of_both(tuple(tuple(REGIONS[each] for each in there) for there in reach))


def _battle(state: State, viewer: int | None) -> Battle | None:
    fight = state.fight
    if fight is None:
        return None
    laid = ((LIGHT, fight.light_card, fight.light_up), (DARK, fight.dark_card, fight.dark_up))
    down = {seat: card for seat, card, up in laid if card is not None and not up}
    return Battle(
        region=fight.region,
        attacker=fight.attacker,
        light=fight.light,
        dark=fight.dark,
        light_card=fight.light_card if fight.light_up else None,
        dark_card=fight.dark_card if fight.dark_up else None,
        chosen=tuple(down),
        own_card=None if viewer is None else down.get(_SEATS[viewer]),
        frodo_shown=fight.frodo_shown,
        first=fight.first,
        dark_settled=fight.dark_settled,
        retreats=_retreats(state, fight),
    )
