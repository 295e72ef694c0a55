"""Everything The Confrontation says: observation to words, in English and Polish."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from bot.engine import Event, Seat, field_names
from bot.text import APART, LABEL, BaseGameText, Forms, Item, Unknown, join_fitting
from cogs.confrontation import events, observation
from cogs.confrontation.components import BOARD, RATED, SIDES, STRENGTH
from cogs.confrontation.observation import ConfrontationObservation, Piece
from cogs.confrontation.words.menus import Menus, Prompts, find_spot, strength_of
from cogs.confrontation.words.phrases import (
    FACES,
    PHRASES,
    SIGNS,
    STRINGS,
    Phrasebook,
    glossary,
    tell_beliefs,
)

# The story of a game: one line for an event, as a viewer may know it.

_NAMED = frozenset({"side", "figure", "other", "region", "origin", "card", "by"})
"""Fields that hold ids of things with names."""
NOBODY: Forms = {LABEL: "none", "nom": "", "acc": ""}
"""What is said where an event names nobody."""
_WHOSE: Mapping[type[Event], Seat] = {
    events.ShadowfaxRidden: "light",
    events.GandalfReturned: "light",
    events.PalantirUsed: "dark",
    events.FiguresSeen: "dark",
    events.FigureRecalled: "dark",
}
"""11 Whose special card it is, where the event need not say so."""


def tell(say: Phrasebook, event: Event, viewer: Seat | None) -> str | None:
    """The line for an event; None where it is not for this viewer, or another line says more."""
    if not event.known_to(viewer) or _said_better(event, viewer):
        return None
    line = say(f"event-{event.kind()}", **_values(say, event))
    return f"{FACES[event.card]} {line}" if isinstance(event, events.CardShown) else line


def _said_better(event: Event, viewer: Seat | None) -> bool:
    """The mover reads which of its figures moved, not that some figure did."""
    return isinstance(event, events.FigureMoved) and event.side == viewer


def _values(say: Phrasebook, event: Event) -> Mapping[str, Any]:
    match event:
        case events.BattleJoined():
            fighters = (event.light, event.dark) if event.attacker == "light" else (event.dark, event.light)
            striker, target = map(say.name, fighters)
            return {"region": say.name(event.region), "striker": striker, "target": target}
        case events.TotalsCompared():
            totals = {
                "light": event.light_figure + event.light_card,
                "dark": event.dark_figure + event.dark_card,
            }
            return _plain(say, event) | totals | both(say)
        case events.FiguresSeen():
            figures = say.several(event.figures)
            return {"region": say.name(event.region), "figures": figures, **_sides(say, event)}
        case events.GameEnded():
            how = say(event.reason, **winner(say, event.winner))
            return {"how": how, "light": event.light_points, "dark": event.dark_points, **both(say)}
        case _:
            return _plain(say, event)


def both(say: Phrasebook) -> dict[str, Forms]:
    """Both sides, beside their numbers."""
    return {"left": say.name("light"), "right": say.name("dark")}


def _sides(say: Phrasebook, event: Event) -> dict[str, Forms]:
    """Name the side of an event, the one that bars the tunnel (5.7) and whose Retreat goes before (6.10)."""
    side = _WHOSE.get(type(event)) or getattr(event, "side", None)
    return {} if side is None else {"side": say.name(side), "dark": say.name("dark")}


def winner(say: Phrasebook, seat: Seat | None) -> dict[str, Forms | str]:
    """The variables of an outcome: who has won and who has not; nothing where nobody has."""
    if not seat:
        return {}
    return {"winner": say.name(seat), "loser": say.name("dark" if seat == "light" else "light")}


def _value(say: Phrasebook, name: str, value: Any) -> Any:
    if name in _NAMED:
        return say.name(value) if value else NOBODY
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _plain(say: Phrasebook, event: Event) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name in field_names(type(event)):
        value = getattr(event, name)
        if name != "audience":
            values[name] = _value(say, name, value)
        if name == "position":
            values["stood"] = say.stood(value)
    return values | _sides(say, event)


# Some numbers of a game that is over.


def tally(say: Phrasebook, told: Sequence[Event], seen: ConfrontationObservation) -> Iterator[str]:
    """Turns, battles, the fallen of both sides, and the highest total."""
    yield say("tally-turns", count=seen.number)
    yield say("tally-battles", count=sum(isinstance(event, events.BattleJoined) for event in told))
    fallen = {side: len(figures) for side, figures in seen.defeated}
    yield say("tally-fallen", light=fallen.get("light", 0), dark=fallen.get("dark", 0))
    totals = [
        total
        for event in told
        if isinstance(event, events.TotalsCompared)
        for total in (event.light_figure + event.light_card, event.dark_figure + event.dark_card)
    ]
    if totals:
        yield say("tally-highest", total=max(totals))


# The viewer's own guesses in words.

_SIGNS: Final = {"strong": "💪", "weak": "🪶"}


def list_unknown(say: Phrasebook, seen: ConfrontationObservation) -> Iterator[Unknown]:
    """The enemy figures of which the viewer may note a guess, with what they may be."""
    possible = tuple(_belief(say, belief) for belief in observation.list_beliefs(seen))
    for piece in observation.list_unknown(seen):
        there = seen.pieces_in(piece.region, piece.side)
        label = say.label(piece.region)
        if len(there) > 1:
            position = say(f"position-{piece.position}-of-{len(there)}")
            label = say("guess-place", region=label, position=position)
        place = observation.place_of(piece.region, piece.position)
        yield Unknown(place, label, possible, piece.believed, tell_beliefs(say, piece.believed))


def _belief(say: Phrasebook, known: str) -> Item:
    if known in RATED:
        return Item(known, say(f"guess-{known}"), emoji=_SIGNS[known])
    return Item(known, say.label(known), say("guess-strength", strength=STRENGTH[known]), FACES[known])


# The position in words: the text twin of the pictures, and their alt texts.

ROWS = sorted(BOARD.regions, key=lambda region: (-region.row, region.column))
"""The map from Mordor down to the Shire, each row from left to right."""


def status(say: Phrasebook, seen: ConfrontationObservation) -> str:
    """Tell where the game stands, for everybody: two lines at most."""
    if seen.outcome is not None:
        return say("status-over", how=outcome(say, seen), **dict(seen.outcome.scores), **both(say))
    return "\n".join([_turn(say, seen), " ".join([*_matter(say, seen), *_waiting(say, seen)])]).strip()


def _turn(say: Phrasebook, seen: ConfrontationObservation) -> str:
    if seen.stage == "setup":
        return say("status-setup")
    return say("status-turn", number=seen.number, side=say.name(seen.turn))


def _matter(say: Phrasebook, seen: ConfrontationObservation) -> Iterator[str]:
    battle = seen.battle
    if seen.stage == "tunnel":
        yield say("status-tunnel", light=say.name("light"), dark=say.name("dark"))
    elif battle is not None and battle.light is not None and battle.dark is not None:
        striker, target = _attacker_first(battle.attacker, battle.light, battle.dark)
        yield say(
            "status-battle",
            region=say.name(battle.region),
            striker=say.name(striker),
            target=say.name(target),
        )
    elif battle is not None:
        yield say("status-challenge", region=say.name(battle.region))


def _waiting(say: Phrasebook, seen: ConfrontationObservation) -> Iterator[str]:
    """Tell who is waited for, except where the first line says it: the side to move."""
    if seen.waiting and seen.stage not in {"move", "tunnel"}:
        yield say("status-waiting", seats=say.several([decision.seat for decision in seen.waiting]))


def _attacker_first(attacker: Seat, light: str, dark: str) -> tuple[str, str]:
    return (light, dark) if attacker == "light" else (dark, light)


def outcome(say: Phrasebook, seen: ConfrontationObservation) -> str:
    """Tell how the game ended."""
    assert seen.outcome is not None, "asked only after the end"
    return say(seen.outcome.reason, **winner(say, next(iter(seen.outcome.winners), None)))


class Description:
    """Everything one observer may know, said in one language."""

    def __init__(self, say: Phrasebook, seen: ConfrontationObservation) -> None:
        self.say = say
        self.seen = seen
        self._sides = {side: say.to(None).name(side) for side in SIDES}
        """The names of the sides, where figures and cards are listed by them."""
        self._there: dict[tuple[str, Seat], list[Piece]] = {}
        for piece in seen.pieces:
            self._there.setdefault((piece.region, piece.side), []).append(piece)

    def whole(self) -> str:
        """All of it, as Discord markdown: status, battle, map, cards, losses, special cards."""
        parts = [status(self.say, self.seen), *self._notes(), *self._battle(), *self._map()]
        parts += [*self._cards(), *self._losses(), *self._specials()]
        return "\n".join(parts)

    def alt(self, view: str) -> str:
        """The alt text of a picture, the most important first; what does not fit is left out at the end."""
        if view == "figures":
            return join_fitting(self._alt_figures())
        return join_fitting(self._alt_hand() if view == "hand" and self._hand() else self._alt_table())

    # The parts of the whole

    def _notes(self) -> Iterator[str]:
        if self.seen.stage == "setup" and self.seen.ready:
            yield self.say("describe-ready", seats=self.say.several(self.seen.ready))
        if self.seen.unplaced:
            yield self.say("describe-unplaced", figures=self._list(self.seen.unplaced))
        passage = self.seen.passage
        if passage is not None:
            side, origin, region = map(self.say.name, (passage.side, passage.origin, passage.region))
            yield self.say("describe-passage", side=side, origin=origin, region=region)
        if self.seen.looked is not None:
            yield self.say("describe-looked-at", region=self.say.name(self.seen.looked))
        if self.seen.in_tunnel is not None:
            yield self.say("describe-tunnel", figure=self.say.name(self.seen.in_tunnel))
        if self.seen.riding is not None:
            yield self.say("describe-riding", figure=self.say.name(self.seen.riding))

    def _battle(self) -> Iterator[str]:
        battle = self.seen.battle
        if battle is None:
            return
        yield f"### {self.say('describe-battle', region=self.say.name(battle.region))}"
        yield self.say("describe-battle-attacker", side=self.say.name(battle.attacker))
        if battle.light is None or battle.dark is None:
            yield self.say("describe-battle-waits")
        else:
            strengths = {
                "light_strength": strength_of(battle.light, battle),
                "dark_strength": strength_of(battle.dark, battle),
            }
            light, dark = self.say.name(battle.light), self.say.name(battle.dark)
            yield self.say("describe-battle-figures", light=light, dark=dark, **strengths)
        for side, card in zip(SIDES, (battle.light_card, battle.dark_card), strict=True):
            if card is not None:
                yield self.say("describe-battle-card", side=self.say.name(side), card=self.say.name(card))
            elif side in battle.chosen:
                yield self.say("describe-battle-chosen", side=self.say.name(side))
        if battle.own_card is not None:
            yield self.say("describe-battle-own", card=self.say.name(battle.own_card))

    def _map(self) -> Iterator[str]:
        yield f"### {self.say('describe-map')}"
        for region in ROWS:
            content = self._content(region.id) or self.say("describe-empty")
            line = self.say("describe-region", region=self.say.name(region.id), content=content)
            yield f"{self.say('describe-row', row=region.row)}{APART}{line}"

    def _content(self, region: str) -> str:
        return "; ".join(
            self.say("describe-side", side=self._sides[side], figures=self._pieces(self._there[region, side]))
            for side in SIDES
            if (region, side) in self._there
        )

    def _pieces(self, pieces: Sequence[Piece]) -> str:
        named: list[str] = []
        for figure, group in groupby(pieces, key=lambda piece: piece.figure or piece.noted or piece.believed):
            here = list(group)
            if isinstance(figure, str):
                named.append(self._name_piece(here[0]))
            elif figure:
                beliefs = tell_beliefs(self.say, figure)
                named.append(self.say("describe-guessed", count=len(here), beliefs=beliefs))
            else:
                named.append(self.say("describe-hidden", count=len(here)))
        return self.say.translator.join(named)

    def _name_piece(self, piece: Piece) -> str:
        if piece.figure is None:
            assert piece.noted is not None, "only known figures have names"
            strength = strength_of(piece.noted, self.seen.battle)
            return self.say("describe-noted", figure=self.say.name(piece.noted), strength=strength)
        seen_there = piece.side != self.seen.viewer and piece.region == self.seen.looked
        shown = piece.shown and self.seen.outcome is None
        message = "describe-shown" if shown else "describe-looked" if seen_there else "describe-figure"
        strength = strength_of(piece.figure, self.seen.battle)
        return self.say(message, figure=self.say.name(piece.figure), strength=strength)

    def _cards(self) -> Iterator[str]:
        yield f"### {self.say('describe-cards')}"
        for message, hands in (("describe-hand", self.seen.hands), ("describe-used", self.seen.used)):
            for side, cards in hands:
                yield self.say(message, side=self._sides[side], cards=self._list(cards))

    def _losses(self) -> Iterator[str]:
        if any(figures for _, figures in self.seen.defeated):
            yield f"### {self.say('describe-defeated-head')}"
        for side, figures in self.seen.defeated:
            if figures:
                yield self.say("describe-defeated", side=self._sides[side], figures=self._list(figures))

    def _specials(self) -> Iterator[str]:
        if any(cards for _, cards in self.seen.specials):
            yield f"### {self.say('describe-specials')}"
        for side, cards in self.seen.specials:
            if cards:
                yield self.say("describe-special-left", side=self._sides[side], cards=self._list(cards))

    def _list(self, known: Sequence[str]) -> str:
        if not known:
            return self.say("describe-none")
        return self.say.translator.join([self.say.label(component) for component in known])

    # Alt texts

    def _hand(self) -> tuple[str, ...]:
        return dict(self.seen.hands).get(self.seen.viewer or "", ())

    def _alt_hand(self) -> Iterator[str]:
        hand = self._hand()
        yield self.say("alt-hand", count=len(hand), cards=self._list(hand))
        yield from self._alt_position()

    def _alt_figures(self) -> Iterator[str]:
        yield self.say("alt-figures")
        yield from self._alt_position()

    def _alt_table(self) -> Iterator[str]:
        counts = {side: sum(piece.side == side for piece in self.seen.pieces) for side in SIDES}
        yield self.say("alt-table", near=self.seen.viewer or "light", **counts)
        yield from self._alt_position()

    def _alt_position(self) -> Iterator[str]:
        yield status(self.say, self.seen).replace("\n", " ")
        for region in ROWS:
            content = self._content(region.id)
            if content:
                yield f"{self.say('alt-region', region=self.say.name(region.id), content=content)}."
        fallen = [figure for _, figures in self.seen.defeated for figure in figures]
        if fallen:
            yield self.say("alt-defeated", figures=self._list(fallen))


WORDS: BaseGameText[ConfrontationObservation, Phrasebook] = BaseGameText(
    PHRASES,
    STRINGS,
    status=status,
    outcome=outcome,
    tell=tell,
    prompts=Prompts,
    menus=Menus,
    aim=find_spot,
    description=Description,
    glossary=glossary,
    signs=SIGNS,
    tally=tally,
    minor={events.CardChosen, events.CardWithoutEffect, events.HandsRefilled},
    unknown=list_unknown,
)
