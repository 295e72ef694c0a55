action-manage = Zarządzaj
button-keeping-close = Zamknij ten stół
button-keeping-close-now = Bez wyniku
button-keeping-close-lobby = Zamknij stół
button-keeping-draw-now = Jako remis
button-keeping-won-now = Zamknij z wygraną
button-keeping-out-now = Usuń

keeping-heading = ### 🗝️ { $game } · { $place }
    { $phase } · { $people }
    -# To, co tu zrobisz, trafia do przebiegu stołu i do dziennika zarządzających. Z samej gry nic tu nie widać.
keeping-out-menu = Usuń kogoś z gry…
keeping-move-menu = Przenieś stół na…
keeping-won-menu = Zamknij z wygraną dla…
keeping-sure-close-now = { $kind ->
    [lobby] **Zamknąć ten stół, zanim zacznie się gra?** { $game } na { $place }, przy stole: { $people }. Potem można tylko otworzyć nowy.
   *[table] **Zamknąć ten stół bez wyniku?** { $game } na { $place }, przy stole: { $people }. Partia nikomu się nie policzy. Tego nie da się cofnąć.
}
keeping-sure-draw-now = **Zamknąć ten stół jako remis?** { $game } na { $place }, przy stole: { $people }. Tego nie da się cofnąć.
keeping-sure-won-now = **Zamknąć ten stół z wygraną: { $about }?** { $game } na { $place }, przy stole: { $people }. Liczy się to tak, jakby wszyscy pozostali się poddali. Tego nie da się cofnąć.
keeping-sure-out-now = { $kind ->
    [lobby] **Usunąć od tego stołu: { $about }?** { $game } na { $place }, przy stole: { $people }.
   *[table] **Usunąć z tej partii: { $about }?** { $game } na { $place }, przy stole: { $people }. Liczy się to jak poddanie partii. Tego nie da się cofnąć.
}
keeping-closed = Zamknięto.
keeping-taken-out = Usunięto z gry, tak jakby ta osoba się poddała.
keeping-moved = Przeniesiono.
keeping-forbidden = 🚫 { $user } nie może już otwierać tu stołów. Te, które są otwarte, zostają.
keeping-allowed = { $user } znów może otwierać tu stoły.
act-closed = { $by } zamyka stół { $match } bez wyniku
act-draw = { $by } zamyka stół { $match } jako remis
act-won = { $by } zamyka stół { $match }, wygrywa { $about }
act-moved = { $by } przenosi stół { $match }
act-taken-out = { $by } usuwa { $about } ze stołu { $match }
act-forbidden = { $by } zabrania otwierać stoły: { $about }
act-allowed = { $by } znów pozwala otwierać stoły: { $about }
refused-no-room = Na tym kanale stół nie może być otwarty. Wybierz kanał tekstowy albo wątek.

tables-heading = ## 🗝️ Stoły tego serwera
    { $count ->
        [0] Żaden stół nie jest otwarty.
       *[other] Wybierz stół, aby go zamknąć, przenieść albo usunąć kogoś z gry.
    }
tables-playing = Gra się toczy ({ $count })
tables-lobby = Czekają na graczy ({ $count })
tables-idle = Bezczynne od co najmniej tygodnia ({ $count })
tables-line = - { $game } { $place } · { $people } · { $state ->
    [broken] nie da się grać dalej
    [paused] przerwa
    [closing] zamknie się { $when }
    [lobby] otwarty { $when }
   *[playing] ostatni ruch { $when }
}
tables-option = { $state ->
    [playing] gra się toczy
    [lobby] czeka na graczy
   *[idle] bezczynny
} · stół { $number }
tables-menu = Wybierz stół…
button-tables = Wszystkie stoły
button-tables-people = Kto może otwierać stoły
openers-heading = ## 🚫 Kto może otwierać stoły
    { $count ->
        [0] Każdy na tym serwerze może otwierać stoły.
       *[other] Te osoby nie mogą tu otwierać stołów. Nadal mogą dosiadać się do innych.
    }
openers-forbid = Zabroń komuś otwierać stoły…
openers-allow = Pozwól komuś znów otwierać stoły…

command-server-tables = stoły
    .description = Dla zarządzających: zamknij, przenieś lub rozstrzygnij stół, usuń gracza; jest tu dziennik
