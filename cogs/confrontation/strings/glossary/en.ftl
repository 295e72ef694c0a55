# What everything with a name is, and what the signs in the pictures mean. `ability-` at most 87 characters.

glossary-figure = Figures
glossary-card = Cards
glossary-special = Special cards
glossary-region = Regions

ability-frodo = Attacked, he may slip away sideways, not in the mountains. If he falls, Dark wins
ability-sam = With Frodo in his region he may fight for him, or be helped by him, and counts 5
ability-pippin = Attacking, he may fall back to a region behind once both figures are shown
ability-merry = Defeats the Witch-king on sight
ability-gandalf = Dark shows its card before Light chooses
ability-aragorn = May attack in every direction, but not sideways in the mountains
ability-legolas = Defeats the Flying Nazgûl on sight
ability-gimli = Defeats the Orcs on sight, unhurt
ability-boromir = Falls together with any figure he fights
ability-balrog = Standing in Moria, he may defeat a figure in the tunnel without a battle
ability-shelob = After a victory outside Gondor she goes back there, or falls if there is no room
ability-witch_king = May attack one region sideways, not in the mountains. Merry defeats him
ability-flying_nazgul = May attack a Light figure alone in its region, anywhere. Legolas defeats it
ability-black_rider = May attack by riding forward to the first region with a Light figure
ability-saruman = May rule out cards in his battle: strength alone decides
ability-orcs = Attacking, they defeat the first figure they meet in a move. Gimli defeats them
ability-warg = In its battles the texts of Light figures are void
ability-cave_troll = Must spend a card, but the card counts for nothing

explain-figure = { $side }, strength { $strength }. { $text }.
explain-card-number = { $side }: adds { $value } to the strength of the figure.
explain-card-text = { $side }: { $text }.
explain-region = Row { $row }. Room for { $room ->
    [one] one figure
   *[other] { $room } figures
} of each side. { $light ->
    [none] Light goes no further.
   *[some] Light goes on to: { $light }.
} { $dark ->
    [none] Dark goes no further.
   *[some] Dark goes on to: { $dark }.
}
explain-region-mountains = In the mountains nobody moves or slips away sideways.
explain-region-ways = By river or tunnel, Light only: { $regions }.

sign-hidden = A standing figure with an emblem only
    .text = an enemy: you see where it stands, not who it is (1.2)
sign-noted = A hidden figure with a name and a number
    .text = an enemy you have seen and that has not been rearranged since; nobody else sees this note (4.3)
sign-guessed = A hidden figure with a name and a question mark
    .text = an enemy of which you have noted a guess (*More*, *My guesses*). It stays with the figure until that is shown or mixed with others, and nobody else sees it (4.3)
sign-strength = The number in the circle of a figure
    .text = its strength
sign-room = Diamonds above a region’s name
    .text = how many figures of one side it holds (2.6)
sign-arrow = The arrow between two regions
    .text = the last move
sign-river = White chevrons in the river
    .text = the way down the Anduin, for Light only (2.7)
sign-tunnel = The gates and the chevrons between them
    .text = the tunnel of Moria, for Light only (2.8)
sign-cards = Small cards beside a side’s name
    .text = what it may still play; used cards are pale until all nine come back (6.15)
sign-acts = The banner “to act”
    .text = who must choose now; the large figure beside the number says whose turn it is
sign-place = The words beside a figure of the hand
    .text = where it stands
sign-used = A pale card in the hand
    .text = used; it comes back when all nine have been played (6.15)
