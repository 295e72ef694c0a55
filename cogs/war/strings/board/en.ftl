# Words in the pictures of War of the Ring: short, so that they can be large.
board-title-one = War
board-title-two = of the Ring
board-turn = Turn { $number }
board-stage-setup = A battle is being set up
board-stage-begin = Recovering and drawing
board-stage-fellowship = Fellowship
board-stage-allocation = Hunt allocation
board-stage-roll = Action roll
board-stage-action = Actions
board-stage-battle = Battle
board-stage-hunt = The Hunt
board-stage-victory = Victory check
board-stage-over = Game over
board-wins-shadow = The Shadow wins
board-wins-free = The Free Peoples win
board-draw = Nobody wins
board-hand = Hand
board-decks = Decks
board-table = On the table
board-politics = Political Track
board-hunt = The Hunt
board-tiles-left = { $number } in the pool
board-tile = Tile drawn
board-corruption = Corruption
board-damage = damage { $number }
board-fellowship = The Fellowship
board-hidden = hidden
board-revealed = revealed
board-mordor = Mordor Track
board-in-mordor = on the Mordor Track
board-hand-of = { $side }: your hand
board-hand-empty = You hold no cards
board-combat = In battle
board-symbol-character = Character
board-symbol-army = Army
board-symbol-muster = Muster
board-stays = stays on the table
board-initiative = Initiative { $order }
board-battle = Battle: { $region }
board-siege = Siege: { $region }
board-sortie = Sortie: { $region }
board-relief = Relief: { $region }
board-attacks = attacks
board-attacks-many = attack
board-defends = defends
board-defends-many = defend
board-round = Round { $number }
board-hits = { $number ->
    [one] 1 hit
   *[other] { $number } hits
}
board-units = { $number ->
    [one] 1 unit
   *[other] { $number } units
}
board-odds = { $count ->
    [one] 1 die
   *[other] { $count } dice
} · Leadership { $leadership } · hits on { $target ->
    [6] 6
   *[other] { $target }+
}
board-no-card = no Combat card
board-no-card-yet = Combat card?
board-over-ceased = The attack has ceased
board-over-retreat = The defenders have retreated
board-over-siege = The defenders are besieged
board-over-wiped-out = One Army is destroyed
board-over-both = Both Armies are destroyed
board-over-escaped = The defenders have escaped
board-losses = Lost: { $figures }
board-face-down = face down
board-cancelled = cancelled

# Battles under the GroTeka mod
board-clash-cause-town = Town
board-clash-cause-city = City
board-clash-cause-fortification = Fortification
board-clash-cause-besieged-stronghold = Stronghold
board-clash-cause-flanking = Flanking
board-clash-cause-commanders = Commanders
board-clash-most = units: max { $number }
board-clash-fewer = units: −{ $number }
board-clash-lasting = for the whole battle
board-clash-once = once
board-clash-next-card = Combat card
board-clash-next-commanders = picking commanders
board-clash-next-split = splitting Leadership
board-clash-next-bind = setting targets
board-clash-next-drop = fewer attacks
board-clash-next-extra = additional attacks
board-clash-next-roll = the die
board-clash-next-counter = counter-attacks
board-clash-next-captain = rolling again?
board-clash-next-ring = an Elven Ring?
board-clash-next-sacrifice = sacrifice or cease
board-clash-next-withdraw = fight or withdraw
board-clash-next-cease = another round?
board-clash-next-retreat = retreat?
board-clash-next-flank = flanking?
board-clash-next-advance = advance?
board-clash-next-effect = the card acts
board-clash-next-choice = to choose

board-reinforcements = Reinforcements
board-lost = Out of the game
board-discards = Discarded face up: { $count }
board-hunt-left = The Hunt, tiles left: { $count }
board-hunt-drawn = Tiles drawn: { $count }
board-hunt-removed = Tiles removed: { $count }
