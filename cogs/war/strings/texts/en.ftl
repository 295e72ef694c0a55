# What cards, Combat effects, characters and Hunt tiles do, in our own words, and what they ask.

## Event cards of the Free Peoples: Character

text-fp_char_01 = The Fellowship’s tile Elven Cloaks (0) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Elven Cloaks (0) joins the Hunt Pool in Mordor
text-fp_char_02 = The Fellowship’s tile Elven Rope (0) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Elven Rope (0) joins the Hunt Pool in Mordor
text-fp_char_03 = The Fellowship’s tile Phial of Galadriel (−2) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Phial of Galadriel (−2) joins the Hunt Pool in Mordor
text-fp_char_04 = The Fellowship’s tile Sméagol Helps Nice Master (−1) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Sméagol Helps Nice Master (−1) joins the Hunt Pool in Mordor
text-fp_char_05 = Stays on the table. Give it up in reply to a Hunt tile: another tile is drawn and counts instead, and the first goes back into the Hunt Pool.
    .detail = Give it up from the table to have another Hunt tile drawn instead
text-fp_char_06 = Needs Gimli or Legolas in the Fellowship, and stays on the table while one of them is. Give it up in reply to a Hunt tile: 1 off its damage.
    .detail = With Gimli or Legolas: give it up from the table for 1 off the Hunt damage
text-fp_char_07 = Needs Boromir in the Fellowship, and stays on the table while he is. Give it up in reply to a Hunt tile: 1 off its damage.
    .detail = With Boromir: give it up from the table for 1 off the Hunt damage
text-fp_char_08 = Needs Gandalf the Grey in the Fellowship, and stays on the table while he is. Give it up when a Hunt tile is about to be drawn: none is.
    .detail = With Gandalf the Grey: give it up from the table so that no Hunt tile is drawn
text-fp_char_09 = Roll three dice: each 5 or 6 takes 1 off corruption, with Strider as Guide each 3 or more.
    .detail = Three dice: each 5 or 6, with Strider as Guide 3 or more, takes 1 off corruption
text-fp_char_10 = Corruption −1. Then, with Gollum as Guide, you may hide a revealed Fellowship, or move a hidden one and be hunted as usual.
    .detail = Corruption −1; with Gollum as Guide also hide or move the Fellowship
text-fp_char_11 = Needs a Companion in the Fellowship. One Companion or one group is separated and may go a region further than usual (in Mordor they are eliminated); then corruption −1.
    .detail = Separate Companions, a region further than usual; then corruption −1
text-fp_char_12 = Corruption −1; with Gollum as Guide −2 instead.
text-fp_char_13 = One of your unused dice showing Character becomes a Will of the West. If the Ring-bearers are in Lórien and Lórien is unconquered, corruption −1 as well.
    .detail = A Character die becomes a Will of the West; in Lórien corruption −1 too
text-fp_char_14 = Needs Strider or Aragorn with an Army in Gondor or Rohan. Three Hunt tiles are drawn without their usual effects: Eyes among them leave the game, the others go back. If all three are Eyes, all go back and he is eliminated instead.
    .detail = Strider or Aragorn: of three Hunt tiles Eyes leave the game; three Eyes kill him
text-fp_char_15 = One Companion or one group is separated, or one on the map moves. Either way they count as Level 4 and may end in a besieged Stronghold.
    .detail = Separate or move Companions as if of Level 4
text-fp_char_16 = One Companion or one group is separated, or one on the map moves. Either way they may go two regions further than usual and end in a besieged Stronghold.
    .detail = Separate or move Companions, two regions further than usual
text-fp_char_17 = One Companion or one group is separated and may go a region further than usual. Then, with Gimli or Legolas in Dale, Erebor or the Woodland Realm (uncaptured), Dwarves and North become active, and Dwarves, Elves and North advance a step.
    .detail = Separate Companions; Gimli or Legolas in the North-east rouses three Nations
text-fp_char_18 = Needs a Shadow Army with Nazgûl in or beside the region of an Army with a Companion. Roll a die for each of its Nazgûl, five at most: each 5 or 6 kills one. The rest fly to one unconquered Stronghold of Sauron, as the Shadow chooses. The Witch-king does not count.
    .detail = A die for each Nazgûl near an Army with a Companion: 5 or 6 kills, the rest fly off
text-fp_char_19 = Needs Gandalf the White in play and a Companion in Fangorn. Three dice hit an Army in Orthanc on 4 or more; if it is wiped out, its Nazgûl and Minions die too. Saruman without an Army there dies. With Gandalf the White in Fangorn or Rohan you may play another Character card for no die.
    .detail = Three dice hit an Army in Orthanc on 4 or more, Saruman may die; another Character card
text-fp_char_20 = { text-fp_char_19 }
    .detail = Three dice hit an Army in Orthanc on 4 or more, Saruman may die; another Character card
text-fp_char_21 = { text-fp_char_19 }
    .detail = Three dice hit an Army in Orthanc on 4 or more, Saruman may die; another Character card
text-fp_char_22 = Needs Strider or Aragorn in Rohan. He goes to Erech, Lamedon or Pelargir, with any Companions beside him. A Shadow Army there takes as many hits as a die shows, then retreats or is destroyed. Then recruit up to three Gondor regulars there; they take the place if need be.
    .detail = Strider or Aragorn comes to southern Gondor, routs an Army, and regulars rise
text-fp_char_23 = Needs Boromir in a region of Gondor. Recruit a Gondor unit (regular or elite) where he is; then draw two Strategy cards.
    .detail = A Gondor unit where Boromir is, in Gondor; two Strategy cards
text-fp_char_24 = Needs Strider or Aragorn with an Army. A regular of that Army is eliminated, and an elite of its Nation recruited in its place. Then draw two Strategy cards.
    .detail = A regular of Strider’s or Aragorn’s Army becomes an elite; two Strategy cards

## Event cards of the Free Peoples: Strategy

text-fp_str_01 = Needs a hidden Fellowship, and Aragorn with an Army outside the Nations of the Free Peoples. Stays on the table while both hold and the Fellowship is not declared: dice that move the Fellowship do not go into the Hunt Box.
    .detail = With Aragorn abroad: dice that move the hidden Fellowship stay out of the Hunt Box
text-fp_str_02 = The Elves advance a step. Stays on the table: no Shadow Army may enter Lórien, Rivendell or the Grey Havens, nor attack there. The Shadow can end it with any die by discarding an Army card and a Character card from its hand.
    .detail = Lórien, Rivendell and the Grey Havens are closed to Shadow Armies; Elves advance
text-fp_str_03 = The North advances a step. Stays on the table: no Shadow Army may enter the Old Forest, the Shire or Buckland, nor attack there. The Shadow can end it with any die by discarding an Army card and a Character card from its hand.
    .detail = Old Forest, Shire and Buckland are closed to Shadow Armies; the North advances
text-fp_str_04 = Any Companions on the map may move. Then, with a Companion in Erebor or Ered Luin (uncaptured), the Dwarves become active and go to At War.
    .detail = Companions move; one in Erebor or Ered Luin brings the Dwarves to war
text-fp_str_05 = Choose a Shadow Army with units of two or more Nations and roll five dice: each 5 or 6 is a hit.
    .detail = Five dice against a Shadow Army of several Nations, each 5 or 6 is a hit
text-fp_str_06 = Choose a Shadow Army in North Ithilien, South Ithilien or Osgiliath and roll three dice: each 5 or 6 is a hit. Then, with an Army of yours in Osgiliath, recruit a Gondor unit (regular or elite) and a Leader there.
    .detail = Three dice against an Army in Ithilien or Osgiliath; unit and Leader in Osgiliath
text-fp_str_07 = Any Companions on the map may move. Then, with a Companion in Bree or the Shire (uncaptured), the North becomes active and goes to At War.
    .detail = Companions move; one in Bree or the Shire brings the North to war
text-fp_str_08 = Choose one of your Nations: it becomes active and advances a step.
text-fp_str_09 = Needs Gondor to be active. Rohan advances a step, though not to At War while it is passive. Then recruit a Rohan unit (regular or elite) and a Leader in Edoras.
    .detail = With Gondor active: Rohan advances; a Rohan unit and a Leader in Edoras
text-fp_str_10 = An Army of yours attacks, from an adjacent region, a Shadow Army that besieges a Stronghold. In every round the Shadow’s Combat roll loses a die for each unit inside, down to one die.
    .detail = Attack a besieger from outside; its roll loses a die for each unit inside
text-fp_str_11 = Needs Rohan At War. An Army in Rohan or a part of it, besieged or not, goes straight to Minas Tirith; if that is besieged or the Shadow’s, to a region adjacent to it. It must be able to stand there.
    .detail = An Army in Rohan goes straight to Minas Tirith
text-fp_str_12 = Needs an Army with a Companion. It moves up to two regions; a part may stay behind at the start, but a Companion goes along.
    .detail = An Army with a Companion moves up to two regions
text-fp_str_13 = Needs the Elves At War. Recruit two Elven units (regular or elite) in one coastal region where an Army of yours stands.
    .detail = Two Elven units in a coastal region where an Army of yours stands
text-fp_str_14 = Recruit a Gondor unit (regular or elite) and a Leader in Minas Tirith.
text-fp_str_15 = Recruit an Elven unit (regular or elite) in Lórien; then draw a Strategy card.
text-fp_str_16 = Recruit a Rohan unit (regular or elite) and a Leader, both in Edoras or both in a region of Rohan where a Companion stands.
    .detail = A Rohan unit and a Leader in Edoras or beside a Companion in Rohan
text-fp_str_17 = Recruit a unit (regular or elite) and a Leader of the North in Carrock.
text-fp_str_18 = Recruit a Gondor unit (regular or elite) and a Leader in Dol Amroth.
text-fp_str_19 = Recruit two regulars of the North in Dale; then draw a Strategy card.
text-fp_str_20 = Recruit a unit (regular or elite) of the North in the Shire and one of the Dwarves in Ered Luin; then draw a Strategy card.
    .detail = A unit of the North in the Shire, a Dwarven one in Ered Luin; a Strategy card
text-fp_str_21 = Recruit an Elven unit (regular or elite) in Rivendell; then draw a Strategy card.
text-fp_str_22 = Recruit a Dwarven unit (regular or elite) and a Leader in Erebor.
text-fp_str_23 = Recruit a Rohan unit (regular or elite) and a Leader, both in one free Settlement of Rohan; a besieged one does not count.
    .detail = A Rohan unit and a Leader in a free Settlement of Rohan
text-fp_str_24 = Recruit an Elven unit (regular or elite) in the Woodland Realm; then draw a Strategy card.
    .detail = An Elven unit in the Woodland Realm; a Strategy card

## Event cards of the Shadow: Character

text-sh_char_01 = The Shadow’s tile Shelob’s Lair (a die, Stop) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Shelob’s Lair (die, stop) joins the Hunt Pool in Mordor
text-sh_char_02 = The Shadow’s tile The Ring is Mine! (Eye, Reveal, Stop) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile The Ring is Mine! (Eye, reveal, stop) joins the Hunt Pool in Mordor
text-sh_char_03 = The Shadow’s tile On, On They Went (3, Stop) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile On, On They Went (3, stop) joins the Hunt Pool in Mordor
text-sh_char_04 = The Shadow’s tile Give it to Uss! (1, Reveal, Stop) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Give it to Uss! (1, reveal, stop) joins the Hunt Pool in Mordor
text-sh_char_05 = Not while the Ring-bearers are in a region with a Settlement of the Free Peoples. Draw a Hunt tile: an Eye or a tile of the Fellowship is discarded, any other one is resolved as in a successful Hunt.
    .detail = A Hunt tile is drawn; Eyes do nothing. Not in a Free Peoples Settlement
text-sh_char_06 = Not while the Ring-bearers are in a region with a Settlement of the Free Peoples. Draw a Hunt tile: an Eye or a tile of the Fellowship is discarded; the damage of any other one cannot be lowered and all becomes corruption.
    .detail = A Hunt tile whose damage cannot be lowered; Eyes do nothing
text-sh_char_07 = Not while the Ring-bearers are in a region with a Settlement of the Free Peoples. Draw a Hunt tile: an Eye or a tile of the Fellowship is discarded; against the damage of any other one a Companion drawn at random, if there is one, must be lost.
    .detail = A Hunt tile whose damage costs a random Companion first; Eyes do nothing
text-sh_char_08 = Not while the Ring-bearers are in a region with a Settlement of the Free Peoples. Roll three dice: each 4 or more adds 1 corruption, with Gollum as Guide only each 6.
    .detail = Three dice: each 4 or more, with Gollum as Guide each 6, adds 1 corruption
text-sh_char_09 = Needs progress of 1 or more. Any Nazgûl may move. Then, with a Nazgûl in the region of the Ring-bearers, the Fellowship is revealed.
    .detail = Nazgûl move; one beside the Ring-bearers reveals the Fellowship
text-sh_char_10 = Needs progress of 1 or more. Move the Ring-bearers’ figure to an adjacent region. Progress stays as it is, and nothing is revealed.
    .detail = Move the Ring-bearers’ figure to an adjacent region
text-sh_char_11 = Needs progress of 1 or more. Any Nazgûl may move. Then, with a Nazgûl in the region of the Ring-bearers, you may either take a Character card of the Free Peoples off the table or hunt as if the Fellowship had just moved.
    .detail = Nazgûl move; one beside the Ring-bearers takes a card off the table or hunts
text-sh_char_12 = Needs a revealed Fellowship. Corruption +2 if it is 3 or less, otherwise +1.
text-sh_char_13 = Needs a revealed Fellowship. A Companion in it is drawn at random: the Free Peoples either eliminate him or add his Level to corruption. With Gollum as Guide: corruption +1 instead.
    .detail = Fellowship revealed: a random Companion falls, or corruption by his Level
text-sh_char_14 = Needs a revealed Fellowship. Draw a Hunt tile: an Eye or a tile of the Fellowship is discarded; else as many Companions as its number, chosen by the Free Peoples, are separated and stay where the Ring-bearers are. With Gollum as Guide: corruption +1 instead.
    .detail = Fellowship revealed: a Hunt tile says how many Companions leave it
text-sh_char_15 = Stays on the table. Whenever a Companion is lost as a casualty of the Hunt you may also discard a Character card of the Free Peoples: a random one of their hand, or one on the table. Goes when the Fellowship is declared in an unconquered City or Stronghold of theirs.
    .detail = Each casualty of the Hunt costs the Free Peoples a Character card too
text-sh_char_16 = Stays on the table. Give it up before a Hunt roll: +1 on all dice of the roll and the re-roll. Goes when the Fellowship is declared in an unconquered City or Stronghold of the Free Peoples.
    .detail = Give it up from the table for +1 on all dice of a Hunt roll
text-sh_char_17 = Stays on the table. Give it up when a declared or revealed Fellowship’s path touches Moria: draw a Hunt tile, an Eye is discarded; on a declaration in a Free Peoples City or Stronghold it reveals nothing. Or use its Combat effect in a battle, from the table.
    .detail = Give it up from the table for a Hunt tile in Moria, or for its Combat effect
text-sh_char_18 = Up to three of your unused dice become Eyes and go into the Hunt Box.
text-sh_char_19 = Needs a Shadow Army with Nazgûl in or beside the region of a Free Peoples Army. Roll a die against that Army for each of these Nazgûl, five at most: each 5 or 6 is a hit.
    .detail = A die for each Nazgûl near an enemy Army, five at most: each 5 or 6 is a hit
text-sh_char_20 = Needs the Witch-king with an Army that besieges a Stronghold. It attacks the Stronghold, for three rounds instead of one. In the first the Free Peoples play no Combat card, unless a Companion takes part.
    .detail = The Witch-king’s Army storms a Stronghold for three rounds
text-sh_char_21 = Needs Saruman in play, and stays on the table while he is. After each later event you pay for with an Event result, draw a card from either deck. The Free Peoples can end it with a Will of the West, or with any die and an Elven Ring.
    .detail = With Saruman: a card after each event paid for with an Event result
text-sh_char_22 = Needs Saruman in play; stays on the table while he is and Rohan is passive. Rohan becomes active only by a Companion who can activate it, or by a declaration in or an attack on Edoras or Helm’s Deep.
    .detail = With Saruman: Rohan becomes active only by Companions, declarations, attacks
text-sh_char_23 = Any Nazgûl may move. Then up to two moves with Armies that include a Nazgûl, or an attack by one such Army, or neither.
    .detail = Nazgûl move; then up to two moves or one attack by Armies with Nazgûl
text-sh_char_24 = Needs the Witch-king in play. Recruit two Nazgûl where he is, or any Nazgûl may move. Then an Army with the Witch-king may move or attack.
    .detail = Two Nazgûl come or Nazgûl move; then the Witch-king’s Army moves or attacks

## Event cards of the Shadow: Strategy

text-sh_str_01 = Needs an Elven Stronghold controlled by the Shadow. For each Elven Stronghold that is not besieged roll a die for every Elven unit there, five at most: each 6 is a hit on the Army there.
    .detail = Elven Strongholds: a die for each Elven unit, each 6 is a hit
text-sh_str_02 = Needs Saruman in play, and an Army with an Isengard unit that besieges a Stronghold. It attacks the Stronghold, for three rounds instead of one. In the first the Free Peoples play no Combat card, unless a Companion takes part.
    .detail = With Saruman: besiegers of Isengard storm a Stronghold for three rounds
text-sh_str_03 = Needs a siege of Minas Tirith, and stays on the table during it. Eliminate a Leader there. The Free Peoples play no Combat cards in its battles. They can end it with a Will of the West, or with any die while Gandalf or Aragorn is there.
    .detail = Minas Tirith besieged: a Leader dies, no Combat cards for the Free Peoples there
text-sh_str_04 = Needs all Shadow Nations At War. The Free Peoples lose all unused dice showing a Will of the West for this turn.
    .detail = The Free Peoples lose their unused dice with a Will of the West
text-sh_str_05 = Stays on the table. No Muster result advances a passive Nation of the Free Peoples. Goes when one of their Nations advances through an attack or a Companion’s ability.
    .detail = No Muster result advances a passive Nation of the Free Peoples
text-sh_str_06 = Needs the Ring-bearers or a Companion in a Free Peoples Nation that is not At War. That Nation goes back a step, and the Free Peoples eliminate a unit or Leader of it.
    .detail = A Nation with the Ring-bearers or a Companion goes back a step and loses a figure
text-sh_str_07 = One Army moves up to three regions and must end with another Shadow Army that is not besieged. A part may stay behind at the start; nobody joins or leaves on the way.
    .detail = An Army moves up to three regions, to another Shadow Army
text-sh_str_08 = Two Armies move up to two regions each and must each end with another Shadow Army that is not besieged. A part may stay behind at the start; nobody joins or leaves on the way.
    .detail = Two Armies move up to two regions, each to another Shadow Army
text-sh_str_09 = Needs all Shadow Nations At War. Up to four different Armies move one region each.
    .detail = All Shadow Nations At War: up to four Armies move one region each
text-sh_str_10 = Needs the Southrons and Easterlings At War. An Army sails from Umbar to a coastal region of Gondor. It must fight an Army it meets there, and may not cease the attack unless that Army was besieged before.
    .detail = An Army sails from Umbar to the coast of Gondor and fights whom it meets
text-sh_str_11 = Needs Isengard At War. Recruit two Isengard regulars in a free region adjacent to North or South Dunland. Up to four Isengard units of the Dunlands may join them.
    .detail = Two Isengard regulars beside the Dunlands; up to four units of the Dunlands join
text-sh_str_12 = Needs the Witch-king in play. He goes to Angmar; recruit two regulars and an elite of Sauron there.
    .detail = The Witch-king goes to Angmar; two regulars and an elite of Sauron there
text-sh_str_13 = Needs Isengard At War. Recruit an Isengard unit (regular or elite) in a region with a Shadow Army.
    .detail = An Isengard unit in a region with a Shadow Army
text-sh_str_14 = Needs Sauron At War. Recruit a Sauron unit (regular or elite) in a region with a Shadow Army.
    .detail = A Sauron unit in a region with a Shadow Army
text-sh_str_15 = Needs Sauron At War. Two Sauron regulars, wherever they are, are replaced by elites.
    .detail = Two Sauron regulars become elites
text-sh_str_16 = Needs Saruman in play. Recruit two Isengard regulars in North Dunland, two in South Dunland and two Isengard units (regular or elite) in Orthanc.
    .detail = Isengard: two regulars in each of the Dunlands, two units in Orthanc
text-sh_str_17 = Recruit two regulars of the Southrons and Easterlings in each of three of their Settlements.
text-sh_str_18 = Needs Aragorn in play. Recruit five Sauron regulars and a Nazgûl in Minas Morgul.
    .detail = With Aragorn in play: five Sauron regulars and a Nazgûl in Minas Morgul
text-sh_str_19 = Recruit two Sauron units (regular or elite) and a Nazgûl, all in Mount Gram or all in Moria.
    .detail = Two Sauron units and a Nazgûl in Mount Gram or Moria
text-sh_str_20 = Recruit three Sauron regulars in Mount Gundabad and three in Dol Guldur.
text-sh_str_21 = Needs the Southrons and Easterlings At War. Recruit five of their regulars in one of their free regions on the eastern edge: East Rhûn, South Rhûn, Khand or Far Harad.
    .detail = Five regulars of the Southrons and Easterlings on the eastern edge
text-sh_str_22 = Recruit a Sauron regular each in Angmar, Weather Hills and Ettenmoors, and a Sauron elite in Trollshaws.
    .detail = Sauron regulars in Angmar, Weather Hills, Ettenmoors; an elite in Trollshaws
text-sh_str_23 = Needs all Shadow Nations At War. Recruit five regulars of the Southrons and Easterlings in Gorgoroth and five Sauron regulars in Nurn.
    .detail = Five regulars of the Southrons and Easterlings in Gorgoroth, five of Sauron in Nurn
text-sh_str_24 = Needs Sauron At War. Recruit two Sauron regulars in each of three Strongholds of Sauron.
    .detail = Two Sauron regulars in each of three Strongholds of Sauron

## Combat effects of the Free Peoples

text-it_is_a_gift = If the Ring-bearers are in the defenders’ region: +1 on all dice of your Combat roll and Leader re-roll.
    .detail = Ring-bearers in the defenders’ region: +1 on your Combat roll and Leader re-roll
text-blade_of_westernesse = With Meriadoc or Peregrin: a hit of your Leader re-roll may kill a Minion instead of counting as a hit.
    .detail = With Meriadoc or Peregrin: a hit of your Leader re-roll may kill a Minion instead
text-mighty_attack = With a Companion: before your Leader re-roll he gives up his Leadership, and one missed die becomes a hit.
    .detail = A Companion gives up his Leadership; before the Leader re-roll a miss becomes a hit
text-servant_of_the_secret_fire = With Gandalf, Grey or White: +1 on all dice of your Combat roll.
text-anduril = With Strider or Aragorn: before your Leader re-roll he gives up his Leadership, and one missed die (Aragorn: up to two) becomes a hit.
    .detail = Strider or Aragorn gives up his Leadership; one miss (Aragorn: up to two) becomes a hit
text-heroic_death = With a Leader or Companion: before casualties you may eliminate a Leader to cancel a hit, or a Companion to cancel any number up to his Level.
    .detail = Before casualties eliminate a Leader to cancel a hit, or a Companion for up to his Level
text-daring_defiance = With a Companion: all your Companions give up their Leadership, and the Shadow’s Combat card is cancelled.
    .detail = All your Companions give up their Leadership; the Shadow’s Combat card is cancelled
text-fateful_strike = With a Leader or Companion: a hit in your Leader re-roll also kills a Nazgûl; two or more may kill a Minion instead.
    .detail = A hit in your Leader re-roll also kills a Nazgûl; two may kill a Minion instead
text-sudden_strike = With a Leader or Companion: an additional attack before the Combat roll, with a die for each point of your Leadership, five at most.
    .detail = Attack before the Combat roll with a die for each point of your Leadership, five at most
text-brave_stand = With a Companion: the Shadow’s Combat roll loses a die for each of your Companions, down to one die.
    .detail = The Shadow’s Combat roll loses a die for each of your Companions, down to one
text-ents_rage = If the defenders are in Rohan, Fangorn or Orthanc: +2 on all dice of your Combat roll.
text-huorn_dark = If the defenders are in Rohan, Fangorn or Orthanc: the Shadow’s Combat roll has two dice at most.
text-nameless_wood = If the defenders are in Rohan, Fangorn or Orthanc: two more hits, if your two rolls have scored one.
    .detail = Defenders in Rohan, Fangorn or Orthanc: two more hits if your rolls have scored one
text-daylight = The Shadow’s Combat roll has three dice at most.
text-no_quarter = One more hit, if your Combat roll or Leader re-roll has scored one.
text-advantageous_position = If the defenders are in a Free Peoples Nation: −1 on all dice of the Shadow’s Combat roll; a natural 6 still hits.
    .detail = Defenders in a Free Peoples Nation: −1 on the Shadow’s Combat roll; a 6 still hits
text-scouts = If your Army defends in the field: before the Combat roll it falls back to an adjacent free region or into its Stronghold. The battle ends.
    .detail = Defending in the field, your Army falls back before the Combat roll
text-shield_wall = Of two or more hits taken for the Shadow’s two rolls, one is cancelled.
text-confusion = Each natural 1 of the Shadow’s Combat roll is a hit on the Shadow itself and is not re-rolled.
text-charge = With an elite: an additional attack before the Combat roll, with a die for each of your elites, five at most.
    .detail = Attack before the Combat roll with a die for each of your elites, five at most
text-valour = With an elite: +1 on all dice of your Combat roll.

## Combat effects of the Shadow

text-one_for_the_dark_lord = If the Ring-bearers are in the defenders’ region: +1 on all dice of your Combat roll and Leader re-roll.
    .detail = Ring-bearers in the defenders’ region: +1 on your Combat roll and Leader re-roll
text-cruel_as_death = Give up 2 Nazgûl Leadership: +1 on all dice of your Combat roll.
text-they_are_terrible = Give up 1 Nazgûl Leadership: +1 on all dice of your Leader re-roll.
text-dread_and_despair = Give up Nazgûl Leadership, 1 or more: the Free Peoples’ Combat roll loses a die for each point, down to one die.
    .detail = For each point of Nazgûl Leadership given up the Free Peoples’ roll loses a die, down to one
text-foul_stench = With Nazgûl Leadership of 1 or more: no Leader re-roll for the Free Peoples, unless their Leadership is greater.
    .detail = No Leader re-roll for the Free Peoples unless their Leadership exceeds the Nazgûl’s
text-black_breath = With a Nazgûl: a hit in your Leader re-roll may also kill a Leader, or a Companion whose Level is no higher than the number of those hits.
    .detail = Hits in your Leader re-roll may also kill a Leader, or a Companion of that Level or less
text-words_of_power = With a Nazgûl: choose a Companion. He has no Leadership and no abilities in this round.
text-durins_bane = If the defenders are in Moria or within two regions of it: an additional attack before the Combat roll, three dice that hit on 4 or more.
    .detail = Within two regions of Moria: attack before the Combat roll, three dice hit on 4 or more
text-devilry_of_orthanc = With an Isengard unit against a besieged Stronghold: +1 on all dice of your Combat roll.
text-deadly_strife = +2 on all dice of both sides, in the Combat roll and in the Leader re-roll.
text-onslaught = After casualties you may deal up to four hits to your own Army: a die for each, and every 4 or more hits the enemy.
    .detail = After casualties up to four hits on your own Army, each for a die that hits on 4 or more
text-relentless_assault = Before the Combat roll you may deal one or two hits to your own Army: each gives +1 on all dice of your Combat roll.
    .detail = One or two hits on your own Army, each for +1 on all dice of your Combat roll
text-great_host = After casualties one more hit, if your units are at least twice as many as the enemy’s.
text-mumakil = With an elite of the Southrons and Easterlings: +1 on all dice of your Combat roll. After the re-rolls one more hit, if you have hit more.
    .detail = +1 on your Combat roll; after the re-rolls one more hit if you have hit more
text-swarm_of_bats = The Free Peoples’ Combat card is cancelled. If there is none: +1 on all dice of your Leader re-roll.
    .detail = Cancels the Free Peoples’ Combat card; without one +1 on your Leader re-roll
text-we_come_to_kill = With an elite: an additional attack after casualties, a die for each elite left, five at most, hitting on 5 or more.
    .detail = Attack after casualties with a die for each elite left, five at most, hitting on 5 or more
text-desperate_battle = +1 on all dice of both sides, in the Combat roll and in the Leader re-roll.

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
ask-corsairs_of_umbar_land = choose the coastal region of Gondor where the Army from Umbar lands. An Army it meets there must be fought
ask-cruel_weather_shift = choose the region to which the Ring-bearers’ figure is moved { $region-from }
ask-dead_men_of_dunharrow_path = choose where { $hero-nom } comes out of the mountains
ask-dead_men_of_dunharrow_fellows = { $group-start } { $group-number ->
    [many] go
   *[one] goes
} { $region-to }. Choose another Companion to come along, or set out
ask-dead_men_of_dunharrow_muster = choose how many Gondor regulars to recruit { $region-in }, { $count } at most. Any of them takes a Settlement there from the Shadow
ask-denethors_folly_leader = choose the Leader in Minas Tirith who is eliminated
ask-dreadful_spells_victim = choose the Army that is struck
ask-dreadful_spells_caster = choose the Army whose Nazgûl strike the Army { $region-in }: a die for each of them, five at most, hits on 5 or 6
ask-faramirs_rangers_ambush = choose the Shadow Army that is ambushed. Three dice are rolled, each 5 or 6 is a hit
ask-hill_trolls_replace = choose where a Sauron regular becomes an elite; { $count ->
    [one] one exchange left
   *[other] { $count } exchanges left
}
ask-lure_of_the_ring_choose = { $hero-nom } has been drawn. Eliminate him, or add his Level, { $count }, to corruption, now { $corruption }
ask-rage_of_the_dunlendings_where = choose the free region beside the Dunlands where two Isengard regulars are recruited
ask-rage_of_the_dunlendings_join = choose an Isengard unit of the Dunlands that goes { $region-to }; { $count ->
    [one] one more
   *[other] { $count } more
} at most
ask-stormcrow_nation = choose the Nation that goes back a step
ask-stormcrow_figure = choose a unit or Leader of { $nation-nom } to be eliminated
ask-the_black_captain_commands_choose = recruit two Nazgûl where the Witch-king is, or move any Nazgûl
ask-the_eagles_are_coming_prey = choose the Shadow Army whose Nazgûl are attacked: a die for each of them, five at most, kills on 5 or 6
ask-the_eagles_are_coming_fly_off = choose the Stronghold of Sauron to which { $count ->
    [one] the Nazgûl flies
   *[other] all { $count } Nazgûl fly
} { $region-from }
ask-the_grey_company_join = choose the regular { $region-in } that is eliminated for an elite of its Nation
ask-the_lidless_eye_turn = choose an unused die that becomes an Eye and goes into the Hunt Box; { $count ->
    [one] one more
   *[other] { $count } more
} at most
ask-the_nazgul_strike_choose = a Nazgûl is with the Ring-bearers. Take a Character card of the Free Peoples off the table, or hunt as if the Fellowship had just moved, or neither
ask-the_palantir_of_orthanc_draw = choose the deck from which you draw a card
ask-the_spirit_of_mordor_army = choose a Shadow Army with units of several Nations. Five dice are rolled, each 5 or 6 is a hit
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
ask-wisdom_of_elrond_nation = choose the Nation that becomes active and advances a step
ask-worn_with_sorrow_and_toil_choose = the Fellowship has lost a Companion. Discard a Character card of the Free Peoples, one on the table or a random one of their hand, or none
ask-anduril_misses = Aragorn gives up his Leadership; choose how many missed dice become hits, { $count } at most
ask-dread_and_despair_points = choose how many points of Nazgûl Leadership you give up. The Free Peoples’ Combat roll, now { $dice ->
    [one] one die
   *[other] { $dice } dice
}, loses one for each
ask-heroic_death_figure = { $count ->
    [one] one hit is
   *[other] { $count } hits are
} about to be taken. Eliminate a Leader to cancel one, or a Companion to cancel any number up to his Level, or nobody
ask-heroic_death_hits = choose how many hits the death of { $hero-nom } cancels, { $count } at most
ask-mighty_attack_companion = choose the Companion who gives up his Leadership, so that a missed die becomes a hit
ask-onslaught_hits = choose how many hits your own Army takes, { $count } at most. For each a die is rolled that hits the enemy on 4 or more
ask-relentless_assault_hits = choose how many hits your own Army takes, { $count } at most. Each gives +1 on all dice of your Combat roll
ask-scouts_retreat = choose where your Army falls back to
ask-strike_down-black_breath = your Leader re-roll has scored { $count ->
    [one] one hit
   *[other] { $count } hits
}. Choose a Leader, or a Companion of no higher Level, who is killed, or nobody
ask-strike_down-blade_of_westernesse = choose a Minion who is killed by a hit of your Leader re-roll, which then counts no further, or nobody
ask-strike_down-fateful_strike = your Leader re-roll has scored { $count ->
    [one] one hit
   *[other] { $count } hits
}. Choose who is killed besides
ask-words_of_power_companion = choose the Companion who has neither Leadership nor abilities in this round
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
ask-send_crebain = give it up for +1 on all dice of this Hunt roll? { $count ->
    [one] One die is
   *[other] { $count } dice are
} rolled
ask-raise_staff = a Hunt tile is about to be drawn. Give up the card, so that none is?
ask-answer_tile = { $open ->
    [yes] a die will decide the damage
   *[no] the damage is { $damage }
}. Give up a card on the table to answer it?
ask-wake_balrog = the path touches Moria. Give the card up to draw a Hunt tile{ $calm ->
    [yes] , which reveals nothing
   *[no] {""}
}?

## Choices

pick-corruption = Corruption +{ $count }
    .detail = corruption will be { $sum }; { $hero-nom } stays in the Fellowship
pick-companion = Eliminate { $hero-nom }
    .detail = corruption stays at { $corruption }{ $saved ->
        [yes] ; he is put on the map instead (Take Them Alive!)
       *[no] {""}
    }
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
pick-recruit = Recruit two Nazgûl
    .detail = where the Witch-king is, as far as there are any
pick-fly = Move Nazgûl
    .detail = any number of them, each to any region open to it
pick-hunt = Hunt
    .detail = a Hunt roll, as if the Fellowship had just moved
pick-hand = A random card of their hand
    .detail = only Character cards are taken
pick-card = Take away: { $card }
    .detail = a Character card on the table
pick-deck = { $deck }
    .detail = { $left ->
        [one] one card left
       *[other] { $left } cards left
    }
pick-die = { $die }
    .detail = it becomes an Eye and goes into the Hunt Box
pick-regulars = { $count ->
    [0] Recruit nobody
    [one] 1 regular
   *[other] { $count } regulars
}
    .detail = { $count ->
        [0] the region stays as it is
       *[other] Gondor regulars, { $region-in }
    }
pick-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
    .detail = the enemy’s Combat roll: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
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
pick-turned = { $count ->
    [one] 1 missed die
   *[other] { $count } missed dice
}
    .detail = { $left ->
        [0] no missed dice are left
        [one] 1 missed die is left
       *[other] { $left } missed dice are left
    }
pick-victim = { $figure }
    .detail = eliminated
pick-silenced = { $figure }
    .detail = neither Leadership nor abilities in this round
pick-forfeits = { $figure }
    .detail = gives up his Leadership; a miss becomes a hit
pick-exchange = { $figure }
    .detail = eliminated, for an elite of its Nation
pick-set-out = Set out
    .detail = { $group }, { $region-to }
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
