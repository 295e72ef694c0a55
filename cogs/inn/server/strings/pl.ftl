button-server-erase = Usuń dane serwera
button-server-export = Najpierw pobierz kopię

archive-readers-members = wszyscy członkowie serwera
archive-readers-players = tylko osoby, które w nie grały
seasons-none = bez sezonów
seasons-year = roczne
seasons-quarter = kwartalne
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
server-log-heading = ## 🗒️ Co zmieniły i zrobiły osoby zarządzające
server-log-empty = Jeszcze nic.
server-log-line = - { $at } { $user }: { $setting } – { $before } → **{ $after }**
button-server-log = Dziennik
button-server-back = Wszystkie ustawienia
server-erase-sure = **Usunąć wszystko, co wiem o tym serwerze?** Znikną wszystkie stoły, także te, przy których trwa gra. Znikną też zakończone gry z wynikami i rankingiem, turnieje, pozycje dnia i wszystkie ustawienia. Nikt nie dostanie o tym wiadomości. Moje wiadomości na kanałach zostaną, ale ich przyciski przestaną działać. Osobiste ustawienia graczy zostają. Tego nie da się cofnąć.
server-export = Oto wszystko, co członkowie tego serwera mogą o nim zobaczyć: ustawienia, stoły, wyniki, zapisy gier.

settings-every-channel = wszystkie

refused-export-too-large = To więcej, niż mieści się w wiadomości. Może ci to przekazać osoba, która prowadzi tego bota.

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
command-manage-log = dziennik
    .description = Co zmieniły i zrobiły osoby zarządzające, od najnowszych

tournament-openers-managers = osoby, które zarządzają serwerem
tournament-openers-members = wszyscy członkowie
