daily-heading = ## 🧩 Pozycja dnia, { $day }
    { $game }: z partii, która odbyła się tutaj.
daily-heading-own = ## 🧩 Pozycja dnia, { $day }
    { $game }: z partii, którą gospoda rozegrała sama ze sobą.
daily-question = Twoje miejsce: **{ $seat }**. { $prompt }
daily-choose = Co robisz? Możliwości: { $count }
daily-foot = -# Twój wybór widzisz tylko ty; do odpowiedzi, { $until }, można go zmienić. W twoim języku: `/pozycja`.
daily-closed = -# Czas na wybór minął; odpowiedź jest na tym kanale.
daily-void = -# To pytanie okazało się nie dość jednoznaczne, więc jest zamknięte; odpowiedzi na nie się nie liczą.
daily-answered = 🧩 Twój wybór: *{ $choice }*. Odpowiedź pojawi się tutaj { $until }; do tego czasu można go zmienić.
daily-streak = { $count ->
    [one] Poprzednia pozycja też rozwiązana.
    [few] Masz rozwiązane { $count } pozycje z rzędu.
   *[many] Masz rozwiązanych { $count } pozycji z rzędu.
}
daily-none = Nie ma tu teraz pozycji do rozwiązania.
daily-result-heading = ## 🏁 Pozycja z dnia { $day }: { $game }
daily-result = Gospoda wybiera: **{ $best }**; według jej oceny to { $chance }% wygranych.
daily-played = W tamtej partii wybrano: *{ $played }* · { $place }
daily-played-best = Tak też zagrano: { $place }
daily-played-own = W tamtej partii gospoda miała mniej czasu do namysłu i wybrała: *{ $played }*.
daily-played-best-own = W tamtej partii gospoda też tak zagrała.
daily-chosen = ### { $count ->
        [0] Nikt nie wybierał
        [one] Wybrała jedna osoba
        [few] Wybrały { $count } osoby
       *[many] Wybrało { $count } osób
    }
daily-choice = { $choice }: { $count } ({ $share }%)
daily-chance = ocena gospody: { $chance }%
daily-solver = { $user }{ $count ->
        [one] {""}
        [few] {" "}({ $count } z rzędu)
       *[many] {" "}({ $count } z rzędu)
    }
daily-solvers = Kto rozwiązał: { $people }.
command-position = pozycja
    .description = Pozycja dnia, tylko dla ciebie

refused-daily-void = To pytanie okazało się nie dość jednoznaczne, więc jest zamknięte; odpowiedzi na nie się nie liczą.
refused-daily-over = Czas na tę pozycję już minął; odpowiedź jest już na tym kanale albo zaraz się pojawi.
