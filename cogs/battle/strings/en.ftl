# The Battle for Middle-earth in English. Every id here is also in pl.ftl, with the same variables.
#
# A name passed to a message brings its forms along: `$card` is the name as on a label, `$card-nom` the name inside a
# sentence, `$card-start` at its start, `$enemy-number` one or many (the Wargs are many).

game-name = The Battle for Middle-earth
about = Gather parties of companions and beat the enemies of Mordor before the others do, while every third Mordor card strikes back.
    .length = about 30 minutes
    .weight = medium

## Seats

seat-north = North
    .nom = North
    .start = North
    .number = one
seat-east = East
    .nom = East
    .start = East
    .number = one
seat-south = South
    .nom = South
    .start = South
    .number = one
seat-west = West
    .nom = West
    .start = West
    .number = one

## Companions

companion-frodo = Frodo
    .nom = Frodo
    .start = Frodo
companion-sam = Sam
    .nom = Sam
    .start = Sam
companion-merry = Merry
    .nom = Merry
    .start = Merry
companion-pippin = Pippin
    .nom = Pippin
    .start = Pippin
companion-gandalf = Gandalf
    .nom = Gandalf
    .start = Gandalf
companion-aragorn = Aragorn
    .nom = Aragorn
    .start = Aragorn
companion-legolas = Legolas
    .nom = Legolas
    .start = Legolas
companion-gimli = Gimli
    .nom = Gimli
    .start = Gimli
companion-tom_bombadil = Tom Bombadil
    .nom = Tom Bombadil
    .start = Tom Bombadil
companion-angbor = Angbor
    .nom = Angbor
    .start = Angbor
companion-theoden = Théoden
    .nom = Théoden
    .start = Théoden
companion-eomer = Éomer
    .nom = Éomer
    .start = Éomer
companion-faramir = Faramir
    .nom = Faramir
    .start = Faramir
companion-boromir = Boromir
    .nom = Boromir
    .start = Boromir
companion-glorfindel = Glorfindel
    .nom = Glorfindel
    .start = Glorfindel
companion-treebeard = Treebeard
    .nom = Treebeard
    .start = Treebeard
companion-elrond = Elrond
    .nom = Elrond
    .start = Elrond
companion-galadriel = Galadriel
    .nom = Galadriel
    .start = Galadriel
companion-celeborn = Celeborn
    .nom = Celeborn
    .start = Celeborn
companion-arwen = Arwen
    .nom = Arwen
    .start = Arwen
companion-haldir = Haldir
    .nom = Haldir
    .start = Haldir
companion-elladan = Elladan
    .nom = Elladan
    .start = Elladan
companion-elrohir = Elrohir
    .nom = Elrohir
    .start = Elrohir
companion-eowyn = Éowyn
    .nom = Éowyn
    .start = Éowyn
companion-erkenbrand = Erkenbrand
    .nom = Erkenbrand
    .start = Erkenbrand
companion-imrahil = Imrahil
    .nom = Imrahil
    .start = Imrahil
companion-beregond = Beregond
    .nom = Beregond
    .start = Beregond
companion-halbarad = Halbarad
    .nom = Halbarad
    .start = Halbarad
companion-gloin = Glóin
    .nom = Glóin
    .start = Glóin
companion-gwaihir = Gwaihir
    .nom = Gwaihir
    .start = Gwaihir
companion-ghan_buri_ghan = Ghân-buri-Ghân
    .nom = Ghân-buri-Ghân
    .start = Ghân-buri-Ghân

## In the place of names where nobody, or half a deck, has a power

power-holder = such a companion
    .nom = such a companion
    .start = Such a companion
    .number = one

## Enemies

enemy-orc_patrol = Orc Patrol
    .nom = the Orc Patrol
    .start = The Orc Patrol
    .number = one
enemy-moria_goblins = Goblins of Moria
    .nom = the Goblins of Moria
    .start = The Goblins of Moria
    .number = many
enemy-wargs = Wargs
    .nom = the Wargs
    .start = The Wargs
    .number = many
enemy-crebain = Crebain
    .nom = the Crebain
    .start = The Crebain
    .number = many
enemy-dunlendings = Dunlendings
    .nom = the Dunlendings
    .start = The Dunlendings
    .number = many
enemy-haradrim = Haradrim
    .nom = the Haradrim
    .start = The Haradrim
    .number = many
enemy-easterlings = Easterlings
    .nom = the Easterlings
    .start = The Easterlings
    .number = many
enemy-corsairs = Corsairs of Umbar
    .nom = the Corsairs of Umbar
    .start = The Corsairs of Umbar
    .number = many
enemy-uruk_hai = Uruk-hai
    .nom = the Uruk-hai
    .start = The Uruk-hai
    .number = many
enemy-wolf_riders = Wolf-riders
    .nom = the Wolf-riders
    .start = The Wolf-riders
    .number = many
enemy-grishnakh = Grishnákh
    .nom = Grishnákh
    .start = Grishnákh
    .number = one
enemy-troll = Troll
    .nom = the Troll
    .start = The Troll
    .number = one
enemy-mumak = Mûmak
    .nom = the Mûmak
    .start = The Mûmak
    .number = one
enemy-ugluk = Uglúk
    .nom = Uglúk
    .start = Uglúk
    .number = one
enemy-shagrat = Shagrat
    .nom = Shagrat
    .start = Shagrat
    .number = one
enemy-gothmog = Gothmog
    .nom = Gothmog
    .start = Gothmog
    .number = one
enemy-barrow_wight = Barrow-wight
    .nom = the Barrow-wight
    .start = The Barrow-wight
    .number = one
enemy-balrog = Balrog
    .nom = the Balrog
    .start = The Balrog
    .number = one
enemy-witch_king = Witch-king
    .nom = the Witch-king
    .start = The Witch-king
    .number = one
enemy-shelob = Shelob
    .nom = Shelob
    .start = Shelob
    .number = one
enemy-saruman = Saruman
    .nom = Saruman
    .start = Saruman
    .number = one

## Symbols: `symbol-` says colour and device, `icon-` the device alone, as in lists

symbol-red = red sword
symbol-orange = orange axe
symbol-yellow = yellow shield
symbol-green = green bow
symbol-blue = blue spear
symbol-purple = purple fist
symbol-joker = joker, a star
icon-red = sword
icon-orange = axe
icon-yellow = shield
icon-green = bow
icon-blue = spear
icon-purple = fist
icon-joker = joker
icon-times = { $icon } ×{ $count }

## Mordor cards: the order, as a name and in full

mordor-mordor_party = “One from a party”
    .nom = “one from a party”
    .start = “One from a party”
mordor-mordor_hand = “One from hand”
    .nom = “one from hand”
    .start = “One from hand”
mordor-mordor_enemy = “One beaten enemy”
    .nom = “one beaten enemy”
    .start = “One beaten enemy”
order-discard_from_party = each player discards one companion from one of their parties
order-discard_from_hand = each player discards one companion from hand
order-discard_won_enemy = each player discards one enemy they have won

## Special powers, in a menu’s small print

power-draw-idle = When placed, would let you draw, but no card is left to draw
power-extra_play-idle = When placed, would let you place another, but you hold no other
power-borrow = When attacking, may borrow another player’s card; then goes to that player as 1 point
power-exchange = Takes a companion from another player; then goes there as 2 points
power-immune = Can neither be taken nor struck by a counterattack
power-survives_attack = After an attack begins a new party of yours
power-move = Before an attack may change to another of your parties
power-extra_play = When placed, lets you place one more companion
power-draw = When placed, lets you draw if you hold fewer than five
power-draw-after = After an attack, lets you draw if you hold fewer than five
power-double = In an attack, one symbol of another companion counts twice
power-joker_big_enemy = An extra joker against an enemy with { $least } or more symbols
power-joker_captain = An extra joker against a captain

## The story, event by event

event-enemy-revealed = { $enemy-start } { $enemy-number ->
    [many] appear
   *[one] appears
} on position { $position }.
event-hand-dealt = { $seat-start } { $seat-number ->
    [one] is
   *[other] are
} dealt { $cards ->
    [one] one companion
   *[other] { $cards } companions
}.
event-card-dealt = { $seat-start } { $seat-number ->
    [one] is
   *[other] are
} dealt { $card-nom } ({ $symbols }).
event-play-begins = { $seat-start } { $seat-number ->
    [one] begins
   *[other] begin
}.
event-turn-began = Turn { $turn }: { $seat-number ->
    [you] your move.
   *[other] { $seat } to move.
}
event-companion-placed = { $seat-start } { $seat-number ->
    [one] places
   *[other] place
} { $card-nom } ({ $symbols }) { $new ->
    [yes] and { $seat-number ->
        [one] begins
       *[other] begin
    } party { $party }.
   *[no] in party { $party }.
}
event-companion-placed-by = Thanks to { $by-nom }, { $seat-nom } also { $seat-number ->
    [one] places
   *[other] place
} { $card-nom } ({ $symbols }) { $new ->
    [yes] and { $seat-number ->
        [one] begins
       *[other] begin
    } party { $party }.
   *[no] in party { $party }.
}
event-draw-began = { $seat-start } { $seat-number ->
    [one] draws
   *[other] draw
} from the Ring deck.
event-draw-began-by = { $by-start } lets { $seat } draw from the Ring deck.
event-companion-drawn = { $seat-start } { $seat-number ->
    [one] draws
   *[other] draw
} a companion.
event-card-drawn = { $seat-start } { $seat-number ->
    [one] draws
   *[other] draw
} { $card-nom } ({ $symbols }).
event-nothing-drawn = There is no card left to draw for { $seat }.
event-ring-deck-shuffled = The Ring discard is shuffled into a new Ring deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-mordor-drawn = 🌋 { $seat-start } { $seat-number ->
    [one] turns
   *[other] turn
} up Mordor: { $card-nom }. { $lying ->
    [one] One Mordor card lies out.
   *[other] { $lying } Mordor cards lie out.
}
event-counterattack-began = 💢 Counterattack! The oldest card strikes: { $order }.
event-discard-chosen = { $seat-start } { $seat-number ->
    [one] has
   *[other] have
} chosen.
event-companion-lost = { $seat-start } { $seat-number ->
    [one] discards
   *[other] discard
} { $card-nom } from { $source ->
    [party] party { $party }.
   *[hand] hand.
}
event-won-enemy-lost = { $seat-start } { $seat-number ->
    [one] gives
   *[other] give
} up { $enemy-nom }, won before: { $points ->
    [one] 1 point
   *[other] { $points } points
} lost.
event-nothing-lost = { $seat-start } { $seat-number ->
    [one] has
   *[other] have
} no { $order ->
    [discard_from_party] companion in a party that could be struck.
    [discard_from_hand] companion in hand that could be struck.
   *[discard_won_enemy] beaten enemy to give up.
}
event-mordor-discarded = The Mordor cards leave the track for the Ring discard.
event-mordor-discarded-removed = The Mordor cards leave the track; the one that struck is out of the game.
event-enemy-withdrew = { $enemy-start } { $enemy-number ->
    [many] withdraw
   *[one] withdraws
} from position 3: nobody scores.
event-companion-taken = { $by-start } brings { $card-nom } from { $other } to { $seat }: party { $party }.
event-gift-given = { $card-start } goes face down to { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
event-companion-moved = { $seat-number ->
    [you] Your { $card }
   *[other] { $card-start } of { $seat }
} walks from party { $origin } to party { $party }.
event-attack-made = ⚔️ { $seat-start } { $seat-number ->
    [one] attacks
   *[other] attack
} { $enemies-nom } with party { $party }: { $cards }.
event-attack-made-nobody = ⚔️ { $seat-start } { $seat-number ->
    [one] sends out party { $party } and beats
   *[other] send out party { $party } and beat
} nobody: { $cards }.
event-attack-borrowed = { $hobbit-start } borrows the symbols of { $card-nom } from { $owner }.
event-attack-doubled = { $doubler-start } doubles a symbol of { $card-nom }: { $symbol }.
event-attack-bonus = { $cards } { $count ->
    [one] brings an extra joker.
   *[other] bring an extra joker each.
}
event-attack-jokers = { $count ->
    [one] The joker stands for: { $symbols }.
   *[other] The jokers stand for: { $symbols }.
}
event-attack-unused = Wasted: { $symbols }.
event-enemies-beaten = { $seat-start } { $seat-number ->
    [one] wins
   *[other] win
} { $enemies-nom }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-companion-stayed = { $card-start } stays and begins party { $party }.
event-party-discarded = To the Ring discard: { $cards }.
event-last-round = No enemy lies open: the round is finished, then points are counted.
event-seat-resigned = { $seat-start } { $seat-number ->
    [one] resigns
   *[other] resign
}.
event-seat-resigned-cards = { $seat-start } { $seat-number ->
    [one] resigns
   *[other] resign
}. To the Ring discard: { $cards }.
event-game-ended = 🏁 { $how } { $scores }.

## Where the game stands

tally-turns = Turns: { $count }
tally-attacks = Attacks won: { $count }
tally-best = Best attack: { $points } ({ $seat })
tally-counterattacks = Counterattacks: { $count }
status-setup = The cards are being dealt.
status-turn = Turn { $turn }: { $seat-number ->
    [you] your move.
   *[other] { $seat } to move.
}
status-row = Enemies: { $enemies }.
status-row-empty = No enemy lies open.
status-order-none = No order lies on the Mordor track.
status-order-next = Strikes next: { $order } ({ $lying } of { $trigger }).
status-attack = { $seat-start } { $seat-number ->
    [one] prepares
   *[other] prepare
} an attack with party { $party }.
status-attack-on = { $seat-start } { $seat-number ->
    [one] prepares
   *[other] prepare
} an attack with party { $party }: { $enemies }.
status-counterattack = 💢 Counterattack: { $order }.
status-waiting = { $count ->
    [one] Waiting for { $seats-nom }.
   *[other] Still choosing: { $seats-nom }.
}
status-score = { $seat-start } { $points } ({ $enemies ->
    [one] 1 enemy
   *[other] { $enemies } enemies
})

## What you are asked

prompt-turn-both = Your turn: place a companion from your hand and then attack if you like, or draw a card from the Ring deck instead (3.1).
prompt-turn-place = Your hand is full, so you must place a companion; you may attack afterwards (3.2).
prompt-turn-take = Your hand is empty, so you must draw a card from the Ring deck (3.2).
prompt-turn-pass = Your hand is empty and no card is left to draw: your turn passes (7.5).
prompt-extra = { $card-start } has been placed: you may at once place one more companion, in any of your parties or a new one (12.10).
prompt-angbor = { $card-start } lets you draw a card at once, Mordor cards included; or do without (12.11).
prompt-window-attack = You may attack with one of your parties now; all chosen enemies must be beaten by it, and its cards are spent (5.1).
prompt-window-none = None of your parties can beat an enemy now (5.2).
prompt-window-over = None of your parties can beat an enemy now (5.2): end your turn (4.5).
prompt-window-gandalf = { $card-start } may bring over a companion of another player and then goes there as 2 points (12.3).
prompt-window-tom = { $cards-start } may change parties (12.7).
prompt-window-end = You may also end your turn (4.5).
prompt-attack-enemies = Party { $party } attacks: choose all the enemies it is to beat. Symbols left over are lost (5.2, 5.8).
prompt-attack-borrow = Party { $party } still lacks: { $symbols }. Choose a card of another player to borrow; the hobbit then goes to that player and scores 1 (12.2).
prompt-attack-confirm = Party { $party } beats { $enemies-nom } for { $points ->
    [one] 1 point
   *[other] { $points } points
}. Confirm, and its cards are spent (5.9).
prompt-attack-nobody = Party { $party } beats nobody and its cards are spent. Confirm the attack (5.9).
prompt-counter-party = Counterattack: choose a companion of one of your parties to discard (8.6). All choose at the same time; it is shown when everybody has chosen.
prompt-counter-hand = Counterattack: choose a companion from your hand to discard (8.6). All choose at the same time; it is shown when everybody has chosen.
prompt-counter-enemy = Counterattack: choose one of your beaten enemies to give up (8.6). All choose at the same time; it is shown when everybody has chosen.
prompt-counter-keep = The counterattack cannot take anything from your hand: { $cards-nom } { $cards-number ->
    [many] are
   *[one] is
} safe. You are asked all the same so that nobody learns it early (8.7).

## Menus

menu-place = Place a companion
    .detail = Into one of your parties or a new one; afterwards you may attack
menu-take = Draw a card
    .detail = A companion for your hand; Mordor cards on the way go to the track
menu-pass = Pass
    .detail = Ring deck and Ring discard are empty
menu-angbor = Draw with { $card-nom }
    .detail = A companion for your hand; Mordor cards on the way go to the track
menu-decline-extra = No further companion
    .detail = Go on without placing a second card
menu-decline-angbor = Do not draw
    .detail = Go on without drawing
menu-party = Party { $party }
menu-party-new = New party
    .detail = Begins party { $party } with this companion
menu-attack = Attack
    .detail = With one of your parties; you choose the enemies next
menu-beat = { $enemies } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .detail = Needs { $needs } · the party has { $has }
menu-beat-loan = Needs { $needs } · only with a borrowed card
menu-beat-nobody = Beat nobody
    .detail = The party is spent all the same
menu-last-ends = Beats the last enemies and ends the game · { $detail }
menu-last-round = Beats the last enemies: the last round · { $detail }
menu-confirm = Attack!
    .detail = { $points ->
    [one] 1 point
   *[other] { $points } points
}; spent: { $cards }
menu-borrow = { $hobbit-start } borrows
    .detail = Then goes to the owner of the card as 1 point
menu-owner = Card of { $seat }
    .detail = Symbols in reach: { $has }
menu-gandalf = Use { $card-nom }
    .detail = Take a companion from another player; { $card-nom } goes there, 2 points
menu-tom = Move { $card-nom }
    .detail = To another of your parties
menu-end = End the turn
    .detail = No attack
menu-keep = Nothing to discard
    .detail = You hold nothing the order could take
menu-won = { $points ->
    [one] 1 point
   *[other] { $points } points
}; needs { $symbols }
menu-card-here = { $seat }, party { $party }

## The position in words

describe-row = Enemies
describe-enemy = { $position }. **{ $enemy }** – { $points ->
    [one] 1 point
   *[other] { $points } points
}, needs { $symbols }
describe-enemy-captain = { $position }. **{ $enemy }** – captain, { $points ->
    [one] 1 point
   *[other] { $points } points
}, needs { $symbols }
describe-enemy-none = { $position }. empty
describe-track = Mordor
describe-order = { $position }. { $order }
describe-order-next = { $position }. { $order } – strikes next
describe-order-none = No card lies on the track
describe-decks = Enemy deck { $enemies }, Ring deck { $ring }
describe-discards = Ring discard: { $ring }. Enemy discard: { $enemies }
describe-removed = Out of the game: { $cards }
describe-player = { $seat }
describe-player-turn = { $seat } – to move
describe-player-gone = { $seat } – resigned
describe-piles = Hand { $hand }, enemies won { $won }, gifts { $gifts }
describe-points = Points: { $points }
describe-hand = In hand: { $cards }
describe-hand-own = Your hand: { $cards }
describe-won = Won: { $cards }
describe-gifts = Gifts: { $cards }
describe-party = Party { $party }: { $cards }
describe-no-party = No party
describe-attack = Attack
describe-attack-who = Party { $party } of { $seat } – { $enemies }
describe-attack-whom = enemies not chosen yet
describe-attack-pool = Has: { $has }. Needs: { $needs }
describe-attack-missing = Still missing: { $missing }
describe-attack-borrowed = { $hobbit-start } borrows { $card-nom } ({ $owner })
describe-choice = You have chosen: { $card }
describe-choice-none = You have nothing to discard
describe-legend = Symbols: { $symbols }
describe-none = none
describe-card = { $card } ({ $symbols })

view-table = Table
view-hand = Your hand
view-wide = The whole table, wide
view-companions = All companions
view-enemies = All enemies
alt-table = The Battle for Middle-earth.
alt-enemies = Enemies: { $enemies }.
alt-enemy = { $enemy } ({ $points }: { $symbols })
alt-track = Mordor track from the left: { $orders }.
alt-player = { $seat } – { $parties }; hand { $hand }, won { $won }.
alt-party = { $party }: { $cards }
alt-companions = All companions: { $cards }.
alt-all-enemies = All enemies: { $cards }.
alt-hand = Your hand: { $cards }.
alt-hand-empty = Your hand is empty.
alt-won = You have won { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Why an action is not allowed

refusal-with-rule = { $why } (Rule { $rule })
refusal-not-now = That choice does not belong to what is being decided now.
refusal-unknown = There is nothing called “{ $name }” in this game.
refusal-bad-chance = That card cannot come up now.
refusal-not-in-hand = You do not hold { $card-nom }.
refusal-no-such-party = You have no party { $party }.
refusal-hand-full = You hold five cards, and nobody may ever hold more: no drawing.
refusal-nothing-to-draw = Ring deck and Ring discard are both empty.
refusal-no-gandalf = None of your parties has a companion who can take another one over.
refusal-gandalf-not-placed = { $card-start } acts only in the turn of being placed.
refusal-not-anothers = { $card-start } does not lie in another player’s party.
refusal-immune = { $card-start } is immune: this card can neither be taken nor struck by a counterattack.
refusal-not-in-your-parties = { $card-start } does not lie in any of your parties.
refusal-cannot-move = { $card-start } has no power to change parties.
refusal-moved-already = { $card-start } has changed parties this turn already.
refusal-already-there = { $card-start } is in party { $party } already.
refusal-no-enemies = No enemy lies open.
refusal-party-too-weak = Party { $party } cannot beat any of the open enemies.
refusal-not-in-row = { $enemy-start } { $enemy-number ->
    [many] do
   *[one] does
} not lie open in the row.
refusal-row-order = Name every enemy once, in any order.
refusal-enemies-too-strong = Party { $party } does not have all the symbols for these enemies together.
refusal-nobody-to-beat = An attack must beat at least one enemy.
refusal-no-borrower = { $card-start } is not a hobbit of the attacking party.
refusal-borrower-used = { $card-start } has borrowed a card already.
refusal-borrowed-already = { $card-start } has been borrowed in this attack already.
refusal-borrowing-idle = Borrowing { $card-nom } would not help this attack.
refusal-already-chosen = You have chosen already.
refusal-not-won = { $card-start } is not among the enemies you have won.
refusal-another-card = You do have a card that the order can take.

## How it ended

outcome-last-enemy-beaten = The last enemy is beaten: { $winners-nom } { $count ->
    [one] { $winners-number ->
        [one] wins
       *[other] win
    }!
   *[other] share the victory!
}
outcome-last-enemy-withdrew = The last enemy has withdrawn: { $winners-nom } { $count ->
    [one] { $winners-number ->
        [one] wins
       *[other] win
    }!
   *[other] share the victory!
}
outcome-round-finished = The last round is over: { $winners-nom } { $count ->
    [one] { $winners-number ->
        [one] wins
       *[other] win
    }!
   *[other] share the victory!
}
outcome-nothing-to-draw = Nobody can draw any more: { $winners-nom } { $count ->
    [one] { $winners-number ->
        [one] wins
       *[other] win
    }!
   *[other] share the victory!
}
outcome-standstill = No enemy has fallen for too long: { $winners-nom } { $count ->
    [one] { $winners-number ->
        [one] wins
       *[other] win
    }!
   *[other] share the victory!
}
outcome-resigned = The game ends by resignation: { $winners-nom } { $count ->
    [one] { $winners-number ->
        [one] wins
       *[other] win
    }!
   *[other] share the victory!
}

## What can be agreed before play

option-first = Who begins
    .detail = At random, or a seat; if it is not taken, the next clockwise (2.4)
option-first-random = The first player is drawn at random
    .detail = Chance decides who begins (2.4)
option-first-north = North begins
    .detail = Or the next taken seat clockwise (2.4)
option-first-east = East begins
    .detail = Or the next taken seat clockwise (2.4)
option-first-south = South begins
    .detail = Or the next taken seat clockwise (2.4)
option-first-west = West begins
    .detail = Or the next taken seat clockwise (2.4)
option-show_won = Won piles lie open
    .detail = Everyone sees what the others have won, and the points (9.2)
option-show_won-true = Open points
    .detail = Everyone sees won piles and points (9.2)
option-show_won-false = Points stay secret
    .detail = Won piles lie face down until the end (9.2)
option-double_jokers = Jokers may be doubled
    .detail = By { $double-nom } (12.4, A1)
option-double_jokers-true = Jokers can be doubled
    .detail = A doubled joker counts as two (12.4, A1)
option-double_jokers-false = Jokers cannot be doubled
    .detail = Only coloured symbols count twice (12.4, A1)
option-double_same_colour = Doubling its own colour
    .detail = The doubled symbol may be of the doubling card’s colour (A1)
option-double_same_colour-true = Own colour may be doubled
    .detail = On another card, of course (12.4, A1)
option-double_same_colour-false = Only other colours are doubled
    .detail = Never the colour of the doubling card (12.4, A1)
option-double_once = A symbol doubled once at most
    .detail = Two doublers need two different symbols (A1)
option-double_once-true = Each symbol is doubled once at most
    .detail = Two doublers need two different symbols (12.4, A1)
option-double_once-false = A symbol may be doubled repeatedly
    .detail = Two doublers may double the same symbol (12.4, A1)
option-big_enemy = { $joker_big_enemy-start }’s big enemies
    .detail = How many symbols make an enemy big enough for the joker (A2)
option-big_enemy-3 = { $joker_big_enemy-start }: three or more symbols
    .detail = An enemy with three or four symbols gives the joker (12.8, A2)
option-big_enemy-2 = { $joker_big_enemy-start }: two or more symbols
    .detail = An enemy with two symbols already gives the joker (12.8, A2)
option-bonus_anywhere = Bonus jokers go anywhere
    .detail = Against any enemy attacked, not only the one that earned them (A3)
option-bonus_anywhere-true = Bonus jokers serve against any enemy
    .detail = Of the same attack (12.8, 12.9, A3)
option-bonus_anywhere-false = Bonus jokers are bound
    .detail = Only against the enemy that earned them (12.8, 12.9, A3)
option-angbor = When { $draw-nom } { $draw-number ->
    [many] draw
   *[one] draws
}
    .detail = When placed, or after an attack (A4)
option-angbor-placed = { $draw-start } { $draw-number ->
    [many] draw
   *[one] draws
} when placed
    .detail = At once, before the attack (12.11, A4)
option-angbor-attacked = { $draw-start } { $draw-number ->
    [many] draw
   *[one] draws
} after an attack
    .detail = After an attack with this card (12.11, A4)
option-gandalf = When { $exchange-nom } { $exchange-number ->
    [many] act
   *[one] acts
}
    .detail = In any turn of yours, or only when placed (A5)
option-gandalf-any_turn = { $exchange-start } { $exchange-number ->
    [many] act
   *[one] acts
} in any turn
    .detail = Any turn in which you have placed a card (12.3, A5)
option-gandalf-when_placed = { $exchange-start } { $exchange-number ->
    [many] act
   *[one] acts
} when placed
    .detail = Only in the turn of being placed (12.3, A5)
option-tom = How often { $move-nom } { $move-number ->
    [many] move
   *[one] moves
}
    .detail = Once in a turn, or as often as you like (A6)
option-tom-once = { $move-start } { $move-number ->
    [many] move
   *[one] moves
} once a turn
    .detail = One change of parties before the attack (12.7, A6)
option-tom-often = { $move-start } { $move-number ->
    [many] move
   *[one] moves
} as often as you like
    .detail = Any number of changes before the attack (12.7, A6)
option-gimli_safe_in_hand = { $immune-start } { $immune-number ->
    [many] are
   *[one] is
} safe in hand
    .detail = Also from the order that strikes hands (A7)
option-gimli_safe_in_hand-true = { $immune-start } { $immune-number ->
    [many] are
   *[one] is
} safe in hand too
    .detail = No counterattack strikes there either (12.5, A7)
option-gimli_safe_in_hand-false = { $immune-start } { $immune-number ->
    [many] are
   *[one] is
} safe on the table only
    .detail = From a hand a counterattack may take this card (12.5, A7)
option-mordor_returns = The striking card returns
    .detail = Shuffled in again with the others, or out of the game (A8)
option-mordor_returns-true = All Mordor cards return
    .detail = They are shuffled in again with the Ring discard (8.3, A8)
option-mordor_returns-false = The card that struck is removed
    .detail = Each counterattack takes one Mordor card out of the game (8.3, A8)
option-ends = When the game ends
    .detail = At once when no enemy lies open, or after the round (A9)
option-ends-at_once = The game ends at once
    .detail = As soon as no enemy lies open (11.1, A9)
option-ends-after_round = The round is finished
    .detail = Everybody has had the same number of turns (11.1, A9)
option-empty_attack = Attacks that beat nobody
    .detail = A party may be sent out just to be discarded (A10)
option-empty_attack-true = Attacks may beat nobody
    .detail = The party is discarded all the same (5.2, A10)
option-empty_attack-false = Every attack beats somebody
    .detail = At least one enemy (5.2, A10)
option-hobbit_counts = Borrowing hobbits count
    .detail = A borrowing hobbit’s own symbol counts too (A11)
option-hobbit_counts-true = A borrowing hobbit counts too
    .detail = Its own symbol and those it borrows (12.2, A11)
option-hobbit_counts-false = Borrowed symbols replace the hobbit’s
    .detail = Its own symbol does not count then (12.2, A11)
option-refill = How the row is filled
    .detail = Which free place the first enemy turned up takes (A12)
option-refill-from_right = The row is filled from the right
    .detail = The first enemy takes the rightmost free place (6.2, A12)
option-refill-from_left = The row is filled from the left
    .detail = The first enemy takes the leftmost free place (6.2, A12)

option-cards = Custom cards
    .detail = The table plays with the card file of its server or operator

## What the rules pages say of the cards

rules-example = Example
rules-captain = { $name } (captain)
rules-joker = { $name } (joker)
rules-known = Rules, powers and numbers of cards are those of the printed game.
rules-known-file = This table plays with its own card file.
rules-guessed-symbols = The symbols on { $count ->
    [one] one card are
   *[other] { $count } cards are
} our own reconstruction, made to fit every known rule.
rules-guessed-points = Also reconstructed: the points of { $count ->
    [one] one enemy
   *[other] { $count } enemies
}.
rules-guessed-captains = Also reconstructed: { $count ->
    [one] whether one enemy is a captain
   *[other] which of { $count } enemies are captains
}.
rules-guessed-names = Also reconstructed: { $count ->
    [one] one name
   *[other] { $count } names
}. Here such a card bears the mark **≈**.
rules-guessed-orders = Also reconstructed: how the Mordor cards are divided: { $division }.
rules-division = { $count } × { $order }
doubtful-name = { $name }≈
doubt-names = { $count ->
    [one] the name of one card
   *[other] the names of { $count } cards
}
doubt-symbols = { $count ->
    [one] the symbols on one card
   *[other] the symbols on { $count } cards
}
doubt-points = { $count ->
    [one] the points of one enemy
   *[other] the points of { $count } enemies
}
doubt-captains = { $count ->
    [one] the rank of one enemy
   *[other] which of { $count } enemies are captains
}
doubt-orders = how many Mordor cards give each order
rules-correct = If you know the printed cards, you can correct this with a card file.

## All cards in words

sheet-companion = **{ $card }**: { $symbols }
sheet-companion-power = **{ $card }**: { $symbols } – { $power }
sheet-enemy = **{ $card }**: { $symbols } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-captain = **{ $card }**: { $symbols } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}, captain
sheet-mordor = Mordor cards

## What is wrong with a card file

component-wrong-companion-symbols = Expected one or two colours, or one joker.
component-wrong-enemy-symbols = Expected one to four colours.

## The slash command

command = battle
    .description = The Battle for Middle-earth: parties against the enemies of Mordor, for two to four
components-title = the cards
components-use = Use these cards
components-back = Back to the usual cards

## Why the house would choose something: one sentence for each term of its judgement

why-won = you have more points for beaten enemies, compared with the other players.
why-gifts = you have more points for gifts, compared with the other players.
why-hand = your hand is better, compared with the other players’.
why-table = your companions on the table are better, compared with the other players’.
why-promise = your parties are nearer to beating an enemy of the row, compared with the other players’.
why-turn = your next turn is nearer.

# Answers kept ahead of time
ahead-draw = Draw a card rather than place one, while you may
ahead-end = End the turn at once, without an attack
ahead-no-extra = Do without cards that companions add to your turn
ahead-give-up-least = Counterattack: give up what counts least
