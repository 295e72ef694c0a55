# Karty wydarzeń: nazwa każdej, jej działanie i pytania.

card-fp_char_01 = Elfie Płaszcze
text-fp_char_01 = Do gry wchodzi żeton Drużyny „Elfie Płaszcze” (0): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Elfie Płaszcze” (0) dołącza do puli polowania w Mordorze

card-fp_char_02 = Elfia Lina
text-fp_char_02 = Do gry wchodzi żeton Drużyny „Elfia Lina” (0): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Elfia Lina” (0) dołącza do puli polowania w Mordorze

card-fp_char_03 = Flakonik Galadrieli
text-fp_char_03 = Do gry wchodzi żeton Drużyny „Flakonik Galadrieli” (−2): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Flakonik Galadrieli” (−2) dołącza do puli polowania w Mordorze

card-fp_char_04 = Sméagol Pomoże Dobremu Panu
text-fp_char_04 = Do gry wchodzi żeton Drużyny „Sméagol Pomoże Dobremu Panu” (−1): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Sméagol Pomoże Dobremu Panu” (−1) dołącza do puli polowania w Mordorze

card-fp_char_05 = Kolczuga z Mithrilu i Żądło
text-fp_char_05 = Zostaje na stole. Możesz ją odrzucić w odpowiedzi na żeton polowania: liczy się wtedy nowo dobrany żeton, a pierwszy wraca do puli.
    .detail = Odrzucona ze stołu każe dobrać inny żeton polowania zamiast dobranego

card-fp_char_06 = Topór i Łuk
text-fp_char_06 = Tylko gdy w Drużynie jest Gimli lub Legolas; zostaje na stole, póki któryś z nich w niej jest. Możesz ją odrzucić w odpowiedzi na żeton polowania: obrażenia mniejsze o 1.
    .detail = Z Gimlim lub Legolasem: odrzucona ze stołu zmniejsza obrażenia z polowania o 1

card-fp_char_07 = Róg Gondoru
text-fp_char_07 = Tylko gdy w Drużynie jest Boromir; zostaje na stole, póki on w niej jest. Możesz ją odrzucić w odpowiedzi na żeton polowania: obrażenia mniejsze o 1.
    .detail = Z Boromirem: odrzucona ze stołu zmniejsza obrażenia z polowania o 1

card-fp_char_08 = Laska Czarodzieja
text-fp_char_08 = Tylko gdy w Drużynie jest Gandalf Szary; zostaje na stole, póki on w niej jest. Możesz ją odrzucić, gdy ma być dobrany żeton polowania: nie dobiera się go wcale.
    .detail = Z Gandalfem Szarym: odrzucona ze stołu sprawia, że nie dobiera się żetonu polowania
ask-raise_staff = ma być dobrany żeton polowania. Odrzucić kartę, aby nie dobierać żadnego?

card-fp_char_09 = Athelas
text-fp_char_09 = Rzuć trzema kośćmi: każde 5 lub 6, a gdy Przewodnikiem jest Obieżyświat, każde 3 lub więcej, zmniejsza zepsucie o 1.
    .detail = Trzy kości: każde 5+, z Przewodnikiem Obieżyświatem 3+, to zepsucie −1

card-fp_char_10 = Jest Inna Droga
text-fp_char_10 = Zepsucie −1. Potem, jeśli Przewodnikiem jest Gollum, możesz ukryć ujawnioną Drużynę albo przemieścić ukrytą, po czym odbywa się zwykłe polowanie.
    .detail = Zepsucie −1; z Przewodnikiem Gollumem także ukrycie lub ruch Drużyny

card-fp_char_11 = Pójdę Sam
text-fp_char_11 = Tylko gdy w Drużynie są Towarzysze. Odłącz jednego lub jedną grupę: mogą odejść o region dalej niż zwykle (na Torze Mordoru zostają wyeliminowani). Potem zepsucie −1.
    .detail = Odłącz Towarzyszy, o region dalej niż zwykle; potem zepsucie −1

card-fp_char_12 = Pieśń Bilba
text-fp_char_12 = Zepsucie −1, a gdy Przewodnikiem jest Gollum, −2.

card-fp_char_13 = Zwierciadło Galadrieli
text-fp_char_13 = Jedna z twoich niewykorzystanych kości z wynikiem Postać zmienia się w Wolę Zachodu. Jeśli Powiernicy są w niezdobytym Lórien, dodatkowo zepsucie −1.
    .detail = Kość Postaci staje się Wolą Zachodu; w Lórien także zepsucie −1

card-fp_char_14 = Wyzwanie Króla
text-fp_char_14 = Tylko gdy Obieżyświat lub Aragorn jest z Armią w Gondorze lub Rohanie. Dobiera się trzy żetony polowania bez ich zwykłych skutków: Oczy spośród nich wypadają z gry, pozostałe wracają. Jeśli to trzy Oczy, wracają wszystkie, a bohater ginie.
    .detail = Obieżyświat lub Aragorn: z trzech żetonów Oczy wypadają z gry; trzy Oczy go zabijają

card-fp_char_15 = Gwaihir, Władca Wichrów
text-fp_char_15 = Odłącz jednego Towarzysza lub jedną grupę albo przemieść Towarzysza lub grupę na mapie. W obu przypadkach liczą się jak poziom 4 i mogą skończyć w oblężonej Twierdzy.
    .detail = Odłącz lub przemieść Towarzyszy, jakby mieli poziom 4

card-fp_char_16 = Okażemy się Szybsi
text-fp_char_16 = Odłącz jednego Towarzysza lub jedną grupę albo przemieść Towarzysza lub grupę na mapie. W obu przypadkach mogą iść o dwa regiony dalej niż zwykle i skończyć w oblężonej Twierdzy.
    .detail = Odłącz lub przemieść Towarzyszy, o dwa regiony dalej niż zwykle

card-fp_char_17 = Tam i z Powrotem
text-fp_char_17 = Odłącz Towarzysza lub grupę: mogą odejść o region dalej niż zwykle. Potem, jeśli Gimli lub Legolas jest w niezdobytej Dali, Ereborze lub Leśnym Królestwie, Krasnoludy i Północ się aktywują, a Krasnoludy, Elfowie i Północ przesuwają się o pole.
    .detail = Odłącz Towarzyszy; Gimli lub Legolas na północnym wschodzie porusza trzy Narody

card-fp_char_18 = Orły Nadlatują!
text-fp_char_18 = Tylko gdy w regionie twojej Armii z Towarzyszem lub obok stoi Armia Cienia z Nazgulami. Rzuć kością za każdego Nazgula, najwyżej pięcioma: 5 i 6 zabija jednego. Reszta odlatuje do jednej niezdobytej Twierdzy Saurona, którą wskaże Cień. Czarnoksiężnik się nie liczy.
    .detail = Kość za każdego Nazgula przy Armii z Towarzyszem: 5+ zabija, reszta odlatuje
ask-the_eagles_are_coming_prey = wybierz Armię Cienia, na której Nazgule spadają orły: kość za każdego, najwyżej pięć, zabija na 5 lub 6
ask-the_eagles_are_coming_fly_off = wybierz Twierdzę Saurona, do której { $region-from } { $count ->
    [one] odlatuje Nazgul
    [few] odlatują { $count } Nazgule
   *[many] odlatuje { $count } Nazguli
}

card-fp_char_19 = Entowie się Budzą: Drzewiec
text-fp_char_19 = Tylko z Gandalfem Białym w grze i Towarzyszem w Fangornie. Trzy kości trafiają Armię w Orthanku na 4+; z rozbitą Armią giną jej Nazgule i Słudzy. Saruman bez Armii ginie. Z Gandalfem Białym w Fangornie lub Rohanie możesz zagrać bez kości jeszcze jedną kartę Postaci.
    .detail = Trzy kości w Armię w Orthanku, Saruman może zginąć; potem druga karta Postaci

card-fp_char_20 = Entowie się Budzą: Huornowie
text-fp_char_20 = { text-fp_char_19 }
    .detail = Trzy kości w Armię w Orthanku, Saruman może zginąć; potem druga karta Postaci

card-fp_char_21 = Entowie się Budzą: Wiec Entów
text-fp_char_21 = { text-fp_char_19 }
    .detail = Trzy kości w Armię w Orthanku, Saruman może zginąć; potem druga karta Postaci

card-fp_char_22 = Umarli z Dunharrow
text-fp_char_22 = Tylko gdy Obieżyświat lub Aragorn jest w Rohanie. Idzie do Erech, Lamedonu lub Pelargiru z wybranymi Towarzyszami u boku. Armia Cienia otrzymuje tam tyle trafień, ile wskaże kość, i ucieka lub ginie. Zrekrutuj tam do trzech jednostek regularnych Gondoru; odbijają to miejsce.
    .detail = Obieżyświat lub Aragorn na południu Gondoru: pogrom Armii i nowe jednostki regularne
ask-dead_men_of_dunharrow_path = wybierz, gdzie { $hero-nom } wychodzi spod gór
ask-dead_men_of_dunharrow_fellows = { $group-start } { $group-number ->
    [many] idą
   *[one] idzie
} { $region-to }. Wybierz kolejnego Towarzysza albo wyrusz
ask-dead_men_of_dunharrow_muster = wybierz, ile jednostek regularnych Gondoru zrekrutować { $region-in }, najwyżej { $count }. Każda odbiera Cieniowi tamtejszą Osadę
pick-regulars = { $count ->
    [0] Nikogo nie rekrutuj
    [one] 1 jednostka regularna
    [few] { $count } jednostki regularne
   *[many] { $count } jednostek regularnych
}
    .detail = { $count ->
        [0] w regionie nic się nie zmienia
       *[other] z Gondoru, { $region-in }
    }
pick-set-out = Wyrusz
    .detail = { $group }, { $region-to }

card-fp_char_23 = Ród Namiestników
text-fp_char_23 = Tylko gdy Boromir jest w regionie Gondoru. Zrekrutuj przy nim jednostkę Gondoru (regularną lub elitarną), a potem dobierz dwie karty Strategii.
    .detail = Jednostka Gondoru przy Boromirze w Gondorze; dwie karty Strategii

card-fp_char_24 = Szara Kompania
text-fp_char_24 = Tylko gdy Obieżyświat lub Aragorn jest z Armią. Jednostka regularna tej Armii ginie, a jej miejsce zajmuje zrekrutowana jednostka elitarna tego samego Narodu. Potem dobierz dwie karty Strategii.
    .detail = Jednostka regularna przy Obieżyświacie lub Aragornie staje się elitarną; dwie karty Strategii
ask-the_grey_company_join = wybierz jednostkę regularną { $region-in }, która ginie, a jej miejsce zajmuje elitarna tego samego Narodu
pick-exchange = { $figure }
    .detail = ginie, a zastępuje ją elitarna tego samego Narodu

card-fp_str_01 = Ostatnia Bitwa
text-fp_str_01 = Tylko gdy Drużyna jest ukryta, a Aragorn jest z Armią poza Narodami Wolnych Ludów. Zostaje na stole, póki to trwa i położenie Drużyny nie zostanie zadeklarowane: kości, które ją przesuwają, nie trafiają na pole polowania.
    .detail = Z Aragornem poza granicami: kości, które przesuwają Drużynę, omijają pole polowania

card-fp_str_02 = Zbyt Wielka Potęga
text-fp_str_02 = Elfowie przesuwają się o pole. Zostaje na stole: Armie Cienia nie mogą wejść do Lórien, Rivendell ani Szarej Przystani ani tam atakować. Cień może ją usunąć dowolną kością, odrzucając z ręki kartę Armii i kartę Postaci.
    .detail = Lórien, Rivendell i Szara Przystań zamknięte dla Armii Cienia; Elfowie o pole naprzód

card-fp_str_03 = Moc Toma Bombadila
text-fp_str_03 = Północ przesuwa się o pole. Zostaje na stole: Armie Cienia nie mogą wejść do Starego Lasu, Shire ani Bucklandu ani tam atakować. Cień może ją usunąć dowolną kością, odrzucając z ręki kartę Armii i kartę Postaci.
    .detail = Stary Las, Shire i Buckland zamknięte dla Armii Cienia; Północ o pole naprzód

card-fp_str_04 = Księga Mazarbul
text-fp_str_04 = Możesz przemieścić Towarzyszy na mapie. Potem, jeśli Towarzysz jest w niezdobytym Ereborze lub Ered Luin, Krasnoludy aktywują się i przechodzą w stan wojny.
    .detail = Ruch Towarzyszy; jeden w Ereborze lub Ered Luin wprowadza Krasnoludy w stan wojny

card-fp_str_05 = Duch Mordoru
text-fp_str_05 = Wybierz Armię Cienia z jednostkami co najmniej dwóch Narodów i rzuć pięcioma kośćmi: każde 5 i 6 to trafienie.
    .detail = Pięć kości w Armię Cienia z kilku Narodów, każde 5 i 6 to trafienie
ask-the_spirit_of_mordor_army = wybierz Armię Cienia z jednostkami kilku Narodów. Pięć kości, każde 5 i 6 to trafienie

card-fp_str_06 = Strażnicy Faramira
text-fp_str_06 = Wybierz Armię Cienia w Północnym lub Południowym Ithilien albo w Osgiliath i rzuć trzema kośćmi: każde 5 i 6 to trafienie. Potem, jeśli twoja Armia jest w Osgiliath, zrekrutuj tam jednostkę Gondoru (regularną lub elitarną) i Dowódcę.
    .detail = Trzy kości w Armię w Ithilien lub Osgiliath; jednostka i Dowódca w Osgiliath
ask-faramirs_rangers_ambush = wybierz Armię Cienia, która wpada w zasadzkę. Trzy kości, każde 5 i 6 to trafienie

card-fp_str_07 = Trwoga! Ogień! Wróg!
text-fp_str_07 = Możesz przemieścić Towarzyszy na mapie. Potem, jeśli Towarzysz jest w niezdobytym Bree lub Shire, Północ aktywuje się i przechodzi w stan wojny.
    .detail = Ruch Towarzyszy; jeden w Bree lub Shire wprowadza Północ w stan wojny

card-fp_str_08 = Mądrość Elronda
text-fp_str_08 = Wybierz jeden ze swoich Narodów: aktywuje się i przesuwa o pole.
ask-wisdom_of_elrond_nation = wybierz Naród, który aktywuje się i przesuwa o pole

card-fp_str_09 = Czerwona Strzała
text-fp_str_09 = Tylko gdy Gondor jest aktywny. Rohan przesuwa się o pole, ale pasywny nie przechodzi w stan wojny. Potem zrekrutuj w Edoras jednostkę Rohanu (regularną lub elitarną) i Dowódcę.
    .detail = Gdy Gondor jest aktywny: Rohan o pole naprzód; jednostka i Dowódca w Edoras

card-fp_str_10 = Niespodziewana Pomoc
text-fp_str_10 = Twoja Armia atakuje z sąsiedniego regionu Armię Cienia, która oblega Twierdzę. W każdej rundzie rzut bitwy Cienia traci kość za każdą jednostkę w środku; zostaje co najmniej jedna.
    .detail = Atak na oblegających z zewnątrz; ich rzut traci kość za każdą jednostkę w środku

card-fp_str_11 = Ścieżki Wosów
text-fp_str_11 = Tylko gdy Rohan jest w stanie wojny. Armia w Rohanie lub jej część, także oblężona, idzie wprost do Minas Tirith, a jeśli ono jest oblężone lub należy do Cienia, do sąsiedniego regionu. Musi się tam zmieścić i móc tam wejść.
    .detail = Armia z Rohanu idzie wprost do Minas Tirith

card-fp_str_12 = Przez Dzień i Noc
text-fp_str_12 = Tylko gdy któraś Armia ma Towarzysza. Przechodzi ona najwyżej dwa regiony; część może na początku zostać, ale Towarzysz idzie.
    .detail = Armia z Towarzyszem przechodzi do dwóch regionów

card-fp_str_13 = Okręty Círdana
text-fp_str_13 = Tylko gdy Elfowie są w stanie wojny. Zrekrutuj dwie jednostki Elfów (regularne lub elitarne) w jednym regionie na wybrzeżu, w którym stoi twoja Armia.
    .detail = Dwie jednostki Elfów w regionie na wybrzeżu, w którym stoi twoja Armia

card-fp_str_14 = Straż Cytadeli
text-fp_str_14 = Zrekrutuj w Minas Tirith jednostkę Gondoru (regularną lub elitarną) i Dowódcę.

card-fp_str_15 = Galadhrimowie Celeborna
text-fp_str_15 = Zrekrutuj w Lórien jednostkę Elfów (regularną lub elitarną), a potem dobierz kartę Strategii.

card-fp_str_16 = Jeźdźcy Théodena
text-fp_str_16 = Zrekrutuj jednostkę Rohanu (regularną lub elitarną) i Dowódcę, oboje w Edoras albo oboje w regionie Rohanu, w którym jest Towarzysz.
    .detail = Jednostka Rohanu i Dowódca w Edoras albo przy Towarzyszu w Rohanie

card-fp_str_17 = Grimbeorn Stary, Syn Beorna
text-fp_str_17 = Zrekrutuj na Samotnej Skale jednostkę Północy (regularną lub elitarną) i Dowódcę.

card-fp_str_18 = Imrahil z Dol Amrothu
text-fp_str_18 = Zrekrutuj w Dol Amroth jednostkę Gondoru (regularną lub elitarną) i Dowódcę.

card-fp_str_19 = Ludzie Króla Branda
text-fp_str_19 = Zrekrutuj w Dali dwie jednostki regularne Północy, a potem dobierz kartę Strategii.

card-fp_str_20 = Miecze Eriadoru
text-fp_str_20 = Zrekrutuj jednostkę Północy w Shire i jednostkę Krasnoludów w Ered Luin (regularne lub elitarne), a potem dobierz kartę Strategii.
    .detail = Jednostka Północy w Shire, Krasnoludów w Ered Luin; karta Strategii

card-fp_str_21 = Krewni Glorfindela
text-fp_str_21 = Zrekrutuj w Rivendell jednostkę Elfów (regularną lub elitarną), a potem dobierz kartę Strategii.

card-fp_str_22 = Gwardia Dáina Żelaznej Stopy
text-fp_str_22 = Zrekrutuj w Ereborze jednostkę Krasnoludów (regularną lub elitarną) i Dowódcę.

card-fp_str_23 = Éomer, Syn Éomunda
text-fp_str_23 = Zrekrutuj jednostkę Rohanu (regularną lub elitarną) i Dowódcę w jednej wolnej Osadzie Rohanu; oblężona się nie liczy.
    .detail = Jednostka Rohanu i Dowódca w wolnej Osadzie Rohanu

card-fp_str_24 = Łucznicy Thranduila
text-fp_str_24 = Zrekrutuj w Leśnym Królestwie jednostkę Elfów (regularną lub elitarną), a potem dobierz kartę Strategii.
    .detail = Jednostka Elfów w Leśnym Królestwie; karta Strategii

card-sh_char_01 = Jaskinia Szeloby
text-sh_char_01 = Do gry wchodzi żeton Cienia „Jaskinia Szeloby” (kość, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Jaskinia Szeloby” (kość, stop) dołącza do puli polowania w Mordorze

card-sh_char_02 = Pierścień Jest Mój!
text-sh_char_02 = Do gry wchodzi żeton Cienia „Pierścień Jest Mój!” (Oko, ujawnienie, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Pierścień Jest Mój!” (Oko, ujawnienie, stop) dołącza do puli w Mordorze

card-sh_char_03 = Szli i Szli
text-sh_char_03 = Do gry wchodzi żeton Cienia „Szli i Szli” (3, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Szli i Szli” (3, stop) dołącza do puli polowania w Mordorze

card-sh_char_04 = Oddaj Go Nam!
text-sh_char_04 = Do gry wchodzi żeton Cienia „Oddaj Go Nam!” (1, ujawnienie, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Oddaj Go Nam!” (1, ujawnienie, stop) dołącza do puli polowania w Mordorze

card-sh_char_05 = Patrol Orków
text-sh_char_05 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się, każdy inny działa jak po udanym polowaniu.
    .detail = Dobiera się żeton polowania; Oko nie działa. Nie w Osadzie Wolnych Ludów

card-sh_char_06 = Zguba Isildura
text-sh_char_06 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się, a obrażeń każdego innego nie można zmniejszyć – w całości zwiększają zepsucie.
    .detail = Żeton polowania, którego obrażeń nie można zmniejszyć; Oko nie działa

card-sh_char_07 = Potwór z Głębin
text-sh_char_07 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się, a obrażenia każdego innego musi najpierw przyjąć wylosowany Towarzysz, jeśli jakiś jest.
    .detail = Żeton polowania, którego obrażenia najpierw przyjmuje losowy Towarzysz; Oko nie działa

card-sh_char_08 = Trupie Świece
text-sh_char_08 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Rzuć trzema kośćmi: każde 4 lub więcej, a gdy Przewodnikiem jest Gollum, tylko 6, zwiększa zepsucie o 1.
    .detail = Trzy kości: każde 4+, z Przewodnikiem Gollumem tylko 6, to zepsucie +1

card-sh_char_09 = Poszukiwania Nazguli
text-sh_char_09 = Tylko gdy postęp Drużyny to 1 lub więcej. Możesz przemieścić Nazgule. Jeśli potem jakiś jest w regionie Powierników, Drużyna zostaje ujawniona.
    .detail = Ruch Nazguli; jeden przy Powiernikach ujawnia Drużynę

card-sh_char_10 = Okrutna Pogoda
text-sh_char_10 = Tylko gdy postęp Drużyny to 1 lub więcej. Przemieść figurkę Powierników do sąsiedniego regionu. Postęp się nie zmienia i nic nie zostaje ujawnione.
    .detail = Przemieść figurkę Powierników do sąsiedniego regionu
ask-cruel_weather_shift = wybierz region, do którego { $region-from } trafia figurka Powierników

card-sh_char_11 = Nazgule Uderzają!
text-sh_char_11 = Tylko gdy postęp Drużyny to 1 lub więcej. Możesz przemieścić Nazgule. Jeśli potem jakiś jest w regionie Powierników, możesz usunąć ze stołu kartę Postaci Wolnych Ludów albo zapolować, jakby Drużyna właśnie się ruszyła.
    .detail = Ruch Nazguli; jeden przy Powiernikach usuwa kartę ze stołu albo poluje
ask-the_nazgul_strike_choose = przy Powiernikach jest Nazgul. Usuń ze stołu kartę Postaci Wolnych Ludów albo zapoluj, jakby Drużyna właśnie się ruszyła, albo zrezygnuj
pick-hunt = Zapoluj
    .detail = rzut polowania, jakby Drużyna właśnie się ruszyła

card-sh_char_12 = Rana od Ostrza z Morgulu
text-sh_char_12 = Tylko gdy Drużyna jest ujawniona. Zepsucie +2, jeśli wynosi najwyżej 3, w przeciwnym razie +1.

card-sh_char_13 = Pokusa Pierścienia
text-sh_char_13 = Tylko gdy Drużyna jest ujawniona. Los wskazuje w niej Towarzysza: Wolne Ludy eliminują go albo zwiększają zepsucie o jego poziom. Jeśli Przewodnikiem jest Gollum, zamiast tego zepsucie +1.
    .detail = Drużyna ujawniona: ginie losowy Towarzysz albo rośnie zepsucie o jego poziom
ask-lure_of_the_ring_choose = los wskazał postać: { $hero-nom }. Wyeliminuj ją albo dodaj jej poziom, { $count }, do zepsucia, teraz { $corruption }
pick-corruption = Zepsucie +{ $count }
    .detail = zepsucie wyniesie { $sum }; { $hero-nom } zostaje w Drużynie
pick-companion = { $hero } ginie
    .detail = zepsucie pozostaje { $corruption }{ $saved ->
        [yes] ; trafia wtedy na mapę (Brać ich żywcem!)
       *[no] {""}
    }

card-sh_char_14 = Rozpad Drużyny
text-sh_char_14 = Tylko gdy Drużyna jest ujawniona. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się; po innym tylu Towarzyszy, ile wskazuje, odłącza się przy Powiernikach (wybierają Wolne Ludy). Jeśli Przewodnikiem jest Gollum, zamiast tego zepsucie +1.
    .detail = Drużyna ujawniona: żeton polowania mówi, ilu Towarzyszy odchodzi

card-sh_char_15 = Zmożeni Smutkiem i Trudem
text-sh_char_15 = Zostaje na stole. Gdy Drużyna traci w polowaniu Towarzysza, możesz też odrzucić kartę Postaci Wolnych Ludów: losową z ręki lub leżącą na stole. Znika, gdy Drużyna zadeklaruje położenie w niezdobytym Mieście lub Twierdzy Wolnych Ludów.
    .detail = Każda strata w polowaniu kosztuje Wolne Ludy także kartę Postaci
ask-worn_with_sorrow_and_toil_choose = Drużyna straciła Towarzysza. Odrzuć kartę Postaci Wolnych Ludów, leżącą na stole lub losową z ręki, albo zrezygnuj
pick-hand = Losowa karta z ręki
    .detail = tylko spośród kart Postaci

card-sh_char_16 = Stada Crebainów
text-sh_char_16 = Zostaje na stole. Możesz ją odrzucić przed rzutem polowania: +1 do wszystkich kości rzutu i przerzutu. Znika, gdy Drużyna zadeklaruje położenie w niezdobytym Mieście lub Twierdzy Wolnych Ludów.
    .detail = Odrzucona ze stołu daje +1 do wszystkich kości rzutu polowania
ask-send_crebain = odrzucić ją za +1 do wszystkich kości tego rzutu polowania? { $count ->
    [one] Rzuca się jedną kością
    [few] Rzuca się { $count } kośćmi
   *[many] Rzuca się { $count } kośćmi
}

card-sh_char_17 = Balrog z Morii
text-sh_char_17 = Zostaje na stole. Możesz ją odrzucić, gdy trasa deklarowanej lub ujawnianej Drużyny dotyka Morii: dobierz żeton polowania, Oko odrzuca się (Drużyny zadeklarowanej w Mieście lub Twierdzy Wolnych Ludów nie ujawnia). Albo użyj w bitwie, wprost ze stołu, jej efektu bitewnego.
    .detail = Odrzucona ze stołu daje żeton polowania w Morii albo swój efekt bitewny
ask-wake_balrog = trasa dotyka Morii. Odrzucić kartę, aby dobrać żeton polowania{ $calm ->
    [yes] , który niczego nie ujawni
   *[no] {""}
}?

card-sh_char_18 = Oko bez Powiek
text-sh_char_18 = Do trzech twoich niewykorzystanych kości zmienia się w Oczy i trafia na pole polowania.
ask-the_lidless_eye_turn = wybierz niewykorzystaną kość, która staje się Okiem i trafia na pole polowania; najwyżej { $count ->
    [one] jeszcze jedną
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}
pick-die = { $die }
    .detail = staje się Okiem i trafia na pole polowania

card-sh_char_19 = Straszliwe Zaklęcia
text-sh_char_19 = Tylko gdy w regionie Armii Wolnych Ludów lub obok stoi Armia Cienia z Nazgulami. Rzuć przeciw Armii Wolnych Ludów kością za każdego z tych Nazguli, najwyżej pięcioma: każde 5 i 6 to trafienie.
    .detail = Kość za każdego Nazgula przy Armii wroga, najwyżej pięć: każde 5 i 6 to trafienie
ask-dreadful_spells_victim = wybierz Armię, w którą uderzają zaklęcia
ask-dreadful_spells_caster = wybierz Armię, której Nazgule uderzają w Armię { $region-in }: kość za każdego, najwyżej pięć, trafia na 5 lub 6

card-sh_char_20 = Grond, Młot Podziemi
text-sh_char_20 = Tylko gdy Czarnoksiężnik jest z Armią, która oblega Twierdzę. Armia szturmuje tę Twierdzę przez trzy rundy zamiast jednej. W pierwszej Wolne Ludy nie zagrywają karty bitwy, chyba że walczy Towarzysz.
    .detail = Armia Czarnoksiężnika szturmuje Twierdzę przez trzy rundy

card-sh_char_21 = Palantír z Orthanku
text-sh_char_21 = Tylko gdy Saruman jest w grze; zostaje na stole, póki on w niej jest. Po każdym kolejnym wydarzeniu opłaconym wynikiem Wydarzenie dobierz kartę z dowolnej talii. Wolne Ludy mogą ją usunąć Wolą Zachodu albo dowolną kością i Pierścieniem Elfów.
    .detail = Z Sarumanem: karta po każdym wydarzeniu opłaconym wynikiem Wydarzenie
ask-the_palantir_of_orthanc_draw = wybierz talię, z której dobierasz kartę
pick-deck = { $deck }
    .detail = { $left ->
        [one] została jedna karta
        [few] zostały { $left } karty
       *[many] zostało { $left } kart
    }

card-sh_char_22 = Gadzi Język
text-sh_char_22 = Tylko gdy Saruman jest w grze; zostaje na stole, póki jest, a Rohan jest pasywny. Rohan aktywuje tylko Towarzysz, który to potrafi, albo deklaracja położenia w Edoras lub Helmowym Jarze, albo atak na nie.
    .detail = Z Sarumanem: Rohan aktywują tylko Towarzysze, deklaracje i ataki

card-sh_char_23 = Upiory Pierścienia Wyruszyły
text-sh_char_23 = Możesz przemieścić Nazgule. Potem wykonaj do dwóch ruchów Armiami z Nazgulem albo jeden atak taką Armią, albo nic.
    .detail = Ruch Nazguli; potem do dwóch ruchów albo jeden atak Armiami z Nazgulem

card-sh_char_24 = Czarny Dowódca Rozkazuje
text-sh_char_24 = Tylko gdy Czarnoksiężnik jest w grze. Zrekrutuj przy nim dwa Nazgule albo przemieść Nazgule. Potem Armia z Czarnoksiężnikiem może się ruszyć albo zaatakować.
    .detail = Dwa nowe Nazgule albo ruch Nazguli; potem ruch lub atak Armii Czarnoksiężnika
ask-the_black_captain_commands_choose = zrekrutuj dwa Nazgule przy Czarnoksiężniku albo przemieść Nazgule
pick-recruit = Zrekrutuj dwa Nazgule
    .detail = przy Czarnoksiężniku, o ile wystarczy posiłków
pick-fly = Przemieść Nazgule
    .detail = dowolną ich liczbę, do otwartych dla nich regionów

card-sh_str_01 = Powrót do Valinoru
text-sh_str_01 = Tylko gdy Cień kontroluje Twierdzę Elfów. Za każdą nieoblężoną Twierdzę Elfów rzuć tyloma kośćmi, ile jest w niej jednostek Elfów, najwyżej pięcioma: każde 6 to trafienie w Armię w tym regionie.
    .detail = Twierdze Elfów: kość za każdą jednostkę Elfów, każde 6 to trafienie

card-sh_str_02 = Waleczni Uruk-hai
text-sh_str_02 = Tylko gdy Saruman jest w grze, a Armia z jednostką Isengardu oblega Twierdzę. Armia szturmuje tę Twierdzę przez trzy rundy zamiast jednej. W pierwszej Wolne Ludy nie zagrywają karty bitwy, chyba że walczy Towarzysz.
    .detail = Z Sarumanem: oblegający z Isengardu szturmują Twierdzę przez trzy rundy

card-sh_str_03 = Szaleństwo Denethora
text-sh_str_03 = Tylko podczas oblężenia Minas Tirith; zostaje na stole, póki ono trwa. Ginie Dowódca w Minas Tirith. W bitwach tam Wolne Ludy nie zagrywają kart bitwy. Mogą ją usunąć Wolą Zachodu, a jeśli jest tam Gandalf lub Aragorn, dowolną kością.
    .detail = Oblężone Minas Tirith: ginie Dowódca, Wolne Ludy nie mają tam kart bitwy
ask-denethors_folly_leader = wybierz Dowódcę w Minas Tirith, który ginie

card-sh_str_04 = Dzień bez Świtu
text-sh_str_04 = Tylko gdy wszystkie Narody Cienia są w stanie wojny. Wolne Ludy tracą na tę turę wszystkie niewykorzystane kości z Wolą Zachodu.
    .detail = Wolne Ludy tracą niewykorzystane kości z Wolą Zachodu

card-sh_str_05 = Groźby i Obietnice
text-sh_str_05 = Zostaje na stole. Wynik Mobilizacja nie przesuwa pasywnych Narodów Wolnych Ludów. Znika, gdy któryś ich Naród przesunie się przez atak lub zdolność Towarzysza.
    .detail = Mobilizacja nie przesuwa pasywnych Narodów Wolnych Ludów

card-sh_str_06 = Zwiastun Burzy
text-sh_str_06 = Tylko gdy Powiernicy lub Towarzysz są w granicach Narodu Wolnych Ludów, który nie jest w stanie wojny. Naród ten cofa się o pole, a Wolne Ludy eliminują jego jednostkę lub Dowódcę.
    .detail = Naród z Powiernikami lub Towarzyszem cofa się o pole i traci figurkę
ask-stormcrow_nation = wybierz Naród, który cofa się o pole
ask-stormcrow_figure = wybierz na stratę jednostkę lub Dowódcę { $nation-gen }

card-sh_str_07 = Cienie się Zbierają
text-sh_str_07 = Jedna Armia przechodzi najwyżej trzy regiony i musi skończyć przy innej Armii Cienia, która nie jest oblężona. Część może zostać na początku; po drodze nikt nie dołącza i nie odchodzi.
    .detail = Armia przechodzi do trzech regionów, do innej Armii Cienia

card-sh_str_08 = Cień się Wydłuża
text-sh_str_08 = Dwie Armie przechodzą najwyżej dwa regiony każda i każda musi skończyć przy innej Armii Cienia, która nie jest oblężona. Część może zostać na początku; po drodze nikt nie dołącza i nie odchodzi.
    .detail = Dwie Armie przechodzą do dwóch regionów, każda do innej Armii Cienia

card-sh_str_09 = Cień Wyrusza
text-sh_str_09 = Tylko gdy wszystkie Narody Cienia są w stanie wojny. Do czterech różnych Armii rusza się o jeden region każda.
    .detail = Wszystkie Narody Cienia w stanie wojny: do czterech Armii rusza się o region

card-sh_str_10 = Korsarze z Umbaru
text-sh_str_10 = Tylko gdy Haradrimowie i Easterlingowie są w stanie wojny. Armia płynie z Umbaru do regionu Gondoru na wybrzeżu. Z napotkaną Armią musi walczyć i nie może przerwać ataku, chyba że Armia ta była już oblężona.
    .detail = Armia płynie z Umbaru na wybrzeże Gondoru i walczy z napotkaną
ask-corsairs_of_umbar_land = wybierz region Gondoru na wybrzeżu, w którym ląduje Armia z Umbaru. Z napotkaną Armią musi walczyć

card-sh_str_11 = Wściekłość Dunlendingów
text-sh_str_11 = Tylko gdy Isengard jest w stanie wojny. Zrekrutuj dwie jednostki regularne Isengardu w wolnym regionie obok Północnego lub Południowego Dunlandu. Mogą do nich dołączyć do czterech jednostek Isengardu z obu Dunlandów.
    .detail = Dwie jednostki regularne Isengardu obok Dunlandów; dołącza do czterech stamtąd
ask-rage_of_the_dunlendings_where = wybierz wolny region obok Dunlandów, w którym rekrutujesz dwie jednostki regularne Isengardu
ask-rage_of_the_dunlendings_join = wybierz jednostkę Isengardu z Dunlandów, która idzie { $region-to }; najwyżej { $count ->
    [one] jeszcze jedna
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}

card-sh_str_12 = Powrót Czarnoksiężnika
text-sh_str_12 = Tylko gdy Czarnoksiężnik jest w grze. Trafia on do Angmaru; zrekrutuj tam dwie jednostki regularne i elitarną Saurona.
    .detail = Czarnoksiężnik trafia do Angmaru; tam dwie regularne i elitarna Saurona

card-sh_str_13 = Półorkowie i Goblinoludzie
text-sh_str_13 = Tylko gdy Isengard jest w stanie wojny. Zrekrutuj jednostkę Isengardu (regularną lub elitarną) w regionie z Armią Cienia.
    .detail = Jednostka Isengardu w regionie z Armią Cienia

card-sh_str_14 = Olog-hai
text-sh_str_14 = Tylko gdy Sauron jest w stanie wojny. Zrekrutuj jednostkę Saurona (regularną lub elitarną) w regionie z Armią Cienia.
    .detail = Jednostka Saurona w regionie z Armią Cienia

card-sh_str_15 = Górskie Trolle
text-sh_str_15 = Tylko gdy Sauron jest w stanie wojny. Dwie jednostki regularne Saurona, gdziekolwiek są, zastąp elitarnymi.
    .detail = Dwie jednostki regularne Saurona stają się elitarnymi
ask-hill_trolls_replace = wybierz, gdzie jednostka regularna Saurona staje się elitarną; { $count ->
    [one] została jedna zamiana
    [few] zostały { $count } zamiany
   *[many] zostało { $count } zamian
}

card-sh_str_16 = Nowa Potęga Rośnie
text-sh_str_16 = Tylko gdy Saruman jest w grze. Zrekrutuj po dwie jednostki regularne Isengardu w Północnym i Południowym Dunlandzie oraz dwie jednostki Isengardu (regularne lub elitarne) w Orthanku.
    .detail = Isengard: po dwie jednostki regularne w Dunlandach, dwie jednostki w Orthanku

card-sh_str_17 = Wielu Królów w Służbie Mordoru
text-sh_str_17 = Zrekrutuj po dwie jednostki regularne Haradrimów i Easterlingów w trzech ich Osadach.

card-sh_str_18 = Król się Ujawnia
text-sh_str_18 = Tylko gdy Aragorn jest w grze. Zrekrutuj w Minas Morgul pięć jednostek regularnych Saurona i Nazgula.
    .detail = Z Aragornem w grze: pięć jednostek regularnych Saurona i Nazgul w Minas Morgul

card-sh_str_19 = Cienie w Górach Mglistych
text-sh_str_19 = Zrekrutuj dwie jednostki Saurona (regularne lub elitarne) i Nazgula, wszystko na Górze Gram albo wszystko w Morii.
    .detail = Dwie jednostki Saurona i Nazgul na Górze Gram albo w Morii

card-sh_str_20 = Orkowie Znów się Mnożą
text-sh_str_20 = Zrekrutuj trzy jednostki regularne Saurona na Górze Gundabad i trzy w Dol Guldur.

card-sh_str_21 = Horda ze Wschodu
text-sh_str_21 = Tylko gdy Haradrimowie i Easterlingowie są w stanie wojny. Zrekrutuj pięć ich jednostek regularnych w jednym wolnym regionie na wschodnim skraju mapy (Wschodni lub Południowy Rhûn, Khand albo Daleki Harad).
    .detail = Pięć jednostek regularnych Haradrimów i Easterlingów na wschodnim skraju

card-sh_str_22 = Przebudzone Potwory
text-sh_str_22 = Zrekrutuj po jednostce regularnej Saurona w Angmarze, na Wichrowych Wzgórzach i na Wrzosowiskach Etten oraz elitarną na Wzgórzach Trollów.
    .detail = Regularne Saurona: Angmar, Wichrowe Wzgórza, Wrzosowiska Etten; elitarna: Wzgórza Trollów

card-sh_str_23 = Dawno Planowane Zbrojenia
text-sh_str_23 = Tylko gdy wszystkie Narody Cienia są w stanie wojny. Zrekrutuj pięć jednostek regularnych Haradrimów i Easterlingów w Gorgoroth i pięć jednostek regularnych Saurona w Nurnie.
    .detail = Po pięć jednostek regularnych: Haradrimowie w Gorgoroth, Sauron w Nurnie

card-sh_str_24 = Lochy Mordoru
text-sh_str_24 = Tylko gdy Sauron jest w stanie wojny. Zrekrutuj po dwie jednostki regularne Saurona w trzech Twierdzach Saurona.
    .detail = Po dwie jednostki regularne Saurona w trzech Twierdzach Saurona
