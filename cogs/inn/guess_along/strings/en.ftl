action-guess-along = Guess along
guess-along-heading = ### 🦉 { $game } · guess along
guess-along-game = **Who wins the game?**
guess-along-battle = **Who holds the field after this battle?**
guess-along-own = Your guess: **{ $seat }**, { $sure }% sure
guess-along-count = -# { $count ->
    [one] { $count } person has guessed.
   *[other] { $count } people have guessed.
}
guess-along-menu = Which side, and how sure?
guess-along-leaning = { $seat }, just about ({ $sure }%)
guess-along-likely = { $seat }, likely ({ $sure }%)
guess-along-sure = { $seat }, almost certain ({ $sure }%)
guess-along-worth = if right { $right }, if wrong { $wrong }
guess-along-kept = Your guess is noted. Until the guessing closes you can change it.
guess-along-late = That can’t be guessed at any more, so your choice was not noted.
guess-along-closed = -# Closed: it is being decided now.
guess-along-over = It was **{ $seat }**.
guess-along-scored = It was **{ $seat }**: { $points } points.
guess-along-void = -# No guess counts: nobody won alone, or it was given up or ended by agreement.
guess-along-about = -# You go by what everyone can see. Bold guesses bring more and cost more: over time it pays to say what you really think. Guesses made within the last { $presses } moves of a game don’t count.
refused-guess-player = Guessing along is for people who watch. You play in this game, have played in it, or have seen cards of one side.
refused-guess-closed = That can’t be guessed at any more.
