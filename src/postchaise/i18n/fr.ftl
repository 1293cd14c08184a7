### Phrases qui n’appartiennent à aucun jeu

you-name = Voyageur
seat = Joueur { $seat }

separator = { " ; " }

## Le plateau en texte

sheet-players = Joueurs
sheet-points = Points actuels
sheet-column-player = Joueur
sheet-column-at-move = Joue
sheet-column-points = Points
sheet-column-total = Total
sheet-column-left = Reste
sheet-column-effect = Effet
sheet-of = { $count } sur { $most }
sheet-fact = { $column } :

## Le but

goal-most-points = Le joueur qui a le plus de points l’emporte.
goal-last-turns = { $count ->
    [one] Dernier tour : { $players }.
   *[other] Derniers tours : { $players }.
}
goal-then = { $first }, puis { $rest }
goal-last-turn = C’est le dernier tour.
goal-last-round = C’est la dernière manche.

## Erreurs : une phrase claire, avec ce qui était attendu

illegal-action = { $why }
game-unknown = Aucun jeu ne s’appelle « { $game } ». { $near ->
    [none] Jeux installés : { $known }.
   *[other] Vouliez-vous dire { $near } ? Jeux installés : { $known }.
}
game-broken = Le jeu « { $game } » ne peut pas être chargé : { $problem }
extra-missing = Il faut pour cela une partie facultative de Postchaise. Installez-la avec : pip install "postchaise[{ $extra }]"
batch-actions = { $wanted ->
    [0] Appelez d’abord reset.
   *[other] Il faut { $wanted } actions, une par partie ; { $given } ont été données.
}
opponents-count = { $wanted ->
    [one] Il y a { $wanted } autre place ; adversaires nommés : { $given }.
   *[other] Il y a { $wanted } autres places ; adversaires nommés : { $given }.
}
batch-masked = L’action { $action } n’est pas permise dans la partie { $match } ; son masque vaut 1 pour chaque action permise.
option-unknown = Le jeu { $game } n’a pas d’option « { $option } ». { $near ->
    [none] Options possibles : { $known }.
   *[other] Vouliez-vous dire { $near } ?
}
option-value = L’option { $option } n’accepte pas « { $value } » ; valeurs possibles : { $expected }.
option-idle = L’option { $option } n’a aucun effet avec { $other } ; retirez-la.
option-clash = L’option { $option } est incompatible avec { $other }.
seats-count = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }.
seat-unknown = La place { $seat } n’existe pas ; { $seats ->
    [one] cette partie n’a que la place 1.
   *[other] les places de cette partie vont de 1 à { $seats }.
}
policy-unreadable = « { $file } » ne contient pas de politique valable : { $problem }.
policy-name = Renommez la politique « { $file } » : son nom est son niveau et ne peut contenir que des minuscules, des chiffres et des traits d’union.
level-elsewhere = « { $player } » ne joue qu’à { $game }, à { $seats } places.
player-unknown = Il n’y a pas de type de joueur « { $player } ». Possibles : { $known }.
style-unknown = Il n’y a pas de robot « { $player } » dans cette partie. { $count ->
    [0] Aucun style n’est disponible ici.
   *[other] Styles : { $known }.
}
position-unknown = La partie compte { $most } actions ; la position { $position } n’existe pas.
viewer-early = Ce qui est caché n’est montré qu’après la fin de la partie.
notation-unknown = « { $text } » n’est pas une action. Les actions s’écrivent ainsi : { $known }.
notation-argument = « { $word } » n’est pas une valeur de « { $domain } ». Possibilités : { $known }.
outcome-missing = Le tirage numéro { $position } est nécessaire, mais l’enregistrement ne le contient pas.
outcome-impossible = Le tirage numéro { $position } ne peut pas être { $outcome }.
record-foreign = Ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un enregistrement de Postchaise ; il devrait commencer par « { $expected } ».
record-too-long = Ce fichier est trop long pour être une partie (au plus { $most } caractères).
record-header = La ligne { $line } n’a pas sa place dans un enregistrement : « { $text } ».
record-header-missing = Il manque à l’enregistrement la ligne « { $header }: ».
record-action = La ligne { $line } n’est pas une action : « { $text } ».
record-version = Ligne { NUMBER($line, useGrouping: 0) } : l’enregistrement suit la version { $found } des règles, ce programme joue la version { $expected }.
record-older-rules = Ligne { NUMBER($line, useGrouping: 0) } : la partie a été jouée avec la version { $found } des règles ; la version { $expected }, que joue ce programme, ne lui convient plus à partir d’ici. { $problem }
record-components = Ligne { NUMBER($line, useGrouping: 0) } : la partie a été jouée avec un autre matériel ({ $found }) que celui qui est chargé ici ({ $expected }). Indiquez le même fichier avec --components.
record-setup = Ligne { NUMBER($line, useGrouping: 0) } : impossible de mettre cette partie en place. { $problem }
record-line = Ligne { NUMBER($line, useGrouping: 0) }, « { $text } » : { $problem }
record-outcomes-left = Ligne { NUMBER($line, useGrouping: 0) } : { $left ->
    [one] { $left } tirage
   *[other] { $left } tirages
} en trop.
record-end = Ligne { NUMBER($line, useGrouping: 0) } : le résultat ne découle pas des actions.
record-too-many = Ligne { NUMBER($line, useGrouping: 0) } : une partie de plus de { NUMBER($most, useGrouping: 0) } actions n’est pas montrée.
record-cut = Ligne { NUMBER($line, useGrouping: 0) } : l’enregistrement s’arrête ici, mais la partie n’est pas finie.
record-unfair = Ligne { NUMBER($line, useGrouping: 0) } : les tirages ne découlent pas de la clé du mélange. Quelqu’un a modifié l’enregistrement.
position-elsewhere = C’est un moment d’une partie qui était en cours. Pour ne rien révéler, le texte ne contient que ce que voyait un joueur, et pas d’enregistrement. Ouvrez le lien de sa deuxième ligne, sur le serveur qui héberge la partie.
components-missing = { $entry } : il manque « { $key } ».
components-type = { $entry } : « { $key } » devrait être { $expected ->
    [integer] un nombre entier
    [string] un texte
    [array] une liste
    [table] une table
   *[other] { $expected }
}.
components-unknown-key = { $entry } : clé inconnue « { $key } ».
components-unknown-id = { $entry } : « { $value } » n’est pas une valeur de « { $key } » ; valeurs possibles : { $expected }.
components-duplicate = { $entry } : { $key } « { $value } » s’y trouve deux fois.
components-count = { $entry } : { $value } au lieu de { $expected }.
components-range = { $entry } : « { $key } » vaut { $value } ; valeurs possibles : { $expected }.
components-source = { $entry } : « { $value } » n’est pas une source valable pour { $key } ; valeurs possibles : rulebook, public, derived ou reconstructed.
components-rule = { $entry } : { $value } est contraire aux règles ; valeur attendue : { $expected }.
components-unreadable = Impossible de lire { $entry } : { $problem }.
components-not-toml = { $entry } n’est pas un fichier TOML valable : { $problem }.
components-too-late = Le matériel du jeu { $game } est déjà chargé ; indiquez { $entry } avant.
components-unknown = Le fichier de matériel { $entry } du jeu { $game }, avec lequel cette partie a été distribuée, est inconnu ici.
components-no-source = Le paquet de jeu { $entry } n’a pas de sources Python : impossible de le charger avec un autre matériel.
components-no-copy = Impossible de charger { $game } avec le matériel { $entry } : { $problem }.

## Raisons communes à tous les jeux

reason-match-over = La partie est terminée.
reason-not-your-turn = C’est à { $player } de jouer.
reason-action-unknown = Il n’y a pas d’action numéro { NUMBER($number, useGrouping: 0) }.
reason-not-this-step = Cela ne répond pas à la question posée.
reason-undo-nothing = Il n’y a rien à annuler.
reason-undo-not-yours = La dernière action a été jouée par { $player }.
reason-undo-revealed = Quelque chose a été révélé : on ne peut plus annuler.

## Joueurs automatiques

level-random = Flâneur
    .effect = Joue un coup permis au hasard ; idéal pour découvrir les choix possibles.
level-novice = Novice
    .effect = Connaît les bases, mais joue une fois sur deux par caprice ; une compagnie facile pour une première soirée.
level-apprentice = Apprenti
    .effect = Joue vite et d’expérience ; pas de bévue, mais il ne regarde pas plus loin.
level-journeyman = Compagnon
    .effect = Essaie les meilleurs choix avant de jouer ; joue pour gagner.
level-master = Maître
    .effect = Réfléchit longtemps et examine bien des possibilités ; il faut bien jouer pour le battre.
level-trained = { $name } (entraîné)
    .effect = Joue comme un programme l’a appris.
level-reference-1 = Référence 1
    .effect = Ne change jamais, pour servir d’étalon aux autres robots : le premier apprenti.
level-reference-2 = Référence 2
    .effect = Ne change jamais, pour servir d’étalon aux autres robots : le premier compagnon.
bot-called = robot { $level }
bot-called-as = robot { $level }, { NAME($who, form: "the") }

## Erreurs à une table du serveur

table-missing = Cette table n’existe pas.
table-stale = La table a changé entre-temps ; regardez de nouveau.
lesson-look = Rien à faire ici pour l’instant. Lisez, regardez, puis continuez.
lesson-do = Faites d’abord ce que demande cette étape.
lesson-over = Cette leçon est terminée.
lesson-unknown = « { $do } » n’est pas une commande de leçon. Possibles : on, back, again, show.
lesson-stays = Personne ne prend votre place pendant une leçon. Fermez simplement la page ; vous pourrez continuer plus tard.
lesson-back-instead = Dans une leçon, « Retour » revient d’une étape.
table-waiting = La partie n’a pas commencé : il reste des places libres.
table-over = La partie est terminée.
table-damaged = Les données de cette table ({ $table }) sont endommagées ; elle ne peut pas être affichée. Les autres tables ne sont pas touchées.
table-old-rules = « { $title } » a commencé avec d’anciennes règles ; cette version ne peut pas la continuer.
table-newer-rules = « { $title } » a commencé avec des règles plus récentes que celles de cette version.
seat-missing = Cette table n’a pas de place { $seat }.
seat-not-yours = Cette place n’est pas la vôtre.
seat-taken = Cette place est déjà prise.
seat-kind-unknown = « { $kind } » n’est pas un type de place. Possibles : { $known }.
seat-change-unknown = « { $do } » n’est pas un changement de place possible.
level-unknown = Il n’y a pas de robot de niveau « { $level } ». Possibles : { $known }.
host-only = Seul l’hôte de la table peut faire cela.
table-closed = L’hôte a fermé cette table avant le début de la partie.
table-begun = La partie a commencé : on peut quitter la table, mais plus la fermer.
seat-running = Pendant une partie, seul le titulaire peut céder sa place à une autre personne. Un robot peut jouer à la place d’un absent.
seat-present = { $name } est à table. Seul { $name } peut céder cette place.
seat-second = Vous avez déjà une place à cette table.
seat-away-soon = { $name } vient de partir. Dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, un robot pourra prendre la relève.
seated-only = Seuls les joueurs de la table peuvent faire cela.
invitation-dead = Ce lien a déjà servi ou a été retiré. Demandez-en un nouveau à l’hôte.
my-delete-unsure = Rien n’a été supprimé : cochez d’abord « Oui, définitivement ».
move-dead = Ce code ne marche pas : il a déjà servi, il a expiré ou il contient une faute. Créez-en un nouveau sur l’autre appareil.
invitation-expired = Ce lien a expiré. Demandez-en un nouveau à l’hôte.
invitation-needed = Cette place ne se prend qu’avec son propre lien.
offer-over = Cette place n’est plus proposée.
offer-not-asked = On ne vous demande rien pour cette place.
offer-holder-only = Cette place ne peut être cédée que par { $name }. En attendant, un robot peut jouer, et { $name } peut revenir à tout moment.
seat-stand-in = Le robot joue pour { $name } ; personne d’autre ne peut le changer.
takeback-over = Il n’y a plus rien à accepter.
name-mixed = « { $name } » mêle des lettres de plusieurs alphabets. Choisissez un nom dans un seul.
nonce-wrong = Une contribution au mélange compte 32 chiffres hexadécimaux, en minuscules.
takeback-not-asked = On ne vous demande pas votre accord.
chat-off = La discussion est désactivée à cette table.
chat-empty = Le message est vide.
action-or-notation = Envoyez soit le numéro d’une action, soit sa notation.
record-early = L’enregistrement devient public après la partie ; jusque-là, il contient des secrets.
replay-early = Tant qu’une partie est en cours, vous ne la voyez que de votre place.
replay-seat-missing = Cette place n’existe pas à cette table.
fork-early = Seule une partie terminée peut être reprise : jusque-là, elle contient des secrets.
fork-over = La partie est finie à ce moment. Reculez d’une étape pour la reprendre.
fork-other-rules = Les règles actuelles ne permettent pas de continuer à partir de ce moment : la partie a été jouée avec d’autres.
analysis-early = Une partie ne s’analyse qu’une fois terminée ; jusque-là, elle contient des secrets.
analysis-other-rules = Les règles ont été corrigées depuis cette partie ; elle ne peut pas être analysée avec les règles d’alors.
analysis-full = Trop d’analyses attendent. Réessayez dans quelques minutes.
analysis-failed = Cette partie n’a pas pu être analysée. Réessayez plus tard.
token-wrong = Ce jeton n’est pas valable.
page-token-wrong = Cette page a expiré, ou les cookies sont désactivés. Rechargez-la.
origin-wrong = Cette requête vient d’un autre site : elle est refusée.
too-fast = Trop vite. Attendez un instant.
streams-full = Le serveur ne peut pas accueillir d’autres spectateurs pour le moment.
streams-yours = Vous avez trop de pages de ce serveur ouvertes. Fermez-en quelques-unes.
storage-failed = Le serveur ne peut pas enregistrer en ce moment. Rien n’est perdu ; réessayez.
page-missing = Page introuvable.
request-wrong = La requête n’est pas valable. { $where }
address-banned = Cette adresse est bannie. Adressez-vous à l’administrateur de ce serveur.
person-banned = Vous êtes banni de ce serveur. Adressez-vous à son administrateur.
creation-members = Sur ce serveur, seuls les membres peuvent créer des tables. Demandez un lien à son administrateur.
creation-password = Sur ce serveur, il faut un mot de passe pour créer une table. Entrez-le sur la page /access.
access-password-wrong = Ce n’est pas le bon mot de passe.
access-code-dead = Ce lien n’est plus valable. Demandez-en un nouveau à l’administrateur.
metrics-closed = Ces mesures sont réservées à l’administrateur de ce serveur.
server-error = Une erreur s’est produite de notre côté. Elle a été consignée.
job-too-slow = Le serveur est très occupé et n’a pas terminé à temps. Réessayez dans un instant.
reader-gone = La page a été fermée avant que la réponse soit prête.
listed-yours = { $most } tables publiques de vous ou de votre réseau attendent déjà des joueurs. Fermez-en une d’abord.
connections-full = Le serveur a trop de connexions ouvertes. Réessayez dans un instant.
connections-yours = Trop de connexions sont ouvertes depuis votre réseau. Fermez quelques pages de ce site et réessayez.
requests-unfinished = Trop de requêtes inachevées viennent de votre réseau. Réessayez dans un instant.
server-stopping = Le serveur s’arrête. Réessayez dans un instant.
database-held = { $file } est déjà utilisé par un autre serveur (processus { $process }). Arrêtez-le d’abord, ou indiquez un autre fichier avec --database.
postgres-missing = PostgreSQL demande un paquet de plus : pip install "postchaise[postgres]"
push-missing = Les notifications demandent un paquet de plus : pip install "postchaise[push]"
push-key-wrong = push_key n’est pas une clé de notification valable. « postchaise admin push-key » en crée une.
push-off = Ce serveur n’envoie pas de notifications.
push-wrong = Nous ne connaissons pas l’adresse de notification de ce navigateur.
push-again = Une nouvelle partie ?
push-over = La partie est terminée
port-taken = Le port { NUMBER($port, useGrouping: 0) } de { $host } est pris. Choisissez-en un autre avec --port.

## Aide

hint-unknown = Il n’y a pas d’aide appelée « { $level } ». Possibles : { $known }.
hint-not-allowed = Cette table n’autorise pas autant d’aide.
hint-not-your-turn = Vous n’avez rien à décider en ce moment.
hint-one-choice = Vous n’avez qu’un choix.
hint-no-choice = Vous ne pouvez pas choisir cela maintenant.
hint-failed = Le conseiller n’a pas de réponse cette fois. Redemandez.
hint-thinking = Le conseiller réfléchit encore à votre dernière question.
setting-value-unknown = « { $wish } » n’est pas possible ici. Possibles : { $known }.

## Erreurs dans l’arène

arena-alone = Une arène demande au moins deux places.
arena-folder = Impossible d’utiliser { $folder } : { $problem }.
arena-foreign = { $folder } contient un rows.jsonl qui ne vient pas d’une arène ; choisissez un autre dossier.
arena-nobody = Nommez les robots, par exemple : --bots journeyman,apprentice.
arena-nothing-to-decide = Avec un seul robot, il n’y a rien à trancher ; retirez « --until sure » ou nommez un autre robot.
arena-other = { $folder } contient une autre rencontre : { $what } y vaut { $found }, ici { $wanted }. Choisissez un autre dossier.
arena-row = Ce n’est pas une partie d’arène : { $text }.
engine-lost = Un processus est mort { $tries } fois sur la même tâche ; abandon.
ray-bare = Postchaise n’est pas installé sur une machine de la grappe. Installez partout la même version : pip install "postchaise[ray]"
ray-other-code = { $machine } a une autre version de Postchaise ou du jeu, et jouerait d’autres parties. Installez la même version sur chaque machine de la grappe.
ray-unreachable = Aucune grappe Ray ne répond à { $address } : { $problem }
