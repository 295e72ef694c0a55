# Dlaczego prośba została odrzucona (bot/match/values.py). Zawsze jedno jasne zdanie do jednej osoby.
refused-unknown-match = Nie znam takiej partii.
refused-unknown-game = Nie znam takiej gry.
refused-broken = Tej partii nie można ciągnąć dalej niż do akcji nr { $line }: poprawiono zasady albo brakuje części jej zapisu. Może ją zamknąć gospodarz stołu lub ktoś z graczy.
refused-cancelled = Ten stół zamknięto przed rozpoczęciem gry.
refused-over = { $next ->
    [0] Ta partia jest już zakończona.
   *[other] Ta partia jest już zakończona; mecz trwa w następnej.
}
refused-not-begun = Gra jeszcze się nie rozpoczęła.
refused-already-begun = Gra już się rozpoczęła.
refused-storage = Nie mogę teraz niczego zapisać, więc nic się nie zmieniło; spróbuj ponownie za jakiś czas.
refused-unclear = Mój dysk nie odpowiada i nie wiem jeszcze, czy to się liczy; zajrzyj tu ponownie za jakiś czas.
refused-busy = Zbyt wiele wydarzyło się naraz i nic się nie zmieniło; spróbuj ponownie.
refused-place-taken = Na tym kanale trwa już inna gra.
refused-channel-not-allowed = Na tym kanale nie wolno grać; zapytaj osoby zarządzające serwerem, gdzie można.
refused-full = Wszystkie miejsca przy tym stole są zajęte.
refused-invited-only = Wolne miejsca przy tym stole czekają na inne osoby.
refused-blocked-here = Przy tym stole siedzi albo jest oczekiwana osoba, którą blokujesz.
refused-blocked-guest = Zapraszasz osobę, którą blokujesz: najpierw odblokuj ją: `/ustawienia`, potem *Blokowane osoby*.
refused-guests-elsewhere = Nie wszyscy zaproszeni mogą teraz przyjść do tego stołu.
refused-self-block = Nie możesz zablokować siebie.
refused-too-many-blocked = Nie da się zablokować więcej osób niż { $most }.
refused-too-many-tables = Na tym serwerze nie można siedzieć naraz przy większej liczbie stołów niż { $most }. Dokończ partię albo odejdź od stołu, przy którym jeszcze nie zaczęto.
refused-seat-unknown = W tej grze nie ma takiego miejsca.
refused-seat-taken = O to miejsce poprosił już ktoś inny.
refused-not-joined = Nie siedzisz przy tym stole.
refused-not-host = Może to zrobić tylko gospodarz tego stołu.
refused-option-unknown = W tej grze nie ma opcji o nazwie { $option }.
refused-option-invalid = Opcja { $option } nie przyjmuje wartości { $value }.
refused-player-count = Liczba graczy się nie zgadza: potrzeba { $needed }, przy stole { $joined }.
refused-not-seated = Nie grasz w tej partii.
refused-not-yours-to-see = Nie grasz przy tym stole, więc nie masz tu nic ukrytego do zobaczenia. Stół, przebieg i plansza słowami są także dla ciebie.
refused-stale = Ten przycisk jest nieaktualny: odkąd się pojawił, gra potoczyła się dalej.
refused-not-your-turn = Decyzja nie należy teraz do ciebie.
refused-hint-people = Podpowiedzi są tylko w partiach z samą gospodą albo tam, gdzie zgodzili się na nie wszyscy przy stole.
refused-hint-already = Przy tym stole wszyscy mogą już prosić o podpowiedzi.
refused-illegal = Zasady na to nie pozwalają (zasada { $rule }).
refused-unreadable = Nie potrafię odczytać tego jako akcji w tej grze.
refused-undo-nothing = Nie masz czego cofnąć.
refused-undo-shown = Gospoda zgadza się na każde cofnięcie, ale nie poza to, co od tej pory odsłonięto, dociągnięto lub wyrzucono na kościach.
refused-guess = O tej figurze nie da się teraz niczego zapisać: jest już odkryta albo nie da się jej odróżnić od innych.
refused-undo-impossible = Tego nie da się już cofnąć, bo opierają się na tym późniejsze wybory.
refused-undo-wall = Tego nie da się już cofnąć: od tej pory ktoś odszedł z gry albo ktoś inny przejął miejsce.
refused-undo-due = Tego nie da się już cofnąć: ten ruch wykonano przed upływem terminu, a termin już minął.
refused-offer-asked = Twoja prośba o to już czeka: nie wszyscy na nią odpowiedzieli. Możesz ją wycofać przy swoim miejscu.
refused-offer-not-asked = O tym decydują ci, którzy jeszcze grają.
refused-undo-declined = Pozostali gracze odmówili już cofnięcia tego ruchu.
refused-no-offer = Przy tym stole nikt już o nic nie prosi.
refused-offer-about-you = Ta prośba dotyczy ciebie: graj dalej, a przestanie obowiązywać.
refused-remove-not-playing = Nikt taki nie gra przy tym stole.
refused-remove-self = Jeśli chcesz odejść z gry, poddaj się.
refused-remove-declined = Pozostali gracze nie zgodzili się już na usunięcie tej osoby z gry.
refused-remove-two = Gdy zostało dwoje graczy, nikogo nie można usunąć z gry. Gdy skończy się czas drugiej osoby, możesz zażądać zwycięstwa albo oddać jej miejsce gospodzie (`/stół co:Tempo`). Do tego czasu: przypomnij jej tam o grze, zaproponuj zakończenie bez wyniku (`/stół`), poddaj partię albo zwróć się do osób zarządzających serwerem.
refused-own-offer = To twoja własna prośba; odpowiedzieć na nią muszą pozostali.
refused-offer-declined = Pozostali właśnie się na to nie zgodzili.
refused-stand-in-none = Przy tym stole nikt za ciebie nie gra.
refused-stand-in-plays = Gospoda gra za ciebie: najpierw wróć na swoje miejsce.
refused-stand-in-already = Na tym miejscu gra już gospoda.
refused-stand-in-alone = Nikt inny przy tym stole nie może się na to zgodzić: graj dalej albo się poddaj.
refused-stand-in-two = Jedna z dwóch osób nie może sama oddać gospodzie miejsca drugiej.
refused-not-late = Ta osoba ma jeszcze czas.
refused-late-self = Tu chodzi o twój własny czas: graj dalej.
refused-late-too = To mogą zrobić tylko ci, którzy jeszcze grają i sami mają czas.
refused-claim-open = Przy tym stole już czegoś zażądano; czekamy na odpowiedź.
refused-claim-impossible = Przy tej liczbie graczy nie można tego zażądać.
refused-claim-none = Przy tym stole nikt już niczego od ciebie nie żąda.
refused-claim-answered = W tej turze masz już dodatkowy czas: graj dalej, a żądanie przepadnie.
refused-nudge-nobody = Nikt tam nie musi teraz wybierać.
refused-nudged = Tej osobie już dziś przypomniano.
refused-draw-unknown = W tej grze nie ma remisów. Możesz zaproponować zakończenie partii bez wyniku.
refused-draw-house = Gospoda gra dalej: nie ma z kim uzgodnić remisu.
refused-paused = Gra jest wstrzymana i zegary stoją. Najpierw wznów grę.
refused-paused-already = Gra jest już wstrzymana.
refused-not-paused = Gra nie jest teraz wstrzymana.
refused-forbidden = Osoby zarządzające tym serwerem zabroniły ci otwierać tu stoły. Do stołów innych możesz dołączać.
refused-other-server = Ten stół jest na innym serwerze.
refused-keeper-plays = To także twój stół, więc nie możesz w pojedynkę zdecydować, jak się zakończy. Zwróć się do innej osoby, która zarządza serwerem, albo do pozostałych graczy poleceniem `/stół co:Zakończ bez wyniku`.
refused-move-here = Stół już tam jest.
refused-forbidden-already = Tej osobie już tego zabroniono.
refused-not-forbidden = Nikt nie zabronił tej osobie otwierać tu stołów.
refused-review-while-playing = Partię można omówić, gdy się skończy.
refused-review-busy = Gospoda omawia właśnie wiele partii; poproś jeszcze raz za kilka minut.
refused-review-one = Gospoda omawia właśnie dla ciebie inną partię; poproś o tę, gdy skończy.
refused-components-gone = Tymczasem wysłano inny plik: wyślij swój jeszcze raz.
refused-components-outdated = Plik, według którego gra ten serwer, nie nadaje się już do użytku: ktoś, kto zarządza serwerem, musi wysłać nowy.
refused-record-while-playing = Zapis będzie dostępny po zakończeniu partii, bo zdradza wszystko, co ukryte.

# Dlaczego nie da się odczytać zapisu (RecordError).
record-too-long = Zapis ma więcej wierszy niż { $line }.
record-too-slow = Odtworzenie tego zapisu trwa zbyt długo.
record-header-missing = W nagłówku brakuje wiersza { $text }.
record-line-unreadable = Nie da się odczytać wiersza { $line }: { $text }
record-foreign = Zapis pochodzi z innej gry albo z nowszych zasad: { $text }
record-options-unreadable = Nie da się odczytać opcji: { $text }
record-line-illegal = Zasady nie pozwalają na wiersz { $line }: { $text }
record-game-unknown = Nie znam gry { $text }.

# O co pyta się w wierszu poleceń
refused-rescue-sound = Ta partia może toczyć się dalej: nie ma z czego się cofać.
refused-rescue-not-by-log = Tę partię zapisała nowsza wersja bota albo nie da się już odczytać jej opcji: żadna wcześniejsza akcja tu nie pomoże. Zaktualizuj bota albo przywróć kopię zapasową.

# Zastępcy
refused-substitute-seated = Miejsce może przejąć tylko ktoś, kto jeszcze nie siedzi przy tym stole.
refused-substitute-private = Ta gra toczy się między tobą a gospodą, w naszych prywatnych wiadomościach: nikt inny nie może tu usiąść.
refused-substitute-asked = Ta osoba dostała już pytanie, czy przejmie inne miejsce przy tym stole.
refused-substitute-two = W grze dwuosobowej można oddać tylko własne miejsce. Gdy drugiej osobie skończył się czas, `/stół co:Tempo` powie, co możesz zrobić.

# Turnieje
refused-tournament-unknown = Nie znam takiego turnieju.
refused-tournament-here = Na tym kanale trwa już turniej: { $name }.
refused-text-blank = W tym tekście nic nie widać: wpisz litery albo cyfry.
refused-tournament-seats = Przy stole tej gry nie mogą siedzieć { $seats } osoby.
refused-tournament-format = Stoły dla trzech i czterech osób są tylko w turniejach szwajcarskich z jedną partią w rundzie.
refused-tournament-over = Ten turniej jest już zakończony.
refused-tournament-begun = Ten turniej już się rozpoczął.
refused-tournament-closed = Nie można już dołączyć: pary są ustalone.
refused-tournament-entered = Bierzesz już udział w tym turnieju.
refused-tournament-not-entered = Nie bierzesz udziału w tym turnieju.
refused-tournament-role = Ten turniej jest dla osób z rolą <@&{ $role }>.
refused-tournament-full = Brak wolnych miejsc: w turnieju bierze już udział tyle osób: { $count }.
refused-tournament-few = Do rozpoczęcia potrzeba co najmniej dwóch osób; na razie tyle się zgłosiło: { $count }.
refused-tournament-manager = Może to zrobić tylko ktoś, kto otworzył ten turniej albo zarządza serwerem.
refused-tournament-game = W tym turnieju nie ma takiej partii.
refused-tournament-own = To twoja własna partia, więc możesz tylko przyznać wygraną drugiej osobie. Każdy inny wynik musi ustalić ktoś inny, kto zarządza serwerem.
refused-tournament-winner = Ta osoba nie gra w tej partii.
refused-tournament-bracket = Z tego wyniku wynika następna runda, która już się rozpoczęła, więc wynik zostaje.
