standings-heading = ## 📊 { $game }
standings-all = Wszystkie gry
standings-choose = Która gra?
standings-empty = Na tym serwerze nie zakończono jeszcze żadnej partii.
standings-choose-season = Który sezon?
standings-side = { $game }: { $seat }
standings-counts = { $played ->
    [one] { $played } partia
    [few] { $played } partie
   *[other] { $played } partii
}, { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
   *[other] { $won } wygranych
}
standings-active = grający w ostatnich 60 dniach
standings-page = strona { $page } z { $pages }
standings-foot = -# Pogrubiona liczba to ranking, ± to jego niepewność; ? oznacza ranking tymczasowy, a takie stoją na końcu. Liczą się tylko partie między ludźmi zakończone na tym serwerze.
standings-foot-all = -# Pogrubiona liczba to ranking ze wszystkich gier: 1500 to średnia osób, które grają w to samo, ± to jej niepewność; ? oznacza wynik tymczasowy, a takie stoją na końcu. Liczą się tylko partie między ludźmi zakończone na tym serwerze.
season-year = Sezon { $year }
season-quarter = Sezon { $year }, { $quarter }. kwartał
button-standings-active = Tylko grający
button-standings-everybody = Wszyscy
button-standings-public = Pokaż na kanale
person-unknown = Ktoś

command-leaderboard = ranking
    .description = Kto gra najlepiej na tym serwerze
    .game = gra
    .game-description = Tylko ta gra albo jedna jej strona
    .season = sezon
    .season-description = Obecny sezon albo poprzedni
    .season-now = obecny sezon
    .season-last = poprzedni sezon

standings-house = Przeciw gospodzie
standings-house-line = { $user } · { $game } · { $seat }, { $level }: wygrane **{ $won }** z { $played }
standings-house-foot = -# Partie z graczem gospody liczą się tutaj i nigdzie indziej.
