# War of the Ring in English: the house’s own words. Every id is in pl.ftl too, with the same variables.

game-name = War of the Ring
about = The whole war on one great map: armies and sieges, events and the Fellowship on its way to Mount Doom.
    .length = about 3 hours
    .weight = heavy
command = war
    .description = War of the Ring: the Free Peoples against the Shadow, for two players

## Options

option-series = Games
    .detail = One game or a match (W109)
option-series-1 = One game
    .detail = A single game decides (W109)
option-series-2 = Two games, sides swapped
    .detail = Each player has each side once; winning more games wins the match (W109)
option-series-4 = Four games, sides swapped
    .detail = Each player has each side twice; winning more games wins the match (W109)
option-discards = Discarding to the hand limit
    .detail = After drawing in phase 1: once, or after each card (4.1, W3)
option-discards-after_both = Discard after both draws
    .detail = Keep six cards once you have drawn both (4.1, W3)
option-discards-after_each = Discard after each draw
    .detail = Keep six cards after every single draw (4.1, W3)
option-declare_in_mordor = Declaring in Mordor
    .detail = Gorgoroth, Nurn and Barad-dûr (12.8, W24)
option-declare_in_mordor-true = The Fellowship may be declared in Mordor
    .detail = Also in Gorgoroth, Nurn and Barad-dûr (12.8, W24)
option-declare_in_mordor-false = The Fellowship is never declared in Mordor
    .detail = Not in Gorgoroth, Nurn or Barad-dûr (12.8, W24)
option-army_cards = What an Army card is
    .detail = For A Power too Great and The Power of Tom Bombadil (W25)
option-army_cards-symbol = An Army card bears the Army symbol
    .detail = A Character card bears that of Characters (W25)
option-army_cards-deck = An Army card is any Strategy card
    .detail = A Character card is any card of that deck (W25)
option-lure_is_casualty = Lure of the Ring as a casualty
    .detail = Whether Worn with Sorrow and Toil counts it (W26)
option-lure_is_casualty-true = Lure of the Ring makes a casualty
    .detail = Worn with Sorrow and Toil reacts to it (W26)
option-lure_is_casualty-false = Lure of the Ring makes no casualty
    .detail = Worn with Sorrow and Toil does not react to it (W26)
option-saved_is_casualty = Saved Hobbits as casualties
    .detail = Whether Worn with Sorrow and Toil counts them (W27)
option-saved_is_casualty-true = A Hobbit saved is a casualty
    .detail = Worn with Sorrow and Toil reacts to Take Them Alive! (W27)
option-saved_is_casualty-false = A Hobbit saved is no casualty
    .detail = Worn with Sorrow and Toil ignores Take Them Alive! (W27)
option-strider_as_aragorn = Strider as Aragorn
    .detail = Whether he ends Denethor’s Folly with any die (W28)
option-strider_as_aragorn-true = Strider counsels Denethor like Aragorn
    .detail = In Minas Tirith he lets any die end the card (W28)
option-strider_as_aragorn-false = Strider does not counsel Denethor
    .detail = Only Gandalf and Aragorn let any die end the card (W28)
option-rohan_by_cards = Rohan under Wormtongue
    .detail = Whether Event cards may activate it (W29)
option-rohan_by_cards-true = Cards activate Rohan under Wormtongue
    .detail = Event cards may still activate it (W29)
option-rohan_by_cards-false = Cards do not activate Rohan then
    .detail = Event cards cannot activate it (W29)
option-split_witch_king = The Witch-king’s Leadership
    .detail = Whether he may forfeit one of his two points alone (W30)
option-split_witch_king-true = The Witch-king may forfeit one point
    .detail = One of his two points of Leadership alone (W30)
option-split_witch_king-false = The Witch-king forfeits both points
    .detail = His two points of Leadership stay together (W30)

## Refusals

refusal-with-rule = { $why } (Rule { $rule })
refusal-not-now = That choice does not belong to what is being decided.
refusal-not-among = That is not among the choices offered.
refusal-unknown = Nothing in this game is called “{ $name }”.
refusal-bad-chance = Chance cannot give that.
refusal-no-such-die = You have no unused die showing this: { $die }.
refusal-die-does-not = { $die-start } does not allow this: { $what }.
refusal-use-impossible = This cannot be done now: { $what }.
refusal-may-not-pass = You may pass only with fewer unused dice than your opponent.
refusal-ring-used = You have already used an Elven Ring this turn.
refusal-no-ring = You have no Elven Ring.
refusal-ring-face = An Elven Ring cannot turn { $die } into { $face }.
refusal-hunt-allocation = You may put from { $least } to { $most } dice into the Hunt Box.
refusal-not-in-hand = You do not hold this card: { $card }.
refusal-card-condition = The condition printed on this card is not met: { $card }.
refusal-deck-empty = That deck is empty.
refusal-no-reinforcements = There is no such figure left in your reinforcements: { $figure }.
refusal-not-at-war = { $nation-start } { $nation-number ->
    [many] are
   *[one] is
} not At War.
refusal-no-recruiting-there = { $figure-start } cannot be recruited { $region-in }.
refusal-pair-elsewhere = The first figure went { $region-to }; the second goes to another Settlement.
refusal-passive = A passive Nation cannot go At War before it is activated: { $nation }.
refusal-at-war-already = { $nation-start } { $nation-number ->
    [many] are
   *[one] is
} At War already.
refusal-closed-by-card = A card on the table keeps you out: { $region }.
refusal-not-adjacent = No open border joins { $origin-nom } and { $region-nom }.
refusal-no-army = You have no Army { $region-in } that can do this.
refusal-enemy-army = There is an enemy Army { $region-in }: it must be attacked.
refusal-no-enemy = There is no enemy Army to attack { $region-in }.
refusal-no-leader = This die needs a Leader, Nazgûl or character, and there is none { $region-in }.
refusal-borders = Nations that are not At War may not cross the border here: { $region }.
refusal-stacking = More than ten units would stand { $region-in }.
refusal-moved-already = An Army has just entered here and may not move on: { $region }.
refusal-besieged = The Army { $region-in } is besieged and can only sortie.
refusal-force-needs-unit = At least one unit must go.
refusal-force-needs-leader = With this die a Leader, Nazgûl or character must go.
refusal-leader-alone = A Leader may not stand without a unit.
refusal-combat-condition = The condition of this Combat card is not met: { $card }.
refusal-no-retreat-there = The Army cannot retreat { $region-to }.
refusal-no-such-unit = There is no such unit left in the battle: { $unit }.
refusal-unit-bound = This unit is already bound: { $unit }.
refusal-nobody-bound = At least one unit must be bound.
refusal-enough-attack = { $most ->
    [one] No more than 1 unit may attack in this series.
   *[other] No more than { $most } units may attack in this series.
}
refusal-commanders = These cannot be your commanders: pick at most two of those in the battle.
refusal-no-rest-there = The Fellowship cannot stop { $region-in }.
refusal-path-astray = The Fellowship cannot go { $region-to }: it is too far, or leads nowhere it may stop.
refusal-out-of-reach = This group cannot reach { $region-nom }.
