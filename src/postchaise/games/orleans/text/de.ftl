### Orléans auf Deutsch

## Spiel

orleans-title = Orléans
orleans-tagline = Gefolgsleute sammeln, handeln und bauen an der Loire.
pitch = Fülle deinen Beutel mit Gefolgsleuten, zieh jeden Monat eine Handvoll und gib allen zu tun.

## Berufe (.a, .the und .bare stehen im Akkusativ)

character-farmer = Bauer
    .bare = Bauern
    .a = einen Bauern
    .the = den Bauern
    .many = Bauern
    .none = keine Bauern
character-boatman = Schiffer
    .bare = Schiffer
    .a = einen Schiffer
    .the = den Schiffer
    .many = Schiffer
    .none = keine Schiffer
character-craftsman = Handwerker
    .bare = Handwerker
    .a = einen Handwerker
    .the = den Handwerker
    .many = Handwerker
    .none = keine Handwerker
character-trader = Händler
    .bare = Händler
    .a = einen Händler
    .the = den Händler
    .many = Händler
    .none = keine Händler
character-knight = Ritter
    .bare = Ritter
    .a = einen Ritter
    .the = den Ritter
    .many = Ritter
    .none = keine Ritter
character-scholar = Gelehrter
    .bare = Gelehrten
    .a = einen Gelehrten
    .the = den Gelehrten
    .many = Gelehrte
    .none = keine Gelehrten
character-monk = Mönch
    .bare = Mönch
    .a = einen Mönch
    .the = den Mönch
    .many = Mönche
    .none = keine Mönche

## Gefolgsleute: die neutralen und die vier Startpersonen

follower-farmer = Bauer
    .bare = Bauern
    .a = einen Bauern
    .the = den Bauern
    .many = Bauern
follower-boatman = Schiffer
    .bare = Schiffer
    .a = einen Schiffer
    .the = den Schiffer
    .many = Schiffer
follower-craftsman = Handwerker
    .bare = Handwerker
    .a = einen Handwerker
    .the = den Handwerker
    .many = Handwerker
follower-trader = Händler
    .bare = Händler
    .a = einen Händler
    .the = den Händler
    .many = Händler
follower-knight = Ritter
    .bare = Ritter
    .a = einen Ritter
    .the = den Ritter
    .many = Ritter
follower-scholar = Gelehrter
    .bare = Gelehrten
    .a = einen Gelehrten
    .the = den Gelehrten
    .many = Gelehrte
follower-monk = Mönch
    .bare = Mönch
    .a = einen Mönch
    .the = den Mönch
    .many = Mönche
follower-own-farmer = Startbauer
    .bare = Startbauern
    .a = einen Startbauern
    .the = den Startbauern
    .many = Startbauern
follower-own-boatman = Startschiffer
    .bare = Startschiffer
    .a = einen Startschiffer
    .the = den Startschiffer
    .many = Startschiffer
follower-own-craftsman = Starthandwerker
    .bare = Starthandwerker
    .a = einen Starthandwerker
    .the = den Starthandwerker
    .many = Starthandwerker
follower-own-trader = Starthändler
    .bare = Starthändler
    .a = einen Starthändler
    .the = den Starthändler
    .many = Starthändler

# Was auf einem Aktionsfeld abgebildet ist
printed-farmer = Bauer
    .field = Bauernfeld
    .space = ein Bauernfeld
printed-boatman = Schiffer
    .field = Schifferfeld
    .space = ein Schifferfeld
printed-craftsman = Handwerker
    .field = Handwerkerfeld
    .space = ein Handwerkerfeld
printed-trader = Händler
    .field = Händlerfeld
    .space = ein Händlerfeld
printed-knight = Ritter
    .field = Ritterfeld
    .space = ein Ritterfeld
printed-scholar = Gelehrter
    .field = Gelehrtenfeld
    .space = ein Gelehrtenfeld
printed-monk = Mönch
    .field = Mönchsfeld
    .space = ein Mönchsfeld
printed-any = beliebige Person
    .field = Feld für jede Person
    .space = ein Feld für jede Person
printed-any-neutral = beliebige neutrale Person
    .field = Feld für jede neutrale Person
    .space = ein Feld für jede neutrale Person

slot = { $place }, { NAME($printed, form: "field") }
slot-only = { $place }

## Aufzählungen von Gefolgsleuten, im Akkusativ

a-follower = { NAME($follower, form: "a") }
some-followers = { $count } { NAME($follower, form: "many") }
list-nobody = niemanden
list-last = { $one } und { $rest }
list-more = { $one }, { $rest }

## Waren

good-grain = Getreide
    .some = Getreide
    .none = kein Getreide
good-cheese = Käse
    .some = Käse
    .none = keinen Käse
good-wine = Wein
    .some = Wein
    .none = keinen Wein
good-wool = Wolle
    .some = Wolle
    .none = keine Wolle
good-brocade = Brokat
    .some = Brokat
    .none = keinen Brokat
cargo-nothing = Nichts
    .some = nichts

## Spielerfarben

player-red = Rot
player-yellow = Gelb
player-green = Grün
player-blue = Blau
player-purple = Lila

## Orte auf dem Tableau (.the im Akkusativ, .subject am Satzanfang, .into wohin, .at wo)

place-farmhouse = Bauernhaus
    .subject = Das Bauernhaus
    .the = das Bauernhaus
    .into = ins Bauernhaus
    .at = im Bauernhaus
    .effect = Wirb einen Bauern an und nimm die Ware, die auf der Bauernleiste abgebildet ist.
place-village = Dorf
    .subject = Das Dorf
    .the = das Dorf
    .into = ins Dorf
    .at = im Dorf
    .effect = Wirb einen Schiffer an (bringt Münzen), einen Handwerker (Technikplättchen) oder einen Händler (Ortskarte).
place-university = Universität
    .subject = Die Universität
    .the = die Universität
    .into = in die Universität
    .at = in der Universität
    .effect = Wirb einen Gelehrten an und nimm Entwicklungspunkte.
place-castle = Burg
    .subject = Die Burg
    .the = die Burg
    .into = in die Burg
    .at = in der Burg
    .effect = Wirb einen Ritter an; ab der nächsten Runde darfst du meist mehr Personen ziehen.
place-monastery = Kloster
    .subject = Das Kloster
    .the = das Kloster
    .into = ins Kloster
    .at = im Kloster
    .effect = Wirb einen Mönch an; er passt auf jedes Feld.
place-ship = Schiff
    .subject = Das Schiff
    .the = das Schiff
    .into = auf das Schiff
    .at = auf dem Schiff
    .effect = Ziehe deine Händlerfigur über einen Wasserweg und nimm eine Ware von dort.
place-wagon = Wagen
    .subject = Der Wagen
    .the = den Wagen
    .into = auf den Wagen
    .at = auf dem Wagen
    .effect = Ziehe deine Händlerfigur über einen Landweg und nimm eine Ware von dort.
place-guildhall = Gildenhaus
    .subject = Das Gildenhaus
    .the = das Gildenhaus
    .into = ins Gildenhaus
    .at = im Gildenhaus
    .effect = Baue ein Kontor in der Stadt, in der deine Händlerfigur steht.
place-scriptorium = Skriptorium
    .subject = Das Skriptorium
    .the = das Skriptorium
    .into = ins Skriptorium
    .at = im Skriptorium
    .effect = Du bekommst 1 Entwicklungspunkt.
place-town-hall = Rathaus
    .subject = Das Rathaus
    .the = das Rathaus
    .into = ins Rathaus
    .at = im Rathaus
    .effect = Entsende eine oder zwei Personen zu den Segensreichen Werken.

## Ortskarten

place-hayrick = Heuschober
    .subject = Der Heuschober
    .the = den Heuschober
    .into = in den Heuschober
    .at = im Heuschober
    .effect = Nimm 1 Getreide aus dem Vorrat.
place-cheese-factory = Käserei
    .subject = Die Käserei
    .the = die Käserei
    .into = in die Käserei
    .at = in der Käserei
    .effect = Nimm 1 Käse aus dem Vorrat.
place-winery = Winzerei
    .subject = Die Winzerei
    .the = die Winzerei
    .into = in die Winzerei
    .at = in der Winzerei
    .effect = Nimm 1 Wein aus dem Vorrat.
place-wool-manufacturer = Wollmanufaktur
    .subject = Die Wollmanufaktur
    .the = die Wollmanufaktur
    .into = in die Wollmanufaktur
    .at = in der Wollmanufaktur
    .effect = Nimm 1 Wolle aus dem Vorrat.
place-tailor-shop = Schneiderei
    .subject = Die Schneiderei
    .the = die Schneiderei
    .into = in die Schneiderei
    .at = in der Schneiderei
    .effect = Nimm 1 Brokat aus dem Vorrat.
place-brewery = Brauerei
    .subject = Die Brauerei
    .the = die Brauerei
    .into = in die Brauerei
    .at = in der Brauerei
    .effect = Du bekommst 2 Münzen.
place-sacristy = Sakristei
    .subject = Die Sakristei
    .the = die Sakristei
    .into = in die Sakristei
    .at = in der Sakristei
    .effect = Lege den Mönch von dort in den Beutel zurück, und Ernte, Steuern oder Pest treffen dich nicht.
place-herb-garden = Kräutergarten
    .subject = Der Kräutergarten
    .the = den Kräutergarten
    .into = in den Kräutergarten
    .at = im Kräutergarten
    .effect = Deine Schiffer dürfen Bauern, Handwerker und Händler ersetzen.
place-bathhouse = Badehaus
    .subject = Das Badehaus
    .the = das Badehaus
    .into = ins Badehaus
    .at = im Badehaus
    .effect = Ziehe 2 Personen aus deinem Beutel und lege 1 davon sofort auf ein Aktionsfeld.
place-windmill = Windmühle
    .subject = Die Windmühle
    .the = die Windmühle
    .into = in die Windmühle
    .at = in der Windmühle
    .effect = Du bekommst 2 Münzen und 1 Entwicklungspunkt.
place-library = Bibliothek
    .subject = Die Bibliothek
    .the = die Bibliothek
    .into = in die Bibliothek
    .at = in der Bibliothek
    .effect = Du bekommst 2 Entwicklungspunkte.
place-hospital = Hospital
    .subject = Das Hospital
    .the = das Hospital
    .into = ins Hospital
    .at = im Hospital
    .effect = Du bekommst so viele Münzen, wie dein Entwicklungsstand beträgt.
place-gunpowder-tower = Pulverturm
    .subject = Der Pulverturm
    .the = den Pulverturm
    .into = in den Pulverturm
    .at = im Pulverturm
    .effect = 2 Marktfelder mehr; wer im Turm liegt, kann direkt zu einem Segensreichen Werk.
place-cellar = Ratskeller
    .subject = Der Ratskeller
    .the = den Ratskeller
    .into = in den Ratskeller
    .at = im Ratskeller
    .effect = Du bekommst 4 Münzen.
place-office = Kämmerei
    .subject = Die Kämmerei
    .the = die Kämmerei
    .into = in die Kämmerei
    .at = in der Kämmerei
    .effect = Du bekommst 1 Münze für jedes deiner gebauten Kontore.
place-school = Schule
    .subject = Die Schule
    .the = die Schule
    .into = in die Schule
    .at = in der Schule
    .effect = Deine Gelehrten dürfen jede Person außer Mönchen ersetzen.
place-pharmacy = Apotheke
    .subject = Die Apotheke
    .the = die Apotheke
    .into = in die Apotheke
    .at = in der Apotheke
    .effect = Zahle 1 bis 3 Münzen für ebenso viele Entwicklungspunkte.
place-horse-wagon = Pferdewagen
    .subject = Der Pferdewagen
    .the = den Pferdewagen
    .into = auf den Pferdewagen
    .at = auf dem Pferdewagen
    .effect = Ziehe deine Händlerfigur über einen Landweg und nimm eine Ware von dort.
place-shipping-line = Reederei
    .subject = Die Reederei
    .the = die Reederei
    .into = in die Reederei
    .at = in der Reederei
    .effect = Du bekommst 1 Entwicklungspunkt.
place-laboratory = Laboratorium
    .subject = Das Laboratorium
    .the = das Laboratorium
    .into = ins Laboratorium
    .at = im Laboratorium
    .effect = Nimm ein Technikplättchen.

category-1 = I
category-2 = II

## Segensreiche Werke

deed-city-wall = Stadtmauer
    .to = zur Stadtmauer
deed-papal-conclave = Konklave
    .to = zum Konklave
deed-defeating-plague = Sieg über die Pest
    .to = zum Sieg über die Pest
deed-astronomy = Astronomie
    .to = zur Astronomie
deed-boatmen-guild = Schiffergilde
    .to = zur Schiffergilde
deed-cathedral = Kathedrale
    .to = zur Kathedrale
deed-peace-treaty = Friedensvertrag
    .to = zum Friedensvertrag
deed-canalisation = Kanalisation
    .to = zur Kanalisation

## Bürger, danach, wo sie warten

citizen-city-wall = Bürger der Stadtmauer
    .the = den Bürger der Stadtmauer
citizen-papal-conclave = Bürger des Konklaves
    .the = den Bürger des Konklaves
citizen-defeating-plague = Bürger des Sieges über die Pest
    .the = den Bürger des Sieges über die Pest
citizen-astronomy = Bürger der Astronomie
    .the = den Bürger der Astronomie
citizen-boatmen-guild = Bürger der Schiffergilde
    .the = den Bürger der Schiffergilde
citizen-cathedral = Bürger der Kathedrale
    .the = den Bürger der Kathedrale
citizen-peace-treaty = Bürger des Friedensvertrags
    .the = den Bürger des Friedensvertrags
citizen-canalisation = Bürger der Kanalisation
    .the = den Bürger der Kanalisation
citizen-boatmen = Bürger der Schifferleiste
    .the = den Bürger der Schifferleiste
citizen-knights = Bürger der Ritterleiste
    .the = den Bürger der Ritterleiste
citizen-development-3 = Erster Bürger der Entwicklungsleiste
    .the = den ersten Bürger der Entwicklungsleiste
citizen-development-18 = Zweiter Bürger der Entwicklungsleiste
    .the = den zweiten Bürger der Entwicklungsleiste
citizen-development-28 = Dritter Bürger der Entwicklungsleiste
    .the = den dritten Bürger der Entwicklungsleiste
citizen-stations = Bürger für die meisten Kontore
    .the = den Bürger für die meisten Kontore

## Stundenglas

event-pilgrimage = Wallfahrt
    .effect = In dieser Runde kann niemand Mönche anwerben.
event-taxes = Steuern
    .effect = Zahle Münzen für deine Waren.
event-income = Einkommen
    .effect = Du bekommst Münzen für deinen Entwicklungsstand.
event-trading-day = Handelstag
    .effect = Du bekommst Münzen für deine gebauten Kontore.
event-harvest = Ernte
    .effect = Gib Nahrung ab oder zahle 5 Münzen für jede, die fehlt.
event-plague = Pest
    .effect = Ziehe eine Person aus deinem Beutel; ist es keine Startperson, verlierst du sie.
stack-start = Startkarte
stack-a = A
stack-b = B
stack-c = C
event-tile = { $event } ({ $stack })

## Karte

town-orleans = Orléans
town-chartres = Chartres
town-etampes = Étampes
town-le-mans = Le Mans
town-chateaudun = Châteaudun
town-montargis = Montargis
town-vendome = Vendôme
town-blois = Blois
town-briare = Briare
town-tours = Tours
town-chinon = Chinon
town-montrichard = Montrichard
town-vierzon = Vierzon
town-loches = Loches
town-bourges = Bourges
town-sancerre = Sancerre
town-chatellerault = Châtellerault
town-le-blanc = Le Blanc
town-chateauroux = Châteauroux
town-nevers = Nevers
town-argenton = Argenton-sur-Creuse
town-la-chatre = La Châtre
town-st-amand = Saint-Amand-Montrond
way-road = Landweg
    .by = auf dem Landweg
    .none = keinen Landweg
way-water = Wasserweg
    .by = auf dem Wasserweg
    .none = keinen Wasserweg
route = { $a } bis { $b } { NAME($way, form: "by") }

## Mengen

coin-count = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
point-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
follower-count = { $count ->
    [0] Niemanden
    [one] { $count } Person
   *[other] { $count } Personen
}

## Wertung

score-coins = Münzen
score-goods = Waren
score-stations = Kontore
score-citizens = Bürger
why-more-coins = du hast mehr Münzen
why-less-coins = du hast weniger Münzen
why-more-goods = du sammelst mehr Waren
why-less-goods = du sammelst weniger Waren
why-more-stations = deine Kontore bringen mehr
why-less-stations = deine Kontore bringen weniger
why-more-citizens = deine Bürger bringen mehr
why-less-citizens = deine Bürger bringen weniger

## Optionen

option-exclude-places = Ortskarten ausschließen
    .help = Vor der ersten Runde darf jeder eine Ortskarte aus dem Spiel nehmen, zu zweit je zwei.
option-exclude-places-false = Nein
option-exclude-places-true = Ja
    .help = Für alle, die die Ortskarten schon kennen.
option-first-seat = Platz, der beginnt
    .help = Es beginnt, wer am jüngsten ist: Gib seinen Platz an. 0 heißt: Niemand ist genannt, das Los entscheidet.

## Fragen

prompt-exclude = { $count ->
    [one] Welche Ortskarte schließt du aus?
   *[other] Welche Ortskarten schließt du aus? Du darfst noch { $count } wählen.
}
prompt-follow = { $recalls ->
    [0] { $bag ->
        [0] Dein Beutel ist leer. Wen holst du zurück? Höchstens { $count } Personen.
       *[other] Wie viele Personen ziehst du? Höchstens { $count }{ $tight ->
            [1] , mehr fasst dein Markt nicht
           *[0] , zurückgeholte mitgezählt
        }; im Beutel: { $bag }.
    }
   *[other] { $bag ->
        [0] Dein Beutel ist leer. Holst du noch jemanden zurück? Bisher { $recalls } von höchstens { $count } Personen.
       *[other] Wie viele Personen ziehst du? Höchstens { $count }, davon { $recalls } zurückgeholt; im Beutel: { $bag }.
    }
}
prompt-plan = { $count ->
    [0] Alle sind eingesetzt. Bist du fertig? Diese Runde: { $event }.
    [one] Wohin legst du deine letzte Person? Diese Runde: { $event }.
   *[other] Wohin legst du deine { $count } Personen? Diese Runde: { $event }.
}
prompt-ready = { $count ->
    [one] Du bist fertig; einer überlegt noch.
   *[other] Du bist fertig; { $count } überlegen noch.
}
prompt-store = { $count ->
    [one] Wer kommt noch in den Pulverturm?
   *[other] Wer kommt in den Pulverturm? Von dort geht es auch direkt zu einem Werk.
}
prompt-act = Welchen Ort nutzt du?
prompt-recruit = { NAME($place) }: Wen wirbst du an?
prompt-take = { $category ->
    [1] Welche Ortskarte der Kategorie I nimmst du?
   *[other] Welche Ortskarte nimmst du?
}
prompt-move = Wohin zieht deine Händlerfigur? Von { $town } { NAME($way, form: "by") }.
prompt-send = { $sent ->
    [0] Wen entsendest du zu welchem Werk?
   *[other] Entsendest du noch jemanden zu einem Werk?
}
prompt-reward = { $deed }: Münze oder Entwicklungspunkt?
prompt-pay = Wie viele Münzen für die Entwicklung?
prompt-bath = { $count ->
    [one] Du hast { $followers } gezogen: Wohin damit?
   *[other] Du hast { $followers } gezogen: Wer kommt wohin?
}
prompt-gear = { $count ->
    [one] Wohin legst du dein Technikplättchen?
   *[other] Wohin legst du ein Technikplättchen? Du hast { $count }.
}
prompt-shield = Nutzt du die Sakristei? { $event }: { $stake }.
prompt-harvest = Was gibst du ab? { $event }: Du schuldest { $count } Nahrung.
prompt-torture = { $count ->
    [one] Folter: Was gibst du ab? Dir fehlt 1 Münze.
   *[other] Folter: Was gibst du ab? Dir fehlen { $count } Münzen.
}
stake-taxes = { $goods ->
    [one] du musst für 1 Ware { $coins } zahlen
   *[other] du musst für { $goods } Waren { $coins } zahlen
}
stake-harvest = { $count ->
    [one] du musst 1 Nahrung abgeben oder { $price } Münzen zahlen
   *[other] du musst { $count } Nahrung abgeben oder { $price } Münzen für jede, die fehlt
}
stake-plague = { $count ->
    [one] eine Person, gezogen aus deinem Beutel, kann verloren gehen
   *[other] { $count } Personen, gezogen aus deinem Beutel, können verloren gehen
}

## Wahlmöglichkeiten

choice-exclude = { NAME($place) } ausschließen
choice-put = { NAME($follower) }: { $slot }
choice-lift = Den { NAME($follower, form: "bare") } zurücknehmen: { $slot }
choice-recall = Den { NAME($follower, form: "bare") } zurückholen: { $slot }
choice-leave = Den { NAME($follower, form: "bare") } doch liegen lassen: { $slot }
choice-draw = { $count } ziehen
choice-store = { NAME($follower) }
choice-gear = Technikplättchen: { $slot }
choice-ready = Fertig
choice-ready-stay = { $count ->
    [one] Fertig, 1 bleibt
   *[other] Fertig, { $count } bleiben
}
choice-reopen = Plan ändern
choice-use = { NAME($place) }
choice-recruit = Einen { NAME($character, form: "bare") } anwerben
choice-take = { NAME($place) } nehmen
choice-move = Nach { $town } { NAME($way, form: "by") }, mit 1 { NAME($cargo, form: "some") }
choice-move-empty = Nach { $town } { NAME($way, form: "by") }, ohne Ware
choice-send = { NAME($character) } { NAME($deed, form: "to") }
choice-reward = { $reward }
reward-coins = Eine Münze
reward-development = Einen Entwicklungspunkt
choice-pay = { $coins } zahlen
choice-shield = { $shield }
shield-use = Nutzen: verschont bleiben
shield-keep = Mönch liegen lassen
choice-give = 1 { NAME($good, form: "some") } abgeben
choice-pay-rest = Für fehlende Nahrung zahlen
choice-lose-station = Das Kontor in { $town }
choice-lose-reserve = Ein Kontor aus deinem Vorrat
choice-lose-follower = Eine Person, gezogen aus deinem Beutel
choice-lose-development = Einen Entwicklungspunkt
choice-lose-good = 1 { NAME($good, form: "some") }
choice-lose-place = Ortskarte { NAME($place) }
choice-lose-gear = Ein noch nicht gelegtes Technikplättchen
choice-lose-gear-from = Das Technikplättchen { NAME($place, form: "at") }
choice-lose-rest = { $count ->
    [2] Beide auf einmal: { NAME($item, form: "some") }
   *[other] Alle { $count } auf einmal: { NAME($item, form: "some") }
}
item-reserve = Kontore aus deinem Vorrat
    .some = Kontore aus deinem Vorrat
item-follower = Personen, gezogen aus deinem Beutel
    .some = Personen, gezogen aus deinem Beutel
item-development = Entwicklungspunkte
    .some = Entwicklungspunkte
item-gear = Noch nicht gelegte Technikplättchen
    .some = noch nicht gelegte Technikplättchen
choice-done-exclude = Nichts mehr ausschließen
choice-done-store = { $count ->
    [0] Niemand
   *[other] Sonst niemand
}
choice-done-gear = Technik für später aufheben
choice-done-send = Niemanden mehr entsenden
choice-pass = Passen

## Überschriften der Wahlmöglichkeiten

group-category-1 = Ortskarten I
group-category-2 = Ortskarten II
group-put-farmhouse = { place-farmhouse }
group-put-village = { place-village }
group-put-university = { place-university }
group-put-castle = { place-castle }
group-put-monastery = { place-monastery }
group-put-ship = { place-ship }
group-put-wagon = { place-wagon }
group-put-guildhall = { place-guildhall }
group-put-scriptorium = { place-scriptorium }
group-put-town-hall = { place-town-hall }
group-put-hayrick = { place-hayrick }
group-put-cheese-factory = { place-cheese-factory }
group-put-winery = { place-winery }
group-put-wool-manufacturer = { place-wool-manufacturer }
group-put-tailor-shop = { place-tailor-shop }
group-put-brewery = { place-brewery }
group-put-sacristy = { place-sacristy }
group-put-bathhouse = { place-bathhouse }
group-put-windmill = { place-windmill }
group-put-library = { place-library }
group-put-hospital = { place-hospital }
group-put-cellar = { place-cellar }
group-put-office = { place-office }
group-put-pharmacy = { place-pharmacy }
group-put-horse-wagon = { place-horse-wagon }
group-put-shipping-line = { place-shipping-line }
group-put-laboratory = { place-laboratory }
group-lift = Zurücknehmen
group-recall = Gefolgsleute zurückholen
group-draw = Ziehen
group-store = In den Turm
group-gear = Technik
group-ready = Fertig
group-use = Orte auf deinem Tableau
group-use-tile = Ortskarten
group-recruit = Anwerben
group-move = Reisen
group-send = Segensreiche Werke
group-reward = Belohnung
group-pay = Zahlen
group-shield = Sakristei
group-give = Ernte
group-lose = Abgeben
group-done = Fertig

## Folgen

effect-card = { NAME($card, form: "effect") }
effect-active = aktiviert { NAME($place, form: "the") }
effect-not-now = aber gerade nicht nutzbar. { $reason }
effect-not-yet = erst nach einer Reise: { $reason }
effect-is-active = { NAME($place) } ist aktiviert
effect-are-active = { $places } sind aktiviert
effect-many-active = { $count } Orte sind aktiviert
effect-idle = { $places } gerade nicht nutzbar
effect-waits = { $places } erst nach einer Reise
effect-no-deed = kein Werk braucht jetzt { NAME($follower, form: "a") }
effect-none-active = kein Ort ist aktiviert
effect-missing = { $count ->
    [one] dann fehlt noch 1
   *[other] dann fehlen noch { $count }
}
effect-recalls = { $count ->
    [one] 1 Person kommt zurück auf den Markt
   *[other] { $count } Personen kommen zurück auf den Markt
}
effect-bag = { $count ->
    [0] danach ist der Beutel leer
    [one] 1 bleibt im Beutel
   *[other] { $count } bleiben im Beutel
}
effect-unused = { $count ->
    [one] ein Ort bleibt aktiviert
   *[other] { $count } Orte bleiben aktiviert
}
effect-unused-last = { $count ->
    [one] ein Ort bleibt ungenutzt
   *[other] { $count } Orte bleiben ungenutzt
}
confirm-pass = Du kannst noch nutzen: { $places }. Trotzdem für diese Runde passen?
effect-for-good = für den Rest der Partie
effect-develop = Entwicklung auf Feld { $index }
effect-level = Stand { $level }
effect-level-now = { $count ->
    [0] Stand { $level }
   *[other] Stand { $level } +{ $count }
}
effect-citizen = ein Bürger
effect-citizen-now = ein Bürger +{ $count }
effect-recruit = ein { NAME($character) }
effect-good = 1 { NAME($good, form: "some") }
effect-gear = ein Technikplättchen
effect-tile = { $category ->
    [1] eine Ortskarte der Kategorie I
   *[other] eine Ortskarte
}
effect-draws = dein Limit ist dann { $count }
effect-to = nach { $town }
effect-station = ein Kontor in { $town }
effect-deed = { $deed }
effect-town-free = dort könntest du bauen
effect-town-own = dein Kontor steht dort
effect-town-taken = Kontor von { $player }
effect-or-develop = oder ein Entwicklungspunkt
effect-deed-left = { $count ->
    [one] dann noch 1 Feld frei
   *[other] dann noch { $count } Felder frei
}
effect-shield-used = der Mönch kommt in deinen Beutel
effect-shield-kept = das Ereignis trifft dich; der Mönch bleibt
effect-points-lost = { $count ->
    [one] { $count } Punkt weniger
   *[other] { $count } Punkte weniger
}
effect-random = der Zufall entscheidet, welche
effect-level-lost = dein Entwicklungsstand sinkt auf { $level }
effect-space-open = ein Feld { NAME($place, form: "at") } ist wieder leer
effect-lost = für den Rest der Partie verloren: „{ NAME($card, form: "effect") }“
effect-gear-lost = das Technikplättchen darauf ist auch verloren
effect-to-bag = { $count ->
    [one] die Person darauf kommt in deinen Beutel
   *[other] die { $count } Personen darauf kommen in deinen Beutel
}
effect-stored = war schon vorher dort

## Spielverlauf

log-exclude = { $player } schließt { NAME($place, form: "the") } aus
log-round = { $case ->
    [1] Runde { $round }, die letzte: { $event } ({ $stack })
   *[0] Runde { $round }: { $event } ({ $stack })
}
log-census-gain = Volkszählung: { $player } hat die meisten Bauern und bekommt { $coins }
log-census-loss = Volkszählung: { $player } hat die wenigsten Bauern und muss { $coins } zahlen
log-put = { $player } setzt { NAME($follower, form: "the") } { NAME($place, form: "into") }
log-lift = { $player } nimmt { NAME($follower, form: "the") } zurück: { $slot }
log-gear-plan = { $player } plant ein Technikplättchen ein: { $slot }
log-ready = { $player } ist fertig
log-reopen = { $player } ändert den Plan
log-idle = { $phase ->
    [3] { $player } kann niemanden ziehen oder zurückholen
   *[4] { $player } kann niemanden einsetzen
}
log-reveal = { $phase ->
    [3] Alle sind fertig: Jetzt kommen die Gefolgsleute
   *[4] Alle sind fertig: Die Pläne liegen offen
}
log-recall = { $player } holt { NAME($follower, form: "a") } zurück: { $slot }
log-draw = { $player } zieht { $followers }
log-store = { $player } legt { NAME($follower, form: "a") } in den Pulverturm
log-plan = { $active ->
    [1] { $player } aktiviert { NAME($place, form: "the") } durch { $followers }
   *[0] { $player } hat { $followers } { NAME($place, form: "at") }: noch nicht aktiviert
}
log-gear = { $player } legt ein Technikplättchen: { $slot }
log-use = { $player } nutzt { NAME($place, form: "the") }
log-recruit = { $index ->
    [0] { $player } wirbt { NAME($character, form: "a") } an
   *[other] { $player } wirbt { NAME($character, form: "a") } an (Feld { $index } der Leiste)
}
log-gain-good = { $player } bekommt 1 { NAME($good, form: "some") }
log-gain-coins = { $player } bekommt { $coins }
log-gain-gear = { $player } nimmt ein Technikplättchen
log-take = { $player } nimmt { NAME($place, form: "the") }
log-citizen = { $player } bekommt { NAME($citizen, form: "the") }
log-develop = { $points ->
    [one] { $player } rückt auf der Entwicklungsleiste 1 Feld vor, auf Feld { $index }
   *[other] { $player } rückt auf der Entwicklungsleiste { $points } Felder vor, auf Feld { $index }
}
log-move = { $case ->
    [0] { $player } reist { NAME($way, form: "by") } nach { $town }
   *[1] { $player } reist { NAME($way, form: "by") } nach { $town } und nimmt 1 { NAME($good, form: "some") } mit
}
log-station = { $player } baut ein Kontor in { $town }
log-send = { $player } entsendet { NAME($character, form: "a") } { NAME($deed, form: "to") }
log-bath = { $player } zieht im Badehaus { $followers }
log-bath-put = { $player } setzt { NAME($follower, form: "the") } sofort ein: { $slot }
log-bath-nothing = { $player } kann niemanden einsetzen: Alle kommen zurück in den Beutel
log-pass = { $player } passt
log-forced-pass = { $player } kann nichts mehr tun
log-no-slot = { $player } hat noch kein Feld für ein Technikplättchen
log-shield = { $event } ({ $stack }): Die Sakristei schützt { $player }
log-plague = { $case ->
    [0] { event-plague } ({ $stack }): Der Beutel von { $player } ist leer, niemand geht verloren
    [1] { event-plague } ({ $stack }): { $player } verliert { NAME($follower, form: "a") }
   *[2] { event-plague } ({ $stack }): { $player } zieht { NAME($follower, form: "a") }, der verschont bleibt
}
log-taxes = { $amount ->
    [0] { event-taxes } ({ $stack }): { $player } muss nichts zahlen
   *[other] { event-taxes } ({ $stack }): { $player } muss für { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } { $coins } zahlen
}
log-income = { event-income } ({ $stack }): { $player } bekommt { $coins }
log-trading-day = { $amount ->
    [0] { event-trading-day } ({ $stack }): { $player } hat kein Kontor und bekommt nichts
   *[other] { event-trading-day } ({ $stack }): { $player } bekommt { $coins }
}
log-give = { event-harvest } ({ $stack }): { $player } gibt 1 { NAME($good, form: "some") } ab
log-fine = { event-harvest } ({ $stack }): { $player } muss für { $food } fehlende Nahrung { $coins } zahlen
log-torture = { $count ->
    [one] { $player } kann 1 Münze nicht zahlen und wird gefoltert
   *[other] { $player } kann { $count } Münzen nicht zahlen und wird gefoltert
}
log-lose-station = { $case ->
    [0] { $player } gibt ein Kontor aus dem Vorrat ab
   *[1] { $player } gibt das Kontor in { $town } ab
}
log-lose-follower = { $player } gibt { NAME($character, form: "a") } ab
log-lose-point = { $player } fällt auf der Entwicklungsleiste auf Feld { $index } zurück
log-lose-good = { $player } gibt 1 { NAME($good, form: "some") } ab
log-lose-place = { $player } gibt { NAME($place, form: "the") } ab
log-lose-gear = { $case ->
    [0] { $player } gibt ein noch nicht gelegtes Technikplättchen ab
   *[1] { $player } gibt das Technikplättchen { NAME($place, form: "at") } ab
}
log-cancelled = { $player } hat nichts mehr abzugeben: { $coins } { $amount ->
    [one] ist
   *[other] sind
} erlassen
log-first = Der Startspielerstein geht an { $player }
log-most-stations = { $count ->
    [-1] Niemand hat allein die meisten Kontore: Der letzte Bürger bleibt liegen
   *[other] { $player } hat die meisten Kontore gebaut: { $count }
}
log-over = Die Partie ist zu Ende

## Warum etwas nicht erlaubt ist

reason-OR-PHASE3-02 = { $count ->
    [0] Dein Beutel ist leer.
    [one] In deinem Beutel ist nur 1 Person.
   *[other] In deinem Beutel sind nur { $count } Personen.
}
reason-OR-PHASE3-03 = { $count ->
    [0] Dein Markt ist voll.
    [one] Auf deinem Markt ist nur 1 Feld frei.
   *[other] Auf deinem Markt sind nur { $count } Felder frei.
}
reason-OR-PHASE3-04 = { $count ->
    [0] Ziehen und zurückholen darfst du zusammen höchstens { $limit } Personen.
   *[other] Ziehen und zurückholen darfst du zusammen höchstens { $limit } Personen, und { $count } holst du schon zurück.
}
reason-OR-PHASE3-06 = { $case ->
    [0] Du hast dich noch nicht entschieden.
    [3] Du hast dich schon entschieden. Nimm das erst zurück.
   *[other] In dieser Phase gab es für dich nichts zu entscheiden.
}
reason-OR-PHASE3-08 = Du hast { NAME($place, form: "at") } keinen { NAME($follower, form: "bare") } zum Zurückholen.
reason-OR-GEN-MOVE-01 = Personen wechseln jetzt nicht das Feld, und { NAME($place, form: "at") } holst du gerade keinen { NAME($follower, form: "bare") } zurück.
reason-OR-PHASE4-01 = { $case ->
    [0] Du hast keinen { NAME($follower, form: "bare") } auf deinem Markt.
   *[1] Dieses Feld { NAME($place, form: "at") } ist besetzt.
}
reason-OR-PHASE4-04 = Zurücknehmen darfst du nur, wen du in dieser Runde eingesetzt hast; { NAME($place, form: "at") } ist kein { NAME($follower) } darunter.
reason-OR-PHASE4-05 = { $case ->
    [0] Du hast dich noch nicht fertig gemeldet.
    [3] Du hast dich fertig gemeldet. Nimm das erst zurück.
   *[other] Du kannst in dieser Runde niemanden einsetzen.
}
reason-OR-PHASE4-06 = Deine Startpersonen dürfen nicht ins Rathaus.
reason-OR-SUBST-01 = Ein { NAME($follower) } passt nicht auf { NAME($printed, form: "space") }.
reason-OR-SUBST-03 = Auf ein Mönchsfeld passt nur ein Mönch.
reason-OR-PLACE-GEN-01 = { NAME($place, form: "subject") } gehört dir nicht.
reason-OR-PHASE5-09 = { $case ->
    [0] Du hast noch nicht gesagt, dass du deine Technikplättchen aufhebst.
    [3] Du hebst deine Technikplättchen auf. Nimm das erst zurück.
   *[other] Du hast kein Technikplättchen, das du jetzt legen kannst.
}
reason-OR-TECH-03 = Du hast kein Technikplättchen zum Legen.
reason-OR-TECH-05 = Dein erstes Technikplättchen muss auf ein Bauernfeld.
reason-OR-TECH-06 = Auf ein Mönchsfeld darf kein Technikplättchen.
reason-OR-TECH-07 = Nur ein Technikplättchen pro Ort, und { NAME($place, form: "at") } liegt schon eines.
reason-OR-TECH-08 = { NAME($place, form: "subject") } braucht nur eine Person: Ein Technikplättchen darf dort nicht hin.
reason-OR-TECH-10 = Dort liegt eine Person: Ein Technikplättchen braucht ein leeres Feld.
reason-OR-TECH-11 = Es gibt keine Technikplättchen mehr.
reason-OR-ACT-01 = { $count ->
    [one] { NAME($place, form: "subject") } ist nicht aktiviert: 1 Feld ist leer.
   *[other] { NAME($place, form: "subject") } ist nicht aktiviert: { $count } Felder sind leer.
}
reason-OR-ACT-02 = { NAME($place, form: "subject") } wirkt die ganze Zeit und ist keine Aktion.
reason-OR-GEN-SHORTAGE-01 = Es gibt { NAME($character, form: "none") } mehr.
reason-OR-TRACK-02 = Dein Markierer steht am Ende der Leiste: { NAME($character, form: "none") } mehr.
reason-OR-TRACK-03 = Du stehst am Ende der Entwicklungsleiste.
reason-OR-PLACE-FARMHOUSE-02 = Der nächste Bauer brächte dir { NAME($good, form: "some") }, aber davon liegt nichts mehr im Vorrat.
reason-OR-PLACE-VILLAGE-01 = { $case ->
    [0] Hier kannst du gerade niemanden anwerben.
   *[1] Diesen Beruf wirbst du hier nicht an.
}
reason-OR-PLACE-VILLAGE-TRADER-01 = { $case ->
    [0] { NAME($place, form: "subject") } ist nicht mehr zu haben.
   *[1] { NAME($place, form: "subject") } hat Kategorie II; deine erste Ortskarte muss Kategorie I haben.
}
reason-OR-PLACE-VILLAGE-TRADER-02 = { $category ->
    [1] Es gibt keine Ortskarte der Kategorie I mehr.
   *[other] Es gibt keine Ortskarte mehr.
}
reason-OR-PLACE-MOVE-01 = Von { $town } aus gibt es dafür { NAME($way, form: "none") }.
reason-OR-PLACE-SHIP-01 = Auf diesem Weg gibt es { NAME($good, form: "none") }.
reason-OR-PLACE-GUILDHALL-03 = { $case ->
    [0] Du hast in { $town } schon ein Kontor.
    [1] In { $town } steht schon ein fremdes Kontor.
   *[2] Du hast kein Kontor mehr im Vorrat.
}
reason-OR-PLACE-TOWNHALL-01 = Du hast { NAME($place, form: "at") } keinen neutralen { NAME($character, form: "bare") }.
reason-OR-PLACE-TOWNHALL-02 = { $case ->
    [0] Für die Personen in deinem Rathaus ist bei keinem Werk ein Feld frei.
   *[1] Mindestens eine Person musst du entsenden.
}
reason-OR-DEED-02 = { NAME($deed) }: Für { NAME($character, form: "a") } ist dort kein Feld frei.
reason-OR-PLACE-PRODUCER-01 = Es gibt { NAME($good, form: "none") } mehr im Vorrat.
reason-OR-PLACE-PHARMACY-01 = { $case ->
    [0] { $count ->
        [0] Du hast keine Münzen.
        [one] Du hast nur 1 Münze.
       *[other] Du hast nur { $count } Münzen.
    }
    [1] { $count ->
        [one] Du kannst auf der Entwicklungsleiste nur noch 1 Feld vorrücken.
       *[other] Du kannst auf der Entwicklungsleiste nur noch { $count } Felder vorrücken.
    }
   *[2] { $count ->
        [one] Hier darfst du höchstens 1 Münze zahlen.
       *[other] Hier darfst du höchstens { $count } Münzen zahlen.
    }
}
reason-OR-PLACE-BATHHOUSE-01 = Du hast keinen { NAME($follower, form: "bare") } gezogen.
reason-OR-PLACE-BATHHOUSE-03 = Dein Beutel ist leer.
reason-OR-PLACE-BATHHOUSE-04 = Ins Badehaus selbst darfst du die Person nicht legen.
reason-OR-PLACE-SACRISTY-02 = Die Sakristei ist keine Aktion: Sie wartet auf ein Ereignis.
reason-OR-PLACE-GUNPOWDER-02 = { $case ->
    [0] Diese Person liegt nicht auf deinem Markt.
   *[1] { $count ->
        [one] Noch 1 Person muss in den Turm: Der Markt ist zu klein.
       *[other] Noch { $count } Personen müssen in den Turm: Der Markt ist zu klein.
    }
}
reason-OR-PLACE-GUNPOWDER-04 = { $count ->
    [0] In deinem Pulverturm liegt niemand.
   *[other] Für die Personen in deinem Pulverturm ist bei keinem Werk ein Feld frei.
}
reason-OR-EVENT-PILGRIMAGE-01 = { event-pilgrimage } ({ $stack }): In dieser Runde kannst du { NAME($character, form: "none") } anwerben.
reason-OR-EVENT-HARVEST-01 = { $case ->
    [0] { NAME($good) } ist keine Nahrung.
   *[1] Du hast { NAME($good, form: "none") }.
}
reason-OR-EVENT-HARVEST-02 = Das würde { $needed } Münzen kosten, und du hast { $has ->
    [0] keine
   *[other] nur { $has }
}: Gib erst Nahrung ab.
reason-OR-GEN-BACK-01 = Du hast deinen Plan { $count }-mal geändert. Jetzt gilt er.
reason-OR-TORTURE-02 = { $case ->
    [0] Dort hast du kein Kontor.
    [1] Du hast kein Kontor mehr im Vorrat.
    [2] Von dieser Ware hast du nichts.
    [3] Diese Ortskarte gehört dir nicht.
    [4] Du hast kein Technikplättchen, das noch nicht gelegt ist.
    [6] Nur noch eins ist fällig: Wähle es einzeln.
    [7] Davon hast du nicht genug für alles, was fällig ist.
   *[5] Dort liegt kein Technikplättchen.
}
reason-OR-TORTURE-03 = In deinem Beutel ist keine neutrale Person.
reason-OR-TORTURE-04 = { $index ->
    [0] Dein Markierer steht auf dem Startfeld der Entwicklungsleiste.
   *[other] Dein Markierer darf nicht auf ein Feld mit Münzen und nicht hinter eines zurück.
}
reason-OR-OPT-EXCLUDE-01 = { NAME($place, form: "subject") } ist schon ausgeschlossen.

## Spielende

ending-rounds = alle Stundenglaskarten sind aufgedeckt

tie-development = { $first } und { $second } haben je { point-count }. Die Entwicklungsleiste entscheidet: { $first } steht auf Feld { $more }, { $second } auf Feld { $less }.
tie-development-wins = { $first } gewinnt durch die Entwicklungsleiste
tie-shared = Je { point-count }, und auch auf der Entwicklungsleiste herrscht Gleichstand.

figure-recruited = Personen angeworben
figure-moves = Reisen
figure-stations = Kontore
figure-places = Ortskarten
figure-deeds = Personen für Werke
figure-citizens = Bürger

## Phasen

phase-setup = Aufbau
phase-hourglass = Stundenglas
phase-census = Volkszählung
phase-followers = Gefolgsleute
phase-planning = Planung
phase-actions = Aktionen
phase-event = Ereignis
phase-torture = Folter
phase-first = Startspieler

## Der Spielplan als Text

sheet-round = Die Runde
sheet-followers = Gefolgsleute
sheet-places = Besetzte Orte
sheet-needs = Wen jeder Ort braucht
sheet-effects = Was jeder Ort bewirkt
sheet-merchants = Händlerfiguren und Kontore
sheet-map = Die Landkarte
sheet-tracks = Leisten: wer auf welchem Feld steht
sheet-steps = Leisten: was die Felder bringen
sheet-deeds = Segensreiche Werke und Bürger
sheet-tiles = Ortskarten in der Auslage
sheet-supply = Vorrat
sheet-hourglass = Stundenglas: was noch kommt

sheet-column-round = Runde
sheet-column-phase = Phase
sheet-column-asked = Am Zug
sheet-column-now = Es geht um
sheet-column-event = Ereignis
sheet-column-first = Startspieler
sheet-column-stack = Stapel
sheet-column-tiles = Ereignisse
sheet-column-market = Auf dem Markt
sheet-column-bag = Im Beutel
sheet-column-tower = Im Pulverturm
sheet-column-draws = Darf ziehen
sheet-column-recalls = Zurückgeholt werden
sheet-column-drawing = Zieht
sheet-column-place = Ort
sheet-column-standing = Wer dort steht
sheet-column-missing = Fehlt noch
sheet-column-needs = Braucht
sheet-column-coins = Münzen
sheet-column-level = Stand
sheet-column-reserve = Kontore übrig
sheet-column-citizens = Bürger
sheet-column-gears = Technik zu legen
sheet-column-gears-placed = Technik gelegt
sheet-column-state = Gerade
sheet-column-merchant = Händlerfigur in
sheet-column-stations = Kontore gebaut
sheet-column-by-road = Auf dem Landweg
sheet-column-by-water = Auf dem Wasserweg
sheet-column-stations-here = Kontore
sheet-column-town = Stadt
sheet-column-track = Leiste
sheet-column-last-step = Letztes Feld
sheet-column-steps = Felder
sheet-column-deed = Werk oder Bürger
sheet-column-open = Offene Felder
sheet-column-gain = Je Person
sheet-column-citizen = Bürger
sheet-column-tile = Ortskarte
sheet-column-category = Kategorie
sheet-column-where = Wo
sheet-column-supply = Was
sheet-column-lost = Aus dem Spiel
sheet-column-worth = Je Stück

sheet-sent = { $count ->
    [one] 1 Person entsandt
   *[other] { $count } Personen entsandt
}
sheet-food = noch { $count } Nahrung abzugeben
sheet-debt = { $count ->
    [one] 1 Münze fehlt
   *[other] { $count } Münzen fehlen
}
sheet-exclusions = { $count ->
    [one] 1 Ortskarte darf ausgeschlossen werden
   *[other] { $count } Ortskarten dürfen ausgeschlossen werden
}
sheet-drawn = gezogen: { $followers }
sheet-enough = { $list } ({ $count } genügt)
sheet-always = wirkt ständig
sheet-active = niemand: aktiviert
sheet-neutral = beliebige neutrale Person
sheet-gear = Technikplättchen
sheet-tile = Ortskarte { $category ->
    [1] I
   *[other] I oder II
}
sheet-develop = { $count ->
    [one] 1 Entwicklungspunkt
   *[other] { $count } Entwicklungspunkte
}
sheet-at = { $step }: { $reward }
sheet-ready = hat entschieden
sheet-gone = aus dem Spiel
sheet-waits = frei
sheet-event-pilgrimage = In dieser Runde können keine Mönche angeworben werden.
sheet-event-taxes = { $amount ->
    [one] Zahle 1 Münze je Ware.
   *[other] Zahle 1 Münze je { $amount } Waren, abgerundet.
}
sheet-event-income = { $amount ->
    [one] Du bekommst 1 Münze je Entwicklungsstand.
   *[other] Du bekommst { $amount } Münzen je Entwicklungsstand.
}
sheet-event-trading-day = { $amount ->
    [one] Du bekommst 1 Münze für jedes gebaute Kontor.
   *[other] Du bekommst { $amount } Münzen für jedes gebaute Kontor.
}
sheet-event-harvest = Gib { $amount } Nahrung ab oder zahle { $price } Münzen für jede, die fehlt.
sheet-event-plague = { $amount ->
    [one] Ziehe eine Person aus deinem Beutel: Eine neutrale geht verloren.
   *[other] Ziehe { $amount } Personen aus deinem Beutel: Neutrale gehen verloren.
}
sheet-track-farmer = Bauern: Waren
sheet-track-boatman = Schiffer: Münzen
sheet-track-craftsman = Handwerker: Technik
sheet-track-trader = Händler: Ortskarten
sheet-track-knight = Ritter: Limit
sheet-track-scholar = Gelehrte: Entwicklung
sheet-track-development = Entwicklung
sheet-complete = vollendet
sheet-develop-instead = oder { $count } Entwicklung
sheet-gears = Technikplättchen
sheet-draws = zieht { $count }
sheet-passed = hat gepasst

## Das Ziel, bei den Spielern

goal-rounds = Gespielt werden { $rounds } Runden.
goal-round = Runde { $round } von { $rounds }.
goal-rounds-left = { $count ->
    [one] Nach dieser noch eine Runde.
   *[other] Nach dieser noch { $count } Runden.
}

## Woher ein Preis kommt

price-here = hier
price-development = Entwicklung { $index }
price-food = { $count } Nahrung fehlt, je { $price }:

## Das Verzeichnis

cards-title = Orte, Ortskarten und Werke
cards-pick-take = Welche Ortskarte nimmst du?
cards-pick-exclude = Welche Ortskarte nimmst du aus dem Spiel?
cards-deed = Nimmt { $followers } auf.
cards-deed-full = Vollendet.
cards-earns = je { $coins }
cards-earns-either = je { $coins } oder 1 Entwicklung
cards-gone = aus dem Spiel
cards-needs = braucht { $followers }
cards-needs-any = braucht eine beliebige Person
cards-needs-neutral = braucht eine neutrale Person

## Das Tableau: womit man plant

desk-market = Dein Markt
desk-market-of = Markt von { $name }
desk-of = { $count } von { $of }
desk-tower = Turm
desk-drawn = Gezogen
desk-gears = Technik
desk-gears-label = { $count ->
    [one] 1 Technikplättchen zum Auslegen
   *[other] { $count } Technikplättchen zum Auslegen
}
desk-bag = Beutel
desk-begun = { $count } von { $of }
desk-active = aktiviert
desk-always = wirkt immer
desk-empty = { $place }, leer: { $printed }
desk-there = { $follower } { NAME($place, form: "at") }
desk-recalled = { $follower } { NAME($place, form: "at") }, kommt zurück
desk-gear-there = { $place }: ein Technikplättchen statt { $printed }
desk-good = 1 { NAME($good, form: "some") }, noch { $count }
desk-some = { NAME($good, form: "some") }
desk-technology = ein Technikplättchen, noch { $count }
desk-pay = { $count ->
    [one] 1 Münze für einen Schritt
   *[other] bis zu { $count } Münzen für ebenso viele Schritte
}
desk-bath = { $count } ziehen, 1 davon gleich einsetzen
desk-no-way = in { $town } gibt es { NAME($way, form: "none") }
desk-station = ein Kontor in { $town } +{ $count }
desk-station-there = in { $town } steht schon ein Kontor
desk-bath-later = { $count } ziehen, sobald jemand in deinem Beutel ist
desk-recruit-short = { $character }
desk-recruit-for = { $character } ({ $reward })
desk-or = { $one } oder { $rest }
desk-recruit = { $character } { $step }: { $reward }
desk-recruit-only = { $character } { $step }: sonst nichts
desk-recruit-left = ein { $character }, noch { $count }
desk-draw-more = { $count ->
    [one] 1 mehr ziehen
   *[other] { $count } mehr ziehen
}
desk-steps = { $count ->
    [one] ein Schritt, auf Feld { $index }
   *[other] { $count } Schritte, auf Feld { $index }
}
desk-town = { $town }
desk-towns = { $count } Städte
desk-journey = { $where }: { $goods }
desk-journey-empty = { $where }, keine Ware
desk-deed = { $deed }: Platz für { NAME($character, form: "a") }
desk-deeds = { $count ->
    [one] ein Werk braucht deine Leute
   *[other] { $count } Werke brauchen deine Leute
}
desk-deeds-others = { $count ->
    [one] ein Werk für andere, keines für { NAME($follower, form: "a") }
   *[other] { $count } Werke für andere, keines für { NAME($follower, form: "a") }
}
desk-deeds-open = { $count ->
    [one] ein Werk hat noch Platz
   *[other] { $count } Werke haben noch Platz
}
desk-shield = schützt dich: { $event }
desk-shield-later = diese Runde gibt es nichts abzuwehren
desk-lacks = { $count ->
    [0] kein { $printed }, auch nicht im Beutel
   *[other] kein { $printed }; { $count } im Beutel
}
desk-lacks-anybody = niemand auf dem Markt kann dorthin
desk-lacks-several = es fehlt mehr als eine Person
desk-clear = Alles zurücknehmen
desk-lay-gear = Technikplättchen auslegen
desk-lay-gear-where = für immer, auf eines von { $count } Feldern
desk-spaces = eines von { $count } Feldern
desk-hint-follow = Klicke jemanden auf deinem Tableau an, um ihn zurückzuholen.
group-fill = Ort füllen
group-who = Jemanden davon einsetzen
group-active = Deine aktivierten Orte

## Der gezeichnete Plan: Karte, Leisten, Werke, Ortskarten, Mitspieler

# Ein Buchstabe für jeden Gefolgsmann, alle verschieden (W: Handwerker, denn H ist der Händler); an ihm hängt keine Farbe
letter-farmer = B
letter-boatman = S
letter-craftsman = W
letter-trader = H
letter-knight = R
letter-scholar = G
letter-monk = M
or-map = Karte des Orléanais mit Land- und Wasserwegen
or-merchant = Händlerfigur von { $player } in { $town }
or-station = Kontor von { $player } in { $town }
or-town-stations = Kontor: { $players }.
or-town-free = Noch kein Kontor.
or-town-merchants = Händlerfiguren: { $players }.
or-track-farmer = Waren
or-track-boatman = Münzen
or-track-craftsman = Technik
or-track-trader = Ortskarten
or-track-scholar = Schritte
or-track-knight = Limit
or-left = { $count ->
    [0] leer
   *[other] noch { $count }
}
or-development = Entwicklung
or-next-level = { $at }, Stand { $level } ab { $step }
or-charter = Segensreiche Werke
or-or = oder
set-automatic-also = Auch so viele Personen wie erlaubt ziehen, wenn niemand zurückgeholt werden kann.
or-view-desk = Tableau
or-view-map = Karte
or-view-tracks = Leisten
or-view-charter = Werke
or-view-tiles = Ortskarten
or-rounds = Runde { $count } von { $most }
or-still = Noch im Stapel { $stack }: { $events }.
or-stake-shield = deine Sakristei verschont dich
or-stake-pilgrimage = keine Mönche in dieser Runde
or-stake-harvest = { $missing ->
    [0] je { $amount } Nahrung; du hast { $have }
   *[other] je { $amount } Nahrung; du hast { $have } und zahlst { $coins } Münzen
}
or-stake-taxes = { $have ->
        [one] 1 Ware
       *[other] { $have } Waren
    }: { $coins ->
        [0] du zahlst nichts
        [one] du zahlst 1 Münze
       *[other] du zahlst { $coins } Münzen
    }
or-stake-income = { $coins ->
    [one] du bekommst 1 Münze
   *[other] du bekommst { $coins } Münzen
}
or-stake-trading-day = { $coins ->
    [0] kein Kontor, keine Münzen
    [one] dein Kontor bringt 1 Münze
   *[other] deine Kontore bringen { $coins } Münzen
}
or-stake-plague = { $have ->
    [0] dein Beutel ist leer: niemand geht verloren
   *[other] { $amount ->
        [one] einer wird gezogen; { $own ->
            [one] { $own } von { $have } ist sicher
           *[other] { $own } von { $have } sind sicher
        }
       *[other] { $amount } werden gezogen; { $own ->
            [one] { $own } von { $have } ist sicher
           *[other] { $own } von { $have } sind sicher
        }
    }
}
or-state-ready = fertig
or-state-thinks = überlegt noch
or-state-passed = hat gepasst
or-state-acts = { $count ->
    [one] 1 aktivierter Ort
   *[other] { $count } aktivierte Orte
}
or-goods-worth = { $count ->
    [one] 1 Ware, { $points } Punkte
   *[other] { $count } Waren, { $points } Punkte
}
or-trade = ({ $stations } Kontore + { $citizens } Bürger) × Stand { $level }
or-begins = Startspieler
or-gears = Technikplättchen: { $placed } liegen, { $free } frei
or-bag = { $count } im Beutel
or-takes = { NAME($good, form: "some") } nehmen
or-takes-nothing = nichts unterwegs
or-supply = Vorrat:
or-stake-over = für dich vorbei

## Charaktere, die Bots haben können

style-builder = Baumeister
    .the = der Baumeister
    .plays = Reist mit Schiff und Wagen und säumt seine Wege mit Kontoren.
style-farmer = Bauer
    .the = der Bauer
    .plays = Häuft Waren von Feld, Käserei und Webstuhl an, am liebsten die teuren.
style-scholar = Gelehrter
    .the = der Gelehrte
    .plays = Schickt seine Leute in die Universität und ins Skriptorium: Entwicklung geht ihm über alles.

## Was der Ratgeber fragt, ohne eine Möglichkeit zu nennen

nudge-put = Welcher Ort kann in dieser Runde voll werden, und was würde er für dich auslösen?
nudge-ready = Kannst du noch einen Ort aktivieren, oder bleiben deine Leute besser für die nächste Runde?
nudge-use = Welcher deiner aktivierten Orte hilft den anderen und sollte zuerst kommen?
nudge-recruit = Welche Leiste bringt dir jetzt am meisten, zusätzlich zur angeworbenen Person?
nudge-take = Welche Ortskarte würdest du von jetzt an fast jede Runde nutzen?
nudge-move = An welchen Land- und Wasserwegen liegen noch Waren?
nudge-send = Wer fehlt dir am wenigsten, und welches Segensreiche Werk ist fast vollendet?
nudge-reward = Was davon hält bis zum Ende des Spiels?
nudge-gear = Welches Feld füllst du fast in jeder Runde?
nudge-store = Wer hat in dieser Runde keinen Platz?
nudge-give = Welche deiner Waren ist am Ende am wenigsten wert?
nudge-pass = Können deine Orte noch etwas tun?
nudge-done = Lohnt sich wirklich noch einer?

## Die geführte erste Partie

first-goal = Wer nach 18 Runden die meisten Punkte hat, gewinnt.
first-goal-why = Münzen und Waren sind Punkte. Kontore und Bürger zählen so viel wie dein Entwicklungsstand: Am Ende bringen sie am meisten.
first-followers = Diese vier Gefolgsleute arbeiten für dich.
first-followers-why = Sie warten auf deinem Markt. Jeder Ort daneben hat Felder für bestimmte Gefolgsleute; sind alle besetzt, tut der Ort seine Arbeit.
first-castle = Besetze die Burg: Bauer, Schiffer, Händler.
first-castle-why = Die Burg gibt dir einen Ritter, und mit Rittern ziehst du jede Runde mehr Gefolgsleute. Darum beginnen viele hier.
first-castle-early = Noch nicht: Die Burg arbeitet nur mit allen dreien.
first-castle-lift = Lass sie dort: Die Burg braucht alle drei.
first-castle-other = Dieser Ort bräuchte noch andere. Drei deiner vier passen genau auf die Burg.
first-ready = Dein Plan steht: Sag, dass du fertig bist.
first-ready-why = Alle planen gleichzeitig und geheim. Der Handwerker allein besetzt keinen Ort; er wartet auf dem Markt bis zur nächsten Runde.
first-ready-lift = Die Burg ist voll und wird arbeiten. Lass es so.
first-ready-waits = Das ginge, aber allein bewirkt er dort nichts, und auf dem Markt bleibt er frei für einen besseren Ort.
first-open = Die Pläne liegen offen. Colette hat das Dorf genutzt.
first-open-why = Es brachte ihr einen Händler und mit ihm einen weiteren Ort, den nur sie nutzen kann. Reihum nutzt jeder einen seiner Orte.
first-knight = Du bist dran: Nutze die Burg.
first-knight-why = Der Ritter kommt in deinen Beutel, und du rückst auf der Ritterleiste vor: ab jetzt ziehst du je Runde fünf Personen statt vier.
first-knight-pass = Dann hätten deine Leute umsonst dort gestanden.
first-bag = Alle, die gearbeitet haben, sind wieder im Beutel, mit dem neuen Ritter.
first-bag-why = Das ist das Herz des Spiels: Wen du anwirbst, der kommt in den Beutel und kann jede Runde gezogen werden. Ein guter Beutel macht gute Runden.
first-draw = Zieh vier.
first-draw-why = Vier sind im Beutel, und der Handwerker wartet noch auf dem Markt: fünf Gefolgsleute für diese Runde.
first-draw-few = Weniger Leute schaffen weniger. Für alle vier ist Platz.
first-farmhouse = Besetze das Bauernhaus: Schiffer und Handwerker.
first-farmhouse-why = Es gibt einen Bauern und eine Ware, hier Getreide. Das Stundenglas zeigt für das Rundenende die Ernte an: Dann muss jeder Nahrung abgeben oder zahlen.
first-farmhouse-early = Deine Leute hätten nichts zu tun. Gib ihnen erst Arbeit.
first-farmhouse-lift = Lass ihn dort: Das Bauernhaus braucht beide.
first-farmhouse-other = Auch möglich, aber die Ernte steht bevor: erst das Bauernhaus, wegen des Getreides.
first-wagon = Die anderen drei kommen auf den Wagen.
first-wagon-why = Bauer, Händler, Ritter: Mit ihnen reist deine Händlerfigur auf dem Landweg. Jetzt hat jeder zu tun.
first-wagon-early = Drei sind noch frei, und genau sie braucht der Wagen.
first-wagon-lift = Lass den Plan, wie er ist.
first-wagon-other = Dort wären es zu wenige. Der Wagen nimmt alle drei.
first-grain = Nutze das Bauernhaus.
first-grain-why = Ein Bauer für deinen Beutel und Getreide für die Ernte. Zwei Orte sind bereit; die Reihenfolge ist frei.
first-grain-order = Der Wagen kommt als Nächstes. In dieser Lektion ist erst das Bauernhaus dran.
first-grain-pass = Wer passt, tut in dieser Runde nichts mehr. Zwei Orte warten auf dich.
first-travel = Nutze den Wagen: nach Vierzon, und nimm den Wein mit.
first-travel-why = Nimmst du diesen Weg, gehört dir die Ware, die dort liegt. Wein ist am Ende 3 Punkte wert, und in Vierzon kannst du bauen.
first-travel-pass = Deine Leute stehen auf dem Wagen: Reise.
first-travel-empty = Du darfst die Ware liegen lassen, aber sie ist geschenkt. Nimm sie mit.
first-travel-other = Auch das wäre ein Weg. In dieser Lektion geht es nach Süden: nach Vierzon, mit dem Wein.
first-deeds = Colette hat einen Händler zu einem Segensreichen Werk geschickt.
first-deeds-why = Das Rathaus schickt Leute für immer fort: Münzen sofort, und wer den Letzten schickt, bekommt einen Bürger. So wirst du auch Leute los, die du nicht mehr brauchst.
first-harvest = Ernte: Gib das Getreide.
first-harvest-why = Jede Runde endet mit einem Ereignis. Getreide ist 1 Punkt wert, Wein 3: Gib, was am wenigsten wert ist.
first-harvest-wine = Der Wein ist 3 Punkte wert, das Getreide 1.
first-harvest-coins = Münzen sind auch Punkte, und so wird es teuer. Gib das Getreide.
first-again = Eine neue Runde: Zieh fünf.
first-again-why = Dafür ist der Ritter gut. Im Beutel sind jetzt sechs.
first-again-few = Zieh so viele, wie du darfst: fünf.
first-guildhall = Besetze das Gildenhaus: Bauer, Handwerker, Ritter.
first-guildhall-why = Es baut ein Kontor, wo deine Händlerfigur steht: in Vierzon. In jeder Stadt ist nur für ein Kontor Platz.
first-guildhall-early = Erst das Gildenhaus: Ein Kontor ist das Ziel dieser Runde.
first-guildhall-lift = Lass ihn dort: Das Gildenhaus braucht alle drei.
first-guildhall-other = Später. Jetzt bauen Bauer, Handwerker und Ritter in Vierzon.
first-station = Nutze das Gildenhaus: ein Kontor in Vierzon.
first-station-why = Es zählt jetzt 1 Punkt. Mit steigendem Entwicklungsstand zählt es immer mehr, ebenso wie jedes weitere Kontor.
first-station-pass = Drei Leute warten auf den Bau. Nutze das Gildenhaus.
first-won = Es steht 9 zu 9. Ab hier gehört die Partie dir.
first-won-why = Die Pest hat deinen Startbauern verschont, wie alle vier Startpersonen. Als Nächstes: Gelehrte aus der Universität bringen dich auf der Entwicklungsleiste voran, die Kontore und Bürger vervielfacht.

## In fünf Minuten

five-goal = Ein Beutel voller Gefolgsleute
five-goal-text = 18 Runden lang ziehst du Gefolgsleute, gibst ihnen Arbeit und wirbst neue an. Wer die meisten Punkte hat, gewinnt: Münzen und Waren, dazu Kontore und Bürger, jeweils mal deinem Entwicklungsstand.
five-plan = Planen: Orte besetzen
five-plan-text = Alle planen gleichzeitig und geheim. Ein Ort arbeitet, wenn alle seine Felder besetzt sind: Die Burg gibt mit Bauer, Schiffer und Händler einen Ritter, und mit Rittern ziehst du mehr.
five-recruit = Anwerben: Jeder Neue bringt dich auf seiner Leiste voran
five-recruit-text = Bauern bringen Waren, Schiffer Münzen, Handwerker Technikplättchen, Händler Ortskarten, Gelehrte Entwicklungspunkte; mit Rittern ziehst du mehr. Das nächste Feld zeigt, was du bekommst.
five-travel = Reisen: Waren liegen am Weg
five-travel-text = Schiff und Wagen bewegen deine Händlerfigur über Wasser- und Landwege. Die Ware am Weg gehört dir, und Waren sind Punkte.
five-station = Bauen: ein Kontor je Stadt
five-station-text = Das Gildenhaus baut, wo deine Händlerfigur steht. Kontore zählen so viel wie dein Entwicklungsstand und werden so immer wertvoller.
five-deeds = Segensreiche Werke: Leute gehen für immer
five-deeds-text = Das Rathaus entsendet Leute zu Segensreichen Werken: Münzen sofort, und einen Bürger für den, der den Letzten schickt.
five-event = Jede Runde endet mit einem Ereignis
five-event-text = Das Stundenglas zeigt es von Rundenbeginn an: Die Ernte verlangt Nahrung, die Steuern kosten Münzen, die Pest nimmt dir eine Person. Nach dem letzten ist die Partie zu Ende.
five-turn-what = aus dem Beutel ziehen, geheim planen, reihum handeln, dann das Ereignis
five-end = Wie es endet
five-end-text = Nach Runde 18 und ihrem Ereignis. Wer allein die meisten Kontore auf der Karte hat, bekommt noch einen Bürger. Gefolgsleute, Ortskarten und Technikplättchen zählen nichts; bei Gleichstand gewinnt, wer auf der Entwicklungsleiste weiter ist.
five-score-coins = je 1
five-score-coins-text = Von Schiffern, Werken, Ereignissen und vielen Orten.
five-score-goods = je 1 bis 5
five-score-goods-text = Getreide 1, Käse 2, Wein 3, Wolle 4, Brokat 5.
five-score-stations = mal dein Stand
five-score-stations-text = Jedes zählt so viel wie dein Entwicklungsstand, von 1 bis 6.
five-score-citizens = mal dein Stand
five-score-citizens-text = Wie Kontore. Sie warten bei den Werken und auf den Leisten: Wer zuerst dort ist, bekommt sie.
five-tip-1 = Wirb früh Ritter an.
five-tip-1-why = Mit jedem der ersten ziehst du pro Runde eine Person mehr, bis zu 8.
five-tip-2 = Ein schlanker Beutel zieht besser.
five-tip-2-why = Entsende zu den Werken, wen du nicht mehr brauchst: Das bringt Münzen und macht den Beutel schlanker.
five-tip-3 = Steig auf der Entwicklungsleiste.
five-tip-3-why = Dein Entwicklungsstand vervielfacht alle Kontore und Bürger auf einmal: Gelehrte und das Skriptorium bringen dich hin.
