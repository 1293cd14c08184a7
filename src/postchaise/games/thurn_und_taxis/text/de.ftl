### Thurn und Taxis auf Deutsch

## Spiel

thurn-und-taxis-title = Thurn und Taxis
thurn-und-taxis-tagline = Strecken legen, Häuser setzen und die Gunst des Hofes gewinnen.
pitch = Verbinde Stadt um Stadt, Karte um Karte, schließe rechtzeitig ab und eröffne Poststationen in allen Ländern.

## Städte

city-augsburg = Augsburg
city-basel = Basel
city-budweis = Budweis
city-carlsruhe = Carlsruhe
city-freiburg = Freiburg
city-ingolstadt = Ingolstadt
city-innsbruck = Innsbruck
city-kempten = Kempten
city-linz = Linz
city-lodz = Lodz
city-mannheim = Mannheim
city-muenchen = München
city-nuernberg = Nürnberg
city-passau = Passau
city-pilsen = Pilsen
city-regensburg = Regensburg
city-salzburg = Salzburg
city-sigmaringen = Sigmaringen
city-stuttgart = Stuttgart
city-ulm = Ulm
city-wuerzburg = Würzburg
city-zuerich = Zürich

## Länder

province-baden = Baden
    .the = Baden
    .in = in Baden
    .mark = BA
province-wuerttemberg = Württemberg
    .the = Württemberg
    .in = in Württemberg
    .mark = WÜ
province-hohenzollern = Hohenzollern
    .the = Hohenzollern
    .in = in Hohenzollern
    .mark = HO
province-schweiz = Schweiz
    .the = die Schweiz
    .in = in der Schweiz
    .mark = CH
province-tyrol = Tyrol
    .the = Tyrol
    .in = in Tyrol
    .mark = TY
province-boehmen = Böhmen
    .the = Böhmen
    .in = in Böhmen
    .mark = BÖ
province-salzburg = Land Salzburg
    .map = Salzburg
    .the = das Land Salzburg
    .in = im Land Salzburg
    .mark = SA
province-polen = Polen
    .the = Polen
    .in = in Polen
    .mark = PO
province-baiern = Baiern
    .the = Baiern
    .in = in Baiern
    .mark = BY

## Enden einer Strecke

side-left = links
side-right = rechts

## Spielerfarben

player-indigo = Indigo
player-crimson = Karmesin
player-teal = Petrol
player-amber = Bernstein

## Amtspersonen

official-postmaster = Postmeister
    .the = den Postmeister
    .effect = Nimm eine zweite Karte.
official-administrator = Amtmann
    .the = den Amtmann
    .effect = Tausche alle offenen Karten aus.
official-carrier = Postillion
    .the = den Postillion
    .effect = Lege eine zweite passende Karte aus.
official-cartwright = Wagner
    .the = den Wagner
    .effect = Nimm die nächste Kutsche, auch wenn deiner Strecke dafür 1 oder 2 Karten fehlen.

## Bonusplättchen

stack-length-5 = Streckenlänge 5
    .the = das Plättchen für 5 Karten
    .effect = Für das Abschließen einer Strecke aus genau 5 Karten.
stack-length-6 = Streckenlänge 6
    .the = das Plättchen für 6 Karten
    .effect = Für das Abschließen einer Strecke aus genau 6 Karten.
stack-length-7 = Streckenlänge 7 und mehr
    .the = das Plättchen für 7 und mehr Karten
    .effect = Für das Abschließen einer Strecke aus 7 oder mehr Karten.
stack-baden = Baden
    .the = das Plättchen für Baden
    .effect = Für Häuser in allen Städten Badens.
stack-wuerttemberg-hohenzollern = Württemberg mit Hohenzollern
    .the = das Plättchen für Württemberg mit Hohenzollern
    .effect = Für Häuser in allen Städten Württembergs und Hohenzollerns.
stack-schweiz-tyrol = Schweiz mit Tyrol
    .the = das Plättchen für die Schweiz mit Tyrol
    .effect = Für Häuser in allen Städten der Schweiz und Tyrols.
stack-boehmen-salzburg = Böhmen mit Salzburg
    .the = das Plättchen für Böhmen mit Salzburg
    .effect = Für Häuser in allen Städten Böhmens und des Landes Salzburg.
stack-baiern = Baiern
    .the = das Plättchen für Baiern
    .effect = Für Häuser in allen 8 Städten Baierns.
stack-all-provinces = Alle Länder
    .the = das Plättchen für alle Länder
    .effect = Für mindestens ein Haus in jedem der acht Länder außerhalb Baierns, je nach Option auch in Baiern.
stack-game-end = Spielende
    .the = das Plättchen Spielende
    .effect = Für den, der als Erster eine 7er-Kutsche nimmt oder sein letztes Haus setzt.

## Mengen

letter-count = { $count ->
    [one] { $count } Adelsbrief
   *[other] { $count } Adelsbriefe
}
card-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
house-count = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
}
point-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Wertung

score-carriage = Kutsche
score-length = Streckenlänge
score-provinces = Länder
score-all-provinces = Alle Länder
score-end = Spielende
score-courier = Kurier
score-houses = Nicht gesetzte Häuser
why-more-carriage = du bekommst eine größere Kutsche
why-less-carriage = du bekommst eine kleinere Kutsche
why-more-length = lange Strecken bringen dir mehr
why-less-length = lange Strecken bringen dir weniger
why-more-provinces = du besetzt mehr Länder
why-less-provinces = du besetzt weniger Länder
why-more-all-provinces = du bist eher in allen Ländern
why-less-all-provinces = du bist später in allen Ländern
why-more-end = du beendest eher das Spiel
why-less-end = du beendest seltener das Spiel
why-more-courier = der Kurier bringt dir mehr
why-less-courier = der Kurier bringt dir weniger
why-more-houses = du setzt mehr Häuser ein
why-less-houses = du setzt weniger Häuser ein

## Optionen

option-expansion = Der Kurier der Fürstin
    .help = Die Erweiterung: Mit Adelsbriefen bezahlst du weitere Amtspersonen, und der Kurier macht sie billiger.
option-expansion-true = Mit der Erweiterung
    .help = In den Städten liegen Adelsbriefe, in einem Zug können dir mehrere Amtspersonen helfen, und auf eine Kutsche darfst du verzichten.
option-expansion-false = Grundspiel
    .help = Eine Amtsperson pro Zug, keine Adelsbriefe, kein Kurier.

option-all-provinces = Plättchen für alle Länder
    .help = Wo du für das Plättchen mit 6, 5, 4 oder 3 Punkten ein Haus brauchst. Die gedruckten Ausgaben sind sich da nicht einig.
option-all-provinces-outside-baiern = Die acht außerhalb Baierns
option-all-provinces-all-nine = Alle neun
    .help = Du brauchst auch in Baiern ein Haus.

option-house-placement = Häuser setzen
    .help = Ob du weniger Häuser setzen darfst, als deine Wahl erlaubt.
option-house-placement-complete = Alle
    .help = Land und Städte wählst du frei, aber dann setzt du jedes Haus, das deine Wahl erlaubt.
option-house-placement-optional = So viele du willst
    .help = Du setzt die Häuser einzeln und darfst jederzeit aufhören.

option-base-decline-carriage = Auf eine Kutsche verzichten
    .help = Ob du auf eine Kutsche verzichten darfst, die deine Strecke verdient hat. Mit der Erweiterung darfst du das immer.
option-base-decline-carriage-false = Nein
option-base-decline-carriage-true = Ja

option-first-player = Startspieler
    .help = Wer jede Runde beginnt.
option-first-player-random = Das Los entscheidet
option-first-player-1 = Platz 1
option-first-player-2 = Platz 2
option-first-player-3 = Platz 3
option-first-player-4 = Platz 4

option-memory-aid = Merkhilfe
    .help = Alle sehen, welche Karten aus der Auslage genommen werden. Soll das Spiel sie sich für euch merken?
option-memory-aid-true = Ja
    .help = Die bekannten Handkarten der anderen werden angezeigt und die noch nicht gesehenen Karten gezählt.
option-memory-aid-false = Nein
    .help = Angezeigt wird nur, wie viele Karten jeder auf der Hand hat.

option-hide-bonus-totals = Bonusplättchen der anderen
    .help = Gewonnene Plättchen liegen am Tisch verdeckt. Sollen sie bis zum Spielende verborgen bleiben?
option-hide-bonus-totals-false = Offen
option-hide-bonus-totals-true = Verdeckt
    .help = Du siehst, wie viele Plättchen die anderen haben, aber nicht, welche es sind, und auch ihren Punktestand nicht.

## Fragen

prompt-draw = Welche Karte nimmst du?
prompt-draw-again = Postmeister: Eine zweite Karte?
prompt-draw-forced = Postmeister: Welche zweite Karte nimmst du? Deine Hand war leer.
prompt-draw-end = Du hast deine Karten gezogen. Nutzt du noch den Amtmann?
prompt-start = Mit welcher Karte beginnst du deine Strecke?
prompt-play = Welche Karte legst du an? Es { $count ->
    [one] liegt { card-count }
   *[other] liegen { card-count }
}.
prompt-abandon = Keine Karte passt an deine Strecke aus { card-count }. Du musst sie aufgeben.
prompt-play-again = Postillion: Legst du eine zweite Karte aus?
prompt-play-again-none = Für den Postillion passt keine weitere Karte: weiter.
prompt-close = Schließt du deine Strecke aus { card-count } ab?
prompt-houses = Wie setzt du deine Häuser?
prompt-house = Wohin kommt das nächste Haus? Du hast noch { house-count }.
prompt-house-in = Welche Stadt { NAME($province, form: "in") } bekommt das Haus?
prompt-house-all = Welche Stadt { NAME($province, form: "in") } bekommt das nächste Haus? Du hast noch { house-count }.
prompt-carriage = Nimmst du die { $level }er-Kutsche?
prompt-cartwright = { $count ->
    [one] Für die { $level }er-Kutsche fehlt deiner Strecke { card-count }. Nutzt du den Wagner?
   *[other] Für die { $level }er-Kutsche fehlen deiner Strecke { card-count }. Nutzt du den Wagner?
}
prompt-discard = Du darfst nur { $limit } Karten behalten und hast { $count } zu viel. Welche legst du ab?
set-automatic-also = Auch am Amtmann vorbei, wenn meine Karten gezogen sind, und gegen Bots weiter, wenn keine weitere Karte passt.

## Wahlmöglichkeiten

choice-draw = { $city } nehmen
choice-draw-postmaster = { $city } mit dem Postmeister nehmen
choice-draw-pile = Vom Nachziehstapel ziehen
choice-draw-pile-postmaster = Mit dem Postmeister vom Nachziehstapel ziehen
choice-administrator = Den Amtmann die Auslage austauschen lassen
choice-end-draw = Ziehen beenden
choice-end-draw-administrator = Weiter ohne den Amtmann
    .undone = den Amtmann übergehen
choice-start = Mit { $city } beginnen
choice-play = { $city } anlegen
choice-play-end = { $city } an { $end } anlegen
choice-play-carrier = { $city } mit dem Postillion anlegen
choice-play-carrier-end = { $city } mit dem Postillion an { $end } anlegen
choice-abandon = Strecke aufgeben
choice-end-play = Keine weitere Karte auslegen
choice-close = Strecke abschließen
choice-end-turn = Strecke behalten und Zug beenden
choice-houses-each = Ein Haus pro Land der Strecke
choice-houses-in = Nur { NAME($province, form: "in") } ein Haus pro Stadt der Strecke
choice-house = { $city }
choice-end-houses = Keine weiteren Häuser setzen
choice-take-carriage = { $level }er-Kutsche nehmen
choice-cartwright = { $level }er-Kutsche mit dem Wagner nehmen
choice-decline-carriage = Auf die Kutsche verzichten
choice-no-carriage = Ohne neue Kutsche abschließen
choice-discard = { $city } ablegen

## Überschriften der Wahlmöglichkeiten

group-draw = Ziehen
group-officials = Amtspersonen
group-play = Auslegen
group-route = Neuanfang
group-close = Abschließen
group-houses = Häuser
group-house = Stadt
group-carriage = Kutsche
group-discard = Ablegen
group-done = Fertig

## Folgen

effect-fits = passt an deine Strecke
effect-shuffle = { $count ->
    [0] auch der Ablagestapel ist leer
    [one] die einzige Karte im Ablagestapel wird vorher zum neuen Nachziehstapel
   *[other] die { $count } abgelegten Karten werden erst gemischt
}
effect-administrator = { $count ->
    [0] in der Auslage liegt keine Karte
    [one] die offene Karte kommt auf den Ablagestapel
   *[other] alle { $count } offenen Karten kommen auf den Ablagestapel
}
effect-then-postmaster = der Postmeister kostet dich danach { $letters }
effect-length = deine Strecke hat dann { card-count }
effect-abandon = du verlierst { card-count } ohne Wertung
effect-earns-carriage = bringt die { $level }er-Kutsche
effect-short = { $count ->
    [one] für die { $level }er-Kutsche fehlt { card-count }
   *[other] für die { $level }er-Kutsche fehlen { card-count }
}
effect-cartwright = { $amount ->
    [0] der Wagner kann aushelfen
   *[other] der Wagner kann für { $letters } aushelfen
}
effect-no-cartwright = der Wagner kann nicht helfen: Deine Amtsperson ist schon genutzt
effect-no-letters = der Wagner kann nicht helfen: Das kostet { $letters }, und du kannst { $has ->
    [0] keinen
   *[other] nur { $has }
} ausgeben
effect-tile = { NAME($stack, form: "the") }: { $points }
effect-houses = { $count ->
    [0] kein Haus
   *[other] { house-count }
}
effect-houses-most = höchstens { house-count }
effect-letters = bringt { letter-count }
effect-last-house = dein letztes Haus: Diese Runde ist die letzte
effect-gain = { $points } mehr
effect-last-carriage = die größte Kutsche: Diese Runde ist die letzte
effect-courier = du bekommst den Kurier: { $points }, solange du ihn hast, und Amtspersonen kosten weniger
effect-keep-courier = du behältst den Kurier
effect-keep = dann muss eine Karte passen, sonst { $count ->
    [one] ist die Karte
   *[other] sind alle { $count }
} verloren
effect-keep-fits = auf der Hand: { $cities }
effect-keep-none = keine passende Karte auf der Hand
effect-keep-over = das Spiel endet vor deinem nächsten Zug: Die Strecke bringt nichts

## Spielverlauf

log-turn = { $player }: Runde { $number }
log-draw = { $player } nimmt { $city } aus der Auslage
log-draw-pile = { $player } zieht { $city } vom Nachziehstapel
log-draw-hidden = { $player } zieht eine Karte vom Nachziehstapel
log-refill = { $city } kommt in die Auslage
log-shuffle = { $count ->
    [one] Der Ablagestapel wird gemischt: { card-count } bildet den neuen Nachziehstapel
   *[other] Der Ablagestapel wird gemischt: { card-count } bilden den neuen Nachziehstapel
}
log-postmaster = { $amount ->
    [0] { $player } nutzt den Postmeister
   *[other] { $player } nutzt den Postmeister für { $letters }
}
log-administrator = { $amount ->
    [0] { $player } nutzt den Amtmann: Die Auslage wird ausgetauscht
   *[other] { $player } nutzt den Amtmann für { $letters }: Die Auslage wird ausgetauscht
}
log-carrier = { $amount ->
    [0] { $player } nutzt den Postillion
   *[other] { $player } nutzt den Postillion für { $letters }
}
log-cartwright = { $amount ->
    [0] { $player } nutzt den Wagner
   *[other] { $player } nutzt den Wagner für { $letters }
}
log-no-card = { $player } kann nicht ziehen: Es gibt keine Karte mehr
log-play = { $player } legt { $city } aus
log-abandon = { $player } gibt eine Strecke aus { card-count } auf
log-no-play = { $player } hat keine Karte zum Auslegen
log-close = { $player } schließt eine Strecke aus { card-count } ab
log-houses-each = { $count ->
    [-1] { $player } wählt ein Haus pro Land
    [one] { $player } setzt { house-count }
   *[other] { $player } setzt { house-count }, eins pro Land
}
log-houses-in = { $count ->
    [-1] { $player } wählt Häuser nur { NAME($province, form: "in") }
    [0] { $player } setzt kein Haus: { NAME($province, form: "in") } fehlt keins
   *[other] { $player } setzt { house-count } { NAME($province, form: "in") }
}
log-house = { $player } setzt ein Haus in { $city }
log-no-house = { $player } kann kein Haus setzen
log-letter = { $player } nimmt den Adelsbrief aus { $city }
log-tile = { $player } nimmt { NAME($stack, form: "the") }: { $points }
log-carriage = { $player } nimmt die { $level }er-Kutsche
log-no-carriage = { $case ->
    [1] { $player } bekommt keine neue Kutsche: Für die { $level }er ist die Strecke zu kurz, und der Wagner wird nicht genutzt
    [2] { $player } bekommt keine neue Kutsche: Für die { $level }er ist die Strecke zu kurz, und der Wagner ist nicht mehr zu haben
   *[0] { $player } bekommt keine neue Kutsche: Für die { $level }er-Kutsche ist die Strecke zu kurz
}
log-decline = { $player } verzichtet auf die { $level }er-Kutsche
log-courier = { $player } nimmt den Kurier der Fürstin
log-keep-courier = { $player } behält den Kurier der Fürstin
log-clear = { $player } legt die Strecke aus { card-count } ab
log-discard = { $player } legt { $city } ab
log-end = { $cause ->
    [3] Es gibt keine Karte mehr zu nehmen oder auszulegen
    [4] Runde 1000 war die letzte
    [1] { $player } hat alle Häuser gesetzt: Die Runde wird zu Ende gespielt
   *[2] { $player } hat die größte Kutsche: Die Runde wird zu Ende gespielt
}
log-over = Die Partie ist zu Ende

## Warum etwas nicht erlaubt ist

reason-TT-TURN-02 = { $case ->
    [0] Du musst erst eine Karte nehmen.
   *[1] Du hast deine Karten schon gezogen.
}
reason-TT-TURN-03 = { $case ->
    [0] { $city } hast du nicht auf der Hand.
   *[1] Du musst erst eine Karte auslegen.
}
reason-TT-TURN-06 = Nur eine Amtsperson pro Zug, und { NAME($official, form: "the") } hast du schon genutzt.
reason-TT-DRAW-01 = { $city } liegt nicht in der Auslage.
reason-TT-DRAW-07 = Nachziehstapel und Ablagestapel sind leer: Nimm eine Karte aus der Auslage.
reason-TT-OFFICE-POSTMASTER-03 = Deine Hand war leer: Du musst den Postmeister nutzen und eine zweite Karte nehmen.
reason-TT-OFFICE-ADMINISTRATOR-01 = Es gibt keine Karte zum Austauschen.
reason-TT-OFFICE-ADMINISTRATOR-02 = Den Amtmann darfst du nur nutzen, bevor du deine erste Karte nimmst.
reason-TT-OFFICE-ADMINISTRATOR-03 = Deine Hand war leer: Deine eine Amtsperson in diesem Zug ist der Postmeister.
reason-TT-OFFICE-CARTWRIGHT-02 = Für die { $needed }er-Kutsche sind { $has } Karten auch mit dem Wagner zu wenig.
reason-TT-OFFICE-CARTWRIGHT-04 = Deine Strecke ist lang genug: Den Wagner brauchst du nicht.
reason-TT-ROUTE-03 = { $case ->
    [0] { $city } liegt schon in deiner Strecke.
   *[1] Von { $city } führt keine Straße zu einem Ende deiner Strecke.
}
reason-TT-ROUTE-04 = { $case ->
    [0] Links oder rechts macht hier keinen Unterschied: Lege { $city } rechts an.
    [1] { $city } passt nur ans rechte Ende.
   *[2] { $city } passt nur ans linke Ende.
}
reason-TT-ROUTE-07 = Du hast keine Strecke zum Aufgeben.
reason-TT-ROUTE-08 = Aufgeben darfst du nur, bevor du die erste Karte deines Zuges legst.
reason-TT-HOUSE-01 = { $case ->
    [0] Deine Strecke hat keine Stadt { NAME($province, form: "in") }.
    [1] Das eine Haus { NAME($province, form: "in") } hast du schon gesetzt.
   *[2] Du hast ein anderes Land gewählt.
}
reason-TT-HOUSE-02 = { $city } liegt nicht in deiner Strecke.
reason-TT-HOUSE-03 = { $case ->
    [0] In allen Städten deiner Strecke, die { NAME($province, form: "in") } liegen, hast du schon ein Haus.
   *[1] Dort hast du schon ein Haus.
}
reason-TT-HOUSE-06 = { $case ->
    [0] Willst du nichts setzen, wähle { NAME($province, form: "the") }: Das kommt aufs Gleiche heraus.
    [1] Ein Haus pro Land kommt aufs Gleiche heraus.
    [2] Wähle erst die Stadt { NAME($province, form: "in") }.
   *[3] Du musst jedes Haus setzen, das deine Wahl erlaubt.
}
reason-TT-CARRIAGE-02 = { $case ->
    [0] Für die { $needed }er-Kutsche brauchst du { $needed } Karten, deine Strecke hat { $has }.
   *[1] Eine Kutsche, die deine Strecke verdient hat, musst du nehmen.
}
reason-TT-CLOSE-07 = { $city } hast du nicht auf der Hand.
reason-TX-LETTER-05 = Das kostet { $needed ->
    [one] 1 Adelsbrief
   *[other] { $needed } Adelsbriefe
}. Ausgeben darfst du nur Briefe vom Zugbeginn, und davon hast du { $has ->
    [0] keinen
   *[other] nur noch { $has }
}.
reason-TX-OFFICE-03 = Du darfst { NAME($official, form: "the") } nur einmal pro Zug nutzen.
reason-TX-OFFICE-04 = Eine weitere Amtsperson kostet { $needed ->
    [one] 1 Adelsbrief
   *[other] { $needed } Adelsbriefe
}, und du kannst { $has ->
    [0] keinen
   *[other] nur { $has }
} ausgeben.
reason-TX-OFFICE-06 = Du musst auch noch den Postmeister bezahlen: Zusammen kostet das { $needed ->
    [one] 1 Adelsbrief
   *[other] { $needed } Adelsbriefe
}, und du kannst { $has ->
    [0] keinen
   *[other] nur { $has }
} ausgeben.

## Spielende

ending-houses = jemand hat alle Häuser gesetzt
ending-carriage = jemand hat die größte Kutsche genommen
ended-houses = { $player } hat alle Häuser gesetzt
ended-carriage = { $player } hat die größte Kutsche genommen
ending-rounds = letzte Runde
ending-cards = es gab keine Karte mehr zu nehmen oder auszulegen

tie-end = { $first } und { $second } haben je { point-count }. Das Plättchen Spielende entscheidet: { $first } hat es.
tie-end-wins = { $first } gewinnt durch das Plättchen Spielende
tie-order = { $first } und { $second } haben je { point-count }. Das Plättchen Spielende entscheidet: { $holder } hat es, und von dort im Uhrzeigersinn kommt { $first } vor { $second }.
tie-order-wins = { $first } gewinnt: im Uhrzeigersinn näher am Plättchen Spielende
course-note = jedes nicht gesetzte Haus zählt −1

closing-title = Wo die Häuser stehen
figure-routes = Strecken abgeschlossen
figure-longest = Längste Strecke
figure-cities = Städte der Strecken
figure-houses = Häuser
figure-provinces = Länder
figure-letters = Adelsbriefe

## Der Schreibtisch

desk-your-route = { $count ->
    [0] Deine Strecke
   *[other] Deine Strecke, { card-count }
}
desk-route-of = { $count ->
    [0] { $name }: Strecke
   *[other] { $name }: Strecke, { card-count }
}
desk-no-route = Keine Karte ausgelegt.
desk-free = frei für Häuser:
tab-hand = Karten
desk-your-hand = Deine Hand, { $count }
desk-held = Auf der Hand:
desk-hand-of = { $name }: Hand, { $count }
desk-no-hand = Keine Karte auf der Hand.
desk-fitting = { $count ->
    [0] keine passt
    [one] { $count } passt
   *[other] { $count } passen
}
desk-display = Auslage
desk-discarded = Ablage { $count }
desk-card = { $city }, { $province }
desk-sign-has = dort steht dein Haus
desk-sign-free = dein Haus fehlt dort
desk-sign-mail = dein Haus fehlt dort, ein Brief wartet
desk-fits = passt an deine Strecke
desk-fits-left = passt links
desk-fits-right = passt rechts
desk-fits-both = passt an beide Enden
desk-fits-after = passt hinter { $city }
desk-fits-beside = neben { $city }
desk-fits-nowhere = passt nicht
desk-fits-twice = liegt schon
desk-fits-held = schon auf der Hand
desk-gap-start = erste Karte
desk-gap-left = Linkes Ende deiner Strecke. Von deiner Hand: { $cities }
desk-gap-right = Rechtes Ende deiner Strecke. Von deiner Hand: { $cities }
desk-gap-left-none = Linkes Ende deiner Strecke. Keine Karte auf der Hand passt.
desk-gap-right-none = Rechtes Ende deiner Strecke. Keine Karte auf der Hand passt.
desk-pile = Nachziehstapel: { $cards }
desk-pile-holds = { $pile }. Möglich sind: { $cities }
desk-discard = Ablagestapel: { $cards }
desk-discard-holds = { $discard }: { $cities }
desk-blind = { $cards }, verdeckt
desk-list = { $first }, { $rest }
desk-or = oder

desk-closes-from = Abschließen kannst du ab { card-count }
desk-if-closed = Abschluss mit { card-count }
desk-rest-tile = Plättchen: { $points }
desk-rest-carriage = { $level }er-Kutsche
desk-rest-short = { $level }er-Kutsche: { card-count } zu wenig
desk-sum-now = jetzt { $points }
desk-sum-then = dann { $points }
desk-part-houses = Häuser
desk-part-tiles = Plättchen
desk-part-carriage = Kutsche
desk-part-courier = Kurier

desk-any-case = In jedem Fall
desk-no-length-tile = kein Längenplättchen übrig
desk-carriage = { $level }er-Kutsche
desk-cartwright-free = { $carriage } mit dem Wagner
desk-cartwright-paid = { $carriage } mit dem Wagner für { $letters }
desk-or-courier-take = oder Kurier +{ $points }
desk-courier-take = Kurier +{ $points }
desk-courier-keep = du behältst den Kurier
desk-last-carriage = diese Runde ist die letzte
desk-short = { $carriage }: { card-count } zu wenig
desk-short-poor = { $short }, zu wenig Briefe für den Wagner
desk-short-used = { $short }, deine Amtsperson ist schon genutzt
group-ways = Abschließen mit diesen Häusern
group-also = Auch
desk-way-each = Ein Haus pro Land
desk-way-in = Nur { NAME($province, form: "in") }
desk-way-none = Ohne Haus
desk-then-each = Beim Abschließen: ein Haus pro Land
desk-then-in = Beim Abschließen: nur { NAME($province, form: "in") }
desk-then-none = Beim Abschließen: ohne Haus
desk-houses-word = { $count ->
    [one] Haus
   *[other] Häuser
}
desk-letters-word = { $count ->
    [one] Brief
   *[other] Briefe
}
desk-so-many-of = { $count } von diesen:
desk-one-of = eine von { $count }
desk-left-after = dann noch { $left }
desk-last-house = letztes Haus: Diese Runde ist die letzte
desk-last-house-perhaps = mit deinem letzten Haus ist diese Runde die letzte
desk-at-left = links
desk-at-right = rechts
desk-closing-then = abschließen { $points }
desk-administrator = Amtmann: Auslage austauschen
desk-no-twice = Schon in deiner Strecke.
desk-no-road = Keine Straße nach { $left } oder { $right }.
desk-no-road-one = Keine Straße nach { $city }.
desk-no-house-twice = Dort steht dein Haus.
desk-no-house-province = Das Haus steht schon { NAME($province, form: "in") }.
desk-no-house-yet = Wähle erst die Stadt { NAME($province, form: "in") }.

desk-official-free = gratis
desk-official-used = genutzt
desk-official-poor = braucht
desk-official-barred = nur eine pro Zug
desk-official-later = später

## Der Spielplan als Text

sheet-turn = Dieser Zug
sheet-display = Auslage
sheet-hand = Deine Hand
sheet-routes = Strecken
sheet-provinces = Länder
sheet-roads = Straßen
sheet-tiles = Bonusplättchen
sheet-carriages = Kutschen
sheet-officials = Amtspersonen
sheet-cards = Nachziehstapel und Ablagestapel

sheet-column-round = Runde
sheet-column-drawn = Karten genommen
sheet-column-played = Karten ausgelegt
sheet-column-used = In diesem Zug genutzt
sheet-column-price = Jede weitere Amtsperson kostet
sheet-column-purse = Adelsbriefe zum Ausgeben
sheet-column-mode = Häuser
sheet-column-open = Haus möglich in
sheet-column-end = Spielende
sheet-column-first = Startspieler
sheet-column-city = Stadt
sheet-column-province = Land
sheet-column-fits = Passt an deine Strecke neben
sheet-column-house = Dein Haus
sheet-column-roads = Straßen nach
sheet-column-where = Wo
sheet-column-cards = Karten
sheet-column-top = Obenauf
sheet-column-cities = Welche
sheet-column-route = Strecke
sheet-column-onward = Kann weitergehen
sheet-column-provinces = Länder
sheet-column-hand = Handkarten
sheet-column-known = Davon bekannt
sheet-column-carriage = Kutsche
sheet-column-houses-left = Häuser übrig
sheet-column-letters = Adelsbriefe
sheet-column-courier = Kurier
sheet-column-tiles = Bonusplättchen
sheet-column-houses = Häuser
sheet-column-letters-wait = Noch ohne Haus: ein Adelsbrief wartet
sheet-column-no-house = Noch ohne Haus
sheet-column-tile = Plättchen
sheet-column-values = Punkte übrig, von oben
sheet-column-for = Wofür
sheet-column-owners = Genommen von
sheet-column-official = Amtsperson

sheet-mode-each = eines in jedem Land der Strecke
sheet-mode-in = nur in einem Land
sheet-yes = ja
sheet-pile = Nachziehstapel
sheet-discard = Ablagestapel
sheet-way = ab { $city }: { $onward }
sheet-hidden = verdeckt
sheet-won = gewonnen: { $points }
sheet-complete = alle Häuser stehen
sheet-courier-effect = Wer den Kurier hat, zahlt für eine weitere Amtsperson { $price ->
    [one] 1 Adelsbrief
   *[other] { $price } Adelsbriefe
} und bekommt am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
sheet-possible = möglich: { $cities }
sheet-letters-removed = Ausgegebene Adelsbriefe
sheet-last = die letzte Runde
sheet-face-down = { $count ->
    [one] { $count } Plättchen, verdeckt
   *[other] { $count } Plättchen, verdeckt
}
sheet-carriage = { $level }er-Kutsche
sheet-missing = fehlt noch: { $places }
sheet-unseen = Karten im Nachziehstapel oder verdeckt auf einer Hand

## The drawn board: map, cabinet, players

tt-map = Karte der Postrouten in Süddeutschland und den Nachbarländern
tt-view-map = Karte
tt-view-cabinet = Kutschen & Plättchen
tt-ends = Ende: { $level }er-Kutsche oder { $count } Häuser
tt-last-round = diese Runde ist die letzte
tt-near-many = { $count } Spieler
tt-near-houses = noch { house-count }: { $players }
tt-near-carriage = nur noch die { $count }er-Kutsche: { $players }
tt-carriages = Kutschen
tt-tiles = Bonusplättchen
tt-next = nächste
tt-courier = Der Kurier
tt-courier-gives = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, zahlt { $letters ->
    [one] 1 Brief
   *[other] { $letters } Briefe
}
tt-courier-nobody-yet = noch frei
tt-courier-how = Ihn nimmt, wer eine Strecke abschließt und keine Kutsche erhält.
tt-houses-left = Häuser übrig
tt-stack-length-5 = 5 Karten
tt-stack-length-6 = 6 Karten
tt-stack-length-7 = 7 und mehr
tt-stack-baden = Baden
tt-stack-wuerttemberg-hohenzollern = Württ., Hohenz.
tt-stack-schweiz-tyrol = Schweiz, Tyrol
tt-stack-boehmen-salzburg = Böhmen, Salzb.
tt-stack-baiern = Baiern
tt-stack-all-provinces = Alle außer Baiern
tt-stack-all-nine = Alle neun
tt-stack-game-end = Spielende
tt-stack-values = Noch da, von oben: { $points } Punkte.
tt-stack-empty = Keines ist mehr da.
tt-carriage-for = { $points } am Ende, für eine Strecke ab { $level } Karten. Nur deine größte Kutsche zählt.
tt-carriage-ends = Wer sie nimmt, beendet das Spiel.
tt-city = { $city }, { $province }.
tt-houses-of = Häuser: { $players }.
tt-no-house = Noch kein Haus.
tt-letter-waits = Noch kein Haus: Das erste gewinnt einen Brief.
tt-province = { $province }: { $cities }.
tt-cards-word = { $count ->
    [one] Handkarte
   *[other] Handkarten
}
tt-carriage-word = Kutsche
tt-no-route = keine Strecke
tt-holds = hat { $cities }
tt-unknown = und { $count } unbekannte
tt-route-of = { $count ->
    [0] { $player } hat keine Strecke.
    [one] Strecke von { $player }: { $route }. Auf der Karte gezeigt.
   *[other] Strecke von { $player }, { $count } Karten: { $route }. Auf der Karte gezeigt.
}

## Das Ziel, bei den Spielern

goal-ends = Letzte Runde: { $level }er-Kutsche oder letztes Haus.
goal-near-carriage = { $players }: Zum Ende fehlt nur die { $count }er-Kutsche.
goal-near-houses = { $count ->
    [one] { $players }: noch ein Haus zu setzen, dann ist Schluss.
   *[other] { $players }: noch { $count } Häuser zu setzen, dann ist Schluss.
}

## Woher ein Preis kommt

price-official = eine weitere Amtsperson
price-courier = der Kurier

## Das Verzeichnis

cards-title = Plättchen, Kutschen, Amtspersonen
effect-card = { NAME($card, form: "effect") }
cards-all-nine = Für ein Haus in jedem der neun Länder.
cards-all-outer = Für ein Haus in jedem Land außer Baiern.
cards-then = dann { $values }
cards-carriage = { $level }er-Kutsche
cards-carriage-effect = { $before ->
    [0] Für eine abgeschlossene Strecke aus mindestens { $level } Karten.
   *[other] Für eine abgeschlossene Strecke aus mindestens { $level } Karten, nach der { $before }er-Kutsche.
}
cards-ends = beendet die Partie
cards-used = schon genutzt
cards-one-official = nur eine pro Zug

## Charaktere, die Bots haben können

style-racer = Eilbote
    .the = der Eilbote
    .plays = Schließt eine Strecke, sobald sie die nächste Kutsche einbringt, und drängt zum Ende.
style-voyager = Fernreisender
    .the = der Fernreisende
    .plays = Lässt sich Zeit für lange Strecken und schließt sie spät.

## Was der Ratgeber fragt, ohne eine Möglichkeit zu nennen

nudge-draw = Schau auf die Auslage: Welche Städte grenzen an deine Strecke oder aneinander?
nudge-draw-pile = Führt etwas in der Auslage deine Strecke weiter?
nudge-administrator = Würden dir sechs andere Karten mehr nützen als diese?
nudge-play = Von welchem Ende deiner Strecke führen mehr Straßen zu den Karten auf deiner Hand?
nudge-abandon = Kann diese Strecke noch wachsen, oder ist sie nur im Weg?
nudge-close = Ist die Strecke lang genug für das, was du von ihr willst, und was brächte eine Stadt mehr?
nudge-end-turn = Öffnet eine längere Strecke etwas, das diese nicht öffnet?
nudge-houses-each = Wo vollenden deine Häuser etwas: in vielen Ländern oder in einem?
nudge-houses-in = Wo vollenden deine Häuser etwas: in vielen Ländern oder in einem?
nudge-house = Welche dieser Städte erreichst du kaum noch einmal?
nudge-take-carriage = Passt die Kutsche zu den Strecken, die du bauen kannst?
nudge-cartwright = Ist der Wagner jetzt mehr wert als eine andere Amtsperson später?
nudge-discard = Welche Karte passt zu nichts sonst auf deiner Hand?

## Die geführte erste Partie

first-goal = Wer die meisten Punkte hat, gewinnt.
first-goal-why = Jedes Haus, das du nicht gesetzt hast, kostet einen Punkt: Du beginnst bei minus 20. Häuser, Kutschen und Plättchen bringen dich nach oben. Die letzte Runde beginnt, wenn jemand die 7er-Kutsche nimmt oder sein letztes Haus setzt.
first-turn = Ein Zug: eine Karte nehmen, eine anlegen, die Strecke abschließen, wenn du willst.
first-turn-why = Jede Karte ist eine Stadt auf dem Plan. Aneinandergelegt bilden sie eine Strecke; ab drei Karten abgeschlossen bringt sie Häuser. Unter dem Plan liegen sechs offene Karten und deine Hand.
first-take = Nimm Ingolstadt.
first-take-why = Der Plan: Städte Baierns in einer Reihe. Ingolstadt liegt mittendrin und hat viele Nachbarn; die Strecke kann an beiden Enden wachsen.
first-take-blind = Vom Stapel kommt, was kommt. Mit offenen Karten kannst du planen.
first-take-far = Das geht, aber in der Auslage liegen zwei benachbarte Städte: Ingolstadt und Nürnberg.
first-postmaster = Deine Hand war leer: Nimm mit dem Postmeister auch Nürnberg.
first-postmaster-why = Einmal im Zug hilft dir eine von vier Amtspersonen. Der Postmeister gibt eine zweite Karte; bei leerer Hand kommt er immer. Nürnberg grenzt an Ingolstadt.
first-postmaster-beside = Augsburg passt auch, und du nimmst es im nächsten Zug. Jetzt Nürnberg.
first-postmaster-blind = Eine verdeckte Karte passt vielleicht, Nürnberg bestimmt.
first-postmaster-far = Sie grenzt nicht an Ingolstadt: Im nächsten Zug könntest du sie nicht anlegen.
first-begin = Beginne deine Strecke mit Ingolstadt.
first-begin-why = In jedem Zug musst du eine Karte anlegen. Nürnberg bleibt auf der Hand und ist für den nächsten Zug sicher.
first-begin-other = Das ginge auch; in dieser Lektion kommt Ingolstadt zuerst, denn es hat mehr Nachbarn.
first-open = Colette beginnt in Sigmaringen.
first-open-why = Ihre Strecke liegt offen, ihre Hand nicht. Was sie offen genommen hat, weiß man trotzdem: Es steht im Verlauf.
first-south = Nimm Augsburg und verzichte auf eine zweite Karte.
first-south-why = Augsburg grenzt im Süden an Ingolstadt: eine Karte für jedes Ende der Strecke. Den Postmeister brauchst du jetzt nicht.
first-south-swap = Nicht nötig: Augsburg liegt da und passt.
first-south-second = Ein Augsburg genügt: Eine Stadt steht nur einmal in einer Strecke.
first-south-far = Sicher an deine Strecke passt Augsburg.
first-grow = Leg Nürnberg an Ingolstadt an.
first-grow-why = Eine Strecke wächst an ihren Enden, entlang der Straßen. Wer keine Karte anlegen kann, verliert die ganze Strecke: Behalte immer eine passende.
first-grow-lost = Die Strecke aufgeben? Nur wenn nichts passt. Nürnberg passt.
first-grow-later = Das passt auch, und die Reihenfolge ist frei. In dieser Lektion kommt Nürnberg zuerst.
first-keep = Behalte Augsburg auf der Hand.
first-keep-why = Mit dem Postillion könntest du eine zweite Karte anlegen. Behältst du sie, kann deine Strecke im nächsten Zug sicher wachsen, und du kannst deine Amtsperson frei wählen.
first-keep-carrier = Dann ist deine Hand leer, und im nächsten Zug hilft dir nur der Postmeister. Du wirst eine andere Amtsperson brauchen.
first-administrator = An Nürnberg passt keine Karte: Ruf den Amtmann.
first-administrator-why = Er tauscht alle sechs offenen Karten aus, bevor du eine nimmst. Das ist die zweite der vier Amtspersonen.
first-administrator-useless = Das ginge, aber keine der offenen Karten verlängert deine Strecke. Der Amtmann bringt sechs neue.
first-north = Nimm Würzburg und leg es an Nürnberg an.
first-north-why = Auch Würzburg ist eine Stadt Baierns: die dritte. Am meisten bringen Häuser, wo sich ein ganzes Land füllt.
first-north-far = Würzburg ist die Karte, die deine Strecke jetzt verlängert.
first-north-lost = Würzburg passt: Nichts ist verloren.
first-north-west = Das passt auch, aber behalte es: Es ist deine sichere Karte für den nächsten Zug.
first-wait = Du könntest deine drei Karten jetzt abschließen. Warte: Beende den Zug.
first-wait-why = Eine längere Strecke bringt mehr Häuser und ab fünf Karten ein Plättchen. Du kannst es wagen, denn du hast Augsburg auf der Hand.
first-wait-early = Drei Häuser und die 3er-Kutsche, sicher und bald. Mit zwei Karten mehr bekommst du ein viertes Haus und ein Plättchen.
first-west = Nimm Mannheim, ohne zweite Karte.
first-west-why = Es grenzt an Würzburg. Jetzt hast du eine Karte für jedes Ende: Mannheim im Westen, Augsburg im Süden.
first-west-swap = Mannheim liegt da und passt. Tausch es nicht weg.
first-west-more = Nur Mannheim: In diesem Zug willst du den Postillion, und je Zug hilft nur eine Amtsperson.
first-carrier = Leg beide an: Mannheim, und Augsburg mit dem Postillion.
first-carrier-why = Der Postillion lässt dich zwei Karten in einem Zug anlegen. Dann liegen fünf in einer Reihe, von Augsburg bis Mannheim.
first-carrier-lost = Deine beiden Karten passen.
first-carrier-one = Vier Karten. Mit dem Postillion sind es fünf, und fünf bringen ein Plättchen.
first-close = Schließ die Strecke ab: Häuser in Baiern.
first-close-why = Du wählst: je ein Haus in jedem Land der Strecke oder in allen ihren Städten eines Landes. Hier sind das vier gegen zwei.
first-close-longer = Du könntest warten, aber deine Hand ist leer: Im nächsten Zug wäre die Strecke vielleicht verloren.
first-close-each = Eins in Baiern, eins in Baden: Das sind zwei Häuser. Nur in Baiern sind es vier.
first-close-baden = In Baden liegt nur Mannheim an dieser Strecke: ein Haus. In Baiern sind es vier Städte.
first-carriage = Vier Häuser, ein Plättchen für 2 Punkte und die 3er-Kutsche für 2 weitere.
first-carriage-why = Kutschen kommen eine nach der anderen: Die nächste braucht eine Strecke von 4. Die vierte Amtsperson, der Wagner, hilft, wenn bis zu zwei Karten fehlen.
first-won = Du führst mit minus 12 zu minus 15. Ab hier gehört die Partie dir.
first-won-why = Colette hat je Land ein Haus gewählt. Häuser in allen acht Städten Baierns bringen ein Plättchen. Vier fehlen noch, und zwei davon liegen offen: München und Regensburg.

## In fünf Minuten

five-goal = Posthäuser im ganzen Land
five-goal-text = Du legst Strecken aus benachbarten Städten und setzt an ihnen Häuser. Wer die meisten Punkte hat, gewinnt: Kutschen und Plättchen bringen welche, jedes nicht gesetzte Haus kostet einen.
five-cards = Ein Zug: eine Karte nehmen, eine anlegen
five-cards-text = Nimm eine der sechs offenen Karten oder die oberste vom Stapel. Dann leg eine aus der Hand an. Einmal im Zug hilft eine von vier Amtspersonen: zweite Karte, neue Auslage, zwei Karten anlegen oder bessere Kutsche.
five-route = Die Strecke wächst an beiden Enden
five-route-text = Eine Karte passt, wenn eine Straße vom Ende der Strecke zu ihrer Stadt führt und die Stadt noch nicht vorkommt. Wer nichts anlegen kann, verliert die ganze Strecke.
five-houses = Abschließen: ab drei Karten
five-houses-text = Dann setzt du Häuser: je eines in jedem Land der Strecke oder in allen ihren Städten eines Landes. Hier waren das vier Häuser in Baiern auf einmal.
five-carriage = Kutschen, eine nach der anderen
five-carriage-text = Eine Strecke, die so lang ist wie die Nummer deiner nächsten Kutsche, bringt sie dir. Die 7er-Kutsche leitet auch die letzte Runde ein, ebenso das letzte Haus eines Spielers.
five-tiles = Plättchen: Wer zuerst kommt, bekommt mehr
five-tiles-text = Für Strecken ab fünf Karten, für Länder mit einem Haus in jeder Stadt und für ein Haus in jedem Land. Jeder Stapel zeigt, was das nächste Plättchen wert ist.
five-turn-what = eine Karte nehmen, eine anlegen und vielleicht die Strecke abschließen
five-end = Wie es endet
five-end-text = Die letzte Runde kommt, wenn jemand die 7er-Kutsche nimmt oder sein zwanzigstes Haus setzt. Sie wird zu Ende gespielt, damit alle gleich oft am Zug waren. Offene Strecken und Handkarten zählen nichts; bei Gleichstand entscheidet das Plättchen Spielende.
five-score-carriage = 2 bis 10
five-score-carriage-text = Nur die höchste zählt: Die 3er bringt 2 Punkte, die 4er bringt 3, dann 5, 7 und 10.
five-score-length = je 1 bis 4
five-score-length-text = Für jede abgeschlossene Strecke ab fünf Städten.
five-score-provinces = je 1 bis 5
five-score-provinces-text = Für ein Haus in jeder Stadt eines Landes oder Länderpaars; Baiern bringt am meisten.
five-score-all-provinces = 3 bis 6
five-score-all-provinces-text = Für ein Haus in jedem Land.
five-score-end = 1
five-score-end-text = Für den, der die letzte Runde auslöst.
five-score-houses = je −1
five-score-houses-text = Du beginnst bei −20; jedes gesetzte Haus nimmt einen weg.
five-tip-1 = Hab immer eine Karte, die passt.
five-tip-1-why = Du musst in jedem Zug eine anlegen. Passt keine, ist die ganze Strecke verloren.
five-tip-2 = Lass dir vom Wagner helfen.
five-tip-2-why = Mit ihm darf die abgeschlossene Strecke bis zu zwei Städte kürzer sein, als die nächste Kutsche verlangt.
five-tip-3 = Hol dir Plättchen vor den anderen.
five-tip-3-why = Jeder Stapel beginnt mit dem besten: Zähl mit, wer vor dir ein Land voll hat.
