"""State to observation: written down field by field, though nothing of this game is hidden."""

from __future__ import annotations

from typing import Any

from bot.engine import Decisions, Game, Seat
from cogs.journey.components import OWNER
from cogs.journey.observation import JourneyObservation, Stage
from cogs.journey.rules.effects import effects
from cogs.journey.rules.ending import arrived_tracks, still_to_play
from cogs.journey.rules.rolling import MOST_PUTS, chosen_dice, ends, forced_colours, may_repeat, refuse_keep
from cogs.journey.state import Effects, Rolling, State

_NO_TURN = Rolling("", None, aside=(), aside_rolls=(), left=())


def observe(
    game: Game[State, Any, JourneyObservation], state: State, viewer: Seat | None
) -> JourneyObservation:
    """Everything there is to know, with the viewer's own menu."""
    pending = game.pending(state)
    rolling = state.rolling or _NO_TURN
    choosing = bool(rolling.rolled)
    in_game = {track.seat for track in state.tracks if track.in_game}
    return JourneyObservation(
        viewer=viewer,
        waiting=pending.open if isinstance(pending, Decisions) else (),
        legal=() if viewer is None else tuple(game.legal(state, viewer)),
        outcome=state.outcome,
        options=state.options,
        stage=_stage(state),
        first=state.first,
        turn=state.turn,
        number=state.number,
        round=state.round,
        final_round=state.options.ending == "equal_turns" and bool(arrived_tracks(state)),
        still_to_play=() if state.turn is None else still_to_play(state),
        tracks=state.tracks,
        neutral=tuple(colour for colour, owner in OWNER.items() if owner not in in_game),
        place=rolling.place or None,
        place_rule=rolling.place_rule,
        roll=rolling.roll,
        aside=rolling.aside,
        aside_rolls=rolling.aside_rolls,
        rolled=rolling.rolled,
        chosen=rolling.chosen,
        forced=forced_colours(rolling.rolled),
        left=tuple(colour for colour in rolling.left if colour not in rolling.chosen),
        complete=choosing and refuse_keep(rolling) is None,
        ends=choosing and ends(rolling),
        repeated=rolling.repeated,
        may_repeat=may_repeat(rolling),
        puts_left=MOST_PUTS - rolling.puts if state.rolling else 0,
        forecast=_forecast(state, rolling) if choosing else None,
        last=state.last,
    )


def _stage(state: State) -> Stage:
    if state.outcome is not None:
        return "over"
    if state.rolling is None:
        return "first"
    return "choosing" if state.rolling.rolled else "rolling"


def _forecast(state: State, rolling: Rolling) -> Effects | None:
    """5 What would happen if the turn ended with the dice set aside and chosen."""
    if state.turn is None:
        return None
    dice = (*rolling.aside, *chosen_dice(rolling))
    return effects(state.options, state.tracks, state.turn, rolling.place_rule, dice)
