### Die Seiten im Browser

## Rund um jede Seite

nav-skip = Zum Inhalt
nav-site = Seite
nav-menu = Menü
nav-rules = Regeln
nav-language = Sprache
nav-theme = Hell oder dunkel
nav-theme-auto = Wie das System
nav-theme-light = Hell
nav-theme-dark = Dunkel
nav-text-board = Als Text
nav-keys = Tasten
nav-settings = Einstellungen
foot-open = Frei und offen. Keine Werbung, keine Tracker, keine Anfragen an Dritte. Alle Zeichnungen sind eigene.
foot-titles = Die Titel der Spiele gehören ihren Autoren und Verlagen; Postchaise ist von ihnen unabhängig. Gefällt dir ein Spiel? Dann kauf es.

## Startseite

home-title = Drei Spiele um Post und Handel
home-lead = Mit Freunden oder gegen Bots, im Browser, ohne Konto.
home-your-turn = Du bist dran
go-continue = Weiterspielen
home-open = Offene Tische
home-open-none = Gerade ist kein Tisch offen. Mach selbst einen auf: Vielleicht kommt jemand vorbei.
home-my-none = Du sitzt noch an keinem Tisch. „Gleich spielen“ beginnt mit einem Klick eine Partie.
go-open = Öffnen
go-join = Mitspielen
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
    [now] seit eben
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
home-none-picked = So einen offenen Tisch gibt es nicht.
home-news = Was neu ist
news-puzzle = Jeden Tag ein Rätsel für jedes Spiel: Eine Möglichkeit ist klar die beste
news-share = Teile ein Ergebnis als Bild und eine Partie oder einen Moment daraus als Link
news-analysis = Deine beendeten Partien analysiert: wo sie gekippt sind und was besser gewesen wäre
news-my = Meine Partien: deine Ergebnisse, was sie zusammen ergeben, und der Weg zu deinen anderen Geräten
news-install = Postchaise auf dem Telefon: im Menü des Browsers installieren und die eigenen Tische mitnehmen
news-learn = Eine erste Partie, die dich an der Hand nimmt, für jedes Spiel, und jedes Spiel in fünf Minuten
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
new-lead = Alles ist sinnvoll voreingestellt; du kannst den Tisch so eröffnen, wie er ist.
new-seats = Plätze
new-seat = Platz { $seat }
new-who = Wer nimmt Platz { $seat }
new-level = Stärke des Bots
new-style = Charakter des Bots
new-style-any = Nach Belieben
    .help = Keine besondere Neigung: was am besten aussieht.
new-add = Platz hinzufügen
new-as-edition = Wie in der Ausgabe
new-listed = Wer hereinkommen darf
new-listed-no = Mit dem Link
new-listed-no-help = Nicht angezeigt. Wer den Link hat, kann zuschauen.
new-listed-yes = Offener Tisch
new-listed-yes-help = Steht auf der Startseite; jeder darf einen freien Platz nehmen.
new-chat = Einander schreiben
new-chat-help = Alle am Tisch können schreiben, auch wer zuschaut.
new-name = Name des Tisches
new-name-hint = sonst findet sich einer
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
kind-hot = Auch hier
kind-hot-help = Spielt mit dir an diesem Bildschirm; dazwischen verdeckt ein Vorhang eure Sachen.
kind-open = Frei
kind-open-help = Bleibt frei, bis sich jemand setzt.
kind-closed = Zu
kind-closed-help = Hier spielt niemand.
sum-me = du
sum-hot = jemand neben dir
sum-friend = ein Gast
sum-bot = ein Bot
sum-open = ein freier Platz
sum-many-me = du
sum-many-hot = { $n } neben dir
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
wait-shuffle = Gemischt wird, sobald { $name } den Tisch noch einmal öffnet.
wait-free = Platz { $seat } ist frei
wait-link = Einladung auf Platz { $seat }
wait-link-help = Schick diesen Link an eine Person. Er gilt einmal.
wait-copy = Kopieren
wait-qr = Als QR-Code zeigen
wait-qr-alt = QR-Code der Einladung auf Platz { $seat }
wait-sit = Hier hinsetzen
wait-for-somebody = Hier fehlt noch jemand.
wait-bots = oder ein Bot:
wait-begins = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind; erst dann wird gegeben.
wait-options = Ausgabe und Optionen
wait-usual = Alles andere wie üblich.
wait-usual-all = Alle Optionen wie üblich.
wait-free-seat = Platz freigeben
wait-leave-ask = Diesen Tisch verlassen? Dein Platz wird wieder frei.
wait-close = Tisch schließen
wait-close-ask = Diesen Tisch für alle schließen? Er verschwindet, und seine Links mit ihm.
join-title = Einladung
join-invites = { $name } hält dir einen Platz frei
join-kept = Hier ist ein Platz für dich frei
join-yours = dein Platz
join-name = Dein Name
join-sit = Hinsetzen
join-no-account = Kein Konto, keine E-Mail-Adresse. Dieser Browser merkt sich deinen Platz.
join-used = Dieser Platz ist besetzt
join-used-help = Die Einladung wurde schon benutzt. War sie für dich, dann bitte deinen Gastgeber um eine neue.
join-expired = Diese Einladung ist abgelaufen
join-expired-help = Bitte deinen Gastgeber um einen neuen Link. Bis dahin kannst du gern zuschauen.

## Der Tisch

table-board = Spielplan
table-views = Ansichten des Spielplans
table-fit = Ganzer Plan oder Nahansicht
table-satchel = Deine Sachen
table-panels = Bereiche
table-noscript = Der Tisch braucht JavaScript. Ohne kannst du die Regeln lesen oder mit „postchaise play“ im Terminal spielen.
head-round = Runde { $round }
head-over = beendet
head-watching = Zuschauer
tab-whatnow = Am Zug
tab-satchel = Tasche
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
now-yours = Du bist dran, { $name }
now-waiting = Du bist nicht dran
now-watching = Du schaust zu
now-turn-of = { $name } ist dran
now-turn-of-many = Der Tisch wartet auf { $count } Personen
now-nobody = Einen Moment, bitte
now-bot = überlegt
now-there = sitzt am Tisch
now-away = ist nicht da
now-disabled = { $count }, die gerade nicht gehen
now-covered = Alle Möglichkeiten einzeln ({ $count })
now-undo = Rückgängig
now-undo-what = Rückgängig: { $action }
now-restart-steps = Zug neu beginnen ({ $count } Schritte)
now-takeback = Um Rücknahme bitten
now-takeback-tip = Du kannst die anderen fragen, ob du deine letzte Aktion zurücknehmen darfst.
now-takeback-alone = Zurücknehmen
now-takeback-alone-tip = Niemand muss zustimmen: Du kannst deine letzte Aktion trotzdem zurücknehmen.
now-since = Seit deinem letzten Zug
now-say = Aktion eintippen
now-say-hint = oder tippe: { $notation }
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
players-away-soon = nicht da; ersetzbar in { $left }
players-away-now = nicht da; ersetzbar
players-give-person = Jemand anderen weiterspielen lassen
players-give-person-ask = Einen anderen Menschen für { $name } weiterspielen lassen? Alle anderen am Tisch müssen zustimmen: Dieser Mensch sieht alles, was zu diesem Platz gehört.
offer-asked = Soll jemand anderes für { $name } weiterspielen? Er oder sie sieht alles, was zu diesem Platz gehört.
offer-asking = Die anderen werden gefragt, ob jemand anderes weiterspielen darf.
offer-offered = Hier darf jemand anderes weiterspielen. Der Link gilt einmal.
offer-handed = { $name } lässt jemand anderen weiterspielen. Bis dahin spielt ein Bot.
offer-yours = Schicke diesen Link, wem du deinen Platz gibst. Er gilt einmal, und bis dahin kannst du zurückkommen.
offer-link = Link kopieren
players-back = Wieder hinsetzen
players-seat = Platz von { $name }: mehr
players-give-bot-ask = Einen Bot für { $name } weiterspielen lassen? { $name } kann jederzeit zurückkommen.
players-give-bot = Einen Bot weiterspielen lassen
log-whole = Der ganze Verlauf
log-back = Zurück an den Tisch
full-log-round = Runde { $round }
full-log-filter = Was gezeigt wird
full-log-player = Wer
full-log-everybody = Alle
full-log-kind = Was
full-log-everything = Alles
full-log-all = Alles zeigen
full-log-no-match = Nichts davon ist geschehen.
log-nothing-yet = Noch ist nichts geschehen.
chat-none = Noch hat niemand etwas gesagt.
chat-label = An den Tisch schreiben
chat-send = Senden
curtain-hand = Gib den Bildschirm weiter an
curtain-why = Gleich sind verdeckte Karten zu sehen. Alle anderen schauen weg.
curtain-here = { $name } ist da
keys-number = die Möglichkeit mit dieser Nummer nehmen
keys-escape = einen Schritt zurück: die Auswahl auf dem Plan aufheben
keys-arrows = von Möglichkeit zu Möglichkeit
keys-undo = die letzte Aktion rückgängig machen
keys-restart = den Zug neu beginnen
keys-text-board = Spielplan als Text an oder aus
keys-say = eine Aktion in Worten eintippen
keys-since = seit deinem letzten Zug: einen Schritt zurück oder vor; die Leertaste hält an
keys-help = diese Tasten zeigen
keys-on = Ziffern und Buchstaben wirken sofort
keys-close = Schließen

## Das Verzeichnis

nav-cards = Karten
keys-cards = alle Karten zeigen
cards-find = Namen tippen
cards-nothing = So heißt nichts.
cards-all = Alle
cards-affordable = Bezahlbar
cards-available = Verfügbar
cards-yours = Deine
cards-points = { $count } P.
cards-left = noch { $count }
cards-none-left = vergriffen
cards-own = deins
cards-short = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
cards-owners = bei { $names }
cards-owners-many = bei { $names }
cards-rule = Regel
cards-legend-own = gehört dir schon
cards-legend-dear = jetzt nicht zu haben
cards-legend-out = vergriffen
cards-legend-key = öffnet dies jederzeit

## Wer wo sitzt, im Verlauf

seat-log-left = { $name } verlässt den Tisch; ein Bot spielt weiter.
seat-log-resigned = { $name } gibt auf; ein Bot spielt weiter.
seat-log-absent = { $name } ist nicht da; { $other } lässt einen Bot weiterspielen.
seat-log-back = { $name } ist wieder da.
seat-log-sat = { $name } setzt sich auf Platz { $seat }.
seat-log-took = { $name } spielt für { $other } weiter; alle anderen haben zugestimmt.
seat-log-inherits = { $name } spielt für { $other } weiter, der Platz wurde übergeben.
seat-log-handed = { $name } lässt jemand anderen weiterspielen; bis dahin spielt ein Bot.
seat-log-offer = { $other } fragt, ob jemand anderes für { $name } weiterspielen darf.
seat-log-agreed = { $other } stimmt zu, dass jemand anderes für { $name } weiterspielt.
seat-log-offered = Jemand anderes darf für { $name } weiterspielen; { $other } hat als Letztes zugestimmt, und niemand ist dagegen.
seat-log-offer-refused = { $other } will nicht, dass jemand anderes für { $name } weiterspielt.
seat-log-filled = Ein Bot, { $name }, spielt auf Platz { $seat }.
seat-log-renamed = { $name } heißt jetzt { $other }.

## Einstellungen, und Fragen, bevor etwas geschieht

set-save = Speichern
set-confirm = Nachfragen, bevor mein Zug endet
set-confirm-always = immer
set-confirm-revealed = nur wenn etwas aufgedeckt wird
set-confirm-never = nie
set-leave = Tisch verlassen
set-leave-ask = Den Tisch verlassen? Ein Bot spielt weiter, und du kannst jederzeit zurückkommen.
set-hand = Jemand anderem meinen Platz geben
set-hand-ask = Jemand anderen für dich weiterspielen lassen? Du bekommst einen Link zum Verschicken. Bis dahin spielt ein Bot, und du kannst zurückkommen.
set-resign = Aufgeben
set-resign-ask = Aufgeben? Ein Bot spielt weiter, und du kannst nicht auf diesen Platz zurück.
confirm-yes = Ja
confirm-no = Nein

## Das Ende

end-title = Ergebnis
end-wins = { $name } gewinnt
end-you-win = Du gewinnst
end-shared = Ein geteilter Sieg
end-result = Ganzes Ergebnis
end-home = Startseite
end-again = Noch einmal
end-again-what = gleiche Plätze, gleiche Optionen
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
end-course-alt = Punkte aller Spieler vom Anfang bis zum Ende. Wie es ausging, steht in der Tabelle.
end-share = { $names } teilen sich den Sieg
end-and = { $names } und { $last }
end-alone = { $count ->
    [one] { $name } holt 1 Punkt
   *[other] { $name } holt { $count } Punkte
}
end-ahead = { $count ->
    [one] 1 Punkt Vorsprung auf { $name }.
   *[other] { $count } Punkte Vorsprung auf { $name }.
}
end-equal-all = { $count ->
    [one] Je 1 Punkt, und auch sonst Gleichstand.
   *[other] Je { $count } Punkte, und auch sonst Gleichstand.
}
end-equal = { $count ->
    [one] Je 1 Punkt: Die Regeln des Spiels entscheiden.
   *[other] Je { $count } Punkte: Die Regeln des Spiels entscheiden.
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
fair-title = Ehrliches Mischen
fair-how = Bewiesen: Alles Gezogene folgt aus dem Schlüssel, der vor der Partie feststand und jetzt gezeigt wird, und aus einer Zahl jedes Browsers; niemand hat es gewählt, und seither wurde keine Zeile geändert. Nicht bewiesen: dass der Server niemandem verraten hat, was verdeckt war, oder dass der Letzte mit seiner Zahl nicht mit ihm im Bunde war.
fair-how-old = Alles, was gezogen wurde, stand vor dem ersten Zug fest: Das Siegel war von Anfang an öffentlich, der Schlüssel wird jetzt gezeigt. Mit beiden kann jeder nachprüfen, was gezogen wurde.
fair-sealed = Das Mischen ist versiegelt.
fair-promise = Bewiesen: Gegeben wird nach einem Schlüssel, der feststand, bevor ein Browser eine eigene Zahl beigesteuert hat; weder Server noch Gastgeber konnten also wählen, was kommt, und nach dem Ende kann jeder alles Gezogene und jeden Zug nachprüfen. Nicht bewiesen: dass der Server niemandem verraten hat, was verdeckt ist, oder dass der Letzte mit seiner Zahl nicht mit ihm im Bunde war.
fair-seal = Siegel
fair-key = Schlüssel
fair-nonces = Zahlen der Plätze
fair-skipped = Durch Rücknahmen übersprungen
fair-skipped-count = { $count ->
    [0] nichts
    [one] 1 Ergebnis; ob alle zugestimmt haben, wissen nur die am Tisch
   *[other] { $count } Ergebnisse; ob alle zugestimmt haben, wissen nur die am Tisch
}
fair-whole = Siegel der ganzen Partie
fair-broken = Diese Partie wurde nicht mit der Zahl dieses Browsers gegeben. Trau ihrem Mischen nicht.
shuffle-title = Das Mischen
shuffle-go = Mischen
fair-check = Nachprüfen mit
fair-record = Partie herunterladen

## Regeln

rules-page = Die Regeln von { $title }
rules-games = Spiele
rules-contents = Inhalt
rules-find = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden für „{ $query }“
    [one] Eine Stelle für „{ $query }“
   *[other] { $count } Stellen für „{ $query }“
}
rules-elsewhere = Auch gefunden in
rules-all = Zurück zu allen Regeln

## Was schiefgehen kann

error-403 = Das gehört dir nicht
error-403-help = Ein anderer Browser hält diesen Platz, oder der Tisch ist für dich nicht offen.
error-404 = Hier ist nichts
error-404-help = Vielleicht wurde die Adresse nur teilweise kopiert, oder der Tisch wurde abgeräumt.
error-410 = Das gibt es nicht mehr
error-410-help = Der Tisch wurde nach langer Stille abgeräumt.
error-429 = Bitte etwas langsamer
error-429-help = Von dir kamen zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
error-500 = Das Pferd hat ein Eisen verloren
error-500-help = Das war unser Fehler. Deine Partie ist sicher; bitte versuch es noch einmal.
error-home = Zur Startseite

## Was das Skript sagt

js-offline = Keine Verbindung. Neuer Versuch …
js-online = Wieder verbunden.
js-stale = Am Tisch ging es weiter. Hier ist der neue Stand.
js-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
js-unreachable = Der Server antwortet nicht. Bitte versuch es noch einmal.
js-your-turn = Du bist dran.
js-narrowed = Nur:
js-widen = Wieder alles zeigen
js-copied = Kopiert
js-copy-failed = Das Kopieren hat nicht geklappt. Bitte markiere den Link und kopiere ihn.
js-since-none = Seit deinem letzten Zug ist nichts geschehen.
js-since-step = Schritt { $n } von { $of }
js-since-back = Zurück
js-since-pause = Pause
js-since-play = Abspielen
js-since-next = Vor
js-since-stop = Zur Gegenwart
js-ends-ask = Zug beenden?
js-reveals-ask = Dabei wird etwas aufgedeckt: Du kannst es nicht allein zurücknehmen. Weiter?
js-ends-no = Rückgängig
js-named = Dein Name ist gespeichert.
js-one-choice = Noch 1 Möglichkeit
js-choices-left = Noch { $n } Möglichkeiten
js-hint-thinking = Der Ratgeber denkt nach …
js-hint-nothing = Über diese Möglichkeit ließ sich nichts zählen.

## Der Ratgeber

hint-ask = Rat
hint-title = Hilfe
hint-how-much = Wie viel Hilfe
hint-level-nudge = Wink
hint-level-hint = Rat
hint-level-show = Zeigen
hint-close = Hilfe schließen
hint-clear = { $choice } ist klar am besten: { $points } Punkte Vorsprung vor „{ $second }“.
hint-likely = { $choice } ist wohl am besten: { $points } Punkte Vorsprung vor „{ $second }“.
hint-few = { $choice } sieht bisher am besten aus, aber für Gewissheit wurden zu wenige Partien probiert.
hint-open = { $choice } und { $second } lassen sich nicht unterscheiden; beides ist gut.
hint-open-many = { $choice }, { $second } und ein Drittes lassen sich nicht unterscheiden.
hint-hardly = Hier macht es kaum einen Unterschied: Nichts ist um mehr als die Streuung besser.
hint-only = { $choice }: Nichts anderes lohnt hier einen Gedanken.
hint-line = So geht der Zug in den meisten der probierten Partien weiter:
hint-line-none = Danach kommt es darauf an, was geschieht.
hint-now = jetzt
hint-play = Ersten Schritt spielen
hint-place = Nummer { $place } des Rats
hint-games = { $games ->
    [one] je 1 Partie
   *[other] je { $games } Partien
}, { $ends ->
    [0] keine bis zum Ende
   *[other] { $ends } bis zum Ende
}, eilige Spieler
hint-games-tip = Die Möglichkeiten wurden in Partien mit demselben Glück ausprobiert, weitergespielt von eiligen Spielern, die lange Pläne unterschätzen. Sie wissen nur, was du siehst. ± sagt, wo neunzehn von zwanzig solchen Zählungen lägen.
hint-plans = Was sind meine Pläne?
hint-odds-slim = geringe Aussichten
hint-odds-low = etwas im Nachteil
hint-odds-even = etwa gleich
hint-odds-good = gute Aussichten
hint-odds-strong = sehr gute Aussichten
hint-lead = Vorsprung
hint-lead-tip = Für einen Anteil an Siegen gingen zu wenige Partien bis zum Ende: Dies ist der Unterschied in Punkten Vorsprung.
hint-rival = Gegner gebremst
hint-rival-best = dein bester Gegner
hint-hopes = Aussichten
hint-reason-more = Mehr: { $parts }
hint-reason-less = Weniger: { $parts }
hint-reason-rival-less = { $rival } macht { $points } weniger
hint-reason-rival-more = { $rival } macht { $points } mehr
hint-reason-none = Kein einzelner Unterschied lässt sich zählen.
hint-explain = Diese Möglichkeit erklären
hint-explain-what = Diese Möglichkeit erklären: { $choice }
hint-instead = „{ $choice }“ statt „{ $other }“
hint-sum-more = Zusammen { $points } ± { $error } Punkte Vorsprung mehr.
hint-sum-less = Zusammen { $points } ± { $error } Punkte Vorsprung weniger.
hint-sum-same = Zusammen kein Unterschied, der sich von Glück unterscheiden lässt.
hint-sum-few = Für einen Vergleich wurden zu wenige Partien probiert.
nudge-any = Schau dir „{ $group }“ an: Was brächte dir jede dieser Möglichkeiten?
plan-title = Deine Pläne
plan-lead = { $count ->
    [one] Was du nach einer zu Ende gespielten Partie noch gewinnst. Nichts davon ist versprochen.
   *[other] Was du nach { $count } zu Ende gespielten Partien noch gewinnst. Nichts davon ist versprochen.
}
plan-close = Pläne schließen
plan-points = { $points } ± { $error } Punkte mehr
plan-share = in { $times } von { $count } Partien
plan-none = Keine Quelle von Punkten ragt aus den gespielten Partien heraus.
help-ask = Um Hilfe bitten?
help-ask-mark = Vom ersten Rat an ist diese Partie als „mit Hilfe“ gekennzeichnet, für alle am Tisch sichtbar, im Verlauf und im Ergebnis. Sie zählt für keine Wertung.
help-level-nudge = Eine Frage, die den Weg weist. Nennt keine Möglichkeit.
help-level-hint = Die besten drei Möglichkeiten, was von ihnen zu erwarten ist und wie sicher das ist.
help-level-show = Der ganze Zug, Schritt für Schritt.
help-ask-no = Jetzt nicht
help-ask-yes = Gib mir einen Rat
helped = mit Hilfe
helped-tip = Jemand hat um Hilfe gebeten. Die Partie ist für alle gekennzeichnet und zählt für keine Wertung.
players-helped = { $count ->
    [one] hat einmal um Hilfe gebeten
   *[other] hat { $count }-mal um Hilfe gebeten
}
end-helped = Mit Hilfe.
seat-log-asks-nudge = { $name } bittet um einen Wink.
seat-log-asks-hint = { $name } bittet um Rat.
seat-log-asks-show = { $name } lässt sich den Zug zeigen.
seat-log-asks-explain = { $name } lässt sich eine Möglichkeit erklären.
seat-log-asks-plans = { $name } fragt nach Plänen.
keys-hint = Hilfe an oder aus
keys-nudge = ein Wink
keys-show = den Zug zeigen
keys-explain = die gewählte Möglichkeit erklären
keys-plans = meine Pläne
new-help = Hilfe
new-help-help = Wie viel alle am Tisch den Ratgeber fragen dürfen. Wer fragt, wird für alle sichtbar gekennzeichnet.
help-none = keine
help-nudge = Winke
help-hint = Rat
help-everything = alles
new-pace = Tempo der Bots
new-pace-help = Lässt sich am Tisch ändern.
set-pace = Tempo der Bots
pace-instant = sofort
pace-brisk = zügig
pace-watchable = zum Mitschauen

## Geführte erste Partien

lesson-name = Erste Partie
lesson-tip = Eine geführte erste Partie. Sie zählt in keinem Ergebnis.
lesson-step = Schritt { $step } von { $of }
lesson-watch = { $name } ist dran.
lesson-watch-why = Schau auf den Plan: Was jemand tut, wird dort gezeigt und steht im Verlauf.
lesson-on = Weiter
lesson-play-on = Weiterspielen
lesson-back = Zurück
lesson-show = Mach es für mich
lesson-again = Noch einmal
lesson-leave = Lektion verlassen
lesson-done = erledigt
lesson-start = Erste Partie, geführt
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
rules-designed = Zahlen ohne Quelle
rules-designed-count = { $count ->
    [one] Für einen Wert dieses Spiels haben wir keine Quelle gefunden. Wir haben ihn selbst entworfen, bis jemand ihn nach einem echten Exemplar berichtigt. Er steht in dieser Tabelle:
   *[other] Für { $count } Werte dieses Spiels haben wir keine Quelle gefunden. Wir haben sie selbst entworfen, bis jemand sie nach einem echten Exemplar berichtigt. Sie stehen in diesen Tabellen:
}
rules-designed-how = Du besitzt das Spiel? „postchaise about { $game }“ nennt sie alle, die Datei, und wie man mit einer berichtigten Kopie spielt. Schick sie bitte auch uns.

## Ohne Verbindung

away-title = Keine Verbindung
away-lead = Deine Tische sind auf dem Server gut aufgehoben; nur der Weg dorthin ist unterbrochen. Sobald du wieder online bist, kommt die Seite von selbst zurück.
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
my-none = Noch keine Partie beendet. Hier steht dann jede Partie, die du zu Ende spielst, und was sie zusammen ergeben.
my-none-fits = So eine Partie gibt es nicht.
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
own-lead = Es gibt kein Konto: Dieser Browser bist du. Wer seine Cookies löscht, findet nicht mehr zu seinen Tischen zurück, wenn nicht auch ein anderes Gerät den Weg kennt.
own-device = Auf ein anderes Gerät mitnehmen
own-have-code = Ich habe einen Code
own-export = Alles herunterladen
own-delete = Alles löschen
own-delete-goes = { $count ->
    [0] Kein Tisch gehört dir allein.
    [one] 1 Tisch verschwindet endgültig, samt Aufzeichnung: Sonst saß niemand daran.
   *[other] { $count } Tische verschwinden endgültig, samt Aufzeichnungen: Sonst saß niemand daran.
}
own-delete-stays = { $count ->
    [one] 1 Tisch bleibt denen, die mit dir daran saßen, ohne deinen Namen und ohne das, was du geschrieben hast.
   *[other] { $count } Tische bleiben denen, die mit dir daran saßen, ohne deinen Namen und ohne das, was du geschrieben hast.
}
own-delete-what = Auch deine Ergebnisse, deine Statistik, deine Benachrichtigungen und deine gelösten Rätsel verschwinden. Wo du noch spielst, spielt ein Bot weiter. Niemand kann davon etwas zurückholen.
own-delete-sure = Ja, endgültig
own-delete-now = Jetzt löschen
own-deleted = Alles von dir ist gelöscht. Dieser Browser ist jetzt ein neuer Gast.

move-code = Dein Code
move-qr = Der Code für die Kamera des anderen Geräts
move-how = Richte die Kamera des anderen Geräts darauf, oder öffne dort „Ich habe einen Code“ und tipp ihn ein. Er gilt einmal und { $minutes } Minuten lang. Gib ihn niemandem: Wer ihn benutzt, spielt als du.
move-both = Danach spielst du auf beiden Geräten als dieselbe Person.
move-title = Du, auf diesem Gerät
move-lead = Tipp den Code ein, den das andere Gerät unter „Meine Partien“ zeigt.
move-type = Code
move-go = Hier weitermachen
move-left = { $count ->
    [one] Dieser Browser hat schon einen eigenen Tisch. Von hier aus käme man nicht mehr dorthin.
   *[other] Dieser Browser hat schon { $count } eigene Tische. Von hier aus käme man nicht mehr dorthin.
}

## Wenn du dran bist

alerts-title = Wenn du dran bist
alerts-sound = Einen Ton spielen
alerts-push = Auf diesem Gerät Bescheid geben, auch wenn die Seite zu ist
alerts-on = Du bekommst Bescheid, wenn ein Tisch auf dich wartet und du nicht da bist.
alerts-off = Verschickt werden nur die Namen von Tisch und Spiel, über den Dienst deines Browsers.
alerts-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
alerts-no-key = Dieser Server verschickt keine Benachrichtigungen: Wer ihn betreibt, hat keinen Schlüssel dafür eingerichtet.
alerts-no-push = Dieser Browser kann hier keine Benachrichtigungen empfangen. Auf iPhone und iPad leg die Seite zuerst auf den Startbildschirm.
alerts-failed = Das hat nicht geklappt. Versuch es später noch einmal.

## Wiederholung

replay-title = Wiederholung
replay-open = Nachschauen
replay-open-what = jeden Moment noch einmal
replay-to-table = Zum Tisch
replay-moment-panel = Dieser Moment
replay-moment-tab = Moment
replay-timeline = Verlauf der Partie
replay-controls = Abspielen
replay-slider = Moment der Partie
replay-where = Schritt { $at } von { $last }
replay-loading = Die Partie wird ausgelegt …
replay-failed = Die Partie ließ sich nicht laden. Lade die Seite noch einmal.
replay-set = Der Tisch ist aufgebaut.
replay-decides = { $name } entscheidet.
replay-gain = { $sign }{ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
replay-moment = Schlüsselmoment { $letter }
replay-seen-by = Gesehen von
replay-as-spectator = Publikum
replay-as-open = Offen
replay-own = Die Partie läuft noch: Du siehst, was du bis jetzt gesehen hast.
replay-link = Link zu diesem Moment
replay-text = Diesen Moment als Text kopieren
replay-text-copied = Kopiert: die Stellung in Worten
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
replay-keys-moments = Schlüsselmoment davor, danach
replay-keys-viewer = mit anderen Augen
replay-keys-link = Link zu diesem Moment
replay-keys-text = diesen Moment als Text kopieren
replay-keys-fork = von hier weiterspielen

## Ein Abzweig

fork-here = Von hier weiterspielen
fork-what = Ein neuer Tisch, der in diesem Moment beginnt, mit frischem Zufall. Die Partie, die du ansiehst, bleibt, wie sie ist.
fork-me = An diesem Bildschirm
fork-bot = Bot
fork-practice = Du weißt, wie es weiterging. Ein Abzweig ist darum zum Üben da: Er ist als solcher gekennzeichnet und zählt in keinem Ergebnis.
fork-set = Tisch aufbauen
fork-banner = Abzweig, zum Üben
fork-banner-of = Dieser Tisch folgt { $title } bis Schritt { $at } und geht dann mit frischem Zufall weiter. Er zählt in keinem Ergebnis.
fork-banner-unknown = Diese Partie folgt einer anderen bis Schritt { $at } und ging dann mit anderem Zufall weiter. Sie zählt in keinem Ergebnis.
fork-to-moment = Ansehen, wo er beginnt
seat-log-forked = Hier beginnt der Abzweig. Was jetzt kommt, wurde bei { $name } nicht gespielt.

## Eine Aufzeichnung

upload-title = Aufzeichnung oder Moment öffnen
upload-lead = Jede Partie dieser Spiele, ganz oder bis zu einem Moment, als Text: eine Aufzeichnung oder ein Moment, der aus einer Wiederholung kopiert wurde. Höchstens 100 kB.
upload-file = Datei wählen
upload-text = oder ihren Text einfügen
upload-watch = Ansehen
upload-what = Jede Zeile wird nachgespielt und geprüft. Die Partie bleibt einige Wochen unter einem Link, den sonst niemand kennt.
upload-refused = So lässt sich dieser Text nicht öffnen
upload-line = Die Zeile, um die es geht
upload-mark = Hochgeladene Aufzeichnung
upload-part = { $count ->
    [one] Bis dahin ansehen (1 Schritt)
   *[other] Bis dahin ansehen ({ $count } Schritte)
}
part-banner = Teil einer Partie
part-banner-line = Bis hierher stimmt die Aufzeichnung, ab Zeile { NUMBER($line, useGrouping: 0) } nicht mehr. Der Rest wird nicht gezeigt.
part-banner-ends = Hier endet der Text; die Partie war noch nicht zu Ende.

## Ein Ergebnis oder eine Stellung teilen

share = Teilen
share-what = als Link oder Bild
share-title = Dieses Ergebnis teilen
share-drawing = Das Bild wird gezeichnet …
share-link = Ein Link zur Wiederholung; Messenger zeigen das Bild dazu.
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
analysis-what = Jede Entscheidung der Partie wird mit anderen verglichen, so wie Bots denken. Das dauert im Hintergrund einige Minuten; du kannst inzwischen gehen. Wer den Link hat, sieht das Ergebnis.
analysis-will-expected = Wie die Aussichten aller von Zug zu Zug stiegen und fielen, und wie viel davon Glück war.
analysis-will-turnings = Welche Entscheidungen am meisten gekostet haben, was besser gewesen wäre und woher der Unterschied kommt. Von jeder aus kannst du weiterspielen.
analysis-will-good = Wie viele Entscheidungen jedes Spielers sich nicht übertreffen ließen.
analysis-queued = { $before ->
    [0] Sie beginnt gleich.
    [one] Eine andere Analyse kommt zuerst.
   *[other] { $before } andere Analysen kommen zuerst.
}
analysis-going = Wird berechnet: { $done } %
analysis-going-what = Du kannst diese Seite verlassen: Es geht weiter, und das Ergebnis bleibt hier.
analysis-older = Seit dieser Berechnung haben die Bots dazugelernt.
analysis-again = Neu berechnen
analysis-games = { $turns } Züge, von jedem gezeichneten { $games } Partien weitergespielt
analysis-trust = Die Gewinnanteile wurden an Partien zwischen Bots gemessen und berichtigt. Es spielen eilige Spieler weiter, die lange Pläne unterschätzen: Genauer als auf fünf Prozent weiß man es nicht.
analysis-trust-not = Es spielen eilige Spieler weiter, die lange Pläne unterschätzen. Wie oft ihre Gewinnanteile unter Menschen zutreffen, ist für dieses Spiel nicht gemessen: Lies sie als mehr oder weniger, nicht als Vorhersage.
analysis-band = Schattiert: was der Zufall allein an der Schätzung ändert. Schraffiert (?): Dort lag die Schätzung selbst falsch.
analysis-course-of = Der Verlauf der Partie
analysis-ahead-since = Ab Zug { $turn } lag { $name } vorn
analysis-ahead-always = { $name } lag vom ersten Zug an vorn
analysis-open-to-the-end = Offen bis zum Schluss
analysis-none = Keine Wahl war klar besser als die gespielte.
analysis-largest = Am meisten kostete die Wahl von { $name } in Zug { $turn }: { $points } Punkte Vorsprung.
analysis-wrong = Von Zug { $first } bis { $last } lag die Schätzung selbst bei { $name } falsch.
analysis-cut = Es dauerte zu lange: Nach Zug { $turn } wurde keine Wahl mehr angesehen.
analysis-expected = Erwartetes Ergebnis
analysis-mode-win = Gewinnanteil
analysis-mode-points = Erwartete Punkte
analysis-chart-alt = Erwartetes Ergebnis aller, Zug für Zug; die Tabelle darunter sagt dasselbe.
analysis-table = Das Diagramm als Tabelle
analysis-turn = Zug
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
analysis-sure-likely = wohl
analysis-was-played = gespielt
analysis-would-be = besser
analysis-no-mine = Keine deiner Entscheidungen war klar schlechter als eine andere.
analysis-fine = Sah erst schlecht aus, war beim zweiten Zählen gut
analysis-good = So gut wie das Beste
analysis-good-what = Anteil der Entscheidungen, die nichts übertraf. Schraffiert: noch offen.
analysis-kept = { $clear } klar, { $likely } wohl, { $open } offen von { $all } Entscheidungen
analysis-given = Verschenkt: { $points } ± { $error } Punkte Vorsprung
analysis-of = { $nth } von { $count } · Zug { $turn }
analysis-before = Wendepunkt davor
analysis-after = Wendepunkt danach
analysis-happened = Was geschah
analysis-better = Besser
analysis-counted = Alles, was gezählt wurde
analysis-counted-what = Vorsprung am Ende, gegen die gespielte Wahl; je { $games } neue Partien
analysis-from = Woher der Unterschied kommt
analysis-from-what = Punkte Vorsprung
analysis-clear = Klar besser: { $points } Punkte Vorsprung, plus oder minus { $error }.
analysis-likely = Wohl besser: { $points } Punkte Vorsprung, plus oder minus { $error }.
analysis-shares = Gewinnanteil { $before } → { $after } %, plus oder minus { $error }.
analysis-shares-not = Ob jemand anders gewonnen hätte, lässt sich nicht sagen.
analysis-board = Auf dem Brett zeigen
analysis-play-on = Von hier weiterspielen
analysis-keys = J und K gehen von einem zum nächsten, M zeigt nur deine, Enter führt aufs Brett.

## Rätsel des Tages

puzzle-title = Rätsel des Tages
puzzle-of = Rätsel vom { $day }
puzzle-before = Tag davor
puzzle-after = Tag danach
puzzle-what = Eine Stellung aus einer echten Partie. Eine Wahl ist klar die beste: welche?
puzzle-solved = Gelöst!
puzzle-missed = Nicht die beste
puzzle-right = „{ $best }“ ist klar am besten: am Ende { $points } ± { $error } Punkte mehr Vorsprung als mit der nächstbesten Wahl, „{ $other }“.
puzzle-wrong = „{ $best }“ ist klar besser als „{ $other }“: am Ende { $points } ± { $error } Punkte mehr Vorsprung.
puzzle-counted = Beurteilt mit { $games } Partien je Wahl bis zum Ende, gesehen von diesem Platz aus. ± ist der doppelte Standardfehler.
puzzle-best = die beste
puzzle-again = Noch einmal
puzzle-state-open = noch nicht beantwortet
puzzle-state-solved = heute gelöst
puzzle-state-tried = beantwortet, nicht gelöst
