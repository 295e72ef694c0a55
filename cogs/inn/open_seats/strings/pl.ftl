open-heading = ## 🪑 Wolne miejsca
open-none = Nikt teraz nie szuka towarzystwa. Otwórz stół, a pojawi się tutaj.
open-board = -# Ta wiadomość jest aktualizowana.
open-line = **{ $game }** – { $people } { $count ->
        [one] szuka
        [few] szukają
       *[many] szuka
    } jeszcze { $free ->
        [one] jednej osoby
        [few] { $free } osób
       *[many] { $free } osób
    }{ $agreed } · { $place }
open-call = { $role } { $seat }
button-sit = Dołącz: { $game }
call-no-role = Ten serwer nie wybrał roli do wzywania; robi się to w `/serwer ustawienia`.
call-no-seat = Przy tym stole nie ma wolnego miejsca.
call-lately = Ta rola była niedawno wzywana; ma spokój przez dwanaście godzin.
call-not-sent = Nie mogę teraz wysłać wezwania; można spróbować jeszcze raz.
call-done = Rola została wezwana.

next-others = ### Twoje inne stoły
button-board = Pokaż tu wolne miejsca wszystkim
command-next = następny
    .description = Stoły, które czekają na ciebie, najdłużej czekający pierwszy, i wolne miejsca na serwerze

action-call = Wezwij rolę
