### Die Kommandozeile

## Was es gibt

overview = Postchaise: Brettspiele um Post und Handel, in deinem Terminal. Tippe „postchaise play“, und du sitzt am Tisch.
overview-more = „postchaise play --help“ erklärt einen Befehl. „--lang en“ und „--lang fr“ sprechen Englisch und Französisch.
version = Postchaise { $version }, { $built }
built-compiled = kompiliert
built-pure = reines Python

cmd-play = Spielen, gegen Bots oder mit Freunden an einer Tastatur.
cmd-resume = Deine letzte oder eine gespeicherte Partie fortsetzen.
cmd-games = Welche Spiele es gibt.
cmd-rules = Die Regeln: Kapitel, eine einzelne Regel oder eine Suche.
cmd-about = Von wem ein Spiel ist, seine Optionen und woher seine Zahlen stammen.
cmd-simulate = Viele zufällige Partien spielen und die Zahlen zeigen.
cmd-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
cmd-check = Eine aufgezeichnete Partie Zeile für Zeile prüfen.
cmd-analyse = Eine beendete Partie analysieren: was zu erwarten war, was besser gewesen wäre.

arg-game = Welches Spiel; la-loire, wenn du keines nennst.
arg-file = Eine gespeicherte Partie.
arg-save = Eine gespeicherte Partie; sonst die, die du zuletzt gespielt hast.
arg-words = Eine Regelnummer, ein Kapitel oder Suchwörter; ohne sie die Liste der Kapitel.
opt-seats = Wer am Tisch sitzt, der Reihe nach: „you“ für einen Menschen, „random“, „novice“, „apprentice“, „journeyman“ oder „master“ für einen Bot, auf Wunsch mit Charakter: „journeyman:voyager“ (siehe „postchaise about“). Sonst: you,apprentice.
opt-names = Namen der Menschen in der Reihenfolge ihrer Plätze.
opt-edition = Nach welcher gedruckten Regel gespielt wird; siehe „postchaise about“.
opt-variant = Welche Variante gespielt wird; siehe „postchaise about“.
opt-option = Setzt eine Option; darf mehrmals stehen.
opt-seed = Eine Zahl: Dieselbe Zahl gibt dieselbe Partie noch einmal.
opt-components = Eine korrigierte Kopie der components.toml des Spiels.
opt-seat-count = Wie viele spielen; so viele wie möglich, wenn du nichts sagst.
opt-games = Wie viele Partien. Sonst: 100.
opt-workers = Wie viele Prozesse sich die Arbeit teilen. Sonst: 1.
opt-ray = Statt Prozessen dieses Rechners arbeitet ein Ray-Cluster: seine Adresse, oder „auto“ für den, zu dem dieser Rechner gehört.
opt-json = Gibt die Zahlen als JSON aus.
opt-csv = Schreibt eine Zeile je Partie und Platz in diese Datei; „-“ gibt sie aus.
opt-to = Zeigt die Stellung nach so vielen Aktionen und hört auf.
opt-lang = Die Sprache; sonst die deines Systems.
opt-version = Sagt, welche Version das ist.
usage-options = Optionen

usage-no-option = { $command ->
    [none] Eine Option { $option } gibt es nicht; „postchaise --help“ zeigt, was es gibt.
   *[other] „postchaise { $command }“ hat keine Option { $option }; „postchaise { $command } --help“ zählt sie auf.
}
usage-no-value = Nach der Option { $option } fehlt ein Wert.
usage-missing = { $command ->
    [none] Es fehlt { $name }.
   *[other] Es fehlt { $name }; „postchaise { $command } --help“ zeigt, wie man es schreibt.
}
usage-no-command = Einen Befehl „{ $given }“ gibt es nicht. Es gibt: { $known }.
usage-too-many = Zu viele Wörter nach „postchaise { $command }“; „postchaise { $command } --help“ zeigt, wie man es schreibt.

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
sealed = Das Mischen ist versiegelt ({ $seal }…); am Ende wird der Schlüssel gezeigt, und alle können es prüfen.
hint = Antworte mit einer Nummer. „?“ zeigt, was du sonst tippen kannst.
resumed = { $title } geht weiter nach { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} ({ $file }).
left = Deine Partie ist gespeichert. „postchaise resume“ setzt sie fort. ({ $file })
kept = Die Partie liegt in { $file }; „postchaise replay“ und „postchaise check“ lesen sie.
undone = Zurückgenommen: { $action }
saved = Gespeichert: { $file }
saved-anyway = Gespeichert, wie nach jeder Aktion, in { $folder }. Für eine Kopie: save DATEI
allowed = Das ist jetzt erlaubt.
not-now = Jetzt nicht: { $reason }
asked = { $name }: { $question }
disabled-choices = { $choices }: { $reason }
typed-as = Du kannst auch tippen: { $notation }

help-play-now = Tippe die Nummer einer Wahl oder die Wahl selbst („hire witch“, „ride tours 2“). Außerdem:
typed-help = ?  oder  ? 3
does-help = diese Hilfe; eine Wahl erklärt, mit ihren Regeln
typed-hint = rat  oder  rat 3
does-hint = den Ratgeber fragen, auch „rat wink“, „rat zeigen“, „rat pläne“; es steht dann in der Aufzeichnung
typed-why = warum hire witch
does-why = warum etwas nicht erlaubt ist
typed-board = brett
does-board = den ganzen Tisch zeigen
typed-offer = angebot
does-offer = was noch zu haben ist oder kommen kann, und was es bewirkt
typed-log = verlauf
does-log = was zuletzt geschah
typed-undo = zurück
does-undo = deine letzte Aktion zurücknehmen, wenn nichts aufgedeckt wurde
typed-save = speichern DATEI
does-save = eine Kopie behalten; die Partie selbst wird nach jeder Aktion gespeichert
typed-quit = beenden
does-quit = aufhören; „postchaise resume“ setzt fort
type-help = hilfe
type-hint = rat
type-nudge = wink
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
hint-thinking = Der Ratgeber denkt nach …
helped-row = Hilfe erbeten
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
about-styles = Charaktere der Bots
about-styles-how = Sie stehen hinter der Stufe eines Bots, zum Beispiel: postchaise play { $game } --seats you,journeyman:{ $bot_style }
about-styles-seats = (Plätze: { $seats }.)
about-options = Optionen
about-options-how = Sie werden mit --option gesetzt, zum Beispiel: postchaise play { $game } --option edition=de
about-editions = Ausgaben: { $values }
about-expected = Möglich: { $expected }
about-reconstructed = Noch zu prüfende Zahlen
about-reconstructed-count = { $count ->
    [0] Jede Zahl dieses Spiels hat eine Quelle.
    [one] { $count } Wert dieses Spiels hat keine Quelle, die wir finden konnten: Er ist von uns entworfen, bis ihn jemand nach einem echten Exemplar korrigiert.
   *[other] { $count } Werte dieses Spiels haben keine Quelle, die wir finden konnten: Sie sind von uns entworfen, bis sie jemand nach einem echten Exemplar korrigiert.
}
about-reconstructed-how = Du besitzt das Spiel? Kopiere { $file }, korrigiere, was du in der Schachtel siehst, trage "rulebook" als Quelle ein und spiele mit: postchaise play { $game } --components DATEI. Schick uns bitte auch deine Kopie.

## Simulation

simulate-title = { $game }: { $games ->
    [one] { $games } zufällige Partie
   *[other] { $games } zufällige Partien
}, { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}, Startzahl { $seed }
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

cmd-arena = Bots gegeneinander spielen lassen; sagt, wer besser ist und wie sicher das ist.
opt-bots = Welche Bots, zum Beispiel „journeyman,apprentice“. Zu wenige setzen sich noch einmal in derselben Reihenfolge; bei zu vielen trifft jede Auswahl aufeinander.
opt-arena-seats = Wie viele Plätze; 2, wenn das Spiel es zulässt.
opt-deals = Der Satz von Austeilungen: 1 zum Einstellen, 2 zum Vergleichen von Ideen (sonst), 3 für die letzte Prüfung; jede andere Zahl ist ein eigener Satz.
opt-until = „sure“ hört auf, sobald ein sequentieller Test jede Paarung entschieden hat; mehr als --games werden es nie.
opt-margin = Um welchen Anteil der Partien ein Bot besser sein muss, um besser zu heißen. Sonst: 0.05.
opt-dir = Behält jede Partie in diesem Ordner; derselbe Befehl macht weiter, wo er aufgehört hat.
opt-parquet = Hebt wie --dir jede Partie in diesem Ordner auf, daneben jede Entscheidung als Datensatz (Parquet) mit einem Blatt, das ihn beschreibt.
opt-json-file = Schreibt die Zahlen als JSON in diese Datei; „-“ gibt sie aus.
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
arena-bots = Die Bots
arena-column-rating = Wertung
arena-column-wins = Siege
arena-column-points = Punkte
arena-column-time = CPU je Wahl
arena-pairings = Wer vor wem liegt
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
arena-one-here = Nur eines von --json, --csv und --picture lässt sich hier ausgeben; nenne für die anderen Dateien.
arena-parquet-dir = --parquet hebt auch die Partien auf: lass --dir weg.

cmd-balance = Was gleiche Bots in einem Spiel nehmen, und wie es ihnen damit und ohne ergeht.
opt-bot = Welcher Bot auf allen Plätzen sitzt. Sonst: journeyman.
opt-kinds = Welche Aktionen etwas nehmen, nach ihrem ersten Wort; bei La Loire sonst hire,palace,build,message.
balance-title = { $game }: Was { $bot } nimmt, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $seats } Plätze, Austeilungen { $seed }
balance-note = Plätze gleicher Bots. Was zusammen auftritt, muss nicht Ursache und Wirkung sein: Wer reich ist, stellt mehr Leute ein.
balance-taken = Genommen
balance-with = Siege damit
balance-without = Ohne
balance-lead = Vorsprung damit
balance-signs = + damit vorn, − damit hinten (mehr als durch Zufall), 0 nie genommen, = immer genommen. Vorsprung: Punkte derer, die es haben, weniger die der anderen am selben Tisch.

cmd-calibrate = Ob vorausgesagte Siegchancen eingetroffen sind, in Partien, die eine Arena aufgehoben hat.
arg-kept = Der Ordner einer Arena (ihr --dir).
opt-positions = Wie viele Züge jeder Partie betrachtet werden. Vorgabe: 6.
opt-ends = Wie oft von dort aus weitergespielt wird. Vorgabe: 40.
calibrate-nothing = In { $folder } liegen keine Partien: Spiele welche mit postchaise arena --dir { $folder }.
calibrate-title = Vorausgesagt und eingetroffen, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
calibrate-note = Vorausgesagt: der Anteil der Siege, wenn aus Gewohnheit weitergespielt wird, für den Platz, dessen Zug beginnt. Abweichung: Punkte, um die der wirkliche Vorsprung über dem geschätzten lag.
calibrate-whole = Die ganze Partie
calibrate-phase = Drittel { $phase } der Partie
calibrate-foretold = Vorausgesagt
calibrate-true = Gewonnen
calibrate-error = Abweichung
calibrate-count = Stellungen

cmd-puzzles = Sucht Rätsel in aufgezeichneten Partien: Stellungen, in denen eine Wahl klar die beste ist.
arg-records = Ein Titel, den dann Bots spielen, oder ein Ordner mit Aufzeichnungen oder der einer Arena (ihr --dir).
opt-tries = Wie viele Fragen jeder Partie betrachtet werden. Vorgabe: 12.
opt-choices = Wie viele Möglichkeiten eine Frage haben darf. Vorgabe: 10.
opt-judges = Wie viele Partien jede Möglichkeit beurteilen. Vorgabe: 150.
opt-count = Wie viele Rätsel höchstens behalten werden. Vorgabe: 20.
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
check-seats = Plätze
check-options = Optionen
check-components = Material
check-actions = Aktionen
check-result = Ergebnis
check-running = nicht zu Ende; Punkte bisher { $points }
check-forked = Abzweig
check-forked-at = { $count ->
    [0] der Aufbau ist der
    [one] Aufbau und erste Aktion sind die
   *[other] der Aufbau und die ersten { $count } Aktionen sind die
} einer anderen Partie, danach kommt anderer Zufall
check-fair = Mischen
fair-fair = versiegelt und ehrlich: Der Schlüssel passt zum Siegel, jedes Ergebnis folgt aus ihm und aus dem, was jeder Platz gegeben hat, und keine Zeile wurde geändert, verschoben, hinzugefügt oder weggelassen
fair-old = versiegelt und ehrlich: Der Schlüssel passt zum Siegel, und jedes Ergebnis folgt daraus; die Reihenfolge der Zeilen ist nicht bewiesen, denn die Datei ist von einer früheren Fassung
fair-later = versiegelt; der Schlüssel wird am Ende der Partie gezeigt, vorher ist nichts bewiesen
fair-unsealed = nicht versiegelt
check-nonces = Von den Plätzen
check-skipped = Übersprungen
skipped = { $count ->
    [0] nichts
    [one] 1 Ergebnis, durch { $times ->
        [one] eine Rücknahme
       *[other] { $times } Rücknahmen
    }; ob alle zugestimmt haben, wissen nur die am Tisch
   *[other] { $count } Ergebnisse, durch { $times ->
        [one] eine Rücknahme
       *[other] { $times } Rücknahmen
    }; ob alle zugestimmt haben, wissen nur die am Tisch
}
check-seal = Siegel über alles

## Was schiefgehen kann

cli-seat-kind = Niemand namens „{ $kind }“ kann sich setzen. { $near ->
    [none] Möglich: { $known }.
   *[other] Meintest du { $near }? Möglich: { $known }.
}
cli-names = Für „{ $name }“ ist kein Platz: mehr Namen als Menschen in --seats.
cli-nothing-saved = In { $folder } liegt keine Partie zum Fortsetzen; „postchaise play“ beginnt eine.
cli-unreadable = { $file } lässt sich nicht lesen: { $problem }.
cli-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
cli-not-ours = { $file } gibt es schon und ist keine gespeicherte Partie; nimm einen anderen Namen.
cli-key = Der Schlüssel in dieser Datei passt nicht zu ihrem Siegel: Mit diesem Mischen geht die Partie nicht weiter.
cli-number = Eine Wahl { $number } gibt es nicht; wähle von 1 bis { $most }.
cli-why = Warum was? Zum Beispiel: warum hire witch
cli-option-form = „{ $text }“ sollte wie schlüssel=wert aussehen, zum Beispiel edition=de.
cli-no-rules = { $game } bringt keine Regeln zum Lesen mit.
cli-rule-unknown = Keine Regel von { $game } passt zu „{ $wanted }“. { $near ->
    [none] „postchaise rules { $game }“ zählt die Kapitel auf.
   *[other] Meintest du { $near }?
}
cli-json-or-csv = Nimm entweder --json oder --csv.
cli-replay-to = Die Partie hat { $most } Aktionen, nicht { $wanted }.
cli-unfair-key = { $file }: Der Schlüssel passt nicht zum Siegel, das vor der Partie gezeigt wurde.
cli-unfair-drawn = { $file }: { $line ->
    [0] Das Mischen dieser Partie folgt nicht aus ihrem Schlüssel.
   *[other] Was in Zeile { $line } gezogen wurde, folgt nicht aus dem Schlüssel. Optionen, Plätze oder eine frühere Zeile könnten geändert worden sein.
}
cli-unfair-cut = { $file }: Der Schlüssel wird gezeigt, aber die Partie ist nicht zu Ende. Die Datei wurde abgeschnitten.
cli-unfair-seal = { $file }: Die Zeilen ergeben nicht das Siegel am Ende. Einige wurden geändert, verschoben, hinzugefügt oder weggelassen.
cli-stuck = { $game } wartet auf Platz { $seat }, bietet aber nichts zur Wahl: Bitte melde uns diese Partie.

## Der Server

cmd-serve = Die Tische im Browser öffnen, für dich und deine Freunde.
opt-host = Adresse, an der gelauscht wird; 0.0.0.0 für alle im Netz
opt-port = Port; sonst 8421 oder der nächste freie
opt-database = Wo die Partien liegen, als SQLAlchemy-Adresse; sonst eine Datei in deinem Datenordner
opt-browser = Den Browser öffnen
opt-bot-pause = Pause zwischen zwei Aktionen der Bots
opt-bot-workers = Prozesse, in denen Bots nachdenken
opt-secure-cookies = Cookies nur über https
opt-json-logs = Jede Anfrage als JSON auf die Fehlerausgabe schreiben
opt-public-url = Was man eintippt, um hierher zu kommen, etwa https://club.example/games/; Links und Cookies richten sich danach
opt-trusted-proxies = Proxys, denen geglaubt wird, wer fragt: Adressen oder Netze, etwa 127.0.0.1
opt-settings = Eine Datei mit Einstellungen in TOML; Optionen und POSTCHAISE_* gehen vor
settings-unreadable = { $file } lässt sich nicht als Einstellungen lesen: { $problem }
setting-unknown = Eine Einstellung „{ $setting }“ gibt es nicht. { $near ->
    [none] Bekannt sind: { $known }.
   *[other] Ist „{ $near }“ gemeint?
  }
serving = Postchaise ist offen unter { $address } (Strg-C beendet)
database-unusable = { $address } ist nicht zu gebrauchen: { $problem }

## Ein Spiel prüfen

cmd-check-game = Ein Spiel durch alle Prüfungen schicken; für Autoren.
opt-seeds = Wie viele Partien jeder Spielweise. Sonst: 2.
opt-seat-counts = Nur diese Spielerzahlen, zum Beispiel 2,3.
opt-first-seed = Die Nummer der ersten Partie. Sonst: 0.
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
suite-lacks = fehlt hier
suite-met = { $check ->
    [patience] (längster Zug: { $met })
   *[other] ({ $met })
}
suite-repeat = noch einmal: { $command }
suite-summary = { $ok } richtig, { $failed } falsch, { $never } nie erreicht; { $lacks } über Dinge, die dieses Spiel nicht hat
suite-never-why = „Nie erreicht“ ist kein Lob: Der Zufall kam nicht dorthin, worum es der Prüfung geht. Mehr Partien vielleicht; ein Spiel ohne Geheimnisse nie.
suite-play = Zufallspartien haben immer eine Antwort und ein Ende
suite-witnesses = Was erlaubt ist und was abgelehnt wird, passt zusammen
suite-refusals = Abgelehnte Aktionen hinterlassen keine Spur
suite-effects = Keine zwei Aktionen bewirken dasselbe
suite-strangers = Unsinnige Nummern und Plätze werden abgelehnt
suite-copies = Kopien sind unabhängig
suite-states = Stellungen überstehen Speichern und Senden
suite-notation = Jede Aktion lässt sich schreiben und lesen
suite-records = Aufzeichnungen ergeben dieselbe Partie
suite-undo = Zurückgenommenes ist wie zuvor
suite-views = Ansichten sind einfache Daten, Hinsehen ändert nichts
suite-imagine = Vorgestellte Welten sehen aus wie die echte
suite-secrets = Verborgenes lässt sich nicht erfragen
suite-observation = Beobachtungen haben Namen, verraten nichts
suite-questions = Fragen sind geordnet und vollständig
suite-scores = Punkte gehen auf, und Plätze folgen daraus
suite-patience = Niemand kann den Tisch aufhalten
suite-messages = Alles Gesagte ist geschrieben, in jeder Sprache
suite-sentences = Jeder Satz ist vollständig
suite-languages = Alle Sprachen haben dieselben Texte
suite-help = Die Hilfe erklärt jede genannte Regel
suite-heuristics = Bots können den Ratgeber benutzen
suite-boards = Spielpläne entstehen allein aus der Ansicht
suite-results = Das Ergebnis lässt sich erzählen
suite-builds = Die übersetzte Fassung spielt dasselbe

cmd-tune = Die Vorlieben der Bots eines Spiels abstimmen: Evolution, dann ein aus Partien gegen sich selbst gelernter Wert.
opt-style = Mit den Vorlieben dieses Charakters beginnen.
opt-from = Mit den Vorlieben dieser Datei beginnen.
opt-tastes = Wohin die abgestimmten Vorlieben geschrieben werden.
opt-steps = Schritte der Evolution; 0: keine.
opt-pairs = Austeilungen je Schritt.
opt-lessons = Runden des Lernens aus durchdachten Partien gegen sich selbst; 0: keine.
opt-matches = Partien je Lernrunde.
opt-rollouts = Probepartien je Entscheidung in diesen Partien.
opt-screening = Die Austeilungen, auf denen das Ergebnis verglichen wird.

## Einen Server betreiben

cmd-admin = Für alle, die einen Server betreiben: seine Tische, Sicherungen, Sperren. Er darf dabei weiterlaufen.
cmd-admin-list = Alle Tische, die zuletzt geänderten zuerst.
cmd-backup = Alles in eine Datei kopieren, so wie es in einem Augenblick ist, während der Server läuft.
cmd-restore = Eine Sicherung in eine Datenbank zurückholen, die kein Server benutzt.
cmd-close = Einen Tisch schließen: Dort spielt und schaut niemand mehr.
cmd-purge = Tische löschen, die niemand benutzt. Beendete Partien bleiben als Aufzeichnung.
cmd-ban = Eine Adresse oder ein Netz nicht mehr hereinlassen.
cmd-unban = Eine Adresse oder ein Netz wieder hereinlassen.
cmd-bans = Die gesperrten Adressen.
cmd-push-key = Ein neuer Schlüssel für Benachrichtigungen, als Zeile für die Datei der Einstellungen.
arg-table = Der Tisch, wie er in seiner Adresse nach /t/ steht.
arg-address = Eine Adresse wie 192.0.2.7 oder ein Netz wie 192.0.2.0/24.
arg-backup = Die Datei der Sicherung.
opt-status = Nur diese: waiting, playing, over oder closed.
opt-replace = Ersetzt, was in der Datenbank ist.
opt-unused-days = Nie begonnene und geschlossene Tische werden nach so vielen Tagen gelöscht; 0: nie
opt-unfinished-days = Liegen gelassene Partien werden nach so vielen Tagen gelöscht; 0: nie
opt-dry-run = Nur zählen.
opt-ban-days = Für so viele Tage; sonst bis zur Aufhebung
opt-why = Eine Notiz für dich
admin-tables = { $count ->
    [0] Es gibt keinen Tisch.
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
admin-bans = { $count ->
    [0] Niemand ist gesperrt.
    [one] Eine Sperre.
   *[other] { $count } Sperren.
}
admin-backup = { $count ->
    [one] Ein Tisch ist in { $file }.
   *[other] { $count } Tische sind in { $file }.
} Darin stehen die Geheimnisse aller: Verwahre sie gut.
admin-restored = { $count ->
    [one] Ein Tisch ist wieder da.
   *[other] { $count } Tische sind wieder da.
}
admin-closed = Der Tisch { $table } ist geschlossen. Ein laufender Server richtet sich in wenigen Sekunden danach.
admin-purged = Gelöscht: nie benutzte Tische { $unused }, liegen gelassene Partien { $unfinished }, Gesprächszeilen beendeter Partien { $talk }.
admin-would-purge = Gelöscht würden: nie benutzte Tische { $unused }, liegen gelassene Partien { $unfinished }, Gesprächszeilen beendeter Partien { $talk }.
admin-banned = { $address } ist gesperrt. Ein laufender Server richtet sich in wenigen Sekunden danach.
admin-unbanned = { $address } darf wieder herein.
admin-no-ban = { $address } ist nicht gesperrt. `postchaise admin bans` sagt, wer es ist.
admin-no-table = Einen offenen Tisch „{ $table }“ gibt es nicht. `postchaise admin list` sagt, welche es gibt.
database-missing = Die Datei { $file } gibt es nicht.
database-old = Die Datenbank gehört zu einer anderen Version von Postchaise. Starte einmal den Server dieser Version: Er bringt sie auf den neuen Stand.
restore-not-empty = In dieser Datenbank sind schon Tische. Mit --replace tritt die Sicherung an ihre Stelle.
backup-damaged = { $file } ist keine Sicherung von Postchaise oder ist beschädigt.

## Analyse

opt-analyse-seed = Eine Zahl: Dieselbe Zahl gibt dieselbe Analyse noch einmal. Sonst: 0.
opt-effort = Wie viele Partien versucht werden, in Prozent dessen, was ein Server versucht; weniger ist schneller und unsicherer. Sonst: 100.
analyse-going = Andere Möglichkeiten werden versucht …
analyse-turn = Zug { $turn }, { $name }
analyse-played = Gespielt: { $played }. Besser: { $better }.
