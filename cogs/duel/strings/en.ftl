# Duel for Middle-earth in English. Every id here is also in pl.ftl, with the same variables.
#
# A name passed to a message brings its forms along: `$side` is the name as on a label, `$side-nom` the name inside a
# sentence, `$side-start` at its start. Regions have `-to`, `-from` and `-in` with their prepositions. A card has no
# printed name: `$card` is made of its mark and of what it does.

game-name = Duel for Middle-earth
about = The Fellowship against Sauron over three chapters of cards: win by the Ring, by the races or by the map.
    .length = 30 to 45 minutes
    .weight = medium

## Seats

seat-fellowship = The Fellowship
    .nom = the Fellowship
    .start = The Fellowship
    .number = one
seat-sauron = Sauron
    .nom = Sauron
    .start = Sauron
    .number = one

## Regions

region-lindon = Lindon
    .to = to Lindon
    .from = from Lindon
    .in = in Lindon
region-arnor = Arnor
    .to = to Arnor
    .from = from Arnor
    .in = in Arnor
region-rhovanion = Rhovanion
    .to = to Rhovanion
    .from = from Rhovanion
    .in = in Rhovanion
region-enedwaith = Enedwaith
    .to = to Enedwaith
    .from = from Enedwaith
    .in = in Enedwaith
region-rohan = Rohan
    .to = to Rohan
    .from = from Rohan
    .in = in Rohan
region-gondor = Gondor
    .to = to Gondor
    .from = from Gondor
    .in = in Gondor
region-mordor = Mordor
    .to = to Mordor
    .from = from Mordor
    .in = in Mordor

## Skills, races, linking symbols, colours

skill-ruse = ruse
skill-strength = strength
skill-courage = courage
skill-knowledge = knowledge
skill-leadership = leadership
race-elves = Elves
    .nom = the Elves
race-ents = Ents
    .nom = the Ents
race-hobbits = Hobbits
    .nom = the Hobbits
race-humans = Humans
    .nom = the Humans
race-dwarves = Dwarves
    .nom = the Dwarves
race-wizards = Wizards
    .nom = the Wizards
race-eagle = eagle
    .nom = the eagle
link-pot = pot
link-anvil = anvil
link-horseshoe = horseshoe
link-harp = harp
link-horse = horse
link-backpack = backpack
link-fish = fish
link-bow = bow
link-sword = sword
link-helmet = helmet
link-chest = chest
link-acorn = acorn
link-scroll = scroll
link-campfire = campfire
link-bedroll = bedroll
link-armor = armour
link-axe = axe
colour-grey = ◆ Grey
colour-yellow = ● Yellow
colour-blue = ■ Blue
colour-green = ▲ Green
colour-red = ✕ Red
colour-purple = ★ Purple

## Landmark tiles

landmark-grey_havens = Grey Havens
    .nom = the Grey Havens
landmark-bree = Bree
    .nom = Bree
landmark-erebor = Erebor
    .nom = Erebor
landmark-isengard = Isengard
    .nom = Isengard
landmark-helms_deep = Helm’s Deep
    .nom = Helm’s Deep
landmark-minas_tirith = Minas Tirith
    .nom = Minas Tirith
landmark-barad_dur = Barad-dûr
    .nom = Barad-dûr

## Alliance tokens: `.text` is what the token does, in a menu's small print

token-elves_yellow_extra_turn = Extra turn for yellow cards
    .text = Each yellow card you play gives you another turn after this one
token-elves_red_anywhere = Red cards in any region
    .text = The units of a red card may all go to any one of the seven regions
token-elves_wild_skill = Any one skill
    .text = Once a turn you have one more skill symbol of any kind
token-dwarves_no_surcharge = Landmarks without surcharge
    .text = Landmark tiles do not cost you a coin for each of your fortresses
token-dwarves_landmark_extra_turn = Extra turn for landmarks
    .text = Each landmark tile you take gives you another turn after this one
token-dwarves_green_moves = 2 moves for green cards
    .text = Each green card you play gives you 2 moves of units as well
token-hobbits_eagle = The eagle
    .text = One more race symbol, only for the support of the races
token-hobbits_blue_unit = 1 unit for blue cards
    .text = With each blue card you play you place 1 unit in any region
token-hobbits_link_coins = 3 coins for links
    .text = Each card you play free by a linking symbol brings you 3 coins
token-humans_yellow_quest = 1 space for yellow cards
    .text = With each yellow card you play you advance 1 space on the quest track
token-humans_red_extra_unit = 1 more unit for red cards
    .text = A red card you play places 1 more unit in the chosen region
token-humans_double_discard = Double coins for discards
    .text = A card you discard brings twice the coins: 2, 4 or 6 by chapter
token-ents_extra_turn = Extra turn
    .text = At once: you take another turn after this one
token-ents_remove_fortress = Remove a fortress
    .text = At once: remove one of your opponent’s fortresses
token-ents_three_manoeuvres = Three manoeuvres
    .text = At once, three times: remove 1 enemy unit, or opponent loses 1 coin, or 1 move
token-wizards_quest_2 = 2 spaces of the quest
    .text = At once: advance 2 spaces on the quest track
token-wizards_two_units = 2 units anywhere
    .text = At once: place 2 units, in one region or in two
token-wizards_play_discarded = A card from the discard pile
    .text = At once: play one card from the discard pile for free

## What cards, costs and effects are made of

part-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
part-quest = { $count ->
    [one] 1 ring
   *[other] { $count } rings
}
part-move_units = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
part-opponent_loses_coins = { $count ->
    [one] −1 coin
   *[other] −{ $count } coins
}
part-remove_enemy_units = { $count ->
    [one] −1 unit
   *[other] −{ $count } units
}
part-units = { $regions } ×{ $count }
part-draft_alliance_token = an alliance token
part-discard_opponent_card = a grey card of the opponent is discarded
part-play_discarded_card = a card from the discard pile
price-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
price-free = free
price-link = free by link: { $link }
price-short = { $count ->
    [one] 1 coin short
   *[other] { $count } coins short
}
sum-printed = { $count } printed
sum-symbols = { $count } for symbols
sum-fortresses = { $count } for fortresses
why-missing = Missing: { $skills }
why-used = Chosen: { $skills }
why-waived = { $count ->
    [one] 1 coin for fortresses waived
   *[other] { $count } coins for fortresses waived
}
from-source = { "" } ({ $source })
token-quoted = “{ $token }”
source-bonus = bonus of space { $space }
effect-from = { $effect } ({ $source })
effect-coins = coins
effect-drain = coins of the opponent
effect-quest = advance on the quest track
effect-place = placing units
effect-place_each = placing units
effect-moves = moves
effect-remove = removing units
effect-manoeuvres = manoeuvres
effect-raze = removing a fortress
effect-pair = alliance by two of the same race
effect-trio = alliance by three different races
effect-draft = an alliance token
effect-strip = discarding a grey card
effect-pile = a card from the discard pile
effect-extra_turn = another turn

## The story, event by event

event-chapter-began = 🔖 Chapter { $chapter } begins.
event-cards-dealt = Twenty cards are laid out, { $count ->
    [one] 1 of them face up.
   *[other] { $count } of them face up.
}
event-tiles-turned-up = { $count ->
    [one] A landmark tile is turned up: { $tiles }.
   *[other] Landmark tiles are turned up: { $tiles }.
}
event-turn-began = Turn { $turn }: { $extra ->
    [yes] { $side-nom } { $side-number ->
        [one] plays
       *[other] play
    } again.
   *[no] { $side-number ->
        [you] your turn.
       *[other] { $side-nom } is to play.
    }
}
event-card-played = { $way ->
    [link] { $side-start } { $side-number ->
        [one] plays
       *[other] play
    } { $card } for free, by the linking symbol { $link }.
    [pile] { $side-start } { $side-number ->
        [one] plays
       *[other] play
    } { $card } from the discard pile.
    [free] { $side-start } { $side-number ->
        [one] plays
       *[other] play
    } { $card } for free.
   *[paid] { $side-start } { $side-number ->
        [one] plays
       *[other] play
    } { $card }{ $price ->
        [0] { "" } for free.
        [one] { "" } for 1 coin.
       *[other] { "" } for { $price } coins.
    }
}
event-card-discarded = { $side-start } { $side-number ->
    [one] discards
   *[other] discard
} { $card }{ $coins ->
    [0] ; the bank is empty.
    [one] { "" } for 1 coin.
   *[other] { "" } for { $coins } coins.
}
event-landmark-taken = 🗿 { $side-start } { $side-number ->
    [one] takes
   *[other] take
} { $tile-nom }{ $price ->
    [0] { "" } for free.
    [one] { "" } for 1 coin.
   *[other] { "" } for { $price } coins.
}
event-fortress-placed = { $side-start } { $side-number ->
    [one] puts
   *[other] put
} a fortress { $region-in }.
event-fortress-removed = 💥 { $side-start } { $side-number ->
    [one] loses
   *[other] lose
} the fortress { $region-in } ({ $source }).
event-coins-taken = { $coins ->
    [0] The bank is empty: { $side-nom } { $side-number ->
        [one] takes
       *[other] take
    } no coins ({ $source }).
    [one] { $side-start } { $side-number ->
        [one] takes
       *[other] take
    } 1 coin ({ $source }).
   *[other] { $side-start } { $side-number ->
        [one] takes
       *[other] take
    } { $coins } coins ({ $source }).
}{ $short ->
    [yes] { "" } The bank has no more.
   *[no] { "" }
}
event-coins-lost = { $coins ->
    [0] { $side-start } { $side-number ->
        [one] has
       *[other] have
    } no coin to lose{ $from }.
    [one] { $side-start } { $side-number ->
        [one] loses
       *[other] lose
    } 1 coin{ $from }.
   *[other] { $side-start } { $side-number ->
        [one] loses
       *[other] lose
    } { $coins } coins{ $from }.
}
event-units-placed = { $units ->
    [one] { $side-start } { $side-number ->
        [one] places
       *[other] place
    } 1 unit { $region-in }{ $from }.
   *[other] { $side-start } { $side-number ->
        [one] places
       *[other] place
    } { $units } units { $region-in }{ $from }.
}
event-unit-moved = { $side-start } { $side-number ->
    [one] moves
   *[other] move
} a unit { $origin-from } { $region-to }.
event-conflict-fought = ⚔️ Conflict { $region-in }: { $fallen ->
    [one] each side loses 1 unit,
   *[other] each side loses { $fallen } units,
} { $left ->
    [0] nobody is left.
    [one] 1 unit of { $side-number ->
        [you] yours
       *[other] { $side-nom }
    } is left.
   *[other] { $left } units of { $side-number ->
        [you] yours
       *[other] { $side-nom }
    } are left.
}
event-unit-removed = 💀 { $side-start } { $side-number ->
    [one] loses
   *[other] lose
} a unit { $region-in }{ $from }.
event-race-gained = { $side-start } { $side-number ->
    [one] gains
   *[other] gain
} the symbol of { $race-nom }: { $races } of { $most } races.
event-quest-advanced = 💍 { $seat ->
    [sauron] The Nazgûl advance
   *[fellowship] Frodo and Sam advance
} { $steps ->
    [one] 1 space, to space { $space } of { $goal }.
   *[other] { $steps } spaces, to space { $space } of { $goal }.
}
event-bonus-reached = 🎁 Bonus of space { $space } for { $side-nom }: { $space ->
    [3] 1 coin.
    [6] 1 unit in any region.
    [9] another turn.
   *[12] an enemy fortress may be removed.
}
event-extra-turn-earned = 🔁 { $side-start } will take another turn ({ $source }).
event-effect-declined = { $kind ->
    [trio] { $side-start } { $side-number ->
        [one] saves
       *[other] save
    } the reward for three races for a later green card.
   *[other] { $side-start } { $side-number ->
        [one] skips
       *[other] skip
    } an effect: { $effect } ({ $source }).
}
event-effect-lost = Nothing comes of it for { $side-nom }: { $effect } ({ $source }).
event-alliance-made = 🎗️ { $side-start } { $way ->
    [pair] { $side-number ->
        [one] has two symbols of the same race and reveals
       *[other] have two symbols of the same race and reveal
    } tokens: { $races }.
    [trio] { $side-number ->
        [one] has three different race symbols and reveals
       *[other] have three different race symbols and reveal
    } tokens: { $races }.
   *[draft] { $side-number ->
        [one] reveals
       *[other] reveal
    } tokens of one race: { $races }.
}
event-token-revealed = Revealed, { $race }: “{ $token }”{ $again ->
    [yes] , which lay on top as known.
   *[no] .
}
event-token-kept = { $side-start } { $side-number ->
    [one] keeps
   *[other] keep
} “{ $token }”{ $count ->
    [0] .
   *[other] ; back on top: { $returned }.
}
event-card-stripped = ✂️ { $side-start } { $side-number ->
    [one] loses
   *[other] lose
} { $card } to the discard pile.
event-pile-searched = 🔎 { $side-start } { $side-number ->
    [one] looks
   *[other] look
} through the discard pile: { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
event-pile-seen = { $count ->
    [0] No card lies face down there.
   *[other] Face down there { $side-nom } { $side-number ->
        [one] finds
       *[other] find
    }: { $cards }.
}
event-card-uncovered = Turned up: { $card }.
event-chapter-ended = 🔖 Chapter { $chapter } is over.
event-side-resigned = { $side-start } { $side-number ->
    [one] resigns
   *[other] resign
}.
event-game-ended = 🏁 { $how } Regions: { $left-number ->
    [you] you
   *[other] Fellowship
} { $fellowship }, { $right-nom } { $sauron }.

## Where the game stands

status-setup = The first chapter is being laid out.
status-turn = Chapter { $chapter }, turn { $number }: { $side-number ->
    [you] your turn.
   *[other] { $side-nom } is to play.
}
status-extra = { $count ->
    [one] Another turn follows.
   *[other] { $count } more turns follow.
}
status-side = { $side }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, quest { $quest }/{ $goal }, races { $races }/{ $most }, regions { $regions }/{ $all }
tally-turns = Turns: { $count }
tally-conflicts = Conflicts: { $count }, fallen on each side: { $fallen }
tally-landmarks = Landmarks: Fellowship { $fellowship }, Sauron { $sauron }
tally-paid = Coins paid: Fellowship { $fellowship }, Sauron { $sauron }
status-over = { $how } Regions: { $left-number ->
    [you] you
   *[other] Fellowship
} { $fellowship }, { $right-nom } { $sauron }.

## What is asked

prompt-with-rule = { $what } ({ $rule }).
prompt-may-skip = You may also skip it (15.5).
prompt-from = { $what }: { $source }
prompt-turn = { $count ->
    [0] Your turn, you have no coins: play or discard an available card, or take a landmark tile
    [one] Your turn, you have 1 coin: play or discard an available card, or take a landmark tile
   *[other] Your turn, you have { $count } coins: play or discard an available card, or take a landmark tile
}
prompt-turn-poor = { $count ->
    [0] Your turn, you have no coins: play or discard an available card; you cannot afford a landmark tile
    [one] Your turn, you have 1 coin: play or discard an available card; you cannot afford a landmark tile
   *[other] Your turn, you have { $count } coins: play or discard an available card; you cannot afford a landmark tile
}
prompt-turn-cards = { $count ->
    [0] Your turn, you have no coins: play or discard an available card
    [one] Your turn, you have 1 coin: play or discard an available card
   *[other] Your turn, you have { $count } coins: play or discard an available card
}
prompt-effects = Choose what comes first: { $effects }
prompt-effects-many = Choose which of { $count } effects comes first
prompt-place = { $count ->
    [one] Choose the region for 1 unit
   *[other] Choose the region for { $count } units
}
prompt-place_each = { $count ->
    [one] Choose a region for the last unit
   *[other] Choose a region for the next unit, { $count } to place
}
prompt-moves = { $count ->
    [one] Move one unit to a connected region, 1 move left
   *[other] Move one unit to a connected region, { $count } moves left
}
prompt-remove = { $count ->
    [one] Choose the region where an enemy unit is removed
   *[other] Choose the region where an enemy unit is removed, { $count } in all
}
prompt-manoeuvres = { $count ->
    [one] Remove an enemy unit, make your opponent lose a coin or move a unit of yours, once more
   *[other] Remove an enemy unit, make your opponent lose a coin or move a unit of yours, { $count } times more
}
prompt-raze = { $count ->
    [one] Choose the enemy fortress to remove
   *[other] Choose the enemy fortress to remove, { $count } in all
}
prompt-draft = Choose the race whose top tokens are revealed
prompt-extra_turn = You may take another turn after this one
prompt-trio = Choose three races whose top tokens are revealed, no. { $count } of 3
prompt-trio-now = You have three different race symbols: reveal a token of each now, or wait for a later green card
prompt-token = Keep one of these tokens; the others go back face down on top
prompt-strip = Choose the grey card { $enemy-nom } has to discard
prompt-pile = { $count ->
    [one] You may look through the discard pile and play the only card there for free
   *[other] You may look through the discard pile and play one of { $count } cards for free
}
prompt-revive = Choose the card from the discard pile you play for free

## Menus

bill = { $count ->
    [one] 1 coin
   *[other] { $count } coins
} = { $sum }
place-in-row = row { $row }, no. { $place }
menu-play-it = Play it
menu-play = Play for { $price }
menu-play-free = Play for free
    .detail = It costs nothing, or your skills cover it
menu-play-link = Play for free by link: { $link }
    .detail = You own the linking symbol it asks for
menu-pay = Pay for it all the same
    .detail = Without the link: { $cost }
menu-discard = { $count ->
    [0] Discard for nothing: the bank is empty
    [one] Discard for 1 coin
   *[other] Discard for { $count } coins
}
    .detail = It goes to the discard pile
menu-idle = no effect now: { $effects }
menu-conflict = Conflict: { $who ->
    [nobody] nobody is left
    [own] { $left ->
        [one] 1 unit of yours is left
       *[other] { $left } units of yours are left
    }
   *[enemy] { $left ->
        [one] 1 enemy unit is left
       *[other] { $left } enemy units are left
    }
}
menu-surely = Yes: { $what }
    .detail = You may not be able to take this back
menu-landmark = { $tile }: { $price }
menu-grants = Linking symbol for later: { $link }
menu-from = A unit { $region-from }
menu-own = { $count ->
    [one] You 1 unit
   *[other] You { $count } units
}
menu-enemy = { $count ->
    [one] enemy 1 unit
   *[other] enemy { $count } units
}
menu-own-fortress = your fortress
menu-enemy-fortress = enemy fortress
menu-do-place = Place units
menu-do-move = Move units
menu-do-remove = Remove an enemy unit
menu-do-raze = Remove an enemy fortress
menu-do-stack = Reveal tokens of one race
menu-do-strip = Discard a grey card of the opponent
menu-ally-pair = Reveal two tokens of one race
    .detail = For two symbols of the same race; you keep one
menu-ally-trio = Reveal a token of each of three races
    .detail = For three different race symbols; you keep one
menu-advance = { $count ->
    [one] Advance 1 space
   *[other] Advance { $count } spaces
}
    .detail = { $seat ->
    [sauron] The Nazgûl have gone { $space } spaces
   *[fellowship] Frodo and Sam have gone { $space } spaces
}
menu-stack-size = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}
menu-stack-top = on top: { $token }
menu-keep = { $race }: { $token }
menu-chapter = Chapter { $chapter }
menu-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
menu-same = { $card } ({ $number ->
    [1] first
    [2] second
    [3] third
   *[other] no. { $number }
})
menu-skip = Skip: { $effect }
    .detail = Nothing more comes of this effect
menu-wait = Wait for a later green card
    .detail = The reward for three races is not lost
menu-here = { $region } · { $forces }
menu-here-own = you { $count }
menu-here-enemy = enemy { $count }
menu-drain = The opponent loses a coin
    .detail = It goes to the bank
menu-search = Look through the discard pile
    .detail = Only you see what lies there face down; then choose a card
menu-again = Take another turn
    .detail = After this one

## The position in words

describe-cards = Chapter { $chapter }, layout
describe-row = Row { $row }: { $content }
describe-down = face down
describe-under = { $place } (under { $row }.{ $under }):
describe-price = { $side } { $price }
describe-unseen = Not seen yet in this chapter: { $cards }
describe-landmarks = { $count ->
    [0] Landmark tiles, none left in the stack
    [one] Landmark tiles, 1 more in the stack
   *[other] Landmark tiles, { $count } more in the stack
}
describe-tile = **{ $tile }** ({ $prices }) [{ $cost }]: fortress { $region-in }, { $gives }
describe-none = none
describe-supply = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; in supply: { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $forts ->
    [one] 1 fortress
   *[other] { $forts } fortresses
}
describe-skills = Skills: { $skills }
describe-joker = any one
describe-area = Cards: { $cards }
describe-races = Races { $count } of { $most }: { $races }
describe-links = Linking symbols: { $links }
describe-tokens = Tokens: { $tokens }
describe-tiles = Landmarks: { $tiles }
describe-quest = Quest of the Ring
describe-track = Frodo and Sam on space { $fellowship } of { $goal }, with { $left } to go to Mount Doom; the Nazgûl on space { $sauron }, { $distance } behind them.
describe-map = Map
describe-region = **{ $region }** – { $content }
describe-empty = empty
describe-presence = { $side } { $units ->
    [0] { $fortress ->
        [yes] fortress
       *[no] none
    }
    [one] 1 unit{ $fortress ->
        [yes] { "" } and fortress
       *[no] { "" }
    }
   *[other] { $units } units{ $fortress ->
        [yes] { "" } and fortress
       *[no] { "" }
    }
}
describe-stacks = Alliance tokens left
describe-top = { $stack } (on top { $token })
describe-pile = Discard pile
describe-aside = { $count ->
    [one] Chapter { $chapter }: 1 card set aside face down
   *[other] Chapter { $chapter }: { $count } cards set aside face down
}
describe-aside-known = Chapter { $chapter }, set aside: { $cards }
describe-revealed = **Revealed:** { $tokens }
describe-effects = **To be resolved:** { $effects }

view-table = Table
view-cards = Cards
view-map = Map
view-rival = Beyond the cards
view-wide = The whole table, wide
alt-table = Duel for Middle-earth.
alt-available = Available cards: { $cards }.
alt-region = { $region } – { $content }.
alt-landmarks = Landmark tiles: { $tiles }.

## Why something is not allowed

refusal-with-rule = { $why } (Rule { $rule })
refusal-not-now = That choice does not belong to what is being decided.
refusal-unknown = Nothing in this game is called “{ $name }”.
refusal-bad-chance = Chance cannot give that.
refusal-card-not-there = This card does not lie face up in the layout: { $card }.
refusal-card-covered = This card is still covered: { $card }.
refusal-card-too-expensive = { $card } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $coins }.
refusal-tile-not-there = This tile does not lie face up: { $tile }.
refusal-tile-too-expensive = The tile { $tile } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $coins }.
refusal-link-used = A link makes this card free, and a link is used whenever possible: { $card }.
refusal-no-link = No link makes this card free: { $card }.
refusal-region-not-allowed = This effect does not reach { $region }.
refusal-no-own-unit = You have no unit { $region-in }.
refusal-not-connected = No line joins { $origin } and { $region }.
refusal-no-enemy-unit = There is no enemy unit { $region-in }.
refusal-no-enemy-fortress = There is no enemy fortress { $region-in }.
refusal-no-enemy-coins = Your opponent has no coins to lose.
refusal-effect-not-open = This effect is not waiting now: { $effect }.
refusal-effect-compulsory = You may not skip this effect: { $effect }.
refusal-stack-not-allowed = No tokens of { $race-nom } can be revealed now.
refusal-token-not-revealed = This token has not been revealed: “{ $token }”.
refusal-no-such-grey-card = Your opponent has no such grey card: { $card }.
refusal-not-in-pile = This card cannot be played from the discard pile: { $card }.

## How it ended

outcome-mount-doom = Frodo and Sam have reached Mount Doom: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}!
outcome-ring-caught = The Nazgûl have caught Frodo and Sam: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}!
outcome-races = Six races stand by { $winner-nom }: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}!
outcome-conquest = { $winner-start } { $winner-number ->
    [one] is present in all seven regions and wins
   *[other] are present in all seven regions and win
}!
outcome-regions = The third chapter is over: { $winner-nom } { $winner-number ->
    [one] is present in more regions and wins
   *[other] are present in more regions and win
}!
outcome-shared = The third chapter is over: both sides are present in as many regions and share the victory.
outcome-resigned = { $loser-start } { $loser-number ->
    [one] resigns
   *[other] resign
}: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}!

## What can be agreed before the game

option-series = Games
    .detail = One game, or a match of several with sides swapped (15.13)
option-series-1 = One game
    .detail = A single game decides (15.13)
option-series-2 = Two games, sides swapped
    .detail = Each player has each side once; winning more games wins the match (15.13)
option-series-4 = Four games, sides swapped
    .detail = Each player has each side twice; winning more games wins the match (15.13)
option-extra_turns = Several extra turns
    .detail = Whether all extra turns earned in one turn are taken (15.1)
option-extra_turns-all = All extra turns are taken
    .detail = One after the other (15.1)
option-extra_turns-one = One extra turn at a time
    .detail = However many were earned in one turn (15.1)
option-limited_coins = Thirty coins in all
    .detail = Whether the bank can run out (15.2)
option-limited_coins-true = The bank can run out
    .detail = There are 30 coins; take what is left (15.2)
option-limited_coins-false = The bank never runs out
    .detail = There are always enough coins (15.2)
option-limited_units = Fifteen units a side
    .detail = Whether the supply of units can run out (15.3)
option-limited_units-true = Units can run out
    .detail = Each side has 15; place what is left (15.3)
option-limited_units-false = Units never run out
    .detail = There are always enough units (15.3)
option-effect_order = Order of effects
    .detail = Who settles the order of several effects (15.4)
option-effect_order-chosen = Effects in the order you choose
    .detail = The active player chooses, fortress first (15.4)
option-effect_order-printed = Effects in printed order
    .detail = Fortress, icons from left to right, then tokens (15.4)
option-optional_effects = Skipping effects
    .detail = Whether an effect may be declined (15.5)
option-optional_effects-true = Effects may be skipped
    .detail = But not paying, taking the card or placing the fortress (15.5)
option-optional_effects-false = Every effect is compulsory
    .detail = As far as it is possible (15.5)
option-token_acts_at_once = New token on its own card
    .detail = Whether a token acts on the green card that brought it (15.6)
option-token_acts_at_once-true = New tokens act at once
    .detail = Also on the green card that brought them (15.6)
option-token_acts_at_once-false = New tokens act from the next card
    .detail = Not on the green card that brought them (15.6)
option-trio_postponable = Reward for three races later
    .detail = Whether it may wait for a later green card (15.7)
option-trio_postponable-true = Three races: may be postponed
    .detail = To a later green card (15.7)
option-trio_postponable-false = Three races: at once
    .detail = With the third different race (15.7)
option-reveal_short_stacks = Short stacks of tokens
    .detail = What happens when a stack has too few tokens (15.8)
option-reveal_short_stacks-true = Short stacks are revealed
    .detail = As far as they go (15.8)
option-reveal_short_stacks-false = Short stacks give nothing
    .detail = With too few tokens nothing is revealed (15.8)
option-set_aside_in_pile = Set-aside cards in the pile
    .detail = Whether they can be played from the discard pile (15.9)
option-set_aside_in_pile-true = Set-aside cards can be found
    .detail = They belong to the discard pile (15.9)
option-set_aside_in_pile-false = Set-aside cards are out of play
    .detail = Only discarded cards can be played from the pile (15.9)
option-revived_counts_as_played = Cards from the pile as played
    .detail = Whether tokens react to a card from the discard pile (15.10)
option-revived_counts_as_played-true = Cards from the pile count as played
    .detail = Tokens react to them, but not as to a link (15.10)
option-revived_counts_as_played-false = No tokens for cards from the pile
    .detail = Only their own effects count (15.10)
option-choose_payment = Paying in spite of a link
    .detail = Whether a card may be paid for although a link makes it free (15.12)
option-choose_payment-true = Links may be left unused
    .detail = A card may be paid for all the same (15.12)
option-choose_payment-false = Links are always used
    .detail = Whenever they make a card free (15.12)

## The command

command = duel
    .description = Duel for Middle-earth: the Fellowship against Sauron, for two players

## Why the house would choose something: one sentence for each term of its judgement

why-skills = you have more skill symbols, compared with the other side; they pay for later cards.
why-races = you are closer to the support of the races, compared with the other side.
why-units = you have more units on the map, compared with the other side.
why-fortresses = you have more fortresses, compared with the other side.
why-regions = you are in more regions, compared with the other side.
why-quest = you are further on the Quest of the Ring, compared with the other side.
why-coins = you have more coins, compared with the other side.
why-links = you have more linking symbols, compared with the other side; they make later cards free.
why-tokens = your alliance tokens are better, compared with the other side’s.
why-turn = you move next more often.
why-count = the count of regions at the end is better for you.
