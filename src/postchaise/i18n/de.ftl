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

goal-most-points = Die meisten Punkte gewinnen.
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
extra-missing = Dafür fehlt ein Teil von Postchaise. So wird er installiert: pip install "postchaise[{ $extra }]"
batch-actions = { $wanted ->
    [0] Zuerst muss reset gerufen werden.
   *[other] Ein Schritt braucht { $wanted } Aktionen, eine je Partie; hier sind es { $given }.
}
opponents-count = { $wanted ->
    [one] Es gibt { $wanted } anderen Platz; genannte Gegner: { $given }.
   *[other] Es gibt { $wanted } andere Plätze; genannte Gegner: { $given }.
}
batch-masked = Partie { $match } bietet Aktion { $action } nicht an; ihre Maske hat eine 1 für jede angebotene Aktion.
option-unknown = { $game } hat keine Option „{ $option }“. { $near ->
    [none] Es gibt: { $known }.
   *[other] Meinst du { $near }?
}
option-value = Option { $option } kann nicht „{ $value }“ sein; erwartet: { $expected }.
option-idle = Option { $option } bewirkt mit { $other } nichts; lass sie weg.
option-clash = Option { $option } passt nicht zu { $other }.
seats-count = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
seat-unknown = Platz { $seat } gibt es nicht; diese Partie hat die Plätze 1 bis { $seats }.
policy-unreadable = In „{ $file }“ steht keine Strategie: { $problem }.
policy-name = Die Strategie „{ $file }“ braucht einen neuen Namen aus kleinen Buchstaben, Ziffern und Bindestrichen: Er ist ihre Stufe.
level-elsewhere = „{ $player }“ spielt nur { $game } mit { $seats } Plätzen.
player-unknown = Einen Spieler namens „{ $player }“ gibt es nicht. Möglich: { $known }.
style-unknown = Einen Bot „{ $player }“ gibt es in dieser Partie nicht. { $count ->
    [0] Hier ist kein Charakter möglich.
   *[other] Mögliche Charaktere: { $known }.
}
position-unknown = Die Partie hat { $most } Aktionen; eine Stelle { $position } gibt es nicht.
viewer-early = Alles offen siehst du erst nach dem Ende der Partie.
notation-unknown = „{ $text }“ ist keine Aktion. Aktionen sehen so aus: { $known }.
notation-argument = „{ $word }“ ist kein Wert für { $domain }. Möglich: { $known }.
outcome-missing = Zufallsergebnis { $position } wird gebraucht, ist aber nicht aufgeschrieben.
outcome-impossible = Zufallsergebnis { $position } kann nicht { $outcome } sein.
record-foreign = Zeile { NUMBER($line, useGrouping: 0) }: Das ist keine Aufzeichnung von Postchaise; sie müsste mit „{ $expected }“ beginnen.
record-too-long = Diese Datei ist länger als jede Partie ({ $most } Zeichen).
record-header = Zeile { NUMBER($line, useGrouping: 0) } gehört in keine Aufzeichnung: „{ $text }“.
record-header-missing = In der Aufzeichnung fehlt die Zeile „{ $header }:“.
record-action = Zeile { NUMBER($line, useGrouping: 0) } ist keine Aktion: „{ $text }“.
record-version = Zeile { NUMBER($line, useGrouping: 0) }: Die Aufzeichnung folgt Version { $found } der Regeln, dieses Programm spielt Version { $expected }.
record-components = Zeile { NUMBER($line, useGrouping: 0) }: Die Partie wurde mit anderem Spielmaterial gespielt ({ $found }), als hier geladen ist ({ $expected }). Gib dieselbe Datei mit --components an.
record-setup = Zeile { NUMBER($line, useGrouping: 0) }: So lässt sich die Partie nicht aufbauen. { $problem }
record-line = Zeile { NUMBER($line, useGrouping: 0) }, „{ $text }“: { $problem }
record-outcomes-left = Zeile { NUMBER($line, useGrouping: 0) }: { $left ->
    [one] 1 Zufallsergebnis
   *[other] { $left } Zufallsergebnisse
} zu viel.
record-end = Zeile { NUMBER($line, useGrouping: 0) }: Das Ergebnis folgt nicht aus den Aktionen.
record-too-many = Zeile { NUMBER($line, useGrouping: 0) }: Eine Partie mit mehr als { NUMBER($most, useGrouping: 0) } Aktionen wird nicht gezeigt.
record-cut = Zeile { NUMBER($line, useGrouping: 0) }: Hier bricht die Aufzeichnung ab, und die Partie ist nicht zu Ende.
record-unfair = Zeile { NUMBER($line, useGrouping: 0) }: Was gezogen wurde, folgt nicht aus dem Schlüssel der Mischung. Jemand hat die Aufzeichnung verändert.
position-elsewhere = Das ist ein Moment einer Partie, die noch lief. Damit er nichts verrät, sagt der Text nur, was ein einzelner Spieler sah, und enthält keine Aufzeichnung. Öffne den Link in seiner zweiten Zeile, auf dem Server, der die Partie aufbewahrt.
components-missing = { $entry }: „{ $key }“ fehlt.
components-type = { $entry }: „{ $key }“ muss vom Typ { $expected } sein.
components-unknown-key = { $entry }: Einen Schlüssel „{ $key }“ gibt es nicht.
components-unknown-id = { $entry }: „{ $value }“ ist kein Wert für { $key }; erwartet: { $expected }.
components-duplicate = { $entry }: { $key } „{ $value }“ kommt doppelt vor.
components-count = { $entry }: { $value } gefunden, { $expected } erwartet.
components-range = { $entry }: „{ $key }“ ist { $value }, erwartet: { $expected }.
components-source = { $entry }: „{ $value }“ ist keine Quelle für { $key }; erwartet: rulebook, public, derived oder reconstructed.
components-rule = { $entry }: { $value } widerspricht den Regeln; erwartet: { $expected }.
components-unreadable = { $entry } lässt sich nicht lesen: { $problem }.
components-not-toml = { $entry } ist keine TOML-Datei: { $problem }.
components-too-late = Das Spielmaterial von { $game } ist schon geladen; gib { $entry } vorher an.

## Gründe, die alle Spiele teilen

reason-match-over = Die Partie ist zu Ende.
reason-not-your-turn = { $player } ist am Zug.
reason-action-unknown = Eine Aktion mit der Nummer { NUMBER($number, useGrouping: 0) } gibt es nicht.
reason-not-this-step = Danach ist gerade nicht gefragt.
reason-undo-nothing = Es gibt nichts rückgängig zu machen.
reason-undo-not-yours = Die letzte Aktion kam von { $player }: Die kannst du nicht rückgängig machen.
reason-undo-revealed = Es wurde etwas aufgedeckt: Das lässt sich nicht rückgängig machen.

## Automatische Mitspieler

level-random = Bummler
    .effect = Macht irgendeinen erlaubten Zug, ohne nachzudenken; gut, um die Möglichkeiten kennenzulernen.
level-novice = Neuling
    .effect = Kennt das Handwerk, folgt aber so oft einer Laune wie der Vernunft; freundliche Gesellschaft für den ersten Abend.
level-apprentice = Lehrling
    .effect = Spielt schnell und aus Erfahrung; macht keine Patzer, sieht aber nur den nächsten Schritt.
level-journeyman = Geselle
    .effect = Spielt die besten Möglichkeiten im Kopf durch, bevor er zieht; will gewinnen.
level-master = Meister
    .effect = Denkt lange nach und spielt viele Welten durch, bevor er zieht; gegen ihn muss man gut spielen.
level-trained = { $name } (trainiert)
    .effect = Spielt, wie ein Programm es gelernt hat.
level-reference-1 = Maßstab 1
    .effect = Für immer eingefroren, um die Stärke anderer zu messen: der erste Lehrling.
level-reference-2 = Maßstab 2
    .effect = Für immer eingefroren, um die Stärke anderer zu messen: der erste Geselle.
bot-called = Bot ({ $level })
bot-called-as = Bot ({ $level }), { NAME($who, form: "the") }

## Fehler an einem Tisch des Servers

table-missing = Diesen Tisch gibt es nicht.
table-stale = Am Tisch ist inzwischen etwas geschehen; sieh noch einmal hin.
lesson-look = Hier ist noch nichts zu tun: lies, schau hin, dann geht es weiter.
lesson-do = Tu erst, worum es in diesem Schritt geht.
lesson-over = Diese erste Partie ist zu Ende.
lesson-unknown = Eine Lektion kennt „{ $do }“ nicht; sie kennt: on, back, again, show.
lesson-stays = Niemand nimmt dir den Platz, während du lernst. Schließ einfach die Seite: Du machst weiter, wo du warst.
lesson-back-instead = In einer Lektion geht „Zurück“ einen Schritt zurück.
table-waiting = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
table-over = Die Partie ist zu Ende.
table-damaged = Was von diesem Tisch ({ $table }) gespeichert ist, ist beschädigt; er lässt sich nicht zeigen. Alle anderen Tische gehen weiter.
table-old-rules = „{ $title }“ wurde nach älteren Regeln begonnen und kann mit dieser Version nicht fortgesetzt werden.
seat-missing = Dieser Tisch hat keinen Platz { $seat }.
seat-not-yours = Das ist nicht dein Platz.
seat-taken = Dort sitzt schon jemand.
seat-kind-unknown = „{ $kind }“ ist keine Art von Platz. Möglich: { $known }.
seat-change-unknown = So lässt sich ein Platz nicht ändern: „{ $do }“.
level-unknown = Es gibt keinen Bot der Stufe „{ $level }“. Möglich: { $known }.
host-only = Das kann nur, wer den Tisch eröffnet hat.
table-closed = Der Tisch wurde vor Beginn der Partie geschlossen.
table-begun = Die Partie hat begonnen: Man kann den Tisch verlassen, aber nicht mehr schließen.
seat-running = Während der Partie geht ein Platz nur dann an einen anderen Menschen, wenn er übergeben wird oder alle anderen zustimmen. Wer nicht da ist, für den kann ein Bot weiterspielen.
seat-present = { $name } ist am Tisch. Niemand sonst kann diesen Platz abgeben.
seat-second = Du sitzt schon an diesem Tisch.
seat-away-soon = { $name } ist noch nicht lange weg. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} darf ein Bot weiterspielen.
seated-only = Das kann nur, wer am Tisch sitzt.
invitation-dead = Dieser Link wurde schon benutzt oder zurückgezogen. Bitte um einen neuen.
my-delete-unsure = Es wurde nichts gelöscht: Setz erst das Häkchen bei „Ja, endgültig“.
move-dead = Dieser Code gilt nicht: Er ist verbraucht, abgelaufen oder falsch getippt. Lass dir auf dem anderen Gerät einen neuen geben.
invitation-expired = Dieser Link ist abgelaufen. Bitte um einen neuen.
invitation-needed = Diesen Platz bekommt man nur mit seinem eigenen Link.
offer-over = Um diesen Platz geht es nicht mehr.
offer-not-asked = Zu diesem Platz wirst du nicht gefragt.
offer-alone = Sonst ist niemand am Tisch, der zustimmen könnte. Hier kann ein Bot weiterspielen; ein anderer Mensch nur, wenn der Platz ihm übergeben wird.
takeback-over = Es gibt nichts mehr, dem du zustimmen könntest.
name-mixed = „{ $name }“ hat Buchstaben aus verschiedenen Alphabeten. Nimm einen Namen aus einem davon.
nonce-wrong = Ein Beitrag zum Mischen sind 32 hexadezimale Ziffern, klein geschrieben.
takeback-not-asked = Du wirst nicht um Zustimmung gefragt.
chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
chat-empty = Da steht nichts.
chat-full = An diesem Tisch wurde genug geredet.
action-or-notation = Schick entweder die Nummer einer Aktion oder ihre Notation.
record-early = Das Protokoll wird nach dem Ende öffentlich: Bis dahin enthält es Geheimnisse.
replay-early = Solange eine Partie läuft, siehst du sie nur mit deinen eigenen Augen.
replay-seat-missing = Diesen Platz gibt es an diesem Tisch nicht.
fork-early = Nur von einer beendeten Partie geht ein Abzweig ab: Bis dahin enthält sie Geheimnisse.
fork-over = Hier ist die Partie zu Ende. Geh einen Schritt zurück.
analysis-early = Eine Partie lässt sich analysieren, wenn sie zu Ende ist: Bis dahin enthält sie Geheimnisse.
analysis-full = Zu viele Analysen warten. Versuch es in einigen Minuten wieder.
analysis-failed = Diese Partie konnte nicht analysiert werden. Versuch es später wieder.
token-wrong = Dieses Token ist nicht gültig.
page-token-wrong = Diese Seite ist zu alt, oder Cookies sind ausgeschaltet. Lade sie neu.
origin-wrong = Diese Anfrage kam von einer fremden Seite und wurde abgewiesen.
too-fast = Zu schnell. Warte einen Moment.
streams-full = Der Server hat im Moment keinen Platz für weitere Zuschauer.
streams-yours = Du hast zu viele Seiten dieses Servers offen. Schließe einige davon.
storage-failed = Der Server kann gerade nicht schreiben. Nichts ist verloren; versuch es noch einmal.
page-missing = Hier ist nichts.
request-wrong = Die Anfrage ist nicht zu verstehen. { $where }
address-banned = Diese Adresse darf nicht herein. Wende dich an die Betreiber dieses Servers.
metrics-closed = Diese Zahlen sind für die Betreiber dieses Servers.
server-error = Bei uns ist etwas schiefgegangen. Es wurde notiert.
server-stopping = Der Server hält gerade an. Versuch es gleich noch einmal.
database-held = { $file } wird schon von einem anderen Server benutzt (Prozess { $process }). Halte ihn zuerst an, oder nenne mit --database eine andere Datei.
postgres-missing = Für PostgreSQL fehlt noch ein Paket: pip install 'postchaise[postgres]'
push-missing = Benachrichtigungen brauchen noch ein Paket: pip install "postchaise[push]"
push-key-wrong = push_key ist kein Schlüssel für Benachrichtigungen. „postchaise admin push-key“ macht einen.
push-off = Dieser Server verschickt keine Benachrichtigungen.
push-wrong = Die Adresse dieses Browsers für Benachrichtigungen kennen wir nicht.
push-over = Die Partie ist zu Ende
port-taken = Port { NUMBER($port, useGrouping: 0) } von { $host } ist belegt. Nenne mit --port einen anderen.

## Hilfe

hint-unknown = Es gibt keine Hilfe der Art „{ $level }“. Möglich: { $known }.
hint-not-allowed = So viel Hilfe erlaubt dieser Tisch nicht.
hint-not-your-turn = Du wirst gerade nichts gefragt.
hint-one-choice = Du kannst nur eines tun.
hint-no-choice = Das steht dir jetzt nicht zur Wahl.
hint-failed = Der Ratgeber weiß diesmal keine Antwort. Bitte frag noch einmal.
hint-thinking = Der Ratgeber denkt noch über deine letzte Frage nach.
setting-value-unknown = „{ $wish }“ geht hier nicht. Möglich: { $known }.

## Fehler in der Arena

arena-alone = Eine Arena braucht mindestens zwei Plätze.
arena-folder = { $folder } ist nicht zu gebrauchen: { $problem }.
arena-foreign = In { $folder } liegt eine rows.jsonl, die nicht aus einer Arena stammt; nimm einen anderen Ordner.
arena-nobody = Welche Bots? Zum Beispiel: --bots journeyman,apprentice.
arena-nothing-to-decide = Bei einem einzigen Bot gibt es nichts zu entscheiden; lass „--until sure“ weg oder nenne einen zweiten Bot.
arena-other = { $folder } enthält einen anderen Wettkampf: { $what } ist dort { $found } und hier { $wanted }. Nimm einen anderen Ordner.
arena-row = Das ist keine Partie einer Arena: { $text }.
engine-lost = Ein Prozess ist { $tries }-mal an derselben Aufgabe gestorben; weiter wird nichts versucht.
ray-bare = Auf einem Rechner des Clusters ist Postchaise nicht installiert. Installiere überall dieselbe Version: pip install "postchaise[ray]"
ray-other-code = { $machine } hat eine andere Version von Postchaise oder vom Spiel und würde andere Partien spielen. Installiere auf jedem Rechner des Clusters dieselbe Version.
ray-unreachable = Unter { $address } ist kein Ray-Cluster zu erreichen: { $problem }
