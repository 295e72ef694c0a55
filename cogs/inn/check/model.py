"""The steps tried in a channel, what each takes, and what is to be changed where one does not work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Step: TypeAlias = Literal[
    "answer",
    "answer-edit",
    "words",
    "mention",
    "signs",
    "picture",
    "edit",
    "read",
    "thread",
    "thread-words",
    "thread-end",
    "private-thread",
    "private",
    "role",
]
"""One thing that is tried, in this order."""
Course: TypeAlias = Literal["works", "fails", "hangs", "untried"]
Permission: TypeAlias = str
"""The name discord.py has for one of Discord's permissions."""

AFTER: Final[Mapping[Step, Step]] = {
    "answer-edit": "answer",
    "edit": "picture",
    "read": "words",
    "thread-words": "thread",
    "thread-end": "thread",
}
"""What each step begins from: where that did not work, it cannot be tried."""
IN_A_CHANNEL: Final[Sequence[Permission]] = (
    *("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history"),
    *("create_public_threads", "send_messages_in_threads"),
)
IN_A_THREAD: Final[Sequence[Permission]] = (
    *("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history"),
)
IN_VOICE: Final[Sequence[Permission]] = (
    *("view_channel", "connect", "send_messages", "embed_links", "attach_files", "read_message_history"),
)
WISHED: Final[Sequence[Permission]] = ("create_private_threads",)
"""What the bot can do without."""
NEEDED: Final[Mapping[Step, Sequence[Permission]]] = {
    "words": ("view_channel", "connect", "send_messages"),
    "mention": ("view_channel", "connect", "send_messages"),
    "signs": ("view_channel", "connect", "send_messages"),
    "picture": ("view_channel", "connect", "send_messages", "attach_files"),
    "edit": ("view_channel", "attach_files"),
    "read": ("view_channel", "read_message_history"),
    "thread": ("view_channel", "create_public_threads"),
    "thread-words": ("send_messages_in_threads",),
    "private-thread": ("view_channel", "create_private_threads", "send_messages_in_threads"),
}
"""What a step takes; in a thread another one stands for SEND_MESSAGES."""
CLOSED: Final = (50007, 50278)
"""Discord's codes for somebody whom the bot may not write to."""
CROWDED: Final = (160006, 160007)
"""Discord's codes for a server that has as many open threads as there may be."""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel, and what the bot may do there.

    relied: the permissions tables take there. wished: what would be of use. held: those the bot has of both.
    set_in: the channel whose settings say so. role: that is called to free seats.
    """

    channel: int
    set_in: int
    relied: Sequence[Permission]
    held: frozenset[Permission]
    wished: Sequence[Permission] = WISHED
    role: int | None = None

    @property
    def missing(self) -> Sequence[Permission]:
        """List the permissions the bot lacks and needs."""
        return [permission for permission in self.relied if permission not in self.held]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a step. why: the reason, where it has a name; code: Discord's for it."""

    step: Step
    course: Course
    why: str = ""
    code: int = 0


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something to be changed, or to be known. about: which message says it; step, code: facts for it.

    harmless: the bot does without.
    """

    about: str
    step: Step | None = None
    code: int = 0
    harmless: bool = False


@dataclass(frozen=True, slots=True)
class Report:
    """The findings about a place. left: what could not be taken away. locale: the server's own language,
    where the bot speaks another one there; else empty."""

    place: Place
    outcomes: Sequence[Outcome]
    left: frozenset[str] = frozenset()
    locale: str = ""

    @property
    def anew(self) -> bool:
        """Check whether new pictures were refused in an edit."""
        return any(outcome.why == "pictures" for outcome in self.outcomes)

    @property
    def knows_of_edits(self) -> bool:
        """Check whether an edit with a new picture was carried out or refused for it."""
        edits = [outcome for outcome in self.outcomes if outcome.step in ("edit", "answer-edit")]
        return any(edit.course == "works" or edit.why == "pictures" for edit in edits)

    @property
    def troubles(self) -> Sequence[Trouble]:
        """List what is to be changed, then what is to be known."""
        all_troubles = [Trouble(f"lacks-{permission}") for permission in self.place.missing]
        all_troubles += [
            explain(outcome)
            for outcome in self.outcomes
            if outcome.course in ("fails", "hangs") and not lacks_permission(self.place, outcome)
        ]
        all_troubles += [
            Trouble(f"lacks-{permission}", harmless=True)
            for permission in self.place.wished
            if permission not in self.place.held
        ]
        if self.locale:
            all_troubles.append(Trouble("locale", harmless=True))
        once = dict.fromkeys(all_troubles)
        return sorted(once, key=lambda trouble: trouble.harmless)

    @property
    def is_well(self) -> bool:
        """Check whether nothing need be changed."""
        return all(trouble.harmless for trouble in self.troubles)


def lacks_permission(place: Place, outcome: Outcome) -> bool:
    """Check whether a step failed because a permission is missing, which is named anyway."""
    in_a_thread = "send_messages" not in place.relied
    needed = [
        "send_messages_in_threads" if in_a_thread and permission == "send_messages" else permission
        for permission in NEEDED.get(outcome.step, ())
    ]
    lacking = {permission for permission in (*place.relied, *place.wished) if permission not in place.held}
    return outcome.course == "fails" and any(permission in lacking for permission in needed)


def explain(outcome: Outcome) -> Trouble:
    """Find which sentence says what is to be done about a step that did not work."""
    if outcome.course == "hangs":
        return Trouble("hangs", outcome.step)
    if outcome.why in ("pictures", "signs"):
        return Trouble(outcome.why, harmless=True)
    if outcome.why:
        return Trouble(outcome.why)
    if outcome.code in CLOSED and outcome.step == "private":
        return Trouble("private-closed")
    if outcome.code in CROWDED:
        return Trouble("threads-full")
    return Trouble("refused", outcome.step, outcome.code)
