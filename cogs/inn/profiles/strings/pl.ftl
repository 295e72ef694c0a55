profile-heading = ## 👤 { $user }
profile-empty = Nie zakończono tu jeszcze żadnej partii między ludźmi.
profile-won-of = wygrane: { $won } z { $played }
profile-of = { $won } z { $played }
profile-streak = { $count ->
    [one] { $count } wygrana z rzędu
    [few] { $count } wygrane z rzędu
   *[other] { $count } wygranych z rzędu
}
profile-best = Najdłuższa seria wygranych: { $count }
profile-rival = Najwięcej partii: { $user } – { $played }, lepsze miejsce w { $before }
profile-longest = Najdłuższa partia: { $game }, { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
profile-opening = { $game }, najczęstszy początek: { $opening } ({ $count } razy)
profile-feats = Wyczyny: { $count }, ostatnio „{ $feat }” ({ $game })
feats-heading = ## 🏅 { $user }
    -# { $game } · wyczyny: { $done } z { $count }
feats-done = ✅ **{ $feat }** – { $about }
    -# { $day }{ $count ->
        [one] {""}
        [few] , { $count } razy
       *[many] , { $count } razy
    }
feats-open = ⬜ { $feat } – { $about }
feats-foot = -# Liczą się partie między ludźmi, rozegrane do końca. Rozstrzyga zapis, po grze.
feats-choose = Która gra?
button-feats = Wyczyny
button-profile = Profil
profile-curve = Ranking: { $game }
profile-curve-told = Ranking w grze { $game }: { $first } ({ $since }), najwyższy { $best } ({ $day }), teraz { $last }
profile-choose = Która krzywa?
button-versus = Twarzą w twarz
versus-choose = Przeciw komuś innemu
versus-heading = ## 🆚 { $user } – { $other }
versus-as = { $game }, { $user } jako { $seat }
versus-drawn = { $count ->
    [one] { $count } remis
    [few] { $count } remisy
   *[other] { $count } remisów
}
versus-foot = Razem: { $score } · ostatnio { $day }
versus-empty = Te dwie osoby nie zakończyły tu jeszcze wspólnej partii.

command-profile = profil
    .description = Jak ktoś tu gra: partie, ranking, wyczyny, wyniki z tobą
    .player = gracz
    .player-description = Czyj profil (domyślnie twój)

refused-profile-hidden = Ten profil jest ukryty: widzi go tylko ta osoba.
refused-no-feats-here = Ten serwer nie prowadzi wyczynów.
refused-self-versus = Wybierz dwie różne osoby.
