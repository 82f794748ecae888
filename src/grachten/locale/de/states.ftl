# Texts for playing with friends, and for every state of a table.

title-your-turn = ● Du bist dran – { -game }
sorry = Nicht gefunden
seat-gone = Dieser Platz gehört dir nicht mehr. Du kannst zuschauen oder einen anderen Platz nehmen.
seat-gone-playing = Dieses Gerät kann auf diesem Platz nicht mehr spielen. Du kannst zuschauen.
outdated = Es gibt eine neue Version
reload = Neu laden

## The first page

play-friend = Mit Freunden spielen
name-needed = Wie heißt du? Deine Freunde sehen den Namen am Tisch.
state-waiting = wartet auf andere
state-dealing = wird ausgeteilt
state-playing = läuft
bot-outside = { $name } (externer Bot)
clock-move-time = Zeit pro Zug: { $time }
clock-game-time = Zeit für die ganze Partie: { $time }

## The waiting room

from-outside = externer Bot
for-a-friend = Für Freunde
seat-number = Wer spielt auf Platz { $number }
remove-player = { $name } entfernen
with-hints = Tipps erlaubt
without-hints = keine Tipps
table-full = Alle Plätze sind besetzt. Du kannst zuschauen, sobald das Spiel beginnt.
invite-help = Wer diesen Link öffnet, kann Platz nehmen.
copy-link = Link kopieren
copy-failed = Bitte kopiere ihn selbst.
qr-code-missing = Der QR-Code konnte nicht geladen werden.
closed-by = { $by ->
    [idle] Dieser Tisch wurde geschlossen, weil hier lange nichts mehr geschehen war.
   *[host] Wer diesen Server betreibt, hat den Tisch geschlossen.
}
closed-empty = Hier wurde nichts ausgeteilt. An einem neuen Tisch ziehen alle einen neuen Startwert, auch der Geber.
dealing = Die { -card(number: "plural") } werden ausgeteilt
dealing-now = Alle Startwerte sind da.
dealing-why = Die Bedingungen stehen fest. Jetzt legt jedes Gerät seinen Startwert offen, dann wird ausgeteilt.
waiting-for-devices = { $count ->
    [one] Warten auf das Gerät von { $names }
   *[other] Warten auf die Geräte von { $names }
}

## At the table

sending = Wird gesendet …
turn-thinking = { $name } überlegt
turn-paused = Pause
watching = Du schaust zu; alle Handkarten bleiben verdeckt.
deal-absent = { $count ->
    [one] Das Gerät von { $names } hat seinen Startwert nicht rechtzeitig offengelegt.
   *[other] Die Geräte von { $names } haben ihre Startwerte nicht rechtzeitig offengelegt.
}
watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
you-resigned = Du hast aufgegeben; ein Bot hat für dich übernommen.
paused = Die Partie pausiert, weil niemand spielt.
resigned-paused = Du hast aufgegeben, und außer dir spielt niemand. Die Partie pausiert und wird nach einiger Zeit geschlossen.
rematch-waits = Deine nächste Partie wartet.
offline = Dieses Gerät ist offline. Deine Partie ist sicher und geht weiter, sobald du wieder online bist.
preparing = Erster Start: Die Bots machen sich bereit ({ $part } von { $total }). Du kannst schon eine Partie beginnen.
thinking = überlegt
choosing = wählt
resigned = aufgegeben, ein Bot spielt
has-resigned = aufgegeben
votes = { $count ->
    [one] eine Stimme für einen Bot
   *[other] { $count } Stimmen für einen Bot
}
voted = Du hast für einen Bot gestimmt.
time-left = noch { $time }
hint-thinking = Gute Züge werden gesucht …

## Turn alerts, and other devices

alerts = Bescheid geben, wenn ich dran bin
alerts-blocked = Dein Browser lässt keine Benachrichtigungen zu; du kannst das in seinen Einstellungen für diese Seite ändern.
alerts-insecure = Browser erlauben Benachrichtigungen nur über HTTPS; diese Seite wurde über einfaches HTTP geladen.
alerts-home-screen = Damit dieses Gerät Benachrichtigungen bekommt, füge diese Seite dem Home-Bildschirm hinzu und öffne sie von dort.
alerts-unsupported = Dieser Browser kann keine Benachrichtigungen anzeigen.
alerts-page-only = Du bekommst Benachrichtigungen, solange diese Seite offen ist.
alerts-always = Du bekommst Benachrichtigungen auch, wenn diese Seite geschlossen ist.
alert-begins = Das Spiel hat begonnen.
other-device = Auf einem anderen Gerät weiterspielen
other-device-secret = Behalte diesen Link für dich: Wer ihn hat, kann deine { -card(number: "plural") } sehen und für dich spielen. Er funktioniert einmal, auf einem Gerät.
own-link = Dein privater Link
devices = Geräte an diesem Platz
device-this = Dieses Gerät
device-browser = { $known ->
    [yes] Ein anderes Gerät, seit { $time }
   *[no] Ein anderes Gerät
}
device-link = { $known ->
    [yes] Unbenutzter Link, erstellt { $time }
   *[no] Unbenutzter Link
}
device-revoke = Sperren
device-revoke-named = Sperren: { $device }
device-revoked-browser = Erledigt. Dieses Gerät kann jetzt nur noch zuschauen.
device-revoked-link = Erledigt. Dieser Link funktioniert nicht mehr.

## Phrases

say = Etwas sagen
say-hello = Hallo!
say-good-luck = Viel Glück!
say-nice-move = Schöner Zug!
say-well-played = Gut gespielt!
say-oh-no = Oh nein!
say-sorry = Tut mir leid!
say-thanks = Danke!
say-one-moment = Einen Moment!
say-hurry-up = Du bist dran!
say-good-game = Schöne Partie!
log-said = { $who ->
    [you] Du: „{ $words }“
   *[other] { $name }: „{ $words }“
}

## Why not

error-already-chosen = Du hast deine ersten { -contract(number: "plural") } schon gewählt.
error-keep-first-contracts = Behalte einen der beiden { -contract(number: "plural") } oder beide.
error-nothing-on-offer = Gerade stehen keine { -contract(number: "plural") } zur Wahl.
error-not-on-offer = Dieser { -contract } steht nicht zur Wahl.
error-must-act = Du darfst nur passen, wenn kein anderer Zug möglich ist.
error-wrong-payment = So lässt sich diese { -route } nicht bezahlen.
error-wrong-seat = Gerade ist jemand anderes dran.
error-unknown-route = Diese { -route } gibt es auf diesem { -board } nicht.
error-unknown-contract = Diesen { -contract } gibt es auf diesem { -board } nicht.
error-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-unreadable-action = Das ist kein { -turn } in diesem Spiel.
error-use-resign = Zum Aufgeben nimm den Knopf „Aufgeben“.
error-resigned = Du hast in dieser Partie aufgegeben.
error-watching = Du schaust hier nur zu.
error-closed = Dieser Tisch ist geschlossen.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht vorbei.
error-only-bots = Mindestens ein Platz muss für einen Menschen sein.
error-bad-first = Wähle, wer beginnt.
error-bad-players = Gespielt wird zu zweit, zu dritt oder zu viert.
error-no-board = Diesen { -board } gibt es hier nicht.
error-unknown-board = Diesen { -board } gibt es hier nicht.
error-unknown-bot = Diesen Bot gibt es hier nicht.
error-no-chat = Freier Text ist hier nicht erlaubt; nimm einen der fertigen Sätze.
error-bad-chat = Dieser Text lässt sich nicht senden; versuch es mit anderen Worten.
error-bad-webhook = Diese Adresse lässt sich nicht für Benachrichtigungen verwenden.
error-no-push = Dieser Server schickt keine Benachrichtigungen an Browser.
error-bad-subscription = An diesen Browser lässt sich keine Benachrichtigung schicken.
error-bad-request = Das hat der Server nicht verstanden.
error-bad-message = Das hat der Server nicht verstanden.
error-no-such-page = Diese Seite gibt es nicht.
error-wrong-method = Das hat der Server nicht verstanden.
error-refused = Das lässt der Server nicht zu.
error-too-large = Das ist zu groß für den Server.
error-too-many-sockets = Du hast zu viele Tische geöffnet; schließ einen davon.
error-too-many-watchers = Es schauen schon zu viele zu. Versuch es etwas später noch einmal.
error-no-database = Der Server kommt gerade nicht an seine Daten. Nichts ist verloren; neuer Versuch …
error-not-saved = Der Server konnte das nicht speichern, darum ist es nicht geschehen. Bitte versuch es noch einmal.
error-foreign-origin = Eine fremde Website darf das nicht.
error-bad-host = Der Server antwortet unter dieser Adresse nicht. Nimm den Link, den du vom Betreiber bekommen hast.
error-fault = Auf dem Server ist etwas schiefgegangen; der Fehler wurde protokolliert. Bitte versuch es noch einmal.
error-unknown-rules = Diese Partie folgt neueren Regeln, als dieser Server kennt.
