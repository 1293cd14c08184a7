### La ligne de commande

## Ce qu’il y a

overview = Postchaise : des jeux de société de poste et de commerce dans votre terminal. Tapez « postchaise play » pour commencer.
overview-more = « postchaise play --help » explique une commande. « --lang en » et « --lang de » passent à l’anglais et à l’allemand.
version = Postchaise { $version }, { $built }
built-compiled = compilé
built-pure = Python pur

cmd-play = Jouer, contre des robots ou entre amis au même clavier.
cmd-resume = Reprendre votre dernière partie, ou une partie enregistrée.
cmd-games = Lister les jeux installés.
cmd-rules = Les règles : chapitres, une règle précise ou une recherche.
cmd-about = Les auteurs d’un jeu, ses options et les sources de ses valeurs.
cmd-simulate = Jouer de nombreuses parties au hasard et afficher des statistiques.
cmd-replay = Revoir une partie pas à pas.
cmd-check = Vérifier une partie ligne par ligne.
cmd-analyse = Analyser une partie terminée : ce qui était attendu et ce qui aurait été meilleur.

arg-game = Le jeu ; la-loire par défaut.
arg-file = Une partie enregistrée.
arg-save = Une partie enregistrée ; par défaut, la dernière que vous avez jouée.
arg-words = Un numéro de règle, un chapitre ou des mots à chercher ; sinon, la liste des chapitres.
opt-seats = Qui est à table, dans l’ordre : « you » pour une personne, « random », « novice », « apprentice », « journeyman » ou « master » pour un robot, avec un style si vous voulez : « journeyman:voyager » (voir « postchaise about »). Par défaut : you,apprentice.
opt-names = Les noms des personnes, dans l’ordre des places.
opt-edition = L’édition des règles à suivre ; voir « postchaise about ».
opt-variant = La variante à jouer ; voir « postchaise about ».
opt-option = Règle une option ; peut être répétée.
opt-seed = Une graine : la même graine redonne la même partie.
opt-components = Une copie corrigée du fichier components.toml du jeu.
opt-seat-count = Nombre de joueurs ; le maximum par défaut.
opt-games = Nombre de parties. Par défaut : 100.
opt-workers = Nombre de processus. Par défaut : 1.
opt-ray = Calculer sur une grappe Ray au lieu de processus locaux : son adresse, ou « auto » pour celle dont fait partie cette machine.
opt-json = Affiche les résultats en JSON.
opt-csv = Écrit une ligne par partie et par place dans ce fichier ; « - » les affiche.
opt-to = Affiche la position après ce nombre d’actions, puis s’arrête.
opt-lang = Langue ; par défaut, celle de votre système.
opt-version = Affiche la version.
usage-options = options

usage-no-option = { $command ->
    [none] Il n’y a pas d’option { $option } ; voir « postchaise --help ».
   *[other] « postchaise { $command } » n’a pas d’option { $option } ; voir « postchaise { $command } --help ».
}
usage-no-value = L’option { $option } doit être suivie d’une valeur.
usage-missing = { $command ->
    [none] Il manque { $name }.
   *[other] Il manque { $name } ; voir « postchaise { $command } --help ».
}
usage-no-command = Il n’y a pas de commande « { $given } ». Commandes : { $known }.
usage-too-many = Trop d’arguments après « postchaise { $command } » ; voir « postchaise { $command } --help ».

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
sealed = Le mélange est scellé ({ $seal }…). La clé est montrée à la fin : chacun peut vérifier.
hint = Répondez par un numéro. « ? » montre ce que vous pouvez taper d’autre.
resumed = { $title } reprend après { $count ->
    [one] { $count } action
   *[other] { $count } actions
} ({ $file }).
left = Votre partie est enregistrée. « postchaise resume » la reprend. ({ $file })
kept = La partie est enregistrée dans { $file } ; « postchaise replay » et « postchaise check » l’ouvrent.
undone = Annulé : { $action }
saved = Enregistré : { $file }
saved-anyway = Enregistré, comme après chaque action, dans { $folder }. Pour garder une copie : enregistrer FICHIER
allowed = C’est permis maintenant.
not-now = Pas maintenant : { $reason }
asked = { $name } : { $question }
disabled-choices = { $choices } : { $reason }
typed-as = Vous pouvez aussi taper : { $notation }

help-play-now = Tapez le numéro d’un choix, ou le choix lui-même (« hire witch », « ride tours 2 »). Et aussi :
typed-help = ?  ou  ? 3
does-help = cette aide ; un choix expliqué, avec ses règles
typed-hint = conseil  ou  conseil 3
does-hint = demander au conseiller ; aussi « conseil piste », « conseil montrer », « conseil projets » ; l’enregistrement le note
typed-why = pourquoi hire witch
does-why = pourquoi quelque chose n’est pas permis
typed-board = plateau
does-board = afficher tout le plateau
typed-offer = offre
does-offer = ce qui est encore disponible ou peut encore venir, et ses effets
typed-log = journal
does-log = ce qui s’est passé récemment
typed-undo = annuler
does-undo = annuler votre dernière action, si rien n’a été révélé
typed-save = enregistrer FICHIER
does-save = garder une copie ; la partie elle-même est enregistrée après chaque action
typed-quit = quitter
does-quit = quitter ; « postchaise resume » reprend la partie
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
helped-row = Conseils
helped-times = { $count ->
    [0] –
   *[other] { $count }×
}
place = Rang

## Règles

rules-title = Les règles du jeu { $title }
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
about-styles = Styles des robots
about-styles-how = Ajoutez un style au niveau d’un robot, par exemple : postchaise play { $game } --seats you,journeyman:{ $bot_style }
about-styles-seats = (Places : { $seats }.)
about-options = Options
about-options-how = Elles se règlent avec --option, par exemple : postchaise play { $game } --option edition=de
about-editions = Éditions : { $values }
about-expected = Possible : { $expected }
about-reconstructed = Valeurs à vérifier
about-reconstructed-count = { $count ->
    [0] Chaque valeur de ce jeu a une source.
    [one] Nous n’avons pas trouvé de source pour { $count } valeur de ce jeu. Nous l’avons fixée nous-mêmes, jusqu’à ce que quelqu’un la corrige d’après une vraie boîte.
   *[other] Nous n’avons pas trouvé de source pour { $count } valeurs de ce jeu. Nous les avons fixées nous-mêmes, jusqu’à ce que quelqu’un les corrige d’après une vraie boîte.
}
about-reconstructed-how = Vous possédez le jeu ? Copiez { $file }, corrigez ce qui diffère de votre boîte, indiquez "rulebook" comme source, et jouez avec : postchaise play { $game } --components FICHIER. Envoyez-nous aussi votre fichier.

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

cmd-arena = Faire jouer des robots entre eux et trouver lequel est le meilleur, et avec quelle certitude.
opt-bots = Les robots, par exemple « journeyman,apprentice ». S’il y en a moins que de places, ils en occupent plusieurs ; s’il y en a plus, toutes les combinaisons jouent.
opt-arena-seats = Nombre de places ; 2 si le jeu le permet.
opt-deals = La série de donnes : 1 pour le réglage, 2 pour comparer des idées (par défaut), 3 pour le test final ; tout autre nombre est une série à part.
opt-until = « sure » s’arrête dès qu’un test séquentiel a tranché chaque rencontre, après --games au plus tard.
opt-margin = De combien la part de victoires d’un robot doit être plus grande pour qu’il compte comme meilleur. Par défaut : 0.05.
opt-dir = Garde chaque partie dans ce dossier ; la même commande reprend où elle s’est arrêtée.
opt-parquet = Garde chaque partie dans ce dossier comme --dir, et écrit chaque décision en jeu de données (Parquet) avec une fiche.
opt-json-file = Écrit les résultats dans ce fichier en JSON ; « - » les affiche.
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
arena-bots = Robots
arena-column-rating = Cote
arena-column-wins = Victoires
arena-column-points = Points
arena-column-time = CPU par choix
arena-pairings = Rencontres
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
arena-one-here = Un seul de --json, --csv et --picture peut être affiché ; donnez un fichier aux autres.
arena-parquet-dir = --parquet garde aussi les parties : retirez --dir.

cmd-balance = Ce que des robots de même force choisissent dans un jeu, et leurs résultats avec et sans.
opt-bot = Le robot de toutes les places. Par défaut : journeyman.
opt-kinds = Quelles actions acquièrent quelque chose, par leur premier mot ; par défaut pour La Loire : hire,palace,build,message.
balance-title = { $game } : ce que prend { $bot }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats } places, donnes { $seed }
balance-note = Toutes les places sont jouées par des robots égaux. Corrélation n’est pas causalité : qui est riche embauche plus.
balance-taken = Pris
balance-with = Victoires avec
balance-without = Sans
balance-lead = Avance avec
balance-signs = + devant avec, − derrière avec (plus que par hasard), 0 jamais pris, = toujours pris. Avance : points de qui l’a, moins ceux de qui ne l’a pas, à la même table.

cmd-calibrate = Vérifier si les chances de victoire prédites se sont réalisées, dans des parties gardées par une arène.
arg-kept = Le dossier d’une arène (son --dir).
opt-positions = Combien de tours de chaque partie sont examinés. Par défaut : 6.
opt-ends = Combien de parties sont simulées depuis chacun d’eux. Par défaut : 40.
calibrate-nothing = Aucune partie dans { $folder } ; jouez-en avec : postchaise arena --dir { $folder }
calibrate-title = Prédit et réel, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
calibrate-note = Prédit : la part de victoires dans des parties simulées, pour la place dont le tour commence. Écart : points dont l’avance réelle dépasse l’avance estimée.
calibrate-whole = Toute la partie
calibrate-phase = Tiers { $phase } de la partie
calibrate-predicted = Prédit
calibrate-true = Gagné
calibrate-error = Écart
calibrate-count = Positions

cmd-puzzles = Trouver des énigmes dans des parties enregistrées : des positions où un choix est nettement le meilleur.
arg-records = Un jeu, que des robots jouent alors, ou un dossier d’enregistrements, ou celui d’une arène (son --dir).
opt-tries = Combien de décisions de chaque partie sont examinées. Par défaut : 12.
opt-choices = Combien de choix une décision peut avoir. Par défaut : 10.
opt-judges = Combien de parties simulées évaluent chaque choix. Par défaut : 150.
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
check-good = { $file } : chaque ligne est correcte.
check-game = Jeu
check-rules = Règles
check-rules-same = version { $current }
check-rules-older = version { $played } ; vérifié avec la version { $current }, à laquelle chaque action et chaque tirage conviennent
check-components-earlier = pas le fichier utilisé ; retrouvé par son empreinte
check-part = Actions que les règles de ce programme peuvent rejouer : { $count } sur { $all }
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
} d’une autre partie, suivies d’un autre hasard
check-fair = Mélange
fair-fair = scellé et équitable : la clé correspond au sceau, chaque tirage découle de la clé et des contributions des places, et aucune ligne n’a été modifiée, déplacée, ajoutée ni supprimée
fair-late = scellé, mais tirage non vérifiable : la clé correspond au sceau et chaque tirage en découle, mais quelqu’un a pris place après la donne, quand d’autres l’avaient déjà vue
fair-old = scellé et équitable : la clé correspond au sceau, et chaque tirage en découle ; l’ordre des lignes n’est pas prouvé, car l’enregistrement vient d’une version antérieure
fair-later = scellé ; la clé est montrée à la fin de la partie, et rien n’est prouvé avant
fair-unsealed = non scellé : rien du mélange n’a été vérifié
fair-other-rules = non vérifié : la partie a été jouée avec d’anciennes règles, et les actuelles tirent autrement
check-nonces = Fourni par les places
check-skipped = Sauté
skipped = { $count ->
    [0] rien
    [one] 1 tirage, par { $times ->
        [one] un retour en arrière
       *[other] { $times } retours en arrière
    } ; seuls les joueurs savent si tous étaient d’accord
   *[other] { $count } tirages, par { $times ->
        [one] un retour en arrière
       *[other] { $times } retours en arrière
    } ; seuls les joueurs savent si tous étaient d’accord
}
check-seal = Sceau final

## Ce qui peut aller de travers

cli-seat-kind = « { $kind } » n’est pas un type de joueur. { $near ->
    [none] Possibles : { $known }.
   *[other] Vouliez-vous dire { $near } ? Possibles : { $known }.
}
cli-names = Il n’y a pas de place pour « { $name } » : il y a plus de noms que de personnes dans --seats.
cli-nothing-saved = Il n’y a aucune partie à reprendre dans { $folder } ; « postchaise play » en commence une.
cli-unreadable = { $file } ne peut être lu : { $problem }.
value-empty = { $option } est vide ; valeurs possibles : { $expected }.
output-unwritable = La sortie standard ne peut être écrite : { $problem }.
file-unwritable = { $file } ne peut être écrit : { $problem }.
cli-not-ours = { $file } existe et n’est pas une partie enregistrée ; choisissez un autre nom.
cli-key = La clé de ce fichier ne correspond pas à son sceau : la partie ne peut continuer avec ce mélange.
cli-number = Il n’y a pas de choix { $number } ; choisissez de 1 à { $most }.
cli-why = Nommez une action, par exemple : pourquoi hire witch
cli-option-form = « { $text } » devrait s’écrire clé=valeur, par exemple edition=de.
cli-no-rules = { $game } n’a pas de règles à lire.
cli-rule-unknown = Aucune règle de { $game } ne correspond à « { $wanted } ». { $near ->
    [none] « postchaise rules { $game } » énumère les chapitres.
   *[other] Vouliez-vous dire { $near } ?
}
cli-json-or-csv = Choisissez entre --json et --csv.
cli-replay-to = La partie compte { $most } actions, pas { $wanted }.
cli-unfair-no-key = { $file } : la partie est terminée et scellée, mais la clé manque. Rien du mélange n’a pu être vérifié.
cli-unfair-key = { $file } : la clé ne correspond pas au sceau montré avant la partie.
cli-unfair-drawn = { $file } : { $line ->
    [0] le mélange de cette partie ne découle pas de sa clé.
   *[other] ce qui est tiré à la ligne { $line } ne découle pas de la clé. Les options, les places ou une ligne précédente ont pu être changées.
}
cli-unfair-cut = { $file } : la clé est présente, mais la partie n’est pas terminée. L’enregistrement est tronqué.
cli-unfair-seal = { $file } : les lignes ne correspondent pas au sceau de la fin. Certaines ont été modifiées, déplacées, ajoutées ou supprimées.
cli-stuck = { $game } attend la place { $seat } mais n’offre aucun choix : signalez-nous cette partie.

## Le serveur

cmd-site = Écrire tout le jeu dans un dossier pour n’importe quel hébergeur : il tourne dans le navigateur, sans serveur.
arg-site = le dossier à écrire ; ce qu’une version précédente y a laissé est remplacé
site-written = { $folder } est écrit : { $size } Mo, version { $build }.
site-not-written = Impossible d’écrire { $folder } : { $problem }
site-folder-used = { $folder } contient des fichiers qui ne viennent pas d’une version précédente du site. Choisissez un autre dossier.
site-integrity = { $file } n’est pas ce que son éditeur a signé. Rien n’a été écrit ; réessayez plus tard.
site-tool-missing = Pour construire le site, il faut { $tool }, qui n’est pas installé.
site-tool-failed = { $tool } a échoué : { $problem }
cmd-serve = Servir le jeu dans le navigateur, pour vous et vos amis.
opt-host = Adresse d’écoute ; 0.0.0.0 pour tout le réseau
opt-port = Port ; par défaut 8421, ou le premier libre
opt-database = Où enregistrer les parties, en URL SQLAlchemy ; par défaut un fichier dans votre dossier de données
opt-browser = Ouvrir le navigateur
opt-bot-pause = Pause entre deux actions des robots
opt-bot-workers = Nombre de processus pour les robots
opt-secure-cookies = N’envoyer les cookies qu’en https
opt-json-logs = Écrire chaque requête sur la sortie d’erreur, en JSON
opt-public-url = L’adresse que les gens utilisent, par exemple https://club.example/games/ ; liens et cookies en dépendent
opt-trusted-proxies = Proxys dont les en-têtes sont acceptés : adresses ou réseaux, par exemple 127.0.0.1
opt-settings = Un fichier de réglages en TOML ; les options et les variables POSTCHAISE_* l’emportent
settings-unreadable = Impossible de lire les réglages dans { $file } : { $problem }
setting-unknown = Il n’y a pas de réglage « { $setting } ». { $near ->
    [none] Réglages connus : { $known }.
   *[other] Vouliez-vous dire « { $near } » ?
  }
serving = Postchaise fonctionne à { $address } (Ctrl-C l’arrête)
data-moved = Tout ce qui date du temps où ce programme s’appelait Estafette a été déplacé de { $old } vers { $new }.
database-unusable = Impossible d’utiliser { $address } : { $problem }

## Vérifier un jeu

cmd-check-game = Exécuter toutes les vérifications sur un jeu ; pour les auteurs.
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
suite-never = non atteint
suite-lacks = sans objet
suite-met = { $check ->
    [patience] (tour le plus long : { $met })
   *[other] ({ $met })
}
suite-repeat = relancer : { $command }
suite-summary = { $ok } réussies, { $failed } en échec, { $never } non atteintes ; { $lacks } sans objet pour ce jeu
suite-never-why = « Non atteint » ne veut pas dire réussi : le jeu au hasard n’est jamais arrivé au cas à vérifier. D’autres parties y arriveront peut-être ; dans un jeu sans information cachée, certains cas n’existent pas.
suite-play = Au hasard, il y a toujours un coup permis, et une fin
suite-witnesses = Coups permis et refus concordent
suite-refusals = Une action refusée ne laisse pas de trace
suite-effects = Deux actions n’ont jamais le même effet
suite-strangers = Les numéros d’action et de place inconnus sont refusés
suite-copies = Les copies sont indépendantes
suite-states = Les positions se conservent et s’envoient
suite-notation = Toute action s’écrit et se lit
suite-records = L’enregistrement redonne la même partie
suite-undo = Annuler rétablit l’état précédent
suite-views = Les vues sont des données ; regarder ne change rien
suite-imagine = Les déterminisations ressemblent à l’état réel
suite-secrets = Ce qui est caché ne peut être demandé
suite-observation = L’observation nomme tout et ne trahit rien
suite-questions = Les décisions sont bien formées et complètes
suite-scores = Les points s’additionnent et donnent le classement
suite-patience = Personne ne peut bloquer la table
suite-messages = Chaque message existe en chaque langue
suite-sentences = Chaque phrase est complète
suite-languages = Toutes les langues ont les mêmes messages
suite-help = L’aide explique chaque règle citée
suite-heuristics = Les robots peuvent utiliser l’heuristique
suite-boards = Les plateaux viennent de la seule vue
suite-results = Le résultat peut être affiché
suite-builds = La version compilée joue de même

cmd-tune = Régler les poids des robots d’un jeu : évolution, puis une évaluation apprise en jouant contre soi-même.
opt-style = Partir des poids de ce style.
opt-from = Partir des poids de ce fichier.
opt-tastes = Où écrire les poids réglés.
opt-steps = Pas d’évolution ; 0 : aucun.
opt-pairs = Donnes par pas.
opt-lessons = Cycles d’apprentissage par parties contre soi-même avec recherche ; 0 : aucun.
opt-matches = Parties par cycle d’apprentissage.
opt-rollouts = Simulations par décision dans ces parties.
opt-screening = Les donnes pour comparer le résultat.

## Tenir un serveur

cmd-admin = Gérer un serveur : ses tables, sauvegardes, bannissements. Le serveur peut continuer à tourner.
cmd-admin-list = Lister toutes les tables, les dernières modifiées d’abord.
cmd-backup = Tout copier dans un fichier, de façon cohérente, pendant que le serveur tourne.
cmd-restore = Restaurer une sauvegarde dans une base qu’aucun serveur n’utilise.
cmd-close = Fermer une table : personne ne peut plus y jouer ni la regarder.
cmd-purge = Supprimer les tables inutilisées. Les parties terminées restent, comme enregistrements.
cmd-ban = Bannir une adresse, un réseau ou une personne.
cmd-unban = Lever un bannissement.
cmd-bans = Lister les bannissements.
cmd-push-key = Créer une clé de notification, comme ligne du fichier de réglages.
arg-table = La table : la partie de son adresse après /t/.
arg-address = Une adresse comme 192.0.2.7, un réseau comme 192.0.2.0/24, ou l’identifiant d’une personne.
arg-backup = Le fichier de sauvegarde.
opt-status = Seulement celles-ci : waiting, playing, over ou closed.
opt-replace = Remplacer le contenu de la base.
opt-unused-days = Supprimer les tables jamais commencées ou fermées après ce nombre de jours ; 0 : jamais
opt-unfinished-days = Supprimer les parties inachevées après ce nombre de jours ; 0 : jamais
opt-dry-run = Compter seulement.
opt-ban-days = Pendant ce nombre de jours ; sinon jusqu’à la levée
opt-why = Une note pour vous
admin-tables = { $count ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $count } tables.
}
admin-bans = { $count ->
    [0] Personne n’est banni.
    [one] Un bannissement.
   *[other] { $count } bannissements.
}
admin-backup = { $count ->
    [one] Une table sauvegardée dans { $file }.
   *[other] { $count } tables sauvegardées dans { $file }.
} Le fichier contient les secrets de tous : gardez-le en lieu sûr.
admin-restored = { $count ->
    [one] Une table restaurée.
   *[other] { $count } tables restaurées.
}
admin-closed = La table { $table } est fermée. Un serveur en marche en tient compte en quelques secondes.
admin-purged = Supprimé : { $unused } tables inutilisées, { $unfinished } parties inachevées, { $chat } messages de parties terminées.
admin-would-purge = Serait supprimé : { $unused } tables inutilisées, { $unfinished } parties inachevées, { $chat } messages de parties terminées.
admin-banned = { $address } est banni. Un serveur en marche en tient compte en quelques secondes.
admin-unbanned = { $address } n’est plus banni.
admin-no-ban = { $address } n’est pas banni. `postchaise admin bans` liste les bannissements.
admin-unknown-table = Il n’y a pas de table « { $table } ». `postchaise admin list` liste les tables.
admin-no-table = Il n’y a pas de table ouverte « { $table } ». `postchaise admin list` liste les tables.
cmd-people = Lister qui est assis à une table, avec les identifiants que prennent `ban` et `admit`.
cmd-chat = Lister la discussion d’une table avec les numéros des messages.
cmd-remove-chat = Supprimer définitivement des messages d’une discussion. Tout le monde voit qu’ils ont été supprimés.
cmd-admit = Permettre à une personne de créer des tables, là où seuls les membres le peuvent.
cmd-dismiss = Retirer à un membre le droit de créer des tables.
cmd-members = Lister les membres.
cmd-admission = Afficher un lien qui rend membre quiconque l’ouvre.
cmd-check-config = Vérifier les réglages et nommer chaque problème avec son remède.
arg-person = L’identifiant d’une personne, ou au moins ses 12 premiers caractères.
arg-number = Les numéros des messages, comme les liste `postchaise admin chat`.
opt-admission-days = Le lien vaut pendant ce nombre de jours ; 7 par défaut
admin-removed-chat = { $count ->
    [one] Un message a été supprimé. Un serveur en marche en tient compte en quelques secondes.
   *[other] { $count } messages ont été supprimés. Un serveur en marche en tient compte en quelques secondes.
}
admin-admitted = { $person } peut créer des tables.
admin-dismissed = { $person } n’est plus membre.
admin-no-member = { $person } n’est pas membre. `postchaise admin members` liste les membres.
admin-members = { $count ->
    [0] Aucun membre.
    [one] Un membre.
   *[other] { $count } membres.
}
admin-no-person = { $count ->
    [0] Personne ici n’a d’identifiant commençant par { $person }. `postchaise admin people TABLE` liste les identifiants.
   *[other] { $count } personnes ont un identifiant commençant par { $person } ; donnez-en davantage.
}
admin-no-public-url = Un lien a besoin de l’adresse du site : réglez public_url.
setting-needed = Le réglage { $setting } est vide, mais create_tables en a besoin.
config-good = Aucun problème.
config-database = Impossible d’utiliser la base { $address } : { $problem }. Vérifiez le réglage database, et que la base fonctionne.
config-migrations = La base appartient à une autre version de Postchaise. Sauvegardez-la, puis lancez une fois le serveur pour la mettre à jour.
config-folder = Cet utilisateur ne peut pas écrire dans le dossier { $folder } de la base. Changez son propriétaire, ou réglez database.
config-http = public_url commence par http : mots de passe et places circulent sans protection. Placez devant un proxy avec TLS et réglez https.
config-no-public-url = trusted_proxies est réglé, mais pas public_url. Indiquez l’adresse que les gens utilisent.
config-no-proxy = public_url est en https, mais aucun proxy n’est approuvé : tout le monde compte pour une seule adresse. Indiquez l’adresse de votre proxy dans trusted_proxies.
config-open = Le serveur écoute sur { $host } sans proxy approuvé. Écoutez sur 127.0.0.1 derrière un proxy, ou réglez trusted_proxies.
config-trusts-all = trusted_proxies approuve toutes les adresses : n’importe qui peut falsifier la sienne. N’indiquez que votre proxy.
config-files = Au plus { $limit } fichiers peuvent être ouverts, mais max_streams en demande { $needed }. Augmentez LimitNOFILE (systemd) ou ulimit -n, ou réduisez max_streams.
database-missing = Le fichier { $file } n’existe pas.
database-old = La base appartient à une autre version de Postchaise. Lancez une fois le serveur de cette version pour la mettre à jour.
restore-not-empty = Cette base contient déjà des tables. --replace les remplace par la sauvegarde.
backup-damaged = { $file } n’est pas une sauvegarde de Postchaise, ou elle est endommagée.
arg-backup-to = Le fichier de sauvegarde, qui ne doit pas encore exister ; - pour la sortie standard.
opt-directory = Sauvegarder dans un nouveau fichier de ce dossier
opt-keep = Garder ce nombre de fichiers dans le dossier et supprimer les plus anciens
cmd-verify = Vérifier qu’une sauvegarde est complète.
backup-where = Indiquez un fichier, ou un dossier avec --directory.
backup-onto-database = { $file } appartient à la base à sauvegarder ; choisissez un autre nom.
backup-newer = { $file } vient d’une version plus récente de Postchaise. Installez cette version pour la restaurer.
cmd-init = Écrire les fichiers nécessaires à un hébergement : réglages, unités systemd, site pour nginx ou Caddy.
arg-init = Le dossier de ces fichiers, par exemple /etc/postchaise. Les fichiers existants restent intacts.
opt-user = L’utilisateur système qui fait tourner le serveur ; postchaise par défaut
init-written = Écrit : { $file }
init-kept = Laissé tel quel : { $file }
init-next = Ensuite, en tant que root :
init-proxy = Pour Caddy, ajoutez « import { $folder }/Caddyfile » à /etc/caddy/Caddyfile. Pour nginx, liez { $folder }/nginx.conf dans /etc/nginx/sites-enabled.
admin-verified = { $count ->
    [one] { $file } est complète : une table.
   *[other] { $file } est complète : { $count } tables.
}
database-in-use = Un serveur utilise cette base. Arrêtez tous les serveurs, puis réessayez.
database-restoring = Une sauvegarde est en cours de restauration dans cette base. Lancez le serveur quand elle est terminée.
file-exists = { $file } existe déjà ; choisissez un autre nom.

## Analyse

opt-analyse-seed = Une graine : la même graine redonne la même analyse. Par défaut : 0.
opt-effort = Combien de parties sont simulées, en pour cent de ce qu’utilise un serveur ; moins, c’est plus rapide et moins sûr. Par défaut : 100.
analyse-going = Comparaison des choix…
analyse-round = Manche { $round }, { $name }
analyse-played = Joué : { $played }. Meilleur : { $better }.
