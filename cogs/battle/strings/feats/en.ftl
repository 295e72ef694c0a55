# Feats: a title, and what was done. Every id is in pl.ftl too.

feat-last-blow = The last blow
    .about = Beat the last enemy and won
feat-whole-row = Three in one blow
    .about = Beat three enemies in one attack
feat-great-blow = A blow for songs
    .about = Won fifteen points or more in one attack
feat-helping-hands = Helping hands
    .about = Borrowed from two companions in one attack
feat-doubled-twice = Twice twice
    .about = Doubled two symbols in one attack
feat-large-party = Strength in numbers
    .about = Attacked with four companions or more
feat-nothing-wasted = Nothing wasted
    .about = Used up six symbols or more in one attack, every one of them
feat-friends-in-need = A friend in need
    .about = Got four gifts in one game
feat-weathered = Weathered
    .about = Won, and lost nothing to two counterattacks or more
feat-by-a-hair = By a hair
    .about = Won by a single point
feat-twice-as-many = Twice as many
    .about = Won with twice the points of the next

opening-companion = { $companion } first

# Title cards
moment-witch-king-falls = The Witch-king falls
    .line = One party was strong enough for him.
moment-balrog-falls = The Balrog falls
    .line = The fire of the deep has gone out.
moment-shelob-falls = Shelob falls
    .line = The pass is free of her webs.
