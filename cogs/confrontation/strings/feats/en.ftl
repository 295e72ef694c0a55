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
