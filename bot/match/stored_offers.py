"""Requests to the others at a table, as they are stored with their match: a list of tagged values.

Each kind of thing to ask for is a `Proposal` (`bot/match/proposals.py`). An offer is a proposal with who has
made it, when it ends, and who has agreed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, ClassVar, Final

import orjson

from bot.engine import Seat
from bot.match.clocks import DAY, Moment
from bot.match.values import OfferKind, UserId

LASTING: Final = 3 * DAY
"""Seconds after which what waits is asked no longer, and what was declined may be asked again."""
KINDS: Final[dict[OfferKind, type[Proposal]]] = {}
"""Every kind of thing to ask for."""
NOT_STORED: Final = "newcomer"
MOST_PARSED: Final = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """A proposal, for which an offer asks; each kind has its rules (`bot/match/offers.py`).

    of: the seat it is about. newcomer: who is to take it over; not stored with the offer but among the
    invited, so that an erasure finds it.
    """

    kind: ClassVar[OfferKind]
    declined_reason: ClassVar[str] = "refused-offer-declined"
    """Why what was declined is not asked again."""
    lapses: ClassVar[bool] = False
    """Whether nobody is asked any more once play goes on."""
    in_person: ClassVar[bool] = False
    """Whether it is asked only by whoever plays their seat themselves."""
    is_plain: ClassVar[bool] = False
    """Whether its kind says all of it."""
    sign: ClassVar[str] = ""
    """The emoji of the button under *More* that asks for it; it has none there where this is empty."""
    invites: ClassVar[bool] = False
    """Whether somebody new is asked, too."""
    of: Seat | None = None
    newcomer: UserId | None = None

    def __init_subclass__(cls) -> None:
        if "kind" in vars(cls):
            KINDS[cls.kind] = cls

    @property
    def key(self) -> object:
        """Return what it is about: where that has been declined, it is not asked again."""
        return self.kind, self.of

    def is_same(self, other: Proposal) -> bool:
        """Tell whether another asks for just this."""
        return self.key == other.key

    @property
    def awaited(self) -> UserId | None:
        """Tell who else must agree, who does not play."""
        return None

    def accept(self) -> Proposal:
        """The proposal once that one has agreed."""
        return self

    @property
    def told(self) -> tuple[tuple[int, str], ...]:
        """Return what has happened that it is about: entries of the log by number, with their events."""
        return ()

    @property
    def facts(self) -> dict[str, Any]:
        """Return what everybody may know of it, as fields of an `Offer`."""
        return {"of": self.of, "newcomer": self.newcomer}

    def without(self, undone: Collection[int]) -> Proposal | None:
        """Return what is left to agree to once these entries of the log have been taken back."""
        return self

    def pack(self) -> dict[str, object]:
        """The fields that are stored."""
        usual = {field.name: field.default for field in fields(self)}
        values = {name: getattr(self, name) for name in usual if name != NOT_STORED}
        return {name: value for name, value in values.items() if value != usual[name]}


@dataclass(frozen=True, slots=True)
class StoredOffer:
    """A proposal, and how far it has come."""

    what: Proposal
    by: Seat
    seq: int  # the number of the moment it was made
    # When it ends; None where an older version has stored it.
    due: Moment | None = None
    agreed: tuple[Seat, ...] = ()
    declined: bool = False  # answered with no, and kept so that it is not asked again at once

    @property
    def kind(self) -> OfferKind:
        """Return what is asked."""
        return self.what.kind

    @property
    def is_open(self) -> bool:
        """Tell whether it waits for an answer: not where whoever was to take over a seat has been erased."""
        return not self.declined and not (self.what.invites and self.what.newcomer is None)

    def is_due(self, now: Moment) -> bool:
        """Tell whether its time is over."""
        return self.due is not None and self.due <= now


def write_offers(offers: Iterable[StoredOffer]) -> str | None:
    """Offers as JSON; None for none."""
    told = [
        {
            "kind": offer.kind,
            "by": offer.by,
            "seq": offer.seq,
            "due": offer.due,
            "agreed": offer.agreed,
            "declined": offer.declined,
            "what": offer.what.pack(),
        }
        for offer in offers
    ]
    return orjson.dumps(told).decode() if told else None


@lru_cache(maxsize=MOST_PARSED)
def read_offers(text: str | None) -> tuple[StoredOffer, ...]:
    """The inverse of `write_offers`, but for the newcomers; also of what older versions have stored."""
    if text is None:
        return ()
    told = orjson.loads(text)
    if told and isinstance(told[0], str):
        return (_read_single(*told),)
    return tuple(
        StoredOffer(
            KINDS[offer["kind"]](**_freeze(offer["what"])),
            offer["by"],
            offer["seq"],
            offer["due"],
            tuple(offer["agreed"]),
            offer["declined"],
        )
        for offer in told
    )


def name_newcomers(offers: Iterable[StoredOffer], invited: tuple[UserId, ...]) -> tuple[StoredOffer, ...]:
    """The offers with those who are to take over a seat: they stand among the invited, in the same order.

    Where one of them has been erased since, nobody could say who of the others is meant: none is named then.
    """
    asked = tuple(offers)
    invites = [offer.seq for offer in asked if offer.what.invites and not offer.declined]
    if not invites or len(invites) != len(invited):
        return asked
    named = dict(zip(invites, invited, strict=True))
    return tuple(
        replace(offer, what=replace(offer.what, newcomer=named[offer.seq])) if offer.seq in named else offer
        for offer in asked
    )


def newcomers_of(offers: Iterable[StoredOffer]) -> tuple[UserId, ...]:
    """Tell who is to take over a seat, in the order of the offers."""
    return tuple(offer.what.newcomer for offer in offers if offer.is_open and offer.what.newcomer is not None)


def _read_single(
    by: Seat,
    seq: int,
    press: int,
    agreed: list[Seat],
    declined: bool,
    of: Seat | None = None,
    level: str | None = None,
    hints: bool = False,
    substitute: str | None = None,
    asks: OfferKind | None = None,
) -> StoredOffer:
    """An offer of an older version, of which there was one at a table, told apart by what is set."""
    if asks is not None:
        what = KINDS[asks]()
    elif substitute is not None:
        what = KINDS["substitute"](of=of, **({"accepted": True} if substitute == "accepted" else {}))
    elif hints:
        what = KINDS["hints"]()
    elif of is None:
        what = KINDS["undo"](**_freeze({"press": press}))
    else:
        what = (
            KINDS["remove"](of=of) if level is None else KINDS["stand-in"](of=of, **_freeze({"level": level}))
        )
    return StoredOffer(what, by, seq, None, tuple(agreed), declined)


def _freeze(told: dict[str, Any]) -> dict[str, Any]:
    """Put tuples in place of lists in what was stored."""
    return {name: _frozen(value) for name, value in told.items()}


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value
