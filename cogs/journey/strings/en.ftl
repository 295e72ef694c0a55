# Journey to Mordor in English. Every id here is also in pl.ftl, with the same variables.
#
# A name passed to a message brings its forms along: `$seat` is the name as on a label, `$seat-gen` the possessive;
# places have `-to`, `-from` and `-in` with their prepositions; `$dice-nom` lists dice inside a sentence.

game-name = Journey to Mordor
about = A race with dice along the road to Mordor: how far dare you push on before the Nazgûl catch up with your hobbit?
    .length = 15 to 20 minutes
    .weight = light

## Hobbits

seat-frodo = Frodo
    .gen = Frodo’s
    .nom = Frodo
    .start = Frodo
    .number = one
seat-sam = Sam
    .gen = Sam’s
    .nom = Sam
    .start = Sam
    .number = one
seat-merry = Merry
    .gen = Merry’s
    .nom = Merry
    .start = Merry
    .number = one
seat-pippin = Pippin
    .gen = Pippin’s
    .nom = Pippin
    .start = Pippin
    .number = one

## Places

place-bag_end = Bag End
    .to = to Bag End
    .from = from Bag End
    .in = at Bag End
place-rivendell = Rivendell
    .to = to Rivendell
    .from = from Rivendell
    .in = in Rivendell
place-moria = Moria
    .to = to Moria
    .from = from Moria
    .in = in Moria
place-lothlorien = Lothlórien
    .to = to Lothlórien
    .from = from Lothlórien
    .in = in Lothlórien
place-rohan = Rohan
    .to = to Rohan
    .from = from Rohan
    .in = in Rohan
place-helms_deep = Helm’s Deep
    .to = to Helm’s Deep
    .from = from Helm’s Deep
    .in = at Helm’s Deep
place-gondor = Gondor
    .to = to Gondor
    .from = from Gondor
    .in = in Gondor
place-minas_tirith = Minas Tirith
    .to = to Minas Tirith
    .from = from Minas Tirith
    .in = in Minas Tirith
place-shelobs_lair = Shelob’s Lair
    .to = to Shelob’s Lair
    .from = from Shelob’s Lair
    .in = in Shelob’s Lair
place-mordor = Mordor
    .to = to Mordor
    .from = from Mordor
    .in = in Mordor

## Symbols and colours

symbol-ring = Ring
    .nom = Ring
symbol-gandalf = Gandalf
    .nom = Gandalf
symbol-weapon = Weapon
    .nom = weapon
symbol-orc = Orc
    .nom = Orc
symbol-nazgul = Nazgûl
    .nom = Nazgûl
symbol-white_tree = White Tree
    .nom = White Tree
# More than one of them in a list of dice.
several-ring = { $count } Rings
several-gandalf = { $count } Gandalfs
several-weapon = { $count } weapons
several-orc = { $count } Orcs
several-white_tree = { $count } White Trees

colour-yellow = Yellow
    .nom = yellow
colour-red = Red
    .nom = red
colour-blue = Blue
    .nom = blue
colour-green = Green
    .nom = green
colour-black = Black
    .nom = black

nazgul-yellow = Nazgûl (yellow)
    .nom = yellow Nazgûl
nazgul-red = Nazgûl (red)
    .nom = red Nazgûl
nazgul-blue = Nazgûl (blue)
    .nom = blue Nazgûl
nazgul-green = Nazgûl (green)
    .nom = green Nazgûl
nazgul-black = Nazgûl (black)
    .nom = black Nazgûl

## Rules of the places (8), in force for the active player

rule-same_symbols_allowed = Dice with the same symbol may be set aside together (8).
rule-gandalf_void = Gandalf does nothing (8).
rule-weapon_double = Every weapon counts as two (8).
rule-reroll_each_roll_once = Each roll may be repeated once (8).
rule-orc_double = Every Orc counts as two (8).
rule-nazgul_spares_active = No Nazgûl strikes the active player (8).
rule-nazgul_all_active = Every Nazgûl strikes the active player, whatever its colour (8).
rule-ring_minus_one = One Ring is lost (8).

## The story, event by event

event-first-player-chosen = { $how ->
    [random] The first player was drawn: { $seat-nom }
    [agreed] As agreed, { $seat-nom }
   *[next] The hobbit agreed upon is not at the table: { $seat-nom }
} { $seat-number ->
    [one] takes
   *[other] take
} the first turn.
event-turn-began = Round { $round }: { $seat-nom } { $seat-number ->
    [one] sets
   *[other] set
} out { $place-from }.
event-dice-rolled = 🎲 { $seat-number ->
    [you] Your roll { $roll }
   *[other] { $seat }, roll { $roll }
}{ $repeated ->
    [yes] {" "}once more: { $dice }.
   *[no] : { $dice }.
}
event-roll-repeated = { $seat-start } { $seat-number ->
    [one] lets
   *[other] let
} the horse-lords roll again: roll { $roll } is repeated.
event-dice-kept = { $seat-start } { $forced ->
    [yes] { $seat-number ->
        [one] has
       *[other] have
    } to keep: { $dice }.
   *[no] { $seat-number ->
        [one] keeps
       *[other] keep
    }: { $dice }.
}
event-rolling-ended = { $tree ->
    [yes] 🌳 The White Tree gives { $seat-nom } rest{ $unused ->
        [0] .
        [one] : one die does not count.
       *[other] : { $unused } dice do not count.
    }
   *[no] { $seat-start } { $rolls ->
        [one] { $seat-number ->
            [one] sets
           *[other] set
        } all five dice aside after a single roll.
       *[other] { $seat-number ->
            [one] has
           *[other] have
        } all five dice aside after { $rolls } rolls.
    }
}
event-orcs-voided-rings = 👿 Orcs bar the way, { $orcs } against { $weapons }: { $rings ->
    [one] { $seat-gen } Ring does not count.
   *[other] { $seat-gen } Rings do not count.
}
event-orcs-beaten = ⚔️ { $seat-start } { $seat-number ->
    [one] fights
   *[other] fight
} off the Orcs, { $weapons } against { $orcs }: { $rings ->
    [one] the Ring counts.
   *[other] the Rings count.
}
event-gandalf-without-effect = { $why ->
    [place] Gandalf is fighting the Balrog: { $seat-nom } cannot halve a square in Moria.
   *[no_square] Gandalf comes, but { $seat-nom } { $seat-number ->
        [one] has
       *[other] have
    } no square left to halve.
}
event-squares-halved = 🧙‍♂️ Gandalf gives { $seat-nom } time: { $count ->
    [one] square { $squares } is halved.
   *[other] squares { $squares } are halved.
}
event-nazgul-struck = { $count ->
    [one] A Nazgûl ({ $colours-nom }) finds { $seat-nom }: one space crossed, { $left } left.
   *[other] { $count } Nazgûl ({ $colours-nom }) find { $seat-nom }: { $count } spaces crossed, { $left } left.
}
event-nazgul-spared = { $why ->
    [place] Gondor shields { $seat-nom }: the Nazgûl ({ $colours-nom }) { $count ->
        [one] does nothing.
       *[other] do nothing.
    }
   *[arrived] { $seat-start } { $seat-number ->
        [one] has
       *[other] have
    } arrived: the Nazgûl ({ $colours-nom }) { $count ->
        [one] comes too late.
       *[other] come too late.
    }
}
event-ring-lost = 🕷️ Shelob takes one of { $seat-gen } Rings.
event-circles-crossed = 💍 { $seat-start } { $seat-number ->
    [one] crosses
   *[other] cross
} { $count ->
    [one] one circle
   *[other] { $count } circles
} and { $seat-number ->
    [one] comes
   *[other] come
} { $place-to }{ $surplus ->
    [0] .
    [one] ; one Ring is left over.
   *[other] ; { $surplus } Rings are left over.
}
event-hobbit-eliminated = 💀 { $at_mordor ->
    [yes] The Nazgûl reaches Mordor with { $seat-nom }, and the Ring is not destroyed: { $seat-nom } { $seat-number ->
        [one] is
       *[other] are
    } out.
   *[no] The Nazgûl has caught { $seat-nom }{ $seat-number ->
        [you] : you are out.
       *[other] , who is out.
    }
} The { $colour-nom } die is neutral now.
event-hobbit-arrived = 🌋 { $seat-start } { $seat-number ->
    [one] stands
   *[other] stand
} before Mount Doom!
event-final-round = { $seat-start } { $seat-number ->
    [one] has
   *[other] have
} arrived: { $waiting-nom } still { $waiting-number ->
    [one] has
   *[other] have
} a turn in this last round.
event-journey-goes-on = Nobody who had arrived is left: the journey goes on.
event-tie-broken = 🧮 Spaces not crossed: { $fields }.
event-seat-resigned = { $seat-start } { $seat-number ->
    [one] resigns
   *[other] resign
}{ $dropped ->
    [yes] , and the turn does not count.
   *[no] .
} The { $colour-nom } die is neutral now.
event-game-ended = 🏁 { $how }

## Where the game stands

status-first = Chance decides who takes the first turn.
status-turn = { $final ->
    [yes] Round { $round }, the last one: { $seat-gen } turn, { $place-in }.
   *[no] Round { $round }: { $seat-gen } turn, { $place-in }.
}
status-roll = Roll { $roll }.
tally-rounds = Rounds: { $count }
tally-rolls = Rolls: { $count }
tally-ring = Rings rolled: { $count } (expected { $expected })
tally-nazgul = Nazgûl rolled: { $count } (expected { $expected })
status-over = { $how } Points: { $points }.

## What you are asked

prompt-nothing = Take at least one die of this roll to set aside, each with another symbol (4.2).
prompt-nothing-equal = Take at least one die of this roll to set aside; in Rivendell the same symbol may go twice (8).
prompt-more = Take more dice, put some back, or keep what you have taken (4.2).
prompt-forced = Take more dice, or keep what is taken (4.2).
prompt-nazgul-needed = { $count ->
    [one] The Nazgûl has to be among them (4.3).
   *[other] Exactly one Nazgûl has to be among them; choose which (4.3).
}
prompt-nazgul-needed-equal = At least one Nazgûl has to be among them (4.3).
prompt-nazgul-taken = The { $dice-nom } is taken already: it has to be (4.3).
prompt-tree = The White Tree would end your rolling (4.6).
prompt-again = You may repeat the whole roll once (8).

## What would come of it

ahead = If the turn ended now: { $effects }.
ahead-nothing = nothing would happen
ahead-circles = { $count ->
    [one] one circle, { $place-to }
   *[other] { $count } circles, { $place-to }
}
ahead-void = { $rings ->
    [one] the Ring is void, Orcs { $orcs } against weapons { $weapons }
   *[other] the Rings are void, Orcs { $orcs } against weapons { $weapons }
}
ahead-lost = Shelob takes the only Ring
ahead-halved = { $count ->
    [one] one square halved
   *[other] { $count } squares halved
}
ahead-orcs = no Ring counts, Orcs { $orcs } against weapons { $weapons }
ahead-struck = { $who ->
    [you] you cross
   *[other] { $seat } crosses
} { $count ->
    [one] one Nazgûl space
   *[other] { $count } Nazgûl spaces
} ({ $left } left)
ahead-out = { $who ->
    [you] you cross the last Nazgûl space and are out
   *[other] { $seat } crosses the last Nazgûl space and is out
}

## Menus

menu-dice = Keep these dice
menu-dice-nazgul = Choose dice, a Nazgûl among them
menu-dice-more = Keep these as well
menu-take-also = Keep as well: { $die }
menu-take = { $colour }: { $symbol }
menu-take-nazgul = { $colour }: Nazgûl · strikes { $seats }
menu-take-nazgul-you = { $colour }: Nazgûl · strikes you
menu-take-nazgul-nobody = { $colour }: Nazgûl · strikes nobody
menu-put = Put back { $colour-nom }: { $symbol }
menu-keep = Keep { $count } and roll { $left } more
    .detail = Dice set aside are never rolled again (4.4)
menu-keep-end = Keep and end: { $effects }
    .detail = Ends your rolling; the symbols take effect
menu-keep-end-short = Keep and end the rolling
menu-circles = { $count ->
    [0] no circle
    [one] 1 circle
   *[other] { $count } circles
}
menu-struck = { $who ->
    [you] you
   *[other] { $seat }
} –{ $count }
menu-out = { $who ->
    [you] you are out
   *[other] { $seat } is out
}
menu-again = Repeat the roll
    .detail = All dice of this roll once more; the second result stands (8)

detail-ring = One circle, unless Orcs outnumber your weapons (5.2, 5.5)
detail-gandalf = Halves a square of your Nazgûl track before any is crossed (5.3)
detail-gandalf-none = Does nothing: no square is left to halve (B16)
detail-gandalf-void = Does nothing in Moria (8)
detail-weapon = Beats one Orc (5.2)
detail-weapon-double = Beats two Orcs in Lothlórien (8)
detail-orc = More Orcs than weapons, and no Ring counts (5.2)
detail-orc-double = Counts as two at Helm’s Deep (8)
detail-white_tree = Ends your rolling; dice left over do not count (4.6)
detail-nazgul = { $seats } crosses a Nazgûl space (5.4)
detail-nazgul-you = You cross a Nazgûl space (5.4)
detail-nazgul-several = { $seats } each cross a Nazgûl space (5.4)
detail-nazgul-nobody = Nobody crosses a space, but one Nazgûl must be set aside (4.3)

## The position in words

describe-dice = Dice
describe-aside = Set aside: { $dice }
describe-aside-die = { $die } in roll { $roll }
describe-rolled = Roll { $roll }: { $dice }
describe-chosen = Taken from it so far: { $dice }
describe-die = { $colour-nom } { $symbol }
describe-none = none
describe-ends = Keeping these dice ends the rolling.
describe-goes-on = If these dice are kept, { $left ->
    [one] one die is rolled again.
   *[other] { $left } dice are rolled again.
}
describe-repeated = This roll has been repeated.
describe-may-repeat = This roll may be repeated once.
describe-sheets = Sheets
describe-sheet = **{ $seat }** ({ $colour-nom } die), { $place-in }: { $circles } of { $all } circles
describe-track = Nazgûl track: { $crossed ->
    [one] one space crossed
   *[other] { $crossed } spaces crossed
}, { $left } left; { $halved ->
    [none] no square halved
   *[other] squares halved: { $halved }
}
describe-status-arrived = has arrived in Mordor
describe-status-out = out
describe-status-resigned = has resigned
describe-neutral = Neutral dice: { $colours-nom }; their Nazgûl strike the active player, like the black one
describe-waiting = Still to play in this round: { $seats }
describe-first = { $seat-start } opened the game.
describe-last = { $seat-number ->
    [you] Your turn before
   *[other] The turn before, { $seat }
}: { $effects }.

# What nobody has read off the print.
uncertain-mark = (?)
doubt-faces = the faces of the dice
doubt-squares = the number of squares ({ $squares })

view-dice = Dice
view-table = Everyone’s sheets
view-wide = Everyone’s sheets, wide
alt-table = Journey to Mordor: sheets of { $seats }.
alt-dice = The dice of { $seat-gen } turn, large.
alt-sheet = { $seat }, { $place-in }: { $circles } of { $all } circles, { $left ->
    [one] one Nazgûl space left
   *[other] { $left } Nazgûl spaces left
}.
alt-sheet-gone = { $seat }: { $status }.

## Why an action is not allowed

refusal-with-rule = { $why } (Rule { $rule })
refusal-not-your-turn = It is { $seat-gen } turn.
refusal-not-playing = You have no more turns in this game.
refusal-not-now = That choice does not belong to what is being decided now.
refusal-unknown = There is no die called “{ $name }”.
refusal-bad-chance = These dice cannot show that.
refusal-already-resigned = You have already resigned.
refusal-already-aside = The { $colour-nom } die is set aside already and is not rolled again.
refusal-already-chosen = You have taken the { $colour-nom } die already.
refusal-not-chosen = You have not taken the { $colour-nom } die.
refusal-same-symbol = A die with { $symbol-nom } is taken already: dice set aside from one roll show different symbols.
refusal-one-nazgul = Exactly one Nazgûl is set aside from a roll: put the other one back first.
refusal-nazgul-compulsory = The roll shows a Nazgûl: one has to be among the dice you set aside.
refusal-only-nazgul = It is the only Nazgûl of the roll and has to be set aside.
refusal-only-die = It is the only die of the roll and has to be set aside.
refusal-nothing-chosen = At least one die has to be set aside.
refusal-too-many-puts = You have put dice back often enough in this turn: keep what you have taken.
refusal-no-repeat-here = Rolls are repeated in Rohan only.
refusal-repeated-already = This roll has been repeated once already.

## How it ended

outcome-arrived = { $winners-start } { $winners-number ->
    [one] has
   *[other] have
} destroyed the Ring in Mount Doom and { $winners-number ->
    [one] wins
   *[other] win
}!
outcome-tie-break = Several have reached Mordor: { $winners-nom } { $winners-number ->
    [one] has
   *[other] have
} the most Nazgûl spaces left and { $winners-number ->
    [one] wins
   *[other] win
}!
outcome-shared = { $winners-start } have reached Mordor with the same number of Nazgûl spaces left: the victory is shared!
outcome-all-out = The Nazgûl have caught everybody: the powers of evil triumph and nobody wins.
outcome-first-arrival = { $winners-start } { $winners-number ->
    [one] is
   *[other] are
} the first to reach Mordor and { $winners-number ->
    [one] wins
   *[other] win
}!
outcome-last-one = { $winners-start } { $winners-number ->
    [one] is
   *[other] are
} the last hobbit on the road and { $winners-number ->
    [one] wins
   *[other] win
}!
outcome-resigned = All others are out or have resigned: { $winners-nom } { $winners-number ->
    [one] wins
   *[other] win
}!
outcome-all-gone = The last hobbit has resigned: nobody wins.
outcome-round-limit = The journey has taken too long: nobody wins.

## What can be agreed before play

option-side = Side of the sheets
    .detail = Whether the places have special rules (2.1)
option-side-basic = Basic side
    .detail = Places have no effect; for the first journey
option-side-advanced = Advanced side
    .detail = The place where a turn starts changes the rules (8)
option-ending = End of the game
    .detail = Whether the round is finished when somebody arrives (7.2, 7.4)
option-ending-equal_turns = Equal turns
    .detail = The round is finished; among several, most Nazgûl spaces left wins (7.3)
option-ending-first_arrival = First arrival wins
    .detail = The first to reach Mordor, or the last one left, wins at once (7.4)
option-first = First player
    .detail = Who takes the first turn (B1)
option-first-random = First player at random
    .detail = Chance decides
option-first-frodo = Frodo begins
    .detail = Or the next one clockwise if Frodo is not taken
option-first-sam = Sam begins
    .detail = Or the next one clockwise if Sam is not taken
option-first-merry = Merry begins
    .detail = Or the next one clockwise if Merry is not taken
option-first-pippin = Pippin begins
    .detail = Or the next one clockwise if Pippin is not taken
option-arrived_immune = Safe in Mordor
    .detail = Nazgûl can no longer strike a hobbit who has arrived (B7)
option-arrived_immune-true = Arrived hobbits are safe
    .detail = Nazgûl do nothing to a hobbit in Mordor (B7)
option-arrived_immune-false = Arrived hobbits can be struck
    .detail = Until the round is over, and may still drop out (B7)
option-nazgul_strikes_both = Nazgûl strike both
    .detail = A Nazgûl in an opponent’s colour strikes the active player too (B14)
option-nazgul_strikes_both-true = Nazgûl strike opponent and roller
    .detail = An opponent’s colour costs both of you a space (B14)
option-nazgul_strikes_both-false = Nazgûl strike the owner only
    .detail = An opponent’s colour costs only that opponent a space (B14)

## What is printed on dice and sheets

view-faces = Faces of the dice
printed-die = { $colour }: { $faces }
printed-times = { $symbol } ×{ $count }
printed-squares = Nazgûl track: { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
rules-squares = { $count ->
    [1] one square, with
    [2] two squares, the last one with
    [3] three squares, the last one with
    [4] four squares, the last one with
    [5] five squares, the last one with
    [6] six squares, the last one with
    [7] seven squares, the last one with
   *[other] { $count } squares, the last one with
}
rules-uncertain = **Not certain**: the print was not at hand for two things. The number of squares, seven, and the faces of the dice are reconstructed. A coloured die has every symbol once and the Orc twice, the black one each of the six once (1.1, 1.2). If you have the game, you can correct it with a profile.
rules-profile = **This table plays with a profile** of its server or operator (1.1, 1.2):
rules-profile-uncertain = What bears { $mark } is reconstructed, not read off the print.
component-wrong-faces = Expected { $wanted } faces, found { $found }.
component-wrong-tree = Expected the White Tree (`white_tree`) on the black die, and on no other.
component-wrong-dice = Expected five dice, each of these once: { $wanted }.
component-wrong-lacking = These symbols are on no die: { $symbols }.
option-profile = Custom dice and sheet
    .detail = The table plays with the profile of its server or operator
option-profile-called = Profile: { $name }

## The slash command

command = journey
    .description = Journey to Mordor: a race with dice for two to four hobbits
components-title = dice and sheet
components-use = Use this profile
components-back = Back to the usual dice

## Why the house would choose something: one sentence for each term of its judgement

why-circles = you get further along the road, compared with the other players.
why-fields = you have more Nazgûl spaces left, compared with the other players.
why-squares = you have more squares left that Gandalf may still halve, compared with the other players.
why-place = you reach a better place, compared with the other players.
why-turn = your next turn is nearer.
why-last-round = your chances in the last round are better.
