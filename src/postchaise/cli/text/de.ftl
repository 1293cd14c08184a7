### Die Kommandozeile

## Was es gibt

overview = Postchaise: Brettspiele um Post und Handel im Terminal. Tippe „postchaise play“, und es geht los.
overview-more = „postchaise play --help“ erklärt einen Befehl. „--lang en“ und „--lang fr“ schalten auf Englisch und Französisch um.
version = Postchaise { $version }, { $built }
built-compiled = kompiliert
built-pure = reines Python

cmd-play = Spielen, gegen Bots oder mit Freunden an einer Tastatur.
cmd-resume = Deine letzte oder eine gespeicherte Partie fortsetzen.
cmd-games = Die installierten Spiele auflisten.
cmd-rules = Die Regeln: Kapitel, eine einzelne Regel oder eine Suche.
cmd-about = Wer ein Spiel gemacht hat, seine Optionen und die Quellen seiner Werte.
cmd-simulate = Viele zufällige Partien spielen und die Statistik zeigen.
cmd-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
cmd-check = Eine aufgezeichnete Partie Zeile für Zeile prüfen.
cmd-analyse = Eine beendete Partie analysieren: was zu erwarten war und was besser gewesen wäre.

arg-game = Das Spiel; Standard: la-loire.
arg-file = Eine gespeicherte Partie.
arg-save = Eine gespeicherte Partie; Standard: die zuletzt gespielte.
arg-words = Eine Regelnummer, ein Kapitel oder Suchwörter; sonst die Liste der Kapitel.
opt-seats = Wer am Tisch sitzt, der Reihe nach: „you“ für einen Menschen, „random“, „novice“, „apprentice“, „journeyman“ oder „master“ für einen Bot, auf Wunsch mit Spielstil: „journeyman:voyager“ (siehe „postchaise about“). Standard: you,apprentice.
opt-names = Namen der Menschen in der Reihenfolge ihrer Plätze.
opt-edition = Nach welcher Ausgabe der Regeln gespielt wird; siehe „postchaise about“.
opt-variant = Welche Variante gespielt wird; siehe „postchaise about“.
opt-option = Setzt eine Option; mehrfach möglich.
opt-seed = Ein Startwert: Derselbe Wert ergibt dieselbe Partie.
opt-components = Eine korrigierte Kopie der components.toml des Spiels.
opt-seat-count = Anzahl der Spieler; Standard: so viele wie möglich.
opt-games = Anzahl der Partien. Standard: 100.
opt-workers = Anzahl der Prozesse. Standard: 1.
opt-ray = Auf einem Ray-Cluster statt in lokalen Prozessen rechnen: seine Adresse, oder „auto“ für den Cluster, zu dem dieser Rechner gehört.
opt-json = Gibt die Ergebnisse als JSON aus.
opt-csv = Schreibt eine Zeile je Partie und Platz in diese Datei; „-“ gibt sie aus.
opt-to = Zeigt die Stellung nach so vielen Aktionen, dann Ende.
opt-lang = Sprache; Standard: die deines Systems.
opt-version = Zeigt die Version.
usage-options = Optionen

usage-no-option = { $command ->
    [none] Eine Option { $option } gibt es nicht; siehe „postchaise --help“.
   *[other] „postchaise { $command }“ hat keine Option { $option }; siehe „postchaise { $command } --help“.
}
usage-no-value = Nach der Option { $option } fehlt ein Wert.
usage-missing = { $command ->
    [none] Es fehlt { $name }.
   *[other] Es fehlt { $name }; siehe „postchaise { $command } --help“.
}
usage-no-command = Einen Befehl „{ $given }“ gibt es nicht. Befehle: { $known }.
usage-too-many = Zu viele Argumente nach „postchaise { $command }“; siehe „postchaise { $command } --help“.

## Am Tisch

player-name = Spieler { $number }
bot-name = { $kind ->
    [random] Zufall { $number }
    [apprentice] Lehrling { $number }
    [journeyman] Geselle { $number }
   *[other] { $kind } { $number }
}
bot-name-as = { $who } { $number }
seated = Am Tisch: { $names }.
seated-bot = { $who }: { $plays }
sealed = Das Mischen ist versiegelt ({ $seal }…). Am Ende wird der Schlüssel gezeigt, und alle können es nachprüfen.
hint = Antworte mit einer Nummer. „?“ zeigt, was du sonst tippen kannst.
resumed = { $title } geht weiter nach { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} ({ $file }).
left = Deine Partie ist gespeichert. „postchaise resume“ setzt sie fort. ({ $file })
kept = Die Partie ist in { $file } gespeichert; „postchaise replay“ und „postchaise check“ öffnen sie.
undone = Zurückgenommen: { $action }
saved = Gespeichert: { $file }
saved-anyway = Gespeichert, wie nach jeder Aktion, in { $folder }. Für eine Kopie: speichern DATEI
allowed = Das ist jetzt erlaubt.
not-now = Jetzt nicht: { $reason }
asked = { $name }: { $question }
disabled-choices = { $choices }: { $reason }
typed-as = Du kannst auch tippen: { $notation }

help-play-now = Tippe die Nummer einer Möglichkeit oder die Möglichkeit selbst („hire witch“, „ride tours 2“). Außerdem:
typed-help = ?  oder  ? 3
does-help = diese Hilfe; eine Möglichkeit erklärt, mit ihren Regeln
typed-hint = tipp  oder  tipp 3
does-hint = den Coach fragen, auch „tipp anstoß“, „tipp zeigen“, „tipp pläne“; die Aufzeichnung vermerkt es
typed-why = warum hire witch
does-why = warum etwas nicht erlaubt ist
typed-board = brett
does-board = den ganzen Plan zeigen
typed-offer = angebot
does-offer = was noch verfügbar ist oder kommen kann, und was es bewirkt
typed-log = verlauf
does-log = was zuletzt passiert ist
typed-undo = zurück
does-undo = deine letzte Aktion zurücknehmen, wenn nichts aufgedeckt wurde
typed-save = speichern DATEI
does-save = eine Kopie behalten; die Partie selbst wird nach jeder Aktion gespeichert
typed-quit = beenden
does-quit = beenden; „postchaise resume“ setzt die Partie fort
type-help = hilfe
type-hint = tipp rat
type-nudge = anstoss wink
type-show = zeigen
type-plans = plane plaene plan
type-why = warum
type-board = brett b
type-offer = angebot a karten k
type-log = verlauf v
type-undo = zuruck zurueck z
type-save = speichern
type-quit = beenden q

over = Die Partie ist zu Ende.
over-because = Die Partie ist zu Ende: { $ending }.
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
total = Summe
hint-again = Tipp es noch einmal, um weiterzumachen.
hint-thinking = Der Coach denkt nach …
helped-row = Tipps
helped-times = { $count ->
    [0] –
   *[other] { $count }×
}
place = Rang

## Regeln

rules-title = Die Regeln von { $title }
rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-how = „postchaise rules { $game } { $rule }“ zeigt eine Regel; ein Kapitel oder Suchwörter gehen auch.

## Über ein Spiel

seats-range = ({ $least } bis { $most } Personen)
about-designer = Autor
about-publisher = Verlag
about-link = Link
about-seats = Personen
about-seats-value = { $least } bis { $most }, etwa { $minutes } Minuten
about-components = Material
about-independent = Postchaise ist unabhängig von Autor und Verlag. Wenn dir das Spiel gefällt, kauf es: { $publisher }.
about-styles = Spielstile der Bots
about-styles-how = Häng einen Stil an die Stufe eines Bots, zum Beispiel: postchaise play { $game } --seats you,journeyman:{ $bot_style }
about-styles-seats = (Plätze: { $seats }.)
about-options = Optionen
about-options-how = Sie werden mit --option gesetzt, zum Beispiel: postchaise play { $game } --option edition=de
about-editions = Ausgaben: { $values }
about-expected = Möglich: { $expected }
about-reconstructed = Noch zu prüfende Werte
about-reconstructed-count = { $count ->
    [0] Jeder Wert dieses Spiels hat eine Quelle.
    [one] Für { $count } Wert dieses Spiels haben wir keine Quelle gefunden. Wir haben ihn selbst festgelegt, bis ihn jemand nach einem echten Exemplar berichtigt.
   *[other] Für { $count } Werte dieses Spiels haben wir keine Quelle gefunden. Wir haben sie selbst festgelegt, bis sie jemand nach einem echten Exemplar berichtigt.
}
about-reconstructed-how = Du besitzt das Spiel? Kopiere { $file }, berichtige, was von deinem Exemplar abweicht, trage "rulebook" als Quelle ein und spiele mit: postchaise play { $game } --components DATEI. Schick uns bitte auch deine Datei.

## Simulation

simulate-title = { $game }: { $games ->
    [one] { $games } zufällige Partie
   *[other] { $games } zufällige Partien
}, { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}, Startwert { $seed }
simulate-places = Punkte nach Rang
simulate-seats = Punkte nach Platz
simulate-endings = Wie die Partien endeten
ending-unfinished = abgebrochen: zu viele Entscheidungen
simulate-speed = { $seconds } s mit { $workers ->
    [one] { $workers } Prozess
   *[other] { $workers } Prozessen
}: { $games } Partien und { $decisions } Entscheidungen pro Sekunde
simulate-written = Geschrieben: { $file }
column-mean = Mittel
column-min = min
column-max = max
column-place = Rang
column-seat = Platz
row-turns = Züge je Partie
row-decisions = Entscheidungen je Partie
row-branching = Möglichkeiten je Entscheidung
row-wins = Siege
stopped = Angehalten.

## Arena

cmd-arena = Bots gegeneinander spielen lassen und herausfinden, wer besser ist und wie sicher das ist.
opt-bots = Die Bots, zum Beispiel „journeyman,apprentice“. Sind es weniger als Plätze, nehmen sie mehrere Plätze ein; sind es mehr, spielt jede Kombination.
opt-arena-seats = Anzahl der Plätze; 2, wenn das Spiel es zulässt.
opt-deals = Der Satz von Austeilungen: 1 zum Abstimmen, 2 zum Vergleichen von Ideen (Standard), 3 für den letzten Test; jede andere Zahl ist ein eigener Satz.
opt-until = „sure“ hört auf, sobald ein sequentieller Test jede Paarung entschieden hat, spätestens nach --games.
opt-margin = Um wie viel größer der Sieganteil sein muss, damit ein Bot als besser gilt. Standard: 0.05.
opt-dir = Behält jede Partie in diesem Ordner; derselbe Befehl setzt dort fort.
opt-parquet = Behält jede Partie wie --dir in diesem Ordner und schreibt jede Entscheidung als Datensatz (Parquet) mit einer Beschreibung.
opt-json-file = Schreibt die Ergebnisse als JSON in diese Datei; „-“ gibt sie aus.
opt-picture = Zeichnet Wertungen und Anteile in diese Datei.
arena-rate = { $rate } je Minute, noch { $left }
arena-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von Bots, { $seats } Plätze, Austeilungen { $seed }
arena-note = { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
}, { $meetings ->
    [one] je einmal gespielt
   *[other] je { $meetings }-mal gespielt, mit getauschten Plätzen
}. In Klammern: 95-%-Intervalle.
arena-bots = Bots
arena-column-rating = Wertung
arena-column-wins = Siege
arena-column-points = Punkte
arena-column-time = CPU je Wahl
arena-pairings = Paarungen
arena-column-share = Anteil des ersten
arena-column-lead = Vorsprung in Punkten
arena-column-matches = Partien
arena-better = { $first } ist besser als { $second }: Der Test entschied für einen Anteil von { $percent } % gegen 50 %, nach { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
} (Verhältnis { $ratio }).
arena-not-better = { $first } ist nicht um den verlangten Abstand besser als { $second }: Der Test entschied für einen Anteil von 50 % gegen { $percent } %, nach { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
} (Verhältnis { $ratio }).
arena-undecided = { $first } und { $second }: Zwischen Anteilen von 50 % und { $percent } % ist nichts entschieden, nach { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
} (Verhältnis { $ratio }; ±{ $bound } entscheidet).
arena-by-seat = Siege nach Platz
arena-column-all = Alle
arena-sources = Punkte nach Quelle
arena-length = Länge und Ende
arena-one-here = Nur eines von --json, --csv und --picture lässt sich ausgeben; gib für die anderen Dateien an.
arena-parquet-dir = --parquet behält auch die Partien: lass --dir weg.

cmd-balance = Was gleich starke Bots in einem Spiel nehmen und wie sie damit und ohne abschneiden.
opt-bot = Der Bot für alle Plätze. Standard: journeyman.
opt-kinds = Welche Aktionen etwas erwerben, nach ihrem ersten Wort; bei La Loire standardmäßig hire,palace,build,message.
balance-title = { $game }: Was { $bot } nimmt, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $seats } Plätze, Austeilungen { $seed }
balance-note = Auf allen Plätzen sitzen gleiche Bots. Korrelation ist keine Ursache: Wer reich ist, wirbt mehr Leute an.
balance-taken = Genommen
balance-with = Siege damit
balance-without = Ohne
balance-lead = Vorsprung damit
balance-signs = + damit vorn, − damit hinten (mehr als durch Zufall), 0 nie genommen, = immer genommen. Vorsprung: Punkte derer, die es haben, weniger die der anderen am selben Tisch.

cmd-calibrate = Prüfen, ob vorhergesagte Siegchancen eingetroffen sind, in Partien aus einer Arena.
arg-kept = Der Ordner einer Arena (ihr --dir).
opt-positions = Wie viele Züge jeder Partie untersucht werden. Standard: 6.
opt-ends = Wie viele Probepartien von dort aus gespielt werden. Standard: 40.
calibrate-nothing = In { $folder } liegen keine Partien; spiele welche mit: postchaise arena --dir { $folder }
calibrate-title = Vorhergesagt und eingetroffen, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
calibrate-note = Vorhergesagt: der Anteil der Siege in Probepartien, für den Platz, dessen Zug beginnt. Abweichung: Punkte, um die der wirkliche Vorsprung über dem geschätzten lag.
calibrate-whole = Die ganze Partie
calibrate-phase = Drittel { $phase } der Partie
calibrate-predicted = Vorhergesagt
calibrate-true = Gewonnen
calibrate-error = Abweichung
calibrate-count = Stellungen

cmd-puzzles = Rätsel in aufgezeichneten Partien suchen: Stellungen mit einer klar besten Möglichkeit.
arg-records = Ein Spiel, das dann Bots spielen, ein Ordner mit Aufzeichnungen oder der Ordner einer Arena (ihr --dir).
opt-tries = Wie viele Entscheidungen jeder Partie untersucht werden. Standard: 12.
opt-choices = Wie viele Möglichkeiten eine Entscheidung haben darf. Standard: 10.
opt-judges = Wie viele Probepartien jede Möglichkeit bewerten. Standard: 150.
opt-count = Wie viele Rätsel höchstens behalten werden. Standard: 20.
puzzles-title = { $puzzles } Rätsel in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
puzzles-line = { $best } statt { $second }: { $lead }

## Ansehen und prüfen

replay-keys = [Enter] weiter, b zurück, q Ende
replay-at = Aktion { $at } von { $all }: { $action }
check-good = { $file }: Jede Zeile stimmt.
check-game = Spiel
check-rules = Regeln
check-rules-same = Version { $current }
check-rules-older = Version { $played }; geprüft nach Version { $current }, zu der jede Aktion und jedes Zufallsergebnis passt
check-components-earlier = nicht die benutzte Datei; an ihrer Prüfsumme gefunden
check-part = Aktionen, die die Regeln dieses Programms nachspielen können: { $count } von { $all }
check-seats = Plätze
check-options = Optionen
check-components = Material
check-actions = Aktionen
check-result = Ergebnis
check-running = nicht zu Ende; Punkte bisher { $points }
check-forked = Abzweigung
check-forked-at = { $count ->
    [0] der Aufbau ist der
    [one] Aufbau und erste Aktion sind die
   *[other] der Aufbau und die ersten { $count } Aktionen sind die
} einer anderen Partie, danach anderer Zufall
check-fair = Mischen
fair-fair = versiegelt und fair: Der Schlüssel passt zum Siegel, jedes Ergebnis folgt aus ihm und den Beiträgen der Plätze, und keine Zeile wurde geändert, verschoben, hinzugefügt oder entfernt
fair-late = versiegelt, aber nicht beweisbar fair: Der Schlüssel passt zum Siegel, und jede Ziehung folgt daraus; aber jemand kam erst nach dem Austeilen dazu, als andere die Verteilung schon kannten
fair-old = versiegelt und fair: Der Schlüssel passt zum Siegel, und jedes Ergebnis folgt daraus; die Reihenfolge der Zeilen ist nicht bewiesen, denn die Aufzeichnung stammt aus einer früheren Version
fair-later = versiegelt; der Schlüssel wird am Ende der Partie gezeigt, vorher ist nichts bewiesen
fair-unsealed = nicht versiegelt: Am Mischen wurde nichts geprüft
fair-other-rules = nicht geprüft: Die Partie wurde nach älteren Regeln gespielt, und die heutigen ziehen anders
check-nonces = Von den Plätzen
check-skipped = Übersprungen
skipped = { $count ->
    [0] nichts
    [one] 1 Ergebnis, durch { $times ->
        [one] eine Rücknahme
       *[other] { $times } Rücknahmen
    }; ob alle zugestimmt haben, wissen nur die Spieler
   *[other] { $count } Ergebnisse, durch { $times ->
        [one] eine Rücknahme
       *[other] { $times } Rücknahmen
    }; ob alle zugestimmt haben, wissen nur die Spieler
}
check-seal = Schlusssiegel

## Was schiefgehen kann

cli-seat-kind = „{ $kind }“ ist keine Spielerart. { $near ->
    [none] Möglich: { $known }.
   *[other] Meintest du { $near }? Möglich: { $known }.
}
cli-names = Für „{ $name }“ ist kein Platz: Es gibt mehr Namen als Menschen in --seats.
cli-nothing-saved = In { $folder } liegt keine Partie zum Fortsetzen; „postchaise play“ beginnt eine.
cli-unreadable = { $file } lässt sich nicht lesen: { $problem }.
value-empty = { $option } ist leer; erwartet: { $expected }.
output-unwritable = Die Standardausgabe lässt sich nicht schreiben: { $problem }.
file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
cli-not-ours = { $file } gibt es schon und ist keine gespeicherte Partie; nimm einen anderen Namen.
cli-key = Der Schlüssel in dieser Datei passt nicht zu ihrem Siegel; die Partie kann so nicht fortgesetzt werden.
cli-number = Eine Wahl { $number } gibt es nicht; wähle von 1 bis { $most }.
cli-why = Nenne eine Aktion, zum Beispiel: warum hire witch
cli-option-form = „{ $text }“ sollte wie schlüssel=wert aussehen, zum Beispiel edition=de.
cli-no-rules = { $game } hat keine Regeln zum Lesen.
cli-rule-unknown = Keine Regel von { $game } passt zu „{ $wanted }“. { $near ->
    [none] „postchaise rules { $game }“ zählt die Kapitel auf.
   *[other] Meintest du { $near }?
}
cli-json-or-csv = Nimm entweder --json oder --csv.
cli-replay-to = Die Partie hat { $most } Aktionen, nicht { $wanted }.
cli-unfair-no-key = { $file }: Die Partie ist zu Ende und versiegelt, aber der Schlüssel fehlt. Am Mischen ließ sich nichts prüfen.
cli-unfair-key = { $file }: Der Schlüssel passt nicht zum Siegel, das vor der Partie gezeigt wurde.
cli-unfair-drawn = { $file }: { $line ->
    [0] Das Mischen dieser Partie folgt nicht aus ihrem Schlüssel.
   *[other] Was in Zeile { $line } gezogen wurde, folgt nicht aus dem Schlüssel. Optionen, Plätze oder eine frühere Zeile könnten geändert worden sein.
}
cli-unfair-cut = { $file }: Der Schlüssel ist da, aber die Partie ist nicht zu Ende. Die Aufzeichnung ist abgeschnitten.
cli-unfair-seal = { $file }: Die Zeilen passen nicht zum Siegel am Ende. Einige wurden geändert, verschoben, hinzugefügt oder entfernt.
cli-stuck = { $game } wartet auf Platz { $seat }, bietet aber nichts zur Wahl: Bitte melde uns diese Partie.

## Der Server

cmd-site = Das ganze Spiel als Ordner für einen beliebigen Webspace schreiben: Es läuft im Browser, ohne Server.
arg-site = der Ordner; was ein früherer Lauf dort hinterlassen hat, wird ersetzt
site-written = { $folder } ist geschrieben: { $size } MB, Stand { $build }.
site-not-written = { $folder } lässt sich nicht schreiben: { $problem }
site-folder-used = In { $folder } liegt etwas anderes als ein früherer Stand der Site. Nimm einen anderen Ordner.
site-integrity = { $file } ist nicht das, was veröffentlicht wurde. Nichts wurde geschrieben; versuch es später noch einmal.
site-tool-missing = Um die Site zu bauen, braucht es { $tool }; das ist nicht installiert.
site-tool-failed = { $tool } ist gescheitert: { $problem }
cmd-serve = Das Spiel im Browser bereitstellen, für dich und deine Freunde.
opt-host = Adresse, auf der der Server lauscht; 0.0.0.0 für alle im Netz
opt-port = Port; Standard: 8421 oder der nächste freie
opt-database = Wo die Partien gespeichert werden, als SQLAlchemy-URL; Standard: eine Datei in deinem Datenordner
opt-browser = Den Browser öffnen
opt-bot-pause = Pause zwischen zwei Aktionen der Bots
opt-bot-workers = Anzahl der Prozesse für Bots
opt-secure-cookies = Cookies nur über https senden
opt-json-logs = Jede Anfrage als JSON auf die Fehlerausgabe schreiben
opt-public-url = Die Adresse, die man im Browser eingibt, etwa https://club.example/games/; Links und Cookies richten sich danach
opt-trusted-proxies = Proxys, deren Weiterleitungs-Kopfzeilen vertraut wird: Adressen oder Netze, etwa 127.0.0.1
opt-settings = Eine Einstellungsdatei in TOML; Optionen und POSTCHAISE_*-Variablen haben Vorrang
settings-unreadable = { $file } lässt sich nicht als Einstellungen lesen: { $problem }
setting-unknown = Eine Einstellung „{ $setting }“ gibt es nicht. { $near ->
    [none] Bekannt sind: { $known }.
   *[other] Ist „{ $near }“ gemeint?
  }
serving = Postchaise läuft unter { $address } (Strg-C beendet)
data-moved = Alles aus der Zeit, als dieses Programm Estafette hieß, wurde von { $old } nach { $new } verschoben.
database-unusable = { $address } lässt sich nicht benutzen: { $problem }

## Ein Spiel prüfen

cmd-check-game = Alle Prüfungen für ein Spiel ausführen; für Autoren.
opt-seeds = Partien je Spielweise. Standard: 2.
opt-seat-counts = Nur diese Spielerzahlen, zum Beispiel 2,3.
opt-first-seed = Die Nummer der ersten Partie. Standard: 0.
opt-only = Nur diese Prüfungen, mit ihren Namen.
suite-title = { $title }: { $ways ->
    [one] 1 Spielweise
   *[other] { $ways } Spielweisen
}, { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
suite-ok = ok
suite-failed = FEHLER
suite-never = nie erreicht
suite-lacks = entfällt
suite-met = { $check ->
    [patience] (längster Zug: { $met })
   *[other] ({ $met })
}
suite-repeat = noch einmal: { $command }
suite-summary = { $ok } bestanden, { $failed } fehlgeschlagen, { $never } nie erreicht; { $lacks } entfallen bei diesem Spiel
suite-never-why = „Nie erreicht“ heißt nicht bestanden: Die Zufallspartien kamen nicht zu dem Fall, um den es geht. Mehr Partien erreichen ihn vielleicht; in einem Spiel ohne verdeckte Information gibt es manche Fälle nie.
suite-play = Zufallspartien haben immer einen Zug und ein Ende
suite-witnesses = Erlaubtes und Abgelehntes passen zusammen
suite-refusals = Abgelehnte Aktionen hinterlassen keine Spur
suite-effects = Keine zwei Aktionen bewirken dasselbe
suite-strangers = Unsinnige Nummern und Plätze werden abgelehnt
suite-copies = Kopien sind unabhängig
suite-states = Stellungen überstehen Speichern und Senden
suite-notation = Jede Aktion lässt sich schreiben und lesen
suite-records = Aufzeichnungen ergeben dieselbe Partie
suite-undo = Zurücknehmen stellt den alten Zustand her
suite-views = Ansichten sind einfache Daten, Hinsehen ändert nichts
suite-imagine = Determinisierungen sehen aus wie der echte Zustand
suite-secrets = Verdecktes lässt sich nicht abfragen
suite-observation = Beobachtungen haben Namen, verraten nichts
suite-questions = Entscheidungen sind korrekt und vollständig
suite-scores = Punkte gehen auf, und Plätze folgen daraus
suite-patience = Niemand kann den Tisch aufhalten
suite-messages = Jeder Text existiert in jeder Sprache
suite-sentences = Jeder Satz ist vollständig
suite-languages = Alle Sprachen haben dieselben Texte
suite-help = Die Hilfe erklärt jede genannte Regel
suite-heuristics = Bots können die Heuristik benutzen
suite-boards = Spielpläne entstehen allein aus der Ansicht
suite-results = Das Ergebnis lässt sich anzeigen
suite-builds = Der kompilierte Build spielt dasselbe

cmd-tune = Die Gewichte der Bots eines Spiels abstimmen: Evolution, dann eine aus Partien gegen sich selbst gelernte Bewertung.
opt-style = Mit den Gewichten dieses Stils beginnen.
opt-from = Mit den Gewichten aus dieser Datei beginnen.
opt-tastes = Wohin die abgestimmten Gewichte geschrieben werden.
opt-steps = Schritte der Evolution; 0: keine.
opt-pairs = Austeilungen je Schritt.
opt-lessons = Lernrunden aus Partien gegen sich selbst mit Suche; 0: keine.
opt-matches = Partien je Lernrunde.
opt-rollouts = Probepartien je Entscheidung in diesen Partien.
opt-screening = Die Austeilungen für den Vergleich des Ergebnisses.

## Einen Server betreiben

cmd-admin = Einen Server verwalten: Tische, Sicherungen, Sperren. Der Server kann dabei weiterlaufen.
cmd-admin-list = Alle Tische auflisten, zuletzt geänderte zuerst.
cmd-backup = Alles in eine Datei kopieren, in einem einheitlichen Stand, während der Server läuft.
cmd-restore = Eine Sicherung in eine Datenbank einspielen, die kein Server benutzt.
cmd-close = Einen Tisch schließen: Niemand kann dort mehr spielen oder zuschauen.
cmd-purge = Unbenutzte Tische löschen. Beendete Partien bleiben als Aufzeichnung erhalten.
cmd-ban = Eine Adresse, ein Netz oder eine Person sperren.
cmd-unban = Eine Sperre aufheben.
cmd-bans = Die Sperren auflisten.
cmd-push-key = Einen Schlüssel für Benachrichtigungen erzeugen, als Zeile für die Einstellungsdatei.
arg-table = Der Tisch: der Teil seiner Adresse nach /t/.
arg-address = Eine Adresse wie 192.0.2.7, ein Netz wie 192.0.2.0/24 oder die Kennung einer Person.
arg-backup = Die Sicherungsdatei.
opt-status = Nur diese: waiting, playing, over oder closed.
opt-replace = Den Inhalt der Datenbank ersetzen.
opt-unused-days = Nie begonnene und geschlossene Tische werden nach so vielen Tagen gelöscht; 0: nie
opt-unfinished-days = Nicht beendete Partien werden nach so vielen Tagen gelöscht; 0: nie
opt-dry-run = Nur zählen.
opt-ban-days = Für so viele Tage; sonst bis zur Aufhebung
opt-why = Eine Notiz für dich
admin-tables = { $count ->
    [0] Keine Tische.
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
admin-bans = { $count ->
    [0] Niemand ist gesperrt.
    [one] Eine Sperre.
   *[other] { $count } Sperren.
}
admin-backup = { $count ->
    [one] Ein Tisch wurde in { $file } gesichert.
   *[other] { $count } Tische wurden in { $file } gesichert.
} Die Datei enthält die Geheimnisse aller: Verwahre sie sicher.
admin-restored = { $count ->
    [one] Ein Tisch wurde wiederhergestellt.
   *[other] { $count } Tische wurden wiederhergestellt.
}
admin-closed = Der Tisch { $table } ist geschlossen. Ein laufender Server bemerkt es in wenigen Sekunden.
admin-purged = Gelöscht: { $unused } unbenutzte Tische, { $unfinished } nicht beendete Partien, { $chat } Chatnachrichten beendeter Partien.
admin-would-purge = Gelöscht würden: { $unused } unbenutzte Tische, { $unfinished } nicht beendete Partien, { $chat } Chatnachrichten beendeter Partien.
admin-banned = { $address } ist gesperrt. Ein laufender Server bemerkt es in wenigen Sekunden.
admin-unbanned = { $address } ist nicht mehr gesperrt.
admin-no-ban = { $address } ist nicht gesperrt. `postchaise admin bans` zeigt die Sperren.
admin-unknown-table = Einen Tisch „{ $table }“ gibt es nicht. `postchaise admin list` zeigt die Tische.
admin-no-table = Einen offenen Tisch „{ $table }“ gibt es nicht. `postchaise admin list` zeigt die Tische.
cmd-people = Auflisten, wer an einem Tisch sitzt, mit den Kennungen für `ban` und `admit`.
cmd-chat = Den Chat eines Tisches mit den Nummern der Nachrichten auflisten.
cmd-remove-chat = Nachrichten eines Chats endgültig löschen. Alle sehen, dass sie entfernt wurden.
cmd-admit = Jemandem erlauben, Tische zu eröffnen, wo es nur Mitglieder dürfen.
cmd-dismiss = Einem Mitglied das Recht nehmen, Tische zu eröffnen.
cmd-members = Die Mitglieder auflisten.
cmd-admission = Einen Link ausgeben, der alle zu Mitgliedern macht, die ihn öffnen.
cmd-check-config = Die Einstellungen prüfen und jedes Problem mit seiner Abhilfe nennen.
arg-person = Die Kennung einer Person, oder mindestens ihre ersten 12 Zeichen.
arg-number = Die Nummern der Nachrichten, wie `postchaise admin chat` sie auflistet.
opt-admission-days = So viele Tage gilt der Link; sonst 7
admin-removed-chat = { $count ->
    [one] Eine Nachricht wurde entfernt. Ein laufender Server bemerkt es in wenigen Sekunden.
   *[other] { $count } Nachrichten wurden entfernt. Ein laufender Server bemerkt es in wenigen Sekunden.
}
admin-admitted = { $person } darf Tische eröffnen.
admin-dismissed = { $person } ist kein Mitglied mehr.
admin-no-member = { $person } ist kein Mitglied. `postchaise admin members` zeigt die Mitglieder.
admin-members = { $count ->
    [0] Keine Mitglieder.
    [one] Ein Mitglied.
   *[other] { $count } Mitglieder.
}
admin-no-person = { $count ->
    [0] Niemand hier hat eine Kennung, die mit { $person } beginnt. `postchaise admin people TABLE` zeigt die Kennungen.
   *[other] { $count } Personen haben eine Kennung, die mit { $person } beginnt; gib mehr davon an.
}
admin-no-public-url = Ein Link braucht die Adresse der Website: Setze public_url.
setting-needed = Die Einstellung { $setting } ist leer, aber create_tables braucht sie.
config-good = Keine Probleme gefunden.
config-database = Die Datenbank { $address } lässt sich nicht benutzen: { $problem }. Prüfe die Einstellung database und ob die Datenbank läuft.
config-migrations = Die Datenbank gehört zu einer anderen Version von Postchaise. Sichere sie und starte dann einmal den Server, um sie zu aktualisieren.
config-folder = Dieser Benutzer kann nicht in den Ordner { $folder } der Datenbank schreiben. Ändere den Besitzer oder setze database.
config-http = public_url beginnt mit http: Passwörter und Plätze reisen ungeschützt. Stelle einen Proxy mit TLS davor und setze https.
config-no-public-url = trusted_proxies ist gesetzt, public_url aber nicht. Trag dort die Adresse ein, die alle benutzen.
config-no-proxy = public_url ist https, aber keinem Proxy wird vertraut: Alle zählen als eine einzige Adresse. Trag die Adresse deines Proxys in trusted_proxies ein.
config-open = Der Server lauscht auf { $host } ohne vertrauten Proxy. Lass ihn auf 127.0.0.1 hinter einem Proxy lauschen, oder setze trusted_proxies.
config-trusts-all = trusted_proxies vertraut jeder Adresse: Jeder kann seine eigene fälschen. Nenne nur deinen Proxy.
config-files = Höchstens { $limit } Dateien dürfen offen sein, aber max_streams braucht { $needed }. Erhöhe LimitNOFILE (systemd) oder ulimit -n, oder senke max_streams.
database-missing = Die Datei { $file } gibt es nicht.
database-old = Die Datenbank gehört zu einer anderen Version von Postchaise. Starte den Server dieser Version einmal, um sie zu aktualisieren.
restore-not-empty = Diese Datenbank enthält schon Tische. Mit --replace ersetzt die Sicherung sie.
backup-damaged = { $file } ist keine Sicherung von Postchaise oder ist beschädigt.
arg-backup-to = Die Sicherungsdatei, die es noch nicht geben darf; - für die Standardausgabe.
opt-directory = In eine neue Datei in diesem Ordner sichern
opt-keep = So viele Dateien im Ordner behalten und ältere löschen
cmd-verify = Prüfen, ob eine Sicherung vollständig ist.
backup-where = Gib eine Datei an, oder einen Ordner mit --directory.
backup-onto-database = { $file } gehört zu der Datenbank, die gesichert werden soll; nimm einen anderen Namen.
backup-newer = { $file } stammt von einer neueren Version von Postchaise. Installiere diese Version, um sie einzuspielen.
cmd-init = Die Dateien für den Betrieb schreiben: Einstellungen, systemd-Units, eine Site für nginx oder Caddy.
arg-init = Der Ordner für diese Dateien, etwa /etc/postchaise. Vorhandene Dateien bleiben, wie sie sind.
opt-user = Der Systembenutzer, unter dem der Server läuft; sonst postchaise
init-written = Geschrieben: { $file }
init-kept = Unverändert: { $file }
init-next = Als Nächstes, als root:
init-proxy = Für Caddy kommt „import { $folder }/Caddyfile“ in /etc/caddy/Caddyfile. Für nginx wird { $folder }/nginx.conf in /etc/nginx/sites-enabled verlinkt.
admin-verified = { $count ->
    [one] { $file } ist vollständig: ein Tisch.
   *[other] { $file } ist vollständig: { $count } Tische.
}
database-in-use = Ein Server benutzt diese Datenbank. Beende alle Server und versuche es noch einmal.
database-restoring = In diese Datenbank wird gerade eine Sicherung eingespielt. Starte den Server, wenn das fertig ist.
file-exists = { $file } gibt es schon; nimm einen anderen Namen.

## Analyse

opt-analyse-seed = Ein Startwert: Derselbe Wert ergibt dieselbe Analyse. Standard: 0.
opt-effort = Wie viele Probepartien gespielt werden, in Prozent dessen, was ein Server verwendet; weniger ist schneller und unsicherer. Standard: 100.
analyse-going = Möglichkeiten werden verglichen …
analyse-round = Runde { $round }, { $name }
analyse-played = Gespielt: { $played }. Besser: { $better }.
