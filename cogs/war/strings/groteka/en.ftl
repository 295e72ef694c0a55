# The GroTeka mod: its questions and menus, its battle in words, its Combat cards, its options. Every id is in pl.ftl too,
# with the same variables. Values are attack/defence; a unit goes by its mark, A for the attacker’s, D for the defender’s.

## Units, values, clashes

melee-handle = { $side ->
    [a] A{ $number }
   *[d] D{ $number }
}
melee-unit = { $mark } · { $role ->
    [elite] elite
   *[regular] regular
} of { $nation-nom }
melee-values = regulars { $regular }, elites { $elite }
melee-cause-town = Town
melee-cause-city = City
melee-cause-fortification = Fortification
melee-cause-besieged-stronghold = Stronghold
melee-cause-flanking = flanking
melee-cause-commanders = commanders
melee-clash = { $units } → { $target } ({ $needed })
melee-sum = { $attack } + die against { $defence }: { $needed }
melee-strike = { $units } → { $target }: { $attack } + { $die } against { $defence }, { $success ->
    [yes] success
   *[no] no success
}
melee-failed = { $units } → { $target }: { $attack } + { $die } against { $defence }
melee-more = { $list } and { $count } more
melee-clashes = { $count ->
    [one] 1 clash
   *[other] { $count } clashes
}

## What is asked

prompt-melee-odds = Attack/defence – attacker: { $attacker }; defender: { $defender }.
prompt-melee-clashes = Clashes, with the die that succeeds: { $clashes }.
prompt-melee-left = { $count ->
    [0] No more units may attack.
    [one] 1 more unit may attack.
   *[other] { $count } more units may attack.
}
prompt-by-effect = { $effect }: { $what }
prompt-bind-attacker = Round { $round } { $region-in }: set your units on enemy units, one or several on each
prompt-bind-defender = Round { $round } { $region-in }: set units that nobody attacks on attackers, or let them wait
prompt-bind-set = Round { $round } { $region-in }: all targets are set, so confirm
prompt-quarry = set units on { $figure } (defence { $defence }), or nobody
prompt-extra-strikes = { $role ->
    [elite] { $count ->
        [one] 1 elite attacks once more: whom?
       *[other] { $count } elites attack once more: whom?
    }
   *[any] { $count ->
        [one] 1 unit attacks once more: whom?
       *[other] { $count } units attack once more: whom?
    }
}
prompt-drop = { $most ->
    [one] Only 1 unit of yours may attack in this round: take back { $over }
   *[other] Only { $most } units of yours may attack in this round: take back { $over }
}
prompt-counter = Strike back: set units that are attacked on one of their attackers each, or let them be
prompt-counter-set = All counter-attacks are set, so confirm
prompt-captain = { $hero-start }, Captain of the West, lets you re-roll your failed { $count ->
    [one] die: do you?
   *[other] dice, all { $count }: do you?
}
prompt-failed = Failed: { $strikes }.
prompt-turn = { $count ->
    [one] choose the failed attack that succeeds after all
   *[other] choose a failed attack that succeeds after all, { $count } at most
}
prompt-commanders = Round { $round } { $region-in }: pick your commanders in secret, { $count ->
    [one] 1 more at most
   *[other] { $count } at most
}
prompt-commanders-so-far = Already leading: { $figures }.
prompt-split = { $count ->
    [one] You are 1 point ahead in Leadership: does it go to attack or to defence?
   *[other] You are { $count } points ahead in Leadership: split them between attack and defence of all your units
}
prompt-replace = A commander has fallen ({ $figure }): who takes his place?
prompt-disband = Disband: which units, and how many?
prompt-disband-more = Disband more units, or stop?
prompt-disband-later = They are recruited again from the next turn on.
prompt-sacrifice = Round { $round } of the storm { $region-in } is over: give up a unit to go on storming, or stop?
prompt-flank-advance = The battle { $region-in } is over: does the second Army move in { $origin-from }?
prompt-break = { $count ->
    [one] choose the enemy unit that is broken
   *[other] choose an enemy unit that is broken, { $count } in all
}
prompt-break-optional = { $count ->
    [one] choose an enemy unit that is broken with it, or none
   *[other] choose an enemy unit that is broken with it, up to { $count }, or none
}
prompt-break-card = { $count ->
    [one] 1 hit on the Army { $region-in }: which unit is broken?
   *[other] { $count } hits on the Army { $region-in }: which unit is broken first?
}
prompt-raise = { $count ->
    [one] choose the broken unit that stands up
   *[other] choose a broken unit that stands up, { $count } in all
}
prompt-strike-at = choose the enemy commander your units may strike at, or nobody
prompt-strike-at-anew = All targets are then chosen again.
prompt-second-attack = Your Army result gives you a second battle: which Army attacks whom?
prompt-flank = You attack { $region-nom }: does a second Army join in?
prompt-flank-stakes = Both fight as one, { $most } units at most, { $bonus ->
    [0] without a bonus here
   *[other] each with +{ $bonus } attack
}; it uses up the second battle of this result.
prompt-flank-force = Who joins the attack on { $region-nom } { $origin-from }? { $may ->
    [leave] Leave somebody behind
    [go] Confirm
   *[both] Leave somebody behind, or confirm
}
prompt-ring = Spend an Elven Ring, so that one of your broken units stands up?
prompt-ring-struck = { $cause } strikes somebody of yours down: { $figure }. Spend an Elven Ring to save the commander?
prompt-ring-stakes = { $seat ->
    [shadow] It leaves the game
   *[free_peoples] It goes to the Shadow
}; you have { $count }.
prompt-reserves = Take fallen figures back to your reinforcements: one elite, or two regulars or Leaders?
prompt-reserves-second = Take a second regular or Leader back?
prompt-given = Given up so far: { $units }.
prompt-only-card = It is the only one of the whole battle.
pick-silenced-groteka = { $figure }
    .detail = neither Leadership nor abilities in this battle
ask-words_of_power_companion-groteka = choose the Companion who has neither Leadership nor abilities in this battle

## Menus

choice-from-flank = from { $region }
choice-copies = one of { $count } alike
choice-unit-broken = broken
choice-unit-attacks = attacks { $target }
choice-unit-attacked = attacked by { $units }
choice-needs = { $unit } · { $needed }
choice-unit-on = { $unit } → { $target } · { $needed }
choice-spread = Set all the others evenly
    .detail = the strongest first, each on an enemy with the fewest against it
choice-spread-first = Set all units evenly
    .detail = the strongest first, each on an enemy with the fewest against it
choice-spread-extra = Attack with all that may
    .detail = each on an enemy with the fewest against it
choice-spread-counter = Strike back with all
    .detail = each where the die it needs is lowest
choice-bound = { $count ->
    [0] Nobody attacks
    [one] Done: 1 clash
   *[other] Done: { $count } clashes
}
choice-bound-extra = { $count ->
    [0] No additional attack
    [one] Roll: 1 attack
   *[other] Roll: { $count } attacks
}
choice-bound-quarry = Done: the other targets
choice-countered = { $count ->
    [0] Nobody strikes back
    [one] Done: 1 clash
   *[other] Done: { $count } clashes
}
choice-stop-bind = Cease the attack
    .detail = nobody is set on a target
choice-stop-sacrifice = Cease the storm
    .detail = the siege goes on
choice-captain = Roll again
    .detail = all your dice without success; the new results count
choice-no-captain = Keep the dice
    .detail = the results stand
choice-commanders = { $figures } ({ $points })
choice-commanders-none = Nobody
    .detail = no more commanders in this round
choice-commanders-points = { $points ->
    [one] 1 point of Leadership
   *[other] { $points } points of Leadership
}
choice-split = { $attack ->
    [0] Defence +{ $defence }
   *[other] { $defence ->
        [0] Attack +{ $attack }
       *[other] Attack +{ $attack }, defence +{ $defence }
    }
}
choice-split-values = your units: { $values }
choice-no-replacement = Nobody
    .detail = the place stays empty in this battle
choice-disband = Disband { $figures }
choice-disband-some = Disband some of { $figures }
choice-disbanded = That is enough
    .detail = nobody else is disbanded
choice-sacrifice = Give up { $unit }
    .detail = the next round is fought
choice-flank = { $region } · { $count ->
    [one] 1 unit
   *[other] { $count } units
}
choice-no-flank = Only this Army
    .detail = the second battle of the result may be fought later
choice-no-second = No second battle
    .detail = the action is over
choice-go-flank = Join in: { $figures }
choice-raise = { $unit } stands up
choice-save = Save { $figure }
    .detail = with an Elven Ring
choice-no-ring = No Elven Ring
    .detail = the losses stand
choice-reserve = { $count ->
    [one] 1 is out of the game
   *[other] { $count } are out of the game
}
choice-no-reserves = { $taken ->
    [0] Nobody
   *[other] Nobody else
}
    .detail = the others stay out of the game
choice-turned = Against { $unit }
choice-no-turn = No further attack
    .detail = the dice stand
choice-enough-broken = No more
    .detail = no further unit is broken
choice-not-raised = Nobody else
    .detail = the others stay broken
choice-struck-at = { $figure } · defence { $defence }
choice-nobody-struck = Nobody
    .detail = the targets stay as they are
choice-nobody-gives = Nobody
    .detail = the card does nothing
choice-give-up = Give up { $unit }
choice-enough-given = { $count ->
    [0] Nobody
    [one] Enough: 1 unit
   *[other] Enough: { $count } units
}
choice-to-disband = Disband units
    .detail = they are recruited again from the next turn on

## The position

state-melee-values = attack/defence: { $values }
state-melee-led = commanders: { $figures }
state-melee-secret = commanders picked in secret
state-melee-unled = commanders give no modifiers
state-melee-limit = { $count ->
    [one] 1 unit may attack ({ $cause })
   *[other] { $count } units may attack ({ $cause })
}
state-melee-flank = second Army { $region-from }: { $figures }
state-melee-units = units: { $units }
state-melee-unit = { $mark } { $kind }
state-melee-unit-to = { $mark } { $kind } → { $target }
state-melee-unit-broken = { $unit } (broken)
state-melee-kind = { $role ->
    [elite] E
   *[regular] R
}
state-melee-side = { $side } – { $parts }
state-melee-clashes = Clashes to be rolled: { $clashes }
state-melee-rolled = Rolled in this round: { $strikes }

## The story

story-melee-again = { " " }(rolled again: { $hero-nom })

## What the Combat cards do under the mod
#
# Said of the sides by name, so that the menu and the story can say the same; a line begins small and has no full stop.

text-groteka-derived = { $mark } Not described by the mod’s authors: it follows from their general principles (G52).

## Options

option-rules = Rules
    .detail = The base game, or the GroTeka mod with battles of its own (G1)
option-rules-base = Base game
    .detail = War of the Ring as it was published (G1)
option-rules-groteka = GroTeka mod
    .detail = Units with attack and defence, clashes, flanking, 11 and 10 points to win (G1)
option-mod_sturdy_regulars = Mod: defence of regulars
    .detail = Whether it is 5 instead of 4 (A2)
option-mod_sturdy_regulars-true = Mod: regulars defend with 5
    .detail = One more than their printed defence (A2)
option-mod_sturdy_regulars-false = Mod: regulars defend with 4
    .detail = Their printed defence (A2)
option-mod_split_once = Mod: splitting Leadership
    .detail = Once a battle, or again in every round (A4)
option-mod_split_once-true = Mod: Leadership is split once a battle
    .detail = It stays so until the totals change (A4)
option-mod_split_once-false = Mod: Leadership is split every round
    .detail = Attack and defence are chosen again (A4)
option-mod_witch_king = Mod: striking the Witch-king
    .detail = Whether a Fateful Strike takes him for a Minion or a Nazgûl (A24)
option-mod_witch_king-minion = Mod: the Witch-king is struck as a Minion
    .detail = With defence 8 (A24)
option-mod_witch_king-nazgul = Mod: the Witch-king is struck as a Nazgûl
    .detail = With defence 5 (A24)
option-mod_scouts = Mod: who plays Scouts
    .detail = Whether an attacking Army may do it too (A26)
option-mod_scouts-both = Mod: attackers play Scouts too
    .detail = They fall back to a region beside the battle (A26)
option-mod_scouts-defender = Mod: only defenders play Scouts
    .detail = As the base card says (A26)
option-mod_walls = Mod: City walls
    .detail = When a City or Fortification helps its defenders (A53)
option-mod_walls-every_round = Mod: walls help in every round
    .detail = Cities and Fortifications, attack +1 and defence +1 (A53)
option-mod_walls-first_round = Mod: walls help in the first round
    .detail = Cities and Fortifications, as their base rule does (A53)
