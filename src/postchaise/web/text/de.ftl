### Die Seiten im Browser

## Rund um jede Seite

nav-skip = Zum Inhalt
nav-site = Seite
nav-menu = Menü
nav-rules = Regeln
nav-language = Sprache
nav-theme = Hell oder dunkel
nav-theme-auto = Systemeinstellung
nav-theme-light = Hell
nav-theme-dark = Dunkel
nav-text-board = Plan als Text
nav-keys = Tastenkürzel
nav-settings = Einstellungen
foot-open = Frei und offen. Keine Werbung, keine Tracker, keine Anfragen an Dritte. Alle Zeichnungen sind eigene.
foot-titles = Die Titel der Spiele gehören ihren Autoren und Verlagen; Postchaise ist von ihnen unabhängig. Gefällt dir ein Spiel? Dann kauf es.
legal-imprint = Impressum
legal-privacy = Datenschutz
access-title = Tische eröffnen
access-granted = Du darfst auf diesem Server Tische eröffnen.
access-invited = Mit diesem Link darfst du auf diesem Server Tische eröffnen.
access-accept = Annehmen
access-password-lead = Um einen Tisch zu eröffnen, braucht man das Passwort dieses Servers. In diesem Browser gibst du es nur einmal ein.
access-password = Passwort
access-enter = Weiter
access-members-lead = Auf diesem Server eröffnen Mitglieder die Tische; mitspielen und zuschauen darf jeder. Bitte den Betreiber um einen Link.
access-id = Deine Kennung, falls der Betreiber danach fragt:

## Startseite

site-failed = Das Spiel konnte in diesem Browser nicht starten. Lade die Seite neu oder nimm eine aktuelle Version von Chrome, Edge, Firefox oder Safari.
home-title = Drei Spiele um Post und Handel
home-lead = Mit Freunden oder gegen Bots, im Browser, ohne Konto.
home-chat = neue Nachrichten
home-lead-alone = Gegen Bots oder mit Freunden an einem Bildschirm, im Browser, ohne Konto. Auch offline.
home-your-turn = Du bist dran
go-continue = Weiterspielen
home-open = Offene Tische
home-open-none = Gerade ist kein Tisch offen. Eröffne selbst einen: Vielleicht setzt sich jemand dazu.
home-my-none = Du sitzt noch an keinem Tisch. „Gleich spielen“ beginnt mit einem Klick eine Partie.
go-open = Öffnen
go-join = Mitspielen
go-sit = Platz nehmen
go-return = Übernehmen
go-watch = Zuschauen
go-result = Ergebnis
home-status-waiting = Wartet auf Mitspieler
home-status-playing = Läuft
home-status-over = Beendet
home-ago = { $unit ->
    [now] gerade eben
    [minutes] vor { $minutes } Min.
    [hours] vor { $hours } Std.
   *[days] { $days ->
        [one] gestern
       *[other] vor { $days } Tagen
    }
}
home-for = { $unit ->
    [now] gerade eben
    [minutes] seit { $minutes } Min.
    [hours] seit { $hours } Std.
   *[days] { $days ->
        [one] seit gestern
       *[other] seit { $days } Tagen
    }
}
home-more = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
}
home-all = Alle Partien und Statistik
home-place = Platz { $place } von { $count }
home-every = Alle
home-with-room = Mit freiem Platz
home-free = { $count } frei
home-none-picked = Keine passenden Tische.
home-news = Neuigkeiten
news-puzzle = Ein tägliches Rätsel zu jedem Spiel: Eine Möglichkeit ist klar die beste
news-share = Ergebnisse als Bild teilen, Partien und einzelne Momente als Link
news-analysis = Analyse deiner beendeten Partien: wo sie gekippt sind und was besser gewesen wäre
news-my = Meine Partien: deine Ergebnisse, deine Statistik und wie du auf einem anderen Gerät weiterspielst
news-install = Postchaise auf dem Handy: über das Browsermenü installieren und deine Tische mitnehmen
news-learn = Eine geführte erste Partie zu jedem Spiel und jedes Spiel in fünf Minuten
home-players = Personen
home-seats = { $least } bis { $most } Personen
home-length = Dauer
home-minutes = { $count } Min.
home-weight = Anspruch
home-weight-of = { $weight } von 5,
home-play = Gleich spielen
home-play-bots = { $count ->
    [one] du und ein Bot
    [2] du und zwei Bots
   *[other] du und drei Bots
}
home-new = Neuer Tisch
home-new-what = Plätze und Optionen
home-new-below = Optionen unten

weight-1 = sehr leicht
weight-2 = leicht zu lernen
weight-3 = mittel
weight-4 = anspruchsvoll
weight-5 = sehr anspruchsvoll

## Ein neuer Tisch

new-title = Neuer Tisch
new-lead = Alles ist sinnvoll voreingestellt; du kannst den Tisch gleich eröffnen.
new-seats = Plätze
new-seat = Platz { $seat }
new-who = Wer auf Platz { $seat } sitzt
new-level = Stärke des Bots
new-style = Spielstil des Bots
new-style-any = Standard
    .help = Kein besonderer Stil: spielt, was am besten aussieht.
new-seat-name = Name
new-add = Platz hinzufügen
new-as-edition = Wie in der Ausgabe
new-listed = Wer mitspielen kann
new-listed-no = Wer den Link hat
new-listed-no-help = Nicht aufgelistet. Wer den Link hat, kann zuschauen.
new-listed-yes = Offener Tisch
new-listed-yes-help = Steht auf der Startseite; alle können sich auf einen freien Platz setzen.
new-chat = Chat
new-chat-help = Alle am Tisch können schreiben, auch wer zuschaut.
new-name = Name des Tisches
new-name-hint = sonst wird einer gewählt
new-more = { $count ->
    [one] Noch eine Option
   *[other] { $count } weitere Optionen
}
new-about = Etwa { $count } Minuten.
new-cancel = Abbrechen
new-create = Tisch eröffnen
kind-me = Ich
kind-me-help = Du, an diesem Bildschirm.
kind-friend = Gast
kind-friend-help = Bekommt von dir einen Link und setzt sich hierher.
kind-bot = Bot
kind-hot = Hotseat
kind-hot-help = Spielt mit dir an diesem Bildschirm; beim Wechsel wird Verdecktes abgedeckt.
kind-open = Frei
kind-open-help = Bleibt frei, bis sich jemand setzt.
kind-closed = Entfällt
kind-closed-help = Auf diesem Platz spielt niemand.
sum-me = du
sum-hot = jemand an diesem Bildschirm
sum-friend = ein Gast
sum-bot = ein Bot
sum-open = ein freier Platz
sum-many-me = du
sum-many-hot = { $n } Personen an diesem Bildschirm
sum-many-friend = { $n } Gäste
sum-many-bot = { $n } Bots
sum-many-open = { $n } freie Plätze

## Warteraum und Einladung

wait-title = Warten auf Mitspieler
wait-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
wait-complete = Alle sind da.
wait-shuffle = Gemischt wird, sobald { $name } den Tisch wieder öffnet.
wait-reserved = Freigehalten für { $name }
wait-free = Platz { $seat } ist frei
wait-link = Einladung auf Platz { $seat }
wait-link-help = Schick diesen Link an eine Person. Er gilt einmal.
wait-copy = Kopieren
wait-qr = Als QR-Code zeigen
wait-qr-alt = QR-Code der Einladung auf Platz { $seat }
wait-sit = Hier hinsetzen
wait-for-somebody = Wartet auf jemanden.
wait-bots = oder ein Bot:
wait-loopback = Diese Links gehen nur auf diesem Computer. Um mit anderen zu spielen, starte den Server mit einer Adresse, die sie erreichen.
wait-begins = Die Partie beginnt automatisch, sobald alle Plätze besetzt sind. Erst dann wird gemischt und ausgeteilt.
wait-options = Ausgabe und Optionen
wait-usual = Alles andere ist Standard.
wait-usual-all = Alle Optionen sind Standard.
wait-free-seat = Platz freigeben
wait-leave-ask = Diesen Tisch verlassen? Dein Platz wird wieder frei.
wait-close = Tisch schließen
wait-close-ask = Diesen Tisch für alle schließen? Der Tisch und seine Links werden gelöscht.
join-title = Einladung
join-invites = { $name } hält dir einen Platz frei
join-kept = Ein Platz ist für dich reserviert
join-yours = dein Platz
join-name = Dein Name
join-sit = Hinsetzen
join-no-account = Kein Konto, keine E-Mail-Adresse. Dieser Browser merkt sich deinen Platz.
join-dealt = Hier wurde schon ausgeteilt, und { $count ->
    [0] noch nichts gespielt
    [one] eine Aktion gespielt
   *[other] { $count } Aktionen gespielt
}. Am Tisch: { $names }. Sie kannten die Verteilung vielleicht schon vor dir, und dein Browser trägt keine Zahl zum Mischen bei. Niemand kann dir beweisen, dass diese Verteilung nicht ausgesucht wurde.
join-damaged = Dieser Link ist beschädigt
join-damaged-help = Unterwegs ist etwas verloren gegangen. Kopiere den ganzen Link noch einmal oder frag deinen Gastgeber danach. Der Platz ist vielleicht noch frei.
join-five = { $game } in fünf Minuten
join-shuffle = Warum das Mischen fair ist
join-used = Dieser Platz ist besetzt
join-used-help = Die Einladung wurde schon benutzt. Falls sie für dich war, bitte deinen Gastgeber um eine neue.
join-expired = Diese Einladung ist abgelaufen
join-expired-help = Bitte deinen Gastgeber um einen neuen Link. Bis dahin kannst du gern zuschauen.

## Der Tisch

table-board = Spielplan
table-views = Ansichten
table-fit = Ganzer Plan oder Nahansicht
table-player-board = Deine Sachen
table-panels = Bereiche
table-noscript = Zum Spielen ist JavaScript nötig. Ohne JavaScript kannst du die Regeln lesen oder mit „postchaise play“ im Terminal spielen.
head-round = Runde { $round }
head-over = beendet
head-watching = Zuschauer
tab-decision = Am Zug
tab-player-board = Tasche
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
now-yours = Du bist dran, { $name }
now-waiting = Du bist nicht dran
now-watching = Du schaust zu
now-turn-of = { $name } ist dran
now-turn-of-many = { $count } Personen sind noch dran
now-nobody = Einen Moment, bitte
now-bot = überlegt
now-there = sitzt am Tisch
now-away = ist nicht da
now-disabled = { $count } zurzeit nicht möglich
now-covered = Alle Möglichkeiten einzeln ({ $count })
now-undo = Rückgängig
now-undo-what = Rückgängig: { $action }
now-restart-steps = Zug neu beginnen ({ $count } Schritte)
now-takeback = Um Rücknahme bitten
now-takeback-tip = Frag die anderen, ob du deine letzte Aktion zurücknehmen darfst.
now-takeback-alone = Zurücknehmen
now-takeback-alone-tip = Niemand muss zustimmen: Du kannst deine letzte Aktion zurücknehmen.
now-since = Seit deinem letzten Zug
now-notation = Aktion eintippen
now-notation-hint = oder tippe: { $notation }
price-pay = du zahlst
price-get = du bekommst
back-title = Um Rücknahme bitten?
back-title-alone = Letzte Aktion zurücknehmen?
back-asked = { $name } möchte zurücknehmen:
back-waits = Die anderen entscheiden, ob du zurücknehmen darfst:
back-lost = Zurückgenommen würden:
back-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
back-agree = Einverstanden
back-refuse = Ablehnen
players-look = Zeigen, was { $name } hat
shown-back = Zurück zu mir
shown-back-watching = Dem Zug folgen
players-you = du
players-open = freier Platz
players-here = am Tisch
players-away = nicht da
players-turn = ist dran
players-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
players-points-hidden = Punkte verdeckt
players-away-soon = nicht da; Bot möglich in { $left }
players-away-short = Bot möglich in { $left }
players-away-now = nicht da; Bot möglich
players-give-person = Jemand anderen übernehmen lassen
players-give-person-ask = Jemand anderen für { $name } übernehmen lassen? Alle anderen am Tisch müssen zustimmen, denn diese Person sieht alles, was dieser Platz sehen kann.
offer-asked = Darf jemand anderes für { $name } übernehmen? Diese Person sieht dann alles, was dieser Platz sehen kann.
offer-asking = Die anderen werden gefragt, ob jemand anderes übernehmen darf.
offer-offered = Hier darf jemand anderes übernehmen. Der Link gilt einmal.
offer-handed = { $name } gibt den Platz ab. Bis jemand übernimmt, spielt ein Bot.
offer-yours = Schick diesen Link der Person, die für dich übernimmt. Er gilt einmal. Bis dahin kannst du zurückkommen.
offer-link = Link kopieren
stand-in-yours = Ein Bot spielt für dich
stand-in-badge = Bot
stand-in-tip = Ein Bot spielt für { $name }, bis die Person zurückkommt.
players-back = Übernehmen
players-seat = Platz von { $name }: mehr Optionen
players-give-bot-ask = Einen Bot für { $name } spielen lassen? { $name } kann jederzeit zurückkommen.
players-give-bot = Einen Bot übernehmen lassen
log-whole = Ganzer Verlauf
log-back = Zurück an den Tisch
full-log-round = Runde { $round }
full-log-filter = Filter
full-log-player = Wer
full-log-everybody = Alle
full-log-kind = Was
full-log-everything = Alles
full-log-all = Alles zeigen
full-log-no-match = Keine passenden Ereignisse.
log-nothing-yet = Noch ist nichts passiert.
chat-none = Noch keine Nachrichten.
chat-watcher = Zuschauer
chat-removed = Nachricht entfernt
chat-label = Nachricht an den Tisch
chat-send = Senden
curtain-hand = Gib den Bildschirm weiter an
curtain-why = Gleich ist Verdecktes zu sehen. Alle anderen schauen bitte weg.
curtain-undo = Zurück: { $name } ist noch dran
curtain-here = { $name } ist da
keys-number = die Möglichkeit mit dieser Nummer wählen
keys-escape = einen Schritt zurück: die Auswahl auf dem Plan aufheben
keys-arrows = von Möglichkeit zu Möglichkeit
keys-undo = die letzte Aktion rückgängig machen
keys-restart = den Zug neu beginnen
keys-text-board = Spielplan als Text an oder aus
keys-say = eine Aktion in Worten eintippen
keys-since = seit deinem letzten Zug: einen Schritt zurück oder vor; Leertaste hält an
keys-help = diese Tastenkürzel zeigen
keys-on = Ziffern und Buchstaben wirken sofort
keys-close = Schließen

## Das Verzeichnis

nav-cards = Karten
keys-cards = alle Karten zeigen
cards-find = Name suchen
cards-nothing = Keine Karte heißt so.
cards-all = Alle
cards-affordable = Bezahlbar
cards-available = Verfügbar
cards-yours = Deine
cards-points = { $count } P.
cards-left = noch { $count }
cards-none-left = vergeben
cards-own = deins
cards-short = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
cards-owners = bei { $names }
cards-owners-many = bei { $names }
cards-rule = Regel
cards-legend-own = gehört dir schon
cards-legend-dear = nicht verfügbar
cards-legend-out = vergeben
cards-legend-key = öffnet diese Übersicht jederzeit

## Wer wo sitzt, im Verlauf

seat-log-left = { $name } verlässt den Tisch; ein Bot übernimmt.
seat-log-resigned = { $name } gibt auf; ein Bot übernimmt.
seat-log-absent = { $name } ist nicht da; { $other } lässt einen Bot übernehmen.
seat-log-back = { $name } ist wieder da.
seat-log-taken-back = { $name } nimmt zurück; alle waren einverstanden, zuletzt { $other }.
seat-log-back-refused = { $other } lehnt ab, dass { $name } zurücknimmt.
seat-log-sat = { $name } setzt sich auf Platz { $seat }.
seat-log-took = { $name } übernimmt für { $other }; alle anderen haben zugestimmt.
seat-log-inherits = { $name } übernimmt den Platz von { $other }.
seat-log-joined = { $name } kam nach dem Austeilen dazu.
seat-log-handed = { $name } gibt den Platz ab; bis jemand übernimmt, spielt ein Bot.
seat-log-offer = { $other } fragt, ob jemand anderes für { $name } übernehmen darf.
seat-log-agreed = { $other } stimmt zu, dass jemand anderes für { $name } übernimmt.
seat-log-offered = Alle haben zugestimmt, zuletzt { $other }: Jemand anderes darf für { $name } übernehmen.
seat-log-offer-refused = { $other } möchte nicht, dass jemand anderes für { $name } übernimmt.
seat-log-filled = Ein Bot, { $name }, setzt sich auf Platz { $seat }.
seat-log-renamed = { $name } heißt jetzt { $other }.

## Einstellungen, und Fragen, bevor etwas geschieht

set-save = Speichern
set-confirm = Vorher nachfragen
set-confirm-always = bevor mein Zug endet oder etwas aufgedeckt wird
set-confirm-revealed = nur bevor etwas aufgedeckt wird, etwa eine Karte vom Stapel
set-confirm-never = nie
set-automatic = Erzwungene und wiederholte Entscheidungen für mich treffen. Rückgängig bringt die Frage zurück.
set-leave = Tisch verlassen
set-leave-ask = Den Tisch verlassen? Ein Bot übernimmt, und du kannst jederzeit zurückkommen.
set-hand = Platz abgeben
set-hand-ask = Deinen Platz an jemand anderen abgeben? Du bekommst einen Link zum Verschicken. Bis ihn jemand benutzt, spielt ein Bot, und du kannst zurückkommen.
set-resign = Aufgeben
set-resign-ask = Aufgeben? Ein Bot übernimmt, und du kannst nicht auf diesen Platz zurück.
confirm-yes = Ja
confirm-no = Nein

## Das Ende

end-title = Ergebnis
end-wins = { $name } gewinnt
end-you-win = Du gewinnst
end-shared = Geteilter Sieg
ending-stay = Am Tisch bleiben
end-result = Ganzes Ergebnis
end-home = Startseite
end-again = Noch einmal
end-again-what = gleiche Plätze, gleiche Optionen
rematch-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
rematch-sit = Platz nehmen
rematch-open = Zur nächsten Partie
rematch-waits = wartet auf Mitspieler
rematch-runs = sie hat begonnen
end-board = Letzter Stand
end-board-what = den Plan noch einmal ansehen
end-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
end-axis = Runde
end-sources = Punkte nach Herkunft
end-points = Punkte
end-course = Verlauf der Punkte
end-course-alt = Punkte aller Spieler im Lauf der Partie. Den Endstand zeigt die Punktetabelle.
end-share = { $names } teilen sich den Sieg
end-and = { $names } und { $last }
end-alone = { $count ->
    [one] { $name } holt 1 Punkt
   *[other] { $name } holt { $count } Punkte
}
end-ahead = { $count ->
    [one] 1 Punkt Vorsprung auf { $name }
   *[other] { $count } Punkte Vorsprung auf { $name }
}
end-equal-all = { $count ->
    [one] Je 1 Punkt, und auch nach allen Tiebreakern Gleichstand.
   *[other] Je { $count } Punkte, und auch nach allen Tiebreakern Gleichstand.
}
end-equal = { $count ->
    [one] Je 1 Punkt: Der Tiebreaker entscheidet.
   *[other] Je { $count } Punkte: Der Tiebreaker entscheidet.
}
end-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
end-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
end-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
end-figures = Die Partie in Zahlen
end-moments = Schlüsselmomente
fair-title = Faires Mischen
fair-how = Bewiesen: Alles Gezogene folgt aus dem Schlüssel, der vor der Partie feststand und jetzt offenliegt, und aus je einer Zahl jedes Browsers. Niemand konnte es aussuchen, und keine Zeile der Aufzeichnung wurde seither geändert. Nicht bewiesen: dass der Server Verdecktes geheim gehalten hat oder dass nicht jemand mit der letzten Zahl und der Server zusammengearbeitet haben.
fair-how-late = Bewiesen: Jede Ziehung folgt aus dem Schlüssel, der vor der Partie feststand und jetzt gezeigt wird, und aus einer Zahl von jedem Browser, der beim Austeilen dabei war. Seitdem wurde keine Zeile der Aufzeichnung geändert. Nicht bewiesen: dass niemand diese Verteilung ausgesucht hat. Erst danach dazugekommen: { $names }.
fair-how-old = Alles, was gezogen wurde, stand vor dem ersten Zug fest: Das Siegel war von Anfang an öffentlich, der Schlüssel liegt jetzt offen. Mit beidem kann jeder nachprüfen, was gezogen wurde.
fair-sealed = Das Mischen ist versiegelt.
fair-promise = Bewiesen: Gegeben wird nach einem Schlüssel, der feststand, bevor ein Browser seine Zahl beigesteuert hat. Weder Server noch Gastgeber konnten also aussuchen, was kommt. Nach der Partie kann jeder alles Gezogene und jede Aktion nachprüfen. Nicht bewiesen: dass der Server Verdecktes geheim hält oder dass nicht jemand mit der letzten Zahl und der Server zusammenarbeiten.
fair-late = Nicht beweisbar fair. Erst nach dem Austeilen dazugekommen: { $names }. Andere kannten die Verteilung da schon, und von { $names } floss keine Zahl ein. Die Ziehungen legt weiterhin der Schlüssel fest, der nach der Partie gezeigt wird.
fair-seal = Siegel
fair-seal-word = versiegelt
fair-key = Schlüssel
fair-details = Siegel, Schlüssel und Prüfung
fair-nonces = Zahlen von den Plätzen
fair-skipped = Durch Rücknahmen übersprungen
fair-skipped-count = { $count ->
    [0] nichts
    [one] 1 Ergebnis; ob alle zugestimmt haben, wissen nur die Spieler
   *[other] { $count } Ergebnisse; ob alle zugestimmt haben, wissen nur die Spieler
}
fair-whole = Siegel der ganzen Partie
fair-broken = Diese Partie wurde nicht mit der Zahl dieses Browsers gemischt. Vertrau diesem Mischen nicht.
shuffle-title = Das Mischen
shuffle-go = Mischen
fair-check = Zum Nachprüfen
fair-record = Aufzeichnung herunterladen

## Regeln

rules-page = Die Regeln von { $title }
rules-games = Spiele
rules-contents = Inhalt
rules-find = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Treffer für „{ $query }“
    [one] Ein Treffer für „{ $query }“
   *[other] { $count } Treffer für „{ $query }“
}
rules-elsewhere = Auch gefunden in
rules-all = Zurück zu allen Regeln

## Was schiefgehen kann

error-403 = Das kannst du nicht öffnen
error-403-help = Dieser Platz gehört zu einem anderen Browser, oder der Tisch ist für dich nicht zugänglich.
error-404 = Seite nicht gefunden
error-404-help = Vielleicht fehlt ein Teil der Adresse, oder der Tisch wurde gelöscht.
error-410 = Diesen Tisch gibt es nicht mehr
error-410-help = Er wurde gelöscht, weil ihn lange niemand benutzt hat.
error-429 = Bitte etwas langsamer
error-429-help = Du hast zu viele Anfragen gestellt. Warte einen Moment und versuch es noch einmal.
error-500 = Das Pferd hat ein Eisen verloren
error-500-help = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher; bitte versuch es noch einmal.
error-home = Zur Startseite

## Was das Skript sagt

js-offline = Keine Verbindung. Neuer Versuch …
js-online = Wieder verbunden.
js-stale = Am Tisch hat sich etwas geändert. Hier ist der neue Stand.
js-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
js-unreachable = Der Server antwortet nicht. Bitte versuch es noch einmal.
js-your-turn = Du bist dran.
js-narrowed = Nur:
js-widen = Alle Möglichkeiten zeigen
js-copied = Kopiert
js-copy-failed = Das Kopieren hat nicht geklappt. Bitte markiere den Link und kopiere ihn.
js-since-none = Seit deinem letzten Zug ist nichts passiert.
js-since-step = Schritt { $n } von { $of }
js-since-back = Zurück
js-since-pause = Pause
js-since-play = Abspielen
js-since-next = Vor
js-since-stop = Zur Gegenwart
js-ends-ask = Zug beenden?
js-reveals-ask = Dabei wird etwas aufgedeckt, du kannst es also nicht allein zurücknehmen. Weiter?
js-ends-no = Nein
js-named = Dein Name ist gespeichert.
js-automatic = Für dich erledigt: { $choice }
js-one-choice = Noch 1 Möglichkeit
js-choices-left = Noch { $n } Möglichkeiten
js-typed-nothing = Hier heißt nichts „{ $text }“. Tippe den Namen einer Möglichkeit oder von etwas auf dem Plan ein.
js-hint-thinking = Der Coach denkt nach …
js-hint-nothing = Zu dieser Möglichkeit gibt es keine Schätzung.

## Der Coach

hint-ask = Tipp
hint-title = Hilfe
hint-how-much = Wie viel Hilfe
hint-level-nudge = Denkanstoß
hint-level-hint = Tipp
hint-level-show = Zeigen
hint-close = Hilfe schließen
hint-clear = { $choice } ist klar am besten: { $why }.
hint-likely = { $choice } ist wahrscheinlich am besten: { $why }.
hint-ahead = { $points } Punkte Vorsprung vor „{ $second }“.
hint-few = { $choice } sieht bisher am besten aus.
hint-open = { $choice } und { $second } sind etwa gleich gut.
hint-open-why = Das Erste heißt: { $why }.
hint-open-many = { $choice }, { $second } und eine dritte Wahl sind etwa gleich gut.
hint-hardly = Hier ist es fast egal, was du wählst.
hint-only = { $choice }: Nichts anderes kommt in Frage.
hint-line = In den meisten Probepartien geht der Zug so weiter:
hint-line-none = Danach kommt es darauf an, was passiert.
hint-now = jetzt
hint-play = Ersten Schritt spielen
hint-place = Tipp Nummer { $place }
hint-games = { $games ->
    [one] je 1 vereinfachte Probepartie
   *[other] je { $games } vereinfachte Probepartien
}, { $ends ->
    [0] keine davon bis zum Ende
   *[other] { $ends } davon bis zum Ende
}
hint-games-tip = Jede Möglichkeit wurde in Probepartien mit demselben Zufall ausprobiert. Schnelle, einfache Bots spielen sie weiter; sie unterschätzen langfristige Pläne und wissen nur, was du siehst. ± ist die Fehlerspanne (95 %).
hint-plans = Meine Pläne zeigen
hint-odds-slim = geringe Aussichten
hint-odds-low = etwas im Nachteil
hint-odds-even = etwa gleich
hint-odds-good = gute Aussichten
hint-odds-strong = sehr gute Aussichten
hint-lead = Vorsprung
hint-lead-tip = Für eine Siegchance wurden zu wenige Partien zu Ende gespielt. Dies ist der Unterschied in Punkten.
hint-rival = Gegner gebremst
hint-rival-best = dein stärkster Gegner
hint-hopes = Künftige Punkte
hint-reason-more = Mehr: { $parts }
hint-reason-less = Weniger: { $parts }
hint-reason-rival-less = { $rival } macht { $points } weniger
hint-reason-rival-more = { $rival } macht { $points } mehr
hint-reason-none = Kein einzelner Posten gibt den Ausschlag.
hint-details = Einzelheiten
hint-and = { $first } und { $second }
hint-why-both = { $gains }, aber { $costs }
hint-explain-more = Das ist besser: { $why }.
hint-explain-less = Das ist schlechter: { $why }.
hint-explain-same = Das ist etwa gleich gut: { $why }.
why-more-source = du machst mehr Punkte mit „{ $source }“
why-less-source = du machst weniger Punkte mit „{ $source }“
why-more-hopes = du bereitest mehr für spätere Züge vor
why-less-hopes = du bereitest weniger für spätere Züge vor
why-more-rival = { $rival } macht weniger Punkte
why-less-rival = { $rival } macht mehr Punkte
why-more-any = es bringt etwas mehr als alles andere
hint-explain = Diese Möglichkeit erklären
hint-explain-what = Diese Möglichkeit erklären: { $choice }
hint-explanations = Erklärungen
hint-instead = „{ $choice }“ statt „{ $other }“
hint-sum-more = Insgesamt { $points } ± { $error } Punkte besser.
hint-sum-less = Insgesamt { $points } ± { $error } Punkte schlechter.
hint-sum-same = Insgesamt kein klarer Unterschied.
hint-sum-few = Für einen Vergleich waren es zu wenige Probepartien.
nudge-any = Schau dir „{ $group }“ an: Was brächte dir jede dieser Möglichkeiten?
plan-title = Deine Pläne
plan-lead = { $count ->
    [one] Was du in einer Probepartie noch holst. Das ist eine Schätzung, kein Versprechen.
   *[other] Was du in { $count } Probepartien noch holst. Das ist eine Schätzung, kein Versprechen.
}
plan-close = Pläne schließen
plan-points = { $points } ± { $error } Punkte mehr
plan-share = in { $times } von { $count } Partien
plan-none = In den Probepartien sticht keine Punktequelle heraus.
help-ask = Um Hilfe bitten?
help-ask-mark = Vom ersten Tipp an ist diese Partie als „mit Hilfe“ gekennzeichnet, für alle sichtbar im Verlauf und im Ergebnis. Sie zählt nicht für Wertungen.
help-level-nudge = Eine Frage, die dich auf die richtige Spur bringt. Sie nennt keine Möglichkeit.
help-level-hint = Die besten Möglichkeiten und warum.
help-level-show = Der ganze Zug, Schritt für Schritt.
help-ask-no = Jetzt nicht
help-ask-yes = Gib mir einen Tipp
helped = mit Hilfe
helped-tip = Jemand hat um Hilfe gebeten. Die Partie ist für alle gekennzeichnet und zählt nicht für Wertungen.
players-helped = { $count ->
    [one] hat einmal um Hilfe gebeten
   *[other] hat { $count }-mal um Hilfe gebeten
}
end-helped = Mit Hilfe: { $names }.
seat-log-asks-nudge = { $name } bittet um einen Denkanstoß.
seat-log-asks-hint = { $name } bittet um einen Tipp.
seat-log-asks-show = { $name } lässt sich den Zug zeigen.
seat-log-asks-explain = { $name } lässt sich eine Möglichkeit erklären.
seat-log-asks-plans = { $name } fragt nach Plänen.
keys-hint = Hilfe an oder aus
keys-nudge = ein Denkanstoß
keys-show = den Zug zeigen
keys-explain = die gewählte Möglichkeit erklären
keys-plans = meine Pläne
new-help = Hilfe
new-help-help = Wie viel Hilfe erlaubt ist. Alle sehen, wer fragt.
help-none = keine
help-nudge = Denkanstöße
help-hint = Tipps
help-everything = alles
new-pace = Tempo der Bots
new-pace-help = Lässt sich am Tisch ändern.
set-pace = Tempo der Bots
pace-instant = sofort
pace-brisk = zügig
pace-watchable = zum Mitschauen

## Geführte erste Partien

lesson-name = Erste Partie
lesson-tip = Eine geführte erste Partie. Sie zählt nicht für deine Ergebnisse.
lesson-step = Schritt { $step } von { $of }
lesson-watch = { $name } ist dran.
lesson-watch-why = Schau auf den Plan: Jeder Zug wird dort gezeigt und steht im Verlauf.
lesson-on = Weiter
lesson-play-on = Weiterspielen
lesson-back = Zurück
lesson-show = Mach es für mich
lesson-again = Noch einmal
lesson-leave = Lektion verlassen
lesson-done = erledigt
lesson-start = Geführte erste Partie
lesson-start-what = beim Spielen lernen, { $steps } Schritte
lesson-continue = Erste Partie fortsetzen
lesson-continue-at = Schritt { $step } von { $of }

five-page = { $title } in fünf Minuten
five-link = In fünf Minuten
five-turn = Dein Zug
five-scores = Was Punkte bringt
five-tips = Drei Dinge, die früh helfen
rules-copy = { $rule }: Link zu dieser Regel kopieren
quoted = „{ $text }“
rules-whole = In den Regeln
rules-editions = Worin sich die Ausgaben unterscheiden
rules-editions-what = Ein Tisch kann nach jeder von ihnen spielen, und jede Option lässt sich einzeln wählen.
rules-option = Option
rules-designed = Werte ohne Quelle
rules-designed-count = { $count ->
    [one] Für einen Wert dieses Spiels haben wir keine Quelle gefunden. Wir haben ihn selbst festgelegt, bis jemand ihn nach einem echten Exemplar berichtigt. Er steht in dieser Tabelle:
   *[other] Für { $count } Werte dieses Spiels haben wir keine Quelle gefunden. Wir haben sie selbst festgelegt, bis jemand sie nach einem echten Exemplar berichtigt. Sie stehen in diesen Tabellen:
}
rules-designed-how = Du besitzt das Spiel? „postchaise about { $game }“ nennt alle Werte und die Datei und sagt, wie man mit einer berichtigten Kopie spielt. Schick deine Korrekturen bitte auch uns.

## Ohne Verbindung

away-title = Keine Verbindung
away-lead = Deine Tische sind auf dem Server sicher; nur die Verbindung ist unterbrochen. Sobald du wieder online bist, lädt die Seite von selbst neu.
away-again = Noch einmal versuchen

## Meine Partien

nav-my = Meine Partien
my-lead = { $played ->
    [0] Noch keine Partie beendet.
    [one] Eine Partie beendet, { $won } gewonnen.
   *[other] { $played } Partien beendet, { $won } gewonnen.
}
my-running = Laufend
my-finished = Beendet
my-filter = Nur zeigen
my-all = Alle
my-won = Gewonnen
my-search = Name, Tisch
my-ended = Ende
my-table = Tisch
my-place = Platz
my-points = Punkte
my-against = gegen
my-took = Dauer
my-of = von { $count }
my-alone = allein
my-left = einem Bot überlassen
my-range = { $first } bis { $last } von { $count }
my-earlier = Frühere
my-later = Spätere
my-none = Noch keine Partie beendet. Hier erscheint jede Partie, die du zu Ende spielst, mit Statistik.
my-again = Gleiche Runde noch einmal
my-again-what = gleiche Leute, gleiche Optionen
my-none-fits = Keine passenden Partien.
my-games = Nach Spiel
my-count = { $count ->
    [one] { $count } Partie, { $won } gewonnen
   *[other] { $count } Partien, { $won } gewonnen
}
my-course = Punkte der letzten { $count } Partien
my-average = im Schnitt
my-best = Rekord
my-sources = Woher deine Punkte kommen
my-you = du
my-others = andere
my-more = { $source }: im Schnitt { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr als die anderen.
my-less = { $source }: im Schnitt { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} weniger als die anderen.
my-over-time = Partie für Partie
my-rivals = Gegen
my-beaten = { $count } gewonnen
my-lost = { $count } verloren

own-title = Deine Daten
own-lead = Es gibt kein Konto: Dieser Browser ist deine Identität. Wenn du seine Cookies löschst, kommst du nicht mehr an deine Tische, außer du hast sie auch auf einem anderen Gerät.
own-lead-alone = Deine Partien liegen nur in diesem Browser. Wenn du die Daten dieser Website löschst, sind sie weg.
own-device = Auf ein anderes Gerät mitnehmen
own-have-code = Ich habe einen Code
own-sign-out = Andere Geräte abmelden
own-sign-out-what = Andere Geräte mit deinen Daten kommen danach nicht mehr an deine Tische. Benachrichtigungen werden überall abgeschaltet.
own-signed-out = Alle anderen Geräte sind abgemeldet.
own-export = Alles herunterladen
own-delete = Alles löschen
own-delete-goes = { $count ->
    [0] Kein Tisch gehört dir allein.
    [one] 1 Tisch wird endgültig gelöscht, samt Aufzeichnung: Sonst hat dort niemand gespielt.
   *[other] { $count } Tische werden endgültig gelöscht, samt Aufzeichnungen: Sonst hat dort niemand gespielt.
}
own-delete-stays = { $count ->
    [one] 1 Tisch bleibt den anderen erhalten, die dort gespielt haben, ohne deinen Namen und ohne deine Nachrichten.
   *[other] { $count } Tische bleiben den anderen erhalten, die dort gespielt haben, ohne deinen Namen und ohne deine Nachrichten.
}
own-delete-what = Auch deine Ergebnisse, deine Statistik, deine Benachrichtigungen und deine gelösten Rätsel werden gelöscht. Wo du noch spielst, übernimmt ein Bot. Das lässt sich nicht rückgängig machen.
own-delete-sure = Ja, endgültig
own-delete-now = Jetzt löschen
own-deleted = Alle deine Daten sind gelöscht. Für uns ist dieser Browser jetzt ein neuer Gast.

move-code = Dein Code
move-qr = Der Code für die Kamera des anderen Geräts
move-how = Richte die Kamera des anderen Geräts darauf, oder wähle dort „Ich habe einen Code“ und tipp ihn ein. Er gilt einmal und { $minutes } Minuten lang. Halte ihn geheim: Wer ihn benutzt, spielt als du.
move-both = Danach kannst du auf beiden Geräten spielen.
move-title = Auf diesem Gerät weiterspielen
move-lead = Tipp den Code ein, den das andere Gerät unter „Meine Partien“ zeigt.
move-type = Code
move-go = Hier weitermachen
move-left = { $count ->
    [one] Dieser Browser hat schon einen eigenen Tisch. Von hier aus hättest du keinen Zugang mehr dazu.
   *[other] Dieser Browser hat schon { $count } eigene Tische. Von hier aus hättest du keinen Zugang mehr dazu.
}

## Wenn du dran bist

alerts-title = Wenn du dran bist
alerts-sound = Einen Ton spielen
alerts-push = Auf diesem Gerät benachrichtigen, auch wenn die Seite geschlossen ist
alerts-on = Du wirst benachrichtigt, wenn du dran bist und nicht am Tisch sitzt.
alerts-off = Verschickt werden nur die Namen von Tisch und Spiel, über den Push-Dienst deines Browsers.
alerts-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
alerts-no-key = Dieser Server kann keine Benachrichtigungen verschicken: Sein Betreiber hat keinen Schlüssel dafür eingerichtet.
alerts-no-push = Dieser Browser kann hier keine Benachrichtigungen empfangen. Auf iPhone und iPad leg die Seite zuerst auf den Startbildschirm.
alerts-failed = Das hat nicht geklappt. Versuch es später noch einmal.

## Wiederholung

replay-title = Wiederholung
replay-open = Nachschauen
replay-open-what = die ganze Partie Schritt für Schritt
replay-to-table = Zum Tisch
replay-moment-panel = Dieser Moment
replay-moment-tab = Moment
replay-timeline = Verlauf der Partie
replay-controls = Abspielen
replay-slider = Moment der Partie
replay-where = Schritt { $at } von { $last }
replay-loading = Die Partie wird geladen …
replay-failed = Die Partie ließ sich nicht laden. Lade die Seite noch einmal.
replay-set = Der Tisch ist aufgebaut.
replay-decides = { $name } ist am Zug.
replay-gain = { $sign }{ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
replay-moment = Schlüsselmoment { $letter }
replay-seen-by = Ansicht von
replay-as-spectator = Zuschauer
replay-as-open = Alles
replay-own = Die Partie läuft noch: Du siehst, was du bis jetzt gesehen hast.
replay-link = Link zu diesem Moment
replay-text = Diesen Moment als Text kopieren
replay-text-copied = Stellung als Text kopiert
replay-start = Zum Anfang
replay-end = Zum Ende
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-play = Abspielen
replay-speed = Tempo
replay-show = Zeigen
replay-keys-step = einen Schritt zurück oder weiter
replay-keys-turn = einen Zug zurück oder weiter
replay-keys-ends = zum Anfang, zum Ende
replay-keys-play = abspielen und anhalten
replay-keys-speed = schneller, langsamer
replay-keys-moments = vorheriger oder nächster Schlüsselmoment
replay-keys-viewer = andere Ansicht
replay-keys-link = Link zu diesem Moment
replay-keys-text = diesen Moment als Text kopieren
replay-keys-fork = von hier weiterspielen

## Ein Abzweig

fork-here = Von hier weiterspielen
fork-what = Ein neuer Tisch, der in diesem Moment beginnt, mit neuem Zufall. Die Partie, die du ansiehst, bleibt unverändert.
fork-me = An diesem Bildschirm
fork-bot = Bot
fork-practice = Du weißt, wie es weiterging, darum dient ein Abzweig nur zum Üben: Er ist als solcher gekennzeichnet und zählt nicht für deine Ergebnisse.
fork-set = Abzweig eröffnen
fork-banner = Abzweig, zum Üben
fork-banner-of = Dieser Tisch folgt { $title } bis Schritt { $at } und geht dann mit neuem Zufall weiter. Er zählt nicht für deine Ergebnisse.
fork-banner-unknown = Diese Partie folgt einer anderen bis Schritt { $at } und ging dann mit anderem Zufall weiter. Sie zählt nicht für deine Ergebnisse.
fork-to-moment = Ansehen, wo er beginnt
seat-log-forked = Hier beginnt der Abzweig. Was jetzt kommt, wurde bei { $name } nicht gespielt.
seat-log-rules = Die Regeln wurden korrigiert (Version { $other }): { $name }. Alles bisher Gespielte passt, die Partie geht weiter.
seat-log-rules-unnamed = Die Regeln wurden korrigiert (Version { $other }). Alles bisher Gespielte passt, die Partie geht weiter.

## Eine Aufzeichnung

upload-title = Aufzeichnung oder Stellung öffnen
upload-lead = Jede Partie dieser Spiele als Text, ganz oder bis zu einem Moment: eine Aufzeichnung oder ein aus einer Wiederholung kopierter Moment. Höchstens 100 kB.
upload-file = Datei wählen
upload-text = oder den Text einfügen
upload-watch = Ansehen
upload-what = Jede Zeile wird nachgespielt und geprüft. Die Partie bleibt einige Wochen unter einem Link erreichbar, den sonst niemand kennt.
upload-refused = Dieser Text lässt sich nicht öffnen
upload-line = Die fehlerhafte Zeile
upload-mark = Hochgeladene Aufzeichnung
upload-part = { $count ->
    [one] Bis dahin ansehen (1 Schritt)
   *[other] Bis dahin ansehen ({ $count } Schritte)
}
part-banner = Unvollständige Partie
part-banner-line = Bis hierher ist die Aufzeichnung gültig, ab Zeile { NUMBER($line, useGrouping: 0) } nicht mehr. Der Rest wird nicht gezeigt.
part-banner-ends = Hier endet der Text; die Partie war noch nicht zu Ende.
correction = Nach anderen Regeln gespielt
correction-stopped = Bei einer Regelkorrektur geschlossen
correction-why = Diese Partie begann nach Version { $played } der Regeln. Was gespielt wurde, passt nicht zu Version { $current }; niemand kann weiterspielen, aber nichts ist verloren.
correction-last = Verlauf, Punkte und Aufzeichnung sind unverändert. Version { $current } der Regeln spielt den Plan bis zur Aktion { $reached } von { $last } nach; danach bleibt er stehen bis zur letzten Stellung, die gespeichert wurde.
correction-part = Verlauf, Punkte und Aufzeichnung sind unverändert. Version { $current } der Regeln spielt den Plan bis zur Aktion { $reached } von { $last } nach; danach ändert er sich nicht mehr, denn keine spätere Stellung wurde gespeichert.
correction-components = Das Spielmaterial, mit dem diese Partie ausgeteilt wurde, ist hier nicht bekannt. Verlauf, Punkte und Aufzeichnung sind unverändert; vom Plan ist nur die letzte gespeicherte Stellung zu sehen.
log-unknown = { $player } hat etwas getan, wofür die heutigen Regeln keine Worte haben.

## Ein Ergebnis oder eine Stellung teilen

share = Teilen
share-what = als Link oder Bild
share-title = Dieses Ergebnis teilen
share-drawing = Das Bild wird erstellt …
share-link = Ein Link zur Wiederholung. Messenger zeigen dieses Bild dazu an.
share-copy = Link kopieren
share-picture = Bild herunterladen
share-send = Senden …
card-alt = Das Ergebnis von { $title }: { $result }.
card-alt-site = Postchaise: La Loire, Orléans, Thurn und Taxis

## Analyse einer beendeten Partie

analysis-title = Analyse
analysis-open = Analyse
analysis-open-short = was besser gewesen wäre
analysis-ask = Diese Partie analysieren
analysis-what = Jede Entscheidung der Partie wird durch Probepartien mit ihren Alternativen verglichen. Das dauert im Hintergrund einige Minuten; du kannst die Seite verlassen. Wer den Link hat, sieht das Ergebnis.
analysis-will-expected = Wie sich die Aussichten aller von Zug zu Zug veränderten und wie viel davon Glück war.
analysis-will-turnings = Welche Entscheidungen am meisten gekostet haben, was besser gewesen wäre und warum. Von jeder aus kannst du weiterspielen.
analysis-will-good = Wie viele Entscheidungen jedes Spielers so gut wie die beste waren.
analysis-queued = { $before ->
    [0] Sie beginnt gleich.
    [one] Eine andere Analyse ist vorher dran.
   *[other] { $before } andere Analysen sind vorher dran.
}
analysis-going = Wird berechnet: { $done } %
analysis-going-what = Du kannst diese Seite verlassen. Die Analyse läuft weiter, und das Ergebnis bleibt hier.
analysis-older = Seit dieser Analyse sind die Bots besser geworden.
analysis-again = Neu berechnen
analysis-games = { $rounds } Runden, je { $games } Probepartien von jedem Zug im Diagramm
analysis-trust = Die Siegchancen sind an Partien zwischen Bots kalibriert. Die Probepartien spielen schnelle, einfache Bots weiter, die langfristige Pläne unterschätzen; genauer als fünf Prozent sind die Zahlen nicht.
analysis-trust-not = Die Probepartien spielen schnelle, einfache Bots weiter, die langfristige Pläne unterschätzen. Für dieses Spiel sind ihre Siegchancen nicht kalibriert: Lies sie als Tendenz, nicht als Vorhersage.
analysis-band = Schattiert: die Fehlerspanne durch Zufall. Schraffiert (?): Die Schätzung selbst hat sich als falsch erwiesen.
analysis-course-of = Der Verlauf der Partie
analysis-ahead-since = Ab Runde { $round } lag { $name } durchgehend vorn
analysis-ahead-always = { $name } lag von der ersten Runde an vorn
analysis-open-to-the-end = Offen bis zum Schluss
analysis-none = Keine Entscheidung hätte klar besser sein können.
analysis-largest = Am meisten kostete die Entscheidung von { $name } in Runde { $round }: { $points } Punkte.
analysis-wrong = Von Runde { $first } bis { $last } war die Schätzung für { $name } falsch.
analysis-cut = Die Analyse dauerte zu lange: Entscheidungen nach Runde { $round } wurden nicht untersucht.
analysis-expected = Erwartetes Ergebnis
analysis-mode-win = Siegchance
analysis-mode-points = Erwartete Punkte
analysis-chart-alt = Erwartetes Ergebnis aller Spieler, Zug für Zug; die Tabelle darunter zeigt dieselben Werte.
analysis-table = Das Diagramm als Tabelle
analysis-turn = Zug
analysis-round = Runde
analysis-end = Ende
analysis-row = { $share } % ± { $spread }; { $points } ± { $error }
analysis-row-alone = { $points } ± { $error }
analysis-row-end = { $points }
analysis-turnings = Wendepunkte
analysis-whose = Wessen Wendepunkte
analysis-all = Alle
analysis-mine = Nur meine Fehler
analysis-columns = was gespielt wurde, und was besser gewesen wäre
analysis-lead = Vorspr.
analysis-win = Sieg
analysis-sure = sicher
analysis-sure-clear = klar
analysis-sure-likely = wahrsch.
analysis-was-played = gespielt
analysis-would-be = besser
analysis-no-mine = Keine deiner Entscheidungen war klar schlechter als eine andere.
analysis-fine = Sah erst schlecht aus, war bei genauerem Hinsehen gut
analysis-good = So gut wie das Beste
analysis-good-what = Anteil der Entscheidungen, die nicht zu verbessern waren. Schraffiert: unklar.
analysis-kept = { $clear } klar, { $likely } wahrscheinlich, { $open } unklar von { $all } Entscheidungen
analysis-given = Verschenkte Punkte: { $points } ± { $error }
analysis-of = { $nth } von { $count } · Runde { $round }
analysis-before = Vorheriger Wendepunkt
analysis-after = Nächster Wendepunkt
analysis-happened = Was passierte
analysis-better = Besser
analysis-counted = Alle verglichenen Möglichkeiten
analysis-counted-what = Punkte Unterschied am Ende gegenüber der gespielten Wahl; je { $games } neue Partien
analysis-from = Woher der Unterschied kommt
analysis-from-what = Punkte
analysis-clear = Klar besser: { $points } Punkte, ± { $error }.
analysis-likely = Wahrscheinlich besser: { $points } Punkte, ± { $error }.
analysis-shares = Siegchance { $before } → { $after } %, ± { $error }.
analysis-shares-not = Unklar ist, ob jemand anders gewonnen hätte.
analysis-board = Auf dem Plan zeigen
analysis-play-on = Von hier weiterspielen
analysis-keys = J und K gehen zum nächsten und vorherigen, M zeigt nur deine, Enter führt auf den Plan.

## Rätsel des Tages

puzzle-title = Rätsel des Tages
puzzle-of = Rätsel vom { $day }
puzzle-before = Vorheriger Tag
puzzle-after = Nächster Tag
puzzle-what = Eine Stellung aus einer echten Partie. Eine Möglichkeit ist klar die beste. Welche?
puzzle-solved = Gelöst!
puzzle-missed = Nicht die beste Wahl
puzzle-right = „{ $best }“ ist klar am besten: am Ende { $points } ± { $error } Punkte besser als die nächstbeste Wahl, „{ $other }“.
puzzle-wrong = „{ $best }“ ist klar besser als „{ $other }“: am Ende { $points } ± { $error } Punkte.
puzzle-does = { $choice }: { $effects }.
puzzle-more = Bis zum Ende bringt das { $points } Punkte mehr ({ $source }).
puzzle-less = Das kostet { $points } Punkte ({ $source }).
puzzle-rival-more = Dein stärkster Gegner endet mit { $points } Punkten weniger.
puzzle-rival-less = Dein stärkster Gegner endet mit { $points } Punkten mehr.
puzzle-figures = Die Zahlen
puzzle-counted = Grundlage: { $games } Probepartien je Möglichkeit, bis zum Ende gespielt, nur mit dem Wissen dieses Platzes. ± ist der doppelte Standardfehler.
puzzle-best = die beste
puzzle-again = Noch einmal
puzzle-state-open = noch nicht beantwortet
puzzle-state-solved = heute gelöst
puzzle-state-tried = beantwortet, nicht gelöst
