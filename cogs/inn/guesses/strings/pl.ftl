action-guesses = Moje domysły
button-guess-wipe = Wymaż tę notatkę
guesses-heading = ### { $game } · Moje domysły
guesses-told = Notatki tylko dla ciebie: nikt inny ich nie widzi i nic w grze się przez nie nie zmienia. Notatka idzie za swoją figurą, póki nie zostanie ona odkryta albo nie da się jej odróżnić od innych.
guesses-none = Nie ma teraz zakrytej figury, którą dałoby się odróżnić od innych.
guesses-line = - **{ $place }**: { $beliefs }
guesses-which = Która figura?
guesses-what = { $place }: kto to?
