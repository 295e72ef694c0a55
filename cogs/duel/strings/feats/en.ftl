# Feats: a title, and what was done. Every id is in pl.ftl too.

feat-races = Six races, one banner
    .about = Won with the support of six races
feat-eagles = The Eagles are coming
    .about = Won with six races, the Eagle among them
feat-secret-road = The secret road
    .about = Reached Mount Doom before the third chapter
feat-nine-are-abroad = The Nine are abroad
    .about = Caught the Ring before the third chapter
feat-conquest = Lord of the seven regions
    .about = Won by being present in all seven regions
feat-bloodless = Not a drop of blood
    .about = Won a game in which no unit fell
feat-landmarks = Master builder
    .about = Took four landmark tiles
feat-old-alliances = Old alliances
    .about = Kept three alliance tokens
feat-one-leads-on = One leads to another
    .about = Played four cards free by links
feat-great-battle = The great battle
    .about = Was left on the field when four units of each side had fallen
feat-three-turns = Three turns in a row
    .about = Took three turns in a row
feat-six-regions = Nearly everywhere
    .about = Won after the third chapter with six regions

opening-colour = first card { $colour }

# Title cards
moment-mount-doom = Mount Doom
    .line = Frodo and Sam stand at the end of their road.
moment-ring-bearer = The Ring-bearer is taken
    .line = The Nazgûl have caught up with Frodo and Sam.
moment-six-races = Six races
    .line = Side by side, and nobody can part them.
