# What everything with a name is, and what the signs in the pictures mean.

glossary-companion = Companions
glossary-enemy = Enemies
glossary-mordor = Mordor cards
glossary-symbol = Symbols

explain-companion = Companion: { $symbols }. { $power }.
explain-companion-plain = Companion: { $symbols }. No special power.
explain-doubtful = The name is our own reconstruction.
explain-enemy = { $captain ->
    [yes] Captain
   *[no] Enemy
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}. To be beaten: { $symbols }.
explain-mordor = Mordor card: when it strikes, { $order } (8.6).
explain-symbol = A party needs as many of them as the enemies it attacks show (5.4).
explain-symbol-joker = Stands for any one colour (5.6).

sign-points = The golden circle on an enemy
    .text = points for the player who beats it (1.4)
sign-captain = The crowned skull
    .text = a captain (1.4)
sign-symbols = The row of symbols on a card
    .text = on an enemy what is needed, on a companion what it brings
sign-decks = The two piles with a number
    .text = enemies and Ring cards still face down
sign-track = The three spaces under the enemies
    .text = Mordor cards; with the third the oldest strikes (8.3)
sign-next = “strikes next”
    .text = the order the counterattack would give
sign-lit = The Mordor card that glows
    .text = the order the counterattack would give
sign-acts = A pennant before a seat
    .text = it is for this player to choose
sign-own-won = A red card with a number beside your points
    .text = the enemies you have won
sign-letter = A letter on a party
    .text = its name: party A, B, C
sign-power = The small round mark before a companion’s name
    .text = a special power; look it up by the name
sign-hand = A Ring card with a number beside a name
    .text = cards in hand
sign-won = A red card with a number beside a name
    .text = enemies won, face down
sign-gift = A hat with a number beside a name
    .text = companions given as a gift, worth points at the end (11.3)
