# Where the game stands, in words: status, description, alt texts, how it ended.

## Status

state-setup = The game is being set up.
tally-turns = Turns: { $count }
tally-battles = Battles: { $count }
tally-longest = Longest battle: { $region }, { $rounds } rounds
tally-hits = Hits rolled: Free Peoples { $free } (expected { $expected_free }), Shadow { $shadow } (expected { $expected_shadow })
tally-hunt = Hunt tiles drawn: { $tiles }, Corruption { $corruption }
state-turn = Turn { $turn }: { $stage }
state-stage-begin = dice are recovered, cards are drawn
state-stage-fellowship = the Fellowship phase
state-stage-allocation = dice are put into the Hunt Box
state-stage-roll = the Action roll
state-stage-action = actions, dice left: Free Peoples { $free }, Shadow { $shadow }
state-stage-battle = { $kind ->
    [siege] siege of { $region-nom }
    [sortie] sortie { $region-from }
   *[field] battle { $region-in }
}, round { $round }
state-stage-hunt = the Hunt for the Ring
state-stage-victory = victory is checked
state-stage-over = the game is over
state-points = Victory points: Free Peoples { $free }/{ $most_free }, Shadow { $shadow }/{ $most_shadow }
state-corruption = Corruption { $number }/{ $most }
state-fellowship = { $hidden ->
    [yes] Fellowship hidden, last known { $region-in }, progress { $progress }
   *[no] Fellowship revealed { $region-in }, progress { $progress }
}
state-in-mordor = Fellowship on the Mordor Track, step { $step } of { $steps }, { $hidden ->
    [yes] hidden
   *[no] revealed
}

## How the game ended

outcome-corruption = The Ring-bearers have succumbed to the Ring: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}.
outcome-ring-destroyed = The Ring is in the fire of Mount Doom: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}.
outcome-shadow-conquest = { $winner-start } { $winner-number ->
    [one] holds enough of the West and wins
   *[other] hold enough of the West and win
}.
outcome-free-peoples-conquest = { $winner-start } have broken { $loser-number ->
    [you] your
   *[other] the Shadow’s
} Strongholds and win.
outcome-resigned = { $loser-start } { $loser-number ->
    [one] resigns
   *[other] resign
}: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}.
outcome-turn-limit = The last agreed turn is over: nobody wins.

## The whole position

state-waiting = To choose: { $players }
state-dice = { $count ->
    [0] Dice: none left of { $pool }
   *[other] Dice { $count } of { $pool }: { $dice }
}
state-rings = Elven Rings: { $number }{ $used ->
    [yes] , one used this turn
   *[no] {""}
}
state-hand = Hand: Character cards { $character }, Strategy cards { $strategy }
state-own-hand = **Your hand ({ $count }):** { $cards }
state-own-card = - **{ $card }** ({ $symbol ->
    [army] Army
    [muster] Muster
   *[character] Character
}): { $text } *In battle* { $effect }{ $fight ->
    [none] .
   *[other] : { $fight }
}
state-decks = Decks: Character { $character }, Strategy { $strategy }
state-discarded = Discarded ({ $count }): { $cards }
state-discards = Discarded: { $count }
state-buried = Discarded face down: Character { $character }, Strategy { $strategy }
state-own-buried = Your cards discarded face down ({ $count }): { $cards }
state-on-table = On the table: { $cards }
state-reinforcements = Reinforcements: { $figures }
state-out = Out of the game: { $figures }
state-apart = Disbanded this turn: { $figures }
state-heading-fellowship = The Fellowship
state-company = Guide: { $guide }{ $count ->
    [0] {""}
   *[other] ; Companions: { $companions }
}
state-mark-declared = Declared this turn
state-mark-ventured = Tried to move or to hide this turn
state-mark-hunted = The Free Peoples took dice back from the Hunt Box
state-mark-messenger = This turn a Muster result has been used as an Army result (Mouth of Sauron)
state-mark-minion = A Minion has been in play
state-heading-hunt = The Hunt
state-hunt-box = Dice in the Hunt Box: Shadow { $shadow }, Free Peoples { $free }
state-pool = Tiles in the pool ({ $count }): { $tiles }
state-tiles-drawn = Drawn: { $tiles }
state-tiles-waiting = Waiting for Mordor: { $tiles }
state-tiles-removed = Removed: { $tiles }
state-heading-politics = Political Track
state-box = { $box ->
    [4] At War
   *[other] Step { $box }
}: { $nations }
state-passive = passive { $nations }
state-heading-map = Armies
state-legend = R regulars, E elites, L Leaders, N Nazgûl
state-captured = { $side ->
    [shadow] Captured by the Shadow
   *[free_peoples] Captured by the Free Peoples
}: { $regions }
state-siege = siege, inside { $inside }, outside { $outside }
state-sum = { $side } { $figures } ({ $regions ->
    [one] 1 region
   *[other] { $regions } regions
})
state-shortened = Shortened: the names of discarded cards are in the log{ $areas ->
    [0] {""}
   *[other] ; armies given as sums are on the pictures of the parts of the map
}.
state-letter = { $number }{ $role ->
    [elite] E
    [leader] L
    [nazgul] N
   *[regular] R
}
state-nation-dwarves = Dwarves
state-nation-elves = Elves
state-nation-gondor = Gondor
state-nation-north = North
state-nation-rohan = Rohan
state-nation-isengard = Isengard
state-nation-sauron = Sauron
state-nation-southrons_easterlings = Southrons
state-area-eriador = Eriador
state-area-mountains = Misty Mountains and Anduin
state-area-mirkwood = Mirkwood and the North-east
state-area-rhovanion = Rhovanion and Rhûn
state-area-rohan = Rohan and Dunland
state-area-gondor = Gondor
state-area-mordor = Mordor and Harad

## A battle, and a tile of the Hunt

state-battle = { $kind ->
    [siege] Siege battle { $region-in }
    [sortie] Sortie { $region-from }
   *[field] Battle { $region-in }, attacked { $origin-from }
}, round { $round }
state-attacks = { $side-start } { $side-number ->
    [one] attacks
   *[other] attack
}: { $figures }
state-defends = { $side-start } { $side-number ->
    [one] defends
   *[other] defend
}: { $figures }
state-no-card = no Combat card
state-card-down = Combat card face down ({ $deck ->
    [strategy] Strategy
   *[character] Character
})
state-card = { $fate ->
    [cancelled] Combat card cancelled
    [down] Combat card, face down
   *[up] Combat card
}: { $effect } ({ $card })
state-rolled = Combat roll { $dice }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
state-rerolled = Leader re-roll { $dice }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
state-more-hits = { $hits ->
    [one] 1 more hit
   *[other] { $hits } more hits
}
state-heading-chase = Hunt tile
state-chase-card = drawn for { $card }
state-chase-roll = Hunt roll { $dice }, { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}
state-chase-tile = tile { $tile }
state-chase-damage = damage left { $damage }
state-chase-open = nothing drawn yet

## Alt texts

alt-table = War of the Ring.
alt-rest = More is in the description in words.
alt-hand = { $count ->
    [0] You hold no cards.
    [one] Your hand, 1 card:
   *[other] Your hand, { $count } cards:
}
alt-card = { $card } ({ $symbol ->
    [army] Army
    [muster] Muster
   *[character] Character
}; in battle { $effect }).
alt-zoom = Part of the map. { $part }.
alt-asked = To choose from: { $goals }.
alt-asked-from = From { $region } to: { $goals }.
alt-asked-wakes = { $region } (activates or brings to war: { $nations })
alt-moved = { $side }: { $origin } → { $region }.
alt-captured = { $side ->
    [shadow] captured by the Shadow
   *[free_peoples] captured by the Free Peoples
}

## Names of the pictures

view-table = Table
view-reserves = Not on the map
view-hand = Your hand
view-hand_whole = Your hand, with every word
view-battle = Battle
view-around = Around: { $region }
view-zoom_north_west = North-west: Eriador
view-zoom_north = North: Rivendell to Mirkwood
view-zoom_north_east = North-east: Erebor and Rhûn
view-zoom_south_west = South-west: Rohan and Gondor’s coasts
view-zoom_south_east = South-east: Minas Tirith and Mordor
view-zoom_whole = The whole map
view-now = How things stand
view-ask = The question on the map

## Options that are rulings of rare cases

option-witch_king_as_nazgul = The Witch-king as a Nazgûl
    .detail = Whether one hit of a Fateful Strike is enough for him (W36)
option-witch_king_as_nazgul-false = Fateful Strike: the Witch-king is a Minion
    .detail = It takes two hits of the Leader re-roll (W36)
option-witch_king_as_nazgul-true = Fateful Strike: the Witch-king is a Nazgûl too
    .detail = One hit of the Leader re-roll is enough (W36)
option-sorcerer_at_once = When the Sorcerer draws
    .detail = As soon as the Combat card is turned up, or after the round (W37)
option-sorcerer_at_once-false = The Sorcerer draws after the round
    .detail = Only if he has survived it (W37)
option-sorcerer_at_once-true = The Sorcerer draws at once
    .detail = As soon as the Combat card is turned up (W37)
option-trim_excess = More than ten units
    .detail = Whether they may meet; those above ten go to the reinforcements (10.1, W10)
option-trim_excess-false = No more than ten units may come together
    .detail = Such a move or muster is refused (10.1, W10)
option-trim_excess-true = Units above ten are taken off the map
    .detail = They go back to the reinforcements after the action (10.1, W10)
option-north_ered_luin_coast = North Ered Luin and the sea
    .detail = Whether Círdan’s Ships land there (16.1, W31)
option-north_ered_luin_coast-true = North Ered Luin is a coastal region
    .detail = As the printed board shows it (16.1, W31)
option-north_ered_luin_coast-false = North Ered Luin is not a coastal region
    .detail = As the published list has it (16.1, W31)
