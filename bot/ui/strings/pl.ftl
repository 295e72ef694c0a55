# Co bot mówi na Discordzie. Klucze są identyfikatorami; angielski i polski idą w parze.

## Panel prywatny

panel-heading = ### { $seat } · { $game }
panel-watching = Widz
panel-waiting = { $count ->
    [0] Nie ma teraz nic do rozstrzygnięcia.
    [one] ⏳ Wybiera { $names }. Gdy przyjdzie twoja kolej, ten panel to pokaże.
    [few] ⏳ Wybierają { $names }. Gdy przyjdzie twoja kolej, ten panel to pokaże.
   *[other] ⏳ Wybierają { $names }. Gdy przyjdzie twoja kolej, ten panel to pokaże.
}
panel-others = { $count ->
    [0] Nie ma teraz nic do rozstrzygnięcia.
    [one] ⏳ Wybiera { $names }.
    [few] ⏳ Wybierają { $names }.
   *[other] ⏳ Wybierają { $names }.
}
panel-crumbs = -# { $path }
panel-small-print = -# { $label }: { $detail }
news-only-choice = { $line } *(nie było innego wyboru)*
news-repeated = { $line } ×{ $count }
news-more = -# … i jeszcze { $count } wcześniej: { button-more } → { button-log }
panel-choose-titled = { $title } ({ $count })
panel-choose-several = { $title }: wybierz najwyżej { $most }
panel-choose = Wybierz 1 z { $count }: { $first } … { $last }
panel-choose-range = { $start }–{ $end }: { $first } … { $last }
panel-moved-on = Odkąd pojawił się ten przycisk, gra potoczyła się dalej. Teraz wygląda to tak.
picture-older = { $count ->
    [one] -# 🖼️ Obraz jest starszy niż te słowa. Nowy pojawi się, gdy tylko będzie gotowy.
    [few] -# 🖼️ Obrazy są starsze niż te słowa. Nowe pojawią się, gdy tylko będą gotowe.
   *[other] -# 🖼️ Obrazy są starsze niż te słowa. Nowe pojawią się, gdy tylko będą gotowe.
}
panel-already = To zostało już policzone.
panel-arrangement-kept = Zapamiętane. Następnym razem po tej stronie wystarczy jedno naciśnięcie.
panel-undone = Cofnięto.
panel-undo-asked = Pozostali dostali pytanie, czy możesz to cofnąć.
panel-undo-agreed = Zgoda udzielona.
panel-undo-refused = Odmowa przekazana.
panel-offer-withdrawn = Prośba wycofana: pozostali nie muszą już odpowiadać.
panel-remove-asked = Pozostali dostali pytanie, czy usunąć tę osobę z gry.
panel-stand-in-asked = Pozostali dostali pytanie, czy gospoda może grać dalej.
panel-hints-asked = Pozostali dostali pytanie, czy mają być podpowiedzi.
panel-end-asked = Pozostali dostali pytanie, czy zakończyć partię bez wyniku.
panel-end-done = Partia zakończyła się bez wyniku.
panel-draw-asked = Pozostali dostali propozycję remisu.
panel-draw-done = Partia zakończyła się remisem.
panel-pause-asked = Pozostali dostali pytanie, czy zrobić przerwę.
panel-pause-done = Gra jest wstrzymana, zegary stoją.
panel-resumed = Gra toczy się dalej, zegary znów biegną.
panel-stand-in = 🤖 Na twoim miejscu gra { $player } i wie to, co wiadomo z twojego miejsca.
panel-come-back = Witaj z powrotem: miejsce znów należy do ciebie.

offer-undo =
    ↩️ **{ $seat }** chce cofnąć { $told ->
        [no] ruch.
       *[yes] to:{ $what }
    }
    Czy się zgadzasz?
offer-undo-open =
    ↩️ { $you ->
        [asker] Chcesz
       *[nobody] **{ $seat }** chce
    } cofnąć { $told ->
        [no] ruch.
       *[yes] to:{ $what }
    }
    Czekamy na odpowiedź. Jeśli gra potoczy się dalej, prośba przepada.
offer-awaited = -# Brakuje jeszcze odpowiedzi: { $seats }.
offer-next = -# Możesz na to odpowiedzieć, gdy odpowiesz na prośbę powyżej.
offer-undo-more = { $count ->
    [one] … i jeszcze jedną rzecz
    [few] … i jeszcze { $count } rzeczy
   *[many] … i jeszcze { $count } rzeczy
}
offer-remove = 🚪 **{ $seat }** proponuje usunąć z gry: **{ $gone }**; pozostali graliby dalej. Czy się zgadzasz?
offer-remove-open = 🚪 { $you ->
    [asker] Proponujesz usunąć z gry: **{ $gone }**. Czekamy na odpowiedź; jeśli **{ $gone }** zagra dalej, propozycja przepada.
    [gone] **{ $seat }** proponuje usunąć cię z gry. Czekamy na odpowiedź; jeśli zagrasz dalej, propozycja przepada.
   *[nobody] **{ $seat }** proponuje usunąć z gry: **{ $gone }**. Czekamy na odpowiedź; jeśli **{ $gone }** zagra dalej, propozycja przepada.
}
offer-stand-in = 🤖 **{ $seat }** proponuje, żeby gospoda grała dalej za: **{ $gone }** ({ $level }), aż do powrotu. Czy się zgadzasz?
offer-stand-in-open = 🤖 { $you ->
    [asker] Proponujesz, żeby gospoda grała dalej za: **{ $gone }** ({ $level }). Czekamy na odpowiedź; jeśli **{ $gone }** zagra dalej, propozycja przepada.
    [gone] **{ $seat }** proponuje, żeby gospoda grała dalej za ciebie ({ $level }). Czekamy na odpowiedź; jeśli zagrasz dalej, propozycja przepada.
   *[nobody] **{ $seat }** proponuje, żeby gospoda grała dalej za: **{ $gone }** ({ $level }). Czekamy na odpowiedź; jeśli **{ $gone }** zagra dalej, propozycja przepada.
}
offer-substitute = 👥 **{ $seat }** proponuje oddać miejsce: **{ $gone }**. Obejmie je { $newcomer } i zobaczy wszystko, co z niego widać. Czy się zgadzasz? Partia nie będzie się wtedy liczyć w żadnym rankingu.
offer-substitute-open = 👥 { $you ->
    [asker] Proponujesz oddać komuś innemu miejsce: **{ $gone }**
    [gone] **{ $seat }** proponuje oddać komuś innemu twoje miejsce
   *[nobody] **{ $seat }** proponuje oddać komuś innemu miejsce: **{ $gone }**
}{ $accepted ->
    [yes] ; zgoda tej osoby już jest
   *[no] : { $newcomer }
}. Czekamy na odpowiedź; jeśli **{ $gone }** zagra dalej, propozycja przepada.
offer-substitute-you = 👥 **{ $seat }** pyta, czy przejmiesz miejsce: **{ $gone }**. Zobaczysz wtedy wszystko, co z niego widać, i zagrasz dalej. Przyjmujesz?
offer-hints = 💡 **{ $seat }** prosi o podpowiedzi gospody dla wszystkich przy stole. Czy się zgadzasz?
offer-hints-open = 💡 { $you ->
    [asker] Prosisz
   *[nobody] **{ $seat }** prosi
} o podpowiedzi gospody dla wszystkich przy stole; czekamy na odpowiedź.
offer-end = 🛑 **{ $seat }** proponuje zakończyć tę partię bez wyniku: nikomu się nie policzy. Czy się zgadzasz?
offer-end-open = 🛑 { $you ->
    [asker] Proponujesz
   *[nobody] **{ $seat }** proponuje
 } zakończyć tę partię bez wyniku; czekamy na odpowiedź. Jeśli gra potoczy się dalej, propozycja przepada.
offer-draw = 🤝 **{ $seat }** proponuje remis. Czy się zgadzasz?
offer-draw-open = 🤝 { $you ->
    [asker] Proponujesz
   *[nobody] **{ $seat }** proponuje
 } remis; czekamy na odpowiedź. Jeśli gra potoczy się dalej, propozycja przepada.
offer-pause = ⏸️ **{ $seat }** proponuje przerwę: zegary staną, dopóki ktoś nie wznowi gry. Czy się zgadzasz?
offer-pause-open = ⏸️ { $you ->
    [asker] Proponujesz
   *[nobody] **{ $seat }** proponuje
 } przerwę; czekamy na odpowiedź. Jeśli gra potoczy się dalej, propozycja przepada.

## Stół

table-heading-series = { $game } · partia { $number } z { $series }
table-turn = { $count ->
    [0] Nikt nie musi teraz wybierać.
    [one] { $names }, twoja kolej.
    [few] { $names }, wasza kolej.
   *[other] { $names }, wasza kolej.
}
table-turn-voted = Trwa głosowanie: { $seats }.
table-turn-house = { $count ->
    [one] Wybiera { $names }.
    [few] Wybierają { $names }.
   *[other] Wybierają { $names }.
}
end-voted = 🏆 **Zwycięstwo: { $names }**
end-winners = 🏆 { $count ->
    [one] **Zwycięstwo: { $names }**
    [few] **Zwycięstwo: { $names }**
   *[many] **Zwycięstwo: { $names }**
}
series-standing = 🧮 Po partii { $number } z { $series }: { $standing }
series-won = 🧮 Mecz wygrywa { $names }: { $standing }
series-drawn = 🧮 Mecz zakończony remisem: { $standing }
end-day = Rozegrana { $ended }
end-days = Partia trwała od { $began } do { $ended }
end-feat = { $user }: **{ $feat }** – { $about }
phase-lobby = czeka na graczy
phase-playing = w toku
phase-over = zakończona
phase-cancelled = Ten stół zamknięto przed rozpoczęciem gry.
phase-broken = ⚠️ Tej partii nie można od tego miejsca kontynuować: poprawiono zasady albo brakuje części jej zapisu.
ended-agreed = Partia zakończona bez wyniku, za zgodą wszystkich: nikomu się nie liczy.
ended-draw = Partia zakończona remisem, za zgodą wszystkich.
ended-silent = Stół zamknięty bez wyniku: od dawna nic się przy nim nie działo.
ended-deserted = Stół zamknięty bez wyniku: na serwerze nie ma już nikogo, na kogo czekał.
ended-closed = Stół zamknięty bez wyniku przez osoby zarządzające serwerem.
ended-operator = Stół zamknięty bez wyniku przez osobę, która mnie prowadzi.
table-paused = ⏸️ **Przerwa za zgodą wszystkich.** Zegary stoją. Wznowić grę może każda z grających osób; wznawia ją też ruch, który widzą wszyscy.
table-closing = 💤 Od dawna nic się tu nie dzieje. Jeśli nikt się nie ruszy, ten stół zamknie się bez wyniku { $when }.
table-closing-deserted = 💤 Na serwerze nie ma już nikogo, na kogo czeka ten stół. Zamknie się bez wyniku { $when }, chyba że ktoś wróci.

## Uwagi o stole

noted-ended-agreed = 🏁 Partia zakończona bez wyniku, za zgodą wszystkich; prosi o to: { $seat }.
noted-ended-draw = 🏁 Partia zakończona remisem.
noted-ended-silent = 🏁 Stół zamknięty bez wyniku: od dawna nic się nie działo.
noted-ended-deserted = 🏁 Stół zamknięty bez wyniku: na serwerze nie było już nikogo, na kogo czekał.
noted-ended-closed = 🏁 Stół zamknięty bez wyniku przez osoby zarządzające serwerem.
noted-ended-operator = 🏁 Stół zamknięty bez wyniku przez osobę, która mnie prowadzi.
offer-undo-name = { $seat }: prośba o cofnięcie
offer-remove-name = { $seat }: propozycja usunięcia kogoś z gry
offer-stand-in-name = { $seat }: propozycja, żeby gospoda grała dalej,
offer-substitute-name = { $seat }: propozycja oddania miejsca
offer-hints-name = { $seat }: prośba o podpowiedzi
offer-end-name = { $seat }: propozycja zakończenia partii
offer-draw-name = { $seat }: propozycja remisu
offer-pause-name = { $seat }: propozycja przerwy
noted-offer-declined = ✖️ { $request } została odrzucona.
noted-offer-withdrawn = ↪️ { $request } została wycofana.
noted-offer-expired = ⌛ { $request } przepadła, bo w ciągu trzech dni nie wszyscy odpowiedzieli.
noted-offer-went-on = 💨 { $request } przepadła, bo gra potoczyła się dalej.
noted-offer-gone = 💨 { $request } przepadła, bo nie ma już na co się zgadzać.
noted-taken-back = ↩️ { $seat } cofa ruch za zgodą wszystkich.
noted-paused = ⏸️ Wszyscy zgadzają się na przerwę; prosi o nią: { $seat }.
noted-resumed = ⏯️ { $seat } wznawia grę: zegary znów biegną.
noted-taken-out = 🚪 Osoby zarządzające serwerem usuwają z gry: { $about }.
noted-awarded = 🏁 Osoby zarządzające serwerem zamykają stół z wygraną: { $about }.
noted-claimed-win = ⌛ { $about }: czas się skończył. { $seat } żąda zwycięstwa; liczy się to jak poddanie partii.
noted-claimed-out = ⌛ { $about }: czas się skończył; pozostali grają dalej, jak po poddaniu partii.
noted-claimed-house = ⌛ { $about }: czas się skończył; do powrotu gra gospoda.
noted-removed = 🚪 Usunięcie z gry za zgodą wszystkich: { $about }.
noted-moved = 🧳 Osoby zarządzające serwerem przenoszą stół na ten kanał.
noted-played-on = 🪴 Gra toczy się dalej od tego miejsca. Nigdzie się nie liczy.
noted-rescued = 🩹 Osoba, która mnie prowadzi, cofnęła partię do ostatniej pozycji, która była w porządku.

## Przed grą

lobby-heading = ## { $game }
    { $host } zaprasza do stołu.
lobby-joined = 🪑 { $user }
lobby-joined-seat = 🪑 { $user } – wybór: **{ $seat }**
origin = -# 🪴 Dalsza gra { $source } · { $cards } · nigdzie się nie liczy
origin-match = od kroku { $step } zakończonej partii
origin-record = od kroku { $step } wczytanego zapisu
origin-lesson = od pozycji z lekcji
origin-day = od pozycji dnia
origin-drawn = to, co ukryte, rozlosowane na nowo (punkt widzenia: { $seat })
origin-whole = wszystko leży tak, jak leżało
origin-ask = 🪴 To, co było wtedy ukryte, zostanie rozlosowane na nowo, chyba że wszyscy tutaj chcą, żeby było tak, jak było.
origin-wanted = ✅ Za tym, żeby było tak, jak było: { $names }
origin-known = Kto już wie, jak wszystko leżało: { $names }
button-origin-whole = Tak, jak było
lobby-invited = ✉️ Zaproszenia: { $names }
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 gracz
        [few] od 1 do { $most } graczy
       *[other] od 1 do { $most } graczy
    }
    [few] { $most ->
        [2] 2 graczy
        [few] od { $least } do { $most } graczy
       *[other] od { $least } do { $most } graczy
    }
   *[other] od { $least } do { $most } graczy
}
lobby-rulings = Zaznacz opcje, z którymi gracie
lobby-rulings-title = -# Wybrane opcje
lobby-picture = { $game }: tak stół może wyglądać na początku.
differs-from-print = -# Inaczej niż w instrukcji: { $what }
lobby-doubts = -# Część elementów gry odtworzyliśmy sami: zasady mówią, które.
doubts = -# Nie całkiem pewne, bo nie mieliśmy w ręku druku: { $what }
guests-heading = ## ✉️ Goście
    Wybierz, z kim chcesz grać: najwyżej { $most ->
        [one] { $most } osobę
        [few] { $most } osoby
       *[many] { $most } osób
    }. Osoba, którą usuniesz z listy, traci miejsce, a jej miejsce jest wolne dla wszystkich.
guests-menu = Nikt konkretny
guests-called = ✉️ { $names }: { $host } zaprasza do stołu – { $game }, { $place }
house-rules-kept = Zapamiętane. Od teraz każdy stół z tą grą na tym serwerze proponuje te zasady domowe.
presets-menu = Wybierz zasady domowe…
preset-printed = Jak w instrukcji
preset-server = Zasady tego serwera
preset-last = Moje z ostatniej partii
house-rules-heading = ## { $game }: zasady domowe
house-rules-settled = -# Wybiera je przed grą gospodarz stołu, { $host }.
refused-again-none = Nie macie jeszcze na tym serwerze żadnej skończonej wspólnej partii. Otwórz stół poleceniem samej gry.
refused-again-closed = Nie widzisz kanału, na którym odbyła się ta partia, więc nie można otworzyć tam nowego stołu.
refused-again-not-over = Ta partia jeszcze trwa; następną można zacząć po niej.
panel-substitute-asked = Pytam pozostałych i osobę, która ma przejąć miejsce.
substitute-declined = Odmowa przyjęta: miejsce zostaje, jak było.
refused-substitute-stranger = Miejsce może przejąć tylko ktoś z tego serwera; użyj polecenia właśnie tam.
log-handed-on = 👥 { $seat }: { $user } do wiersza { $line }
rematch-opened = Stół do rewanżu jest na { $place }; pozostali są zaproszeni.
lobby-any-seat = Dowolne miejsce
lobby-join-seat-menu = Usiądź: które miejsce wybierasz?
lobby-expected = Masz zaproszenie do stołu na tym kanale: { $place }
lobby-thread-offer = Na tym kanale trwa już inna gra. Czy otworzyć dla twojej osobny wątek?
lobby-thread-name = { $game }: { $host }
lobby-thread-opened = Twój stół jest w wątku { $thread }.
lobby-thread-forbidden = Na tym kanale trwa już inna gra, a wątku dla twojej nie otworzę: nie wolno mi tu { $permissions }. Rozpocznij swoją na innym kanale albo w wątku.
solo-thread = Twój stół jest w wątku { $place }. Widzisz go tylko ty.
solo-private = Nie mogę tu otworzyć dla ciebie wątku, więc gra toczy się w [naszych prywatnych wiadomościach]({ $place }).
solo-closed = Nie mogę tu otworzyć dla ciebie wątku ani napisać do ciebie prywatnie. Do tej gry wrócisz poleceniem `/następny`.
solo-lives-here = ♟️ **{ $game }**: tu toczy się twoja gra z gospodą. Nikt inny jej nie widzi.
solo-one = W naszych prywatnych wiadomościach trwa już gra z gospodą: **{ $game }**. Może być jedna naraz: graj dalej albo poddaj się, aby zacząć inną.
lobby-thread-impossible = Na tym kanale trwa już inna gra. Rozpocznij swoją na innym kanale albo w wątku.

## Tempo i zegary

pace-menu = Tempo
pace-line = Tempo: { $pace }
pace-live = na żywo, 5 minut na turę
    .about = 20 minut zapasu na całą partię
pace-today = na dziś, godzina na turę
    .about = 3 godziny zapasu na całą partię
pace-day = dzień na turę
    .about = 3 dni zapasu na całą partię
pace-days = trzy dni na turę
    .about = 6 dni zapasu na całą partię
pace-week = tydzień na turę
    .about = 2 tygodnie zapasu na całą partię
pace-none = bez pośpiechu
    .about = Bez zegara; miłe przypomnienie po 2, 5 i 12 dniach
clock-turn = ⏳ { $name }: czas na tę turę kończy się { $when }, potem biegnie zapas
clock-reserve = ⏳ { $name }: zapas kończy się { $when }
clock-late = ⌛ { $name }: czas skończył się { $when }
clock-away = 🌙 { $name }: nieobecność do { $when }, zegar stoi
clock-stands = ⏸️ { $name }: zegar stoi
due-turn = ⏳ czas na tę turę kończy się { $when }
due-reserve = ⏳ twój zapas kończy się { $when }
due-late = ⌛ twój czas skończył się { $when }
due-away = 🌙 twój zegar stoi do { $when }
due-stands = ⏸️ twój zegar stoi

clock-heading = ### { $game } · tempo
clock-left = - { $name }: zapas { $left }
time-used = ⏱️ Zużyty czas: { $times }
time-unknown = ⏱️ Zużyty czas: nie wiadomo, bo ta partia zaczęła się, zanim był zapisywany.
length-less = niecała minuta
length-day = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
}
length-hour = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
length-minute = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-rules = **Jak działają zegary**
    Twój zegar rusza, gdy przychodzi twoja kolej. Gdy skończy się czas na turę, biegnie zapas; każda tura na czas trochę go uzupełnia. Gdy wybiera kilka osób naraz, każda ma własny zegar.
    Wybór w ukryciu nie zmienia zegarów; po ruchu, który widzą wszyscy, czas na turę biegnie od początku. Gospoda nie ma zegara, a gdy nie działam ja albo Discord, wszystkie zegary stoją.
    Gdy skończy ci się czas, nic nie dzieje się samo. Pozostali mogą poczekać jeszcze dzień, oddać miejsce gospodzie albo zażądać końca. Żądanie spełnia się po 12 godzinach, chyba że na nie odpowiesz.
    Za zgodą wszystkich można zrobić przerwę, zakończyć partię bez wyniku albo, jeśli pozwalają na to zasady gry, remisem. Grę może wznowić każda z grających osób; wznawia ją też ruch, który widzą wszyscy. Prośba przepada po trzech dniach.
    Stół bez ruchów zamyka się bez wyniku, tydzień po ostrzeżeniu; stół przed grą zamyka się bez ostrzeżenia. Po jakim czasie, ustala serwer; przerwa tego nie odwleka.
overdue-others = ⌛ { $name }: czas się skończył. Co robimy?
overdue-waiting = Ta osoba ma jeszcze jeden dzień.
overdue-claimed = Żądanie zgłoszone. Na odpowiedź jest 12 godzin.
claim-house = ⌛ { $name }: czas się skończył i { $by } prosi, żeby do powrotu grała gospoda. Zacznie { $when }, chyba że { $name } wróci do gry.
claim-win = ⌛ { $name }: czas się skończył i { $by } żąda zwycięstwa. Partia skończy się { $when }, chyba że { $name } wróci do gry.
claim-out = ⌛ { $name }: czas się skończył i { $by } prosi, żeby grać dalej bez tej osoby. Stanie się to { $when }, chyba że { $name } wróci do gry.
claim-house-you = ⌛ Twój czas się skończył i { $by } prosi, żeby do twojego powrotu grała za ciebie gospoda. Zacznie { $when }, chyba że zagrasz dalej.
claim-win-you = ⌛ Twój czas się skończył i { $by } żąda zwycięstwa. Partia skończy się { $when }, chyba że zagrasz dalej.
claim-out-you = ⌛ Twój czas się skończył i { $by } prosi, żeby grać dalej bez ciebie. Stanie się to { $when }, chyba że zagrasz dalej.
claim-house-own = ⌛ { $name }: czas się skończył i prosisz, żeby do powrotu grała gospoda. Zacznie { $when }, chyba że { $name } wróci do gry.
claim-win-own = ⌛ { $name }: czas się skończył i żądasz zwycięstwa. Partia skończy się { $when }, chyba że { $name } wróci do gry.
claim-out-own = ⌛ { $name }: czas się skończył i prosisz, żeby grać dalej bez tej osoby. Stanie się to { $when }, chyba że { $name } wróci do gry.
claim-answered = Dobrze, że jesteś. Na ten wybór masz 12 godzin.
nudged = Przypomnienie jest w drodze.

## Przyciski

button-agree = Zgadzam się
button-withdraw = Wycofuję prośbę
button-back = Wstecz
button-begin = Zaczynamy
button-cancel = Zamknij
button-cancel-erase = Zachowaj wszystko
button-join = Dołącz
button-join-seat = Miejsce: { $seat }
button-leave = Odejdź
button-log = Przebieg
button-more = Więcej
button-newer = Nowsze
button-next = Następne
button-next-table = Następny stół: { $game }
button-open = Otwórz stół tutaj
button-older = Starsze
button-play-on = Gram dalej
button-previous = Poprzednie
button-refresh = Odśwież
button-refuse = Odmawiam
button-resign-now = Tak, poddaję się
button-rules = Zasady
button-house-rules = Zasady domowe
button-no-hurry = Bez pośpiechu
button-seat = Twoje miejsce
button-keep-rules = Zapamiętaj dla serwera
button-overdue = Czas się skończył
button-overdue-wait = Jeszcze dzień
button-overdue-house = Niech gra gospoda
button-overdue-win = Żądam zwycięstwa
button-overdue-out = Gramy bez tej osoby
button-go-on = Gram dalej
button-nudge = Przypomnij: { $seat }
button-text = Plansza słowami
button-thread = Otwórz wątek
button-to-seat = Do twojego miejsca
button-what = Co to jest?
button-arrangement-lay = Moje ustawienie
button-arrangement-good = Ustaw figury dobrze
button-arrangement-keep = Zapamiętaj to ustawienie
button-why = Dlaczego nie…?

## Więcej

more-heading = ### { $game }
pictures-heading = ### { $game } · { $picture }
pictures-choose = Obrazy…
resign-sure = **Poddać tę partię?** Tego nie da się cofnąć.
resigned = Partia została poddana.
end-sure = **Zakończyć tę partię bez wyniku?** Nikomu się nie policzy i nie da się tego cofnąć.
log-heading = ### { $game } · przebieg, strona { $page } z { $pages }
log-empty = Nic się jeszcze nie wydarzyło.
rules-heading = ### { $game } · { $chapter }
rules-chapters = Rozdziały
rules-found = ### { $game } · zasady: „{ $about }”
    { $count ->
        [0] Dosłownie nic tam o tym nie ma. Oto rozdziały:
        [one] Jedno miejsce.
        [few] { $count } miejsca.
       *[many] { $count } miejsc.
    }
rules-places = Miejsca
rules-places-count = { $count ->
    [0] nic o tym
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
rules-which-game = Nie ma tu stołu. W zasadach której gry szukać „{ $about }”?
rules-which-game-menu = Która gra?
what-heading = ### { $game } · { $topic }
what-things = Cała reszta po nazwie
refused-thing-unknown = W grze { $game } nie ma niczego, co nazywa się „{ $name }”.
what-rules = **Co mówią zasady:**
menu-ends-game = { $count ->
    [0] Kończy grę: nikt nie wygrywa
    [one] Kończy grę. Wygrywa: { $winners }
    [few] Kończy grę. Wygrywają: { $winners }
    [many] Kończy grę. Wygrywają: { $winners }
   *[other] Kończy grę. Wygrywają: { $winners }
}
why-heading = ### { $game } · Dlaczego nie?
why-nothing = Wszystko, co przychodzi tu na myśl, jest dozwolone.
why-which = Co chcesz zrobić?
why-offered = To możesz teraz zrobić: nic nie stoi na przeszkodzie.
glossary-sign = Znaki
rules-house = Zasady domowe
rules-house-line = - **{ $option }**: *{ $value }*. { $detail }
rules-more-chapters = Dalsze rozdziały
record-here = Zapis gry: wszystko, co się wydarzyło, także to, co było ukryte.
replay-here = Partia jeszcze raz, tak jak widać ją było z twojego miejsca.
replay-empty = Nie ma jeszcze czego pokazać.

## Powiadomienia

notice-turn = 🔔 Twoja kolej w grze { $game } ({ $place }).
notice-next = 🔜 Zaczęła się tura przed twoją: { $game } ({ $place }).
notice-claimed = ⌛ { $game } ({ $place }): twój czas się skończył. { $claim ->
    [win] { $by } żąda zwycięstwa: partia skończy się { $when }, chyba że zagrasz dalej.
    [house] { $by } prosi, żeby grała za ciebie gospoda: zacznie { $when }, chyba że zagrasz dalej.
    [out] { $by } prosi, żeby grać dalej bez ciebie: stanie się to { $when }, chyba że zagrasz dalej.
   *[none] Graj dalej, bo inni mogą zażądać końca.
}
notice-overdue = ⌛ { $game }: komuś skończył się czas ({ $place }).
notice-offer = 🔔 W grze { $game } ktoś o coś cię prosi ({ $place }).
notice-over = 🏁 { $game }: partia się zakończyła ({ $place }).
notice-handed = 👥 { $game } ({ $place }): miejsce jest teraz twoje.
notice-handed-on = 👥 { $game } ({ $place }): twoje miejsce ma teraz ktoś inny. Dziękuję za grę.
notice-locked = ⚠️ Wątek, w którym toczy się twoja gra { $game }, jest zablokowany, więc nie mogę jej tam dalej pokazywać. Nic nie przepadło: graj dalej tutaj poleceniem `/miejsce` i poproś o odblokowanie wątku kogoś, kto zarządza wątkami.
notice-lost = ⚠️ Nie mogę już pisać na kanale, na którym toczy się twoja gra { $game }. Nic nie przepadło: graj dalej tutaj poleceniem `/miejsce` i poproś osoby zarządzające serwerem, żeby mnie znów wpuściły.
past = **{ $game }** ({ $place }): { $what }
past-moved = Twój ruch jest wykonany.
past-turn = To pytanie nie jest już aktualne.
past-elsewhere = Twoja gra toczy się dalej w innej wiadomości.
past-answered = Twoja odpowiedź na prośbę jest zapisana.
past-request = Ta prośba nie jest już aktualna.
past-claim = Sprawa przekroczonego czasu jest już załatwiona.
past-seat = Twoje miejsce przy tym stole ma już ktoś inny.
past-follow = Nie śledzisz już tego stołu.
past-follow-end = O tym stole dowiesz się znowu, gdy partia się skończy.

## Ranking, gry, ustawienia, prywatność

archive-for-players = Na tym serwerze zakończoną partię mogą oglądać tylko osoby, które w nią grały.
share-by = 📢 { $user } pokazuje partię
share-game = ### { $game }
    { $people }
    -# Grano tu: { $place }
share-elsewhere = Partię można pokazać na serwerze, na którym się odbyła.
share-hidden = Ta partia odbyła się na kanale, którego nie wszyscy tutaj widzą.
share-while-playing = Partię można pokazać, gdy się skończy.
share-nothing-moves = W tej grze nic się nie rusza: pokaż jej obraz.
open-seated = Masz miejsce: { $place }
call-role-gone = Roli, którą ten serwer wzywa, już nie ma; inną wybiera się w `/serwer ustawienia`.
call-role-everyone = Całego serwera nie wzywam; inną rolę wybiera się w `/serwer ustawienia`.
call-role-silent = Nikt z rolą { $role } nie dostałby powiadomienia. W *Ustawienia serwera → Role* trzeba włączyć *Zezwól wszystkim na @wzmiankowanie tej roli* albo dać mi uprawnienie *Wzmianka @everyone, @here i wszystkie role*.
rating = **{ $rating }** ±{ $deviation }
turns-heading = ## ⏳ { $count ->
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
turns-none = Żaden stół teraz na ciebie nie czeka.
turns-more = -# { $count ->
    [one] i jeszcze { $count }
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}
turn-mine = 🔔 **{ $game }**, przy stole: { $names } – twoja kolej ({ $since }) · { $place }
turn-theirs = { $game }, przy stole: { $names } – czekamy na: { $choosing } ({ $since }) · { $place }
turn-other = { $game }: { $phase } · { $place }
settings-saved = Zapisano.
settings-not-allowed = Do tego potrzebne jest uprawnienie do zarządzania serwerem.
server-erased = Gotowe. Nic już o tym serwerze nie wiem. Następny stół zaczyna wszystko od początku.

## Osoby zarządzające serwerem

refused-not-keeper = To jest dla osób, które zarządzają serwerem albo mają rolę podaną w `/serwer ustawienia`.
settings-automatic = automatycznie
settings-on = tak
settings-off = nie
language-en = English
language-pl = Polski
privacy-kept = Niczego nie usunięto.

## Co jest przechowywane i na jakich warunkach

policy-operator = osoba, która go prowadzi; nie podała tu swojej nazwy
policy-contact = Zapytaj osoby zarządzające serwerem, na którym mnie spotykasz: wiedzą, kto mnie tam zaprosił.
policy-privacy-heading = ## 🔏 Prywatność
    Za tego bota odpowiada: { $operator }.
policy-privacy-people = ### Co jest przechowywane o tobie
    - Twój numer na Discordzie przy stołach, które otwierasz, przy których grasz, do których masz zaproszenie albo które obserwujesz
    - Twoje ruchy przy stole, z ich czasem
    - Osobno dla każdego serwera: wyniki, ranking, wyczyny, turnieje, typy, odpowiedzi na pozycje dnia oraz zarządzanie serwerem
    - Ustawienia: język, powiadomienia, cisza, nieobecność i osoby, z którymi nie chcesz grać
    - Do gier: rozstawienia, postępy w lekcjach, domysły, notatki, odpowiedzi z góry, próby ruchów, zgłoszenia
    - Gry z gospodą w prywatnych wiadomościach, które widzisz tylko ty
policy-privacy-server = ### Co jest przechowywane o serwerze
    Jego numer, ustawienia, zasady domowe i pliki komponentów, kanały i wiadomości ze stołami oraz to, kto co zmienił. Także nazwy turniejów i podane w nich powody.
policy-privacy-not = ### Co nie jest przechowywane
    Twoje wiadomości: nie mogę ich czytać. Widzę polecenia skierowane do mnie, naciśnięcia moich przycisków oraz to, co ktoś dla mnie wpisze albo prześle. O twoją nazwę pytam Discorda, gdy ma się pojawić na obrazku albo w zapisie gry, i nie trafia ona do bazy danych.
policy-privacy-why = ### Po co
    Żeby można było grać, wrócić do gry po tygodniach i obejrzeć ją później. Nic nie jest sprzedawane, nic nie służy reklamie ani uczeniu modeli.
policy-privacy-where = ### Gdzie i kto to widzi
    W bazie danych osoby, która odpowiada za tego bota, w kopiach tej bazy i w dzienniku bota. W dzienniku są numery i czasy: nic z tego, co w grze ukryte, i nic, co ktoś napisał. To, w co gra serwer, widać na tym serwerze, a rzeczy ukryte widzą tylko osoby, do których należą. Twoje zgłoszenie, że coś się nie zgadza, czyta osoba odpowiedzialna za bota, razem z zapisem gry do tej chwili. Po zakończeniu gry mogą je przeczytać także osoby, które w niej grały. Wiadomości przenosi Discord na własnych warunkach.
policy-privacy-long = ### Jak długo
    - Dane o tobie: dopóki ich nie usuniesz poleceniem `/prywatność`. W zakończonych grach zostaje wtedy gracz bez imienia.
    - Dane serwera: dopóki nie usuną ich w `/serwer ustawienia` osoby, które nim zarządzają, albo dopóki od mojego odejścia z serwera nie { $days ->
        [one] minie jeden dzień
        [few] miną { $days } dni
       *[many] minie { $days } dni
    }. Liczą się tylko dni, w które działam.
    - Wiadomości jeszcze niedostarczone i to, na które naciśnięcia przycisków jest już odpowiedź: tydzień
    - Przeglądarki, w których masz otwartą planszę: 12 godzin
    - Kopie bazy danych, jeśli je robię: najwyżej rok
policy-privacy-rights = ### Co możesz zrobić
    `/prywatność` daje ci plik ze wszystkim, co jest o tobie przechowywane, i to usuwa; `/ustawienia` to zmieniają. Możesz też złożyć skargę do urzędu, który u ciebie czuwa nad ochroną danych.
policy-privacy-contact = ### Kogo pytać
    { $contact }
policy-terms-heading = ## 🧾 Warunki korzystania
    Za tego bota odpowiada: { $operator }.
policy-terms-what = ### Co to jest
    Gospoda, w której gra się na Discordzie w gry planszowe: bezpłatnie i dzięki fanom. Nie jest powiązana z Middle-earth Enterprises, Tolkien Estate, Discordem ani wydawcami gier i nie ma ich poparcia ani licencji.
policy-terms-who = ### Kto może korzystać
    Każda osoba, której wolno korzystać z Discorda. Obowiązują tu także warunki Discorda i regulamin twojego serwera.
policy-terms-conduct = ### O co prosimy
    Graj uczciwie i życzliwie. Nie graj z kilku kont przeciwko sobie dla rankingu. Nie zasypuj bota prośbami i nie próbuj podejrzeć tego, co gra przed tobą ukrywa. Osoby zarządzające serwerem mogą zamykać jego stoły, usuwać z gry i zabraniać otwierania nowych stołów.
policy-terms-texts = ### To, co piszesz
    Nazwy turniejów, powody i pliki komponentów widzą inne osoby na twoim serwerze. Odpowiadasz za ich treść. Bot czyści je z tego, co mogłoby wprowadzać w błąd albo przeszkadzać; nie umieszczaj w nich tego, co należy do kogoś innego.
policy-terms-warranty = ### Bez obietnic
    Robimy wiele, żeby żaden ruch nie przepadł, ale bot jest taki, jaki jest: może nie działać, mylić się albo kiedyś zniknąć. W granicach prawa nikt nie odpowiada za skutki. Zachowaj kopię tego, na czym ci zależy: `/prywatność`, `/stół co:Zapis gry`.
policy-terms-end = ### Kiedy to się kończy
    W każdej chwili możesz przestać grać, a serwer w każdej chwili może usunąć bota. Osoba, która go prowadzi, może wykluczyć osoby i serwery łamiące te warunki. Gdy warunki się zmienią, znajdziesz je tutaj w nowym brzmieniu.
policy-terms-contact = ### Kogo pytać
    { $contact }
person-nobody = ktoś, kto odszedł
crowd = głosujący
seats-voted = { $seats } 🗳️ na głosy

## Powitanie

game-facts = -# { $players } · { $length } · { $weight }
game-weight-light = łatwa do nauczenia
game-weight-medium = trochę zasad do poznania
game-weight-heavy = dużo zasad do poznania

## Pliki z poprawkami

components-heading = ### { $game } · { $what }
components-source-proposed = **Twój plik pasuje.** Obejrzyj go: jeszcze nic się nie zmieniło. Będą według niego grać stoły otwarte później; te, które są otwarte, zostaną przy swoim.
components-source-guild = Stoły otwierane na tym serwerze grają według pliku tego serwera.
components-source-house = Stoły otwierane na tym serwerze grają według pliku osoby, która mnie prowadzi.
components-source-printed = Stoły otwierane na tym serwerze grają tym, co jest w grze. Aby to poprawić, pobierz plik, zmień go i wyślij tutaj.
components-source-outdated = Plik tego serwera powstał dla wcześniejszej wersji i już nie pasuje, więc stoły otwierane tutaj grają bez niego. Aby to poprawić, pobierz ten plik, zmień go i wyślij tutaj.
components-outdated = Plik tego serwera do gry „{ $game }” powstał dla wcześniejszej wersji i już nie pasuje: ten stół gra bez niego. Osoba zarządzająca serwerem może wysłać nowy: *Zasady domowe*, potem *Plik komponentów*.
components-taken = ✅ Stoły otwierane od tej chwili grają według twojego pliku. Te, które były otwarte, zostają przy swoim.
components-reset = ✅ Stoły otwierane od tej chwili grają bez pliku tego serwera.
components-dropped = Nic się nie zmieniło.
components-here = To, czym grają stoły otwierane tutaj. Popraw to i naciśnij *Wyślij plik*.
components-file = Twój plik
components-file-about = Plik JSON, najwyżej 64 kB. Najpierw go sprawdzę; bez twojej zgody nic się nie zmieni.
components-wrong = **Tego pliku nie można użyć. Nic się nie zmieniło.**
components-no-json = Wyślij plik JSON: jego nazwa kończy się na „.json”.
upload-too-large = Plik ma { $size } kB; mogę odczytać najwyżej { $most } kB.
upload-unreadable = Discord nie daje mi teraz tego pliku; wyślij go jeszcze raz.
upload-no-text = Ten plik nie jest tekstem w UTF-8.
refused-one-at-a-time = Wciąż pracuję nad twoją poprzednią prośbą; poproś jeszcze raz, gdy skończę.
refused-much-asked = Wiele osób prosi teraz o rzeczy, które długo trwają; poproś jeszcze raz za kilka minut.
button-components = Plik komponentów
button-components-upload = Wyślij plik
button-components-words = Słowami
button-components-pictures = Na obrazach
button-components-file = Pobierz plik
button-components-drop = Anuluj

## Odmowy i błędy

refused-otherwise = To nie jest teraz możliwe.
refused-nearest = { $why } Najbliższe temu: { $actions }.
refused-for-instance = { $why } Możliwe teraz, na przykład: { $actions }.
refused-permissions = Na { $place } nie mogę prowadzić stołu: nie wolno mi tam { $permissions }. Zmieni to w ustawieniach kanału ktoś, kto zarządza serwerem.
refused-thread-locked = Wątek { $place } jest zablokowany, więc nie można tam prowadzić stołu. Odblokuje go ktoś, kto zarządza wątkami.
thread-archived = Ten wątek jest zarchiwizowany, więc nie mogę w nim pokazać nic nowego; nic nie przepadło. Wystarczy coś w nim napisać, a znów ożyje.
thread-locked = Ten wątek jest zablokowany, więc nie mogę w nim pokazać nic nowego; nic nie przepadło. Graj dalej poleceniem `/miejsce` albo poproś o odblokowanie wątku kogoś, kto zarządza wątkami.
permission-connect = łączyć się z kanałem głosowym, bez czego nie widzę jego czatu (Połączenie)
permission-view_channel = widzieć kanału (Wyświetlanie kanału)
permission-embed_links = pokazywać całych wiadomości (Wyświetlanie podglądu linku)
permission-attach_files = dołączać obrazków (Załączanie plików)
permission-read_message_history = czytać tego, co napisano (Czytanie historii wiadomości)
permission-send_messages = pisać (Wysyłanie wiadomości)
permission-send_messages_in_threads = pisać w wątkach (Wysyłanie wiadomości w wątkach)
permission-create_private_threads = tworzyć prywatne wątki (Tworzenie prywatnych wątków)
permission-create_public_threads = tworzyć wątki (Tworzenie publicznych wątków)
refused-old-button = Ten przycisk pochodzi ze starszej wersji bota. Otwórz swoje miejsce na nowo poleceniem `/miejsce`, a stół poleceniem `/pokaż`.
refused-offer-which = Na twoją odpowiedź czeka więcej niż jedna prośba: wybierz przy swoim miejscu, `/miejsce`.
refused-sight-unknown = Discord w tej chwili nie odpowiada, więc nie wiem, co możesz tu zobaczyć. Spróbuj ponownie za chwilę.
form-too-late = Otwarcie formularza trwało za długo. Naciśnij jeszcze raz.
refused-forged = Nie rozumiem tego przycisku. Otwórz swoje miejsce na nowo poleceniem `/miejsce`.
refused-only-in-discord = To robi się na Discordzie, przy samym stole.
activity-over = Czas tej planszy minął. Zamknij ją i otwórz ponownie przy swoim miejscu.
touch-link-over = Ten link został już użyty albo minęły jego dwie minuty. Naciśnij *Otwórz planszę* na swoim miejscu, a dostaniesz nowy.
touch-not-open = W tej przeglądarce twoja plansza nie jest otwarta. Naciśnij *Otwórz planszę* na swoim miejscu na Discordzie, a dostaniesz nowy link.
touch-too-fast = To było bardzo szybko. Poczekaj chwilę.
touch-nothing-here = Tu już niczego nie ma. Odśwież stronę.
refused-replay-while-playing = Powtórka będzie dostępna po zakończeniu gry; dotychczasowy przebieg pokaże `/stół co:Krok po kroku`.
refused-no-table-here = Na tym kanale nie ma stołu. Otworzysz go poleceniem `/graj`.
refused-ambiguous = To może oznaczać więcej niż jedną rzecz: { $names }. Wpisz trochę więcej.
refused-which-match = Wskaż, o którą z twoich partii chodzi, opcją „{ $option }”.
refused-no-match = Nie grasz teraz przy żadnym stole.
refused-self = Nie możesz grać przeciwko sobie.
refused-bot = Boty nie siadają do stołu.
error-unexpected = Przepraszam, coś poszło nie tak po mojej stronie. Nic z tego, co już zostało potwierdzone, nie przepadło. Jeśli to się powtórzy, podaj osobom, które mnie prowadzą, ten numer: `{ $reference }`.

## Polecenia: nazwy się wpisuje, więc małymi literami i bez odstępów

answer-agree = Zgadzam się
answer-decline = Odmawiam
answer-withdraw = Wycofuję swoją prośbę
command-match-option = partia
    .description = Która z twoich partii, jeśli masz ich kilka
match-finished = zakończona
command-start = nowa
    .description = { $game }: otwórz tu stół dla siebie i zaproszonych
    .opponent = przeciwnik
    .second = drugi
    .third = trzeci
    .opponent-description = Kogo zapraszasz
    .second-description = Drugi gość
    .third-description = Trzeci gość
    .seat = miejsce
    .seat-description = Miejsce, które chcesz zająć
command-rules = zasady
    .description = Przeczytaj zasady gry albo znajdź, co mówią o numerze lub słowie
    .search = szukaj
    .search-description = Numer zasady, na przykład 6.10, albo słowo
    .game = gra
    .game-description = Zasady której gry, jeśli nie ma tu stołu

## Gracze gospody

computer-11 = Stokrotka, pomoc kuchenna ({ $level })
    .short = Stokrotka
computer-12 = Kuba, chłopak stajenny ({ $level })
    .short = Kuba
computer-13 = Nela, gęsiarka ({ $level })
    .short = Nela
computer-21 = Margiel, woźnica ({ $level })
    .short = Margiel
computer-22 = Bronka, piwowarka ({ $level })
    .short = Bronka
computer-23 = Olgierd, kucharz ({ $level })
    .short = Olgierd
computer-31 = Stara Sójka, bajarka ({ $level })
    .short = Stara Sójka
computer-32 = Krukosz, nocny stróż ({ $level })
    .short = Krukosz
computer-33 = Matylda, matka gospody ({ $level })
    .short = Matylda
level-newcomer = poziom początkujący
    .about = Gra rozsądnie i popełnia błędy początkujących
level-regular = poziom bywalca
    .about = Zna grę; odpowiada w sekundę
level-master = poziom mistrzowski
    .about = Myśli kilka sekund i rzadko się myli
lobby-computer = Niech gospoda zajmie miejsce…
lobby-computer-leave = Usuń ostatniego gracza gospody
stand-in-at = { $user } (gra { $player })
button-come-back = Wracam na miejsce
button-stand-in = Niech gospoda gra za mnie
button-end-now = Tak, kończę
button-hint = Podpowiedź
hint-heading = 💡 **Co na twoim miejscu zrobiłaby gospoda**
hint-line = - { $action } · szansa na wygraną około { $chance }%
hint-why = -# Przewaga nad następną możliwością: { $reason }
hint-sure = - { $action } · bez zastanowienia
hint-foot = -# { $count ->
    [0] Z tego, co wie twoje miejsce.
    [one] Oszacowanie z tego, co wie twoje miejsce: średnia z { $count } partii rozegranej w myślach.
    [few] Oszacowanie z tego, co wie twoje miejsce: średnia z { $count } partii rozegranych w myślach.
    [many] Oszacowanie z tego, co wie twoje miejsce: średnia z { $count } partii rozegranych w myślach.
   *[other] Oszacowanie z tego, co wie twoje miejsce: średnia z { $count } partii rozegranych w myślach.
 }
hint-reckoned = -# { $count ->
    [1] Wiadomo, jak się wtedy kończy twoja tura; ile to jest warte, gospoda szacuje.
   *[other] Policzone dla wszystkich zakończeń twojej tury ({ $count }); ile każde jest warte, gospoda szacuje.
 }
command-solo = solo
    .description = { $game }: zagraj przeciw gospodzie, prosto do pierwszego ruchu
    .level = poziom
    .level-description = Jak mocno gra gospoda; bez tego: poziom bywalca
    .seat = miejsce
    .seat-description = Gdzie chcesz usiąść

next-step-game = **Co dalej?** Zagraj z gospodą albo zaproś kogoś do stołu.
next-step-win = **Pierwsza wygrana!** Od teraz gospoda gra z tobą w tę grę lepiej. Jeszcze raz z nią, czy z kimś znajomym?
introduction = 🎓 { $text }
button-enough-explained = Dość objaśnień

## Co można zrobić przy stole: na przyciskach i dla wpisujących

action-undo-ask = Cofnij za zgodą
action-undo = Cofnij
action-hints = Podpowiedzi dla wszystkich
action-end = Zakończ bez wyniku
action-draw = Remis
action-pause = Przerwa
action-resume = Wznów grę
action-resign = Poddaj się
action-pace = Tempo
action-record = Zapis gry
action-replay = Powtórka
action-rematch = Rewanż
action-invite = Zaproś
action-remove = Usuń gracza
action-substitute = Zastępstwo
action-house = Niech gospoda zagra
action-share = Pokaż wszystkim

more-lobby = Jego wiadomość: { $place }
share-which = Pokaż tę partię wszystkim na tym kanale: w jakiej formie?
person-menu = Kto?
person-house = Za kogo ma zagrać gospoda, aż ta osoba wróci? Pozostali przy stole zostaną zapytani.
    -# Jak mocno gra:
person-remove = Kto odszedł i ma opuścić grę? Pozostali przy stole zostaną zapytani.
person-substitute = Kto ma przejąć miejsce? Ta osoba i pozostali przy stole zostaną zapytani.
refused-nobody-there = Nikt przy tym stole nie wchodzi w grę.
command-moved = `{ $old }` ma nową nazwę: { $now }. Discord może jeszcze przez godzinę pokazywać starą.
command-changed = To polecenie się zmieniło, a Discord pokazuje ci je jeszcze po staremu. Wpisz je ponownie za chwilę albo zajrzyj do `/pomoc`.
refused-no-table-shown = Ta wiadomość nie pokazuje żadnego z moich stołów. Wybierz wiadomość ze stołem albo z końcem partii.
