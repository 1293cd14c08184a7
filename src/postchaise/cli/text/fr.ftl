### La ligne de commande

## Ce qu’il y a

overview = Postchaise : des jeux de poste et de commerce, dans votre terminal. Tapez « postchaise play » et vous êtes à table.
overview-more = « postchaise play --help » explique une commande. « --lang en » et « --lang de » parlent anglais et allemand.
version = Postchaise { $version }, { $built }
built-compiled = compilé
built-pure = Python pur

cmd-play = Jouer, contre des robots ou entre amis au même clavier.
cmd-resume = Reprendre votre dernière partie, ou une partie enregistrée.
cmd-games = Les jeux disponibles.
cmd-rules = Les règles : chapitres, une règle précise ou une recherche.
cmd-about = Les auteurs d’un jeu, ses options et l’origine de ses chiffres.
cmd-simulate = Jouer de nombreuses parties au hasard et montrer les chiffres.
cmd-replay = Revoir une partie pas à pas.
cmd-check = Vérifier une partie ligne par ligne.
cmd-analyse = Analyser une partie terminée : ce qui était attendu, ce qui aurait été meilleur.

arg-game = Quel jeu ; la-loire si vous n’en nommez aucun.
arg-file = Une partie enregistrée.
arg-save = Une partie enregistrée ; sinon, la dernière que vous avez jouée.
arg-words = Un numéro de règle, un chapitre ou des mots à chercher ; sinon, la liste des chapitres.
opt-seats = Qui est à table, dans l’ordre : « you » pour une personne, « random », « novice », « apprentice », « journeyman » ou « master » pour un robot, avec un caractère si vous voulez : « journeyman:voyager » (voir « postchaise about »). Par défaut : you,apprentice.
opt-names = Les noms des personnes, dans l’ordre des places.
opt-edition = Les règles imprimées à suivre ; voir « postchaise about ».
opt-variant = La variante à jouer ; voir « postchaise about ».
opt-option = Règle une option ; peut être donné plusieurs fois.
opt-seed = Un nombre : le même nombre redonne la même partie.
opt-components = Une copie corrigée du fichier components.toml du jeu.
opt-seat-count = Combien de joueurs ; le maximum si vous ne dites rien.
opt-games = Combien de parties. Par défaut : 100.
opt-workers = Combien de processus se partagent le travail. Par défaut : 1.
opt-ray = Confie le travail à une grappe Ray, au lieu de processus de cette machine : son adresse, ou « auto » pour celle dont fait partie cette machine.
opt-json = Affiche les chiffres en JSON.
opt-csv = Écrit une ligne par partie et par place dans ce fichier ; « - » les affiche.
opt-to = Affiche la position après ce nombre d’actions, puis s’arrête.
opt-lang = La langue ; sinon, celle de votre système.
opt-version = Dit de quelle version il s’agit.
usage-options = options

usage-no-option = { $command ->
    [none] Il n’y a pas d’option { $option } ; « postchaise --help » montre ce qu’il y a.
   *[other] « postchaise { $command } » n’a pas d’option { $option } ; « postchaise { $command } --help » les énumère.
}
usage-no-value = L’option { $option } doit être suivie d’une valeur.
usage-missing = { $command ->
    [none] Il manque { $name }.
   *[other] Il manque { $name } ; « postchaise { $command } --help » montre comment l’écrire.
}
usage-no-command = Il n’y a pas de commande « { $given } ». Il y a : { $known }.
usage-too-many = Trop de mots après « postchaise { $command } » ; « postchaise { $command } --help » montre comment l’écrire.

## À table

player-name = Joueur { $number }
bot-name = { $kind ->
    [random] Hasard { $number }
    [apprentice] Apprenti { $number }
    [journeyman] Compagnon { $number }
   *[other] { $kind } { $number }
}
bot-name-as = { $who } { $number }
seated = À table : { $names }.
seated-bot = { $who } : { $plays }
sealed = Le mélange est scellé ({ $seal }…) ; la clé est montrée à la fin, chacun peut le vérifier.
hint = Répondez par un numéro. « ? » montre ce que vous pouvez taper d’autre.
resumed = { $title } reprend après { $count ->
    [one] { $count } action
   *[other] { $count } actions
} ({ $file }).
left = Votre partie est enregistrée. « postchaise resume » la reprend. ({ $file })
kept = La partie est conservée dans { $file } ; « postchaise replay » et « postchaise check » la lisent.
undone = Annulé : { $action }
saved = Enregistré : { $file }
saved-anyway = Enregistré, comme après chaque action, dans { $folder }. Pour garder une copie : save FICHIER
allowed = C’est permis maintenant.
not-now = Pas maintenant : { $reason }
asked = { $name } : { $question }
disabled-choices = { $choices } : { $reason }
typed-as = Vous pouvez aussi taper : { $notation }

help-play-now = Tapez le numéro d’un choix, ou le choix lui-même (« hire witch », « ride tours 2 »). Et aussi :
typed-help = ?  ou  ? 3
does-help = cette aide ; un choix expliqué, avec ses règles
typed-hint = conseil  ou  conseil 3
does-hint = demander au conseiller ; aussi « conseil piste », « conseil montrer », « conseil projets » ; c’est noté dans le compte rendu
typed-why = pourquoi hire witch
does-why = pourquoi quelque chose n’est pas permis
typed-board = plateau
does-board = montrer toute la table
typed-offer = offre
does-offer = ce qu’on peut encore obtenir, ce qui peut venir, et à quoi cela sert
typed-log = journal
does-log = ce qui s’est passé récemment
typed-undo = annuler
does-undo = reprendre votre dernière action, si rien n’a été révélé
typed-save = enregistrer FICHIER
does-save = garder une copie ; la partie elle-même est enregistrée après chaque action
typed-quit = quitter
does-quit = partir ; « postchaise resume » reprend la partie
type-help = aide
type-hint = conseil
type-nudge = piste
type-show = montrer
type-plans = projets projet
type-why = pourquoi
type-board = plateau p
type-offer = offre o cartes c
type-log = journal j
type-undo = annuler a
type-save = enregistrer
type-quit = quitter q

over = La partie est terminée.
over-because = La partie est terminée : { $ending }.
winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
total = Total
hint-again = Tapez-le encore une fois pour continuer.
hint-thinking = Le conseiller réfléchit…
helped-row = Aide demandée
helped-times = { $count ->
    [0] –
   *[other] { $count }×
}
place = Rang

## Règles

rules-title = Les règles de { $title }
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-how = « postchaise rules { $game } { $rule } » montre une règle ; un chapitre ou des mots à chercher conviennent aussi.

## À propos

seats-range = ({ $least } à { $most } joueurs)
about-designer = Auteur
about-publisher = Éditeur
about-link = Lien
about-seats = Joueurs
about-seats-value = { $least } à { $most }, environ { $minutes } minutes
about-components = Matériel
about-independent = Postchaise est indépendant de l’auteur et de l’éditeur. Si le jeu vous plaît, achetez-le : { $publisher }.
about-styles = Caractères des robots
about-styles-how = Ils s’ajoutent au niveau d’un robot, par exemple : postchaise play { $game } --seats you,journeyman:{ $bot_style }
about-styles-seats = (Places : { $seats }.)
about-options = Options
about-options-how = Elles se règlent avec --option, par exemple : postchaise play { $game } --option edition=de
about-editions = Éditions : { $values }
about-expected = Possible : { $expected }
about-reconstructed = Chiffres encore à vérifier
about-reconstructed-count = { $count ->
    [0] Chaque chiffre de ce jeu a une source.
    [one] { $count } valeur de ce jeu n’a pas de source connue : nous l’avons conçue nous-mêmes, jusqu’à ce que quelqu’un la corrige d’après un exemplaire réel.
   *[other] { $count } valeurs de ce jeu n’ont pas de source connue : nous les avons conçues nous-mêmes, jusqu’à ce que quelqu’un les corrige d’après un exemplaire réel.
}
about-reconstructed-how = Vous possédez le jeu ? Copiez { $file }, corrigez ce que vous voyez dans la boîte, notez "rulebook" comme source, et jouez avec : postchaise play { $game } --components FICHIER. Envoyez-nous aussi votre copie.

## Simulation

simulate-title = { $game } : { $games ->
    [one] { $games } partie au hasard
   *[other] { $games } parties au hasard
}, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, graine { $seed }
simulate-places = Points par rang
simulate-seats = Points par place à table
simulate-endings = Comment les parties se sont terminées
ending-unfinished = interrompue : trop de décisions
simulate-speed = { $seconds } s avec { $workers } processus : { $games } parties et { $decisions } décisions par seconde
simulate-written = Écrit : { $file }
column-mean = moyenne
column-min = min
column-max = max
column-place = Rang
column-seat = Place
row-turns = Tours par partie
row-decisions = Décisions par partie
row-branching = Choix par décision
row-wins = Victoires
stopped = Arrêté.

## Arène

cmd-arena = Faire jouer des robots entre eux ; dire qui est meilleur, et à quel point c’est sûr.
opt-bots = Quels robots, par exemple « journeyman,apprentice ». Trop peu pour les places, ils se rasseyent dans le même ordre ; s’ils sont trop, toutes les rencontres ont lieu.
opt-arena-seats = Combien de places ; 2 si le jeu le permet.
opt-deals = Le jeu de donnes : 1 pour régler, 2 pour comparer des idées (par défaut), 3 pour l’épreuve finale ; tout autre nombre est un jeu à part.
opt-until = « sure » s’arrête dès qu’un test séquentiel a tranché chaque rencontre ; --games reste le maximum.
opt-margin = De quelle part des parties un robot doit être meilleur pour être dit meilleur. Par défaut : 0.05.
opt-dir = Garde chaque partie dans ce dossier ; la même commande reprend où elle s’est arrêtée.
opt-parquet = Garde chaque partie dans ce dossier comme le fait --dir, et à côté chaque décision en jeu de données (Parquet), avec une fiche qui le décrit.
opt-json-file = Écrit les chiffres dans ce fichier en JSON ; « - » les affiche.
opt-picture = Dessine cotes et parts dans ce fichier.
arena-rate = { $rate } par minute, encore { $left }
arena-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de robots, { $seats } places, donnes { $seed }
arena-note = { $deals ->
    [one] { $deals } donne, jouée
   *[other] { $deals } donnes, jouées chacune
} { $meetings ->
    [one] une fois
   *[other] { $meetings } fois, en changeant de place
}. Entre crochets : intervalles à 95 %.
arena-bots = Les robots
arena-column-rating = Cote
arena-column-wins = Victoires
arena-column-points = Points
arena-column-time = CPU par choix
arena-pairings = Qui devance qui
arena-column-share = Part du premier
arena-column-lead = Avance en points
arena-column-matches = Parties
arena-better = { $first } est meilleur que { $second } : le test a tranché pour une part de { $percent } % contre 50 %, après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} (rapport { $ratio }).
arena-not-better = { $first } n’est pas meilleur que { $second } de la marge voulue : le test a tranché pour une part de 50 % contre { $percent } %, après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} (rapport { $ratio }).
arena-undecided = { $first } et { $second } : entre des parts de 50 % et de { $percent } %, rien n’est tranché après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} (rapport { $ratio } ; il faut ±{ $bound }).
arena-by-seat = Victoires par place à table
arena-column-all = Tous
arena-sources = Points par origine
arena-length = Durée et fin
arena-one-here = Un seul de --json, --csv et --picture peut s’afficher ici ; donnez un fichier aux autres.
arena-parquet-dir = --parquet garde aussi les parties : retirez --dir.

cmd-balance = Ce que des robots égaux prennent dans un jeu, et comment ils s’en sortent avec et sans.
opt-bot = Quel robot occupe toutes les places. Par défaut : journeyman.
opt-kinds = Quelles actions prennent quelque chose, par leur premier mot ; pour La Loire, à défaut : hire,palace,build,message.
balance-title = { $game } : ce que prend { $bot }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats } places, donnes { $seed }
balance-note = Des places de robots égaux. Ce qui va ensemble n’est pas forcément cause et effet : le riche embauche plus.
balance-taken = Pris
balance-with = Victoires avec
balance-without = Sans
balance-lead = Avance avec
balance-signs = + devant avec, − derrière avec (plus que par hasard), 0 jamais pris, = toujours pris. Avance : points de qui l’a, moins ceux de qui ne l’a pas, à la même table.

cmd-calibrate = Les chances annoncées se sont-elles vérifiées, dans des parties gardées par l’arène ?
arg-kept = Le dossier d’une arène (son --dir).
opt-positions = Combien de tours de chaque partie sont examinés. Par défaut : 6.
opt-ends = Combien de fois on joue la suite depuis chacun d’eux. Par défaut : 40.
calibrate-nothing = Aucune partie dans { $folder } : jouez-en avec postchaise arena --dir { $folder }.
calibrate-title = Annoncé et vérifié, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
calibrate-note = Annoncé : la part de victoires quand la suite est jouée par habitude, pour la place dont le tour commence. Écart : points dont l’avance réelle dépasse l’avance estimée.
calibrate-whole = Toute la partie
calibrate-phase = Tiers { $phase } de la partie
calibrate-foretold = Annoncé
calibrate-true = Gagné
calibrate-error = Écart
calibrate-count = Positions

cmd-puzzles = Cherche des énigmes dans des parties notées : des positions où un seul choix est nettement le meilleur.
arg-records = Un titre, que des robots jouent alors, ou un dossier de parties notées, ou celui d’une arène (son --dir).
opt-tries = Combien de questions de chaque partie sont examinées. Par défaut : 12.
opt-choices = Combien de choix une question peut avoir. Par défaut : 10.
opt-judges = Combien de parties jugent chaque choix. Par défaut : 150.
opt-count = Combien d’énigmes sont gardées au plus. Par défaut : 20.
puzzles-title = { $puzzles ->
    [one] { $puzzles } énigme
   *[other] { $puzzles } énigmes
} dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
puzzles-line = { $best } plutôt que { $second } : { $lead }

## Revoir et vérifier

replay-keys = [Entrée] suite, b retour, q quitter
replay-at = Action { $at } sur { $all } : { $action }
check-good = { $file } : chaque ligne est juste.
check-game = Jeu
check-seats = Places
check-options = Options
check-components = Matériel
check-actions = Actions
check-result = Résultat
check-running = pas terminée ; points pour l’instant { $points }
check-forked = Reprise
check-forked-at = { $count ->
    [0] la mise en place est celle
    [one] la mise en place et la première action sont celles
   *[other] la mise en place et les { $count } premières actions sont celles
} d’une autre partie, puis vient un autre hasard
check-fair = Mélange
fair-fair = scellé et honnête : la clé correspond au sceau, chaque tirage découle de la clé et de ce que chaque place a donné, et aucune ligne n’a été changée, déplacée, ajoutée ni omise
fair-old = scellé et honnête : la clé correspond au sceau, et chaque tirage en découle ; l’ordre des lignes n’est pas prouvé, le fichier étant d’une version antérieure
fair-later = scellé ; la clé est montrée à la fin de la partie, rien n’est prouvé avant
fair-unsealed = non scellé
check-nonces = Donné par place
check-skipped = Sauté
skipped = { $count ->
    [0] rien
    [one] 1 tirage, par { $times ->
        [one] un retour en arrière
       *[other] { $times } retours en arrière
    } ; si tous étaient d’accord, seuls les joueurs le savent
   *[other] { $count } tirages, par { $times ->
        [one] un retour en arrière
       *[other] { $times } retours en arrière
    } ; si tous étaient d’accord, seuls les joueurs le savent
}
check-seal = Sceau du tout

## Ce qui peut aller de travers

cli-seat-kind = Personne du nom de « { $kind } » ne peut s’asseoir. { $near ->
    [none] Possible : { $known }.
   *[other] Vouliez-vous dire { $near } ? Possible : { $known }.
}
cli-names = Il n’y a pas de place pour « { $name } » : plus de noms que de personnes dans --seats.
cli-nothing-saved = Il n’y a aucune partie à reprendre dans { $folder } ; « postchaise play » en commence une.
cli-unreadable = { $file } ne peut être lu : { $problem }.
cli-unwritable = { $file } ne peut être écrit : { $problem }.
cli-not-ours = { $file } existe et n’est pas une partie enregistrée ; choisissez un autre nom.
cli-key = La clé de ce fichier ne correspond pas à son sceau : la partie ne peut continuer avec ce mélange.
cli-number = Il n’y a pas de choix { $number } ; choisissez de 1 à { $most }.
cli-why = Pourquoi quoi ? Par exemple : pourquoi hire witch
cli-option-form = « { $text } » devrait s’écrire clé=valeur, par exemple edition=de.
cli-no-rules = { $game } n’apporte pas de règles à lire.
cli-rule-unknown = Aucune règle de { $game } ne correspond à « { $wanted } ». { $near ->
    [none] « postchaise rules { $game } » énumère les chapitres.
   *[other] Vouliez-vous dire { $near } ?
}
cli-json-or-csv = Choisissez entre --json et --csv.
cli-replay-to = La partie compte { $most } actions, pas { $wanted }.
cli-unfair-key = { $file } : la clé ne correspond pas au sceau montré avant la partie.
cli-unfair-drawn = { $file } : { $line ->
    [0] le mélange de cette partie ne découle pas de sa clé.
   *[other] ce qui est tiré à la ligne { $line } ne découle pas de la clé. Les options, les places ou une ligne précédente ont pu être changées.
}
cli-unfair-cut = { $file } : la clé est montrée, mais la partie n’est pas terminée. Le fichier a été coupé.
cli-unfair-seal = { $file } : les lignes ne donnent pas le sceau de la fin. Certaines ont été changées, déplacées, ajoutées ou omises.
cli-stuck = { $game } attend la place { $seat } mais n’offre aucun choix : signalez-nous cette partie.

## Le serveur

cmd-serve = Ouvrir les tables dans le navigateur, pour vous et vos amis.
opt-host = Adresse d’écoute ; 0.0.0.0 pour tout le réseau
opt-port = Port ; sinon 8421, ou le premier libre
opt-database = Où garder les parties, en adresse SQLAlchemy ; sinon un fichier dans votre dossier de données
opt-browser = Ouvrir le navigateur
opt-bot-pause = Pause entre deux actions des robots
opt-bot-workers = Processus où les robots réfléchissent
opt-secure-cookies = Cookies seulement en https
opt-json-logs = Écrire chaque requête sur la sortie d’erreur, en JSON
opt-public-url = Ce qu’on tape pour venir ici, par exemple https://club.example/games/ ; liens et cookies en découlent
opt-trusted-proxies = Serveurs mandataires que l’on croit quand ils disent qui demande : adresses ou réseaux, par exemple 127.0.0.1
opt-settings = Un fichier de réglages en TOML ; les options et POSTCHAISE_* passent avant
settings-unreadable = Impossible de lire les réglages dans { $file } : { $problem }
setting-unknown = Il n’y a pas de réglage « { $setting } ». { $near ->
    [none] Réglages connus : { $known }.
   *[other] Vouliez-vous dire « { $near } » ?
  }
serving = Postchaise est ouvert à { $address } (Ctrl-C l’arrête)
database-unusable = { $address } est inutilisable : { $problem }

## Vérifier un jeu

cmd-check-game = Soumettre un jeu à toutes les vérifications ; pour les auteurs.
opt-seeds = Combien de parties par façon de jouer. Par défaut : 2.
opt-seat-counts = Seulement ces nombres de joueurs, par exemple 2,3.
opt-first-seed = Le numéro de la première partie. Par défaut : 0.
opt-only = Seulement ces vérifications, par leur nom.
suite-title = { $title } : { $ways ->
    [one] 1 façon de jouer
   *[other] { $ways } façons de jouer
}, { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
}
suite-ok = ok
suite-failed = ÉCHEC
suite-never = jamais vu
suite-lacks = absent
suite-met = { $check ->
    [patience] (tour le plus long : { $met })
   *[other] ({ $met })
}
suite-repeat = à nouveau : { $command }
suite-summary = { $ok } justes, { $failed } en échec, { $never } jamais vues ; { $lacks } sur ce que ce jeu n’a pas
suite-never-why = « Jamais vu » n’est pas un éloge : le hasard n’a pas mené à ce que la vérification regarde. D’autres parties le feront peut-être ; un jeu sans secrets, jamais.
suite-play = Au hasard, il y a toujours une réponse, et une fin
suite-witnesses = Ce qui est permis et ce qui est refusé concordent
suite-refusals = Une action refusée ne laisse pas de trace
suite-effects = Deux actions ne font jamais la même chose
suite-strangers = Les nombres et places insensés sont refusés
suite-copies = Les copies sont indépendantes
suite-states = Les positions se conservent et s’envoient
suite-notation = Toute action s’écrit et se lit
suite-records = L’enregistrement redonne la même partie
suite-undo = Ce qui est repris est comme avant
suite-views = Les vues sont des données ; regarder ne change rien
suite-imagine = Les mondes imaginés ressemblent au vrai
suite-secrets = Ce qui est caché ne se devine pas
suite-observation = L’observation nomme tout et ne trahit rien
suite-questions = Les questions sont en ordre et complètes
suite-scores = Les points font la somme, et le classement suit
suite-patience = Personne ne peut bloquer la table
suite-messages = Tout ce qui se dit est écrit, en chaque langue
suite-sentences = Chaque phrase est complète
suite-languages = Toutes les langues ont les mêmes messages
suite-help = L’aide explique chaque règle citée
suite-heuristics = Les robots peuvent suivre le guide
suite-boards = Les plateaux viennent de la seule vue
suite-results = Le résultat se raconte
suite-builds = La version compilée joue de même

cmd-tune = Régler les goûts des robots d’un jeu : évolution, puis une valeur apprise en jouant contre soi-même.
opt-style = Commencer par les goûts de ce caractère.
opt-from = Commencer par les goûts de ce fichier.
opt-tastes = Où vont les goûts réglés.
opt-steps = Pas d’évolution ; 0 : aucun.
opt-pairs = Donnes par pas.
opt-lessons = Tours d’apprentissage par parties réfléchies contre soi-même ; 0 : aucun.
opt-matches = Parties par tour d’apprentissage.
opt-rollouts = Essais par décision dans ces parties.
opt-screening = Les donnes sur lesquelles le résultat est comparé.

## Tenir un serveur

cmd-admin = Pour qui tient un serveur : ses tables, sauvegardes, bannissements. Il peut continuer à tourner.
cmd-admin-list = Toutes les tables, les dernières modifiées d’abord.
cmd-backup = Tout copier dans un fichier, à un même instant, pendant que le serveur tourne.
cmd-restore = Remettre une sauvegarde dans une base qu’aucun serveur n’utilise.
cmd-close = Fermer une table : plus personne n’y joue ni n’y regarde.
cmd-purge = Effacer les tables que personne n’utilise. Les parties finies restent, pour mémoire.
cmd-ban = Ne plus laisser entrer une adresse ou un réseau.
cmd-unban = Laisser de nouveau entrer une adresse ou un réseau.
cmd-bans = Les adresses bannies.
cmd-push-key = Une nouvelle clé pour les notifications, comme ligne du fichier de réglages.
arg-table = La table, comme elle figure dans son adresse après /t/.
arg-address = Une adresse comme 192.0.2.7, ou un réseau comme 192.0.2.0/24.
arg-backup = Le fichier de la sauvegarde.
opt-status = Seulement celles-ci : waiting, playing, over ou closed.
opt-replace = Remplacer ce que contient la base.
opt-unused-days = Les tables jamais commencées ou fermées partent après tant de jours ; 0 : jamais
opt-unfinished-days = Les parties laissées en plan partent après tant de jours ; 0 : jamais
opt-dry-run = Compter seulement.
opt-ban-days = Pour tant de jours ; sinon jusqu’à ce qu’il soit levé
opt-why = Une note pour vous
admin-tables = { $count ->
    [0] Il n’y a aucune table.
    [one] Une table.
   *[other] { $count } tables.
}
admin-bans = { $count ->
    [0] Personne n’est banni.
    [one] Un bannissement.
   *[other] { $count } bannissements.
}
admin-backup = { $count ->
    [one] Une table est dans { $file }.
   *[other] { $count } tables sont dans { $file }.
} On y trouve les secrets de tout le monde : gardez-le en lieu sûr.
admin-restored = { $count ->
    [one] Une table est de retour.
   *[other] { $count } tables sont de retour.
}
admin-closed = La table { $table } est fermée. Un serveur en marche en tient compte en quelques secondes.
admin-purged = Effacé : tables jamais utilisées { $unused }, parties laissées en plan { $unfinished }, lignes de conversation des parties finies { $talk }.
admin-would-purge = Serait effacé : tables jamais utilisées { $unused }, parties laissées en plan { $unfinished }, lignes de conversation des parties finies { $talk }.
admin-banned = { $address } est banni. Un serveur en marche en tient compte en quelques secondes.
admin-unbanned = { $address } peut de nouveau entrer.
admin-no-ban = { $address } n’est pas banni. `postchaise admin bans` dit qui l’est.
admin-no-table = Il n’y a pas de table ouverte « { $table } ». `postchaise admin list` dit lesquelles existent.
database-missing = Le fichier { $file } n’existe pas.
database-old = La base est d’une autre version de Postchaise. Lancez une fois le serveur de cette version : il la mettra à jour.
restore-not-empty = Cette base contient déjà des tables. Avec --replace, la sauvegarde prend leur place.
backup-damaged = { $file } n’est pas une sauvegarde de Postchaise, ou elle est abîmée.

## Analyse

opt-analyse-seed = Un nombre : le même nombre redonne la même analyse. Par défaut : 0.
opt-effort = Combien de parties sont essayées, en pour cent de ce qu’essaie un serveur ; moins, c’est plus rapide et moins sûr. Par défaut : 100.
analyse-going = D’autres choix sont essayés…
analyse-turn = Tour { $turn }, { $name }
analyse-played = Joué : { $played }. Meilleur : { $better }.
