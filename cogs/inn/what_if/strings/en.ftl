action-what-if = What if?

button-what-if-open = All cards open
button-what-if-knew = Known to: { $seat }
button-what-if-game = Back to the game
button-what-if-draw = Draw
button-what-if-others = Other results
button-what-if-back = Take back
button-what-if-line = Best line
button-what-if-adopt = Play it up to step { $step }
button-what-if-moves = To the moves
button-what-if-post = Show it here
button-what-if-drop = Delete it
button-what-if-copy = Play on from it
button-what-if-look = Look at it

what-if-from = ### 🧪 { $game } · what if? · from step { $step }
    Play other moves from here, for every side, and see what the house thinks of them. With all cards open, or from what one side knew then: what was hidden from it is imagined.
what-if-anywhere = ### 🧪 { $game } · what if?
    Go to any step of the game and press *What if?* there to play other moves.
what-if-kept = What you have tried out ({ $count })
what-if-line = From step { $step }: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
what-if-line-open = All cards open
what-if-line-knew = Known to: { $seat }
what-if-dropped = Deleted.
what-if-copied = This is your own copy now. Play on as you like.
what-if-moved-on = That button belonged to an earlier position. This is where it stands now.

what-if-heading = ### 🧪 { $game } · what if? · step { $step }{ $count ->
        [0] { "" }
       *[other] {" "}+ { $count }
    }
what-if-open = -# All cards open, as they were
what-if-knew = -# 💭 What was known then to: { $seat }. What was hidden from that side is imagined, not as it was
what-if-by = -# Tried out by { $user }
what-if-chosen = { $seat } chooses *{ $choice }*.
what-if-chance-done = 🎲 Chance decides.
what-if-estimate = -# ⚖️ The house’s estimate, all cards open: { $chances }
what-if-mean = -# ⚖️ The house’s estimate, the average of several imagined games: { $chances }
what-if-thinking = -# ⏳ The house is still thinking about its estimate. Press *Refresh* in a moment.
what-if-unjudged = -# ⚖️ Before the first turn the house gives no estimate.
what-if-for = -# You choose for: { $seat }
what-if-for-imagined = -# 💭 You choose for: { $seat }. What that side holds here is imagined
what-if-not-now = { $seat } has nothing to decide now. Below, choose whose eyes to see with.
what-if-chance = **🎲 Now chance decides.** Draw, or choose what happens.
what-if-results = Choose what happens
what-if-eyes-imagined = Imagined
what-if-imagined-picture = What is hidden here is imagined.

what-if-line-heading = 💡 **The best line, as the house sees it**
what-if-line-thinking = ⏳ The house is looking for its best line. That takes a few seconds, longer while it plays elsewhere. Press *Best line* again in a moment.
what-if-line-none = There is nothing left to play here.
what-if-line-end = After these moves:
    { $judged }
what-if-line-picture = -# The picture shows it after step { $step }. The house’s guess, not a proof

what-if-drop-ask = Delete these moves? Links to them will then lead nowhere.

refused-what-if-playing = You can try other moves when the game is over.
refused-what-if-over = The game is over at this step, so there’s no other move. Go back a step.
refused-what-if-gone = Those moves have been deleted.
refused-what-if-others = Those are somebody else’s moves. Press *Play on from it* to get a copy of your own.
refused-what-if-rules = The rules have been corrected since these moves were played, so they can’t be shown any more.
refused-what-if-many = You keep { $count } of these for this game. Delete one first.
refused-what-if-long = That’s as far as it goes: { $count } moves.
