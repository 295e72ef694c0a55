# Feats: a title, and what was done. Every id is in pl.ftl too.

feat-untouched = Untouched
    .about = Won without a single Nazgûl space crossed
feat-at-the-brink = At the brink
    .about = Won with one Nazgûl space left
feat-great-leap = Seven-league road
    .about = Crossed four circles or more in one turn
feat-five-rings = All the Rings
    .about = Set aside five Rings in one turn
feat-white-tree = The Tree in flower
    .about = Ended a turn with the White Tree and at least three Rings
feat-orc-slayer = Orc-slayer
    .about = Saved the Rings from three Orcs or more
feat-through-the-lair = Through the lair
    .about = Lost a Ring in Shelob’s Lair and reached Mordor in the same turn
feat-wizards-help = A wizard is never late
    .about = Gandalf halved five squares or more in one game
feat-riders-loose = The Riders are loose
    .about = Sent three Nazgûl or more at another hobbit in one turn
feat-last-of-the-company = Last of the company
    .about = Reached Mordor when the Nazgûl had caught everybody else
feat-swift-road = No time for breakfast
    .about = Reached Mordor and won within five rounds

opening-kept = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} kept from the first roll

# Title cards
moment-ring-bearer = Nobody arrives
    .line = The Nazgûl have caught them all.
moment-last-circle = The last circle
    .line = The first hobbit has reached Mordor.
