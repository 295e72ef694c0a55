"""The position in words: the text twin of the pictures, and their alt texts; and all cards of a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from bot.engine import Options
from bot.text import APART, Language, join_fitting
from cogs.battle.components import JOKER, MORDOR_IDS, MORDOR_TRIGGER, PRINTED, RULEBOOK, Companion, Enemy
from cogs.battle.observation import BattleObservation, PlayerSeen
from cogs.battle.state import BattleOptions
from cogs.battle.words.phrases import PHRASES, Phrasebook, party_letter, shapes
from cogs.battle.words.story import icons, of_card, outcome_of

# The position in words: the text twin of the pictures, and their alt texts.

SHEETS = ("companions", "enemies")
"""Pictures of all cards of the table."""
LONGEST = 3800


def status(say: Phrasebook, seen: BattleObservation, row: str = "") -> str:
    """Tell where the game stands, for everybody: two lines at most. row: the enemies, if names don't do."""
    if seen.outcome is not None:
        return f"{outcome(say, seen)}\n{scores(say, seen)}".strip()
    if seen.stage == "setup" or not seen.active:
        return say("status-setup")
    first = say("status-turn", turn=seen.turn, seat=say.name(seen.active))
    return "\n".join([first, " ".join(_matter(say, seen, row))]).strip()


def _matter(say: Phrasebook, seen: BattleObservation, row: str) -> Iterator[str]:
    if seen.order is not None:
        yield say("status-counterattack", order=say(f"order-{seen.order}"))
        if seen.waiting:
            seats = [decision.seat for decision in seen.waiting]
            yield say("status-waiting", seats=say.several(seats), count=len(seats))
        return
    if seen.assault is not None:
        seat, party = say.name(seen.active), party_letter(seen.assault.party)
        if seen.assault.enemies:
            enemies = say.labels(seen.assault.enemies)
            yield say("status-attack-on", seat=seat, party=party, enemies=enemies)
        else:
            yield say("status-attack", seat=seat, party=party)
    else:
        names = say("status-row", enemies=say.labels(seen.row)) if seen.row else say("status-row-empty")
        yield row or names
    yield _next_order(say, seen)


def _next_order(say: Phrasebook, seen: BattleObservation) -> str:
    if not seen.track:
        return say("status-order-none")
    order = say.label(seen.track[-1])
    return say("status-order-next", order=order, lying=len(seen.track), trigger=MORDOR_TRIGGER)


def scores(say: Phrasebook, seen: BattleObservation) -> str:
    """Tell what everybody has got, as far as it is known."""
    told = []
    for player in seen.players:
        if player.points is not None and not player.gone:
            seat, enemies = say.name(player.seat), player.won_size
            told.append(say("status-score", seat=seat, points=player.points, enemies=enemies))
    return APART.join(told)


def outcome(say: Phrasebook, seen: BattleObservation) -> str:
    """Tell how the game ended."""
    assert seen.outcome is not None, "asked only after the end"
    return outcome_of(say, seen.outcome.reason, seen.outcome.winners)


class Description:
    """Everything one observer may know, said in one language."""

    def __init__(self, say: Phrasebook, seen: BattleObservation) -> None:
        self.say = say
        self.seen = seen
        self._seats = say.to(None)
        """Names the seats, where cards are listed by them."""

    def whole(self) -> str:
        """All of it, as Discord markdown: status, attack, enemies, Mordor, players, piles, symbols."""
        lines = [status(self.say, self.seen), *self._attack(), *self._row(), *self._track()]
        for player in self.seen.players:
            lines += self._player(player)
        lines += [*self._decks(), self._legend()]
        return join_fitting(lines, LONGEST, "\n")

    def alt(self, view: str) -> str:
        """The alt text of a picture, the most important first; what does not fit is left out at the end."""
        own = self.seen.own
        if view == "hand" and own is not None:
            sentences = self._alt_hand(own)
        elif view in SHEETS:
            sentences = iter([self._alt_sheet(view)])
        else:
            sentences = chain([self.say("alt-table")], self._alt_position())
        return join_fitting(sentences)

    # The parts of the whole

    def _attack(self) -> Iterator[str]:
        assault = self.seen.assault
        if assault is None:
            return
        say = self.say
        yield f"### {say('describe-attack')}"
        chosen = say.labels(assault.enemies) if assault.enemies else say("describe-attack-whom")
        letter = party_letter(assault.party)
        seat = self._seats.name(self.seen.active)
        yield say("describe-attack-who", party=letter, seat=seat, enemies=chosen)
        has = icons(say, assault.pool)
        yield say("describe-attack-pool", has=has, needs=icons(say, assault.demand) or say("describe-none"))
        for hobbit, card, owner in assault.borrowed:
            names = {"hobbit": say.name(hobbit), "card": say.name(card), "owner": self._seats.name(owner)}
            yield say("describe-attack-borrowed", **names)
        for doubler, card, symbol in assault.doubled:
            names = {"doubler": say.name(doubler), "card": say.name(card)}
            yield say("event-attack-doubled", symbol=say(f"symbol-{symbol}"), **names)
        if assault.missing:
            yield say("describe-attack-missing", missing=icons(say, assault.missing))

    def _row(self) -> Iterator[str]:
        yield f"### {self.say('describe-row')}"
        for position in (1, 2, 3):
            enemy = self.seen.enemy_at(position)
            if enemy is None:
                yield self.say("describe-enemy-none", position=position)
                continue
            message = "describe-enemy-captain" if enemy in self.seen.cards.captains else "describe-enemy"
            points, symbols = self.seen.cards.points[enemy], of_card(self.say, enemy)
            yield self.say(
                message, position=position, enemy=self.say.label(enemy), points=points, symbols=symbols
            )

    def _track(self) -> Iterator[str]:
        yield f"### {self.say('describe-track')}"
        if not self.seen.track:
            yield self.say("describe-order-none")
        for position, card in enumerate(self.seen.track, 1):
            oldest = position == len(self.seen.track)
            message = "describe-order-next" if oldest else "describe-order"
            yield self.say(message, position=position, order=self.say(f"order-{self.seen.cards.order[card]}"))
        if self.seen.own_choice:
            yield self.say("describe-choice", card=self.say.label(self.seen.own_choice))
        elif self.seen.own_choice == "":
            yield self.say("describe-choice-none")

    def _player(self, player: PlayerSeen) -> Iterator[str]:
        say = self.say
        yield f"### {say(self._heading(player), seat=self._seats.name(player.seat))}"
        yield self._piles(player)
        if player.hand is not None and player.hand:
            own = player.seat == self.seen.viewer
            message = "describe-hand-own" if own else "describe-hand"
            yield say(message, cards=self._cards(player.hand))
        if not player.parties:
            yield say("describe-no-party")
        for party in player.parties:
            letter = party_letter(party.number)
            yield say("describe-party", party=letter, cards=self._cards(party.cards))
        if player.won:
            yield say("describe-won", cards=say.labels(player.won))
        if player.gifts:
            yield say("describe-gifts", cards=say.labels(player.gifts))

    def _heading(self, player: PlayerSeen) -> str:
        if player.gone:
            return "describe-player-gone"
        turn = player.seat == self.seen.active and self.seen.outcome is None
        return "describe-player-turn" if turn else "describe-player"

    def _piles(self, player: PlayerSeen) -> str:
        counts = {"hand": player.hand_size, "won": player.won_size, "gifts": player.gifts_size}
        piles = self.say("describe-piles", **counts)
        if player.points is None:
            return piles
        return piles + APART + self.say("describe-points", points=player.points)

    def _cards(self, cards: Sequence[str]) -> str:
        return ", ".join(map(self._card, cards))

    def _card(self, card: str) -> str:
        return self.say("describe-card", card=self.say.label(card), symbols=of_card(self.say, card))

    def _decks(self) -> Iterator[str]:
        seen, say = self.seen, self.say
        yield f"### {say('describe-decks', enemies=seen.enemy_deck, ring=seen.ring_deck)}"
        ring, enemies = map(self._names, (seen.ring_discard, seen.enemy_discard))
        yield say("describe-discards", ring=ring, enemies=enemies)
        if seen.removed:
            yield say("describe-removed", cards=self._names(seen.removed))

    def _names(self, cards: Sequence[str]) -> str:
        """Names in a list, alike ones counted."""
        counted = Counter(cards).items()
        told = [self.say.times(self.say.label(card), count) for card, count in counted]
        return ", ".join(told) or self.say("describe-none")

    def _legend(self) -> str:
        told = [f"{shapes([face.id])} {self.say(f'symbol-{face.id}')}" for face in RULEBOOK.symbols]
        return self.say("describe-legend", symbols=", ".join(told))

    # Alt texts

    def _alt_sheet(self, view: str) -> str:
        if view == "companions":
            return self.say("alt-companions", cards=self._cards(self.seen.cards.companions))
        return self.say("alt-all-enemies", cards=", ".join(map(self._alt_enemy, self.seen.cards.enemies)))

    def _alt_hand(self, own: PlayerSeen) -> Iterator[str]:
        yield self.say("alt-hand", cards=self._cards(own.hand)) if own.hand else self.say("alt-hand-empty")
        if own.points is not None:
            yield self.say("alt-won", points=own.points)
        yield from self._alt_position(own)

    def _alt_position(self, first: PlayerSeen | None = None) -> Iterator[str]:
        say, seen = self.say, self.seen
        enemies = ", ".join(map(self._alt_enemy, seen.row))
        row = say("alt-enemies", enemies=enemies) if enemies else ""
        told = status(say, seen, row)
        yield told.replace("\n", " ")
        if row not in told:
            yield row
        if seen.track:
            yield say("alt-track", orders=", ".join(say.label(card) for card in seen.track))
        for player in sorted(seen.players, key=lambda seen_player: seen_player is not first):
            yield self._alt_player(player)

    def _alt_enemy(self, enemy: str) -> str:
        points, symbols = self.seen.cards.points[enemy], of_card(self.say, enemy)
        return self.say("alt-enemy", enemy=self.say.label(enemy), points=points, symbols=symbols)

    def _alt_player(self, player: PlayerSeen) -> str:
        parties = [
            self.say("alt-party", party=party_letter(party.number), cards=self._cards(party.cards))
            for party in player.parties
        ]
        counts = {"hand": player.hand_size, "won": player.won_size}
        told = "; ".join(parties) or self.say("describe-no-party")
        return self.say("alt-player", seat=self._seats.name(player.seat), parties=told, **counts)


# All cards of a table in words: the twin of the pictures by which a card file is looked at.


def describe_cards(options: Options, language: Language) -> str:
    """Every card with its copies, symbols, power or points, and the Mordor cards: a line each."""
    assert isinstance(options, BattleOptions)
    return "\n".join(_lines(PHRASES[language].of(options.card_set.escaped)))


def _lines(say: Phrasebook) -> Iterator[str]:
    file = say.cards.file
    yield f"### {say('view-companions')}"
    for card in file.companions:
        power = _power(say, card)
        message = "sheet-companion-power" if power else "sheet-companion"
        yield say(message, card=_name(say, card), symbols=of_card(say, card.id), power=power)
    yield f"### {say('view-enemies')}"
    for enemy in file.enemies:
        message = "sheet-captain" if enemy.captain else "sheet-enemy"
        yield say(message, card=_name(say, enemy), symbols=of_card(say, enemy.id), points=enemy.points)
    yield f"### {say('sheet-mordor')}"
    for order in file.mordor_cards:
        name = say.label(MORDOR_IDS[order.order])
        yield say("rules-division", count=order.copies, order=name)


def _name(say: Phrasebook, card: Companion | Enemy) -> str:
    return say.times(_mark(say, card), card.copies)


def _mark(say: Phrasebook, card: Companion | Enemy) -> str:
    """P13 A card's name, marked where it is a reconstruction."""
    name = say.label(card.id)
    return say("doubtful-name", name=name) if card.id in say.cards.doubtful else name


def _power(say: Phrasebook, card: Companion) -> str:
    least = RULEBOOK.abilities["joker_big_enemy"].min_enemy_symbols
    return say(f"power-{card.ability}", least=least) if card.ability else ""


# What the rules pages say of the cards of a table: powers, worth, and what of them is certain.

_PLACE = re.compile(r"\{(\w+)\}")


def fill_page(text: str, say: Phrasebook) -> str:
    """A page with its places filled, `{borrow}` by the names of who borrows; a list without any is left out.

    Raises KeyError for an unknown place.
    """
    values = {
        **_lists(say),
        "certainty": " ".join(_say_what_is_certain(say)),
        # The example counts with the symbols of the cards as we know them.
        "example": say("rules-example") if say.cards is PRINTED else "",
    }
    lines = [
        _PLACE.sub(lambda match: values[match[1]], line)
        for line in text.split("\n")
        if all(values[name] for name in _PLACE.findall(line))
    ]
    return "\n".join(lines)


def _lists(say: Phrasebook) -> Mapping[str, str]:
    file = say.cards.file
    powers: dict[str, list[str]] = {"plain": []}
    for card in file.companions:
        powers.setdefault(card.ability or "plain", []).append(_name_companion(say, card))
    ranks: dict[str, list[str]] = {f"enemies_{points}": [] for points in (1, 3, 6, 10)}
    for enemy in file.enemies:
        ranks[f"enemies_{enemy.points}"].append(_name_enemy(say, enemy))
    known = {power: "" for power in PRINTED.power.values() if power is not None}
    return known | {place: ", ".join(names) for place, names in {**powers, **ranks}.items()}


def _name_companion(say: Phrasebook, card: Companion) -> str:
    name = _mark(say, card)
    return say("rules-joker", name=name) if card.symbols == (JOKER,) and card.ability is None else name


def _name_enemy(say: Phrasebook, card: Enemy) -> str:
    name = _mark(say, card)
    return say("rules-captain", name=name) if card.captain else name


def list_doubts(say: Phrasebook) -> Iterator[str]:
    """P13 What of the cards of a table is a reconstruction, in a few words each."""
    cards = say.cards
    names = sum(card in cards.kind for card in cards.doubtful)
    counts = {
        "names": names,
        "symbols": len(cards.guessed),
        "points": len(cards.guessed_points),
        "captains": len(cards.guessed_captains),
        "orders": len(cards.doubtful) - names,
    }
    yield from (say(f"doubt-{what}", count=count) for what, count in counts.items() if count)


def _say_what_is_certain(say: Phrasebook) -> Iterator[str]:
    """P13 What is not known of the printed cards is called so."""
    cards = say.cards
    yield say("rules-known" if cards is PRINTED else "rules-known-file")
    names = sum(card in cards.kind for card in cards.doubtful)
    if cards.guessed:
        yield say("rules-guessed-symbols", count=len(cards.guessed))
    if cards.guessed_points:
        yield say("rules-guessed-points", count=len(cards.guessed_points))
    if cards.guessed_captains:
        yield say("rules-guessed-captains", count=len(cards.guessed_captains))
    if names:
        yield say("rules-guessed-names", count=names)
    if len(cards.doubtful) > names:
        orders = [(card.copies, MORDOR_IDS[card.order]) for card in cards.file.mordor_cards if card.copies]
        division = [say("rules-division", count=count, order=say.label(order)) for count, order in orders]
        yield say("rules-guessed-orders", division=say.translator.join(division))
    if cards.guessed or cards.doubtful or cards.guessed_points or cards.guessed_captains:
        yield say("rules-correct")
