"""The pages on what is kept and why, and on the terms of use: in Discord, and to be published."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from bot.text import Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import QUIET, Layout, button, frame, rows, text
from bot.ui.messages.page import Page, plain

Policy: TypeAlias = Literal["privacy", "terms"]
POLICIES: Final[tuple[Policy, ...]] = get_args(Policy)
SECTIONS: Final[dict[Policy, tuple[str, ...]]] = {
    "privacy": ("heading", "people", "server", "not", "why", "where", "long", "rights", "contact"),
    "terms": ("heading", "what", "who", "conduct", "texts", "warranty", "end", "contact"),
}
"""In the order in which they are read; each is the message `policy-<page>-<section>`."""


@dataclass(frozen=True, slots=True)
class Operator:
    """The operator of the bot, and how to reach them, where that is known; and for how many days a server
    is kept that the bot has left."""

    name: str | None = None
    contact: str | None = None
    retention_days: int = 30


UNNAMED: Final = Operator()


def tell_policy(translator: Translator, policy: Policy, operator: Operator) -> list[str]:
    """The sections of a page, filled in."""
    facts: dict[str, str | int] = {
        "operator": operator.name or translator("policy-operator"),
        "contact": operator.contact or translator("policy-contact"),
        "days": operator.retention_days,
    }
    return [translator(f"policy-{policy}-{section}", **facts) for section in SECTIONS[policy]]


def policy_page(translator: Translator, policy: Policy, operator: Operator) -> Page:
    """One of the pages, and the way to the other."""
    told = tell_policy(translator, policy, operator)

    def build() -> Layout:
        others = [
            button(ComponentId(Kind.POLICY, payload=each), translator(f"button-policy-{each}"))
            for each in POLICIES
            if each != policy
        ]
        return frame([*map(text, told), *rows(others)], QUIET)

    return plain(build)


def write_policy(translator: Translator, policy: Policy, operator: Operator) -> str:
    """A page as a file of Markdown: its headings are one level higher than in a message."""
    told = tell_policy(translator, policy, operator)
    return "\n\n".join(each.replace("## ", "# ", 1) for each in told) + "\n"
