# Combat effects: the name of each, what it does, by the printed rules and under the mod, what it asks and what is told of it.

effect-it_is_a_gift = It is a Gift
text-it_is_a_gift = If the Ring-bearers are in the defenders’ region: +1 on all dice of your Combat roll and Leader re-roll.
    .detail = Ring-bearers in the defenders’ region: +1 on your Combat roll and Leader re-roll
text-groteka-it_is_a_gift = +1 attack for all Free Peoples units, to the end of the battle
story-combat-it-is-a-gift = +1 to every die of the Combat roll and the re-roll

effect-blade_of_westernesse = Blade of Westernesse
text-blade_of_westernesse = With Meriadoc or Peregrin: a hit of your Leader re-roll may kill a Minion instead of counting as a hit.
    .detail = With Meriadoc or Peregrin: a hit of your Leader re-roll may kill a Minion instead
text-groteka-blade_of_westernesse = one success kills a Minion instead of breaking its target
ask-strike_down-blade_of_westernesse = choose a Minion who is killed by a hit of your Leader re-roll, which then counts no further, or nobody
ask-groteka_blade_of_westernesse = choose the Minion who is killed in place of a unit your attacks have broken, or nobody
ask-groteka_blade_of_westernesse_spares = choose the broken enemy unit that stands up because { $figure } dies
choice-kill = { $figure } dies
story-combat-blade-of-westernesse = a hit of the re-roll may kill a Minion instead

effect-mighty_attack = Mighty Attack
text-mighty_attack = With a Companion: before your Leader re-roll he gives up his Leadership, and one missed die becomes a hit.
    .detail = A Companion gives up his Leadership; before the Leader re-roll a miss becomes a hit
text-groteka-mighty_attack = a Companion gives up Leadership, and a failed attack succeeds
ask-mighty_attack_companion = choose the Companion who gives up his Leadership, so that a missed die becomes a hit
ask-groteka_mighty_attack = choose the Companion who gives up his Leadership, so that a failed attack succeeds, or nobody
choice-mighty = { $figure } gives up Leadership
pick-forfeits = { $figure }
    .detail = gives up his Leadership; a miss becomes a hit
story-combat-mighty-attack = a Companion gives up his Leadership, and a miss becomes a hit
story-effect-mighty-attack = { $number ->
    [one] 1 miss becomes a hit
   *[other] { $number } misses become hits
}

effect-servant_of_the_secret_fire = Servant of the Secret Fire
text-servant_of_the_secret_fire = With Gandalf, Grey or White: +1 on all dice of your Combat roll.
text-groteka-servant_of_the_secret_fire = +1 attack for all Free Peoples units, to the end of the battle
story-combat-servant-of-the-secret-fire = +1 to every die of the Combat roll

effect-anduril = Andúril
text-anduril = With Strider or Aragorn: before your Leader re-roll he gives up his Leadership, and one missed die (Aragorn: up to two) becomes a hit.
    .detail = Strider or Aragorn gives up his Leadership; one miss (Aragorn: up to two) becomes a hit
text-groteka-anduril = Strider gives up Leadership, and a failed attack succeeds; for Aragorn up to two
ask-anduril_misses = Aragorn gives up his Leadership; choose how many missed dice become hits, { $count } at most
ask-groteka_anduril = choose who gives up his Leadership, so that failed attacks succeed, or nobody
choice-anduril = { $figure } ({ $count ->
    [one] 1 attack
   *[other] up to { $count } attacks
})
pick-turned = { $count ->
    [one] 1 missed die
   *[other] { $count } missed dice
}
    .detail = { $left ->
        [0] no missed dice are left
        [one] 1 missed die is left
       *[other] { $left } missed dice are left
    }
story-combat-anduril = Strider or Aragorn gives up his Leadership, and misses become hits
story-effect-anduril = { $number ->
    [one] 1 miss becomes a hit
   *[other] { $number } misses become hits
}

effect-heroic_death = Heroic Death
text-heroic_death = With a Leader or Companion: before casualties you may eliminate a Leader to cancel a hit, or a Companion to cancel any number up to his Level.
    .detail = Before casualties eliminate a Leader to cancel a hit, or a Companion for up to his Level
text-groteka-heroic_death = a Leader dies and a broken unit stands up, or a Companion and as many as his Level
ask-heroic_death_figure = { $count ->
    [one] one hit is
   *[other] { $count } hits are
} about to be taken. Eliminate a Leader to cancel one, or a Companion to cancel any number up to his Level, or nobody
ask-heroic_death_hits = choose how many hits the death of { $hero-nom } cancels, { $count } at most
ask-groteka_heroic_death = choose who dies, so that broken units stand up, or nobody
choice-heroic = { $figure } ({ $count ->
    [one] 1 unit
   *[other] { $count } units
})
pick-sacrifice = { $figure }
    .detail = { $count ->
        [one] cancels 1 hit
       *[other] cancels up to { $count } hits
    }
pick-cancelled = { $count ->
    [0] No hits
    [one] 1 hit
   *[other] { $count } hits
}
    .detail = { $left ->
        [0] no hits are left to take
        [one] 1 hit is left to take
       *[other] { $left } hits are left to take
    }
story-combat-heroic-death = a Leader or a Companion may die to cancel hits
story-effect-heroic-death = { $number ->
    [one] 1 hit is cancelled
   *[other] { $number } hits are cancelled
}

effect-daring_defiance = Daring Defiance
text-daring_defiance = With a Companion: all your Companions give up their Leadership, and the Shadow’s Combat card is cancelled.
    .detail = All your Companions give up their Leadership; the Shadow’s Combat card is cancelled
text-groteka-daring_defiance = all Companions give up Leadership, and the Shadow’s card has no effect
story-combat-daring-defiance = the Companions give up their Leadership, and { $shadow-number ->
    [you] your
   *[other] the Shadow’s
} card is cancelled

effect-fateful_strike = Fateful Strike
text-fateful_strike = With a Leader or Companion: a hit in your Leader re-roll also kills a Nazgûl; two or more may kill a Minion instead.
    .detail = A hit in your Leader re-roll also kills a Nazgûl; two may kill a Minion instead
text-groteka-fateful_strike = targets are chosen again, first against a Nazgûl (defence 5) or a Minion (8)
ask-strike_down-fateful_strike = your Leader re-roll has scored { $count ->
    [one] one hit
   *[other] { $count } hits
}. Choose who else is killed
story-combat-fateful-strike = hits of the re-roll also kill a Nazgûl or a Minion

effect-sudden_strike = Sudden Strike
text-sudden_strike = With a Leader or Companion: an additional attack before the Combat roll, with a die for each point of your Leadership, five at most.
    .detail = Attack before the Combat roll with a die for each point of your Leadership, five at most
text-groteka-sudden_strike = before the fighting as many units as the Leadership, at most 5, attack once more
story-combat-sudden-strike = an attack before the Combat roll, a die for every point of Leadership

effect-brave_stand = Brave Stand
text-brave_stand = With a Companion: the Shadow’s Combat roll loses a die for each of your Companions, down to one die.
    .detail = The Shadow’s Combat roll loses a die for each of your Companions, down to one
text-groteka-brave_stand = the Shadow attacks with a unit fewer for each Companion, to the end of the battle
story-combat-brave-stand = { $shadow-number ->
    [you] your
   *[other] the Shadow’s
} Combat roll loses a die for every Companion
story-effect-brave-stand = { $number ->
    [one] 1 die
   *[other] { $number } dice
} fewer for { $shadow-nom }
story-melee-brave-stand = { $shadow-nom } { $shadow-number ->
    [one] attacks
   *[other] attack
} with { $number ->
    [one] 1 unit
   *[other] { $number } units
} fewer

effect-ents_rage = Ents’ Rage
text-ents_rage = If the defenders are in Rohan, Fangorn or Orthanc: +2 on all dice of your Combat roll.
text-groteka-ents_rage = +2 attack for all Free Peoples units, to the end of the battle
story-combat-ents-rage = +2 to every die of the Combat roll

effect-huorn_dark = Huorn-dark
text-huorn_dark = If the defenders are in Rohan, Fangorn or Orthanc: the Shadow’s Combat roll has two dice at most.
text-groteka-huorn_dark = the Shadow attacks with two units at most, to the end of the battle
story-combat-huorn-dark = { $shadow-number ->
    [you] your
   *[other] the Shadow’s
} Combat roll has two dice at most

effect-nameless_wood = Nameless Wood
text-nameless_wood = If the defenders are in Rohan, Fangorn or Orthanc: two more hits, if your two rolls have scored one.
    .detail = Defenders in Rohan, Fangorn or Orthanc: two more hits if your rolls have scored one
text-groteka-nameless_wood = in the first round each broken unit may take two more of its kind along
story-combat-nameless-wood = two more hits if the rolls score any
story-effect-nameless-wood = { $number ->
    [one] 1 hit more
   *[other] { $number } hits more
}

effect-daylight = Daylight
text-daylight = The Shadow’s Combat roll has three dice at most.
text-groteka-daylight = the Shadow attacks with three units at most, to the end of the battle
story-combat-daylight = { $shadow-number ->
    [you] your
   *[other] the Shadow’s
} Combat roll has three dice at most

effect-no_quarter = No Quarter
text-no_quarter = One more hit, if your Combat roll or Leader re-roll has scored one.
text-groteka-no_quarter = in the first round each broken unit may take one more of its kind along
story-combat-no-quarter = one more hit if the rolls score any
story-effect-no-quarter = { $number ->
    [one] 1 hit more
   *[other] { $number } hits more
}

effect-advantageous_position = Advantageous Position
text-advantageous_position = If the defenders are in a Free Peoples Nation: −1 on all dice of the Shadow’s Combat roll; a natural 6 still hits.
    .detail = Defenders in a Free Peoples Nation: −1 on the Shadow’s Combat roll; a 6 still hits
text-groteka-advantageous_position = −1 attack for all Shadow units, to the end of the battle
story-combat-advantageous-position = −1 to every die of { $shadow-number ->
    [you] your
   *[other] the Shadow’s
} Combat roll

effect-scouts = Scouts
text-scouts = If your Army defends in the field: before the Combat roll it falls back to an adjacent free region or into its Stronghold. The battle ends.
    .detail = Defending in the field, your Army falls back before the Combat roll
text-groteka-scouts = the Army falls back at once to a free region beside the battle, or into its Stronghold
ask-scouts_retreat = choose where your Army falls back to
ask-groteka_scouts = choose where your Army falls back to
story-combat-scouts = the Army falls back before the Combat roll

effect-shield_wall = Shield-wall
text-shield_wall = Of two or more hits taken for the Shadow’s two rolls, one is cancelled.
text-groteka-shield_wall = of two or more units broken in the first round one stands up
story-combat-shield-wall = of two or more hits one is cancelled
story-effect-shield-wall = { $number ->
    [one] 1 hit is cancelled
   *[other] { $number } hits are cancelled
}

effect-confusion = Confusion
text-confusion = Each natural 1 of the Shadow’s Combat roll is a hit on the Shadow itself and is not re-rolled.
text-groteka-confusion = each natural 1 of the Shadow breaks one of the units that attacked
ask-groteka_confusion = a natural 1 was rolled: choose which of the units that attacked is broken
story-combat-confusion = { $shadow-number ->
    [you] your natural 1s hit your own Army
   *[other] natural 1s of the Shadow hit its own Army
}
story-effect-confusion = { $number ->
    [one] 1 hit
   *[other] { $number } hits
} on { $shadow-number ->
    [you] your
   *[other] the Shadow’s
} own Army

effect-charge = Charge
text-charge = With an elite: an additional attack before the Combat roll, with a die for each of your elites, five at most.
    .detail = Attack before the Combat roll with a die for each of your elites, five at most
text-groteka-charge = before the fighting each elite, at most 5, attacks once more
story-combat-charge = an attack before the Combat roll, a die for every elite

effect-valour = Valour
text-valour = With an elite: +1 on all dice of your Combat roll.
text-groteka-valour = +1 attack for all Free Peoples units, to the end of the battle
story-combat-valour = +1 to every die of the Combat roll

effect-one_for_the_dark_lord = One for the Dark Lord
text-one_for_the_dark_lord = If the Ring-bearers are in the defenders’ region: +1 on all dice of your Combat roll and Leader re-roll.
    .detail = Ring-bearers in the defenders’ region: +1 on your Combat roll and Leader re-roll
text-groteka-one_for_the_dark_lord = +1 attack for all Shadow units, to the end of the battle
story-combat-one-for-the-dark-lord = +1 to every die of the Combat roll and the re-roll

effect-cruel_as_death = Cruel as Death
text-cruel_as_death = Give up 2 Nazgûl Leadership: +1 on all dice of your Combat roll.
text-groteka-cruel_as_death = picked Nazgûl give up 2 Leadership, and up to four others lead instead
story-combat-cruel-as-death = for 2 Nazgûl Leadership, +1 to every die of the Combat roll
story-melee-cruel-as-death = { $number ->
    [one] another Nazgûl leads
   *[other] { $number } other Nazgûl lead
}

effect-they_are_terrible = They are Terrible
text-they_are_terrible = Give up 1 Nazgûl Leadership: +1 on all dice of your Leader re-roll.
text-groteka-they_are_terrible = a picked Nazgûl gives up Leadership, and two others lead instead
story-combat-they-are-terrible = for 1 Nazgûl Leadership, +1 to every die of the re-roll
story-melee-they-are-terrible = { $number ->
    [one] another Nazgûl leads
   *[other] { $number } other Nazgûl lead
}

effect-dread_and_despair = Dread and Despair
text-dread_and_despair = Give up Nazgûl Leadership, 1 or more: the Free Peoples’ Combat roll loses a die for each point, down to one die.
    .detail = For each point of Nazgûl Leadership given up the Free Peoples’ roll loses a die, down to one
text-groteka-dread_and_despair = for each point of Nazgûl Leadership given up the Free Peoples attack with one unit fewer
ask-dread_and_despair_points = choose how many points of Nazgûl Leadership you give up. The Free Peoples’ Combat roll, now { $dice ->
    [one] one die
   *[other] { $dice } dice
}, loses one for each
ask-groteka_dread_and_despair = choose how much Nazgûl Leadership you give up: for each point the Free Peoples, now { $count }, attack with one unit fewer
choice-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
choice-points-left = the Free Peoples attack with { $left ->
    [one] 1 unit at most
   *[other] { $left } units at most
}
pick-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
    .detail = the enemy’s Combat roll: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
story-combat-dread-and-despair = every point of Nazgûl Leadership given up takes a die from { $free-nom }
story-effect-dread-and-despair = { $number ->
    [one] 1 die
   *[other] { $number } dice
} fewer for { $free-nom }
story-melee-dread-and-despair = { $free-nom } attack with { $number ->
    [one] 1 unit
   *[other] { $number } units
} fewer

effect-foul_stench = Foul Stench
text-foul_stench = With Nazgûl Leadership of 1 or more: no Leader re-roll for the Free Peoples, unless their Leadership is greater.
    .detail = No Leader re-roll for the Free Peoples unless their Leadership exceeds the Nazgûl’s
text-groteka-foul_stench = if the Nazgûl lead no worse, commanders of the Free Peoples give no modifiers
story-combat-foul-stench = no re-roll for { $free-nom } unless { $free-number ->
    [you] you
   *[other] they
} lead better than the Nazgûl
story-effect-foul-stench = no Leader re-roll for { $free-nom }
story-melee-foul-stench = { $free-number ->
    [you] your commanders
   *[other] the commanders of the Free Peoples
} give no modifiers

effect-black_breath = Black Breath
text-black_breath = With a Nazgûl: a hit in your Leader re-roll may also kill a Leader, or a Companion whose Level is no higher than the number of those hits.
    .detail = Hits in your Leader re-roll may also kill a Leader, or a Companion of that Level or less
text-groteka-black_breath = targets are chosen again, first against a Leader (defence 5) or a Companion
ask-strike_down-black_breath = your Leader re-roll has scored { $count ->
    [one] one hit
   *[other] { $count } hits
}. Choose a Leader, or a Companion of no higher Level, who is killed, or nobody
story-combat-black-breath = hits of the re-roll may also kill a Leader or a Companion

effect-words_of_power = Words of Power
text-words_of_power = With a Nazgûl: choose a Companion. He has no Leadership and no abilities in this round.
text-groteka-words_of_power = one Companion has neither Leadership nor abilities, to the end of the battle
ask-words_of_power_companion = choose the Companion who has neither Leadership nor abilities in this round
pick-silenced = { $figure }
    .detail = neither Leadership nor abilities in this round
story-combat-words-of-power = a Companion loses Leadership and abilities for this round
story-effect-words-of-power = a Companion loses Leadership and abilities for this round
story-melee-words-of-power = a Companion has neither Leadership nor abilities in this battle

effect-durins_bane = Durin’s Bane
text-durins_bane = If the defenders are in Moria or within two regions of it: an additional attack before the Combat roll, three dice that hit on 4 or more.
    .detail = Within two regions of Moria: attack before the Combat roll, three dice hit on 4 or more
text-groteka-durins_bane = before the fighting three dice, each 4 or more breaks an enemy unit, regulars first
story-combat-durins-bane = an attack before the Combat roll, three dice that hit on 4+

effect-devilry_of_orthanc = Devilry of Orthanc
text-devilry_of_orthanc = With an Isengard unit against a besieged Stronghold: +1 on all dice of your Combat roll.
text-groteka-devilry_of_orthanc = +1 attack for all Shadow units, to the end of the battle
story-combat-devilry-of-orthanc = +1 to every die of the Combat roll

effect-deadly_strife = Deadly Strife
text-deadly_strife = +2 on all dice of both sides, in the Combat roll and in the Leader re-roll.
text-groteka-deadly_strife = +2 attack for all units of both sides, to the end of the battle
story-combat-deadly-strife = +2 to every die of both sides

effect-onslaught = Onslaught
text-onslaught = After casualties you may deal up to four hits to your own Army: a die for each, and every 4 or more hits the enemy.
    .detail = After casualties up to four hits on your own Army, each for a die that hits on 4 or more
text-groteka-onslaught = after the first losses, give up as many as 4 units and roll a die for each: 4+ breaks an enemy unit
ask-onslaught_hits = choose how many hits your own Army takes, { $count } at most. For each a die is rolled that hits the enemy on 4 or more
ask-groteka_onslaught = give up units of yours, { $most } at most: for each a die that breaks an enemy unit on 4+
choice-enough-onslaught = { $count ->
    [0] the card does nothing
    [one] 1 die is rolled
   *[other] { $count } dice are rolled
}
story-combat-onslaught = after casualties hits taken by choice, each for a die that hits on 4+
story-effect-onslaught = { $number ->
    [one] 1 hit taken by choice, 1 die more
   *[other] { $number } hits taken by choice, { $number } dice more
}
story-melee-onslaught = { $number ->
    [one] 1 die is rolled
   *[other] { $number } dice are rolled
}

effect-relentless_assault = Relentless Assault
text-relentless_assault = Before the Combat roll you may deal one or two hits to your own Army: each gives +1 on all dice of your Combat roll.
    .detail = One or two hits on your own Army, each for +1 on all dice of your Combat roll
text-groteka-relentless_assault = before the fighting you may give up one or two of your units: each gives all the others +1 attack
ask-relentless_assault_hits = choose how many hits your own Army takes, { $count } at most. Each gives +1 on all dice of your Combat roll
ask-groteka_relentless_assault = give up units of yours, { $most } at most: for each +1 attack for all the others
choice-enough-relentless_assault = { $count ->
    [0] the card does nothing
   *[other] +{ $count } attack for all the others
}
story-combat-relentless-assault = hits taken by choice, each for +1 to every die of the Combat roll
story-effect-relentless-assault = { $number ->
    [one] 1 hit taken by choice, +1 to each die of the Combat roll
   *[other] { $number } hits taken by choice, +{ $number } to each die of the Combat roll
}
story-melee-relentless-assault = +{ $number } attack for all { $shadow-number ->
    [you] your
   *[other] Shadow
} units

effect-great_host = Great Host
text-great_host = After casualties one more hit, if your units are at least twice as many as the enemy’s.
text-groteka-great_host = after the first losses an Army twice as large breaks one more unit, regulars first
story-combat-great-host = after casualties one more hit for an Army twice as large
story-effect-great-host = { $number ->
    [one] 1 hit more
   *[other] { $number } hits more
}
story-melee-great-host = one more unit is broken

effect-mumakil = Mûmakil
text-mumakil = With an elite of the Southrons and Easterlings: +1 on all dice of your Combat roll. After the re-rolls one more hit, if you have hit more.
    .detail = +1 on your Combat roll; after the re-rolls one more hit if you have hit more
text-groteka-mumakil = +1 attack for all Shadow units; with more successes in the first round one more breaks
story-combat-mumakil = +1 to every die of the Combat roll, and one more hit for hitting more
story-effect-mumakil = +{ $number }

effect-swarm_of_bats = Swarm of Bats
text-swarm_of_bats = The Free Peoples’ Combat card is cancelled. If there is none: +1 on all dice of your Leader re-roll.
    .detail = Cancels the Free Peoples’ Combat card; without one +1 on your Leader re-roll
text-groteka-swarm_of_bats = the Free Peoples’ card has no effect
story-combat-swarm-of-bats = { $free-number ->
    [you] your
   *[other] the Free Peoples’
} card is cancelled; without one, +1 to every die of the re-roll
story-effect-swarm-of-bats = +{ $number } to each die of the Leader re-roll

effect-we_come_to_kill = We Come to Kill
text-we_come_to_kill = With an elite: an additional attack after casualties, a die for each elite left, five at most, hitting on 5 or more.
    .detail = Attack after casualties with a die for each elite left, five at most, hitting on 5 or more
text-groteka-we_come_to_kill = after the first losses each elite left, at most 5, attacks once more
story-combat-we-come-to-kill = after casualties an attack, a die for every elite left

effect-desperate_battle = Desperate Battle
text-desperate_battle = +1 on all dice of both sides, in the Combat roll and in the Leader re-roll.
text-groteka-desperate_battle = +1 attack for all units of both sides, to the end of the battle
story-combat-desperate-battle = +1 to every die of both sides
