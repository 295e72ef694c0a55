# Słowa na obrazach Wojny o Pierścień: krótkie, aby mogły być duże.
board-title-one = Wojna
board-title-two = o Pierścień
board-turn = Tura { $number }
board-stage-setup = Przygotowanie bitwy
board-stage-begin = Odzyskiwanie i dobieranie
board-stage-fellowship = Drużyna
board-stage-allocation = Przydział kości polowania
board-stage-roll = Rzut kośćmi akcji
board-stage-action = Akcje
board-stage-battle = Bitwa
board-stage-hunt = Polowanie
board-stage-victory = Sprawdzenie zwycięstwa
board-stage-over = Koniec gry
board-wins-shadow = Zwycięża Cień
board-wins-free = Zwyciężają Wolne Ludy
board-draw = Nikt nie zwycięża
board-hand = Ręka
board-decks = Talie
board-table = Na stole
board-politics = Tor Polityki
board-hunt = Polowanie
board-tiles-left = w puli: { $number }
board-tile = Dobrany żeton
board-corruption = Zepsucie
board-damage = obrażenia { $number }
board-fellowship = Drużyna Pierścienia
board-hidden = ukryta
board-revealed = ujawniona
board-mordor = Tor Mordoru
board-in-mordor = na Torze Mordoru
board-hand-of = { $side }: twoja ręka
board-hand-empty = Nie masz kart na ręce
board-combat = W bitwie
board-symbol-character = Postać
board-symbol-army = Armia
board-symbol-muster = Mobilizacja
board-stays = zostaje na stole
board-initiative = Inicjatywa { $order }
board-battle = Bitwa: { $region }
board-siege = Oblężenie: { $region }
board-sortie = Wypad: { $region }
board-relief = Odsiecz: { $region }
board-attacks = atakuje
board-attacks-many = atakują
board-defends = broni się
board-defends-many = bronią się
board-round = Runda { $number }
board-hits = { $number ->
    [one] 1 trafienie
    [few] { $number } trafienia
   *[many] { $number } trafień
}
board-units = { $number ->
    [one] 1 jednostka
    [few] { $number } jednostki
   *[many] { $number } jednostek
}
board-odds = { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
} · zdolności przywódcze { $leadership } · trafia { $target ->
    [6] 6
   *[other] { $target }+
}
board-no-card = bez karty bitwy
board-no-card-yet = Karta bitwy?
board-over-ceased = Atak przerwano
board-over-retreat = Obrońcy się wycofali
board-over-siege = Obrońcy są oblężeni
board-over-wiped-out = Jedna Armia zniszczona
board-over-both = Obie Armie zniszczone
board-over-escaped = Obrońcy uszli
board-losses = Straty: { $figures }
board-face-down = zakryta
board-cancelled = anulowana

# Bitwy według moda GroTeki
board-clash-cause-town = Wioska
board-clash-cause-city = Miasto
board-clash-cause-fortification = Fortyfikacja
board-clash-cause-besieged-stronghold = Twierdza
board-clash-cause-flanking = Flankowanie
board-clash-cause-commanders = Przywódcy
board-clash-most = jednostki: do { $number }
board-clash-fewer = jednostki: −{ $number }
board-clash-lasting = przez całą bitwę
board-clash-once = jednorazowa
board-clash-next-card = karta bitwy
board-clash-next-commanders = wybór przywódców
board-clash-next-split = podział zdolności
board-clash-next-bind = wybór celów
board-clash-next-drop = mniej ataków
board-clash-next-extra = dodatkowe ataki
board-clash-next-roll = rzut kością
board-clash-next-counter = kontrataki
board-clash-next-captain = przerzut?
board-clash-next-ring = Pierścień Elfów?
board-clash-next-sacrifice = poświęcenie albo przerwanie
board-clash-next-withdraw = walka albo wycofanie
board-clash-next-cease = kolejna runda?
board-clash-next-retreat = odwrót?
board-clash-next-flank = flankowanie?
board-clash-next-advance = wkroczenie?
board-clash-next-effect = działa karta bitwy
board-clash-next-choice = wybór

board-reinforcements = Posiłki
board-lost = Poza grą
board-discards = Odrzucone odkryte: { $count }
board-hunt-left = Polowanie, żetony w puli: { $count }
board-hunt-drawn = Żetony dobrane: { $count }
board-hunt-removed = Żetony usunięte: { $count }
