### Thurn und Taxis : les mots du jeu en français

## Le jeu

thurn-und-taxis-title = Thurn und Taxis
thurn-und-taxis-tagline = Ouvrez des routes postales, posez vos maisons et gagnez les faveurs de la cour.
pitch = Reliez les villes carte après carte, fermez la route à temps et ouvrez des relais dans chaque région.

## Villes

city-augsburg = Augsburg
    .of = d’Augsburg
city-basel = Basel
    .of = de Basel
city-budweis = Budweis
    .of = de Budweis
city-carlsruhe = Carlsruhe
    .of = de Carlsruhe
city-freiburg = Freiburg
    .of = de Freiburg
city-ingolstadt = Ingolstadt
    .of = d’Ingolstadt
city-innsbruck = Innsbruck
    .of = d’Innsbruck
city-kempten = Kempten
    .of = de Kempten
city-linz = Linz
    .of = de Linz
city-lodz = Lodz
    .of = de Lodz
city-mannheim = Mannheim
    .of = de Mannheim
city-muenchen = München
    .of = de München
city-nuernberg = Nürnberg
    .of = de Nürnberg
city-passau = Passau
    .of = de Passau
city-pilsen = Pilsen
    .of = de Pilsen
city-regensburg = Regensburg
    .of = de Regensburg
city-salzburg = Salzburg
    .of = de Salzburg
city-sigmaringen = Sigmaringen
    .of = de Sigmaringen
city-stuttgart = Stuttgart
    .of = de Stuttgart
city-ulm = Ulm
    .of = d’Ulm
city-wuerzburg = Würzburg
    .of = de Würzburg
city-zuerich = Zürich
    .of = de Zürich

## Régions

province-baden = Bade
    .the = le pays de Bade
    .in = au pays de Bade
    .of = du pays de Bade
    .mark = BA
province-wuerttemberg = Wurtemberg
    .the = le Wurtemberg
    .in = dans le Wurtemberg
    .of = du Wurtemberg
    .mark = WU
province-hohenzollern = Hohenzollern
    .the = le Hohenzollern
    .in = dans le Hohenzollern
    .of = du Hohenzollern
    .mark = HO
province-schweiz = Suisse
    .the = la Suisse
    .in = en Suisse
    .of = de Suisse
    .mark = CH
province-tyrol = Tyrol
    .the = le Tyrol
    .in = au Tyrol
    .of = du Tyrol
    .mark = TY
province-boehmen = Bohême
    .the = la Bohême
    .in = en Bohême
    .of = de Bohême
    .mark = BO
province-salzburg = Pays de Salzbourg
    .map = Salzbourg
    .the = le pays de Salzbourg
    .in = au pays de Salzbourg
    .of = du pays de Salzbourg
    .mark = SA
province-polen = Pologne
    .the = la Pologne
    .in = en Pologne
    .of = de Pologne
    .mark = PO
province-baiern = Bavière
    .the = la Bavière
    .in = en Bavière
    .of = de Bavière
    .mark = BV

## Bouts de la route

side-left = gauche
side-right = droite

## Couleurs des joueurs

player-indigo = Indigo
player-crimson = Carmin
player-teal = Sarcelle
player-amber = Ambre

## Fonctionnaires

official-postmaster = Chef de poste
    .the = le chef de poste
    .effect = Prenez une deuxième carte.
official-administrator = Bailli
    .the = le bailli
    .effect = Remplacez toutes les cartes visibles.
official-carrier = Postier
    .the = le postier
    .effect = Posez une deuxième carte qui convient.
official-cartwright = Charron
    .the = le charron
    .effect = Prenez votre prochaine calèche même s’il manque une ou deux cartes à la route.

## Tuiles Bonus

stack-length-5 = Route de 5 villes
    .the = la tuile pour une route de 5 villes
    .effect = Pour la fermeture d’une route d’exactement 5 cartes.
stack-length-6 = Route de 6 villes
    .the = la tuile pour une route de 6 villes
    .effect = Pour la fermeture d’une route d’exactement 6 cartes.
stack-length-7 = Route de 7 villes ou plus
    .the = la tuile pour une route de 7 villes ou plus
    .effect = Pour la fermeture d’une route de 7 cartes ou plus.
stack-baden = Bade
    .the = la tuile de Bade
    .effect = Pour une maison dans chaque ville du pays de Bade.
stack-wuerttemberg-hohenzollern = Wurtemberg et Hohenzollern
    .the = la tuile du Wurtemberg et du Hohenzollern
    .effect = Pour une maison dans chaque ville du Wurtemberg et du Hohenzollern.
stack-schweiz-tyrol = Suisse et Tyrol
    .the = la tuile de Suisse et Tyrol
    .effect = Pour une maison dans chaque ville de Suisse et du Tyrol.
stack-boehmen-salzburg = Bohême et Salzbourg
    .the = la tuile de Bohême et Salzbourg
    .effect = Pour une maison dans chaque ville de Bohême et du pays de Salzbourg.
stack-baiern = Bavière
    .the = la tuile de Bavière
    .effect = Pour une maison dans chacune des 8 villes de Bavière.
stack-all-provinces = Toutes les régions
    .the = la tuile pour toutes les régions
    .effect = Pour au moins une maison dans chacune des régions demandées.
stack-game-end = Fin de partie
    .the = la tuile de fin de partie
    .effect = Pour le premier qui prend la plus grande calèche ou qui pose sa dernière maison.

## Quantités

letter-count = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
house-count = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Points

score-carriage = Calèche
score-length = Tuiles de longueur
score-provinces = Régions complètes
score-all-provinces = Toutes les régions
score-end = Fin de partie
score-courier = Messager
score-houses = Maisons non posées
why-more-carriage = vous obtenez une plus grande calèche
why-less-carriage = vous obtenez une plus petite calèche
why-more-length = vos longues routes rapportent plus
why-less-length = vos longues routes rapportent moins
why-more-provinces = vos régions rapportent plus
why-less-provinces = vos régions rapportent moins
why-more-all-provinces = vous serez plus vite dans toutes les régions
why-less-all-provinces = vous serez moins vite dans toutes les régions
why-more-end = vous finirez plus souvent la partie
why-less-end = vous finirez moins souvent la partie
why-more-courier = le messager vous rapporte plus
why-less-courier = le messager vous rapporte moins
why-more-houses = vous placez plus de maisons
why-less-houses = vous placez moins de maisons

## Options

option-expansion = Le Messager de la Princesse
    .help = L’extension : des lettres de noblesse paient des fonctionnaires en plus, et le messager baisse leur prix.
option-expansion-true = Avec l’extension
    .help = Des lettres attendent dans les villes, plusieurs fonctionnaires peuvent servir dans le même tour, et l’on peut renoncer à une calèche.
option-expansion-false = Jeu de base
    .help = Un fonctionnaire par tour, ni lettres ni messager.

option-all-provinces = Tuile pour toutes les régions
    .help = Où il faut une maison pour la tuile qui vaut 6, 5, 4 ou 3 points. Les éditions imprimées ne sont pas d’accord.
option-all-provinces-outside-baiern = Toutes sauf la Bavière
option-all-provinces-all-nine = Les neuf
    .help = Il faut aussi une maison en Bavière.

option-house-placement = Pose des maisons
    .help = Peut-on poser moins de maisons que la façon choisie n’en permet ?
option-house-placement-complete = Tout poser
    .help = Une fois la façon choisie, vous posez toutes les maisons qu’elle permet.
option-house-placement-optional = Autant que vous voulez
    .help = Vous posez vos maisons une par une et vous arrêtez quand vous voulez.

option-base-decline-carriage = Renoncer à une calèche
    .help = Peut-on renoncer à une calèche gagnée par sa route ? Avec l’extension, c’est toujours permis.
option-base-decline-carriage-false = Non
option-base-decline-carriage-true = Oui

option-first-player = Premier joueur
    .help = Qui commence chaque manche.
option-first-player-random = Tiré au sort
option-first-player-1 = Place 1
option-first-player-2 = Place 2
option-first-player-3 = Place 3
option-first-player-4 = Place 4

option-memory-aid = Aide-mémoire
    .help = Tous voient quelles cartes visibles sont prises. Faut-il vous les rappeler ?
option-memory-aid-true = Oui
    .help = Les cartes connues dans les mains des autres sont montrées, et celles qu’on n’a pas encore vues sont comptées.
option-memory-aid-false = Non
    .help = Seul le nombre de cartes de chaque main est montré.

option-hide-bonus-totals = Tuiles Bonus des adversaires
    .help = Une fois gagnées, les tuiles sont posées face cachée. Faut-il les cacher jusqu’à la fin ?
option-hide-bonus-totals-false = Visibles
option-hide-bonus-totals-true = Cachées
    .help = Vous voyez combien de tuiles ont les autres, mais ni la valeur de leurs tuiles ni leur score.

## Questions

prompt-draw = Quelle carte prenez‑vous ?
prompt-draw-again = Chef de poste : une deuxième carte ?
prompt-draw-forced = Chef de poste : quelle deuxième carte prenez‑vous ? Votre main était vide.
prompt-draw-end = Vous avez pris vos cartes. Utilisez‑vous le bailli ?
prompt-start = Avec quelle carte commencez‑vous votre route ?
prompt-play = Quelle carte prolonge votre route de { card-count } ?
prompt-abandon = Aucune carte ne convient à votre route de { card-count }. Vous devez l’abandonner.
prompt-play-again = Postier : posez‑vous une deuxième carte ?
prompt-play-again-none = Aucune autre carte ne convient pour le postier : continuez.
prompt-close = Fermez‑vous votre route de { card-count } ?
prompt-houses = Où posez‑vous vos maisons ?
prompt-house = Où posez‑vous la prochaine maison ? Il vous reste { house-count }.
prompt-house-in = Dans quelle ville { NAME($province, form: "of") } posez‑vous la maison ?
prompt-house-all = Dans quelle ville { NAME($province, form: "of") } posez‑vous la prochaine maison ? Il vous reste { house-count }.
prompt-carriage = Prenez‑vous la calèche { $level } ?
prompt-cartwright = Il manque { card-count } à votre route pour la calèche { $level }. Utilisez‑vous le charron ?
prompt-discard = Vous pouvez garder { $limit } cartes : vous en avez { $count ->
    [one] une de trop
   *[other] { $count } de trop
}. Laquelle défaussez‑vous ?
set-automatic-also = Cela passe aussi le bailli une fois mes cartes prises et, contre des robots, continue quand aucune autre carte ne convient.

## Choix

choice-draw = Prendre { $city }
choice-draw-postmaster = Prendre { $city } avec le chef de poste
choice-draw-pile = Prendre la première carte de la pioche
choice-draw-pile-postmaster = Prendre la première carte de la pioche avec le chef de poste
choice-administrator = Utiliser le bailli pour remplacer les cartes visibles
choice-end-draw = Ne plus piocher
choice-end-draw-administrator = Continuer sans le bailli
    .undone = passer le bailli
choice-start = Commencer avec { $city }
choice-play = Poser { $city }
choice-play-end = Poser { $city } à côté { NAME($end, form: "of") }
choice-play-carrier = Poser { $city } avec le postier
choice-play-carrier-end = Poser { $city } à côté { NAME($end, form: "of") } avec le postier
choice-abandon = Abandonner la route
choice-end-play = Ne plus poser de carte
choice-close = Fermer la route
choice-end-turn = Garder la route et finir le tour
choice-houses-each = Une maison dans chaque région de la route
choice-houses-in = Seulement { NAME($province, form: "in") }, une maison dans chaque ville de la route
choice-house = { $city }
choice-end-houses = Ne plus poser de maison
choice-take-carriage = Prendre la calèche { $level }
choice-cartwright = Prendre la calèche { $level } avec le charron
choice-decline-carriage = Renoncer à la calèche
choice-no-carriage = Se passer de calèche
choice-discard = Défausser { $city }

## Titres des choix

group-draw = Piocher
group-officials = Fonctionnaires
group-play = Poser
group-route = Nouvelle route
group-close = Fermer
group-houses = Maisons
group-house = Ville
group-carriage = Calèche
group-discard = Défausser
group-done = Terminer

## Conséquences

effect-fits = convient à votre route
effect-shuffle = { $count ->
    [0] la pioche et la défausse sont vides
    [one] d’abord, la seule carte de la défausse devient la pioche
   *[other] les { $count } cartes défaussées sont d’abord mélangées
}
effect-administrator = { $count ->
    [0] il n’y a aucune carte visible
    [one] la carte visible va à la défausse
   *[other] les { $count } cartes visibles vont à la défausse
}
effect-then-postmaster = le chef de poste vous coûtera ensuite { $letters }
effect-length = votre route comptera { card-count }
effect-abandon = { $count ->
    [one] la carte de la route va à la défausse sans rien rapporter
   *[other] les { $count } cartes de la route vont à la défausse sans rien rapporter
}
effect-earns-carriage = vous donne droit à la calèche { $level }
effect-short = il manque { card-count } pour la calèche { $level }
effect-cartwright = { $amount ->
    [0] le charron peut y suppléer
   *[other] le charron peut y suppléer pour { $letters }
}
effect-no-cartwright = le charron ne peut pas vous aider : vous avez déjà utilisé un fonctionnaire
effect-no-letters = le charron ne peut pas vous aider : il faut { $letters }, et vous { $has ->
    [0] n’en avez aucune
    [1] n’en avez qu’une
   *[other] n’en avez que { $has }
} à dépenser
effect-tile = { NAME($stack, form: "the") } : { $points }
effect-houses = { $count ->
    [0] aucune maison
   *[other] { house-count }
}
effect-houses-most = au plus { house-count }
effect-letters = vous gagnez { letter-count }
effect-last-house = votre dernière maison : c’est la dernière manche
effect-gain = { $points } de plus
effect-last-carriage = la plus grande calèche : c’est la dernière manche
effect-courier = vous prenez le messager : { $points } tant qu’il est à vous, et les fonctionnaires coûtent moins
effect-keep-courier = vous gardez le messager
effect-keep = au prochain tour une carte doit convenir, sinon { $count ->
    [one] la carte est perdue
   *[other] les { $count } sont perdues
}
effect-keep-fits = en main : { $cities }
effect-keep-none = aucune carte en main ne convient
effect-keep-over = la partie finit avant votre prochain tour : la route ne rapporte rien

## Journal

log-turn = { $player } : manche { $number }
log-draw = { $player } prend { $city } parmi les cartes visibles
log-draw-pile = { $player } prend la première carte de la pioche : { $city }
log-draw-hidden = { $player } prend la première carte de la pioche
log-refill = { $city } arrive parmi les cartes visibles
log-shuffle = La défausse est mélangée : la nouvelle pioche compte { card-count }
log-postmaster = { $amount ->
    [0] { $player } utilise le chef de poste
   *[other] { $player } utilise le chef de poste pour { $letters }
}
log-administrator = { $amount ->
    [0] { $player } utilise le bailli : les cartes visibles sont remplacées
   *[other] { $player } utilise le bailli pour { $letters } : les cartes visibles sont remplacées
}
log-carrier = { $amount ->
    [0] { $player } utilise le postier
   *[other] { $player } utilise le postier pour { $letters }
}
log-cartwright = { $amount ->
    [0] { $player } utilise le charron
   *[other] { $player } utilise le charron pour { $letters }
}
log-no-card = { $player } ne peut pas piocher : il ne reste aucune carte
log-play = { $player } pose { $city }
log-abandon = { $player } abandonne sa route { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}
log-no-play = { $player } n’a aucune carte à poser
log-close = { $player } ferme une route de { card-count }
log-houses-each = { $count ->
    [-1] { $player } choisit une maison par région
    [one] { $player } pose { house-count }
   *[other] { $player } pose { house-count }, une par région
}
log-houses-in = { $count ->
    [-1] { $player } choisit { NAME($province, form: "the") } pour ses maisons
    [0] { $player } ne pose aucune maison : rien ne manque { NAME($province, form: "in") }
   *[other] { $player } pose { house-count } { NAME($province, form: "in") }
}
log-house = { $player } pose une maison à { $city }
log-no-house = { $player } ne peut poser aucune maison
log-letter = { $player } prend la lettre { NAME($city, form: "of") }
log-tile = { $player } prend { NAME($stack, form: "the") } : { $points }
log-carriage = { $player } prend la calèche { $level }
log-no-carriage = { $case ->
    [1] { $player } ne reçoit pas la calèche { $level } : la route est trop courte, et le charron n’est pas utilisé
    [2] { $player } ne reçoit pas la calèche { $level } : la route est trop courte, et le charron ne peut pas être utilisé
   *[0] { $player } ne reçoit pas la calèche { $level } : la route est trop courte
}
log-decline = { $player } renonce à la calèche { $level }
log-courier = { $player } prend le messager de la princesse
log-keep-courier = { $player } garde le messager de la princesse
log-clear = { $player } défausse sa route de { card-count }
log-discard = { $player } défausse { $city }
log-end = { $cause ->
    [3] Il ne reste aucune carte à prendre ni à poser
    [4] La millième manche était la dernière
    [1] { $player } a posé sa dernière maison : on finit la manche
   *[2] { $player } a la plus grande calèche : on finit la manche
}
log-over = La partie est terminée

## Pourquoi une action n’est pas permise

reason-TT-TURN-02 = { $case ->
    [0] Vous devez d’abord prendre une carte.
   *[1] Vous avez déjà pris toutes vos cartes.
}
reason-TT-TURN-03 = { $case ->
    [0] Vous n’avez pas { $city } en main.
   *[1] Vous devez d’abord poser une carte.
}
reason-TT-TURN-06 = Un seul fonctionnaire par tour, et vous avez déjà utilisé { NAME($official, form: "the") }.
reason-TT-DRAW-01 = { $city } n’est pas parmi les cartes visibles.
reason-TT-DRAW-07 = La pioche et la défausse sont vides : prenez une carte visible.
reason-TT-OFFICE-POSTMASTER-03 = Votre main était vide : vous devez prendre une deuxième carte avec le chef de poste.
reason-TT-OFFICE-ADMINISTRATOR-01 = Il n’y a aucune carte à remplacer.
reason-TT-OFFICE-ADMINISTRATOR-02 = Le bailli ne sert qu’avant la première carte piochée du tour.
reason-TT-OFFICE-ADMINISTRATOR-03 = Votre main était vide : votre seul fonctionnaire du tour est le chef de poste.
reason-TT-OFFICE-CARTWRIGHT-02 = Pour la calèche { $needed }, { $has } cartes ne suffisent pas, même avec le charron.
reason-TT-OFFICE-CARTWRIGHT-04 = Votre route est assez longue : vous n’avez pas besoin du charron.
reason-TT-ROUTE-03 = { $case ->
    [0] { $city } est déjà dans votre route.
   *[1] Aucun chemin ne joint { $city } à un bout de votre route.
}
reason-TT-ROUTE-04 = { $case ->
    [0] Il n’y a qu’une place possible : posez cette carte à droite.
    [1] { $city } se pose au bout droit de la route.
   *[2] { $city } se pose au bout gauche de la route.
}
reason-TT-ROUTE-07 = Vous n’avez pas de route à abandonner.
reason-TT-ROUTE-08 = On n’abandonne sa route qu’avant de poser la première carte du tour.
reason-TT-HOUSE-01 = { $case ->
    [0] Votre route n’a aucune ville { NAME($province, form: "in") }.
    [1] Vous avez déjà posé la maison prévue { NAME($province, form: "in") }.
   *[2] Vous avez choisi une autre région.
}
reason-TT-HOUSE-02 = { $city } n’est pas dans votre route.
reason-TT-HOUSE-03 = { $case ->
    [0] Vous avez déjà une maison dans chaque ville de votre route située { NAME($province, form: "in") }.
   *[1] Vous y avez déjà une maison.
}
reason-TT-HOUSE-06 = { $case ->
    [0] Pour ne rien poser, choisissez { NAME($province, form: "the") } : cela revient au même.
    [1] Choisissez une maison dans chaque région : cela revient au même.
    [2] Choisissez d’abord la ville { NAME($province, form: "in") }.
   *[3] Toutes les maisons qui peuvent être posées doivent l’être.
}
reason-TT-CARRIAGE-02 = { $case ->
    [0] La calèche { $needed } demande { $needed } cartes, votre route en a { $has }.
   *[1] Vous devez prendre la calèche que votre route vous donne.
}
reason-TT-CLOSE-07 = Vous n’avez pas { $city } en main.
reason-TX-LETTER-05 = Seules comptent les lettres que vous aviez au début du tour : il en faut { $needed ->
    [one] une
   *[other] { $needed }
}, { $has ->
    [0] il ne vous en reste aucune
    [1] il ne vous en reste qu’une
   *[other] il ne vous en reste que { $has }
}.
reason-TX-OFFICE-03 = { NAME($official) } : une seule fois par tour.
reason-TX-OFFICE-04 = Un fonctionnaire supplémentaire coûte { $needed ->
    [one] 1 lettre
   *[other] { $needed } lettres
}, et vous { $has ->
    [0] n’en avez aucune
    [1] n’en avez qu’une
   *[other] n’en avez que { $has }
} à dépenser.
reason-TX-OFFICE-06 = Il vous restera à payer le chef de poste : il faut { $needed ->
    [one] 1 lettre
   *[other] { $needed } lettres
} en tout, et vous { $has ->
    [0] n’en avez aucune
    [1] n’en avez qu’une
   *[other] n’en avez que { $has }
} à dépenser.

## Fin de partie

ending-houses = un joueur a posé sa dernière maison
ending-carriage = un joueur a pris la plus grande calèche
ended-houses = { $player } a posé sa dernière maison
ended-carriage = { $player } a pris la plus grande calèche
ending-rounds = dernière manche
ending-cards = il ne restait aucune carte à prendre ni à poser

tie-end = { $first } et { $second } sont à égalité avec { point-count }. La tuile de fin de partie les départage : elle est à { $first }.
tie-end-wins = { $first } gagne grâce à la tuile de fin
tie-order = { $first } et { $second } sont à égalité avec { point-count }. La tuile de fin de partie les départage : elle est à { $holder }, et de là, dans le sens horaire, { $first } vient avant { $second }.
tie-order-wins = { $first } gagne, plus près de la tuile de fin dans l’ordre du tour
course-note = chaque maison à poser compte −1

closing-title = Où se trouvent les maisons
figure-routes = Routes fermées
figure-longest = Plus longue route
figure-cities = Villes des routes
figure-houses = Maisons
figure-provinces = Régions
figure-letters = Lettres reçues

## Le bureau

desk-your-route = { $count ->
    [0] Votre route
   *[other] Votre route, { card-count }
}
desk-route-of = { $count ->
    [0] { $name } : route
   *[other] { $name } : route, { card-count }
}
desk-no-route = Aucune carte posée.
desk-free = libres pour des maisons :
tab-hand = Cartes
desk-your-hand = Votre main, { $count }
desk-held = En main :
desk-hand-of = { $name } : main, { $count }
desk-no-hand = Aucune carte en main.
desk-fitting = { $count ->
    [0] aucune ne convient
    [one] { $count } convient
   *[other] { $count } conviennent
}
desk-display = Cartes visibles
desk-discarded = défausse { $count }
desk-card = { $city }, { $province }
desk-sign-has = votre maison y est
desk-sign-free = votre maison y manque
desk-sign-mail = votre maison y manque, une lettre y attend
desk-fits = prolonge votre route
desk-fits-left = va à gauche
desk-fits-right = va à droite
desk-fits-both = va aux deux bouts
desk-fits-after = va après { $city }
desk-fits-beside = à côté de { $city }
desk-fits-nowhere = ne se raccorde pas
desk-fits-twice = déjà dans votre route
desk-fits-held = déjà dans votre main
desk-gap-start = première carte
desk-gap-left = Bout gauche de votre route. De votre main : { $cities }
desk-gap-right = Bout droit de votre route. De votre main : { $cities }
desk-gap-left-none = Bout gauche de votre route. Aucune carte en main ne convient.
desk-gap-right-none = Bout droit de votre route. Aucune carte en main ne convient.
desk-pile = Pioche : { $cards }
desk-pile-holds = { $pile }. Possibles : { $cities }
desk-discard = Défausse : { $cards }
desk-discard-holds = { $discard } : { $cities }
desk-blind = { $cards }, face cachée
desk-list = { $first }, { $rest }
desk-or = ou

desk-closes-from = Une route se ferme à partir de { card-count }
desk-if-closed = Fermée à { card-count }, elle rapporte
desk-rest-tile = tuile : { $points }
desk-rest-carriage = calèche { $level }
desk-rest-short = calèche { $level } : il manque { card-count }
desk-sum-now = { $points } maintenant
desk-sum-then = { $points } ensuite
desk-part-houses = maisons
desk-part-tiles = tuiles
desk-part-carriage = calèche
desk-part-courier = messager

desk-any-case = Dans tous les cas
desk-no-length-tile = plus de tuile de longueur
desk-carriage = calèche { $level }
desk-cartwright-free = { $carriage } avec le charron
desk-cartwright-paid = { $carriage } avec le charron pour { $letters }
desk-or-courier-take = ou le messager +{ $points }
desk-courier-take = messager +{ $points }
desk-courier-keep = vous gardez le messager
desk-last-carriage = c’est la dernière manche
desk-short = { $carriage } : il manque { card-count }
desk-short-poor = { $short }, trop peu de lettres pour le charron
desk-short-used = { $short }, et votre fonctionnaire est utilisé
group-ways = Fermer avec ces maisons
group-also = Aussi
desk-way-each = Une par région
desk-way-in = Seulement { NAME($province, form: "in") }
desk-way-none = Sans maison
desk-then-each = Si vous fermez : une par région
desk-then-in = Si vous fermez : seulement { NAME($province, form: "in") }
desk-then-none = Si vous fermez : sans maison
desk-houses-word = { $count ->
    [one] maison
   *[other] maisons
}
desk-letters-word = { $count ->
    [one] lettre
   *[other] lettres
}
desk-so-many-of = { $count } parmi :
desk-one-of = une sur { $count }
desk-left-after = reste { $left }
desk-last-house = dernière maison : c’est la dernière manche
desk-last-house-perhaps = avec votre dernière maison, c’est la dernière manche
desk-at-left = gauche
desk-at-right = droite
desk-closing-then = fermer { $points }
desk-administrator = Bailli : remplacer les cartes visibles
desk-no-twice = Déjà dans votre route.
desk-no-road = Aucun chemin vers { $left } ni { $right }.
desk-no-road-one = Aucun chemin vers { $city }.
desk-no-house-twice = Votre maison y est.
desk-no-house-province = La maison est déjà posée { NAME($province, form: "in") }.
desk-no-house-yet = Choisissez d’abord la ville { NAME($province, form: "in") }.

desk-official-free = gratuit
desk-official-used = utilisé
desk-official-poor = il faut
desk-official-barred = un seul par tour
desk-official-later = plus tard

## Le plateau en texte

sheet-turn = Le tour en cours
sheet-display = Cartes visibles
sheet-hand = Votre main
sheet-routes = Routes
sheet-provinces = Régions
sheet-roads = Chemins
sheet-tiles = Tuiles Bonus
sheet-carriages = Calèches
sheet-officials = Fonctionnaires
sheet-cards = Pioche et défausse

sheet-column-round = Manche
sheet-column-drawn = Cartes prises
sheet-column-played = Cartes posées
sheet-column-used = Utilisé ce tour-ci
sheet-column-price = Prix d’un fonctionnaire de plus
sheet-column-purse = Lettres à dépenser
sheet-column-mode = Maisons
sheet-column-open = Maison possible à
sheet-column-end = Fin de partie
sheet-column-first = Premier joueur
sheet-column-city = Ville
sheet-column-province = Région
sheet-column-fits = Prolonge votre route à côté de
sheet-column-house = Votre maison
sheet-column-roads = Chemins vers
sheet-column-where = Où
sheet-column-cards = Cartes
sheet-column-top = Au-dessus
sheet-column-cities = Lesquelles
sheet-column-route = Route
sheet-column-onward = Suite possible
sheet-column-provinces = Régions
sheet-column-hand = Cartes en main
sheet-column-known = Dont connues
sheet-column-carriage = Calèche
sheet-column-houses-left = Maisons restantes
sheet-column-letters = Lettres
sheet-column-courier = Messager
sheet-column-tiles = Tuiles Bonus
sheet-column-houses = Maisons
sheet-column-letters-wait = Sans maison : une lettre y attend
sheet-column-no-house = Sans maison
sheet-column-tile = Tuile
sheet-column-values = Points restants, à partir du haut
sheet-column-for = Pour quoi
sheet-column-owners = Prise par
sheet-column-official = Fonctionnaire

sheet-mode-each = une dans chaque région de la route
sheet-mode-in = dans une seule région
sheet-yes = oui
sheet-pile = Pioche
sheet-discard = Défausse
sheet-way = depuis { $city } : { $onward }
sheet-hidden = cachés
sheet-won = gagnée : { $points }
sheet-complete = toutes les maisons y sont
sheet-courier-effect = Avec le messager, un fonctionnaire de plus coûte { $price ->
    [one] 1 lettre
   *[other] { $price } lettres
} ; à la fin, il rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sheet-possible = possibles : { $cities }
sheet-letters-removed = Lettres dépensées
sheet-last = la dernière manche
sheet-face-down = { $count ->
    [one] { $count } tuile, face cachée
   *[other] { $count } tuiles, face cachée
}
sheet-carriage = Calèche { $level }
sheet-missing = il manque : { $places }
sheet-unseen = Cartes dans la pioche ou cachées dans une main

## The drawn board: map, cabinet, players

tt-map = Carte des routes postales du sud de l’Allemagne et des pays voisins
tt-view-map = Carte
tt-view-cabinet = Calèches et bonus
tt-ends = fin : calèche { $level } ou { $count } maisons
tt-last-round = c’est la dernière manche
tt-near-many = { $count } joueurs
tt-near-houses = reste { house-count } : { $players }
tt-near-carriage = { $players } : plus que la calèche { $count } à prendre
tt-carriages = Calèches
tt-tiles = Tuiles Bonus
tt-next = prochaine
tt-courier = Le messager
tt-courier-gives = { $points ->
    [one] 1 point
   *[other] { $points } points
}, paie { $letters ->
    [one] 1 lettre
   *[other] { $letters } lettres
}
tt-courier-nobody-yet = encore libre
tt-courier-how = Il va à qui ferme une route sans prendre de calèche.
tt-houses-left = Maisons restantes
tt-stack-length-5 = 5 villes
tt-stack-length-6 = 6 villes
tt-stack-length-7 = 7 et plus
tt-stack-baden = Bade
tt-stack-wuerttemberg-hohenzollern = Wurt., Hohenz.
tt-stack-schweiz-tyrol = Suisse, Tyrol
tt-stack-boehmen-salzburg = Bohême, Salzb.
tt-stack-baiern = Bavière
tt-stack-all-provinces = Sauf la Bavière
tt-stack-all-nine = Les neuf
tt-stack-game-end = Fin de partie
tt-stack-values = Points restants, depuis le dessus : { $points }.
tt-stack-empty = Il n’en reste plus.
tt-carriage-for = { $points } en fin de partie, pour une route d’au moins { $level } cartes. Seule votre plus grande calèche compte.
tt-carriage-ends = Qui la prend met fin à la partie.
tt-city = { $city }, { $province }.
tt-houses-of = Maisons : { $players }.
tt-no-house = Encore aucune maison.
tt-letter-waits = Encore aucune maison : la première gagne une lettre.
tt-province = { $province } : { $cities }.
tt-cards-word = { $count ->
    [one] carte en main
   *[other] cartes en main
}
tt-carriage-word = calèche
tt-no-route = pas de route
tt-holds = a { $cities }
tt-unknown = { $count ->
    [one] et { $count } inconnue
   *[other] et { $count } inconnues
}
tt-route-of = { $count ->
    [0] { $player } n’a pas de route.
    [1] Route de { $player } : { $route }. Montrée sur la carte.
   *[other] Route de { $player }, { $count } cartes : { $route }. Montrée sur la carte.
}

## Le but, chez les joueurs

goal-ends = Fin : calèche { $level } ou dernière maison.
goal-near-carriage = { $players } : plus que la calèche { $count } avant la fin.
goal-near-houses = { $count ->
    [one] { $players } : encore une maison à poser, puis c’est la fin.
   *[other] { $players } : encore { $count } maisons à poser, puis c’est la fin.
}

## D’où vient un prix

price-official = un fonctionnaire de plus
price-courier = le messager

## Le répertoire

cards-title = Tuiles, calèches, fonctionnaires
effect-card = { NAME($card, form: "effect") }
cards-all-nine = Pour une maison dans chacune des neuf régions.
cards-all-outer = Pour une maison dans chaque région sauf la Bavière.
cards-then = puis { $values }
cards-carriage = Calèche { $level }
cards-carriage-effect = { $before ->
    [0] Pour une route fermée d’au moins { $level } cartes.
   *[other] Pour une route fermée d’au moins { $level } cartes, après la calèche { $before }.
}
cards-ends = termine la partie
cards-used = déjà utilisé
cards-one-official = un seul par tour

## Caractères possibles des robots

style-racer = Fonceur
    .the = le Fonceur
    .plays = Ferme sa route dès qu’elle vaut la calèche suivante et court vers la fin.
style-voyager = Voyageur
    .the = le Voyageur
    .plays = Prend son temps pour de longues routes et les ferme tard.

## Ce que demande le conseiller, sans nommer de choix

nudge-draw = Regardez les cartes visibles : quelles villes touchent votre route, ou se touchent entre elles ?
nudge-draw-pile = L’une des cartes visibles prolonge-t-elle votre route ?
nudge-administrator = Six autres cartes vous serviraient-elles mieux que celles-ci ?
nudge-play = De quel bout de votre route partent le plus de chemins vers les cartes de votre main ?
nudge-abandon = Cette route peut-elle encore grandir, ou ne fait-elle que gêner ?
nudge-close = La route est-elle assez longue pour ce que vous en attendez, et qu’apporterait une ville de plus ?
nudge-end-turn = Une route plus longue ouvre-t-elle quelque chose que celle-ci n’ouvre pas ?
nudge-houses-each = Où vos maisons complètent-elles quelque chose : dans plusieurs régions, ou dans une seule ?
nudge-houses-in = Où vos maisons complètent-elles quelque chose : dans plusieurs régions, ou dans une seule ?
nudge-house = Laquelle de ces villes n’atteindrez-vous plus guère ?
nudge-take-carriage = La calèche suit-elle le rythme des routes que vous pouvez construire ?
nudge-cartwright = Le charron vaut-il plus maintenant qu’un autre fonctionnaire plus tard ?
nudge-discard = Quelle carte ne touche aucune autre de votre main ?

## La première partie guidée

first-goal = Le joueur qui a le plus de points l’emporte.
first-goal-why = Chaque maison qui n’est pas posée coûte un point : vous commencez à moins 20. Maisons, calèches et tuiles vous font remonter. La dernière manche vient avec la calèche 7 ou la dernière maison d’un joueur.
first-turn = Un tour : prendre une carte, en poser une, fermer sa route si l’on veut.
first-turn-why = Chaque carte est une ville du plateau. Posées côte à côte, elles forment une route ; fermée à trois cartes ou plus, elle donne des maisons. Sous le plateau : six cartes visibles et votre main.
first-take = Prenez Ingolstadt.
first-take-why = Le plan : des villes de Bavière à la suite. Ingolstadt est au milieu et a beaucoup de voisines : la route pourra grandir des deux côtés.
first-take-blind = La pioche donne ce qui vient. Les cartes visibles permettent de prévoir.
first-take-far = C’est possible, mais deux des cartes visibles se touchent : Ingolstadt et Nürnberg.
first-postmaster = Votre main était vide : prenez aussi Nürnberg, avec le chef de poste.
first-postmaster-why = Une fois par tour, un des quatre fonctionnaires vous aide. Le chef de poste donne une deuxième carte ; main vide, il vient toujours. Nürnberg touche Ingolstadt.
first-postmaster-beside = Augsburg convient aussi, et vous la prendrez au prochain tour. Maintenant, Nürnberg.
first-postmaster-blind = Une carte cachée convient peut-être, Nürnberg sûrement.
first-postmaster-far = Elle ne touche pas Ingolstadt : vous ne pourriez pas la poser au prochain tour.
first-begin = Commencez votre route par Ingolstadt.
first-begin-why = Il faut poser une carte à chaque tour. Nürnberg reste en main, gardée pour le prochain tour.
first-begin-other = Cela irait aussi ; dans cette leçon, Ingolstadt d’abord : elle a plus de voisines.
first-open = Colette commence à Sigmaringen.
first-open-why = Sa route est visible de tous, sa main non. On sait pourtant quelles cartes visibles ont été prises : le journal le dit.
first-south = Prenez Augsburg, puis continuez sans deuxième carte.
first-south-why = Augsburg touche Ingolstadt par le sud : une carte pour chaque bout de la route. Inutile d’appeler le chef de poste.
first-south-swap = Inutile : Augsburg est là et convient.
first-south-second = Une Augsburg suffit : une ville ne figure qu’une fois dans une route.
first-south-far = La carte qui convient sûrement à votre route, c’est Augsburg.
first-grow = Posez Nürnberg à côté d’Ingolstadt.
first-grow-why = Une route grandit par ses bouts, le long des chemins du plateau. Si vous ne pouvez rien ajouter, vous perdez toute la route : gardez toujours une carte qui convient.
first-grow-lost = Abandonner la route ? Seulement si rien ne convient. Nürnberg convient.
first-grow-later = Elle convient aussi, et l’ordre est libre. Dans cette leçon, Nürnberg d’abord.
first-keep = Gardez Augsburg en main.
first-keep-why = Avec le postier, vous pourriez poser une deuxième carte. Si vous la gardez, votre route est sûre de grandir au prochain tour, et vous pourrez choisir librement votre fonctionnaire.
first-keep-carrier = Votre main serait vide, et au prochain tour le chef de poste serait votre seul fonctionnaire. Il vous en faudra un autre.
first-administrator = Rien ne convient à Nürnberg : appelez le bailli.
first-administrator-why = Il remplace les six cartes visibles avant que vous en preniez une. C’est le deuxième des quatre fonctionnaires.
first-administrator-useless = Vous pourriez, mais aucune carte visible n’allonge votre route. Le bailli en apporte six nouvelles.
first-north = Prenez Würzburg et posez-la à côté de Nürnberg.
first-north-why = Würzburg est aussi une ville de Bavière : la troisième. Les maisons valent le plus là où toute une région se remplit.
first-north-far = La carte qui allonge votre route maintenant, c’est Würzburg.
first-north-lost = Würzburg convient : rien n’est perdu.
first-north-west = Elle convient aussi, mais gardez-la : c’est votre carte sûre pour le prochain tour.
first-wait = Avec trois cartes, vous pourriez déjà fermer. Attendez : terminez le tour.
first-wait-why = Une route plus longue donne plus de maisons et, à partir de cinq cartes, une tuile. Vous pouvez prendre ce risque : vous avez Augsburg en main.
first-wait-early = Trois maisons et la calèche 3, sûrement et vite. Avec deux cartes de plus : une quatrième maison et une tuile.
first-west = Prenez Mannheim, sans deuxième carte.
first-west-why = Elle touche Würzburg. Vous avez une carte pour chaque bout : Mannheim à l’ouest, Augsburg au sud.
first-west-swap = Mannheim est là et convient. Ne la remplacez pas.
first-west-more = Mannheim seule : ce tour-ci, il vous faut le postier, et un seul fonctionnaire aide par tour.
first-carrier = Posez les deux : Mannheim, et Augsburg avec le postier.
first-carrier-why = Le postier permet de poser deux cartes dans un tour. Cinq cartes se suivent maintenant, d’Augsburg à Mannheim.
first-carrier-lost = Vos deux cartes conviennent.
first-carrier-one = Quatre cartes. Avec le postier, cinq, et cinq donnent une tuile.
first-close = Fermez la route : des maisons en Bavière.
first-close-why = Au choix : une maison dans chaque région de la route, ou une dans chacune de ses villes d’une même région. Ici, quatre contre deux.
first-close-longer = Vous pourriez attendre, mais votre main est vide : au prochain tour, la route pourrait être perdue.
first-close-each = Une en Bavière, une au pays de Bade : deux maisons. Toutes en Bavière : quatre.
first-close-baden = Le pays de Bade n’a que Mannheim dans cette route : une maison. La Bavière en a quatre.
first-carriage = Quatre maisons, une tuile de 2 points, et la calèche 3 pour 2 de plus.
first-carriage-why = Les calèches viennent l’une après l’autre : la prochaine demande une route de 4. Le quatrième fonctionnaire, le charron, aide quand il manque jusqu’à deux cartes.
first-won = Vous menez, moins 12 à moins 15. À vous de jouer.
first-won-why = Colette a choisi une maison par région. Des maisons dans les huit villes de Bavière donnent une tuile. Il en manque quatre, et deux sont visibles : München et Regensburg.

## En cinq minutes

five-goal = Des maisons de poste partout
five-goal-text = Vous reliez des villes voisines et posez des maisons sur ces routes. Le joueur qui a le plus de points l’emporte : calèches et tuiles en rapportent, chaque maison non posée en coûte un.
five-cards = Un tour : prendre une carte, en poser une
five-cards-text = Prenez une des six cartes visibles ou la première de la pioche. Puis posez-en une de votre main. Une fois par tour, un des quatre fonctionnaires aide : deuxième carte, nouvelles cartes, deux cartes posées, ou meilleure calèche.
five-route = La route grandit des deux bouts
five-route-text = Une carte convient si un chemin mène d’un bout de la route à sa ville et que la route ne contient pas déjà cette ville. Si vous ne pouvez rien ajouter, vous perdez toute la route.
five-houses = Fermer : dès trois cartes
five-houses-text = Vous posez alors des maisons : une dans chaque région de la route, ou une dans chacune de ses villes d’une même région. Ici, quatre maisons en Bavière d’un coup.
five-carriage = Les calèches, l’une après l’autre
five-carriage-text = Une route aussi longue que le numéro de votre prochaine calèche vous la donne. La calèche 7 lance aussi la dernière manche, comme la dernière maison d’un joueur.
five-tiles = Tuiles : les premiers gagnent plus
five-tiles-text = Pour les routes de cinq cartes et plus, pour une maison dans chaque ville d’une région, et pour une maison dans chaque région. Chaque pile montre ce que vaut la prochaine tuile.
five-turn-what = prendre une carte, en poser une, et peut-être fermer la route
five-end = Comment cela finit
five-end-text = La dernière manche vient quand quelqu’un prend la calèche 7 ou pose sa vingtième maison. Elle est jouée jusqu’au bout : tous auront joué autant de tours. Routes ouvertes et cartes en main ne comptent pas ; à égalité, la tuile de fin tranche.
five-score-carriage = 2 à 10
five-score-carriage-text = Seule la plus haute compte : la 3 rapporte 2 points, la 4 en rapporte 3, puis 5, 7 et 10.
five-score-length = 1 à 4 chacune
five-score-length-text = Pour chaque route fermée de cinq villes ou plus.
five-score-provinces = 1 à 5 chacune
five-score-provinces-text = Pour une maison dans chaque ville d’une région ou d’une paire de régions ; la Bavière rapporte le plus.
five-score-all-provinces = 3 à 6
five-score-all-provinces-text = Pour une maison dans chaque région.
five-score-end = 1
five-score-end-text = Pour qui déclenche la dernière manche.
five-score-houses = −1 chacune
five-score-houses-text = Vous commencez à −20 ; chaque maison posée en retire un.
five-tip-1 = Ayez toujours une carte qui convient.
five-tip-1-why = Il faut en poser une à chaque tour. Si aucune ne convient, toute la route est perdue.
five-tip-2 = Faites-vous aider du charron.
five-tip-2-why = Avec lui, la route fermée peut avoir jusqu’à deux villes de moins que n’en demande la prochaine calèche.
five-tip-3 = Prenez les tuiles avant les autres.
five-tip-3-why = Chaque pile commence par la meilleure : comptez qui complétera une région avant vous.
