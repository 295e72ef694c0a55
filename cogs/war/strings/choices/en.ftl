# What is asked, and the menus. Every id is in pl.ftl too, with the same variables.
#
# A question has no full stop of its own: `prompt-with-rule` adds the rule and the stop. What is at stake follows in
# whole sentences. In the menus a line of small print begins small and has no full stop.

## What is asked

prompt-with-rule = { $what } ({ $rule }).
prompt-asked-with-rule = { $what } ({ $rule })
prompt-by-card = { $card }: { $what }
prompt-may-stop = You may also stop here.

# Dice and cards
prompt-act = Your action, your dice: { $dice }
prompt-act-other = { $count ->
    [0] { $seat-start } { $seat-number ->
        [many] have
       *[one] has
    } no dice left.
    [one] { $seat-start } { $seat-number ->
        [many] have
       *[one] has
    } 1 die left.
   *[other] { $seat-start } { $seat-number ->
        [many] have
       *[one] has
    } { $count } dice left.
}
prompt-excess = { $count ->
    [one] You hold { $held } cards and may keep { $most }: discard 1 face down
   *[other] You hold { $held } cards and may keep { $most }: discard { $count } face down
}
prompt-allocate = { $least ->
    [0] Choose how many of your { $pool } dice go into the Hunt Box before the roll: none, or up to { $most }
   *[other] Choose how many of your { $pool } dice go into the Hunt Box before the roll: at least { $least }, at most { $most }
}
prompt-allocate-stakes = { $mordor ->
    [yes] The Fellowship is on the Mordor Track, corruption { $corruption } of { $most }.
   *[no] The Fellowship has progress { $progress } and corruption { $corruption } of { $most }.
}

# Recruiting and politics
prompt-recruit = { $seat ->
    [shadow] Recruit 1 elite, or 2 regulars or Nazgûl in different Settlements: what, and where?
   *[free_peoples] Recruit 1 elite, or 2 regulars or Leaders in different Settlements: what, and where?
}
prompt-recruit-second = { $seat ->
    [shadow] Recruit the second figure, a regular or a Nazgûl, but not { $region-in }
   *[free_peoples] Recruit the second figure, a regular or a Leader, but not { $region-in }
}
prompt-recruit-one = recruit a figure
prompt-recruit-group = { $first ->
    [yes] { $count ->
        [one] recruit 1 figure
       *[other] recruit { $count } figures in one region
    }
   *[no] { $count ->
        [one] recruit 1 more figure in the same region
       *[other] recruit { $count } more figures in the same region
    }
}
prompt-recruit-several = { $count ->
    [one] recruit the last figure
   *[other] recruit the first of { $count } figures
}
prompt-recruit-beside = recruit a figure where an Army of yours stands
prompt-recruit-voice = The Voice of Saruman: there are too few regulars for every Settlement of Isengard, so choose one
prompt-nation = Which Nation advances a step towards war?

# Armies
prompt-march = { $needs ->
    [leader_free_peoples] Move an Army with a Leader or Companion
    [leader_shadow] Move an Army with a Nazgûl or Minion
    [nazgul] Move an Army with a Nazgûl
    [witch_king] Move the Army with the Witch-king
    [companion] Move an Army with a Companion
    [saruman] Move the Army with Saruman
   *[none] Move an Army
} to an adjacent region: { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
prompt-send = { $needs ->
    [leader_free_peoples] move an Army with a Leader or Companion
    [leader_shadow] move an Army with a Nazgûl or Minion
    [nazgul] move an Army with a Nazgûl
    [witch_king] move the Army with the Witch-king
    [companion] move an Army with a Companion
    [saruman] move the Army with Saruman
   *[none] move an Army
} { $count ->
    [one] 1 region
   *[other] up to { $count } regions; choose the first
}
prompt-gather = march up to { $distance } regions to another Army of yours, choose the first region; { $count ->
    [one] this Army is the last
   *[other] { $count } Armies may march
}
prompt-woses = choose the Army of Rohan that comes to Gondor
prompt-movers = Who goes { $origin-from } { $region-to }? { $may ->
    [leave] Leave somebody behind
    [go] Confirm
   *[both] Leave somebody behind, or confirm
}
prompt-force-march = Going: { $figures }.
prompt-force-attack = Attacking: { $figures }.
prompt-force-advance = Moving in: { $figures }.
prompt-staying = Staying: { $figures }.
prompt-room = { $count ->
    [0] There is no room for units there.
    [one] There is room for 1 unit there: leave { $over } behind.
   *[other] There is room for { $count } units there: leave { $over } behind.
}
prompt-trim = { $count } units stand { $region-in }, { $most } at most may stay: { $over ->
    [one] send 1 back to the reinforcements
   *[other] send { $over } back to the reinforcements
}

# Battle
prompt-attack = { $needs ->
    [leader_free_peoples] Attack with an Army that a Leader or Companion leads: which one, and whom?
    [leader_shadow] Attack with an Army that a Nazgûl or Minion leads: which one, and whom?
    [nazgul] Attack with an Army that has a Nazgûl: which one, and whom?
    [witch_king] Attack with the Army of the Witch-king: whom?
    [companion] Attack with an Army that has a Companion: which one, and whom?
    [saruman] Attack with the Army of Saruman: whom?
   *[none] Attack: which Army, and whom?
}
prompt-rearguard = You attack { $origin-from }, the enemy is { $region-in }: { $may ->
    [leave] leave somebody out of the battle
    [go] confirm
   *[both] leave somebody out of the battle, or confirm
}
prompt-rearguard-here = You attack { $region-in }: { $may ->
    [leave] leave somebody out of the battle
    [go] confirm
   *[both] leave somebody out of the battle, or confirm
}
prompt-against = Against you: { $figures }.
prompt-withdraw = Give battle { $region-in }, or retreat into the Stronghold?
prompt-withdraw-over = { $count ->
    [one] Inside there is room for { $most } units: in a siege 1 goes back to the reinforcements.
   *[other] Inside there is room for { $most } units: in a siege { $count } go back to the reinforcements.
}
prompt-card = Battle { $region-in }, round { $round }: lay a Combat card face down, or none
prompt-laid-card = { $seat-start } { $seat-number ->
    [many] have
   *[one] has
} laid one.
prompt-laid-none = { $seat-start } { $seat-number ->
    [many] play
   *[one] plays
} none.
prompt-odds = Attacker: { $attacker }. Defender: { $defender }.
prompt-side = { $count ->
    [one] 1 die
   *[other] { $count } dice
}, Leadership { $leadership }, hits on { $target ->
    [6] 6
   *[other] { $target } and 6
}
prompt-hits = { $count ->
    [one] Your Army { $region-in } takes 1 hit: on whom?
   *[other] Your Army { $region-in } takes { $count } hits: on whom the next?
}
prompt-hits-lost = Lost so far: { $figures }.
prompt-hits-reduced = Reduced so far: { $figures }.
prompt-cease = Round { $round } { $region-in } is over: fight another, or cease the attack?
prompt-prolong = The siege battle { $region-in } is over unless you reduce an elite for another round
prompt-prolong-lose = The siege battle { $region-in } is over unless you give up an elite for another round
prompt-retreat = Round { $round } { $region-in } is over, and the attacker fights on: stand, or retreat?
prompt-rout = your Army { $region-in } must retreat: where to?
prompt-follow-up = The battle { $region-in } is over: move in?
prompt-besiege = The defenders have retreated into the Stronghold { $region-in }: move in and lay siege?

# The Fellowship
prompt-declare = Declare the Fellowship?
prompt-declare-reach = { $count ->
    [0] It has made no progress and would stay { $region-in }.
    [one] It may go 1 region { $region-from }.
   *[other] It may go up to { $count } regions { $region-from }.
}
prompt-corruption = Corruption { $number } of { $most }.
prompt-path-declared = { $count ->
    [0] You declare the Fellowship, its way ends { $region-in }
    [one] You declare the Fellowship, it is { $region-in }: { $stop ->
        [yes] 1 region further, or stop?
       *[no] it must go 1 region further. Where to?
    }
   *[other] You declare the Fellowship, it is { $region-in }: { $stop ->
        [yes] up to { $count } regions further, or stop?
       *[no] it may not stop here, { $count } regions are left. Where to?
    }
}
prompt-path-revealed = { $count ->
    [0] The Fellowship is revealed, its way ends { $region-in }
    [one] The Fellowship is revealed { $region-in }: { $stop ->
        [yes] 1 region further, or stop?
       *[no] it must go 1 region further. Where to?
    }
   *[other] The Fellowship is revealed { $region-in }: { $stop ->
        [yes] up to { $count } regions further, or stop?
       *[no] it may not stop here, { $count } regions are left. Where to?
    }
}
prompt-path-tiles = Each Stronghold of the Shadow that it touches draws a Hunt tile.
prompt-enter-mordor = Enter Mordor with the Fellowship?
prompt-mordor-tiles = { $count ->
    [0] All Eyes drawn so far go back into the Hunt Pool.
    [one] All Eyes drawn so far and 1 special tile join the Hunt Pool.
   *[other] All Eyes drawn so far and { $count } special tiles join the Hunt Pool.
}
prompt-guide = Who guides the Fellowship from now on?

# Companions, Nazgûl, Minions
prompt-separate = Who leaves the Fellowship?
prompt-separate-final = There is no way back into it.
prompt-separate-more = Leaving the Fellowship: { $names-nom }. Who else?
prompt-travel = Where { $names-number ->
    [one] does
   *[many] do
} { $names-nom } go { $region-from }?
prompt-reach = { $count ->
    [0] They stay in this region.
    [one] At most 1 region away.
   *[other] At most { $count } regions away.
}
prompt-companions = Which Companion travels?
prompt-companions-go = Where { $names-number ->
    [one] does
   *[many] do
} { $names-nom } go { $region-from }{ $join ->
    [yes] , or who comes along?
   *[no] ?
}
prompt-nazgul = { $kinds ->
    [nazgul] Which Nazgûl fly?
   *[minions] Which Nazgûl or Minions move?
}
prompt-nazgul-many = How many Nazgûl fly { $region-from }?
prompt-nazgul-go = { $figures } { $region-from }: where to?

# The Hunt
prompt-casualty = Hunt damage { $count }: take a casualty in the Fellowship?
prompt-tile = Tile drawn: { $tile }.{ $reveals ->
    [yes] { " " }The Fellowship will be revealed.
   *[no] {""}
}
prompt-hide-or-move = { $hidden ->
    [yes] move the Fellowship?
   *[no] hide the Fellowship?
}

# Where nothing more particular is known
prompt-choose = Choose one

## The first level of an action

choice-to-cards = Event cards
    .detail = play one, draw one, or remove one from the table
choice-to-recruits = Recruiting
    .detail = new figures for Nations At War
choice-to-politics = Politics
    .detail = a Nation advances towards war
choice-to-armies = Army movement
    .detail = Armies go to adjacent regions
choice-to-attacks = Battle
    .detail = attack an adjacent Army, storm, sortie
choice-to-fellowship = The Fellowship
    .detail = move or hide
choice-to-companions = Companions
    .detail = leave the Fellowship, travel, enter play
choice-to-minions = Nazgûl and Minions
    .detail = fly, travel, enter play
choice-play = Play “{ $card }”
choice-with-die = { $what } ({ $die })
choice-skip = Skip a die
    .detail = it is used up without effect
choice-skip-only = Skip the { $die } die
    .detail = it is used up without effect
choice-pass = Pass
    .detail = you have fewer dice left than your opponent
choice-ring = Use an Elven Ring
    .detail = { $seat ->
        [shadow] then it leaves the game; you have { $count }
       *[free_peoples] then it goes to the Shadow; you have { $count }
    }
choice-ring-to = Turn to { $die }
choice-ring-eye = it goes into the Hunt Box at once
choice-allocate = { $count ->
    [0] No dice
    [one] 1 die
   *[other] { $count } dice
}
choice-allocate-rest = { $count ->
    [one] 1 die is left to roll
   *[other] { $count } dice are left to roll
}

## Cards

choice-symbol-character = Character
choice-symbol-army = Army
choice-symbol-muster = Muster
choice-lower-half = in battle: { $effect }
choice-lay = { $effect } ({ $card })
choice-lay-from-table = from the table
choice-surely = Yes: { $card }
choice-lay-idle = does nothing here
choice-lay-none = No Combat card
choice-initiative = initiative { $order }

## Regions

choice-regions = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
choice-own-there = { $region } · { $count ->
    [one] 1 unit
   *[other] { $count } units
}
choice-foes-there = { $region } · { $count ->
    [one] 1 enemy unit
   *[other] { $count } enemy units
}
choice-fellowship-there = { $region } · Fellowship
choice-march-part = only a part
choice-numbered = { $number }. { $label }
choice-noted = { $region } · { $note }
choice-foes = enemy: { $figures }
choice-own = yours: { $figures }
choice-empty = nobody there
choice-fellowship-here = last known place of the Fellowship
choice-place-town = Town
choice-place-city = { $count ->
    [0] City
    [one] City, 1 victory point
   *[other] City, { $count } victory points
}
choice-place-stronghold = { $count ->
    [0] Stronghold
    [one] Stronghold, 1 victory point
   *[other] Stronghold, { $count } victory points
}
choice-place-fortification = Fortification
choice-place-besieged = { $place }, besieged
choice-place-of = { $place }, held by { $seat-nom }
choice-captures = captured
choice-conquers = with { $count } points you win at the end of the turn
choice-count-unit = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
choice-count-leader = { $count ->
    [one] 1 Leader
   *[other] { $count } Leaders
}
choice-count-nazgul = { $count } Nazgûl
choice-count-character = { $count ->
    [one] 1 character
   *[other] { $count } characters
}

## Recruiting and politics

choice-reinforcements = { $count ->
    [one] 1 in the reinforcements
   *[other] { $count } in the reinforcements
}
choice-no-more-recruits = No more figures
choice-nation = { $nation } (step { $box })
choice-nation-to = to step { $box }
choice-nation-to-war = to At War
choice-nation-passive = passive: not beyond step 3

## Armies

choice-leave = Leave behind { $figures }
choice-leave-some = Leave some of { $figures }
choice-rest-goes = Leave behind { $figures }, move the rest
choice-leave-more = Leave behind others, too
choice-discards = Cards to discard
choice-go-march = Move: { $figures }
choice-go-attack = Attack: { $figures }
choice-go-advance = Move in: { $figures }
choice-no-more-moves = No more moves
choice-storm = Storm the Stronghold { $region-in }
choice-sortie = Sortie { $region-from }
choice-trim = { $role ->
    [elite] Send back 1 of { $count } elites of { $nation-nom }
   *[regular] Send back 1 of { $count } regulars of { $nation-nom }
}

## Battle

choice-hit-remove = { $count ->
    [one] Remove the regular of { $nation-nom }
   *[other] Remove 1 of { $count } regulars of { $nation-nom }
}
choice-hit-remove-elite = Remove an elite of { $nation-nom } for 2 hits
choice-hit-reduce = { $count ->
    [one] Reduce the elite of { $nation-nom }
   *[other] Reduce 1 of { $count } elites of { $nation-nom }
}
    .detail = it becomes a regular
choice-hit-lose = Lose an elite of { $nation-nom } for 1 hit
choice-hit-lost = no regular is left to replace it
choice-stand-withdraw = Give battle
    .detail = in front of the walls
choice-stand-retreat = Stand
    .detail = another round is fought
choice-withdraw = Into the Stronghold
    .detail = no battle; the attacker may lay siege
choice-press-on = Fight another round
    .detail = then the defender may retreat
choice-stop-cease = Cease the attack
    .detail = your Army stays where it came from
choice-stop-prolong = End the siege battle
    .detail = the siege goes on
choice-prolong = Fight on: reduce an elite of { $nation-nom }
    .detail = it becomes a regular
choice-prolong-lose = Fight on: lose an elite of { $nation-nom }
choice-retreat = Retreat { $region-to }
choice-advance = Move in { $region-to }
    .detail = who goes is chosen next
choice-besiege = Lay siege { $region-in }
    .detail = who moves in is chosen next
choice-no-advance = Stay
    .detail = nobody moves in
choice-no-siege = No siege
    .detail = the defenders stand in the region again

## The Fellowship

choice-declare = Declare the Fellowship
    .detail = its figure moves, and it stays hidden
choice-undeclared-guide = Do not declare; { $guide } stays Guide
choice-undeclared-new-guide = Do not declare; { $guide } becomes Guide
choice-no-declaration = Do not declare
    .detail = its place stays unknown
choice-go-on = and perhaps further
choice-rest = Stop { $region-in }
choice-gate = gate of Mordor
choice-draws = draws a Hunt tile
choice-heals = heals 1 corruption
choice-enter-mordor = Enter Mordor
    .detail = from then on every move draws a Hunt tile
choice-wait-outside = Not yet
    .detail = the Fellowship stays outside Mordor
choice-companion = { $name } (Level { $level })
choice-leadership = Leadership { $points }
choice-hobbit = Hobbit

## Companions, Nazgûl, Minions

choice-from = { $name } { $region-from }
choice-join-several = Who goes
choice-join-from = Who goes { $region-from }
choice-join-too = With { $name }
choice-leave-fellowship = { $count ->
    [one] Only { $names }
   *[other] Go: { $names }
}
choice-leave-many = { $count ->
    [one] Go: 1 Companion
   *[other] Go: { $count } Companions
}
choice-enough-companions = Nobody else
    .detail = the other Companions stay where they are
choice-enough-nazgul = Nobody else
    .detail = all others stay where they are
choice-rouses = activates { $nation-nom }
choice-to-war = At War: { $nation-nom }

## The Hunt

choice-casualty-guide = { $guide } falls (Level { $level }): { $count ->
    [0] no corruption
   *[other] corruption +{ $count }
}
choice-casualty-random = A Companion at random ({ $most ->
    [1] Level 1
   *[other] Level { $least } to { $most }
})
choice-no-casualty = No casualty: corruption +{ $count }
choice-corruption = corruption { $now } → { $then } of { $most }
choice-corruption-fatal = corruption { $now } → { $then } of { $most }: the Shadow wins
choice-now-hide = Hide the Fellowship
    .detail = it does not move
choice-now-move = Move the Fellowship
    .detail = one step of progress; the Shadow hunts
choice-neither = Leave it
    .detail = the Fellowship stays as it is

## Anywhere

choice-yes = Yes
choice-no = No
choice-done = Done

## Why the house would choose something: one sentence for each term of its judgement

why-ring = { $seat ->
    [shadow] the Ring-bearers reach the end uncorrupted less often.
   *[free_peoples] the Ring-bearers reach the end uncorrupted more often.
}
why-rest = { $seat ->
    [shadow] the Fellowship has less time to rest on its way.
   *[free_peoples] the Fellowship has more time to rest on its way.
}
why-march = { $seat ->
    [shadow] the Fellowship is further from its goal.
   *[free_peoples] the Fellowship is nearer to its goal.
}
why-armies = { $seat ->
    [shadow] your Armies are nearer to the Settlements they need.
   *[free_peoples] the Shadow’s Armies are further from the Settlements they need.
}
why-conquest = { $seat ->
    [shadow] the Free Peoples are further from winning by arms.
   *[free_peoples] you are nearer to winning by arms.
}
why-minions = { $seat ->
    [shadow] more of your Minions in play, each of which brings a die.
   *[free_peoples] fewer Minions of the Shadow in play, each of which brings a die.
}
why-heroes = { $seat ->
    [shadow] Aragorn or Gandalf the White in play less often, each with a die.
   *[free_peoples] Aragorn or Gandalf the White in play more often, each with a die.
}
why-nations = you have more Nations at war, compared with the other side.
why-rings = you have more Elven Rings, compared with the other side.
why-cards = { $seat ->
    [shadow] fewer cards for the Free Peoples.
   *[free_peoples] more cards for you.
}
why-guards = { $seat ->
    [shadow] fewer cards guard the Ring-bearers.
   *[free_peoples] more cards guard the Ring-bearers.
}
why-enemy-cards = { $seat ->
    [shadow] more cards for you.
   *[free_peoples] fewer cards for the Shadow.
}
why-dice = you have more dice left, compared with the other side.
why-settlements = { $seat ->
    [shadow] you take more Settlements.
   *[free_peoples] the Shadow takes fewer Settlements.
}
why-secrecy = { $seat ->
    [shadow] the Fellowship is revealed more often, or near Nazgûl.
   *[free_peoples] the Fellowship stays hidden more often, or away from Nazgûl.
}
why-tiles = the Hunt tiles are better for you.
why-free-army = { $seat ->
    [shadow] the Free Peoples’ Armies get weaker.
   *[free_peoples] your Armies stay stronger.
}
why-shadow-army = { $seat ->
    [shadow] your Armies stay stronger.
   *[free_peoples] the Shadow’s Armies get weaker.
}
why-exposed = { $seat ->
    [shadow] fewer of your Settlements lie open to the Free Peoples, or more of theirs to you.
   *[free_peoples] fewer of your Settlements lie open to the Shadow, or more of its Settlements to you.
}
why-walls = the walls are of more use to you.

# Answers kept ahead of time
ahead-no-card = No Combat card
ahead-regulars = Casualties: Regulars first
ahead-elites = Casualties: reduce Elites first
ahead-stand = Stand and fight, never retreat
ahead-withdraw = Always withdraw into the Stronghold
ahead-press-on = Always go on with the attack
ahead-cease = Cease the attack after the round
ahead-no-prolong = Reduce no Elite to prolong a siege battle
ahead-advance = Advance with everybody who may
ahead-stay = Never advance after a battle
ahead-pass = Pass as long as you may
ahead-no-declaring = Never declare the Fellowship
ahead-enter-mordor = Enter Mordor as soon as you may
ahead-most-dice = Allocate as many dice to the Hunt as you may
ahead-one-die = Allocate one die to the Hunt
ahead-no-casualty = Hunt damage: take no casualty
ahead-guide-falls = Hunt damage: the Guide is the casualty
ahead-no-guide = Never use the Guide’s ability against the Hunt
ahead-no-hunt-card = Keep cards on the table in the Hunt
