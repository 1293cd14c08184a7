## Spiel

la-loire-title = La Loire
la-loire-tagline = Ein Händler, ein Bote und ein Fluss: handeln, bauen und Nachrichten zustellen.

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
good-grain = Getreide
    .some = Getreide
good-cheese = Käse
    .some = Käse
good-wine = Wein
    .some = Wein
good-beer = Bier
    .some = Bier

## Schilde

shield-red = Rot
    .letter = R
    .village = ein rotes Dorf
shield-blue = Blau
    .letter = B
    .village = ein blaues Dorf
shield-yellow = Gelb
    .letter = G
    .village = ein gelbes Dorf
shield-green = Grün
    .letter = Ü
    .village = ein grünes Dorf
shield-white = Weiß
    .letter = W
    .village = ein weißes Dorf
shield-purple = Lila
    .letter = L
    .village = ein lila Dorf
shield-black = Schwarz
    .letter = S
    .village = ein schwarzes Dorf

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
    .effect = Die Ware wird hier 1 Denar billiger, jeder Kauf bringt dir 1 Feld, und dein Bote kauft hier 1 Nachricht.
building-monastery = Kloster
    .bare = Kloster
    .a = ein Kloster
    .the = das Kloster
    .effect = Wie ein Bauernhof, aber dein Händler kann hier Bier kaufen und dein Bote nur 1 Klosternachricht.
building-castle = Burg
    .bare = Turm
    .a = eine Burg
    .the = die Burg
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
    .the = den Holzhändler
    .effect = Verkaufe jedes Holz für 1 Denar mehr.
character-grain-merchant = Getreidehändler
    .the = den Getreidehändler
    .effect = Verkaufe jedes Getreide für 1 Denar mehr.
character-cheese-merchant = Käsehändler
    .the = den Käsehändler
    .effect = Verkaufe jeden Käse für 1 Denar mehr.
character-wine-merchant = Weinhändler
    .the = den Weinhändler
    .effect = Verkaufe jeden Wein für 1 Denar mehr.
character-dairyman = Milchhändler
    .the = den Milchhändler
    .effect = Du darfst beliebig viel Käse haben.
character-grain-farmer = Getreidebauer
    .the = den Getreidebauern
    .effect = Du darfst beliebig viel Getreide haben.
character-lumberjack = Holzfäller
    .the = den Holzfäller
    .effect = Kaufst du Holz, darfst du 2 statt 1 nehmen.

## Personen: Geld und Bau

character-banker = Bankier
    .the = den Bankier
    .effect = Dein Händler verlässt die Stadt mit bis zu 15 statt 10 Denar.
character-lady-in-waiting = Hofdame
    .the = die Hofdame
    .effect = Wirb bis zu 2 Personen pro Zug an, die zweite mit Aufpreis.
character-witch = Hexe
    .the = die Hexe
    .effect = Jede weitere Person kostet dich 1 Denar weniger.
character-magister-artium = Magister Artium
    .the = den Magister Artium
    .effect = Jedes Gebäude und jeder Palast kostet dich 1 Denar weniger.
character-economus = Economus
    .the = den Economus
    .effect = Baue bis zu zweimal pro Zug; der zweite Bau kostet 1 Denar mehr.
character-patronus = Patronus
    .the = den Patronus
    .effect = Zahle einmal pro Gebäude 2 Denar statt 1 Holz.
character-mensor = Mensor
    .the = den Mensor
    .effect = Verteile deine Gebäude beliebig auf die beiden Ufer.

## Personen: Reise

character-squire = Knappe
    .the = den Knappen
    .effect = Deine Figuren dürfen vor dem Losziehen je 2 Pferde nehmen statt 1.
character-scout = Kundschafter
    .the = den Kundschafter
    .effect = Deine Stafetten dürfen je 3 Pferde haben statt 2.
character-blacksmith = Hufschmied
    .the = den Hufschmied
    .effect = Einmal pro Zug: Hole für 1 Denar ein freies Pferd von irgendwo.
character-jester = Narr
    .the = den Narren
    .effect = Deine Figuren dürfen beim Zirkus früher halten.
character-city-guard = Stadtwache
    .the = die Stadtwache
    .effect = Deine Figuren dürfen in Nantes und Orléans früher halten.

## Personen: Nachrichten

character-mayor = Bürgermeister
    .the = den Bürgermeister
    .effect = Du darfst 4 offene Nachrichten haben statt 2.
character-vassallus = Vasall
    .the = den Vasallen
    .effect = Kaufe in Stadt, Bauernhof oder Burg 1 Nachricht mehr (Stufe 1–3).
character-spy = Spion
    .the = den Spion
    .effect = Ziehe pro gekaufter Nachricht 3 Karten und behalte 1.
character-apprentice = Lehrling
    .the = den Lehrling
    .effect = 1 Nachrichtenstein; du darfst Stufe 2 zustellen.
character-helper = Gehilfe
    .the = den Gehilfen
    .effect = 1 Nachrichtenstein; du darfst Stufe 3 zustellen (nach dem Lehrling).

## Personen: Wertung

character-lover = Liebhaberin
    .the = die Liebhaberin
    .effect = Am Ende 2 Punkte je zugestellter Nachricht der Liebhaberin.
character-general = General
    .the = den General
    .effect = Am Ende 2 Punkte je zugestellter Nachricht des Generals.
character-philosopher = Philosoph
    .the = den Philosophen
    .effect = Am Ende 2 Punkte je zugestellter Nachricht des Philosophen.
character-judge = Richter
    .the = den Richter
    .effect = Am Ende 2 Punkte je zugestellter Nachricht des Richters.
character-provost = Profos
    .the = den Profos
    .effect = Am Ende 2 Punkte je zugestellter Nachricht des Profoses.

## Paläste

palace-ducal-palace-nantes = Herzogspalast von Nantes
    .the = den Herzogspalast von Nantes
    .effect = Kauft dein Bote in Nantes, suchst du die Karte im Stapel aus.
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
message-level = { $level ->
    [4] eine Klosternachricht
   *[other] eine Nachricht der Stufe { $level }
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
option-edition-en = Englische Ausgabe
option-edition-de = Deutsche Ausgabe
option-first-player = Wer beginnt
    .help = Wie ihr bestimmt, wer den ersten Zug macht. Danach geht es im Uhrzeigersinn.
option-first-player-random = Das Los entscheidet
option-first-player-loire-boat = Wer zuletzt auf der Loire Boot fuhr
    .help = Ihr bestimmt den Platz, der beginnt. Bestimmt ihr keinen, entscheidet das Los.
option-first-seat = Platz, der beginnt
    .help = Zählt nur, wenn beginnt, wer zuletzt auf der Loire Boot fuhr. 0 heißt: Niemand ist genannt, das Los entscheidet.

## Optionen: Zug und Geld

option-stop-actions = Aktionen pro Halt
    .help = Wie viel eine Figur an ihrem Ziel tun darf.
option-stop-actions-single = Nur eine
    .help = Jede Figur macht eine Aktion, zum Beispiel verkaufen oder bauen. Mehrere Verkäufe, Nachrichten oder Anwerbungen zählen zusammen als eine; Palatium Balivi und Bank kommen dazu.
option-stop-actions-combined = Alle, die der Ort erlaubt
    .help = Jede Aktion des Ortes einmal, in beliebiger Reihenfolge.
option-min-check = Mindestguthaben
    .help = Wann dein Händler in der Stadt mindestens 5 Denar braucht. Reicht es nicht, bekommst du 1 Denar und dein Zug endet.
option-min-check-turn-start = Nur zu Beginn des Zuges
option-min-check-turn-start-and-departure = Auch beim Losziehen
    .help = Geprüft wird noch einmal, wenn der Händler in einer Stadt losziehen soll, etwa weil der Bote vorher Geld ausgegeben hat.
option-blacksmith-limit = Hufschmied
    .help = Wie oft du ein Pferd für 1 Denar holen darfst.
option-blacksmith-limit-per-turn = Einmal pro Zug
option-blacksmith-limit-per-piece = Einmal pro Zug für jede Figur

## Optionen: Handel und Bau

option-lumberjack-price = Holzfäller
    .help = Was zwei Holz auf einmal kosten.
option-lumberjack-price-per-card = Preis für jede Karte
    .help = Beide kosten den Preis, der vor dem Kauf gilt.
option-lumberjack-price-for-one = Zwei zum Preis von einer
option-patronus-wood = Patronus
    .help = Wie viel Holz du für 2 Denar ersetzt, einmal pro Gebäude.
option-patronus-wood-one-wood = Genau 1 Holz
option-patronus-wood-all-wood = Alles Holz des Gebäudes
    .help = Auch die 2 Holz eines Klosters.
option-upgrade-same-turn = Neuen Bauernhof gleich ausbauen
    .help = Ob ein Bauernhof noch im selben Zug zu Kloster oder Burg werden darf. Das geht nur mit dem Economus.
option-upgrade-same-turn-false = Nein
option-upgrade-same-turn-true = Ja
option-palace-site = Palast bauen
    .help = Welche Paläste dein Händler in einer Stadt bauen darf.
option-palace-site-any-city = Die beider Städte
option-palace-site-current-city = Nur die der Stadt, in der er steht

## Optionen: Personen, Paläste, Nachrichten

option-blue-copies = Blaue Personen
    .help = Wie oft jede blaue Person ausliegt.
option-blue-copies-unique = Je einmal
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
option-ducal-scope-everywhere = Überall, wo du kaufst
    .help = Auch an deinen Bauernhöfen und Burgen, und am eigenen Kloster für Klosternachrichten.
option-token-recall = Nachrichtensteine zurücknehmen
    .help = Ob du einen gelegten Stein wieder wegnehmen darfst. Die Station, die er markiert hat, ist dann verloren.
option-token-recall-never = Nie
option-token-recall-on-mark = Nur beim Markieren
    .help = Markierst du eine Station, darfst du dafür einen schon gelegten Stein dorthin versetzen.
option-token-recall-any-time = Jederzeit im eigenen Zug
option-casual-level4 = Klosternachrichten im Einsteigerspiel
    .help = Ob es im Einsteigerspiel Klosternachrichten gibt.
option-casual-level4-false = Nein
    .help = Bier am eigenen Kloster gibt es trotzdem.
option-casual-level4-true = Ja

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
option-end-trigger-owner-condition-owner = Wer die Bedingung erfüllt hat
    .help = Dann bekommt auch noch einen Zug, wer gerade am Zug war.
option-building-vp-scope = Punkte für Gebäude
    .help = Welche Gebäude am Ende ihre Siegpunkte zählen. Bauernhof, Kloster und Burg haben zurzeit 0, also macht es keinen Unterschied.
option-building-vp-scope-palaces = Nur Paläste
option-building-vp-scope-all = Alle
