# Słowa na obrazach Bitwy o Śródziemie: krótkie, żeby mogły być duże.
board-acts = na ruchu
board-chooses = wybiera
board-won = wygrywa
board-over = Koniec gry
board-turn = Tura { $number }
board-dealing = Rozdawanie kart
board-counterattack = Kontratak
board-strikes = zadziała
board-struck = działa!
board-track = { $left ->
    [one] Jeszcze jedna karta i kontratak
    [few] Jeszcze { $left } karty i kontratak
   *[many] Jeszcze { $left } kart i kontratak
}
board-attack = Atak
board-has = ma
board-needs = trzeba
board-points = Punkty
board-no-party = jeszcze bez drużyny
board-hand-of = { $seat }: twoje karty
board-hand-empty = Nie masz kart w ręku
board-parties = Twoje drużyny
board-order-party = Jedna z drużyny
board-order-hand = Jedna z ręki
board-order-enemy = Zdobyty wróg
board-resigned = poza grą
board-companions = Towarzysze
board-enemies = Wrogowie
board-power-borrow = W ataku pożycza symbole jednej karty innego gracza; potem trafia do niego, 1 punkt.
board-power-exchange = Weź towarzysza z drużyny innego gracza; potem trafia do niego, 2 punkty.
board-power-immune = Nie można przejąć tej karty ani odrzucić jej w kontrataku.
board-power-survives-attack = Po ataku rozpoczyna nową drużynę.
board-power-move = Przed atakiem może przejść do innej twojej drużyny.
board-power-extra-play = Po wyłożeniu: wyłóż jeszcze jednego towarzysza.
board-power-draw = Po wyłożeniu: dobierz kartę, jeśli masz mniej niż pięć.
board-power-double = W ataku jeden symbol innego towarzysza liczy się podwójnie.
board-power-joker-big-enemy = Dodatkowy joker, gdy wróg ma co najmniej { $least } symbole.
board-power-joker-captain = Dodatkowy joker przeciw kapitanowi.
