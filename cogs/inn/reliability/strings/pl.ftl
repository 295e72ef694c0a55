action-reliability = Kto tu gra
button-reliability-ask = Pytaj, jak kto gra do końca
button-reliability-drop = Już nie pytaj
reliability-heading = ### { $game } · kto tu gra
reliability-of = { $user }: { $told }
reliability-new = nowa osoba
reliability-hidden = profil jest ukryty
reliability-finished = do końca { $finished } z { $games } partii
reliability-timed = po czasie: { $count }
reliability-resigned = poddane: { $count }
reliability-move = zwykły ruch: { $length }
reliability-earlier = { $count ->
    [one] { $count } dawniejsza partia: nie wiadomo
    [few] { $count } dawniejsze partie: nie wiadomo
   *[other] { $count } dawniejszych partii: nie wiadomo
}
reliability-line = Granie do końca: { $told }
reliability-asked = 🪢 **Ten stół pyta, jak kto gra do końca.** O ukrytych profilach nic tu nie ma.
reliability-asks = Stół mówi teraz wszystkim, jak kto gra do końca.
reliability-dropped = Stół już tego nie mówi.
reliability-you-hide = 🪢 Ten stół pyta, jak kto gra do końca. Twój profil jest ukryty, więc inni nic o tobie nie widzą. Zmienisz to w `/ustawienia`.
reliability-about = -# Ostatnie 30 partii między ludźmi na tym serwerze. Partie poddane i te, w których skończył się czas, idą w niepamięć po sezonie. Zwykły ruch: połowa ruchów była szybsza, przy stołach z zegarem.
