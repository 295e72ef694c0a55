# Pojedynek o Śródziemie po polsku. Każdy identyfikator jest też w en.ftl, z tymi samymi zmiennymi.
#
# Nazwa wstawiana do zdania przynosi swoje formy: `$side` to nazwa jak na etykiecie, `$side-nom` mianownik w środku
# zdania, `$side-start` na początku, dalej `-gen`, `-dat`, `-acc`, `-ins`. W zdaniach mówimy krótko: „Drużyna” i
# „Sauron”. Regiony mają `-to`, `-from` i `-in` razem z przyimkiem. Karty nie mają nazw: `$card` to znak koloru i to,
# co karta daje.

game-name = Pojedynek o Śródziemie
about = Drużyna Pierścienia przeciw Sauronowi w trzech rozdziałach kart: wygrywa się Pierścieniem, rasami albo mapą.
    .length = od 30 do 45 minut
    .weight = medium

## Strony

seat-fellowship = Drużyna Pierścienia
    .nom = Drużyna
    .start = Drużyna
    .gen = Drużyny
    .dat = Drużynie
    .acc = Drużynę
    .ins = Drużyną
    .number = one
seat-sauron = Siły Saurona
    .nom = Sauron
    .start = Sauron
    .gen = Saurona
    .dat = Sauronowi
    .acc = Saurona
    .ins = Sauronem
    .number = one

## Regiony

region-lindon = Lindon
    .to = do Lindonu
    .from = z Lindonu
    .in = w Lindonie
region-arnor = Arnor
    .to = do Arnoru
    .from = z Arnoru
    .in = w Arnorze
region-rhovanion = Rhovanion
    .to = do Rhovanionu
    .from = z Rhovanionu
    .in = w Rhovanionie
region-enedwaith = Enedwaith
    .to = do Enedwaith
    .from = z Enedwaith
    .in = w Enedwaith
region-rohan = Rohan
    .to = do Rohanu
    .from = z Rohanu
    .in = w Rohanie
region-gondor = Gondor
    .to = do Gondoru
    .from = z Gondoru
    .in = w Gondorze
region-mordor = Mordor
    .to = do Mordoru
    .from = z Mordoru
    .in = w Mordorze

## Umiejętności, rasy, symbole powiązania, kolory

skill-ruse = przebiegłość
skill-strength = siła
skill-courage = odwaga
skill-knowledge = wiedza
skill-leadership = przywództwo
race-elves = Elfowie
    .gen = Elfów
    .ins = Elfami
race-ents = Entowie
    .gen = Entów
    .ins = Entami
race-hobbits = Hobbici
    .gen = Hobbitów
    .ins = Hobbitami
race-humans = Ludzie
    .gen = Ludzi
    .ins = Ludźmi
race-dwarves = Krasnoludowie
    .gen = Krasnoludów
    .ins = Krasnoludami
race-wizards = Czarodzieje
    .gen = Czarodziejów
    .ins = Czarodziejami
race-eagle = orzeł
    .gen = orła
    .ins = orłem
link-pot = kociołek
link-anvil = kowadło
link-horseshoe = podkowa
link-harp = harfa
link-horse = koń
link-backpack = plecak
link-fish = ryba
link-bow = łuk
link-sword = miecz
link-helmet = hełm
link-chest = skrzynia
link-acorn = żołądź
link-scroll = zwój
link-campfire = ognisko
link-bedroll = śpiwór
link-armor = zbroja
link-axe = topór
colour-grey = ◆ Szare
colour-yellow = ● Żółte
colour-blue = ■ Niebieskie
colour-green = ▲ Zielone
colour-red = ✕ Czerwone
colour-purple = ★ Fioletowe

## Płytki ważnych miejsc

landmark-grey_havens = Szare Przystanie
landmark-bree = Bree
landmark-erebor = Erebor
landmark-isengard = Isengard
landmark-helms_deep = Helmowy Jar
landmark-minas_tirith = Minas Tirith
landmark-barad_dur = Barad-dûr

## Żetony sojuszu: `.text` mówi drobnym drukiem w menu, co żeton robi

token-elves_yellow_extra_turn = Dodatkowa tura za żółte karty
    .text = Po turze, w której zagrywasz żółtą kartę, rozgrywasz dodatkową turę
token-elves_red_anywhere = Czerwone karty w dowolnym regionie
    .text = Wszystkie jednostki z czerwonej karty możesz umieścić w dowolnym z 7 regionów
token-elves_wild_skill = Dowolna umiejętność
    .text = Raz na turę masz jeszcze jeden symbol dowolnej umiejętności
token-dwarves_no_surcharge = Płytki bez dopłaty za twierdze
    .text = Płytki ważnych miejsc nie kosztują cię dodatkowych monet za twoje twierdze
token-dwarves_landmark_extra_turn = Dodatkowa tura za płytki
    .text = Po turze, w której bierzesz płytkę ważnego miejsca, rozgrywasz dodatkową turę
token-dwarves_green_moves = 2 ruchy za zielone karty
    .text = Każda zagrana przez ciebie zielona karta daje też 2 ruchy jednostek
token-hobbits_eagle = Orzeł
    .text = Jeden dodatkowy symbol rasy, tylko na potrzeby wsparcia ras
token-hobbits_blue_unit = 1 jednostka za niebieskie karty
    .text = Z każdą zagraną niebieską kartą umieszczasz 1 jednostkę w dowolnym regionie
token-hobbits_link_coins = 3 monety za powiązania
    .text = Każda karta zagrana za darmo dzięki symbolowi powiązania daje ci 3 monety
token-humans_yellow_quest = 1 pole za żółte karty
    .text = Z każdą zagraną żółtą kartą przesuwasz się o 1 pole na torze Wyprawy
token-humans_red_extra_unit = 1 jednostka więcej z czerwonych kart
    .text = Zagrana przez ciebie czerwona karta umieszcza w regionie o 1 jednostkę więcej
token-humans_double_discard = Podwójne monety za odrzucenie
    .text = Odrzucona karta daje ci dwa razy więcej monet: 2, 4 albo 6, zależnie od rozdziału
token-ents_extra_turn = Dodatkowa tura
    .text = Od razu: po tej turze rozgrywasz dodatkową turę
token-ents_remove_fortress = Usunięcie twierdzy
    .text = Od razu: usuwasz jedną twierdzę przeciwnika
token-ents_three_manoeuvres = Trzy działania
    .text = Od razu, trzy razy: usuń 1 jednostkę albo przeciwnik traci 1 monetę, albo 1 ruch
token-wizards_quest_2 = 2 pola Wyprawy
    .text = Od razu: przesuwasz się o 2 pola na torze Wyprawy Pierścienia
token-wizards_two_units = 2 jednostki
    .text = Od razu: umieszczasz 2 jednostki, w jednym regionie albo w dwóch
token-wizards_play_discarded = Karta ze stosu odrzuconych
    .text = Od razu: zagrywasz za darmo jedną kartę ze stosu kart odrzuconych

## Z czego składają się karty, koszty i efekty

part-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
}
part-quest = { $count ->
    [one] 1 pierścień
    [few] { $count } pierścienie
   *[many] { $count } pierścieni
}
part-move_units = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
part-opponent_loses_coins = { $count ->
    [one] −1 moneta
    [few] −{ $count } monety
   *[many] −{ $count } monet
}
part-remove_enemy_units = { $count ->
    [one] −1 jednostka
    [few] −{ $count } jednostki
   *[many] −{ $count } jednostek
}
part-units = { $regions } ×{ $count }
part-draft_alliance_token = żeton sojuszu
part-discard_opponent_card = przeciwnik odrzuca szarą kartę
part-play_discarded_card = karta ze stosu kart odrzuconych
price-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
}
price-free = za darmo
price-link = za darmo: { $link }
price-short = { $count ->
    [one] brakuje 1 monety
    [few] brakuje { $count } monet
   *[many] brakuje { $count } monet
}
sum-printed = { $count } z karty
sum-symbols = { $count } za symbole
sum-fortresses = { $count } za twierdze
why-missing = Brakuje: { $skills }
why-used = Wybrane: { $skills }
why-waived = { $count ->
    [one] Bez 1 monety za twierdze
    [few] Bez { $count } monet za twierdze
   *[many] Bez { $count } monet za twierdze
}
from-source = { "" } ({ $source })
token-quoted = „{ $token }”
source-bonus = bonus z pola { $space }
effect-from = { $effect } ({ $source })
effect-coins = monety
effect-drain = monety przeciwnika
effect-quest = ruch na torze Wyprawy
effect-place = umieszczenie jednostek
effect-place_each = umieszczenie jednostek
effect-moves = ruchy
effect-remove = usunięcie jednostek
effect-manoeuvres = działania do wyboru
effect-raze = usunięcie twierdzy
effect-pair = sojusz za 2 takie same symbole ras
effect-trio = sojusz za 3 różne symbole ras
effect-draft = żeton sojuszu
effect-strip = odrzucenie szarej karty
effect-pile = karta ze stosu kart odrzuconych
effect-extra_turn = dodatkowa tura

## Opowieść, zdarzenie po zdarzeniu

event-chapter-began = 🔖 Zaczyna się rozdział { $chapter }.
event-cards-dealt = Na stole leży dwadzieścia kart, w tym { $count ->
    [one] 1 odkryta.
    [few] { $count } odkryte.
   *[many] { $count } odkrytych.
}
event-tiles-turned-up = { $count ->
    [one] Odkryta płytka ważnego miejsca: { $tiles }.
    [few] Odkryte płytki ważnych miejsc: { $tiles }.
   *[many] Odkryte płytki ważnych miejsc: { $tiles }.
}
event-turn-began = Tura { $turn }: { $extra ->
    [yes] { $side-number ->
        [you] grasz
       *[other] { $side-nom } gra
    } jeszcze raz.
   *[no] { $side-number ->
        [you] twoja kolej.
       *[other] gra { $side-nom }.
    }
}
event-card-played = { $way ->
    [link] { $side-number ->
        [you] Zagrywasz
       *[other] { $side-start } zagrywa
    } kartę { $card } za darmo, dzięki symbolowi powiązania: { $link }.
    [pile] { $side-number ->
        [you] Zagrywasz
       *[other] { $side-start } zagrywa
    } kartę { $card } ze stosu kart odrzuconych.
    [free] { $side-number ->
        [you] Zagrywasz
       *[other] { $side-start } zagrywa
    } kartę { $card } za darmo.
   *[paid] { $side-number ->
        [you] Zagrywasz
       *[other] { $side-start } zagrywa
    } kartę { $card }{ $price ->
        [0] { "" } za darmo.
        [one] { "" } za 1 monetę.
        [few] { "" } za { $price } monety.
       *[many] { "" } za { $price } monet.
    }
}
event-card-discarded = { $side-number ->
    [you] Odrzucasz kartę { $card }{ $coins ->
        [0] ; bank jest pusty.
        [one] { "" } i bierzesz 1 monetę.
        [few] { "" } i bierzesz { $coins } monety.
       *[many] { "" } i bierzesz { $coins } monet.
    }
   *[other] { $side-start } odrzuca kartę { $card }{ $coins ->
        [0] ; bank jest pusty.
        [one] { "" } i bierze 1 monetę.
        [few] { "" } i bierze { $coins } monety.
       *[many] { "" } i bierze { $coins } monet.
    }
}
event-landmark-taken = 🗿 { $side-number ->
    [you] Bierzesz
   *[other] { $side-start } bierze
} płytkę { $tile }{ $price ->
    [0] { "" } za darmo.
    [one] { "" } za 1 monetę.
    [few] { "" } za { $price } monety.
   *[many] { "" } za { $price } monet.
}
event-fortress-placed = { $side-number ->
    [you] Umieszczasz
   *[other] { $side-start } umieszcza
} twierdzę { $region-in }.
event-fortress-removed = 💥 { $side-number ->
    [you] Tracisz
   *[other] { $side-start } traci
} twierdzę { $region-in } ({ $source }).
event-coins-taken = { $coins ->
    [0] Bank jest pusty: { $side-number ->
        [you] nie bierzesz
       *[other] { $side-nom } nie bierze
    } monet ({ $source }).
    [one] { $side-number ->
        [you] Bierzesz
       *[other] { $side-start } bierze
    } 1 monetę ({ $source }).
    [few] { $side-number ->
        [you] Bierzesz
       *[other] { $side-start } bierze
    } { $coins } monety ({ $source }).
   *[many] { $side-number ->
        [you] Bierzesz
       *[other] { $side-start } bierze
    } { $coins } monet ({ $source }).
}{ $short ->
    [yes] { "" } Więcej w banku nie ma.
   *[no] { "" }
}
event-coins-lost = { $coins ->
    [0] { $side-number ->
        [you] Nie masz
       *[other] { $side-start } nie ma
    } monet do stracenia{ $from }.
    [one] { $side-number ->
        [you] Tracisz
       *[other] { $side-start } traci
    } 1 monetę{ $from }.
    [few] { $side-number ->
        [you] Tracisz
       *[other] { $side-start } traci
    } { $coins } monety{ $from }.
   *[many] { $side-number ->
        [you] Tracisz
       *[other] { $side-start } traci
    } { $coins } monet{ $from }.
}
event-units-placed = { $units ->
    [one] { $side-number ->
        [you] Umieszczasz
       *[other] { $side-start } umieszcza
    } 1 jednostkę { $region-in }{ $from }.
    [few] { $side-number ->
        [you] Umieszczasz
       *[other] { $side-start } umieszcza
    } { $units } jednostki { $region-in }{ $from }.
   *[many] { $side-number ->
        [you] Umieszczasz
       *[other] { $side-start } umieszcza
    } { $units } jednostek { $region-in }{ $from }.
}
event-unit-moved = { $side-number ->
    [you] Przesuwasz
   *[other] { $side-start } przesuwa
} jednostkę { $origin-from } { $region-to }.
event-conflict-fought = ⚔️ Konflikt { $region-in }: { $fallen ->
    [one] obie strony tracą po 1 jednostce,
    [few] obie strony tracą po { $fallen } jednostki,
   *[many] obie strony tracą po { $fallen } jednostek,
} { $left ->
    [0] nikt nie zostaje.
    [one] zostaje { $side-number ->
        [you] 1 twoja jednostka
       *[other] 1 jednostka { $side-gen }
    }.
    [few] zostają { $side-number ->
        [you] { $left } twoje jednostki
       *[other] { $left } jednostki { $side-gen }
    }.
   *[many] zostaje { $side-number ->
        [you] { $left } twoich jednostek
       *[other] { $left } jednostek { $side-gen }
    }.
}
event-unit-removed = 💀 { $side-number ->
    [you] Tracisz
   *[other] { $side-start } traci
} jednostkę { $region-in }{ $from }.
event-race-gained = { $side-number ->
    [you] Zyskujesz
   *[other] { $side-start } zyskuje
} symbol { $race-gen }: { $races } z { $most } ras.
event-quest-advanced = 💍 { $seat ->
    [sauron] Nazgûle przesuwają się
   *[fellowship] Frodo i Sam przesuwają się
} { $steps ->
    [one] o 1 pole, na pole { $space } z { $goal }.
    [few] o { $steps } pola, na pole { $space } z { $goal }.
   *[many] o { $steps } pól, na pole { $space } z { $goal }.
}
event-bonus-reached = 🎁 Bonus z pola { $space } dla { $side-gen }: { $space ->
    [3] 1 moneta.
    [6] 1 jednostka w dowolnym regionie.
    [9] dodatkowa tura.
   *[12] można usunąć twierdzę przeciwnika.
}
event-extra-turn-earned = 🔁 { $side-number ->
    [you] Rozegrasz
   *[other] { $side-start } rozegra
} dodatkową turę ({ $source }).
event-effect-declined = { $kind ->
    [trio] { $side-number ->
        [you] Odkładasz
       *[other] { $side-start } odkłada
    } nagrodę za 3 różne rasy na później.
   *[other] { $side-number ->
        [you] Rezygnujesz
       *[other] { $side-start } rezygnuje
    } z efektu: { $effect } ({ $source }).
}
event-effect-lost = Efekt dla { $side-gen } przepada: { $effect } ({ $source }).
event-alliance-made = 🎗️ { $side-number ->
    [you] { $way ->
        [pair] Masz 2 takie same symbole ras i odkrywasz żetony: { $races }.
        [trio] Masz 3 różne symbole ras i odkrywasz żetony: { $races }.
       *[draft] Odkrywasz żetony jednej rasy: { $races }.
    }
   *[other] { $side-start } { $way ->
        [pair] ma 2 takie same symbole ras i odkrywa żetony: { $races }.
        [trio] ma 3 różne symbole ras i odkrywa żetony: { $races }.
       *[draft] odkrywa żetony jednej rasy: { $races }.
    }
}
event-token-revealed = Odkryty żeton, { $race }: „{ $token }”{ $again ->
    [yes] , znany już z wierzchu stosu.
   *[no] .
}
event-token-kept = { $side-number ->
    [you] Zatrzymujesz
   *[other] { $side-start } zatrzymuje
} żeton „{ $token }”{ $count ->
    [0] .
   *[other] ; na wierzch wraca: { $returned }.
}
event-card-stripped = ✂️ { $side-number ->
    [you] Tracisz
   *[other] { $side-start } traci
} kartę { $card }: trafia na stos kart odrzuconych.
event-pile-searched = 🔎 { $side-number ->
    [you] Przeglądasz
   *[other] { $side-start } przegląda
} stos kart odrzuconych: { $cards ->
    [one] 1 karta.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
event-pile-seen = { $count ->
    [0] Nie ma tam zakrytych kart.
   *[other] { $side-number ->
        [you] Zakryte leżą tam: { $cards }.
       *[other] Zakryte leżą tam, a widzi je { $side-nom }: { $cards }.
    }
}
event-card-uncovered = Odkryta karta: { $card }.
event-chapter-ended = 🔖 Rozdział { $chapter } dobiega końca.
event-side-resigned = { $side-number ->
    [you] Poddajesz się.
   *[other] { $side-start } się poddaje.
}
event-game-ended = 🏁 { $how } Regiony: { $left-nom } { $fellowship }, { $right-nom } { $sauron }.

## Stan gry

status-setup = Trwa wykładanie kart pierwszego rozdziału.
status-turn = Rozdział { $chapter }, tura { $number }: { $side-number ->
    [you] twoja kolej.
   *[other] gra { $side-nom }.
}
status-extra = { $count ->
    [one] Potem dodatkowa tura.
    [few] Potem jeszcze { $count } dodatkowe tury.
   *[many] Potem jeszcze { $count } dodatkowych tur.
}
status-side = { $side-start }: { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, Wyprawa { $quest }/{ $goal }, rasy { $races }/{ $most }, regiony { $regions }/{ $all }
tally-turns = Tury: { $count }
tally-conflicts = Konflikty: { $count }, straty każdej strony: { $fallen }
tally-landmarks = Ważne miejsca: Drużyna { $fellowship }, Sauron { $sauron }
tally-paid = Wydane monety: Drużyna { $fellowship }, Sauron { $sauron }
status-over = { $how } Regiony: { $left-nom } { $fellowship }, { $right-nom } { $sauron }.

## O co pytamy

prompt-with-rule = { $what } ({ $rule }).
prompt-may-skip = Możesz też z tego zrezygnować (15.5).
prompt-from = { $what }: { $source }
prompt-turn = { $count ->
    [0] Twoja tura, nie masz monet: zagraj albo odrzuć dostępną kartę lub weź płytkę ważnego miejsca
    [one] Twoja tura, masz 1 monetę: zagraj albo odrzuć dostępną kartę lub weź płytkę ważnego miejsca
    [few] Twoja tura, masz { $count } monety: zagraj albo odrzuć dostępną kartę lub weź płytkę ważnego miejsca
   *[many] Twoja tura, masz { $count } monet: zagraj albo odrzuć dostępną kartę lub weź płytkę ważnego miejsca
}
prompt-turn-poor = { $count ->
    [0] Twoja tura, nie masz monet: zagraj albo odrzuć dostępną kartę; na płytki ważnych miejsc cię nie stać
    [one] Twoja tura, masz 1 monetę: zagraj albo odrzuć dostępną kartę; na płytki ważnych miejsc cię nie stać
    [few] Twoja tura, masz { $count } monety: zagraj albo odrzuć dostępną kartę; na płytki ważnych miejsc cię nie stać
   *[many] Twoja tura, masz { $count } monet: zagraj albo odrzuć dostępną kartę; na płytki ważnych miejsc cię nie stać
}
prompt-turn-cards = { $count ->
    [0] Twoja tura, nie masz monet: zagraj albo odrzuć dostępną kartę
    [one] Twoja tura, masz 1 monetę: zagraj albo odrzuć dostępną kartę
    [few] Twoja tura, masz { $count } monety: zagraj albo odrzuć dostępną kartę
   *[many] Twoja tura, masz { $count } monet: zagraj albo odrzuć dostępną kartę
}
prompt-effects = Wybierz, co będzie pierwsze: { $effects }
prompt-effects-many = Wybierz, który z { $count } efektów będzie pierwszy
prompt-place = { $count ->
    [one] Wybierz region dla 1 jednostki
    [few] Wybierz region dla { $count } jednostek
   *[many] Wybierz region dla { $count } jednostek
}
prompt-place_each = { $count ->
    [one] Wybierz region dla ostatniej jednostki
    [few] Wybierz region dla kolejnej jednostki, do umieszczenia są { $count }
   *[many] Wybierz region dla kolejnej jednostki, do umieszczenia jest { $count }
}
prompt-moves = { $count ->
    [one] Przesuń jedną jednostkę do sąsiedniego regionu, został 1 ruch
    [few] Przesuń jedną jednostkę do sąsiedniego regionu, zostały { $count } ruchy
   *[many] Przesuń jedną jednostkę do sąsiedniego regionu, zostało { $count } ruchów
}
prompt-remove = { $count ->
    [one] Wybierz region, z którego zniknie jednostka przeciwnika
    [few] Wybierz region, z którego zniknie jednostka przeciwnika, razem { $count }
   *[many] Wybierz region, z którego zniknie jednostka przeciwnika, razem { $count }
}
prompt-manoeuvres = { $count ->
    [one] Usuń jednostkę przeciwnika, pozbaw go monety albo przesuń swoją jednostkę, jeszcze 1 raz
    [few] Usuń jednostkę przeciwnika, pozbaw go monety albo przesuń swoją jednostkę, jeszcze { $count } razy
   *[many] Usuń jednostkę przeciwnika, pozbaw go monety albo przesuń swoją jednostkę, jeszcze { $count } razy
}
prompt-raze = { $count ->
    [one] Wybierz twierdzę przeciwnika, którą usuniesz
    [few] Wybierz twierdzę przeciwnika, którą usuniesz, razem { $count }
   *[many] Wybierz twierdzę przeciwnika, którą usuniesz, razem { $count }
}
prompt-draft = Wybierz rasę, której wierzchnie żetony odkryjesz
prompt-extra_turn = Po tej turze możesz rozegrać dodatkową
prompt-trio = Wybierz trzy rasy, których wierzchnie żetony odkryjesz, teraz { $count } z 3
prompt-trio-now = Masz 3 różne symbole ras: odkryj teraz po żetonie każdej z nich albo poczekaj na późniejszą zieloną kartę
prompt-token = Zatrzymaj jeden z tych żetonów; pozostałe wrócą zakryte na wierzch
prompt-strip = Wybierz szarą kartę, którą odrzuci { $enemy-nom }
prompt-pile = { $count ->
    [one] Możesz przejrzeć stos kart odrzuconych i zagrać za darmo jedyną kartę, która tam leży
    [few] Możesz przejrzeć stos kart odrzuconych i zagrać za darmo jedną z { $count } kart
   *[many] Możesz przejrzeć stos kart odrzuconych i zagrać za darmo jedną z { $count } kart
}
prompt-revive = Wybierz kartę ze stosu kart odrzuconych, którą zagrasz za darmo

## Menu

bill = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
} = { $sum }
place-in-row = rząd { $row }, nr { $place }
menu-play-it = Zagraj ją
menu-play = Zagraj: { $price }
menu-play-free = Zagraj za darmo
    .detail = Nic nie kosztuje albo masz potrzebne umiejętności
menu-play-link = Zagraj za darmo, powiązanie: { $link }
    .detail = Masz symbol powiązania, którego szuka ta karta
menu-pay = Mimo to zapłać
    .detail = Bez powiązania: { $cost }
menu-discard = { $count ->
    [0] Odrzuć za nic: bank jest pusty
    [one] Odrzuć i weź 1 monetę
    [few] Odrzuć i weź { $count } monety
   *[many] Odrzuć i weź { $count } monet
}
    .detail = Karta trafia na stos kart odrzuconych
menu-idle = teraz bez skutku: { $effects }
menu-conflict = Konflikt: { $who ->
    [nobody] nikt nie zostanie
    [own] { $left ->
        [one] zostanie 1 twoja jednostka
        [few] zostaną { $left } twoje jednostki
       *[many] zostanie { $left } twoich jednostek
    }
   *[enemy] { $left ->
        [one] zostanie 1 jednostka przeciwnika
        [few] zostaną { $left } jednostki przeciwnika
       *[many] zostanie { $left } jednostek przeciwnika
    }
}
menu-surely = Tak: { $what }
    .detail = Tego może się nie dać cofnąć
menu-landmark = { $tile }: { $price }
menu-grants = Symbol powiązania na później: { $link }
menu-from = Jednostka { $region-from }
menu-own = { $count ->
    [one] Ty: 1 jednostka
    [few] Ty: { $count } jednostki
   *[many] Ty: { $count } jednostek
}
menu-enemy = { $count ->
    [one] przeciwnik: 1 jednostka
    [few] przeciwnik: { $count } jednostki
   *[many] przeciwnik: { $count } jednostek
}
menu-own-fortress = twoja twierdza
menu-enemy-fortress = twierdza przeciwnika
menu-do-place = Umieść jednostki
menu-do-move = Przesuń jednostki
menu-do-remove = Usuń jednostkę przeciwnika
menu-do-raze = Usuń twierdzę przeciwnika
menu-do-stack = Odkryj żetony jednej rasy
menu-do-strip = Odrzuć szarą kartę przeciwnika
menu-ally-pair = Odkryj dwa żetony jednej rasy
    .detail = Za 2 takie same symbole ras; jeden zatrzymasz
menu-ally-trio = Odkryj po żetonie trzech ras
    .detail = Za 3 różne symbole ras; jeden zatrzymasz
menu-advance = { $count ->
    [one] Przesuń się o 1 pole
    [few] Przesuń się o { $count } pola
   *[many] Przesuń się o { $count } pól
}
    .detail = { $seat ->
    [sauron] Nazgûle są na polu { $space }
   *[fellowship] Frodo i Sam są na polu { $space }
}
menu-stack-size = { $count ->
    [one] Został 1 żeton
    [few] Zostały { $count } żetony
   *[many] Zostało { $count } żetonów
}
menu-stack-top = na wierzchu: { $token }
menu-keep = { $race }: { $token }
menu-chapter = Rozdział { $chapter }
menu-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
menu-same = { $card } ({ $number ->
    [1] pierwsza
    [2] druga
    [3] trzecia
   *[other] nr { $number }
})
menu-skip = Zrezygnuj: { $effect }
    .detail = Nic więcej z tego efektu nie będzie
menu-wait = Poczekaj na późniejszą zieloną kartę
    .detail = Nagroda za 3 różne rasy nie przepada
menu-here = { $region } · { $forces }
menu-here-own = ty { $count }
menu-here-enemy = przeciwnik { $count }
menu-drain = Przeciwnik traci monetę
    .detail = Moneta wraca do banku
menu-search = Przejrzyj stos kart odrzuconych
    .detail = Zakryte karty widzisz tylko ty; potem wybierzesz jedną
menu-again = Rozegraj dodatkową turę
    .detail = Zaraz po tej

## Położenie w słowach

describe-cards = Rozdział { $chapter }, układ kart
describe-row = Rząd { $row }: { $content }
describe-down = zakryta
describe-under = { $place } (pod { $row }.{ $under }):
describe-price = { $side-start } { $price }
describe-unseen = W tym rozdziale jeszcze nie widać: { $cards }
describe-landmarks = { $count ->
    [0] Płytki ważnych miejsc, stos jest pusty
    [one] Płytki ważnych miejsc, w stosie jeszcze 1
    [few] Płytki ważnych miejsc, w stosie jeszcze { $count }
   *[many] Płytki ważnych miejsc, w stosie jeszcze { $count }
}
describe-tile = **{ $tile }** ({ $prices }) [{ $cost }]: twierdza { $region-in }, { $gives }
describe-none = brak
describe-supply = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}; w zapasie: { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}, { $forts ->
    [one] 1 twierdza
    [few] { $forts } twierdze
   *[many] { $forts } twierdz
}
describe-skills = Umiejętności: { $skills }
describe-joker = jedna dowolna
describe-area = Karty: { $cards }
describe-races = Rasy, { $count } z { $most }: { $races }
describe-links = Symbole powiązania: { $links }
describe-tokens = Żetony: { $tokens }
describe-tiles = Ważne miejsca: { $tiles }
describe-quest = Wyprawa Pierścienia
describe-track = Frodo i Sam są na polu { $fellowship } z { $goal }, do wulkanu { $left ->
    [one] zostało im 1 pole
    [few] zostały im { $left } pola
   *[many] zostało im { $left } pól
}; Nazgûle są na polu { $sauron }, { $distance ->
    [one] 1 pole
    [few] { $distance } pola
   *[many] { $distance } pól
} za nimi.
describe-map = Mapa
describe-region = **{ $region }** – { $content }
describe-empty = pusto
describe-presence = { $side-start } { $units ->
    [0] { $fortress ->
        [yes] twierdza
       *[no] nic
    }
    [one] 1 jednostka{ $fortress ->
        [yes] { "" } i twierdza
       *[no] { "" }
    }
    [few] { $units } jednostki{ $fortress ->
        [yes] { "" } i twierdza
       *[no] { "" }
    }
   *[many] { $units } jednostek{ $fortress ->
        [yes] { "" } i twierdza
       *[no] { "" }
    }
}
describe-stacks = Pozostałe żetony sojuszu
describe-top = { $stack } (na wierzchu { $token })
describe-pile = Stos kart odrzuconych
describe-aside = { $count ->
    [one] Rozdział { $chapter }: 1 karta odłożona zakryta
    [few] Rozdział { $chapter }: { $count } karty odłożone zakryte
   *[many] Rozdział { $chapter }: { $count } kart odłożonych zakrytych
}
describe-aside-known = Rozdział { $chapter }, odłożone: { $cards }
describe-revealed = **Odkryte:** { $tokens }
describe-effects = **Do rozpatrzenia:** { $effects }

view-table = Stół
view-cards = Karty
view-map = Mapa
view-rival = Za kartami
view-wide = Cały stół, szeroko
alt-table = Pojedynek o Śródziemie.
alt-available = Dostępne karty: { $cards }.
alt-region = { $region } – { $content }.
alt-landmarks = Płytki ważnych miejsc: { $tiles }.

## Dlaczego czegoś nie wolno

refusal-with-rule = { $why } (Zasada { $rule })
refusal-not-now = Ten wybór nie dotyczy tego, co się teraz rozstrzyga.
refusal-unknown = W tej grze nie ma niczego o nazwie „{ $name }”.
refusal-bad-chance = Los nie może dać takiego wyniku.
refusal-card-not-there = Ta karta nie leży odkryta w układzie: { $card }.
refusal-card-covered = Ta karta jest jeszcze przykryta: { $card }.
refusal-card-too-expensive = Karta { $card } kosztuje { $price ->
    [one] 1 monetę
    [few] { $price } monety
   *[many] { $price } monet
}, a masz tylko { $coins }.
refusal-tile-not-there = Ta płytka nie leży odkryta: { $tile }.
refusal-tile-too-expensive = Płytka { $tile } kosztuje { $price ->
    [one] 1 monetę
    [few] { $price } monety
   *[many] { $price } monet
}, a masz tylko { $coins }.
refusal-link-used = Dzięki powiązaniu ta karta jest darmowa, a z powiązania korzysta się zawsze, gdy to możliwe: { $card }.
refusal-no-link = Żadne powiązanie nie czyni tej karty darmową: { $card }.
refusal-region-not-allowed = Ten efekt nie obejmuje tego regionu: { $region }.
refusal-no-own-unit = Nie masz żadnej jednostki { $region-in }.
refusal-not-connected = Żadna linia nie łączy tych regionów: { $origin } i { $region }.
refusal-no-enemy-unit = Nie ma żadnej jednostki przeciwnika { $region-in }.
refusal-no-enemy-fortress = Nie ma twierdzy przeciwnika { $region-in }.
refusal-no-enemy-coins = Przeciwnik nie ma monet do stracenia.
refusal-effect-not-open = Ten efekt teraz nie czeka: { $effect }.
refusal-effect-compulsory = Z tego efektu nie można zrezygnować: { $effect }.
refusal-stack-not-allowed = Nie można teraz odkryć żetonów { $race-gen }.
refusal-token-not-revealed = Ten żeton nie został odkryty: „{ $token }”.
refusal-no-such-grey-card = Przeciwnik nie ma takiej szarej karty: { $card }.
refusal-not-in-pile = Tej karty nie można zagrać ze stosu kart odrzuconych: { $card }.

## Jak się skończyło

outcome-mount-doom = Frodo i Sam docierają do wulkanu: { $winner-number ->
    [you] zwyciężasz!
   *[other] zwycięża { $winner }!
}
outcome-ring-caught = Nazgûle łapią Froda i Sama: { $winner-number ->
    [you] zwyciężasz!
   *[other] zwycięża { $winner-nom }!
}
outcome-races = { $winner-number ->
    [you] Wspiera cię sześć ras: zwyciężasz!
   *[other] Sześć ras wspiera { $winner-acc }: zwycięża { $winner-nom }!
}
outcome-conquest = { $winner-number ->
    [you] Jesteś we wszystkich siedmiu regionach i zwyciężasz!
   *[other] { $winner-start } jest we wszystkich siedmiu regionach i zwycięża!
}
outcome-regions = Koniec trzeciego rozdziału: { $winner-number ->
    [you] jesteś w większej liczbie regionów i zwyciężasz!
   *[other] { $winner-nom } jest w większej liczbie regionów i zwycięża!
}
outcome-shared = Koniec trzeciego rozdziału: obie strony są w tylu samo regionach i współdzielą zwycięstwo.
outcome-resigned = { $loser-number ->
    [you] Poddajesz się
   *[other] { $loser-start } się poddaje
}: { $winner-number ->
    [you] zwyciężasz!
   *[other] zwycięża { $winner-nom }!
}

## Co można uzgodnić przed grą

option-series = Partie
    .detail = Jedna partia albo mecz z kilku, z zamianą stron (15.13)
option-series-1 = Jedna partia
    .detail = Rozstrzyga jedna partia (15.13)
option-series-2 = Dwie partie, z zamianą stron
    .detail = Każdy gra raz każdą stroną; mecz wygrywa, kto wygra więcej partii (15.13)
option-series-4 = Cztery partie, z zamianą stron
    .detail = Każdy gra dwa razy każdą stroną; mecz wygrywa, kto wygra więcej partii (15.13)
option-extra_turns = Kilka dodatkowych tur
    .detail = Czy rozgrywa się wszystkie tury zdobyte w jednej turze (15.1)
option-extra_turns-all = Wszystkie dodatkowe tury
    .detail = Rozgrywa się je jedna po drugiej (15.1)
option-extra_turns-one = Jedna dodatkowa tura naraz
    .detail = Bez względu na to, ile ich się należy (15.1)
option-limited_coins = Trzydzieści monet
    .detail = Czy bank może się wyczerpać (15.2)
option-limited_coins-true = Bank może się wyczerpać
    .detail = Monet jest 30; bierze się tyle, ile zostało (15.2)
option-limited_coins-false = Bank się nie wyczerpuje
    .detail = Monet zawsze wystarcza (15.2)
option-limited_units = Piętnaście jednostek
    .detail = Czy zapas jednostek może się wyczerpać (15.3)
option-limited_units-true = Jednostki mogą się skończyć
    .detail = Każda strona ma 15; umieszcza tyle, ile zostało (15.3)
option-limited_units-false = Jednostek nie zabraknie
    .detail = Zapas zawsze wystarcza (15.3)
option-effect_order = Kolejność efektów
    .detail = Kto ustala kolejność kilku efektów (15.4)
option-effect_order-chosen = Kolejność efektów do wyboru
    .detail = Ustala ją gracz, który ma turę; najpierw twierdza (15.4)
option-effect_order-printed = Efekty w kolejności z karty
    .detail = Twierdza, symbole od lewej, potem żetony (15.4)
option-optional_effects = Rezygnacja z efektów
    .detail = Czy z efektu można zrezygnować (15.5)
option-optional_effects-true = Z efektów można zrezygnować
    .detail = Ale nie z zapłaty, wzięcia karty i twierdzy (15.5)
option-optional_effects-false = Efekty są obowiązkowe
    .detail = O ile tylko są możliwe (15.5)
option-token_acts_at_once = Nowy żeton a jego karta
    .detail = Czy żeton działa na zieloną kartę, która go dała (15.6)
option-token_acts_at_once-true = Nowe żetony działają od razu
    .detail = Także na zieloną kartę, która je dała (15.6)
option-token_acts_at_once-false = Nowe żetony działają od następnej karty
    .detail = Nie na zieloną kartę, która je dała (15.6)
option-trio_postponable = Nagroda za 3 rasy później
    .detail = Czy może poczekać na późniejszą zieloną kartę (15.7)
option-trio_postponable-true = Trzy rasy: można odłożyć
    .detail = Do późniejszej zielonej karty (15.7)
option-trio_postponable-false = Trzy rasy: od razu
    .detail = Z trzecią różną rasą (15.7)
option-reveal_short_stacks = Krótkie stosy żetonów
    .detail = Co się dzieje, gdy w stosie jest za mało żetonów (15.8)
option-reveal_short_stacks-true = Krótkie stosy się odkrywa
    .detail = Tyle żetonów, ile jest (15.8)
option-reveal_short_stacks-false = Krótkie stosy nic nie dają
    .detail = Przy zbyt małej liczbie żetonów nic się nie odkrywa (15.8)
option-set_aside_in_pile = Odłożone karty w stosie
    .detail = Czy można je zagrać ze stosu kart odrzuconych (15.9)
option-set_aside_in_pile-true = Odłożone karty są w stosie
    .detail = Należą do stosu kart odrzuconych (15.9)
option-set_aside_in_pile-false = Odłożone karty są poza grą
    .detail = Ze stosu zagrywa się tylko karty odrzucone (15.9)
option-revived_counts_as_played = Karty ze stosu a żetony
    .detail = Czy żetony działają na kartę ze stosu kart odrzuconych (15.10)
option-revived_counts_as_played-true = Karty ze stosu liczą się jako zagrane
    .detail = Żetony na nie działają, ale nie jak na powiązanie (15.10)
option-revived_counts_as_played-false = Żetony nie działają na karty ze stosu
    .detail = Liczą się tylko efekty samej karty (15.10)
option-choose_payment = Zapłata mimo powiązania
    .detail = Czy za kartę darmową dzięki powiązaniu można zapłacić (15.12)
option-choose_payment-true = Powiązania można nie użyć
    .detail = Za kartę wolno mimo to zapłacić (15.12)
option-choose_payment-false = Z powiązania korzysta się zawsze
    .detail = Gdy tylko czyni kartę darmową (15.12)

## Polecenie

command = pojedynek
    .description = Pojedynek o Śródziemie: Drużyna Pierścienia przeciw siłom Saurona, dla dwóch osób

## Dlaczego gospoda coś by wybrała: po jednym zdaniu na każdy składnik jej oceny

why-skills = w porównaniu z drugą stroną masz więcej symboli umiejętności; płaci się nimi za późniejsze karty.
why-races = w porównaniu z drugą stroną bliżej ci do wsparcia ras.
why-units = w porównaniu z drugą stroną masz więcej jednostek na mapie.
why-fortresses = w porównaniu z drugą stroną masz więcej twierdz.
why-regions = w porównaniu z drugą stroną jesteś w większej liczbie regionów.
why-quest = w porównaniu z drugą stroną jesteś dalej w Wyprawie Pierścienia.
why-coins = w porównaniu z drugą stroną masz więcej monet.
why-links = w porównaniu z drugą stroną masz więcej symboli powiązania; dają późniejsze karty za darmo.
why-tokens = w porównaniu z drugą stroną masz lepsze żetony sojuszu.
why-turn = następna tura częściej należy do ciebie.
why-count = liczenie regionów na końcu wypada dla ciebie lepiej.
