# Event cards: the name of each, what it does, and what it asks.

card-fp_char_01 = Elven Cloaks
text-fp_char_01 = The Fellowship’s tile Elven Cloaks (0) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Elven Cloaks (0) joins the Hunt Pool in Mordor

card-fp_char_02 = Elven Rope
text-fp_char_02 = The Fellowship’s tile Elven Rope (0) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Elven Rope (0) joins the Hunt Pool in Mordor

card-fp_char_03 = Phial of Galadriel
text-fp_char_03 = The Fellowship’s tile Phial of Galadriel (−2) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Phial of Galadriel (−2) joins the Hunt Pool in Mordor

card-fp_char_04 = Sméagol Helps Nice Master
text-fp_char_04 = The Fellowship’s tile Sméagol Helps Nice Master (−1) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Sméagol Helps Nice Master (−1) joins the Hunt Pool in Mordor

card-fp_char_05 = Mithril Coat and Sting
text-fp_char_05 = Stays on the table. Give it up in reply to a Hunt tile: another tile is drawn and counts instead, and the first goes back into the Hunt Pool.
    .detail = Give it up from the table to have another Hunt tile drawn instead

card-fp_char_06 = Axe and Bow
text-fp_char_06 = Needs Gimli or Legolas in the Fellowship, and stays on the table while one of them is. Give it up in reply to a Hunt tile: 1 off its damage.
    .detail = With Gimli or Legolas: give it up from the table for 1 off the Hunt damage

card-fp_char_07 = Horn of Gondor
text-fp_char_07 = Needs Boromir in the Fellowship, and stays on the table while he is. Give it up in reply to a Hunt tile: 1 off its damage.
    .detail = With Boromir: give it up from the table for 1 off the Hunt damage

card-fp_char_08 = Wizard’s Staff
text-fp_char_08 = Needs Gandalf the Grey in the Fellowship, and stays on the table while he is. Give it up when a Hunt tile is about to be drawn: none is.
    .detail = With Gandalf the Grey: give it up from the table so that no Hunt tile is drawn
ask-raise_staff = a Hunt tile is about to be drawn. Give up the card, so that none is?

card-fp_char_09 = Athelas
text-fp_char_09 = Roll three dice: each 5 or 6 takes 1 off corruption, with Strider as Guide each 3 or more.
    .detail = Three dice: each 5 or 6, with Strider as Guide 3 or more, takes 1 off corruption

card-fp_char_10 = There Is Another Way
text-fp_char_10 = Corruption −1. Then, with Gollum as Guide, you may hide a revealed Fellowship, or move a hidden one and be hunted as usual.
    .detail = Corruption −1; with Gollum as Guide also hide or move the Fellowship

card-fp_char_11 = I Will Go Alone
text-fp_char_11 = Needs a Companion in the Fellowship. One Companion or one group is separated and may go a region further than usual (in Mordor they are eliminated); then corruption −1.
    .detail = Separate Companions, a region further than usual; then corruption −1

card-fp_char_12 = Bilbo’s Song
text-fp_char_12 = Corruption −1; with Gollum as Guide −2 instead.

card-fp_char_13 = Mirror of Galadriel
text-fp_char_13 = One of your unused dice showing Character becomes a Will of the West. If the Ring-bearers are in Lórien and Lórien is unconquered, corruption −1 as well.
    .detail = A Character die becomes a Will of the West; in Lórien corruption −1 too

card-fp_char_14 = Challenge of the King
text-fp_char_14 = Needs Strider or Aragorn with an Army in Gondor or Rohan. Three Hunt tiles are drawn without their usual effects: Eyes among them leave the game, the others go back. If all three are Eyes, all go back and he is eliminated instead.
    .detail = Strider or Aragorn: of three Hunt tiles Eyes leave the game; three Eyes kill him

card-fp_char_15 = Gwaihir the Windlord
text-fp_char_15 = One Companion or one group is separated, or one on the map moves. Either way they count as Level 4 and may end in a besieged Stronghold.
    .detail = Separate or move Companions as if of Level 4

card-fp_char_16 = We Prove the Swifter
text-fp_char_16 = One Companion or one group is separated, or one on the map moves. Either way they may go two regions further than usual and end in a besieged Stronghold.
    .detail = Separate or move Companions, two regions further than usual

card-fp_char_17 = There and Back Again
text-fp_char_17 = One Companion or one group is separated and may go a region further than usual. Then, with Gimli or Legolas in Dale, Erebor or the Woodland Realm (uncaptured), Dwarves and North become active, and Dwarves, Elves and North advance a step.
    .detail = Separate Companions; Gimli or Legolas in the North-east rouses three Nations

card-fp_char_18 = The Eagles are Coming!
text-fp_char_18 = Needs a Shadow Army with Nazgûl in or beside the region of an Army with a Companion. Roll a die for each of its Nazgûl, five at most: each 5 or 6 kills one. The rest fly to one unconquered Stronghold of Sauron, as the Shadow chooses. The Witch-king does not count.
    .detail = A die for each Nazgûl near an Army with a Companion: 5 or 6 kills, the rest fly off
ask-the_eagles_are_coming_prey = choose the Shadow Army whose Nazgûl are attacked: a die for each of them, five at most, kills on 5 or 6
ask-the_eagles_are_coming_fly_off = choose the Stronghold of Sauron to which { $count ->
    [one] the Nazgûl flies
   *[other] all { $count } Nazgûl fly
} { $region-from }

card-fp_char_19 = The Ents Awake: Treebeard
text-fp_char_19 = Needs Gandalf the White in play and a Companion in Fangorn. Three dice hit an Army in Orthanc on 4 or more; if it is wiped out, its Nazgûl and Minions die too. Saruman without an Army there dies. With Gandalf the White in Fangorn or Rohan you may play another Character card for no die.
    .detail = Three dice hit an Army in Orthanc on 4 or more, Saruman may die; another Character card

card-fp_char_20 = The Ents Awake: Huorns
text-fp_char_20 = { text-fp_char_19 }
    .detail = Three dice hit an Army in Orthanc on 4 or more, Saruman may die; another Character card

card-fp_char_21 = The Ents Awake: Entmoot
text-fp_char_21 = { text-fp_char_19 }
    .detail = Three dice hit an Army in Orthanc on 4 or more, Saruman may die; another Character card

card-fp_char_22 = Dead Men of Dunharrow
text-fp_char_22 = Needs Strider or Aragorn in Rohan. He goes to Erech, Lamedon or Pelargir, with any Companions beside him. A Shadow Army there takes as many hits as a die shows, then retreats or is destroyed. Then recruit up to three Gondor regulars there; they take the place if need be.
    .detail = Strider or Aragorn comes to southern Gondor, routs an Army, and regulars rise
ask-dead_men_of_dunharrow_path = choose where { $hero-nom } comes out of the mountains
ask-dead_men_of_dunharrow_fellows = { $group-start } { $group-number ->
    [many] go
   *[one] goes
} { $region-to }. Choose another Companion to come along, or set out
ask-dead_men_of_dunharrow_muster = choose how many Gondor regulars to recruit { $region-in }, { $count } at most. Any of them takes a Settlement there from the Shadow
pick-regulars = { $count ->
    [0] Recruit nobody
    [one] 1 regular
   *[other] { $count } regulars
}
    .detail = { $count ->
        [0] the region stays as it is
       *[other] Gondor regulars, { $region-in }
    }
pick-set-out = Set out
    .detail = { $group }, { $region-to }

card-fp_char_23 = House of the Stewards
text-fp_char_23 = Needs Boromir in a region of Gondor. Recruit a Gondor unit (regular or elite) where he is; then draw two Strategy cards.
    .detail = A Gondor unit where Boromir is, in Gondor; two Strategy cards

card-fp_char_24 = The Grey Company
text-fp_char_24 = Needs Strider or Aragorn with an Army. A regular of that Army is eliminated, and an elite of its Nation recruited in its place. Then draw two Strategy cards.
    .detail = A regular of Strider’s or Aragorn’s Army becomes an elite; two Strategy cards
ask-the_grey_company_join = choose the regular { $region-in } that is eliminated for an elite of its Nation
pick-exchange = { $figure }
    .detail = eliminated, for an elite of its Nation

card-fp_str_01 = The Last Battle
text-fp_str_01 = Needs a hidden Fellowship, and Aragorn with an Army outside the Nations of the Free Peoples. Stays on the table while both hold and the Fellowship is not declared: dice that move the Fellowship do not go into the Hunt Box.
    .detail = With Aragorn abroad: dice that move the hidden Fellowship stay out of the Hunt Box

card-fp_str_02 = A Power too Great
text-fp_str_02 = The Elves advance a step. Stays on the table: no Shadow Army may enter Lórien, Rivendell or the Grey Havens, nor attack there. The Shadow can end it with any die by discarding an Army card and a Character card from its hand.
    .detail = Lórien, Rivendell and the Grey Havens are closed to Shadow Armies; Elves advance

card-fp_str_03 = The Power of Tom Bombadil
text-fp_str_03 = The North advances a step. Stays on the table: no Shadow Army may enter the Old Forest, the Shire or Buckland, nor attack there. The Shadow can end it with any die by discarding an Army card and a Character card from its hand.
    .detail = Old Forest, Shire and Buckland are closed to Shadow Armies; the North advances

card-fp_str_04 = Book of Mazarbul
text-fp_str_04 = Any Companions on the map may move. Then, with a Companion in Erebor or Ered Luin (uncaptured), the Dwarves become active and go to At War.
    .detail = Companions move; one in Erebor or Ered Luin brings the Dwarves to war

card-fp_str_05 = The Spirit of Mordor
text-fp_str_05 = Choose a Shadow Army with units of two or more Nations and roll five dice: each 5 or 6 is a hit.
    .detail = Five dice against a Shadow Army of several Nations, each 5 or 6 is a hit
ask-the_spirit_of_mordor_army = choose a Shadow Army with units of several Nations. Five dice are rolled, each 5 or 6 is a hit

card-fp_str_06 = Faramir’s Rangers
text-fp_str_06 = Choose a Shadow Army in North Ithilien, South Ithilien or Osgiliath and roll three dice: each 5 or 6 is a hit. Then, with an Army of yours in Osgiliath, recruit a Gondor unit (regular or elite) and a Leader there.
    .detail = Three dice against an Army in Ithilien or Osgiliath; unit and Leader in Osgiliath
ask-faramirs_rangers_ambush = choose the Shadow Army that is ambushed. Three dice are rolled, each 5 or 6 is a hit

card-fp_str_07 = Fear! Fire! Foes!
text-fp_str_07 = Any Companions on the map may move. Then, with a Companion in Bree or the Shire (uncaptured), the North becomes active and goes to At War.
    .detail = Companions move; one in Bree or the Shire brings the North to war

card-fp_str_08 = Wisdom of Elrond
text-fp_str_08 = Choose one of your Nations: it becomes active and advances a step.
ask-wisdom_of_elrond_nation = choose the Nation that becomes active and advances a step

card-fp_str_09 = The Red Arrow
text-fp_str_09 = Needs Gondor to be active. Rohan advances a step, though not to At War while it is passive. Then recruit a Rohan unit (regular or elite) and a Leader in Edoras.
    .detail = With Gondor active: Rohan advances; a Rohan unit and a Leader in Edoras

card-fp_str_10 = Help Unlooked For
text-fp_str_10 = An Army of yours attacks, from an adjacent region, a Shadow Army that besieges a Stronghold. In every round the Shadow’s Combat roll loses a die for each unit inside, down to one die.
    .detail = Attack a besieger from outside; its roll loses a die for each unit inside

card-fp_str_11 = Paths of the Woses
text-fp_str_11 = Needs Rohan At War. An Army in Rohan or a part of it, besieged or not, goes straight to Minas Tirith; if that is besieged or the Shadow’s, to a region adjacent to it. It must be able to stand there.
    .detail = An Army in Rohan goes straight to Minas Tirith

card-fp_str_12 = Through a Day and a Night
text-fp_str_12 = Needs an Army with a Companion. It moves up to two regions; a part may stay behind at the start, but a Companion goes along.
    .detail = An Army with a Companion moves up to two regions

card-fp_str_13 = Círdan’s Ships
text-fp_str_13 = Needs the Elves At War. Recruit two Elven units (regular or elite) in one coastal region where an Army of yours stands.
    .detail = Two Elven units in a coastal region where an Army of yours stands

card-fp_str_14 = Guards of the Citadel
text-fp_str_14 = Recruit a Gondor unit (regular or elite) and a Leader in Minas Tirith.

card-fp_str_15 = Celeborn’s Galadhrim
text-fp_str_15 = Recruit an Elven unit (regular or elite) in Lórien; then draw a Strategy card.

card-fp_str_16 = Riders of Théoden
text-fp_str_16 = Recruit a Rohan unit (regular or elite) and a Leader, both in Edoras or both in a region of Rohan where a Companion stands.
    .detail = A Rohan unit and a Leader in Edoras or beside a Companion in Rohan

card-fp_str_17 = Grimbeorn the Old, Son of Beorn
text-fp_str_17 = Recruit a unit (regular or elite) and a Leader of the North in Carrock.

card-fp_str_18 = Imrahil of Dol Amroth
text-fp_str_18 = Recruit a Gondor unit (regular or elite) and a Leader in Dol Amroth.

card-fp_str_19 = King Brand’s Men
text-fp_str_19 = Recruit two regulars of the North in Dale; then draw a Strategy card.

card-fp_str_20 = Swords in Eriador
text-fp_str_20 = Recruit a unit (regular or elite) of the North in the Shire and one of the Dwarves in Ered Luin; then draw a Strategy card.
    .detail = A unit of the North in the Shire, a Dwarven one in Ered Luin; a Strategy card

card-fp_str_21 = Kindred of Glorfindel
text-fp_str_21 = Recruit an Elven unit (regular or elite) in Rivendell; then draw a Strategy card.

card-fp_str_22 = Dáin Ironfoot’s Guard
text-fp_str_22 = Recruit a Dwarven unit (regular or elite) and a Leader in Erebor.

card-fp_str_23 = Éomer, Son of Éomund
text-fp_str_23 = Recruit a Rohan unit (regular or elite) and a Leader, both in one free Settlement of Rohan; a besieged one does not count.
    .detail = A Rohan unit and a Leader in a free Settlement of Rohan

card-fp_str_24 = Thranduil’s Archers
text-fp_str_24 = Recruit an Elven unit (regular or elite) in the Woodland Realm; then draw a Strategy card.
    .detail = An Elven unit in the Woodland Realm; a Strategy card

card-sh_char_01 = Shelob’s Lair
text-sh_char_01 = The Shadow’s tile Shelob’s Lair (a die, Stop) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Shelob’s Lair (die, stop) joins the Hunt Pool in Mordor

card-sh_char_02 = The Ring is Mine!
text-sh_char_02 = The Shadow’s tile The Ring is Mine! (Eye, Reveal, Stop) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile The Ring is Mine! (Eye, reveal, stop) joins the Hunt Pool in Mordor

card-sh_char_03 = On, On They Went
text-sh_char_03 = The Shadow’s tile On, On They Went (3, Stop) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile On, On They Went (3, stop) joins the Hunt Pool in Mordor

card-sh_char_04 = Give it to Uss!
text-sh_char_04 = The Shadow’s tile Give it to Uss! (1, Reveal, Stop) comes into play: it joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is there already.
    .detail = Tile Give it to Uss! (1, reveal, stop) joins the Hunt Pool in Mordor

card-sh_char_05 = Orc Patrol
text-sh_char_05 = Not while the Ring-bearers are in a region with a Settlement of the Free Peoples. Draw a Hunt tile: an Eye or a tile of the Fellowship is discarded, any other one is resolved as in a successful Hunt.
    .detail = A Hunt tile is drawn; Eyes do nothing. Not in a Free Peoples Settlement

card-sh_char_06 = Isildur’s Bane
text-sh_char_06 = Not while the Ring-bearers are in a region with a Settlement of the Free Peoples. Draw a Hunt tile: an Eye or a tile of the Fellowship is discarded; the damage of any other one cannot be lowered and all becomes corruption.
    .detail = A Hunt tile whose damage cannot be lowered; Eyes do nothing

card-sh_char_07 = Foul Thing from the Deep
text-sh_char_07 = Not while the Ring-bearers are in a region with a Settlement of the Free Peoples. Draw a Hunt tile: an Eye or a tile of the Fellowship is discarded; against the damage of any other one a Companion drawn at random, if there is one, must be lost.
    .detail = A Hunt tile whose damage costs a random Companion first; Eyes do nothing

card-sh_char_08 = Candles of Corpses
text-sh_char_08 = Not while the Ring-bearers are in a region with a Settlement of the Free Peoples. Roll three dice: each 4 or more adds 1 corruption, with Gollum as Guide only each 6.
    .detail = Three dice: each 4 or more, with Gollum as Guide each 6, adds 1 corruption

card-sh_char_09 = Nazgûl Search
text-sh_char_09 = Needs progress of 1 or more. Any Nazgûl may move. Then, with a Nazgûl in the region of the Ring-bearers, the Fellowship is revealed.
    .detail = Nazgûl move; one beside the Ring-bearers reveals the Fellowship

card-sh_char_10 = Cruel Weather
text-sh_char_10 = Needs progress of 1 or more. Move the Ring-bearers’ figure to an adjacent region. Progress stays as it is, and nothing is revealed.
    .detail = Move the Ring-bearers’ figure to an adjacent region
ask-cruel_weather_shift = choose the region to which the Ring-bearers’ figure is moved { $region-from }

card-sh_char_11 = The Nazgûl Strike!
text-sh_char_11 = Needs progress of 1 or more. Any Nazgûl may move. Then, with a Nazgûl in the region of the Ring-bearers, you may either take a Character card of the Free Peoples off the table or hunt as if the Fellowship had just moved.
    .detail = Nazgûl move; one beside the Ring-bearers takes a card off the table or hunts
ask-the_nazgul_strike_choose = a Nazgûl is with the Ring-bearers. Take a Character card of the Free Peoples off the table, or hunt as if the Fellowship had just moved, or neither
pick-hunt = Hunt
    .detail = a Hunt roll, as if the Fellowship had just moved

card-sh_char_12 = Morgul Wound
text-sh_char_12 = Needs a revealed Fellowship. Corruption +2 if it is 3 or less, otherwise +1.

card-sh_char_13 = Lure of the Ring
text-sh_char_13 = Needs a revealed Fellowship. A Companion in it is drawn at random: the Free Peoples either eliminate him or add his Level to corruption. With Gollum as Guide: corruption +1 instead.
    .detail = Fellowship revealed: a random Companion falls, or corruption by his Level
ask-lure_of_the_ring_choose = { $hero-nom } has been drawn. Eliminate him, or add his Level, { $count }, to corruption, now { $corruption }
pick-corruption = Corruption +{ $count }
    .detail = corruption will be { $sum }; { $hero-nom } stays in the Fellowship
pick-companion = Eliminate { $hero-nom }
    .detail = corruption stays at { $corruption }{ $saved ->
        [yes] ; he is put on the map instead (Take Them Alive!)
       *[no] {""}
    }

card-sh_char_14 = The Breaking of the Fellowship
text-sh_char_14 = Needs a revealed Fellowship. Draw a Hunt tile: an Eye or a tile of the Fellowship is discarded; else as many Companions as its number, chosen by the Free Peoples, are separated and stay where the Ring-bearers are. With Gollum as Guide: corruption +1 instead.
    .detail = Fellowship revealed: a Hunt tile says how many Companions leave it

card-sh_char_15 = Worn with Sorrow and Toil
text-sh_char_15 = Stays on the table. Whenever a Companion is lost as a casualty of the Hunt you may also discard a Character card of the Free Peoples: a random one of their hand, or one on the table. Goes when the Fellowship is declared in an unconquered City or Stronghold of theirs.
    .detail = Each casualty of the Hunt costs the Free Peoples a Character card too
ask-worn_with_sorrow_and_toil_choose = the Fellowship has lost a Companion. Discard a Character card of the Free Peoples, one on the table or a random one of their hand, or none
pick-hand = A random card of their hand
    .detail = only Character cards are taken

card-sh_char_16 = Flocks of Crebain
text-sh_char_16 = Stays on the table. Give it up before a Hunt roll: +1 on all dice of the roll and the re-roll. Goes when the Fellowship is declared in an unconquered City or Stronghold of the Free Peoples.
    .detail = Give it up from the table for +1 on all dice of a Hunt roll
ask-send_crebain = give it up for +1 on all dice of this Hunt roll? { $count ->
    [one] One die is
   *[other] { $count } dice are
} rolled

card-sh_char_17 = Balrog of Moria
text-sh_char_17 = Stays on the table. Give it up when a declared or revealed Fellowship’s path touches Moria: draw a Hunt tile, an Eye is discarded; on a declaration in a Free Peoples City or Stronghold it reveals nothing. Or use its Combat effect in a battle, from the table.
    .detail = Give it up from the table for a Hunt tile in Moria, or for its Combat effect
ask-wake_balrog = the path touches Moria. Give the card up to draw a Hunt tile{ $calm ->
    [yes] , which reveals nothing
   *[no] {""}
}?

card-sh_char_18 = The Lidless Eye
text-sh_char_18 = Up to three of your unused dice become Eyes and go into the Hunt Box.
ask-the_lidless_eye_turn = choose an unused die that becomes an Eye and goes into the Hunt Box; { $count ->
    [one] one more
   *[other] { $count } more
} at most
pick-die = { $die }
    .detail = it becomes an Eye and goes into the Hunt Box

card-sh_char_19 = Dreadful Spells
text-sh_char_19 = Needs a Shadow Army with Nazgûl in or beside the region of a Free Peoples Army. Roll a die against that Army for each of these Nazgûl, five at most: each 5 or 6 is a hit.
    .detail = A die for each Nazgûl near an enemy Army, five at most: each 5 or 6 is a hit
ask-dreadful_spells_victim = choose the Army that is struck
ask-dreadful_spells_caster = choose the Army whose Nazgûl strike the Army { $region-in }: a die for each of them, five at most, hits on 5 or 6

card-sh_char_20 = Grond, Hammer of the Underworld
text-sh_char_20 = Needs the Witch-king with an Army that besieges a Stronghold. It attacks the Stronghold, for three rounds instead of one. In the first the Free Peoples play no Combat card, unless a Companion takes part.
    .detail = The Witch-king’s Army storms a Stronghold for three rounds

card-sh_char_21 = The Palantír of Orthanc
text-sh_char_21 = Needs Saruman in play, and stays on the table while he is. After each later event you pay for with an Event result, draw a card from either deck. The Free Peoples can end it with a Will of the West, or with any die and an Elven Ring.
    .detail = With Saruman: a card after each event paid for with an Event result
ask-the_palantir_of_orthanc_draw = choose the deck from which you draw a card
pick-deck = { $deck }
    .detail = { $left ->
        [one] one card left
       *[other] { $left } cards left
    }

card-sh_char_22 = Wormtongue
text-sh_char_22 = Needs Saruman in play; stays on the table while he is and Rohan is passive. Rohan becomes active only by a Companion who can activate it, or by a declaration in or an attack on Edoras or Helm’s Deep.
    .detail = With Saruman: Rohan becomes active only by Companions, declarations, attacks

card-sh_char_23 = The Ringwraiths Are Abroad
text-sh_char_23 = Any Nazgûl may move. Then up to two moves with Armies that include a Nazgûl, or an attack by one such Army, or neither.
    .detail = Nazgûl move; then up to two moves or one attack by Armies with Nazgûl

card-sh_char_24 = The Black Captain Commands
text-sh_char_24 = Needs the Witch-king in play. Recruit two Nazgûl where he is, or any Nazgûl may move. Then an Army with the Witch-king may move or attack.
    .detail = Two Nazgûl come or Nazgûl move; then the Witch-king’s Army moves or attacks
ask-the_black_captain_commands_choose = recruit two Nazgûl where the Witch-king is, or move any Nazgûl
pick-recruit = Recruit two Nazgûl
    .detail = where the Witch-king is, as far as there are any
pick-fly = Move Nazgûl
    .detail = any number of them, each to any region open to it

card-sh_str_01 = Return to Valinor
text-sh_str_01 = Needs an Elven Stronghold controlled by the Shadow. For each Elven Stronghold that is not besieged roll a die for every Elven unit there, five at most: each 6 is a hit on the Army there.
    .detail = Elven Strongholds: a die for each Elven unit, each 6 is a hit

card-sh_str_02 = The Fighting Uruk-hai
text-sh_str_02 = Needs Saruman in play, and an Army with an Isengard unit that besieges a Stronghold. It attacks the Stronghold, for three rounds instead of one. In the first the Free Peoples play no Combat card, unless a Companion takes part.
    .detail = With Saruman: besiegers of Isengard storm a Stronghold for three rounds

card-sh_str_03 = Denethor’s Folly
text-sh_str_03 = Needs a siege of Minas Tirith, and stays on the table during it. Eliminate a Leader there. The Free Peoples play no Combat cards in its battles. They can end it with a Will of the West, or with any die while Gandalf or Aragorn is there.
    .detail = Minas Tirith besieged: a Leader dies, no Combat cards for the Free Peoples there
ask-denethors_folly_leader = choose the Leader in Minas Tirith who is eliminated

card-sh_str_04 = The Day Without Dawn
text-sh_str_04 = Needs all Shadow Nations At War. The Free Peoples lose all unused dice showing a Will of the West for this turn.
    .detail = The Free Peoples lose their unused dice with a Will of the West

card-sh_str_05 = Threats and Promises
text-sh_str_05 = Stays on the table. No Muster result advances a passive Nation of the Free Peoples. Goes when one of their Nations advances through an attack or a Companion’s ability.
    .detail = No Muster result advances a passive Nation of the Free Peoples

card-sh_str_06 = Stormcrow
text-sh_str_06 = Needs the Ring-bearers or a Companion in a Free Peoples Nation that is not At War. That Nation goes back a step, and the Free Peoples eliminate a unit or Leader of it.
    .detail = A Nation with the Ring-bearers or a Companion goes back a step and loses a figure
ask-stormcrow_nation = choose the Nation that goes back a step
ask-stormcrow_figure = choose a unit or Leader of { $nation-nom } to be eliminated

card-sh_str_07 = Shadows Gather
text-sh_str_07 = One Army moves up to three regions and must end with another Shadow Army that is not besieged. A part may stay behind at the start; nobody joins or leaves on the way.
    .detail = An Army moves up to three regions, to another Shadow Army

card-sh_str_08 = The Shadow Lengthens
text-sh_str_08 = Two Armies move up to two regions each and must each end with another Shadow Army that is not besieged. A part may stay behind at the start; nobody joins or leaves on the way.
    .detail = Two Armies move up to two regions, each to another Shadow Army

card-sh_str_09 = The Shadow is Moving
text-sh_str_09 = Needs all Shadow Nations At War. Up to four different Armies move one region each.
    .detail = All Shadow Nations At War: up to four Armies move one region each

card-sh_str_10 = Corsairs of Umbar
text-sh_str_10 = Needs the Southrons and Easterlings At War. An Army sails from Umbar to a coastal region of Gondor. It must fight an Army it meets there, and may not cease the attack unless that Army was besieged before.
    .detail = An Army sails from Umbar to the coast of Gondor and fights whom it meets
ask-corsairs_of_umbar_land = choose the coastal region of Gondor where the Army from Umbar lands. An Army it meets there must be fought

card-sh_str_11 = Rage of the Dunlendings
text-sh_str_11 = Needs Isengard At War. Recruit two Isengard regulars in a free region adjacent to North or South Dunland. Up to four Isengard units of the Dunlands may join them.
    .detail = Two Isengard regulars beside the Dunlands; up to four units of the Dunlands join
ask-rage_of_the_dunlendings_where = choose the free region beside the Dunlands where two Isengard regulars are recruited
ask-rage_of_the_dunlendings_join = choose an Isengard unit of the Dunlands that goes { $region-to }; { $count ->
    [one] one more
   *[other] { $count } more
} at most

card-sh_str_12 = Return of the Witch-king
text-sh_str_12 = Needs the Witch-king in play. He goes to Angmar; recruit two regulars and an elite of Sauron there.
    .detail = The Witch-king goes to Angmar; two regulars and an elite of Sauron there

card-sh_str_13 = Half-orcs and Goblin-men
text-sh_str_13 = Needs Isengard At War. Recruit an Isengard unit (regular or elite) in a region with a Shadow Army.
    .detail = An Isengard unit in a region with a Shadow Army

card-sh_str_14 = Olog-hai
text-sh_str_14 = Needs Sauron At War. Recruit a Sauron unit (regular or elite) in a region with a Shadow Army.
    .detail = A Sauron unit in a region with a Shadow Army

card-sh_str_15 = Hill-trolls
text-sh_str_15 = Needs Sauron At War. Two Sauron regulars, wherever they are, are replaced by elites.
    .detail = Two Sauron regulars become elites
ask-hill_trolls_replace = choose where a Sauron regular becomes an elite; { $count ->
    [one] one exchange left
   *[other] { $count } exchanges left
}

card-sh_str_16 = A New Power is Rising
text-sh_str_16 = Needs Saruman in play. Recruit two Isengard regulars in North Dunland, two in South Dunland and two Isengard units (regular or elite) in Orthanc.
    .detail = Isengard: two regulars in each of the Dunlands, two units in Orthanc

card-sh_str_17 = Many Kings to the Service of Mordor
text-sh_str_17 = Recruit two regulars of the Southrons and Easterlings in each of three of their Settlements.

card-sh_str_18 = The King is Revealed
text-sh_str_18 = Needs Aragorn in play. Recruit five Sauron regulars and a Nazgûl in Minas Morgul.
    .detail = With Aragorn in play: five Sauron regulars and a Nazgûl in Minas Morgul

card-sh_str_19 = Shadows on the Misty Mountains
text-sh_str_19 = Recruit two Sauron units (regular or elite) and a Nazgûl, all in Mount Gram or all in Moria.
    .detail = Two Sauron units and a Nazgûl in Mount Gram or Moria

card-sh_str_20 = Orcs Multiplying Again
text-sh_str_20 = Recruit three Sauron regulars in Mount Gundabad and three in Dol Guldur.

card-sh_str_21 = Horde from the East
text-sh_str_21 = Needs the Southrons and Easterlings At War. Recruit five of their regulars in one of their free regions on the eastern edge: East Rhûn, South Rhûn, Khand or Far Harad.
    .detail = Five regulars of the Southrons and Easterlings on the eastern edge

card-sh_str_22 = Monsters Roused
text-sh_str_22 = Recruit one Sauron regular in each of Angmar, Weather Hills and Ettenmoors, and one Sauron elite in Trollshaws.
    .detail = Sauron regulars in Angmar, Weather Hills, Ettenmoors; an elite in Trollshaws

card-sh_str_23 = Musterings of Long-planned War
text-sh_str_23 = Needs all Shadow Nations At War. Recruit five regulars of the Southrons and Easterlings in Gorgoroth and five Sauron regulars in Nurn.
    .detail = Five regulars of the Southrons and Easterlings in Gorgoroth, five of Sauron in Nurn

card-sh_str_24 = Pits of Mordor
text-sh_str_24 = Needs Sauron At War. Recruit two Sauron regulars in each of three Strongholds of Sauron.
    .detail = Two Sauron regulars in each of three Strongholds of Sauron
