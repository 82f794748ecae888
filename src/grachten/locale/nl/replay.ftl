# Texts of the end of a game, the check of its deal, and replays.

## The end as a ceremony

ceremony-standing = Tussenstand
ceremony-routes = { $name }: { $count ->
    [0] geen { -route }
    [one] één { -route }
   *[other] { $count } { -route(number: "plural") }
}, { $points ->
    [one] één { -point }
   *[other] { $points } { -point(number: "plural") }
}
ceremony-fulfilled = Behaald door { $name }: { $contract }
ceremony-unfulfilled = Niet behaald door { $name }: { $contract }
ceremony-merchandise = { $name }: { $count ->
    [0] geen { -merchandise-card(number: "plural") }
    [one] één { -merchandise-card }
   *[other] { $count } { -merchandise-card(number: "plural") }
}, { $points ->
    [one] één { -point }
   *[other] { $points } { -point(number: "plural") }
}
ended-by = { $reason ->
    [stalemate] Niemand kon nog iets doen.
    [resigned] Een { -player } heeft opgegeven.
   *[carts] Een { -player } had nog hoogstens twee { -cart(number: "plural") }.
}
fulfilled-of = { $done } van { $all } behaald
merchandise-rank = { $count ->
    [0] geen { -card(number: "plural") }
    [one] één { -card }, positie { $rank }
   *[other] { $count } { -card(number: "plural") }, positie { $rank }
}
watch-replay = Terugkijken
watch-earlier = Eerder spel bekijken
continued-from = Dit spel gaat verder vanaf stap { $ply } van een eerder spel.
share-replay = Delen
copy-moment = Link naar deze stap
link-copied = De link is gekopieerd.
link-not-copied = De link kon niet worden gekopieerd. Hier is hij:

## Is the deal fair?

fairness = Eerlijk gedeeld?
fairness-why = Voordat de eerste kaart werd gedeeld, is het geheim van de deler met dit zegel verzegeld. Nu is het geheim bekend en kan je browser elke trekking narekenen.
check-deal = Het delen controleren
fairness-seal = Het zegel
fairness-verdict = { $verdict ->
    [pass] Alles klopt, en jouw startgetal is meegeschud.
    [record] Het verslag klopt. Meer viel er niet te controleren.
    [dealer] Het verslag klopt, voor zover deze controle reikt.
   *[fail] Er klopt iets niet met dit spel.
}
fairness-not-kept = Dit apparaat heeft niet aan het schudden meegedaan; alleen het verslag zelf is gecontroleerd.
fairness-late = Jouw startgetal is niet meegeschud: dit apparaat heeft het niet op tijd bekendgemaakt.
fairness-dealer-only = Dit spel is van een oudere versie, waarin alleen de deler zich vastlegde. De controle laat zien dat er na het delen niets is veranderd, maar niet dat niemand het schudden kon sturen.
fairness-seed-missing = Jouw startgetal is niet meegeschud. Je kunt er niet op vertrouwen dat er eerlijk is gedeeld.
fairness-seeds-wrong = De startgetallen passen niet bij wat was vastgelegd, of het zijn niet de getallen die je eerder te zien kreeg.
fairness-terms-changed = De server heeft de voorwaarden van dit spel veranderd nadat ze vastlagen.
fairness-terms-wrong = De voorwaarden van dit spel zijn niet in orde; daarom heeft je apparaat zijn startgetal niet bekendgemaakt.
fairness-nobody-added = Geen enkele { -player } heeft zelf iets aan het schudden toegevoegd. Dit bewijst dus alleen dat er na het verzegelen niets is veranderd.
fairness-continued = Dit spel zet een eerder spel voort. De controle omvat alles na het begin, maar kan niet aantonen dat wat toen verborgen was, willekeurig opnieuw is gedeeld.
fairness-terms = { $right ->
    [yes] Je browser zag vóór het delen dezelfde voorwaarden.
   *[no] Je browser zag vóór het delen andere voorwaarden.
}
fairness-board = { $right ->
    [yes] Dit is het { -board } dat je browser vóór het delen zag.
   *[no] Dit is niet het { -board } dat je browser vóór het delen zag.
}
fairness-own = { $right ->
    [yes] Jouw startgetal is meegeschud.
   *[no] Jouw startgetal is niet meegeschud.
}
fairness-steps = { $right ->
    [yes] { $count ->
        [one] De ene stap die je te zien kreeg, staat zo in het verslag.
       *[other] Alle { $count } stappen die je te zien kreeg, staan zo in het verslag.
    }
   *[no] Het verslag is niet wat je te zien kreeg: het eerste verschil zit bij stap { $ply }.
}
fairness-seeds = { $right ->
    [yes] Elk bekendgemaakt startgetal past bij wat was vastgelegd.
   *[no] Een bekendgemaakt startgetal past niet bij wat was vastgelegd.
}
fairness-commitment = { $right ->
    [yes] Het geheim past bij het zegel.
   *[no] Het geheim past niet bij het zegel.
}
fairness-first = { $right ->
    [yes] De loting voor wie begint, klopt.
   *[no] De loting voor wie begint, klopt niet.
}
fairness-draws = { $right ->
    [yes] { $count ->
        [one] Eén trekking gecontroleerd: die klopt.
       *[other] { $count } trekkingen gecontroleerd: ze kloppen allemaal.
    }
   *[no] De trekkingen kloppen niet: het eerste verschil zit bij stap { $ply }.
}
fairness-details = Meer details
fairness-secret = Het geheim van de deler
fairness-player-seed = Toegevoegd door { $name }
fairness-nothing-added = niets
fairness-withheld = niet op tijd bekendgemaakt
fairness-how = Elke trekking volgt uit een SHA-256 over het geheim, wat de { -player(number: "plural") } hebben toegevoegd en het nummer van de stap.
fairness-unfinished = In dit verslag is het spel nog niet afgelopen, dus het geheim van de deler staat er niet in. Er valt nog niets te controleren.

## Replay

replay = Terugkijken
replay-title = Een spel terugkijken
replay-intro = Open het verslag van een spel: een bestand dat je hier hebt gedownload, of een dat het programma op je eigen computer heeft opgeslagen.
replay-drop = Sleep een bestand hierheen
replay-choose-file = Bestand kiezen
replay-paste = Of plak een verslag
replay-paste-open = Geplakt verslag openen
replay-which = In dit bestand { $count ->
    [one] staat één spel
   *[other] staan { $count } spellen
}. Welk wil je zien?
replay-game-number = Spel { $number }
replay-another = Ander verslag openen
replay-controls = Door het spel bladeren
replay-position = Stap
replay-step-of = Stap { $ply } van { $last }
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap vooruit
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-speed = Snelheid
replay-speed-times = { $times }×
replay-eyes = Gezichtspunt
replay-eyes-all = Alle kaarten open
replay-eyes-of = Zoals { $name } het zag
replay-hand-of = De { -card(number: "plural") } van { $name }
replay-contracts-of = De { -contract-card(number: "plural") } van { $name }
replay-all-cards = Alle { -card(number: "plural") }
replay-deal = De { -card(number: "plural") } worden gedeeld.
replay-chooses = { $name } kiest de eerste { -contract-card(number: "plural") }.
log-drew-deck-known = { $color ->
    [pink] { $name } trekt een { -pink } { -card } van de { -deck }.
    [blue] { $name } trekt een { -blue } { -card } van de { -deck }.
    [green] { $name } trekt een { -green } { -card } van de { -deck }.
    [black] { $name } trekt een { -black } { -card } van de { -deck }.
    [red] { $name } trekt een { -red } { -card } van de { -deck }.
    [orange] { $name } trekt een { -orange } { -card } van de { -deck }.
   *[wild] { $name } trekt een { -wild } van de { -deck }.
}

## What is wrong with a record

error-not-json = Dit is geen verslag van een spel, of het is niet compleet.
error-unknown-format = Dit is geen verslag van een spel.
error-bad-record = Dit verslag is beschadigd.
error-bad-start = Dit verslag begint met een stelling die in geen enkel spel kan voorkomen.
error-no-such-ply = Dit spel heeft geen stap { $ply }.
error-bad-board = Op dit { -board } kan niet worden gespeeld.
error-board-too-large = Dit { -board } is te groot voor deze server.
error-too-many-steps = Dit spel is te lang om hier te tonen.
error-bad-commitment = Dit verslag is gewijzigd: het geheim van de deler past niet bij het zegel.
error-bad-player-seeds = Dit verslag is gewijzigd: wat iemand aan het schudden heeft toegevoegd, past niet bij het zegel.
error-differs = Dit verslag is gewijzigd: stap { $ply } volgt niet uit de regels en het delen.
error-illegal-step = Dit verslag is gewijzigd: bij stap { $ply } doet iemand iets wat volgens de regels niet mag.
error-wrong-ply = Er ontbreken stappen van dit spel, of ze staan niet op volgorde.
error-secrets-left-out = Dit verslag is tijdens het spel gemaakt, voor één { -player }: wat de anderen hadden, staat er niet in.
error-empty-file = Dit bestand is leeg.
error-unreadable-file = Dit bestand kan niet worden gelezen.
