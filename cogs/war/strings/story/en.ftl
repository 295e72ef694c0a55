# The story of War of the Ring: one line for what happened. cogs/war/words/story says which.

# What several lines share
story-quoted = “{ $name }”
story-because = { " " }({ $cause })
story-modifier = , each die { $bonus }
story-die-hit = **{ $pips }**
story-die-missed = { $pips }
story-to-hunt-box = , which goes to the Hunt Box

# What a die is used for
story-use-draw-character = to draw
story-use-draw-strategy = to draw
story-use-recruit = to recruit
story-use-advance-nation = to bring a Nation closer to war
story-use-move-armies = to move Armies
story-use-move-led-army = to move a led Army
story-use-move-fellowship = to move the Fellowship
story-use-hide-fellowship = to hide the Fellowship
story-use-separate = to separate Companions
story-use-move-companions = to move Companions
story-use-attack = to attack
story-use-attack-led = to attack with a led Army
story-use-aragorn = to crown Aragorn
story-use-rouse-gondor = to let Boromir rouse Gondor
story-use-rouse-dwarves = to let Gimli rouse the Dwarves
story-use-rouse-elves = to let Legolas rouse the Elves
story-use-gandalf-the-white = to bring back Gandalf
story-use-slip-away = to let Strider hide the Fellowship
story-use-discard-denethors-folly = to end “Denethor’s Folly”
story-use-discard-denethors-folly-counsel = to end “Denethor’s Folly”
story-use-discard-palantir = to end “The Palantír of Orthanc”
story-use-discard-palantir-ring = to end “The Palantír of Orthanc”
story-use-move-nazgul = to move Nazgûl and Minions
story-use-mouth-of-sauron = to bring in the Mouth of Sauron
story-use-saruman = to bring in Saruman
story-use-voice-recruits = to let the Voice of Saruman recruit
story-use-voice-upgrades = to let the Voice of Saruman strengthen Orthanc
story-use-witch-king = to bring in the Witch-king
story-use-end-a-power-too-great = to end “A Power too Great”
story-use-disband = to disband units
story-use-end-tom-bombadil = to end “The Power of Tom Bombadil”

# Why something happened
story-cause-attack = attacked
story-cause-entry = invaded
story-cause-declaration = the Fellowship is declared there
story-cause-companion = a Companion has come
story-cause-capture = a Settlement has fallen
story-cause-leaderless = no Army is left to lead
story-cause-clash = struck in a clash
story-cause-army = with the whole Army
story-cause-rest = rest in a safe place
story-cause-idle = a turn spent waiting in Mordor
story-cause-stronghold = the path touches a Shadow Stronghold

# 4-6 Turns, dice, Rings
event-turn-began = 🌅 **Turn { $turn }** begins.
event-hunt-allocated = 👁️ { $side-start } { $side-number ->
    [one] puts
   *[other] put
} { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
} in the Hunt Box.
event-action-dice-rolled = 🎲 { $side-start } { $side-number ->
    [one] rolls
   *[other] roll
}: { $dice }.
event-action-dice-rolled-eyes = 🎲 { $side-start } { $side-number ->
    [one] rolls
   *[other] roll
}: { $dice }; { $eyes ->
    [one] 1 Eye goes to the Hunt Box
   *[other] { $eyes } Eyes go to the Hunt Box
}.
event-action-dice-rolled-only-eyes = 🎲 { $side-start } { $side-number ->
    [one] rolls
   *[other] roll
}: { $eyes ->
    [one] 1 Eye, which goes to the Hunt Box
   *[other] { $eyes } Eyes, which go to the Hunt Box
}.
event-action-dice-rolled-none = 🎲 { $side-start } { $side-number ->
    [one] has
   *[other] have
} no dice left to roll.
event-die-used = { $side-start } { $side-number ->
    [one] uses
   *[other] use
} { $die-nom } { $what }.
event-die-skipped = { $side-start } { $side-number ->
    [one] sets
   *[other] set
} { $die-nom } aside unused.
event-side-passed = { $side-start } { $side-number ->
    [one] passes
   *[other] pass
}.
event-ring-used = 💎 { $side-start } { $side-number ->
    [one] uses
   *[other] use
} an Elven Ring: { $die-nom } becomes { $face-nom }{ $box }.
event-ring-paid = 💎 { $side-start } { $side-number ->
    [one] gives
   *[other] give
} up an Elven Ring{ $why }.
event-die-turned = { $side-start } { $side-number ->
    [one] turns
   *[other] turn
} { $die-nom } into { $face-nom }{ $box }{ $why }.
event-die-turned-lost = { $side-start } { $side-number ->
    [one] loses
   *[other] lose
} { $die-nom }{ $why }.
event-side-resigned = 🏳️ { $side-start } { $side-number ->
    [one] resigns
   *[other] resign
}.
event-game-ended = 🏁 { $how } Victory points: { $left } { $free }, { $right } { $shadow }.

# 7 Event cards
event-cards-drawn = { $side-start } { $side-number ->
    [one] draws
   *[other] draw
} { $number ->
    [one] a
   *[other] { $number }
} { $deck ->
    [character] Character
   *[strategy] Strategy
} { $number ->
    [one] card
   *[other] cards
}.
event-card-drawn = 🃏 { $side-start } { $side-number ->
    [one] draws
   *[other] draw
} { $card }.
event-cards-buried = { $side-start } { $side-number ->
    [one] discards
   *[other] discard
} { $number ->
    [one] a
   *[other] { $number }
} { $deck ->
    [character] Character
   *[strategy] Strategy
} { $number ->
    [one] card
   *[other] cards
} face down.
event-card-buried = 🃏 { $side-start } { $side-number ->
    [one] discards
   *[other] discard
} { $card } face down.
event-event-played = 🃏 { $side-start } { $side-number ->
    [one] plays
   *[other] play
} { $card } with { $die-nom }{ $table ->
    [yes] ; it stays on the table
   *[no] { "" }
}.
event-event-played-free = 🃏 { $side-start } { $side-number ->
    [one] plays
   *[other] play
} { $card } without a die{ $table ->
    [yes] ; it stays on the table
   *[no] { "" }
}.
event-with-text = { $line } *{ $text }.*
event-card-left-table = { $why ->
    [used] 🃏 { $card } is used and leaves the table.
    [paid] 🃏 { $card } is ended and leaves the table.
    [removed] 🃏 { $card } is torn from the table.
   *[ended] 🃏 { $card } no longer holds and leaves the table.
}
event-card-revealed = 🃏 { $side-start } { $side-number ->
    [one] shows and discards
   *[other] show and discard
} { $card }{ $why }.
event-effect-without = Part of { $card } has no effect.

# 9 Politics
event-nation-activated = { $nation-start } { $nation-number ->
    [many] become
   *[one] becomes
} active{ $why }.
event-nation-advanced = { $nation-start } { $nation-number ->
    [many] stand
   *[one] stands
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from war{ $why }.
event-nation-advanced-war = { $nation-start } { $nation-number ->
    [many] are
   *[one] is
} now At War{ $why }.

# 8, 10 Figures on the map
event-figures-recruited = { $side-start } { $side-number ->
    [one] recruits
   *[other] recruit
} { $figures } { $region-in }.
event-units-trimmed = { $side-start } { $side-number ->
    [one] sends
   *[other] send
} { $figures } { $region-from } back to the reinforcements: too many stand there.
event-units-replaced = { $side-start } { $side-number ->
    [one] replaces
   *[other] replace
} { $figures } by { $by } { $region-in }.
event-figures-removed = 💀 { $side-start } { $side-number ->
    [one] loses
   *[other] lose
} { $figures } { $region-in }{ $why }.
event-army-moved = { $side-start } { $side-number ->
    [one] moves
   *[other] move
} { $figures } { $origin-from } { $region-to }{ $why }.
event-army-moved-advance = { $side-start } { $side-number ->
    [one] advances
   *[other] advance
} { $origin-from } { $region-to }: { $figures }.
event-army-moved-retreat = { $side-start } { $side-number ->
    [one] retreats
   *[other] retreat
} { $origin-from } { $region-to }: { $figures }.
event-characters-moved = { $side-start } { $side-number ->
    [one] sends
   *[other] send
} { $figures } { $origin-from } { $region-to }.
event-character-entered = 🎺 { $character-start } { $character-number ->
    [many] enter
   *[one] enters
} play { $region-in }.
event-character-entered-instead = 🎺 { $character-start } { $character-number ->
    [many] take
   *[one] takes
} the place of { $instead-nom } { $region-in }.
event-settlement-captured = 🏰 { $side-start } { $side-number ->
    [one] captures
   *[other] capture
} { $region-nom }{ $points ->
    [0] { "" }
    [one] : 1 victory point
   *[other] : { $points } victory points
}.
event-settlement-captured-back = 🏰 { $side-start } { $side-number ->
    [one] wins back
   *[other] win back
} { $region-nom }{ $points ->
    [0] { "" }
    [one] : the enemy loses 1 victory point
   *[other] : the enemy loses { $points } victory points
}.
event-siege-began = 🧱 { $side-start } { $side-number ->
    [one] lays
   *[other] lay
} siege to { $region-nom }.
event-siege-ended = 🧱 The siege of { $region-nom } is over.

# 11 Battles
event-attack-declared-field = ⚔️ { $side-start } { $side-number ->
    [one] attacks
   *[other] attack
} { $region-nom } { $origin-from }: { $attackers } against { $defenders }.
event-attack-declared-siege = ⚔️ { $side-start } { $side-number ->
    [one] storms
   *[other] storm
} the Stronghold { $region-in }: { $attackers } against { $defenders }.
event-attack-declared-sortie = ⚔️ { $side-start } { $side-number ->
    [one] sallies
   *[other] sally
} forth from the Stronghold { $region-in }: { $attackers } against { $defenders }.
event-round-began = **Round { $round }**
event-withdrew-into-stronghold = 🏰 { $side-start } { $side-number ->
    [one] withdraws
   *[other] withdraw
} into the Stronghold { $region-in }.
event-combat-card-shown = 🃏 { $side-start } { $side-number ->
    [one] shows
   *[other] show
} { $card } – { $effect }: { $text }.
event-combat-card-cancelled = 🃏 { $side-number ->
    [you] Your { $card }
   *[other] { $card } of { $side-nom }
} is cancelled.
event-combat-effect-applied = { $effect }: { $done }.
event-leadership-forfeited = { $cause }: { $side-nom } { $side-number ->
    [one] gives
   *[other] give
} up the Leadership of { $figures }.
event-combat-rolled = 🎲 { $side-number ->
    [you] You
   *[other] { $side }
}: { $dice } – { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} ({ $target }+{ $modifier })
event-leader-rerolled = 🎲 { $side-number ->
    [you] Your Leader re-roll
   *[other] { $side }, Leader re-roll
}: { $dice } – { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} ({ $target }+{ $modifier })
event-extra-attack-rolled = 🎲 { $side-number ->
    [you] You
   *[other] { $side }
}, { $effect }: { $dice } – { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} ({ $target }+)
event-dice-rolled = 🎲 { $cause }: { $dice } – { $hits ->
    [0] no success
    [one] 1 success
   *[other] { $hits } successes
} ({ $target }+)
event-dice-rolled-pips = 🎲 { $cause }: { $dice } – { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
event-hits-taken = 💀 { $side-start } { $side-number ->
    [one] loses
   *[other] lose
} { $lost } { $region-in }.
event-hits-taken-reduced = 💀 { $side-start } { $side-number ->
    [one] reduces
   *[other] reduce
} { $reduced } { $region-in } to { $count ->
    [one] a regular
   *[other] regulars
}.
event-hits-taken-both = 💀 { $side-start } { $side-number ->
    [one] loses
   *[other] lose
} { $lost } { $region-in } and { $side-number ->
    [one] reduces
   *[other] reduce
} { $reduced } to { $count ->
    [one] a regular
   *[other] regulars
}.
event-elite-reduced = { $side-start } { $side-number ->
    [one] reduces
   *[other] reduce
} { $elite } to a regular for another round.
event-elite-given-up = 💀 { $side-start } { $side-number ->
    [one] loses
   *[other] lose
} { $elite } for another round: no regular is left to replace it.
event-battle-ended = { $how ->
    [ceased] ⚔️ The attack on { $region-nom } ceases.
    [wiped_out] ⚔️ The battle { $region-in } is over: one Army is destroyed.
    [both] ⚔️ The battle { $region-in } is over: both Armies are destroyed.
   *[escaped] ⚔️ The battle { $region-in } is over: the defenders have escaped.
}

# 12-14 The Fellowship, its Companions, corruption, Mordor
event-companions-separated = 🧑‍🤝‍🧑 { $companions-start } { $companions-number ->
    [many] leave
   *[one] leaves
} the Fellowship and { $companions-number ->
    [many] come
   *[one] comes
} { $region-to }{ $why }.
event-companions-separated-alive = 🧑‍🤝‍🧑 Take them alive! { $companions-start } { $companions-number ->
    [many] come
   *[one] comes
} { $region-to }.
event-companions-separated-guide = 🧑‍🤝‍🧑 { $companions-start } { $companions-number ->
    [many] leave
   *[one] leaves
} the Fellowship { $region-in }.
event-casualty-taken = { $way ->
    [guide] 💀 The Fellowship gives up its Guide, { $companion-nom }
   *[random] 💀 The lot falls on { $companion-nom }
}: { $absorbed ->
    [0] no damage is averted
   *[other] damage −{ $absorbed }
}.
event-companion-lost = 💀 { $companion-start } { $companion-number ->
    [many] are
   *[one] is
} lost to the Fellowship{ $why }.
event-companion-lost-mordor = 💀 { $companion-start } { $companion-number ->
    [many] leave
   *[one] leaves
} the Fellowship in Mordor and { $companion-number ->
    [many] are
   *[one] is
} lost.
event-guide-changed = 👣 { $guide-start } { $guide-number ->
    [many] guide
   *[one] guides
} the Fellowship now.
event-fellowship-moved = 👣 The Fellowship’s progress is { $progress }.
event-fellowship-declared = 📍 The Fellowship is declared { $region-in } ({ $path }).
event-fellowship-declared-here = 📍 The Fellowship is declared { $region-in }, where it stood.
event-fellowship-revealed = 📍 The Fellowship is revealed { $region-in } ({ $path }).
event-fellowship-revealed-here = 📍 The Fellowship is revealed { $region-in }, where it stood.
event-fellowship-revealed-mordor = 📍 The Fellowship is revealed in Mordor.
event-fellowship-hidden = 🌫️ The Fellowship is hidden again.
event-fellowship-shifted = 📍 The Fellowship is driven { $origin-from } { $region-to }{ $why }.
event-corruption-changed = 💍 Corruption { $by }: now { $corruption }{ $why }.
event-mordor-entered = 🌋 The Fellowship enters Mordor.
event-mordor-advanced = 🌋 The Fellowship climbs to step { $step } of { $steps } on the Mordor Track.
event-mordor-advanced-doom = 🌋 The Fellowship reaches the Crack of Doom.

# 13 The Hunt
event-hunt-rolled = 👁️ The Hunt: { $dice } – { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
} (6+{ $modifier })
event-hunt-rolled-again = 👁️ The Hunt, re-roll: { $dice } – { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
} (6+{ $modifier })
event-tile-drawn = 👁️ Hunt tile: { $tile }{ $why }.
event-hunt-pool-refilled = { $tiles ->
    [one] 👁️ The Hunt Pool is empty: 1 drawn tile goes back into it.
   *[other] 👁️ The Hunt Pool is empty: { $tiles } drawn tiles go back into it.
}
event-tile-discarded = 👁️ The tile { $tile } has no effect{ $why }.
event-tile-returned = 👁️ The tile { $tile } goes back into the Hunt Pool{ $why }.
event-tile-removed = 👁️ The tile { $tile } leaves the game{ $why }.
event-tile-added = { $waiting ->
    [yes] 👁️ A new Hunt tile awaits the Fellowship in Mordor: { $tile }.
   *[no] 👁️ A new Hunt tile joins the Hunt Pool: { $tile }.
}
event-hunt-damage-set = 👁️ Hunt damage is now { $damage }{ $why }.
event-hunt-damage-set-die = 👁️ The die shows { $damage }: Hunt damage { $damage }.

# The GroTeka mod
story-cause-ring = an Elven Ring
event-flank-joined = ⚔️ A second Army joins the attack on { $region-nom } { $origin-from }: { $figures }.
event-commanders-shown = 🎖️ { $side-start } { $side-number ->
    [one] picks
   *[other] pick
} as commanders: { $figures }.
event-commanders-shown-none = 🎖️ { $side-start } { $side-number ->
    [one] picks
   *[other] pick
} no commander.
event-leadership-netted = 🎖️ Leadership: { $left } { $free }, { $right } { $shadow }. { $side-start } { $side-number ->
    [one] keeps
   *[other] keep
} a lead of { $surplus }.
event-leadership-netted-even = 🎖️ Leadership: { $left } { $free }, { $right } { $shadow }. Neither side leads.
event-leadership-split = 🎖️ { $side-start } { $side-number ->
    [one] adds
   *[other] add
} { $attack ->
    [0] { $defence } to defence
   *[other] { $defence ->
        [0] { $attack } to attack
       *[other] { $attack } to attack and { $defence } to defence
    }
}.
event-commander-replaced = 🎖️ { $side-start } { $side-number ->
    [one] puts
   *[other] put
} { $figure } in the place of { $fallen }.
event-targets-chosen-anew = { $effect }: targets are chosen again, and { $side-nom } may strike at { $figure }.
event-clash-fought = 🎲 { $side-number ->
    [you] You
   *[other] { $side }
}, { $needed } needed: { $figures } ({ $units }) against { $prey } ({ $target }): { $attack } + { $die } against { $defence } – { $result ->
    [broken] broken
   *[none] no success
}{ $why }
event-clash-fought-commander = 🎲 { $side-number ->
    [you] You
   *[other] { $side }
}, { $needed } needed: { $figures } ({ $units }) against { $prey }: { $attack } + { $die } against { $defence } – { $result ->
    [struck] struck down
   *[none] no success
}{ $why }
event-strike-turned = The failed attack on { $prey } succeeds after all{ $why }.
event-unit-broken = Broken: { $figure }{ $why }.
event-unit-raised = Standing again: { $figure }{ $why }.
event-commander-saved = 💎 { $side-start } { $side-number ->
    [one] saves
   *[other] save
} { $figure } with an Elven Ring.
event-unit-sacrificed = 💀 { $side-start } { $side-number ->
    [one] sacrifices
   *[other] sacrifice
} { $figure } to storm on.
event-units-disbanded = { $side-start } { $side-number ->
    [one] disbands
   *[other] disband
} { $figures } { $region-in }.
event-figures-returned = { $side-start } { $side-number ->
    [one] takes
   *[other] take
} { $figures } back to the reinforcements.
