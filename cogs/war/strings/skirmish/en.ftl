# War of the Ring in English: a battle on its own. Every id is in pl.ftl too, with the same variables.
# A question has no full stop: `prompt-with-rule` adds the rule and one.

option-scenario = What is played
    .detail = The whole War of the Ring, or one battle of it: a place, two Armies, cards (S1)
option-scenario-whole = The war
    .detail = The whole game (S1)
option-scenario-battle = A battle on its own
    .detail = Choose a place, two Armies and cards, and fight it (S1)
about-battle = One battle of the war on its own: a place, two Armies and a few Combat cards. The side left standing wins.
    .length = 10 to 20 minutes
    .weight = medium

## Battles that are ready

famous-helms_deep = The Battle of the Hornburg
famous-fords_of_isen = The Battle of the Fords of Isen
famous-osgiliath = The Fall of Osgiliath
famous-gondor_besieged = The Siege of Gondor
famous-pelennor_fields = The Pelennor Fields
famous-black_gate = The Battle of the Black Gate
famous-dol_guldur = The sortie from Dol Guldur
famous-moria = The Dwarves before Moria

## Questions

prompt-battle-place = Choose the battle: one that is ready, or a place, its kind and who attacks
prompt-battle-place-may = You can change the Armies afterwards.
prompt-battle-origin = The battle { $region-in }: choose where the attackers come from
prompt-battle-army = Your Army { $region-in }: put it together, then confirm
prompt-battle-army-now = It has { $units ->
    [one] 1 unit
   *[other] { $units } units
}, and there is room for { $room } more: { $figures }.
prompt-battle-flank = Choose where a second Army stands that may flank, or do without
prompt-battle-hand = Choose how you get your cards for the battle
prompt-battle-hand-may = The other side sees only their backs.
prompt-battle-cards = Choose up to { $most } cards, then confirm
prompt-battle-cards-now = You have { $count } so far.
prompt-battle-ready = { $attack }. Say when you are ready
prompt-battle-ready-stakes = Attackers: { $attackers }. Defenders: { $defenders }.

## Choices

choice-battle-ready-made = { $manner }: { $attacker-nom } { $attacker-number ->
    [many] attack
   *[one] attacks
}
choice-battle-manner = { $manner ->
    [field] Battle in the field: { $attacker-nom } { $attacker-number ->
        [many] attack
       *[one] attacks
    }
    [siege] Siege battle: { $attacker-nom } { $attacker-number ->
        [many] storm
       *[one] storms
    } the Stronghold
    [sortie] Sortie: { $attacker-nom } { $attacker-number ->
        [many] break
       *[one] breaks
    } out
   *[relief] Relief: { $attacker-nom } { $attacker-number ->
        [many] come
       *[one] comes
    } to the garrison’s aid
}
choice-battle-group-companions = Companions
choice-battle-group-minions = Nazgûl and Minions
choice-battle-now = now: { $figures }
choice-battle-none-yet = nobody yet
choice-battle-figure = { $figure } (now { $count })
choice-battle-add = Add { $figure }
choice-battle-remove = Take { $figure } out
choice-battle-army-done = The Army is complete
choice-battle-no-flank = No second Army
choice-battle-pick = Choose the cards yourself
    .detail = up to six, from both decks
choice-battle-draw = { $count ->
    [0] No cards
    [one] Draw 1 card by chance
   *[other] Draw { $count } cards by chance
}
choice-battle-cards-done = These are my cards
choice-battle-begin = I am ready

## Manners

battle-manner = { $manner ->
    [field] in the field
    [siege] siege battle
    [sortie] sortie
   *[relief] relief attack
}

## Where the game stands

skirmish-title = A battle on its own
skirmish-rules = { $rules ->
    [groteka] GroTeka rules
   *[base] base rules
}
skirmish-setting-up = The place is being chosen
skirmish-armies = { $attack } – Armies and cards are being chosen
skirmish-units = Units: Free Peoples { $free }, Shadow { $shadow }
skirmish-lost = Figures lost: Free Peoples { $free }, Shadow { $shadow }
skirmish-attack = { $side-start } { $manner ->
    [field] { $side-number ->
        [one] attacks
       *[other] attack
    } { $region-nom } { $origin-from }
    [siege] { $side-number ->
        [one] storms
       *[other] storm
    } the Stronghold { $region-in }
    [sortie] { $side-number ->
        [one] sorties
       *[other] sortie
    } from the Stronghold { $region-in }
   *[relief] { $side-number ->
        [one] comes
       *[other] come
    } { $origin-from } to relieve the Stronghold { $region-in }
}

## The story

event-ground-chosen = ⚔️ { $attack }.
event-ground-chosen-famous = ⚔️ **{ $famous }** – { $attack }.
event-army-drawn-up = 🚩 { $side-start } { $side-number ->
    [one] draws
   *[other] draw
} up { $figures } { $region-in }.
event-hand-taken-none = { $side-start } { $side-number ->
    [one] takes
   *[other] take
} no cards.
event-hand-taken = 🃏 { $side-start } { $side-number ->
    [one] has
   *[other] have
} chosen cards: Character { $character }, Strategy { $strategy }.
event-card-taken = 🃏 { $side-start } { $side-number ->
    [one] takes
   *[other] take
} { $card }.
event-skirmish-ended = 🏁 { $how } Left: { $left } – { $free }; { $right } – { $shadow }.
event-skirmish-nobody-left = nobody

## How it ends

outcome-battle-won = { $winner-start } { $winner-number ->
    [one] wins
   *[other] win
} the battle.
outcome-battle-nobody = Nobody is left on the field: nobody wins the battle.
