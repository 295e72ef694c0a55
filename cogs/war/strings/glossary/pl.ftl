# Czym jest wszystko, co ma nazwę, i co znaczą znaki na obrazkach.

glossary-region = Regiony
glossary-nation = Narody
glossary-figure = Figurki
glossary-hero = Towarzysze i Słudzy
glossary-card = Karty wydarzeń
glossary-effect = Efekty bitwy
glossary-tile = Żetony polowania
glossary-face = Kości akcji

explain-region = { $settlement ->
    [none] { $nation ->
        [none] Region, który nie należy do żadnego Narodu.
       *[some] Region Narodu: { $nation }.
    }
   *[some] { $settlement ->
        [town] Wioska
        [city] Miasto
       *[stronghold] Twierdza
    }, Naród: { $nation }; { $points ->
        [0] bez punktów
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}{ $fortified ->
    [yes] { "" } Fortyfikacja (1.3).
   *[no] { "" }
}{ $coastal ->
    [yes] { "" } Nad morzem.
   *[no] { "" }
} Sąsiednie: { $regions }.
explain-nation = { $side }. Na Torze Polityki zaczyna na polu { $step }, jako { $active ->
    [yes] aktywny
   *[no] pasywny
} (3, 9.2). Osady: { $settlements }.
explain-figure-regular = Jednostka: jedna kość w bitwie; usuwa ją jedno trafienie (11.8).
explain-figure-elite = Jednostka: jedna kość w bitwie; jedno trafienie zmienia ją w regularną, dwa mogą ją usunąć (11.8).
explain-figure-leader = Zdolności przywódcze 1: przerzuca jedną nieudaną kość. Nigdy nie stoi bez jednostki (1.6).
explain-figure-nazgul = Zdolności przywódcze 1. Wynikiem Postaci leci dokądkolwiek (13.3).
explain-hero = { $level ->
    [none] { $text }
    [any] Zdolności przywódcze { $leadership }. { $text }
   *[other] Poziom { $level }, zdolności przywódcze { $leadership }. { $text }
}
explain-card = { $side }, { $deck }; symbol: { $symbol }. { $text }
    W bitwie: **{ $combat }**, inicjatywa { $order }. { $fight }
explain-effect = Inicjatywa { $order }. { $text } W modzie GroTeki: { $mod }.
explain-face-character = Ruch Armii z Przywódcą albo atak nią, albo karta Postaci. Wolne Ludy: ruch lub ukrycie Drużyny, odłączenie lub ruch Towarzyszy. Cień: ruch Nazguli i Sług (5.2).
explain-face-army = Ruch dwóch Armii, atak jedną albo karta Armii (5.3).
explain-face-muster = Przesuwa Naród, rekrutuje albo zagrywa kartę Mobilizacji; Cień może wprowadzić Sługę (5.4).
explain-face-muster_army = Wynik Mobilizacji albo Armii, do wyboru (5.6).
explain-face-event = Dobranie karty albo zagranie dowolnej (5.5).
explain-face-will_of_the_west = Każdy inny wynik; albo wprowadza Aragorna lub Gandalfa Białego (5.7).
explain-face-eye = Od razu trafia na pole polowania (5.8).

sign-shield = Godło na tabliczce Armii
    .text = jej Naród; kilka Narodów ma kilka tabliczek
sign-units = Liczby na tabliczce: jasna, złota, ciemny proporzec
    .text = jednostki regularne, elitarne, Dowódcy; przy białej zjawie Nazgule
sign-settlement = Domki, zamek, zamek za murem
    .text = Wioska, Miasto (1 punkt), Twierdza (2 punkty); sam mur to Fortyfikacja
sign-border = Region z barwną obwódką
    .text = należy do jakiegoś Narodu
sign-fellowship = Żeton Drużyny z liczbą
    .text = gdzie ją ostatnio widziano; liczba to jej postęp (12.1)
sign-cards = Rewersy kart z liczbą
    .text = ręka i talie; miecz to Postacie, chorągiew to Strategia
sign-rings = Złote pierścienie
    .text = Pierścienie Elfów (6)
sign-points = Dwa puchary
    .text = punkty podboju i ile ich trzeba do zwycięstwa (15)
sign-politics = Tarcze na Torze Polityki
    .text = pole 1, 2, 3 lub stan wojny; przekreślona: Naród pasywny (9.1)
sign-hunt = Kości i żetony polowania
    .text = Oczy i kości Wolnych Ludów na polu polowania; żetony dobrane i ile zostało w puli
sign-track = Rząd od 0 do 12
    .text = postęp Drużyny, a z Okiem zepsucie: przy 12 zwycięża Cień
sign-companions = Okrągłe portrety w rzędzie
    .text = Towarzysze w Drużynie z poziomami; w złotej obwódce Przewodnik
sign-mordor = Kolumna od 0 do 5
    .text = Tor Mordoru aż do Szczelin Zagłady (14)
sign-dice = Kości u góry
    .text = niewykorzystane kości akcji
sign-arrow = Strzałka na mapie
    .text = ostatni ruch lub atak
sign-stalked = Kość z Okiem i jej liczba, u góry
    .text = Oczy na polu polowania; obok kości Wolnych Ludów na nim
sign-spoiled = Ciemna kropla
    .text = zepsucie: przy 12 zwycięża Cień
sign-held = Rewers karty z liczbą, u góry
    .text = karty na ręce
sign-counters = Rząd tarcz, u góry
    .text = Narody na Torze Polityki: pole 1, 2, 3, miecze to stan wojny; przekreślony jest pasywny (9.1)
sign-goals = Złote liczby i strzałki
    .text = to, z czego wybierasz, z liczbami jak w menu; tarcza przy nazwie: ten Naród się ocknie
sign-symbol = Duży znak na karcie
    .text = kość, która ją zagrywa, poza Wydarzeniem: miecz to Postać, chorągiew Armia, hełm Mobilizacja
sign-combat = Dolna połowa karty, ze skrzyżowanymi mieczami
    .text = jej efekt w bitwie; niższa inicjatywa działa wcześniej (11.7)
sign-roll = Kości bitwy
    .text = jasne trafiają; pod nimi przerzut
sign-hit = Liczba potrzebna do trafienia
    .text = co najmniej tyle musi pokazać kość (11.6)
