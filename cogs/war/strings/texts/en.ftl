# What cards, Combat effects, characters and Hunt tiles do, in our own words, and what they ask.

## Characters

text-gandalf_the_grey = Captain of the West: +1 Combat Strength. Guide: after each event you pay for with an Event result you may draw a card from the same deck. Can activate any Nation. Gandalf the White can return in his place.
text-strider = Captain of the West: +1 Combat Strength. Guide: any die result may hide a revealed Fellowship. Can activate the North. Aragorn can take his place.
text-boromir = Captain of the West: +1 Combat Strength. While he is in an unconquered City or Stronghold of Gondor, any die result may advance Gondor a step. Can activate Gondor.
text-legolas = Captain of the West: +1 Combat Strength. While he is in an unconquered Elven Stronghold, any die result may advance the Elves a step. Can activate the Elves.
text-gimli = Captain of the West: +1 Combat Strength. While he is in Erebor and it is unconquered, any die result may advance the Dwarves a step. Can activate the Dwarves.
text-meriadoc = Guide: when a Hunt does damage he may be separated, which takes 1 off. Take Them Alive!: eliminated while in the Fellowship, he is put on the map instead, as if separated; not in Mordor. Can activate any Nation.
text-peregrin = { text-meriadoc }
text-aragorn = Enters with a Will of the West in Strider’s place, in unconquered Minas Tirith, Dol Amroth or Pelargir, and brings an Action die. Captain of the West: +1 Combat Strength. Can activate any Nation.
text-gandalf_the_white = Enters with a Will of the West once a Minion has been in play and Gandalf the Grey has left the Fellowship: in his place on the map, else in Fangorn or an unconquered Elven Stronghold. Brings a die. Shadowfax: Level 4, alone or with one Hobbit. The White Rider: may give up his Leadership to negate all Nazgûl Leadership for a whole battle. Can activate any Nation.
text-gollum = Guide once no Companion is left. Standard tiles with a number do not reveal the Fellowship. When a Hunt does damage and does not reveal the Fellowship, it may be revealed to take 1 off.
text-ring_bearers = Frodo and Sam are never separated, never a Guide and never a casualty. Their figure marks where the Fellowship was last known to be. At 12 corruption the Shadow wins.
text-saruman = Enters Orthanc with a Muster result, if Isengard is At War and Orthanc unconquered, and brings an Action die. Never leaves. With Orthanc the Shadow’s and not besieged, a Muster result may recruit a regular in every Isengard Settlement, or make two Isengard regulars in Orthanc elites. Isengard elites count as Leaders too.
text-witch_king = Enters with a Muster result where an Army with a Sauron unit stands, if Sauron and a Free Peoples Nation are At War; brings an Action die and makes all Free Peoples Nations active. Counts as a Nazgûl. Sorcerer: after a first round of battle with a Combat card of yours, you may draw a card from its deck.
text-mouth_of_sauron = Enters an unconquered Stronghold of Sauron with a Muster result, if the Fellowship is in Mordor or all Free Peoples Nations are At War; brings an Action die. Moves up to three regions. Once a turn a Muster result may be used as an Army result.

## Hunt tiles

text-eye_reveal = Eye: damage for each success of the Hunt roll, none without a roll; in Mordor for each die in the Hunt Box. Reveals the Fellowship.
text-std_0_reveal = No damage. Reveals the Fellowship.
text-std_1 = Damage 1.
text-std_1_reveal = Damage 1. Reveals the Fellowship.
text-std_2 = Damage 2.
text-std_2_reveal = Damage 2. Reveals the Fellowship.
text-std_3 = Damage 3.
text-fp_elven_cloaks = No damage.
text-fp_elven_rope = No damage.
text-fp_phial_of_galadriel = No damage, and 2 off corruption.
text-fp_smeagol_helps_nice_master = No damage, and 1 off corruption.
text-sh_shelobs_lair = A die is rolled for the damage. Stop: the Fellowship does not advance on the Mordor Track.
text-sh_the_ring_is_mine = Eye: damage for each die in the Hunt Box. Reveals the Fellowship. Stop: it does not advance on the Mordor Track.
text-sh_on_on_they_went = Damage 3. Stop: the Fellowship does not advance on the Mordor Track.
text-sh_give_it_to_uss = Damage 1. Reveals the Fellowship. Stop: it does not advance on the Mordor Track.

## All texts to read in one place

text-line = **{ $name }**: { $text }
text-chapter-cards_free_peoples = Free Peoples cards, part { $number } of { $of }
text-chapter-cards_shadow = Shadow cards, part { $number } of { $of }
text-chapter-combat_free_peoples = Free Peoples Combat effects and tiles{ $of ->
    [1] {""}
   *[other] , part { $number } of { $of }
}
text-chapter-combat_shadow = Shadow Combat effects and tiles{ $of ->
    [1] {""}
   *[other] , part { $number } of { $of }
}
text-chapter-people = Characters{ $of ->
    [1] {""}
   *[other] , part { $number } of { $of }
}

## What is asked

ask-by = { $source }: { $what }
ask-by-card = { $source }: { $what }
ask-tile = Hunt tile “{ $tile }”
ask-march_on = the Army is { $region-in }. Choose the region to which it goes on{ $stop ->
    [yes] , or stop there
   *[no] ; it cannot stay there
}. { $count ->
    [one] One region
   *[other] { $count } regions
} left
ask-show_and_discard = to end it, choose { $wanted ->
    [army] an Army card
   *[character] a Character card
} of your hand to be shown and discarded
ask-play_another = you may play another Character card of your hand, for no die
ask-separate_or_move = choose whether Companions leave the Fellowship, or a group on the map moves{ $level ->
    [0] {""}
   *[other] , as if of Level { $level }
}{ $extra ->
    [0] {""}
    [one] , a region further than usual
   *[other] , { $extra } regions further than usual
}
ask-muster_where = choose the region for { $figures }{ $count ->
    [one] {""}
   *[other] ; { $count } regions are still to be chosen
}
ask-muster_where-units = choose the region for two units, regular or elite, and a Nazgûl of Sauron
ask-move_or_attack = { $needs ->
    [witch_king] the Army with the Witch-king may move or attack
   *[nazgul] make up to { $moves } moves with Armies that include a Nazgûl, or attack with one of them, or neither
}
ask-march_to_gathering = the Army is { $region-in }. Choose the region to which it goes on{ $stop ->
    [yes] , or stop beside the Army there
   *[no] ; it must end beside another Army
}. { $count ->
    [one] One region
   *[other] { $count } regions
} left
ask-gandalf_draws = as Guide he lets you draw a card from { $deck-nom }
ask-white_rider = he may give up his Leadership, so that no Nazgûl has any in the whole battle
ask-sorcerer_draws = Sorcerer lets you draw a card from { $deck-nom }
ask-enter_play = choose the region in which he enters play
ask-use_guide_ability = the Hunt damage is { $damage }. { $guide ->
    [gollum] Reveal the Fellowship to take 1 off?
   *[other] { $mordor ->
        [yes] Let him leave the Fellowship, which eliminates him in Mordor, to take 1 off?
       *[no] Let him leave the Fellowship to take 1 off?
    }
}
ask-answer_tile = { $open ->
    [yes] a die will decide the damage
   *[no] the damage is { $damage }
}. Give up a card on the table to answer it?

## Choices

pick-separate = Leave the Fellowship
    .detail = choose who goes, then where to
pick-move-companions = Move on the map
    .detail = choose who travels, then where to
pick-move = Move
    .detail = { $needs ->
        [witch_king] one region, with the Witch-king
       *[nazgul] up to { $moves } moves of one region, each with a Nazgûl
    }
pick-attack = Attack
    .detail = { $needs ->
        [witch_king] with the Witch-king’s Army
       *[nazgul] with one Army that includes a Nazgûl
    }
pick-card = Take away: { $card }
    .detail = a Character card on the table
pick-hits = { $count ->
    [0] No hits
    [one] 1 hit
   *[other] { $count } hits
}
    .detail = { $effect ->
        [onslaught] { $count ->
            [0] no additional attack
            [one] an additional attack with one die, hitting on 4 or more
           *[other] an additional attack with { $count } dice, hitting on 4 or more
        }
       *[other] { $count ->
            [0] nothing added to your Combat roll
           *[other] +{ $count } on all dice of your Combat roll
        }
    }
pick-victim = { $figure }
    .detail = eliminated
pick-stop = Stop { $region-in }
    .detail = the Army goes no further
pick-draw = Draw a card
    .detail = from { $deck-nom }; { $left ->
        [one] one card left
       *[other] { $left } cards left
    }
pick-ride = Negate Nazgûl Leadership
    .detail = for the whole battle; he gives up his own
pick-guide-reveal = Reveal the Fellowship
    .detail = damage { $damage } becomes { $left }
pick-guide-leave = { $hero } leaves
    .detail = damage { $damage } becomes { $left }{ $mordor ->
        [yes] ; in Mordor he is eliminated
       *[no] {""}
    }
pick-crebain = Send the crebain
    .detail = +1 on all dice of the roll and the re-roll; the card is discarded
pick-staff = Raise the staff
    .detail = no tile is drawn; the card is discarded
pick-balrog = Wake the Balrog
    .detail = a Hunt tile is drawn; the card is discarded
pick-another-tile = { $card }
    .detail = another tile is drawn and counts instead; the card is discarded
pick-less-damage = { $card }
    .detail = damage { $damage } becomes { $left }; the card is discarded
pick-none = None of it
    .detail = nothing more happens by this card
pick-enough = No more
    .detail = the rest stays as it is
pick-no-card = Play none
    .detail = your hand stays as it is
pick-nobody = Nobody
    .detail = { $spends ->
        [yes] the hit counts as a hit
       *[no] nobody is eliminated by the card
    }
pick-no-draw = Draw none
    .detail = your hand stays as it is
pick-lead = Keep his Leadership
    .detail = the Nazgûl keep theirs too
pick-keep-guide = Leave it
    .detail = damage stays { $damage }
pick-keep-card = Keep the card
    .detail = it stays on the table
pick-keep-cards = Let it be
    .detail = the tile is resolved as it is
