"""The first words of the match floor: who, where, and every reason it turns a request down with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.engine import Refusal
from bot.text import GivenText

UserId: TypeAlias = int
MatchId: TypeAlias = int
OfferKind: TypeAlias = str
"""What can be asked of the others: each has a class in `bot/match/proposals.py`."""
Phase = Literal["lobby", "playing", "over", "cancelled", "broken"]
Reason: TypeAlias = str
"""Why a request was turned down: a message id of the common catalogue, e.g. `refused-stale`."""


NO_SERVER: Final = 0
"""In place of a server's id: of a table between one person and the house, in their private messages."""


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a match. A thread is a channel of its own."""

    guild: int
    channel: int

    @property
    def is_private(self) -> bool:
        """Tell whether it is somebody's private messages, so that it belongs to no server."""
        return self.guild == NO_SERVER


class RefusedError(Exception):
    """A request that was turned down without any effect: a reason of the house, or a refusal of the game.

    typed: the action that was turned down; legal: what would have been legal in its place, where one was.
    """

    def __init__(
        self,
        reason: Reason,
        refusal: Refusal | None = None,
        *,
        typed: str = "",
        legal: tuple[str, ...] = (),
        **facts: str | GivenText,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.refusal = refusal
        self.typed = typed
        self.legal = legal
        self.facts = facts


# Each reason is a message id of `strings/`.

FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    # Any request about a match
    "refused-unknown-match": (),
    "refused-unknown-game": (),
    "refused-broken": ("line",),  # where the log stops making sense, counted in actions from 1
    "refused-cancelled": (),
    "refused-over": ("next",),  # the id of the match that follows in the series, "0" where none does
    "refused-not-begun": (),
    "refused-already-begun": (),
    "refused-storage": (),  # the database cannot write just now; nothing has changed
    "refused-unclear": (),  # the database failed in mid-commit and cannot be asked what became of it
    "refused-busy": (),  # the match kept changing under the request; nothing has changed
    "refused-guild-only": (),  # it takes a server
    # Something is wrong here
    "refused-report-empty": (),
    "refused-report-many": ("count",),
    "refused-report-gone": (),
    # Substitutes
    "refused-substitute-seated": (),
    "refused-substitute-two": (),
    "refused-substitute-asked": (),
    "refused-substitute-private": (),
    # The command line
    "refused-rescue-sound": (),
    "refused-rescue-not-by-log": (),
    # The lobby
    "refused-place-taken": ("match",),  # the id of the match that has the channel
    "refused-channel-not-allowed": (),
    "refused-full": (),
    "refused-invited-only": (),
    "refused-blocked-here": (),
    "refused-blocked-guest": (),
    "refused-guests-elsewhere": (),
    "refused-self-block": (),
    "refused-too-many-blocked": ("most",),
    "refused-too-many-tables": ("most",),
    "refused-seat-unknown": ("seat",),
    "refused-seat-taken": ("seat",),
    "refused-not-joined": (),
    "refused-not-host": (),
    "refused-option-unknown": ("option",),
    "refused-option-invalid": ("option", "value"),
    "refused-player-count": ("joined", "needed"),  # needed: the allowed numbers, e.g. "2-4"
    # Playing
    "refused-guess": (),
    "refused-not-seated": (),
    "refused-not-yours-to-see": (),
    "refused-stale": (),
    "refused-not-your-turn": (),
    "refused-illegal": ("rule",),  # RefusedError.refusal holds the game's own reason
    "refused-unreadable": (),
    "refused-hint-people": (),  # hints are for games against the house alone, or where all people agreed
    "refused-hint-already": (),
    # Answers kept ahead of time
    "refused-ahead-unfit": (),  # it is no answer to the question as it stands now
    "refused-ahead-many": ("most",),
    "refused-ahead-gone": (),
    "refused-onward-settled": (),
    "refused-onward-gone": (),
    # Taking back
    "refused-undo-nothing": (),
    "refused-undo-shown": (),  # against the house alone: something was shown, drawn or rolled since
    "refused-undo-impossible": (),
    "refused-undo-wall": (),  # somebody's part in the game has ended since
    "refused-undo-due": (),  # a claim, or the end of a silent table, would stand again and is due by now
    "refused-offer-asked": (),
    "refused-offer-not-asked": (),
    "refused-undo-declined": (),
    "refused-no-offer": (),
    "refused-offer-about-you": (),
    "refused-remove-not-playing": (),
    "refused-remove-self": (),
    "refused-remove-declined": (),
    "refused-remove-two": (),
    "refused-own-offer": (),
    "refused-offer-declined": (),
    # The house plays for somebody
    "refused-stand-in-none": (),
    "refused-stand-in-plays": (),
    "refused-stand-in-already": (),
    "refused-stand-in-alone": (),  # nobody is left who could agree
    "refused-stand-in-two": (),  # of two people one alone cannot send the other away
    # Time
    "refused-not-late": (),
    "refused-late-self": (),
    "refused-late-too": (),
    "refused-claim-open": (),
    "refused-claim-impossible": (),
    "refused-claim-none": (),
    "refused-claim-answered": (),
    "refused-nudge-nobody": (),
    "refused-nudged": (),
    # Tournaments
    "refused-tournament-unknown": (),
    "refused-text-blank": (),  # what was given has nothing that can be seen
    "refused-tournament-here": ("name",),  # of the one that goes on in the channel
    "refused-tournament-seats": ("seats",),
    "refused-tournament-format": (),
    "refused-tournament-over": (),
    "refused-tournament-begun": (),
    "refused-tournament-closed": (),
    "refused-tournament-entered": (),
    "refused-tournament-not-entered": (),
    "refused-tournament-role": ("role",),
    "refused-tournament-full": ("count",),
    "refused-tournament-few": ("count",),
    "refused-tournament-manager": (),
    "refused-tournament-game": (),
    "refused-tournament-own": (),
    "refused-tournament-winner": (),
    "refused-tournament-bracket": (),
    # Ends by agreement, and pauses
    "refused-draw-unknown": (),
    "refused-draw-house": (),
    "refused-paused": (),
    "refused-paused-already": (),
    "refused-not-paused": (),
    # Managers of a server
    "refused-forbidden": (),
    "refused-other-server": (),
    "refused-keeper-plays": (),
    "refused-move-here": (),
    "refused-forbidden-already": (),
    "refused-not-forbidden": (),
    # Component files
    "refused-components-gone": (),
    "refused-components-outdated": (),
    # Records
    "refused-record-while-playing": (),
    "refused-review-while-playing": (),
    "refused-review-busy": (),
    "refused-review-one": (),
}
"""The variables of each reason, all texts: ids and numbers, never words."""
REASONS: Final[tuple[str, ...]] = tuple(FACTS)
RECORD_REASONS: Final[tuple[str, ...]] = (
    "record-too-long",
    "record-header-missing",
    "record-line-unreadable",
    "record-foreign",
    "record-options-unreadable",
    "record-line-illegal",
    "record-game-unknown",
)
"""Reasons of RecordError. Their variables are `line` (a number) and `text` (what stands there)."""
