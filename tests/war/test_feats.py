"""Feats of War of the Ring: each is earned by what it says, and by nothing less."""

from __future__ import annotations

import pytest

from bot.engine import Chronicle, Event, Outcome, Seat, find_feats
from cogs.war.feats import FEATS
from cogs.war.groteka import events as mod
from cogs.war.model.events import armies, battles, fellowship, turns


def earned(winner: Seat, reason: str, *events: Event) -> set[tuple[Seat, str]]:
    """What was done in a game that went like this."""
    outcome = Outcome((winner,) if winner else (), reason, ())
    return {*find_feats(FEATS, Chronicle(("free_peoples", "shadow"), outcome, events))}


FREE, SHADOW = "free_peoples", "shadow"
RING, CONQUEST = "outcome-ring-destroyed", "outcome-shadow-conquest"
REVEALED = fellowship.FellowshipRevealed(path=("moria",))
LOST = fellowship.CompanionLost(companion="gimli", cause="casualty")
IN_MORDOR = fellowship.MordorEntered()
SAVED = mod.CommanderSaved(side=FREE, figure="aragorn")
FLANK = mod.FlankJoined(side=SHADOW, origin="moria", region="rohan", figures=())


def corrupt(corruption: int) -> fellowship.CorruptionChanged:
    return fellowship.CorruptionChanged(by=1, corruption=corruption, cause="hunt")


def guide(name: str) -> fellowship.GuideChanged:
    return fellowship.GuideChanged(guide=name)


def entered(*names: str) -> tuple[fellowship.CharacterEntered, ...]:
    return tuple(fellowship.CharacterEntered(character=each, region="moria", instead="") for each in names)


def attack(manner: str = "field") -> battles.AttackDeclared:
    return battles.AttackDeclared(
        side=SHADOW, origin="moria", region="helms_deep", manner=manner, attackers=(), defenders=()
    )


def siege(rounds: int, how: str) -> tuple[Event, ...]:
    fought = [battles.RoundBegan(round=each) for each in range(1, rounds + 1)]
    return (attack("siege"), *fought, battles.BattleEnded(region="helms_deep", how=how))


def took(side: str) -> armies.SettlementCaptured:
    return armies.SettlementCaptured(side=side, region="minas_tirith", points=2, back=False)


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


def turn(number: int) -> turns.TurnBegan:
    return turns.TurnBegan(turn=number)


MINIONS = ("saruman", "witch_king", "mouth_of_sauron")
CASES = {
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


@pytest.mark.parametrize("feat", CASES)
def test_it_is_earned_by_what_it_says_and_by_nothing_less(feat: str) -> None:
    done, nearly = CASES[feat]
    assert feat in {each for _, each in earned(*done)}  # type: ignore[arg-type]
    assert feat not in {each for _, each in earned(*nearly)}  # type: ignore[arg-type]


def test_every_feat_is_tried() -> None:
    assert {each.key for each in FEATS} == {*CASES}


def test_who_wins_because_others_give_up_has_done_nothing() -> None:
    for winner, _, *events in (done for done, _ in CASES.values()):
        assert earned(winner, "outcome-resigned", *events) == set()  # type: ignore[arg-type]
