action-manage = Zarządzaj
button-keeping-close = Zamknij ten stół
button-keeping-close-now = Bez wyniku
button-keeping-close-lobby = Zamknij stół
button-keeping-draw-now = Jako remis
button-keeping-won-now = Zamknij z wygraną
button-keeping-out-now = Usuń

keeping-heading = ### 🗝️ { $game } na { $place }
    { $phase }
    -# To, co tu zrobisz, trafia do przebiegu stołu i na listę działań zarządzających. Z samej gry nic tu nie widać.
keeping-out-menu = Usuń kogoś z gry…
keeping-move-menu = Przenieś stół na…
keeping-sure-close-now = { $kind ->
    [lobby] **Zamknąć ten stół, zanim zacznie się gra?** { $game } na { $place }, przy stole: { $people }. Potem można tylko otworzyć nowy.
   *[table] **Zamknąć ten stół bez wyniku?** { $game } na { $place }, przy stole: { $people }. Partia nikomu się nie policzy. Tego nie da się cofnąć. Aby zamknąć stół z czyjąś wygraną, użyj polecenia `/zarządzaj zamknij`.
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
refused-no-table-there = Na tym kanale nie ma otwartego stołu.

command-manage = zarządzaj
    .description = Stoły tego serwera: zamknij, przenieś, usuń kogoś z gry, zabroń otwierać
command-manage-channel = kanał
    .description = Gdzie jest stół (domyślnie tutaj)
command-manage-close = zamknij
    .description = Zamknij stół przed grą albo w trakcie, z wynikiem lub bez
    .winner = zwycięzca
    .winner-description = Kto wygrywa, tak jakby wszyscy inni się poddali
    .draw = remis
    .draw-description = Jako remis, jeśli pozwalają na to zasady gry
command-manage-move = przenieś
    .description = Przenieś stół na inny kanał albo do wątku
    .to = dokąd
    .to-description = Gdzie gra ma toczyć się dalej
command-manage-remove = usuń
    .description = Usuń kogoś z gry albo od stołu przed grą
    .player = gracz
    .player-description = Kogo
command-manage-forbid = zabroń
    .description = Zabroń komuś otwierać stoły na tym serwerze
    .player = gracz
    .player-description = Komu
command-manage-allow = pozwól
    .description = Pozwól komuś znów otwierać stoły
    .player = gracz
    .player-description = Komu
