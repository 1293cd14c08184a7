## Le jeu

la-loire-title = La Loire
la-loire-tagline = Un marchand, un messager et toute la vallée de la Loire au galop.
pitch = Chevauchez d’une rive à l’autre, achetez au meilleur prix et remettez vos messages avant l’arrivée des bateaux.

## Lieux

location-nantes = Nantes
    .of = de Nantes
location-serrant = Serrant
    .of = de Serrant
location-angers = Angers
    .of = d’Angers
location-langeais = Langeais
    .of = de Langeais
location-tours = Tours
    .of = de Tours
location-vendome = Vendôme
    .of = de Vendôme
location-blois = Blois
    .of = de Blois
location-talcy = Talcy
    .of = de Talcy
location-beaugency = Beaugency
    .of = de Beaugency
location-meung = Meung
    .of = de Meung
location-orleans = Orléans
    .of = d’Orléans
location-chambord = Chambord
    .of = de Chambord
location-cheverny = Cheverny
    .of = de Cheverny
location-amboise = Amboise
    .of = d’Amboise
location-villandry = Villandry
    .of = de Villandry
location-usse = Ussé
    .of = d’Ussé
location-chinon = Chinon
    .of = de Chinon
location-montsoreau = Montsoreau
    .of = de Montsoreau
location-saumur = Saumur
    .of = de Saumur
location-brissac = Brissac
    .of = de Brissac

## Ressources

good-wood = Bois
    .some = du bois
    .the = le bois
    .one = un bois
    .no = de bois
good-grain = Grain
    .some = du grain
    .the = le grain
    .one = un grain
    .no = de grain
good-cheese = Fromage
    .some = du fromage
    .the = le fromage
    .one = un fromage
    .no = de fromage
good-wine = Vin
    .some = du vin
    .the = le vin
    .one = un vin
    .no = de vin
good-beer = Bière
    .some = de la bière
    .the = la bière
    .one = une bière
    .no = de bière

## Blasons (lettre : l’initiale ; si elle est prise, celle du nom héraldique : Argent, Pourpre)

shield-red = Rouge
    .letter = R
    .village = un village rouge
    .bare = rouge
    .the = le rouge
shield-blue = Bleu
    .letter = B
    .village = un village bleu
    .bare = bleu
    .the = le bleu
shield-yellow = Jaune
    .letter = J
    .village = un village jaune
    .bare = jaune
    .the = le jaune
shield-green = Vert
    .letter = V
    .village = un village vert
    .bare = vert
    .the = le vert
shield-white = Blanc
    .letter = A
    .village = un village blanc
    .bare = blanc
    .the = le blanc
shield-purple = Violet
    .letter = P
    .village = un village violet
    .bare = violet
    .the = le violet
shield-black = Noir
    .letter = N
    .village = un village noir
    .bare = noir
    .the = le noir

## Couleurs des joueurs

player-red = Rouge
player-yellow = Jaune
player-green = Vert
player-blue = Bleu

## Pions

piece-merchant = Marchand
    .bare = marchand
    .subject-cap = Votre marchand
    .the = le marchand
    .your = votre marchand
    .subject = votre marchand
piece-messenger = Messager
    .bare = messager
    .subject-cap = Votre messager
    .the = le messager
    .your = votre messager
    .subject = votre messager

## Bâtiments du plateau

building-farm = Ferme
    .bare = ferme
    .a = une ferme
    .the = la ferme
    .effect = Tout achat y coûte 1 denier de moins et avance votre bateau ; vous y achetez 1 message.
building-monastery = Monastère
    .bare = monastère
    .a = un monastère
    .the = le monastère
    .effect = Remise et bateau comme à la ferme ; pour vous, de la bière et un message d’abbaye.
    .effect-beer = Remise et bateau comme à la ferme ; pour vous, de la bière.
building-castle = Château
    .bare = tour
    .a = un château
    .the = le château
    .effect = Tout achat y coûte 2 deniers de moins et avance votre bateau ; vous y achetez jusqu’à 2 messages.

## Quantités

horse-count = { $count ->
    [0] aucun cheval
    [one] { $count } cheval
   *[other] { $count } chevaux
}
denier-count = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
wood-count = { $count } bois
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
space-count = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

## Personnages jaunes : commerce

people-yellow = Commerce

character-wood-merchant = Marchand de bois
    .the = le Marchand de bois
    .effect = Chaque bois vendu rapporte 1 denier de plus.
character-grain-merchant = Marchand de grain
    .the = le Marchand de grain
    .effect = Chaque grain vendu rapporte 1 denier de plus.
character-cheese-merchant = Marchand de fromage
    .the = le Marchand de fromage
    .effect = Chaque fromage vendu rapporte 1 denier de plus.
character-wine-merchant = Marchand de vin
    .the = le Marchand de vin
    .effect = Chaque vin vendu rapporte 1 denier de plus.
character-dairyman = Crémier
    .the = le Crémier
    .effect = Transportez autant de fromages que vous voulez.
character-grain-farmer = Céréalier
    .the = le Céréalier
    .effect = Transportez autant de grain que vous voulez.
character-lumberjack = Bûcheron
    .the = le Bûcheron
    .effect = Achetez 2 bois d’un coup au lieu d’un.
    .effect-for-one = Achetez 2 bois pour le prix d’un.

## Personnages verts : argent et construction

people-green = Argent et construction

character-banker = Banquier
    .the = le Banquier
    .effect = Votre marchand peut quitter une ville avec 15 deniers au lieu de 10.
character-lady-in-waiting = Dame d’honneur
    .the = la Dame d’honneur
    .effect = Recrutez jusqu’à 2 personnages par tour, le deuxième plus cher.
character-witch = Sorcière
    .the = la Sorcière
    .effect = Les personnages vous coûtent 1 denier de moins.
character-magister-artium = Magister Artium
    .the = le Magister Artium
    .effect = Bâtiments et palais vous coûtent 1 denier de moins.
character-economus = Économiste
    .the = l’Économiste
    .effect = Construisez 2 bâtiments par tour, le deuxième 1 denier plus cher.
character-patronus = Patronus
    .the = le Patronus
    .effect = Une fois par bâtiment, payez 2 deniers au lieu de 1 bois.
    .effect-all-wood = Une fois par bâtiment, payez 2 deniers au lieu de tout son bois.
character-mensor = Mensor
    .the = le Mensor
    .effect = Posez vos fermes sur la rive de votre choix.

## Personnages blancs : voyage

people-white = Voyage

character-squire = Écuyer
    .the = l’Écuyer
    .effect = Un pion peut prendre 2 chevaux libres avant de partir.
character-scout = Éclaireur
    .the = l’Éclaireur
    .effect = Vos piles peuvent contenir 3 chevaux.
character-blacksmith = Forgeron
    .the = le Forgeron
    .effect = Une fois par tour, payez 1 denier pour prendre un cheval libre n’importe où.
    .effect-per-piece = Une fois par tour pour chaque pion, payez 1 denier pour prendre un cheval libre n’importe où.
character-jester = Bouffon
    .the = le Bouffon
    .effect = Vos pions peuvent s’arrêter au cirque en passant.
character-city-guard = Garde
    .the = le Garde
    .effect = Vos pions peuvent s’arrêter à Nantes ou à Orléans en passant.

## Personnages rouges : messages

people-red = Messages

character-mayor = Maire
    .the = le Maire
    .effect = Gardez jusqu’à 4 messages non livrés, dont au plus 1 d’abbaye.
character-vassallus = Vassal
    .the = le Vassal
    .effect = Achetez un message de plus par arrêt (niveau 1 à 3), sauf dans un monastère.
    .effect-anywhere = Achetez un message de plus par arrêt (niveau 1 à 3) ; dans votre monastère, après un message d’abbaye.
character-spy = Espion
    .the = l’Espion
    .effect = À chaque achat, piochez 3 messages et gardez-en 1.
character-apprentice = Apprenti
    .the = l’Apprenti
    .effect = Livrez des messages de niveau 2 ; vous recevez un pion Message pour marquer les étapes.
character-helper = Aide
    .the = l’Aide
    .effect = Après l’Apprenti : livrez le niveau 3 ; second pion Message.

## Personnages bleus : points

people-blue = Points

character-lover = Amoureuse
    .the = l’Amoureuse
    .effect = À la fin, 2 points par message livré de type Amoureuse.
character-general = Général
    .the = le Général
    .effect = À la fin, 2 points par message livré de type Général.
character-philosopher = Philosophe
    .the = le Philosophe
    .effect = À la fin, 2 points par message livré de type Philosophe.
character-judge = Juge
    .the = le Juge
    .effect = À la fin, 2 points par message livré de type Juge.
character-provost = Prévôt
    .the = le Prévôt
    .effect = À la fin, 2 points par message livré de type Prévôt.

## Palais

palace-ducal-palace-nantes = Palais ducal de Nantes
    .the = le Palais ducal de Nantes
    .effect = À Nantes, choisissez vos messages dans toute la pioche.
    .effect-any-city = À Nantes et à Orléans, choisissez vos messages dans toute la pioche.
    .effect-everywhere = Partout où vous achetez un message, choisissez-le dans toute la pioche.
palace-post-office-nantes = Bureau de poste de Nantes
    .the = le Bureau de poste de Nantes
    .effect = À Nantes, achetez un deuxième message, 1 denier moins cher.
palace-palatium-balivi-nantes = Palatium Balivi de Nantes
    .the = le Palatium Balivi de Nantes
    .effect = À Nantes, recrutez un personnage rouge, une fois par tour.
palace-bank-nantes = Banque de Nantes
    .the = la Banque de Nantes
    .effect = Gagnez 3 deniers pour chaque pion qui s’arrête à Nantes.
palace-ducal-palace-orleans = Palais ducal d’Orléans
    .the = le Palais ducal d’Orléans
    .effect = À Orléans, choisissez vos messages dans toute la pioche.
    .effect-any-city = À Nantes et à Orléans, choisissez vos messages dans toute la pioche.
    .effect-everywhere = Partout où vous achetez un message, choisissez-le dans toute la pioche.
palace-post-office-orleans = Bureau de poste d’Orléans
    .the = le Bureau de poste d’Orléans
    .effect = À Orléans, achetez un deuxième message, 1 denier moins cher.
palace-palatium-balivi-orleans = Palatium Balivi d’Orléans
    .the = le Palatium Balivi d’Orléans
    .effect = À Orléans, recrutez un personnage rouge, une fois par tour.
palace-bank-orleans = Banque d’Orléans
    .the = la Banque d’Orléans
    .effect = Gagnez 3 deniers pour chaque pion qui s’arrête à Orléans.

## Messages

type-lover = Amoureuse
type-general = Général
type-philosopher = Philosophe
type-judge = Juge
type-provost = Prévôt

message-level = { $count ->
    [4] un message d’abbaye
   *[other] un message de niveau { $count }
}
message-1 = message pour { $place }
message-2 = message { $a } + { $b }
message-3 = message { $a } + { $b } + { $c }
message-4 = message d’abbaye pour { $place }

## Points

score-boat = Bateau
score-delivered = Messages livrés
score-undelivered = Messages non livrés
score-characters = Personnages
score-blue = Bonus des bleus
score-palaces = Palais
score-buildings = Bâtiments
why-more-boat = votre bateau va plus loin
why-less-boat = votre bateau va moins loin
why-more-delivered = vous livrez plus de messages
why-less-delivered = vous livrez moins de messages
why-more-undelivered = vous détenez plus de messages
why-less-undelivered = vous détenez moins de messages
why-more-characters = vos personnages valent plus
why-less-characters = vos personnages valent moins
why-more-blue = vos personnages bleus donnent un plus grand bonus
why-less-blue = vos personnages bleus donnent un plus petit bonus
why-more-palaces = vos palais valent plus
why-less-palaces = vos palais valent moins
why-more-buildings = vos bâtiments valent plus
why-less-buildings = vos bâtiments valent moins

## Options : la partie

option-variant = Variante
    .help = Le jeu complet, ou une version allégée pour débuter.
option-variant-standard = Partie complète
    .help = Avec les personnages, les palais et le cirque.
option-variant-casual = Partie simple
    .help = Sans personnages, ni palais, ni cirque ; chacun a ses deux pions Message dès le début.

option-edition = Édition
    .help = Les trois livrets de règles diffèrent par endroits. L’édition choisit d’un coup toutes les options concernées.
option-edition-default = Conseillée
    .help = Notre choix entre les trois livrets : le plus clair ou le plus partagé.
option-edition-fr = Française
    .help = Les règles du livret français.
option-edition-en = Anglaise
    .help = Les règles du livret anglais.
option-edition-de = Allemande
    .help = Les règles du livret allemand.

option-first-player = Premier joueur
    .help = Qui commence la partie.
option-first-player-random = Tiré au sort
option-first-player-loire-boat = Le dernier à avoir navigué sur la Loire
    .help = La table désigne celui qui a fait du bateau sur la Loire le plus récemment ; sinon, on tire au sort.

option-first-seat = Place du premier joueur
    .help = La place qui commence, si le premier joueur est le dernier à avoir navigué sur la Loire. 0 : personne n’est désigné, on tire au sort.

## Options : tour et actions

option-min-check = Contrôle des 5 deniers
    .help = À quel moment il faut avoir au moins 5 deniers quand votre marchand est à Nantes ou à Orléans.
option-min-check-turn-start = Au début du tour
    .help = Avec moins de 5 deniers au début du tour, vous prenez 1 denier et le tour est perdu.
option-min-check-turn-start-and-departure = Au début du tour et au départ du marchand
    .help = Le contrôle a lieu aussi quand le marchand va partir : avec moins de 5 deniers, il reste là, vous prenez 1 denier et le tour s’arrête.

option-stop-actions = Actions par arrêt
    .help = Combien d’actions un pion peut faire là où il s’arrête.
option-stop-actions-single = Une seule
    .help = Le marchand vend, expédie ou construit en ville, achète ou recrute au cirque ; le messager livre, achète ou recrute.
option-stop-actions-merchant-combined = Marchand toutes, messager une
    .help = Le marchand fait tout ce que le lieu permet, le messager une seule action.
option-stop-actions-combined = Toutes
    .help = Chaque action que le lieu permet, une fois chacune.

option-blacksmith-limit = Forgeron
    .help = Combien de fois par tour le Forgeron fournit un cheval payé.
option-blacksmith-limit-per-turn = Une fois par tour
    .help = Pour un seul de vos deux pions.
option-blacksmith-limit-per-piece = Une fois par pion
    .help = Une fois pour le marchand et une fois pour le messager.

## Options : ressources et bâtiments

option-lumberjack-price = Prix du Bûcheron
    .help = Ce que coûtent les deux bois achetés ensemble.
option-lumberjack-price-per-card = Chaque bois se paie
    .help = Les deux bois coûtent deux fois le prix d’un.
option-lumberjack-price-for-one = Deux pour le prix d’un

option-patronus-wood = Bois du Patronus
    .help = Ce que remplacent les 2 deniers du Patronus.
option-patronus-wood-one-wood = Un bois
    .help = 2 deniers remplacent 1 bois ; un monastère en demande encore 1.
option-patronus-wood-all-wood = Tout le bois
    .help = 2 deniers remplacent tout le bois du bâtiment, même les 2 du monastère.

option-upgrade-same-turn = Transformer une ferme neuve
    .help = Si une ferme posée dans le tour peut devenir aussitôt un monastère ou un château.
option-upgrade-same-turn-false = Non
    .help = La ferme doit dater d’un tour précédent.
option-upgrade-same-turn-true = Oui
    .help = Avec l’Économiste, vous pouvez la transformer dans le même tour.

option-palace-site = Choix des palais
    .help = Quels palais le marchand peut construire.
option-palace-site-any-city = Des deux villes
    .help = Un palais de Nantes ou d’Orléans, où que soit le marchand.
option-palace-site-current-city = De la ville du marchand
    .help = À Nantes, les palais de Nantes ; à Orléans, ceux d’Orléans.

## Options : personnages et messages

option-blue-copies = Personnages bleus
    .help = Le nombre d’exemplaires de chaque personnage bleu.
option-blue-copies-unique = Un seul
    .help = Un exemplaire de chacun, quel que soit le nombre de joueurs.
option-blue-copies-standard = Comme les autres
    .help = Un exemplaire à 1 ou 2 joueurs, deux à 3 ou 4 joueurs.

option-lady-surcharge = Supplément de la Dame d’honneur
    .help = Ce que le deuxième recrutement du tour coûte en plus, en deniers.

option-ducal-scope = Palais ducal
    .help = Où le Palais ducal permet de choisir ses messages.
option-ducal-scope-own-city = Dans sa ville
option-ducal-scope-any-city = Dans les deux villes
    .help = À Nantes comme à Orléans, quel que soit votre Palais ducal.
option-ducal-scope-everywhere = Partout
    .help = En ville, et aussi dans vos fermes, châteaux et monastères.

option-vassallus-scope = Vassal
    .help = Où le Vassal permet d’acheter un message de plus.
option-vassallus-scope-levels-1-3-not-monastery = Niveaux 1 à 3, sauf au monastère
    .help = En ville, dans vos fermes et dans vos châteaux.
option-vassallus-scope-any-level-anywhere = Partout, monastère compris
    .help = Dans votre monastère aussi, un message de niveau 1 à 3 après le message d’abbaye.

option-token-recall = Reprise des pions Message
    .help = Si un pion Message posé peut changer de place. L’étape qu’il marquait est alors perdue.
option-token-recall-never = Jamais
    .help = Un pion Message reste posé jusqu’à la livraison.
option-token-recall-on-mark = En marquant une étape
    .help = Au moment de marquer une étape, vous pouvez y amener un pion déjà posé.
option-token-recall-any-time = À tout moment
    .help = Vous reprenez un pion quand vous voulez pendant votre tour.

option-casual-level4 = Messages d’abbaye en partie simple
    .help = Si les messages de niveau 4 existent dans la partie simple.
option-casual-level4-false = Non
    .help = Ils ne sont ni vendus ni livrés ; les monastères vendent toujours de la bière.
option-casual-level4-true = Oui
    .help = Ils se vendent et se livrent normalement.

## Options : fin et score

option-end-boat = Case d’arrivée
    .help = La case du fleuve qui déclenche la fin, pour 1, 2, 3 et 4 joueurs.

option-boat-overflow = Au-delà de l’arrivée
    .help = Ce qui se passe quand un bateau gagne plus de cases qu’il n’en reste.
option-boat-overflow-cap = Cases perdues
    .help = L’action reste permise, les cases en trop sont perdues.
option-boat-overflow-forbid = Expédition interdite
    .help = Une expédition de plus de cases qu’il n’en reste est interdite ; les avancées dues aux bâtiments s’arrêtent à l’arrivée.

option-end-trigger-owner = Qui ne rejoue pas
    .help = Qui n’a pas de dernier tour, quand un achat amène à l’arrivée le bateau d’un autre joueur.
option-end-trigger-owner-active-player = Le joueur actif
    .help = Celui dont c’était le tour ; tous les autres rejouent une fois.
option-end-trigger-owner-condition-owner = Celui qui remplit la condition
    .help = Celui dont le bateau ou les messages déclenchent la fin ; tous les autres rejouent une fois.

option-building-vp-scope = Points des bâtiments
    .help = Quels bâtiments comptent au score. Sans effet tant que ceux du plateau valent 0 point.
option-building-vp-scope-palaces = Palais seulement
option-building-vp-scope-all = Tous les bâtiments

## Questions

prompt-first = Quel pion commence ?
repeat-prompt-first = Le même ordre à chaque tour
prompt-ride = { NAME($piece, form: "subject-cap") } part { NAME($location, form: "of") } ({ $horses }) : où va‑t‑il ?
prompt-stop = Que fait { NAME($piece, form: "subject") } à { $location } ?
prompt-site = Où construisez‑vous { NAME($building, form: "the") } ?
prompt-circus = Le cirque repart : dans quel village { NAME($shield, form: "bare") } ?
prompt-keep = { $count ->
    [0] Quel message gardez‑vous ? Vous pouvez choisir dans toute la pioche.
   *[other] Lequel de ces { $count } messages gardez‑vous ?
}
prompt-token = Quel pion Message marque { $location } pour le { $message } ?

## Choix

choice-first = D’abord { NAME($piece, form: "the") }
choice-smith = Faire venir un cheval libre { NAME($location, form: "of") }
choice-ride = { $location } ({ $horses })
choice-buy = Acheter { NAME($good, form: "some") }
choice-buy-pair = Acheter deux bois d’un coup
choice-sell = Vendre { NAME($good, form: "one") }
choice-ship = Expédier : { $spaces }
choice-build = Construire { NAME($building, form: "a") }
choice-build-patronus = Construire { NAME($building, form: "a") }, { $deniers } au lieu de { $wood }
choice-palace = Construire { NAME($palace, form: "the") }
choice-message = Acheter { $level }
choice-deliver = Livrer le { $message }
choice-mark = Marquer une étape du { $message }
choice-hire = Recruter { NAME($character, form: "the") }
choice-site = { $location }
choice-circus = { $location }
choice-keep = Garder le { $message }
choice-token-free = Un pion Message libre
choice-token-move = Le pion Message posé à { $location }
choice-recall = Reprendre le pion posé à { $location }
choice-done = Terminer avec { NAME($piece, form: "your") }

## Titres des choix

group-first = Qui commence
group-ride = Se déplacer
group-smith = Payer d’abord un cheval (Forgeron)
group-buy = Acheter
group-sell = Vendre
group-ship = Expédier sur la Loire
group-build = Construire sur le plateau
group-palace = Construire un palais
group-message = Acheter des messages
group-deliver = Livrer
group-deliver-long = Livrer : un message par arrêt
group-hire-yellow = Recruter : { people-yellow }
group-hire-green = Recruter : { people-green }
group-hire-white = Recruter : { people-white }
group-hire-red = Recruter : { people-red }
group-hire-blue = Recruter : { people-blue }
group-site = Emplacement
group-circus = Cirque
group-keep = Garder
group-tokens = Pions Message
group-done = Terminer

## Conséquences

effect-card = { NAME($card, form: "effect") }
effect-card-any-city = { NAME($card, form: "effect-any-city") }
effect-card-everywhere = { NAME($card, form: "effect-everywhere") }
effect-card-anywhere = { NAME($card, form: "effect-anywhere") }
effect-card-all-wood = { NAME($card, form: "effect-all-wood") }
effect-card-for-one = { NAME($card, form: "effect-for-one") }
effect-card-per-piece = { NAME($card, form: "effect-per-piece") }
effect-card-beer = { NAME($card, form: "effect-beer") }
effect-take = prend { $horses } au départ
effect-leave = laisse { $horses } au départ
effect-bank = la Banque vous verse { $deniers }
effect-circus = le cirque est là : un personnage à recruter
effect-circus-discount = { $discount } de moins au cirque
effect-city = vendre, expédier, construire
effect-good = { NAME($good, form: "some") } pour { $deniers }
effect-good-carried = { NAME($good, form: "some") }, mais vous ne pouvez pas en porter plus
effect-good-dear = { NAME($good, form: "some") } pour { $deniers }, trop cher pour vous
effect-good-gone = { NAME($good, form: "some") }, mais il n’en reste plus
effect-deliver = un message à livrer
effect-mark = une étape à marquer
effect-messages = des messages à acheter
effect-own-boat = votre bateau avance jusqu’à la case { $space }
effect-boat = { $player } avance son bateau jusqu’à la case { $space }
effect-own-boat-stays = votre bateau est arrivé : il n’avance plus
effect-boat-stays = le bateau de { $player } est arrivé et n’avance plus
effect-dearest = { NAME($shield, form: "the") } devient le plus cher
effect-circus-moves = puis le cirque part dans { NAME($shield, form: "village") }
effect-search = vous choisissez dans toute la pioche
effect-spy = votre Espion vous montre { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
effect-needs = pour le livrer, il vous faut { NAME($character, form: "the") }
effect-worth = { $count ->
    [one] un village
   *[other] { $count } blasons
}, { $low } à { $high } points
effect-below = pour le livrer, livrez d’abord un message de niveau { $level }
effect-early = un message à livrer, mais d’abord un de niveau { $level }
effect-gain = { $count ->
    [0] pas de nouveau point : il en valait 1 en main
    [one] { $count } point de plus
   *[other] { $count } points de plus
}
effect-points-now = +{ $points } pour vous tout de suite
effect-next-turn = agit dès votre prochain tour
effect-stations = { $count ->
    [one] ensuite, plus qu’un arrêt
   *[other] ensuite, encore { $count } arrêts
}
effect-station-lost = son étape est perdue
effect-then-mark = ensuite libre ici pour le { $message }
effect-produces = produit { NAME($good, form: "some") }
effect-building = { $player } y a { NAME($building, form: "a") }
effect-warning-hand = attention : toutes vos places seraient prises par des messages que vous ne pouvez pas encore livrer
effect-warning-tokens = attention : vos deux pions Message resteraient bloqués pour de bon sur des messages inachevés
effect-warning-poor = attention : en ville avec moins de { $deniers }, vous perdez votre prochain tour
effect-warning-stay = attention : avec moins de { $deniers }, votre marchand ne peut pas quitter la ville et votre tour s’arrête là

## Journal

log-turn = { $player } : manche { $number }
log-poor = { $player } n’a pas assez de deniers pour quitter la ville, prend { $deniers } et perd son tour
log-stay = { $player } n’a plus assez de deniers pour que le marchand quitte la ville, prend { $deniers } et termine son tour
log-discard = { $player } rend { $deniers } en trop
log-smith = { $player } fait venir un cheval { NAME($location, form: "of") } pour { $deniers }
log-ride = { $player } : { NAME($piece, form: "the") } va à { $location } ({ $horses })
log-leave = { $player } laisse { horse-count } à { $location }
log-take = { $player } prend { horse-count } à { $location }
log-bank = La Banque { NAME($location, form: "of") } verse { $deniers } à { $player }
log-buy = { $player } achète { NAME($good, form: "some") } à { $location } pour { $deniers }
log-buy-pair = { $player } achète deux bois à { $location } pour { $deniers }
log-boat = { $player } avance son bateau jusqu’à la case { $space }
log-market = Marché : { NAME($shield, form: "the") } est maintenant le plus cher
log-circus = { $player } envoie le cirque à { $location }
log-sell = { $player } vend { NAME($good, form: "one") } pour { $deniers }
log-ship = { $player } expédie sur la Loire pour { $deniers }
log-build = { $player } construit { NAME($building, form: "a") } à { $location } pour { $deniers }
log-palace = { $player } construit { NAME($palace, form: "the") } pour { $deniers }
log-hire = { $player } recrute { NAME($character, form: "the") } pour { $deniers }
log-message = { $player } achète le { $message } ({ $deniers })
log-look = { $player } paie { $deniers } et regarde { $count } messages de niveau { $level }
log-search = { $player } paie { $deniers } et regarde toute la pioche de niveau { $level }
log-keep = { $player } garde le { $message }
log-deliver = { $amount ->
    [0] { $player } livre le { $message }
   *[other] { $player } livre le { $message } et gagne { $deniers }
}
log-mark = { $player } marque { $location } pour le { $message }
log-recall = { $player } reprend le pion Message posé à { $location }
log-nothing = { $player } : rien à faire pour le { NAME($piece, form: "bare") } à { $location }
log-end = { $cause ->
    [1] { $player } amène son bateau à l’arrivée : la fin de partie est déclenchée
    [2] { $player } a livré assez de messages : la fin de partie est déclenchée
    [3] Le soixantième tour est terminé
   *[4] La dernière manche est terminée
}
log-over = La partie est terminée

## Pourquoi une action n’est pas permise

reason-LL-TURN-02 = Vos deux pions doivent se déplacer, chacun d’au moins un lieu.
reason-LL-MOVE-01 = { $distance ->
    [one] Sans cheval, la pile avance d’exactement 1 lieu.
   *[other] Avec ces chevaux, la pile avance d’exactement { $distance } lieux.
}
reason-LL-MOVE-03 = Avant un déplacement, vous pouvez prendre au plus { $limit ->
    [one] 1 cheval
   *[other] { $limit } chevaux
}.
reason-LL-MOVE-04 = Chacune de vos piles contient au plus { $limit } chevaux.
reason-LL-MOVE-06 = Pour un même déplacement, vous laissez des chevaux ou vous en prenez, jamais les deux.
reason-LL-MOVE-09 = Au départ d’un village, la pile garde sa direction.
reason-LL-MOVE-11 = Pour s’arrêter en ville, il faut la distance exacte ; cette pile avance de { $distance ->
    [one] 1 lieu
   *[other] { $distance } lieux
}.
reason-LL-MOVE-14 = { $count ->
    [0] Il n’y a aucun cheval libre ici.
    [one] Il n’y a qu’un cheval libre ici.
   *[other] Il n’y a que { $count } chevaux libres ici.
}
reason-LL-CHAR-BLACKSMITH-01 = { $case ->
    [0] Seul le Forgeron fait venir un cheval d’ailleurs, et il n’est pas à votre service.
    [1] Le Forgeron a déjà fait venir un cheval ce tour-ci.
    [2] Il n’y a aucun cheval libre à { $location }.
    [3] Le Forgeron demande 1 denier, et vous n’en avez pas.
   *[4] À { $location }, les chevaux libres ne coûtent rien : prenez-les en partant.
}
reason-LL-CHAR-BLACKSMITH-02 = Le cheval payé compte aussi : au plus { $limit ->
    [one] 1 cheval
   *[other] { $limit } chevaux
} par déplacement.
reason-LL-ACT-01 = { NAME($piece, form: "subject-cap") } ne peut pas faire cela à { $location }.
reason-LL-ACT-02 = Une seule action par arrêt, et celle de cet arrêt est déjà faite.
reason-LL-BUY-01 = { $location } ne produit pas { NAME($good, form: "no") }.
reason-LL-BUY-02 = Pas assez de deniers : il en faut { $needed }, vous en avez { $has }.
reason-LL-BUY-03 = Il n’y a plus { NAME($good, form: "no") } dans la réserve.
reason-LL-BUY-04 = Pour { NAME($good, form: "the") }, la limite de transport est de { $limit }.
reason-LL-BUY-05 = Une seule ressource par tour, et vous en avez déjà acheté une.
reason-LL-BUY-07 = La bière ne s’achète que dans votre propre monastère.
reason-LL-BUY-08 = Ce monastère n’est pas à vous : il ne vous vend pas de bière.
reason-LL-CHAR-LUMBERJACK-01 = Seul le Bûcheron permet d’acheter deux bois d’un coup.
reason-LL-CHAR-LUMBERJACK-04 = { $count ->
    [0] Il n’y a plus de bois dans la réserve.
    [one] Il ne reste qu’un bois dans la réserve.
   *[other] Il ne reste que { $count } bois dans la réserve.
}
reason-LL-SELL-01 = Vous n’avez pas { NAME($good, form: "no") } à vendre.
reason-LL-SHIP-01 = Pas assez de deniers pour cette expédition : il en faut { $needed }, vous en avez { $has }.
reason-LL-SHIP-02 = Une seule expédition par tour.
reason-LL-SHIP-03 = { $count ->
    [0] Votre bateau est déjà à l’arrivée.
   *[other] Votre bateau n’est plus qu’à { space-count } de l’arrivée.
}
reason-LL-BUILD-01 = { $limit ->
    [one] Un seul bâtiment par tour.
   *[other] Au plus { $limit } bâtiments par tour.
}
reason-LL-BUILD-02 = { $case ->
    [0] Pas assez de bois pour une ferme : il en faut { $needed }, vous en avez { $has }.
    [1] Pas assez de deniers pour une ferme : il en faut { $needed }, vous en avez { $has }.
   *[2] Une ferme se pose dans un village sans bâtiment.
}
reason-LL-BUILD-03 = Vos bâtiments doivent rester équilibrés entre les deux rives, à 1 près.
reason-LL-BUILD-05 = { $case ->
    [0] Pas assez de bois pour un monastère : il en faut { $needed }, vous en avez { $has }.
   *[1] Pas assez de deniers pour un monastère : il en faut { $needed }, vous en avez { $has }.
}
reason-LL-BUILD-06 = { $case ->
    [0] Pas assez de bois pour un château : il en faut { $needed }, vous en avez { $has }.
   *[1] Pas assez de deniers pour un château : il en faut { $needed }, vous en avez { $has }.
}
reason-LL-BUILD-07 = Toutes les tours sont déjà construites.
reason-LL-BUILD-08 = Cela se construit sur une de vos fermes.
reason-LL-BUILD-09 = La ferme doit dater d’un tour précédent.
reason-LL-BUILD-13 = { $case ->
    [0] Vous avez déjà ce palais.
    [1] Il ne reste aucun exemplaire de ce palais.
   *[2] Pas assez de deniers pour ce palais : il en faut { $needed }, vous en avez { $has }.
}
reason-LL-BUILD-14 = Ce palais ne se construit que quand votre marchand est à { $location }.
reason-LL-BUILD-15 = Un palais sert à partir de votre prochain tour.
reason-LL-COMP-05 = Vous n’avez plus de { NAME($building, form: "bare") } en stock.
reason-LL-CAS-01 = La partie simple se joue sans personnages ni palais.
reason-LL-CAS-04 = Vous ne pouvez pas avoir livré plus de messages de niveau { $level } que du niveau juste en dessous.
reason-LL-CAS-05 = Dans cette partie simple, les messages de niveau 4 ne sont ni vendus ni livrés.
reason-LL-CIRC-04 = Le cirque doit aller dans { NAME($shield, form: "village") }.
reason-LL-MSG-01 = { $case ->
    [0] Seul le messager achète des messages.
   *[1] Les messages s’achètent en ville ou dans vos propres bâtiments.
}
reason-LL-MSG-02 = Pas assez de deniers pour ce message : il en faut { $needed }, vous en avez { $has }.
reason-LL-MSG-03 = Vous avez acheté tous les messages que cet arrêt permet.
reason-LL-MSG-04 = { $case ->
    [0] Le niveau 4 ne s’achète que dans un de vos monastères.
    [1] Un monastère ne vend que des messages d’abbaye.
    [2] Dans un monastère, le premier message est un message d’abbaye.
   *[3] Dans cette partie simple, un monastère ne vend pas de messages.
}
reason-LL-MSG-06 = Vous avez déjà { $limit } messages non livrés : livrez-en un d’abord.
reason-LL-MSG-07 = Vous ne pouvez avoir qu’un seul message d’abbaye.
reason-LL-MSG-10 = La pioche de niveau { $level } est vide.
reason-LL-CHAR-SPY-01 = Ce message n’est pas parmi les { $count } que vous regardez.
reason-LL-PAL-DUCAL-01 = Ce message n’est pas dans la pioche de niveau { $level }.
reason-LL-DLV-01 = { $case ->
    [0] Seul le messager livre des messages.
   *[1] Vous n’avez pas ce message.
}
reason-LL-DLV-02 = Un seul message par arrêt : livrez-en un, ou marquez une étape.
reason-LL-DLV-03 = Ce message est pour { $location }.
reason-LL-DLV-05 = Le niveau 2 demande l’Apprenti.
reason-LL-DLV-06 = Le niveau 3 demande l’Apprenti et l’Aide.
reason-LL-DLV-07 = { $case ->
    [0] Ce lieu n’a aucune des couleurs du message.
    [1] Vous avez déjà marqué cette couleur.
    [2] Ce message a d’autres étapes à marquer d’abord.
    [3] C’est la dernière étape : livrez le message.
   *[4] Ce message n’a pas d’étapes à marquer.
}
reason-LL-DLV-09 = Ce message est pour { $location }.
reason-LL-TOK-03 = { $case ->
    [0] Dans cette partie, on ne reprend pas librement un pion Message posé.
   *[1] Ce pion Message n’est pas sur le plateau.
}
reason-LL-TOK-05 = Vous n’avez pas de pion Message libre.
reason-LL-HIRE-02 = Pas assez de deniers pour ce personnage : il en faut { $needed }, vous en avez { $has }.
reason-LL-HIRE-03 = { $limit ->
    [one] Un seul recrutement par tour.
   *[other] Au plus { $limit } recrutements par tour.
}
reason-LL-HIRE-04 = Ce personnage est déjà à votre service.
reason-LL-HIRE-05 = Il ne reste aucun exemplaire de ce personnage.
reason-LL-HIRE-06 = On recrute au cirque, ou dans une ville où vous avez le Palatium Balivi.
reason-LL-CHAR-HELPER-01 = Il faut avoir l’Apprenti pour recruter l’Aide.
reason-LL-CHAR-PATRONUS-01 = Seul le Patronus permet de payer des deniers à la place du bois.
reason-LL-PAL-BALIVI-01 = Le Palatium Balivi ne permet de recruter que des personnages rouges.
reason-LL-PAL-BALIVI-02 = Le Palatium Balivi a déjà servi à votre autre pion ce tour-ci.

## Fin de partie

ending-boat = un bateau est arrivé au bout du fleuve
ending-messages = assez de messages ont été livrés
ending-turns = dernier tour de la partie en solo
ending-rounds = dernière manche

tie-castles = { $first } et { $second } sont à égalité avec { point-count }. Les châteaux les départagent : { $more } pour { $first }, { $less ->
    [0] aucun
   *[other] { $less }
} pour { $second }.
tie-castles-wins = { $first } gagne grâce à ses châteaux
tie-buildings = { $first } et { $second } sont à égalité avec { point-count } et autant de châteaux. Les bâtiments les départagent : { $more } pour { $first }, { $less ->
    [0] aucun
   *[other] { $less }
} pour { $second }.
tie-buildings-wins = { $first } gagne grâce à ses bâtiments
tie-shared = Égalité à { point-count } : ni les châteaux ni les bâtiments ne font la différence.

figure-rides = Trajets
figure-bought = Ressources achetées
figure-sold = Ressources vendues
figure-delivered = Messages livrés
figure-characters = Personnages
figure-farm = Fermes
figure-monastery = Monastères
figure-castle = Châteaux
figure-palaces = Palais

## Le plateau en texte

sheet-turn = Le tour en cours
sheet-looking = Messages au choix
sheet-road = La route : depuis Nantes dans le sens horaire, rive nord d’abord
sheet-market = Prix du marché, du moins cher au plus cher
sheet-messages-held = Messages en main
sheet-service = Messages livrés, personnages, palais
sheet-people = Personnages à recruter
sheet-palaces = Palais à construire
sheet-decks = Pioches de messages
sheet-goods = Réserve

sheet-column-turn = Tour
sheet-column-piece = Pion
sheet-column-done = Déjà fait
sheet-column-end = Fin de partie
sheet-column-message = Message
sheet-column-level = Niveau
sheet-column-type = Type
sheet-column-place = Lieu
sheet-column-shield = Blason
sheet-column-price = Prix
sheet-column-good = Ressource
sheet-column-building = Bâtiment
sheet-column-horses = Chevaux libres
sheet-column-here = Présents
sheet-column-deniers = Deniers
sheet-column-boat = Bateau
sheet-column-farms = Fermes restantes
sheet-column-monasteries = Monastères restants
sheet-column-marked = Étapes marquées
sheet-column-missing = Manque encore
sheet-column-delivered = Livrés
sheet-column-delivered-to = Livrés (type, points)
sheet-column-characters = Personnages
sheet-column-palaces = Palais
sheet-column-free-tokens = Pions Message libres
sheet-column-character = Personnage
sheet-column-group = Groupe
sheet-column-cost = Prix
sheet-column-palace = Palais
sheet-column-deck = Pioche
sheet-column-unseen = Peut encore venir
sheet-column-bottom = Au fond
sheet-column-supply = Quoi
sheet-column-sale = Se vend
sheet-column-limit = Au plus par joueur

sheet-done-bought = { $count ->
    [one] 1 ressource achetée
   *[other] { $count } ressources achetées
}
sheet-done-shipped = bateau avancé
sheet-done-built = { $count ->
    [one] 1 construction
   *[other] { $count } constructions
}
sheet-done-hires = { $count ->
    [one] 1 personnage recruté
   *[other] { $count } personnages recrutés
}
sheet-done-messages-bought = { $count ->
    [one] 1 message acheté ici
   *[other] { $count } messages achetés ici
}
sheet-done-delivered-here = message livré ou marqué ici
sheet-last = doivent encore jouer : { $players }
sheet-unknown = message inconnu
sheet-search = Toute la pioche de niveau { $level }
sheet-fresh = construite ce tour-ci
sheet-circus = cirque
sheet-price = Prix
sheet-circus-price = { $price } (cirque)
sheet-stands = { $player } : { $pieces }
sheet-heading = vers { $place }
sheet-idle = sert à partir du prochain tour
sheet-level = Niveau { $level }
sheet-towers = Tours de château

## Table

ll-last = les derniers tours
ll-market = Marché
ll-messages = Messages
ll-marked = marqué : { $places }
ll-map = Carte de la Loire, de Nantes à Orléans
ll-subtitle = de Nantes à Orléans
ll-ends = fin : case { $space } ou { $count } messages livrés
ll-ends-solo = ou après { $turns } tours
ll-ended = la partie est finie
ll-circus-next = prochain cirque
ll-circus-leaves = le cirque part
ll-tile = { $shield }, { $deniers } : { $places }
ll-stack = { $player } : { NAME($piece, form: "bare") } à { $location }, { $horses }
ll-token = { $player } : { $location } est marqué pour un message
ll-circus = Le cirque est ici : on y recrute, et les ressources coûtent 1 denier de moins.
ll-boat = { $player } : bateau sur la case { $space }
ll-owned = { $building } de { $player }.
ll-at-city = { $location } : ici votre marchand vend, expédie et construit, votre messager achète des messages.
ll-decks = Messages restants : { $one } de niveau 1, { $two } de niveau 2, { $three } de niveau 3, { $four } d’abbaye.
ll-at-village = { $location } : { NAME($good, form: "some") } pour { $deniers }, { $left ->
    [0] mais il n’en reste plus
   *[other] il en reste { $left }
}.
ll-palaces-left = Palais restants : { $palaces }.
ll-palaces-none = Il ne reste aucun palais ici.
ll-people-left = À recruter : { $people }.
ll-free = Libres ici : { $horses }.
ll-your-messages = Vos messages, { $count } sur { $limit }
ll-messages-of = { $name } : messages, { $count } sur { $limit }
ll-service-of = Au service
ll-none = Rien encore.
ll-no-messages = Aucun message. Votre messager en achète dans les villes et chez vous.
ll-needs = il faut { NAME($character, form: "the") }
ll-pays = +{ $deniers } aujourd’hui
ll-how-1 = Pour le livrer, arrêtez votre messager à { $place }.
ll-how-2 = Pour le livrer, votre messager marque un village de l’une des couleurs, puis s’arrête à un tour suivant dans un village de l’autre.
ll-how-3 = Pour le livrer, votre messager marque un village de deux des couleurs et s’arrête dans un village de la troisième, un par tour, dans l’ordre que vous voulez.
ll-how-4 = Pour le livrer, arrêtez votre messager à { $place }.
ll-abbey = message d’abbaye
ll-purse = Bourse et ressources
ll-deniers = { $count ->
    [one] denier
   *[other] deniers
}
ll-tokens = { $count ->
    [one] pion Message libre
   *[other] pions Message libres
}
ll-service = À votre service
ll-nobody = Personne encore. On recrute au cirque.
ll-your-points = { $count ->
    [one] Votre point : { $count }
   *[other] Vos { $count } points
}
ll-delivered-of = { $count } sur { $target } livrés
ll-delivered-word = livrés
ll-src-boat = bateau
ll-src-delivered = livrés
ll-src-undelivered = en main
ll-src-characters = personnages
ll-src-blue = bleus
ll-src-palaces = palais
ll-src-buildings = bâtiments
ll-step-first = qui commence
ll-step-one = premier pion
ll-step-two = second pion
ll-step-merchant-rides = marchand en route
ll-step-merchant-rode = marchand arrivé
ll-step-merchant-acts = il agit
ll-step-messenger-rides = messager en route
ll-step-messenger-rode = messager arrivé
ll-step-messenger-acts = il agit

## Le but, chez les joueurs

goal-turn = Tour { $turn } sur { $turns }.
goal-solo = Marquez le plus de points possible : { $good } est un bon score, { $great } un excellent.
goal-ends = Derniers tours dès la case { $space } ou { $count } messages livrés.
goal-ends-solo = Fin anticipée si votre bateau atteint la case { $space } ou si vous avez livré { $count } messages.
goal-near-boat = { $player } : le bateau est à { space-count } de l’arrivée.
goal-near-messages = { $count ->
    [one] { $player } : encore un message livré et c’est la fin.
   *[other] { $player } : encore { $count } messages livrés et c’est la fin.
}
goal-ended = La fin de partie est déclenchée.
goal-one-more = On termine ce tour, puis tous sauf { $player } jouent encore une fois.

## D’où vient un prix

price-market = { NAME($shield, form: "bare") } au marché
price-beer = deux fois { NAME($shield, form: "bare") } au marché
price-building = { NAME($building) } de { $player }
price-own-building = votre { NAME($building) }
price-circus = le cirque
price-sale = vente
price-printed = prix de base
price-second-building = second bâtiment
price-second-hire = second recrutement
price-level = niveau { $level }

## Le répertoire

cards-title = Personnages et palais
cards-pick-hire = Qui recrutez-vous ?
cards-pick-palace = Quel palais construisez-vous ?
cards-open-palace = Choisir un palais ({ $count })
ll-after = d’abord { NAME($character, form: "the") }
ll-palaces = Palais
ll-palace-ducal-palace-name = Palais ducal
ll-palace-ducal-palace = Dans sa ville, choisissez vos messages dans toute la pioche.
ll-palace-ducal-palace-any-city = Dans les deux villes, choisissez vos messages dans toute la pioche.
ll-palace-ducal-palace-everywhere = Partout, choisissez vos messages dans toute la pioche.
ll-palace-post-office-name = Bureau de poste
ll-palace-post-office = Dans sa ville, un deuxième message, 1 denier moins cher.
ll-palace-palatium-balivi-name = Palatium Balivi
ll-palace-palatium-balivi = Dans sa ville, recrutez un personnage rouge, une fois par tour.
ll-palace-bank-name = Banque
ll-palace-bank = 3 deniers pour chaque pion qui s’arrête dans sa ville.

## Caractères possibles des robots

style-collector = Collectionneur
    .the = le Collectionneur
    .plays = Laisse aux autres les courses faciles : des messages de niveau 2 et 3, et les personnages bleus qui vont avec.
style-trader = Négociant
    .the = le Négociant
    .plays = Achète, vend, bâtit des fermes et fait avancer son bateau.

## Ce que demande le conseiller, sans nommer de choix

nudge-first = Lequel de vos deux pions a quelque chose à gagner avant que l’autre ait bougé ?
nudge-ride = Comptez les arrêts devant ce pion : que pouvez-vous acheter, vendre ou livrer à chacun ?
nudge-buy = Que peut-on acheter ici, et où, sur votre chemin, cela se vend-il plus cher ?
nudge-sell = Que vaut votre marchandise ici aujourd’hui, et que fera le marché après la vente ?
nudge-ship = Jusqu’où vos deniers mèneraient-ils le bateau, et que pourriez-vous encore payer ?
nudge-build = Que vous rapporterait un bâtiment ici, tour après tour ?
nudge-palace = Un palais sert chaque fois que vous revenez dans cette ville. Combien de fois reviendrez-vous ?
nudge-message = Quel niveau de message pouvez-vous encore livrer à temps ?
nudge-deliver = Y a-t-il dans votre main un message dont le voyage s’achève ici ?
nudge-mark = L’un de vos messages passe-t-il par ici ?
nudge-hire = De qui l’aide vous servirait-elle le plus souvent désormais ?
nudge-site = Où passerez-vous le plus souvent ?
nudge-circus = Qui ira vers le cirque le premier, vous ou quelqu’un d’autre ?
nudge-keep = Lequel de ces messages se trouve sur une route que vous prenez de toute façon ?
nudge-done = Y a-t-il ici quelque chose qui vaille plus que les deniers qu’il coûte ?

## La première partie guidée

first-goal = Le plus de points l’emporte.
first-goal-why = Les points viennent de votre bateau sur le fleuve, des messages livrés, des personnages recrutés et des palais. La fin arrive quand un bateau atteint 20 ou que quelqu’un a livré 12 messages.
first-riders = Deux cavaliers sont à vous : commencez par le marchand.
first-riders-why = Le marchand, à Nantes, achète et vend. Le messager, à Orléans, porte les messages. À chaque tour, chacun chevauche une fois, puis agit.
first-riders-order = L’ordre est libre, à chaque tour. Dans cette leçon, le marchand part le premier.
first-distance = Deux chevaux et un pas à pied : trois lieux, jusqu’à Langeais.
first-distance-why = Un cavalier avance exactement d’autant de lieux qu’il a de chevaux, plus un. Pour s’arrêter plus tôt, il laisse des chevaux, et sera plus lent ensuite.
first-distance-near = Ce n’est possible qu’en laissant des chevaux : vous seriez plus lent ensuite. Gardez les deux.
first-distance-grain = Trois lieux aussi, mais le grain se vend 4, le fromage 5, et le grain y coûte plus cher.
first-price = Achetez le fromage : 1 denier ici, 5 en ville.
first-price-why = Langeais porte le blason blanc, et le blanc est à 1 au marché. C’est le prix de tout dans les villages blancs.
first-price-nothing = Rien d’acheté, rien à vendre. Ce fromage vous rapporte 4 deniers.
first-letter = Le blanc est maintenant le plus cher. Votre messager : allez à Amboise.
first-letter-why = Ce qui est acheté renchérit ; tout ce qui était à sa droite baisse. Votre message, sous le plateau, est pour Amboise, à trois lieux d’Orléans.
first-letter-elsewhere = Votre message est pour Amboise. Seul un arrêt à Amboise le livre.
first-deliver = Livrez-le : 3 deniers aussitôt.
first-deliver-why = Un message simple paie ce que vaut le blason de son village au marché : Amboise est rouge, le rouge est à 3. Celui-ci vaut 1 point, en main comme livré : le gain, c’est l’argent.
first-deliver-keep = Vous y êtes, le message aussi : livrez-le et prenez l’argent.
first-open = Colette a fait de même avec ses deux cavaliers.
first-open-why = Son marchand a acheté du grain à Montsoreau. Tout est visible : argent, biens, messages et personnages, à côté de son nom.
first-wood = Laissez un cheval, allez à Vendôme, à deux lieux, achetez du bois.
first-wood-why = Un cheval et un pas font deux. Le bois se vend peu, mais toute ferme, tout château en demande, et vous en portez autant que vous voulez.
first-wood-foot = À pied désormais ? Tours laisse les deux chevaux.
first-wood-cheese = Blois fait du fromage, et vous ne pouvez en porter qu’un.
first-wood-without = Sans bois, pas de ferme. Il coûte 1 denier : prenez-le.
first-circus = Le chapiteau est à Ussé : laissez un cheval et allez-y.
first-circus-why = On ne recrute que là où se trouve le cirque. Il repart quand son blason arrive au milieu du marché.
first-circus-elsewhere = Là, personne à recruter. Le chapiteau est à Ussé, à deux lieux.
first-hire = Recrutez l’apprenti pour 3.
first-hire-why = Un personnage sert jusqu’à la fin et compte des points. Dans cette leçon, vous essayez les messages à deux blasons, de niveau 2 : seul l’apprenti permet de les livrer, pour 3 à 5 points chacun.
first-hire-leave = Le cirque ne restera pas, et vous avez 8 deniers. Dans cette leçon, vous recrutez l’apprenti.
first-hire-later = Un bon choix dans bien des parties. Dans cette leçon, prenez l’apprenti pour essayer les messages à deux blasons.
first-grain = Encore votre marchand : Talcy, à deux lieux, et son grain.
first-grain-why = Vous avez déjà du fromage. Vous pouvez porter un fromage, un grain, un vin et une bière. Le grain se vend 4.
first-grain-cheese = À Blois, encore du fromage, et vous en portez un.
first-grain-wood = Vous pourriez prendre le cheval, mais Beaugency n’a que du bois. Le grain se vend le double.
first-grain-nothing = 2 deniers pour ce qui se vend 4 : achetez.
first-horse = Un cheval libre attend à Ussé : prenez-le et avancez de trois.
first-horse-why = Avant de partir, un cavalier peut prendre un cheval libre, deux au plus en tout. Un arrêt où vous ne pouvez rien faire est sauté.
first-horse-slow = Bonne direction, trop lent : avec deux chevaux, vous serez à Nantes au prochain tour.
first-sell = Prenez le cheval, allez à Orléans, vendez fromage et grain.
first-sell-why = Pour s’arrêter en ville, la distance doit tomber juste. En ville, votre marchand vend, expédie et construit. Gardez le bois.
first-sell-near = Rien à vendre, rien à acheter. Avec le cheval de Talcy, vous atteignez Orléans.
first-sell-wood = Gardez-le : une ferme demande 1 bois.
first-sell-first = Vendez d’abord : vous aurez 12 deniers pour choisir.
first-farm = Construisez une ferme, à Chambord.
first-farm-why = Quiconque achète chez vous fait avancer votre bateau : 1 point chaque fois. Le marchand de Colette est à Amboise avec un cheval ; deux lieux plus loin, c’est Chambord.
first-farm-ship = 6 deniers pour un point, une fois. La ferme coûte 4 et rapporte encore et encore.
first-farm-palace = Un palais, c’est 2 points sûrs, et il sert dès votre prochain tour. Une ferme vaut d’autant plus qu’elle est construite tôt.
first-farm-site = Bonne terre. Mais où Colette s’arrêtera-t-elle ? À Chambord.
first-farm-wood = La ferme en a besoin.
first-farm-early = Vous avez 12 deniers : construisez d’abord.
first-purse = Arrêtez-vous : gardez 5 deniers.
first-purse-why = Si votre tour commence avec le marchand en ville et moins de 5 deniers, le tour est perdu. Vous avez 8, et il en faut 2 pour un message.
first-purse-ship = Il vous resterait 2 deniers, et votre prochain tour serait perdu.
first-message = Allez à Nantes et achetez un message de niveau 2.
first-message-why = Votre messager achète des messages en ville et dans vos bâtiments. Grâce à l’apprenti, le niveau 2 en vaut la peine : deux blasons, 3 à 5 points.
first-message-past = Les messages se vendent en ville. Laissez un cheval et vous êtes à Nantes.
first-message-simple = Sûr, mais 1 ou 2 points. Vous avez payé l’apprenti : servez-vous-en.
first-message-hard = Trois blasons demandent aussi l’aide. Plus tard.
first-message-without = Sans message, votre messager chevauche pour rien.
first-mark = Votre message a deux étapes : allez à Saumur et marquez la jaune.
first-mark-why = Il lui faut du jaune et du rouge, dans l’ordre de votre choix. Cette fois, le messager passe d’abord : Saumur, à deux lieux, est jaune. (Colette a acheté chez vous : votre bateau est à 1.)
first-mark-order = L’ordre est libre, mais à ce tour le messager passe d’abord.
first-mark-past = Il faut un village jaune ou rouge. Saumur est jaune.
first-mark-without = Marquez l’étape : le pion de l’apprenti sert à cela.
first-palace = Colette a construit la Banque d’Orléans : 2 points, et une aide dès son prochain tour.
first-palace-why = Un palais coûte 4 deniers et pas de bois. Il ne sert jamais au tour où il est construit. Ensuite, la Banque lui donne 3 deniers chaque fois qu’un de ses cavaliers s’arrête à Orléans.
first-second = Il manque le rouge : allez à Chinon et livrez.
first-second-why = Un message à plusieurs blasons demande un arrêt pour chacun, un par tour au plus. Au dernier, vous le livrez et votre pion revient.
first-second-order = D’abord le messager : Chinon est rouge.
first-second-past = Seul un village rouge complète le message : Chinon, à deux lieux.
first-second-keep = Livrez‑le : 3 points au lieu du seul qu’il vaut en main.
first-second-token = Laissez le pion à Saumur : repris, son étape serait perdue.
first-won = Vous menez 6 à 4. À vous de jouer.
first-won-why = C’est à votre marchand. Et pour la prochaine partie : les robots réussissent le mieux en recrutant d’abord le forgeron ou l’éclaireur, car les chevaux servent aux deux cavaliers à chaque tour. L’apprenti vient quand on veut des messages à deux blasons.

## En cinq minutes

five-goal = Un marchand, un messager, un bateau
five-goal-text = Vous commercez et portez des messages sur les deux rives de la Loire. Le plus de points l’emporte : la case de votre bateau, les messages livrés, les personnages recrutés, les palais.
five-ride = Chevaucher : autant que de chevaux, plus un
five-ride-text = À chaque tour, vos deux cavaliers avancent une fois. Avec deux chevaux, exactement trois lieux : de Nantes à Langeais. Laissez un cheval, vous vous arrêtez plus tôt ; prenez-en un, vous irez plus loin.
five-price = Acheter : le blason fait le prix
five-price-text = Votre marchand achète le bien du village. Langeais porte le blason blanc, et le blanc est à 1 au marché : le fromage coûte 1. Ce qui est acheté devient le plus cher, tout ce qui était à sa droite baisse.
five-letter = Livrer : des points, et de l’argent
five-letter-text = Votre messager livre là où le message doit aller. Celui-ci était pour Amboise : 1 point, et autant de deniers que vaut le blason rouge d’Amboise au marché.
five-circus = Recruter : là où est le cirque
five-circus-text = Chaque cavalier peut recruter au chapiteau. Les personnages aident jusqu’à la fin et comptent des points. Le cirque repart quand son blason arrive au milieu du marché.
five-farm = En ville : vendre, expédier, construire
five-farm-text = À Nantes et à Orléans, votre marchand vend, paie pour avancer le bateau, et construit. Une ferme coûte 4 deniers et 1 bois. Votre messager y achète de nouveaux messages.
five-turn-what = chacun de vos deux cavaliers avance une fois, puis agit
five-boat = Votre bateau avance tout seul
five-boat-text = Qui achète là où vous avez construit fait avancer votre bateau d’une case, comme Colette à Chambord. Chaque case est un point : construisez là où l’on s’arrête souvent.
five-note = Une ville paie 2 deniers le bois, 4 le grain, 5 le fromage, 6 le vin et 8 la bière. Vous portez un bien de chaque sorte, et du bois à volonté. La bière vient de vos monastères.
five-score-boat = 1 par case
five-score-boat-text = Il avance par les achats à vos bâtiments, ou contre paiement en ville : 6 deniers pour une case, 10 pour deux.
five-score-delivered = 1 à 8 chacun
five-score-delivered-text = Un village, 1 ou 2 ; deux blasons, 3 à 5 ; trois blasons, 6 à 8. Porté mais non livré : 1.
five-score-characters = 1 ou 2 chacun
five-score-characters-text = Et ce qu’ils font pour vous, à chaque tour désormais.
five-score-blue = 2 par message
five-score-blue-text = { character-lover }, { character-general }, { character-philosopher }, { character-judge } et { character-provost } : pour chaque message livré de leur sorte.
five-score-palaces = 2 chacun
five-score-palaces-text = 4 deniers, sans bois. Chacun vous aide aussi dans sa ville.
five-tip-1 = Gardez 5 deniers tant que votre marchand reste en ville.
five-tip-1-why = Qui y commence son tour avec moins reçoit 1 denier et perd son tour.
five-tip-2 = Quittez la ville avec 10 deniers au plus.
five-tip-2-why = Le surplus retourne à la réserve quand le marchand repart.
five-tip-3 = Recrutez tôt qui vous aide à chaque tour.
five-tip-3-why = Le { character-blacksmith } et l’{ character-scout } procurent des chevaux aux deux cavaliers. L’{ character-apprentice } ouvre les messages à deux blasons, 3 à 5 points chacun.
five-end = Comment cela finit
five-end-text = Dès qu’un bateau atteint le drapeau (case 20 ; 17 à trois joueurs, 15 à quatre) ou que quelqu’un a livré 12 messages (10, 8), ce tour se termine et les autres en jouent encore un. L’argent et les biens ne rapportent rien.
