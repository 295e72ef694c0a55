# Co mówi wiersz poleceń (bot/cli). Klucze są identyfikatorami; angielski i polski idą w parze.

cli-setting-choice = Ustawienie { $name } nie może mieć wartości { $value }: możliwe są { $choices }.
cli-setting-range = Ustawienie { $name } nie może mieć wartości { $value }: ma to być liczba całkowita od { $low } do { $high }.
cli-setting-least = Ustawienie { $name } nie może mieć wartości { $value }: ma to być liczba całkowita, co najmniej { $low }.
cli-setting-address = Ustawienie { $name } nie może mieć wartości { $value }: ma to być adres na tym komputerze, na przykład { $example }.
cli-setting-wrong = Ustawienie { $name } nie może mieć wartości { $value }.
cli-env-unreadable = Plik { $path } nie jest tekstem w UTF-8: napisz go od nowa według .env.example.
cli-token-missing = Brakuje DISCORD_TOKEN: wpisz go do pliku .env albo uruchom „python -m bot play”, żeby grać bez Discorda.
cli-token-refused = Discord nie przyjmuje tego DISCORD_TOKEN: skopiuj go jeszcze raz z portalu dla programistów.
cli-discord-unreachable = Nie ma połączenia z Discordem: sprawdź, czy ten komputer ma dostęp do internetu, i uruchom bota jeszcze raz.
cli-database-busy = Bazy danych { $path } używa już inny proces: najpierw go zatrzymaj albo wskaż inną w DATABASE.
cli-database-newer = Bazę danych { $path } zapisała nowsza wersja bota: zaktualizuj bota albo wskaż inną w DATABASE.
cli-database-full = Na bazę danych { $path } nie ma już miejsca: zwolnij je albo wskaż inną w DATABASE.
cli-database-damaged = Plik { $path } jest uszkodzony albo nie jest bazą danych: przywróć kopię zapasową albo wskaż inny w DATABASE.
cli-database-foreign = Plik { $path } to baza danych innego programu: wskaż inny w DATABASE.
cli-database-unreadable = Nie da się odczytać i zapisać bazy danych { $path }: sprawdź plik, jego folder i uprawnienia do nich albo wskaż inną w DATABASE.
cli-database-unusable = Nie da się użyć bazy danych { $path } ({ $details }).
cli-components-missing = Nie ma folderu { $path }: umieść w nim swoje pliki z poprawkami albo zostaw COMPONENT_FILES puste.
cli-components-wrong = Pliku z poprawkami { $path } nie można użyć: { $problem }
cli-components-unreadable = Pliku z poprawkami { $path } nie można odczytać jako tekstu w UTF-8.
cli-record-missing = Podaj, który zapis opowiedzieć: python -m bot tell zapis.txt
cli-record-unreadable = Nie da się odczytać pliku { $path }.
cli-record-no-text = Plik { $path } nie jest tekstem, więc nie jest zapisem gry.
cli-record-too-large = Plik { $path } jest zbyt duży jak na zapis gry.
cli-port-taken = Port { $port } jest już zajęty: wybierz inny w { $setting }.
cli-port-moved = Port { $port } jest już zajęty, więc karczma otwiera się na porcie { $other }.
cli-play = Rozbrykany Kucyk zaprasza: { $url }  (Ctrl+C zamyka)
