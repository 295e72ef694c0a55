# Words in the pictures of The Battle for Middle-earth: short, so that they can be large.
board-acts = to move
board-chooses = to choose
board-won = wins
board-over = Game over
board-turn = Turn { $number }
board-dealing = Dealing the cards
board-counterattack = Counterattack
board-strikes = strikes next
board-struck = strikes!
board-track = { $left ->
    [one] One more card and Mordor strikes
   *[other] { $left } more cards and Mordor strikes
}
board-attack = The attack
board-has = has
board-needs = needs
board-points = Points
board-no-party = no party yet
board-hand-of = { $seat }: your hand
board-hand-empty = Your hand is empty
board-parties = Your parties
board-order-party = One from a party
board-order-hand = One from hand
board-order-enemy = A beaten enemy
board-resigned = resigned
board-companions = The companions
board-enemies = The enemies
board-power-borrow = Attacking, borrow all symbols of one card of another player; then goes there, 1 point.
board-power-exchange = Take a companion from another player’s party; then goes there, 2 points.
board-power-immune = Cannot be taken or struck by a counterattack.
board-power-survives-attack = After an attack begins a new party.
board-power-move = Before an attack may change to another of your parties.
board-power-extra-play = When placed: place one more companion.
board-power-draw = When placed: draw a card, if you hold fewer than five.
board-power-double = In an attack, one symbol of another companion counts twice.
board-power-joker-big-enemy = An extra joker against an enemy with { $least } or more symbols.
board-power-joker-captain = An extra joker against a captain.
