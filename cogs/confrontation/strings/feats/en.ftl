# Feats: a title, and what was done. Every id is in pl.ftl too.

feat-unseen = Unseen
    .about = Frodo reached Mordor without ever having been seen
feat-together = Nobody left behind
    .about = Frodo reached Mordor, and at most two Light figures fell
feat-alone = Alone at the end
    .about = Frodo reached Mordor when at least seven Light figures had fallen
feat-share-the-load = I can carry you
    .about = Sam fought in Frodo’s place, and Light won
feat-no-man = No living man
    .about = Merry defeated the Witch-king
feat-horn-of-gondor = The horn of Gondor
    .about = Boromir took the Balrog or the Witch-king with him
feat-cannot-pass = You cannot pass
    .about = Gandalf defeated the Balrog
feat-three-in-the-shire = The scouring of the Shire
    .about = Three Dark figures stood in the Shire
feat-deep-places = Drums in the deep
    .about = The Balrog struck a figure in the tunnel
feat-her-lair = Her ladyship’s dinner
    .about = Shelob defeated Frodo
feat-short-hunt = A short hunt
    .about = Frodo fell in the first twelve turns

opening-at = { $figure } { $region }

# Title cards
moment-mount-doom = Frodo is in Mordor
    .line = The road ends where the Ring was made.
moment-ring-bearer = The Ring-bearer is taken
    .line = Frodo has fallen, and the Eye has what it sought.
moment-balrog-strikes = Out of the deep
    .line = The Balrog was waiting in the tunnel of Moria.
moment-witch-king-falls = The Witch-king falls
    .line = He thought that nobody could hinder him.
moment-balrog-falls = The Balrog falls
    .line = The fire of the deep has gone out.
moment-shelob-falls = Shelob falls
    .line = The pass is free of her webs.
