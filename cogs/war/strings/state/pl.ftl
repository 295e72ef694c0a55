# Jak stoi gra, słowami: stan, opis, teksty zastępcze obrazów, koniec gry.

## Stan

state-setup = Gra jest przygotowywana.
tally-turns = Tury: { $count }
tally-battles = Bitwy: { $count }
tally-longest = Najdłuższa bitwa: { $region }, rundy: { $rounds }
tally-hits = Wyrzucone trafienia: Wolne Ludy { $free } (oczekiwane: { $expected_free }), Cień { $shadow } (oczekiwane: { $expected_shadow })
tally-hunt = Dobrane żetony polowania: { $tiles }, Zepsucie: { $corruption }
state-turn = Tura { $turn }: { $stage }
state-stage-begin = odzyskiwanie kości i dobieranie kart
state-stage-fellowship = faza Drużyny
state-stage-allocation = przydzielanie kości polowania
state-stage-roll = rzut kośćmi akcji
state-stage-action = akcje, pozostałe kości: Wolne Ludy { $free }, Cień { $shadow }
state-stage-battle = { $kind ->
    [siege] szturm { $region-in }
    [sortie] wypad { $region-from }
   *[field] bitwa { $region-in }
}, runda { $round }
state-stage-hunt = polowanie na Drużynę
state-stage-victory = sprawdzanie warunków zwycięstwa
state-stage-over = koniec gry
state-points = Punkty zwycięstwa: Wolne Ludy { $free }/{ $most_free }, Cień { $shadow }/{ $most_shadow }
state-corruption = Zepsucie { $number }/{ $most }
state-fellowship = { $hidden ->
    [yes] Drużyna ukryta, ostatnie znane położenie { $region-in }, postęp { $progress }
   *[no] Drużyna ujawniona { $region-in }, postęp { $progress }
}
state-in-mordor = Drużyna na Torze Mordoru, krok { $step } z { $steps }, { $hidden ->
    [yes] ukryta
   *[no] ujawniona
}

## Koniec gry

outcome-corruption = Powiernicy ulegli mocy Pierścienia: { $winner-number ->
    [you] zwyciężasz.
   *[other] zwycięża { $winner }.
}
outcome-ring-destroyed = Pierścień spłonął w ogniu Góry Przeznaczenia: { $winner-number ->
    [you] zwyciężasz.
   *[other] zwyciężają { $winner }.
}
outcome-shadow-conquest = { $winner-number ->
    [you] Masz w ręku dość ziem Zachodu: zwyciężasz.
   *[other] { $winner } opanował dość ziem Zachodu i zwycięża.
}
outcome-free-peoples-conquest = { $winner-number ->
    [you] Potęga twierdz Cienia jest złamana: zwyciężasz.
   *[other] { $winner } złamały potęgę { $loser-number ->
        [you] twoich twierdz
       *[other] twierdz Cienia
    } i zwyciężają.
}
outcome-resigned = { $loser-number ->
    [you] Poddajesz się
   *[other] { $loser-start } się poddaje
}: { $winner-number ->
    [you] zwyciężasz.
   *[other] zwycięża { $winner-nom }.
}
outcome-turn-limit = Minęła ostatnia umówiona tura: nikt nie zwycięża.

## Cała pozycja

state-waiting = Wybiera: { $players }
state-dice = { $count ->
    [0] Kości: nie została żadna z { $pool }
   *[other] Kości { $count } z { $pool }: { $dice }
}
state-rings = Pierścienie Elfów: { $number }{ $used ->
    [yes] , w tej turze jeden już użyty
   *[no] {""}
}
state-hand = Ręka: karty Postaci { $character }, karty Strategii { $strategy }
state-own-hand = **Twoja ręka ({ $count }):** { $cards }
state-own-card = - **{ $card }** ({ $symbol ->
    [army] Armia
    [muster] Mobilizacja
   *[character] Postać
}): { $text } *W bitwie* { $effect }{ $fight ->
    [none] .
   *[other] : { $fight }
}
state-decks = Talie: Postaci { $character }, Strategii { $strategy }
state-discarded = Odrzucone ({ $count }): { $cards }
state-discards = Odrzucone: { $count }
state-buried = Odrzucone zakryte: Postaci { $character }, Strategii { $strategy }
state-own-buried = Twoje karty odrzucone zakryte ({ $count }): { $cards }
state-on-table = Na stole: { $cards }
state-reinforcements = Posiłki: { $figures }
state-out = Poza grą: { $figures }
state-apart = Rozwiązane w tej turze: { $figures }
state-heading-fellowship = Drużyna Pierścienia
state-company = Przewodnik: { $guide }{ $count ->
    [0] {""}
   *[other] ; Towarzysze: { $companions }
}
state-mark-declared = W tej turze położenie już zadeklarowano
state-mark-ventured = W tej turze Drużyna próbowała iść albo się ukryć
state-mark-hunted = Wolne Ludy odzyskały kości z pola polowania
state-mark-messenger = W tej turze wynik Mobilizacja posłużył już jako Armia (Rzecznik Saurona)
state-mark-minion = Był już w grze jakiś Sługa
state-heading-hunt = Polowanie
state-hunt-box = Kości na polu polowania: Cień { $shadow }, Wolne Ludy { $free }
state-pool = Żetony w puli ({ $count }): { $tiles }
state-tiles-drawn = Dobrane: { $tiles }
state-tiles-waiting = Czekają na Mordor: { $tiles }
state-tiles-removed = Usunięte: { $tiles }
state-heading-politics = Tor Polityki
state-box = { $box ->
    [4] W stanie wojny
   *[other] Pole { $box }
}: { $nations }
state-passive = pasywne: { $nations }
state-heading-map = Armie
state-legend = R jednostki regularne, E elitarne, D Dowódcy, N Nazgule
state-captured = { $side ->
    [shadow] Zdobyte przez Cień
   *[free_peoples] Zdobyte przez Wolne Ludy
}: { $regions }
state-siege = oblężenie, w środku { $inside }, na zewnątrz { $outside }
state-sum = { $side } { $figures } ({ $regions ->
    [one] 1 region
    [few] { $regions } regiony
   *[many] { $regions } regionów
})
state-shortened = Skrócono: nazwy odrzuconych kart są w przebiegu{ $areas ->
    [0] {""}
   *[other] , a zsumowane armie na obrazach części mapy
}.
state-letter = { $number }{ $role ->
    [elite] E
    [leader] D
    [nazgul] N
   *[regular] R
}
state-nation-dwarves = Krasnoludy
state-nation-elves = Elfowie
state-nation-gondor = Gondor
state-nation-north = Północ
state-nation-rohan = Rohan
state-nation-isengard = Isengard
state-nation-sauron = Sauron
state-nation-southrons_easterlings = Haradrimowie
state-area-eriador = Eriador
state-area-mountains = Góry Mgliste i Anduina
state-area-mirkwood = Mroczna Puszcza i północny wschód
state-area-rhovanion = Rhovanion i Rhûn
state-area-rohan = Rohan i Dunland
state-area-gondor = Gondor
state-area-mordor = Mordor i Harad

## Bitwa i żeton polowania

state-battle = { $kind ->
    [siege] Szturm { $region-in }
    [sortie] Wypad { $region-from }
   *[field] Bitwa { $region-in }, atak { $origin-from }
}, runda { $round }
state-attacks = { $side-number ->
    [you] Atakujesz
    [many] { $side-start } atakują
   *[one] { $side-start } atakuje
}: { $figures }
state-defends = { $side-number ->
    [you] Bronisz się
    [many] { $side-start } bronią się
   *[one] { $side-start } broni się
}: { $figures }
state-no-card = bez karty bitwy
state-card-down = karta bitwy zakryta ({ $deck ->
    [strategy] talia Strategii
   *[character] talia Postaci
})
state-card = { $fate ->
    [cancelled] karta bitwy anulowana
    [down] karta bitwy, jeszcze zakryta
   *[up] karta bitwy
}: { $effect } ({ $card })
state-rolled = rzut bitwy { $dice }, { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
state-rerolled = przerzut { $dice }, { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
state-more-hits = { $hits ->
    [one] 1 dodatkowe trafienie
    [few] { $hits } dodatkowe trafienia
   *[many] { $hits } dodatkowych trafień
}
state-heading-chase = Żeton polowania
state-chase-card = dobierany z karty „{ $card }”
state-chase-roll = rzut polowania { $dice }, { $successes ->
    [one] 1 sukces
    [few] { $successes } sukcesy
   *[many] { $successes } sukcesów
}
state-chase-tile = żeton „{ $tile }”
state-chase-damage = pozostałe obrażenia { $damage }
state-chase-open = żeton jeszcze niedobrany

## Teksty zastępcze obrazów

alt-table = Wojna o Pierścień.
alt-rest = Reszta jest w opisie słownym.
alt-hand = { $count ->
    [0] Nie masz kart na ręce.
    [one] Twoja ręka, 1 karta:
    [few] Twoja ręka, { $count } karty:
   *[many] Twoja ręka, { $count } kart:
}
alt-card = { $card } ({ $symbol ->
    [army] Armia
    [muster] Mobilizacja
   *[character] Postać
}; w bitwie { $effect }).
alt-zoom = Część mapy. { $part }.
alt-asked = Do wyboru: { $goals }.
alt-asked-from = Skąd: { $region }. Dokąd: { $goals }.
alt-asked-wakes = { $region } (aktywuje lub wciąga do wojny: { $nations })
alt-moved = { $side }: { $origin } → { $region }.
alt-captured = { $side ->
    [shadow] zdobyte przez Cień
   *[free_peoples] zdobyte przez Wolne Ludy
}

## Nazwy obrazów

view-table = Stół
view-reserves = Poza mapą
view-hand = Twoja ręka
view-hand_whole = Twoja ręka, co do słowa
view-battle = Bitwa
view-around = Okolice: { $region }
view-zoom_north_west = Północny zachód: Eriador
view-zoom_north = Północ: od Rivendell po Mroczną Puszczę
view-zoom_north_east = Północny wschód: Erebor i Rhûn
view-zoom_south_west = Południowy zachód: Rohan i wybrzeża Gondoru
view-zoom_south_east = Południowy wschód: Minas Tirith i Mordor
view-zoom_whole = Cała mapa
view-now = Jak stoi gra
view-ask = Pytanie na mapie

## Opcje: rzadkie przypadki

option-witch_king_as_nazgul = Czarnoksiężnik jak Nazgul
    .detail = Czy wystarczy na niego jedno trafienie Szczęśliwego Ciosu (W36)
option-witch_king_as_nazgul-false = Szczęśliwy Cios: Czarnoksiężnik to Sługa
    .detail = Potrzeba dwóch trafień z przerzutu (W36)
option-witch_king_as_nazgul-true = Szczęśliwy Cios: Czarnoksiężnik to też Nazgul
    .detail = Wystarczy jedno trafienie z przerzutu (W36)
option-sorcerer_at_once = Kiedy dobiera Czarownik
    .detail = Zaraz po odkryciu karty bitwy czy po rundzie (W37)
option-sorcerer_at_once-false = Czarownik dobiera kartę po rundzie
    .detail = Tylko jeśli ją przetrwał (W37)
option-sorcerer_at_once-true = Czarownik dobiera kartę od razu
    .detail = Gdy tylko karta bitwy zostanie odkryta (W37)
option-trim_excess = Ponad dziesięć jednostek
    .detail = Czy mogą się spotkać; nadmiar wraca do posiłków (10.1, W10)
option-trim_excess-false = Ponad dziesięć jednostek nie może się spotkać
    .detail = Takiego ruchu ani takiej rekrutacji nie można wykonać (10.1, W10)
option-trim_excess-true = Jednostki ponad dziesięć schodzą z mapy
    .detail = Po akcji wracają do posiłków (10.1, W10)
option-north_ered_luin_coast = Północne Ered Luin a morze
    .detail = Czy mogą tam przybić Okręty Círdana (16.1, W31)
option-north_ered_luin_coast-true = Północne Ered Luin leży nad morzem
    .detail = Tak jak na wydrukowanej planszy (16.1, W31)
option-north_ered_luin_coast-false = Północne Ered Luin nie leży nad morzem
    .detail = Tak jak na opublikowanej liście (16.1, W31)
