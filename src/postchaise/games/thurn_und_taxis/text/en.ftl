### Thurn und Taxis: names in English

## Game

thurn-und-taxis-title = Thurn und Taxis
thurn-und-taxis-tagline = Build post routes, place your houses, win the favour of the court.
pitch = Lay a chain of cities card by card, close it in time, and open post houses in every province.

## Cities

city-augsburg = Augsburg
city-basel = Basel
city-budweis = Budweis
city-carlsruhe = Carlsruhe
city-freiburg = Freiburg
city-ingolstadt = Ingolstadt
city-innsbruck = Innsbruck
city-kempten = Kempten
city-linz = Linz
city-lodz = Lodz
city-mannheim = Mannheim
city-muenchen = München
city-nuernberg = Nürnberg
city-passau = Passau
city-pilsen = Pilsen
city-regensburg = Regensburg
city-salzburg = Salzburg
city-sigmaringen = Sigmaringen
city-stuttgart = Stuttgart
city-ulm = Ulm
city-wuerzburg = Würzburg
city-zuerich = Zürich

## Provinces

province-baden = Baden
    .mark = BA
province-wuerttemberg = Württemberg
    .mark = WU
province-hohenzollern = Hohenzollern
    .mark = HO
province-schweiz = Switzerland
    .mark = CH
province-tyrol = Tyrol
    .mark = TY
province-boehmen = Bohemia
    .mark = BO
province-salzburg = Salzburg province
    .map = Salzburg
    .mark = SA
province-polen = Poland
    .mark = PO
province-baiern = Bavaria
    .mark = BY

## Ends of a route

side-left = left
side-right = right

## Player colours

player-indigo = Indigo
player-crimson = Crimson
player-teal = Teal
player-amber = Amber

## Officials

official-postmaster = Postmaster
    .the = the Postmaster
    .effect = Draw a second card.
official-administrator = Administrator
    .the = the Administrator
    .effect = Replace all face-up cards.
official-carrier = Postal Carrier
    .the = the Postal Carrier
    .effect = Play a second card that fits.
official-cartwright = Cartwright
    .the = the Cartwright
    .effect = Take the next carriage with a route up to 2 cards too short.

## Bonus tiles

stack-length-5 = Route of 5
    .the = the tile for a route of 5
    .effect = For closing a route of exactly 5 cards.
stack-length-6 = Route of 6
    .the = the tile for a route of 6
    .effect = For closing a route of exactly 6 cards.
stack-length-7 = Route of 7 or more
    .the = the tile for a route of 7 or more
    .effect = For closing a route of 7 or more cards.
stack-baden = Baden
    .the = the tile of Baden
    .effect = For houses in all cities of Baden.
stack-wuerttemberg-hohenzollern = Württemberg and Hohenzollern
    .the = the tile of Württemberg and Hohenzollern
    .effect = For houses in all cities of Württemberg and Hohenzollern.
stack-schweiz-tyrol = Switzerland and Tyrol
    .the = the tile of Switzerland and Tyrol
    .effect = For houses in all cities of Switzerland and Tyrol.
stack-boehmen-salzburg = Bohemia and Salzburg
    .the = the tile of Bohemia and Salzburg
    .effect = For houses in all cities of Bohemia and Salzburg province.
stack-baiern = Bavaria
    .the = the tile of Bavaria
    .effect = For houses in all 8 cities of Bavaria.
stack-all-provinces = All provinces
    .the = the tile for all provinces
    .effect = For a house in every province that counts for it.
stack-game-end = End of the game
    .the = the end tile
    .effect = For the first player who takes the last carriage or places the last house.

## Counts

letter-count = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
house-count = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Score

score-carriage = Carriage
score-length = Long routes
score-provinces = Provinces
score-all-provinces = All provinces
score-end = End of the game
score-courier = Courier
score-houses = Houses not placed
why-more-carriage = you get a larger carriage
why-less-carriage = you get a smaller carriage
why-more-length = you earn more with long routes
why-less-length = you earn less with long routes
why-more-provinces = you complete more provinces
why-less-provinces = you complete fewer provinces
why-more-all-provinces = you are more likely to be in all provinces in time
why-less-all-provinces = you are less likely to be in all provinces in time
why-more-end = you are more likely to end the game
why-less-end = you are less likely to end the game
why-more-courier = the courier brings you more
why-less-courier = the courier brings you less
why-more-houses = you place more houses
why-less-houses = you place fewer houses

## Options

option-expansion = The Princess’s Courier
    .help = The expansion: letters of nobility pay for more officials, and the courier makes them cheaper.
option-expansion-true = With the expansion
    .help = Letters lie in the cities, several officials may help in one turn, and a carriage may be declined.
option-expansion-false = Base game
    .help = One official per turn, no letters, no courier.

option-all-provinces = Tile for all provinces
    .help = Where you need a house for the tile worth 6, 5, 4 or 3. Printed editions disagree.
option-all-provinces-outside-baiern = The eight outside Bavaria
option-all-provinces-all-nine = All nine
    .help = A house in Bavaria is needed as well.

option-house-placement = Placing houses
    .help = May you place fewer houses than the way you chose allows?
option-house-placement-complete = All of them
    .help = Once you have chosen how, every house that can be placed is placed.
option-house-placement-optional = As many as you like
    .help = You place houses one by one and may stop at any time.

option-base-decline-carriage = Declining a carriage
    .help = May you decline a carriage your route has earned? With the expansion you always may.
option-base-decline-carriage-false = No
option-base-decline-carriage-true = Yes

option-first-player = First player
    .help = Who begins every round.
option-first-player-random = Random draw
option-first-player-1 = Seat 1
option-first-player-2 = Seat 2
option-first-player-3 = Seat 3
option-first-player-4 = Seat 4

option-memory-aid = Memory aid
    .help = Everybody sees which cards are taken from the display. Should the table remember them for you?
option-memory-aid-true = Yes
    .help = Known cards in other hands are shown, and the cards still unseen are counted.
option-memory-aid-false = No
    .help = Only the number of cards in each hand is shown.

option-hide-bonus-totals = Other players’ bonus tiles
    .help = Tiles lie face down once taken. Should they be hidden until the end?
option-hide-bonus-totals-false = Shown
option-hide-bonus-totals-true = Hidden
    .help = You see how many tiles the others have, but not which ones, nor the others’ scores.

## Questions

prompt-draw = Which card do you take?
prompt-draw-again = Postmaster: do you take a second card?
prompt-draw-forced = Postmaster: which second card do you take? Your hand was empty.
prompt-draw-end = Your cards are drawn. Do you use the Administrator?
prompt-start = Which card starts your route?
prompt-play = Which card extends your route of { card-count }?
prompt-abandon = No card fits your route of { card-count }. You must abandon it.
prompt-play-again = Postal Carrier: do you play a second card?
prompt-play-again-none = No further card fits for the Postal Carrier: continue.
prompt-close = Do you close your route of { card-count }?
prompt-houses = How do you place your houses?
prompt-house = Where does the next house go? You have { house-count } left.
prompt-house-in = Which city in { $province } gets the house?
prompt-house-all = Which city in { $province } gets the next house? You have { house-count } left.
prompt-carriage = Do you take carriage { $level }?
prompt-cartwright = Your route is { card-count } too short for carriage { $level }. Do you use the Cartwright?
prompt-discard = You may keep { $limit } cards: { $count } too many. Which one do you discard?
set-automatic-also = It also skips the Administrator once my cards are drawn and, against bots, moves on when no further card fits.

## Choices

choice-draw = Take { $city }
choice-draw-postmaster = Take { $city } with the Postmaster
choice-draw-pile = Draw from the pile
choice-draw-pile-postmaster = Draw from the pile with the Postmaster
choice-administrator = Replace the display with the Administrator
choice-end-draw = Draw no more
choice-end-draw-administrator = Continue without the Administrator
    .undone = skipping the Administrator
choice-start = Start with { $city }
choice-play = Play { $city }
choice-play-end = Play { $city } next to { $end }
choice-play-carrier = Play { $city } with the Postal Carrier
choice-play-carrier-end = Play { $city } next to { $end } with the Postal Carrier
choice-abandon = Abandon the route
choice-end-play = Play no more
choice-close = Close the route
choice-end-turn = Keep the route and end the turn
choice-houses-each = One house in each province of the route
choice-houses-in = Only in { $province }: a house in each of its cities on the route
choice-house = { $city }
choice-end-houses = Place no more houses
choice-take-carriage = Take carriage { $level }
choice-cartwright = Take carriage { $level } with the Cartwright
choice-decline-carriage = Decline the carriage
choice-no-carriage = Go without a carriage
choice-discard = Discard { $city }

## Headings of the choices

group-draw = Draw
group-officials = Officials
group-play = Play
group-route = New route
group-close = Close
group-houses = Houses
group-house = City
group-carriage = Carriage
group-discard = Discard
group-done = Finish

## Consequences

effect-fits = fits your route
effect-shuffle = { $count ->
    [one] the 1 card of the discard becomes the pile first
   *[other] the { $count } discarded cards are shuffled first
}
effect-administrator = { $count ->
    [one] the face-up card goes to the discard
   *[other] all { $count } face-up cards go to the discard
}
effect-then-postmaster = the Postmaster will then cost you { $letters }
effect-length = your route grows to { card-count }
effect-abandon = you lose { card-count } without any score
effect-earns-carriage = earns carriage { $level }
effect-short = { card-count } too short for carriage { $level }
effect-cartwright = { $amount ->
    [0] the Cartwright can make up for it
   *[other] the Cartwright can make up for it for { $letters }
}
effect-no-cartwright = the Cartwright cannot help: you have used your official
effect-no-letters = the Cartwright cannot help: that takes { $letters }, and you can spend { $has }
effect-tile = { NAME($stack, form: "the") }: { $points }
effect-houses = { $count ->
    [0] no house
   *[other] { house-count }
}
effect-houses-most = { $count ->
    [one] at most { house-count }
   *[other] up to { house-count }
}
effect-letters = wins { letter-count }
effect-last-house = your last house: this round is the last
effect-gain = { $points } more
effect-last-carriage = the largest carriage: this round is the last
effect-courier = you take the courier: { $points } while you have it, and officials cost less
effect-keep-courier = you keep the courier
effect-keep = next turn a card must fit, else { $count ->
    [one] your card is
   *[other] all { $count } are
} lost
effect-keep-fits = in hand: { $cities }
effect-keep-none = no fitting card in hand
effect-keep-over = the game ends before your next turn: the route scores nothing

## Log

log-turn = { $player }: round { $number }
log-draw = { $player } takes { $city } from the display
log-draw-pile = { $player } draws { $city } from the pile
log-draw-hidden = { $player } draws a card from the pile
log-refill = { $city } is added to the display
log-shuffle = The discard is shuffled: { card-count } form the new pile
log-postmaster = { $amount ->
    [0] { $player } uses the Postmaster
   *[other] { $player } uses the Postmaster for { $letters }
}
log-administrator = { $amount ->
    [0] { $player } uses the Administrator: the display is replaced
   *[other] { $player } uses the Administrator for { $letters }: the display is replaced
}
log-carrier = { $amount ->
    [0] { $player } uses the Postal Carrier
   *[other] { $player } uses the Postal Carrier for { $letters }
}
log-cartwright = { $amount ->
    [0] { $player } uses the Cartwright
   *[other] { $player } uses the Cartwright for { $letters }
}
log-no-card = { $player } cannot draw: no card is left
log-play = { $player } plays { $city }
log-abandon = { $player } abandons a route of { card-count }
log-no-play = { $player } has no card to play
log-close = { $player } closes a route of { card-count }
log-houses-each = { $count ->
    [-1] { $player } chooses one house per province
    [one] { $player } places { house-count }
   *[other] { $player } places { house-count }, one per province
}
log-houses-in = { $count ->
    [-1] { $player } chooses { $province } for the houses
    [0] { $player } places no house: none is missing in { $province }
   *[other] { $player } places { house-count } in { $province }
}
log-house = { $player } places a house in { $city }
log-no-house = { $player } can place no house
log-letter = { $player } takes the letter from { $city }
log-tile = { $player } takes { NAME($stack, form: "the") }: { $points }
log-carriage = { $player } takes carriage { $level }
log-no-carriage = { $case ->
    [1] { $player } gets no carriage: too short for carriage { $level }, and the Cartwright is not used
    [2] { $player } gets no carriage: too short for carriage { $level }, and the Cartwright cannot be used
   *[0] { $player } gets no carriage: the route is too short for carriage { $level }
}
log-decline = { $player } declines carriage { $level }
log-courier = { $player } takes the Princess’s Courier
log-keep-courier = { $player } keeps the Princess’s Courier
log-clear = { $player } discards the route of { card-count }
log-discard = { $player } discards { $city }
log-end = { $cause ->
    [3] No card is left to draw or to play
    [4] Round 1000 was the last
    [1] { $player } has placed the last house: the round is played to its end
   *[2] { $player } has the largest carriage: the round is played to its end
}
log-over = The game is over

## Why something is not allowed

reason-TT-TURN-02 = { $case ->
    [0] You must draw a card first.
   *[1] You have drawn all your cards.
}
reason-TT-TURN-03 = { $case ->
    [0] { $city } is not in your hand.
   *[1] You must play a card first.
}
reason-TT-TURN-06 = One official per turn, and you have already used { NAME($official, form: "the") }.
reason-TT-DRAW-01 = { $city } does not lie face up.
reason-TT-DRAW-07 = Pile and discard are empty: take a face-up card.
reason-TT-OFFICE-POSTMASTER-03 = Your hand was empty: the Postmaster gives you a second card, and you must take it.
reason-TT-OFFICE-ADMINISTRATOR-01 = There is no card to replace.
reason-TT-OFFICE-ADMINISTRATOR-02 = The Administrator helps only before you take your first card.
reason-TT-OFFICE-ADMINISTRATOR-03 = Your hand was empty: your one official is the Postmaster.
reason-TT-OFFICE-CARTWRIGHT-02 = Carriage { $needed } with { $has } cards: too short even with the Cartwright.
reason-TT-OFFICE-CARTWRIGHT-04 = Your route is long enough: the Cartwright is not needed.
reason-TT-ROUTE-03 = { $case ->
    [0] { $city } is in your route already.
   *[1] No road leads from { $city } to an end of your route.
}
reason-TT-ROUTE-04 = { $case ->
    [0] There is only one place for it: play it on the right.
    [1] { $city } fits only at the right end.
   *[2] { $city } fits only at the left end.
}
reason-TT-ROUTE-07 = You have no route to abandon.
reason-TT-ROUTE-08 = A route is abandoned only before the first card of the turn.
reason-TT-HOUSE-01 = { $case ->
    [0] Your route does not touch { $province }.
    [1] { $province } already has its house.
   *[2] You chose another province.
}
reason-TT-HOUSE-02 = { $city } is not in your route.
reason-TT-HOUSE-03 = { $case ->
    [0] You have houses in all cities of your route in { $province }.
   *[1] You have a house there.
}
reason-TT-HOUSE-06 = { $case ->
    [0] To place nothing, choose { $province }: the result is the same.
    [1] One house in each province gives the same result.
    [2] First choose the city in { $province }.
   *[3] Every house that can be placed is placed.
}
reason-TT-CARRIAGE-02 = { $case ->
    [0] Carriage { $needed } takes { $needed } cards, your route has { $has }.
   *[1] You must take a carriage you have earned.
}
reason-TT-CLOSE-07 = { $city } is not in your hand.
reason-TX-LETTER-05 = Only letters you had when your turn began count: it takes { $needed }, you have { $has } left.
reason-TX-OFFICE-03 = { NAME($official) }: once per turn.
reason-TX-OFFICE-04 = A further official costs { $needed ->
    [one] 1 letter
   *[other] { $needed } letters
}, and you can spend { $has }.
reason-TX-OFFICE-06 = You must still pay the Postmaster: together that takes { $needed ->
    [one] 1 letter
   *[other] { $needed } letters
}, and you can spend { $has }.

## How it ended

ending-houses = a player placed the last house
ending-carriage = a player took the largest carriage
ended-houses = { $player } placed the last house
ended-carriage = { $player } took the largest carriage
ending-rounds = the last round
ending-cards = no card was left to draw or play

tie-end = { $first } and { $second } have { point-count } each. The end tile breaks the tie: { $first } holds it.
tie-end-wins = { $first } wins by the end tile
tie-order = { $first } and { $second } have { point-count } each. The end tile breaks the tie: { $holder } holds it, and clockwise from there { $first } comes before { $second }.
tie-order-wins = { $first } wins, sitting closer to the holder of the end tile
course-note = every house not yet placed counts −1

closing-title = Where the houses stand
figure-routes = Routes closed
figure-longest = Longest route
figure-cities = Cities on routes
figure-houses = Houses
figure-provinces = Provinces
figure-letters = Letters received

## The desk

desk-your-route = { $count ->
    [0] Your route
   *[other] Your route, { card-count }
}
desk-route-of = { $count ->
    [0] { $name }: route
   *[other] { $name }: route, { card-count }
}
desk-no-route = No card laid.
desk-free = free for houses:
tab-hand = Cards
desk-your-hand = Your hand, { $count }
desk-held = In hand:
desk-hand-of = { $name }: hand, { $count }
desk-no-hand = No card in hand.
desk-fitting = { $count ->
    [one] { $count } fits
   *[other] { $count } fit
}
desk-display = Face up
desk-discarded = discard { $count }
desk-card = { $city }, { $province }
desk-sign-has = your house stands there
desk-sign-free = your house is missing
desk-sign-mail = your house is missing, a letter waits
desk-fits = fits your route
desk-fits-left = fits left
desk-fits-right = fits right
desk-fits-both = fits both ends
desk-fits-after = fits after { $city }
desk-fits-beside = next to { $city }
desk-fits-nowhere = does not fit
desk-fits-twice = in your route already
desk-fits-held = in your hand already
desk-gap-start = first card
desk-gap-left = Left end of your route. From your hand: { $cities }
desk-gap-right = Right end of your route. From your hand: { $cities }
desk-gap-left-none = Left end of your route. No card in hand fits.
desk-gap-right-none = Right end of your route. No card in hand fits.
desk-pile = Pile: { $cards }
desk-pile-holds = { $pile }. It can hold: { $cities }
desk-discard = Discard: { $cards }
desk-discard-holds = { $discard }: { $cities }
desk-blind = { $cards }, face down
desk-list = { $first }, { $rest }
desk-or = or

desk-closes-from = A route can be closed from { card-count } on
desk-if-closed = With { card-count }, closing brings
desk-rest-tile = tile: { $points }
desk-rest-carriage = carriage { $level }
desk-rest-short = carriage { $level }: { card-count } short
desk-sum-now = { $points } now
desk-sum-then = { $points } then
desk-part-houses = houses
desk-part-tiles = tiles
desk-part-carriage = carriage
desk-part-courier = courier

desk-any-case = In any case
desk-no-length-tile = no length tile left
desk-carriage = carriage { $level }
desk-cartwright-free = { $carriage } with the Cartwright
desk-cartwright-paid = { $carriage } with the Cartwright for { $letters }
desk-or-courier-take = or the courier +{ $points }
desk-courier-take = courier +{ $points }
desk-courier-keep = you keep the courier
desk-last-carriage = this round is the last
desk-short = { $carriage } is { card-count } short
desk-short-poor = { $short }, too few letters for the Cartwright
desk-short-used = { $short }, and your official is used
group-ways = Close with these houses
group-also = Also
desk-way-each = One per province
desk-way-in = Only in { $province }
desk-way-none = Without a house
desk-then-each = Closing then: one per province
desk-then-in = Closing then: only in { $province }
desk-then-none = Closing then: without a house
desk-houses-word = { $count ->
    [one] house
   *[other] houses
}
desk-letters-word = { $count ->
    [one] letter
   *[other] letters
}
desk-so-many-of = { $count } of these:
desk-one-of = one of { $count }
desk-left-after = { $left } left after
desk-last-house = last house: this round is the last
desk-last-house-perhaps = with your last house this round is the last
desk-at-left = left
desk-at-right = right
desk-closing-then = closing { $points }
desk-administrator = Administrator: replace the display
desk-no-twice = In your route already.
desk-no-road = No road to { $left } or { $right }.
desk-no-road-one = No road to { $city }.
desk-no-house-twice = Your house stands there.
desk-no-house-province = { $province } already has its house.
desk-no-house-yet = First choose the city in { $province }.

desk-official-free = free
desk-official-used = used
desk-official-poor = needs
desk-official-barred = one per turn
desk-official-later = later

## The text board

sheet-turn = This turn
sheet-display = Display
sheet-hand = Your hand
sheet-routes = Routes
sheet-provinces = Provinces
sheet-roads = Roads
sheet-tiles = Bonus tiles
sheet-carriages = Carriages
sheet-officials = Officials
sheet-cards = Pile and discard

sheet-column-round = Round
sheet-column-drawn = Cards drawn
sheet-column-played = Cards played
sheet-column-used = Used this turn
sheet-column-price = Each further official costs
sheet-column-purse = Letters to spend
sheet-column-mode = Houses
sheet-column-open = House possible in
sheet-column-end = End of the game
sheet-column-first = Starting player
sheet-column-city = City
sheet-column-province = Province
sheet-column-fits = Fits your route next to
sheet-column-house = Your house
sheet-column-roads = Roads to
sheet-column-where = Where
sheet-column-cards = Cards
sheet-column-top = On top
sheet-column-cities = Which ones
sheet-column-route = Route
sheet-column-onward = Can go on to
sheet-column-provinces = Provinces
sheet-column-hand = Cards in hand
sheet-column-known = Known of them
sheet-column-carriage = Carriage
sheet-column-houses-left = Houses left
sheet-column-letters = Letters
sheet-column-courier = Courier
sheet-column-tiles = Bonus tiles
sheet-column-houses = Houses
sheet-column-letters-wait = No house yet: a letter waits
sheet-column-no-house = No house yet
sheet-column-tile = Tile
sheet-column-values = Points left, from the top
sheet-column-for = What for
sheet-column-owners = Owned by
sheet-column-official = Official

sheet-mode-each = one in each province of the route
sheet-mode-in = only in one province
sheet-yes = yes
sheet-pile = Pile
sheet-discard = Discard
sheet-way = from { $city }: { $onward }
sheet-hidden = hidden
sheet-won = won: { $points }
sheet-complete = all houses there
sheet-courier-effect = The player with the courier pays { $price ->
    [one] 1 letter
   *[other] { $price } letters
} for a further official and gets { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
sheet-possible = possible: { $cities }
sheet-letters-removed = Letters spent
sheet-last = the last round
sheet-face-down = { $count ->
    [one] { $count } tile, face down
   *[other] { $count } tiles, face down
}
sheet-carriage = Carriage { $level }
sheet-missing = missing: { $places }
sheet-unseen = Cards in the pile or hidden in a hand

## The drawn board: map, cabinet, players

tt-map = Post map of southern Germany and its neighbours
tt-view-map = Map
tt-view-cabinet = Carriages and tiles
tt-ends = ends at carriage { $level }, or at { $count } houses
tt-last-round = this round is the last
tt-near-many = { $count } players
tt-near-houses = { house-count } left: { $players }
tt-near-carriage = only carriage { $count } left: { $players }
tt-carriages = Carriages
tt-tiles = Bonus tiles
tt-next = your next
tt-courier = The courier
tt-courier-gives = { $points ->
    [one] 1 point
   *[other] { $points } points
}, pays { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
}
tt-courier-nobody-yet = nobody yet
tt-courier-how = Goes to the player who closes a route and takes no carriage.
tt-houses-left = Houses left
tt-stack-length-5 = 5 cards
tt-stack-length-6 = 6 cards
tt-stack-length-7 = 7 and more
tt-stack-baden = Baden
tt-stack-wuerttemberg-hohenzollern = Württ., Hohenz.
tt-stack-schweiz-tyrol = Switzerl., Tyrol
tt-stack-boehmen-salzburg = Bohemia, Salzb.
tt-stack-baiern = Bavaria
tt-stack-all-provinces = All but Bavaria
tt-stack-all-nine = All nine
tt-stack-game-end = End of the game
tt-stack-values = Points left, from the top: { $points }.
tt-stack-empty = None is left.
tt-carriage-for = { $points } at the end of the game, for a route of { $level } cards or more. Only your largest carriage counts.
tt-carriage-ends = Taking it ends the game.
tt-city = { $city }, { $province }.
tt-houses-of = Houses: { $players }.
tt-no-house = No house yet.
tt-letter-waits = No house yet: the first one wins a letter.
tt-province = { $province }: { $cities }.
tt-cards-word = { $count ->
    [one] card in hand
   *[other] cards in hand
}
tt-carriage-word = carriage
tt-no-route = no route
tt-holds = holds { $cities }
tt-unknown = and { $count } unknown
tt-route-of = { $count ->
    [0] { $player } has no route.
    [one] Route of { $player }: { $route }. Shown on the map.
   *[other] Route of { $player }, { $count } cards: { $route }. Shown on the map.
}

## The goal, in the players’ panel

goal-ends = Last round: carriage { $level } or last house.
goal-near-carriage = { $players }: carriage { $count } ends the game.
goal-near-houses = { $count ->
    [one] { $players }: one house left to place, then the game ends.
   *[other] { $players }: { $count } houses left to place, then the game ends.
}

## Where a price comes from

price-official = one more official
price-courier = the courier

## The reference

cards-title = Tiles, carriages, officials
effect-card = { NAME($card, form: "effect") }
cards-all-nine = For a house in each of the nine provinces.
cards-all-outer = For a house in each province outside Bavaria.
cards-then = then { $values }
cards-carriage = Carriage { $level }
cards-carriage-effect = { $before ->
    [0] For closing a route of { $level } cards or more.
   *[other] For closing a route of { $level } cards or more, after carriage { $before }.
}
cards-ends = ends the game
cards-used = used this turn
cards-one-official = one official per turn

## Characters that bots may have

style-racer = Racer
    .the = the Racer
    .plays = Closes a route as soon as it earns the next carriage, and races to the end.
style-voyager = Voyager
    .the = the Voyager
    .plays = Takes its time for long routes and closes them late.

## What the coach asks, without naming a choice

nudge-draw = Look at the display: which cities are next to your route, or to each other?
nudge-draw-pile = Does any face-up card continue your route?
nudge-administrator = Would six other cards serve you better than these?
nudge-play = Which end of your route has more roads left for the cards in your hand?
nudge-abandon = Can this route still grow, or does it only stand in the way?
nudge-close = Is the route long enough for what you want from it, and what would one more city add?
nudge-end-turn = Does a longer route open something that this one does not?
nudge-houses-each = Where do your houses complete something: in many provinces, or in one?
nudge-houses-in = Where do your houses complete something: in many provinces, or in one?
nudge-house = Which of these cities will you hardly reach again?
nudge-take-carriage = Does the carriage keep pace with the routes you are able to build?
nudge-cartwright = Is the Cartwright worth more now than another official later?
nudge-discard = Which card touches nothing else in your hand?

## The guided first game

first-goal = The player with the most points wins.
first-goal-why = Every house you have not built costs a point: you begin at minus 20. Houses, carriages and tiles bring you up. Carriage 7 or somebody’s last house starts the last round.
first-turn = A turn: take a card, play a card, and close your route if you like.
first-turn-why = Every card is a city on the map. Neighbouring cards form a route; closing a route of three or more cards brings houses. Below the board are six face-up cards and your hand.
first-take = Take Ingolstadt.
first-take-why = The plan: several cities of Bavaria in a row. Ingolstadt is in the middle and has many neighbours, so the route can grow on both sides.
first-take-blind = From the pile you get a random card. The face-up cards let you plan.
first-take-far = That works, but the display has two cities next to each other: Ingolstadt and Nürnberg.
first-postmaster = Your hand was empty: take Nürnberg too, with the Postmaster.
first-postmaster-why = Once per turn you can use one of four officials. The Postmaster gives a second card; with an empty hand you always get him. Nürnberg is next to Ingolstadt.
first-postmaster-beside = Augsburg fits too, and you will take it next turn. Now take Nürnberg.
first-postmaster-blind = A card from the pile may fit; Nürnberg surely does.
first-postmaster-far = It is not next to Ingolstadt, so you could not play it next turn.
first-begin = Begin your route with Ingolstadt.
first-begin-why = You must play one card every turn. Nürnberg stays in your hand and is safe there for next turn.
first-begin-other = That works as well; in this lesson Ingolstadt comes first, because it has more neighbours.
first-open = Colette begins in Sigmaringen.
first-open-why = Everybody sees her route, nobody sees her hand. But you know the cards she took from the display: they are in the log.
first-south = Take Augsburg, and continue without a second card.
first-south-why = Augsburg is next to Ingolstadt, in the south: one card for each end of the route. You do not need the Postmaster now.
first-south-swap = Not needed: Augsburg lies there and fits.
first-south-second = One Augsburg is enough: a city stands in a route only once.
first-south-far = Augsburg is the card that surely fits your route.
first-grow = Play Nürnberg next to Ingolstadt.
first-grow-why = A route grows at its ends, along the roads on the map. If you cannot add a card, you lose the whole route: always keep one that fits.
first-grow-lost = Only abandon a route when nothing fits. Nürnberg fits.
first-grow-later = It fits as well, and the order is free. In this lesson Nürnberg comes first.
first-keep = Keep Augsburg in your hand.
first-keep-why = With the Postal Carrier you could play a second card. If you keep it, your route is sure to grow next turn, and you are free to choose your official.
first-keep-carrier = Then your hand is empty, and next turn the Postmaster is your only official. You will want another.
first-administrator = No card fits next to Nürnberg: call the Administrator.
first-administrator-why = He replaces all six face-up cards before you take one. He is the second of the four officials.
first-administrator-useless = You could, but none of the face-up cards extends your route. The Administrator brings six new ones.
first-north = Take Würzburg and play it next to Nürnberg.
first-north-why = Würzburg is in Bavaria, too: that is the third city. Houses are worth most when they fill a whole province.
first-north-far = Würzburg is the card that extends your route now.
first-north-lost = Würzburg fits: nothing is lost.
first-north-west = It fits too, but keep it: it is your sure card for next turn.
first-wait = You could close a route of three. Wait: end your turn.
first-wait-why = A longer route brings more houses, and a tile from five cards on. You can risk it because Augsburg is in your hand.
first-wait-early = Three houses and carriage 3, safe and soon. With two cards more you get a fourth house and a tile.
first-west = Take Mannheim, without a second card.
first-west-why = It is next to Würzburg. Now you have a card for both ends: Mannheim in the west, Augsburg in the south.
first-west-swap = Mannheim is there and fits. Do not swap it away.
first-west-more = Take Mannheim alone: this turn you want the Postal Carrier, and only one official helps per turn.
first-carrier = Play both: Mannheim, and Augsburg with the Postal Carrier.
first-carrier-why = The Postal Carrier lets you play two cards in one turn. Your route now has five cards, from Augsburg to Mannheim.
first-carrier-lost = Both your cards fit.
first-carrier-one = That makes four cards. With the Postal Carrier it is five, and five bring a tile.
first-close = Close the route: houses in Bavaria.
first-close-why = You choose: one house in each province of the route, or all its cities of one province. Here that is four against two.
first-close-longer = You could wait for more, but your hand is empty: next turn the route might be lost.
first-close-each = One in Bavaria and one in Baden make two houses. Only in Bavaria, it is four.
first-close-baden = Baden has only Mannheim in this route: one house. Bavaria has four cities.
first-carriage = Four houses, a tile of 2 points, and carriage 3 for 2 more.
first-carriage-why = Carriages come one after the other: the next needs a route of 4. The fourth official, the Cartwright, helps when a route is up to two cards too short.
first-won = You lead, minus 12 to minus 15. From here on you play alone.
first-won-why = Colette chose one house per province. Houses in all eight cities of Bavaria bring a tile. Four are still missing, and two of them are face up: München and Regensburg.

## In five minutes

five-goal = Post houses all over the country
five-goal-text = You lay routes of neighbouring cities and build houses along them. Most points wins: carriages and bonus tiles bring points, every house you have not built costs one.
five-cards = A turn: take a card, play a card
five-cards-text = Take one of the six face-up cards or the top card of the pile. Then play one from your hand. Once per turn one of four officials helps: a second card, a new display, two cards played, or a better carriage.
five-route = The route grows at both ends
five-route-text = A card fits if a road leads from an end of the route to its city, and no city appears twice. If you cannot add a card, you lose the whole route.
five-houses = Close: from three cards on
five-houses-text = Then you build houses: one in each province of the route, or in all its cities of one province. Here that was four houses in Bavaria at once.
five-carriage = Carriages, one after the other
five-carriage-text = A route as long as your next carriage’s number earns it. Carriage 7 also starts the last round, and so does somebody’s last house.
five-tiles = Tiles: the first player gets the most
five-tiles-text = For routes of five cards and more, for provinces with a house in every city, and for a house in every province. Each stack shows what its next tile is worth.
five-turn-what = take a card, play a card, and perhaps close your route
five-end = How it ends
five-end-text = The last round begins when somebody takes carriage 7 or places the last of 20 houses. It is played to its end, so that everybody has the same number of turns. Unfinished routes and cards in hand count nothing; ties go to the end tile.
five-score-carriage = 2 to 10
five-score-carriage-text = Only your highest counts: 3 brings 2 points, 4 brings 3, then 5, 7 and 10.
five-score-length = 1 to 4 each
five-score-length-text = For every closed route of five cities or more.
five-score-provinces = 1 to 5 each
five-score-provinces-text = For a house in every city of a province or a pair of them; Bavaria brings most.
five-score-all-provinces = 3 to 6
five-score-all-provinces-text = For a house in every province.
five-score-end = 1
five-score-end-text = For the player who starts the last round.
five-score-houses = −1 each
five-score-houses-text = You begin at −20; every house you place takes one off.
five-tip-1 = Always keep a card that fits.
five-tip-1-why = You must play one every turn. If none fits your route, the whole route is lost.
five-tip-2 = Let the Cartwright help.
five-tip-2-why = With him, your route may be up to two cities shorter than the next carriage needs.
five-tip-3 = Be the first to take tiles.
five-tip-3-why = Every stack begins with its best tile: count who will complete a province before you.
