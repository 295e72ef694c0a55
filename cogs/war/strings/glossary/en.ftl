# What everything with a name is, and what the signs in the pictures mean.

glossary-region = Regions
glossary-nation = Nations
glossary-figure = Figures
glossary-hero = Companions and Minions
glossary-card = Event cards
glossary-effect = Combat effects
glossary-tile = Hunt tiles
glossary-face = Action dice

explain-region = { $settlement ->
    [none] { $nation ->
        [none] A region of no Nation.
       *[some] A region of { $nation }.
    }
   *[some] { $settlement ->
        [town] Town
        [city] City
       *[stronghold] Stronghold
    } of { $nation }, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.
}{ $fortified ->
    [yes] { "" } A Fortification (1.3).
   *[no] { "" }
}{ $coastal ->
    [yes] { "" } On the coast.
   *[no] { "" }
} Adjacent: { $regions }.
explain-nation = { $side }. It begins on step { $step } of the Political Track, { $active ->
    [yes] active
   *[no] passive
} (3, 9.2). Settlements: { $settlements }.
explain-figure-regular = A unit: one die in battle; a hit removes it (11.8).
explain-figure-elite = A unit: one die in battle; one hit makes it a regular, two may remove it (11.8).
explain-figure-leader = Leadership 1: one missed die is rolled again. Never stands without a unit (1.6).
explain-figure-nazgul = Leadership 1 in battle. Flies anywhere with a Character result (13.3).
explain-hero = { $level ->
    [none] { $text }
    [any] Leadership { $leadership }. { $text }
   *[other] Level { $level }, Leadership { $leadership }. { $text }
}
explain-card = { $side }, { $deck }; symbol: { $symbol }. { $text }
    In battle: **{ $combat }**, initiative { $order }. { $fight }
explain-effect = Initiative { $order }. { $text } Under the GroTeka mod: { $mod }.
explain-face-character = Moves an Army with a Leader or attacks with it, or plays a Character card. The Free Peoples: move or hide the Fellowship, separate or move Companions. The Shadow: move Nazgûl and Minions (5.2).
explain-face-army = Moves two Armies, attacks with one, or plays an Army card (5.3).
explain-face-muster = Advances a Nation, recruits, or plays a Muster card; the Shadow may bring in a Minion (5.4).
explain-face-muster_army = A Muster or an Army result, your choice (5.6).
explain-face-event = Draws a card or plays any card (5.5).
explain-face-will_of_the_west = Any other result; or brings in Aragorn or Gandalf the White (5.7).
explain-face-eye = Goes to the Hunt Box at once (5.8).

sign-shield = The emblem on an Army’s plate
    .text = its Nation; several Nations have several plates
sign-units = Numbers on a plate: light, gold, dark pennant
    .text = regulars, elites, Leaders; with a white ghost Nazgûl
sign-settlement = A house, a castle, a walled castle
    .text = Town, City (1 point), Stronghold (2 points); a wall alone is a Fortification
sign-border = A region edged in colour
    .text = it belongs to a Nation
sign-fellowship = The Fellowship’s counter with a number
    .text = where it was last known to be; the number is its progress (12.1)
sign-cards = Card backs with a number
    .text = hand and decks; sword Character, flag Strategy
sign-rings = Golden rings
    .text = Elven Rings (6)
sign-points = The two cups
    .text = points of conquest, and those needed to win (15)
sign-politics = Shields on the Political Track
    .text = step 1, 2, 3 or At War; struck out: passive (9.1)
sign-hunt = Dice and tiles under “The Hunt”
    .text = Eyes and dice of the Free Peoples in the Hunt Box; tiles drawn, and how many are left
sign-track = The row 0 to 12
    .text = the Fellowship’s progress, and with the Eye the Corruption: at 12 the Shadow wins
sign-companions = Round portraits in a row
    .text = Companions in the Fellowship with their Levels; the one ringed in gold is the Guide
sign-mordor = The column 0 to 5
    .text = the Mordor Track up to the Crack of Doom (14)
sign-dice = Dice at the top
    .text = unused Action dice
sign-arrow = An arrow on the map
    .text = the last movement or attack
sign-stalked = The die with the Eye and its number, at the top
    .text = Eyes in the Hunt Box; beside it the dice of the Free Peoples there
sign-spoiled = The dark drop
    .text = Corruption: at 12 the Shadow wins
sign-held = A card’s back with a number, at the top
    .text = cards in the hand
sign-counters = Shields in a row, at the top
    .text = Nations on the Political Track: step 1, 2, 3, with swords At War; struck out: passive (9.1)
sign-goals = Golden numbers and arrows
    .text = what you choose from, with the numbers of the menu; a shield beside a name: this Nation takes notice
sign-symbol = The large sign on a card
    .text = the die that plays it, besides Event: sword Character, flag Army, helmet Muster
sign-combat = The lower half of a card, with crossed swords
    .text = its Combat effect; lower initiative acts first (11.7)
sign-roll = The dice of a battle
    .text = bright ones hit; below them the re-roll of the Leaders
sign-hit = The number to hit
    .text = what a die must show at least (11.6)
