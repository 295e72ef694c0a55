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
panel-stand-in = 🪑 Na twoim miejscu gra { $player } i wie to, co wiadomo z twojego miejsca.
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
offer-stand-in = 🪑 **{ $seat }** proponuje, żeby gospoda grała dalej za: **{ $gone }** ({ $level }), aż do powrotu. Czy się zgadzasz?
offer-stand-in-open = 🪑 { $you ->
    [asker] Proponujesz, żeby gospoda grała dalej za: **{ $gone }** ({ $level }). Czekamy na odpowiedź; jeśli **{ $gone }** zagra dalej, propozycja przepada.
    [gone] **{ $seat }** proponuje, żeby gospoda grała dalej za ciebie ({ $level }). Czekamy na odpowiedź; jeśli zagrasz dalej, propozycja przepada.
   *[nobody] **{ $seat }** proponuje, żeby gospoda grała dalej za: **{ $gone }** ({ $level }). Czekamy na odpowiedź; jeśli **{ $gone }** zagra dalej, propozycja przepada.
}
offer-substitute = 🔁 **{ $seat }** proponuje oddać miejsce: **{ $gone }**. Obejmie je { $newcomer } i zobaczy wszystko, co z niego widać. Czy się zgadzasz? Partia nie będzie się wtedy liczyć w żadnym rankingu.
offer-substitute-open = 🔁 { $you ->
    [asker] Proponujesz oddać komuś innemu miejsce: **{ $gone }**
    [gone] **{ $seat }** proponuje oddać komuś innemu twoje miejsce
   *[nobody] **{ $seat }** proponuje oddać komuś innemu miejsce: **{ $gone }**
}{ $accepted ->
    [yes] ; zgoda tej osoby już jest
   *[no] : { $newcomer }
}. Czekamy na odpowiedź; jeśli **{ $gone }** zagra dalej, propozycja przepada.
offer-substitute-you = 🔁 **{ $seat }** pyta, czy przejmiesz miejsce: **{ $gone }**. Zobaczysz wtedy wszystko, co z niego widać, i zagrasz dalej. Przyjmujesz?
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
table-turn-house = { $count ->
    [one] Wybiera { $names }.
    [few] Wybierają { $names }.
   *[other] Wybierają { $names }.
}
end-winners = 🏆 { $count ->
    [one] **Zwycięstwo: { $names }**
    [few] **Zwycięstwo: { $names }**
   *[many] **Zwycięstwo: { $names }**
}
series-standing = 🎯 Po partii { $number } z { $series }: { $standing }
series-won = 🎯 Mecz wygrywa { $names }: { $standing }
series-drawn = 🎯 Mecz zakończony remisem: { $standing }
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
noted-paused = ⏸️ Wszyscy zgadzają się na przerwę; prosi o nią: { $seat }.
noted-resumed = ▶️ { $seat } wznawia grę: zegary znów biegną.
noted-taken-out = 🚪 Osoby zarządzające serwerem usuwają z gry: { $about }.
noted-awarded = 🏁 Osoby zarządzające serwerem zamykają stół z wygraną: { $about }.
noted-claimed-win = ⌛ { $about }: czas się skończył. { $seat } żąda zwycięstwa; liczy się to jak poddanie partii.
noted-claimed-out = ⌛ { $about }: czas się skończył; pozostali grają dalej, jak po poddaniu partii.
noted-moved = 🧳 Osoby zarządzające serwerem przenoszą stół na ten kanał.
noted-rescued = 🛠️ Osoba, która mnie prowadzi, cofnęła partię do ostatniej pozycji, która była w porządku.

## Przed grą

lobby-heading = ## { $game }
    { $host } zaprasza do stołu.
lobby-joined = 🪑 { $user }
lobby-joined-seat = 🪑 { $user } – wybór: **{ $seat }**
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
lobby-as-printed = Jak w instrukcji
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
follow-turns = 👀 { $game } ({ $place }): daję znać o każdej turze i o końcu jedną prywatną wiadomością. Zmieniam jej treść, a na nowo wysyłam ją najwyżej raz na godzinę i na koniec. W twoich godzinach ciszy poczeka.
follow-end = 👀 { $game } ({ $place }): dam znać, gdy partia się skończy.
follow-nothing = 🔕 { $game } ({ $place }): o niczym nie daję znać.
follow-dm-closed = ⚠️ Ostatnio nie udało mi się do ciebie napisać. Zezwól na prywatne wiadomości z tego serwera, a potem włącz powiadomienia w `/ustawienia moje`.
follow-choice-turns = każda tura
follow-choice-end = tylko koniec
follow-choice-nothing = już nic
followed-heading = 👀 { $game } · { $place }
followed-turn = Wybiera: { $names }
panel-substitute-asked = Pytam pozostałych i osobę, która ma przejąć miejsce.
substitute-declined = Odmowa przyjęta: miejsce zostaje, jak było.
refused-substitute-stranger = Miejsce może przejąć tylko ktoś z tego serwera; użyj polecenia właśnie tam.
log-handed-on = 🔁 { $seat }: { $user } do wiersza { $line }
rematch-opened = Stół do kolejnej partii jest na { $place }; pozostali są zaproszeni.
lobby-any-seat = Dowolne miejsce
lobby-join-seat-menu = Usiądź: które miejsce wybierasz?
lobby-expected = Masz zaproszenie do stołu na tym kanale: { $place }
lobby-thread-offer = Na tym kanale trwa już inna gra. Czy otworzyć dla twojej osobny wątek?
lobby-thread-name = { $game }: { $host }
lobby-thread-opened = Twój stół jest w wątku { $thread }.
lobby-thread-forbidden = Na tym kanale trwa już inna gra, a wątku dla twojej nie otworzę: nie wolno mi tu { $permissions }. Rozpocznij swoją na innym kanale albo w wątku.
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
clock-reserve = ⌛ { $name }: zapas kończy się { $when }
clock-late = ⌛ { $name }: czas skończył się { $when }
clock-away = 🌙 { $name }: nieobecność do { $when }, zegar stoi
clock-stands = ⏸️ { $name }: zegar stoi
due-turn = ⏳ czas na tę turę kończy się { $when }
due-reserve = ⌛ twój zapas kończy się { $when }
due-late = ⌛ twój czas skończył się { $when }
due-away = 🌙 twój zegar stoi do { $when }
due-stands = ⏸️ twój zegar stoi

clock-heading = ### { $game } · tempo
clock-left = - { $name }: zapas { $left }
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
claim-win = ⌛ { $name }: czas się skończył i { $by } żąda zwycięstwa. Gra skończy się { $when }, chyba że { $name } wróci do gry.
claim-out = ⌛ { $name }: czas się skończył i { $by } prosi, żeby grać dalej bez tej osoby. Stanie się to { $when }, chyba że { $name } wróci do gry.
claim-house-you = ⌛ Twój czas się skończył i { $by } prosi, żeby do twojego powrotu grała za ciebie gospoda. Zacznie { $when }, chyba że zagrasz dalej.
claim-win-you = ⌛ Twój czas się skończył i { $by } żąda zwycięstwa. Gra skończy się { $when }, chyba że zagrasz dalej.
claim-out-you = ⌛ Twój czas się skończył i { $by } prosi, żeby grać dalej bez ciebie. Stanie się to { $when }, chyba że zagrasz dalej.
claim-house-own = ⌛ { $name }: czas się skończył i prosisz, żeby do powrotu grała gospoda. Zacznie { $when }, chyba że { $name } wróci do gry.
claim-win-own = ⌛ { $name }: czas się skończył i żądasz zwycięstwa. Gra skończy się { $when }, chyba że { $name } wróci do gry.
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
button-erase = Usuń moje dane
button-server-erase = Usuń dane serwera
button-server-export = Najpierw pobierz kopię
button-policy-privacy = Prywatność
button-policy-terms = Warunki korzystania
button-join = Dołącz
button-join-seat = Miejsce: { $seat }
button-leave = Odejdź
button-log = Przebieg
button-more = Więcej
button-newer = Nowsze
button-next = Następne
button-next-table = Następny stół: { $game }
button-open = Otwórz stół tutaj
button-all-games = Wszystkie gry
button-older = Starsze
button-play-on = Gram dalej
button-previous = Poprzednie
button-record = Zapis gry
button-refresh = Odśwież
button-refuse = Odmawiam
button-replay = Powtórka
button-resign = Poddaj się
button-resign-now = Tak, poddaję się
button-rules = Zasady
button-follow = Śledź
button-follow-turns = Każda tura
button-follow-end = Tylko koniec
button-follow-nothing = Nie dawaj znać
button-rematch = Rewanż
button-house-rules = Zasady domowe
button-no-hurry = Bez pośpiechu
button-seat = Twoje miejsce
button-guests = Goście
button-keep-rules = Zapamiętaj dla serwera
button-step = Krok po kroku
button-step-first = Początek
button-step-back = Wstecz
button-step-on = Dalej
button-step-last = Koniec
button-clocks = Tempo
button-overdue = Czas się skończył
button-overdue-wait = Jeszcze dzień
button-overdue-house = Niech gra gospoda
button-overdue-win = Żądam zwycięstwa
button-overdue-out = Gramy bez tej osoby
button-go-on = Gram dalej
button-nudge = Przypomnij: { $seat }
button-keeping = Zarządzaj
button-keeping-close = Zamknij ten stół
button-keeping-close-now = Bez wyniku
button-keeping-close-lobby = Zamknij stół
button-keeping-draw-now = Jako remis
button-keeping-won-now = Zamknij z wygraną
button-keeping-out-now = Usuń
button-text = Plansza słowami
button-thread = Otwórz wątek
button-to-seat = Do twojego miejsca
button-what = Co to jest?
button-arrangement-lay = Moje ustawienie
button-arrangement-keep = Zapamiętaj to ustawienie
button-why = Dlaczego nie…?
button-undo = Cofnij
button-undo-ask = Cofnij za zgodą

## Więcej

more-heading = ### { $game }
pictures-heading = ### { $game } · { $picture }
pictures-choose = Obrazy…
button-guesses = Moje domysły
button-guess-wipe = Wymaż tę notatkę
guesses-heading = ### { $game } · Moje domysły
guesses-told = Notatki tylko dla ciebie: nikt inny ich nie widzi i nic w grze się przez nie nie zmienia. Notatka idzie za swoją figurą, póki nie zostanie ona odkryta albo nie da się jej odróżnić od innych.
guesses-none = Nie ma teraz zakrytej figury, którą dałoby się odróżnić od innych.
guesses-line = - **{ $place }**: { $beliefs }
guesses-which = Która figura?
guesses-what = { $place }: kto to?
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

## Gra krok po kroku

step-heading = ### { $game } · krok { $number } z { $last } · { $seat }
step-turns = Przejdź do tury
step-turn = Tura { $number }
step-earlier = Wcześniejsze tury
step-later = Późniejsze tury
step-eyes = Czyimi oczami?
step-eyes-of = Widok: { $seat }

## Powiadomienia

notice-turn = 🔔 Twoja kolej w grze { $game } ({ $place }).
notice-next = ⏭️ Zaczęła się tura przed twoją: { $game } ({ $place }).
notice-claimed = ⌛ { $game } ({ $place }): twój czas się skończył. { $claim ->
    [win] { $by } żąda zwycięstwa: gra skończy się { $when }, chyba że zagrasz dalej.
    [house] { $by } prosi, żeby grała za ciebie gospoda: zacznie { $when }, chyba że zagrasz dalej.
    [out] { $by } prosi, żeby grać dalej bez ciebie: stanie się to { $when }, chyba że zagrasz dalej.
   *[none] Graj dalej, bo inni mogą zażądać końca.
}
notice-overdue = ⌛ { $game }: komuś skończył się czas ({ $place }).
notice-offer = 🔔 W grze { $game } ktoś o coś cię prosi ({ $place }).
notice-over = 🏁 { $game }: partia się zakończyła ({ $place }).
notice-handed = 🔁 { $game } ({ $place }): miejsce jest teraz twoje.
notice-handed-on = 🔁 { $game } ({ $place }): twoje miejsce ma teraz ktoś inny. Dziękuję za grę.
notice-locked = ⚠️ Wątek, w którym toczy się twoja gra { $game }, jest zablokowany, więc nie mogę jej tam dalej pokazywać. Nic nie przepadło: graj dalej tutaj poleceniem `/stół miejsce` i poproś o odblokowanie wątku kogoś, kto zarządza wątkami.
notice-lost = ⚠️ Nie mogę już pisać na kanale, na którym toczy się twoja gra { $game }. Nic nie przepadło: graj dalej tutaj poleceniem `/stół miejsce` i poproś osoby zarządzające serwerem, żeby mnie znów wpuściły.
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

standings-heading = ## 🏆 { $game }
standings-all = Wszystkie gry
standings-choose = Która gra?
standings-empty = Na tym serwerze nie zakończono jeszcze żadnej partii.
standings-choose-season = Który sezon?
standings-side = { $game }: { $seat }
standings-counts = { $played ->
    [one] { $played } partia
    [few] { $played } partie
   *[other] { $played } partii
}, { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
   *[other] { $won } wygranych
}
standings-active = grający w ostatnich 60 dniach
standings-page = strona { $page } z { $pages }
standings-foot = -# Pogrubiona liczba to ranking, ± to jego niepewność; ? oznacza ranking tymczasowy, a takie stoją na końcu. Liczą się tylko partie między ludźmi zakończone na tym serwerze.
standings-foot-all = -# Pogrubiona liczba to ranking ze wszystkich gier: 1500 to średnia osób, które grają w to samo, ± to jej niepewność; ? oznacza wynik tymczasowy, a takie stoją na końcu. Liczą się tylko partie między ludźmi zakończone na tym serwerze.
archive-heading = ## 📚 Zakończone partie
archive-empty = Żadna zakończona partia nie pasuje.
archive-won = wygrana
archive-lost = przegrana
archive-drawn = remis
archive-length = co najmniej { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
archive-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
archive-open = Otwórz partię
archive-no-choice = Tej możliwości tu nie ma: wskaż jeden z wierszy menu.
narrow-heading = ## 🔎 Zawęź wybór
narrow-found = { $count ->
    [0] Żadna zakończona partia nie pasuje.
    [one] Pasuje jedna partia.
    [few] Pasują { $count } partie.
   *[many] Pasuje { $count } partii.
}
narrow-found-more = Pasuje więcej niż { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}.
narrow-player = Dowolny gracz
narrow-any-result = Dowolny wynik
narrow-result = Wynik: { $result }
narrow-any-month = Dowolny miesiąc
narrow-any-length = Dowolna długość
narrow-length = Co najmniej { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
narrow-agreed = Dowolne opcje
narrow-agreed-part = Dowolne opcje ({ $number } z { $menus })
button-narrow = Zawęź…
button-narrowed = Pokaż partie
button-any-player = Dowolny gracz
button-clear = Wyczyść
archive-game = ### 📚 { $game }
    { $people }
    { $place }
archive-no-option = Nie znam takiej opcji. Wybierz ją z listy, która pojawia się podczas pisania.
archive-other-option = Ta opcja należy do innej gry niż wybrana.
archive-no-month = Nie rozumiem tego miesiąca: wpisz go jak 2026-03.
archive-for-players = Na tym serwerze zakończoną partię mogą oglądać tylko osoby, które w nią grały.
share-by = 📣 { $user } pokazuje partię
share-game = ### { $game }
    { $people }
    -# Grano tu: { $place }
share-elsewhere = Partię można pokazać na serwerze, na którym się odbyła.
share-hidden = Ta partia odbyła się na kanale, którego nie wszyscy tutaj widzą.
share-while-playing = Partię można pokazać, gdy się skończy.
share-nothing-moves = W tej grze nic się nie rusza: pokaż jej obraz.
share-form-picture = obraz
share-form-gif = animacja
share-form-record = zapis
open-heading = ## 🪑 Wolne miejsca
open-none = Nikt teraz nie szuka towarzystwa. Otwórz stół, a pojawi się tutaj.
open-board = -# Ta wiadomość jest aktualizowana.
open-line = **{ $game }** – { $people } { $count ->
        [one] szuka
        [few] szukają
       *[many] szuka
    } jeszcze { $free ->
        [one] jednej osoby
        [few] { $free } osób
       *[many] { $free } osób
    }{ $agreed } · { $place }
open-seated = Masz miejsce: { $place }
open-call = { $role } { $seat }
button-sit = Dołącz: { $game }
call-no-role = Ten serwer nie wybrał roli do wzywania; robi się to w `/serwer ustawienia`.
call-no-seat = Przy tym stole nie ma wolnego miejsca.
call-lately = Ta rola była niedawno wzywana; ma spokój przez dwanaście godzin.
call-role-gone = Roli, którą ten serwer wzywa, już nie ma; inną wybiera się w `/serwer ustawienia`.
call-role-everyone = Całego serwera nie wzywam; inną rolę wybiera się w `/serwer ustawienia`.
call-role-silent = Nikt z rolą { $role } nie dostałby powiadomienia. W *Ustawienia serwera → Role* trzeba włączyć *Zezwól wszystkim na @wzmiankowanie tej roli* albo dać mi uprawnienie *Wzmianka @everyone, @here i wszystkie role*.
call-not-sent = Nie mogę teraz wysłać wezwania; można spróbować jeszcze raz.
call-done = Rola została wezwana.
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
digest-open = ### Wolne miejsca
archive-readers-members = wszyscy członkowie serwera
archive-readers-players = tylko osoby, które w nie grały
profile-heading = ## 👤 { $user }
profile-empty = Nie zakończono tu jeszcze żadnej partii między ludźmi.
profile-won-of = wygrane: { $won } z { $played }
profile-of = { $won } z { $played }
profile-streak = { $count ->
    [one] { $count } wygrana z rzędu
    [few] { $count } wygrane z rzędu
   *[other] { $count } wygranych z rzędu
}
profile-best = Najdłuższa seria wygranych: { $count }
profile-rival = Najwięcej partii: { $user } – { $played }, lepsze miejsce w { $before }
profile-longest = Najdłuższa partia: { $game }, { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
profile-opening = { $game }, najczęstszy początek: { $opening } ({ $count } razy)
profile-feats = Wyczyny: { $count }, ostatnio „{ $feat }” ({ $game })
feats-heading = ## 🏅 { $user }
    -# { $game } · wyczyny: { $done } z { $count }
feats-done = ✅ **{ $feat }** – { $about }
    -# { $day }{ $count ->
        [one] {""}
        [few] , { $count } razy
       *[many] , { $count } razy
    }
feats-open = ▫️ { $feat } – { $about }
feats-foot = -# Liczą się partie między ludźmi, rozegrane do końca. Rozstrzyga zapis, po grze.
feats-choose = Inna gra
button-feats = Wyczyny
button-profile = Profil
profile-curve = Ranking: { $game }
profile-curve-told = Ranking w grze { $game }: { $first } ({ $since }), najwyższy { $best } ({ $day }), teraz { $last }
profile-choose = Która krzywa?
button-versus = Nasze partie
button-versus-rival = Twarzą w twarz
versus-heading = ## ⚔️ { $user } – { $other }
versus-as = { $game }, { $user } jako { $seat }
versus-drawn = { $count ->
    [one] { $count } remis
    [few] { $count } remisy
   *[other] { $count } remisów
}
versus-foot = Razem: { $score } · ostatnio { $day }
versus-empty = Te dwie osoby nie zakończyły tu jeszcze wspólnej partii.
settings-profile-line = Inni mogą oglądać mój profil: { $state }
settings-profile-menu = Kto może oglądać twój profil
seasons-none = bez sezonów
seasons-year = roczne
seasons-quarter = kwartalne
rating = **{ $rating }** ±{ $deviation }
season-year = Sezon { $year }
season-quarter = Sezon { $year }, { $quarter }. kwartał
button-standings-active = Tylko grający
button-standings-everybody = Wszyscy
button-standings-public = Pokaż na kanale
person-unknown = Ktoś
games-heading = ## 🍺 Rozbrykany Kucyk
    Usiądź do stołu na dowolnym kanale:
games-line = **{ $game }** – `/{ $command }` · { $players }
games-also = ↳ `/{ $command }` · { $about }
games-solo = Nie ma z kim? W każdą z nich od razu zagra z tobą gospoda, na przykład: `/{ $command }`.
games-mine = ### Twoje stoły
turns-heading = ## ⏳ { $count ->
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
turns-none = Żaden stół teraz na ciebie nie czeka. `/gry` pokazuje, gdzie siedzisz.
turns-more = -# { $count ->
    [one] i jeszcze { $count }
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}
turn-mine = 🔔 **{ $game }**, przy stole: { $names } – twoja kolej ({ $since }) · { $place }
turn-theirs = { $game }, przy stole: { $names } – czekamy na: { $choosing } ({ $since }) · { $place }
turn-other = { $game }: { $phase } · { $place }
games-none = Nie siedzisz teraz przy żadnym stole.
settings-me = ### Twoje ustawienia
    Język: **{ $language }** · Powiadomienia o twojej kolei: **{ $notices }** · Pytaj mnie zawsze: **{ $asked }** · Inni widzą mój profil: **{ $profile }**
settings-ahead = Powiadomienie o turze przed moją: **{ $state }**
settings-ahead-line = Powiadomienie o turze przed moją: { $state }
settings-ahead-menu = Powiadomienie, gdy zacznie się tura przed twoją
settings-invitations-line = Inni mogą zapraszać mnie do swoich stołów: { $state }
settings-invitations-menu = Czy inni mogą cię zapraszać
blocked-heading = ### Osoby, z którymi nie chcesz grać
    { $names }
    Nie możecie się nawzajem zapraszać ani siadać do swoich stołów. Te osoby o niczym się nie dowiedzą: zobaczą, że miejsce jest zajęte dla innych albo że nie możesz teraz przyjść. Rozpoczęta partia toczy się dalej. Najwięcej osób: { $most }.
blocked-nobody = nikt
blocked-menu = Z kim nie chcesz grać
button-blocked = Blokowane osoby
button-quiet-off = Bez godzin ciszy
settings-time = Przypomnienia: **{ $reminders }** · Godziny ciszy: **{ $quiet }**
settings-away = 🌙 Nieobecność do { $until }
settings-quiet-none = brak
settings-quiet-hours = { $start }:00–{ $end }:00 ({ $city })
reminders-menu = Przypomnienia o czasie
reminders-line = Przypomnienia: { $reminders }
reminders-none = żadne
    .about = Nie przypominam ci, że czas biegnie
reminders-few = nieliczne
    .about = Pod koniec czasu na turę i gdy zaczyna się zapas
reminders-all = wszystkie
    .about = Także w połowie czasu na turę; najwyżej trzy dziennie
away-until = 🌙 Nieobecność do { $until }. Przy twoich stołach zegary stoją, o ile pozwala na to serwer, i nie przychodzą przypomnienia. Wracasz wcześniej? Użyj `/nieobecność` i podaj 0 dni.
away-back = Dobrze, że jesteś z powrotem. Twoje zegary znowu biegną.
settings-saved = Zapisano.
server-heading = ## 🗝️ Ustawienia tego serwera
server-line = **{ $setting }**: { $now }
    -# { $about } Domyślnie: { $usual }
server-line-usual = **{ $setting }**: { $now }
    -# { $about }
server-choose = Zmień ustawienie
server-none = brak
server-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
server-hour = { $hour }:00 UTC
server-tables = { $count ->
    [0] dowolna liczba
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
server-language = Język
    .about = W jakim języku mówię przy stołach; automatyczny to język serwera.
server-channels = Kanały do gry
    .about = Gdzie wolno otwierać stoły, także w wątkach tych kanałów.
server-pace = Tempo
    .about = Tempo nowych stołów; przed grą można wybrać inne.
server-away_days = Nieobecność
    .about = Ile dni w roku może trwać nieobecność, podczas której zegary stoją.
server-most_tables = Stoły na osobę
    .about = Przy ilu stołach można siedzieć naraz; rozpoczęte partie toczą się dalej.
server-table_days = Bezczynne stoły
    .about = Po ilu dniach bez ruchu stół zamyka się bez wyniku. Tydzień wcześniej o tym uprzedza.
server-lobby_days = Nierozpoczęte stoły
    .about = Po ilu dniach zamyka się stół, przy którym gra się nie zaczęła.
server-seasons = Sezony
    .about = Jak długo trwa sezon rankingu; po jego końcu liczy się od zera.
server-feats = Wyczyny
    .about = Czy ogłaszać wyczyny po partii i pokazywać je w profilach.
server-archive = Zakończone partie
    .about = Kto może oglądać zakończone partie.
server-tournaments = Turnieje
    .about = Kto może otwierać turnieje.
server-keepers = Opiekunowie stołów
    .about = Rola, która może zarządzać stołami tak jak osoby zarządzające serwerem.
server-digest = Przegląd tygodnia
    .about = Kanał, na którym w każdy poniedziałek pojawia się podsumowanie tygodnia, jeśli ktoś grał.
server-daily = Pozycja dnia
    .about = Kanał, na którym codziennie pojawia się zagadka; odpowiada się prywatnie. Pochodzi z zakończonej tu partii albo, gdy jest ich za mało, z partii gospody z samą sobą.
server-daily_hour = Godzina pozycji dnia
    .about = Kiedy pojawia się zagadka; odpowiedź przychodzi dzień później.
server-called = Wzywana rola
    .about = Kogo wolno wzywać do wolnych miejsc, najwyżej dwa razy dziennie: `/stoły wezwij`. Kto woli spokój, nie bierze tej roli.
server-presets = Zasady domowe
    .about = Gry z opcjami zachowanymi dla serwera: uzgodnij je przed grą i naciśnij **Zapamiętaj dla serwera**.
server-components = Pliki komponentów
    .about = Gry, w które gra się tu z waszym plikiem komponentów.
server-log-heading = ## 📜 Co zmieniły i zrobiły osoby zarządzające
server-log-empty = Jeszcze nic.
server-log-line = - { $at } { $user }: { $setting } – { $before } → **{ $after }**
button-server-log = Dziennik
button-server-back = Wszystkie ustawienia
settings-not-allowed = Do tego potrzebne jest uprawnienie do zarządzania serwerem.
server-erase-sure = **Usunąć wszystko, co wiem o tym serwerze?** Znikną wszystkie stoły, także te, przy których trwa gra. Znikną też zakończone gry z wynikami i rankingiem, turnieje, pozycje dnia i wszystkie ustawienia. Nikt nie dostanie o tym wiadomości. Moje wiadomości na kanałach zostaną, ale ich przyciski przestaną działać. Osobiste ustawienia graczy zostają. Tego nie da się cofnąć.
server-export = Oto wszystko, co członkowie tego serwera mogą o nim zobaczyć: ustawienia, stoły, wyniki, zapisy gier.
server-erased = Gotowe. Nic już o tym serwerze nie wiem. Następny stół zaczyna wszystko od początku.

## Osoby zarządzające serwerem

keeping-heading = ### 🛡️ { $game } na { $place }
    { $phase }
    -# To, co tu zrobisz, trafia do przebiegu stołu i na listę działań zarządzających. Z samej gry nic tu nie widać.
keeping-out-menu = Usuń kogoś z gry…
keeping-move-menu = Przenieś stół na…
keeping-sure-close-now = { $kind ->
    [lobby] **Zamknąć ten stół, zanim zacznie się gra?** { $game } na { $place }, przy stole: { $people }. Potem można tylko otworzyć nowy.
   *[table] **Zamknąć ten stół bez wyniku?** { $game } na { $place }, przy stole: { $people }. Partia nikomu się nie policzy. Tego nie da się cofnąć. Aby zamknąć stół z czyjąś wygraną, użyj polecenia `/zarządzaj zamknij`.
}
keeping-sure-draw-now = **Zamknąć ten stół jako remis?** { $game } na { $place }, przy stole: { $people }. Tego nie da się cofnąć.
keeping-sure-won-now = **Zamknąć ten stół z wygraną: { $about }?** { $game } na { $place }, przy stole: { $people }. Liczy się to tak, jakby wszyscy pozostali się poddali. Tego nie da się cofnąć.
keeping-sure-out-now = { $kind ->
    [lobby] **Usunąć od tego stołu: { $about }?** { $game } na { $place }, przy stole: { $people }.
   *[table] **Usunąć z tej partii: { $about }?** { $game } na { $place }, przy stole: { $people }. Liczy się to jak poddanie partii. Tego nie da się cofnąć.
}
keeping-closed = Zamknięto.
keeping-taken-out = Usunięto z gry, tak jakby ta osoba się poddała.
keeping-moved = Przeniesiono.
keeping-forbidden = 🚫 { $user } nie może już otwierać tu stołów. Te, które są otwarte, zostają.
keeping-allowed = { $user } znów może otwierać tu stoły.
act-closed = { $by } zamyka stół { $match } bez wyniku
act-draw = { $by } zamyka stół { $match } jako remis
act-won = { $by } zamyka stół { $match }, wygrywa { $about }
act-moved = { $by } przenosi stół { $match }
act-taken-out = { $by } usuwa { $about } ze stołu { $match }
act-forbidden = { $by } zabrania otwierać stoły: { $about }
act-allowed = { $by } znów pozwala otwierać stoły: { $about }
refused-not-keeper = To jest dla osób, które zarządzają serwerem albo mają rolę podaną w `/serwer ustawienia`.
refused-no-table-there = Na tym kanale nie ma otwartego stołu.
settings-automatic = automatycznie
settings-every-channel = wszystkie
settings-on = tak
settings-off = nie
settings-language-menu = Język
settings-language-line = Język: { $language }
settings-notices-line = Wiadomość prywatna o twojej kolei: { $state }
settings-notices-menu = Wiadomość prywatna, gdy przyjdzie twoja kolej
settings-asked-line = Pytaj mnie nawet o jedyną możliwość: { $state }
settings-asked-menu = Co robić, gdy jest tylko jedna możliwość
settings-dm-closed = Nie mogę pisać do ciebie prywatnie, więc wołam cię na kanale.
language-en = English
language-pl = Polski
privacy-export = Wszystko, co o tobie wiem.
privacy-erase-sure = **Usunąć wszystko, co o tobie wiem?** Znikną twoje ustawienia i ranking, trwające partie zostaną poddane, a w zakończonych pozostanie gracz bez imienia. Tego nie da się cofnąć.
privacy-erased = Gotowe. Nic już o tobie nie wiem.
privacy-kept = Niczego nie usunięto.

## Co jest przechowywane i na jakich warunkach

policy-operator = osoba, która go prowadzi; nie podała tu swojej nazwy
policy-contact = Zapytaj osoby zarządzające serwerem, na którym mnie spotykasz: wiedzą, kto mnie tam zaprosił.
policy-privacy-heading = ## 🔒 Prywatność
    Za tego bota odpowiada: { $operator }.
policy-privacy-people = ### Co jest przechowywane o tobie
    - Twój numer na Discordzie przy stołach, które otwierasz, przy których grasz, do których masz zaproszenie albo które obserwujesz
    - To, co robisz przy stole, ruch po ruchu, z czasem każdego ruchu
    - Osobno dla każdego serwera: wyniki, ranking, wyczyny, turnieje, odpowiedzi na pozycje dnia oraz to, co robisz, zarządzając serwerem
    - Twoje ustawienia: język, powiadomienia, godziny ciszy, dni nieobecności i osoby, z którymi nie chcesz grać
    - Do twoich gier: własne rozstawienia figur, postępy w lekcjach i to, co zaznaczasz na ukrytych figurach
policy-privacy-server = ### Co jest przechowywane o serwerze
    Jego numer, ustawienia, zasady domowe i pliki komponentów, kanały i wiadomości ze stołami oraz to, kto co zmienił. Także nazwy turniejów i podane w nich powody.
policy-privacy-not = ### Co nie jest przechowywane
    Twoje wiadomości: nie mogę ich czytać. Widzę polecenia skierowane do mnie, naciśnięcia moich przycisków oraz to, co ktoś dla mnie wpisze albo prześle. O twoją nazwę pytam Discorda, gdy ma się pojawić na obrazku albo w zapisie gry, i nie trafia ona do bazy danych.
policy-privacy-why = ### Po co
    Żeby można było grać, wrócić do gry po tygodniach i obejrzeć ją później. Nic nie jest sprzedawane, nic nie służy reklamie ani uczeniu modeli.
policy-privacy-where = ### Gdzie i kto to widzi
    W bazie danych osoby, która odpowiada za tego bota, w kopiach tej bazy i w dzienniku bota. W dzienniku są numery i czasy: nic z tego, co w grze ukryte, i nic, co ktoś napisał. To, w co gra serwer, widać na tym serwerze, a rzeczy ukryte widzą tylko osoby, do których należą. Wiadomości przenosi Discord na własnych warunkach.
policy-privacy-long = ### Jak długo
    - Dane o tobie: dopóki ich nie usuniesz poleceniem `/prywatność usuń`. W zakończonych grach zostaje wtedy gracz bez imienia.
    - Dane serwera: dopóki nie usuną ich osoby, które nim zarządzają, poleceniem `/serwer usuń`, albo dopóki od mojego odejścia z serwera nie { $days ->
        [one] minie jeden dzień
        [few] miną { $days } dni
       *[many] minie { $days } dni
    }. Liczą się tylko dni, w które działam.
    - Wiadomości jeszcze niedostarczone i to, na które naciśnięcia przycisków jest już odpowiedź: tydzień
    - Kopie bazy danych, jeśli je robię: najwyżej rok
policy-privacy-rights = ### Co możesz zrobić
    `/prywatność pobierz` daje ci plik ze wszystkim, co jest o tobie przechowywane, `/prywatność usuń` to usuwa, a `/ustawienia moje` zmienia. Możesz też złożyć skargę do urzędu, który u ciebie czuwa nad ochroną danych.
policy-privacy-contact = ### Kogo pytać
    { $contact }
policy-terms-heading = ## 📜 Warunki korzystania
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
    Robimy wiele, żeby żaden ruch nie przepadł, ale bot jest taki, jaki jest: może nie działać, mylić się albo kiedyś zniknąć. W granicach prawa nikt nie odpowiada za skutki. Zachowaj kopię tego, na czym ci zależy: `/prywatność pobierz`, `/stół zapis`.
policy-terms-end = ### Kiedy to się kończy
    W każdej chwili możesz przestać grać, a serwer w każdej chwili może usunąć bota. Osoba, która go prowadzi, może wykluczyć osoby i serwery łamiące te warunki. Gdy warunki się zmienią, znajdziesz je tutaj w nowym brzmieniu.
policy-terms-contact = ### Kogo pytać
    { $contact }
person-nobody = ktoś, kto odszedł

## Powitanie

welcome-heading = ## 🍺 Rozbrykany Kucyk
    Gospoda z grami planszowymi o Śródziemiu. Siadasz z przyjaciółmi do stołu i grasz, kiedy masz czas: pilnuję planszy, zasad i każdego ruchu.
welcome-which = **W co zagramy?**
welcome-commands = **Polecenia, które wystarczą**
welcome-start = - `{ $command }` · otwiera stół i zaprasza gości, a `{ $solo }` od razu zaczyna partię z gospodą; każda gra ma oba polecenia
welcome-table-seat = twoje miejsce: twoja ręka i twoje wybory, tylko dla ciebie
welcome-next = stoły, które czekają na ciebie
welcome-rules = zasada według numeru albo słowa
welcome-settings-me = twój język i to, czy piszę do ciebie, gdy twoja kolej
game-facts = -# { $players } · { $length } · { $weight }
game-weight-light = łatwa do nauczenia
game-weight-medium = trochę zasad do poznania
game-weight-heavy = dużo zasad do poznania
game-begin = Naciśnij przycisk, aby otworzyć stół, albo użyj na dowolnym kanale polecenia `{ $command }`, od razu z gośćmi. Nie ma z kim? Zagraj od razu z gospodą: `{ $solo }`.

## Pliki z poprawkami

components-heading = ### { $game } · { $what }
components-source-proposed = **Twój plik pasuje.** Obejrzyj go: jeszcze nic się nie zmieniło. Będą według niego grać stoły otwarte później; te, które są otwarte, zostaną przy swoim.
components-source-guild = Stoły otwierane na tym serwerze grają według pliku tego serwera.
components-source-house = Stoły otwierane na tym serwerze grają według pliku osoby, która mnie prowadzi.
components-source-printed = Stoły otwierane na tym serwerze grają tym, co jest w grze. Aby to poprawić, pobierz plik, zmień go i wyślij poleceniem { $command }.
components-source-outdated = Plik tego serwera powstał dla wcześniejszej wersji i już nie pasuje, więc stoły otwierane tutaj grają bez niego. Aby to poprawić, pobierz ten plik, zmień go i wyślij poleceniem { $command }.
components-outdated = Plik tego serwera do gry „{ $game }” powstał dla wcześniejszej wersji i już nie pasuje: ten stół gra bez niego. Osoba zarządzająca serwerem może wysłać nowy poleceniem { $command }.
components-taken = ✅ Stoły otwierane od tej chwili grają według twojego pliku. Te, które były otwarte, zostają przy swoim.
components-reset = ✅ Stoły otwierane od tej chwili grają bez pliku tego serwera.
components-dropped = Nic się nie zmieniło.
components-here = To, czym grają stoły otwierane tutaj: można to poprawić i wysłać poleceniem { $command }.
components-wrong = **Tego pliku nie można użyć. Nic się nie zmieniło.**
components-no-json = Wyślij plik JSON: jego nazwa kończy się na „.json”.
upload-too-large = Plik ma { $size } kB; mogę odczytać najwyżej { $most } kB.
refused-export-too-large = To więcej, niż mieści się w wiadomości. Może ci to przekazać osoba, która prowadzi tego bota.
upload-unreadable = Discord nie daje mi teraz tego pliku; wyślij go jeszcze raz.
upload-no-text = Ten plik nie jest tekstem w UTF-8.
refused-one-at-a-time = Wciąż pracuję nad twoją poprzednią prośbą; poproś jeszcze raz, gdy skończę.
refused-much-asked = Wiele osób prosi teraz o rzeczy, które długo trwają; poproś jeszcze raz za kilka minut.
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
thread-locked = Ten wątek jest zablokowany, więc nie mogę w nim pokazać nic nowego; nic nie przepadło. Graj dalej poleceniem `/stół miejsce` albo poproś o odblokowanie wątku kogoś, kto zarządza wątkami.
permission-connect = łączyć się z kanałem głosowym, bez czego nie widzę jego czatu (Połączenie)
permission-view_channel = widzieć kanału (Wyświetlanie kanału)
permission-embed_links = pokazywać całych wiadomości (Wyświetlanie podglądu linku)
permission-attach_files = dołączać obrazków (Załączanie plików)
permission-read_message_history = czytać tego, co napisano (Czytanie historii wiadomości)
permission-send_messages = pisać (Wysyłanie wiadomości)
permission-send_messages_in_threads = pisać w wątkach (Wysyłanie wiadomości w wątkach)
permission-create_public_threads = tworzyć wątki (Tworzenie publicznych wątków)
refused-old-button = Ten przycisk pochodzi ze starszej wersji bota. Otwórz swoje miejsce na nowo poleceniem `/stół miejsce`, a stół poleceniem `/stół plansza`.
refused-city-missing = Podaj też, gdzie jesteś: miasto albo godzinę, która jest teraz u ciebie.
refused-city-unknown = Nie znam strefy czasowej { $name }: wybierz jedno z podpowiadanych miast albo podaj, która jest u ciebie godzina.
refused-offer-which = Na twoją odpowiedź czeka więcej niż jedna prośba: wybierz przy swoim miejscu, `/stół miejsce`.
refused-sight-unknown = Discord w tej chwili nie odpowiada, więc nie wiem, co możesz tu zobaczyć. Spróbuj ponownie za chwilę.
refused-forged = Nie rozumiem tego przycisku. Otwórz swoje miejsce na nowo poleceniem `/stół miejsce`.
refused-replay-while-playing = Powtórka będzie dostępna po zakończeniu gry; dotychczasowy przebieg pokaże `/stół krok`.
refused-record-forgotten = Nie mam już tego zapisu pod ręką: wczytaj go jeszcze raz przez `/stół wczytaj`.
refused-no-table-here = Na tym kanale nie ma stołu. Gry, które tu mamy, pokazuje `/gry`.
refused-ambiguous = To może oznaczać więcej niż jedną rzecz: { $names }. Wpisz trochę więcej.
refused-which-match = Wskaż, o którą z twoich partii chodzi, opcją „{ $option }”.
refused-no-match = Nie grasz teraz przy żadnym stole.
refused-guild-only = Stoły otwiera się na serwerach: użyj tego polecenia na kanale serwera.
refused-self = Nie możesz grać przeciwko sobie.
refused-bot = Boty nie siadają do stołu.
error-unexpected = Przepraszam, coś poszło nie tak po mojej stronie. Nic z tego, co już zostało potwierdzone, nie przepadło. Jeśli to się powtórzy, podaj osobom, które mnie prowadzą, ten numer: `{ $reference }`.

## Polecenia: nazwy się wpisuje, więc małymi literami i bez odstępów

command-table = stół
    .description = Stół na tym kanale i twoje przy nim miejsce
command-table-board = plansza
    .description = Pokaż stół jeszcze raz
command-table-seat = miejsce
    .description = Otwórz swoje miejsce: to, co masz w ręku, i to, co możesz wybrać
    .answer = odpowiedź
    .answer-description = Odpowiedz na prośbę pozostałych albo wycofaj własną
answer-agree = Zgadzam się
answer-decline = Odmawiam
answer-withdraw = Wycofuję swoją prośbę
command-table-act = akcja
    .description = Wykonaj akcję, podając jej nazwę
    .action = akcja
    .action-description = Co zrobić; kilka akcji po kolei rozdziel znakiem „;”
command-table-why = dlaczego
    .description = Dlaczego przy stole nie można teraz czegoś wybrać
    .choice = wybór
    .choice-description = Co chcesz zrobić; puste pole oznacza wszystko
command-table-explain = wyjaśnij
    .description = Czym jest figura, karta, kraina albo znak
    .thing = co
    .thing-description = Nazwa albo jej początek
command-table-undo = cofnij
    .description = Cofnij swoją ostatnią akcję albo o to poproś
command-table-resign = poddaj
    .description = Poddaj tę partię
command-table-pace = tempo
    .description = Tempo stołu, ile kto ma zapasu i jak działają zegary
command-table-end = zakończ
    .description = Zaproponuj pozostałym zakończenie partii bez wyniku albo remisem
    .result = wynik
    .result-description = Jak partia ma się skończyć
command-table-pause = przerwa
    .description = Zaproponuj przerwę, w której zegary stoją, albo wznów grę
command-table-invite = zaproś
    .description = Zaproś kogoś do swojego stołu przed rozpoczęciem gry
    .player = gracz
    .player-description = Kogo zapraszasz
command-table-again = ponownie
    .description = Zagraj jeszcze raz: te same osoby, gra i opcje, z zamianą stron
    .friend = znajomy
    .friend-description = Z kim; bez wskazania gry: wasza ostatnia wspólna
command-table-follow = śledź
    .description = Śledź stół, przy którym nie grasz: każdą turę albo tylko koniec
    .told = powiadomienia
    .told-description = O czym dać znać
command-table-substitute = zastępca
    .description = Zaproponuj, żeby ktoś inny z serwera przejął miejsce przy stole
    .newcomer = nowy
    .newcomer-description = Kto je przejmuje
    .player = gracz
    .player-description = Czyje to miejsce; bez wskazania twoje własne
command-table-remove = usuń
    .description = Zaproponuj pozostałym usunięcie z gry kogoś, kto odszedł
    .player = gracz
    .player-description = Kto odszedł
command-table-house = gospoda
    .description = Zaproponuj pozostałym, żeby gospoda grała za kogoś, kto odszedł
    .player = gracz
    .player-description = Za kogo ma grać gospoda
command-table-review = omów
    .description = Omów z gospodą skończoną partię: szanse, co zaważyło, twoje decyzje
command-table-picture = obraz
    .description = Obraz stołu w powiększeniu: cały albo jego część
    .picture = obraz
    .picture-description = Który
command-table-record = zapis
    .description = Zapis zakończonej partii
command-table-text = słowami
    .description = Cała plansza słowami
command-table-log = przebieg
    .description = Co się dotąd wydarzyło
command-table-step = krok
    .description = Partia raz jeszcze, krok po kroku, twoimi oczami
command-table-share = pokaż
    .description = Pokaż zakończoną partię wszystkim na tym kanale
    .form = forma
    .form-description = Obraz z wynikiem, animacja albo zapis
command-table-import = wczytaj
    .description = Przejdź własny zapis krok po kroku
    .file = zapis
    .file-description = Plik z polecenia `/stół zapis`
command-table-replay = powtórka
    .description = Zakończona partia jeszcze raz, jako animacja
command-match-option = partia
    .description = Która z twoich partii, jeśli masz ich kilka
match-finished = zakończona
command-games = gry
    .description = Gry, które tu mamy, jak zacząć i przy których stołach siedzisz
command-next = następny
    .description = Stoły, które czekają na ciebie, najdłużej czekający pierwszy
command-help = pomoc
    .description = Co to jest, jakie są gry i jakich poleceń potrzeba
command-archive = archiwum
    .description = Zakończone partie na tym serwerze
    .player = gracz
    .player-description = Tylko partie tej osoby
    .game = gra
    .game-description = Tylko ta gra albo tylko z graczem po tej stronie
    .result = wynik
    .result-description = Jak skończyło się dla gracza
    .month = miesiąc
    .month-description = Tylko z tego miesiąca, na przykład 2026-03
    .steps = najmniej_kroków
    .steps-description = Tylko partie o co najmniej tylu krokach
    .agreed = opcja
    .agreed-description = Tylko partie z tą opcją
command-leaderboard = ranking
    .description = Kto gra najlepiej na tym serwerze
    .game = gra
    .game-description = Tylko ta gra albo jedna jej strona
    .season = sezon
    .season-description = Obecny sezon albo poprzedni
    .season-now = obecny sezon
    .season-last = poprzedni sezon
    .active = grający
    .active-description = Tylko osoby, które skończyły partię w ostatnich 60 dniach
    .public = publicznie
    .public-description = Pokaż wszystkim na kanale
command-profile = profil
    .description = Co ktoś tu rozegrał i jak dobrze
command-profile-show = pokaż
    .description = Profil: gry, strony, ranking w czasie, najczęstsi przeciwnicy
    .player = gracz
    .player-description = Czyj profil (domyślnie twój)
command-profile-feats = wyczyny
    .description = Wyczyny: czego ktoś dokonał w grze i czego można dokonać
    .player-description = Czyje wyczyny (domyślnie twoje)
    .game = gra
    .game-description = Której gry
command-profile-versus = kontra
    .description = Dwie osoby twarzą w twarz
    .player = gracz
    .player-description = Przeciw komu
    .other = drugi
    .other-description = Druga osoba (domyślnie ty)
command-settings = ustawienia
    .description = Twój język, powiadomienia, czas i osoby zablokowane
command-settings-me = moje
    .description = Twój język i to, czy piszę do ciebie, gdy przyjdzie twoja kolej
    .language = język
    .language-description = Język, w którym z tobą rozmawiam
    .notices = powiadomienia
    .notices-description = Czy wysyłać ci wiadomość prywatną, gdy przyjdzie twoja kolej
    .asked = zawsze_pytaj
    .asked-description = Pytaj mnie nawet wtedy, gdy mam jedną możliwość i wszyscy to widzą
    .profile = profil
    .profile-description = Czy inni mogą oglądać mój profil
    .invitations = zaproszenia
    .invitations-description = Czy inni mogą zapraszać mnie do swoich stołów
command-settings-quiet = cisza
    .description = Godziny, w których nie przychodzą powiadomienia; bez opcji zobaczysz, co jest ustawione
    .city = miasto
    .city-description = Miasto w twojej strefie czasowej
    .now = godzina_teraz
    .now-description = Albo która jest u ciebie godzina
    .start = od
    .start-description = Od której godziny
    .end = do
    .end-description = Do której godziny
command-away = nieobecność
    .description = Zatrzymaj swoje zegary na kilka dni, bez przypomnień
    .days = dni
    .days-description = Na ile dni; 0, gdy wracasz
command-settings-block = blokada
    .description = Osoby, z którymi nie chcesz grać; nikt się o tym nie dowie
    .player = osoba
    .player-description = Kogo zablokować; bez wyboru: pokaż blokowane osoby
    .lift = odblokuj
    .lift-description = Kogo już nie blokować
command-server = serwer
    .description = Dla zarządzających serwerem: wszystkie jego ustawienia
command-server-settings = ustawienia
    .description = Każde ustawienie z wartością domyślną i menu, którym je zmienisz
    .language = język
    .language-description = Język stołów
    .seasons = sezony
    .archive = archiwum
    .archive-description = Kto może oglądać zakończone partie
    .tournaments = turnieje
    .tournaments-description = Kto może otwierać turnieje
    .seasons-description = Jak długo trwa sezon rankingu; po jego końcu liczy się od zera
command-server-log = dziennik
    .description = Co zmieniły i zrobiły osoby zarządzające, od najnowszych
command-server-erase = usuń
    .description = Usuń wszystkie dane tego serwera; przedtem możesz pobrać kopię
command-tables = stoły
    .description = Wolne miejsca przy stołach tego serwera
command-tables-open = wolne
    .description = Kto szuka towarzystwa: dołącz przyciskiem
    .board = tablica
    .board-description = Dla zarządzających: pokaż wszystkim jako jedną wiadomość, która jest aktualizowana
command-tables-call = wezwij
    .description = Wezwij wybraną przez serwer rolę do twojego stołu z wolnym miejscem
command-manage = zarządzaj
    .description = Stoły tego serwera: zamknij, przenieś, usuń kogoś z gry, zabroń otwierać
command-manage-channel = kanał
    .description = Gdzie jest stół (domyślnie tutaj)
command-manage-close = zamknij
    .description = Zamknij stół przed grą albo w trakcie, z wynikiem lub bez
    .winner = zwycięzca
    .winner-description = Kto wygrywa, tak jakby wszyscy inni się poddali
    .draw = remis
    .draw-description = Jako remis, jeśli pozwalają na to zasady gry
command-manage-move = przenieś
    .description = Przenieś stół na inny kanał albo do wątku
    .to = dokąd
    .to-description = Gdzie gra ma toczyć się dalej
command-manage-remove = usuń
    .description = Usuń kogoś z gry albo od stołu przed grą
    .player = gracz
    .player-description = Kogo
command-manage-forbid = zabroń
    .description = Zabroń komuś otwierać stoły na tym serwerze
    .player = gracz
    .player-description = Komu
command-manage-allow = pozwól
    .description = Pozwól komuś znów otwierać stoły
    .player = gracz
    .player-description = Komu
command-manage-log = dziennik
    .description = Co zmieniły i zrobiły osoby zarządzające, od najnowszych
command-privacy = prywatność
    .description = Co o tobie wiem i jak się tego pozbyć
command-privacy-show = pokaż
    .description = Co jest przechowywane, po co i jak długo, kogo pytać; warunki korzystania
command-privacy-export = pobierz
    .description = Wszystko, co o tobie wiem, w pliku
command-privacy-erase = usuń
    .description = Sprawdź, co zniknie, i każ mi o sobie zapomnieć
command-start = nowa
    .description = Otwórz stół
    .opponent = przeciwnik
    .second = drugi
    .third = trzeci
    .opponent-description = Kogo zapraszasz
    .second-description = Drugi gość
    .third-description = Trzeci gość
    .seat = miejsce
    .seat-description = Miejsce, które chcesz zająć
command-component-file = plik
    .description = Plik JSON z tym, co jest na twoich; bez niego widać to, co jest w użyciu
command-rules = zasady
    .description = Zasady w skrócie
    .chapter = rozdział
    .chapter-description = Od czego zacząć
command-look-up =
    .description = Co zasady mówią o numerze albo o słowie
    .about = hasło
    .about-description = Numer zasady, na przykład 6.10, albo słowo
    .game = gra
    .game-description = Zasady której gry, jeśli nie ma tu stołu

## Spojrzenie wstecz

review-heading = ### 🔎 { $game } · omówienie
review-beginning = ⏳ Gospoda zaczyna omawiać tę partię. Potrwa to do pół minuty, a dłużej, gdy gra przy innych stołach. Naciśnij *Odśwież*, żeby zobaczyć, ile już jest.
review-progress = ⏳ Gospoda jeszcze patrzy: decyzje { $done } z { $count }.
review-foot = -# To oceny gospody: szanse przy odkrytych kartach, wybory z tego, co było wtedy wiadomo z danego miejsca. U każdej osoby do 16 decyzji, każda przez pół sekundy.
review-chart = Szanse na wygraną, tura po turze
review-chart-turns = tury od 1 do { $last }
review-chart-steps = kroki od 0 do { $last }
review-alt = Wykres szans na wygraną w procentach, według oceny gospody.
review-course = **{ $seat }**, szanse: { $start }% na początku · { $quarter }% po jednej czwartej · { $half }% w połowie · { $late }% po trzech czwartych · { $end }% na końcu
review-moments = **Co zaważyło**
review-moment = **{ $number }.** Krok { $step } · { $seat } { $before }% → { $after }%
review-go = Chwila { $number }
review-own = **Twoje decyzje**: gospoda zrobiłaby to samo w { $same } z { $count }.
review-differs = - Krok { $step } – twój wybór: *{ $played }*; gospoda: *{ $best }*.
review-differs-here = -# 💡 Twój wybór: *{ $played }*; gospoda: *{ $best }*.
review-cost = To dawałoby { $chance }% zamiast { $played }%.
review-estimate = -# ⚖️ Ocena gospody: { $chances }
review-same = -# 💡 Gospoda zrobiłaby to samo.
button-review = Omów partię

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
button-ask-hints = Podpowiedzi dla wszystkich
button-propose-end = Zakończ bez wyniku
button-propose-draw = Remis
button-propose-pause = Przerwa
button-end-now = Tak, kończę
button-resume = Wznów grę
button-hint = Podpowiedź
hint-heading = 💡 **Co na twoim miejscu zrobiłaby gospoda**
hint-line = - { $action } · wygrywa w około { $chance }%
hint-sure = - { $action } · bez zastanowienia
hint-foot = -# { $count ->
    [0] Z tego, co wie twoje miejsce.
    [one] Oszacowanie z tego, co wie twoje miejsce, po { $count } partii rozegranej w myślach.
    [few] Oszacowanie z tego, co wie twoje miejsce, po { $count } partiach rozegranych w myślach.
    [many] Oszacowanie z tego, co wie twoje miejsce, po { $count } partiach rozegranych w myślach.
   *[other] Oszacowanie z tego, co wie twoje miejsce, po { $count } partii rozegranej w myślach.
 }
standings-house = Przeciw gospodzie
standings-house-line = { $user } · { $game } · { $seat }, { $level }: wygrane **{ $won }** z { $played }
standings-house-foot = -# Partie z graczem gospody liczą się tutaj i nigdzie indziej.
command-solo = solo
    .description = Gra przeciw gospodzie: stąd prosto do pierwszego ruchu
    .level = poziom
    .level-description = Jak mocno gra gospoda; bez tego: poziom bywalca
    .seat = miejsce
    .seat-description = Gdzie chcesz usiąść

# Lekcje.
learn-heading = ### 📖 { $game } · lekcje
    { $done ->
        [0] { $count ->
            [one] { $count } lekcja: mała pozycja i jedno zadanie, według pełnych zasad.
            [few] { $count } lekcje: w każdej mała pozycja i jedno zadanie, według pełnych zasad.
            [many] { $count } lekcji: w każdej mała pozycja i jedno zadanie, według pełnych zasad.
           *[other] { $count } lekcji: w każdej mała pozycja i jedno zadanie, według pełnych zasad.
        }
       *[other] Rozwiązane: { $done } z { $count }.
    }
learn-line = { $number }. { $title }
learn-choose = Wybierz lekcję
learn-first-game = -# Po lekcjach: cała partia z kimś początkującym z gospody. Każdy nowy rodzaj decyzji jest objaśniany, gdy pojawia się pierwszy raz.
lesson-heading = ### Lekcja { $number } z { $count } · { $title }
    { $story } Twoja strona: { $seat }.
    🎯 **{ $task }**
lesson-done = ✅ **Udało się!** { $said }
lesson-failed = **Nie tym razem.** { $said }
lesson-hint = 💡 { $hint }
lesson-moved-on = Ten przycisk należał do wcześniejszego kroku. Oto lekcja w miejscu, w którym jesteś.
introduction = 🎓 { $text }
button-enough-explained = Dość objaśnień
button-learn = Lekcje
button-first-game = Pierwsza partia
button-begin-lesson = { $done ->
    [0] Zaczynamy
   *[other] Dalej
}
button-next-lesson = Następna lekcja
button-again = Jeszcze raz
button-lesson-rule = Zasada { $rule }
button-lessons = Wszystkie lekcje
command-learn = nauka
    .description = Lekcje: małe pozycje, w każdej jedno zadanie, prywatnie i bez pośpiechu

# Turnieje
tournament-heading = ## 🏆 { $name }
tournament-format-swiss = system szwajcarski
tournament-format-round-robin = każdy z każdym
tournament-format-knock-out = system pucharowy
tournament-format-groups = grupy, potem puchar
tournament-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
tournament-seats = { $count } osoby przy stole
tournament-both-sides = gra obiema stronami
tournament-entry-until = Zgłoszenia do { $when } ({ $left }); potem turniej rozpocznie się sam.
tournament-entry = Turniej rozpocznie { $host }.
tournament-role = Dla osób z rolą <@&{ $role }>.
tournament-entered = { $count ->
    [0] Nikt się jeszcze nie zgłosił.
    [one] Zgłosiła się { $count } osoba:
    [few] Zgłosiły się { $count } osoby:
   *[many] Zgłosiło się { $count } osób:
}
tournament-playing = Trwa runda { $round }.
tournament-playing-final = Trwa finał.
tournament-over = 🏁 Ten turniej wygrywa { $winner }.
tournament-cancelled = Ten turniej odwołano.
tournament-cancelled-few = Ten turniej się nie rozpoczął: zgłosiło się zbyt mało osób.
tournament-standings = **Tabela**
tournament-gone = (poza turniejem)
tournament-more = … i jeszcze { $count }
tournament-round = Runda { $round }
tournament-final = Finał
tournament-bye = { $name } pauzuje w tej rundzie i dostaje punkty.
tournament-table = Stół { $table }: { $who }
tournament-ruled = **Ustalone przez prowadzących turniej**
tournament-ruling = { $game }: { $points } – { $reason }
tournament-game = Runda { $round }, stół { $table }, partia { $game }: { $who }
tournament-tie-breaks = Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }, trudniejsza strona { $harder }
tournament-points-short = Pkt
tournament-buchholz-short = Bh
tournament-alt-row = { $place }. { $name }: { $points }
tournament-seat = { $name } ({ $seat })
tournament-thread = **{ $name }** · { $round } · stół { $table } · { $people } · tempo: { $pace }
tournament-thread-both = Gra się tu dwie partie, drugą po zamianie stron.
tournament-thread-name = { $name } { $number } · { $round }.{ $table }
tournament-opened = Turniej jest otwarty: jego wiadomość na tym kanale na bieżąco pokazuje, co się w nim dzieje.
tournament-entered-now = Zgłoszenie do turnieju { $name } przyjęte. Gdy się zacznie, dostaniesz wezwanie do stołu.
tournament-entered-late = Zgłoszenie do turnieju { $name } przyjęte. Grasz od następnej rundy.
tournament-left = Nie bierzesz już udziału w tym turnieju.
tournament-leave-sure = Czy na pewno chcesz się wycofać? Trwające partie tego turnieju zostaną poddane.
tournament-begun = Pierwsza runda się rozpoczęła.
tournament-called-off = Turniej odwołany. Trwające partie można dokończyć.
tournament-result-set = Wynik ustalony, razem z podanym powodem.
tournament-not-allowed = Na tym serwerze turnieje otwierają osoby, które nim zarządzają; poleceniem `/serwer ustawienia` mogą pozwolić na to wszystkim.
tournament-needs-channel = Turniej wymaga kanału tekstowego, bo każda jego partia ma własny wątek.
tournament-no-game = Nie ma takiej partii: wybierz jedną z podpowiadanych.
tournament-not-in = Nie bierzesz udziału w tym turnieju.
tournament-help-formats = ### Jak gra się w turniejach
    W **systemie szwajcarskim** w każdej rundzie spotykasz kogoś nowego z podobną liczbą punktów (system holenderski FIDE). **Każdy z każdym**: z każdą osobą grasz raz (tabele Bergera). **System pucharowy**: po porażce odpadasz; osoba najwyżej rozstawiona spotyka najniżej rozstawioną. **Grupy, potem puchar**: w grupie około czterech osób grasz z każdą, a dwie najlepsze grają dalej. Przy stołach dla trzech i czterech osób siadają razem osoby z podobną liczbą punktów.
tournament-help-rounds = **Rundy** zaczynają się same, gdy rozstrzygnie się ostatnia partia poprzedniej. Każdy stół ma swój wątek, a gracze są wzywani raz. Przy nieparzystej liczbie osób ktoś pauzuje i dostaje punkty; nikt nie pauzuje dwa razy, jeśli da się tego uniknąć. Do turnieju szwajcarskiego można dołączyć później, od następnej rundy. Gdy się wycofasz, poddajesz trwającą partię; gdy nie grasz, przegrywasz zgodnie z tempem stołu (*Tempo*). Błędny wynik poprawiają prowadzący turniej, a powód może przeczytać każdy.
tournament-help-points = **Punkty**: wygrana daje 1, remis ½. Przy stołach dla trzech i czterech osób liczy się, jaką część pozostałych masz za sobą. Przy remisie w pucharze gra się najwyżej dwie dodatkowe partie; potem dalej przechodzi osoba wyżej rozstawiona. Wszystkie partie liczą się do rankingu.
tournament-help-ties = **Przy równej liczbie punktów** rozstrzyga kolejno: *Buchholz*, czyli punkty wszystkich twoich przeciwników; *Sonneborn-Berger*, czyli punkty pokonanych i połowa punktów tych, z którymi masz remis; *bezpośrednie spotkania* tych, którzy wciąż są równi; *wygrane trudniejszą stroną*, czyli tą, która wygrała mniej partii tego turnieju; wyższe rozstawienie na początku.
tournament-form-printed = Zasady jak w instrukcji
tournament-form-role = Zapisy tylko dla roli
tournament-form = ## 🏆 Nowy turniej
    Gra się na tym kanale. Przez `/turniej otwórz` można też nadać nazwę.
tournament-form-rounds = tyle rund, ile trzeba, by wyłonić zwycięzcę
tournament-form-hours = czas na zapisy: { $length }
tournament-form-name = { $game }, { $day }
button-tournament-form = Otwórz turniej
button-tournament-open = Otwórz
button-tournament-enter = Dołącz
button-tournament-leave = Wycofaj się
button-tournament-leave-now = Wycofaj się
button-tournament-begin = Rozpocznij teraz
button-tournament-games = Partie
button-tournament-help = Jak to działa
button-tournament-run = Dla prowadzących
button-tournament-cancel = Odwołaj turniej
button-tournament-back = Wróć
tournament-run-heading = ## 🛠️ Prowadzenie turnieju { $name }
tournament-run-about = Wybierz partię, aby ustalić jej wynik. Mogą to zrobić: osoba, która otworzyła turniej, i osoby zarządzające serwerem.
tournament-run-no-games = Nie ma jeszcze żadnych par: gdy tylko się pojawią, możesz tu ustalać wyniki partii.
tournament-run-choose = Wynik której partii?
tournament-run-open = jeszcze nierozstrzygnięta
tournament-run-result = liczy się { $points }
tournament-run-won = Wygrywa { $name }
tournament-run-draw = Remis
tournament-run-who = Kto wygrywa?
tournament-run-why = Dlaczego?
tournament-run-reason = Dlaczego ustalasz ten wynik? Powód przeczytają wszyscy. Poleceniem `/turniej wynik` możesz podać go własnymi słowami.
tournament-reason-absent = Ktoś się nie stawił.
tournament-reason-agreed = Tak ustalili między sobą gracze.
tournament-reason-broken = Partii nie dało się dokończyć.
tournament-reason-mistaken = Poprzednio ustalono wynik błędnie.
tournament-cancel-sure = Czy na pewno chcesz odwołać turniej { $name }? Nikt go wtedy nie wygra. Trwające partie można dokończyć.
tournament-ruled-here = { $people }: prowadzący turniej ustalili wynik tej partii: { $points } – { $reason } Możecie grać dalej; partia policzy się do rankingu, ale już nie w turnieju.
archive-tournament = turniej { $number }
tournament-openers-managers = osoby, które zarządzają serwerem
tournament-openers-members = wszyscy członkowie
command-tournament = turniej
    .description = Turnieje na tym serwerze
command-tournament-open = otwórz
    .description = Otwórz turniej na tym kanale
    .name = nazwa
    .name-description = Jak się nazywa
    .game = gra
    .game-description = W co się gra
    .format = system
    .format-description = Kto z kim gra; bez wyboru system szwajcarski
    .rounds = rundy
    .rounds-description = Liczba rund szwajcarskich; bez wyboru tyle, ile trzeba, by wyłonić zwycięzcę
    .both_sides = obie_strony
    .both_sides-description = Każda para gra dwa razy, ze zmianą stron
    .pace = tempo
    .pace-description = Jak szybko się gra; bez wyboru trzy dni na turę
    .seats = miejsca
    .seats-description = Osoby przy stole; trzy i cztery tylko w systemie szwajcarskim
    .rules = zasady
    .rules-description = Zasady jak w instrukcji albo zasady domowe tego serwera
    .hours = godziny
    .hours-description = Ile godzin trwają zgłoszenia, zanim turniej się zacznie; bez wyboru 48
    .role = rola
    .role-description = Zgłosić się mogą tylko osoby z tą rolą
command-tournament-show = pokaż
    .description = Stan turnieju na tym kanale
command-tournament-enter = dołącz
    .description = Zgłoś się do tutejszego turnieju
command-tournament-leave = wycofaj
    .description = Wycofaj się z tutejszego turnieju
command-tournament-begin = rozpocznij
    .description = Rozpocznij tutejszy turniej teraz
command-tournament-games = partie
    .description = Skończone partie tutejszego turnieju
command-tournament-cancel = odwołaj
    .description = Odwołaj tutejszy turniej
command-tournament-result = wynik
    .description = Ustal wynik partii, z powodem do przeczytania dla wszystkich
    .game = partia
    .game-description = Która partia: runda, stół i numer
    .reason = powód
    .reason-description = Dlaczego; każdy może to przeczytać
    .winner = zwycięzca
    .winner-description = Kto wygrywa; bez wyboru remis

## Pozycja dnia

daily-heading = ## 🧭 Pozycja dnia, { $day }
    { $game }: z partii, która odbyła się tutaj.
daily-heading-own = ## 🧭 Pozycja dnia, { $day }
    { $game }: z partii, którą gospoda rozegrała sama ze sobą.
daily-question = Twoje miejsce: **{ $seat }**. { $prompt }
daily-choose = Co robisz? Możliwości: { $count }
daily-foot = -# Twój wybór widzisz tylko ty; do odpowiedzi, { $until }, można go zmienić. W twoim języku: `/pozycja`.
daily-closed = -# Czas na wybór minął; odpowiedź jest na tym kanale.
daily-void = -# To pytanie okazało się nie dość jednoznaczne, więc jest zamknięte; odpowiedzi na nie się nie liczą.
daily-answered = 🧭 Twój wybór: *{ $choice }*. Odpowiedź pojawi się tutaj { $until }; do tego czasu można go zmienić.
daily-streak = { $count ->
    [one] Poprzednia pozycja też rozwiązana.
    [few] Masz rozwiązane { $count } pozycje z rzędu.
   *[many] Masz rozwiązanych { $count } pozycji z rzędu.
}
daily-none = Nie ma tu teraz pozycji do rozwiązania.
daily-result-heading = ## 🏁 Pozycja z dnia { $day }: { $game }
daily-result = Gospoda wybiera: **{ $best }**; według jej oceny to { $chance }% wygranych.
daily-played = W tamtej partii wybrano: *{ $played }* · { $place }
daily-played-best = Tak też zagrano: { $place }
daily-played-own = W tamtej partii gospoda miała mniej czasu do namysłu i wybrała: *{ $played }*.
daily-played-best-own = W tamtej partii gospoda też tak zagrała.
daily-chosen = ### { $count ->
        [0] Nikt nie wybierał
        [one] Wybrała jedna osoba
        [few] Wybrały { $count } osoby
       *[many] Wybrało { $count } osób
    }
daily-choice = { $choice }: { $count } ({ $share }%)
daily-chance = ocena gospody: { $chance }%
daily-solver = { $user }{ $count ->
        [one] {""}
        [few] {" "}({ $count } z rzędu)
       *[many] {" "}({ $count } z rzędu)
    }
daily-solvers = Kto rozwiązał: { $people }.
command-position = pozycja
    .description = Pozycja dnia, tylko dla ciebie
