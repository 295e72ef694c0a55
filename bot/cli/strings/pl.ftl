# Co mówi wiersz poleceń (bot/cli). Klucze są identyfikatorami; angielski i polski idą w parze.

cli-setting-choice = Ustawienie { $name } nie może mieć wartości { $value }: możliwe są { $choices }.
cli-setting-range = Ustawienie { $name } nie może mieć wartości { $value }: ma to być liczba całkowita od { $low } do { $high }.
cli-setting-least = Ustawienie { $name } nie może mieć wartości { $value }: ma to być liczba całkowita, co najmniej { $low }.
cli-setting-address = Ustawienie { $name } nie może mieć wartości { $value }: ma to być adres na tym komputerze, na przykład { $example }.
cli-setting-public = Ustawienie { $name } nie może mieć wartości { $value }: ma to być adres https bez ścieżki, na przykład { $example }.
cli-setting-wrong = Ustawienie { $name } nie może mieć wartości { $value }.
cli-setting-hours = Ustawienie { $name } nie może mieć wartości { $value }: podaje, od której do której godziny, od 0 do 23, na przykład 3-5 albo 22-4.
cli-setting-shards = Ustawienie { $name } nie może mieć wartości { $value }: podaje, które shardy z ilu, na przykład 0-3/16, 5/16 albo auto/16.
cli-setting-database = DATABASE nie może mieć wartości { $value }: ma to być nazwa pliku, na przykład var/pony.db, albo adres, na przykład postgresql://użytkownik@serwer/nazwa.
cli-env-unreadable = Plik { $path } nie jest tekstem w UTF-8: napisz go od nowa według .env.example.
cli-token-missing = Brakuje DISCORD_TOKEN: wpisz go do pliku .env albo uruchom „python -m bot play”, żeby grać bez Discorda.
cli-token-unreadable = W DISCORD_TOKEN są spacje, końce wiersza albo litery, których nie ma w żadnym tokenie: skopiuj go jeszcze raz z portalu dla programistów.
cli-token-refused = Discord nie przyjmuje tego DISCORD_TOKEN: skopiuj go jeszcze raz z portalu dla programistów.
cli-discord-unreachable = Nie ma połączenia z Discordem: sprawdź, czy ten komputer ma dostęp do internetu, i uruchom bota jeszcze raz.
cli-database-busy = Bazy danych { $path } używa już inny proces: najpierw go zatrzymaj albo wskaż inną w DATABASE.
cli-database-newer = Bazę danych { $path } zapisała nowsza wersja bota: zaktualizuj bota albo wskaż inną w DATABASE.
cli-database-full = Na bazę danych { $path } nie ma już miejsca: zwolnij je albo wskaż inną w DATABASE.
cli-database-damaged = Plik { $path } jest uszkodzony albo nie jest bazą danych: przywróć kopię zapasową albo wskaż inny w DATABASE.
cli-database-foreign = Plik { $path } to baza danych innego programu: wskaż inny w DATABASE.
cli-database-folder = DATABASE { $path } to folder: wskaż plik w nim, na przykład { $path }/pony.db.
cli-database-lost = W { $path } nie ma bazy danych, choć kiedyś była, jak widać po { $beside }. Przenieś plik z powrotem razem z tym, który kończy się na -wal, albo przywróć kopię zapasową. Jeśli to ma być nowa gospoda, najpierw usuń { $beside }.
cli-database-uncopied = To wydanie zmienia bazę danych { $path }, a przedtem robi jej kopię. Kopii nie udało się zapisać ({ $details }): zwolnij miejsce obok bazy. Niczego nie zmieniono.
cli-database-unreadable = Nie da się odczytać i zapisać bazy danych { $path }: sprawdź plik, jego folder i uprawnienia do nich albo wskaż inną w DATABASE.
cli-database-unusable = Nie da się użyć bazy danych { $path } ({ $details }).
cli-database-address = Nie da się odczytać DATABASE { $path }: adres wygląda jak postgresql://użytkownik:hasło@serwer:5432/nazwa.
cli-database-unreachable = Nie ma połączenia z serwerem bazy danych { $path }: sprawdź DATABASE i czy serwer działa ({ $details }).
cli-database-shared = W bazie danych { $path } są tabele innego programu: wskaż w DATABASE pustą.
cli-database-driver = Do bazy danych { $path } brakuje biblioteki: zainstaluj ją poleceniem „pip install psycopg[binary,pool]”.
cli-database-unshared = Baza danych { $path } to plik, którego może używać tylko jeden proces: zostaw SHARDS puste albo wskaż bazę PostgreSQL.
cli-database-others = To wydanie zmienia bazę danych { $path } tak, że inne wydania nie mogą już z niej korzystać. Zatrzymaj wszystkie procesy, które jej używają, a potem uruchom ten.
cli-database-shards = Pozostałe procesy korzystające z bazy danych { $path } dzielą między siebie inną liczbę shardów. Podaj we wszystkich tę samą liczbę w SHARDS i uruchom je razem od nowa.
cli-shards-taken = Shardy { $shards } lub część z nich ma już inny proces: wskaż inne w SHARDS.
cli-shards-few = Na tylu serwerach Discord wymaga więcej shardów niż { $count }: zatrzymaj wszystkie procesy bota, podaj we wszystkich większą liczbę w SHARDS i uruchom je od nowa. Bez SHARDS bot pyta Discorda, ilu trzeba.
cli-lease-lost = Inne procesy przejęły to, co miał ten proces, bo nie dawał znaku życia: nic więcej nie zapisano. Uruchom go od nowa.
cli-move-missing = Podaj, co przenieść: python -m bot move --from pony.db --to postgresql://użytkownik@serwer/nazwa
cli-move-no-source = Nie ma bazy danych { $path }, z której można by przenosić.
cli-move-progress = Wiersze w drodze: { $rows } …
cli-move-not-empty = Baza danych { $path } nie jest pusta: wskaż inną, do której przenieść. Nic nie zostało zmienione.
cli-move-different = Baza danych { $path } różni się od tej, z której ją wypełniono (partie: { $matches }): nie używaj jej.
cli-move-done = Przeniesiono do { $path } i porównano: { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
  }, { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
  }. Teraz wpisz ją jako DATABASE.
cli-components-missing = Nie ma folderu { $path }: umieść w nim swoje pliki z poprawkami albo zostaw COMPONENT_FILES puste.
cli-components-wrong = Pliku z poprawkami { $path } nie można użyć: { $problem }
cli-components-unreadable = Pliku z poprawkami { $path } nie można odczytać jako tekstu w UTF-8.
cli-record-missing = Podaj, który zapis opowiedzieć: python -m bot tell zapis.txt
cli-record-unreadable = Nie da się odczytać pliku { $path }.
cli-record-no-text = Plik { $path } nie jest tekstem, więc nie jest zapisem gry.
cli-record-too-large = Plik { $path } jest zbyt duży jak na zapis gry.
cli-port-taken = Port { $port } jest już zajęty: wybierz inny w { $setting }.
cli-port-forbidden = Tego portu ten program nie może otworzyć: { $port }. Wybierz dla { $setting } port powyżej 1023.
cli-port-unusable = Portu { $port } nie można otworzyć ({ $details }): wybierz dla { $setting } inny.
cli-port-moved = Port { $port } jest już zajęty, więc gospoda otwiera się na porcie { $other }.
cli-health-unset = Nie ustawiono HEALTH_PORT, więc nie da się zapytać bota, jak się ma: ustaw ten sam dla bota i dla sprawdzania.
cli-health-silent = Na porcie { $port } nikt nie odpowiada: bot nie działa albo stoi w miejscu.
cli-health-starting = Bot dopiero się uruchamia.
cli-health-discord = Bot nie ma połączenia z Discordem.
cli-health-shards = Bot nie ma połączenia z Discordem dla tych shardów: { $shards }.
cli-health-disk = Bot ma połączenie, ale nie może pisać do bazy danych: sprawdź dysk albo serwer bazy danych.
cli-doctor-disk = W folderze { $path } można zapisywać.
cli-doctor-disk-closed = W folderze { $path } nie można zapisywać ({ $details }): sprawdź jego uprawnienia i wolne miejsce.
cli-doctor-database = Baza danych { $path } odpowiada i jest aktualna.
cli-doctor-database-new = Bazy danych { $path } jeszcze nie ma: utworzy ją pierwsze uruchomienie bota.
cli-doctor-database-old = Baza danych { $path } odpowiada. Zaktualizuje ją następne uruchomienie bota ({ $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
  }).
cli-doctor-fonts = Są wszystkie czcionki.
cli-doctor-fonts-missing = Nie można odczytać czcionki ({ $details }): zainstaluj bota razem z folderem assets/fonts.
cli-doctor-painter = Obrazki dają się rysować.
cli-doctor-painter-gone = Obrazki nie dają się rysować ({ $details }): sprawdź wolną pamięć tego komputera.
cli-doctor-token = Discord przyjmuje DISCORD_TOKEN. Należy on do: { $name }.
cli-doctor-intents = Discord zgadza się na wszystkie intencje (intents), o które prosi bot.
cli-doctor-intents-refused = Discord nie zgadza się na intencje, o które prosi bot: zajrzyj do portalu dla programistów, pod Bot, Privileged Gateway Intents.
cli-doctor-commands = { $count ->
    [one] Zarejestrowane jest jedno polecenie i żadnego nie brakuje.
    [few] Zarejestrowane są { $count } polecenia i żadnego nie brakuje.
   *[many] Zarejestrowanych jest { $count } poleceń i żadnego nie brakuje.
}
cli-doctor-commands-missing = Discord nie zna tych poleceń: { $names }. Zarejestruje je następne uruchomienie bota.
cli-doctor-signs = Wszystkie własne znaki bota są przesłane.
cli-doctor-signs-missing = { $count ->
    [one] Jeden własny znak bota nie jest jeszcze przesłany
    [few] { $count } własne znaki bota nie są jeszcze przesłane
   *[many] { $count } własnych znaków bota nie jest jeszcze przesłanych
}: prześle je działający bot, a do tego czasu pokazuje zwykłe.
cli-doctor-no-channel = Żaden kanał nie został wypróbowany: podaj identyfikator kanału, który Discord pokazuje pod „Kopiuj ID kanału”.
cli-doctor-channel-unknown = Bot nie widzi kanału { $channel }: sprawdź identyfikator i to, czy bot jest na tym serwerze.
cli-doctor-done = { $count ->
    [0] Wszystko działa.
    [one] Jest jedna rzecz do zmiany.
    [few] Są { $count } rzeczy do zmiany.
   *[many] Jest { $count } rzeczy do zmiany.
}
cli-play = Rozbrykany Kucyk zaprasza: { $url }  (Ctrl+C zamyka)
cli-agent-not-json = Ten wiersz nie jest obiektem JSON: w każdym wierszu jedno pytanie.
cli-agent-question = Nie da się odczytać pytania: sprawdź { $place }.
cli-agent-nobody = { $seat } nie ma teraz nic do wyboru.

cli-database-missing = Nie ma bazy danych { $path }.
cli-backup-missing = Podaj plik: python -m bot backup kopia.db
cli-backup-exists = Plik { $path } już istnieje: wybierz inną nazwę.
cli-backup-failed = Nie udało się zapisać kopii { $path } ({ $details }).
cli-backup-written = Kopia zapasowa { $path } jest gotowa ({ $size } MB).
cli-restore-exists = Baza danych { $path } już istnieje: z opcją --replace zostanie odłożona, a jej miejsce zajmie kopia.
cli-restore-failed = Nie udało się przywrócić kopii { $path } ({ $details }).
cli-restore-kept = To, co było tu wcześniej, zostało zachowane jako { $path }.
cli-restore-done = Kopia jest teraz bazą danych { $path }; można uruchomić bota.
cli-check-file = Sam plik: { $details }
cli-check-game = Partia { $match }: ten bot nie ma jej gry.
cli-check-options = Partia { $match }: nie da się odczytać jej opcji.
cli-check-newer = Partia { $match }: zapisała ją nowsza wersja bota.
cli-check-gap = Partia { $match }: w zapisie brakuje akcji { $line }; „python -m bot rescue { $match }” cofa ją do chwili tuż przed nią.
cli-check-illegal = Partia { $match }: zasady nie pozwalają na akcję { $line } z zapisu; „python -m bot rescue { $match }” cofa ją do chwili tuż przed nią.
cli-check-snapshot = Partia { $match }: migawka nie zgadza się z zapisem; bot sam odtworzy ją z zapisu.
cli-check-outcome = Partia { $match }: zanotowano inny koniec, niż wynika z zapisu.
cli-check-results = Partia { $match }: wyniki nie zgadzają się z jej końcem.
cli-check-done = { $wrong ->
    [0] { $count ->
        [one] Sprawdzono jedną partię: wszystko w porządku.
        [few] Sprawdzono { $count } partie: wszystko w porządku.
       *[many] Sprawdzono { $count } partii: wszystko w porządku.
    }
   *[other] Sprawdzone partie: { $count }; znalezione błędy: { $wrong }.
}
cli-match = { $match }: { $game }, { $phase }; serwer { $guild }, kanał { $channel }; { $people }
cli-phase-lobby = czeka na graczy
cli-phase-playing = w toku
cli-phase-over = zakończona
cli-phase-cancelled = zamknięta
cli-phase-broken = nie może się toczyć dalej
cli-matches-done = { $count ->
    [0] Żaden stół nie jest otwarty.
    [one] Otwarty jest jeden stół.
    [few] Otwarte są { $count } stoły.
   *[many] Otwartych jest { $count } stołów.
}
cli-rescue-done = Partia { $match } stoi tam, gdzie jej zapis był jeszcze w porządku: { $phase }.
cli-close-done = Partia { $match } została zamknięta: { $phase }.
cli-ratings-done = Wszystkie rankingi zostały obliczone od nowa. Serwery: { $guilds }
cli-report = Zgłoszenie { $number }: { $game }, wersja zasad { $ruleset }, wersja bota { $build }, { $written }; partia { $match }, krok { $step }; { $at }; { $state }
cli-report-waits = czeka na odpowiedź
cli-report-answered-already = z odpowiedzią
cli-report-shared-already = z odpowiedzią dla wszystkich, którzy zgłaszają ten sam krok
cli-report-text = Zgłoszenie: { $text }
cli-report-answer = Odpowiedź: { $text }
cli-report-older = Zapisu nie da się odtworzyć według zasad tej wersji (linia { $line }), więc nie widać pozycji.
cli-report-missing = Podaj numer zgłoszenia: wymienia je python -m bot reports.
cli-report-unknown = Nie ma zgłoszenia { $number }.
cli-report-length = Odpowiedź ma od 1 do { $most } znaków.
cli-report-answered = Zgłoszenie { $number } ma odpowiedź. Następne uruchomienie bota zaniesie ją osobie, która je napisała; { $others }
cli-report-shared = przeczyta ją też każda osoba, która zgłosi ten sam krok.
cli-report-alone = inne osoby, które zgłoszą ten sam krok, jej nie przeczytają.
cli-report-test = Test zapisano w pliku { $path }. Są w nim ukryte rzeczy z gry.
cli-reports-done = { $count ->
    [0] Niczego nie zgłoszono.
    [one] Jedno zgłoszenie; bez odpowiedzi: { $waiting }.
    [few] { $count } zgłoszenia; bez odpowiedzi: { $waiting }.
   *[many] { $count } zgłoszeń; bez odpowiedzi: { $waiting }.
}
