"""Battles from a few words: two Armies, an attack with an Army result, and the rolls of a round."""

from __future__ import annotations

from cogs.war.model.components import NUMBER
from cogs.war.model.state import Battle, Fighter
from tests.war.position import Played, Position, figures


def facing(attackers: str, defenders: str, at: tuple[str, str] = ("hollin", "moria")) -> Position:
    """An empty map with one Army in each of two regions, everybody At War."""
    return Position().clear().at_war().put(at[0], attackers).put(at[1], defenders)


def attack(position: Position, seat: str, origin: str, region: str, *more: str) -> Played:
    """The side attacks with everybody who may, unless `more` leaves some out; it has one die."""
    die = "muster_army"
    game = (position.dice(fp=die) if seat == "free_peoples" else position.dice(sh=die)).acting(seat)
    game.do(f"use {die} attack", f"attack {origin} {region}", *more)
    return game.do("confirm") if game.kind == "rearguard" else game


def field(attackers: str, defenders: str, *more: str) -> Played:
    """Free Peoples in the South Downs are attacked by the Shadow from Cardolan: nothing but open land."""
    position = facing(attackers, defenders, ("cardolan", "south_downs"))
    return attack(position, "shadow", "cardolan", "south_downs", *more)


def fighters(position: Position, attackers: str, defenders: str, kind: str, region: str) -> Position:
    """The record of a battle of the Shadow's, as it stands in the first round."""
    sides = (Fighter(figures(defenders)), Fighter(figures(attackers)))
    number = NUMBER[region]
    battle = Battle(1, number, number, kind, sides, round=1)  # type: ignore[arg-type]
    return position.having(battle=battle)
