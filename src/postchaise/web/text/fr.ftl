### Les pages dans le navigateur

## Autour de chaque page

nav-skip = Aller au contenu
nav-site = Site
nav-menu = Menu
nav-rules = Règles
nav-language = Langue
nav-theme = Clair ou sombre
nav-theme-auto = Comme le système
nav-theme-light = Clair
nav-theme-dark = Sombre
nav-text-board = Plateau en texte
nav-keys = Touches
nav-settings = Réglages
foot-open = Libre et ouvert. Ni publicité, ni traceur, ni requête vers un tiers. Tous les dessins sont originaux.
foot-titles = Les titres des jeux appartiennent à leurs auteurs et éditeurs, dont Postchaise est indépendant. Un jeu vous plaît ? Achetez-le.

## Accueil

home-title = Trois jeux de poste et de commerce
home-lead = Entre amis ou contre des robots, dans votre navigateur, sans compte.
home-your-turn = À vous de jouer
go-continue = Continuer
home-open = Tables ouvertes
home-open-none = Aucune table ouverte pour l’instant. Ouvrez-en une : quelqu’un passera peut-être.
home-my-none = Vous n’êtes encore à aucune table. « Jouer » lance une partie en un clic.
go-open = Ouvrir
go-join = Rejoindre
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
home-none-picked = Aucune table ouverte ne correspond.
home-news = Quoi de neuf
news-puzzle = Une énigme par jour et par jeu : un seul choix est nettement le meilleur
news-share = Partagez un résultat en image, et une partie ou un de ses moments par un lien
news-analysis = Vos parties terminées, analysées : où elles ont basculé, et ce qui aurait été mieux
news-my = Mes parties : vos résultats, ce qu’ils donnent ensemble, et le chemin vers vos autres appareils
news-install = Postchaise sur votre téléphone : installez l’application depuis le menu du navigateur et emportez vos tables
news-learn = Une première partie qui vous prend par la main, pour chaque jeu, et chaque jeu en cinq minutes
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
new-lead = Tout est déjà réglé au mieux ; vous pouvez créer la table telle quelle.
new-seats = Places
new-seat = Place { $seat }
new-who = Qui prend la place { $seat }
new-level = Niveau du robot
new-style = Caractère du robot
new-style-any = À son gré
    .help = Pas de penchant particulier : ce qui lui semble le meilleur.
new-add = Ajouter une place
new-as-edition = Selon l’édition
new-listed = Qui peut entrer
new-listed-no = Avec le lien
new-listed-no-help = Table non affichée. Qui a le lien peut regarder.
new-listed-yes = Table ouverte
new-listed-yes-help = Affichée à l’accueil ; chacun peut prendre une place libre.
new-chat = S’écrire pendant la partie
new-chat-help = Tout le monde à table peut écrire, les spectateurs aussi.
new-name = Nom de la table
new-name-hint = sinon, on en trouve un
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
kind-friend-help = Reçoit un lien de votre part et s’assied ici.
kind-bot = Robot
kind-hot = Ici aussi
kind-hot-help = Joue à cet écran avec vous ; un rideau cache vos affaires entre deux tours.
kind-open = Libre
kind-open-help = Attend que quelqu’un s’asseye.
kind-closed = Fermée
kind-closed-help = Personne ne joue ici.
sum-me = vous
sum-hot = quelqu’un à côté de vous
sum-friend = un ami invité
sum-bot = un robot
sum-open = une place libre
sum-many-me = vous
sum-many-hot = { $n } personnes à côté de vous
sum-many-friend = { $n } amis invités
sum-many-bot = { $n } robots
sum-many-open = { $n } places libres

## Salle d’attente et invitation

wait-title = On attend des joueurs
wait-missing = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
wait-complete = Tout le monde est là.
wait-shuffle = Les cartes seront mélangées dès que { $name } rouvrira la table.
wait-free = Place { $seat } libre
wait-link = Invitation à la place { $seat }
wait-link-help = Envoyez ce lien à une seule personne. Il ne sert qu’une fois.
wait-copy = Copier
wait-qr = Afficher le code QR
wait-qr-alt = Code QR de l’invitation à la place { $seat }
wait-sit = S’asseoir ici
wait-for-somebody = On attend que quelqu’un s’asseye.
wait-bots = ou un robot :
wait-begins = La partie commence d’elle-même dès que toutes les places sont prises ; les cartes ne sont données qu’alors.
wait-options = Édition et options
wait-usual = Tout le reste comme d’habitude.
wait-usual-all = Toutes les options comme d’habitude.
wait-free-seat = Libérer cette place
wait-leave-ask = Quitter cette table ? Votre place redevient libre.
wait-close = Fermer cette table
wait-close-ask = Fermer cette table pour tout le monde ? Elle disparaît, et ses liens avec elle.
join-title = Invitation
join-invites = { $name } vous garde une place
join-kept = Une place vous attend
join-yours = votre place
join-name = Votre nom
join-sit = S’asseoir
join-no-account = Ni compte, ni adresse électronique. Ce navigateur se souvient de votre place.
join-used = Cette place est prise
join-used-help = L’invitation a déjà servi. Si elle était pour vous, demandez-en une autre à votre hôte.
join-expired = Cette invitation a expiré
join-expired-help = Demandez un nouveau lien à votre hôte. D’ici là, vous pouvez regarder.

## La table

table-board = Plateau
table-views = Vues du plateau
table-fit = Plateau entier ou vue rapprochée
table-satchel = Vos affaires
table-panels = Panneaux
table-noscript = La table a besoin de JavaScript. Sans lui, vous pouvez lire les règles ou jouer dans le terminal avec « postchaise play ».
head-round = manche { $round }
head-over = terminée
head-watching = spectateur
tab-whatnow = À jouer
tab-satchel = Sacoche
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
now-away = n’est pas là
now-disabled = { $count } choix impossibles pour l’instant
now-covered = Tous les choix, un par un ({ $count })
now-undo = Annuler
now-undo-what = Annuler : { $action }
now-restart-steps = Recommencer le tour ({ $count } étapes)
now-takeback = Demander à annuler
now-takeback-tip = Vous pouvez demander aux autres de vous laisser annuler votre dernière action.
now-takeback-alone = Revenir en arrière
now-takeback-alone-tip = Personne n’a à donner son accord : vous pouvez tout de même revenir avant votre dernière action.
now-since = Depuis votre dernier tour
now-say = Taper une action
now-say-hint = ou tapez : { $notation }
price-pay = vous payez
price-get = vous recevez
back-title = Demander à annuler ?
back-title-alone = Revenir en arrière ?
back-asked = { $name } demande à annuler :
back-waits = Les autres décident si vous pouvez annuler :
back-lost = Seraient annulées :
back-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
back-agree = Accepter
back-refuse = Refuser
players-you = vous
players-open = place libre
players-here = à table
players-away = pas là
players-turn = a la main
players-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
players-points-hidden = points non affichés
players-away-soon = pas là ; remplaçable dans { $left }
players-away-now = pas là ; remplaçable
players-give-person = Laisser jouer quelqu’un d’autre
players-give-person-ask = Laisser une autre personne jouer à la place de { $name } ? Tous les autres à la table doivent être d’accord : cette personne voit tout de cette place.
offer-asked = Une autre personne peut-elle jouer à la place de { $name } ? Elle verra tout de cette place.
offer-asking = On demande aux autres si quelqu’un d’autre peut continuer.
offer-offered = Quelqu’un d’autre peut continuer ici. Le lien ne sert qu’une fois.
offer-handed = { $name } laisse jouer quelqu’un d’autre. Un robot joue en attendant.
offer-yours = Envoyez ce lien à la personne qui jouera à votre place. Il ne sert qu’une fois, et d’ici là vous pouvez revenir.
offer-link = Copier le lien
players-back = Se rasseoir
players-seat = Place de { $name } : plus
players-give-bot-ask = Laisser un robot jouer à la place de { $name } ? { $name } peut revenir à tout moment.
players-give-bot = Laisser jouer un robot
log-whole = Tout le déroulement
log-back = Retour à la table
full-log-round = Manche { $round }
full-log-filter = Ce qui est affiché
full-log-player = Joueur
full-log-everybody = Tout le monde
full-log-kind = Genre
full-log-everything = Tout
full-log-all = Tout afficher
full-log-no-match = Rien de tel n’est arrivé.
log-nothing-yet = Rien ne s’est encore passé.
chat-none = Personne n’a encore rien dit.
chat-label = Écrire à la table
chat-send = Envoyer
curtain-hand = Passez l’écran à
curtain-why = Des cartes cachées vont s’afficher. Les autres regardent ailleurs.
curtain-here = { $name } est là
keys-number = prendre le choix qui porte ce numéro
keys-escape = un pas en arrière : oublier ce qui est choisi sur le plateau
keys-arrows = d’un choix à l’autre
keys-undo = annuler la dernière action
keys-restart = recommencer le tour
keys-text-board = plateau en texte, oui ou non
keys-say = taper une action en toutes lettres
keys-since = depuis votre dernier tour : une étape en arrière ou en avant ; la barre d’espace met en pause
keys-help = afficher ces touches
keys-on = Les chiffres et les lettres agissent aussitôt
keys-close = Fermer

## Le répertoire

nav-cards = Cartes
keys-cards = montrer toutes les cartes
cards-find = tapez un nom
cards-nothing = Rien ne porte ce nom.
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
cards-legend-dear = impossible maintenant
cards-legend-out = épuisé
cards-legend-key = ouvre ceci à tout moment

## Qui est assis où, dans le journal

seat-log-left = { $name } quitte la table ; un robot continue.
seat-log-resigned = { $name } abandonne ; un robot continue.
seat-log-absent = { $name } n’est pas là ; { $other } laisse jouer un robot.
seat-log-back = { $name } est de retour.
seat-log-sat = { $name } prend la place { $seat }.
seat-log-took = { $name } continue à la place de { $other } ; tous les autres étaient d’accord.
seat-log-inherits = { $name } continue à la place de { $other }, qui lui a cédé sa place.
seat-log-handed = { $name } laisse jouer quelqu’un d’autre ; un robot joue en attendant.
seat-log-offer = { $other } demande si une autre personne peut jouer à la place de { $name }.
seat-log-agreed = { $other } accepte qu’une autre personne joue à la place de { $name }.
seat-log-offered = Une autre personne peut jouer à la place de { $name } ; { $other } a donné le dernier accord, et personne n’est contre.
seat-log-offer-refused = { $other } ne veut pas qu’une autre personne joue à la place de { $name }.
seat-log-filled = Un robot, { $name }, joue à la place { $seat }.
seat-log-renamed = { $name } s’appelle maintenant { $other }.

## Réglages, et questions avant d’agir

set-save = Enregistrer
set-confirm = Confirmer avant la fin de mon tour
set-confirm-always = toujours
set-confirm-revealed = seulement si quelque chose est révélé
set-confirm-never = jamais
set-leave = Quitter la table
set-leave-ask = Quitter la table ? Un robot continue, et vous pouvez revenir à tout moment.
set-hand = Céder ma place à quelqu’un
set-hand-ask = Laisser quelqu’un d’autre jouer à votre place ? Vous recevez un lien à envoyer. Un robot joue en attendant, et d’ici là vous pouvez revenir.
set-resign = Abandonner
set-resign-ask = Abandonner ? Un robot continue, et vous ne pourrez plus reprendre cette place.
confirm-yes = Oui
confirm-no = Non

## La fin

end-title = Résultat
end-wins = { $name } gagne
end-you-win = Vous gagnez
end-shared = Victoire partagée
end-result = Résultat complet
end-home = Accueil
end-again = Rejouer
end-again-what = mêmes places, mêmes options
end-board = Plateau final
end-board-what = un dernier coup d’œil
end-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
end-axis = manche
end-sources = Points par source
end-points = Points
end-course = Au fil des points
end-course-alt = Points de tous les joueurs du début à la fin. Le tableau des points donne le résultat final.
end-share = { $names } se partagent la victoire
end-and = { $names } et { $last }
end-alone = { $count ->
    [one] { $name } marque { $count } point
   *[other] { $name } marque { $count } points
}
end-ahead = { $count ->
    [one] { $count } point d’avance sur { $name }.
   *[other] { $count } points d’avance sur { $name }.
}
end-equal-all = { $count ->
    [one] Égalité à { $count } point, et rien ne les départage.
   *[other] Égalité à { $count } points, et rien ne les départage.
}
end-equal = { $count ->
    [one] Égalité à { $count } point : les règles du jeu départagent.
   *[other] Égalité à { $count } points : les règles du jeu départagent.
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
fair-title = Un mélange honnête
fair-how = Prouvé : tout ce qui a été tiré découle de la clé, fixée avant la partie et montrée maintenant, et d’un nombre de chaque navigateur ; personne ne l’a choisi, et aucune ligne n’a été changée depuis. Non prouvé : que le serveur n’a rien dit à personne de ce qui était caché, ni que le dernier à ajouter un nombre n’était pas de mèche avec lui.
fair-how-old = Tout ce qui a été tiré était fixé avant le premier coup : le sceau était public dès le début, la clé est montrée maintenant. Avec les deux, chacun peut vérifier ce qui a été tiré.
fair-sealed = Le mélange est scellé.
fair-promise = Prouvé : les cartes sont données d’après une clé fixée avant qu’un navigateur n’y ajoute un nombre à lui, si bien que ni le serveur ni l’hôte n’ont pu les choisir, et après la fin chacun peut vérifier chaque tirage et chaque action. Non prouvé : que le serveur n’a rien dit à personne de ce qui est caché, ni que le dernier à ajouter un nombre n’était pas de mèche avec lui.
fair-seal = Sceau
fair-key = Clé
fair-nonces = Nombres des places
fair-skipped = Sauté par des retours en arrière
fair-skipped-count = { $count ->
    [0] rien
    [one] 1 tirage ; si tous étaient d’accord, seuls les joueurs le savent
   *[other] { $count } tirages ; si tous étaient d’accord, seuls les joueurs le savent
}
fair-whole = Sceau de toute la partie
fair-broken = Cette partie n’a pas été donnée avec le nombre de ce navigateur. Ne vous fiez pas à son mélange.
shuffle-title = Le mélange
shuffle-go = Mélanger
fair-check = Pour vérifier
fair-record = Télécharger la partie

## Règles

rules-page = Les règles de { $title }
rules-games = Jeux
rules-contents = Sommaire
rules-find = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé pour « { $query } »
    [one] Un passage pour « { $query } »
   *[other] { $count } passages pour « { $query } »
}
rules-elsewhere = Trouvé aussi dans
rules-all = Revenir à toutes les règles

## Ce qui peut mal tourner

error-403 = Ceci n’est pas à vous
error-403-help = Un autre navigateur tient cette place, ou la table ne vous est pas ouverte.
error-404 = Il n’y a rien ici
error-404-help = L’adresse a peut-être été copiée en partie, ou la table a été rangée.
error-410 = Ce n’est plus là
error-410-help = La table a été rangée après un long silence.
error-429 = Un peu moins vite
error-429-help = Trop de demandes viennent de vous. Attendez un instant, puis réessayez.
error-500 = Le cheval a perdu un fer
error-500-help = C’est notre faute. Votre partie est en sécurité ; réessayez.
error-home = Vers l’accueil

## Ce que dit le script

js-offline = Connexion perdue. Nouvel essai …
js-online = Connexion rétablie.
js-stale = La table a avancé. Voici la nouvelle position.
js-failed = Cela n’a pas marché. Réessayez.
js-unreachable = Le serveur ne répond pas. Réessayez.
js-your-turn = C’est à vous de jouer.
js-narrowed = Seulement :
js-widen = Revoir tous les choix
js-copied = Copié
js-copy-failed = La copie n’a pas marché. Sélectionnez le lien et copiez-le.
js-since-none = Rien ne s’est passé depuis votre dernier tour.
js-since-step = Étape { $n } sur { $of }
js-since-back = Arrière
js-since-pause = Pause
js-since-play = Lecture
js-since-next = Avant
js-since-stop = Au présent
js-ends-ask = Terminer votre tour ?
js-reveals-ask = Quelque chose sera révélé : vous ne pourrez pas l’annuler seul. Continuer ?
js-ends-no = Annuler
js-named = Votre nom est enregistré.
js-one-choice = Il reste 1 choix
js-choices-left = Il reste { $n } choix
js-hint-thinking = Le conseiller réfléchit…
js-hint-nothing = Rien n’a pu être compté sur ce choix.

## Le conseiller

hint-ask = Conseil
hint-title = Aide
hint-how-much = Combien d’aide
hint-level-nudge = Piste
hint-level-hint = Conseil
hint-level-show = Montrer
hint-close = Fermer l’aide
hint-clear = { $choice } : nettement le meilleur choix, { $points } points d’avance sur « { $second } ».
hint-likely = { $choice } : sans doute le meilleur choix, { $points } points d’avance sur « { $second } ».
hint-few = { $choice } : le meilleur choix jusqu’ici, mais trop peu de parties ont été essayées pour en être sûr.
hint-open = { $choice } et { $second } : impossible de les départager, les deux sont bons.
hint-open-many = { $choice }, { $second } et un troisième choix : impossible de les départager.
hint-hardly = Ici, cela ne change presque rien : aucun choix ne dépasse les autres de plus que l’incertitude.
hint-only = { $choice } : rien d’autre ne mérite réflexion ici.
hint-line = Voici comment le tour continue dans la plupart des parties essayées :
hint-line-none = Ensuite, tout dépend de ce qui arrive.
hint-now = maintenant
hint-play = Jouer le premier pas
hint-place = numéro { $place } du conseil
hint-games = { $games ->
    [one] { $games } partie par choix
   *[other] { $games } parties par choix
}, { $ends ->
    [0] aucune jusqu’à la fin
   *[other] { $ends } jusqu’à la fin
}, joueurs pressés
hint-games-tip = Les choix ont été essayés dans des parties où la chance est la même, poursuivies par des joueurs pressés qui sous-estiment les longs projets. Ils ne savent que ce que vous voyez. ± indique où tomberaient dix-neuf comptages sur vingt.
hint-plans = Quels sont mes projets ?
hint-odds-slim = peu de chances
hint-odds-low = un peu en retrait
hint-odds-even = à peu près égal
hint-odds-good = bonnes chances
hint-odds-strong = fortes chances
hint-lead = avance
hint-lead-tip = Trop peu de parties sont allées au bout pour donner une part de victoires : ceci est l’écart en points d’avance.
hint-rival = Rival freiné
hint-rival-best = votre meilleur rival
hint-hopes = Perspectives
hint-reason-more = Plus : { $parts }
hint-reason-less = Moins : { $parts }
hint-reason-rival-less = { $rival } marque { $points } de moins
hint-reason-rival-more = { $rival } marque { $points } de plus
hint-reason-none = Aucune différence isolée ne se laisse compter.
hint-explain = Expliquer ce choix
hint-explain-what = Expliquer ce choix : { $choice }
hint-instead = « { $choice } » au lieu de « { $other } »
hint-sum-more = En tout, { $points } ± { $error } points d’avance de plus.
hint-sum-less = En tout, { $points } ± { $error } points d’avance de moins.
hint-sum-same = En tout, rien qui se distingue du hasard.
hint-sum-few = Trop peu de parties ont été essayées pour comparer les deux.
nudge-any = Regardez « { $group } » : que vous rapporterait chacun de ces choix ?
plan-title = Vos projets
plan-lead = { $count ->
    [one] Ce que vous gagnez encore d’après une partie jouée jusqu’au bout. Rien n’est promis.
   *[other] Ce que vous gagnez encore d’après { $count } parties jouées jusqu’au bout. Rien n’est promis.
}
plan-close = Fermer les projets
plan-points = { $points } ± { $error } points de plus
plan-share = dans { $times } parties sur { $count }
plan-none = Aucune source de points ne ressort des parties jouées.
help-ask = Demander de l’aide ?
help-ask-mark = Dès le premier conseil, cette partie porte la mention « avec aide », visible de toute la table, dans le journal et dans le résultat. Elle ne comptera pour aucun classement.
help-level-nudge = Une question qui met sur la voie. Ne nomme aucun choix.
help-level-hint = Les trois meilleurs choix, ce qu’on peut en attendre et avec quelle certitude.
help-level-show = Tout le tour, pas à pas.
help-ask-no = Pas maintenant
help-ask-yes = Un conseil, s’il vous plaît
helped = avec aide
helped-tip = Quelqu’un a demandé de l’aide. La partie en porte la mention pour tous et ne compte pour aucun classement.
players-helped = { $count ->
    [one] a demandé de l’aide une fois
   *[other] a demandé de l’aide { $count } fois
}
end-helped = Avec de l’aide.
seat-log-asks-nudge = { $name } demande une piste.
seat-log-asks-hint = { $name } demande un conseil.
seat-log-asks-show = { $name } se fait montrer le tour.
seat-log-asks-explain = { $name } se fait expliquer un choix.
seat-log-asks-plans = { $name } demande ses projets.
keys-hint = aide, oui ou non
keys-nudge = une piste
keys-show = montrer le tour
keys-explain = expliquer le choix actif
keys-plans = mes projets
new-help = Aide
new-help-help = Ce que chacun peut demander au conseiller. Qui demande est signalé à toute la table.
help-none = aucune
help-nudge = pistes
help-hint = conseils
help-everything = tout
new-pace = Rythme des robots
new-pace-help = Se change aussi à la table.
set-pace = Rythme des robots
pace-instant = immédiat
pace-brisk = vif
pace-watchable = posé

## Premières parties guidées

lesson-name = Première partie
lesson-tip = Une première partie guidée. Elle ne compte dans aucun résultat.
lesson-step = Étape { $step } sur { $of }
lesson-watch = { $name } joue.
lesson-watch-why = Regardez le plateau : ce que chacun fait s’y dessine et s’écrit dans le journal.
lesson-on = Continuer
lesson-play-on = Jouer la suite
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
five-tips = Trois choses à savoir tôt
rules-copy = { $rule } : copier le lien vers cette règle
quoted = « { $text } »
rules-whole = Dans les règles
rules-editions = Ce qui distingue les éditions
rules-editions-what = Une table peut suivre n’importe laquelle, et chaque option se choisit séparément.
rules-option = Option
rules-designed = Valeurs sans source
rules-designed-count = { $count ->
    [one] Une valeur de ce jeu n’a pas de source connue de nous. Nous l’avons conçue nous-mêmes, jusqu’à ce que quelqu’un la corrige d’après une vraie boîte. Elle se trouve dans ce tableau :
   *[other] { $count } valeurs de ce jeu n’ont pas de source connue de nous. Nous les avons conçues nous-mêmes, jusqu’à ce que quelqu’un les corrige d’après une vraie boîte. Elles se trouvent dans ces tableaux :
}
rules-designed-how = Vous possédez le jeu ? « postchaise about { $game } » les nomme toutes, avec le fichier, et dit comment jouer avec une copie corrigée. Envoyez-la-nous aussi.

## Sans connexion

away-title = Pas de connexion
away-lead = Vos tables sont en sûreté sur le serveur ; seul le chemin est coupé. La page revient d’elle-même dès que vous êtes de nouveau en ligne.
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
my-none = Aucune partie terminée pour l’instant. Vous trouverez ici chaque partie jouée jusqu’au bout, et ce qu’elles donnent ensemble.
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
own-lead = Il n’y a pas de compte : ce navigateur, c’est vous. Qui efface ses cookies perd le chemin de ses tables, à moins qu’un autre appareil ne l’ait aussi.
own-device = Passer sur un autre appareil
own-have-code = J’ai un code
own-export = Tout télécharger
own-delete = Tout supprimer
own-delete-goes = { $count ->
    [0] Aucune table n’est à vous seul.
    [one] 1 table disparaît pour de bon, avec son enregistrement : personne d’autre n’y a joué.
   *[other] { $count } tables disparaissent pour de bon, avec leurs enregistrements : personne d’autre n’y a joué.
}
own-delete-stays = { $count ->
    [one] 1 table reste à ceux qui y ont joué avec vous, sans votre nom ni vos messages.
   *[other] { $count } tables restent à ceux qui y ont joué avec vous, sans votre nom ni vos messages.
}
own-delete-what = Vos résultats, vos statistiques, vos notifications et vos énigmes résolues disparaissent aussi. Là où vous jouez encore, un robot continue. Personne ne peut rien en récupérer.
own-delete-sure = Oui, pour de bon
own-delete-now = Supprimer maintenant
own-deleted = Tout ce qui était à vous est supprimé. Pour le site, ce navigateur est désormais un nouveau visiteur.

move-code = Votre code
move-qr = Le code pour l’appareil photo de l’autre appareil
move-how = Visez-le avec l’appareil photo de l’autre appareil, ou ouvrez-y « J’ai un code » et tapez-le. Il sert une seule fois, pendant { $minutes } minutes. Ne le donnez à personne : qui s’en sert, c’est vous.
move-both = Ensuite, les deux appareils sont vous.
move-title = Vous, sur cet appareil
move-lead = Tapez le code que l’autre appareil affiche sous « Mes parties ».
move-type = Code
move-go = Continuer ici
move-left = { $count ->
    [one] Ce navigateur a déjà une table à lui. On ne pourrait plus y revenir d’ici.
   *[other] Ce navigateur a déjà { $count } tables à lui. On ne pourrait plus y revenir d’ici.
}

## Quand c’est à vous

alerts-title = Quand c’est à vous de jouer
alerts-sound = Jouer un son
alerts-push = M’avertir sur cet appareil, même quand la page est fermée
alerts-on = Vous serez averti quand une table vous attend et que vous n’y êtes pas.
alerts-off = Seuls les noms de la table et du jeu sont envoyés, par le service de votre navigateur.
alerts-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
alerts-no-key = Ce serveur n’envoie pas de notifications : la personne qui le gère n’a pas installé de clé pour cela.
alerts-no-push = Ce navigateur ne peut pas recevoir de notifications ici. Sur iPhone ou iPad, ajoutez d’abord le site à l’écran d’accueil.
alerts-failed = Cela n’a pas marché. Réessayez plus tard.

## Relecture

replay-title = Relecture
replay-open = Revoir
replay-open-what = chaque moment, pas à pas
replay-to-table = À la table
replay-moment-panel = Ce moment
replay-moment-tab = Moment
replay-timeline = Déroulement de la partie
replay-controls = Lecture
replay-slider = Moment de la partie
replay-where = Étape { $at } sur { $last }
replay-loading = La partie se met en place…
replay-failed = La partie n’a pas pu être chargée. Rechargez la page.
replay-set = La table est mise en place.
replay-decides = { $name } décide.
replay-gain = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
replay-moment = Moment clé { $letter }
replay-seen-by = Vu par
replay-as-spectator = Public
replay-as-open = Tout ouvert
replay-own = La partie est en cours : vous revoyez ce que vous avez vu, jusqu’à maintenant.
replay-link = Lien vers ce moment
replay-text = Copier ce moment en texte
replay-text-copied = Copié : la position en toutes lettres
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
replay-keys-play = lecture et pause
replay-keys-speed = plus vite, moins vite
replay-keys-moments = moment clé précédent, suivant
replay-keys-viewer = par d’autres yeux
replay-keys-link = lien vers ce moment
replay-keys-text = copier ce moment en texte
replay-keys-fork = reprendre à partir d’ici

## Une reprise

fork-here = Reprendre d’ici
fork-what = Une nouvelle table qui commence à ce moment, avec un nouveau hasard. La partie que vous regardez reste telle quelle.
fork-me = À cet écran
fork-bot = Robot
fork-practice = Vous savez ce qui est arrivé ensuite : une reprise sert à s’exercer. Elle est marquée comme telle et ne compte dans aucun résultat.
fork-set = Mettre la table en place
fork-banner = Reprise, pour s’exercer
fork-banner-of = Cette table suit { $title } jusqu’à l’étape { $at }, puis continue avec un nouveau hasard. Elle ne compte dans aucun résultat.
fork-banner-unknown = Cette partie en suit une autre jusqu’à l’étape { $at }, puis a continué avec un autre hasard. Elle ne compte dans aucun résultat.
fork-to-moment = Revoir où elle commence
seat-log-forked = Ici commence la reprise. La suite n’a pas été jouée à { $name }.

## Un enregistrement

upload-title = Ouvrir un enregistrement ou un moment
upload-lead = N’importe quelle partie de ces jeux, entière ou jusqu’à l’un de ses moments, en texte : un enregistrement, ou un moment copié dans une relecture. 100 ko au plus.
upload-file = Choisir un fichier
upload-text = ou coller son texte
upload-watch = La regarder
upload-what = Chaque ligne est rejouée et vérifiée. La partie est conservée quelques semaines sous un lien que personne d’autre ne connaît.
upload-refused = Ce texte ne peut pas être ouvert tel quel
upload-line = La ligne en question
upload-mark = Enregistrement importé
upload-part = { $count ->
    [one] Regarder jusque-là (1 étape)
   *[other] Regarder jusque-là ({ $count } étapes)
}
part-banner = Partie incomplète
part-banner-line = Jusqu’ici, l’enregistrement est correct ; à la ligne { NUMBER($line, useGrouping: 0) }, il ne l’est plus. La suite n’est pas montrée.
part-banner-ends = Le texte s’arrête ici ; la partie n’était pas finie.

## Partager un résultat ou une position

share = Partager
share-what = lien ou image
share-title = Partager ce résultat
share-drawing = L’image se dessine…
share-link = Un lien vers la relecture ; les messageries affichent l’image avec.
share-copy = Copier le lien
share-picture = Télécharger l’image
share-send = Envoyer…
card-alt = Le résultat de { $title } : { $result }.
card-alt-site = Postchaise : La Loire, Orléans, Thurn und Taxis

## Analyse d’une partie terminée

analysis-title = Analyse
analysis-open = Analyse
analysis-open-short = ce qui aurait été meilleur
analysis-ask = Analyser cette partie
analysis-what = Chaque choix de la partie est comparé à d’autres, comme réfléchissent les robots. Cela prend quelques minutes en arrière-plan ; vous pouvez partir entre-temps. Qui a le lien voit le résultat.
analysis-will-expected = Comment les chances de chacun ont monté et baissé, tour après tour, et quelle part en revient au hasard.
analysis-will-turnings = Quels choix ont coûté le plus, ce qui aurait été meilleur, et d’où vient la différence. Vous pouvez reprendre la partie à partir de chacun.
analysis-will-good = Combien de choix de chaque joueur n’auraient pas pu être meilleurs.
analysis-queued = { $before ->
    [0] Elle commence dans un instant.
    [one] Une autre analyse passe avant.
   *[other] { $before } autres analyses passent avant.
}
analysis-going = En cours de calcul : { $done } %
analysis-going-what = Vous pouvez quitter cette page : le calcul continue, et le résultat restera ici.
analysis-older = Les robots ont appris depuis ce calcul.
analysis-again = Recalculer
analysis-games = { $turns } tours, { $games } parties poursuivies depuis chacun de ceux qui sont tracés
analysis-trust = Les parts de victoires ont été comparées à des parties entre robots, et corrigées. Des joueurs pressés poursuivent, qui sous-estiment les longs projets : on n’en sait pas plus qu’à cinq pour cent près.
analysis-trust-not = Des joueurs pressés poursuivent, qui sous-estiment les longs projets. Pour ce jeu, on n’a pas mesuré à quel point leurs parts de victoires se vérifient entre personnes : lisez-les comme un plus ou un moins, non comme une prévision.
analysis-band = Ombré : ce que le hasard seul fait à l’estimation. Hachuré (?) : là, c’est l’estimation qui se trompait.
analysis-course-of = Le cours de la partie
analysis-ahead-since = { $name } mène depuis le tour { $turn }
analysis-ahead-always = { $name } mène depuis le premier tour
analysis-open-to-the-end = Indécis jusqu’à la fin
analysis-none = Aucun choix n’était nettement meilleur que celui qui a été joué.
analysis-largest = C’est le choix de { $name } au tour { $turn } qui a coûté le plus : { $points } points d’avance.
analysis-wrong = Du tour { $first } au tour { $last }, c’est l’estimation qui se trompait sur { $name }.
analysis-cut = C’était trop long : les choix après le tour { $turn } n’ont pas été examinés.
analysis-expected = Résultat attendu
analysis-mode-win = Part de victoires
analysis-mode-points = Points attendus
analysis-chart-alt = Résultat attendu de chacun, tour après tour ; le tableau plus bas dit la même chose.
analysis-table = Le graphique en tableau
analysis-turn = tour
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
analysis-fine = Semblaient mauvais, se révèlent bons au second comptage
analysis-good = Aussi bon que le meilleur
analysis-good-what = Part des choix que rien ne surpassait. Hachuré : encore indécis.
analysis-kept = Nets : { $clear }, probables : { $likely }, indécis : { $open }, sur { $all } choix
analysis-given = Cédés : { $points } ± { $error } points d’avance
analysis-of = { $nth } sur { $count } · tour { $turn }
analysis-before = Tournant précédent
analysis-after = Tournant suivant
analysis-happened = Ce qui s’est passé
analysis-better = Meilleur
analysis-counted = Tous les choix comptés
analysis-counted-what = avance à la fin, par rapport au choix joué ; { $games } parties neuves pour chacun
analysis-from = D’où vient la différence
analysis-from-what = points d’avance
analysis-clear = Nettement meilleur : { $points } points d’avance, à { $error } près.
analysis-likely = Sans doute meilleur : { $points } points d’avance, à { $error } près.
analysis-shares = Part de victoires { $before } → { $after } %, à { $error } près.
analysis-shares-not = On ne peut pas dire si le vainqueur aurait changé.
analysis-board = Voir sur le plateau
analysis-play-on = Reprendre à partir d’ici
analysis-keys = J et K vont de l’un à l’autre, M ne montre que les vôtres, Entrée mène au plateau.

## Énigme du jour

puzzle-title = Énigme du jour
puzzle-of = Énigme du { $day }
puzzle-before = La veille
puzzle-after = Le lendemain
puzzle-what = Une position d’une vraie partie. Un choix est nettement le meilleur : lequel ?
puzzle-solved = Trouvé !
puzzle-missed = Ce n’est pas le meilleur
puzzle-right = « { $best } » est nettement le meilleur choix : { $points } ± { $error } points d’avance à la fin de plus que le suivant, « { $other } ».
puzzle-wrong = « { $best } » vaut nettement mieux que « { $other } » : { $points } ± { $error } points d’avance à la fin.
puzzle-counted = Jugé par { $games } parties pour chaque choix, jusqu’à la fin, vues de cette place. ± vaut deux erreurs types.
puzzle-best = le meilleur
puzzle-again = Réessayer
puzzle-state-open = pas encore de réponse
puzzle-state-solved = trouvée aujourd’hui
puzzle-state-tried = répondue, pas trouvée
