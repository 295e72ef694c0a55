action-reliability = Kto tu gra
button-reliability-ask = Pokazuj, kto gra do końca
button-reliability-drop = Już nie pokazuj
reliability-heading = ### { $game } · kto tu gra
reliability-of = { $user }: { $told }
reliability-new = nowa osoba
reliability-hidden = profil jest ukryty
reliability-finished = do końca { $finished } z { $games } partii
reliability-timed = po czasie: { $count }
reliability-resigned = poddane: { $count }
reliability-move = zwykły ruch: { $length }
reliability-earlier = { $count ->
    [one] o { $count } dawniejszej partii nie wiadomo
    [few] o { $count } dawniejszych partiach nie wiadomo
   *[other] o { $count } dawniejszych partiach nie wiadomo
}
reliability-line = Niezawodność: { $told }
reliability-asked = 🪢 **Ten stół pokazuje, kto jak często gra do końca.** O ukrytych profilach nic tu nie ma.
reliability-asks = Stół pokazuje teraz wszystkim, kto jak często gra do końca.
reliability-dropped = Stół już tego nie pokazuje.
reliability-you-hide = 🪢 Ten stół pokazuje, kto jak często gra do końca. Twój profil jest ukryty, więc inni nic o tobie nie widzą. Zmienisz to w `/ustawienia`.
reliability-about = -# Ostatnie 30 partii między ludźmi na tym serwerze. Partie poddane i te, w których skończył się czas, idą w niepamięć po sezonie. Zwykły ruch: połowa ruchów była szybsza, przy stołach z zegarem.
