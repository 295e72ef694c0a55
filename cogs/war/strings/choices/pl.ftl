# Pytania i menu. Każdy identyfikator jest też w en.ftl, z tymi samymi zmiennymi.
#
# Pytanie nie ma własnej kropki: `prompt-with-rule` dodaje zasadę i kropkę. To, o co idzie gra, następuje całymi zdaniami.
# Drobny druk w menu zaczyna się małą literą i nie ma kropki.

## Pytania

prompt-with-rule = { $what } ({ $rule }).
prompt-asked-with-rule = { $what } ({ $rule })
prompt-by-card = „{ $card }”: { $what }
prompt-may-stop = Możesz też na tym poprzestać.

# Kości i karty
prompt-act = Twoja akcja, twoje kości: { $dice }
prompt-act-other = { $count ->
    [0] { $seat-start } nie { $seat-number ->
        [many] mają
       *[one] ma
    } już kości.
    [one] { $seat-start } { $seat-number ->
        [many] mają
       *[one] ma
    } jeszcze 1 kość.
    [few] { $seat-start } { $seat-number ->
        [many] mają
       *[one] ma
    } jeszcze { $count } kości.
   *[many] { $seat-start } { $seat-number ->
        [many] mają
       *[one] ma
    } jeszcze { $count } kości.
}
prompt-excess = { $count ->
    [one] Liczba kart na ręce: { $held }, a może zostać { $most }. Odrzuć 1 kartę zakrytą
    [few] Liczba kart na ręce: { $held }, a może zostać { $most }. Odrzuć { $count } karty zakryte
   *[many] Liczba kart na ręce: { $held }, a może zostać { $most }. Odrzuć { $count } kart zakrytych
}
prompt-allocate = { $least ->
    [0] Wybierz, ile z twoich kości ({ $pool }) trafi przed rzutem na pole polowania: najwyżej { $most } albo żadna
   *[other] Wybierz, ile z twoich kości ({ $pool }) trafi przed rzutem na pole polowania: co najmniej { $least }, najwyżej { $most }
}
prompt-allocate-stakes = { $mordor ->
    [yes] Drużyna jest na Torze Mordoru, zepsucie { $corruption } z { $most }.
   *[no] Drużyna ma postęp { $progress } i zepsucie { $corruption } z { $most }.
}

# Rekrutacja i polityka
prompt-recruit = { $seat ->
    [shadow] Zrekrutuj 1 jednostkę elitarną albo 2 figurki (jednostki regularne, Nazgule) w różnych Osadach: kogo i gdzie?
   *[free_peoples] Zrekrutuj 1 jednostkę elitarną albo 2 figurki (jednostki regularne, Dowódcy) w różnych Osadach: kogo i gdzie?
}
prompt-recruit-second = { $seat ->
    [shadow] Zrekrutuj drugą figurkę, jednostkę regularną albo Nazgula, gdzie indziej niż { $region-in }
   *[free_peoples] Zrekrutuj drugą figurkę, jednostkę regularną albo Dowódcę, gdzie indziej niż { $region-in }
}
prompt-recruit-one = zrekrutuj figurkę
prompt-recruit-group = { $first ->
    [yes] { $count ->
        [one] zrekrutuj 1 figurkę
        [few] zrekrutuj { $count } figurki w jednym regionie
       *[many] zrekrutuj { $count } figurek w jednym regionie
    }
   *[no] { $count ->
        [one] zrekrutuj jeszcze 1 figurkę w tym samym regionie
        [few] zrekrutuj jeszcze { $count } figurki w tym samym regionie
       *[many] zrekrutuj jeszcze { $count } figurek w tym samym regionie
    }
}
prompt-recruit-several = { $count ->
    [one] zrekrutuj ostatnią figurkę
    [few] zrekrutuj pierwszą z { $count } figurek
   *[many] zrekrutuj pierwszą z { $count } figurek
}
prompt-recruit-beside = zrekrutuj figurkę tam, gdzie stoi twoja Armia
prompt-recruit-voice = Głos Sarumana: jednostek regularnych nie wystarczy dla wszystkich Osad Isengardu, wybierz jedną
prompt-nation = Który Naród przesuwa się o pole ku wojnie?

# Armie
prompt-march = { $needs ->
    [leader_free_peoples] Przemieść Armię z Dowódcą lub Towarzyszem
    [leader_shadow] Przemieść Armię z Nazgulem lub Sługą
    [nazgul] Przemieść Armię z Nazgulem
    [witch_king] Przemieść Armię z Czarnoksiężnikiem z Angmaru
    [companion] Przemieść Armię z Towarzyszem
    [saruman] Przemieść Armię z Sarumanem
   *[none] Przemieść Armię
} do sąsiedniego regionu: { $count ->
    [one] został 1 ruch
    [few] zostały { $count } ruchy
   *[many] zostało { $count } ruchów
}
prompt-send = { $needs ->
    [leader_free_peoples] przemieść Armię z Dowódcą lub Towarzyszem
    [leader_shadow] przemieść Armię z Nazgulem lub Sługą
    [nazgul] przemieść Armię z Nazgulem
    [witch_king] przemieść Armię z Czarnoksiężnikiem z Angmaru
    [companion] przemieść Armię z Towarzyszem
    [saruman] przemieść Armię z Sarumanem
   *[none] przemieść Armię
} { $count ->
    [one] o 1 region
    [few] najwyżej o { $count } regiony; wybierz pierwszy
   *[many] najwyżej o { $count } regionów; wybierz pierwszy
}
prompt-gather = { $distance ->
    [one] przemieść Armię o 1 region do innej twojej Armii
    [few] przemieść Armię najwyżej o { $distance } regiony do innej twojej Armii, wybierz pierwszy
   *[many] przemieść Armię najwyżej o { $distance } regionów do innej twojej Armii, wybierz pierwszy
}; { $count ->
    [one] to ostatnia Armia
    [few] mogą ruszyć { $count } Armie
   *[many] może ruszyć { $count } Armii
}
prompt-woses = wybierz Armię z Rohanu, która przybędzie do Gondoru
prompt-movers = Kto rusza { $origin-from } { $region-to }? { $may ->
    [leave] Zostaw kogoś
    [go] Potwierdź
   *[both] Zostaw kogoś albo potwierdź
}
prompt-force-march = W drogę: { $figures }.
prompt-force-attack = Do ataku: { $figures }.
prompt-force-advance = Naprzód: { $figures }.
prompt-staying = Zostają: { $figures }.
prompt-room = { $count ->
    [0] Nie ma tam miejsca na jednostki.
    [one] Jest tam miejsce na 1 jednostkę, zostaw { $over }.
    [few] Jest tam miejsce na { $count } jednostki, zostaw { $over }.
   *[many] Jest tam miejsce na { $count } jednostek, zostaw { $over }.
}
prompt-trim = Liczba jednostek { $region-in }: { $count }, a może zostać { $most }. { $over ->
    [one] Odeślij 1 do posiłków
    [few] Odeślij { $over } do posiłków
   *[many] Odeślij { $over } do posiłków
}

# Bitwa
prompt-attack = { $needs ->
    [leader_free_peoples] Zaatakuj Armią, którą prowadzi Dowódca lub Towarzysz: którą i kogo?
    [leader_shadow] Zaatakuj Armią, którą prowadzi Nazgul lub Sługa: którą i kogo?
    [nazgul] Zaatakuj Armią z Nazgulem: którą i kogo?
    [witch_king] Zaatakuj Armią Czarnoksiężnika z Angmaru: kogo?
    [companion] Zaatakuj Armią z Towarzyszem: którą i kogo?
    [saruman] Zaatakuj Armią Sarumana: kogo?
   *[none] Zaatakuj: którą Armią i kogo?
}
prompt-rearguard = Atakujesz { $origin-from }, przeciwnik jest { $region-in }: { $may ->
    [leave] zostaw kogoś poza bitwą
    [go] potwierdź
   *[both] zostaw kogoś poza bitwą albo potwierdź
}
prompt-rearguard-here = Atakujesz { $region-in }: { $may ->
    [leave] zostaw kogoś poza bitwą
    [go] potwierdź
   *[both] zostaw kogoś poza bitwą albo potwierdź
}
prompt-against = Przeciw tobie: { $figures }.
prompt-withdraw = Bitwa { $region-in } czy odwrót do Twierdzy?
prompt-withdraw-over = { $count ->
    [one] W środku zmieści się { $most } jednostek: przy oblężeniu 1 wróci do posiłków.
    [few] W środku zmieści się { $most } jednostek: przy oblężeniu { $count } wrócą do posiłków.
   *[many] W środku zmieści się { $most } jednostek: przy oblężeniu { $count } wróci do posiłków.
}
prompt-card = Bitwa { $region-in }, runda { $round }: połóż zakrytą kartę bitwy albo żadnej
prompt-laid-card = { $seat-start } { $seat-number ->
    [many] już położyły
   *[one] już położył
} swoją.
prompt-laid-none = { $seat-start } nie { $seat-number ->
    [many] zagrywają
   *[one] zagrywa
} żadnej.
prompt-odds = Atakujący: { $attacker }. Obrońca: { $defender }.
prompt-side = { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
}, zdolności przywódcze { $leadership }, trafia przy { $target ->
    [6] 6
   *[other] { $target } i 6
}
prompt-hits = { $count ->
    [one] Twoja Armia { $region-in } przyjmuje 1 trafienie: kto je przyjmie?
    [few] Twoja Armia { $region-in } przyjmuje { $count } trafienia: kto przyjmie następne?
   *[many] Twoja Armia { $region-in } przyjmuje { $count } trafień: kto przyjmie następne?
}
prompt-hits-lost = Dotąd stracono: { $figures }.
prompt-hits-reduced = Dotąd osłabiono: { $figures }.
prompt-cease = Runda { $round } { $region-in } dobiegła końca: walczysz dalej czy przerywasz atak?
prompt-prolong = Szturm { $region-in } się kończy, chyba że osłabisz jednostkę elitarną, aby walczyć jeszcze jedną rundę
prompt-prolong-lose = Szturm { $region-in } się kończy, chyba że poświęcisz jednostkę elitarną, aby walczyć jeszcze jedną rundę
prompt-retreat = Runda { $round } { $region-in } dobiegła końca, atakujący walczy dalej: zostajesz czy się wycofujesz?
prompt-rout = twoja Armia { $region-in } musi się wycofać: dokąd?
prompt-follow-up = Bitwa { $region-in } dobiegła końca: wkraczasz?
prompt-besiege = Obrońcy wycofali się do Twierdzy { $region-in }: wkraczasz, aby ją oblegać?

# Drużyna
prompt-declare = Deklarujesz położenie Drużyny?
prompt-declare-reach = { $count ->
    [0] Nie ma postępu, więc zostałaby { $region-in }.
    [one] Może przejść 1 region { $region-from }.
    [few] Może przejść najwyżej { $count } regiony { $region-from }.
   *[many] Może przejść najwyżej { $count } regionów { $region-from }.
}
prompt-corruption = Zepsucie { $number } z { $most }.
prompt-path-declared = { $count ->
    [0] Deklarujesz położenie Drużyny: jej droga kończy się { $region-in }
    [one] Deklarujesz położenie Drużyny, jest { $region-in }: { $stop ->
        [yes] jeszcze 1 region czy koniec drogi?
       *[no] musi przejść jeszcze 1 region. Dokąd?
    }
    [few] Deklarujesz położenie Drużyny, jest { $region-in }: { $stop ->
        [yes] jeszcze najwyżej { $count } regiony czy koniec drogi?
       *[no] tu zatrzymać się nie może, zostały { $count } regiony. Dokąd?
    }
   *[many] Deklarujesz położenie Drużyny, jest { $region-in }: { $stop ->
        [yes] jeszcze najwyżej { $count } regionów czy koniec drogi?
       *[no] tu zatrzymać się nie może, zostało { $count } regionów. Dokąd?
    }
}
prompt-path-revealed = { $count ->
    [0] Drużyna jest ujawniona: jej droga kończy się { $region-in }
    [one] Drużyna jest ujawniona { $region-in }: { $stop ->
        [yes] jeszcze 1 region czy koniec drogi?
       *[no] musi przejść jeszcze 1 region. Dokąd?
    }
    [few] Drużyna jest ujawniona { $region-in }: { $stop ->
        [yes] jeszcze najwyżej { $count } regiony czy koniec drogi?
       *[no] tu zatrzymać się nie może, zostały { $count } regiony. Dokąd?
    }
   *[many] Drużyna jest ujawniona { $region-in }: { $stop ->
        [yes] jeszcze najwyżej { $count } regionów czy koniec drogi?
       *[no] tu zatrzymać się nie może, zostało { $count } regionów. Dokąd?
    }
}
prompt-path-tiles = Każda Twierdza Cienia na tej drodze oznacza dobranie żetonu polowania.
prompt-enter-mordor = Wchodzisz z Drużyną do Mordoru?
prompt-mordor-tiles = { $count ->
    [0] Wszystkie dobrane dotąd żetony Oka wrócą do puli polowania.
    [one] Wszystkie dobrane dotąd żetony Oka i 1 żeton specjalny trafią do puli polowania.
    [few] Wszystkie dobrane dotąd żetony Oka i { $count } żetony specjalne trafią do puli polowania.
   *[many] Wszystkie dobrane dotąd żetony Oka i { $count } żetonów specjalnych trafi do puli polowania.
}
prompt-guide = Kto będzie odtąd Przewodnikiem Drużyny?

# Towarzysze, Nazgule, Słudzy
prompt-separate = Kto opuszcza Drużynę?
prompt-separate-final = Powrotu do niej nie ma.
prompt-separate-more = Drużynę { $names-number ->
    [one] opuszcza
   *[many] opuszczają
} { $names-nom }. Kto jeszcze?
prompt-travel = Dokąd { $names-number ->
    [one] rusza
   *[many] ruszają
} { $names-nom } { $region-from }?
prompt-reach = { $count ->
    [0] Ta grupa zostaje w tym regionie.
    [one] Najdalej o 1 region.
    [few] Najdalej o { $count } regiony.
   *[many] Najdalej o { $count } regionów.
}
prompt-companions = Który Towarzysz rusza w drogę?
prompt-companions-go = Dokąd { $names-number ->
    [one] rusza
   *[many] ruszają
} { $names-nom } { $region-from }{ $join ->
    [yes] { " " }albo kto jeszcze dołącza?
   *[no] ?
}
prompt-nazgul = { $kinds ->
    [nazgul] Które Nazgule lecą?
   *[minions] Które Nazgule lub Słudzy ruszają?
}
prompt-nazgul-many = Ile Nazguli leci { $region-from }?
prompt-nazgul-go = { $figures } { $region-from }: dokąd?

# Polowanie
prompt-casualty = Obrażenia z polowania: { $count }. Ponosisz stratę w Drużynie?
prompt-tile = Dobrany żeton: { $tile }.{ $reveals ->
    [yes] { " " }Drużyna zostanie ujawniona.
   *[no] {""}
}
prompt-hide-or-move = { $hidden ->
    [yes] przemieszczasz Drużynę?
   *[no] ukrywasz Drużynę?
}

# Gdy nie wiadomo nic bliższego
prompt-choose = Wybierz jedno

## Pierwszy poziom akcji

choice-to-cards = Karty wydarzeń
    .detail = zagraj, dobierz albo usuń ze stołu
choice-to-recruits = Rekrutacja
    .detail = nowe figurki Narodów w stanie wojny
choice-to-politics = Polityka
    .detail = Naród przesuwa się ku wojnie
choice-to-armies = Ruch Armii
    .detail = do sąsiednich regionów
choice-to-attacks = Bitwa
    .detail = atak na sąsiednią Armię, szturm, wypad
choice-to-fellowship = Drużyna
    .detail = ruch albo ukrycie
choice-to-companions = Towarzysze
    .detail = opuszczają Drużynę, ruszają w drogę, wkraczają do gry
choice-to-minions = Nazgule i Słudzy
    .detail = lecą, ruszają w drogę, wkraczają do gry
choice-play = Zagraj „{ $card }”
choice-with-die = { $what } ({ $die })
choice-skip = Pomiń kość
    .detail = zostanie użyta bez skutku
choice-skip-only = Pomiń { $die-acc }
    .detail = zostanie użyta bez skutku
choice-pass = Pasuj
    .detail = masz mniej kości niż przeciwnik
choice-ring = Użyj Pierścienia Elfów
    .detail = { $seat ->
        [shadow] potem znika z gry; masz ich { $count }
       *[free_peoples] potem przechodzi do Cienia; masz ich { $count }
    }
choice-ring-to = Obróć na: { $die }
choice-ring-eye = od razu trafia na pole polowania
choice-allocate = { $count ->
    [0] Żadnej kości
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
}
choice-allocate-rest = { $count ->
    [one] do rzutu zostaje 1 kość
    [few] do rzutu zostają { $count } kości
   *[many] do rzutu zostaje { $count } kości
}

## Karty

choice-symbol-character = Postać
choice-symbol-army = Armia
choice-symbol-muster = Mobilizacja
choice-lower-half = w bitwie: { $effect }
choice-lay = { $effect } ({ $card })
choice-lay-from-table = ze stołu
choice-surely = Tak: { $card }
choice-lay-idle = tu nic nie da
choice-lay-none = Bez karty bitwy
choice-initiative = inicjatywa { $order }

## Regiony

choice-regions = { $count ->
    [one] 1 region
    [few] { $count } regiony
   *[many] { $count } regionów
}
choice-own-there = { $region } · { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
choice-foes-there = { $region } · { $count ->
    [one] 1 jednostka wroga
    [few] { $count } jednostki wroga
   *[many] { $count } jednostek wroga
}
choice-fellowship-there = { $region } · Drużyna
choice-march-part = tylko część
choice-numbered = { $number }. { $label }
choice-noted = { $region } · { $note }
choice-foes = wróg: { $figures }
choice-own = twoje: { $figures }
choice-empty = nikogo tam nie ma
choice-fellowship-here = ostatnie znane miejsce Drużyny
choice-place-town = Wioska
choice-place-city = { $count ->
    [0] Miasto
    [one] Miasto, 1 punkt zwycięstwa
    [few] Miasto, { $count } punkty zwycięstwa
   *[many] Miasto, { $count } punktów zwycięstwa
}
choice-place-stronghold = { $count ->
    [0] Twierdza
    [one] Twierdza, 1 punkt zwycięstwa
    [few] Twierdza, { $count } punkty zwycięstwa
   *[many] Twierdza, { $count } punktów zwycięstwa
}
choice-place-fortification = Fortyfikacja
choice-place-besieged = { $place }, oblężona
choice-place-of = { $place }, w rękach { $seat-gen }
choice-captures = zdobycie
choice-conquers = { $count ->
    [one] z 1 punktem wygrywasz na końcu tury
    [few] z { $count } punktami wygrywasz na końcu tury
   *[many] z { $count } punktami wygrywasz na końcu tury
}
choice-count-unit = { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
choice-count-leader = { $count ->
    [one] 1 Dowódca
    [few] { $count } Dowódców
   *[many] { $count } Dowódców
}
choice-count-nazgul = { $count ->
    [one] 1 Nazgul
    [few] { $count } Nazgule
   *[many] { $count } Nazguli
}
choice-count-character = { $count ->
    [one] 1 postać
    [few] { $count } postacie
   *[many] { $count } postaci
}

## Rekrutacja i polityka

choice-reinforcements = { $count ->
    [one] 1 w posiłkach
    [few] { $count } w posiłkach
   *[many] { $count } w posiłkach
}
choice-no-more-recruits = Koniec rekrutacji
choice-nation = { $nation } (pole { $box })
choice-nation-to = na pole { $box }
choice-nation-to-war = w stan wojny
choice-nation-passive = pasywny: nie dalej niż pole 3

## Armie

choice-leave = Zostaw { $figures }
choice-leave-some = Zostaw część z { $figures }
choice-rest-goes = Zostaw { $figures }, reszta rusza
choice-leave-more = Zostaw jeszcze kogoś
choice-discards = Karty do odrzucenia
choice-go-march = W drogę: { $figures }
choice-go-attack = Do ataku: { $figures }
choice-go-advance = Naprzód: { $figures }
choice-no-more-moves = Koniec ruchów
choice-storm = Szturm na Twierdzę { $region-in }
choice-sortie = Wypad { $region-from }
choice-trim = { $role ->
    [elite] Odeślij 1 z { $count } elitarnych { $nation-gen }
   *[regular] Odeślij 1 z { $count } regularnych { $nation-gen }
}

## Bitwa

choice-hit-remove = { $count ->
    [one] Usuń regularną { $nation-gen }
    [few] Usuń 1 z { $count } regularnych { $nation-gen }
   *[many] Usuń 1 z { $count } regularnych { $nation-gen }
}
choice-hit-remove-elite = Usuń elitarną { $nation-gen } za 2 trafienia
choice-hit-reduce = { $count ->
    [one] Osłab elitarną { $nation-gen }
    [few] Osłab 1 z { $count } elitarnych { $nation-gen }
   *[many] Osłab 1 z { $count } elitarnych { $nation-gen }
}
    .detail = staje się regularną
choice-hit-lose = Strać elitarną { $nation-gen } za 1 trafienie
choice-hit-lost = nie ma jednostki regularnej na zamianę
choice-stand-withdraw = Podejmij bitwę
    .detail = przed murami
choice-stand-retreat = Zostań
    .detail = rozgrywa się kolejna runda
choice-withdraw = Do Twierdzy
    .detail = bez bitwy; atakujący może zacząć oblężenie
choice-press-on = Walcz dalej
    .detail = obrońca może się wtedy wycofać
choice-stop-cease = Przerwij atak
    .detail = twoja Armia zostaje tam, skąd ruszyła
choice-stop-prolong = Zakończ szturm
    .detail = oblężenie trwa
choice-prolong = Walcz dalej: osłab elitarną { $nation-gen }
    .detail = staje się jednostką regularną
choice-prolong-lose = Walcz dalej: strać elitarną { $nation-gen }
choice-retreat = Odwrót { $region-to }
choice-advance = Wkrocz { $region-to }
    .detail = zaraz wybierzesz, kto idzie
choice-besiege = Oblegaj Twierdzę { $region-in }
    .detail = zaraz wybierzesz, kto wkracza
choice-no-advance = Zostań
    .detail = nikt nie wkracza
choice-no-siege = Bez oblężenia
    .detail = obrońcy znów stoją w regionie

## Drużyna

choice-declare = Zadeklaruj położenie Drużyny
    .detail = jej figurka się przesuwa, a ona pozostaje ukryta
choice-undeclared-guide = Nie deklaruj; Przewodnik: { $guide }
choice-undeclared-new-guide = Nie deklaruj; nowy Przewodnik: { $guide }
choice-no-declaration = Nie deklaruj
    .detail = jej położenie pozostaje nieznane
choice-go-on = i może dalej
choice-rest = Koniec drogi { $region-in }
choice-gate = brama Mordoru
choice-draws = żeton polowania
choice-heals = leczy 1 punkt zepsucia
choice-enter-mordor = Wejdź do Mordoru
    .detail = odtąd każdy ruch to dobrany żeton polowania
choice-wait-outside = Jeszcze nie
    .detail = Drużyna pozostaje poza Mordorem
choice-companion = { $name } (poziom { $level })
choice-leadership = zdolności przywódcze { $points }
choice-hobbit = hobbit

## Towarzysze, Nazgule, Słudzy

choice-from = { $name } { $region-from }
choice-join-several = Kto rusza
choice-join-from = Kto rusza { $region-from }
choice-join-too = Dołącza { $name }
choice-leave-fellowship = { $count ->
    [one] Tylko { $names }
    [few] Ruszają: { $names }
   *[many] Ruszają: { $names }
}
choice-leave-many = { $count ->
    [one] Rusza 1 Towarzysz
    [few] Rusza { $count } Towarzyszy
   *[many] Rusza { $count } Towarzyszy
}
choice-enough-companions = Nikt więcej
    .detail = pozostali Towarzysze zostają tam, gdzie są
choice-enough-nazgul = Nikt więcej
    .detail = pozostali zostają tam, gdzie są
choice-rouses = aktywuje { $nation-acc }
choice-to-war = stan wojny: { $nation-nom }

## Polowanie

choice-casualty-guide = Ginie { $guide } (poziom { $level }): { $count ->
    [0] bez zepsucia
   *[other] zepsucie +{ $count }
}
choice-casualty-random = Wylosowany Towarzysz ({ $most ->
    [1] poziom 1
   *[other] poziom od { $least } do { $most }
})
choice-no-casualty = Bez straty: zepsucie +{ $count }
choice-corruption = zepsucie { $now } → { $then } z { $most }
choice-corruption-fatal = zepsucie { $now } → { $then } z { $most }: zwycięża Cień
choice-now-hide = Ukryj Drużynę
    .detail = nie rusza się z miejsca
choice-now-move = Przemieść Drużynę
    .detail = jeden krok postępu; Cień poluje
choice-neither = Zostaw, jak jest
    .detail = z Drużyną nic się nie dzieje

## Gdziekolwiek

choice-yes = Tak
choice-no = Nie
choice-done = Gotowe

## Dlaczego gospoda coś by wybrała: po jednym zdaniu na każdy składnik jej oceny

why-ring = { $seat ->
    [shadow] Powiernicy Pierścienia rzadziej docierają do celu bez zepsucia.
   *[free_peoples] Powiernicy Pierścienia częściej docierają do celu bez zepsucia.
}
why-rest = { $seat ->
    [shadow] Drużyna ma mniej czasu na odpoczynek po drodze.
   *[free_peoples] Drużyna ma więcej czasu na odpoczynek po drodze.
}
why-march = { $seat ->
    [shadow] Drużyna ma dalej do celu.
   *[free_peoples] Drużyna ma bliżej do celu.
}
why-armies = { $seat ->
    [shadow] twoje Armie mają bliżej do potrzebnych Osad.
   *[free_peoples] Armie Cienia mają dalej do potrzebnych im Osad.
}
why-conquest = { $seat ->
    [shadow] Wolne Ludy mają dalej do wygranej orężem.
   *[free_peoples] bliżej ci do wygranej orężem.
}
why-minions = { $seat ->
    [shadow] więcej twoich Sług w grze, a każdy z nich daje kość.
   *[free_peoples] mniej Sług Cienia w grze, a każdy z nich daje kość.
}
why-heroes = { $seat ->
    [shadow] Aragorn albo Gandalf Biały rzadziej są w grze, a każdy z nich daje kość.
   *[free_peoples] Aragorn albo Gandalf Biały częściej są w grze, a każdy z nich daje kość.
}
why-nations = w porównaniu z drugą stroną masz więcej Narodów w stanie wojny.
why-rings = w porównaniu z drugą stroną masz więcej Pierścieni Elfów.
why-cards = { $seat ->
    [shadow] mniej kart dla Wolnych Ludów.
   *[free_peoples] więcej kart dla ciebie.
}
why-guards = { $seat ->
    [shadow] mniej kart chroni Powierników Pierścienia.
   *[free_peoples] więcej kart chroni Powierników Pierścienia.
}
why-enemy-cards = { $seat ->
    [shadow] więcej kart dla ciebie.
   *[free_peoples] mniej kart dla Cienia.
}
why-dice = w porównaniu z drugą stroną zostaje ci więcej kości.
why-settlements = { $seat ->
    [shadow] zdobywasz więcej Osad.
   *[free_peoples] Cień zdobywa mniej Osad.
}
why-secrecy = { $seat ->
    [shadow] Drużyna częściej jest odkryta albo blisko Nazguli.
   *[free_peoples] Drużyna częściej pozostaje ukryta albo z dala od Nazguli.
}
why-tiles = żetony polowania są dla ciebie lepsze.
why-free-army = { $seat ->
    [shadow] Armie Wolnych Ludów słabną.
   *[free_peoples] twoje Armie pozostają silniejsze.
}
why-shadow-army = { $seat ->
    [shadow] twoje Armie pozostają silniejsze.
   *[free_peoples] Armie Cienia słabną.
}
why-exposed = { $seat ->
    [shadow] mniej twoich Osad stoi otworem przed Wolnymi Ludami albo więcej ich Osad przed tobą.
   *[free_peoples] mniej twoich Osad stoi otworem przed Cieniem albo więcej jego Osad przed tobą.
}
why-walls = z murów masz więcej pożytku.

# Odpowiedzi zostawione z góry
ahead-no-card = Bez karty bitwy
ahead-regulars = Straty: najpierw jednostki regularne
ahead-elites = Straty: najpierw osłabiać jednostki elitarne
ahead-stand = Zostać i walczyć, bez odwrotu
ahead-withdraw = Zawsze do Twierdzy
ahead-press-on = Zawsze walczyć dalej
ahead-cease = Przerwać atak po rundzie
ahead-no-prolong = Nie osłabiać jednostki elitarnej, by przedłużyć szturm
ahead-advance = Wkraczać ze wszystkimi, którzy mogą
ahead-stay = Nigdy nie wkraczać po bitwie
ahead-pass = Pasować, dopóki wolno
ahead-no-declaring = Nigdy nie deklarować położenia Drużyny
ahead-enter-mordor = Wejść do Mordoru, gdy tylko się da
ahead-most-dice = Na Polowanie tyle kości, ile wolno
ahead-one-die = Na Polowanie jedna kość
ahead-no-casualty = Obrażenia Polowania: bez ofiary
ahead-guide-falls = Obrażenia Polowania: ofiarą jest Przewodnik
ahead-no-guide = Nie używać zdolności Przewodnika wobec Polowania
ahead-no-hunt-card = W Polowaniu zachować karty na stole
