## Le jeu

la-loire-title = La Loire
la-loire-tagline = Un marchand, un messager et toute la vallée de la Loire au galop.

## Lieux

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

## Ressources

good-wood = Bois
    .some = du bois
good-grain = Grain
    .some = du grain
good-cheese = Fromage
    .some = du fromage
good-wine = Vin
    .some = du vin
good-beer = Bière
    .some = de la bière

## Blasons (lettre : l’initiale ; si elle est prise, celle du nom héraldique : Argent, Pourpre)

shield-red = Rouge
    .letter = R
    .village = un village rouge
shield-blue = Bleu
    .letter = B
    .village = un village bleu
shield-yellow = Jaune
    .letter = J
    .village = un village jaune
shield-green = Vert
    .letter = V
    .village = un village vert
shield-white = Blanc
    .letter = A
    .village = un village blanc
shield-purple = Violet
    .letter = P
    .village = un village violet
shield-black = Noir
    .letter = N
    .village = un village noir

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
    .effect = Tout achat y coûte 1 denier de moins et avance votre bateau ; vous y achetez 1 message.
building-monastery = Monastère
    .bare = monastère
    .a = un monastère
    .the = le monastère
    .effect = Remise et bateau comme à la ferme ; pour vous, de la bière et un message d’abbaye.
building-castle = Château
    .bare = tour
    .a = un château
    .the = le château
    .effect = Tout achat y coûte 2 deniers de moins et avance votre bateau ; vous y achetez jusqu’à 2 messages.

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

## Personnages jaunes : commerce

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

## Personnages verts : argent et construction

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
    .effect = 2 deniers peuvent remplacer du bois, une fois par bâtiment.
character-mensor = Mensor
    .the = le Mensor
    .effect = Posez vos fermes sur la rive de votre choix.

## Personnages blancs : voyage

people-white = Voyage

character-squire = Écuyer
    .the = l’Écuyer
    .effect = Un pion peut prendre 2 chevaux libres avant de partir.
character-scout = Éclaireur
    .the = l’Éclaireur
    .effect = Vos piles peuvent contenir 3 chevaux.
character-blacksmith = Forgeron
    .the = le Forgeron
    .effect = Payez 1 denier pour prendre un cheval libre n’importe où.
character-jester = Bouffon
    .the = le Bouffon
    .effect = Vos pions peuvent s’arrêter au cirque en passant.
character-city-guard = Garde
    .the = le Garde
    .effect = Vos pions peuvent s’arrêter à Nantes ou à Orléans en passant.

## Personnages rouges : messages

people-red = Messages

character-mayor = Maire
    .the = le Maire
    .effect = Gardez jusqu’à 4 messages non livrés, dont au plus 1 d’abbaye.
character-vassallus = Vassal
    .the = le Vassal
    .effect = Achetez un message de plus par arrêt, au prix normal.
character-spy = Espion
    .the = l’Espion
    .effect = À chaque achat, piochez 3 messages et gardez-en 1.
character-apprentice = Apprenti
    .the = l’Apprenti
    .effect = Livrez des messages de niveau 2 ; vous recevez un pion Message.
character-helper = Aide
    .the = l’Aide
    .effect = Après l’Apprenti : livrez le niveau 3 ; second pion Message.

## Personnages bleus : points

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

message-level = { $level ->
    [4] un message d’abbaye
   *[other] un message de niveau { $level }
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

## Options : la partie

option-variant = Variante
    .help = Le jeu complet, ou une version allégée pour débuter.
option-variant-standard = Partie complète
    .help = Avec les personnages, les palais et le cirque.
option-variant-casual = Partie simple
    .help = Sans personnages, ni palais, ni cirque ; chacun a ses deux pions Message dès le début.

option-edition = Édition
    .help = Les trois livrets de règles diffèrent par endroits. L’édition choisit d’un coup toutes les options concernées.
option-edition-default = Conseillée
    .help = Notre choix entre les trois livrets : le plus clair ou le plus partagé.
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
    .help = La table désigne celui qui a fait du bateau sur la Loire le plus récemment ; sinon, on tire au sort.

option-first-seat = Place du premier joueur
    .help = La place qui commence, si le premier joueur est le dernier à avoir navigué sur la Loire. 0 : personne n’est désigné, on tire au sort.

## Options : tour et actions

option-min-check = Contrôle des 5 deniers
    .help = À quel moment il faut avoir au moins 5 deniers quand votre marchand est à Nantes ou à Orléans.
option-min-check-turn-start = Au début du tour
    .help = Avec moins de 5 deniers au début du tour, vous prenez 1 denier et le tour est perdu.
option-min-check-turn-start-and-departure = Au début du tour et au départ du marchand
    .help = Le contrôle a lieu aussi quand le marchand va partir : avec moins de 5 deniers, il reste là, vous prenez 1 denier et le tour s’arrête.

option-stop-actions = Actions par arrêt
    .help = Combien d’actions un pion peut faire là où il s’arrête.
option-stop-actions-single = Une seule
    .help = Le marchand vend, expédie ou construit en ville, achète ou recrute au cirque ; le messager livre, achète ou recrute.
option-stop-actions-combined = Toutes
    .help = Chaque action que le lieu permet, une fois chacune.

option-blacksmith-limit = Forgeron
    .help = Combien de fois par tour le Forgeron fournit un cheval payé.
option-blacksmith-limit-per-turn = Une fois par tour
    .help = Pour un seul de vos deux pions.
option-blacksmith-limit-per-piece = Une fois par pion
    .help = Une fois pour le marchand et une fois pour le messager.

## Options : ressources et bâtiments

option-lumberjack-price = Prix du Bûcheron
    .help = Ce que coûtent les deux bois achetés ensemble.
option-lumberjack-price-per-card = Chaque bois se paie
    .help = Les deux bois coûtent deux fois le prix d’un.
option-lumberjack-price-for-one = Deux pour le prix d’un

option-patronus-wood = Bois du Patronus
    .help = Ce que remplacent les 2 deniers du Patronus.
option-patronus-wood-one-wood = Un bois
    .help = 2 deniers remplacent 1 bois ; un monastère en demande encore 1.
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
    .help = À Nantes, les palais de Nantes ; à Orléans, ceux d’Orléans.

## Options : personnages et messages

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
    .help = Ils ne sont ni vendus ni livrés ; les monastères vendent toujours de la bière.
option-casual-level4-true = Oui
    .help = Ils se vendent et se livrent normalement.

## Options : fin et score

option-end-boat = Case d’arrivée
    .help = La case du fleuve qui déclenche la fin, pour 1, 2, 3 et 4 joueurs.

option-boat-overflow = Au-delà de l’arrivée
    .help = Ce qui se passe quand un bateau gagne plus de cases qu’il n’en reste.
option-boat-overflow-cap = Cases perdues
    .help = L’action reste permise, les cases en trop sont perdues.
option-boat-overflow-forbid = Expédition interdite
    .help = Une expédition de plus de cases qu’il n’en reste est interdite ; les avancées dues aux bâtiments s’arrêtent à l’arrivée.

option-end-trigger-owner = Qui ne rejoue pas
    .help = Qui n’a pas de dernier tour, quand un achat amène à l’arrivée le bateau d’un autre joueur.
option-end-trigger-owner-active-player = Le joueur actif
    .help = Celui dont c’était le tour ; tous les autres rejouent une fois.
option-end-trigger-owner-condition-owner = Celui qui remplit la condition
    .help = Celui dont le bateau ou les messages déclenchent la fin ; tous les autres rejouent une fois.

option-building-vp-scope = Points des bâtiments
    .help = Quels bâtiments comptent au score. Sans effet tant que ceux du plateau valent 0 point.
option-building-vp-scope-palaces = Palais seulement
option-building-vp-scope-all = Tous les bâtiments
