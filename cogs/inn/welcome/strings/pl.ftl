button-all-games = Wszystkie gry

welcome-heading = ## 🍺 Rozbrykany Kucyk
    Gospoda z grami planszowymi o Śródziemiu. Siadasz z przyjaciółmi do stołu i grasz, kiedy masz czas: pilnuję planszy, zasad i każdego ruchu.
welcome-which = **W co zagramy?**
welcome-commands = **Polecenia, które wystarczą**
welcome-start = - `{ $command }` · otwiera stół i zaprasza gości, a `{ $solo }` od razu zaczyna partię z gospodą; każda gra ma oba polecenia
welcome-seat = twoje miejsce: twoja ręka i twoje wybory, tylko dla ciebie
welcome-next = stoły, które czekają na ciebie
welcome-rules = zasada według numeru albo słowa
welcome-settings = twój język i to, czy piszę do ciebie, gdy twoja kolej
game-begin = Naciśnij przycisk, aby otworzyć stół, albo użyj na dowolnym kanale polecenia `{ $command }`, od razu z gośćmi. Nie ma z kim? Zagraj od razu z gospodą: `{ $solo }`.

command-games = gry
    .description = Gry, które tu mamy, jak zacząć i przy których stołach siedzisz
command-next = następny
    .description = Stoły, które czekają na ciebie, najdłużej czekający pierwszy
command-help = pomoc
    .description = Co to jest, jakie są gry i jakich poleceń potrzeba
