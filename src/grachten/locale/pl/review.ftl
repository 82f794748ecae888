# Teksty analizy gry, która odróżnia szczęście od umiejętności.

review = Analiza
review-open = Przeanalizuj grę
review-close = Zamknij analizę

## Gdy analiza powstaje

review-queued = Analiza czeka na swoją kolej.
review-running = Analizujemy grę ruch po ruchu.
review-lost = Serwer nie odpowiada. Analiza ruszy dalej, gdy wróci połączenie z serwerem.
review-leave = Możesz opuścić tę stronę. Analiza trwa dalej i znajdziesz ją tu później.
review-failed = Nie ma analizy tej gry.
review-retry = Spróbuj ponownie

## Wykres i jego oznaczenia

review-graph = Szansa na wygraną
review-at = Krok { $ply } z { $last }: { $chances }
review-share = { $name } { $chance }
review-mark-of = { $mark ->
    [inaccuracy] { $name }: niedokładność, { $amount }
    [mistake] { $name }: błąd, { $amount }
    [blunder] { $name }: poważny błąd, { $amount }
    [resigned] { $name }: poddanie gry, { $amount }
   *[luck] { $name }: szczęście, { $amount }
}
review-mark-back = Poprzednie oznaczenie
review-mark-forward = Następne oznaczenie
review-marks = { $count ->
    [0] Brak oznaczeń
    [one] Jedno oznaczenie
    [few] { $count } oznaczenia
    [many] { $count } oznaczeń
   *[other] { $count } oznaczenia
}
review-table = Wykres jako tabela
review-what = Co się stało

## Jeden krok

review-step = Ten krok
review-step-number = Krok { $ply }
review-played = Wybrano: { $move } ({ $chance })
review-better = Lepiej: { $move } ({ $chance })
review-keep = zatrzymaj: { $contracts }
review-resign = poddaj się
review-sound = { $name } znajduje dobry ruch.
review-luck = Szczęście: { $chances }
review-quiet = Nie ma tu wyboru, a szczęście nie odgrywa roli.
review-eyes-quiet = { $name } niczego tu nie wybiera i nie widzi szczęścia.

## Szczęście i gra

review-accounts = Szczęście czy umiejętności?
review-short = Szczęście { $luck }, ruchy { $play }
review-start = Szansa na początku
review-term-luck = Szczęście
review-term-own = Własne ruchy
review-term-others = Błędy innych
review-term-remainder = Czego nikt nie mógł wiedzieć
review-accuracy = Przy każdym wyborze { $name } zachowuje średnio { $accuracy } szansy na wygraną.
review-help = Co znaczą te słowa?
review-help-start = Szansa na początku: dla wszystkich taka sama, chyba że wybrano, kto zaczyna, albo gra jest dalszym ciągiem wcześniejszej.
review-help-luck = Szczęście: o ile { -card(number: "plural") } i { -contract-card(number: "plural") }, które się pojawiły, były lepsze lub gorsze od średniej wszystkiego, co mogło się pojawić.
review-help-own = Własne ruchy: strata przez przeoczone lepsze ruchy.
review-help-others = Błędy innych: to, co inni oddali za darmo.
review-help-remainder = Czego nikt nie mógł wiedzieć: jak zakryte { -card(number: "plural") } poprawiły lub pogorszyły skutki ruchów.
review-moments = Decydujące momenty
review-draw-luckiest = Największe szczęście
review-draw-unluckiest = Największy pech
review-lot = Losowanie, kto zaczyna
review-new = Odkrywamy: { $cards }.
review-eyes = Tyle { $name } może wiedzieć w każdym kroku. Szczęście, którego { $name } nie widzi, nie jest pokazane.
review-evaluator = Ocena: ewaluator { $version } ({ $hash }).
review-playouts = Do tej { -board(case: "genitive") } nie pasuje żaden wytrenowany ewaluator, więc analiza opiera się na szybkich symulacjach gry. Jest mniej dokładna.

## Udostępnianie

review-link = Link do analizy
review-picture = Obrazek z wynikiem

## Dalsza gra

review-play-on = Graj dalej stąd
review-play-on-help = Po kroku { $ply } zajmujesz jedno miejsce, a pozostałe zajmują boty. Wszystko, czego z twojego miejsca nie widać, zostanie rozdane na nowo.
review-play-on-seat = Twoje miejsce
