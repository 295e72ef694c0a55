# Karty wydarzeń: nazwa każdej, jej działanie i pytania.

card-fp_char_01 = Elfie Płaszcze
    .nom = Elfie Płaszcze
    .start = Elfie Płaszcze
    .gen = Elfie Płaszcze
    .dat = Elfie Płaszcze
    .acc = Elfie Płaszcze
    .ins = Elfie Płaszcze
    .loc = Elfie Płaszcze
    .number = one
text-fp_char_01 = Do gry wchodzi żeton Drużyny „Elfie Płaszcze” (0): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Elfie Płaszcze” (0) dołącza do puli polowania w Mordorze

card-fp_char_02 = Elfia Lina
    .nom = Elfia Lina
    .start = Elfia Lina
    .gen = Elfia Lina
    .dat = Elfia Lina
    .acc = Elfia Lina
    .ins = Elfia Lina
    .loc = Elfia Lina
    .number = one
text-fp_char_02 = Do gry wchodzi żeton Drużyny „Elfia Lina” (0): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Elfia Lina” (0) dołącza do puli polowania w Mordorze

card-fp_char_03 = Flakonik Galadrieli
    .nom = Flakonik Galadrieli
    .start = Flakonik Galadrieli
    .gen = Flakonik Galadrieli
    .dat = Flakonik Galadrieli
    .acc = Flakonik Galadrieli
    .ins = Flakonik Galadrieli
    .loc = Flakonik Galadrieli
    .number = one
text-fp_char_03 = Do gry wchodzi żeton Drużyny „Flakonik Galadrieli” (−2): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Flakonik Galadrieli” (−2) dołącza do puli polowania w Mordorze

card-fp_char_04 = Sméagol Pomoże Dobremu Panu
    .nom = Sméagol Pomoże Dobremu Panu
    .start = Sméagol Pomoże Dobremu Panu
    .gen = Sméagol Pomoże Dobremu Panu
    .dat = Sméagol Pomoże Dobremu Panu
    .acc = Sméagol Pomoże Dobremu Panu
    .ins = Sméagol Pomoże Dobremu Panu
    .loc = Sméagol Pomoże Dobremu Panu
    .number = one
text-fp_char_04 = Do gry wchodzi żeton Drużyny „Sméagol Pomoże Dobremu Panu” (−1): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Sméagol Pomoże Dobremu Panu” (−1) dołącza do puli polowania w Mordorze

card-fp_char_05 = Kolczuga z Mithrilu i Żądło
    .nom = Kolczuga z Mithrilu i Żądło
    .start = Kolczuga z Mithrilu i Żądło
    .gen = Kolczuga z Mithrilu i Żądło
    .dat = Kolczuga z Mithrilu i Żądło
    .acc = Kolczuga z Mithrilu i Żądło
    .ins = Kolczuga z Mithrilu i Żądło
    .loc = Kolczuga z Mithrilu i Żądło
    .number = one
text-fp_char_05 = Zostaje na stole. Możesz ją odrzucić w odpowiedzi na żeton polowania: liczy się wtedy nowo dobrany żeton, a pierwszy wraca do puli.
    .detail = Odrzucona ze stołu każe dobrać inny żeton polowania zamiast dobranego

card-fp_char_06 = Topór i Łuk
    .nom = Topór i Łuk
    .start = Topór i Łuk
    .gen = Topór i Łuk
    .dat = Topór i Łuk
    .acc = Topór i Łuk
    .ins = Topór i Łuk
    .loc = Topór i Łuk
    .number = one
text-fp_char_06 = Tylko gdy w Drużynie jest Gimli lub Legolas; zostaje na stole, póki któryś z nich w niej jest. Możesz ją odrzucić w odpowiedzi na żeton polowania: obrażenia mniejsze o 1.
    .detail = Z Gimlim lub Legolasem: odrzucona ze stołu zmniejsza obrażenia z polowania o 1

card-fp_char_07 = Róg Gondoru
    .nom = Róg Gondoru
    .start = Róg Gondoru
    .gen = Róg Gondoru
    .dat = Róg Gondoru
    .acc = Róg Gondoru
    .ins = Róg Gondoru
    .loc = Róg Gondoru
    .number = one
text-fp_char_07 = Tylko gdy w Drużynie jest Boromir; zostaje na stole, póki on w niej jest. Możesz ją odrzucić w odpowiedzi na żeton polowania: obrażenia mniejsze o 1.
    .detail = Z Boromirem: odrzucona ze stołu zmniejsza obrażenia z polowania o 1

card-fp_char_08 = Laska Czarodzieja
    .nom = Laska Czarodzieja
    .start = Laska Czarodzieja
    .gen = Laska Czarodzieja
    .dat = Laska Czarodzieja
    .acc = Laska Czarodzieja
    .ins = Laska Czarodzieja
    .loc = Laska Czarodzieja
    .number = one
text-fp_char_08 = Tylko gdy w Drużynie jest Gandalf Szary; zostaje na stole, póki on w niej jest. Możesz ją odrzucić, gdy ma być dobrany żeton polowania: nie dobiera się go wcale.
    .detail = Z Gandalfem Szarym: odrzucona ze stołu sprawia, że nie dobiera się żetonu polowania
ask-raise_staff = ma być dobrany żeton polowania. Odrzucić kartę, aby nie dobierać żadnego?

card-fp_char_09 = Athelas
    .nom = Athelas
    .start = Athelas
    .gen = Athelas
    .dat = Athelas
    .acc = Athelas
    .ins = Athelas
    .loc = Athelas
    .number = one
text-fp_char_09 = Rzuć trzema kośćmi: każde 5 lub 6, a gdy Przewodnikiem jest Obieżyświat, każde 3 lub więcej, zmniejsza zepsucie o 1.
    .detail = Trzy kości: każde 5+, z Przewodnikiem Obieżyświatem 3+, to zepsucie −1

card-fp_char_10 = Jest Inna Droga
    .nom = Jest Inna Droga
    .start = Jest Inna Droga
    .gen = Jest Inna Droga
    .dat = Jest Inna Droga
    .acc = Jest Inna Droga
    .ins = Jest Inna Droga
    .loc = Jest Inna Droga
    .number = one
text-fp_char_10 = Zepsucie −1. Potem, jeśli Przewodnikiem jest Gollum, możesz ukryć ujawnioną Drużynę albo przemieścić ukrytą, po czym odbywa się zwykłe polowanie.
    .detail = Zepsucie −1; z Przewodnikiem Gollumem także ukrycie lub ruch Drużyny

card-fp_char_11 = Pójdę Sam
    .nom = Pójdę Sam
    .start = Pójdę Sam
    .gen = Pójdę Sam
    .dat = Pójdę Sam
    .acc = Pójdę Sam
    .ins = Pójdę Sam
    .loc = Pójdę Sam
    .number = one
text-fp_char_11 = Tylko gdy w Drużynie są Towarzysze. Odłącz jednego lub jedną grupę: mogą odejść o region dalej niż zwykle (na Torze Mordoru zostają wyeliminowani). Potem zepsucie −1.
    .detail = Odłącz Towarzyszy, o region dalej niż zwykle; potem zepsucie −1

card-fp_char_12 = Pieśń Bilba
    .nom = Pieśń Bilba
    .start = Pieśń Bilba
    .gen = Pieśń Bilba
    .dat = Pieśń Bilba
    .acc = Pieśń Bilba
    .ins = Pieśń Bilba
    .loc = Pieśń Bilba
    .number = one
text-fp_char_12 = Zepsucie −1, a gdy Przewodnikiem jest Gollum, −2.

card-fp_char_13 = Zwierciadło Galadrieli
    .nom = Zwierciadło Galadrieli
    .start = Zwierciadło Galadrieli
    .gen = Zwierciadło Galadrieli
    .dat = Zwierciadło Galadrieli
    .acc = Zwierciadło Galadrieli
    .ins = Zwierciadło Galadrieli
    .loc = Zwierciadło Galadrieli
    .number = one
text-fp_char_13 = Jedna z twoich niewykorzystanych kości z wynikiem Postać zmienia się w Wolę Zachodu. Jeśli Powiernicy są w niezdobytym Lórien, dodatkowo zepsucie −1.
    .detail = Kość Postaci staje się Wolą Zachodu; w Lórien także zepsucie −1

card-fp_char_14 = Wyzwanie Króla
    .nom = Wyzwanie Króla
    .start = Wyzwanie Króla
    .gen = Wyzwanie Króla
    .dat = Wyzwanie Króla
    .acc = Wyzwanie Króla
    .ins = Wyzwanie Króla
    .loc = Wyzwanie Króla
    .number = one
text-fp_char_14 = Tylko gdy Obieżyświat lub Aragorn jest z Armią w Gondorze lub Rohanie. Dobiera się trzy żetony polowania bez ich zwykłych skutków: Oczy spośród nich wypadają z gry, pozostałe wracają. Jeśli to trzy Oczy, wracają wszystkie, a bohater ginie.
    .detail = Obieżyświat lub Aragorn: z trzech żetonów Oczy wypadają z gry; trzy Oczy go zabijają

card-fp_char_15 = Gwaihir, Władca Wichrów
    .nom = Gwaihir, Władca Wichrów
    .start = Gwaihir, Władca Wichrów
    .gen = Gwaihir, Władca Wichrów
    .dat = Gwaihir, Władca Wichrów
    .acc = Gwaihir, Władca Wichrów
    .ins = Gwaihir, Władca Wichrów
    .loc = Gwaihir, Władca Wichrów
    .number = one
text-fp_char_15 = Odłącz jednego Towarzysza lub jedną grupę albo przemieść Towarzysza lub grupę na mapie. W obu przypadkach liczą się jak poziom 4 i mogą skończyć w oblężonej Twierdzy.
    .detail = Odłącz lub przemieść Towarzyszy, jakby mieli poziom 4

card-fp_char_16 = Okażemy się Szybsi
    .nom = Okażemy się Szybsi
    .start = Okażemy się Szybsi
    .gen = Okażemy się Szybsi
    .dat = Okażemy się Szybsi
    .acc = Okażemy się Szybsi
    .ins = Okażemy się Szybsi
    .loc = Okażemy się Szybsi
    .number = one
text-fp_char_16 = Odłącz jednego Towarzysza lub jedną grupę albo przemieść Towarzysza lub grupę na mapie. W obu przypadkach mogą iść o dwa regiony dalej niż zwykle i skończyć w oblężonej Twierdzy.
    .detail = Odłącz lub przemieść Towarzyszy, o dwa regiony dalej niż zwykle

card-fp_char_17 = Tam i z Powrotem
    .nom = Tam i z Powrotem
    .start = Tam i z Powrotem
    .gen = Tam i z Powrotem
    .dat = Tam i z Powrotem
    .acc = Tam i z Powrotem
    .ins = Tam i z Powrotem
    .loc = Tam i z Powrotem
    .number = one
text-fp_char_17 = Odłącz Towarzysza lub grupę: mogą odejść o region dalej niż zwykle. Potem, jeśli Gimli lub Legolas jest w niezdobytej Dali, Ereborze lub Leśnym Królestwie, Krasnoludy i Północ się aktywują, a Krasnoludy, Elfowie i Północ przesuwają się o pole.
    .detail = Odłącz Towarzyszy; Gimli lub Legolas na północnym wschodzie porusza trzy Narody

card-fp_char_18 = Orły Nadlatują!
    .nom = Orły Nadlatują!
    .start = Orły Nadlatują!
    .gen = Orły Nadlatują!
    .dat = Orły Nadlatują!
    .acc = Orły Nadlatują!
    .ins = Orły Nadlatują!
    .loc = Orły Nadlatują!
    .number = one
text-fp_char_18 = Tylko gdy w regionie twojej Armii z Towarzyszem lub obok stoi Armia Cienia z Nazgulami. Rzuć kością za każdego Nazgula, najwyżej pięcioma: 5 i 6 zabija jednego. Reszta odlatuje do jednej niezdobytej Twierdzy Saurona, którą wskaże Cień. Czarnoksiężnik się nie liczy.
    .detail = Kość za każdego Nazgula przy Armii z Towarzyszem: 5+ zabija, reszta odlatuje
ask-the_eagles_are_coming_prey = wybierz Armię Cienia, na której Nazgule spadają orły: kość za każdego, najwyżej pięć, zabija na 5 lub 6
ask-the_eagles_are_coming_fly_off = wybierz Twierdzę Saurona, do której { $region-from } { $count ->
    [one] odlatuje Nazgul
    [few] odlatują { $count } Nazgule
   *[many] odlatuje { $count } Nazguli
}

card-fp_char_19 = Entowie się Budzą: Drzewiec
    .nom = Entowie się Budzą: Drzewiec
    .start = Entowie się Budzą: Drzewiec
    .gen = Entowie się Budzą: Drzewiec
    .dat = Entowie się Budzą: Drzewiec
    .acc = Entowie się Budzą: Drzewiec
    .ins = Entowie się Budzą: Drzewiec
    .loc = Entowie się Budzą: Drzewiec
    .number = one
text-fp_char_19 = Tylko z Gandalfem Białym w grze i Towarzyszem w Fangornie. Trzy kości trafiają Armię w Orthanku na 4+; z rozbitą Armią giną jej Nazgule i Słudzy. Saruman bez Armii ginie. Z Gandalfem Białym w Fangornie lub Rohanie możesz zagrać bez kości jeszcze jedną kartę Postaci.
    .detail = Trzy kości w Armię w Orthanku, Saruman może zginąć; potem druga karta Postaci

card-fp_char_20 = Entowie się Budzą: Huornowie
    .nom = Entowie się Budzą: Huornowie
    .start = Entowie się Budzą: Huornowie
    .gen = Entowie się Budzą: Huornowie
    .dat = Entowie się Budzą: Huornowie
    .acc = Entowie się Budzą: Huornowie
    .ins = Entowie się Budzą: Huornowie
    .loc = Entowie się Budzą: Huornowie
    .number = one
text-fp_char_20 = { text-fp_char_19 }
    .detail = Trzy kości w Armię w Orthanku, Saruman może zginąć; potem druga karta Postaci

card-fp_char_21 = Entowie się Budzą: Wiec Entów
    .nom = Entowie się Budzą: Wiec Entów
    .start = Entowie się Budzą: Wiec Entów
    .gen = Entowie się Budzą: Wiec Entów
    .dat = Entowie się Budzą: Wiec Entów
    .acc = Entowie się Budzą: Wiec Entów
    .ins = Entowie się Budzą: Wiec Entów
    .loc = Entowie się Budzą: Wiec Entów
    .number = one
text-fp_char_21 = { text-fp_char_19 }
    .detail = Trzy kości w Armię w Orthanku, Saruman może zginąć; potem druga karta Postaci

card-fp_char_22 = Umarli z Dunharrow
    .nom = Umarli z Dunharrow
    .start = Umarli z Dunharrow
    .gen = Umarli z Dunharrow
    .dat = Umarli z Dunharrow
    .acc = Umarli z Dunharrow
    .ins = Umarli z Dunharrow
    .loc = Umarli z Dunharrow
    .number = one
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
    .nom = Ród Namiestników
    .start = Ród Namiestników
    .gen = Ród Namiestników
    .dat = Ród Namiestników
    .acc = Ród Namiestników
    .ins = Ród Namiestników
    .loc = Ród Namiestników
    .number = one
text-fp_char_23 = Tylko gdy Boromir jest w regionie Gondoru. Zrekrutuj przy nim jednostkę Gondoru (regularną lub elitarną), a potem dobierz dwie karty Strategii.
    .detail = Jednostka Gondoru przy Boromirze w Gondorze; dwie karty Strategii

card-fp_char_24 = Szara Kompania
    .nom = Szara Kompania
    .start = Szara Kompania
    .gen = Szara Kompania
    .dat = Szara Kompania
    .acc = Szara Kompania
    .ins = Szara Kompania
    .loc = Szara Kompania
    .number = one
text-fp_char_24 = Tylko gdy Obieżyświat lub Aragorn jest z Armią. Jednostka regularna tej Armii ginie, a jej miejsce zajmuje zrekrutowana jednostka elitarna tego samego Narodu. Potem dobierz dwie karty Strategii.
    .detail = Jednostka regularna przy Obieżyświacie lub Aragornie staje się elitarną; dwie karty Strategii
ask-the_grey_company_join = wybierz jednostkę regularną { $region-in }, która ginie, a jej miejsce zajmuje elitarna tego samego Narodu
pick-exchange = { $figure }
    .detail = ginie, a zastępuje ją elitarna tego samego Narodu

card-fp_str_01 = Ostatnia Bitwa
    .nom = Ostatnia Bitwa
    .start = Ostatnia Bitwa
    .gen = Ostatnia Bitwa
    .dat = Ostatnia Bitwa
    .acc = Ostatnia Bitwa
    .ins = Ostatnia Bitwa
    .loc = Ostatnia Bitwa
    .number = one
text-fp_str_01 = Tylko gdy Drużyna jest ukryta, a Aragorn jest z Armią poza Narodami Wolnych Ludów. Zostaje na stole, póki to trwa i położenie Drużyny nie zostanie zadeklarowane: kości, które ją przesuwają, nie trafiają na pole polowania.
    .detail = Z Aragornem poza granicami: kości, które przesuwają Drużynę, omijają pole polowania

card-fp_str_02 = Zbyt Wielka Potęga
    .nom = Zbyt Wielka Potęga
    .start = Zbyt Wielka Potęga
    .gen = Zbyt Wielka Potęga
    .dat = Zbyt Wielka Potęga
    .acc = Zbyt Wielka Potęga
    .ins = Zbyt Wielka Potęga
    .loc = Zbyt Wielka Potęga
    .number = one
text-fp_str_02 = Elfowie przesuwają się o pole. Zostaje na stole: Armie Cienia nie mogą wejść do Lórien, Rivendell ani Szarej Przystani ani tam atakować. Cień może ją usunąć dowolną kością, odrzucając z ręki kartę Armii i kartę Postaci.
    .detail = Lórien, Rivendell i Szara Przystań zamknięte dla Armii Cienia; Elfowie o pole naprzód

card-fp_str_03 = Moc Toma Bombadila
    .nom = Moc Toma Bombadila
    .start = Moc Toma Bombadila
    .gen = Moc Toma Bombadila
    .dat = Moc Toma Bombadila
    .acc = Moc Toma Bombadila
    .ins = Moc Toma Bombadila
    .loc = Moc Toma Bombadila
    .number = one
text-fp_str_03 = Północ przesuwa się o pole. Zostaje na stole: Armie Cienia nie mogą wejść do Starego Lasu, Shire ani Bucklandu ani tam atakować. Cień może ją usunąć dowolną kością, odrzucając z ręki kartę Armii i kartę Postaci.
    .detail = Stary Las, Shire i Buckland zamknięte dla Armii Cienia; Północ o pole naprzód

card-fp_str_04 = Księga Mazarbul
    .nom = Księga Mazarbul
    .start = Księga Mazarbul
    .gen = Księga Mazarbul
    .dat = Księga Mazarbul
    .acc = Księga Mazarbul
    .ins = Księga Mazarbul
    .loc = Księga Mazarbul
    .number = one
text-fp_str_04 = Możesz przemieścić Towarzyszy na mapie. Potem, jeśli Towarzysz jest w niezdobytym Ereborze lub Ered Luin, Krasnoludy aktywują się i przechodzą w stan wojny.
    .detail = Ruch Towarzyszy; jeden w Ereborze lub Ered Luin wprowadza Krasnoludy w stan wojny

card-fp_str_05 = Duch Mordoru
    .nom = Duch Mordoru
    .start = Duch Mordoru
    .gen = Duch Mordoru
    .dat = Duch Mordoru
    .acc = Duch Mordoru
    .ins = Duch Mordoru
    .loc = Duch Mordoru
    .number = one
text-fp_str_05 = Wybierz Armię Cienia z jednostkami co najmniej dwóch Narodów i rzuć pięcioma kośćmi: każde 5 i 6 to trafienie.
    .detail = Pięć kości w Armię Cienia z kilku Narodów, każde 5 i 6 to trafienie
ask-the_spirit_of_mordor_army = wybierz Armię Cienia z jednostkami kilku Narodów. Pięć kości, każde 5 i 6 to trafienie

card-fp_str_06 = Strażnicy Faramira
    .nom = Strażnicy Faramira
    .start = Strażnicy Faramira
    .gen = Strażnicy Faramira
    .dat = Strażnicy Faramira
    .acc = Strażnicy Faramira
    .ins = Strażnicy Faramira
    .loc = Strażnicy Faramira
    .number = one
text-fp_str_06 = Wybierz Armię Cienia w Północnym lub Południowym Ithilien albo w Osgiliath i rzuć trzema kośćmi: każde 5 i 6 to trafienie. Potem, jeśli twoja Armia jest w Osgiliath, zrekrutuj tam jednostkę Gondoru (regularną lub elitarną) i Dowódcę.
    .detail = Trzy kości w Armię w Ithilien lub Osgiliath; jednostka i Dowódca w Osgiliath
ask-faramirs_rangers_ambush = wybierz Armię Cienia, która wpada w zasadzkę. Trzy kości, każde 5 i 6 to trafienie

card-fp_str_07 = Trwoga! Ogień! Wróg!
    .nom = Trwoga! Ogień! Wróg!
    .start = Trwoga! Ogień! Wróg!
    .gen = Trwoga! Ogień! Wróg!
    .dat = Trwoga! Ogień! Wróg!
    .acc = Trwoga! Ogień! Wróg!
    .ins = Trwoga! Ogień! Wróg!
    .loc = Trwoga! Ogień! Wróg!
    .number = one
text-fp_str_07 = Możesz przemieścić Towarzyszy na mapie. Potem, jeśli Towarzysz jest w niezdobytym Bree lub Shire, Północ aktywuje się i przechodzi w stan wojny.
    .detail = Ruch Towarzyszy; jeden w Bree lub Shire wprowadza Północ w stan wojny

card-fp_str_08 = Mądrość Elronda
    .nom = Mądrość Elronda
    .start = Mądrość Elronda
    .gen = Mądrość Elronda
    .dat = Mądrość Elronda
    .acc = Mądrość Elronda
    .ins = Mądrość Elronda
    .loc = Mądrość Elronda
    .number = one
text-fp_str_08 = Wybierz jeden ze swoich Narodów: aktywuje się i przesuwa o pole.
ask-wisdom_of_elrond_nation = wybierz Naród, który aktywuje się i przesuwa o pole

card-fp_str_09 = Czerwona Strzała
    .nom = Czerwona Strzała
    .start = Czerwona Strzała
    .gen = Czerwona Strzała
    .dat = Czerwona Strzała
    .acc = Czerwona Strzała
    .ins = Czerwona Strzała
    .loc = Czerwona Strzała
    .number = one
text-fp_str_09 = Tylko gdy Gondor jest aktywny. Rohan przesuwa się o pole, ale pasywny nie przechodzi w stan wojny. Potem zrekrutuj w Edoras jednostkę Rohanu (regularną lub elitarną) i Dowódcę.
    .detail = Gdy Gondor jest aktywny: Rohan o pole naprzód; jednostka i Dowódca w Edoras

card-fp_str_10 = Niespodziewana Pomoc
    .nom = Niespodziewana Pomoc
    .start = Niespodziewana Pomoc
    .gen = Niespodziewana Pomoc
    .dat = Niespodziewana Pomoc
    .acc = Niespodziewana Pomoc
    .ins = Niespodziewana Pomoc
    .loc = Niespodziewana Pomoc
    .number = one
text-fp_str_10 = Twoja Armia atakuje z sąsiedniego regionu Armię Cienia, która oblega Twierdzę. W każdej rundzie rzut bitwy Cienia traci kość za każdą jednostkę w środku; zostaje co najmniej jedna.
    .detail = Atak na oblegających z zewnątrz; ich rzut traci kość za każdą jednostkę w środku

card-fp_str_11 = Ścieżki Wosów
    .nom = Ścieżki Wosów
    .start = Ścieżki Wosów
    .gen = Ścieżki Wosów
    .dat = Ścieżki Wosów
    .acc = Ścieżki Wosów
    .ins = Ścieżki Wosów
    .loc = Ścieżki Wosów
    .number = one
text-fp_str_11 = Tylko gdy Rohan jest w stanie wojny. Armia w Rohanie lub jej część, także oblężona, idzie wprost do Minas Tirith, a jeśli ono jest oblężone lub należy do Cienia, do sąsiedniego regionu. Musi się tam zmieścić i móc tam wejść.
    .detail = Armia z Rohanu idzie wprost do Minas Tirith

card-fp_str_12 = Przez Dzień i Noc
    .nom = Przez Dzień i Noc
    .start = Przez Dzień i Noc
    .gen = Przez Dzień i Noc
    .dat = Przez Dzień i Noc
    .acc = Przez Dzień i Noc
    .ins = Przez Dzień i Noc
    .loc = Przez Dzień i Noc
    .number = one
text-fp_str_12 = Tylko gdy któraś Armia ma Towarzysza. Przechodzi ona najwyżej dwa regiony; część może na początku zostać, ale Towarzysz idzie.
    .detail = Armia z Towarzyszem przechodzi do dwóch regionów

card-fp_str_13 = Okręty Círdana
    .nom = Okręty Círdana
    .start = Okręty Círdana
    .gen = Okręty Círdana
    .dat = Okręty Círdana
    .acc = Okręty Círdana
    .ins = Okręty Círdana
    .loc = Okręty Círdana
    .number = one
text-fp_str_13 = Tylko gdy Elfowie są w stanie wojny. Zrekrutuj dwie jednostki Elfów (regularne lub elitarne) w jednym regionie na wybrzeżu, w którym stoi twoja Armia.
    .detail = Dwie jednostki Elfów w regionie na wybrzeżu, w którym stoi twoja Armia

card-fp_str_14 = Straż Cytadeli
    .nom = Straż Cytadeli
    .start = Straż Cytadeli
    .gen = Straż Cytadeli
    .dat = Straż Cytadeli
    .acc = Straż Cytadeli
    .ins = Straż Cytadeli
    .loc = Straż Cytadeli
    .number = one
text-fp_str_14 = Zrekrutuj w Minas Tirith jednostkę Gondoru (regularną lub elitarną) i Dowódcę.

card-fp_str_15 = Galadhrimowie Celeborna
    .nom = Galadhrimowie Celeborna
    .start = Galadhrimowie Celeborna
    .gen = Galadhrimowie Celeborna
    .dat = Galadhrimowie Celeborna
    .acc = Galadhrimowie Celeborna
    .ins = Galadhrimowie Celeborna
    .loc = Galadhrimowie Celeborna
    .number = one
text-fp_str_15 = Zrekrutuj w Lórien jednostkę Elfów (regularną lub elitarną), a potem dobierz kartę Strategii.

card-fp_str_16 = Jeźdźcy Théodena
    .nom = Jeźdźcy Théodena
    .start = Jeźdźcy Théodena
    .gen = Jeźdźcy Théodena
    .dat = Jeźdźcy Théodena
    .acc = Jeźdźcy Théodena
    .ins = Jeźdźcy Théodena
    .loc = Jeźdźcy Théodena
    .number = one
text-fp_str_16 = Zrekrutuj jednostkę Rohanu (regularną lub elitarną) i Dowódcę, oboje w Edoras albo oboje w regionie Rohanu, w którym jest Towarzysz.
    .detail = Jednostka Rohanu i Dowódca w Edoras albo przy Towarzyszu w Rohanie

card-fp_str_17 = Grimbeorn Stary, Syn Beorna
    .nom = Grimbeorn Stary, Syn Beorna
    .start = Grimbeorn Stary, Syn Beorna
    .gen = Grimbeorn Stary, Syn Beorna
    .dat = Grimbeorn Stary, Syn Beorna
    .acc = Grimbeorn Stary, Syn Beorna
    .ins = Grimbeorn Stary, Syn Beorna
    .loc = Grimbeorn Stary, Syn Beorna
    .number = one
text-fp_str_17 = Zrekrutuj na Samotnej Skale jednostkę Północy (regularną lub elitarną) i Dowódcę.

card-fp_str_18 = Imrahil z Dol Amrothu
    .nom = Imrahil z Dol Amrothu
    .start = Imrahil z Dol Amrothu
    .gen = Imrahil z Dol Amrothu
    .dat = Imrahil z Dol Amrothu
    .acc = Imrahil z Dol Amrothu
    .ins = Imrahil z Dol Amrothu
    .loc = Imrahil z Dol Amrothu
    .number = one
text-fp_str_18 = Zrekrutuj w Dol Amroth jednostkę Gondoru (regularną lub elitarną) i Dowódcę.

card-fp_str_19 = Ludzie Króla Branda
    .nom = Ludzie Króla Branda
    .start = Ludzie Króla Branda
    .gen = Ludzie Króla Branda
    .dat = Ludzie Króla Branda
    .acc = Ludzie Króla Branda
    .ins = Ludzie Króla Branda
    .loc = Ludzie Króla Branda
    .number = one
text-fp_str_19 = Zrekrutuj w Dali dwie jednostki regularne Północy, a potem dobierz kartę Strategii.

card-fp_str_20 = Miecze Eriadoru
    .nom = Miecze Eriadoru
    .start = Miecze Eriadoru
    .gen = Miecze Eriadoru
    .dat = Miecze Eriadoru
    .acc = Miecze Eriadoru
    .ins = Miecze Eriadoru
    .loc = Miecze Eriadoru
    .number = one
text-fp_str_20 = Zrekrutuj jednostkę Północy w Shire i jednostkę Krasnoludów w Ered Luin (regularne lub elitarne), a potem dobierz kartę Strategii.
    .detail = Jednostka Północy w Shire, Krasnoludów w Ered Luin; karta Strategii

card-fp_str_21 = Krewni Glorfindela
    .nom = Krewni Glorfindela
    .start = Krewni Glorfindela
    .gen = Krewni Glorfindela
    .dat = Krewni Glorfindela
    .acc = Krewni Glorfindela
    .ins = Krewni Glorfindela
    .loc = Krewni Glorfindela
    .number = one
text-fp_str_21 = Zrekrutuj w Rivendell jednostkę Elfów (regularną lub elitarną), a potem dobierz kartę Strategii.

card-fp_str_22 = Gwardia Dáina Żelaznej Stopy
    .nom = Gwardia Dáina Żelaznej Stopy
    .start = Gwardia Dáina Żelaznej Stopy
    .gen = Gwardia Dáina Żelaznej Stopy
    .dat = Gwardia Dáina Żelaznej Stopy
    .acc = Gwardia Dáina Żelaznej Stopy
    .ins = Gwardia Dáina Żelaznej Stopy
    .loc = Gwardia Dáina Żelaznej Stopy
    .number = one
text-fp_str_22 = Zrekrutuj w Ereborze jednostkę Krasnoludów (regularną lub elitarną) i Dowódcę.

card-fp_str_23 = Éomer, Syn Éomunda
    .nom = Éomer, Syn Éomunda
    .start = Éomer, Syn Éomunda
    .gen = Éomer, Syn Éomunda
    .dat = Éomer, Syn Éomunda
    .acc = Éomer, Syn Éomunda
    .ins = Éomer, Syn Éomunda
    .loc = Éomer, Syn Éomunda
    .number = one
text-fp_str_23 = Zrekrutuj jednostkę Rohanu (regularną lub elitarną) i Dowódcę w jednej wolnej Osadzie Rohanu; oblężona się nie liczy.
    .detail = Jednostka Rohanu i Dowódca w wolnej Osadzie Rohanu

card-fp_str_24 = Łucznicy Thranduila
    .nom = Łucznicy Thranduila
    .start = Łucznicy Thranduila
    .gen = Łucznicy Thranduila
    .dat = Łucznicy Thranduila
    .acc = Łucznicy Thranduila
    .ins = Łucznicy Thranduila
    .loc = Łucznicy Thranduila
    .number = one
text-fp_str_24 = Zrekrutuj w Leśnym Królestwie jednostkę Elfów (regularną lub elitarną), a potem dobierz kartę Strategii.
    .detail = Jednostka Elfów w Leśnym Królestwie; karta Strategii

card-sh_char_01 = Jaskinia Szeloby
    .nom = Jaskinia Szeloby
    .start = Jaskinia Szeloby
    .gen = Jaskinia Szeloby
    .dat = Jaskinia Szeloby
    .acc = Jaskinia Szeloby
    .ins = Jaskinia Szeloby
    .loc = Jaskinia Szeloby
    .number = one
text-sh_char_01 = Do gry wchodzi żeton Cienia „Jaskinia Szeloby” (kość, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Jaskinia Szeloby” (kość, stop) dołącza do puli polowania w Mordorze

card-sh_char_02 = Pierścień Jest Mój!
    .nom = Pierścień Jest Mój!
    .start = Pierścień Jest Mój!
    .gen = Pierścień Jest Mój!
    .dat = Pierścień Jest Mój!
    .acc = Pierścień Jest Mój!
    .ins = Pierścień Jest Mój!
    .loc = Pierścień Jest Mój!
    .number = one
text-sh_char_02 = Do gry wchodzi żeton Cienia „Pierścień Jest Mój!” (Oko, ujawnienie, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Pierścień Jest Mój!” (Oko, ujawnienie, stop) dołącza do puli w Mordorze

card-sh_char_03 = Szli i Szli
    .nom = Szli i Szli
    .start = Szli i Szli
    .gen = Szli i Szli
    .dat = Szli i Szli
    .acc = Szli i Szli
    .ins = Szli i Szli
    .loc = Szli i Szli
    .number = one
text-sh_char_03 = Do gry wchodzi żeton Cienia „Szli i Szli” (3, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Szli i Szli” (3, stop) dołącza do puli polowania w Mordorze

card-sh_char_04 = Oddaj Go Nam!
    .nom = Oddaj Go Nam!
    .start = Oddaj Go Nam!
    .gen = Oddaj Go Nam!
    .dat = Oddaj Go Nam!
    .acc = Oddaj Go Nam!
    .ins = Oddaj Go Nam!
    .loc = Oddaj Go Nam!
    .number = one
text-sh_char_04 = Do gry wchodzi żeton Cienia „Oddaj Go Nam!” (1, ujawnienie, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Oddaj Go Nam!” (1, ujawnienie, stop) dołącza do puli polowania w Mordorze

card-sh_char_05 = Patrol Orków
    .nom = Patrol Orków
    .start = Patrol Orków
    .gen = Patrol Orków
    .dat = Patrol Orków
    .acc = Patrol Orków
    .ins = Patrol Orków
    .loc = Patrol Orków
    .number = one
text-sh_char_05 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się, każdy inny działa jak po udanym polowaniu.
    .detail = Dobiera się żeton polowania; Oko nie działa. Nie w Osadzie Wolnych Ludów

card-sh_char_06 = Zguba Isildura
    .nom = Zguba Isildura
    .start = Zguba Isildura
    .gen = Zguba Isildura
    .dat = Zguba Isildura
    .acc = Zguba Isildura
    .ins = Zguba Isildura
    .loc = Zguba Isildura
    .number = one
text-sh_char_06 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się, a obrażeń każdego innego nie można zmniejszyć – w całości zwiększają zepsucie.
    .detail = Żeton polowania, którego obrażeń nie można zmniejszyć; Oko nie działa

card-sh_char_07 = Potwór z Głębin
    .nom = Potwór z Głębin
    .start = Potwór z Głębin
    .gen = Potwór z Głębin
    .dat = Potwór z Głębin
    .acc = Potwór z Głębin
    .ins = Potwór z Głębin
    .loc = Potwór z Głębin
    .number = one
text-sh_char_07 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się, a obrażenia każdego innego musi najpierw przyjąć wylosowany Towarzysz, jeśli jakiś jest.
    .detail = Żeton polowania, którego obrażenia najpierw przyjmuje losowy Towarzysz; Oko nie działa

card-sh_char_08 = Trupie Świece
    .nom = Trupie Świece
    .start = Trupie Świece
    .gen = Trupie Świece
    .dat = Trupie Świece
    .acc = Trupie Świece
    .ins = Trupie Świece
    .loc = Trupie Świece
    .number = one
text-sh_char_08 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Rzuć trzema kośćmi: każde 4 lub więcej, a gdy Przewodnikiem jest Gollum, tylko 6, zwiększa zepsucie o 1.
    .detail = Trzy kości: każde 4+, z Przewodnikiem Gollumem tylko 6, to zepsucie +1

card-sh_char_09 = Poszukiwania Nazguli
    .nom = Poszukiwania Nazguli
    .start = Poszukiwania Nazguli
    .gen = Poszukiwania Nazguli
    .dat = Poszukiwania Nazguli
    .acc = Poszukiwania Nazguli
    .ins = Poszukiwania Nazguli
    .loc = Poszukiwania Nazguli
    .number = one
text-sh_char_09 = Tylko gdy postęp Drużyny to 1 lub więcej. Możesz przemieścić Nazgule. Jeśli potem jakiś jest w regionie Powierników, Drużyna zostaje ujawniona.
    .detail = Ruch Nazguli; jeden przy Powiernikach ujawnia Drużynę

card-sh_char_10 = Okrutna Pogoda
    .nom = Okrutna Pogoda
    .start = Okrutna Pogoda
    .gen = Okrutna Pogoda
    .dat = Okrutna Pogoda
    .acc = Okrutna Pogoda
    .ins = Okrutna Pogoda
    .loc = Okrutna Pogoda
    .number = one
text-sh_char_10 = Tylko gdy postęp Drużyny to 1 lub więcej. Przemieść figurkę Powierników do sąsiedniego regionu. Postęp się nie zmienia i nic nie zostaje ujawnione.
    .detail = Przemieść figurkę Powierników do sąsiedniego regionu
ask-cruel_weather_shift = wybierz region, do którego { $region-from } trafia figurka Powierników

card-sh_char_11 = Nazgule Uderzają!
    .nom = Nazgule Uderzają!
    .start = Nazgule Uderzają!
    .gen = Nazgule Uderzają!
    .dat = Nazgule Uderzają!
    .acc = Nazgule Uderzają!
    .ins = Nazgule Uderzają!
    .loc = Nazgule Uderzają!
    .number = one
text-sh_char_11 = Tylko gdy postęp Drużyny to 1 lub więcej. Możesz przemieścić Nazgule. Jeśli potem jakiś jest w regionie Powierników, możesz usunąć ze stołu kartę Postaci Wolnych Ludów albo zapolować, jakby Drużyna właśnie się ruszyła.
    .detail = Ruch Nazguli; jeden przy Powiernikach usuwa kartę ze stołu albo poluje
ask-the_nazgul_strike_choose = przy Powiernikach jest Nazgul. Usuń ze stołu kartę Postaci Wolnych Ludów albo zapoluj, jakby Drużyna właśnie się ruszyła, albo zrezygnuj
pick-hunt = Zapoluj
    .detail = rzut polowania, jakby Drużyna właśnie się ruszyła

card-sh_char_12 = Rana od Ostrza z Morgulu
    .nom = Rana od Ostrza z Morgulu
    .start = Rana od Ostrza z Morgulu
    .gen = Rana od Ostrza z Morgulu
    .dat = Rana od Ostrza z Morgulu
    .acc = Rana od Ostrza z Morgulu
    .ins = Rana od Ostrza z Morgulu
    .loc = Rana od Ostrza z Morgulu
    .number = one
text-sh_char_12 = Tylko gdy Drużyna jest ujawniona. Zepsucie +2, jeśli wynosi najwyżej 3, w przeciwnym razie +1.

card-sh_char_13 = Pokusa Pierścienia
    .nom = Pokusa Pierścienia
    .start = Pokusa Pierścienia
    .gen = Pokusa Pierścienia
    .dat = Pokusa Pierścienia
    .acc = Pokusa Pierścienia
    .ins = Pokusa Pierścienia
    .loc = Pokusa Pierścienia
    .number = one
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
    .nom = Rozpad Drużyny
    .start = Rozpad Drużyny
    .gen = Rozpad Drużyny
    .dat = Rozpad Drużyny
    .acc = Rozpad Drużyny
    .ins = Rozpad Drużyny
    .loc = Rozpad Drużyny
    .number = one
text-sh_char_14 = Tylko gdy Drużyna jest ujawniona. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się; po innym tylu Towarzyszy, ile wskazuje, odłącza się przy Powiernikach (wybierają Wolne Ludy). Jeśli Przewodnikiem jest Gollum, zamiast tego zepsucie +1.
    .detail = Drużyna ujawniona: żeton polowania mówi, ilu Towarzyszy odchodzi

card-sh_char_15 = Zmożeni Smutkiem i Trudem
    .nom = Zmożeni Smutkiem i Trudem
    .start = Zmożeni Smutkiem i Trudem
    .gen = Zmożeni Smutkiem i Trudem
    .dat = Zmożeni Smutkiem i Trudem
    .acc = Zmożeni Smutkiem i Trudem
    .ins = Zmożeni Smutkiem i Trudem
    .loc = Zmożeni Smutkiem i Trudem
    .number = one
text-sh_char_15 = Zostaje na stole. Gdy Drużyna traci w polowaniu Towarzysza, możesz też odrzucić kartę Postaci Wolnych Ludów: losową z ręki lub leżącą na stole. Znika, gdy Drużyna zadeklaruje położenie w niezdobytym Mieście lub Twierdzy Wolnych Ludów.
    .detail = Każda strata w polowaniu kosztuje Wolne Ludy także kartę Postaci
ask-worn_with_sorrow_and_toil_choose = Drużyna straciła Towarzysza. Odrzuć kartę Postaci Wolnych Ludów, leżącą na stole lub losową z ręki, albo zrezygnuj
pick-hand = Losowa karta z ręki
    .detail = tylko spośród kart Postaci

card-sh_char_16 = Stada Crebainów
    .nom = Stada Crebainów
    .start = Stada Crebainów
    .gen = Stada Crebainów
    .dat = Stada Crebainów
    .acc = Stada Crebainów
    .ins = Stada Crebainów
    .loc = Stada Crebainów
    .number = one
text-sh_char_16 = Zostaje na stole. Możesz ją odrzucić przed rzutem polowania: +1 do wszystkich kości rzutu i przerzutu. Znika, gdy Drużyna zadeklaruje położenie w niezdobytym Mieście lub Twierdzy Wolnych Ludów.
    .detail = Odrzucona ze stołu daje +1 do wszystkich kości rzutu polowania
ask-send_crebain = odrzucić ją za +1 do wszystkich kości tego rzutu polowania? { $count ->
    [one] Rzuca się jedną kością
    [few] Rzuca się { $count } kośćmi
   *[many] Rzuca się { $count } kośćmi
}

card-sh_char_17 = Balrog z Morii
    .nom = Balrog z Morii
    .start = Balrog z Morii
    .gen = Balrog z Morii
    .dat = Balrog z Morii
    .acc = Balrog z Morii
    .ins = Balrog z Morii
    .loc = Balrog z Morii
    .number = one
text-sh_char_17 = Zostaje na stole. Możesz ją odrzucić, gdy trasa deklarowanej lub ujawnianej Drużyny dotyka Morii: dobierz żeton polowania, Oko odrzuca się (Drużyny zadeklarowanej w Mieście lub Twierdzy Wolnych Ludów nie ujawnia). Albo użyj w bitwie, wprost ze stołu, jej efektu bitewnego.
    .detail = Odrzucona ze stołu daje żeton polowania w Morii albo swój efekt bitewny
ask-wake_balrog = trasa dotyka Morii. Odrzucić kartę, aby dobrać żeton polowania{ $calm ->
    [yes] , który niczego nie ujawni
   *[no] {""}
}?

card-sh_char_18 = Oko bez Powiek
    .nom = Oko bez Powiek
    .start = Oko bez Powiek
    .gen = Oko bez Powiek
    .dat = Oko bez Powiek
    .acc = Oko bez Powiek
    .ins = Oko bez Powiek
    .loc = Oko bez Powiek
    .number = one
text-sh_char_18 = Do trzech twoich niewykorzystanych kości zmienia się w Oczy i trafia na pole polowania.
ask-the_lidless_eye_turn = wybierz niewykorzystaną kość, która staje się Okiem i trafia na pole polowania; najwyżej { $count ->
    [one] jeszcze jedną
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}
pick-die = { $die }
    .detail = staje się Okiem i trafia na pole polowania

card-sh_char_19 = Straszliwe Zaklęcia
    .nom = Straszliwe Zaklęcia
    .start = Straszliwe Zaklęcia
    .gen = Straszliwe Zaklęcia
    .dat = Straszliwe Zaklęcia
    .acc = Straszliwe Zaklęcia
    .ins = Straszliwe Zaklęcia
    .loc = Straszliwe Zaklęcia
    .number = one
text-sh_char_19 = Tylko gdy w regionie Armii Wolnych Ludów lub obok stoi Armia Cienia z Nazgulami. Rzuć przeciw Armii Wolnych Ludów kością za każdego z tych Nazguli, najwyżej pięcioma: każde 5 i 6 to trafienie.
    .detail = Kość za każdego Nazgula przy Armii wroga, najwyżej pięć: każde 5 i 6 to trafienie
ask-dreadful_spells_victim = wybierz Armię, w którą uderzają zaklęcia
ask-dreadful_spells_caster = wybierz Armię, której Nazgule uderzają w Armię { $region-in }: kość za każdego, najwyżej pięć, trafia na 5 lub 6

card-sh_char_20 = Grond, Młot Podziemi
    .nom = Grond, Młot Podziemi
    .start = Grond, Młot Podziemi
    .gen = Grond, Młot Podziemi
    .dat = Grond, Młot Podziemi
    .acc = Grond, Młot Podziemi
    .ins = Grond, Młot Podziemi
    .loc = Grond, Młot Podziemi
    .number = one
text-sh_char_20 = Tylko gdy Czarnoksiężnik jest z Armią, która oblega Twierdzę. Armia szturmuje tę Twierdzę przez trzy rundy zamiast jednej. W pierwszej Wolne Ludy nie zagrywają karty bitwy, chyba że walczy Towarzysz.
    .detail = Armia Czarnoksiężnika szturmuje Twierdzę przez trzy rundy

card-sh_char_21 = Palantír z Orthanku
    .nom = Palantír z Orthanku
    .start = Palantír z Orthanku
    .gen = Palantír z Orthanku
    .dat = Palantír z Orthanku
    .acc = Palantír z Orthanku
    .ins = Palantír z Orthanku
    .loc = Palantír z Orthanku
    .number = one
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
    .nom = Gadzi Język
    .start = Gadzi Język
    .gen = Gadzi Język
    .dat = Gadzi Język
    .acc = Gadzi Język
    .ins = Gadzi Język
    .loc = Gadzi Język
    .number = one
text-sh_char_22 = Tylko gdy Saruman jest w grze; zostaje na stole, póki jest, a Rohan jest pasywny. Rohan aktywuje tylko Towarzysz, który to potrafi, albo deklaracja położenia w Edoras lub Helmowym Jarze, albo atak na nie.
    .detail = Z Sarumanem: Rohan aktywują tylko Towarzysze, deklaracje i ataki

card-sh_char_23 = Upiory Pierścienia Wyruszyły
    .nom = Upiory Pierścienia Wyruszyły
    .start = Upiory Pierścienia Wyruszyły
    .gen = Upiory Pierścienia Wyruszyły
    .dat = Upiory Pierścienia Wyruszyły
    .acc = Upiory Pierścienia Wyruszyły
    .ins = Upiory Pierścienia Wyruszyły
    .loc = Upiory Pierścienia Wyruszyły
    .number = one
text-sh_char_23 = Możesz przemieścić Nazgule. Potem wykonaj do dwóch ruchów Armiami z Nazgulem albo jeden atak taką Armią, albo nic.
    .detail = Ruch Nazguli; potem do dwóch ruchów albo jeden atak Armiami z Nazgulem

card-sh_char_24 = Czarny Dowódca Rozkazuje
    .nom = Czarny Dowódca Rozkazuje
    .start = Czarny Dowódca Rozkazuje
    .gen = Czarny Dowódca Rozkazuje
    .dat = Czarny Dowódca Rozkazuje
    .acc = Czarny Dowódca Rozkazuje
    .ins = Czarny Dowódca Rozkazuje
    .loc = Czarny Dowódca Rozkazuje
    .number = one
text-sh_char_24 = Tylko gdy Czarnoksiężnik jest w grze. Zrekrutuj przy nim dwa Nazgule albo przemieść Nazgule. Potem Armia z Czarnoksiężnikiem może się ruszyć albo zaatakować.
    .detail = Dwa nowe Nazgule albo ruch Nazguli; potem ruch lub atak Armii Czarnoksiężnika
ask-the_black_captain_commands_choose = zrekrutuj dwa Nazgule przy Czarnoksiężniku albo przemieść Nazgule
pick-recruit = Zrekrutuj dwa Nazgule
    .detail = przy Czarnoksiężniku, o ile wystarczy posiłków
pick-fly = Przemieść Nazgule
    .detail = dowolną ich liczbę, do otwartych dla nich regionów

card-sh_str_01 = Powrót do Valinoru
    .nom = Powrót do Valinoru
    .start = Powrót do Valinoru
    .gen = Powrót do Valinoru
    .dat = Powrót do Valinoru
    .acc = Powrót do Valinoru
    .ins = Powrót do Valinoru
    .loc = Powrót do Valinoru
    .number = one
text-sh_str_01 = Tylko gdy Cień kontroluje Twierdzę Elfów. Za każdą nieoblężoną Twierdzę Elfów rzuć tyloma kośćmi, ile jest w niej jednostek Elfów, najwyżej pięcioma: każde 6 to trafienie w Armię w tym regionie.
    .detail = Twierdze Elfów: kość za każdą jednostkę Elfów, każde 6 to trafienie

card-sh_str_02 = Waleczni Uruk-hai
    .nom = Waleczni Uruk-hai
    .start = Waleczni Uruk-hai
    .gen = Waleczni Uruk-hai
    .dat = Waleczni Uruk-hai
    .acc = Waleczni Uruk-hai
    .ins = Waleczni Uruk-hai
    .loc = Waleczni Uruk-hai
    .number = one
text-sh_str_02 = Tylko gdy Saruman jest w grze, a Armia z jednostką Isengardu oblega Twierdzę. Armia szturmuje tę Twierdzę przez trzy rundy zamiast jednej. W pierwszej Wolne Ludy nie zagrywają karty bitwy, chyba że walczy Towarzysz.
    .detail = Z Sarumanem: oblegający z Isengardu szturmują Twierdzę przez trzy rundy

card-sh_str_03 = Szaleństwo Denethora
    .nom = Szaleństwo Denethora
    .start = Szaleństwo Denethora
    .gen = Szaleństwo Denethora
    .dat = Szaleństwo Denethora
    .acc = Szaleństwo Denethora
    .ins = Szaleństwo Denethora
    .loc = Szaleństwo Denethora
    .number = one
text-sh_str_03 = Tylko podczas oblężenia Minas Tirith; zostaje na stole, póki ono trwa. Ginie Dowódca w Minas Tirith. W bitwach tam Wolne Ludy nie zagrywają kart bitwy. Mogą ją usunąć Wolą Zachodu, a jeśli jest tam Gandalf lub Aragorn, dowolną kością.
    .detail = Oblężone Minas Tirith: ginie Dowódca, Wolne Ludy nie mają tam kart bitwy
ask-denethors_folly_leader = wybierz Dowódcę w Minas Tirith, który ginie

card-sh_str_04 = Dzień bez Świtu
    .nom = Dzień bez Świtu
    .start = Dzień bez Świtu
    .gen = Dzień bez Świtu
    .dat = Dzień bez Świtu
    .acc = Dzień bez Świtu
    .ins = Dzień bez Świtu
    .loc = Dzień bez Świtu
    .number = one
text-sh_str_04 = Tylko gdy wszystkie Narody Cienia są w stanie wojny. Wolne Ludy tracą na tę turę wszystkie niewykorzystane kości z Wolą Zachodu.
    .detail = Wolne Ludy tracą niewykorzystane kości z Wolą Zachodu

card-sh_str_05 = Groźby i Obietnice
    .nom = Groźby i Obietnice
    .start = Groźby i Obietnice
    .gen = Groźby i Obietnice
    .dat = Groźby i Obietnice
    .acc = Groźby i Obietnice
    .ins = Groźby i Obietnice
    .loc = Groźby i Obietnice
    .number = one
text-sh_str_05 = Zostaje na stole. Wynik Mobilizacja nie przesuwa pasywnych Narodów Wolnych Ludów. Znika, gdy któryś ich Naród przesunie się przez atak lub zdolność Towarzysza.
    .detail = Mobilizacja nie przesuwa pasywnych Narodów Wolnych Ludów

card-sh_str_06 = Zwiastun Burzy
    .nom = Zwiastun Burzy
    .start = Zwiastun Burzy
    .gen = Zwiastun Burzy
    .dat = Zwiastun Burzy
    .acc = Zwiastun Burzy
    .ins = Zwiastun Burzy
    .loc = Zwiastun Burzy
    .number = one
text-sh_str_06 = Tylko gdy Powiernicy lub Towarzysz są w granicach Narodu Wolnych Ludów, który nie jest w stanie wojny. Naród ten cofa się o pole, a Wolne Ludy eliminują jego jednostkę lub Dowódcę.
    .detail = Naród z Powiernikami lub Towarzyszem cofa się o pole i traci figurkę
ask-stormcrow_nation = wybierz Naród, który cofa się o pole
ask-stormcrow_figure = wybierz na stratę jednostkę lub Dowódcę { $nation-gen }

card-sh_str_07 = Cienie się Zbierają
    .nom = Cienie się Zbierają
    .start = Cienie się Zbierają
    .gen = Cienie się Zbierają
    .dat = Cienie się Zbierają
    .acc = Cienie się Zbierają
    .ins = Cienie się Zbierają
    .loc = Cienie się Zbierają
    .number = one
text-sh_str_07 = Jedna Armia przechodzi najwyżej trzy regiony i musi skończyć przy innej Armii Cienia, która nie jest oblężona. Część może zostać na początku; po drodze nikt nie dołącza i nie odchodzi.
    .detail = Armia przechodzi do trzech regionów, do innej Armii Cienia

card-sh_str_08 = Cień się Wydłuża
    .nom = Cień się Wydłuża
    .start = Cień się Wydłuża
    .gen = Cień się Wydłuża
    .dat = Cień się Wydłuża
    .acc = Cień się Wydłuża
    .ins = Cień się Wydłuża
    .loc = Cień się Wydłuża
    .number = one
text-sh_str_08 = Dwie Armie przechodzą najwyżej dwa regiony każda i każda musi skończyć przy innej Armii Cienia, która nie jest oblężona. Część może zostać na początku; po drodze nikt nie dołącza i nie odchodzi.
    .detail = Dwie Armie przechodzą do dwóch regionów, każda do innej Armii Cienia

card-sh_str_09 = Cień Wyrusza
    .nom = Cień Wyrusza
    .start = Cień Wyrusza
    .gen = Cień Wyrusza
    .dat = Cień Wyrusza
    .acc = Cień Wyrusza
    .ins = Cień Wyrusza
    .loc = Cień Wyrusza
    .number = one
text-sh_str_09 = Tylko gdy wszystkie Narody Cienia są w stanie wojny. Do czterech różnych Armii rusza się o jeden region każda.
    .detail = Wszystkie Narody Cienia w stanie wojny: do czterech Armii rusza się o region

card-sh_str_10 = Korsarze z Umbaru
    .nom = Korsarze z Umbaru
    .start = Korsarze z Umbaru
    .gen = Korsarze z Umbaru
    .dat = Korsarze z Umbaru
    .acc = Korsarze z Umbaru
    .ins = Korsarze z Umbaru
    .loc = Korsarze z Umbaru
    .number = one
text-sh_str_10 = Tylko gdy Haradrimowie i Easterlingowie są w stanie wojny. Armia płynie z Umbaru do regionu Gondoru na wybrzeżu. Z napotkaną Armią musi walczyć i nie może przerwać ataku, chyba że Armia ta była już oblężona.
    .detail = Armia płynie z Umbaru na wybrzeże Gondoru i walczy z napotkaną
ask-corsairs_of_umbar_land = wybierz region Gondoru na wybrzeżu, w którym ląduje Armia z Umbaru. Z napotkaną Armią musi walczyć

card-sh_str_11 = Wściekłość Dunlendingów
    .nom = Wściekłość Dunlendingów
    .start = Wściekłość Dunlendingów
    .gen = Wściekłość Dunlendingów
    .dat = Wściekłość Dunlendingów
    .acc = Wściekłość Dunlendingów
    .ins = Wściekłość Dunlendingów
    .loc = Wściekłość Dunlendingów
    .number = one
text-sh_str_11 = Tylko gdy Isengard jest w stanie wojny. Zrekrutuj dwie jednostki regularne Isengardu w wolnym regionie obok Północnego lub Południowego Dunlandu. Mogą do nich dołączyć do czterech jednostek Isengardu z obu Dunlandów.
    .detail = Dwie jednostki regularne Isengardu obok Dunlandów; dołącza do czterech stamtąd
ask-rage_of_the_dunlendings_where = wybierz wolny region obok Dunlandów, w którym rekrutujesz dwie jednostki regularne Isengardu
ask-rage_of_the_dunlendings_join = wybierz jednostkę Isengardu z Dunlandów, która idzie { $region-to }; najwyżej { $count ->
    [one] jeszcze jedna
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}

card-sh_str_12 = Powrót Czarnoksiężnika
    .nom = Powrót Czarnoksiężnika
    .start = Powrót Czarnoksiężnika
    .gen = Powrót Czarnoksiężnika
    .dat = Powrót Czarnoksiężnika
    .acc = Powrót Czarnoksiężnika
    .ins = Powrót Czarnoksiężnika
    .loc = Powrót Czarnoksiężnika
    .number = one
text-sh_str_12 = Tylko gdy Czarnoksiężnik jest w grze. Trafia on do Angmaru; zrekrutuj tam dwie jednostki regularne i elitarną Saurona.
    .detail = Czarnoksiężnik trafia do Angmaru; tam dwie regularne i elitarna Saurona

card-sh_str_13 = Półorkowie i Goblinoludzie
    .nom = Półorkowie i Goblinoludzie
    .start = Półorkowie i Goblinoludzie
    .gen = Półorkowie i Goblinoludzie
    .dat = Półorkowie i Goblinoludzie
    .acc = Półorkowie i Goblinoludzie
    .ins = Półorkowie i Goblinoludzie
    .loc = Półorkowie i Goblinoludzie
    .number = one
text-sh_str_13 = Tylko gdy Isengard jest w stanie wojny. Zrekrutuj jednostkę Isengardu (regularną lub elitarną) w regionie z Armią Cienia.
    .detail = Jednostka Isengardu w regionie z Armią Cienia

card-sh_str_14 = Olog-hai
    .nom = Olog-hai
    .start = Olog-hai
    .gen = Olog-hai
    .dat = Olog-hai
    .acc = Olog-hai
    .ins = Olog-hai
    .loc = Olog-hai
    .number = one
text-sh_str_14 = Tylko gdy Sauron jest w stanie wojny. Zrekrutuj jednostkę Saurona (regularną lub elitarną) w regionie z Armią Cienia.
    .detail = Jednostka Saurona w regionie z Armią Cienia

card-sh_str_15 = Górskie Trolle
    .nom = Górskie Trolle
    .start = Górskie Trolle
    .gen = Górskie Trolle
    .dat = Górskie Trolle
    .acc = Górskie Trolle
    .ins = Górskie Trolle
    .loc = Górskie Trolle
    .number = one
text-sh_str_15 = Tylko gdy Sauron jest w stanie wojny. Dwie jednostki regularne Saurona, gdziekolwiek są, zastąp elitarnymi.
    .detail = Dwie jednostki regularne Saurona stają się elitarnymi
ask-hill_trolls_replace = wybierz, gdzie jednostka regularna Saurona staje się elitarną; { $count ->
    [one] została jedna zamiana
    [few] zostały { $count } zamiany
   *[many] zostało { $count } zamian
}

card-sh_str_16 = Nowa Potęga Rośnie
    .nom = Nowa Potęga Rośnie
    .start = Nowa Potęga Rośnie
    .gen = Nowa Potęga Rośnie
    .dat = Nowa Potęga Rośnie
    .acc = Nowa Potęga Rośnie
    .ins = Nowa Potęga Rośnie
    .loc = Nowa Potęga Rośnie
    .number = one
text-sh_str_16 = Tylko gdy Saruman jest w grze. Zrekrutuj po dwie jednostki regularne Isengardu w Północnym i Południowym Dunlandzie oraz dwie jednostki Isengardu (regularne lub elitarne) w Orthanku.
    .detail = Isengard: po dwie jednostki regularne w Dunlandach, dwie jednostki w Orthanku

card-sh_str_17 = Wielu Królów w Służbie Mordoru
    .nom = Wielu Królów w Służbie Mordoru
    .start = Wielu Królów w Służbie Mordoru
    .gen = Wielu Królów w Służbie Mordoru
    .dat = Wielu Królów w Służbie Mordoru
    .acc = Wielu Królów w Służbie Mordoru
    .ins = Wielu Królów w Służbie Mordoru
    .loc = Wielu Królów w Służbie Mordoru
    .number = one
text-sh_str_17 = Zrekrutuj po dwie jednostki regularne Haradrimów i Easterlingów w trzech ich Osadach.

card-sh_str_18 = Król się Ujawnia
    .nom = Król się Ujawnia
    .start = Król się Ujawnia
    .gen = Król się Ujawnia
    .dat = Król się Ujawnia
    .acc = Król się Ujawnia
    .ins = Król się Ujawnia
    .loc = Król się Ujawnia
    .number = one
text-sh_str_18 = Tylko gdy Aragorn jest w grze. Zrekrutuj w Minas Morgul pięć jednostek regularnych Saurona i Nazgula.
    .detail = Z Aragornem w grze: pięć jednostek regularnych Saurona i Nazgul w Minas Morgul

card-sh_str_19 = Cienie w Górach Mglistych
    .nom = Cienie w Górach Mglistych
    .start = Cienie w Górach Mglistych
    .gen = Cienie w Górach Mglistych
    .dat = Cienie w Górach Mglistych
    .acc = Cienie w Górach Mglistych
    .ins = Cienie w Górach Mglistych
    .loc = Cienie w Górach Mglistych
    .number = one
text-sh_str_19 = Zrekrutuj dwie jednostki Saurona (regularne lub elitarne) i Nazgula, wszystko na Górze Gram albo wszystko w Morii.
    .detail = Dwie jednostki Saurona i Nazgul na Górze Gram albo w Morii

card-sh_str_20 = Orkowie Znów się Mnożą
    .nom = Orkowie Znów się Mnożą
    .start = Orkowie Znów się Mnożą
    .gen = Orkowie Znów się Mnożą
    .dat = Orkowie Znów się Mnożą
    .acc = Orkowie Znów się Mnożą
    .ins = Orkowie Znów się Mnożą
    .loc = Orkowie Znów się Mnożą
    .number = one
text-sh_str_20 = Zrekrutuj trzy jednostki regularne Saurona na Górze Gundabad i trzy w Dol Guldur.

card-sh_str_21 = Horda ze Wschodu
    .nom = Horda ze Wschodu
    .start = Horda ze Wschodu
    .gen = Horda ze Wschodu
    .dat = Horda ze Wschodu
    .acc = Horda ze Wschodu
    .ins = Horda ze Wschodu
    .loc = Horda ze Wschodu
    .number = one
text-sh_str_21 = Tylko gdy Haradrimowie i Easterlingowie są w stanie wojny. Zrekrutuj pięć ich jednostek regularnych w jednym wolnym regionie na wschodnim skraju mapy (Wschodni lub Południowy Rhûn, Khand albo Daleki Harad).
    .detail = Pięć jednostek regularnych Haradrimów i Easterlingów na wschodnim skraju

card-sh_str_22 = Przebudzone Potwory
    .nom = Przebudzone Potwory
    .start = Przebudzone Potwory
    .gen = Przebudzone Potwory
    .dat = Przebudzone Potwory
    .acc = Przebudzone Potwory
    .ins = Przebudzone Potwory
    .loc = Przebudzone Potwory
    .number = one
text-sh_str_22 = Zrekrutuj po jednostce regularnej Saurona w Angmarze, na Wichrowych Wzgórzach i na Wrzosowiskach Etten oraz elitarną na Wzgórzach Trollów.
    .detail = Regularne Saurona: Angmar, Wichrowe Wzgórza, Wrzosowiska Etten; elitarna: Wzgórza Trollów

card-sh_str_23 = Dawno Planowane Zbrojenia
    .nom = Dawno Planowane Zbrojenia
    .start = Dawno Planowane Zbrojenia
    .gen = Dawno Planowane Zbrojenia
    .dat = Dawno Planowane Zbrojenia
    .acc = Dawno Planowane Zbrojenia
    .ins = Dawno Planowane Zbrojenia
    .loc = Dawno Planowane Zbrojenia
    .number = one
text-sh_str_23 = Tylko gdy wszystkie Narody Cienia są w stanie wojny. Zrekrutuj pięć jednostek regularnych Haradrimów i Easterlingów w Gorgoroth i pięć jednostek regularnych Saurona w Nurnie.
    .detail = Po pięć jednostek regularnych: Haradrimowie w Gorgoroth, Sauron w Nurnie

card-sh_str_24 = Lochy Mordoru
    .nom = Lochy Mordoru
    .start = Lochy Mordoru
    .gen = Lochy Mordoru
    .dat = Lochy Mordoru
    .acc = Lochy Mordoru
    .ins = Lochy Mordoru
    .loc = Lochy Mordoru
    .number = one
text-sh_str_24 = Tylko gdy Sauron jest w stanie wojny. Zrekrutuj po dwie jednostki regularne Saurona w trzech Twierdzach Saurona.
    .detail = Po dwie jednostki regularne Saurona w trzech Twierdzach Saurona
