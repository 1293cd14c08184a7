### Les pages dans le navigateur

## Autour de chaque page

nav-skip = Aller au contenu
nav-site = Site
nav-menu = Menu
nav-rules = Règles
nav-language = Langue
nav-theme = Clair ou sombre
nav-theme-auto = Réglage du système
nav-theme-light = Clair
nav-theme-dark = Sombre
nav-text-board = Plateau en texte
nav-keys = Raccourcis clavier
nav-settings = Réglages
foot-open = Libre et ouvert. Ni publicité, ni traceur, ni requête vers un tiers. Tous les dessins sont originaux.
foot-titles = Les titres des jeux appartiennent à leurs auteurs et éditeurs, dont Postchaise est indépendant. Un jeu vous plaît ? Achetez-le.
legal-imprint = Mentions légales
legal-privacy = Confidentialité
access-title = Créer des tables
access-granted = Vous pouvez créer des tables sur ce serveur.
access-invited = Ce lien vous permet de créer des tables sur ce serveur.
access-accept = Accepter
access-password-lead = Pour créer une table, il faut le mot de passe de ce serveur. Vous ne l’entrez qu’une fois dans ce navigateur.
access-password = Mot de passe
access-enter = Continuer
access-members-lead = Sur ce serveur, ce sont les membres qui créent les tables ; tout le monde peut s’y joindre et regarder. Demandez un lien à l’administrateur.
access-id = Votre identifiant, si l’administrateur vous le demande :

## Accueil

site-failed = Le jeu n’a pas pu démarrer dans ce navigateur. Rechargez la page ou essayez une version récente de Chrome, Edge, Firefox ou Safari.
home-title = Trois jeux de poste et de commerce
home-lead = Entre amis ou contre des robots, dans votre navigateur, sans compte.
home-chat = nouveaux messages
home-lead-alone = Contre des robots ou à plusieurs sur un même écran, dans votre navigateur, sans compte. Marche aussi hors ligne.
home-your-turn = À vous de jouer
go-continue = Continuer
home-open = Tables ouvertes
home-open-none = Aucune table ouverte pour l’instant. Créez-en une : quelqu’un vous rejoindra peut-être.
home-my-none = Vous n’avez pas encore de table. « Jouer » lance une partie en un clic.
go-open = Ouvrir
go-join = Rejoindre
go-sit = S’asseoir
go-return = Reprendre la main
go-watch = Regarder
go-result = Résultat
home-status-waiting = Attend des joueurs
home-status-playing = En cours
home-status-over = Terminée
home-ago = { $unit ->
    [now] à l’instant
    [minutes] il y a { $minutes } min
    [hours] il y a { $hours } h
   *[days] { $days ->
        [one] hier
       *[other] il y a { $days } jours
    }
}
home-for = { $unit ->
    [now] à l’instant
    [minutes] depuis { $minutes } min
    [hours] depuis { $hours } h
   *[days] { $days ->
        [one] depuis hier
       *[other] depuis { $days } jours
    }
}
home-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
home-all = Toutes les parties et statistiques
home-place = place { $place } sur { $count }
home-every = Toutes
home-with-room = Avec une place libre
home-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
home-none-picked = Aucune table ne correspond.
home-news = Nouveautés
news-puzzle = Une énigme quotidienne pour chaque jeu : un choix est nettement le meilleur
news-share = Partagez un résultat en image, une partie ou l’un de ses moments par un lien
news-analysis = L’analyse de vos parties terminées : où elles ont basculé et ce qui aurait été meilleur
news-my = Mes parties : vos résultats, vos statistiques et comment jouer sur un autre appareil
news-install = Postchaise sur votre téléphone : installez-le depuis le menu du navigateur et emportez vos tables
news-learn = Une première partie guidée pour chaque jeu, et chaque jeu en cinq minutes
home-players = Joueurs
home-seats = { $least } à { $most } joueurs
home-length = Durée
home-minutes = { $count } min
home-weight = Difficulté
home-weight-of = { $weight } sur 5,
home-play = Jouer
home-play-bots = { $count ->
    [one] vous et un robot
    [2] vous et deux robots
   *[other] vous et trois robots
}
home-new = Nouvelle table
home-new-what = places et options
home-new-below = options ci-dessous

weight-1 = très facile
weight-2 = facile
weight-3 = moyen
weight-4 = exigeant
weight-5 = très exigeant

## Une nouvelle table

new-title = Nouvelle table
new-lead = Tout est réglé par défaut ; vous pouvez créer la table tout de suite.
new-seats = Places
new-seat = Place { $seat }
new-who = Qui prend la place { $seat }
new-level = Niveau du robot
new-style = Style du robot
new-style-any = Par défaut
    .help = Aucun style particulier : joue ce qui lui semble le meilleur.
new-seat-name = Nom
new-add = Ajouter une place
new-as-edition = Selon l’édition
new-listed = Qui peut jouer
new-listed-no = Ceux qui ont le lien
new-listed-no-help = Table non affichée. Ceux qui ont le lien peuvent regarder.
new-listed-yes = Table ouverte
new-listed-yes-help = Affichée à l’accueil ; chacun peut prendre une place libre.
new-chat = Discussion
new-chat-help = Tout le monde à table peut écrire, les spectateurs aussi.
new-name = Nom de la table
new-name-hint = choisi pour vous si vous laissez vide
new-more = { $count ->
    [one] Une autre option
   *[other] { $count } autres options
}
new-about = Environ { $count } minutes.
new-cancel = Annuler
new-create = Créer la table
kind-me = Moi
kind-me-help = Vous, à cet écran.
kind-friend = Ami
kind-friend-help = Reçoit un lien de votre part et prend cette place.
kind-bot = Robot
kind-hot = Même écran
kind-hot-help = Joue sur cet écran avec vous ; ce qui est caché est masqué quand vous vous passez l’écran.
kind-open = Libre
kind-open-help = Reste libre jusqu’à ce que quelqu’un la prenne.
kind-closed = Fermée
kind-closed-help = Personne ne joue à cette place.
sum-me = vous
sum-hot = quelqu’un sur cet écran
sum-friend = un ami invité
sum-bot = un robot
sum-open = une place libre
sum-many-me = vous
sum-many-hot = { $n } personnes sur cet écran
sum-many-friend = { $n } amis invités
sum-many-bot = { $n } robots
sum-many-open = { $n } places libres

## Salle d’attente et invitation

wait-title = En attente de joueurs
wait-missing = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
wait-complete = Tout le monde est là.
wait-shuffle = Les cartes seront mélangées dès que { $name } rouvrira la table.
wait-reserved = Place gardée pour { $name }
wait-free = Place { $seat } libre
wait-link = Invitation à la place { $seat }
wait-link-help = Envoyez ce lien à une seule personne. Il ne sert qu’une fois.
wait-copy = Copier
wait-qr = Afficher le code QR
wait-qr-alt = Code QR de l’invitation à la place { $seat }
wait-sit = Prendre cette place
wait-for-somebody = En attente d’un joueur.
wait-bots = ou un robot :
wait-loopback = Ces liens ne marchent que sur cet ordinateur. Pour jouer avec d’autres, lancez le serveur à une adresse qu’ils peuvent joindre.
wait-begins = La partie commence dès que toutes les places sont prises. Les cartes sont alors distribuées.
wait-options = Édition et options
wait-usual = Le reste est standard.
wait-usual-all = Toutes les options sont standard.
wait-free-seat = Libérer cette place
wait-leave-ask = Quitter cette table ? Votre place redevient libre.
wait-close = Fermer cette table
wait-close-ask = Fermer cette table pour tout le monde ? La table et ses liens sont supprimés.
join-title = Invitation
join-invites = { $name } vous garde une place
join-kept = Une place vous est réservée
join-yours = votre place
join-name = Votre nom
join-sit = Prendre la place
join-no-account = Ni compte, ni adresse électronique. Ce navigateur se souvient de votre place.
join-dealt = La donne a déjà eu lieu, et { $count ->
    [0] rien n’a encore été joué
    [one] une action a été jouée
   *[other] { $count } actions ont été jouées
}. À la table : { $names }. Peut-être connaissaient-ils déjà la donne, et votre navigateur n’ajoute aucun nombre au mélange. Personne ne peut vous prouver que cette donne n’a pas été choisie.
join-damaged = Ce lien est abîmé
join-damaged-help = Il en manque une partie, ou elle a changé en route. Recopiez le lien entier ou redemandez-le à votre hôte. La place est peut-être encore libre.
join-five = { $game } en cinq minutes
join-shuffle = Pourquoi le mélange est équitable
join-used = Cette place est prise
join-used-help = L’invitation a déjà servi. Si elle était pour vous, demandez-en une autre à votre hôte.
join-expired = Cette invitation a expiré
join-expired-help = Demandez un nouveau lien à votre hôte. D’ici là, vous pouvez regarder.

## La table

table-board = Plateau
table-views = Vues
table-fit = Plateau entier ou vue rapprochée
table-player-board = Vos pièces
table-panels = Panneaux
table-noscript = Il faut JavaScript pour jouer. Sans lui, vous pouvez lire les règles ou jouer dans le terminal avec « postchaise play ».
head-round = manche { $round }
head-over = terminée
head-watching = spectateur
tab-decision = À jouer
tab-player-board = Sacoche
tab-players = Joueurs
tab-log = Journal
tab-chat = Discussion
now-yours = À vous, { $name }
now-waiting = Ce n’est pas votre tour
now-watching = Vous regardez
now-turn-of = C’est à { $name } de jouer
now-turn-of-many = On attend { $count } joueurs
now-nobody = Un instant
now-bot = réfléchit
now-there = est à table
now-away = est absent
now-disabled = { $count } choix indisponibles
now-covered = Tous les choix, un par un ({ $count })
now-undo = Annuler
now-undo-what = Annuler : { $action }
now-restart-steps = Recommencer le tour ({ $count } étapes)
now-takeback = Demander à annuler
now-takeback-tip = Demandez aux autres si vous pouvez annuler votre dernière action.
now-takeback-alone = Revenir en arrière
now-takeback-alone-tip = Personne n’a à donner son accord : vous pouvez annuler votre dernière action.
now-since = Depuis votre dernier tour
now-notation = Taper une action
now-notation-hint = ou tapez : { $notation }
price-pay = vous payez
price-get = vous recevez
back-title = Demander à annuler ?
back-title-alone = Revenir en arrière ?
back-asked = { $name } demande à annuler :
back-waits = Les autres décident si vous pouvez annuler :
back-lost = Serait annulé :
back-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
back-agree = Accepter
back-refuse = Refuser
players-look = Montrer ce qu’a { $name }
shown-back = Revenir à moi
shown-back-watching = Suivre le tour
players-you = vous
players-open = place libre
players-here = à table
players-away = absent
players-turn = doit jouer
players-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
players-points-hidden = points masqués
players-away-soon = absent ; robot possible dans { $left }
players-away-short = robot possible dans { $left }
players-away-now = absent ; robot possible
players-give-person = Laisser jouer quelqu’un d’autre
players-give-person-ask = Laisser une autre personne jouer à la place de { $name } ? Tous les autres joueurs doivent être d’accord, car cette personne voit tout ce que voit cette place.
offer-asked = Une autre personne peut-elle jouer à la place de { $name } ? Elle verra tout ce que voit cette place.
offer-asking = On demande aux autres si quelqu’un d’autre peut prendre la relève.
offer-offered = Quelqu’un d’autre peut prendre cette place. Le lien ne sert qu’une fois.
offer-handed = { $name } cède sa place. Un robot joue en attendant.
offer-yours = Envoyez ce lien à la personne qui prend la relève. Il ne sert qu’une fois. D’ici là, vous pouvez revenir.
offer-link = Copier le lien
stand-in-yours = Un robot joue pour vous
stand-in-badge = robot
stand-in-tip = Un robot joue pour { $name } jusqu’à son retour.
players-back = Reprendre la main
players-seat = Place de { $name } : autres options
players-give-bot-ask = Laisser un robot jouer à la place de { $name } ? { $name } peut revenir à tout moment.
players-give-bot = Laisser jouer un robot
log-whole = Journal complet
log-back = Retour à la table
full-log-round = Manche { $round }
full-log-filter = Filtre
full-log-player = Joueur
full-log-everybody = Tout le monde
full-log-kind = Événement
full-log-everything = Tout
full-log-all = Tout afficher
full-log-no-match = Aucun événement ne correspond.
log-nothing-yet = Rien ne s’est encore passé.
chat-none = Aucun message pour l’instant.
chat-watcher = Spectateur
chat-removed = Message supprimé
chat-label = Message à la table
chat-send = Envoyer
curtain-hand = Passez l’écran à
curtain-why = Des informations cachées vont s’afficher. Les autres regardent ailleurs, s’il vous plaît.
curtain-undo = Annuler : { $name } n’a pas fini
curtain-here = { $name } est là
keys-number = prendre le choix qui porte ce numéro
keys-escape = un pas en arrière : effacer la sélection sur le plateau
keys-arrows = passer d’un choix à l’autre
keys-undo = annuler la dernière action
keys-restart = recommencer le tour
keys-text-board = afficher ou masquer le plateau en texte
keys-say = taper une action en toutes lettres
keys-since = depuis votre dernier tour : une étape en arrière ou en avant ; la barre d’espace met en pause
keys-help = afficher ces raccourcis
keys-on = Les chiffres et les lettres agissent aussitôt
keys-close = Fermer

## Le répertoire

nav-cards = Cartes
keys-cards = afficher toutes les cartes
cards-find = chercher un nom
cards-nothing = Aucune carte ne porte ce nom.
cards-all = Toutes
cards-affordable = Abordables
cards-available = Disponibles
cards-yours = Les vôtres
cards-points = { $count } pt
cards-left = reste { $count }
cards-none-left = épuisé
cards-own = à vous
cards-short = manque { $count }
cards-owners = { $names } l’a
cards-owners-many = { $names } l’ont
cards-rule = Règle
cards-legend-own = déjà à vous
cards-legend-dear = indisponible
cards-legend-out = épuisé
cards-legend-key = ouvre cette fenêtre à tout moment

## Qui est assis où, dans le journal

seat-log-left = { $name } quitte la table ; un robot prend la relève.
seat-log-resigned = { $name } abandonne ; un robot prend la relève.
seat-log-absent = { $name } est absent ; { $other } laisse jouer un robot.
seat-log-back = { $name } est de retour.
seat-log-taken-back = { $name } revient en arrière ; tout le monde a accepté, { $other } en dernier.
seat-log-back-refused = { $other } refuse que { $name } revienne en arrière.
seat-log-sat = { $name } prend la place { $seat }.
seat-log-took = { $name } prend la relève de { $other } ; tous les autres étaient d’accord.
seat-log-inherits = { $name } prend la place que { $other } a cédée.
seat-log-joined = { $name } a pris place après la donne.
seat-log-handed = { $name } cède sa place ; un robot joue en attendant.
seat-log-offer = { $other } demande si une autre personne peut jouer à la place de { $name }.
seat-log-agreed = { $other } accepte qu’une autre personne joue à la place de { $name }.
seat-log-offered = Tous sont d’accord, { $other } en dernier : une autre personne peut jouer à la place de { $name }.
seat-log-offer-refused = { $other } ne veut pas qu’une autre personne joue à la place de { $name }.
seat-log-filled = Un robot, { $name }, prend la place { $seat }.
seat-log-renamed = { $name } s’appelle maintenant { $other }.

## Réglages, et questions avant d’agir

set-save = Enregistrer
set-confirm = Me demander d’abord
set-confirm-always = avant la fin de mon tour ou une révélation
set-confirm-revealed = seulement avant une révélation, comme une carte de la pioche
set-confirm-never = jamais
set-automatic = Faire pour moi les choix forcés ou répétés. Annuler ramène la question.
set-leave = Quitter la table
set-leave-ask = Quitter la table ? Un robot prend la relève, et vous pouvez revenir à tout moment.
set-hand = Céder ma place
set-hand-ask = Céder votre place à quelqu’un d’autre ? Vous recevez un lien à envoyer. Un robot joue en attendant, et d’ici là vous pouvez revenir.
set-resign = Abandonner
set-resign-ask = Abandonner ? Un robot prend la relève, et vous ne pourrez plus reprendre cette place.
confirm-yes = Oui
confirm-no = Non

## La fin

end-title = Résultat
end-wins = { $name } gagne
end-you-win = Vous gagnez
end-shared = Victoire partagée
ending-stay = Rester à la table
end-result = Résultat complet
end-home = Accueil
end-again = Rejouer
end-again-what = mêmes places, mêmes options
rematch-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
rematch-sit = S’asseoir
rematch-open = Aller à la partie suivante
rematch-waits = on attend des joueurs
rematch-runs = elle a commencé
end-board = Plateau final
end-board-what = le revoir
end-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
end-axis = manche
end-sources = Points par source
end-points = Points
end-course = Courbe des points
end-course-alt = Points de tous les joueurs au fil de la partie. Le tableau des points donne les scores finaux.
end-share = { $names } se partagent la victoire
end-and = { $names } et { $last }
end-alone = { $count ->
    [one] { $name } marque { $count } point
   *[other] { $name } marque { $count } points
}
end-ahead = { $count ->
    [one] { $count } point d’avance sur { $name }
   *[other] { $count } points d’avance sur { $name }
}
end-equal-all = { $count ->
    [one] Égalité à { $count } point, et à tous les critères de départage.
   *[other] Égalité à { $count } points, et à tous les critères de départage.
}
end-equal = { $count ->
    [one] Égalité à { $count } point : un critère de départage décide.
   *[other] Égalité à { $count } points : un critère de départage décide.
}
end-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
end-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
end-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
end-figures = La partie en chiffres
end-moments = Moments forts
fair-title = Un mélange équitable
fair-how = Prouvé : chaque tirage découle de la clé, fixée avant la partie et montrée maintenant, et d’un nombre choisi par chaque navigateur. Personne n’a pu choisir les tirages, et aucune ligne de l’enregistrement n’a été modifiée depuis. Non prouvé : que le serveur a gardé secret ce qui était caché, ni qu’il n’était pas de mèche avec la personne qui a ajouté le dernier nombre.
fair-how-late = Prouvé : chaque tirage découle de la clé, fixée avant la partie et montrée maintenant, et d’un nombre choisi par chaque navigateur présent à la donne. Aucune ligne de l’enregistrement n’a été modifiée depuis. Non prouvé : que personne n’a choisi cette donne. { $names } a pris place plus tard, quand d’autres l’avaient déjà vue.
fair-how-old = Chaque tirage était fixé avant le premier coup : le sceau était public dès le début, la clé est montrée maintenant. Avec les deux, chacun peut vérifier les tirages.
fair-sealed = Le mélange est scellé.
fair-promise = Prouvé : les cartes sont distribuées d’après une clé fixée avant qu’un navigateur n’ajoute son nombre ; ni le serveur ni l’hôte n’ont donc pu les choisir. Après la partie, chacun peut vérifier chaque tirage et chaque action. Non prouvé : que le serveur garde secret ce qui est caché, ni qu’il n’est pas de mèche avec la personne qui ajoute le dernier nombre.
fair-late = Tirage non vérifiable : { $names } a pris place après la donne. D’autres l’avaient déjà vue, et aucun nombre de { $names } n’y est entré. Les tirages restent fixés par la clé, montrée après la partie.
fair-seal = Sceau
fair-seal-word = tirages scellés
fair-key = Clé
fair-details = Sceau, clé et vérification
fair-nonces = Nombres fournis par les places
fair-skipped = Sauté par des retours en arrière
fair-skipped-count = { $count ->
    [0] rien
    [one] 1 tirage ; seuls les joueurs savent si tous étaient d’accord
   *[other] { $count } tirages ; seuls les joueurs savent si tous étaient d’accord
}
fair-whole = Sceau de toute la partie
fair-broken = Cette partie n’a pas été distribuée avec le nombre de ce navigateur. Ne vous fiez pas à son mélange.
shuffle-title = Le mélange
shuffle-go = Mélanger
fair-check = Pour vérifier
fair-record = Télécharger l’enregistrement

## Règles

rules-page = Les règles du jeu { $title }
rules-games = Jeux
rules-contents = Sommaire
rules-find = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun résultat pour « { $query } »
    [one] Un résultat pour « { $query } »
   *[other] { $count } résultats pour « { $query } »
}
rules-elsewhere = Aussi dans
rules-all = Revenir à toutes les règles

## Ce qui peut mal tourner

error-403 = Vous ne pouvez pas ouvrir ceci
error-403-help = Cette place appartient à un autre navigateur, ou la table ne vous est pas ouverte.
error-404 = Page introuvable
error-404-help = Il manque peut-être une partie de l’adresse, ou la table a été supprimée.
error-410 = Cette table n’existe plus
error-410-help = Elle a été supprimée parce que personne ne l’utilisait depuis longtemps.
error-429 = Moins vite, s’il vous plaît
error-429-help = Vous avez envoyé trop de requêtes. Attendez un instant, puis réessayez.
error-500 = Le cheval a perdu un fer
error-500-help = Une erreur s’est produite de notre côté. Votre partie est en sécurité ; réessayez.
error-home = Vers l’accueil

## Ce que dit le script

js-offline = Connexion perdue. Nouvel essai…
js-online = Connexion rétablie.
js-stale = La table a changé. Voici la nouvelle position.
js-failed = Cela n’a pas marché. Réessayez.
js-unreachable = Le serveur ne répond pas. Réessayez.
js-your-turn = C’est à vous de jouer.
js-narrowed = Seulement :
js-widen = Afficher tous les choix
js-copied = Copié
js-copy-failed = La copie n’a pas marché. Sélectionnez le lien et copiez-le.
js-since-none = Rien ne s’est passé depuis votre dernier tour.
js-since-step = Étape { $n } sur { $of }
js-since-back = Arrière
js-since-pause = Pause
js-since-play = Lecture
js-since-next = Avant
js-since-stop = Revenir au présent
js-ends-ask = Terminer votre tour ?
js-reveals-ask = Cela révèle quelque chose : vous ne pourrez plus l’annuler sans les autres. Continuer ?
js-ends-no = Non
js-named = Votre nom est enregistré.
js-automatic = Fait pour vous : { $choice }
js-one-choice = Il reste 1 choix
js-choices-left = Il reste { $n } choix
js-typed-nothing = Rien ici ne s’appelle « { $text } ». Tapez le nom d’un choix ou d’un élément du plateau.
js-hint-thinking = Le conseiller réfléchit…
js-hint-nothing = Pas d’estimation pour ce choix.

## Le conseiller

hint-ask = Conseil
hint-title = Aide
hint-how-much = Combien d’aide
hint-level-nudge = Piste
hint-level-hint = Conseil
hint-level-show = Montrer
hint-close = Fermer l’aide
hint-clear = { $choice }, nettement le meilleur choix : { $why }.
hint-likely = { $choice }, sans doute le meilleur choix : { $why }.
hint-ahead = { $points } points d’avance sur « { $second } ».
hint-few = { $choice } : le meilleur choix jusqu’ici.
hint-open = { $choice } et { $second } se valent à peu près.
hint-open-why = Avec le premier choix : { $why }.
hint-open-many = { $choice }, { $second } et un troisième choix se valent à peu près.
hint-hardly = Ici, votre choix ne change presque rien.
hint-only = { $choice } : rien d’autre n’entre en ligne de compte.
hint-line = Dans la plupart des parties simulées, le tour continue ainsi :
hint-line-none = Ensuite, tout dépend de ce qui arrive.
hint-now = maintenant
hint-play = Jouer la première étape
hint-place = conseil numéro { $place }
hint-games = { $games ->
    [one] { $games } partie simulée par choix
   *[other] { $games } parties simulées par choix
}, { $ends ->
    [0] aucune jusqu’à la fin
   *[other] { $ends } jusqu’à la fin
}
hint-games-tip = Chaque choix a été essayé dans des parties simulées avec le même hasard, poursuivies par des robots rapides et simples qui sous-estiment les projets à long terme. Ils ne savent que ce que vous voyez. ± est la marge d’erreur à 95 %.
hint-plans = Voir mes projets
hint-odds-slim = peu de chances
hint-odds-low = chances réduites
hint-odds-even = chances égales
hint-odds-good = bonnes chances
hint-odds-strong = fortes chances
hint-lead = avance
hint-lead-tip = Trop peu de parties ont été jouées jusqu’à la fin pour estimer vos chances de victoire. Ceci est l’écart en points.
hint-rival = Rival freiné
hint-rival-best = votre rival le plus fort
hint-hopes = Points à venir
hint-reason-more = Plus : { $parts }
hint-reason-less = Moins : { $parts }
hint-reason-rival-less = { $rival } marque { $points } de moins
hint-reason-rival-more = { $rival } marque { $points } de plus
hint-reason-none = Aucun écart ne se détache.
hint-details = Détails
hint-and = { $first } et { $second }
hint-why-both = { $gains }, mais { $costs }
hint-explain-more = C’est mieux : { $why }.
hint-explain-less = C’est moins bien : { $why }.
hint-explain-same = Cela se vaut à peu près : { $why }.
why-more-source = vous marquez plus avec « { $source } »
why-less-source = vous marquez moins avec « { $source } »
why-more-hopes = vos prochains tours sont mieux préparés
why-less-hopes = vos prochains tours sont moins bien préparés
why-more-rival = { $rival } marque moins
why-less-rival = { $rival } marque plus
why-more-any = il rapporte un peu plus que les autres
hint-explain = Expliquer ce choix
hint-explain-what = Expliquer ce choix : { $choice }
hint-explanations = Explications
hint-instead = « { $choice } » au lieu de « { $other } »
hint-sum-more = Au total, { $points } ± { $error } points de mieux.
hint-sum-less = Au total, { $points } ± { $error } points de moins bien.
hint-sum-same = Au total, pas de différence nette.
hint-sum-few = Trop peu de parties ont été simulées pour comparer les deux.
nudge-any = Regardez « { $group } » : que vous rapporterait chacun de ces choix ?
plan-title = Vos projets
plan-lead = { $count ->
    [one] Ce que vous gagnez encore dans une partie simulée. C’est une estimation, pas une promesse.
   *[other] Ce que vous gagnez encore dans { $count } parties simulées. C’est une estimation, pas une promesse.
}
plan-close = Fermer les projets
plan-points = { $points } ± { $error } points de plus
plan-share = dans { $times } parties sur { $count }
plan-none = Aucune source de points ne ressort des parties simulées.
help-ask = Demander de l’aide ?
help-ask-mark = Dès le premier conseil, cette partie porte la mention « avec aide », visible de tous dans le journal et dans le résultat. Elle ne compte pour aucun classement.
help-level-nudge = Une question qui vous met sur la voie. Elle ne nomme aucun choix.
help-level-hint = Les meilleurs choix, et pourquoi.
help-level-show = Tout le tour, pas à pas.
help-ask-no = Pas maintenant
help-ask-yes = Un conseil, s’il vous plaît
helped = avec aide
helped-tip = Quelqu’un a demandé de l’aide. La partie en porte la mention et ne compte pour aucun classement.
players-helped = { $count ->
    [one] a demandé de l’aide une fois
   *[other] a demandé de l’aide { $count } fois
}
end-helped = Avec aide : { $names }.
seat-log-asks-nudge = { $name } demande une piste.
seat-log-asks-hint = { $name } demande un conseil.
seat-log-asks-show = { $name } demande à voir le tour.
seat-log-asks-explain = { $name } demande l’explication d’un choix.
seat-log-asks-plans = { $name } demande ses projets.
keys-hint = afficher ou masquer l’aide
keys-nudge = une piste
keys-show = montrer le tour
keys-explain = expliquer le choix actif
keys-plans = mes projets
new-help = Aide
new-help-help = Quelle aide est permise. Toute la table voit qui en demande.
help-none = aucune
help-nudge = pistes
help-hint = conseils
help-everything = tout
new-pace = Vitesse des robots
new-pace-help = Se change aussi à la table.
set-pace = Vitesse des robots
pace-instant = immédiat
pace-brisk = rapide
pace-watchable = facile à suivre

## Premières parties guidées

lesson-name = Première partie
lesson-tip = Une première partie guidée. Elle ne compte pas dans vos résultats.
lesson-step = Étape { $step } sur { $of }
lesson-watch = { $name } joue.
lesson-watch-why = Regardez le plateau : chaque coup s’y affiche et s’inscrit dans le journal.
lesson-on = Continuer
lesson-play-on = Continuer à jouer
lesson-back = Retour
lesson-show = Faites-le pour moi
lesson-again = Encore une fois
lesson-leave = Quitter la leçon
lesson-done = fait
lesson-start = Première partie guidée
lesson-start-what = apprendre en jouant, { $steps } étapes
lesson-continue = Reprendre la première partie
lesson-continue-at = étape { $step } sur { $of }

five-page = { $title } en cinq minutes
five-link = En cinq minutes
five-turn = Votre tour
five-scores = Ce qui rapporte
five-tips = Trois conseils pour bien débuter
rules-copy = { $rule } : copier le lien vers cette règle
quoted = « { $text } »
rules-whole = Dans les règles
rules-editions = Ce qui distingue les éditions
rules-editions-what = Une table peut suivre n’importe laquelle, et chaque option se choisit séparément.
rules-option = Option
rules-designed = Valeurs sans source
rules-designed-count = { $count ->
    [one] Nous n’avons trouvé aucune source pour une valeur de ce jeu. Nous l’avons fixée nous-mêmes, jusqu’à ce que quelqu’un la corrige d’après une vraie boîte. Elle se trouve dans ce tableau :
   *[other] Nous n’avons trouvé aucune source pour { $count } valeurs de ce jeu. Nous les avons fixées nous-mêmes, jusqu’à ce que quelqu’un les corrige d’après une vraie boîte. Elles se trouvent dans ces tableaux :
}
rules-designed-how = Vous possédez le jeu ? « postchaise about { $game } » donne toutes les valeurs et leur fichier, et dit comment jouer avec une copie corrigée. Envoyez-nous aussi vos corrections.

## Sans connexion

away-title = Pas de connexion
away-lead = Vos tables sont en sécurité sur le serveur ; seule la connexion est coupée. La page se recharge d’elle-même dès que vous êtes de nouveau en ligne.
away-again = Réessayer

## Mes parties

nav-my = Mes parties
my-lead = { $played ->
    [0] Aucune partie terminée pour l’instant.
    [one] Une partie terminée, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.
   *[other] { $played } parties terminées, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.
}
my-running = En cours
my-finished = Terminées
my-filter = N’afficher que
my-all = Toutes
my-won = Gagnées
my-search = joueur ou table
my-ended = fin
my-table = table
my-place = place
my-points = points
my-against = contre
my-took = durée
my-of = sur { $count }
my-alone = en solo
my-left = laissée à un robot
my-range = { $first } à { $last } sur { $count }
my-earlier = Plus anciennes
my-later = Plus récentes
my-none = Aucune partie terminée pour l’instant. Chaque partie que vous terminez apparaît ici, avec des statistiques.
my-again = Même table, à nouveau
my-again-what = mêmes joueurs, mêmes options
my-none-fits = Aucune partie ne correspond.
my-games = Par jeu
my-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
my-course = Points des { $count } dernières parties
my-average = moyenne
my-best = record
my-sources = D’où viennent vos points
my-you = vous
my-others = les autres
my-more = { $source } : { $points ->
    [one] un point
   *[other] { $points } points
} de plus que les autres en moyenne.
my-less = { $source } : { $points ->
    [one] un point
   *[other] { $points } points
} de moins que les autres en moyenne.
my-over-time = Partie après partie
my-rivals = Contre
my-beaten = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
my-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}

own-title = Vos données
own-lead = Il n’y a pas de compte : ce navigateur est votre identité. Si vous effacez ses cookies, vous perdez l’accès à vos tables, sauf si un autre appareil l’a aussi.
own-lead-alone = Vos parties sont enregistrées dans ce navigateur et nulle part ailleurs. Si vous effacez les données de ce site, elles sont perdues.
own-device = Passer sur un autre appareil
own-have-code = J’ai un code
own-sign-out = Déconnecter les autres appareils
own-sign-out-what = Les autres appareils qui ont vos données n’ouvriront plus vos tables. Les notifications sont désactivées partout.
own-signed-out = Tous les autres appareils sont déconnectés.
own-export = Tout télécharger
own-delete = Tout supprimer
own-delete-goes = { $count ->
    [0] Aucune table n’est à vous seul.
    [one] 1 table est supprimée définitivement, avec son enregistrement : personne d’autre n’y a joué.
   *[other] { $count } tables sont supprimées définitivement, avec leurs enregistrements : personne d’autre n’y a joué.
}
own-delete-stays = { $count ->
    [one] 1 table reste à ceux qui y ont joué avec vous, sans votre nom ni vos messages.
   *[other] { $count } tables restent à ceux qui y ont joué avec vous, sans votre nom ni vos messages.
}
own-delete-what = Vos résultats, vos statistiques, vos notifications et vos énigmes résolues sont aussi supprimés. Là où vous jouez encore, un robot prend la relève. C’est irréversible.
own-delete-sure = Oui, définitivement
own-delete-now = Supprimer maintenant
own-deleted = Toutes vos données sont supprimées. Pour nous, ce navigateur est un nouveau visiteur.

move-code = Votre code
move-qr = Le code pour l’appareil photo de l’autre appareil
move-how = Visez-le avec l’appareil photo de l’autre appareil, ou choisissez-y « J’ai un code » et tapez-le. Il sert une seule fois, pendant { $minutes } minutes. Gardez-le secret : quiconque l’utilise joue à votre nom.
move-both = Vous pourrez ensuite jouer sur les deux appareils.
move-title = Continuer sur cet appareil
move-lead = Tapez le code que l’autre appareil affiche sous « Mes parties ».
move-type = Code
move-go = Continuer ici
move-left = { $count ->
    [one] Ce navigateur a déjà une table. Vous n’y auriez plus accès d’ici.
   *[other] Ce navigateur a déjà { $count } tables. Vous n’y auriez plus accès d’ici.
}

## Quand c’est à vous

alerts-title = Quand c’est à vous de jouer
alerts-sound = Jouer un son
alerts-push = M’avertir sur cet appareil, même quand la page est fermée
alerts-on = Vous recevez une notification quand c’est à vous de jouer et que vous n’êtes pas à table.
alerts-off = Seuls les noms de la table et du jeu sont envoyés, par le service de notification de votre navigateur.
alerts-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
alerts-no-key = Ce serveur ne peut pas envoyer de notifications : son administrateur n’a pas configuré de clé.
alerts-no-push = Ce navigateur ne peut pas recevoir de notifications ici. Sur iPhone ou iPad, ajoutez d’abord le site à l’écran d’accueil.
alerts-failed = Cela n’a pas marché. Réessayez plus tard.

## Relecture

replay-title = Relecture
replay-open = Revoir
replay-open-what = toute la partie, pas à pas
replay-to-table = À la table
replay-moment-panel = Ce moment
replay-moment-tab = Moment
replay-timeline = Déroulement de la partie
replay-controls = Lecture
replay-slider = Moment de la partie
replay-where = Étape { $at } sur { $last }
replay-loading = Chargement de la partie…
replay-failed = La partie n’a pas pu être chargée. Rechargez la page.
replay-set = La table est mise en place.
replay-decides = À { $name } de jouer.
replay-gain = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
replay-moment = Moment clé { $letter }
replay-seen-by = Vue de
replay-as-spectator = Spectateurs
replay-as-open = Tout
replay-own = La partie est en cours : vous voyez ce que vous avez vu jusqu’ici.
replay-link = Lien vers ce moment
replay-text = Copier ce moment en texte
replay-text-copied = Position copiée en texte
replay-start = Au début
replay-end = À la fin
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-play = Lecture
replay-speed = Vitesse
replay-show = Afficher
replay-keys-step = une étape en arrière ou en avant
replay-keys-turn = un tour en arrière ou en avant
replay-keys-ends = au début, à la fin
replay-keys-play = lecture ou pause
replay-keys-speed = plus vite, moins vite
replay-keys-moments = moment clé précédent, suivant
replay-keys-viewer = changer de vue
replay-keys-link = lien vers ce moment
replay-keys-text = copier ce moment en texte
replay-keys-fork = reprendre à partir d’ici

## Une reprise

fork-here = Reprendre d’ici
fork-what = Une nouvelle table qui commence à ce moment, avec un nouveau hasard. La partie que vous regardez ne change pas.
fork-me = Sur cet écran
fork-bot = Robot
fork-practice = Vous savez ce qui est arrivé ensuite : une reprise sert à s’exercer. Elle est signalée comme telle et ne compte pas dans vos résultats.
fork-set = Créer la reprise
fork-banner = Reprise, pour s’exercer
fork-banner-of = Cette table suit { $title } jusqu’à l’étape { $at }, puis continue avec un nouveau hasard. Elle ne compte pas dans vos résultats.
fork-banner-unknown = Cette partie en suit une autre jusqu’à l’étape { $at }, puis a continué avec un autre hasard. Elle ne compte pas dans vos résultats.
fork-to-moment = Voir où elle commence
seat-log-forked = La reprise commence ici. La suite n’a pas été jouée à { $name }.
seat-log-rules = Les règles ont été corrigées (version { $other }) : { $name }. Tout ce qui a été joué convient, la partie continue.
seat-log-rules-unnamed = Les règles ont été corrigées (version { $other }). Tout ce qui a été joué convient, la partie continue.

## Un enregistrement

upload-title = Ouvrir un enregistrement ou une position
upload-lead = N’importe quelle partie de ces jeux en texte, entière ou jusqu’à un moment donné : un enregistrement, ou un moment copié dans une relecture. 100 ko au plus.
upload-file = Choisir un fichier
upload-text = ou coller le texte
upload-watch = Regarder
upload-what = Chaque ligne est rejouée et vérifiée. La partie reste quelques semaines à une adresse que personne d’autre ne connaît.
upload-refused = Ce texte ne peut pas être ouvert
upload-line = La ligne qui pose problème
upload-mark = Enregistrement importé
upload-part = { $count ->
    [one] Regarder jusqu’à cette ligne (1 étape)
   *[other] Regarder jusqu’à cette ligne ({ $count } étapes)
}
part-banner = Partie incomplète
part-banner-line = Jusqu’ici, l’enregistrement est valide ; la ligne { NUMBER($line, useGrouping: 0) } ne l’est pas. La suite n’est pas affichée.
part-banner-ends = Le texte s’arrête ici ; la partie n’était pas finie.
correction = Partie jouée avec d’autres règles
correction-stopped = Fermée lors d’une correction des règles
correction-why = Cette partie a commencé avec la version { $played } des règles. Ce qui a été joué ne convient pas à la version { $current } : personne ne peut continuer, mais rien n’est perdu.
correction-last = Le journal, les points et l’enregistrement sont restés les mêmes. La version { $current } des règles rejoue le plateau jusqu’à l’action { $reached } sur { $last } ; ensuite il reste tel quel jusqu’à la dernière position, qui a été conservée.
correction-part = Le journal, les points et l’enregistrement sont restés les mêmes. La version { $current } des règles rejoue le plateau jusqu’à l’action { $reached } sur { $last } ; ensuite il ne change plus, car aucune position ultérieure n’a été conservée.
correction-components = Le fichier de matériel avec lequel cette partie a été distribuée est inconnu ici. Le journal, les points et l’enregistrement sont restés les mêmes ; du plateau, seule la dernière position conservée est montrée.
log-unknown = { $player } a fait quelque chose que les règles actuelles ne savent pas nommer.

## Partager un résultat ou une position

share = Partager
share-what = lien ou image
share-title = Partager ce résultat
share-drawing = Création de l’image…
share-link = Un lien vers la relecture ; les messageries affichent cette image à côté.
share-copy = Copier le lien
share-picture = Télécharger l’image
share-send = Envoyer…
card-alt = { $title }, le résultat : { $result }.
card-alt-site = Postchaise : La Loire, Orléans, Thurn und Taxis

## Analyse d’une partie terminée

analysis-title = Analyse
analysis-open = Analyse
analysis-open-short = ce qui aurait été meilleur
analysis-ask = Analyser cette partie
analysis-what = Chaque choix de la partie est comparé aux autres choix possibles par des parties simulées. Cela prend quelques minutes en arrière-plan ; vous pouvez quitter la page. Toute personne qui a le lien voit le résultat.
analysis-will-expected = Comment les chances de chacun ont évolué tour après tour, et quelle en est la part du hasard.
analysis-will-turnings = Quels choix ont coûté le plus cher, ce qui aurait été meilleur, et pourquoi. Vous pouvez reprendre la partie à partir de chacun.
analysis-will-good = Combien de choix de chaque joueur étaient aussi bons que le meilleur.
analysis-queued = { $before ->
    [0] Elle commence dans un instant.
    [one] Une autre analyse passe avant.
   *[other] { $before } autres analyses passent avant.
}
analysis-going = En cours de calcul : { $done } %
analysis-going-what = Vous pouvez quitter cette page. L’analyse continue, et le résultat reste ici.
analysis-older = Les robots se sont améliorés depuis cette analyse.
analysis-again = Recalculer
analysis-games = { $rounds } manches, { $games } parties simulées depuis chaque tour du graphique
analysis-trust = Les chances de victoire ont été calibrées sur des parties entre robots. Les parties simulées sont poursuivies par des robots rapides et simples qui sous-estiment les projets à long terme : comptez sur une précision de cinq pour cent au mieux.
analysis-trust-not = Les parties simulées sont poursuivies par des robots rapides et simples qui sous-estiment les projets à long terme. Pour ce jeu, leurs chances de victoire n’ont pas été calibrées : lisez-les comme une tendance, pas comme une prévision.
analysis-band = Ombré : la marge d’erreur due au hasard. Hachuré (?) : l’estimation elle-même s’est révélée fausse.
analysis-course-of = Le cours de la partie
analysis-ahead-since = { $name } n’a plus quitté la tête depuis la manche { $round }
analysis-ahead-always = { $name } a été en tête dès la première manche
analysis-open-to-the-end = Indécis jusqu’à la fin
analysis-none = Aucun choix n’était nettement meilleur que celui qui a été joué.
analysis-largest = Le choix le plus coûteux : celui de { $name } dans la manche { $round }, { $points } points.
analysis-wrong = De la manche { $first } à la manche { $last }, l’estimation pour { $name } était fausse.
analysis-cut = L’analyse était trop longue : les choix après la manche { $round } n’ont pas été examinés.
analysis-expected = Résultat attendu
analysis-mode-win = Chances de victoire
analysis-mode-points = Points attendus
analysis-chart-alt = Résultat attendu de tous les joueurs, tour après tour ; le tableau plus bas donne les mêmes valeurs.
analysis-table = Le graphique en tableau
analysis-turn = tour
analysis-round = manche
analysis-end = Fin
analysis-row = { $share } % ± { $spread } ; { $points } ± { $error }
analysis-row-alone = { $points } ± { $error }
analysis-row-end = { $points }
analysis-turnings = Tournants
analysis-whose = Les tournants de qui
analysis-all = Tous
analysis-mine = Mes erreurs seulement
analysis-columns = le choix joué, et ce qui aurait été meilleur
analysis-lead = avance
analysis-win = vict.
analysis-sure = sûr
analysis-sure-clear = net
analysis-sure-likely = probable
analysis-was-played = joué
analysis-would-be = meilleur
analysis-no-mine = Aucun de vos choix n’était nettement moins bon qu’un autre.
analysis-fine = Semblait mauvais, s’avère bon à y regarder de plus près
analysis-good = Aussi bon que le meilleur
analysis-good-what = Part des choix qu’on n’aurait pas pu améliorer. Hachuré : indécis.
analysis-kept = Nets : { $clear }, probables : { $likely }, indécis : { $open }, sur { $all } choix
analysis-given = Points perdus : { $points } ± { $error }
analysis-of = { $nth } sur { $count } · manche { $round }
analysis-before = Tournant précédent
analysis-after = Tournant suivant
analysis-happened = Ce qui s’est passé
analysis-better = Meilleur
analysis-counted = Tous les choix comparés
analysis-counted-what = points d’écart à la fin avec le choix joué ; { $games } nouvelles parties pour chacun
analysis-from = D’où vient la différence
analysis-from-what = points
analysis-clear = Nettement meilleur : { $points } points, ± { $error }.
analysis-likely = Probablement meilleur : { $points } points, ± { $error }.
analysis-shares = Chances de victoire { $before } → { $after } %, ± { $error }.
analysis-shares-not = On ne sait pas si cela aurait changé le vainqueur.
analysis-board = Voir sur le plateau
analysis-play-on = Reprendre à partir d’ici
analysis-keys = J et K passent au suivant et au précédent, M ne montre que les vôtres, Entrée mène au plateau.

## Énigme du jour

puzzle-title = Énigme du jour
puzzle-of = Énigme du { $day }
puzzle-before = Jour précédent
puzzle-after = Jour suivant
puzzle-what = Une position tirée d’une vraie partie. Un choix est nettement le meilleur. Lequel ?
puzzle-solved = Trouvé !
puzzle-missed = Ce n’est pas le meilleur
puzzle-right = « { $best } » est nettement le meilleur choix : { $points } ± { $error } points de mieux à la fin que le suivant, « { $other } ».
puzzle-wrong = « { $best } » est nettement meilleur que « { $other } » : { $points } ± { $error } points à la fin.
puzzle-does = { $choice } : { $effects }.
puzzle-more = D’ici la fin, cela rapporte { $points } points de plus ({ $source }).
puzzle-less = Cela coûte { $points } points ({ $source }).
puzzle-rival-more = Votre adversaire le plus fort finit avec { $points } points de moins.
puzzle-rival-less = Votre adversaire le plus fort finit avec { $points } points de plus.
puzzle-figures = Les chiffres
puzzle-counted = D’après { $games } parties simulées par choix, jouées jusqu’à la fin avec ce que voit cette place. ± vaut deux erreurs types.
puzzle-best = le meilleur
puzzle-again = Réessayer
puzzle-state-open = pas encore de réponse
puzzle-state-solved = trouvée aujourd’hui
puzzle-state-tried = tentée, pas trouvée
