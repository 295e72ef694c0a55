button-statistics = Ten serwer
button-statistics-table = Jako tabela
statistics-heading = { $game } na tym serwerze
statistics-heading-all = Rozegrane na tym serwerze
statistics-none = Nie ma jeszcze czego liczyć: nie zakończono tu żadnej partii między ludźmi albo tylko partie osób, które ukrywają swój profil.
statistics-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
statistics-about = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}; typowa: { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[other] { $turns } tur
}, { $length } (mediany)
statistics-title = { $game }: { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
statistics-months = Ostatnie miesiące: { $months }
statistics-month = { $month }: { $count }
statistics-by-month = Partie w ostatnich miesiącach
statistics-share = { $name }: **{ $share }%** wygranych (od { $low } do { $high }%), { $played ->
    [one] { $played } partia
    [few] { $played } partie
   *[other] { $played } partii
}
statistics-few = { $name }: { $played ->
    [one] { $played } partia
    [few] { $played } partie
   *[other] { $played } partii
}, za mało, by mówić o częstości wygranych
statistics-percent = { $share }%
statistics-drawn = od { $low } do { $high }%, { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
statistics-drawn-few = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}, za mało na procenty
statistics-openings = Otwarcia, które wygrywają najczęściej
statistics-openings-few = Żadne otwarcie nie miało jeszcze { $least } partii: za mało, by coś powiedzieć.
statistics-cards = Karty, które wygrywają najczęściej
statistics-cards-few = Żadnej karty nie zagrano jeszcze w { $least } partiach: za mało, by coś powiedzieć.
statistics-longest = Najdłuższe partie
statistics-long = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[other] { $turns } tur
}, { $length }: { $people }, { $day }
statistics-pairs = Najwierniejsi przeciwnicy
statistics-pair = { $first } i { $second }: { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
statistics-foot-all = -# Liczą się tylko partie między ludźmi zakończone na tym serwerze i żadne osób, które ukrywają swój profil.
statistics-foot = -# Liczą się tylko partie między ludźmi zakończone na tym serwerze i żadne osób, które ukrywają swój profil. W nawiasie: gdzie procent najpewniej leżałby po bardzo wielu partiach (przedział Wilsona, 95%); poniżej { $least } partii nie podaję go wcale.
statistics-table = Wszystkie liczby tego serwera, po jednej w wierszu. Gdzie partii jest za mało, procentu nie ma.
statistics-columns = co | gra | strona | nazwa | partie | wygrane | część | od | do | wartość
statistics-cell-month = miesiąc
statistics-cell-sides = strona
statistics-cell-openings = otwarcie
statistics-cell-cards = karta
statistics-cell-turns = tury (mediana)
statistics-cell-seconds = sekundy (mediana)
statistics-cell-long = najdłuższa, w turach
statistics-cell-pair = przeciwnicy
