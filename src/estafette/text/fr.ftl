### Phrases qui n’appartiennent à aucun jeu

seat = Joueur { $seat }

separator = { " ; " }

## Erreurs : une phrase claire, avec ce qui était attendu

illegal-action = { $why }
game-unknown = Aucun jeu ne s’appelle « { $game } ». { $near ->
    [none] Jeux installés : { $known }.
   *[other] Vouliez-vous dire { $near } ? Jeux installés : { $known }.
}
option-unknown = Le jeu { $game } n’a pas d’option « { $option } ». { $near ->
    [none] Options possibles : { $known }.
   *[other] Vouliez-vous dire { $near } ?
}
option-value = L’option { $option } n’accepte pas « { $value } » ; valeurs possibles : { $expected }.
option-idle = L’option { $option } n’a aucun effet avec { $other } ; retirez-la.
option-clash = L’option { $option } ne va pas avec { $other }.
seats-count = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }.
seat-unknown = La place { $seat } n’existe pas ; { $seats ->
    [one] cette partie n’a que la place 1.
   *[other] les places de cette partie vont de 1 à { $seats }.
}
player-unknown = Il n’y a pas de joueur « { $player } ». Possible : { $known }.
position-unknown = La partie compte { $most } actions ; la position { $position } n’existe pas.
audience-early = On ne peut tout voir qu’après la fin de la partie.
notation-unknown = « { $text } » n’est pas une action. Les actions s’écrivent ainsi : { $known }.
notation-argument = « { $word } » ne convient pas pour « { $domain } ». Possibilités : { $known }.
outcome-missing = Le tirage numéro { $position } a été demandé, mais rien n’est noté.
outcome-impossible = Le tirage numéro { $position } ne peut pas être { $outcome }.
record-foreign = Ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un enregistrement d’Estafette ; il devrait commencer par « { $expected } ».
record-too-long = Ce fichier est trop long pour être une partie (au plus { $most } caractères).
record-header = La ligne { $line } n’est pas une ligne d’enregistrement : « { $text } ».
record-header-missing = Il manque à l’enregistrement la ligne « { $header }: ».
record-action = La ligne { $line } n’est pas une action : « { $text } ».
record-version = Ligne { NUMBER($line, useGrouping: 0) } : l’enregistrement suit la version { $found } des règles, ce programme joue la version { $expected }.
record-components = Ligne { NUMBER($line, useGrouping: 0) } : la partie a été jouée avec un autre matériel ({ $found }) que celui qui est chargé ici ({ $expected }). Indiquez le même fichier avec --components.
record-setup = Ligne { NUMBER($line, useGrouping: 0) } : impossible de mettre cette partie en place. { $problem }
record-line = Ligne { NUMBER($line, useGrouping: 0) }, « { $text } » : { $problem }
record-outcomes-left = Ligne { NUMBER($line, useGrouping: 0) } : { $left ->
    [one] { $left } tirage
   *[other] { $left } tirages
} en trop.
record-end = Ligne { NUMBER($line, useGrouping: 0) } : le résultat ne découle pas des actions.
components-missing = { $entry } : il manque « { $key } ».
components-type = { $entry } : « { $key } » devrait être { $expected ->
    [integer] un nombre entier
    [string] un texte
    [array] une liste
    [table] une table
   *[other] { $expected }
}.
components-unknown-key = { $entry } : la clé « { $key } » est inconnue.
components-unknown-id = { $entry } : « { $value } » ne convient pas pour « { $key } » ; valeurs possibles : { $expected }.
components-duplicate = { $entry } : { $key } « { $value } » s’y trouve deux fois.
components-count = { $entry } : { $value } au lieu de { $expected }.
components-range = { $entry } : « { $key } » vaut { $value } ; valeurs possibles : { $expected }.
components-source = { $entry } : « { $value } » n’est pas une source pour { $key } ; valeurs possibles : rulebook, public, derived ou reconstructed.
components-rule = { $entry } : { $value } est contraire aux règles ; valeur attendue : { $expected }.
components-unreadable = Impossible de lire { $entry } : { $problem }.
components-not-toml = { $entry } n’est pas un fichier TOML : { $problem }.
components-too-late = Le matériel du jeu { $game } est déjà chargé ; indiquez { $entry } avant.

## Raisons communes à tous les jeux

reason-match-over = La partie est terminée.
reason-not-your-turn = C’est à { $player } de jouer.
reason-action-unknown = Il n’y a pas d’action numéro { NUMBER($number, useGrouping: 0) }.
reason-not-this-step = Ce n’est pas ce qui est demandé maintenant.
reason-undo-nothing = Il n’y a rien à annuler.
reason-undo-not-yours = La dernière action a été jouée par { $player }.
reason-undo-revealed = Une information a été révélée : on ne peut plus annuler.
