button-server-erase = Usuń dane serwera
button-server-export = Najpierw pobierz kopię

archive-readers-members = wszyscy członkowie serwera
archive-readers-players = tylko osoby, które w nie grały
seasons-none = bez sezonów
seasons-year = roczne
seasons-quarter = kwartalne
server-heading = ## 🗝️ Ustawienia tego serwera
server-all-heading = ## 🗝️ Wszystkie ustawienia serwera
server-as-usual = { $count ->
    [one] { $count } ustawienie ma wartość domyślną
    [few] { $count } ustawienia mają wartość domyślną
   *[many] { $count } ustawień ma wartość domyślną
}; **Więcej** pokazuje wszystkie
server-line = **{ $setting }**: { $now } · domyślnie: { $usual }
server-line-usual = **{ $setting }**: { $now }
server-choose = Zmień…
server-usual = domyślne
server-about-tables = Gdzie i jak się gra
server-about-time = Czas i bezczynne stoły
server-about-posts = O czym piszę
server-about-people = Kto co może
server-about-results = Wyniki i rankingi
server-about-games = Zachowane dla gier
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
    .about = Po ilu dniach bez ruchu stół zamyka się bez wyniku. Uprzedza o tym tydzień wcześniej.
server-lobby_days = Nierozpoczęte stoły
    .about = Po ilu dniach zamyka się stół, przy którym gra się nie zaczęła.
server-seasons = Sezony
    .about = Jak długo trwa sezon rankingu; po jego końcu liczy się od zera.
server-feats = Wyczyny
    .about = Czy ogłaszać wyczyny po partii i pokazywać je w profilach.
server-title_cards = Karty wielkich chwil
    .about = Czy pokazywać obraz wielkich chwil partii, na przykład upadku Twierdzy albo pierwszej wygranej.
server-archive = Zakończone partie
    .about = Kto może oglądać zakończone partie.
server-tournaments = Turnieje
    .about = Kto może otwierać turnieje.
server-keepers = Opiekunowie stołów
    .about = Rola, która może zarządzać stołami tak jak osoby zarządzające serwerem.
server-digest = Przegląd tygodnia
    .about = Tu w każdy poniedziałek pojawia się podsumowanie tygodnia, jeśli ktoś grał.
server-daily = Pozycja dnia
    .about = Codzienna zagadka z partii rozegranej tu albo przez samą gospodę; odpowiada się prywatnie.
server-daily_hour = Godzina pozycji dnia
    .about = Kiedy pojawia się zagadka; odpowiedź przychodzi dzień później.
server-called = Wzywana rola
    .about = Kogo wolno wzywać do gry, najwyżej dwa razy dziennie. Kto woli spokój, nie bierze tej roli.
server-presets = Zasady domowe
    .about = Gry z opcjami zachowanymi dla serwera: uzgodnij je przed grą i naciśnij **Zapamiętaj dla serwera**.
server-components = Pliki komponentów
    .about = Gry, w które gra się tu z waszym plikiem komponentów.
server-log-heading = ## 🗒️ Co zmieniły i zrobiły osoby zarządzające
server-log-empty = Jeszcze nic.
server-log-line = - { $at } { $user }: { $setting } – { $before } → **{ $after }**
button-server-log = Dziennik
button-server-all = Więcej
button-server-change = Zmień
server-erase-sure = **Usunąć wszystko, co wiem o tym serwerze?** Znikną wszystkie stoły, także te, przy których trwa gra. Znikną też zakończone gry z wynikami i rankingiem, turnieje, pozycje dnia i wszystkie ustawienia. Nikt nie dostanie o tym wiadomości. Moje wiadomości na kanałach zostaną, ale ich przyciski przestaną działać. Osobiste ustawienia graczy zostają. Tego nie da się cofnąć.
server-export = Oto wszystko, co członkowie tego serwera mogą o nim zobaczyć: ustawienia, stoły, wyniki, zapisy gier.

settings-every-channel = wszystkie

refused-export-too-large = To więcej, niż mieści się w wiadomości. Może ci to przekazać osoba, która prowadzi tego bota.

command-server = serwer
    .description = Dla zarządzających serwerem: jego ustawienia, stoły i czy wszystko działa
command-server-settings = ustawienia
    .description = Dla zarządzających: co jest tu ustawione i formularze, którymi to zmienisz

tournament-openers-managers = osoby, które zarządzają serwerem
tournament-openers-members = wszyscy członkowie

server-channels-gone = Żaden z kanałów do gry już nie istnieje, więc nie da się otworzyć stołu.
server-channel-gone = { $setting }: tego kanału już nie ma. Wybierz inny.
server-channel-closed = { $setting }: na { $place } nie wolno mi { $permissions }. Można to zmienić w ustawieniach kanału.
server-daily-closed = Pozycja dnia się nie pojawia, dopóki zakończone partie mogą oglądać tylko ci, którzy w nie grali.
server-role-gone = { $setting }: tej roli już nie ma. Wybierz inną.
refused-form-late = Od otwarcia formularza ktoś zmienił te ustawienia, więc nic nie zostało zapisane. Otwórz go jeszcze raz.
