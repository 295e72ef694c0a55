# Efekty bitewne: nazwa każdego, działanie według zasad podstawowych i według moda, pytania i opowieść.

effect-it_is_a_gift = To Dar Losu
text-it_is_a_gift = Gdy Powiernicy są w regionie obrońcy: +1 do wszystkich kości twojego rzutu bitwy i przerzutu.
    .detail = Powiernicy w regionie obrońcy: +1 do twojego rzutu bitwy i przerzutu
text-groteka-it_is_a_gift = +1 do bitności wszystkich jednostek Wolnych Ludów, do końca bitwy
story-combat-it-is-a-gift = +1 do każdej kości rzutu bitwy i przerzutu

effect-blade_of_westernesse = Miecz Westernesse
text-blade_of_westernesse = Z Meriadokiem lub Peregrinem: trafienie z twojego przerzutu może zabić Sługę, zamiast liczyć się jako trafienie.
    .detail = Z Meriadokiem lub Peregrinem: trafienie z przerzutu może zamiast tego zabić Sługę
text-groteka-blade_of_westernesse = jeden udany atak eliminuje Sługę zamiast rozbić swój cel
ask-strike_down-blade_of_westernesse = wybierz Sługę, który ginie od trafienia z twojego przerzutu, co kosztuje to trafienie, albo nikogo
ask-groteka_blade_of_westernesse = wybierz Sługę, który ginie zamiast jednostki rozbitej twoim atakiem, albo nikogo
ask-groteka_blade_of_westernesse_spares = wybierz rozbitą jednostkę wroga, która wstaje; zamiast niej ginie { $figure }
choice-kill = Ginie { $figure }
story-combat-blade-of-westernesse = trafienie z przerzutu może zamiast tego zabić Sługę

effect-mighty_attack = Potężny Atak
text-mighty_attack = Z Towarzyszem: przed twoim przerzutem rezygnuje on ze zdolności przywódczych, a jedno pudło staje się trafieniem.
    .detail = Towarzysz rezygnuje ze zdolności przywódczych: przed przerzutem jedno pudło staje się trafieniem
text-groteka-mighty_attack = Towarzysz poświęca zdolności przywódcze, a jeden nieudany atak zmienia się w udany
ask-mighty_attack_companion = wybierz Towarzysza, który rezygnuje ze zdolności przywódczych, aby pudło stało się trafieniem
ask-groteka_mighty_attack = wybierz Towarzysza, który poświęca zdolności przywódcze, aby zmienić nieudany atak w udany, albo nikogo
choice-mighty = { $figure } rezygnuje
pick-forfeits = { $figure }
    .detail = rezygnuje ze zdolności przywódczych; pudło staje się trafieniem
story-combat-mighty-attack = Towarzysz rezygnuje ze zdolności przywódczych, a pudło staje się trafieniem
story-effect-mighty-attack = { $number ->
    [one] 1 pudło staje się trafieniem
    [few] { $number } pudła stają się trafieniami
   *[many] { $number } pudeł staje się trafieniami
}

effect-servant_of_the_secret_fire = Sługa Tajemnego Ognia
text-servant_of_the_secret_fire = Z Gandalfem Szarym lub Białym: +1 do wszystkich kości twojego rzutu bitwy.
text-groteka-servant_of_the_secret_fire = +1 do bitności wszystkich jednostek Wolnych Ludów, do końca bitwy
story-combat-servant-of-the-secret-fire = +1 do każdej kości rzutu bitwy

effect-anduril = Andúril
text-anduril = Z Obieżyświatem lub Aragornem: przed przerzutem rezygnuje on ze zdolności przywódczych, a pudło (u Aragorna do dwóch) staje się trafieniem.
    .detail = Obieżyświat lub Aragorn rezygnuje ze zdolności przywódczych: pudło (Aragorn: do 2) to trafienie
text-groteka-anduril = Obieżyświat poświęca zdolności przywódcze i zmienia nieudany atak w udany, Aragorn do dwóch
ask-anduril_misses = Aragorn rezygnuje ze zdolności przywódczych; wybierz, ile pudeł staje się trafieniami, najwyżej { $count }
ask-groteka_anduril = wybierz, kto poświęca zdolności przywódcze, aby zmienić nieudane ataki w udane, albo nikogo
choice-anduril = { $figure } ({ $count ->
    [one] 1 atak
    [few] do { $count } ataków
   *[many] do { $count } ataków
})
pick-turned = { $count ->
    [one] 1 pudło
    [few] { $count } pudła
   *[many] { $count } pudeł
}
    .detail = { $left ->
        [0] nie zostaje żadne pudło
        [one] zostaje 1 pudło
        [few] zostają { $left } pudła
       *[many] zostaje { $left } pudeł
    }
story-combat-anduril = Obieżyświat lub Aragorn rezygnuje ze zdolności przywódczych, a pudła stają się trafieniami
story-effect-anduril = { $number ->
    [one] 1 pudło staje się trafieniem
    [few] { $number } pudła stają się trafieniami
   *[many] { $number } pudeł staje się trafieniami
}

effect-heroic_death = Bohaterska Śmierć
text-heroic_death = Z Dowódcą lub Towarzyszem: przed stratami możesz wyeliminować Dowódcę i anulować 1 trafienie albo Towarzysza i anulować najwyżej tyle, ile ma poziomu.
    .detail = Przed stratami poświęć Dowódcę za 1 trafienie albo Towarzysza za najwyżej tyle, ile ma poziomu
text-groteka-heroic_death = śmierć Dowódcy podnosi 1 rozbitą jednostkę, śmierć Towarzysza tyle, ile wynosi jego poziom
ask-heroic_death_figure = { $count ->
    [one] grozi ci jedno trafienie
    [few] grożą ci { $count } trafienia
   *[many] grozi ci { $count } trafień
}. Poświęć Dowódcę, aby anulować jedno, albo Towarzysza, aby anulować najwyżej tyle, ile ma poziomu, albo nikogo
ask-heroic_death_hits = wybierz, ile trafień anuluje śmierć { $hero-gen }, najwyżej { $count }
ask-groteka_heroic_death = wybierz, kto ginie, aby rozbite jednostki wstały, albo nikogo
choice-heroic = { $figure } ({ $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
})
pick-sacrifice = { $figure }
    .detail = { $count ->
        [one] anuluje 1 trafienie
        [few] anuluje do { $count } trafień
       *[many] anuluje do { $count } trafień
    }
pick-cancelled = { $count ->
    [0] Bez trafień
    [one] 1 trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
    .detail = { $left ->
        [0] nie zostaje żadne trafienie
        [one] zostaje 1 trafienie
        [few] zostają { $left } trafienia
       *[many] zostaje { $left } trafień
    }
story-combat-heroic-death = śmierć Dowódcy lub Towarzysza może anulować trafienia
story-effect-heroic-death = { $number ->
    [one] 1 trafienie zostaje anulowane
    [few] { $number } trafienia zostają anulowane
   *[many] { $number } trafień zostaje anulowanych
}

effect-daring_defiance = Zuchwały Opór
text-daring_defiance = Z Towarzyszem: wszyscy twoi Towarzysze rezygnują ze zdolności przywódczych, a karta bitwy Cienia zostaje anulowana.
    .detail = Towarzysze rezygnują ze zdolności przywódczych, karta bitwy Cienia zostaje anulowana
text-groteka-daring_defiance = wszyscy Towarzysze poświęcają zdolności przywódcze, a karta Cienia nie działa
story-combat-daring-defiance = Towarzysze rezygnują ze zdolności przywódczych, a { $shadow-number ->
    [you] twoja karta
   *[other] karta Cienia
} zostaje anulowana

effect-fateful_strike = Szczęśliwy Cios
text-fateful_strike = Z Dowódcą lub Towarzyszem: trafienie w twoim przerzucie zabija też Nazgula; dwa lub więcej mogą zamiast niego zabić Sługę.
    .detail = Trafienie w przerzucie zabija też Nazgula; dwa mogą zamiast niego zabić Sługę
text-groteka-fateful_strike = cele wyznacza się od nowa, najpierw atakując Nazgula (obronność 5) albo Sługę (8)
ask-strike_down-fateful_strike = twój przerzut dał { $count ->
    [one] jedno trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}. Wybierz, kto oprócz tego ginie
story-combat-fateful-strike = trafienia z przerzutu zabijają też Nazgula albo Sługę

effect-sudden_strike = Nagłe Uderzenie
text-sudden_strike = Z Dowódcą lub Towarzyszem: dodatkowy atak przed rzutem bitwy, kość za każdy punkt twoich zdolności przywódczych, najwyżej pięć.
    .detail = Atak przed rzutem bitwy: kość za każdy punkt zdolności przywódczych, najwyżej pięć
text-groteka-sudden_strike = przed walką atakuje dodatkowo tyle jednostek, ile wynosi suma zdolności przywódczych, najwyżej 5
story-combat-sudden-strike = atak przed rzutem bitwy, kość za każdy punkt zdolności przywódczych

effect-brave_stand = Odwagi!
text-brave_stand = Z Towarzyszem: rzut bitwy Cienia traci kość za każdego twojego Towarzysza; zostaje co najmniej jedna.
    .detail = Rzut bitwy Cienia traci kość za każdego twojego Towarzysza; zostaje co najmniej jedna
text-groteka-brave_stand = za każdego Towarzysza Cień atakuje jedną jednostką mniej, do końca bitwy
story-combat-brave-stand = { $shadow-number ->
    [you] twój rzut bitwy
   *[other] rzut bitwy Cienia
} traci kość za każdego Towarzysza
story-effect-brave-stand = { $shadow-number ->
    [you] rzucasz
   *[other] Cień rzuca
} { $number ->
    [one] 1 kością mniej
    [few] { $number } kośćmi mniej
   *[many] { $number } kośćmi mniej
}
story-melee-brave-stand = { $shadow-number ->
    [you] atakujesz
   *[other] Cień atakuje
} { $number ->
    [one] 1 jednostką mniej
    [few] { $number } jednostkami mniej
   *[many] { $number } jednostkami mniej
}

effect-ents_rage = Gniew Entów
text-ents_rage = Gdy obrońca jest w Rohanie, Fangornie lub Orthanku: +2 do wszystkich kości twojego rzutu bitwy.
text-groteka-ents_rage = +2 do bitności wszystkich jednostek Wolnych Ludów, do końca bitwy
story-combat-ents-rage = +2 do każdej kości rzutu bitwy

effect-huorn_dark = Mrok Huornów
text-huorn_dark = Gdy obrońca jest w Rohanie, Fangornie lub Orthanku: rzut bitwy Cienia ma najwyżej dwie kości.
text-groteka-huorn_dark = Cień atakuje najwyżej dwiema jednostkami, do końca bitwy
story-combat-huorn-dark = { $shadow-number ->
    [you] twój rzut bitwy
   *[other] rzut bitwy Cienia
} ma najwyżej dwie kości

effect-nameless_wood = Bezimienny Las
text-nameless_wood = Gdy obrońca jest w Rohanie, Fangornie lub Orthanku: dwa trafienia więcej, jeśli twoje rzuty dały jakieś.
    .detail = Obrońca w Rohanie, Fangornie lub Orthanku: +2 trafienia, jeśli twoje rzuty dały jakieś
text-groteka-nameless_wood = w pierwszej serii starć każda rozbita jednostka pozwala rozbić do 2 dalszych tego rodzaju
story-combat-nameless-wood = dwa trafienia więcej, jeśli rzuty dadzą jakieś
story-effect-nameless-wood = { $number ->
    [one] 1 trafienie więcej
    [few] { $number } trafienia więcej
   *[many] { $number } trafień więcej
}

effect-daylight = Światło Dzienne
text-daylight = Rzut bitwy Cienia ma najwyżej trzy kości.
text-groteka-daylight = Cień atakuje najwyżej trzema jednostkami, do końca bitwy
story-combat-daylight = { $shadow-number ->
    [you] twój rzut bitwy
   *[other] rzut bitwy Cienia
} ma najwyżej trzy kości

effect-no_quarter = Bez Litości
text-no_quarter = Jedno trafienie więcej, jeśli twój rzut bitwy lub przerzut dał jakieś.
text-groteka-no_quarter = w pierwszej serii starć każda rozbita jednostka pozwala rozbić jeszcze jedną tego rodzaju
story-combat-no-quarter = jedno trafienie więcej, jeśli rzuty dadzą jakieś
story-effect-no-quarter = { $number ->
    [one] 1 trafienie więcej
    [few] { $number } trafienia więcej
   *[many] { $number } trafień więcej
}

effect-advantageous_position = Dogodna Pozycja
text-advantageous_position = Gdy obrońca jest w granicach Narodu Wolnych Ludów: −1 do wszystkich kości rzutu bitwy Cienia; naturalna 6 zawsze trafia.
    .detail = Obrońca w Narodzie Wolnych Ludów: −1 do rzutu bitwy Cienia; naturalna 6 zawsze trafia
text-groteka-advantageous_position = −1 do bitności wszystkich jednostek Cienia, do końca bitwy
story-combat-advantageous-position = −1 do każdej kości { $shadow-number ->
    [you] twojego rzutu bitwy
   *[other] rzutu bitwy Cienia
}

effect-scouts = Zwiadowcy
text-scouts = Gdy twoja Armia broni się w polu: przed rzutem bitwy wycofuje się do sąsiedniego wolnego regionu lub do swojej Twierdzy. Bitwa się kończy.
    .detail = Armia, która broni się w polu, wycofuje się przed rzutem bitwy
text-groteka-scouts = Armia od razu wycofuje się do wolnego regionu obok bitwy albo do swojej Twierdzy
ask-scouts_retreat = wybierz, dokąd wycofuje się twoja Armia
ask-groteka_scouts = wybierz, dokąd wycofuje się twoja Armia
story-combat-scouts = Armia wycofuje się przed rzutem bitwy

effect-shield_wall = Mur Tarcz
text-shield_wall = Z dwóch lub więcej trafień, które otrzymujesz za oba rzuty Cienia, jedno zostaje anulowane.
text-groteka-shield_wall = z dwóch lub więcej jednostek rozbitych w pierwszej rundzie jedna wstaje
story-combat-shield-wall = z dwóch lub więcej trafień jedno zostaje anulowane
story-effect-shield-wall = { $number ->
    [one] 1 trafienie zostaje anulowane
    [few] { $number } trafienia zostają anulowane
   *[many] { $number } trafień zostaje anulowanych
}

effect-confusion = Zamieszanie
text-confusion = Każda naturalna 1 w rzucie bitwy Cienia to trafienie w sam Cień; tej kości się nie przerzuca.
text-groteka-confusion = każda naturalna 1 w ataku Cienia rozbija jedną z jednostek, które atakowały
ask-groteka_confusion = wypadła naturalna 1: wybierz, która z atakujących jednostek zostaje rozbita
story-combat-confusion = { $shadow-number ->
    [you] twoje naturalne jedynki trafiają twoją własną Armię
   *[other] naturalne jedynki Cienia trafiają jego własną Armię
}
story-effect-confusion = { $number ->
    [one] 1 trafienie
    [few] { $number } trafienia
   *[many] { $number } trafień
} we { $shadow-number ->
    [you] własną Armię
   *[other] własną Armię Cienia
}

effect-charge = Szarża
text-charge = Z jednostką elitarną: dodatkowy atak przed rzutem bitwy, kość za każdą twoją jednostkę elitarną, najwyżej pięć.
    .detail = Atak przed rzutem bitwy: kość za każdą twoją jednostkę elitarną, najwyżej pięć
text-groteka-charge = przed walką każda jednostka elitarna, najwyżej 5, atakuje dodatkowo
story-combat-charge = atak przed rzutem bitwy, kość za każdą jednostkę elitarną

effect-valour = Męstwo
text-valour = Z jednostką elitarną: +1 do wszystkich kości twojego rzutu bitwy.
text-groteka-valour = +1 do bitności wszystkich jednostek Wolnych Ludów, do końca bitwy
story-combat-valour = +1 do każdej kości rzutu bitwy

effect-one_for_the_dark_lord = Jeden dla Czarnego Władcy
text-one_for_the_dark_lord = Gdy Powiernicy są w regionie obrońcy: +1 do wszystkich kości twojego rzutu bitwy i przerzutu.
    .detail = Powiernicy w regionie obrońcy: +1 do twojego rzutu bitwy i przerzutu
text-groteka-one_for_the_dark_lord = +1 do bitności wszystkich jednostek Cienia, do końca bitwy
story-combat-one-for-the-dark-lord = +1 do każdej kości rzutu bitwy i przerzutu

effect-cruel_as_death = Bezlitosne jak Sama Śmierć
text-cruel_as_death = Za 2 punkty zdolności przywódczych Nazguli: +1 do wszystkich kości twojego rzutu bitwy.
text-groteka-cruel_as_death = wybrane Nazgule poświęcają 2 punkty zdolności przywódczych, a dowodzi do 4 innych Nazguli
story-combat-cruel-as-death = za 2 punkty zdolności przywódczych Nazguli +1 do każdej kości rzutu bitwy
story-melee-cruel-as-death = { $number ->
    [one] dowodzi inny Nazgul
    [few] dowodzą { $number } inne Nazgule
   *[many] dowodzi { $number } innych Nazguli
}

effect-they_are_terrible = To są Straszni Jeźdźcy!
text-they_are_terrible = Za 1 punkt zdolności przywódczych Nazguli: +1 do wszystkich kości twojego przerzutu.
text-groteka-they_are_terrible = wybrany Nazgul poświęca zdolności przywódcze, a dowodzą dwa dodatkowe Nazgule
story-combat-they-are-terrible = za 1 punkt zdolności przywódczych Nazguli +1 do każdej kości przerzutu
story-melee-they-are-terrible = { $number ->
    [one] dowodzi inny Nazgul
    [few] dowodzą { $number } inne Nazgule
   *[many] dowodzi { $number } innych Nazguli
}

effect-dread_and_despair = Strach i Rozpacz
text-dread_and_despair = Zrezygnuj z 1 lub więcej punktów zdolności przywódczych Nazguli: każdy odbiera rzutowi bitwy Wolnych Ludów kość; zostaje co najmniej jedna.
    .detail = Za każdy oddany punkt zdolności przywódczych Nazguli rzut Wolnych Ludów traci kość
text-groteka-dread_and_despair = za każdy poświęcony punkt zdolności przywódczych Nazguli Wolne Ludy atakują jedną jednostką mniej
ask-dread_and_despair_points = wybierz, z ilu punktów zdolności przywódczych Nazguli rezygnujesz. Rzut bitwy Wolnych Ludów, teraz { $dice ->
    [one] jedna kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, traci kość za każdy
ask-groteka_dread_and_despair = wybierz, ile punktów zdolności przywódczych Nazguli poświęcasz. Wolne Ludy mogą teraz atakować tyloma jednostkami: { $count }, a za każdy punkt jedną mniej
choice-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
choice-points-left = Wolne Ludy atakują { $left ->
    [one] najwyżej 1 jednostką
    [few] najwyżej { $left } jednostkami
   *[many] najwyżej { $left } jednostkami
}
pick-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
    .detail = rzut bitwy wroga: { $dice ->
        [one] jedna kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
story-combat-dread-and-despair = każdy oddany punkt zdolności przywódczych Nazguli zabiera { $free-number ->
    [you] ci kość
   *[other] kość Wolnym Ludom
}
story-effect-dread-and-despair = { $free-number ->
    [you] rzucasz
   *[other] Wolne Ludy rzucają
} { $number ->
    [one] 1 kością mniej
    [few] { $number } kośćmi mniej
   *[many] { $number } kośćmi mniej
}
story-melee-dread-and-despair = { $free-number ->
    [you] atakujesz
   *[other] Wolne Ludy atakują
} { $number ->
    [one] 1 jednostką mniej
    [few] { $number } jednostkami mniej
   *[many] { $number } jednostkami mniej
}

effect-foul_stench = Ohydny Zaduch
text-foul_stench = Gdy Nazgule mają zdolności przywódcze: Wolne Ludy nie mają przerzutu, chyba że ich zdolności przywódcze są większe.
    .detail = Brak przerzutu Wolnych Ludów, chyba że mają większe zdolności przywódcze niż Nazgule
text-groteka-foul_stench = jeśli Nazgule mają nie mniejsze zdolności przywódcze, Przywódcy Wolnych Ludów nie dają modyfikatorów
story-combat-foul-stench = { $free-number ->
    [you] nie masz przerzutu, chyba że masz
   *[other] Wolne Ludy nie mają przerzutu, chyba że mają
} lepszych Przywódców niż Nazgule
story-effect-foul-stench = { $free-number ->
    [you] nie masz
   *[other] Wolne Ludy nie mają
} przerzutu
story-melee-foul-stench = { $free-number ->
    [you] twoi Przywódcy
   *[other] Przywódcy Wolnych Ludów
} nie dają modyfikatorów

effect-black_breath = Tchnienie Ciemnych Sił
text-black_breath = Z Nazgulem: trafienia w twoim przerzucie mogą też zabić Dowódcę albo Towarzysza o poziomie nie wyższym niż ich liczba.
    .detail = Trafienia w przerzucie mogą też zabić Dowódcę albo Towarzysza o poziomie do ich liczby
text-groteka-black_breath = cele wyznacza się od nowa, najpierw atakując Dowódcę (obronność 5) albo Towarzysza
ask-strike_down-black_breath = twój przerzut dał { $count ->
    [one] jedno trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}. Wybierz Dowódcę albo Towarzysza o nie wyższym poziomie, który ginie, albo nikogo
story-combat-black-breath = trafienia z przerzutu mogą zabić też Dowódcę lub Towarzysza

effect-words_of_power = Słowa Mocy
text-words_of_power = Z Nazgulem: wybierz Towarzysza. W tej rundzie nie ma on zdolności przywódczych ani specjalnych.
text-groteka-words_of_power = jeden Towarzysz traci do końca bitwy zdolności przywódcze i specjalne
ask-words_of_power_companion = wybierz Towarzysza, który w tej rundzie nie ma zdolności przywódczych ani specjalnych
pick-silenced = { $figure }
    .detail = w tej rundzie bez zdolności przywódczych i specjalnych
story-combat-words-of-power = Towarzysz traci na tę rundę wszystkie zdolności, także przywódcze
story-effect-words-of-power = Towarzysz traci na tę rundę wszystkie zdolności, także przywódcze
story-melee-words-of-power = Towarzysz traci na tę bitwę zdolności przywódcze i specjalne

effect-durins_bane = Zguba Durina
text-durins_bane = Gdy obrońca jest w Morii lub najwyżej dwa regiony od niej: dodatkowy atak przed rzutem bitwy, trzy kości trafiają na 4 lub więcej.
    .detail = Do dwóch regionów od Morii: atak przed rzutem bitwy, trzy kości trafiają na 4 lub więcej
text-groteka-durins_bane = przed walką trzy kości: każde 4 lub więcej rozbija jednostkę wroga, najpierw regularne
story-combat-durins-bane = atak przed rzutem bitwy, trzy kości trafiające na 4+

effect-devilry_of_orthanc = Diabelstwo Orthanku
text-devilry_of_orthanc = Z jednostką Isengardu przeciw oblężonej Twierdzy: +1 do wszystkich kości twojego rzutu bitwy.
text-groteka-devilry_of_orthanc = +1 do bitności wszystkich jednostek Cienia, do końca bitwy
story-combat-devilry-of-orthanc = +1 do każdej kości rzutu bitwy

effect-deadly_strife = Śmiertelny Bój
text-deadly_strife = +2 do wszystkich kości obu stron, w rzucie bitwy i w przerzucie.
text-groteka-deadly_strife = +2 do bitności wszystkich jednostek obu stron, do końca bitwy
story-combat-deadly-strife = +2 do każdej kości obu stron

effect-onslaught = Szturm
text-onslaught = Po stratach możesz zadać własnej Armii do czterech trafień: za każde rzuć kością, a każde 4 lub więcej trafia wroga.
    .detail = Po stratach do czterech trafień we własną Armię, za każde kość trafiająca na 4 lub więcej
text-groteka-onslaught = po pierwszych stratach Cień poświęca do 4 jednostek; kość za każdą, 4+ rozbija jednostkę wroga
ask-onslaught_hits = wybierz, ile trafień przyjmie twoja Armia, najwyżej { $count }. Za każde rzucasz kością, która trafia wroga na 4 lub więcej
ask-groteka_onslaught = poświęć swoje jednostki, najwyżej { $most }: za każdą rzucasz kością, która na 4+ rozbija jednostkę wroga
choice-enough-onslaught = { $count ->
    [0] karta nie działa
    [one] rzucasz 1 kością
    [few] rzucasz { $count } kośćmi
   *[many] rzucasz { $count } kośćmi
}
story-combat-onslaught = po stratach trafienia we własną Armię, za każde kość trafiająca na 4+
story-effect-onslaught = { $number ->
    [one] 1 trafienie we własną Armię, 1 kość więcej
    [few] { $number } trafienia we własną Armię, { $number } kości więcej
   *[many] { $number } trafień we własną Armię, { $number } kości więcej
}
story-melee-onslaught = { $number ->
    [one] rzut 1 kością
    [few] rzut { $number } kośćmi
   *[many] rzut { $number } kośćmi
}

effect-relentless_assault = Nieustępliwy Atak
text-relentless_assault = Przed rzutem bitwy możesz zadać własnej Armii jedno lub dwa trafienia: każde daje +1 do wszystkich kości twojego rzutu bitwy.
    .detail = Jedno lub dwa trafienia we własną Armię, za każde +1 do kości twojego rzutu bitwy
text-groteka-relentless_assault = przed walką Cień poświęca do 2 jednostek; za każdą pozostałe mają +1 do bitności
ask-relentless_assault_hits = wybierz, ile trafień przyjmie twoja Armia, najwyżej { $count }. Każde daje +1 do wszystkich kości twojego rzutu bitwy
ask-groteka_relentless_assault = poświęć swoje jednostki, najwyżej { $most }: za każdą wszystkie pozostałe mają +1 do bitności
choice-enough-relentless_assault = { $count ->
    [0] karta nie działa
   *[other] pozostałe mają +{ $count } do bitności
}
story-combat-relentless-assault = trafienia we własną Armię, za każde +1 do każdej kości rzutu bitwy
story-effect-relentless-assault = { $number ->
    [one] 1 trafienie we własną Armię, +1 do każdej kości rzutu bitwy
    [few] { $number } trafienia we własną Armię, +{ $number } do każdej kości rzutu bitwy
   *[many] { $number } trafień we własną Armię, +{ $number } do każdej kości rzutu bitwy
}
story-melee-relentless-assault = +{ $number } do bitności wszystkich { $shadow-number ->
    [you] twoich jednostek
   *[other] jednostek Cienia
}

effect-great_host = Wielka Armia
text-great_host = Po stratach jedno trafienie więcej, jeśli masz co najmniej dwa razy więcej jednostek niż wróg.
text-groteka-great_host = po pierwszych stratach Cień, jeśli jest dwa razy liczniejszy, rozbija jednostkę, najpierw regularną
story-combat-great-host = po stratach jedno trafienie więcej dla dwa razy liczniejszej Armii
story-effect-great-host = { $number ->
    [one] 1 trafienie więcej
    [few] { $number } trafienia więcej
   *[many] { $number } trafień więcej
}
story-melee-great-host = zostaje rozbita jeszcze jedna jednostka

effect-mumakil = Mumakil
text-mumakil = Z jednostką elitarną Haradrimów i Easterlingów: +1 do wszystkich kości twojego rzutu bitwy. Po przerzutach trafienie więcej, jeśli masz ich więcej niż wróg.
    .detail = +1 do twojego rzutu bitwy; po przerzutach trafienie więcej, jeśli masz ich więcej
text-groteka-mumakil = +1 do bitności jednostek Cienia; więcej udanych ataków w pierwszej serii rozbija jeszcze jedną
story-combat-mumakil = +1 do każdej kości rzutu bitwy i jedno trafienie więcej przy lepszym wyniku
story-effect-mumakil = +{ $number }

effect-swarm_of_bats = Chmara Nietoperzy
text-swarm_of_bats = Karta bitwy Wolnych Ludów zostaje anulowana. Jeśli jej nie ma: +1 do wszystkich kości twojego przerzutu.
    .detail = Anuluje kartę bitwy Wolnych Ludów, a bez niej daje +1 do twojego przerzutu
text-groteka-swarm_of_bats = karta Wolnych Ludów nie działa
story-combat-swarm-of-bats = { $free-number ->
    [you] twoja karta
   *[other] karta Wolnych Ludów
} zostaje anulowana, a bez niej +1 do każdej kości przerzutu
story-effect-swarm-of-bats = +{ $number } do każdej kości przerzutu

effect-we_come_to_kill = Przybyliśmy Zabijać
text-we_come_to_kill = Z jednostką elitarną: dodatkowy atak po stratach, kość za każdą pozostałą jednostkę elitarną, najwyżej pięć, trafia na 5 lub 6.
    .detail = Atak po stratach: kość za każdą pozostałą jednostkę elitarną, najwyżej pięć, trafia na 5+
text-groteka-we_come_to_kill = po pierwszych stratach każda jednostka elitarna, najwyżej 5, atakuje dodatkowo
story-combat-we-come-to-kill = po stratach atak, kość za każdą pozostałą jednostkę elitarną

effect-desperate_battle = Rozpaczliwa Walka
text-desperate_battle = +1 do wszystkich kości obu stron, w rzucie bitwy i w przerzucie.
text-groteka-desperate_battle = +1 do bitności wszystkich jednostek obu stron, do końca bitwy
story-combat-desperate-battle = +1 do każdej kości obu stron
