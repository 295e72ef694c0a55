# Napisy na obrazach Wyprawy do Mordoru. Krótkie: muszą być czytelne na telefonie.

board-name-frodo = Frodo
board-name-sam = Sam
board-name-merry = Merry
board-name-pippin = Pippin

board-turn-frodo = Tura Froda
board-turn-sam = Tura Sama
board-turn-merry = Tura Merry’ego
board-turn-pippin = Tura Pippina

board-place-bag_end = Bag End
board-place-rivendell = Rivendell
board-place-moria = Moria
board-place-lothlorien = Lothlórien
board-place-rohan = Rohan
board-place-helms_deep = Helmowy Jar
board-place-gondor = Gondor
board-place-minas_tirith = Minas Tirith
board-place-shelobs_lair = Kryjówka Szeloby
board-place-mordor = Mordor

board-rule-rivendell = wolno odłożyć takie same symbole
board-rule-moria = Gandalf się nie liczy
board-rule-lothlorien = broń liczy się podwójnie
board-rule-rohan = każdy rzut można powtórzyć
board-rule-helms_deep = orkowie liczą się podwójnie
board-rule-gondor = Nazgul omija aktywnego gracza
board-rule-minas_tirith = każdy Nazgul trafia w aktywnego
board-rule-shelobs_lair = jeden Pierścień mniej

board-symbol-ring = Pierścień
board-symbol-gandalf = Gandalf
board-symbol-weapon = Broń
board-symbol-orc = Ork
board-symbol-nazgul = Nazgul
board-symbol-white_tree = Białe Drzewo

board-status-won = zwycięstwo
board-status-arrived = w Mordorze
board-status-out = poza grą
board-status-resigned = rezygnacja
board-status-turn = teraz gra

board-title = Wyprawa do Mordoru
board-round = Runda { $number }
board-final = Ostatnia runda
board-roll = Rzut { $number }
board-over = Koniec wyprawy
board-nobody = Nikt nie wygrywa
board-wins = Zwycięstwo: { $names }
board-aside = Odłożone
board-this-roll = Ten rzut
board-ahead = Gdyby tura się teraz skończyła
board-left = zostało { $count }
board-struck = –{ $count }, zostaje { $left }
board-struck-out = –{ $count }: odpada!
board-circles = { $count ->
    [one] 1 okrągłe pole
    [few] { $count } okrągłe pola
   *[many] { $count } okrągłych pól
}
board-no-circle = żadnego pola
board-orcs = Orkowie: Pierścienie się nie liczą
board-nobody-struck = Nazgule nikogo nie trafiają
board-hits = trafia: { $names }
board-hits-nobody = nikogo nie trafia
board-differ = Odłóż co najmniej jedną kostkę, każdą z innym symbolem
board-ends = To ostatni rzut tej tury
board-goes-on = { $count ->
    [one] Potem rzucasz jeszcze 1 kostką
    [few] Potem rzucasz jeszcze { $count } kostkami
   *[many] Potem rzucasz jeszcze { $count } kostkami
}
board-need-nazgul = Wśród nich musi być Nazgul
board-need-die = Trzeba odłożyć co najmniej jedną kostkę
board-printed = Kostki i szlak Nazgula
board-die-yellow = żółta
board-die-red = czerwona
board-die-blue = niebieska
board-die-green = zielona
board-die-black = czarna
board-squares = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
