button-first-learn = Nauka w dwie minuty
button-first-house = Zagraj z gospodą
button-first-friend = Zagraj z kimś
button-back-to-first = Wróć

welcome-heading = ## 🍺 Rozbrykany Kucyk
    Gry planszowe o Śródziemiu, z przyjaciółmi albo przeciw gospodzie. Pilnuję planszy, zasad i każdego ruchu.
welcome-game = **{ $game }** · { $length } · { $weight }
welcome-about = O czym to jest? Wybierz grę
welcome-learn = ### 🎓 Nauka w dwie minuty
    Jak się wygrywa, jedna tura, jedna runda: małe pozycje, w każdej jedno zadanie. Której gry?
welcome-house = ### ♟️ Zagraj z gospodą
    Grasz od razu. Gospoda nie gra na całego, dopóki nie wygrasz pierwszej partii, a w pierwszej objaśnia to, co nowe. W co zagramy?
welcome-friend = ### ✉️ Zagraj z kimś
    Otworzę stół na tym kanale, a druga osoba siada jednym naciśnięciem. W co zagracie?
welcome-friend-menu = Z kim? Można też nie wybierać
welcome-friend-chosen = Zaproszenie dostanie { $friend }.
welcome-friend-elsewhere = ### ✉️ Zagraj z kimś
    Z innymi gra się przy stole na serwerze: naciśnij ten przycisk na jednym z jego kanałów.
welcome-commands = **Polecenia, które wystarczą**
welcome-seat = twoje miejsce: twoja ręka i twoje wybory, tylko dla ciebie
welcome-next = stoły, które czekają na ciebie, i wolne miejsca
welcome-rules = zasada według numeru albo słowa
welcome-settings = twój język i to, kiedy do ciebie piszę
welcome-managers = **Zarządzasz tym serwerem?** Wystarczy pięć pytań; na każde jest już wybrana odpowiedź.
welcome-search = -# Szukasz czegoś? `/pomoc` znajdzie to po nazwie.
help-former = `{ $old }` to teraz { $now }.
help-nothing = Nic się tu tak nie nazywa.

command-play = graj
    .description = W co, z kim albo przeciw gospodzie
    .game = gra
    .game-description = Która gra
    .friend = znajomy
    .friend-description = Z kim chcesz zagrać
command-help = pomoc
    .description = Co to jest i jak zacząć; albo znajdź polecenie lub grę po nazwie
    .search = szukaj
    .search-description = Czego szukasz: polecenia, gry, słowa
command-challenge = Rzuć wyzwanie
