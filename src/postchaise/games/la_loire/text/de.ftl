## Spiel

la-loire-title = La Loire
la-loire-tagline = Ein Händler, ein Bote und ein Fluss: handeln, bauen und Nachrichten zustellen.
pitch = Reite an beiden Ufern entlang, kaufe, wo es günstig ist, und bring die Nachrichten ans Ziel, ehe die Schiffe da sind.

## Orte

location-nantes = Nantes
location-serrant = Serrant
location-angers = Angers
location-langeais = Langeais
location-tours = Tours
location-vendome = Vendôme
location-blois = Blois
location-talcy = Talcy
location-beaugency = Beaugency
location-meung = Meung
location-orleans = Orléans
location-chambord = Chambord
location-cheverny = Cheverny
location-amboise = Amboise
location-villandry = Villandry
location-usse = Ussé
location-chinon = Chinon
location-montsoreau = Montsoreau
location-saumur = Saumur
location-brissac = Brissac

## Waren

good-wood = Holz
    .some = Holz
    .none = kein Holz
good-grain = Getreide
    .some = Getreide
    .none = kein Getreide
good-cheese = Käse
    .some = Käse
    .none = keinen Käse
good-wine = Wein
    .some = Wein
    .none = keinen Wein
good-beer = Bier
    .some = Bier
    .none = kein Bier

## Schilde

shield-red = Rot
    .letter = R
    .village = ein rotes Dorf
    .which = welches rote Dorf
shield-blue = Blau
    .letter = B
    .village = ein blaues Dorf
    .which = welches blaue Dorf
shield-yellow = Gelb
    .letter = G
    .village = ein gelbes Dorf
    .which = welches gelbe Dorf
shield-green = Grün
    .letter = Ü
    .village = ein grünes Dorf
    .which = welches grüne Dorf
shield-white = Weiß
    .letter = W
    .village = ein weißes Dorf
    .which = welches weiße Dorf
shield-purple = Lila
    .letter = L
    .village = ein lila Dorf
    .which = welches lila Dorf
shield-black = Schwarz
    .letter = S
    .village = ein schwarzes Dorf
    .which = welches schwarze Dorf

## Spielerfarben

player-red = Rot
player-yellow = Gelb
player-green = Grün
player-blue = Blau

## Figuren

piece-merchant = Händler
    .bare = Händler
    .subject-cap = Dein Händler
    .the = den Händler
    .your = deinen Händler
    .subject = dein Händler
piece-messenger = Bote
    .bare = Boten
    .subject-cap = Dein Bote
    .the = den Boten
    .your = deinen Boten
    .subject = dein Bote

## Gebäude auf dem Plan

building-farm = Bauernhof
    .bare = Bauernhof
    .a = einen Bauernhof
    .the = den Bauernhof
    .none = keinen Bauernhof
    .effect = Die Ware wird hier 1 Denar billiger, jeder Kauf bringt dir 1 Feld, und dein Bote kauft hier 1 Nachricht.
building-monastery = Kloster
    .bare = Kloster
    .a = ein Kloster
    .the = das Kloster
    .none = kein Kloster
    .effect = Wie ein Bauernhof, aber dein Händler kann hier Bier kaufen und dein Bote nur 1 Klosternachricht.
    .effect-beer = Wie ein Bauernhof, aber dein Händler kann hier Bier kaufen und dein Bote keine Nachrichten.
building-castle = Burg
    .bare = Turm
    .a = eine Burg
    .the = die Burg
    .none = keinen Turm
    .effect = Die Ware wird hier 2 Denar billiger, jeder Kauf bringt dir 1 Feld, und dein Bote kauft hier bis zu 2 Nachrichten.

## Mengen

horse-count = { $count ->
    [0] kein Pferd
    [one] { $count } Pferd
   *[other] { $count } Pferde
}
denier-count = { $count } Denar
wood-count = { $count } Holz
point-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
space-count = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}

## Personen: Gruppen

people-yellow = Handel
people-green = Geld und Bau
people-white = Reise
people-red = Nachrichten
people-blue = Wertung

## Personen: Handel

character-wood-merchant = Holzhändler
    .bare = Holzhändler
    .the = den Holzhändler
    .effect = Verkaufe jedes Holz für 1 Denar mehr.
character-grain-merchant = Getreidehändler
    .bare = Getreidehändler
    .the = den Getreidehändler
    .effect = Verkaufe jedes Getreide für 1 Denar mehr.
character-cheese-merchant = Käsehändler
    .bare = Käsehändler
    .the = den Käsehändler
    .effect = Verkaufe jeden Käse für 1 Denar mehr.
character-wine-merchant = Weinhändler
    .bare = Weinhändler
    .the = den Weinhändler
    .effect = Verkaufe jeden Wein für 1 Denar mehr.
character-dairyman = Milchhändler
    .bare = Milchhändler
    .the = den Milchhändler
    .effect = Du darfst beliebig viel Käse haben.
character-grain-farmer = Getreidebauer
    .bare = Getreidebauern
    .the = den Getreidebauern
    .effect = Du darfst beliebig viel Getreide haben.
character-lumberjack = Holzfäller
    .bare = Holzfäller
    .the = den Holzfäller
    .effect = Kaufst du Holz, darfst du 2 statt 1 nehmen.
    .effect-for-one = Kaufst du Holz, darfst du 2 zum Preis von 1 nehmen.

## Personen: Geld und Bau

character-banker = Bankier
    .bare = Bankier
    .the = den Bankier
    .effect = Dein Händler verlässt die Stadt mit bis zu 15 statt 10 Denar.
character-lady-in-waiting = Hofdame
    .bare = Hofdame
    .the = die Hofdame
    .effect = Wirb bis zu 2 Personen pro Zug an, die zweite mit Aufpreis.
character-witch = Hexe
    .bare = Hexe
    .the = die Hexe
    .effect = Jede weitere Person kostet dich 1 Denar weniger.
character-magister-artium = Magister Artium
    .bare = Magister Artium
    .the = den Magister Artium
    .effect = Jedes Gebäude und jeder Palast kostet dich 1 Denar weniger.
character-economus = Economus
    .bare = Economus
    .the = den Economus
    .effect = Baue bis zu zweimal pro Zug; der zweite Bau kostet 1 Denar mehr.
character-patronus = Patronus
    .bare = Patronus
    .the = den Patronus
    .effect = Zahle einmal pro Gebäude 2 Denar statt 1 Holz.
    .effect-all-wood = Zahle einmal pro Gebäude 2 Denar statt des ganzen Holzes.
character-mensor = Mensor
    .bare = Mensor
    .the = den Mensor
    .effect = Verteile deine Gebäude beliebig auf die beiden Ufer.

## Personen: Reise

character-squire = Knappe
    .bare = Knappen
    .the = den Knappen
    .effect = Deine Figuren dürfen vor dem Losziehen je 2 Pferde nehmen statt 1.
character-scout = Kundschafter
    .bare = Kundschafter
    .the = den Kundschafter
    .effect = Deine Stafetten dürfen je 3 Pferde haben statt 2.
character-blacksmith = Hufschmied
    .bare = Hufschmied
    .the = den Hufschmied
    .effect = Einmal pro Zug: Hole für 1 Denar ein freies Pferd von irgendwo.
    .effect-per-piece = Einmal pro Zug und Figur: Hole für 1 Denar ein freies Pferd von irgendwo.
character-jester = Narr
    .bare = Narren
    .the = den Narren
    .effect = Deine Figuren dürfen beim Zirkus früher halten.
character-city-guard = Stadtwache
    .bare = Stadtwache
    .the = die Stadtwache
    .effect = Deine Figuren dürfen in Nantes und Orléans früher halten.

## Personen: Nachrichten

character-mayor = Bürgermeister
    .bare = Bürgermeister
    .the = den Bürgermeister
    .effect = Du darfst 4 offene Nachrichten haben statt 2.
character-vassallus = Vasall
    .bare = Vasallen
    .the = den Vasallen
    .effect = Kaufe in Stadt, Bauernhof oder Burg 1 Nachricht mehr (Stufe 1–3).
    .effect-anywhere = Kaufe bei jedem Halt 1 Nachricht mehr (Stufe 1–3), am Kloster nach einer Klosternachricht.
character-spy = Spion
    .bare = Spion
    .the = den Spion
    .effect = Ziehe pro gekaufter Nachricht 3 Karten und behalte 1.
character-apprentice = Lehrling
    .bare = Lehrling
    .the = den Lehrling
    .effect = 1 Nachrichtenstein zum Markieren; du darfst Stufe 2 zustellen.
character-helper = Gehilfe
    .bare = Gehilfen
    .the = den Gehilfen
    .effect = 1 Nachrichtenstein; du darfst Stufe 3 zustellen (nach dem Lehrling).

## Personen: Wertung

character-lover = Liebhaberin
    .bare = Liebhaberin
    .the = die Liebhaberin
    .effect = Am Ende 2 Punkte je zugestellter Nachricht der Liebhaberin.
character-general = General
    .bare = General
    .the = den General
    .effect = Am Ende 2 Punkte je zugestellter Nachricht des Generals.
character-philosopher = Philosoph
    .bare = Philosophen
    .the = den Philosophen
    .effect = Am Ende 2 Punkte je zugestellter Nachricht des Philosophen.
character-judge = Richter
    .bare = Richter
    .the = den Richter
    .effect = Am Ende 2 Punkte je zugestellter Nachricht des Richters.
character-provost = Profos
    .bare = Profos
    .the = den Profos
    .effect = Am Ende 2 Punkte je zugestellter Nachricht des Profoses.

## Paläste

palace-ducal-palace-nantes = Herzogspalast von Nantes
    .the = den Herzogspalast von Nantes
    .effect = Kauft dein Bote in Nantes, suchst du die Karte im Stapel aus.
    .effect-any-city = Kauft dein Bote in Nantes oder Orléans, suchst du die Karte im Stapel aus.
    .effect-everywhere = Wo immer dein Bote kauft, suchst du die Karte im Stapel aus.
palace-post-office-nantes = Postamt von Nantes
    .the = das Postamt von Nantes
    .effect = Kaufe in Nantes eine zweite Nachricht für 1 Denar weniger.
palace-palatium-balivi-nantes = Palatium Balivi von Nantes
    .the = das Palatium Balivi von Nantes
    .effect = Hältst du in Nantes, darfst du eine rote Person anwerben.
palace-bank-nantes = Bank von Nantes
    .the = die Bank von Nantes
    .effect = 3 Denar für jede deiner Figuren, die in Nantes hält.
palace-ducal-palace-orleans = Herzogspalast von Orléans
    .the = den Herzogspalast von Orléans
    .effect = Kauft dein Bote in Orléans, suchst du die Karte im Stapel aus.
    .effect-any-city = Kauft dein Bote in Nantes oder Orléans, suchst du die Karte im Stapel aus.
    .effect-everywhere = Wo immer dein Bote kauft, suchst du die Karte im Stapel aus.
palace-post-office-orleans = Postamt von Orléans
    .the = das Postamt von Orléans
    .effect = Kaufe in Orléans eine zweite Nachricht für 1 Denar weniger.
palace-palatium-balivi-orleans = Palatium Balivi von Orléans
    .the = das Palatium Balivi von Orléans
    .effect = Hältst du in Orléans, darfst du eine rote Person anwerben.
palace-bank-orleans = Bank von Orléans
    .the = die Bank von Orléans
    .effect = 3 Denar für jede deiner Figuren, die in Orléans hält.

## Nachrichten

type-lover = Liebhaberin
type-general = General
type-philosopher = Philosoph
type-judge = Richter
type-provost = Profos
message-level = { $count ->
    [4] eine Klosternachricht
   *[other] eine Nachricht der Stufe { $count }
}
message-1 = Nachricht nach { $place }
message-2 = Nachricht { $a } + { $b }
message-3 = Nachricht { $a } + { $b } + { $c }
message-4 = Klosternachricht nach { $place }

## Wertung

score-boat = Schiff
score-delivered = Zugestellte Nachrichten
score-undelivered = Offene Nachrichten
score-characters = Personen
score-blue = Bonus der blauen Personen
score-palaces = Paläste
score-buildings = Gebäude
why-more-boat = dein Schiff kommt weiter
why-less-boat = dein Schiff kommt weniger weit
why-more-delivered = du stellst mehr Nachrichten zu
why-less-delivered = du stellst weniger Nachrichten zu
why-more-undelivered = du hältst mehr Nachrichten
why-less-undelivered = du hältst weniger Nachrichten
why-more-characters = deine Personen sind mehr wert
why-less-characters = deine Personen sind weniger wert
why-more-blue = deine blauen Personen bringen mehr Bonus
why-less-blue = deine blauen Personen bringen weniger Bonus
why-more-palaces = deine Paläste sind mehr wert
why-less-palaces = deine Paläste sind weniger wert
why-more-buildings = deine Gebäude sind mehr wert
why-less-buildings = deine Gebäude sind weniger wert

## Optionen: Grundlagen

option-variant = Spielvariante
    .help = Das volle Spiel oder die einfachere Fassung für die ersten Partien.
option-variant-standard = Volles Spiel
    .help = Mit Personen, Palästen und Zirkus.
option-variant-casual = Einsteigerspiel
    .help = Ohne Personen, Paläste und Zirkus; ihr habt von Anfang an beide Nachrichtensteine.
option-edition = Ausgabe
    .help = Die Anleitungen unterscheiden sich in Einzelheiten. Eine Ausgabe stellt alle strittigen Punkte auf einmal ein; einzeln ändern könnt ihr sie trotzdem.
option-edition-default = Empfohlen
    .help = Meist die englische Ausgabe, dazu Klarstellungen der deutschen.
option-edition-fr = Französische Ausgabe
    .help = So, wie es in der französischen Anleitung steht.
option-edition-en = Englische Ausgabe
    .help = So, wie es in der englischen Anleitung steht.
option-edition-de = Deutsche Ausgabe
    .help = So, wie es in der deutschen Anleitung steht.
option-first-player = Wer beginnt
    .help = Wie ihr bestimmt, wer den ersten Zug macht. Danach geht es im Uhrzeigersinn.
option-first-player-random = Das Los entscheidet
option-first-player-loire-boat = Wer zuletzt auf der Loire Schiff fuhr
    .help = Ihr bestimmt den Platz, der beginnt. Bestimmt ihr keinen, entscheidet das Los.
option-first-seat = Platz, der beginnt
    .help = Zählt nur, wenn beginnt, wer zuletzt auf der Loire Schiff fuhr. 0 heißt: Niemand ist genannt, das Los entscheidet.

## Optionen: Zug und Geld

option-stop-actions = Aktionen pro Halt
    .help = Wie viel eine Figur an ihrem Ziel tun darf.
option-stop-actions-single = Nur eine
    .help = Jede Figur macht eine Aktion, zum Beispiel verkaufen oder bauen. Mehrere Verkäufe, Nachrichten oder Anwerbungen zählen zusammen als eine; Palatium Balivi und Bank kommen dazu.
option-stop-actions-merchant-combined = Händler alle, Bote eine
    .help = Der Händler nutzt alles, was der Ort erlaubt, der Bote nur eine Aktion.
option-stop-actions-combined = Alle, die der Ort erlaubt
    .help = Jede Aktion des Ortes einmal, in beliebiger Reihenfolge.
option-min-check = Mindestguthaben
    .help = Wann dein Händler in der Stadt mindestens 5 Denar braucht. Reicht es nicht, bekommst du 1 Denar und dein Zug endet.
option-min-check-turn-start = Nur zu Beginn des Zuges
    .help = Mit weniger als 5 Denar zu Beginn des Zuges nimmst du 1 Denar und setzt aus.
option-min-check-turn-start-and-departure = Auch beim Losziehen
    .help = Geprüft wird noch einmal, wenn der Händler in einer Stadt losziehen soll, etwa weil der Bote vorher Geld ausgegeben hat.
option-blacksmith-limit = Hufschmied
    .help = Wie oft du ein Pferd für 1 Denar holen darfst.
option-blacksmith-limit-per-turn = Einmal pro Zug
    .help = Für eine deiner beiden Figuren.
option-blacksmith-limit-per-piece = Einmal pro Zug für jede Figur
    .help = Einmal für den Händler und einmal für den Boten.

## Optionen: Handel und Bau

option-lumberjack-price = Holzfäller
    .help = Was zwei Holz auf einmal kosten.
option-lumberjack-price-per-card = Preis für jede Karte
    .help = Beide kosten den Preis, der vor dem Kauf gilt.
option-lumberjack-price-for-one = Zwei zum Preis von einer
option-patronus-wood = Patronus
    .help = Wie viel Holz du für 2 Denar ersetzt, einmal pro Gebäude.
option-patronus-wood-one-wood = Genau 1 Holz
    .help = 2 Denar ersetzen 1 Holz; ein Kloster braucht noch das andere.
option-patronus-wood-all-wood = Alles Holz des Gebäudes
    .help = Auch die 2 Holz eines Klosters.
option-upgrade-same-turn = Neuen Bauernhof gleich ausbauen
    .help = Ob ein Bauernhof noch im selben Zug zu Kloster oder Burg werden darf. Das geht nur mit dem Economus.
option-upgrade-same-turn-false = Nein
    .help = Der Bauernhof muss aus einem früheren Zug stammen.
option-upgrade-same-turn-true = Ja
    .help = Mit dem Economus darfst du ihn im selben Zug ausbauen.
option-palace-site = Palast bauen
    .help = Welche Paläste dein Händler in einer Stadt bauen darf.
option-palace-site-any-city = Die beider Städte
    .help = Jeden Palast, egal in welcher Stadt dein Händler steht.
option-palace-site-current-city = Nur die der Stadt, in der er steht
    .help = In Nantes die von Nantes, in Orléans die von Orléans.

## Optionen: Personen, Paläste, Nachrichten

option-blue-copies = Blaue Personen
    .help = Wie oft jede blaue Person ausliegt.
option-blue-copies-unique = Je einmal
    .help = Je eine Karte, egal wie viele mitspielen.
option-blue-copies-standard = Wie gewöhnliche Personen
    .help = Bei 1 oder 2 Spielern je einmal, bei 3 oder 4 je zweimal.
option-lady-surcharge = Aufpreis der Hofdame
    .help = So viele Denar kostet die zweite Person des Zuges mehr. Deutsche Ausgabe 1, die anderen 2.
option-vassallus-scope = Vasall
    .help = Wo dein Bote eine Nachricht mehr kaufen darf.
option-vassallus-scope-levels-1-3-not-monastery = Nicht am Kloster
    .help = In der Stadt, am eigenen Bauernhof und an der eigenen Burg eine weitere Nachricht der Stufe 1 bis 3.
option-vassallus-scope-any-level-anywhere = Auch am Kloster
    .help = Am eigenen Kloster darfst du nach der Klosternachricht noch eine Nachricht der Stufe 1 bis 3 kaufen.
option-ducal-scope = Herzogspalast
    .help = Wo du dir Nachrichten im Stapel aussuchen darfst.
option-ducal-scope-own-city = In seiner Stadt
option-ducal-scope-any-city = In beiden Städten
    .help = In Nantes wie in Orléans, egal welcher Herzogspalast dir gehört.
option-ducal-scope-everywhere = Überall, wo du kaufst
    .help = Auch an deinen Bauernhöfen und Burgen, und am eigenen Kloster für Klosternachrichten.
option-token-recall = Nachrichtensteine zurücknehmen
    .help = Ob du einen gelegten Stein wieder wegnehmen darfst. Die Station, die er markiert hat, ist dann verloren.
option-token-recall-never = Nie
    .help = Ein Stein bleibt liegen, bis die Nachricht zugestellt ist.
option-token-recall-on-mark = Nur beim Markieren
    .help = Markierst du eine Station, darfst du dafür einen schon gelegten Stein dorthin versetzen.
option-token-recall-any-time = Jederzeit im eigenen Zug
    .help = Du nimmst einen Stein zurück, wann immer du am Zug bist.
option-casual-level4 = Klosternachrichten im Einsteigerspiel
    .help = Ob es im Einsteigerspiel Klosternachrichten gibt.
option-casual-level4-false = Nein
    .help = Bier am eigenen Kloster gibt es trotzdem.
option-casual-level4-true = Ja
    .help = Sie werden wie sonst auch verkauft und zugestellt.

## Optionen: Ende und Wertung

option-end-boat = Zielfeld der Schiffe
    .help = Vier Zahlen: das Zielfeld bei 1, 2, 3 und 4 Spielern. Französische Ausgabe 20, 20, 15, 10, die anderen 20, 20, 17, 15.
option-boat-overflow = Felder über das Ziel hinaus
    .help = Was gilt, wenn dein Schiff weiter fahren würde als bis zum Zielfeld.
option-boat-overflow-cap = Sie verfallen
    .help = Die Aktion bleibt erlaubt und kostet den vollen Preis.
option-boat-overflow-forbid = Verschiffen verboten
    .help = Du darfst nicht mehr Felder verschiffen, als deinem Schiff noch fehlen. Felder durch Gebäude verfallen weiterhin.
option-end-trigger-owner = Wer keinen letzten Zug bekommt
    .help = Wichtig, wenn ein Kauf ein fremdes Schiff ans Ziel bringt.
option-end-trigger-owner-active-player = Wer gerade am Zug ist
    .help = Alle anderen ziehen noch einmal, auch wem das Schiff gehört.
option-end-trigger-owner-condition-owner = Wer die Bedingung erfüllt hat
    .help = Dann bekommt auch noch einen Zug, wer gerade am Zug war.
option-building-vp-scope = Punkte für Gebäude
    .help = Welche Gebäude am Ende ihre Siegpunkte zählen. Bauernhof, Kloster und Burg haben zurzeit 0, also macht es keinen Unterschied.
option-building-vp-scope-palaces = Nur Paläste
option-building-vp-scope-all = Alle

## Spielende

ending-boat = ein Schiff hat das Ziel erreicht
ending-messages = genug Nachrichten sind zugestellt
ending-turns = letzter Zug des Solospiels
ending-rounds = letzte Runde

tie-castles = { $first } und { $second } haben je { point-count }. Die Burgen entscheiden: { $first } hat { $more }, { $second } hat { $less ->
    [0] keine
   *[other] { $less }
}.
tie-castles-wins = { $first } gewinnt durch die Burgen
tie-buildings = { $first } und { $second } haben je { point-count } und gleich viele Burgen. Die Gebäude entscheiden: { $first } hat { $more }, { $second } hat { $less ->
    [0] keins
   *[other] { $less }
}.
tie-buildings-wins = { $first } gewinnt durch die Gebäude
tie-shared = Je { point-count }, und auch bei Burgen und Gebäuden herrscht Gleichstand.

figure-rides = Ritte
figure-bought = Waren gekauft
figure-sold = Waren verkauft
figure-delivered = Nachrichten zugestellt
figure-characters = Personen
figure-farm = Bauernhöfe
figure-monastery = Klöster
figure-castle = Burgen
figure-palaces = Paläste

## Fragen

prompt-first = Welche Figur zieht zuerst?
repeat-prompt-first = In jedem Zug dieselbe Reihenfolge
prompt-ride = Wohin zieht { NAME($piece, form: "subject") } von { $location } aus? Er hat { $horses }.
prompt-stop = Was macht { NAME($piece, form: "subject") } in { $location }?
prompt-site = Wo baust du { NAME($building, form: "the") }?
prompt-circus = Der Zirkus zieht um. In { NAME($shield, form: "which") }?
prompt-keep = { $count ->
    [0] Welche Nachricht behältst du? Du darfst den ganzen Stapel durchsehen.
   *[other] Welche dieser { $count } Nachrichten behältst du?
}
prompt-token = Mit welchem Stein markierst du { $location } für die { $message }?

## Wahlmöglichkeiten

choice-first = { NAME($piece) } zuerst
choice-smith = Freies Pferd aus { $location } holen
choice-ride = Nach { $location } ({ $horses })
choice-buy = { NAME($good, form: "some") } kaufen
choice-buy-pair = Zwei Holz auf einmal kaufen
choice-sell = 1 { NAME($good, form: "some") } verkaufen
choice-ship = { $spaces } verschiffen
choice-build = { NAME($building) } bauen
choice-build-patronus = { NAME($building) } bauen, { $deniers } statt { $wood }
choice-palace = { NAME($palace) } bauen
choice-message = Hier { $level } kaufen
choice-deliver = { $message } zustellen
choice-mark = Station für die { $message } markieren
choice-hire = { NAME($character, form: "bare") } anwerben
choice-site = { $location }
choice-circus = { $location }
choice-keep = { $message } behalten
choice-token-free = Mit einem Stein aus deinem Vorrat
choice-token-move = Mit dem Stein aus { $location }
choice-recall = Stein aus { $location } zurücknehmen
choice-done = { NAME($piece, form: "subject-cap") } ist fertig

## Überschriften der Wahlmöglichkeiten

group-first = Wer zuerst zieht
group-ride = Ziehen
group-smith = Vorher ein Pferd bezahlen (Hufschmied)
group-buy = Kaufen
group-sell = Verkaufen
group-ship = Auf der Loire verschiffen
group-build = Auf dem Plan bauen
group-palace = Palast bauen
group-message = Nachrichten kaufen
group-deliver = Zustellen
group-deliver-long = Zustellen: eine Nachricht pro Halt
group-hire-yellow = Anwerben: { people-yellow }
group-hire-green = Anwerben: { people-green }
group-hire-white = Anwerben: { people-white }
group-hire-red = Anwerben: { people-red }
group-hire-blue = Anwerben: { people-blue }
group-site = Bauplatz
group-circus = Zirkus
group-keep = Behalten
group-tokens = Nachrichtensteine
group-done = Fertig

## Folgen

effect-card = { NAME($card, form: "effect") }
effect-card-any-city = { NAME($card, form: "effect-any-city") }
effect-card-everywhere = { NAME($card, form: "effect-everywhere") }
effect-card-anywhere = { NAME($card, form: "effect-anywhere") }
effect-card-all-wood = { NAME($card, form: "effect-all-wood") }
effect-card-for-one = { NAME($card, form: "effect-for-one") }
effect-card-per-piece = { NAME($card, form: "effect-per-piece") }
effect-card-beer = { NAME($card, form: "effect-beer") }
effect-take = nimmt { $horses } mit
effect-leave = lässt { $horses } zurück
effect-bank = die Bank zahlt { $deniers }
effect-circus = dort steht der Zirkus: Person anwerben
effect-circus-discount = am Zirkus { $discount } weniger
effect-city = verkaufen, verschiffen oder bauen
effect-good = { NAME($good, form: "some") } für { $deniers }
effect-good-carried = { NAME($good, form: "some") }, aber mehr kannst du nicht tragen
effect-good-dear = { NAME($good, form: "some") } für { $deniers }, das ist dir zu teuer
effect-good-gone = { NAME($good, form: "some") }, aber der Vorrat ist leer
effect-deliver = kann eine Nachricht zustellen
effect-mark = kann eine Station markieren
effect-messages = kann Nachrichten kaufen
effect-own-boat = dein Schiff fährt auf Feld { $space }
effect-boat = das Schiff von { $player } fährt auf Feld { $space }
effect-own-boat-stays = dein Schiff ist am Ziel und fährt nicht weiter
effect-boat-stays = das Schiff von { $player } ist am Ziel und fährt nicht weiter
effect-dearest = { $shield } wird am teuersten
effect-circus-moves = danach zieht der Zirkus in { NAME($shield, form: "village") } um
effect-search = freie Wahl aus dem ganzen Stapel
effect-spy = dein Spion zeigt dir { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
effect-needs = zum Zustellen brauchst du { NAME($character, form: "the") }
effect-worth = { $count ->
    [one] ein Dorf
   *[other] { $count } Wappen
}, { $low } bis { $high } Punkte
effect-below = zustellbar erst nach einer der Stufe { $level }
effect-early = eine Nachricht zuzustellen, aber erst eine der Stufe { $level }
effect-gain = { $count ->
    [0] kein neuer Punkt: auf der Hand zählte sie schon 1
    [one] 1 Punkt mehr
   *[other] { $count } Punkte mehr
}
effect-points-now = für dich jetzt +{ $points }
effect-next-turn = wirkt ab deinem nächsten Zug
effect-stations = { $count ->
    [one] dann fehlt noch 1 Station
   *[other] dann fehlen noch { $count } Stationen
}
effect-station-lost = seine Station ist verloren
effect-then-mark = danach hier frei für die { $message }
effect-produces = liefert { NAME($good, form: "some") }
effect-building = { NAME($building) } von { $player }
effect-warning-hand = Achtung: Du hättest nur noch Nachrichten, die du nicht zustellen darfst, und keinen Platz für weitere
effect-warning-tokens = Achtung: Mit zwei unfertigen Nachrichten blockierst du dir beide Steine für immer
effect-warning-poor = Achtung: Mit weniger als { $deniers } in einer Stadt verlierst du deinen nächsten Zug
effect-warning-stay = Achtung: Mit weniger als { $deniers } kann dein Händler die Stadt nicht verlassen, und dein Zug endet dort

## Spielverlauf

log-turn = { $player }: Runde { $number }
log-poor = { $player } hat in der Stadt zu wenig Geld, nimmt { $deniers } und setzt aus
log-stay = { $player } hat zu wenig Geld zum Losziehen: Der Händler bleibt in der Stadt, es gibt { $deniers }, und der Zug endet
log-discard = { $player } gibt { $deniers } über dem Maximalguthaben ab
log-smith = { $player } lässt für { $deniers } ein Pferd aus { $location } holen
log-ride = { $player } zieht { NAME($piece, form: "the") } nach { $location } ({ $horses })
log-leave = { $player } lässt in { $location } { horse-count } zurück
log-take = { $player } nimmt in { $location } { horse-count } mit
log-bank = Die Bank von { $location } zahlt { $player } { $deniers }
log-buy = { $player } kauft in { $location } { NAME($good, form: "some") } für { $deniers }
log-buy-pair = { $player } kauft in { $location } zwei Holz für { $deniers }
log-boat = Das Schiff von { $player } fährt auf Feld { $space }
log-market = Markt: { $shield } ist jetzt am teuersten
log-circus = { $player } schickt den Zirkus nach { $location }
log-sell = { $player } verkauft { NAME($good, form: "some") } für { $deniers }
log-ship = { $player } verschifft für { $deniers }
log-build = { $player } baut in { $location } { NAME($building, form: "a") } für { $deniers }
log-palace = { $player } baut { NAME($palace, form: "the") } für { $deniers }
log-hire = { $player } wirbt { NAME($character, form: "the") } für { $deniers } an
log-message = { $player } kauft die { $message } für { $deniers }
log-look = { $player } zahlt { $deniers } und sieht sich { $count } Nachrichten der Stufe { $level } an
log-search = { $player } zahlt { $deniers } und durchsucht den Stapel der Stufe { $level }
log-keep = { $player } behält die { $message }
log-deliver = { $amount ->
    [0] { $player } stellt die { $message } zu
   *[other] { $player } stellt die { $message } zu und bekommt { $deniers }
}
log-mark = { $player } markiert { $location } für die { $message }
log-recall = { $player } nimmt den Nachrichtenstein aus { $location } zurück
log-nothing = { $player }: In { $location } gibt es für den { NAME($piece, form: "bare") } nichts zu tun
log-end = { $cause ->
    [1] Das Schiff von { $player } ist am Ziel: Das Ende ist eingeleitet
    [2] { $player } hat genug Nachrichten zugestellt: Das Ende ist eingeleitet
    [3] Der 60. Zug ist vorbei
   *[4] Die letzte Runde ist vorbei
}
log-over = Die Partie ist zu Ende

## Warum etwas nicht erlaubt ist

reason-LL-TURN-02 = Beide Figuren müssen ziehen, jede mindestens einen Ort weit.
reason-LL-MOVE-01 = { $distance ->
    [one] Ohne Pferd zieht die Figur genau 1 Ort weit.
   *[other] Mit dieser Pferdezahl zieht die Stafette genau { $distance } Orte weit.
}
reason-LL-MOVE-03 = Vor einer Bewegung darfst du höchstens { $limit ->
    [one] 1 Pferd
   *[other] { $limit } Pferde
} nehmen.
reason-LL-MOVE-04 = Deine Stafette darf höchstens { $limit } Pferde haben.
reason-LL-MOVE-06 = Bei einer Bewegung lässt du entweder Pferde zurück oder nimmst welche, nie beides.
reason-LL-MOVE-09 = Im Dorf gibt es keine Umkehr: Die Stafette zieht in ihrer Richtung weiter.
reason-LL-MOVE-11 = In einer Stadt hältst du nur, wenn deine Zugweite genau dort endet; diese Stafette zieht { $distance } Orte weit.
reason-LL-MOVE-14 = { $count ->
    [0] Hier steht kein freies Pferd.
    [one] Hier steht nur 1 freies Pferd.
   *[other] Hier stehen nur { $count } freie Pferde.
}
reason-LL-CHAR-BLACKSMITH-01 = { $case ->
    [0] Ein Pferd von anderswo holt dir nur der Hufschmied, und den hast du nicht angeworben.
    [1] Der Hufschmied hat in diesem Zug schon ein Pferd geholt.
    [2] In { $location } steht kein freies Pferd.
    [3] Der Hufschmied verlangt 1 Denar, und du hast keinen.
   *[4] Pferde in { $location } kosten nichts: Nimm sie einfach mit.
}
reason-LL-CHAR-BLACKSMITH-02 = Das bezahlte Pferd zählt mit: Du darfst pro Bewegung höchstens { $limit ->
    [one] 1 Pferd
   *[other] { $limit } Pferde
} nehmen.
reason-LL-ACT-01 = { NAME($piece, form: "subject-cap") } kann das in { $location } nicht tun.
reason-LL-ACT-02 = Pro Halt ist nur eine Aktion erlaubt, und die hast du hier schon gemacht.
reason-LL-BUY-01 = { $location } liefert { NAME($good, form: "none") }.
reason-LL-BUY-02 = Das kostet { $needed } Denar, du hast { $has }.
reason-LL-BUY-03 = Es gibt { NAME($good, form: "none") } mehr im Vorrat.
reason-LL-BUY-04 = Du darfst höchstens { $limit } { NAME($good, form: "some") } haben.
reason-LL-BUY-05 = Nur eine Ware pro Zug, und du hast schon eine gekauft.
reason-LL-BUY-07 = Bier gibt es nur an deinem eigenen Kloster.
reason-LL-BUY-08 = Dieses Kloster gehört dir nicht: Hier bekommst du kein Bier.
reason-LL-CHAR-LUMBERJACK-01 = Zwei Holz auf einmal kaufst du nur mit dem Holzfäller.
reason-LL-CHAR-LUMBERJACK-04 = { $count ->
    [0] Es gibt kein Holz mehr im Vorrat.
   *[other] Es gibt nur noch { $count } Holz im Vorrat.
}
reason-LL-SELL-01 = Du hast { NAME($good, form: "none") } zum Verkaufen.
reason-LL-SHIP-01 = So weit zu verschiffen kostet { $needed } Denar, du hast { $has }.
reason-LL-SHIP-02 = Du darfst nur einmal pro Zug verschiffen.
reason-LL-SHIP-03 = { $count ->
    [0] Dein Schiff ist schon am Ziel.
    [one] Deinem Schiff fehlt nur noch 1 Feld bis zum Ziel.
   *[other] Deinem Schiff fehlen nur noch { $count } Felder bis zum Ziel.
}
reason-LL-BUILD-01 = { $limit ->
    [one] Du darfst nur einmal pro Zug bauen.
    [2] Du darfst höchstens zweimal pro Zug bauen.
   *[other] Du darfst höchstens { $limit }-mal pro Zug bauen.
}
reason-LL-BUILD-02 = { $case ->
    [0] Ein Bauernhof kostet { $needed } Holz, du hast { $has }.
    [1] Ein Bauernhof kostet { $needed } Denar, du hast { $has }.
   *[2] Ein Bauernhof braucht ein Dorf, in dem noch kein Gebäude steht.
}
reason-LL-BUILD-03 = An einem Ufer darf höchstens 1 deiner Gebäude mehr stehen als am anderen.
reason-LL-BUILD-05 = { $case ->
    [0] Ein Kloster kostet { $needed } Holz, du hast { $has }.
   *[1] Ein Kloster kostet { $needed } Denar, du hast { $has }.
}
reason-LL-BUILD-06 = { $case ->
    [0] Eine Burg kostet { $needed } Holz, du hast { $has }.
   *[1] Eine Burg kostet { $needed } Denar, du hast { $has }.
}
reason-LL-BUILD-07 = Alle Türme sind verbaut.
reason-LL-BUILD-08 = Dafür brauchst du einen eigenen Bauernhof.
reason-LL-BUILD-09 = Der Bauernhof muss schon seit einem früheren Zug stehen.
reason-LL-BUILD-13 = { $case ->
    [0] Diesen Palast hast du schon.
    [1] Dieser Palast liegt nicht mehr aus.
   *[2] Das kostet { $needed } Denar, du hast { $has }.
}
reason-LL-BUILD-14 = Diesen Palast darfst du nur bauen, wenn dein Händler in { $location } steht.
reason-LL-BUILD-15 = Ein Palast wirkt erst ab deinem nächsten Zug.
reason-LL-COMP-05 = Du hast { NAME($building, form: "none") } mehr im Vorrat.
reason-LL-CAS-01 = Im Einsteigerspiel gibt es keine Personen und keine Paläste.
reason-LL-CAS-04 = Du darfst nie mehr Nachrichten der Stufe { $level } zugestellt haben als der Stufe { $level ->
    [2] 1
   *[3] 2
}.
reason-LL-CAS-05 = In diesem Einsteigerspiel gibt es keine Klosternachrichten.
reason-LL-CIRC-04 = Der Zirkus muss in { NAME($shield, form: "village") } ziehen.
reason-LL-MSG-01 = { $case ->
    [0] Nur der Bote kauft Nachrichten.
   *[1] Nachrichten gibt es in Städten und an deinen eigenen Gebäuden.
}
reason-LL-MSG-02 = Diese Nachricht kostet { $needed } Denar, du hast { $has }.
reason-LL-MSG-03 = Mehr Nachrichten darfst du bei diesem Halt nicht kaufen.
reason-LL-MSG-04 = { $case ->
    [0] Klosternachrichten gibt es nur an deinem eigenen Kloster.
    [1] Am Kloster gibt es nur Klosternachrichten.
    [2] Am Kloster ist die erste Nachricht eine Klosternachricht.
   *[3] In diesem Einsteigerspiel gibt es am Kloster keine Nachrichten.
}
reason-LL-MSG-06 = Du hast schon { $limit } offene Nachrichten: Stelle erst eine zu.
reason-LL-MSG-07 = Du darfst nur eine offene Klosternachricht haben.
reason-LL-MSG-10 = Der Stapel der Stufe { $level } ist leer.
reason-LL-CHAR-SPY-01 = Diese Nachricht ist nicht unter den { $count } gezogenen.
reason-LL-PAL-DUCAL-01 = Diese Nachricht ist nicht im Stapel der Stufe { $level }.
reason-LL-DLV-01 = { $case ->
    [0] Nur der Bote stellt Nachrichten zu.
   *[1] Diese Nachricht hast du nicht.
}
reason-LL-DLV-02 = Nur eine Nachricht pro Halt: Stelle eine zu oder markiere eine Station.
reason-LL-DLV-03 = Diese Nachricht muss nach { $location }.
reason-LL-DLV-05 = Für Stufe 2 brauchst du den Lehrling.
reason-LL-DLV-06 = Für Stufe 3 brauchst du den Lehrling und den Gehilfen.
reason-LL-DLV-07 = { $case ->
    [0] Keine Farbe dieser Nachricht passt zu diesem Ort.
    [1] Diese Farbe hast du schon markiert.
    [2] Zum Zustellen fehlt dieser Nachricht noch mindestens eine andere Station.
    [3] Das ist die letzte Station: Stelle die Nachricht zu.
   *[4] Diese Nachricht hat keine Stationen zum Markieren.
}
reason-LL-DLV-09 = Diese Nachricht muss nach { $location }.
reason-LL-TOK-03 = { $case ->
    [0] In dieser Partie darfst du einen gelegten Stein nicht einfach zurücknehmen.
   *[1] Dieser Stein liegt nicht auf dem Plan.
}
reason-LL-TOK-05 = Du hast keinen freien Nachrichtenstein.
reason-LL-HIRE-02 = Das kostet { $needed } Denar, du hast { $has }.
reason-LL-HIRE-03 = { $limit ->
    [one] Du darfst nur eine Person pro Zug anwerben.
   *[other] Du darfst höchstens { $limit } Personen pro Zug anwerben.
}
reason-LL-HIRE-04 = Diese Person hast du schon.
reason-LL-HIRE-05 = Diese Person liegt nicht mehr aus.
reason-LL-HIRE-06 = Personen wirbst du beim Zirkus an oder in einer Stadt mit deinem Palatium Balivi.
reason-LL-CHAR-HELPER-01 = Vor dem Gehilfen brauchst du den Lehrling.
reason-LL-CHAR-PATRONUS-01 = Denar statt Holz zahlst du nur mit dem Patronus.
reason-LL-PAL-BALIVI-01 = Über das Palatium Balivi wirbst du nur rote Personen an.
reason-LL-PAL-BALIVI-02 = Das Palatium Balivi hast du in diesem Zug schon mit deiner anderen Figur genutzt.

## Der Spielplan als Text

sheet-turn = Dieser Zug
sheet-looking = Nachrichten zur Auswahl
sheet-road = Die Straße: von Nantes im Uhrzeigersinn, zuerst das Nordufer
sheet-market = Marktpreise, vom billigsten zum teuersten
sheet-messages-held = Offene Nachrichten
sheet-service = Zugestellte Nachrichten, Personen, Paläste
sheet-people = Personen zum Anwerben
sheet-palaces = Paläste zum Bauen
sheet-decks = Nachrichtenstapel
sheet-goods = Vorrat

sheet-column-turn = Zug
sheet-column-piece = Figur
sheet-column-done = Schon getan
sheet-column-end = Spielende
sheet-column-message = Nachricht
sheet-column-level = Stufe
sheet-column-type = Art
sheet-column-place = Ort
sheet-column-shield = Wappen
sheet-column-price = Preis
sheet-column-good = Ware
sheet-column-building = Gebäude
sheet-column-horses = Freie Pferde
sheet-column-here = Wer hier steht
sheet-column-deniers = Denar
sheet-column-boat = Schiff
sheet-column-farms = Bauernhöfe übrig
sheet-column-monasteries = Klöster übrig
sheet-column-marked = Markiert
sheet-column-missing = Fehlt noch
sheet-column-delivered = Zugestellt
sheet-column-delivered-to = Zugestellt (Art, Punkte)
sheet-column-characters = Personen
sheet-column-palaces = Paläste
sheet-column-free-tokens = Freie Nachrichtensteine
sheet-column-character = Person
sheet-column-group = Gruppe
sheet-column-cost = Kosten
sheet-column-palace = Palast
sheet-column-deck = Stapel
sheet-column-unseen = Kann noch kommen
sheet-column-bottom = Ganz unten
sheet-column-supply = Was
sheet-column-sale = Verkaufspreis
sheet-column-limit = Höchstens je Spieler

sheet-done-bought = { $count ->
    [one] 1 Ware gekauft
   *[other] { $count } Waren gekauft
}
sheet-done-shipped = Schiff gefahren
sheet-done-built = { $count }-mal gebaut
sheet-done-hires = { $count ->
    [one] 1 Person angeworben
   *[other] { $count } Personen angeworben
}
sheet-done-messages-bought = { $count ->
    [one] 1 Nachricht hier gekauft
   *[other] { $count } Nachrichten hier gekauft
}
sheet-done-delivered-here = hier Nachricht zugestellt oder markiert
sheet-last = noch am Zug: { $players }
sheet-unknown = unbekannte Nachricht
sheet-search = Der ganze Stapel der Stufe { $level }
sheet-fresh = in diesem Zug gebaut
sheet-circus = Zirkus
sheet-price = Preis
sheet-circus-price = { $price } (Zirkus)
sheet-stands = { $player }: { $pieces }
sheet-heading = Richtung { $place }
sheet-idle = wirkt ab dem nächsten Zug
sheet-level = Stufe { $level }
sheet-towers = Burgtürme

## Table

ll-last = die letzten Züge
ll-market = Markt
ll-messages = Nachrichten
ll-marked = markiert: { $places }
ll-map = Karte der Loire von Nantes bis Orléans
ll-subtitle = von Nantes bis Orléans
ll-ends = Ende: Feld { $space } oder { $count } Zustellungen
ll-ends-solo = oder nach { $turns } Zügen
ll-ended = die Partie ist zu Ende
ll-circus-next = nächster Zirkus
ll-circus-leaves = Zirkus zieht
ll-tile = { $shield }, { $deniers }: { $places }
ll-stack = { $player }: { $piece } in { $location }, { $horses }
ll-token = { $player }: { $location } ist für eine Nachricht markiert
ll-circus = Hier gastiert der Zirkus: Du kannst Personen anwerben, und Waren kosten 1 Denar weniger.
ll-boat = { $player }: Schiff auf Feld { $space }
ll-owned = { $building } von { $player }.
ll-at-city = { $location }: Hier verkauft, verschifft und baut dein Händler, und dein Bote kauft Nachrichten.
ll-decks = Nachrichten übrig: { $one } der Stufe 1, { $two } der Stufe 2, { $three } der Stufe 3, { $four } der Klöster.
ll-at-village = { $location }: { NAME($good, form: "some") } für { $deniers }, { $left ->
    [0] aber nichts mehr im Vorrat
   *[other] noch { $left } im Vorrat
}.
ll-palaces-left = Paläste übrig: { $palaces }.
ll-palaces-none = Hier ist kein Palast mehr übrig.
ll-people-left = Anzuwerben: { $people }.
ll-free = Frei: { $horses }.
ll-your-messages = Deine Nachrichten, { $count } von { $limit }
ll-messages-of = { $name }: Nachrichten, { $count } von { $limit }
ll-service-of = Im Dienst
ll-none = Noch nichts.
ll-no-messages = Keine Nachrichten. Dein Bote kauft sie in den Städten und bei deinen Gebäuden.
ll-needs = braucht { NAME($character, form: "the") }
ll-pays = heute +{ $deniers }
ll-how-1 = Zum Zustellen hält dein Bote in { $place }.
ll-how-2 = Zum Zustellen markiert dein Bote ein Dorf der einen Farbe und hält in einem späteren Zug in einem der anderen.
ll-how-3 = Zum Zustellen markiert dein Bote Dörfer zweier Farben und hält in einem der dritten, in beliebiger Reihenfolge, eines je Zug.
ll-how-4 = Zum Zustellen hält dein Bote in { $place }.
ll-abbey = Klosternachricht
ll-purse = Beutel und Waren
ll-deniers = Denar
ll-tokens = { $count ->
    [one] freier Nachrichtenstein
   *[other] freie Nachrichtensteine
}
ll-service = In deinen Diensten
ll-nobody = Noch niemand. Angeworben wird beim Zirkus.
ll-your-points = { $count ->
    [one] Dein { $count } Punkt
   *[other] Deine { $count } Punkte
}
ll-delivered-of = { $count } von { $target } zugestellt
ll-delivered-word = zugestellt
ll-src-boat = Schiff
ll-src-delivered = zugestellt
ll-src-undelivered = offen
ll-src-characters = Personen
ll-src-blue = Blaue
ll-src-palaces = Paläste
ll-src-buildings = Gebäude
ll-step-first = Wer beginnt?
ll-step-one = erste Figur
ll-step-two = zweite Figur
ll-step-merchant-rides = Händler reitet
ll-step-merchant-rode = Händler ist da
ll-step-merchant-acts = Händler handelt
ll-step-messenger-rides = Bote reitet
ll-step-messenger-rode = Bote ist da
ll-step-messenger-acts = Bote handelt

## Das Ziel, bei den Spielern

goal-turn = Zug { $turn } von { $turns }.
goal-solo = Hole so viele Punkte wie möglich: { $good } sind gut, { $great } hervorragend.
goal-ends = Letzte Züge ab Feld { $space } oder { $count } Zustellungen.
goal-ends-solo = Früher Schluss, wenn dein Schiff Feld { $space } erreicht oder du { $count } Nachrichten zugestellt hast.
goal-near-boat = { $player }: Dem Schiff { $count ->
    [one] fehlt noch { space-count }
   *[other] fehlen noch { space-count }
} bis zum Ziel.
goal-near-messages = { $count ->
    [one] { $player }: noch eine Zustellung bis zum Ende.
   *[other] { $player }: noch { $count } Zustellungen bis zum Ende.
}
goal-ended = Das Ende ist eingeleitet.
goal-one-more = Dieser Zug wird beendet, dann haben alle außer { $player } noch einen.

## Woher ein Preis kommt

price-market = { $shield } am Markt
price-beer = zweimal { $shield } am Markt
price-building = { NAME($building) } von { $player }
price-own-building = { NAME($building) } von dir
price-circus = der Zirkus
price-sale = Verkauf
price-printed = Grundpreis
price-second-building = zweites Gebäude
price-second-hire = zweite Person
price-level = Stufe { $level }

## Das Verzeichnis

cards-title = Personen und Paläste
cards-pick-hire = Wen wirbst du an?
cards-pick-palace = Welchen Palast baust du?
cards-open-palace = Einen Palast wählen ({ $count })
ll-after = erst nach dem { NAME($character) }
ll-palaces = Paläste
ll-palace-ducal-palace-name = Herzogspalast
ll-palace-ducal-palace = In seiner Stadt suchst du dir Nachrichten im Stapel aus.
ll-palace-ducal-palace-any-city = In beiden Städten suchst du dir Nachrichten im Stapel aus.
ll-palace-ducal-palace-everywhere = Überall suchst du dir Nachrichten im Stapel aus.
ll-palace-post-office-name = Postamt
ll-palace-post-office = In seiner Stadt eine zweite Nachricht für 1 Denar weniger.
ll-palace-palatium-balivi-name = Palatium Balivi
ll-palace-palatium-balivi = In seiner Stadt einmal pro Zug eine rote Person anwerben.
ll-palace-bank-name = Bank
ll-palace-bank = 3 Denar für jede deiner Figuren, die in ihrer Stadt hält.

## Charaktere, die Bots haben können

style-collector = Sammler
    .the = der Sammler
    .plays = Überlässt leichte Botengänge anderen: Nachrichten der Stufen 2 und 3, dazu die passenden blauen Personen.
style-trader = Kaufmann
    .the = der Kaufmann
    .plays = Kauft, verkauft, baut Bauernhöfe und bringt sein Schiff voran.

## Was der Ratgeber fragt, ohne eine Möglichkeit zu nennen

nudge-first = Welche deiner beiden Figuren hat etwas davon, vor der anderen zu ziehen?
nudge-ride = Zähl die Halte vor dieser Figur: Was kannst du dort jeweils kaufen, verkaufen oder zustellen?
nudge-buy = Was gibt es hier zu kaufen, und wo auf deinem Weg bringt es mehr?
nudge-sell = Was ist deine Ware hier heute wert, und was macht der Markt nach dem Verkauf?
nudge-ship = Wie weit brächten deine Denare das Schiff, und was müsstest du noch bezahlen?
nudge-build = Was brächte dir ein Gebäude hier, Zug um Zug?
nudge-palace = Ein Palast hilft jedes Mal, wenn du in diese Stadt zurückkommst. Wie oft wird das sein?
nudge-message = Welche Stufe von Nachrichten kannst du noch rechtzeitig zustellen?
nudge-deliver = Hast du eine Nachricht auf der Hand, deren Reise hier endet?
nudge-mark = Führt eine deiner Nachrichten hier vorbei?
nudge-hire = Wessen Hilfe würdest du von jetzt an am häufigsten brauchen?
nudge-site = Wo kommst du am häufigsten vorbei?
nudge-circus = Wer kommt als Nächster zum Zirkus, du oder jemand anders?
nudge-keep = Welche dieser Nachrichten liegt an einer Straße, die du ohnehin reitest?
nudge-done = Ist hier etwas mehr wert als die Denare, die es kostet?

## Die geführte erste Partie

first-goal = Wer die meisten Punkte hat, gewinnt.
first-goal-why = Punkte bringen dein Schiff auf dem Fluss, zugestellte Nachrichten, angeworbene Personen und Paläste. Das Ende kommt, wenn ein Schiff Feld 20 erreicht oder jemand 12 Nachrichten zugestellt hat.
first-riders = Zwei Reiter gehören dir: beginne mit dem Händler.
first-riders-why = Der Händler in Nantes kauft und verkauft. Der Bote in Orléans trägt Nachrichten. In jedem Zug reitet jeder einmal und handelt dann.
first-riders-order = Die Reihenfolge ist in jedem Zug frei. In dieser Lektion reitet der Händler zuerst.
first-distance = Zwei Pferde und ein Schritt zu Fuß: drei Orte weit, nach Langeais.
first-distance-why = Ein Reiter kommt genau so weit, wie er Pferde hat, plus eins. Um früher zu halten, lässt er Pferde zurück und ist danach langsamer.
first-distance-near = Das geht nur, wenn du Pferde zurücklässt, und danach bist du langsamer. Behalte vorerst beide.
first-distance-grain = Auch drei Orte, aber Getreide bringt 4 und Käse 5, und Getreide kostet dort mehr.
first-price = Kauf den Käse: hier 1 Denar, in der Stadt 5.
first-price-why = Langeais trägt das weiße Wappen, und Weiß steht im Markt bei 1. So viel kostet alles in weißen Dörfern.
first-price-nothing = Nichts gekauft, nichts zu verkaufen. Dieser Käse bringt dir 4 Denar Gewinn.
first-letter = Weiß ist jetzt am teuersten. Dein Bote: reite nach Amboise.
first-letter-why = Was gekauft wird, wird teuer; alles rechts davon wird billiger. Deine Nachricht unter dem Plan geht nach Amboise, drei Orte von Orléans.
first-letter-elsewhere = Deine Nachricht ist für Amboise. Nur ein Halt in Amboise stellt sie zu.
first-deliver = Stell sie zu: sofort 3 Denar.
first-deliver-why = Eine einfache Nachricht bringt, was das Wappen ihres Dorfes im Markt kostet: Amboise ist rot, Rot steht bei 3. Diese zählt 1 Punkt, auf der Hand wie zugestellt: Der Gewinn ist das Geld.
first-deliver-keep = Du und die Nachricht seid in Amboise: Stell sie zu und nimm das Geld.
first-open = Colette hat mit ihren beiden dasselbe getan.
first-open-why = Ihr Händler hat in Montsoreau Getreide gekauft. Alles liegt offen: Geld, Waren, Nachrichten und Personen stehen neben ihrem Namen.
first-wood = Lass ein Pferd zurück, reite zwei Orte nach Vendôme, kauf Holz.
first-wood-why = Ein Pferd und ein Schritt sind zwei. Holz bringt wenig Geld, aber jeder Bauernhof und jede Burg braucht es, und du darfst beliebig viel tragen.
first-wood-foot = Ab jetzt zu Fuß? Nach Tours bleiben beide Pferde zurück.
first-wood-cheese = Blois macht Käse, und davon darfst du nur einen tragen.
first-wood-without = Ohne Holz kein Bauernhof. Es kostet 1 Denar: nimm es.
first-circus = Das Zelt steht in Ussé: lass ein Pferd zurück und reite hin.
first-circus-why = Nur wo der Zirkus steht, kannst du Leute anwerben. Er zieht weiter, wenn sein Wappen in die Mitte des Marktes kommt.
first-circus-elsewhere = Dort ist niemand anzuwerben. Das Zelt steht in Ussé, zwei Orte weiter.
first-hire = Wirb den Lehrling für 3 an.
first-hire-why = Personen helfen dir bis zum Ende und zählen Punkte. In dieser Lektion probierst du Nachrichten mit zwei Wappen aus, Stufe 2: Nur mit dem Lehrling kannst du sie zustellen, für je 3 bis 5 Punkte.
first-hire-leave = Der Zirkus bleibt nicht, und du hast 8 Denar. In dieser Lektion wirbst du den Lehrling an.
first-hire-later = In vielen Partien eine gute Wahl. In dieser Lektion nimmst du den Lehrling, um Nachrichten mit zwei Wappen auszuprobieren.
first-grain = Wieder dein Händler: Talcy, zwei Orte weit, und sein Getreide.
first-grain-why = Käse hast du schon. Von Käse, Getreide, Wein und Bier darfst du je eines tragen. Getreide bringt 4.
first-grain-cheese = In Blois gibt es wieder Käse, und du trägst schon einen.
first-grain-wood = Du könntest das Pferd mitnehmen, aber Beaugency hat nur Holz. Getreide bringt das Doppelte.
first-grain-nothing = 2 Denar für etwas, das 4 bringt: kauf es.
first-horse = In Ussé steht ein freies Pferd: nimm es und reite drei weit.
first-horse-why = Vor dem Ritt darf ein Reiter ein freies Pferd nehmen, insgesamt höchstens zwei. Ein Halt, an dem du nichts tun kannst, wird übersprungen.
first-horse-slow = Richtige Richtung, zu langsam: mit zwei Pferden bist du im nächsten Zug in Nantes.
first-sell = Nimm das Pferd, reite nach Orléans, verkauf Käse und Getreide.
first-sell-why = Um in einer Stadt zu halten, muss die Entfernung genau passen. Dort verkauft, verschifft und baut dein Händler. Behalte das Holz.
first-sell-near = Dort gibt es nichts zu verkaufen und nichts zu kaufen. Mit dem Pferd in Talcy erreichst du Orléans.
first-sell-wood = Behalte es: Ein Bauernhof braucht 1 Holz.
first-sell-first = Erst verkaufen: dann hast du 12 Denar zur Wahl.
first-farm = Bau einen Bauernhof, in Chambord.
first-farm-why = Wer bei deinem Bauernhof kauft, bewegt dein Schiff: jedes Mal 1 Punkt. Colettes Händler steht mit einem Pferd in Amboise; zwei Orte weiter ist Chambord.
first-farm-ship = 6 Denar für einen Punkt, einmal. Der Bauernhof kostet 4 und zahlt immer wieder.
first-farm-palace = Ein Palast sind 2 sichere Punkte und wirkt ab deinem nächsten Zug. Ein Bauernhof ist mehr wert, je früher er steht.
first-farm-site = Guter Boden. Aber wo hält Colette als Nächstes? In Chambord.
first-farm-wood = Der Bauernhof braucht es.
first-farm-early = Du hast 12 Denar: bau erst.
first-purse = Hier aufhören: behalte 5 Denar.
first-purse-why = Beginnt dein Zug mit dem Händler in einer Stadt und weniger als 5 Denar, ist der Zug verloren. Du hast 8 und brauchst 2 für eine Nachricht.
first-purse-ship = Dann bleiben 2 Denar, und dein nächster Zug wäre verloren.
first-message = Reite nach Nantes und kauf eine Nachricht der Stufe 2.
first-message-why = Dein Bote kauft Nachrichten in Städten und bei eigenen Gebäuden. Dank dem Lehrling lohnt Stufe 2: zwei Wappen, 3 bis 5 Punkte.
first-message-past = Nachrichten gibt es in Städten. Lass ein Pferd zurück, dann hältst du in Nantes.
first-message-simple = Sicher, aber 1 oder 2 Punkte. Der Lehrling ist bezahlt: nutze ihn.
first-message-hard = Drei Wappen brauchen auch den Gehilfen. Später.
first-message-without = Ohne Nachricht reitet dein Bote umsonst.
first-mark = Deine Nachricht hat zwei Stationen: Reite nach Saumur und markiere die gelbe.
first-mark-why = Sie braucht Gelb und Rot, egal in welcher Reihenfolge. Diesmal ist der Bote zuerst dran: Saumur, zwei Orte weit, ist gelb. (Colette hat bei deinem Bauernhof gekauft: Dein Schiff steht auf 1.)
first-mark-order = Die Reihenfolge ist frei, aber in diesem Zug ist der Bote zuerst dran.
first-mark-past = Deine Nachricht braucht ein gelbes oder rotes Dorf. Saumur ist gelb.
first-mark-without = Markiere die Station: Dafür ist der Stein des Lehrlings da.
first-palace = Colette hat die Bank von Orléans gebaut: 2 Punkte jetzt, Hilfe ab ihrem nächsten Zug.
first-palace-why = Ein Palast kostet 4 Denar und kein Holz. Im Zug, in dem er gebaut wird, wirkt er nie. Danach zahlt die Bank ihr 3 Denar, sooft eine ihrer Figuren in Orléans hält.
first-second = Rot fehlt noch: Reite nach Chinon und stell zu.
first-second-why = Eine Nachricht mit mehreren Wappen braucht für jedes einen Halt, höchstens einen pro Zug. Beim letzten stellst du sie zu, und dein Stein kommt zurück.
first-second-order = Der Bote zuerst: Chinon ist rot.
first-second-past = Nur ein rotes Dorf vollendet die Nachricht: Chinon, zwei Orte weit.
first-second-keep = Stell sie zu: 3 Punkte statt des einen, den sie auf der Hand zählt.
first-second-token = Lass den Stein in Saumur: Nimmst du ihn zurück, ist die Station verloren.
first-won = Du führst 6 zu 4. Ab hier gehört die Partie dir.
first-won-why = Als Nächstes reitet dein Händler. Und für die nächste Partie: Am besten fahren Bots, die zuerst den Hufschmied oder den Kundschafter anwerben, denn Pferde helfen beiden Figuren in jedem Zug. Den Lehrling holst du, wenn du Nachrichten mit zwei Wappen willst.

## In fünf Minuten

five-goal = Ein Händler, ein Bote, ein Schiff
five-goal-text = Du handelst und trägst Nachrichten an beiden Ufern der Loire. Wer die meisten Punkte hat, gewinnt: das Feld deines Schiffes, zugestellte Nachrichten, angeworbene Personen, Paläste.
five-ride = Reiten: so weit wie Pferde, plus eins
five-ride-text = In jedem Zug ziehen deine beiden Reiter einmal. Mit zwei Pferden geht es genau drei Orte weit: von Nantes nach Langeais. Lass ein Pferd zurück, und du hältst früher; nimm ein freies, und du kommst weiter.
five-price = Kaufen: Das Wappen ist der Preis
five-price-text = Dein Händler kauft die Ware des Dorfes. Langeais trägt das weiße Wappen, und Weiß steht im Markt bei 1: Der Käse kostet 1. Was gekauft wird, wird am teuersten; alles rechts davon wird billiger.
five-letter = Zustellen: Punkte und sofort Geld
five-letter-text = Dein Bote stellt zu, wohin die Nachricht will. Diese war für Amboise: 1 Punkt und so viele Denar, wie das rote Wappen von Amboise im Markt kostet.
five-circus = Anwerben: wo der Zirkus steht
five-circus-text = Jeder deiner Reiter darf am Zelt anwerben. Personen helfen bis zum Ende und zählen Punkte. Der Zirkus zieht weiter, wenn sein Wappen in die Mitte des Marktes kommt.
five-farm = In der Stadt: verkaufen, verschiffen, bauen
five-farm-text = In Nantes und Orléans verkauft dein Händler, bezahlt für Schifffahrt und baut. Ein Bauernhof kostet 4 Denar und 1 Holz. Dein Bote kauft dort neue Nachrichten.
five-turn-what = jeder deiner beiden Reiter zieht einmal und handelt dann
five-boat = Dein Schiff fährt von selbst
five-boat-text = Wer kauft, wo du gebaut hast, bewegt dein Schiff ein Feld, wie Colette in Chambord. Jedes Feld ist ein Punkt: Bau dort, wo viele halten.
five-note = Eine Stadt zahlt 2 Denar für Holz, 4 für Getreide, 5 für Käse, 6 für Wein und 8 für Bier. Du trägst von jeder Ware eine, Holz so viel du willst. Bier kommt aus deinen Klöstern.
five-score-boat = 1 je Feld
five-score-boat-text = Es fährt durch Käufe bei deinen Gebäuden oder in der Stadt für Geld: ein Feld für 6 Denar, zwei für 10.
five-score-delivered = je 1 bis 8
five-score-delivered-text = Ein Dorf 1 oder 2, zwei Wappen 3 bis 5, drei Wappen 6 bis 8. Getragen, aber nicht zugestellt: 1.
five-score-characters = je 1 oder 2
five-score-characters-text = Dazu, was sie für dich tun: in jedem Zug ab jetzt.
five-score-blue = 2 je Nachricht
five-score-blue-text = { character-lover }, { character-general }, { character-philosopher }, { character-judge } und { character-provost }: für jede zugestellte Nachricht ihrer Art.
five-score-palaces = je 2
five-score-palaces-text = 4 Denar, kein Holz. Jeder hilft dir auch in seiner Stadt.
five-tip-1 = Behalte 5 Denar, solange dein Händler in einer Stadt steht.
five-tip-1-why = Wer dort mit weniger in den Zug geht, bekommt 1 Denar und verliert den Zug.
five-tip-2 = Verlass eine Stadt mit höchstens 10 Denar.
five-tip-2-why = Was du mehr hast, geht beim Losreiten zurück in den Vorrat.
five-tip-3 = Wirb früh an, wer dir in jedem Zug hilft.
five-tip-3-why = { character-blacksmith } und { character-scout } bringen Pferde für beide Figuren. Der { character-apprentice } öffnet Nachrichten mit zwei Wappen, je 3 bis 5 Punkte.
five-end = Wie es endet
five-end-text = Erreicht ein Schiff die Flagge (Feld 20; zu dritt 17, zu viert 15) oder hat jemand 12 Nachrichten zugestellt (10, 8), wird dieser Zug beendet, und alle anderen haben noch einen. Geld und Waren zählen nichts.
