# What everything with a name is, and what the signs in the pictures mean.

glossary-seat = Hobbits
glossary-place = Places
glossary-symbol = Symbols
glossary-colour = Colours

explain-seat = A hobbit. The { $colour-nom } die’s Nazgûl strike this one (2.2, 5.4).
explain-place-start = Where everybody sets out; no circle is crossed for it (2.1).
explain-place = Circle { $number } of { $count }, crossed for one Ring (5.5).
explain-place-rule = { $place } On the side with the places’ own rules: { $rule }
explain-symbol-ring = Crosses one circle, if no more Orcs than weapons are set aside (5.2, 5.5).
explain-symbol-gandalf = Halves the first square of your Nazgûl track that is neither halved nor crossed (5.3).
explain-symbol-weapon = Beats one Orc (5.2).
explain-symbol-orc = More Orcs than weapons: no Ring counts (5.2).
explain-symbol-nazgul = Costs somebody one space of the Nazgûl track; its colour says whose. You must take one from a roll that shows any (4.3, 5.4).
explain-symbol-white_tree = On the black die only: your rolling ends after this roll (4.6).
explain-colour = The die of { $seat }; without { $seat } in the game it is neutral and its Nazgûl strike the active player (2.2, 2.3).
explain-colour-black = The die that belongs to nobody; its Nazgûl strike the active player, and it alone shows the White Tree (2.3, 4.6).

sign-figure = A hobbit’s counter on the road
    .text = the place reached; circles crossed lie behind it
sign-next = A circle with a golden rim
    .text = the next place
sign-squares = The row of squares
    .text = the Nazgûl track: once the last space is crossed, the hobbit is out (6.1)
sign-halved = A square in two halves
    .text = Gandalf has halved it: two spaces instead of one (5.3)
sign-crossed = A dark cross
    .text = crossed; one in red has just been struck
sign-left = “7 left”
    .text = spaces that are not crossed yet
sign-gain = A ring with a plus, a Nazgûl with a minus
    .text = what the last turn has brought
sign-mark = The small mark on a die
    .text = its colour: ⭐ yellow, 🔺 red, 🔷 blue, 🟩 green, ⚫ black
sign-chosen = ✅ on a die
    .text = you have chosen it; it counts when you press Keep
sign-lock = 🔒 on a die
    .text = set aside, or you must take it: it is not rolled again (4.4)
sign-ahead = “If the turn ended now”
    .text = what the dice set aside and chosen would do
