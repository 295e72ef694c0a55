"""4.5, 5 The manoeuvre window and the attack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import Attack, Beat, Borrow, Confirm, EndTurn, Exchange, MoveTom
from cogs.battle.components import CardSet
from cogs.battle.events import (
    AttackMade,
    CompanionMoved,
    CompanionStayed,
    CompanionTaken,
    EnemiesBeaten,
    GiftGiven,
    PartyDiscarded,
)
from cogs.battle.rules import refuse
from cogs.battle.rules.combat import (
    Plan,
    add_card,
    borrowers,
    can_beat,
    enemy_sets,
    find_party,
    free_number,
    others,
    owner,
    party_of,
    remove_cards,
    rulings_of,
    solve,
    table,
    useful_loans,
    with_power,
)
from cogs.battle.rules.ending import CheckEnd, RefillRow, remove_enemies
from cogs.battle.rules.placing import AngborDraws
from cogs.battle.state import (
    SEATS,
    Agenda,
    Assault,
    Ids,
    Player,
    State,
    evolve,
    evolve_assault,
    evolve_player,
    with_player,
)

# 4.5 The manoeuvre window: Gandalf (12.3), Tom Bombadil (12.7), and attacking or ending the turn.

MOST_MOVES = {"once": 1, "often": 6}
"""12.7, A6 Tom's moves in a turn."""

_END = EndTurn()
_WINDOW = {seat: Decisions((Decision(seat, "window", "4.5"),)) for seat in SEATS}


@dataclass(frozen=True, slots=True)
class ManoeuvreWindow(AgendaStep[State]):
    """4.5 Gandalf and Tom Bombadil may act; an attack or the end of the turn closes the window."""

    rule: ClassVar[str] = "4.5"
    step: Literal["manoeuvre_window"] = "manoeuvre_window"

    def asks(self, state: State) -> Decisions:
        return _WINDOW[state.active]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        attacks = [Attack(number) for number in attackers(state, seat)]
        return [*attacks, *exchanges(state, seat), *tom_moves(state, seat), _END]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Attack):
            return refuse_attack(state, seat, action)
        if isinstance(action, Exchange):
            return refuse_exchange(state, seat, action)
        if isinstance(action, MoveTom):
            return refuse_move(state, seat, action)
        return None if isinstance(action, EndTurn) else refuse("refusal-not-now", "4.5")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        if isinstance(action, Attack):
            return evolve(state, assault=Assault(action.party), agenda=(*state.agenda, ChooseEnemies()))
        if isinstance(action, Exchange):
            return exchange(state, seat, action, tell)
        if isinstance(action, MoveTom):
            return move_tom(state, seat, action, tell)
        return evolve(state, agenda=state.agenda[:-1])


def _exchangers(state: State, player: Player) -> Ids:
    """12.3, A5 Gandalf, if he lies in an own party (and was placed this turn, where that is agreed)."""
    exchangers = with_power(state, table(player), "exchange")
    if state.options.gandalf == "any_turn":
        return exchangers
    return tuple(card for card in exchangers if card in state.placed)


def exchanges(state: State, seat: Seat) -> list[Exchange]:
    """12.3 Every companion Gandalf could win over, into every own party."""
    player = state.player(seat)
    if not _exchangers(state, player):
        return []
    cards = [card for card in others(state, seat) if state.cards.power[card] != "immune"]
    return [Exchange(card, party.number) for card in cards for party in player.parties]


def refuse_exchange(state: State, seat: Seat, action: Exchange) -> Refusal | None:
    """12.3 Why Gandalf cannot do this."""
    player = state.player(seat)
    gandalf = with_power(state, table(player), "exchange")
    if not gandalf:
        return refuse("refusal-no-gandalf", "12.3")
    if not _exchangers(state, player):
        return refuse("refusal-gandalf-not-placed", "12.3", card=gandalf[0])
    if action.card not in state.cards.kind:
        return refuse("refusal-unknown", "12.3", name=action.card)
    if action.card not in others(state, seat):
        return refuse("refusal-not-anothers", "12.3", card=action.card)
    if state.cards.power[action.card] == "immune":
        return refuse("refusal-immune", "12.5", card=action.card)
    if find_party(player, action.party) is None:
        return refuse("refusal-no-such-party", "12.3", party=str(action.party))
    return None


def exchange(state: State, seat: Seat, action: Exchange, tell: Tell) -> State:
    """12.3 The companion joins the party first, so that one Gandalf leaves alone lives on."""
    other = owner(state, action.card)
    assert other is not None
    player = state.player(seat)
    gandalf = _exchangers(state, player)[0]
    tell(CompanionTaken(seat=seat, other=other.seat, card=action.card, party=action.party, by=gandalf))
    tell(GiftGiven(seat=other.seat, card=gandalf, points=state.cards.help_points[gandalf]))
    state = with_player(state, remove_cards(add_card(player, action.card, action.party), (gandalf,)))
    other = remove_cards(other, (action.card,))
    return with_player(state, evolve_player(other, gifts=state.cards.in_order((*other.gifts, gandalf))))


def tom_moves(state: State, seat: Seat) -> list[MoveTom]:
    """12.7 Tom Bombadil to every other own party."""
    player = state.player(seat)
    if state.moves >= MOST_MOVES[state.options.tom]:
        return []
    return [
        MoveTom(card, party.number)
        for card in with_power(state, table(player), "move")
        for party in player.parties
        if card not in party.cards
    ]


def refuse_move(state: State, seat: Seat, action: MoveTom) -> Refusal | None:
    """12.7 Why a card cannot change parties like this."""
    player = state.player(seat)
    if action.card not in state.cards.kind:
        return refuse("refusal-unknown", "12.7", name=action.card)
    if action.card not in table(player):
        return refuse("refusal-not-in-your-parties", "12.7", card=action.card)
    if state.cards.power[action.card] != "move":
        return refuse("refusal-cannot-move", "4.2", card=action.card)
    if state.moves >= MOST_MOVES[state.options.tom]:
        return refuse("refusal-moved-already", "12.7", card=action.card)
    party = find_party(player, action.party)
    if party is None:
        return refuse("refusal-no-such-party", "12.7", party=str(action.party))
    if action.card in party.cards:
        return refuse("refusal-already-there", "12.7", card=action.card, party=str(action.party))
    return None


def move_tom(state: State, seat: Seat, action: MoveTom, tell: Tell) -> State:
    """12.7 He leaves one party, which may vanish, for another."""
    player = state.player(seat)
    origin = party_of(player, action.card)
    assert origin is not None
    tell(CompanionMoved(seat=seat, card=action.card, origin=origin.number, party=action.party))
    player = add_card(remove_cards(player, (action.card,)), action.card, action.party)
    return with_player(state, player, moves=state.moves + 1)


# 5 Attacking.

_ENEMIES = {seat: Decisions((Decision(seat, "enemies", "5.2"),)) for seat in SEATS}
_BORROW = {seat: Decisions((Decision(seat, "borrow", "12.2"),)) for seat in SEATS}
_CONFIRM = {seat: Decisions((Decision(seat, "confirm", "5.9"),)) for seat in SEATS}


def assault_of(state: State) -> Assault:
    """The attack being put together."""
    assert state.assault is not None
    return state.assault


def attacking_cards(state: State) -> Ids:
    """The cards of the attacking party."""
    party = find_party(state.player(state.active), assault_of(state).party)
    assert party is not None
    return party.cards


def plan_of(state: State) -> Plan:
    """The attack being put together, at its best so far."""
    assault = assault_of(state)
    return solve(attacking_cards(state), assault.enemies or (), assault.borrowed, state.options)


def beatable(state: State, seat: Seat, party: Ids) -> list[Ids]:
    """5.2, 5.7 The sets of enemies a party can beat; with A10 the empty one as well."""
    lenders, rulings = others(state, seat), rulings_of(state.options)
    sets = [enemies for enemies in enemy_sets(state.row) if can_beat(party, enemies, lenders, rulings)]
    return [*sets, ()] if state.options.empty_attack and state.row else sets


def attackers(state: State, seat: Seat) -> list[int]:
    """5.1 The numbers of the parties that can attack."""
    lenders = others(state, seat)
    return [party.number for party in state.player(seat).parties if _can_attack(state, party.cards, lenders)]


def _can_attack(state: State, party: Ids, lenders: Ids) -> bool:
    """5.2 Whether a party beats any enemy.

    Who beats several can beat one of them alone: there are no more bonus jokers than enemies that earn one.
    """
    if state.options.empty_attack and state.row:
        return True
    rulings = rulings_of(state.options)
    return any(can_beat(party, (enemy,), lenders, rulings) for enemy in state.row)


def refuse_attack(state: State, seat: Seat, action: Attack) -> Refusal | None:
    """5.1, 5.2 Why a party cannot attack."""
    party = find_party(state.player(seat), action.party)
    if party is None:
        return refuse("refusal-no-such-party", "5.1", party=str(action.party))
    if not state.row:
        return refuse("refusal-no-enemies", "5.2")
    if not _can_attack(state, party.cards, others(state, seat)):
        return refuse("refusal-party-too-weak", "5.2", party=str(action.party))
    return None


@dataclass(frozen=True, slots=True)
class ChooseEnemies(AgendaStep[State]):
    """5.2 Which enemies the party beats; all of them at once."""

    rule: ClassVar[str] = "5.2"
    step: Literal["choose_enemies"] = "choose_enemies"

    def asks(self, state: State) -> Decisions:
        return _ENEMIES[state.active]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Beat(enemies) for enemies in beatable(state, seat, attacking_cards(state))]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Beat):
            return refuse("refusal-not-now", "5.2")
        for enemy in action.enemies:
            if enemy not in state.cards.kind:
                return refuse("refusal-unknown", "5.2", name=enemy)
            if enemy not in state.row:
                return refuse("refusal-not-in-row", "5.2", enemy=enemy)
        if len(set(action.enemies)) < len(action.enemies):
            return refuse("refusal-row-order", "5.2")
        if action.enemies in beatable(state, seat, attacking_cards(state)):
            return None
        if not action.enemies:
            return refuse("refusal-nobody-to-beat", "5.2")
        return refuse("refusal-enemies-too-strong", "5.7", party=str(assault_of(state).party))

    def take(self, state: State, seat: Seat, action: Beat, tell: Tell) -> State:
        state = evolve(state, assault=evolve_assault(assault_of(state), enemies=action.enemies))
        steps: Agenda = (ConfirmAttack(),)
        if plan_of(state).missing:
            steps = (*steps, BorrowSymbols())
        return evolve(state, agenda=(*state.agenda[:-1], *steps))


@dataclass(frozen=True, slots=True)
class BorrowSymbols(AgendaStep[State]):
    """12.2 Hobbits borrow, one card each, until the symbols are enough; never more than needed."""

    rule: ClassVar[str] = "12.2"
    step: Literal["borrow_symbols"] = "borrow_symbols"

    def asks(self, state: State) -> Decisions | None:
        return _BORROW[state.active] if plan_of(state).missing else None

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Borrow(hobbit, card) for hobbit, card in self._loans(state, seat)]

    def _loans(self, state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
        assault = assault_of(state)
        lenders = others(state, seat)
        enemies = assault.enemies or ()
        return useful_loans(
            attacking_cards(state), enemies, assault.borrowed, lenders, rulings_of(state.options)
        )

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Borrow):
            return refuse("refusal-not-now", "12.2")
        for name in (action.hobbit, action.card):
            if name not in state.cards.kind:
                return refuse("refusal-unknown", "12.2", name=name)
        return self._refuse(state, seat, action)

    def _refuse(self, state: State, seat: Seat, action: Borrow) -> Refusal | None:
        borrowed = assault_of(state).borrowed
        if action.hobbit not in borrowers(attacking_cards(state), (), state.cards):
            return refuse("refusal-no-borrower", "12.2", card=action.hobbit)
        if action.hobbit not in borrowers(attacking_cards(state), borrowed, state.cards):
            return refuse("refusal-borrower-used", "12.2", card=action.hobbit)
        if action.card in {card for _, card in borrowed}:
            return refuse("refusal-borrowed-already", "12.2", card=action.card)
        if action.card not in others(state, seat):
            return refuse("refusal-not-anothers", "12.2", card=action.card)
        if (action.hobbit, action.card) not in self._loans(state, seat):
            return refuse("refusal-borrowing-idle", "12.2", card=action.card)
        return None

    def take(self, state: State, seat: Seat, action: Borrow, tell: Tell) -> State:
        assault = assault_of(state)
        borrowed = (*assault.borrowed, (action.hobbit, action.card))
        return evolve(state, assault=evolve_assault(assault, borrowed=borrowed))


@dataclass(frozen=True, slots=True)
class ConfirmAttack(AgendaStep[State]):
    """5.9 The attack is announced and carried out."""

    rule: ClassVar[str] = "5.9"
    step: Literal["confirm_attack"] = "confirm_attack"

    def asks(self, state: State) -> Decisions:
        return _CONFIRM[state.active]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Confirm()]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, Confirm) else refuse("refusal-not-now", "5.9")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        assault, cards = assault_of(state), attacking_cards(state)
        enemies = assault.enemies or ()
        _announce(state, seat, tell)
        for hobbit, card in assault.borrowed:
            state = _give(state, seat, hobbit, card)
        player = state.player(seat)
        player = evolve_player(player, won=state.cards.in_order((*player.won, *enemies)))
        gone = tuple(hobbit for hobbit, _ in assault.borrowed)
        player, discarded = _disband(player, cards, gone, state.cards, tell)
        # The window is closed too: it lies below this step on the agenda.
        agenda = (*state.agenda[:-2], *_afterwards(state, cards, enemies))
        return with_player(
            state,
            player,
            row=remove_enemies(state.row, enemies),
            ring_discard=state.cards.in_order((*state.ring_discard, *discarded)),
            assault=None,
            quiet=0 if enemies else state.quiet,
            agenda=agenda,
        )


def _announce(state: State, seat: Seat, tell: Tell) -> None:
    """5.9.1-5.9.3 What is told of an attack, in the order of the rules."""
    assault, plan = assault_of(state), plan_of(state)
    enemies = assault.enemies or ()
    borrowed = tuple((hobbit, card, lender(state, card).seat) for hobbit, card in assault.borrowed)
    tell(
        AttackMade(
            seat=seat,
            party=assault.party,
            cards=attacking_cards(state),
            enemies=enemies,
            borrowed=borrowed,
            doubled=plan.doubled,
            bonus=plan.bonus,
            pool=plan.pool,
            jokers=plan.jokers,
            unused=plan.unused,
        )
    )
    if enemies:
        tell(
            EnemiesBeaten(
                seat=seat, enemies=enemies, points=sum(state.cards.points[enemy] for enemy in enemies)
            )
        )
    for hobbit, _, other in borrowed:
        tell(GiftGiven(seat=other, card=hobbit, points=state.cards.help_points[hobbit]))


def lender(state: State, card: str) -> Player:
    """The player whose borrowed card this is."""
    player = owner(state, card)
    assert player is not None
    return player


def _give(state: State, seat: Seat, hobbit: str, card: str) -> State:
    """5.9.3 A hobbit goes face down to whoever lent the card."""
    other = lender(state, card)
    state = with_player(state, remove_cards(state.player(seat), (hobbit,)))
    return with_player(state, evolve_player(other, gifts=state.cards.in_order((*other.gifts, hobbit))))


def _disband(player: Player, cards: Ids, gone: Ids, card_set: CardSet, tell: Tell) -> tuple[Player, Ids]:
    """5.9.4, 5.9.5 Legolas begins a new party (12.6); the others are discarded. Returns those."""
    player = remove_cards(player, cards)
    staying = {card for card in cards if card_set.power[card] == "survives_attack"}
    for card in cards:
        if card in staying:
            number = free_number(player)
            player = add_card(player, card, number)
            tell(CompanionStayed(seat=player.seat, card=card, party=number))
    discarded = tuple(
        card for card in cards if card not in gone and card_set.power[card] != "survives_attack"
    )
    if discarded:
        tell(PartyDiscarded(seat=player.seat, cards=discarded))
    return player, discarded


def _afterwards(state: State, cards: Ids, enemies: Ids) -> Agenda:
    """5.9.6, 5.9.7 The row is filled, the end looked for; then Angbor, if he draws after fighting (A4)."""
    fought = [
        card for card in cards if state.cards.power[card] == "draw" and state.options.angbor == "attacked"
    ]
    draws = tuple(AngborDraws(card) for card in fought)
    return (*draws, CheckEnd("beaten"), RefillRow()) if enemies else draws
