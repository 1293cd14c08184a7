### Sätze, die zu keinem Spiel gehören

you-name = Gast
seat = Spieler { $seat }

separator = { "; " }

## Der Spielplan als Text

sheet-players = Spieler
sheet-points = Punkte bisher
sheet-column-player = Spieler
sheet-column-at-move = Am Zug
sheet-column-points = Punkte
sheet-column-total = Summe
sheet-column-left = Übrig
sheet-column-effect = Wirkung
sheet-of = { $count } von { $most }
sheet-fact = { $column }:

## Das Ziel

goal-most-points = Wer die meisten Punkte hat, gewinnt.
goal-last-turns = { $count ->
    [one] Letzter Zug: { $players }.
   *[other] Letzte Züge: { $players }.
}
goal-then = { $first }, dann { $rest }
goal-last-turn = Das ist der letzte Zug.
goal-last-round = Das ist die letzte Runde.

## Fehler: ein klarer Satz, der sagt, was erwartet war

illegal-action = { $why }
game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. { $near ->
    [none] Vorhanden: { $known }.
   *[other] Meinst du { $near }? Vorhanden: { $known }.
}
game-broken = Das Spiel „{ $game }“ lässt sich nicht laden: { $problem }
extra-missing = Dafür fehlt ein optionaler Teil von Postchaise. Installiere ihn mit: pip install "postchaise[{ $extra }]"
batch-actions = { $wanted ->
    [0] Ruf zuerst reset auf.
   *[other] Ein Schritt braucht { $wanted } Aktionen, eine je Partie; angegeben sind { $given }.
}
opponents-count = { $wanted ->
    [one] Es gibt { $wanted } anderen Platz; genannte Gegner: { $given }.
   *[other] Es gibt { $wanted } andere Plätze; genannte Gegner: { $given }.
}
batch-masked = Aktion { $action } ist in Partie { $match } nicht erlaubt; die Maske hat für jede erlaubte Aktion eine 1.
option-unknown = { $game } hat keine Option „{ $option }“. { $near ->
    [none] Es gibt: { $known }.
   *[other] Meinst du { $near }?
}
option-value = Option { $option } kann nicht „{ $value }“ sein; erwartet: { $expected }.
option-idle = Option { $option } bewirkt mit { $other } nichts; lass sie weg.
option-clash = Option { $option } passt nicht zu { $other }.
seats-count = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
seat-unknown = Platz { $seat } gibt es nicht; diese Partie hat die Plätze 1 bis { $seats }.
policy-unreadable = „{ $file }“ enthält keine gültige Strategie: { $problem }.
policy-name = Benenne die Strategie „{ $file }“ um: Ihr Name ist ihre Stufe und darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten.
level-elsewhere = „{ $player }“ spielt nur { $game } mit { $seats } Plätzen.
player-unknown = Eine Spielerart „{ $player }“ gibt es nicht. Möglich: { $known }.
style-unknown = Einen Bot „{ $player }“ gibt es in dieser Partie nicht. { $count ->
    [0] Hier gibt es keine Spielstile.
   *[other] Spielstile: { $known }.
}
position-unknown = Die Partie hat { $most } Aktionen; eine Stelle { $position } gibt es nicht.
viewer-early = Verdecktes wird erst nach dem Ende der Partie gezeigt.
notation-unknown = „{ $text }“ ist keine Aktion. Aktionen sehen so aus: { $known }.
notation-argument = „{ $word }“ ist kein gültiger Wert für { $domain }. Möglich: { $known }.
outcome-missing = Zufallsergebnis { $position } wird gebraucht, fehlt aber in der Aufzeichnung.
outcome-impossible = Zufallsergebnis { $position } kann nicht { $outcome } sein.
record-foreign = Zeile { NUMBER($line, useGrouping: 0) }: Das ist keine Aufzeichnung von Postchaise; sie müsste mit „{ $expected }“ beginnen.
record-too-long = Diese Datei ist länger als jede Partie ({ $most } Zeichen).
record-header = Zeile { NUMBER($line, useGrouping: 0) } gehört in keine Aufzeichnung: „{ $text }“.
record-header-missing = In der Aufzeichnung fehlt die Zeile „{ $header }:“.
record-action = Zeile { NUMBER($line, useGrouping: 0) } ist keine Aktion: „{ $text }“.
record-version = Zeile { NUMBER($line, useGrouping: 0) }: Die Aufzeichnung folgt Version { $found } der Regeln, dieses Programm spielt Version { $expected }.
record-older-rules = Zeile { NUMBER($line, useGrouping: 0) }: Die Partie wurde nach Version { $found } der Regeln gespielt; Version { $expected }, die dieses Programm spielt, passt von hier an nicht mehr. { $problem }
record-components = Zeile { NUMBER($line, useGrouping: 0) }: Die Partie wurde mit anderem Spielmaterial gespielt ({ $found }), als hier geladen ist ({ $expected }). Gib dieselbe Datei mit --components an.
record-setup = Zeile { NUMBER($line, useGrouping: 0) }: Die Partie lässt sich nicht aufbauen. { $problem }
record-line = Zeile { NUMBER($line, useGrouping: 0) }, „{ $text }“: { $problem }
record-outcomes-left = Zeile { NUMBER($line, useGrouping: 0) }: { $left ->
    [one] 1 Zufallsergebnis
   *[other] { $left } Zufallsergebnisse
} zu viel.
record-end = Zeile { NUMBER($line, useGrouping: 0) }: Das Ergebnis folgt nicht aus den Aktionen.
record-too-many = Zeile { NUMBER($line, useGrouping: 0) }: Eine Partie mit mehr als { NUMBER($most, useGrouping: 0) } Aktionen wird nicht gezeigt.
record-cut = Zeile { NUMBER($line, useGrouping: 0) }: Hier endet die Aufzeichnung, aber die Partie ist nicht zu Ende.
record-unfair = Zeile { NUMBER($line, useGrouping: 0) }: Was gezogen wurde, folgt nicht aus dem Schlüssel. Jemand hat die Aufzeichnung verändert.
position-elsewhere = Das ist ein Moment aus einer noch laufenden Partie. Damit er nichts verrät, enthält der Text nur, was ein einzelner Spieler sah, und keine Aufzeichnung. Öffne den Link in der zweiten Zeile, auf dem Server der Partie.
components-missing = { $entry }: „{ $key }“ fehlt.
components-type = { $entry }: „{ $key }“ muss vom Typ { $expected } sein.
components-unknown-key = { $entry }: unbekannter Schlüssel „{ $key }“.
components-unknown-id = { $entry }: „{ $value }“ ist kein gültiger Wert für { $key }; erwartet: { $expected }.
components-duplicate = { $entry }: { $key } „{ $value }“ kommt doppelt vor.
components-count = { $entry }: { $value } gefunden, { $expected } erwartet.
components-range = { $entry }: „{ $key }“ ist { $value }, erwartet: { $expected }.
components-source = { $entry }: „{ $value }“ ist keine gültige Quelle für { $key }; erwartet: rulebook, public, derived oder reconstructed.
components-rule = { $entry }: { $value } widerspricht den Regeln; erwartet: { $expected }.
components-unreadable = { $entry } lässt sich nicht lesen: { $problem }.
components-not-toml = { $entry } ist keine gültige TOML-Datei: { $problem }.
components-too-late = Das Spielmaterial von { $game } ist schon geladen; gib { $entry } vorher an.
components-unknown = Das Spielmaterial { $entry } von { $game }, mit dem diese Partie ausgeteilt wurde, ist hier nicht bekannt.
components-no-source = Das Spielpaket { $entry } enthält keine Python-Quelltexte und lässt sich deshalb nicht mit anderem Spielmaterial laden.
components-no-copy = { $game } lässt sich mit dem Spielmaterial { $entry } nicht laden: { $problem }.

## Gründe, die alle Spiele teilen

reason-match-over = Die Partie ist zu Ende.
reason-not-your-turn = { $player } ist am Zug.
reason-action-unknown = Eine Aktion mit der Nummer { NUMBER($number, useGrouping: 0) } gibt es nicht.
reason-not-this-step = Das ist keine Antwort auf die aktuelle Frage.
reason-undo-nothing = Es gibt nichts zurückzunehmen.
reason-undo-not-yours = Die letzte Aktion kam von { $player }.
reason-undo-revealed = Es wurde etwas aufgedeckt; das lässt sich nicht zurücknehmen.

## Automatische Mitspieler

level-random = Bummler
    .effect = Macht irgendeinen erlaubten Zug; gut, um die Möglichkeiten kennenzulernen.
level-novice = Neuling
    .effect = Kennt die Grundlagen, spielt aber jedes zweite Mal aus einer Laune heraus; angenehme Gesellschaft für den ersten Abend.
level-apprentice = Lehrling
    .effect = Spielt schnell und aus Erfahrung; macht keine Patzer, schaut aber nicht voraus.
level-journeyman = Geselle
    .effect = Probiert die besten Möglichkeiten aus, bevor er zieht; spielt auf Sieg.
level-master = Meister
    .effect = Denkt lange nach und prüft viele Möglichkeiten; wer gewinnen will, muss gut spielen.
level-trained = { $name } (trainiert)
    .effect = Spielt so, wie ein Programm es gelernt hat.
level-reference-1 = Maßstab 1
    .effect = Bleibt immer gleich, damit sich andere Bots daran messen lassen: der erste Lehrling.
level-reference-2 = Maßstab 2
    .effect = Bleibt immer gleich, damit sich andere Bots daran messen lassen: der erste Geselle.
bot-called = Bot ({ $level })
bot-called-as = Bot ({ $level }), { NAME($who, form: "the") }

## Fehler an einem Tisch des Servers

table-missing = Diesen Tisch gibt es nicht.
table-stale = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin.
lesson-look = Hier ist noch nichts zu tun. Lies, schau hin, dann geht es weiter.
lesson-do = Tu zuerst, was dieser Schritt verlangt.
lesson-over = Diese Lektion ist beendet.
lesson-unknown = „{ $do }“ ist kein Befehl für Lektionen. Möglich: on, back, again, show.
lesson-stays = Während der Lektion nimmt dir niemand den Platz weg. Schließ einfach die Seite; du kannst später weitermachen.
lesson-back-instead = In einer Lektion geht „Zurück“ einen Schritt zurück.
table-waiting = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
table-over = Die Partie ist zu Ende.
table-damaged = Die gespeicherten Daten dieses Tisches ({ $table }) sind beschädigt; er lässt sich nicht anzeigen. Alle anderen Tische sind nicht betroffen.
table-old-rules = „{ $title }“ wurde nach älteren Regeln begonnen und kann mit dieser Version nicht fortgesetzt werden.
table-newer-rules = „{ $title }“ wurde nach neueren Regeln begonnen, als diese Version sie hat.
seat-missing = Dieser Tisch hat keinen Platz { $seat }.
seat-not-yours = Das ist nicht dein Platz.
seat-taken = Dieser Platz ist besetzt.
seat-kind-unknown = „{ $kind }“ ist keine Art von Platz. Möglich: { $known }.
seat-change-unknown = „{ $do }“ ist keine mögliche Änderung an einem Platz.
level-unknown = Es gibt keinen Bot der Stufe „{ $level }“. Möglich: { $known }.
host-only = Das kann nur, wer den Tisch eröffnet hat.
table-closed = Der Tisch wurde vor Beginn der Partie geschlossen.
table-begun = Die Partie hat begonnen: Man kann den Tisch verlassen, aber nicht mehr schließen.
seat-running = Während einer Partie gibt nur der Inhaber seinen Platz an jemand anderen ab. Für Abwesende kann ein Bot spielen.
seat-present = { $name } ist am Tisch. Nur { $name } kann diesen Platz abgeben.
seat-second = Du sitzt schon an diesem Tisch.
seat-away-soon = { $name } ist gerade erst gegangen. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} darf ein Bot übernehmen.
seated-only = Das können nur die Spieler am Tisch.
invitation-dead = Dieser Link wurde schon benutzt oder zurückgezogen. Bitte um einen neuen.
my-delete-unsure = Es wurde nichts gelöscht: Setz erst das Häkchen bei „Ja, endgültig“.
move-dead = Dieser Code gilt nicht: Er wurde schon benutzt, ist abgelaufen oder vertippt. Erzeuge auf dem anderen Gerät einen neuen.
invitation-expired = Dieser Link ist abgelaufen. Bitte um einen neuen.
invitation-needed = Diesen Platz bekommst du nur mit seinem eigenen Link.
offer-over = Dieser Platz wird nicht mehr angeboten.
offer-not-asked = Zu diesem Platz wirst du nicht gefragt.
offer-holder-only = Nur { $name } kann diesen Platz abgeben. Bis dahin kann ein Bot spielen, und { $name } kann jederzeit zurückkommen.
seat-stand-in = Der Bot spielt für { $name }. Nur { $name } kann ihn ändern.
takeback-over = Es gibt nichts mehr, dem du zustimmen könntest.
name-mixed = „{ $name }“ mischt Buchstaben verschiedener Alphabete. Nimm einen Namen in einem Alphabet.
nonce-wrong = Ein Beitrag zum Mischen besteht aus 32 kleingeschriebenen hexadezimalen Ziffern.
takeback-not-asked = Du wirst nicht um Zustimmung gefragt.
chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
chat-empty = Die Nachricht ist leer.
action-or-notation = Schick entweder die Nummer einer Aktion oder ihre Notation.
record-early = Die Aufzeichnung wird nach der Partie öffentlich; bis dahin enthält sie Geheimnisse.
replay-early = Solange eine Partie läuft, siehst du nur deine eigene Ansicht.
replay-seat-missing = Diesen Platz gibt es an diesem Tisch nicht.
fork-early = Nur beendete Partien lassen sich abzweigen; bis dahin enthalten sie Geheimnisse.
fork-over = Hier ist die Partie zu Ende. Geh für einen Abzweig einen Schritt zurück.
fork-other-rules = Nach den heutigen Regeln geht es von diesem Moment aus nicht weiter: Die Partie wurde nach anderen gespielt.
analysis-early = Eine Partie lässt sich erst nach ihrem Ende analysieren; bis dahin enthält sie Geheimnisse.
analysis-other-rules = Seit dieser Partie wurden die Regeln korrigiert; nach den damaligen Regeln lässt sie sich nicht analysieren.
analysis-full = Zu viele Analysen warten. Versuch es in einigen Minuten wieder.
analysis-failed = Diese Partie konnte nicht analysiert werden. Versuch es später wieder.
token-wrong = Dieses Token ist nicht gültig.
page-token-wrong = Diese Seite ist veraltet, oder Cookies sind ausgeschaltet. Lade sie neu.
origin-wrong = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
too-fast = Zu schnell. Warte einen Moment.
streams-full = Der Server kann im Moment keine weiteren Zuschauer aufnehmen.
streams-yours = Du hast zu viele Seiten dieses Servers offen. Schließe einige davon.
storage-failed = Der Server kann gerade nicht speichern. Nichts ist verloren; versuch es noch einmal.
page-missing = Seite nicht gefunden.
request-wrong = Die Anfrage ist ungültig. { $where }
address-banned = Diese Adresse ist gesperrt. Wende dich an den Betreiber dieses Servers.
person-banned = Du bist auf diesem Server gesperrt. Wende dich an seinen Betreiber.
creation-members = Auf diesem Server dürfen nur Mitglieder Tische eröffnen. Bitte den Betreiber um einen Link.
creation-password = Auf diesem Server braucht man ein Passwort, um einen Tisch zu eröffnen. Gib es auf der Seite /access ein.
access-password-wrong = Das ist nicht das Passwort.
access-code-dead = Dieser Link gilt nicht mehr. Bitte den Betreiber um einen neuen.
metrics-closed = Diese Kennzahlen sind nur für den Betreiber dieses Servers.
server-error = Bei uns ist etwas schiefgegangen. Der Fehler wurde protokolliert.
job-too-slow = Der Server ist beschäftigt und ist nicht rechtzeitig fertig geworden. Versuch es gleich noch einmal.
reader-gone = Die Seite wurde geschlossen, bevor die Antwort fertig war.
listed-yours = { $most } öffentliche Tische von dir oder aus deinem Netz warten schon auf Mitspieler. Schließe zuerst einen davon.
connections-full = Der Server hat zu viele offene Verbindungen. Versuch es gleich noch einmal.
connections-yours = Aus deinem Netz sind zu viele Verbindungen offen. Schließe einige Seiten dieses Servers und versuch es noch einmal.
requests-unfinished = Aus deinem Netz sind zu viele Anfragen unvollständig. Versuch es gleich noch einmal.
server-stopping = Der Server wird gerade beendet. Versuch es gleich noch einmal.
database-held = { $file } wird schon von einem anderen Server benutzt (Prozess { $process }). Beende ihn zuerst, oder gib mit --database eine andere Datei an.
postgres-missing = PostgreSQL braucht noch ein Paket: pip install "postchaise[postgres]"
push-missing = Benachrichtigungen brauchen noch ein Paket: pip install "postchaise[push]"
push-key-wrong = push_key ist kein gültiger Schlüssel für Benachrichtigungen. „postchaise admin push-key“ erzeugt einen.
push-off = Dieser Server verschickt keine Benachrichtigungen.
push-wrong = Die Adresse dieses Browsers für Benachrichtigungen kennen wir nicht.
push-again = Noch eine Partie?
push-over = Die Partie ist zu Ende
port-taken = Port { NUMBER($port, useGrouping: 0) } von { $host } ist belegt. Gib mit --port einen anderen an.

## Hilfe

hint-unknown = Es gibt keine Hilfe der Art „{ $level }“. Möglich: { $known }.
hint-not-allowed = So viel Hilfe erlaubt dieser Tisch nicht.
hint-not-your-turn = Du hast gerade nichts zu entscheiden.
hint-one-choice = Du hast nur eine Möglichkeit.
hint-no-choice = Das kannst du jetzt nicht wählen.
hint-failed = Der Coach weiß diesmal keine Antwort. Bitte frag noch einmal.
hint-thinking = Der Coach denkt noch über deine letzte Frage nach.
setting-value-unknown = „{ $wish }“ ist hier nicht möglich. Möglich: { $known }.

## Fehler in der Arena

arena-alone = Eine Arena braucht mindestens zwei Plätze.
arena-folder = { $folder } lässt sich nicht benutzen: { $problem }.
arena-foreign = { $folder } enthält eine rows.jsonl, die nicht aus einer Arena stammt; nimm einen anderen Ordner.
arena-nobody = Nenne die Bots, zum Beispiel: --bots journeyman,apprentice.
arena-nothing-to-decide = Bei einem einzigen Bot gibt es nichts zu entscheiden; lass „--until sure“ weg oder nenne einen zweiten Bot.
arena-other = { $folder } enthält einen anderen Wettkampf: { $what } ist dort { $found } und hier { $wanted }. Nimm einen anderen Ordner.
arena-row = Das ist keine Partie einer Arena: { $text }.
engine-lost = Ein Prozess ist { $tries }-mal an derselben Aufgabe abgestürzt; abgebrochen.
ray-bare = Auf einem Rechner des Clusters ist Postchaise nicht installiert. Installiere überall dieselbe Version: pip install "postchaise[ray]"
ray-other-code = { $machine } hat eine andere Version von Postchaise oder vom Spiel und würde andere Partien spielen. Installiere auf jedem Rechner des Clusters dieselbe Version.
ray-unreachable = Unter { $address } ist kein Ray-Cluster zu erreichen: { $problem }
