"""8, 7.4, 5.4 What is asked about recruiting and the Political Track."""

from __future__ import annotations

from typing import Any

from cogs.war.model.components import REGIONS
from cogs.war.rules.recruiting import RecruitFigure
from cogs.war.words.menus.sight import Sight
from cogs.war.words.prompts.question import Asks, Question, by_card


def recruit(sight: Sight, step: RecruitFigure) -> Question:
    """8.1 An Elite, or the first or second of two other figures."""
    if step.apart is None:
        return sight.say("prompt-recruit", seat=sight.seat), ""
    region = sight.say.region(REGIONS[step.apart])
    return sight.say("prompt-recruit-second", seat=sight.seat, region=region), ""


def one(sight: Sight, step: Any) -> Question:
    """7.4 One figure by a card."""
    return by_card(sight, step.card, sight.say("prompt-recruit-one")), ""


def group(sight: Sight, step: Any) -> Question:
    """7.4 Several figures in one region by a card."""
    first = "no" if step.placed else "yes"
    asked = sight.say("prompt-recruit-group", count=len(step.wanted), first=first)
    return by_card(sight, step.card, asked), sight.say("prompt-may-stop") if step.optional else ""


def several(sight: Sight, step: Any) -> Question:
    """7.4 Several figures, each in its place."""
    return by_card(sight, step.card, sight.say("prompt-recruit-several", count=len(step.places))), ""


def beside(sight: Sight, step: Any) -> Question:
    """7.4 A figure beside any Army."""
    return by_card(sight, step.card, sight.say("prompt-recruit-beside")), ""


def voice(sight: Sight, step: Any) -> Question:
    """5.4 The Voice of Saruman."""
    return sight.say("prompt-recruit-voice"), ""


def nation(sight: Sight, step: Any) -> Question:
    """5.4 A Nation advances."""
    return sight.say("prompt-nation"), ""


ASKS: Asks = {
    "recruit_figure": recruit,
    "recruit_by_card": one,
    "recruit_group": group,
    "muster_shadow": several,
    "join_army": beside,
    "voice_recruits": voice,
    "advance_nation": nation,
}
