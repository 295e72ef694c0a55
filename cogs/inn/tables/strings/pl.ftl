share-form-picture = obraz
share-form-animation = animacja
share-form-record = zapis

look-table = Stół
look-words = Plansza słowami
look-picture = Obraz
look-explain = Co to jest?
look-log = Przebieg

command-seat = miejsce
    .description = Otwórz swoje miejsce: to, co masz w ręku, i to, co możesz wybrać
    .answer = odpowiedź
    .answer-description = Odpowiedz na prośbę pozostałych albo wycofaj własną
command-act = akcja
    .description = Wykonaj akcję przy swoim stole, podając jej nazwę
    .action = akcja
    .action-description = Co zrobić; kilka akcji po kolei rozdziel znakiem „;”
command-why = dlaczego
    .description = Dlaczego przy twoim stole nie można teraz czegoś wybrać, z numerem zasady
    .choice = wybór
    .choice-description = Co chcesz zrobić; puste pole oznacza wszystko
command-look = pokaż
    .description = Pokaż jeszcze raz stół, jego obraz, przebieg gry albo czym coś jest
    .at = co
    .at-description = Co pokazać; bez tego: stół, dla wszystkich na kanale
    .name = nazwa
    .name-description = Który obraz albo która figura, karta, kraina, znak
command-table = stół
    .description = Wszystko, co możesz zrobić przy stole: cofnąć, zrobić przerwę, poddać się…
    .action = co
    .action-description = Co zrobić od razu; bez tego pokażę przyciski
    .player = gracz
    .player-description = O kogo chodzi: kogo zaprosić, usunąć, zastąpić albo z kim zagrać znów

refused-action-unknown = Nie wiem, co przy stole znaczy „{ $name }”. `/stół` pokazuje wszystko, co można zrobić.

command-my-seat = Moje miejsce
