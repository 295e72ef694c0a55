digest-heading = ## 📰 Tydzień w gospodzie
    -# { $start } – { $end }
digest-games = ### { $count ->
        [one] Zakończono jedną partię
        [few] Zakończono { $count } partie
       *[many] Zakończono { $count } partii
    }
digest-game = { $game }: { $people }
digest-best = 🎬 **{ $game }**, { $people } · { $place }
    { $told }
digest-more = … i jeszcze { $count }
digest-upsets = ### Niespodzianki
digest-upset = { $winner } – wygrana z { $loser } mimo rankingu niższego o { $points } ({ $game })
digest-feats = ### Wyczyny
digest-climbs = ### W górę
digest-climb = { $user }: { $game }, ranking wyższy o { $points }
digest-solvers = ### Pozycje dnia
digest-solver = { $user } – rozwiązane: { $count } z { $positions }
digest-votes = ### Serwer głosuje
digest-vote = { $game }: { $sides } · { $place } · { $status }
digest-side = { $seat } ({ $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
})
digest-guessers = ### Zgadywanie wyników
digest-guesser = { $user }: { $points } pkt za { $count ->
    [one] { $count } typ
    [few] { $count } typy
   *[other] { $count } typów
}
digest-open = ### Wolne miejsca
