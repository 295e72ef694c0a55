# Działanie kart, efektów bitewnych, postaci i żetonów polowania, naszymi słowami, oraz pytania, które zadają.

## Karty wydarzeń Wolnych Ludów: talia postaci

text-fp_char_01 = Do gry wchodzi żeton Drużyny „Elfie Płaszcze” (0): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Elfie Płaszcze” (0) dołącza do puli polowania w Mordorze
text-fp_char_02 = Do gry wchodzi żeton Drużyny „Elfia Lina” (0): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Elfia Lina” (0) dołącza do puli polowania w Mordorze
text-fp_char_03 = Do gry wchodzi żeton Drużyny „Flakonik Galadrieli” (−2): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Flakonik Galadrieli” (−2) dołącza do puli polowania w Mordorze
text-fp_char_04 = Do gry wchodzi żeton Drużyny „Sméagol Pomoże Dobremu Panu” (−1): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Sméagol Pomoże Dobremu Panu” (−1) dołącza do puli polowania w Mordorze
text-fp_char_05 = Zostaje na stole. Możesz ją odrzucić w odpowiedzi na żeton polowania: liczy się wtedy nowo dobrany żeton, a pierwszy wraca do puli.
    .detail = Odrzucona ze stołu każe dobrać inny żeton polowania zamiast dobranego
text-fp_char_06 = Tylko gdy w Drużynie jest Gimli lub Legolas; zostaje na stole, póki któryś z nich w niej jest. Możesz ją odrzucić w odpowiedzi na żeton polowania: obrażenia mniejsze o 1.
    .detail = Z Gimlim lub Legolasem: odrzucona ze stołu zmniejsza obrażenia z polowania o 1
text-fp_char_07 = Tylko gdy w Drużynie jest Boromir; zostaje na stole, póki on w niej jest. Możesz ją odrzucić w odpowiedzi na żeton polowania: obrażenia mniejsze o 1.
    .detail = Z Boromirem: odrzucona ze stołu zmniejsza obrażenia z polowania o 1
text-fp_char_08 = Tylko gdy w Drużynie jest Gandalf Szary; zostaje na stole, póki on w niej jest. Możesz ją odrzucić, gdy ma być dobrany żeton polowania: nie dobiera się go wcale.
    .detail = Z Gandalfem Szarym: odrzucona ze stołu sprawia, że nie dobiera się żetonu polowania
text-fp_char_09 = Rzuć trzema kośćmi: każde 5 lub 6, a gdy Przewodnikiem jest Obieżyświat, każde 3 lub więcej, zmniejsza zepsucie o 1.
    .detail = Trzy kości: każde 5+, z Przewodnikiem Obieżyświatem 3+, to zepsucie −1
text-fp_char_10 = Zepsucie −1. Potem, jeśli Przewodnikiem jest Gollum, możesz ukryć ujawnioną Drużynę albo przemieścić ukrytą, po czym odbywa się zwykłe polowanie.
    .detail = Zepsucie −1; z Przewodnikiem Gollumem także ukrycie lub ruch Drużyny
text-fp_char_11 = Tylko gdy w Drużynie są Towarzysze. Odłącz jednego lub jedną grupę: mogą odejść o region dalej niż zwykle (na Torze Mordoru zostają wyeliminowani). Potem zepsucie −1.
    .detail = Odłącz Towarzyszy, o region dalej niż zwykle; potem zepsucie −1
text-fp_char_12 = Zepsucie −1, a gdy Przewodnikiem jest Gollum, −2.
text-fp_char_13 = Jedna z twoich niewykorzystanych kości z wynikiem Postać zmienia się w Wolę Zachodu. Jeśli Powiernicy są w niezdobytym Lórien, dodatkowo zepsucie −1.
    .detail = Kość Postaci staje się Wolą Zachodu; w Lórien także zepsucie −1
text-fp_char_14 = Tylko gdy Obieżyświat lub Aragorn jest z Armią w Gondorze lub Rohanie. Dobiera się trzy żetony polowania bez ich zwykłych skutków: Oczy spośród nich wypadają z gry, pozostałe wracają. Jeśli to trzy Oczy, wracają wszystkie, a bohater ginie.
    .detail = Obieżyświat lub Aragorn: z trzech żetonów Oczy wypadają z gry; trzy Oczy go zabijają
text-fp_char_15 = Odłącz jednego Towarzysza lub jedną grupę albo przemieść Towarzysza lub grupę na mapie. W obu przypadkach liczą się jak poziom 4 i mogą skończyć w oblężonej Twierdzy.
    .detail = Odłącz lub przemieść Towarzyszy, jakby mieli poziom 4
text-fp_char_16 = Odłącz jednego Towarzysza lub jedną grupę albo przemieść Towarzysza lub grupę na mapie. W obu przypadkach mogą iść o dwa regiony dalej niż zwykle i skończyć w oblężonej Twierdzy.
    .detail = Odłącz lub przemieść Towarzyszy, o dwa regiony dalej niż zwykle
text-fp_char_17 = Odłącz Towarzysza lub grupę: mogą odejść o region dalej niż zwykle. Potem, jeśli Gimli lub Legolas jest w niezdobytej Dali, Ereborze lub Leśnym Królestwie, Krasnoludy i Północ się aktywują, a Krasnoludy, Elfowie i Północ przesuwają się o pole.
    .detail = Odłącz Towarzyszy; Gimli lub Legolas na północnym wschodzie porusza trzy Narody
text-fp_char_18 = Tylko gdy w regionie twojej Armii z Towarzyszem lub obok stoi Armia Cienia z Nazgulami. Rzuć kością za każdego Nazgula, najwyżej pięcioma: 5 i 6 zabija jednego. Reszta odlatuje do jednej niezdobytej Twierdzy Saurona, którą wskaże Cień. Czarnoksiężnik się nie liczy.
    .detail = Kość za każdego Nazgula przy Armii z Towarzyszem: 5+ zabija, reszta odlatuje
text-fp_char_19 = Tylko z Gandalfem Białym w grze i Towarzyszem w Fangornie. Trzy kości trafiają Armię w Orthanku na 4+; z rozbitą Armią giną jej Nazgule i Słudzy. Saruman bez Armii ginie. Z Gandalfem Białym w Fangornie lub Rohanie możesz zagrać bez kości jeszcze jedną kartę Postaci.
    .detail = Trzy kości w Armię w Orthanku, Saruman może zginąć; potem druga karta Postaci
text-fp_char_20 = { text-fp_char_19 }
    .detail = Trzy kości w Armię w Orthanku, Saruman może zginąć; potem druga karta Postaci
text-fp_char_21 = { text-fp_char_19 }
    .detail = Trzy kości w Armię w Orthanku, Saruman może zginąć; potem druga karta Postaci
text-fp_char_22 = Tylko gdy Obieżyświat lub Aragorn jest w Rohanie. Idzie do Erech, Lamedonu lub Pelargiru z wybranymi Towarzyszami u boku. Armia Cienia otrzymuje tam tyle trafień, ile wskaże kość, i ucieka lub ginie. Zrekrutuj tam do trzech jednostek regularnych Gondoru; odbijają to miejsce.
    .detail = Obieżyświat lub Aragorn na południu Gondoru: pogrom Armii i nowe jednostki regularne
text-fp_char_23 = Tylko gdy Boromir jest w regionie Gondoru. Zrekrutuj przy nim jednostkę Gondoru (regularną lub elitarną), a potem dobierz dwie karty Strategii.
    .detail = Jednostka Gondoru przy Boromirze w Gondorze; dwie karty Strategii
text-fp_char_24 = Tylko gdy Obieżyświat lub Aragorn jest z Armią. Jednostka regularna tej Armii ginie, a jej miejsce zajmuje zrekrutowana jednostka elitarna tego samego Narodu. Potem dobierz dwie karty Strategii.
    .detail = Jednostka regularna przy Obieżyświacie lub Aragornie staje się elitarną; dwie karty Strategii

## Karty wydarzeń Wolnych Ludów: talia strategii

text-fp_str_01 = Tylko gdy Drużyna jest ukryta, a Aragorn jest z Armią poza Narodami Wolnych Ludów. Zostaje na stole, póki to trwa i położenie Drużyny nie zostanie zadeklarowane: kości, które ją przesuwają, nie trafiają na pole polowania.
    .detail = Z Aragornem poza granicami: kości, które przesuwają Drużynę, omijają pole polowania
text-fp_str_02 = Elfowie przesuwają się o pole. Zostaje na stole: Armie Cienia nie mogą wejść do Lórien, Rivendell ani Szarej Przystani ani tam atakować. Cień może ją usunąć dowolną kością, odrzucając z ręki kartę Armii i kartę Postaci.
    .detail = Lórien, Rivendell i Szara Przystań zamknięte dla Armii Cienia; Elfowie o pole naprzód
text-fp_str_03 = Północ przesuwa się o pole. Zostaje na stole: Armie Cienia nie mogą wejść do Starego Lasu, Shire ani Bucklandu ani tam atakować. Cień może ją usunąć dowolną kością, odrzucając z ręki kartę Armii i kartę Postaci.
    .detail = Stary Las, Shire i Buckland zamknięte dla Armii Cienia; Północ o pole naprzód
text-fp_str_04 = Możesz przemieścić Towarzyszy na mapie. Potem, jeśli Towarzysz jest w niezdobytym Ereborze lub Ered Luin, Krasnoludy aktywują się i przechodzą w stan wojny.
    .detail = Ruch Towarzyszy; jeden w Ereborze lub Ered Luin wprowadza Krasnoludy w stan wojny
text-fp_str_05 = Wybierz Armię Cienia z jednostkami co najmniej dwóch Narodów i rzuć pięcioma kośćmi: każde 5 i 6 to trafienie.
    .detail = Pięć kości w Armię Cienia z kilku Narodów, każde 5 i 6 to trafienie
text-fp_str_06 = Wybierz Armię Cienia w Północnym lub Południowym Ithilien albo w Osgiliath i rzuć trzema kośćmi: każde 5 i 6 to trafienie. Potem, jeśli twoja Armia jest w Osgiliath, zrekrutuj tam jednostkę Gondoru (regularną lub elitarną) i Dowódcę.
    .detail = Trzy kości w Armię w Ithilien lub Osgiliath; jednostka i Dowódca w Osgiliath
text-fp_str_07 = Możesz przemieścić Towarzyszy na mapie. Potem, jeśli Towarzysz jest w niezdobytym Bree lub Shire, Północ aktywuje się i przechodzi w stan wojny.
    .detail = Ruch Towarzyszy; jeden w Bree lub Shire wprowadza Północ w stan wojny
text-fp_str_08 = Wybierz jeden ze swoich Narodów: aktywuje się i przesuwa o pole.
text-fp_str_09 = Tylko gdy Gondor jest aktywny. Rohan przesuwa się o pole, ale pasywny nie przechodzi w stan wojny. Potem zrekrutuj w Edoras jednostkę Rohanu (regularną lub elitarną) i Dowódcę.
    .detail = Gdy Gondor jest aktywny: Rohan o pole naprzód; jednostka i Dowódca w Edoras
text-fp_str_10 = Twoja Armia atakuje z sąsiedniego regionu Armię Cienia, która oblega Twierdzę. W każdej rundzie rzut bitwy Cienia traci kość za każdą jednostkę w środku; zostaje co najmniej jedna.
    .detail = Atak na oblegających z zewnątrz; ich rzut traci kość za każdą jednostkę w środku
text-fp_str_11 = Tylko gdy Rohan jest w stanie wojny. Armia w Rohanie lub jej część, także oblężona, idzie wprost do Minas Tirith, a jeśli ono jest oblężone lub należy do Cienia, do sąsiedniego regionu. Musi się tam zmieścić i móc tam wejść.
    .detail = Armia z Rohanu idzie wprost do Minas Tirith
text-fp_str_12 = Tylko gdy któraś Armia ma Towarzysza. Przechodzi ona najwyżej dwa regiony; część może na początku zostać, ale Towarzysz idzie.
    .detail = Armia z Towarzyszem przechodzi do dwóch regionów
text-fp_str_13 = Tylko gdy Elfowie są w stanie wojny. Zrekrutuj dwie jednostki Elfów (regularne lub elitarne) w jednym regionie na wybrzeżu, w którym stoi twoja Armia.
    .detail = Dwie jednostki Elfów w regionie na wybrzeżu, w którym stoi twoja Armia
text-fp_str_14 = Zrekrutuj w Minas Tirith jednostkę Gondoru (regularną lub elitarną) i Dowódcę.
text-fp_str_15 = Zrekrutuj w Lórien jednostkę Elfów (regularną lub elitarną), a potem dobierz kartę Strategii.
text-fp_str_16 = Zrekrutuj jednostkę Rohanu (regularną lub elitarną) i Dowódcę, oboje w Edoras albo oboje w regionie Rohanu, w którym jest Towarzysz.
    .detail = Jednostka Rohanu i Dowódca w Edoras albo przy Towarzyszu w Rohanie
text-fp_str_17 = Zrekrutuj na Samotnej Skale jednostkę Północy (regularną lub elitarną) i Dowódcę.
text-fp_str_18 = Zrekrutuj w Dol Amroth jednostkę Gondoru (regularną lub elitarną) i Dowódcę.
text-fp_str_19 = Zrekrutuj w Dali dwie jednostki regularne Północy, a potem dobierz kartę Strategii.
text-fp_str_20 = Zrekrutuj jednostkę Północy w Shire i jednostkę Krasnoludów w Ered Luin (regularne lub elitarne), a potem dobierz kartę Strategii.
    .detail = Jednostka Północy w Shire, Krasnoludów w Ered Luin; karta Strategii
text-fp_str_21 = Zrekrutuj w Rivendell jednostkę Elfów (regularną lub elitarną), a potem dobierz kartę Strategii.
text-fp_str_22 = Zrekrutuj w Ereborze jednostkę Krasnoludów (regularną lub elitarną) i Dowódcę.
text-fp_str_23 = Zrekrutuj jednostkę Rohanu (regularną lub elitarną) i Dowódcę w jednej wolnej Osadzie Rohanu; oblężona się nie liczy.
    .detail = Jednostka Rohanu i Dowódca w wolnej Osadzie Rohanu
text-fp_str_24 = Zrekrutuj w Leśnym Królestwie jednostkę Elfów (regularną lub elitarną), a potem dobierz kartę Strategii.
    .detail = Jednostka Elfów w Leśnym Królestwie; karta Strategii

## Karty wydarzeń Cienia: talia postaci

text-sh_char_01 = Do gry wchodzi żeton Cienia „Jaskinia Szeloby” (kość, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Jaskinia Szeloby” (kość, stop) dołącza do puli polowania w Mordorze
text-sh_char_02 = Do gry wchodzi żeton Cienia „Pierścień Jest Mój!” (Oko, ujawnienie, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Pierścień Jest Mój!” (Oko, ujawnienie, stop) dołącza do puli w Mordorze
text-sh_char_03 = Do gry wchodzi żeton Cienia „Szli i Szli” (3, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Szli i Szli” (3, stop) dołącza do puli polowania w Mordorze
text-sh_char_04 = Do gry wchodzi żeton Cienia „Oddaj Go Nam!” (1, ujawnienie, stop): dołącza do puli polowania, gdy Drużyna wejdzie na Tor Mordoru, a jeśli już tam jest, od razu.
    .detail = Żeton „Oddaj Go Nam!” (1, ujawnienie, stop) dołącza do puli polowania w Mordorze
text-sh_char_05 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się, każdy inny działa jak po udanym polowaniu.
    .detail = Dobiera się żeton polowania; Oko nie działa. Nie w Osadzie Wolnych Ludów
text-sh_char_06 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się, a obrażeń każdego innego nie można zmniejszyć – w całości zwiększają zepsucie.
    .detail = Żeton polowania, którego obrażeń nie można zmniejszyć; Oko nie działa
text-sh_char_07 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się, a obrażenia każdego innego musi najpierw przyjąć wylosowany Towarzysz, jeśli jakiś jest.
    .detail = Żeton polowania, którego obrażenia najpierw przyjmuje losowy Towarzysz; Oko nie działa
text-sh_char_08 = Nie wtedy, gdy Powiernicy są w regionie z Osadą Wolnych Ludów. Rzuć trzema kośćmi: każde 4 lub więcej, a gdy Przewodnikiem jest Gollum, tylko 6, zwiększa zepsucie o 1.
    .detail = Trzy kości: każde 4+, z Przewodnikiem Gollumem tylko 6, to zepsucie +1
text-sh_char_09 = Tylko gdy postęp Drużyny to 1 lub więcej. Możesz przemieścić Nazgule. Jeśli potem jakiś jest w regionie Powierników, Drużyna zostaje ujawniona.
    .detail = Ruch Nazguli; jeden przy Powiernikach ujawnia Drużynę
text-sh_char_10 = Tylko gdy postęp Drużyny to 1 lub więcej. Przemieść figurkę Powierników do sąsiedniego regionu. Postęp się nie zmienia i nic nie zostaje ujawnione.
    .detail = Przemieść figurkę Powierników do sąsiedniego regionu
text-sh_char_11 = Tylko gdy postęp Drużyny to 1 lub więcej. Możesz przemieścić Nazgule. Jeśli potem jakiś jest w regionie Powierników, możesz usunąć ze stołu kartę Postaci Wolnych Ludów albo zapolować, jakby Drużyna właśnie się ruszyła.
    .detail = Ruch Nazguli; jeden przy Powiernikach usuwa kartę ze stołu albo poluje
text-sh_char_12 = Tylko gdy Drużyna jest ujawniona. Zepsucie +2, jeśli wynosi najwyżej 3, w przeciwnym razie +1.
text-sh_char_13 = Tylko gdy Drużyna jest ujawniona. Los wskazuje w niej Towarzysza: Wolne Ludy eliminują go albo zwiększają zepsucie o jego poziom. Jeśli Przewodnikiem jest Gollum, zamiast tego zepsucie +1.
    .detail = Drużyna ujawniona: ginie losowy Towarzysz albo rośnie zepsucie o jego poziom
text-sh_char_14 = Tylko gdy Drużyna jest ujawniona. Dobierz żeton polowania: Oko lub żeton Drużyny odrzuca się; po innym tylu Towarzyszy, ile wskazuje, odłącza się przy Powiernikach (wybierają Wolne Ludy). Jeśli Przewodnikiem jest Gollum, zamiast tego zepsucie +1.
    .detail = Drużyna ujawniona: żeton polowania mówi, ilu Towarzyszy odchodzi
text-sh_char_15 = Zostaje na stole. Gdy Drużyna traci w polowaniu Towarzysza, możesz też odrzucić kartę Postaci Wolnych Ludów: losową z ręki lub leżącą na stole. Znika, gdy Drużyna zadeklaruje położenie w niezdobytym Mieście lub Twierdzy Wolnych Ludów.
    .detail = Każda strata w polowaniu kosztuje Wolne Ludy także kartę Postaci
text-sh_char_16 = Zostaje na stole. Możesz ją odrzucić przed rzutem polowania: +1 do wszystkich kości rzutu i przerzutu. Znika, gdy Drużyna zadeklaruje położenie w niezdobytym Mieście lub Twierdzy Wolnych Ludów.
    .detail = Odrzucona ze stołu daje +1 do wszystkich kości rzutu polowania
text-sh_char_17 = Zostaje na stole. Możesz ją odrzucić, gdy trasa deklarowanej lub ujawnianej Drużyny dotyka Morii: dobierz żeton polowania, Oko odrzuca się (Drużyny zadeklarowanej w Mieście lub Twierdzy Wolnych Ludów nie ujawnia). Albo użyj w bitwie, wprost ze stołu, jej efektu bitewnego.
    .detail = Odrzucona ze stołu daje żeton polowania w Morii albo swój efekt bitewny
text-sh_char_18 = Do trzech twoich niewykorzystanych kości zmienia się w Oczy i trafia na pole polowania.
text-sh_char_19 = Tylko gdy w regionie Armii Wolnych Ludów lub obok stoi Armia Cienia z Nazgulami. Rzuć przeciw Armii Wolnych Ludów kością za każdego z tych Nazguli, najwyżej pięcioma: każde 5 i 6 to trafienie.
    .detail = Kość za każdego Nazgula przy Armii wroga, najwyżej pięć: każde 5 i 6 to trafienie
text-sh_char_20 = Tylko gdy Czarnoksiężnik jest z Armią, która oblega Twierdzę. Armia szturmuje tę Twierdzę przez trzy rundy zamiast jednej. W pierwszej Wolne Ludy nie zagrywają karty bitwy, chyba że walczy Towarzysz.
    .detail = Armia Czarnoksiężnika szturmuje Twierdzę przez trzy rundy
text-sh_char_21 = Tylko gdy Saruman jest w grze; zostaje na stole, póki on w niej jest. Po każdym kolejnym wydarzeniu opłaconym wynikiem Wydarzenie dobierz kartę z dowolnej talii. Wolne Ludy mogą ją usunąć Wolą Zachodu albo dowolną kością i Pierścieniem Elfów.
    .detail = Z Sarumanem: karta po każdym wydarzeniu opłaconym wynikiem Wydarzenie
text-sh_char_22 = Tylko gdy Saruman jest w grze; zostaje na stole, póki jest, a Rohan jest pasywny. Rohan aktywuje tylko Towarzysz, który to potrafi, albo deklaracja położenia w Edoras lub Helmowym Jarze, albo atak na nie.
    .detail = Z Sarumanem: Rohan aktywują tylko Towarzysze, deklaracje i ataki
text-sh_char_23 = Możesz przemieścić Nazgule. Potem wykonaj do dwóch ruchów Armiami z Nazgulem albo jeden atak taką Armią, albo nic.
    .detail = Ruch Nazguli; potem do dwóch ruchów albo jeden atak Armiami z Nazgulem
text-sh_char_24 = Tylko gdy Czarnoksiężnik jest w grze. Zrekrutuj przy nim dwa Nazgule albo przemieść Nazgule. Potem Armia z Czarnoksiężnikiem może się ruszyć albo zaatakować.
    .detail = Dwa nowe Nazgule albo ruch Nazguli; potem ruch lub atak Armii Czarnoksiężnika

## Karty wydarzeń Cienia: talia strategii

text-sh_str_01 = Tylko gdy Cień kontroluje Twierdzę Elfów. Za każdą nieoblężoną Twierdzę Elfów rzuć tyloma kośćmi, ile jest w niej jednostek Elfów, najwyżej pięcioma: każde 6 to trafienie w Armię w tym regionie.
    .detail = Twierdze Elfów: kość za każdą jednostkę Elfów, każde 6 to trafienie
text-sh_str_02 = Tylko gdy Saruman jest w grze, a Armia z jednostką Isengardu oblega Twierdzę. Armia szturmuje tę Twierdzę przez trzy rundy zamiast jednej. W pierwszej Wolne Ludy nie zagrywają karty bitwy, chyba że walczy Towarzysz.
    .detail = Z Sarumanem: oblegający z Isengardu szturmują Twierdzę przez trzy rundy
text-sh_str_03 = Tylko podczas oblężenia Minas Tirith; zostaje na stole, póki ono trwa. Ginie Dowódca w Minas Tirith. W bitwach tam Wolne Ludy nie zagrywają kart bitwy. Mogą ją usunąć Wolą Zachodu, a jeśli jest tam Gandalf lub Aragorn, dowolną kością.
    .detail = Oblężone Minas Tirith: ginie Dowódca, Wolne Ludy nie mają tam kart bitwy
text-sh_str_04 = Tylko gdy wszystkie Narody Cienia są w stanie wojny. Wolne Ludy tracą na tę turę wszystkie niewykorzystane kości z Wolą Zachodu.
    .detail = Wolne Ludy tracą niewykorzystane kości z Wolą Zachodu
text-sh_str_05 = Zostaje na stole. Wynik Mobilizacja nie przesuwa pasywnych Narodów Wolnych Ludów. Znika, gdy któryś ich Naród przesunie się przez atak lub zdolność Towarzysza.
    .detail = Mobilizacja nie przesuwa pasywnych Narodów Wolnych Ludów
text-sh_str_06 = Tylko gdy Powiernicy lub Towarzysz są w granicach Narodu Wolnych Ludów, który nie jest w stanie wojny. Naród ten cofa się o pole, a Wolne Ludy eliminują jego jednostkę lub Dowódcę.
    .detail = Naród z Powiernikami lub Towarzyszem cofa się o pole i traci figurkę
text-sh_str_07 = Jedna Armia przechodzi najwyżej trzy regiony i musi skończyć przy innej Armii Cienia, która nie jest oblężona. Część może zostać na początku; po drodze nikt nie dołącza i nie odchodzi.
    .detail = Armia przechodzi do trzech regionów, do innej Armii Cienia
text-sh_str_08 = Dwie Armie przechodzą najwyżej dwa regiony każda i każda musi skończyć przy innej Armii Cienia, która nie jest oblężona. Część może zostać na początku; po drodze nikt nie dołącza i nie odchodzi.
    .detail = Dwie Armie przechodzą do dwóch regionów, każda do innej Armii Cienia
text-sh_str_09 = Tylko gdy wszystkie Narody Cienia są w stanie wojny. Do czterech różnych Armii rusza się o jeden region każda.
    .detail = Wszystkie Narody Cienia w stanie wojny: do czterech Armii rusza się o region
text-sh_str_10 = Tylko gdy Haradrimowie i Easterlingowie są w stanie wojny. Armia płynie z Umbaru do regionu Gondoru na wybrzeżu. Z napotkaną Armią musi walczyć i nie może przerwać ataku, chyba że Armia ta była już oblężona.
    .detail = Armia płynie z Umbaru na wybrzeże Gondoru i walczy z napotkaną
text-sh_str_11 = Tylko gdy Isengard jest w stanie wojny. Zrekrutuj dwie jednostki regularne Isengardu w wolnym regionie obok Północnego lub Południowego Dunlandu. Mogą do nich dołączyć do czterech jednostek Isengardu z obu Dunlandów.
    .detail = Dwie jednostki regularne Isengardu obok Dunlandów; dołącza do czterech stamtąd
text-sh_str_12 = Tylko gdy Czarnoksiężnik jest w grze. Trafia on do Angmaru; zrekrutuj tam dwie jednostki regularne i elitarną Saurona.
    .detail = Czarnoksiężnik trafia do Angmaru; tam dwie regularne i elitarna Saurona
text-sh_str_13 = Tylko gdy Isengard jest w stanie wojny. Zrekrutuj jednostkę Isengardu (regularną lub elitarną) w regionie z Armią Cienia.
    .detail = Jednostka Isengardu w regionie z Armią Cienia
text-sh_str_14 = Tylko gdy Sauron jest w stanie wojny. Zrekrutuj jednostkę Saurona (regularną lub elitarną) w regionie z Armią Cienia.
    .detail = Jednostka Saurona w regionie z Armią Cienia
text-sh_str_15 = Tylko gdy Sauron jest w stanie wojny. Dwie jednostki regularne Saurona, gdziekolwiek są, zastąp elitarnymi.
    .detail = Dwie jednostki regularne Saurona stają się elitarnymi
text-sh_str_16 = Tylko gdy Saruman jest w grze. Zrekrutuj po dwie jednostki regularne Isengardu w Północnym i Południowym Dunlandzie oraz dwie jednostki Isengardu (regularne lub elitarne) w Orthanku.
    .detail = Isengard: po dwie jednostki regularne w Dunlandach, dwie jednostki w Orthanku
text-sh_str_17 = Zrekrutuj po dwie jednostki regularne Haradrimów i Easterlingów w trzech ich Osadach.
text-sh_str_18 = Tylko gdy Aragorn jest w grze. Zrekrutuj w Minas Morgul pięć jednostek regularnych Saurona i Nazgula.
    .detail = Z Aragornem w grze: pięć jednostek regularnych Saurona i Nazgul w Minas Morgul
text-sh_str_19 = Zrekrutuj dwie jednostki Saurona (regularne lub elitarne) i Nazgula, wszystko na Górze Gram albo wszystko w Morii.
    .detail = Dwie jednostki Saurona i Nazgul na Górze Gram albo w Morii
text-sh_str_20 = Zrekrutuj trzy jednostki regularne Saurona na Górze Gundabad i trzy w Dol Guldur.
text-sh_str_21 = Tylko gdy Haradrimowie i Easterlingowie są w stanie wojny. Zrekrutuj pięć ich jednostek regularnych w jednym wolnym regionie na wschodnim skraju mapy (Wschodni lub Południowy Rhûn, Khand albo Daleki Harad).
    .detail = Pięć jednostek regularnych Haradrimów i Easterlingów na wschodnim skraju
text-sh_str_22 = Zrekrutuj po jednostce regularnej Saurona w Angmarze, na Wichrowych Wzgórzach i na Wrzosowiskach Etten oraz elitarną na Wzgórzach Trollów.
    .detail = Regularne Saurona: Angmar, Wichrowe Wzgórza, Wrzosowiska Etten; elitarna: Wzgórza Trollów
text-sh_str_23 = Tylko gdy wszystkie Narody Cienia są w stanie wojny. Zrekrutuj pięć jednostek regularnych Haradrimów i Easterlingów w Gorgoroth i pięć jednostek regularnych Saurona w Nurnie.
    .detail = Po pięć jednostek regularnych: Haradrimowie w Gorgoroth, Sauron w Nurnie
text-sh_str_24 = Tylko gdy Sauron jest w stanie wojny. Zrekrutuj po dwie jednostki regularne Saurona w trzech Twierdzach Saurona.
    .detail = Po dwie jednostki regularne Saurona w trzech Twierdzach Saurona

## Efekty bitewne Wolnych Ludów

text-it_is_a_gift = Gdy Powiernicy są w regionie obrońcy: +1 do wszystkich kości twojego rzutu bitwy i przerzutu.
    .detail = Powiernicy w regionie obrońcy: +1 do twojego rzutu bitwy i przerzutu
text-blade_of_westernesse = Z Meriadokiem lub Peregrinem: trafienie z twojego przerzutu może zabić Sługę, zamiast liczyć się jako trafienie.
    .detail = Z Meriadokiem lub Peregrinem: trafienie z przerzutu może zamiast tego zabić Sługę
text-mighty_attack = Z Towarzyszem: przed twoim przerzutem rezygnuje on ze zdolności przywódczych, a jedno pudło staje się trafieniem.
    .detail = Towarzysz rezygnuje ze zdolności przywódczych: przed przerzutem jedno pudło staje się trafieniem
text-servant_of_the_secret_fire = Z Gandalfem Szarym lub Białym: +1 do wszystkich kości twojego rzutu bitwy.
text-anduril = Z Obieżyświatem lub Aragornem: przed przerzutem rezygnuje on ze zdolności przywódczych, a pudło (u Aragorna do dwóch) staje się trafieniem.
    .detail = Obieżyświat lub Aragorn rezygnuje ze zdolności przywódczych: pudło (Aragorn: do 2) to trafienie
text-heroic_death = Z Dowódcą lub Towarzyszem: przed stratami możesz wyeliminować Dowódcę i anulować 1 trafienie albo Towarzysza i anulować najwyżej tyle, ile ma poziomu.
    .detail = Przed stratami poświęć Dowódcę za 1 trafienie albo Towarzysza za najwyżej tyle, ile ma poziomu
text-daring_defiance = Z Towarzyszem: wszyscy twoi Towarzysze rezygnują ze zdolności przywódczych, a karta bitwy Cienia zostaje anulowana.
    .detail = Towarzysze rezygnują ze zdolności przywódczych, karta bitwy Cienia zostaje anulowana
text-fateful_strike = Z Dowódcą lub Towarzyszem: trafienie w twoim przerzucie zabija też Nazgula; dwa lub więcej mogą zamiast niego zabić Sługę.
    .detail = Trafienie w przerzucie zabija też Nazgula; dwa mogą zamiast niego zabić Sługę
text-sudden_strike = Z Dowódcą lub Towarzyszem: dodatkowy atak przed rzutem bitwy, kość za każdy punkt twoich zdolności przywódczych, najwyżej pięć.
    .detail = Atak przed rzutem bitwy: kość za każdy punkt zdolności przywódczych, najwyżej pięć
text-brave_stand = Z Towarzyszem: rzut bitwy Cienia traci kość za każdego twojego Towarzysza; zostaje co najmniej jedna.
    .detail = Rzut bitwy Cienia traci kość za każdego twojego Towarzysza; zostaje co najmniej jedna
text-ents_rage = Gdy obrońca jest w Rohanie, Fangornie lub Orthanku: +2 do wszystkich kości twojego rzutu bitwy.
text-huorn_dark = Gdy obrońca jest w Rohanie, Fangornie lub Orthanku: rzut bitwy Cienia ma najwyżej dwie kości.
text-nameless_wood = Gdy obrońca jest w Rohanie, Fangornie lub Orthanku: dwa trafienia więcej, jeśli twoje rzuty dały jakieś.
    .detail = Obrońca w Rohanie, Fangornie lub Orthanku: +2 trafienia, jeśli twoje rzuty dały jakieś
text-daylight = Rzut bitwy Cienia ma najwyżej trzy kości.
text-no_quarter = Jedno trafienie więcej, jeśli twój rzut bitwy lub przerzut dał jakieś.
text-advantageous_position = Gdy obrońca jest w granicach Narodu Wolnych Ludów: −1 do wszystkich kości rzutu bitwy Cienia; naturalna 6 zawsze trafia.
    .detail = Obrońca w Narodzie Wolnych Ludów: −1 do rzutu bitwy Cienia; naturalna 6 zawsze trafia
text-scouts = Gdy twoja Armia broni się w polu: przed rzutem bitwy wycofuje się do sąsiedniego wolnego regionu lub do swojej Twierdzy. Bitwa się kończy.
    .detail = Armia, która broni się w polu, wycofuje się przed rzutem bitwy
text-shield_wall = Z dwóch lub więcej trafień, które otrzymujesz za oba rzuty Cienia, jedno zostaje anulowane.
text-confusion = Każda naturalna 1 w rzucie bitwy Cienia to trafienie w sam Cień; tej kości się nie przerzuca.
text-charge = Z jednostką elitarną: dodatkowy atak przed rzutem bitwy, kość za każdą twoją jednostkę elitarną, najwyżej pięć.
    .detail = Atak przed rzutem bitwy: kość za każdą twoją jednostkę elitarną, najwyżej pięć
text-valour = Z jednostką elitarną: +1 do wszystkich kości twojego rzutu bitwy.

## Efekty bitewne Cienia

text-one_for_the_dark_lord = Gdy Powiernicy są w regionie obrońcy: +1 do wszystkich kości twojego rzutu bitwy i przerzutu.
    .detail = Powiernicy w regionie obrońcy: +1 do twojego rzutu bitwy i przerzutu
text-cruel_as_death = Za 2 punkty zdolności przywódczych Nazguli: +1 do wszystkich kości twojego rzutu bitwy.
text-they_are_terrible = Za 1 punkt zdolności przywódczych Nazguli: +1 do wszystkich kości twojego przerzutu.
text-dread_and_despair = Zrezygnuj z 1 lub więcej punktów zdolności przywódczych Nazguli: każdy odbiera rzutowi bitwy Wolnych Ludów kość; zostaje co najmniej jedna.
    .detail = Za każdy oddany punkt zdolności przywódczych Nazguli rzut Wolnych Ludów traci kość
text-foul_stench = Gdy Nazgule mają zdolności przywódcze: Wolne Ludy nie mają przerzutu, chyba że ich zdolności przywódcze są większe.
    .detail = Brak przerzutu Wolnych Ludów, chyba że mają większe zdolności przywódcze niż Nazgule
text-black_breath = Z Nazgulem: trafienia w twoim przerzucie mogą też zabić Dowódcę albo Towarzysza o poziomie nie wyższym niż ich liczba.
    .detail = Trafienia w przerzucie mogą też zabić Dowódcę albo Towarzysza o poziomie do ich liczby
text-words_of_power = Z Nazgulem: wybierz Towarzysza. W tej rundzie nie ma on zdolności przywódczych ani specjalnych.
text-durins_bane = Gdy obrońca jest w Morii lub najwyżej dwa regiony od niej: dodatkowy atak przed rzutem bitwy, trzy kości trafiają na 4 lub więcej.
    .detail = Do dwóch regionów od Morii: atak przed rzutem bitwy, trzy kości trafiają na 4 lub więcej
text-devilry_of_orthanc = Z jednostką Isengardu przeciw oblężonej Twierdzy: +1 do wszystkich kości twojego rzutu bitwy.
text-deadly_strife = +2 do wszystkich kości obu stron, w rzucie bitwy i w przerzucie.
text-onslaught = Po stratach możesz zadać własnej Armii do czterech trafień: za każde rzuć kością, a każde 4 lub więcej trafia wroga.
    .detail = Po stratach do czterech trafień we własną Armię, za każde kość trafiająca na 4 lub więcej
text-relentless_assault = Przed rzutem bitwy możesz zadać własnej Armii jedno lub dwa trafienia: każde daje +1 do wszystkich kości twojego rzutu bitwy.
    .detail = Jedno lub dwa trafienia we własną Armię, za każde +1 do kości twojego rzutu bitwy
text-great_host = Po stratach jedno trafienie więcej, jeśli masz co najmniej dwa razy więcej jednostek niż wróg.
text-mumakil = Z jednostką elitarną Haradrimów i Easterlingów: +1 do wszystkich kości twojego rzutu bitwy. Po przerzutach trafienie więcej, jeśli masz ich więcej niż wróg.
    .detail = +1 do twojego rzutu bitwy; po przerzutach trafienie więcej, jeśli masz ich więcej
text-swarm_of_bats = Karta bitwy Wolnych Ludów zostaje anulowana. Jeśli jej nie ma: +1 do wszystkich kości twojego przerzutu.
    .detail = Anuluje kartę bitwy Wolnych Ludów, a bez niej daje +1 do twojego przerzutu
text-we_come_to_kill = Z jednostką elitarną: dodatkowy atak po stratach, kość za każdą pozostałą jednostkę elitarną, najwyżej pięć, trafia na 5 lub 6.
    .detail = Atak po stratach: kość za każdą pozostałą jednostkę elitarną, najwyżej pięć, trafia na 5+
text-desperate_battle = +1 do wszystkich kości obu stron, w rzucie bitwy i w przerzucie.

## Postacie

text-gandalf_the_grey = Kapitan Zachodu: siła bojowa +1. Jako Przewodnik: po każdym wydarzeniu opłaconym wynikiem Wydarzenie możesz dobrać kartę z tej samej talii. Może aktywować każdy Naród. Na jego miejsce może wrócić Gandalf Biały.
text-strider = Kapitan Zachodu: siła bojowa +1. Jako Przewodnik: dowolny wynik kości może ukryć ujawnioną Drużynę. Może aktywować Północ. Jego miejsce może zająć Aragorn.
text-boromir = Kapitan Zachodu: siła bojowa +1. Póki jest w niezdobytym Mieście lub Twierdzy Gondoru, dowolny wynik kości może przesunąć Gondor o pole. Może aktywować Gondor.
text-legolas = Kapitan Zachodu: siła bojowa +1. Póki jest w niezdobytej Twierdzy Elfów, dowolny wynik kości może przesunąć Elfów o pole. Może aktywować Elfów.
text-gimli = Kapitan Zachodu: siła bojowa +1. Póki jest w niezdobytym Ereborze, dowolny wynik kości może przesunąć Krasnoludy o pole. Może aktywować Krasnoludy.
text-meriadoc = Jako Przewodnik: gdy polowanie zadaje obrażenia, może się odłączyć i zmniejszyć je o 1. Brać ich żywcem!: wyeliminowany w Drużynie, trafia na mapę, jakby się odłączył; nie na Torze Mordoru. Może aktywować każdy Naród.
text-peregrin = { text-meriadoc }
text-aragorn = Wchodzi dzięki Woli Zachodu w miejsce Obieżyświata w niezdobytym Minas Tirith, Dol Amroth lub Pelargirze i daje kość akcji. Kapitan Zachodu: siła bojowa +1. Może aktywować każdy Naród.
text-gandalf_the_white = Wchodzi dzięki Woli Zachodu, gdy w grze był już Sługa, a Gandalf Szary opuścił Drużynę: na jego miejsce, a gdy go nie ma, w Fangornie lub niezdobytej Twierdzy Elfów. Daje kość akcji. Cienistogrzywy: poziom 4, sam lub z jednym hobbitem. Biały Jeździec: może na całą bitwę zrezygnować ze zdolności przywódczych, aby Nazgule też ich nie miały. Może aktywować każdy Naród.
text-gollum = Przewodnik, gdy zabraknie Towarzyszy. Zwykłe żetony z liczbą nie ujawniają Drużyny. Gdy polowanie zadaje obrażenia i nie ujawnia Drużyny, można ją ujawnić, aby zmniejszyć je o 1.
text-ring_bearers = Frodo i Sam nigdy się nie odłączają, nie są Przewodnikiem ani stratą. Ich figurka wskazuje ostatnie znane położenie Drużyny. Przy zepsuciu 12 zwycięża Cień.
text-saruman = Wchodzi wynikiem Mobilizacja do niezdobytego Orthanku, gdy Isengard jest w stanie wojny, i daje kość akcji. Nie rusza się stamtąd. Póki Orthank jest Cienia i nie jest oblężony, Mobilizacja może dać jednostkę regularną w każdej Osadzie Isengardu albo zmienić w Orthanku dwie regularne w elitarne. Jednostki elitarne Isengardu są też Dowódcami.
text-witch_king = Wchodzi wynikiem Mobilizacja do Armii z jednostką Saurona, gdy Sauron i któryś Naród Wolnych Ludów są w stanie wojny; daje kość akcji i aktywuje wszystkie Narody Wolnych Ludów. Liczy się jako Nazgul. Czarownik: po pierwszej rundzie bitwy z twoją kartą bitwy możesz dobrać kartę z jej talii.
text-mouth_of_sauron = Wchodzi wynikiem Mobilizacja do niezdobytej Twierdzy Saurona, gdy Drużyna jest na Torze Mordoru lub wszystkie Narody Wolnych Ludów są w stanie wojny; daje kość akcji. Przechodzi najwyżej trzy regiony. Raz na turę wynik Mobilizacja może posłużyć jako Armia.

## Żetony polowania

text-eye_reveal = Oko: obrażenia równe sukcesom rzutu polowania, bez rzutu żadne, a na Torze Mordoru równe liczbie kości na polu polowania. Ujawnia Drużynę.
text-std_0_reveal = Bez obrażeń. Ujawnia Drużynę.
text-std_1 = Obrażenia 1.
text-std_1_reveal = Obrażenia 1. Ujawnia Drużynę.
text-std_2 = Obrażenia 2.
text-std_2_reveal = Obrażenia 2. Ujawnia Drużynę.
text-std_3 = Obrażenia 3.
text-fp_elven_cloaks = Bez obrażeń.
text-fp_elven_rope = Bez obrażeń.
text-fp_phial_of_galadriel = Bez obrażeń, a zepsucie −2.
text-fp_smeagol_helps_nice_master = Bez obrażeń, a zepsucie −1.
text-sh_shelobs_lair = O obrażeniach decyduje rzut kością. Stop: Drużyna nie posuwa się na Torze Mordoru.
text-sh_the_ring_is_mine = Oko: obrażenia równe liczbie kości na polu polowania. Ujawnia Drużynę. Stop: nie posuwa się ona na Torze Mordoru.
text-sh_on_on_they_went = Obrażenia 3. Stop: Drużyna nie posuwa się na Torze Mordoru.
text-sh_give_it_to_uss = Obrażenia 1. Ujawnia Drużynę. Stop: nie posuwa się ona na Torze Mordoru.

## Wszystkie teksty w jednym miejscu

text-line = **{ $name }**: { $text }
text-chapter-cards_free_peoples = Karty Wolnych Ludów, część { $number } z { $of }
text-chapter-cards_shadow = Karty Cienia, część { $number } z { $of }
text-chapter-combat_free_peoples = Efekty bitewne i żetony Wolnych Ludów{ $of ->
    [1] {""}
   *[other] , część { $number } z { $of }
}
text-chapter-combat_shadow = Efekty bitewne i żetony Cienia{ $of ->
    [1] {""}
   *[other] , część { $number } z { $of }
}
text-chapter-people = Postacie{ $of ->
    [1] {""}
   *[other] , część { $number } z { $of }
}

## Pytania

ask-by = { $source }: { $what }
ask-by-card = „{ $source }”: { $what }
ask-tile = Żeton polowania „{ $tile }”
ask-corsairs_of_umbar_land = wybierz region Gondoru na wybrzeżu, w którym ląduje Armia z Umbaru. Z napotkaną Armią musi walczyć
ask-cruel_weather_shift = wybierz region, do którego { $region-from } trafia figurka Powierników
ask-dead_men_of_dunharrow_path = wybierz, gdzie { $hero-nom } wychodzi spod gór
ask-dead_men_of_dunharrow_fellows = { $group-start } { $group-number ->
    [many] idą
   *[one] idzie
} { $region-to }. Wybierz kolejnego Towarzysza albo wyrusz
ask-dead_men_of_dunharrow_muster = wybierz, ile jednostek regularnych Gondoru zrekrutować { $region-in }, najwyżej { $count }. Każda odbiera Cieniowi tamtejszą Osadę
ask-denethors_folly_leader = wybierz Dowódcę w Minas Tirith, który ginie
ask-dreadful_spells_victim = wybierz Armię, w którą uderzają zaklęcia
ask-dreadful_spells_caster = wybierz Armię, której Nazgule uderzają w Armię { $region-in }: kość za każdego, najwyżej pięć, trafia na 5 lub 6
ask-faramirs_rangers_ambush = wybierz Armię Cienia, która wpada w zasadzkę. Trzy kości, każde 5 i 6 to trafienie
ask-hill_trolls_replace = wybierz, gdzie jednostka regularna Saurona staje się elitarną; { $count ->
    [one] została jedna zamiana
    [few] zostały { $count } zamiany
   *[many] zostało { $count } zamian
}
ask-lure_of_the_ring_choose = los wskazał postać: { $hero-nom }. Wyeliminuj ją albo dodaj jej poziom, { $count }, do zepsucia, teraz { $corruption }
ask-rage_of_the_dunlendings_where = wybierz wolny region obok Dunlandów, w którym rekrutujesz dwie jednostki regularne Isengardu
ask-rage_of_the_dunlendings_join = wybierz jednostkę Isengardu z Dunlandów, która idzie { $region-to }; najwyżej { $count ->
    [one] jeszcze jedna
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}
ask-stormcrow_nation = wybierz Naród, który cofa się o pole
ask-stormcrow_figure = wybierz na stratę jednostkę lub Dowódcę { $nation-gen }
ask-the_black_captain_commands_choose = zrekrutuj dwa Nazgule przy Czarnoksiężniku albo przemieść Nazgule
ask-the_eagles_are_coming_prey = wybierz Armię Cienia, na której Nazgule spadają orły: kość za każdego, najwyżej pięć, zabija na 5 lub 6
ask-the_eagles_are_coming_fly_off = wybierz Twierdzę Saurona, do której { $region-from } { $count ->
    [one] odlatuje Nazgul
    [few] odlatują { $count } Nazgule
   *[many] odlatuje { $count } Nazguli
}
ask-the_grey_company_join = wybierz jednostkę regularną { $region-in }, która ginie, a jej miejsce zajmuje elitarna tego samego Narodu
ask-the_lidless_eye_turn = wybierz niewykorzystaną kość, która staje się Okiem i trafia na pole polowania; najwyżej { $count ->
    [one] jeszcze jedną
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}
ask-the_nazgul_strike_choose = przy Powiernikach jest Nazgul. Usuń ze stołu kartę Postaci Wolnych Ludów albo zapoluj, jakby Drużyna właśnie się ruszyła, albo zrezygnuj
ask-the_palantir_of_orthanc_draw = wybierz talię, z której dobierasz kartę
ask-the_spirit_of_mordor_army = wybierz Armię Cienia z jednostkami kilku Narodów. Pięć kości, każde 5 i 6 to trafienie
ask-march_on = Armia jest { $region-in }. Wybierz region, do którego idzie dalej{ $stop ->
    [yes] , albo ją zatrzymaj
   *[no] ; tu zostać nie może
}. { $count ->
    [one] Został jeden region
    [few] Zostały { $count } regiony
   *[many] Zostało { $count } regionów
}
ask-show_and_discard = aby ją usunąć, wybierz z ręki { $wanted ->
    [army] kartę Armii
   *[character] kartę Postaci
}, którą pokażesz i odrzucisz
ask-play_another = możesz zagrać z ręki jeszcze jedną kartę Postaci, bez kości
ask-separate_or_move = wybierz, czy Towarzysze opuszczają Drużynę, czy rusza się grupa na mapie{ $level ->
    [0] {""}
   *[other] , jakby miała poziom { $level }
}{ $extra ->
    [0] {""}
    [one] , o region dalej niż zwykle
    [few] , o { $extra } regiony dalej niż zwykle
   *[many] , o { $extra } regionów dalej niż zwykle
}
ask-muster_where = wybierz region, do którego wchodzą posiłki: { $figures }{ $count ->
    [one] {""}
    [few] ; do wybrania są { $count } regiony
   *[many] ; do wybrania jest { $count } regionów
}
ask-muster_where-units = wybierz region dla dwóch jednostek, regularnych lub elitarnych, i Nazgula Saurona
ask-move_or_attack = { $needs ->
    [witch_king] Armia z Czarnoksiężnikiem może się ruszyć albo zaatakować
   *[nazgul] wykonaj do { $moves } ruchów Armiami z Nazgulem albo zaatakuj jedną z nich, albo zrezygnuj
}
ask-march_to_gathering = Armia jest { $region-in }. Wybierz region, do którego idzie dalej{ $stop ->
    [yes] , albo zatrzymaj ją przy tamtejszej Armii
   *[no] ; musi skończyć przy innej Armii
}. { $count ->
    [one] Został jeden region
    [few] Zostały { $count } regiony
   *[many] Zostało { $count } regionów
}
ask-wisdom_of_elrond_nation = wybierz Naród, który aktywuje się i przesuwa o pole
ask-worn_with_sorrow_and_toil_choose = Drużyna straciła Towarzysza. Odrzuć kartę Postaci Wolnych Ludów, leżącą na stole lub losową z ręki, albo zrezygnuj
ask-anduril_misses = Aragorn rezygnuje ze zdolności przywódczych; wybierz, ile pudeł staje się trafieniami, najwyżej { $count }
ask-dread_and_despair_points = wybierz, z ilu punktów zdolności przywódczych Nazguli rezygnujesz. Rzut bitwy Wolnych Ludów, teraz { $dice ->
    [one] jedna kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, traci kość za każdy
ask-heroic_death_figure = { $count ->
    [one] grozi ci jedno trafienie
    [few] grożą ci { $count } trafienia
   *[many] grozi ci { $count } trafień
}. Poświęć Dowódcę, aby anulować jedno, albo Towarzysza, aby anulować najwyżej tyle, ile ma poziomu, albo nikogo
ask-heroic_death_hits = wybierz, ile trafień anuluje śmierć { $hero-gen }, najwyżej { $count }
ask-mighty_attack_companion = wybierz Towarzysza, który rezygnuje ze zdolności przywódczych, aby pudło stało się trafieniem
ask-onslaught_hits = wybierz, ile trafień przyjmie twoja Armia, najwyżej { $count }. Za każde rzucasz kością, która trafia wroga na 4 lub więcej
ask-relentless_assault_hits = wybierz, ile trafień przyjmie twoja Armia, najwyżej { $count }. Każde daje +1 do wszystkich kości twojego rzutu bitwy
ask-scouts_retreat = wybierz, dokąd wycofuje się twoja Armia
ask-strike_down-black_breath = twój przerzut dał { $count ->
    [one] jedno trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}. Wybierz Dowódcę albo Towarzysza o nie wyższym poziomie, który ginie, albo nikogo
ask-strike_down-blade_of_westernesse = wybierz Sługę, który ginie od trafienia z twojego przerzutu, co kosztuje to trafienie, albo nikogo
ask-strike_down-fateful_strike = twój przerzut dał { $count ->
    [one] jedno trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}. Wybierz, kto oprócz tego ginie
ask-words_of_power_companion = wybierz Towarzysza, który w tej rundzie nie ma zdolności przywódczych ani specjalnych
ask-gandalf_draws = jako Przewodnik pozwala ci dobrać kartę z { $deck-gen }
ask-white_rider = może zrezygnować ze swoich zdolności przywódczych, aby przez całą bitwę nie miał ich żaden Nazgul
ask-sorcerer_draws = zdolność Czarownik pozwala ci dobrać kartę z { $deck-gen }
ask-enter_play = wybierz region, w którym wchodzi do gry
ask-use_guide_ability = obrażenia z polowania: { $damage }. { $guide ->
    [gollum] Ujawnić Drużynę, aby zmniejszyć je o 1?
   *[other] { $mordor ->
        [yes] Ma opuścić Drużynę, co na Torze Mordoru go eliminuje, aby zmniejszyć je o 1?
       *[no] Ma opuścić Drużynę, aby zmniejszyć je o 1?
    }
}
ask-send_crebain = odrzucić ją za +1 do wszystkich kości tego rzutu polowania? { $count ->
    [one] Rzuca się jedną kością
    [few] Rzuca się { $count } kośćmi
   *[many] Rzuca się { $count } kośćmi
}
ask-raise_staff = ma być dobrany żeton polowania. Odrzucić kartę, aby nie dobierać żadnego?
ask-answer_tile = { $open ->
    [yes] o obrażeniach zdecyduje kość
   *[no] obrażenia { $damage }
}. Odrzucić w odpowiedzi kartę ze stołu?
ask-wake_balrog = trasa dotyka Morii. Odrzucić kartę, aby dobrać żeton polowania{ $calm ->
    [yes] , który niczego nie ujawni
   *[no] {""}
}?

## Wybory

pick-corruption = Zepsucie +{ $count }
    .detail = zepsucie wyniesie { $sum }; { $hero-nom } zostaje w Drużynie
pick-companion = { $hero } ginie
    .detail = zepsucie pozostaje { $corruption }{ $saved ->
        [yes] ; trafia wtedy na mapę (Brać ich żywcem!)
       *[no] {""}
    }
pick-separate = Opuszczają Drużynę
    .detail = wybierzesz kto, a potem dokąd
pick-move-companions = Rusza się grupa na mapie
    .detail = wybierzesz kto, a potem dokąd
pick-move = Ruch
    .detail = { $needs ->
        [witch_king] o jeden region, z Czarnoksiężnikiem
       *[nazgul] ruchy o jeden region, najwyżej { $moves }, każdy z Nazgulem
    }
pick-attack = Atak
    .detail = { $needs ->
        [witch_king] Armią z Czarnoksiężnikiem
       *[nazgul] jedną Armią z Nazgulem
    }
pick-recruit = Zrekrutuj dwa Nazgule
    .detail = przy Czarnoksiężniku, o ile wystarczy posiłków
pick-fly = Przemieść Nazgule
    .detail = dowolną ich liczbę, do otwartych dla nich regionów
pick-hunt = Zapoluj
    .detail = rzut polowania, jakby Drużyna właśnie się ruszyła
pick-hand = Losowa karta z ręki
    .detail = tylko spośród kart Postaci
pick-card = Usuń: { $card }
    .detail = karta Postaci na stole
pick-deck = { $deck }
    .detail = { $left ->
        [one] została jedna karta
        [few] zostały { $left } karty
       *[many] zostało { $left } kart
    }
pick-die = { $die }
    .detail = staje się Okiem i trafia na pole polowania
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
pick-hits = { $count ->
    [0] Bez trafień
    [one] 1 trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
    .detail = { $effect ->
        [onslaught] { $count ->
            [0] bez dodatkowego ataku
            [one] dodatkowy atak jedną kością, trafia na 4 lub więcej
            [few] dodatkowy atak { $count } kośćmi, trafiają na 4 lub więcej
           *[many] dodatkowy atak { $count } kośćmi, trafiają na 4 lub więcej
        }
       *[other] { $count ->
            [0] bez premii do rzutu bitwy
           *[other] +{ $count } do wszystkich kości twojego rzutu bitwy
        }
    }
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
pick-victim = { $figure }
    .detail = ginie
pick-silenced = { $figure }
    .detail = w tej rundzie bez zdolności przywódczych i specjalnych
pick-forfeits = { $figure }
    .detail = rezygnuje ze zdolności przywódczych; pudło staje się trafieniem
pick-exchange = { $figure }
    .detail = ginie, a zastępuje ją elitarna tego samego Narodu
pick-set-out = Wyrusz
    .detail = { $group }, { $region-to }
pick-stop = Zatrzymaj się { $region-in }
    .detail = Armia nie idzie dalej
pick-draw = Dobierz kartę
    .detail = z { $deck-gen }; { $left ->
        [one] została jedna karta
        [few] zostały { $left } karty
       *[many] zostało { $left } kart
    }
pick-ride = Odbierz Nazgulom zdolności przywódcze
    .detail = na całą bitwę; sam rezygnuje ze swoich
pick-guide-reveal = Ujawnij Drużynę
    .detail = obrażenia { $damage } zmaleją do { $left }
pick-guide-leave = { $hero } odchodzi
    .detail = obrażenia { $damage } zmaleją do { $left }{ $mordor ->
        [yes] ; na Torze Mordoru ginie
       *[no] {""}
    }
pick-crebain = Wyślij crebainy
    .detail = +1 do wszystkich kości rzutu i przerzutu; karta zostaje odrzucona
pick-staff = Podnieś laskę
    .detail = nie dobiera się żetonu; karta zostaje odrzucona
pick-balrog = Zbudź Balroga
    .detail = dobiera się żeton polowania; karta zostaje odrzucona
pick-another-tile = { $card }
    .detail = dobiera się inny żeton i to on się liczy; karta zostaje odrzucona
pick-less-damage = { $card }
    .detail = obrażenia { $damage } zmaleją do { $left }; karta zostaje odrzucona
pick-none = Rezygnuję
    .detail = karta nic więcej nie robi
pick-enough = Wystarczy
    .detail = reszta pozostaje bez zmian
pick-no-card = Żadna
    .detail = karty zostają na ręce
pick-nobody = Nikt
    .detail = { $spends ->
        [yes] trafienie liczy się zwyczajnie
       *[no] nikt nie ginie od tej karty
    }
pick-no-draw = Nie dobieraj
    .detail = ręka się nie zmienia
pick-lead = Zachowaj zdolności przywódcze
    .detail = Nazgule zachowują swoje
pick-keep-guide = Zostaw
    .detail = obrażenia pozostają { $damage }
pick-keep-card = Zachowaj kartę
    .detail = zostaje na stole
pick-keep-cards = Bez odpowiedzi
    .detail = żeton działa tak, jak jest
