action-guesses = My guesses
button-guess-wipe = Wipe this note
guesses-heading = ### { $game } · My guesses
guesses-told = Only you see these notes, and nothing in the game changes. A note follows its piece until that piece is shown or can no longer be told from others.
guesses-none = There is no hidden piece now that you could tell from the others.
guesses-line = - **{ $place }**: { $beliefs }
guesses-which = Which piece?
guesses-what = { $place }: your guess
