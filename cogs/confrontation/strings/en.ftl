# The Confrontation in English. Every id here is also in pl.ftl, with the same variables.
#
# A name passed to a message brings its forms along: `$figure` is the name as on a label, `$figure-nom` the name
# inside a sentence, `$figure-start` at its start, `$figure-number` one or many (the Orcs are many). Regions have
# `-to`, `-from` and `-in` with their prepositions.

game-name = The Confrontation
about = Frodo must slip past the Nine to Mordor: two hidden armies of nine, and nobody sees who stands where until they fight.
    .length = about 30 minutes
    .weight = medium

## Seats

seat-light = Light
    .nom = Light
    .start = Light
    .figures = Light
    .number = one
seat-dark = Dark
    .nom = Dark
    .start = Dark
    .figures = Dark
    .number = one

## Figures

figure-frodo = Frodo
    .nom = Frodo
    .start = Frodo
    .number = one
figure-sam = Sam
    .nom = Sam
    .start = Sam
    .number = one
figure-pippin = Pippin
    .nom = Pippin
    .start = Pippin
    .number = one
figure-merry = Merry
    .nom = Merry
    .start = Merry
    .number = one
figure-gandalf = Gandalf
    .nom = Gandalf
    .start = Gandalf
    .number = one
figure-aragorn = Aragorn
    .nom = Aragorn
    .start = Aragorn
    .number = one
figure-legolas = Legolas
    .nom = Legolas
    .start = Legolas
    .number = one
figure-gimli = Gimli
    .nom = Gimli
    .start = Gimli
    .number = one
figure-boromir = Boromir
    .nom = Boromir
    .start = Boromir
    .number = one
figure-balrog = Balrog
    .nom = the Balrog
    .start = The Balrog
    .number = one
figure-shelob = Shelob
    .nom = Shelob
    .start = Shelob
    .number = one
figure-witch_king = Witch-king
    .nom = the Witch-king
    .start = The Witch-king
    .number = one
figure-flying_nazgul = Flying Nazgûl
    .nom = the Flying Nazgûl
    .start = The Flying Nazgûl
    .number = one
figure-black_rider = Black Rider
    .nom = the Black Rider
    .start = The Black Rider
    .number = one
figure-saruman = Saruman
    .nom = Saruman
    .start = Saruman
    .number = one
figure-orcs = Orcs
    .nom = the Orcs
    .start = The Orcs
    .number = many
figure-warg = Warg
    .nom = the Warg
    .start = The Warg
    .number = one
figure-cave_troll = Cave Troll
    .nom = the Cave Troll
    .start = The Cave Troll
    .number = one

## Regions

region-shire = The Shire
    .to = to the Shire
    .from = from the Shire
    .in = in the Shire
region-arthedain = Arthedain
    .to = to Arthedain
    .from = from Arthedain
    .in = in Arthedain
region-cardolan = Cardolan
    .to = to Cardolan
    .from = from Cardolan
    .in = in Cardolan
region-rhudaur = Rhudaur
    .to = to Rhudaur
    .from = from Rhudaur
    .in = in Rhudaur
region-eregion = Eregion
    .to = to Eregion
    .from = from Eregion
    .in = in Eregion
region-enedwaith = Enedwaith
    .to = to Enedwaith
    .from = from Enedwaith
    .in = in Enedwaith
region-high_pass = The High Pass
    .to = to the High Pass
    .from = from the High Pass
    .in = on the High Pass
region-misty_mountains = Misty Mountains
    .to = to the Misty Mountains
    .from = from the Misty Mountains
    .in = in the Misty Mountains
region-moria = Moria
    .to = to Moria
    .from = from Moria
    .in = in Moria
region-gap_of_rohan = Gap of Rohan
    .to = to the Gap of Rohan
    .from = from the Gap of Rohan
    .in = in the Gap of Rohan
region-mirkwood = Mirkwood
    .to = to Mirkwood
    .from = from Mirkwood
    .in = in Mirkwood
region-fangorn = Fangorn
    .to = to Fangorn
    .from = from Fangorn
    .in = in Fangorn
region-rohan = Rohan
    .to = to Rohan
    .from = from Rohan
    .in = in Rohan
region-dagorlad = Dagorlad
    .to = to Dagorlad
    .from = from Dagorlad
    .in = in Dagorlad
region-gondor = Gondor
    .to = to Gondor
    .from = from Gondor
    .in = in Gondor
region-mordor = Mordor
    .to = to Mordor
    .from = from Mordor
    .in = in Mordor

## Cards: `.text` is what the card does, in a menu's small print

card-l1 = Strength 1
    .nom = Strength 1
    .start = Strength 1
card-l2 = Strength 2
    .nom = Strength 2
    .start = Strength 2
card-l3 = Strength 3
    .nom = Strength 3
    .start = Strength 3
card-l4 = Strength 4
    .nom = Strength 4
    .start = Strength 4
card-l5 = Strength 5
    .nom = Strength 5
    .start = Strength 5
card-l_magic = Magic
    .nom = Magic
    .start = Magic
    .text = Becomes any one of your used cards at once; with none used it does nothing
card-l_sacrifice = Noble Sacrifice
    .nom = the Noble Sacrifice
    .start = The Noble Sacrifice
    .text = Both figures are defeated, unless Dark gets away by its Retreat
card-l_cloak = Elven Cloak
    .nom = the Elven Cloak
    .start = The Elven Cloak
    .text = A Dark number counts 0; useless against a text card
card-l_retreat = Retreat (backwards)
    .nom = the Retreat
    .start = The Retreat
    .text = Your figure falls back to a region behind: no enemies there, and room
card-d1 = Strength 1
    .nom = Strength 1
    .start = Strength 1
card-d2 = Strength 2
    .nom = Strength 2
    .start = Strength 2
card-d3 = Strength 3
    .nom = Strength 3
    .start = Strength 3
card-d4 = Strength 4
    .nom = Strength 4
    .start = Strength 4
card-d5 = Strength 5
    .nom = Strength 5
    .start = Strength 5
card-d6 = Strength 6
    .nom = Strength 6
    .start = Strength 6
card-d_magic = Magic
    .nom = Magic
    .start = Magic
    .text = Becomes any one of your used cards at once; with none used it does nothing
card-d_eye = The Eye of Sauron
    .nom = the Eye of Sauron
    .start = The Eye of Sauron
    .text = The text of a Light card is void; useless against a number
card-d_retreat = Retreat (sideways)
    .nom = the Retreat
    .start = The Retreat
    .text = Your figure slips to a region beside: no enemies, room, no mountains

## Special cards

special-s_shadowfax = Shadowfax
    .nom = Shadowfax
    .start = Shadowfax
    .text = One figure steps forward first, to where no enemy stands; then it moves
special-s_gandalf_white = Gandalf the White
    .nom = Gandalf the White
    .start = Gandalf the White
    .text = Instead of moving: a defeated Gandalf comes back in Fangorn
special-s_palantir = Palantír
    .nom = the Palantír
    .start = The Palantír
    .text = See every Light figure of one region, the Shire excepted; then move
special-s_ringwraith = Ringwraith
    .nom = the Ringwraith
    .start = The Ringwraith
    .text = Instead of moving: one of your figures goes to Mordor

## The story, event by event

event-figure-placed = { $side-start } { $side-number ->
    [one] places
   *[other] place
} { $figure-nom } { $region-in }.
event-figures-swapped = { $side-start } { $side-number ->
    [one] exchanges
   *[other] exchange
} { $figure-nom } and { $other-nom }.
event-side-ready = { $side-start } { $side-number ->
    [one] is
   *[other] are
} ready.
event-play-begins = Both sides stand ready. { $side-start } { $side-number ->
    [one] moves
   *[other] move
} first.
event-figure-moved = { $side-start } { $way ->
    [river] { $side-number ->
        [one] moves
       *[other] move
    } a figure down the Anduin { $origin-from } { $region-to }{ $position ->
        [0] .
       *[other] {" "}({ $stood }).
    }
    [tunnel] { $side-number ->
        [one] brings
       *[other] bring
    } a figure through the tunnel { $origin-from } { $region-to }{ $position ->
        [0] .
       *[other] {" "}({ $stood }).
    }
    [special] { $side-number ->
        [one] attacks
       *[other] attack
    } by special movement: a figure goes { $origin-from } { $region-to }{ $position ->
        [0] .
       *[other] {" "}({ $stood }).
    }
   *[step] { $side-number ->
        [one] moves
       *[other] move
    } a figure { $origin-from } { $region-to }{ $position ->
        [0] .
       *[other] {" "}({ $stood }).
    }
}
event-own-figure-moved = { $side-start } { $side-number ->
    [one] moves
   *[other] move
} { $figure-nom } { $region-to }.
event-figures-rearranged = { $side-number ->
    [you] You rearrange your
   *[other] { $side-start } rearranges its
} figures { $region-in }.
event-tunnel-entered = { $side-start } { $side-number ->
    [one] sends
   *[other] send
} a figure into the tunnel. { $dark-number ->
    [you] A figure of yours stands in Moria, so you decide.
   *[other] A Dark figure stands in Moria, so Dark decides.
}
event-balrog-struck = 🔥 The Balrog rises in the tunnel before { $figure-nom }!
event-battle-joined = ⚔️ Battle { $region-in }: { $striker-nom } { $striker-number ->
    [many] attack
   *[one] attacks
} { $target-nom }.
event-sam-stood-in = { $in_vain ->
    [yes] Sam steps in for Frodo against the Orcs.
   *[no] Sam steps in for Frodo and fights with strength 5.
}
event-frodo-shown = { $in_vain ->
    [yes] Frodo is shown at Sam’s side, which does not help against the Orcs’ first attack.
   *[no] Frodo is shown at Sam’s side: Sam counts 5.
}
event-figure-fled = { $figure-start } { $figure-number ->
    [many] retreat
   *[one] retreats
} { $region-to } before any card is played.
event-cards-forbidden = Saruman rules out cards: strength alone decides.
event-card-chosen = { $side-start } { $side-number ->
    [one] has
   *[other] have
} chosen a card.
event-card-shown = { $side-start } { $side-number ->
    [one] shows
   *[other] show
} { $card-nom }.
event-magic-exchanged = { $side-start } { $side-number ->
    [one] exchanges
   *[other] exchange
} Magic for { $card-nom }.
event-card-without-effect = { $why ->
    [eye] { $card-start } is void: the Eye of Sauron has seen it.
    [blocked] { $card-start } comes to nothing: there is nowhere to go.
    [troll] { $card-start } counts for nothing: the Cave Troll fights without a card.
    [empty] { $card-start } comes to nothing: { $side-nom } { $side-number ->
        [one] has
       *[other] have
    } no used card to exchange it for.
    [kept] { $side-start } { $side-number ->
        [one] leaves
       *[other] leave
    } { $card-nom } as it is: it does nothing.
    [escaped] { $card-start } fails: { $dark-number ->
        [you] you have played your
       *[other] Dark has played its
    } Retreat.
   *[text] { $card-start } has no effect here.
}
event-figure-retreated = { $figure-start } { $figure-number ->
    [many] retreat
   *[one] retreats
} { $region-to }.
event-totals-compared = 🧮 { $left-start } { $light_figure } + { $light_card } = { $light } : { $dark } = { $dark_figure } + { $dark_card } { $right-nom }
event-figure-defeated = 💀 { $why ->
    [text] { $figure-start } { $figure-number ->
        [many] are
       *[one] is
    } defeated on sight { $region-in }{ $by ->
        [none] .
       *[other] , by { $by-nom }.
    }
    [orcs] The Orcs’ first attack defeats { $figure-nom } { $region-in }.
    [sacrifice] The Noble Sacrifice defeats { $figure-nom } { $region-in }.
    [tunnel] { $figure-start } { $figure-number ->
        [many] are
       *[one] is
    } defeated in the tunnel.
    [shelob] Shelob finds no room in Gondor and is defeated.
   *[strength] { $figure-start } { $figure-number ->
        [many] are
       *[one] is
    } defeated { $region-in }.
}
event-shelob-returned = Shelob crawls back to Gondor.
event-hands-refilled = All nine cards have been used: both sides take them back.
event-shadowfax-ridden = { $side-start } { $side-number ->
    [one] plays
   *[other] play
} Shadowfax: a figure steps { $origin-from } { $region-to }{ $position ->
    [0] .
   *[other] {" "}({ $stood }).
}
event-gandalf-returned = { $side-start } { $side-number ->
    [one] plays
   *[other] play
} Gandalf the White: Gandalf is back in Fangorn.
event-palantir-used = { $side-start } { $side-number ->
    [one] looks into the Palantír and sees
   *[other] look into the Palantír and see
} who stands { $region-in }.
event-figures-seen = { $side-number ->
    [you] The Palantír shows you { $region-in }: { $figures }.
   *[other] In the Palantír { $side-nom } sees { $region-in }: { $figures }.
}
event-figure-recalled = { $side-start } { $side-number ->
    [one] plays
   *[other] play
} the Ringwraith: a figure goes { $origin-from } to Mordor{ $position ->
    [0] .
   *[other] {" "}({ $stood }).
}
event-turn-began = Turn { $turn }: { $side-number ->
    [you] your move.
   *[other] { $side-nom } to move.
}
event-side-resigned = { $side-start } { $side-number ->
    [one] resigns
   *[other] resign
}.
event-game-ended = 🏁 { $how } Points: { $left-nom } { $light }, { $right-nom } { $dark }.

## Where the game stands

status-waiting = Waiting for { $seats }.
status-setup = Both sides set up in secret.
status-turn = Turn { $number }: { $side-number ->
    [you] your move.
   *[other] { $side-nom } to move.
}
tally-turns = Turns: { $count }
tally-battles = Battles: { $count }
tally-fallen = Fallen: Light { $light }, Dark { $dark }
tally-highest = Highest total in a battle: { $total }
status-over = { $how } Points: { $left-nom } { $light }, { $right-nom } { $dark }.
status-tunnel = { $light-number ->
    [you] One of your figures
   *[other] A Light figure
} is in the tunnel of Moria; { $dark-number ->
    [you] you decide
   *[other] Dark decides
} whether it gets through.
status-challenge = Battle { $region-in }: the opponent is yet to be chosen.
status-battle = Battle { $region-in }: { $striker-nom } { $striker-number ->
    [many] attack
   *[one] attacks
} { $target-nom }.

## What you are asked

prompt-place = Set up in secret: four figures { $home-in }, one in each of the five regions before it (3.1). { $left ->
    [one] One figure is still to be placed.
   *[other] { $left } figures are still to be placed. For each region choose who stands there.
}
prompt-ready = All your figures are in place. { $swaps ->
    [0] There are no exchanges left: press Ready to begin (3.2).
    [one] You may exchange two of them once more, or press Ready (3.2).
   *[other] Exchange any two of them, up to { $swaps } times, or press Ready (3.2).
}
prompt-move = Your turn: choose a figure, then the region it moves to (5.1). Entering a region with enemies means battle.
prompt-riding = { $figure-start } has ridden Shadowfax and must move on now (11.2). Choose the region.
prompt-ridden = Shadowfax has carried one of your figures { $region-to }. Now any of them makes the ordinary move (11.2).
prompt-only-special = You cannot move any figure. Only a special card saves you now (11, A17).
prompt-special = You may use a special card first or instead (11).
prompt-rearrange = You may also rearrange your figures in one region (4.3).
prompt-keep = You are about to be challenged { $region-in }. Rearrange your figures there, or keep them as they are (4.3).
prompt-ambush = A Light figure takes the tunnel beneath your Balrog. Show him, and the figure is defeated without a battle; or let it pass (5.7).
prompt-let-pass = A Light figure takes the tunnel, but your figure in Moria is not the Balrog: it gets through. You are asked all the same so that Light learns nothing (5.7).
prompt-challenge = { $count ->
    [one] One enemy stands { $region-in }: challenge it (6.1).
   *[other] { $count } enemies stand { $region-in }. Choose which one you challenge (6.1).
}
prompt-early-flee = Frodo is attacked { $region-in } by { $target-nom }. Before any card is played he may slip away sideways (6.4).
prompt-early-guard = Frodo is attacked { $region-in } by { $target-nom }. He cannot slip away, but Sam is with him and may fight for him (6.4).
prompt-early-both = Frodo is attacked { $region-in } by { $target-nom }. Before any card is played he may slip away sideways, or Sam may fight for him (6.4).
prompt-early-sam = Sam is attacked { $region-in } by { $target-nom }. Show Frodo beside him and Sam counts 5 instead of 2 (6.4).
prompt-early-pippin = Pippin has attacked { $target-nom } { $region-in }. Before any card is played he may fall back to a region behind (6.4).
prompt-early-sam-orcs = Sam is attacked { $region-in } by { $target-nom }. You may show Frodo beside him, but it would not help (6.4).
prompt-early-orcs = The Orcs’ first attack defeats the figure that meets it, before any card is played (6.6).
prompt-early-nothing-orcs = There is nothing to decide here: the Orcs’ first attack defeats { $figure-nom } (6.6). You are asked all the same so that your opponent learns nothing (6.4).
prompt-early-nothing = There is nothing to decide here: the battle goes on. You are asked all the same so that your opponent learns nothing (6.4).
prompt-saruman = Saruman may rule out cards. Then strength alone decides: Saruman { $dark } against { $enemy-nom } { $light } (6.7).
prompt-cards = Battle { $region-in }: choose a card for { $own-nom } { $strength } against { $enemy-nom } { $against } (6.8). Both cards are shown together.
prompt-cards-first = Battle { $region-in }: against Gandalf you show your card first, then Light chooses (6.8). Choose a card for { $own-nom } { $strength }.
prompt-cards-second = Battle { $region-in }: Dark has shown { $card-nom }. Choose a card for { $own-nom } { $strength } against { $enemy-nom } { $against } (6.8).
prompt-cards-against-troll = Whatever Dark plays, the Cave Troll’s card counts for nothing (6.8).
prompt-cards-troll = Battle { $region-in }: the Cave Troll must spend a card too, but it will count for nothing (6.8). Choose the one you miss least.
prompt-magic-optional = Or leave Magic as it is: it then does nothing (A14).
prompt-magic = Your Magic becomes one of your used cards now, and that card counts as played (6.9). Choose which.
prompt-retreat = Your card lets { $figure-nom } leave the battle { $region-in } (6.10). Choose where to.
prompt-retreat-optional = Your card lets { $figure-nom } leave the battle { $region-in }, or stay and see the card wasted (6.10).

## Menus

menu-muster = Place the rest at random
    .detail = Chance fills the places left; you can still exchange figures afterwards
menu-ready = Ready
    .detail = Ends your set-up
menu-exchange-with = Exchange with { $figure-nom }
menu-rearrange = Rearrange figures
    .detail = Shuffle your figures in one region, so that nobody can follow them
menu-keep = Keep them as they are
    .detail = Your figures stay in their order
menu-rearrange-here = Rearrange { $region-in }
    .detail = Shuffle your figures here
menu-ambush = Show the Balrog
    .detail = The figure in the tunnel is defeated, no matter which it is
menu-let-pass = Let it pass
    .detail = The figure goes on to Fangorn
menu-flee = Flee { $region-to }
    .detail = The battle ends and nobody is defeated
menu-stand-in = Sam fights for Frodo
    .detail = Shows Sam; he fights with strength 5
menu-stand-in-orcs = Sam steps in for Frodo
    .detail = Sam is shown and falls instead of Frodo (A6)
menu-show-frodo = Show Frodo
    .detail = Sam counts 5 instead of 2
menu-show-frodo-orcs = Show Frodo
    .detail = Changes nothing: Sam falls all the same, and Frodo is seen
menu-fight = Fight on
    .detail = Nobody leaves; the battle goes on
menu-fight-orcs = Face the Orcs
    .detail = Sam falls at once, before any card (6.6)
menu-fight-orcs-frodo = Face the Orcs
    .detail = Frodo falls at once, before any card: Dark wins (6.6)
menu-forbid-cards = No cards
    .detail = Saruman { $dark } against { $enemy-nom } { $light }: { $result ->
        [wins] { $enemy-nom } falls
        [falls] Saruman falls
       *[both] both fall
    }
menu-allow-cards = Play cards
    .detail = The battle goes on as usual
menu-keep-magic = Keep Magic
    .detail = It stays as it is and does nothing (A14)
menu-retreat = Retreat { $region-to }
    .detail = Your figure leaves the battle
menu-stay = Stay
    .detail = Your Retreat has no effect
menu-strength = Strength { $strength }. { $text }
menu-strength-place = Strength { $strength }, { $region-in }
menu-strength-sam-place = Strength 2 (with Frodo 5), { $region-in }
menu-place-home = { $taken } of 4 places taken
menu-place-one = One figure stands here at the start
menu-empty = Nobody is there
menu-join = Joins { $count ->
    [one] one figure of yours
   *[other] { $count } figures of yours
}
menu-attack = Attack { $count ->
    [one] one enemy
   *[other] { $count } enemies
}
menu-attack-known = Attack { $figures }
menu-way-tunnel = Through the tunnel
menu-way-river = Down the Anduin
menu-way-special = By special movement
menu-wins = Wins the game at once
menu-sum = { $figure-start } { $strength } + { $value } = { $total }
menu-sum-known = { $figure-start } { $strength } + { $value } = { $total } against { $against }: { $result ->
    [wins] { $enemy-nom } { $enemy-number ->
        [many] fall
       *[one] falls
    }
    [falls] { $figure-nom } falls
   *[both] both fall
}
menu-escaped = The battle ends: Dark gets away by its Retreat
menu-surely = Yes: { $what }
menu-void-eye = Void: Dark has shown the Eye of Sauron
menu-magic-empty = Does nothing here: you have no used card yet
menu-retreat-blocked = Does nothing here: there is nowhere to go
menu-cloak-troll = Does nothing here: the Cave Troll’s card counts for nothing anyway
menu-cloak-text = Does nothing here: Dark has shown a text card
menu-sacrifice-escaped = Fails: Dark gets away by its Retreat
menu-sacrifice-retreat = Fails: Dark has played its Retreat (A13)
menu-blank = Counts for nothing with the Cave Troll
menu-palantir-region = { $count ->
    [one] One Light figure
   *[other] { $count } Light figures
}
menu-position = Figure { $position }

# Which of several figures it was that has moved.
stood-1 = the first from the left
stood-2 = the second from the left
stood-3 = the third from the left
stood-4 = the fourth from the left

position-1-of-1 = on its own
position-1-of-2 = on the left
position-2-of-2 = on the right
position-1-of-3 = on the left
position-2-of-3 = in the middle
position-3-of-3 = on the right
position-1-of-4 = on the far left
position-2-of-4 = second from the left
position-3-of-4 = third from the left
position-4-of-4 = on the far right

menu-guessed = Your guess: { $beliefs }

## One’s own guesses

guess-place = { $region }, { $position }
guess-strength = Strength { $strength }
guess-strong = strong
guess-weak = weak

## The position in words

describe-map = Map
describe-row = Row { $row }
describe-region = **{ $region }** – { $content }
describe-empty = empty
describe-side = { $side-figures }: { $figures }
describe-figure = { $figure } { $strength }
describe-shown = { $figure } { $strength } (shown)
describe-looked = { $figure } { $strength } (seen in the Palantír)
describe-noted = { $figure } { $strength } (hidden, seen before)
describe-guessed = { $count ->
    [one] 1 hidden figure
   *[other] { $count } hidden figures
} (your guess: { $beliefs })
describe-hidden = { $count ->
    [one] 1 hidden figure
   *[other] { $count } hidden figures
}
describe-ready = Ready: { $seats }
describe-unplaced = Your figures still to be placed: { $figures }
describe-battle = Battle { $region-in }
describe-battle-attacker = { $side-start } { $side-number ->
    [one] attacks
   *[other] attack
}.
describe-battle-waits = No figure has been shown yet.
describe-battle-figures = { $light } { $light_strength } (Light) against { $dark } { $dark_strength } (Dark).
describe-battle-card = { $side-start } { $side-number ->
    [one] has
   *[other] have
} shown { $card-nom }.
describe-battle-chosen = { $side-start } { $side-number ->
    [one] has
   *[other] have
} laid a card face down.
describe-battle-own = Your card, face down: { $card }.
describe-passage = { $side-number ->
    [you] Your last move:
   *[other] Last move: { $side-nom }
} { $origin-from } { $region-to }
describe-looked-at = Seen in the Palantír until the turn is over: { $region }
describe-tunnel = In the tunnel: { $figure }
describe-riding = { $figure-start } rides Shadowfax and must move on
describe-cards = Cards
describe-hand = { $side }, in hand: { $cards }
describe-used = { $side }, used: { $cards }
describe-defeated-head = Defeated
describe-defeated = { $side }: { $figures }
describe-specials = Special cards
describe-special-left = { $side }: { $cards }
describe-none = none

view-table = Table
view-hand = Your hand
view-figures = Your figures
view-wide = Table, wide
alt-table = The Confrontation, map with { $light ->
    [one] 1 Light figure
   *[other] { $light } Light figures
} and { $dark ->
    [one] 1 Dark figure
   *[other] { $dark } Dark figures
}, { $near ->
    [dark] the Shire at the top, Mordor at the bottom
   *[light] Mordor at the top, the Shire at the bottom
}.
alt-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }.
alt-figures = Your figures, and what each of them can do.
alt-region = { $region } – { $content }
alt-defeated = Defeated: { $figures }.

## Why an action is not allowed

refusal-with-rule = { $why } (Rule { $rule })
refusal-not-now = That choice does not belong to what is being decided now.
refusal-unknown = There is nothing called “{ $name }” in this game.
refusal-bad-chance = That is not an order of these figures.
refusal-not-your-figure = { $figure-start } { $figure-number ->
    [many] are
   *[one] is
} not on your side.
refusal-figure-defeated = { $figure-start } { $figure-number ->
    [many] are
   *[one] is
} not on the map.
refusal-already-placed = { $figure-start } { $figure-number ->
    [many] have
   *[one] has
} a place already.
refusal-not-a-starting-region = Your figures do not start { $region-in }.
refusal-starting-region-full = There is no place left for a figure { $region-in } at the start.
refusal-all-placed = All your figures have their places already.
refusal-not-all-placed = Some of your figures still have no place.
refusal-same-region = { $figure-start } and { $other-nom } stand in the same region, so exchanging them would change nothing.
refusal-no-swaps-left = You have used up your exchanges.
refusal-already-ready = You have already finished setting up.
refusal-rearranged-automatically = Your figures are rearranged for you whenever it matters.
refusal-nothing-to-rearrange = You have nothing to rearrange { $region-in }.
refusal-looked-at = The Palantír is fixed on your figures { $region-in }: they stay as they are until the turn is over.
refusal-region-full = There is no room for another of your figures { $region-in }.
refusal-not-adjacent = { $figure-start } cannot get { $region-to } from here.
refusal-no-enemy = { $figure-start } may go { $region-to } only to attack, and no enemy stands there.
refusal-flight = The Flying Nazgûl may fly only to a region with exactly one Light figure.
refusal-ride = The Black Rider finds no open road { $region-to } that ends in an attack.
refusal-no-balrog = Your figure in Moria is not the Balrog.
refusal-no-such-position = No enemy stands in place { $position }.
refusal-no-retreat-there = { $figure-start } cannot retreat { $region-to }.
refusal-no-retreat = There is no retreat from this battle.
refusal-no-sam = Sam cannot fight for Frodo here.
refusal-no-frodo = Frodo cannot help Sam here.
refusal-not-in-hand = You do not hold { $card-nom }.
refusal-not-used = { $card-start } is not among your used cards.
refusal-retreat-compulsory = A Retreat that can be carried out must be carried out.
refusal-magic-compulsory = Magic must be exchanged as long as you have a used card.
refusal-no-special = You do not have the special card { $card }.
refusal-rider-goes-on = This move belongs to { $figure-nom }, whom Shadowfax has carried forward.
refusal-shadowfax-enemies = Shadowfax carries nobody { $region-to }: an enemy stands there.
refusal-shadowfax-no-further-move = From there { $figure-nom } could not move on, so Shadowfax does not carry anyone { $region-to }.
refusal-gandalf-not-defeated = Gandalf has not been defeated.
refusal-fangorn-occupied = Fangorn must be free of Dark figures and have room for Gandalf.
refusal-palantir-shire = The Palantír cannot look into the Shire.
refusal-palantir-empty = No Light figure stands { $region-in }.
refusal-mordor-full = Mordor already holds four Dark figures.
refusal-mordor-occupied = A Light figure stands in Mordor.
refusal-already-in-mordor = { $figure-start } { $figure-number ->
    [many] are
   *[one] is
} in Mordor already.

## How it ended

outcome-frodo-in-mordor = Frodo has reached Mordor: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}!
outcome-frodo-defeated = Frodo has been defeated: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}!
outcome-three-in-shire = Three { $winner-number ->
    [you] of your
   *[other] Dark
} figures stand in the Shire: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}!
outcome-no-move = { $loser-start } cannot move any figure: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}!
outcome-resigned = { $loser-start } { $loser-number ->
    [one] has
   *[other] have
} resigned: { $winner-nom } { $winner-number ->
    [one] wins
   *[other] win
}!
outcome-turn-limit = The game has gone on too long: nobody wins.

## What can be agreed before play

option-series = Games
    .detail = One game, or a match of several with sides swapped (rule 10)
option-series-1 = One game
    .detail = A single game decides
option-series-2 = Two games, sides swapped
    .detail = Each player is Light once; the higher sum of points wins (10.3)
option-series-4 = Four games, sides swapped
    .detail = Each player is Light twice; the higher sum of points wins (10.3)
option-light_specials = Special cards of Light
    .detail = Each can be used once; also a handicap (rule 11, A19)
option-light_specials-none = Light: no special cards
    .detail = The basic game
option-light_specials-both = Light: both special cards
    .detail = Shadowfax and Gandalf the White (11.2, 11.3)
option-light_specials-shadowfax = Light: Shadowfax
    .detail = One figure steps forward before the move (11.2)
option-light_specials-gandalf_white = Light: Gandalf the White
    .detail = A defeated Gandalf may come back in Fangorn (11.3)
option-dark_specials = Special cards of Dark
    .detail = Each can be used once; also a handicap (rule 11, A19)
option-dark_specials-none = Dark: no special cards
    .detail = The basic game
option-dark_specials-both = Dark: both special cards
    .detail = Palantír and Ringwraith (11.4, 11.5)
option-dark_specials-palantir = Dark: Palantír
    .detail = Look at all Light figures of one region (11.4)
option-dark_specials-ringwraith = Dark: Ringwraith
    .detail = One Dark figure returns to Mordor (11.5)
option-rearrange = Rearranging figures
    .detail = Whether the figures of a region are mixed for you or by hand (4.3)
option-rearrange-automatic = Figures are rearranged automatically
    .detail = Whenever it could hide something; nobody has to think of it (12.3)
option-rearrange-by_hand = Figures are rearranged by hand
    .detail = Each side says when it mixes its figures of a region (4.3)
option-pick_revealed = Shown figures may be picked
    .detail = The attacker may challenge a figure that an earlier battle showed (A4)
option-pick_revealed-true = Shown figures may be picked
    .detail = The attacker may challenge one that an earlier battle of the move showed (A4)
option-pick_revealed-false = Survivors are hidden at once
    .detail = After each battle; the attacker cannot tell who is who (A4)
option-retreat_upstream = Side retreats upstream
    .detail = Frodo and Dark figures may retreat up the Anduin (A8, A9)
option-retreat_upstream-true = Side retreats both ways
    .detail = Frodo and Dark figures may retreat up the Anduin (A8, A9)
option-retreat_upstream-false = No retreats upstream
    .detail = Along the Anduin, side retreats go downstream only (A8, A9)
option-card_retreat_optional = Voluntary Retreat cards
    .detail = A Retreat that is possible need not be carried out (A11)
option-card_retreat_optional-true = Retreat cards are voluntary
    .detail = Their owner may stay instead; the card is then wasted (A11)
option-card_retreat_optional-false = Retreat cards are compulsory
    .detail = The owner only chooses where to (A11)
option-magic_optional = Voluntary Magic
    .detail = Magic need not be exchanged for a used card (A14)
option-magic_optional-true = Magic is voluntary
    .detail = Its owner may leave it as it is; it then does nothing (A14)
option-magic_optional-false = Magic is compulsory
    .detail = With a used card at hand it must be exchanged (A14)
option-sacrifice_needs_escape = Only escape beats Sacrifice
    .detail = Dark must really get away; playing the Retreat is not enough (A13)
option-sacrifice_needs_escape-true = Only a real escape beats the Sacrifice
    .detail = If the Dark figure cannot get away, both are defeated (A13)
option-sacrifice_needs_escape-false = Any Dark Retreat beats the Sacrifice
    .detail = Even one that leads nowhere (A13)
option-shadowfax_same_figure = Shadowfax: same figure moves
    .detail = The figure that stepped forward must also make the move (A16)
option-shadowfax_same_figure-true = Shadowfax: the same figure moves on
    .detail = The figure that stepped forward must also make the move (A16)
option-shadowfax_same_figure-false = Shadowfax: any figure may move
    .detail = After the step, any Light figure makes the ordinary move (A16)
option-special_saves_from_stalemate = Special cards save a side
    .detail = Gandalf the White and Ringwraith help a side that cannot move (A17)
option-special_saves_from_stalemate-true = Special cards save from defeat
    .detail = Gandalf the White and Ringwraith also help a side without a move (A17)
option-special_saves_from_stalemate-false = No move, no rescue
    .detail = A side that cannot move has lost, whatever cards it holds (A17)

## The slash command

command = confront
    .description = The Confrontation: Light and Dark face each other, a game for two

## Why the house would choose something: one sentence for each term of its judgement

why-lost = { $seat ->
    [dark] Light loses more figures, or more useful ones.
   *[light] you lose fewer figures, or less useful ones.
}
why-struck = { $seat ->
    [dark] you lose fewer figures, or less useful ones.
   *[light] Dark loses more figures, or more useful ones.
}
why-cards = { $seat ->
    [dark] Light keeps worse cards for later battles.
   *[light] you keep better cards for later battles.
}
why-enemy-cards = { $seat ->
    [dark] you keep better cards for later battles.
   *[light] Dark keeps worse cards for later battles.
}
why-road = { $seat ->
    [dark] Frodo is in a worse place for the way into Mordor.
   *[light] Frodo is in a better place for the way into Mordor.
}
why-refuge = { $seat ->
    [dark] Frodo less often has a region beside him to slip away to.
   *[light] Frodo more often has a region beside him to slip away to.
}
why-reach = { $seat ->
    [dark] more of your figures can reach Frodo, wherever he may stand.
   *[light] fewer of Dark’s figures can reach Frodo.
}
why-shield = { $seat ->
    [dark] more of your figures are ahead of Frodo, or they have more steps left.
   *[light] fewer of Dark’s figures are ahead of Frodo, or they have fewer steps left.
}
why-shire = { $seat ->
    [dark] more of your figures get into the Shire.
   *[light] fewer of Dark’s figures get into the Shire.
}

# Answers kept ahead of time
ahead-highest-card = Always the card of the highest strength
ahead-lowest-card = Always the card of the lowest strength
ahead-fight-on = Never flee or change before the cards
ahead-ambush = Show the Balrog in the tunnel whenever it can
ahead-let-pass = Let every figure pass through the tunnel
ahead-forbid-cards = Saruman always rules out cards
ahead-allow-cards = Saruman always allows cards
