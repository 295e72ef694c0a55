button-erase = Usuń moje dane
button-policy-privacy = Prywatność
button-policy-terms = Warunki korzystania

settings-profile-line = Inni mogą oglądać mój profil: { $state }
settings-profile-menu = Kto może oglądać twój profil
settings-me = ### Twoje ustawienia
    Godziny ciszy: **{ $quiet }**
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
button-quiet = Godziny ciszy
button-away = Nieobecność
button-back-again = Już jestem
button-settings = Ustawienia
button-export = Pobierz moje dane
quiet-city = Miasto w twojej strefie czasowej
quiet-city-about = Największe w pobliżu, na przykład Warszawa, Londyn albo Nowy Jork
quiet-now = Albo która jest teraz u ciebie godzina
quiet-now-about = Jeśli nie chcesz podawać miasta.
quiet-start = Cisza od
quiet-end = Do
away-days = Na jak długo?
away-about = Twoje zegary staną, jeśli serwer na to pozwala, i nikt nie będzie przypominać.
settings-away = 🌙 Nieobecność do { $until }: twoje zegary stoją, o ile pozwala na to serwer, i nie przychodzą przypomnienia.
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
away-back = Dobrze, że jesteś z powrotem. Twoje zegary znowu biegną.

settings-language-menu = Język
settings-language-line = Język: { $language }
settings-notices-line = Wiadomość prywatna o twojej kolei: { $state }
settings-notices-menu = Wiadomość prywatna, gdy przyjdzie twoja kolej
settings-asked-line = Pytaj mnie nawet o jedyną możliwość: { $state }
settings-asked-menu = Co robić, gdy jest tylko jedna możliwość
settings-dm-closed = Nie mogę pisać do ciebie prywatnie, więc wołam cię na kanale.
privacy-export = Wszystko, co o tobie wiem.
privacy-erase-sure = **Usunąć wszystko, co o tobie wiem?** Znikną twoje ustawienia i ranking, trwające partie zostaną poddane, a w zakończonych pozostanie gracz bez imienia. Tego nie da się cofnąć.
privacy-erased = Gotowe. Nic już o tobie nie wiem.

refused-city-missing = Podaj też, gdzie jesteś: miasto albo godzinę, która jest teraz u ciebie.
refused-city-unknown = Nie wiem, która godzina jest w miejscu { $name }: podaj największe miasto w pobliżu albo wybierz godzinę, która jest u ciebie.

command-settings = ustawienia
    .description = Twój język, powiadomienia, przypomnienia, godziny ciszy, nieobecność, blokady
command-privacy = prywatność
    .description = Co o tobie wiem: przeczytaj, pobierz, usuń; warunki korzystania
