button-set-up = Konfiguracja
button-set-up-take = Zapisz te odpowiedzi
button-set-up-change = Zmień
button-set-up-rest = Ustawienia serwera

set-up-title = Konfiguracja
set-up-heading = ## 🗝️ Konfiguracja
    Pięć pytań, każde z wybraną już odpowiedzią. Nic się nie zapisze, dopóki nie naciśniesz **Zapisz te odpowiedzi** albo nie wyślesz formularza, który otwiera **Zmień**.
set-up-posts = Przegląd tygodnia i pozycja dnia
    .about = W poniedziałki podsumowanie, codziennie zagadka. Bez wybranego kanału nie ma żadnego z nich.
set-up-apart = { $digest } i { $daily }
set-up-done = ## 🗝️ Gotowe
set-up-rest = -# Sezony kwartalne, przypomnienia, wyczyny i archiwum działają od początku. Wszystko to zmienisz w `/serwer ustawienia`.
