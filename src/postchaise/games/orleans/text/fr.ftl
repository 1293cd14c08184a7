### Orléans : les mots du jeu en français

## Le jeu

orleans-title = Orléans
orleans-tagline = Recrutez des partisans, commercez et construisez le long de la Loire.
pitch = Remplissez votre sac de partisans, piochez-en une poignée chaque mois et donnez du travail à chacun.

## Personnages

character-farmer = Fermier
    .bare = fermier
    .a = un fermier
    .the = le fermier
    .many = fermiers
character-boatman = Batelier
    .bare = batelier
    .a = un batelier
    .the = le batelier
    .many = bateliers
character-craftsman = Artisan
    .bare = artisan
    .a = un artisan
    .the = l’artisan
    .many = artisans
character-trader = Commerçant
    .bare = commerçant
    .a = un commerçant
    .the = le commerçant
    .many = commerçants
character-knight = Chevalier
    .bare = chevalier
    .a = un chevalier
    .the = le chevalier
    .many = chevaliers
character-scholar = Érudit
    .bare = érudit
    .a = un érudit
    .the = l’érudit
    .many = érudits
character-monk = Moine
    .bare = moine
    .a = un moine
    .the = le moine
    .many = moines

## Partisans : les neutres, et les quatre de la couleur du joueur

follower-farmer = Fermier
    .bare = fermier
    .a = un fermier
    .the = le fermier
    .many = fermiers
follower-boatman = Batelier
    .bare = batelier
    .a = un batelier
    .the = le batelier
    .many = bateliers
follower-craftsman = Artisan
    .bare = artisan
    .a = un artisan
    .the = l’artisan
    .many = artisans
follower-trader = Commerçant
    .bare = commerçant
    .a = un commerçant
    .the = le commerçant
    .many = commerçants
follower-knight = Chevalier
    .bare = chevalier
    .a = un chevalier
    .the = le chevalier
    .many = chevaliers
follower-scholar = Érudit
    .bare = érudit
    .a = un érudit
    .the = l’érudit
    .many = érudits
follower-monk = Moine
    .bare = moine
    .a = un moine
    .the = le moine
    .many = moines
follower-own-farmer = Fermier de départ
    .bare = fermier de départ
    .a = un fermier de départ
    .the = le fermier de départ
    .many = fermiers de départ
follower-own-boatman = Batelier de départ
    .bare = batelier de départ
    .a = un batelier de départ
    .the = le batelier de départ
    .many = bateliers de départ
follower-own-craftsman = Artisan de départ
    .bare = artisan de départ
    .a = un artisan de départ
    .the = l’artisan de départ
    .many = artisans de départ
follower-own-trader = Commerçant de départ
    .bare = commerçant de départ
    .a = un commerçant de départ
    .the = le commerçant de départ
    .many = commerçants de départ

# Ce qui est dessiné sur une case d’action
printed-farmer = fermier
    .bare = case de fermier
    .space = une case de fermier
printed-boatman = batelier
    .bare = case de batelier
    .space = une case de batelier
printed-craftsman = artisan
    .bare = case d’artisan
    .space = une case d’artisan
printed-trader = commerçant
    .bare = case de commerçant
    .space = une case de commerçant
printed-knight = chevalier
    .bare = case de chevalier
    .space = une case de chevalier
printed-scholar = érudit
    .bare = case d’érudit
    .space = une case d’érudit
printed-monk = moine
    .bare = case de moine
    .space = une case de moine
printed-any = n’importe quel partisan
    .bare = case pour n’importe quel partisan
    .space = une case pour n’importe quel partisan
printed-any-neutral = n’importe quel jeton neutre
    .bare = case pour n’importe quel jeton neutre
    .space = une case pour n’importe quel jeton neutre

slot = { NAME($place, form: "at") }, { NAME($printed, form: "bare") }
slot-only = { NAME($place, form: "at") }

## Listes de partisans

a-follower = { NAME($follower, form: "a") }
some-followers = { $count } { NAME($follower, form: "many") }
list-nobody = personne
list-last = { $one } et { $rest }
list-more = { $one }, { $rest }

## Marchandises

good-grain = Céréales
    .bare = céréales
    .some = des céréales
    .one = des céréales
    .no = de céréales
good-cheese = Fromage
    .bare = fromage
    .some = du fromage
    .one = un fromage
    .no = de fromage
good-wine = Vin
    .bare = vin
    .some = du vin
    .one = un vin
    .no = de vin
good-wool = Laine
    .bare = laine
    .some = de la laine
    .one = une laine
    .no = de laine
good-brocade = Brocart
    .bare = brocart
    .some = du brocart
    .one = un brocart
    .no = de brocart
cargo-nothing = Rien
    .some = rien
    .one = rien
    .no = rien

## Couleurs des joueurs

player-red = Rouge
player-yellow = Jaune
player-green = Vert
player-blue = Bleu
player-purple = Violet

## Lieux du plateau personnel

place-farmhouse = Ferme
    .the = la Ferme
    .of = de la Ferme
    .at = à la Ferme
    .active = la Ferme est activée
    .effect = Recrutez un fermier et recevez la marchandise indiquée sur la piste des fermiers.
place-village = Village
    .the = le Village
    .of = du Village
    .at = au Village
    .active = le Village est activé
    .effect = Recrutez un batelier pour des pièces, un artisan pour un jeton Technologie ou un commerçant pour une tuile Lieu.
place-university = Université
    .the = l’Université
    .of = de l’Université
    .at = à l’Université
    .active = l’Université est activée
    .effect = Recrutez un érudit et recevez des points de développement.
place-castle = Château
    .the = le Château
    .of = du Château
    .at = au Château
    .active = le Château est activé
    .effect = Recrutez un chevalier ; dès la manche suivante, vous piochez plus de partisans.
place-monastery = Monastère
    .the = le Monastère
    .of = du Monastère
    .at = au Monastère
    .active = le Monastère est activé
    .effect = Recrutez un moine, qui peut remplacer n’importe quel personnage.
place-ship = Bateau
    .the = le Bateau
    .of = du Bateau
    .at = sur le Bateau
    .active = le Bateau est activé
    .effect = Déplacez votre marchand par une voie navigable et prenez-y une marchandise.
place-wagon = Charrette
    .the = la Charrette
    .of = de la Charrette
    .at = sur la Charrette
    .active = la Charrette est activée
    .effect = Déplacez votre marchand par une route et prenez-y une marchandise.
place-guildhall = Guilde
    .the = la Guilde
    .of = de la Guilde
    .at = à la Guilde
    .active = la Guilde est activée
    .effect = Construisez un comptoir dans la ville où se trouve votre marchand.
place-scriptorium = Scriptorium
    .the = le Scriptorium
    .of = du Scriptorium
    .at = au Scriptorium
    .active = le Scriptorium est activé
    .effect = Recevez 1 point de développement.
place-town-hall = Mairie
    .the = la Mairie
    .of = de la Mairie
    .at = à la Mairie
    .active = la Mairie est activée
    .effect = Envoyez un ou deux partisans sur les actes de bienfaisance.

## Tuiles Lieu

place-hayrick = Meule de foin
    .the = la Meule de foin
    .of = de la Meule de foin
    .at = à la Meule de foin
    .active = la Meule de foin est activée
    .effect = Recevez 1 marchandise de la réserve : des céréales.
place-cheese-factory = Fromagerie
    .the = la Fromagerie
    .of = de la Fromagerie
    .at = à la Fromagerie
    .active = la Fromagerie est activée
    .effect = Recevez 1 marchandise de la réserve : du fromage.
place-winery = Vignoble
    .the = le Vignoble
    .of = du Vignoble
    .at = au Vignoble
    .active = le Vignoble est activé
    .effect = Recevez 1 marchandise de la réserve : du vin.
place-wool-manufacturer = Manufacture de laine
    .the = la Manufacture de laine
    .of = de la Manufacture de laine
    .at = à la Manufacture de laine
    .active = la Manufacture de laine est activée
    .effect = Recevez 1 marchandise de la réserve : de la laine.
place-tailor-shop = Atelier de couture
    .the = l’Atelier de couture
    .of = de l’Atelier de couture
    .at = à l’Atelier de couture
    .active = l’Atelier de couture est activé
    .effect = Recevez 1 marchandise de la réserve : du brocart.
place-brewery = Brasserie
    .the = la Brasserie
    .of = de la Brasserie
    .at = à la Brasserie
    .active = la Brasserie est activée
    .effect = Recevez 2 pièces.
place-sacristy = Sacristie
    .the = la Sacristie
    .of = de la Sacristie
    .at = à la Sacristie
    .active = la Sacristie est activée
    .effect = Remettez son moine dans votre sac, et la Moisson, les Taxes ou la Peste ne vous touchent pas.
place-herb-garden = Jardin potager
    .the = le Jardin potager
    .of = du Jardin potager
    .at = au Jardin potager
    .active = le Jardin potager est activé
    .effect = Vos bateliers peuvent remplacer fermiers, artisans et commerçants.
place-bathhouse = Bains publics
    .the = les Bains publics
    .of = des Bains publics
    .at = aux Bains publics
    .active = les Bains publics sont activés
    .effect = Piochez 2 partisans dans votre sac et posez-en 1 tout de suite sur une case d’action.
place-windmill = Moulin
    .the = le Moulin
    .of = du Moulin
    .at = au Moulin
    .active = le Moulin est activé
    .effect = Recevez 2 pièces et 1 point de développement.
place-library = Bibliothèque
    .the = la Bibliothèque
    .of = de la Bibliothèque
    .at = à la Bibliothèque
    .active = la Bibliothèque est activée
    .effect = Recevez 2 points de développement.
place-hospital = Hôpital
    .the = l’Hôpital
    .of = de l’Hôpital
    .at = à l’Hôpital
    .active = l’Hôpital est activé
    .effect = Recevez autant de pièces que votre niveau de développement.
place-gunpowder-tower = Poudrière
    .the = la Poudrière
    .of = de la Poudrière
    .at = dans la Poudrière
    .active = la Poudrière est activée
    .effect = Deux cases de marché en plus ; les partisans qui y attendent peuvent aller directement sur un acte.
place-cellar = Restaurant
    .the = le Restaurant
    .of = du Restaurant
    .at = au Restaurant
    .active = le Restaurant est activé
    .effect = Recevez 4 pièces.
place-office = Trésorerie
    .the = la Trésorerie
    .of = de la Trésorerie
    .at = à la Trésorerie
    .active = la Trésorerie est activée
    .effect = Recevez 1 pièce par comptoir que vous avez construit.
place-school = École
    .the = l’École
    .of = de l’École
    .at = à l’École
    .active = l’École est activée
    .effect = Vos érudits peuvent remplacer tous les personnages sauf les moines.
place-pharmacy = Pharmacie
    .the = la Pharmacie
    .of = de la Pharmacie
    .at = à la Pharmacie
    .active = la Pharmacie est activée
    .effect = Payez de 1 à 3 pièces pour autant de points de développement.
place-horse-wagon = Carriole
    .the = la Carriole
    .of = de la Carriole
    .at = sur la Carriole
    .active = la Carriole est activée
    .effect = Déplacez votre marchand par une route et prenez-y une marchandise.
place-shipping-line = Compagnie fluviale
    .the = la Compagnie fluviale
    .of = de la Compagnie fluviale
    .at = à la Compagnie fluviale
    .active = la Compagnie fluviale est activée
    .effect = Recevez 1 point de développement.
place-laboratory = Laboratoire
    .the = le Laboratoire
    .of = du Laboratoire
    .at = au Laboratoire
    .active = le Laboratoire est activé
    .effect = Recevez un jeton Technologie.

category-1 = I
category-2 = II

## Actes de bienfaisance

deed-city-wall = Enceinte de la ville
    .the = l’Enceinte de la ville
    .at = à l’Enceinte de la ville
deed-papal-conclave = Conclave
    .the = le Conclave
    .at = au Conclave
deed-defeating-plague = Lutte contre la peste
    .the = la Lutte contre la peste
    .at = à la Lutte contre la peste
deed-astronomy = Astronomie
    .the = l’Astronomie
    .at = à l’Astronomie
deed-boatmen-guild = Guilde des bateliers
    .the = la Guilde des bateliers
    .at = à la Guilde des bateliers
deed-cathedral = Cathédrale
    .the = la Cathédrale
    .at = à la Cathédrale
deed-peace-treaty = Traité de paix
    .the = le Traité de paix
    .at = au Traité de paix
deed-canalisation = Canalisations
    .the = les Canalisations
    .at = aux Canalisations

## Citoyens, selon l’endroit où ils attendent

citizen-city-wall = le citoyen de l’Enceinte de la ville
citizen-papal-conclave = le citoyen du Conclave
citizen-defeating-plague = le citoyen de la Lutte contre la peste
citizen-astronomy = le citoyen de l’Astronomie
citizen-boatmen-guild = le citoyen de la Guilde des bateliers
citizen-cathedral = le citoyen de la Cathédrale
citizen-peace-treaty = le citoyen du Traité de paix
citizen-canalisation = le citoyen des Canalisations
citizen-boatmen = le citoyen de la piste des bateliers
citizen-knights = le citoyen de la piste des chevaliers
citizen-development-3 = le premier citoyen de la piste de développement
citizen-development-18 = le deuxième citoyen de la piste de développement
citizen-development-28 = le troisième citoyen de la piste de développement
citizen-stations = le citoyen du plus grand nombre de comptoirs

## Sablier

event-pilgrimage = Pèlerinage
    .effect = Personne ne recrute de moine pendant cette manche.
event-taxes = Taxes
    .effect = Payez des pièces pour vos marchandises.
event-income = Revenus
    .effect = Recevez des pièces selon votre niveau de développement.
event-trading-day = Commerce
    .effect = Recevez des pièces pour vos comptoirs construits.
event-harvest = Moisson
    .effect = Donnez de la nourriture, ou payez 5 pièces pour chacune qui manque.
event-plague = Peste
    .effect = Piochez un partisan dans votre sac : s’il n’est pas de votre couleur, il est perdu.
stack-start = départ
stack-a = A
stack-b = B
stack-c = C
event-tile = { $event } ({ $stack })

## Carte

town-orleans = Orléans
    .of = d’Orléans
    .at = à Orléans
town-chartres = Chartres
    .of = de Chartres
    .at = à Chartres
town-etampes = Étampes
    .of = d’Étampes
    .at = à Étampes
town-le-mans = Le Mans
    .of = du Mans
    .at = au Mans
town-chateaudun = Châteaudun
    .of = de Châteaudun
    .at = à Châteaudun
town-montargis = Montargis
    .of = de Montargis
    .at = à Montargis
town-vendome = Vendôme
    .of = de Vendôme
    .at = à Vendôme
town-blois = Blois
    .of = de Blois
    .at = à Blois
town-briare = Briare
    .of = de Briare
    .at = à Briare
town-tours = Tours
    .of = de Tours
    .at = à Tours
town-chinon = Chinon
    .of = de Chinon
    .at = à Chinon
town-montrichard = Montrichard
    .of = de Montrichard
    .at = à Montrichard
town-vierzon = Vierzon
    .of = de Vierzon
    .at = à Vierzon
town-loches = Loches
    .of = de Loches
    .at = à Loches
town-bourges = Bourges
    .of = de Bourges
    .at = à Bourges
town-sancerre = Sancerre
    .of = de Sancerre
    .at = à Sancerre
town-chatellerault = Châtellerault
    .of = de Châtellerault
    .at = à Châtellerault
town-le-blanc = Le Blanc
    .of = du Blanc
    .at = au Blanc
town-chateauroux = Châteauroux
    .of = de Châteauroux
    .at = à Châteauroux
town-nevers = Nevers
    .of = de Nevers
    .at = à Nevers
town-argenton = Argenton-sur-Creuse
    .of = d’Argenton-sur-Creuse
    .at = à Argenton-sur-Creuse
town-la-chatre = La Châtre
    .of = de La Châtre
    .at = à La Châtre
town-st-amand = Saint-Amand-Montrond
    .of = de Saint-Amand-Montrond
    .at = à Saint-Amand-Montrond
way-road = route
    .by = par la route
    .a = route
way-water = voie navigable
    .by = par voie navigable
    .a = voie navigable
route = { NAME($a, form: "of") } { NAME($b, form: "at") } { NAME($way, form: "by") }

## Quantités

coin-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
follower-count = { $count ->
    [0] aucun partisan
    [one] { $count } partisan
   *[other] { $count } partisans
}

## Points

score-coins = Pièces
score-goods = Marchandises
score-stations = Comptoirs
score-citizens = Citoyens
why-more-coins = vous avez plus de pièces
why-less-coins = vous avez moins de pièces
why-more-goods = vos marchandises rapportent plus
why-less-goods = vos marchandises rapportent moins
why-more-stations = vos comptoirs rapportent plus
why-less-stations = vos comptoirs rapportent moins
why-more-citizens = vos citoyens rapportent plus
why-less-citizens = vos citoyens rapportent moins

## Options

option-exclude-places = Exclure des tuiles Lieu
    .help = Avant la première manche, chaque joueur peut exclure une tuile Lieu du jeu ; à deux joueurs, deux chacun.
option-exclude-places-false = Non
option-exclude-places-true = Oui
    .help = Pour ceux qui connaissent déjà les tuiles.
option-first-seat = Place qui commence
    .help = La place du plus jeune, qui commence. Avec 0, personne n’est désigné et on tire au sort.

## Questions

prompt-exclude = { $count ->
    [one] Quelle tuile Lieu excluez‑vous du jeu ?
   *[other] Quelles tuiles Lieu excluez‑vous du jeu ? Vous pouvez encore en choisir { $count }.
}
prompt-follow = { $recalls ->
    [0] { $bag ->
        [0] Votre sac est vide. Qui rappelez‑vous ? { $count } au plus.
       *[other] Combien de partisans piochez‑vous ? { $count } au plus{ $tight ->
            [1] {""}, faute de place au marché
           *[0] , rappels compris
        } ; dans le sac : { $bag }.
    }
    [one] { $bag ->
        [0] Votre sac est vide. Rappelez‑vous encore quelqu’un ? { $count } au plus, dont un rappelé.
       *[other] Combien de partisans piochez‑vous ? { $count } au plus, dont un rappelé ; dans le sac : { $bag }.
    }
   *[other] { $bag ->
        [0] Votre sac est vide. Rappelez‑vous encore quelqu’un ? { $count } au plus, dont { $recalls } rappelés.
       *[other] Combien de partisans piochez‑vous ? { $count } au plus, dont { $recalls } rappelés ; dans le sac : { $bag }.
    }
}
prompt-plan = { $count ->
    [0] Tous sont posés. Avez‑vous fini ? Événement de la manche : { $event }.
    [one] Il vous reste un partisan : où le posez‑vous ? Événement de la manche : { $event }.
   *[other] Où posez‑vous vos { $count } partisans ? Événement de la manche : { $event }.
}
prompt-ready = { $count ->
    [one] Vous avez fini ; un joueur réfléchit encore.
   *[other] Vous avez fini ; { $count } joueurs réfléchissent encore.
}
prompt-store = { $count ->
    [one] Qui d’autre rangez‑vous dans la Poudrière ?
   *[other] Qui rangez‑vous dans la Poudrière ? De là, il peut aussi rejoindre directement un acte.
}
prompt-act = Quel lieu utilisez‑vous ?
prompt-recruit = { NAME($place) } : qui recrutez‑vous ?
prompt-take = { $category ->
    [1] Quelle tuile Lieu de catégorie I prenez‑vous ?
   *[other] Quelle tuile Lieu prenez‑vous ?
}
prompt-move = Où va votre marchand ? Il quitte { $town } { NAME($way, form: "by") }.
prompt-send = { $sent ->
    [0] Qui envoyez‑vous, et sur quel acte ?
   *[other] Envoyez‑vous un deuxième partisan sur un acte ?
}
prompt-reward = { $deed } : une pièce ou un point de développement ?
prompt-pay = Combien de pièces pour le développement ?
prompt-bath = { $count ->
    [one] Vous avez pioché { $followers } : où le posez‑vous ?
   *[other] Vous avez pioché { $followers } : qui posez‑vous, et où ?
}
prompt-gear = { $count ->
    [one] Où posez‑vous votre jeton Technologie ?
   *[other] Où posez‑vous un jeton Technologie ? Vous en avez { $count }.
}
prompt-shield = Utilisez‑vous la Sacristie ? { $event } : { $stake }.
prompt-harvest = { $count ->
    [one] Que donnez‑vous ? { $event } : vous devez une nourriture.
   *[other] Que donnez‑vous ? { $event } : vous devez { $count } nourritures.
}
prompt-torture = { $count ->
    [one] Que donnez‑vous ? Il vous manque une pièce.
   *[other] Que donnez‑vous ? Il vous manque { $count } pièces.
}
stake-taxes = { $goods ->
    [one] vous devez { $coins } pour une marchandise
   *[other] vous devez { $coins } pour { $goods } marchandises
}
stake-harvest = { $count ->
    [one] vous devez 1 nourriture, ou { $price } pièces
   *[other] vous devez { $count } nourritures, ou { $price } pièces pour chacune qui manque
}
stake-plague = { $count ->
    [one] un partisan pioché dans votre sac peut être perdu
   *[other] { $count } partisans piochés dans votre sac peuvent être perdus
}

## Choix

choice-exclude = Exclure { NAME($place, form: "the") }
choice-put = { NAME($follower) } { $slot }
choice-lift = Reprendre { NAME($follower, form: "the") } posé { $slot }
choice-recall = Rappeler { NAME($follower, form: "the") } posé { $slot }
choice-leave = Laisser finalement { NAME($follower, form: "the") } { $slot }
choice-draw = Piocher { $count }
choice-store = { NAME($follower) }
choice-gear = Poser un jeton Technologie { $slot }
choice-ready = J’ai fini
choice-ready-stay = { $count ->
    [one] J’ai fini, 1 reste
   *[other] J’ai fini, { $count } restent
}
choice-reopen = Changer mon plan
choice-use = { NAME($place) }
choice-recruit = Recruter { NAME($character, form: "a") }
choice-take = Prendre { NAME($place, form: "the") }
choice-move = { $town } { NAME($way, form: "by") }, en prenant { NAME($cargo, form: "some") }
choice-move-empty = { $town } { NAME($way, form: "by") }, sans rien prendre
choice-send = Envoyer { NAME($character, form: "a") } { NAME($deed, form: "at") }
choice-reward = { $reward }
reward-coins = Une pièce
reward-development = Un point de développement
choice-pay = Payer { $coins }
choice-shield = { $shield }
shield-use = Échapper à l’événement
shield-keep = Laisser le moine en place
choice-give = Donner { NAME($good, form: "one") }
choice-pay-rest = Payer la nourriture manquante
choice-lose-station = Le comptoir { NAME($town, form: "of") }
choice-lose-reserve = Un comptoir de votre stock
choice-lose-follower = Un partisan pioché dans votre sac
choice-lose-development = Un point de développement
choice-lose-good = Une marchandise : { NAME($good, form: "some") }
choice-lose-place = La tuile { NAME($place) }
choice-lose-gear = Un jeton Technologie pas encore posé
choice-lose-gear-from = Le jeton Technologie posé { NAME($place, form: "at") }
choice-lose-rest = { $count ->
    [2] Les deux d’un coup : { NAME($item, form: "some") }
   *[other] Les { $count } d’un coup : { NAME($item, form: "some") }
}
item-reserve = Des comptoirs de votre stock
    .some = des comptoirs de votre stock
item-follower = Des partisans piochés dans votre sac
    .some = des partisans piochés dans votre sac
item-development = Des points de développement
    .some = des points de développement
item-gear = Des jetons Technologie pas encore posés
    .some = des jetons Technologie pas encore posés
choice-done-exclude = Ne pas exclure d’autre tuile
choice-done-store = { $count ->
    [0] Personne
   *[other] Personne d’autre
}
choice-done-gear = Ne rien poser de plus pour l’instant
choice-done-send = N’envoyer personne d’autre
choice-pass = Passer

## Titres des choix

group-category-1 = Tuiles Lieu I
group-category-2 = Tuiles Lieu II
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
group-lift = Reprendre
group-recall = Rappeler des partisans
group-draw = Piocher
group-store = Dans la Poudrière
group-gear = Technologie
group-ready = Terminer
group-use = Lieux de votre plateau
group-use-tile = Tuiles Lieu
group-recruit = Recruter
group-move = Se déplacer
group-send = Actes de bienfaisance
group-reward = Récompense
group-pay = Payer
group-shield = Sacristie
group-give = Moisson
group-lose = Donner
group-done = Terminer

## Conséquences

effect-card = { NAME($card, form: "effect") }
effect-active = active { NAME($place, form: "the") }
effect-not-now = mais sans effet possible pour l’instant. { $reason }
effect-not-yet = seulement après un voyage : { $reason }
effect-is-active = { NAME($place, form: "active") }
effect-are-active = lieux activés : { $places }
effect-many-active = { $count } lieux sont activés
effect-idle = { $places } : sans effet pour l’instant
effect-waits = { $places } : après un voyage
effect-no-deed = aucun acte n’a de case libre pour { NAME($follower, form: "a") }
effect-none-active = aucun lieu n’est activé
effect-missing = { $count ->
    [one] il en manque encore un
   *[other] il en manque encore { $count }
}
effect-recalls = { $count ->
    [one] un partisan revient au marché
   *[other] { $count } partisans reviennent au marché
}
effect-bag = { $count ->
    [0] le sac sera vide
   *[other] il en restera { $count }
}
effect-unused = { $count ->
    [one] un lieu reste activé
   *[other] { $count } lieux restent activés
}
effect-unused-last = { $count ->
    [one] un lieu reste inutilisé
   *[other] { $count } lieux restent inutilisés
}
confirm-pass = Vous pouvez encore utiliser : { $places }. Passer quand même pour cette manche ?
effect-for-good = jusqu’à la fin de la partie
effect-develop = développement : case { $index }
effect-level = niveau { $level }
effect-level-now = { $count ->
    [0] niveau { $level }
   *[other] niveau { $level } +{ $count }
}
effect-citizen = un citoyen
effect-citizen-now = un citoyen +{ $count }
effect-recruit = { NAME($character, form: "a") }
effect-good = { NAME($good, form: "some") }
effect-gear = un jeton Technologie
effect-tile = { $category ->
    [1] une tuile Lieu de catégorie I
   *[other] une tuile Lieu
}
effect-draws = vous pourrez piocher jusqu’à { $count } partisans
effect-to = vers { $town }
effect-station = un comptoir { NAME($town, form: "at") }
effect-deed = { $deed }
effect-town-free = comptoir possible
effect-town-own = votre comptoir y est déjà
effect-town-taken = { $player } y a un comptoir
effect-or-develop = ou un point de développement
effect-deed-left = { $count ->
    [one] il restera une case vide
   *[other] il restera { $count } cases vides
}
effect-shield-used = le moine retourne dans votre sac
effect-shield-kept = vous subissez l’événement ; le moine reste
effect-points-lost = { $count ->
    [one] { $count } point de moins
   *[other] { $count } points de moins
}
effect-random = le hasard décide lequel
effect-level-lost = votre niveau descend à { $level }
effect-space-open = une case { NAME($place, form: "of") } redevient vide
effect-lost = perdu pour le reste de la partie : « { NAME($card, form: "effect") } »
effect-gear-lost = le jeton Technologie posé dessus est perdu aussi
effect-to-bag = { $count ->
    [one] son partisan retourne dans votre sac
   *[other] ses { $count } partisans retournent dans votre sac
}
effect-stored = y attendait déjà

## Journal

log-exclude = { $player } exclut { NAME($place, form: "the") } du jeu
log-round = { $case ->
    [1] Manche { $round }, la dernière : { $event } ({ $stack })
   *[0] Manche { $round } : { $event } ({ $stack })
}
log-census-gain = Recensement : { $player } a le plus de fermiers et reçoit { $coins }
log-census-loss = Recensement : { $player } a le moins de fermiers et doit { $coins }
log-put = { $player } pose { NAME($follower, form: "the") } { $slot }
log-lift = { $player } reprend { NAME($follower, form: "the") } posé { $slot }
log-gear-plan = { $player } pose un jeton Technologie { $slot }
log-ready = { $phase ->
    [3] { $player } a fait son choix
    [5] { $player } ne pose plus de jeton Technologie
   *[4] { $player } a fini son organisation
}
log-reopen = { $player } change son plan
log-idle = { $phase ->
    [3] { $player } ne peut ni piocher ni rappeler personne
   *[4] { $player } ne peut rien poser
}
log-reveal = { $phase ->
    [3] Tout le monde a choisi : les partisans arrivent
   *[4] Tout le monde a fini : on découvre l’organisation de chacun
}
log-recall = { $player } rappelle { NAME($follower, form: "a") } posé { $slot }
log-draw = { $player } pioche { $followers }
log-store = { $player } range { NAME($follower, form: "a") } dans la Poudrière
log-plan = { $active ->
    [1] { $player } active { NAME($place, form: "the") } avec { $followers }
   *[0] { $player } a { $followers } { NAME($place, form: "at") }, ce qui ne suffit pas encore
}
log-gear = { $player } pose un jeton Technologie { $slot }
log-use = { $player } utilise { NAME($place, form: "the") }
log-recruit = { $index ->
    [0] { $player } recrute { NAME($character, form: "a") }
   *[other] { $player } recrute { NAME($character, form: "a") } : case { $index } de la piste
}
log-gain-good = { $player } reçoit { NAME($good, form: "some") }
log-gain-coins = { $player } reçoit { $coins }
log-gain-gear = { $player } reçoit un jeton Technologie
log-take = { $player } prend { NAME($place, form: "the") }
log-citizen = { $player } gagne { $citizen }
log-develop = { $points ->
    [one] { $player } avance d’une case sur la piste de développement, jusqu’à la case { $index }
   *[other] { $player } avance de { $points } cases sur la piste de développement, jusqu’à la case { $index }
}
log-move = { $case ->
    [0] { $player } va { NAME($town, form: "at") } { NAME($way, form: "by") }
   *[1] { $player } va { NAME($town, form: "at") } { NAME($way, form: "by") } et prend { NAME($good, form: "some") }
}
log-station = { $player } construit un comptoir { NAME($town, form: "at") }
log-send = { $player } envoie { NAME($character, form: "a") } { NAME($deed, form: "at") }
log-bath = { $player } pioche { $followers } aux Bains publics
log-bath-put = { $player } pose { NAME($follower, form: "the") } { $slot }
log-bath-nothing = { $player } ne peut poser personne : tous retournent au sac
log-pass = { $player } passe
log-forced-pass = { $player } n’a plus d’action possible
log-no-slot = { $player } n’a pas encore de case pour un jeton Technologie
log-shield = { $event } ({ $stack }) : la Sacristie protège { $player }
log-plague = { $case ->
    [0] { event-plague } ({ $stack }) : le sac est vide, { $player } ne perd personne
    [1] { event-plague } ({ $stack }) : { $player } perd { NAME($follower, form: "a") }
   *[2] { event-plague } ({ $stack }) : { $player } pioche { NAME($follower, form: "a") }, qui est épargné
}
log-taxes = { $amount ->
    [0] { event-taxes } ({ $stack }) : { $player } ne doit rien
   *[other] { event-taxes } ({ $stack }) : { $player } doit { $coins } pour { $goods ->
        [one] une marchandise
       *[other] { $goods } marchandises
    }
}
log-income = { event-income } ({ $stack }) : { $player } reçoit { $coins }
log-trading-day = { $amount ->
    [0] { event-trading-day } ({ $stack }) : { $player } n’a aucun comptoir et ne reçoit rien
   *[other] { event-trading-day } ({ $stack }) : { $player } reçoit { $coins }
}
log-give = { event-harvest } ({ $stack }) : { $player } donne { NAME($good, form: "one") }
log-fine = { $food ->
    [one] { event-harvest } ({ $stack }) : { $player } doit { $coins } pour une nourriture manquante
   *[other] { event-harvest } ({ $stack }) : { $player } doit { $coins } pour { $food } nourritures manquantes
}
log-torture = { $count ->
    [one] Il manque une pièce à { $player }, qui subit la torture
   *[other] Il manque { $count } pièces à { $player }, qui subit la torture
}
log-lose-station = { $case ->
    [0] { $player } perd un comptoir de son stock
   *[1] { $player } perd le comptoir { NAME($town, form: "of") }
}
log-lose-follower = { $player } perd { NAME($character, form: "a") }
log-lose-point = { $player } recule sur la case { $index } de la piste de développement
log-lose-good = { $player } perd { NAME($good, form: "one") }
log-lose-place = { $player } perd { NAME($place, form: "the") }
log-lose-gear = { $case ->
    [0] { $player } perd un jeton Technologie pas encore posé
   *[1] { $player } perd le jeton Technologie posé { NAME($place, form: "at") }
}
log-cancelled = { $player } n’a plus rien à donner : le reste de la dette ({ $coins }) est annulé
log-first = { $player } prend la tuile Premier Joueur
log-most-stations = { $count ->
    [-1] Égalité pour le plus grand nombre de comptoirs : personne ne reçoit le dernier citoyen
   *[other] { $player } a construit le plus de comptoirs : { $count }
}
log-over = La partie est terminée

## Pourquoi une action n’est pas permise

reason-OR-PHASE3-02 = { $count ->
    [0] Votre sac est vide.
    [one] Votre sac ne contient qu’un partisan.
   *[other] Votre sac ne contient que { $count } partisans.
}
reason-OR-PHASE3-03 = { $count ->
    [0] Votre marché est plein.
    [one] Votre marché n’a plus qu’une case libre.
   *[other] Votre marché n’a plus que { $count } cases libres.
}
reason-OR-PHASE3-04 = { $count ->
    [0] Vous pouvez piocher et rappeler { $limit } partisans en tout.
    [one] Vous pouvez piocher et rappeler { $limit } partisans en tout, et vous en avez déjà rappelé un.
   *[other] Vous pouvez piocher et rappeler { $limit } partisans en tout, et vous en avez déjà rappelé { $count }.
}
reason-OR-PHASE3-06 = { $case ->
    [0] Vous n’avez pas encore fait votre choix.
    [3] Votre choix est fait. Revenez d’abord sur votre décision.
   *[other] Vous n’aviez rien à choisir dans cette phase.
}
reason-OR-PHASE3-08 = Il n’y a aucun { NAME($follower, form: "bare") } à rappeler sur cette case { NAME($place, form: "of") }.
reason-OR-GEN-MOVE-01 = Les partisans ne changent pas de case maintenant, et vous n’avez rappelé aucun { NAME($follower, form: "bare") } posé sur cette case { NAME($place, form: "of") }.
reason-OR-PHASE4-01 = { $case ->
    [0] Vous n’avez aucun { NAME($follower, form: "bare") } au marché.
   *[1] Cette case { NAME($place, form: "of") } est déjà occupée.
}
reason-OR-PHASE4-04 = Vous ne pouvez reprendre que les partisans posés pendant cette manche ; sur cette case { NAME($place, form: "of") }, aucun { NAME($follower, form: "bare") } n’est dans ce cas.
reason-OR-PHASE4-05 = { $case ->
    [0] Vous n’avez pas annoncé que vous aviez fini.
    [3] Vous avez annoncé que vous aviez fini. Revenez d’abord sur votre décision.
   *[other] Vous ne pouvez rien poser pendant cette manche.
}
reason-OR-PHASE4-06 = Les partisans de votre couleur ne peuvent pas aller à la Mairie.
reason-OR-SUBST-01 = Un { NAME($follower, form: "bare") } ne convient pas à { NAME($printed, form: "space") }.
reason-OR-SUBST-03 = Personne ne peut remplacer un moine.
reason-OR-PLACE-GEN-01 = { NAME($place) } : ce lieu n’est pas à vous.
reason-OR-PHASE5-09 = { $case ->
    [0] Vous n’avez pas annoncé que vous aviez fini de poser vos jetons Technologie.
    [3] Vous avez annoncé que vous ne posiez plus rien. Revenez d’abord sur votre décision.
   *[other] Vous n’avez aucun jeton Technologie à poser maintenant.
}
reason-OR-TECH-03 = Vous n’avez pas de jeton Technologie à poser.
reason-OR-TECH-05 = Votre premier jeton Technologie doit remplacer un fermier.
reason-OR-TECH-06 = Un jeton Technologie ne peut pas remplacer un moine.
reason-OR-TECH-07 = Il y a déjà un jeton Technologie { NAME($place, form: "at") }.
reason-OR-TECH-08 = Un seul partisan suffit { NAME($place, form: "at") } : aucun jeton Technologie ne peut y aller.
reason-OR-TECH-10 = Un partisan s’y trouve : un jeton Technologie demande une case vide.
reason-OR-TECH-11 = Il ne reste aucun jeton Technologie.
reason-OR-ACT-01 = { $count ->
    [one] Il manque un partisan pour activer { NAME($place, form: "the") }.
   *[other] Il manque { $count } partisans pour activer { NAME($place, form: "the") }.
}
reason-OR-ACT-02 = { NAME($place) } : l’effet est permanent, ce n’est pas une action.
reason-OR-GEN-SHORTAGE-01 = Il ne reste aucun { NAME($character, form: "bare") } dans la réserve.
reason-OR-TRACK-02 = Votre cube est au bout de la piste : plus aucun { NAME($character, form: "bare") }.
reason-OR-TRACK-03 = Votre développement est au maximum.
reason-OR-PLACE-FARMHOUSE-02 = Le prochain fermier rapporterait { NAME($good, form: "some") }, et il n’y en a plus dans la réserve.
reason-OR-PLACE-VILLAGE-01 = { $case ->
    [0] Aucun recrutement n’est possible ici pour l’instant.
   *[1] Ce personnage ne se recrute pas ici.
}
reason-OR-PLACE-VILLAGE-TRADER-01 = { $case ->
    [0] { NAME($place) } : cette tuile n’est plus disponible.
   *[1] { NAME($place) } : cette tuile est de catégorie II, et votre première doit être de catégorie I.
}
reason-OR-PLACE-VILLAGE-TRADER-02 = { $category ->
    [1] Il ne reste aucune tuile Lieu de catégorie I.
   *[other] Il ne reste aucune tuile Lieu.
}
reason-OR-PLACE-MOVE-01 = Aucune { NAME($way, form: "a") } qui convienne ne part { NAME($town, form: "of") }.
reason-OR-PLACE-SHIP-01 = Il n’y a pas { NAME($good, form: "no") } sur cette liaison.
reason-OR-PLACE-GUILDHALL-03 = { $case ->
    [0] Vous avez déjà un comptoir { NAME($town, form: "at") }.
    [1] Un autre joueur a déjà un comptoir { NAME($town, form: "at") }.
   *[2] Vous n’avez plus de comptoir en stock.
}
reason-OR-PLACE-TOWNHALL-01 = Aucun { NAME($character, form: "bare") } neutre n’attend { NAME($place, form: "at") }.
reason-OR-PLACE-TOWNHALL-02 = { $case ->
    [0] Aucun acte n’a de case libre pour les partisans de votre Mairie.
   *[1] Il faut envoyer au moins un partisan.
}
reason-OR-DEED-02 = Il n’y a pas de case libre pour { NAME($character, form: "a") } { NAME($deed, form: "at") }.
reason-OR-PLACE-PRODUCER-01 = Il n’y a plus { NAME($good, form: "no") } dans la réserve.
reason-OR-PLACE-PHARMACY-01 = { $case ->
    [0] { $count ->
        [0] Vous n’avez aucune pièce.
        [one] Vous n’avez qu’une pièce.
       *[other] Vous n’avez que { $count } pièces.
    }
    [1] { $count ->
        [one] Votre cube de développement ne peut plus avancer que d’une case.
       *[other] Votre cube de développement ne peut plus avancer que de { $count } cases.
    }
   *[2] { $count ->
        [one] Vous pouvez payer au plus une pièce ici.
       *[other] Vous pouvez payer au plus { $count } pièces ici.
    }
}
reason-OR-PLACE-BATHHOUSE-01 = Aucun { NAME($follower, form: "bare") } n’a été pioché.
reason-OR-PLACE-BATHHOUSE-03 = Votre sac est vide.
reason-OR-PLACE-BATHHOUSE-04 = Le partisan pioché doit aller ailleurs qu’aux Bains publics.
reason-OR-PLACE-SACRISTY-02 = La Sacristie n’est pas une action : elle attend un événement.
reason-OR-PLACE-GUNPOWDER-02 = { $case ->
    [0] Ce partisan n’est pas à votre marché.
   *[1] { $count ->
        [one] Il faut encore ranger un partisan dans la Poudrière : le marché est trop petit.
       *[other] Il faut encore ranger { $count } partisans dans la Poudrière : le marché est trop petit.
    }
}
reason-OR-PLACE-GUNPOWDER-04 = { $count ->
    [0] Personne n’attend dans la Poudrière.
   *[other] Aucun acte n’a de case libre pour les partisans de votre Poudrière.
}
reason-OR-EVENT-PILGRIMAGE-01 = { event-pilgrimage } ({ $stack }) : on ne recrute aucun { NAME($character, form: "bare") } pendant cette manche.
reason-OR-EVENT-HARVEST-01 = { $case ->
    [0] { NAME($good) } : ce n’est pas de la nourriture.
   *[1] Vous n’avez pas { NAME($good, form: "no") }.
}
reason-OR-EVENT-HARVEST-02 = Cela coûterait { $needed } pièces, et vous { $has ->
    [0] n’en avez aucune
    [one] n’en avez qu’une
   *[other] n’en avez que { $has }
} : donnez d’abord de la nourriture.
reason-OR-GEN-BACK-01 = Vous êtes déjà revenu en arrière { $count } fois : ce qui est décidé le reste.
reason-OR-TORTURE-02 = { $case ->
    [0] Vous n’avez pas de comptoir dans cette ville.
    [1] Vous n’avez plus de comptoir en stock.
    [2] Vous n’avez pas cette marchandise.
    [3] Cette tuile Lieu n’est pas à vous.
    [4] Vous n’avez pas de jeton Technologie en attente.
    [6] Une seule chose est due : choisissez-la directement.
    [7] Vous n’en avez pas assez pour tout ce qui est dû.
   *[5] Il n’y a pas de jeton Technologie à cet endroit.
}
reason-OR-TORTURE-03 = Votre sac ne contient aucun jeton neutre à perdre.
reason-OR-TORTURE-04 = { $index ->
    [0] Votre cube de développement est sur la case de départ.
   *[other] Votre cube ne peut ni revenir sur une case avec des pièces ni repasser derrière elle.
}
reason-OR-OPT-EXCLUDE-01 = { NAME($place) } : cette tuile est déjà exclue.

## Fin de partie

ending-rounds = la dernière tuile Sablier a été révélée

tie-development = { $first } et { $second } sont à égalité avec { point-count }. La piste de développement les départage : case { $more } pour { $first }, case { $less } pour { $second }.
tie-development-wins = { $first } gagne grâce à son développement
tie-shared = Égalité à { point-count } : la piste de développement ne fait pas la différence.

figure-recruited = Partisans recrutés
figure-moves = Voyages
figure-stations = Comptoirs
figure-places = Tuiles Lieu
figure-deeds = Partisans envoyés aux actes
figure-citizens = Citoyens

## Phases

phase-setup = Mise en place
phase-hourglass = Sablier
phase-census = Recensement
phase-followers = Partisans
phase-planning = Organisation
phase-actions = Actions
phase-event = Événement
phase-torture = Torture
phase-first = Premier joueur

## Le plateau en texte

sheet-round = La manche
sheet-followers = Partisans
sheet-places = Lieux occupés
sheet-needs = Qui chaque lieu demande
sheet-effects = Effet de chaque lieu
sheet-merchants = Marchands et comptoirs
sheet-map = La carte
sheet-tracks = Pistes : qui est sur quelle case
sheet-steps = Pistes : ce que rapportent les cases
sheet-deeds = Actes de bienfaisance et citoyens
sheet-tiles = Tuiles Lieu disponibles
sheet-supply = Réserve
sheet-hourglass = Sablier : événements à venir

sheet-column-round = Manche
sheet-column-phase = Phase
sheet-column-asked = Doit décider
sheet-column-now = En cours
sheet-column-event = Événement
sheet-column-first = Premier joueur
sheet-column-stack = Pile
sheet-column-tiles = Événements
sheet-column-market = Au marché
sheet-column-bag = Dans le sac
sheet-column-tower = Dans la tour
sheet-column-draws = Peut piocher
sheet-column-recalls = À rappeler
sheet-column-drawing = Décidé de piocher
sheet-column-place = Lieu
sheet-column-standing = Qui s’y trouve
sheet-column-missing = Manque encore
sheet-column-needs = Demande
sheet-column-coins = Pièces
sheet-column-level = Niveau
sheet-column-reserve = Comptoirs restants
sheet-column-citizens = Citoyens
sheet-column-gears = Technologies à poser
sheet-column-gears-placed = Technologies posées
sheet-column-state = En ce moment
sheet-column-merchant = Marchand à
sheet-column-stations = Comptoirs construits
sheet-column-by-road = Par la route
sheet-column-by-water = Par l’eau
sheet-column-stations-here = Comptoirs
sheet-column-town = Ville
sheet-column-track = Piste
sheet-column-last-step = Dernière case
sheet-column-steps = Cases
sheet-column-deed = Acte ou citoyen
sheet-column-open = Cases libres
sheet-column-gain = Par partisan
sheet-column-citizen = Citoyen
sheet-column-tile = Tuile
sheet-column-category = Catégorie
sheet-column-where = Où
sheet-column-supply = Quoi
sheet-column-lost = Hors jeu
sheet-column-worth = Valeur

sheet-sent = { $count ->
    [one] 1 partisan envoyé
   *[other] { $count } partisans envoyés
}
sheet-food = { $count ->
    [one] encore 1 nourriture à donner
   *[other] encore { $count } nourritures à donner
}
sheet-debt = { $count ->
    [one] il manque 1 pièce
   *[other] il manque { $count } pièces
}
sheet-exclusions = { $count ->
    [one] 1 tuile peut être exclue
   *[other] { $count } tuiles peuvent être exclues
}
sheet-drawn = pioché : { $followers }
sheet-enough = { $list } ({ $count } suffit)
sheet-always = agit en permanence
sheet-active = personne : activé
sheet-neutral = n’importe quel jeton neutre
sheet-gear = jeton Technologie
sheet-tile = tuile { $category ->
    [1] I
   *[other] I ou II
}
sheet-develop = { $count ->
    [one] 1 point de développement
   *[other] { $count } points de développement
}
sheet-at = { $step } : { $reward }
sheet-ready = a décidé
sheet-gone = hors jeu
sheet-waits = libre
sheet-event-pilgrimage = Aucun moine ne peut être recruté cette manche.
sheet-event-taxes = { $amount ->
    [one] Payez 1 pièce par marchandise.
   *[other] Payez 1 pièce par lot complet de { $amount } marchandises.
}
sheet-event-income = { $amount ->
    [one] Recevez 1 pièce par niveau de développement.
   *[other] Recevez { $amount } pièces par niveau de développement.
}
sheet-event-trading-day = { $amount ->
    [one] Recevez 1 pièce par comptoir construit.
   *[other] Recevez { $amount } pièces par comptoir construit.
}
sheet-event-harvest = { $amount ->
    [one] Donnez 1 nourriture, ou payez { $price } pièces.
   *[other] Donnez { $amount } nourritures, ou payez { $price } pièces pour chacune qui manque.
}
sheet-event-plague = { $amount ->
    [one] Piochez un partisan dans votre sac : s’il est neutre, il est perdu.
   *[other] Piochez { $amount } partisans dans votre sac : les neutres sont perdus.
}
sheet-track-farmer = Fermiers : marchandises
sheet-track-boatman = Bateliers : pièces
sheet-track-craftsman = Artisans : technologie
sheet-track-trader = Commerçants : lieux
sheet-track-knight = Chevaliers : pioche
sheet-track-scholar = Érudits : développement
sheet-track-development = Développement
sheet-complete = achevé
sheet-develop-instead = ou { $count } développement
sheet-gears = Jetons Technologie
sheet-draws = pioche { $count }
sheet-passed = a passé

## Le but, chez les joueurs

goal-rounds = La partie dure { $rounds } manches.
goal-round = Manche { $round } sur { $rounds }.
goal-rounds-left = { $count ->
    [one] Encore une manche après celle-ci.
   *[other] Encore { $count } manches après celle-ci.
}

## D’où vient un prix

price-here = ici
price-development = développement { $index }
price-food = { $count } en nourriture, à { $price } pièces :

## Le répertoire

cards-title = Lieux, tuiles et actes
cards-pick-take = Quelle tuile Lieu prenez-vous ?
cards-pick-exclude = Quelle tuile Lieu excluez-vous ?
cards-deed = Accueille { $followers }.
cards-deed-full = Achevé.
cards-earns = { $coins } chacun
cards-earns-either = { $coins } ou 1 développement chacun
cards-gone = hors jeu
cards-needs = demande { $followers }
cards-needs-any = demande n’importe quel partisan
cards-needs-neutral = demande un jeton neutre

## Le bureau : ce avec quoi on planifie

desk-market = Votre marché
desk-market-of = Marché de { $name }
desk-of = { $count } sur { $of }
desk-tower = Tour
desk-drawn = Piochés
desk-gears = Technologie
desk-gears-label = { $count ->
    [one] 1 jeton Technologie à poser
   *[other] { $count } jetons Technologie à poser
}
desk-bag = Sac
desk-begun = { $count } sur { $of }
desk-active = activé
desk-always = toujours actif
desk-empty = { $place }, case vide : { $printed }
desk-there = { $follower } { NAME($place, form: "at") }
desk-recalled = { $follower } { NAME($place, form: "at") }, rappelé
desk-gear-there = { $place } : un jeton Technologie, case { $printed }
desk-good = { NAME($good, form: "one") }, il en reste { $count }
desk-some = { NAME($good, form: "bare") }
desk-technology = un jeton Technologie, il en reste { $count }
desk-pay = { $count ->
    [one] 1 pièce pour un pas
   *[other] jusqu’à { $count } pièces pour autant de pas
}
desk-bath = piochez { $count }, posez-en un aussitôt
desk-no-way = pas de { NAME($way, form: "a") } { NAME($town, form: "at") }
desk-station = un comptoir { NAME($town, form: "at") } +{ $count }
desk-station-there = déjà un comptoir { NAME($town, form: "at") }
desk-bath-later = piochez { $count } dès qu’il y a quelqu’un dans votre sac
desk-recruit-short = { NAME($character, form: "bare") }
desk-recruit-for = { NAME($character, form: "bare") } ({ $reward })
desk-or = { $one } ou { $rest }
desk-recruit = { $step ->
    [1] 1er
   *[other] { $step }e
} { NAME($character, form: "bare") } : { $reward }
desk-recruit-only = { $step ->
    [1] 1er
   *[other] { $step }e
} { NAME($character, form: "bare") } : rien de plus
desk-recruit-left = { NAME($character, form: "a") }, il en reste { $count }
desk-draw-more = { $count ->
    [one] piochez-en un de plus
   *[other] piochez-en { $count } de plus
}
desk-steps = { $count ->
    [one] un pas, case { $index }
   *[other] { $count } pas, case { $index }
}
desk-town = { $town }
desk-towns = { $count } villes
desk-journey = { $where } : { $goods }
desk-journey-empty = { $where }, aucune marchandise
desk-deed = { $deed } : une case pour { NAME($character, form: "a") }
desk-deeds = { $count ->
    [one] un acte a besoin des vôtres
   *[other] { $count } actes ont besoin des vôtres
}
desk-deeds-others = { $count ->
    [one] un acte pour d’autres, aucun pour { NAME($follower, form: "a") }
   *[other] { $count } actes pour d’autres, aucun pour { NAME($follower, form: "a") }
}
desk-deeds-open = { $count ->
    [one] un acte a des cases libres
   *[other] { $count } actes ont des cases libres
}
desk-shield = vous protège : { $event }
desk-shield-later = rien à craindre cette manche
desk-lacks = { $count ->
    [0] manque : { $printed }, aucun dans le sac
    [one] manque : { $printed } ; un dans le sac
   *[other] manque : { $printed } ; { $count } dans le sac
}
desk-lacks-anybody = personne au marché ne peut y aller
desk-lacks-several = il manque plus d’un partisan
desk-clear = Tout reprendre
desk-lay-gear = Poser un jeton Technologie
desk-lay-gear-where = pour toujours, sur l’une de { $count } cases
desk-spaces = l’une de { $count } cases
desk-hint-follow = Cliquez sur un partisan de votre plateau pour le rappeler.
group-fill = Remplir un lieu
group-who = Poser l’un d’eux
group-active = Vos lieux activés

## Le plateau dessiné : carte, pistes, actes, tuiles, joueurs

# Une lettre par personnage, toutes différentes ; la couleur d’un jeton n’en dépend jamais
letter-farmer = F
letter-boatman = B
letter-craftsman = A
letter-trader = C
letter-knight = Ch
letter-scholar = E
letter-monk = M
or-map = Carte de l’Orléanais, avec ses routes et ses voies d’eau
or-merchant = Marchand de { $player } à { $town }
or-station = Comptoir de { $player } à { $town }
or-town-stations = Comptoir : { $players }.
or-town-free = Pas encore de comptoir.
or-town-merchants = Marchands : { $players }.
or-track-farmer = marchandises
or-track-boatman = pièces
or-track-craftsman = technologie
or-track-trader = lieux
or-track-scholar = pas
or-track-knight = pioche
or-left = { $count ->
    [0] épuisé
   *[other] reste { $count }
}
or-development = Développement
or-next-level = { $at }, niveau { $level } dès { $step }
or-charter = Actes de bienfaisance
or-or = ou
set-automatic-also = Cela pioche aussi le maximum quand personne ne peut être rappelé.
or-view-desk = Plateau
or-view-map = Carte
or-view-tracks = Pistes
or-view-charter = Actes
or-view-tiles = Tuiles
or-rounds = Manche { $count } sur { $most }
or-still = Encore dans la pile { $stack } : { $events }.
or-stake-shield = votre Sacristie vous protège
or-stake-pilgrimage = pas de moines cette manche
or-stake-harvest = { $amount ->
    [one] 1 nourriture
   *[other] { $amount } nourritures
} par joueur ; { $missing ->
    [0] vous en avez { $have }
   *[other] vous en avez { $have } et payez { $coins } pièces
}
or-stake-taxes = { $have ->
        [one] 1 marchandise
       *[other] { $have } marchandises
    } : { $coins ->
        [0] vous ne devez rien
        [one] vous devez 1 pièce
       *[other] vous devez { $coins } pièces
    }
or-stake-income = { $coins ->
    [one] vous recevrez 1 pièce
   *[other] vous recevrez { $coins } pièces
}
or-stake-trading-day = { $coins ->
    [0] pas de comptoir, pas de pièces
    [one] votre comptoir rapporte 1 pièce
   *[other] vos comptoirs rapportent { $coins } pièces
}
or-stake-plague = { $have ->
    [0] votre sac est vide : vous ne perdez personne
   *[other] { $amount ->
        [one] un partisan tiré ; { $own ->
            [one] { $own } sur { $have } à l’abri
           *[other] { $own } sur { $have } à l’abri
        }
       *[other] { $amount } partisans tirés ; { $own ->
            [one] { $own } sur { $have } à l’abri
           *[other] { $own } sur { $have } à l’abri
        }
    }
}
or-state-ready = prêt
or-state-thinks = réfléchit encore
or-state-passed = a passé
or-state-acts = { $count ->
    [one] { $count } lieu activé
   *[other] { $count } lieux activés
}
or-goods-worth = { $count ->
    [one] { $count } marchandise, { $points } points
   *[other] { $count } marchandises, { $points } points
}
or-trade = ({ $stations } comptoirs + { $citizens } citoyens) × niveau { $level }
or-begins = premier joueur
or-gears = Jetons Technologie : { $placed } posés, { $free } libres
or-bag = { $count } dans le sac
or-takes = prendre { NAME($good, form: "some") }
or-takes-nothing = rien en chemin
or-supply = Réserve :
or-stake-over = c’est fait pour vous

## Caractères possibles des robots

style-builder = Bâtisseur
    .the = le Bâtisseur
    .plays = Voyage en bateau et en charrette, et jalonne ses chemins de comptoirs.
style-farmer = Fermier
    .the = le Fermier
    .plays = Amasse les marchandises des champs, des fromageries et des tissages, surtout les plus chères.
style-scholar = Érudit
    .the = l’Érudit
    .plays = Envoie ses gens à l’Université et au Scriptorium : le développement avant tout.

## Ce que demande le conseiller, sans nommer de choix

nudge-put = Quel lieu peut être complet cette manche, et que déclencherait-il pour vous ?
nudge-ready = Pouvez-vous encore activer un lieu, ou vaut-il mieux garder ces partisans pour la manche suivante ?
nudge-use = Lequel de vos lieux activés aide les autres et devrait passer en premier ?
nudge-recruit = Quelle piste est la plus près de vous donner plus que son partisan ?
nudge-take = Quelle tuile vous servirait presque à chaque manche désormais ?
nudge-move = Sur quelles routes et quels fleuves reste-t-il des marchandises que personne n’a prises ?
nudge-send = Qui vous manquera le moins, et quel acte de bienfaisance est presque complet ?
nudge-reward = Lequel de ces gains dure jusqu’à la fin de la partie ?
nudge-gear = Quelle case remplissez-vous presque à chaque manche ?
nudge-store = Quel partisan n’a pas de place cette manche ?
nudge-give = Laquelle de vos marchandises vaut le moins à la fin ?
nudge-pass = Reste-t-il quelque chose que vos lieux peuvent encore faire ?
nudge-done = Un de plus en vaut-il vraiment la peine ?

## La première partie guidée

first-goal = Le joueur qui a le plus de points après 18 manches l’emporte.
first-goal-why = Pièces et marchandises sont des points. Comptoirs et citoyens comptent autant de fois que votre niveau de développement : à la fin, ce sont eux qui pèsent.
first-followers = Ces quatre partisans travaillent pour vous.
first-followers-why = Ils attendent sur votre marché. Chaque lieu à côté a des cases pour certains partisans ; quand toutes sont remplies, le lieu fait son travail.
first-castle = Remplissez le Château : fermier, batelier, commerçant.
first-castle-why = Le Château donne un chevalier, et avec des chevaliers vous piochez plus de partisans à chaque manche. Beaucoup commencent par là.
first-castle-early = Pas encore : le Château ne marche qu’à trois.
first-castle-lift = Laissez-les : le Château a besoin des trois.
first-castle-other = Ce lieu en demanderait d’autres. Trois de vos quatre conviennent juste au Château.
first-ready = Votre plan est fait : dites que vous êtes prêt.
first-ready-why = Tous préparent leur plan en même temps et en secret. L’artisan, seul, ne remplit rien ; il attend sur le marché la manche suivante.
first-ready-lift = Le Château est complet et travaillera. Laissez-le ainsi.
first-ready-waits = Vous pourriez, mais seul il n’y fait rien ; sur le marché, il reste libre pour un meilleur lieu.
first-open = Les plans sont dévoilés. Colette a utilisé le Village.
first-open-why = Elle y a gagné un commerçant, et avec lui une tuile : un lieu de plus, à elle seule. Chacun utilise un lieu à tour de rôle.
first-knight = À vous : utilisez le Château.
first-knight-why = Le chevalier va dans votre sac, et vous avancez sur la piste des chevaliers : vous piochez cinq partisans par manche au lieu de quatre.
first-knight-pass = Vos partisans y seraient allés pour rien.
first-bag = Ceux qui ont travaillé sont de nouveau dans votre sac, avec le nouveau chevalier.
first-bag-why = C’est le cœur du jeu : chaque recrue entre dans le sac et peut en sortir à chaque manche. Un bon sac fait de bonnes manches.
first-draw = Piochez-en quatre.
first-draw-why = Il y en a quatre dans le sac, et l’artisan attend toujours sur le marché : cinq partisans pour cette manche.
first-draw-few = Moins de partisans, moins de travail. Vous avez la place pour les quatre.
first-farmhouse = Remplissez la Ferme : batelier et artisan.
first-farmhouse-why = Elle donne un fermier et une marchandise, ici des céréales. Le sablier annonce la Moisson en fin de manche : chacun devra donner de la nourriture, ou payer.
first-farmhouse-early = Vos partisans resteraient sans rien faire. Donnez-leur d’abord du travail.
first-farmhouse-lift = Laissez-le : la Ferme a besoin des deux.
first-farmhouse-other = Possible, mais la Moisson approche : d’abord la Ferme, pour les céréales.
first-wagon = Les trois autres vont sur la Charrette.
first-wagon-why = Fermier, commerçant, chevalier : avec eux, votre marchand voyage par la route. Tout le monde a maintenant du travail.
first-wagon-early = Trois partisans sont encore libres, et ce sont eux que veut la Charrette.
first-wagon-lift = Laissez le plan tel quel.
first-wagon-other = Là, ils seraient trop peu. La Charrette les prend tous les trois.
first-grain = Utilisez la Ferme.
first-grain-why = Un fermier pour votre sac, et des céréales pour la Moisson. Deux lieux sont prêts ; l’ordre est libre.
first-grain-order = Elle vient ensuite. Dans cette leçon, d’abord la Ferme.
first-grain-pass = Qui passe ne fait plus rien cette manche. Deux lieux vous attendent.
first-travel = Utilisez la Charrette : vers Vierzon, en prenant le vin.
first-travel-why = La marchandise posée sur la route est à vous quand vous passez par là. Le vin vaut 3 points à la fin, et à Vierzon on peut construire.
first-travel-pass = Vos partisans sont sur la Charrette : partez.
first-travel-empty = On peut laisser la marchandise, mais ce sont des points gratuits. Prenez-la.
first-travel-other = Une route comme une autre. Dans cette leçon, on va au sud : à Vierzon, avec le vin.
first-deeds = Colette a envoyé un commerçant sur un acte.
first-deeds-why = La Mairie envoie des partisans pour de bon : des pièces tout de suite, et un citoyen pour qui envoie le dernier. Elle débarrasse aussi le sac de ceux qui ne servent plus.
first-harvest = Moisson : donnez les céréales.
first-harvest-why = Chaque manche finit par un événement. Les céréales valent 1 point, le vin 3 : donnez ce qui vaut le moins.
first-harvest-wine = Le vin vaut 3 points, les céréales 1.
first-harvest-coins = Les pièces sont aussi des points, et c’est payer cher. Donnez les céréales.
first-again = Une nouvelle manche : piochez-en cinq.
first-again-why = Voilà à quoi sert le chevalier. Il y en a maintenant six dans le sac.
first-again-few = Piochez-en autant que vous pouvez : cinq.
first-guildhall = Remplissez la Guilde : fermier, artisan, chevalier.
first-guildhall-why = Elle construit un comptoir là où se trouve votre marchand, à Vierzon. Chaque ville n’a de place que pour un seul comptoir.
first-guildhall-early = D’abord la Guilde : un comptoir est le but de cette manche.
first-guildhall-lift = Laissez-le : la Guilde a besoin des trois.
first-guildhall-other = Plus tard. Fermier, artisan et chevalier construisent maintenant à Vierzon.
first-station = Utilisez la Guilde : un comptoir à Vierzon.
first-station-why = Il compte 1 point. À chaque niveau de développement, il vaut un point de plus, comme tous vos comptoirs.
first-station-pass = Trois partisans attendent pour construire. Utilisez la Guilde.
first-won = 9 partout. La suite de la partie est à vous.
first-won-why = La Peste a épargné votre fermier de départ, comme toujours vos quatre partisans de départ. Ensuite : les érudits de l’Université vous font avancer sur la piste de développement, qui multiplie comptoirs et citoyens.

## En cinq minutes

five-goal = Un sac plein de partisans
five-goal-text = Pendant 18 manches, vous piochez des partisans, les mettez au travail et en recrutez d’autres. Le joueur qui a le plus de points l’emporte : pièces et marchandises, et comptoirs et citoyens multipliés par le niveau de développement.
five-plan = Préparer : remplir des lieux
five-plan-text = Tous préparent en même temps et en secret. Un lieu travaille quand toutes ses cases sont remplies : le Château, avec fermier, batelier et commerçant, donne un chevalier, et avec lui on pioche plus.
five-recruit = Recruter : chaque recrue fait avancer sur sa piste
five-recruit-text = Les fermiers apportent des marchandises, les bateliers des pièces, les artisans des jetons Technologie, les commerçants des tuiles Lieu, les érudits du développement ; avec les chevaliers, on pioche plus. La case suivante montre ce que vous recevez.
five-travel = Voyager : des marchandises en chemin
five-travel-text = Bateau et Charrette déplacent votre marchand par l’eau ou la route. La marchandise posée en chemin est à vous, et les marchandises sont des points.
five-station = Construire : un comptoir par ville
five-station-text = La Guilde construit là où se trouve votre marchand. Chaque comptoir vaut votre niveau de développement : de plus en plus.
five-deeds = Actes : des partisans partent pour de bon
five-deeds-text = La Mairie envoie des partisans sur les actes : des pièces tout de suite, et un citoyen pour qui envoie le dernier.
five-event = Chaque manche finit par un événement
five-event-text = Le sablier l’annonce dès le début de la manche : la Moisson demande de la nourriture, les Taxes des pièces, la Peste prend un partisan. Après le dernier, la partie est finie.
five-turn-what = piocher dans le sac, préparer en secret, agir à tour de rôle, puis l’événement
five-end = Comment cela finit
five-end-text = Après la manche 18 et son événement. Qui a seul le plus de comptoirs sur la carte reçoit un citoyen de plus. Partisans, tuiles Lieu et jetons Technologie ne rapportent rien ; à égalité, le plus avancé sur la piste de développement l’emporte.
five-score-coins = 1 chacune
five-score-coins-text = Des bateliers, des actes, des événements et de bien des lieux.
five-score-goods = 1 à 5 chacune
five-score-goods-text = Céréales 1, fromage 2, vin 3, laine 4, brocart 5.
five-score-stations = × votre niveau
five-score-stations-text = Chacun compte autant que votre niveau de développement, de 1 à 6.
five-score-citizens = × votre niveau
five-score-citizens-text = Comme les comptoirs. Ils attendent sur les actes et au bout des pistes : au premier arrivé.
five-tip-1 = Recrutez tôt des chevaliers.
five-tip-1-why = Avec chacun des premiers, vous piochez un partisan de plus par manche, jusqu’à 8.
five-tip-2 = Un sac léger donne de meilleures pioches.
five-tip-2-why = Envoyez aux actes les partisans devenus inutiles : ils rapportent des pièces et n’encombrent plus.
five-tip-3 = Montez sur la piste de développement.
five-tip-3-why = Son niveau multiplie d’un coup tous vos comptoirs et citoyens : les érudits et le Scriptorium vous y mènent.
