"""Pages that belong to no single table: what is kept and why, and the terms of use."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from bot.text import Translator
from bot.ui.services import Operator

# What is kept and why, and the terms of use: in Discord, and to be published.

Policy: TypeAlias = Literal["privacy", "terms"]
POLICIES: Final[tuple[Policy, ...]] = get_args(Policy)
SECTIONS: Final[dict[Policy, tuple[str, ...]]] = {
    "privacy": ("heading", "people", "server", "not", "why", "where", "long", "rights", "contact"),
    "terms": ("heading", "what", "who", "conduct", "texts", "warranty", "end", "contact"),
}
"""In the order in which they are read; each is the message `policy-<page>-<section>`."""


def tell_policy(translator: Translator, policy: Policy, operator: Operator) -> list[str]:
    """The sections of a page, filled in."""
    facts: dict[str, str | int] = {
        "operator": operator.name or translator("policy-operator"),
        "contact": operator.contact or translator("policy-contact"),
        "days": operator.retention_days,
    }
    return [translator(f"policy-{policy}-{section}", **facts) for section in SECTIONS[policy]]


def write_policy(translator: Translator, policy: Policy, operator: Operator) -> str:
    """A page as a file of Markdown: its headings are one level higher than in a message."""
    told = tell_policy(translator, policy, operator)
    return "\n\n".join(section.replace("## ", "# ", 1) for section in told) + "\n"
