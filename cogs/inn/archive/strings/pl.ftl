archive-heading = ## 📚 Zakończone partie
archive-empty = Żadna zakończona partia nie pasuje.
archive-won = wygrana
archive-lost = przegrana
archive-drawn = remis
archive-length = co najmniej { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
archive-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
archive-open = Otwórz partię
archive-no-choice = Tej możliwości tu nie ma: wskaż jeden z wierszy menu.
narrow-heading = ## 🔎 Zawęź wybór
narrow-found = { $count ->
    [0] Żadna zakończona partia nie pasuje.
    [one] Pasuje jedna partia.
    [few] Pasują { $count } partie.
   *[many] Pasuje { $count } partii.
}
narrow-found-more = Pasuje więcej niż { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}.
narrow-player = Dowolny gracz
narrow-any-result = Dowolny wynik
narrow-result = Wynik: { $result }
narrow-any-month = Dowolny miesiąc
narrow-any-length = Dowolna długość
narrow-length = Co najmniej { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
narrow-agreed = Dowolne opcje
narrow-agreed-part = Dowolne opcje ({ $number } z { $menus })
button-narrow = Zawęź…
button-narrowed = Pokaż partie
button-any-player = Dowolny gracz
button-clear = Wyczyść
archive-game = ### 📚 { $game }
    { $people }
    { $place }
archive-no-month = Nie rozumiem tego miesiąca: wpisz go jak 2026-03.

command-archive = archiwum
    .description = Zakończone partie na tym serwerze
    .player = gracz
    .player-description = Tylko partie tej osoby
    .game = gra
    .game-description = Tylko ta gra albo tylko z graczem po tej stronie
    .month = miesiąc
    .month-description = Tylko z tego miesiąca, na przykład 2026-03

archive-tournament = turniej { $number }
