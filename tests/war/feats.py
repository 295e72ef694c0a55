"""Feats of War of the Ring: a game in which each is earned, and one in which it nearly is."""

from __future__ import annotations

from bot.engine import Event
from cogs.war.groteka import actions as mod
from cogs.war.model import battle_events, turn_events
from tests.feats import Cases

SEATS = ("free_peoples", "shadow")
FREE, SHADOW = "free_peoples", "shadow"
RING, CONQUEST = "outcome-ring-destroyed", "outcome-shadow-conquest"
REVEALED = turn_events.FellowshipRevealed(path=("moria",))
LOST = turn_events.CompanionLost(companion="gimli", cause="casualty")
IN_MORDOR = turn_events.MordorEntered()
SAVED = mod.CommanderSaved(side=FREE, figure="aragorn")
FLANK = mod.FlankJoined(side=SHADOW, origin="moria", region="rohan", figures=())


def corrupt(corruption: int) -> turn_events.CorruptionChanged:
    return turn_events.CorruptionChanged(by=1, corruption=corruption, cause="hunt")


def guide(name: str) -> turn_events.GuideChanged:
    return turn_events.GuideChanged(guide=name)


def entered(*names: str) -> tuple[turn_events.CharacterEntered, ...]:
    return tuple(turn_events.CharacterEntered(character=name, region="moria", instead="") for name in names)


def attack(manner: str = "field") -> battle_events.AttackDeclared:
    return battle_events.AttackDeclared(
        side=SHADOW, origin="moria", region="helms_deep", manner=manner, attackers=(), defenders=()
    )


def siege(rounds: int, how: str) -> tuple[Event, ...]:
    fought = [battle_events.RoundBegan(round=number) for number in range(1, rounds + 1)]
    return (attack("siege"), *fought, battle_events.BattleEnded(region="helms_deep", how=how))


def took(side: str) -> battle_events.SettlementCaptured:
    return battle_events.SettlementCaptured(side=side, region="minas_tirith", points=2, back=False)


def clash(units: int, *, success: bool = True) -> mod.ClashFought:
    return mod.ClashFought(
        side=SHADOW,
        units=("u",) * units,
        figures=(),
        target="t",
        prey="elite",
        attack=6,
        defence=5,
        needed=1,
        die=3,
        success=success,
        cause="clash",
    )


def turn(number: int) -> turn_events.TurnBegan:
    return turn_events.TurnBegan(turn=number)


MINIONS = ("saruman", "witch_king", "mouth_of_sauron")
CASES: Cases = {
    "hidden-road": ((FREE, RING), (FREE, RING, REVEALED)),
    "light-burden": ((FREE, RING, corrupt(6), corrupt(4)), (FREE, RING, corrupt(5))),
    "last-step": ((FREE, RING, corrupt(11)), (FREE, RING, corrupt(11), corrupt(10))),
    "nobody-lost": ((FREE, RING, REVEALED), (FREE, RING, LOST)),
    "gollum-leads": ((FREE, RING, guide("gollum")), (FREE, RING, guide("gollum"), guide("strider"))),
    "king-returns": (
        (FREE, RING, *entered("aragorn", "gandalf_the_white")),
        (FREE, RING, *entered("aragorn")),
    ),
    "black-gate": ((FREE, "outcome-free-peoples-conquest"), (FREE, RING)),
    "stronghold-holds": (("", "", *siege(4, "ceased")), ("", "", *siege(4, "wiped_out"))),
    "all-servants": ((SHADOW, CONQUEST, *entered(*MINIONS)), (SHADOW, CONQUEST, *entered(*MINIONS[:2]))),
    "white-city": (("", "", took(SHADOW)), ("", "", took(FREE))),
    "swift-war": ((SHADOW, CONQUEST, turn(8)), (SHADOW, CONQUEST, turn(9))),
    "never-saw-mordor": ((SHADOW, "outcome-corruption"), (SHADOW, "outcome-corruption", IN_MORDOR)),
    "from-all-sides": (("", "", attack(), FLANK, clash(3)), ("", "", attack(), FLANK, attack(), clash(3))),
    "ring-saves": ((FREE, RING, SAVED), (SHADOW, CONQUEST, SAVED)),
}
