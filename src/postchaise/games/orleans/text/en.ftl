### Orléans: names in English

## Game

orleans-title = Orléans
orleans-tagline = Gather followers, trade and build along the Loire.
pitch = Fill your bag with followers, draw a handful each month, and put every one of them to work.

## Characters

character-farmer = Farmer
    .bare = farmer
    .a = a farmer
    .the = the farmer
    .many = farmers
character-boatman = Boatman
    .bare = boatman
    .a = a boatman
    .the = the boatman
    .many = boatmen
character-craftsman = Craftsman
    .bare = craftsman
    .a = a craftsman
    .the = the craftsman
    .many = craftsmen
character-trader = Trader
    .bare = trader
    .a = a trader
    .the = the trader
    .many = traders
character-knight = Knight
    .bare = knight
    .a = a knight
    .the = the knight
    .many = knights
character-scholar = Scholar
    .bare = scholar
    .a = a scholar
    .the = the scholar
    .many = scholars
character-monk = Monk
    .bare = monk
    .a = a monk
    .the = the monk
    .many = monks

## Followers: neutral ones, and the four in the player’s own colour

follower-farmer = Farmer
    .bare = farmer
    .a = a farmer
    .the = the farmer
    .many = farmers
follower-boatman = Boatman
    .bare = boatman
    .a = a boatman
    .the = the boatman
    .many = boatmen
follower-craftsman = Craftsman
    .bare = craftsman
    .a = a craftsman
    .the = the craftsman
    .many = craftsmen
follower-trader = Trader
    .bare = trader
    .a = a trader
    .the = the trader
    .many = traders
follower-knight = Knight
    .bare = knight
    .a = a knight
    .the = the knight
    .many = knights
follower-scholar = Scholar
    .bare = scholar
    .a = a scholar
    .the = the scholar
    .many = scholars
follower-monk = Monk
    .bare = monk
    .a = a monk
    .the = the monk
    .many = monks
follower-own-farmer = Starting farmer
    .bare = starting farmer
    .a = a starting farmer
    .the = the starting farmer
    .many = starting farmers
follower-own-boatman = Starting boatman
    .bare = starting boatman
    .a = a starting boatman
    .the = the starting boatman
    .many = starting boatmen
follower-own-craftsman = Starting craftsman
    .bare = starting craftsman
    .a = a starting craftsman
    .the = the starting craftsman
    .many = starting craftsmen
follower-own-trader = Starting trader
    .bare = starting trader
    .a = a starting trader
    .the = the starting trader
    .many = starting traders

# What is printed on an action space
printed-farmer = farmer
    .space = a farmer’s space
printed-boatman = boatman
    .space = a boatman’s space
printed-craftsman = craftsman
    .space = a craftsman’s space
printed-trader = trader
    .space = a trader’s space
printed-knight = knight
    .space = a knight’s space
printed-scholar = scholar
    .space = a scholar’s space
printed-monk = monk
    .space = a monk’s space
printed-any = anybody
    .space = a space for anybody
printed-any-neutral = any neutral follower
    .space = a space for any neutral follower

slot = { $place }, as { $printed }
slot-only = { $place }

## Lists of followers

a-follower = { NAME($follower, form: "a") }
some-followers = { $count } { NAME($follower, form: "many") }
list-nobody = nobody
list-last = { $one } and { $rest }
list-more = { $one }, { $rest }

## Goods

good-grain = Grain
    .some = grain
good-cheese = Cheese
    .some = cheese
good-wine = Wine
    .some = wine
good-wool = Wool
    .some = wool
good-brocade = Brocade
    .some = brocade
cargo-nothing = Nothing
    .some = nothing

## Player colours

player-red = Red
player-yellow = Yellow
player-green = Green
player-blue = Blue
player-purple = Purple

## Places of the player board

place-farmhouse = Farmhouse
    .the = the Farmhouse
    .effect = Recruit a farmer and take the good shown on the farmer track.
place-village = Village
    .the = the Village
    .effect = Recruit a boatman for coins, a craftsman for a technology tile, or a trader for a place tile.
place-university = University
    .the = the University
    .effect = Recruit a scholar and gain development points.
place-castle = Castle
    .the = the Castle
    .effect = Recruit a knight; you draw more followers from the next round on.
place-monastery = Monastery
    .the = the Monastery
    .effect = Recruit a monk, who can stand in for anybody.
place-ship = Ship
    .the = the Ship
    .effect = Move your merchant along a waterway and take a good from it.
place-wagon = Wagon
    .the = the Wagon
    .effect = Move your merchant along a road and take a good from it.
place-guildhall = Guildhall
    .the = the Guildhall
    .effect = Build a trading station in your merchant’s town.
place-scriptorium = Scriptorium
    .the = the Scriptorium
    .effect = Gain 1 development point.
place-town-hall = Town Hall
    .the = the Town Hall
    .effect = Send one or two followers to the beneficial deeds.

## Place tiles

place-hayrick = Hayrick
    .the = the Hayrick
    .effect = Take 1 grain from the supply.
place-cheese-factory = Cheese Factory
    .the = the Cheese Factory
    .effect = Take 1 cheese from the supply.
place-winery = Winery
    .the = the Winery
    .effect = Take 1 wine from the supply.
place-wool-manufacturer = Wool Manufacturer
    .the = the Wool Manufacturer
    .effect = Take 1 wool from the supply.
place-tailor-shop = Tailor Shop
    .the = the Tailor Shop
    .effect = Take 1 brocade from the supply.
place-brewery = Brewery
    .the = the Brewery
    .effect = Gain 2 coins.
place-sacristy = Sacristy
    .the = the Sacristy
    .effect = Return its monk to your bag, and Harvest, Taxes or Plague does not touch you.
place-herb-garden = Herb Garden
    .the = the Herb Garden
    .effect = Your boatmen can stand in for farmers, craftsmen and traders.
place-bathhouse = Bathhouse
    .the = the Bathhouse
    .effect = Draw 2 followers from your bag and put 1 of them on an action space at once.
place-windmill = Windmill
    .the = the Windmill
    .effect = Gain 2 coins and 1 development point.
place-library = Library
    .the = the Library
    .effect = Gain 2 development points.
place-hospital = Hospital
    .the = the Hospital
    .effect = Gain as many coins as your development level.
place-gunpowder-tower = Gunpowder Tower
    .the = the Gunpowder Tower
    .effect = Two more market spaces; followers who wait there can go straight to a deed.
place-cellar = Cellar
    .the = the Cellar
    .effect = Gain 4 coins.
place-office = Office
    .the = the Office
    .effect = Gain 1 coin for each trading station you have built.
place-school = School
    .the = the School
    .effect = Your scholars can stand in for anybody but monks.
place-pharmacy = Pharmacy
    .the = the Pharmacy
    .effect = Pay 1 to 3 coins for as many development points.
place-horse-wagon = Horse Wagon
    .the = the Horse Wagon
    .effect = Move your merchant along a road and take a good from it.
place-shipping-line = Shipping Line
    .the = the Shipping Line
    .effect = Gain 1 development point.
place-laboratory = Laboratory
    .the = the Laboratory
    .effect = Take a technology tile.

category-1 = I
category-2 = II

## Beneficial deeds

deed-city-wall = City Wall
    .the = the City Wall
deed-papal-conclave = Papal Conclave
    .the = the Papal Conclave
deed-defeating-plague = Defeat of the Plague
    .the = the Defeat of the Plague
deed-astronomy = Astronomy
    .the = Astronomy
deed-boatmen-guild = Boatmen’s Guild
    .the = the Boatmen’s Guild
deed-cathedral = Cathedral
    .the = the Cathedral
deed-peace-treaty = Peace Treaty
    .the = the Peace Treaty
deed-canalisation = Canalisation
    .the = the Canalisation

## Citizens, by where they wait

citizen-city-wall = the citizen of the City Wall
citizen-papal-conclave = the citizen of the Papal Conclave
citizen-defeating-plague = the citizen of the Defeat of the Plague
citizen-astronomy = the citizen of Astronomy
citizen-boatmen-guild = the citizen of the Boatmen’s Guild
citizen-cathedral = the citizen of the Cathedral
citizen-peace-treaty = the citizen of the Peace Treaty
citizen-canalisation = the citizen of the Canalisation
citizen-boatmen = the citizen of the boatman track
citizen-knights = the citizen of the knight track
citizen-development-3 = the first citizen of the development track
citizen-development-18 = the second citizen of the development track
citizen-development-28 = the third citizen of the development track
citizen-stations = the citizen for the most trading stations

## Hourglass

event-pilgrimage = Pilgrimage
    .effect = No monks can be recruited this round.
event-taxes = Taxes
    .effect = Pay coins for your goods.
event-income = Income
    .effect = Gain coins for your development level.
event-trading-day = Trading Day
    .effect = Gain coins for your trading stations.
event-harvest = Harvest
    .effect = Give food, or pay 5 coins for each one missing.
event-plague = Plague
    .effect = Draw a follower from your bag; you lose it unless it has your colour.
stack-start = start
stack-a = A
stack-b = B
stack-c = C
event-tile = { $event } ({ $stack })

## Map

town-orleans = Orléans
town-chartres = Chartres
town-etampes = Étampes
town-le-mans = Le Mans
town-chateaudun = Châteaudun
town-montargis = Montargis
town-vendome = Vendôme
town-blois = Blois
town-briare = Briare
town-tours = Tours
town-chinon = Chinon
town-montrichard = Montrichard
town-vierzon = Vierzon
town-loches = Loches
town-bourges = Bourges
town-sancerre = Sancerre
town-chatellerault = Châtellerault
town-le-blanc = Le Blanc
town-chateauroux = Châteauroux
town-nevers = Nevers
town-argenton = Argenton-sur-Creuse
town-la-chatre = La Châtre
town-st-amand = Saint-Amand-Montrond
way-road = road
    .by = by road
    .a = road
way-water = waterway
    .by = by water
    .a = waterway
route = { $a } to { $b } { NAME($way, form: "by") }

## Counts

coin-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
follower-count = { $count ->
    [0] no followers
    [one] { $count } follower
   *[other] { $count } followers
}

## Score

score-coins = Coins
score-goods = Goods
score-stations = Trading stations
score-citizens = Citizens
why-more-coins = you have more coins
why-less-coins = you have fewer coins
why-more-goods = you collect more goods
why-less-goods = you collect fewer goods
why-more-stations = your trading stations score more
why-less-stations = your trading stations score less
why-more-citizens = your citizens score more
why-less-citizens = your citizens score less

## Options

option-exclude-places = Excluding place tiles
    .help = Before the first round each player may take one place tile out of the game; with two players, two each.
option-exclude-places-false = No
option-exclude-places-true = Yes
    .help = For players who know the tiles.
option-first-seat = Starting seat
    .help = The seat of the youngest player, who begins. With 0 nobody is named and the first player is drawn at random.

## Questions

prompt-exclude = { $count ->
    [one] Which place tile do you take out of the game?
   *[other] Which place tiles do you take out of the game? You may still choose { $count }.
}
prompt-follow = { $recalls ->
    [0] { $bag ->
        [0] Your bag is empty. Whom do you recall? Up to { $count } followers.
       *[other] How many followers do you draw? Up to { $count }{ $tight ->
            [1] {""}: your market has no more room
           *[0] , drawn or recalled
        }; { $bag } in your bag.
    }
   *[other] { $bag ->
        [0] Your bag is empty. Do you recall anybody else? So far { $recalls } of at most { $count }.
       *[other] How many followers do you draw? Up to { $count }, { $recalls } of them recalled; { $bag } in your bag.
    }
}
prompt-plan = { $count ->
    [0] All are placed. Are you ready? This round: { $event }.
    [one] Where do you put your follower? This round: { $event }.
   *[other] Where do you put your { $count } followers? This round: { $event }.
}
prompt-ready = { $count ->
    [one] You are ready; one player is still deciding.
   *[other] You are ready; { $count } players are still deciding.
}
prompt-store = { $count ->
    [one] Who else waits in the Gunpowder Tower?
   *[other] Who waits in the Gunpowder Tower? From there followers can also go straight to a deed.
}
prompt-act = Which place do you use?
prompt-recruit = { NAME($place) }: whom do you recruit?
prompt-take = { $category ->
    [1] Which place tile of category I do you take?
   *[other] Which place tile do you take?
}
prompt-move = Where does your merchant travel? From { $town } { NAME($way, form: "by") }.
prompt-send = { $sent ->
    [0] Whom do you send to which deed?
   *[other] Do you send another follower to a deed?
}
prompt-reward = { $deed }: a coin or a development point?
prompt-pay = How many coins for development?
prompt-bath = { $count ->
    [one] You have drawn { $followers }: where to?
   *[other] You have drawn { $followers }: who goes where?
}
prompt-gear = { $count ->
    [one] Where do you place your technology tile?
   *[other] Where do you place a technology tile? You have { $count }.
}
prompt-shield = Do you use the Sacristy? { $event }: { $stake }.
prompt-harvest = { $count ->
    [one] What do you give? { $event }: you owe one food.
   *[other] What do you give? { $event }: you owe { $count } food.
}
prompt-torture = { $count ->
    [one] What do you give up? You cannot pay one coin.
   *[other] What do you give up? You cannot pay { $count } coins.
}
stake-taxes = { $goods ->
    [one] you owe { $coins } for 1 good
   *[other] you owe { $coins } for { $goods } goods
}
stake-harvest = { $count ->
    [one] you owe 1 food, or { $price } coins
   *[other] you owe { $count } food, or { $price } coins for each one missing
}
stake-plague = { $count ->
    [one] a follower drawn from your bag may be lost
   *[other] { $count } followers drawn from your bag may be lost
}

## Choices

choice-exclude = Exclude { NAME($place, form: "the") }
choice-put = { NAME($follower) }: { $slot }
choice-lift = Take back { NAME($follower, form: "the") }: { $slot }
choice-recall = Recall { NAME($follower, form: "the") }: { $slot }
choice-leave = Leave { NAME($follower, form: "the") } there after all: { $slot }
choice-draw = Draw { $count }
choice-store = { NAME($follower) }
choice-gear = Technology tile: { $slot }
choice-ready = Ready
choice-ready-stay = { $count ->
    [one] Ready, 1 stays
   *[other] Ready, { $count } stay
}
choice-reopen = Change my plan
choice-use = { NAME($place) }
choice-recruit = Recruit { NAME($character, form: "a") }
choice-take = Take { NAME($place, form: "the") }
choice-move = { $town } { NAME($way, form: "by") }, taking { NAME($cargo, form: "some") }
choice-move-empty = { $town } { NAME($way, form: "by") }, taking nothing
choice-send = { NAME($character) } to { NAME($deed, form: "the") }
choice-reward = { $reward }
reward-coins = A coin
reward-development = A development point
choice-pay = Spend { $coins }
choice-shield = { $shield }
shield-use = Use it and be spared
shield-keep = Keep the monk there
choice-give = Give 1 { NAME($good, form: "some") }
choice-pay-rest = Pay for the food still missing
choice-lose-station = The trading station in { $town }
choice-lose-reserve = A trading station from your reserve
choice-lose-follower = A follower drawn from your bag
choice-lose-development = A development point
choice-lose-good = 1 { NAME($good, form: "some") }
choice-lose-place = { NAME($place) }
choice-lose-gear = A technology tile you have not placed
choice-lose-gear-from = The technology tile on { NAME($place, form: "the") }
choice-lose-rest = { $count ->
    [2] Both at once: { NAME($item, form: "some") }
   *[other] All { $count } at once: { NAME($item, form: "some") }
}
item-reserve = Trading stations from your reserve
    .some = trading stations from your reserve
item-follower = Followers drawn from your bag
    .some = followers drawn from your bag
item-development = Development points
    .some = development points
item-gear = Technology tiles you have not placed
    .some = technology tiles you have not placed
choice-done-exclude = Exclude no more
choice-done-store = { $count ->
    [0] Nobody
   *[other] Nobody else
}
choice-done-gear = Keep technology for later
choice-done-send = Send nobody else
choice-pass = Pass

## Headings of the choices

group-category-1 = Place tiles I
group-category-2 = Place tiles II
group-put-farmhouse = { place-farmhouse }
group-put-village = { place-village }
group-put-university = { place-university }
group-put-castle = { place-castle }
group-put-monastery = { place-monastery }
group-put-ship = { place-ship }
group-put-wagon = { place-wagon }
group-put-guildhall = { place-guildhall }
group-put-scriptorium = { place-scriptorium }
group-put-town-hall = { place-town-hall }
group-put-hayrick = { place-hayrick }
group-put-cheese-factory = { place-cheese-factory }
group-put-winery = { place-winery }
group-put-wool-manufacturer = { place-wool-manufacturer }
group-put-tailor-shop = { place-tailor-shop }
group-put-brewery = { place-brewery }
group-put-sacristy = { place-sacristy }
group-put-bathhouse = { place-bathhouse }
group-put-windmill = { place-windmill }
group-put-library = { place-library }
group-put-hospital = { place-hospital }
group-put-cellar = { place-cellar }
group-put-office = { place-office }
group-put-pharmacy = { place-pharmacy }
group-put-horse-wagon = { place-horse-wagon }
group-put-shipping-line = { place-shipping-line }
group-put-laboratory = { place-laboratory }
group-lift = Take back
group-recall = Recall followers
group-draw = Draw
group-store = Into the tower
group-gear = Technology
group-ready = Ready
group-use = Places of your board
group-use-tile = Place tiles
group-recruit = Recruit
group-move = Travel
group-send = Beneficial deeds
group-reward = Reward
group-pay = Pay
group-shield = Sacristy
group-give = Harvest
group-lose = Give up
group-done = Finish

## Consequences

effect-card = { NAME($card, form: "effect") }
effect-active = { NAME($place) } becomes active
effect-not-now = but cannot be used now. { $reason }
effect-not-yet = only after a journey: { $reason }
effect-is-active = { NAME($place) } is active
effect-are-active = { $places } are active
effect-many-active = { $count } places are active
effect-idle = { $places } cannot be used now
effect-waits = { $places } only after a journey
effect-no-deed = no deed needs { NAME($follower, form: "a") } now
effect-none-active = no place is active
effect-missing = { $count ->
    [one] one more is needed there
   *[other] { $count } more are needed there
}
effect-recalls = { $count ->
    [one] one follower comes back to the market
   *[other] { $count } followers come back to the market
}
effect-bag = { $count ->
    [0] the bag is empty then
    [one] 1 stays in the bag
   *[other] { $count } stay in the bag
}
effect-unused = { $count ->
    [one] one place stays active
   *[other] { $count } places stay active
}
effect-unused-last = { $count ->
    [one] one place stays unused
   *[other] { $count } places stay unused
}
confirm-pass = You can still use: { $places }. Pass for this round anyway?
effect-for-good = for the rest of the game
effect-develop = development { $index }
effect-level = level { $level }
effect-level-now = { $count ->
    [0] level { $level }
   *[other] level { $level } +{ $count }
}
effect-citizen = a citizen
effect-citizen-now = a citizen +{ $count }
effect-recruit = { NAME($character, form: "a") }
effect-good = { NAME($good, form: "some") }
effect-gear = a technology tile
effect-tile = { $category ->
    [1] a place tile of category I
   *[other] a place tile
}
effect-draws = you may draw { $count } from then on
effect-to = to { $town }
effect-station = a station in { $town }
effect-deed = { $deed }
effect-town-free = you could build there
effect-town-own = your station is there already
effect-town-taken = { $player } has a station there
effect-or-develop = or a development point
effect-deed-left = { $count ->
    [one] then one space is left
   *[other] then { $count } spaces are left
}
effect-shield-used = the monk returns to your bag
effect-shield-kept = you bear the event; the monk stays
effect-points-lost = { $count ->
    [one] { $count } point less
   *[other] { $count } points less
}
effect-random = chance decides who
effect-level-lost = your level falls to { $level }
effect-space-open = { NAME($place) } has an open space again
effect-lost = lost for good: “{ NAME($card, form: "effect") }”
effect-gear-lost = its technology tile is lost with it
effect-to-bag = { $count ->
    [one] its follower returns to your bag
   *[other] its { $count } followers return to your bag
}
effect-stored = waited there before

## Log

log-exclude = { $player } takes { NAME($place, form: "the") } out of the game
log-round = { $case ->
    [1] Round { $round }, the last: { $event } ({ $stack })
   *[0] Round { $round }: { $event } ({ $stack })
}
log-census-gain = Census: { $player } has the most farmers and gains { $coins }
log-census-loss = Census: { $player } has the fewest farmers and owes { $coins }
log-put = { $player } places { NAME($follower, form: "the") }: { $slot }
log-lift = { $player } takes back { NAME($follower, form: "the") }: { $slot }
log-gear-plan = { $player } plans a technology tile: { $slot }
log-ready = { $player } is ready
log-reopen = { $player } changes the plan
log-idle = { $phase ->
    [3] { $player } can neither draw nor recall anybody
   *[4] { $player } can place nobody
}
log-reveal = { $phase ->
    [3] Everybody is ready: the followers come
   *[4] Everybody is ready: the plans are revealed
}
log-recall = { $player } recalls { NAME($follower, form: "a") }: { $slot }
log-draw = { $player } draws { $followers }
log-store = { $player } puts { NAME($follower, form: "a") } into the Gunpowder Tower
log-plan = { $active ->
    [1] { $player }: { $place } is active with { $followers }
   *[0] { $player }: { $followers } on { NAME($place, form: "the") }, not active yet
}
log-gear = { $player } places a technology tile: { $slot }
log-use = { $player } uses { NAME($place, form: "the") }
log-recruit = { $index ->
    [0] { $player } recruits { NAME($character, form: "a") }
   *[other] { $player } recruits { NAME($character, form: "a") }, step { $index } of the track
}
log-gain-good = { $player } takes { NAME($good, form: "some") }
log-gain-coins = { $player } gains { $coins }
log-gain-gear = { $player } takes a technology tile
log-take = { $player } takes { NAME($place, form: "the") }
log-citizen = { $player } wins { $citizen }
log-develop = { $points ->
    [one] { $player } moves one step to development { $index }
   *[other] { $player } moves { $points } steps to development { $index }
}
log-move = { $case ->
    [0] { $player } travels { NAME($way, form: "by") } to { $town }
   *[1] { $player } travels { NAME($way, form: "by") } to { $town } and takes { NAME($good, form: "some") }
}
log-station = { $player } builds a station in { $town }
log-send = { $player } sends { NAME($character, form: "a") } to { NAME($deed, form: "the") }
log-bath = { $player } draws { $followers } in the Bathhouse
log-bath-put = { $player } puts { NAME($follower, form: "the") } down at once: { $slot }
log-bath-nothing = { $player } can place nobody: all return to the bag
log-pass = { $player } passes
log-forced-pass = { $player } has nothing left to do
log-no-slot = { $player } has no space for a technology tile yet
log-shield = { $event } ({ $stack }): the Sacristy spares { $player }
log-plague = { $case ->
    [0] { event-plague } ({ $stack }): { $player } has an empty bag and loses nobody
    [1] { event-plague } ({ $stack }): { $player } loses { NAME($follower, form: "a") }
   *[2] { event-plague } ({ $stack }): { $player } draws { NAME($follower, form: "a") }, who is spared
}
log-taxes = { $amount ->
    [0] { event-taxes } ({ $stack }): { $player } owes nothing
   *[other] { event-taxes } ({ $stack }): { $player } owes { $coins } for { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }
}
log-income = { event-income } ({ $stack }): { $player } receives { $coins }
log-trading-day = { $amount ->
    [0] { event-trading-day } ({ $stack }): { $player } has no station and receives nothing
   *[other] { event-trading-day } ({ $stack }): { $player } receives { $coins }
}
log-give = { event-harvest } ({ $stack }): { $player } gives { NAME($good, form: "some") }
log-fine = { $food ->
    [one] { event-harvest } ({ $stack }): { $player } owes { $coins } for one food
   *[other] { event-harvest } ({ $stack }): { $player } owes { $coins } for { $food } food
}
log-torture = { $count ->
    [one] { $player } cannot pay one coin and faces torture
   *[other] { $player } cannot pay { $count } coins and faces torture
}
log-lose-station = { $case ->
    [0] { $player } gives up a station from the reserve
   *[1] { $player } gives up the station in { $town }
}
log-lose-follower = { $player } gives up { NAME($character, form: "a") }
log-lose-point = { $player } falls back to development { $index }
log-lose-good = { $player } gives up { NAME($good, form: "some") }
log-lose-place = { $player } gives up { NAME($place, form: "the") }
log-lose-gear = { $case ->
    [0] { $player } gives up an unplaced technology tile
   *[1] { $player } gives up the technology tile on { NAME($place, form: "the") }
}
log-cancelled = { $player } has nothing left to give up: { $coins } { $amount ->
    [one] is
   *[other] are
} waived
log-first = { $player } is the first player now
log-most-stations = { $count ->
    [-1] Nobody alone has built the most stations: the last citizen stays
   *[other] { $player } has built the most stations: { $count }
}
log-over = The game is over

## Why something is not allowed

reason-OR-PHASE3-02 = { $count ->
    [0] Your bag is empty.
    [one] Your bag holds only one follower.
   *[other] Your bag holds only { $count } followers.
}
reason-OR-PHASE3-03 = { $count ->
    [0] Your market is full.
    [one] Your market has only one free space.
   *[other] Your market has only { $count } free spaces.
}
reason-OR-PHASE3-04 = { $count ->
    [0] You may draw and recall { $limit } followers in all.
   *[other] You may draw and recall { $limit } followers in all, and { $count } are recalled already.
}
reason-OR-PHASE3-06 = { $case ->
    [0] You have not decided yet.
    [3] You have already decided. Take that back first.
   *[other] You had nothing to decide in this phase.
}
reason-OR-PHASE3-08 = No { NAME($follower, form: "bare") } stands on that space of { NAME($place, form: "the") }.
reason-OR-GEN-MOVE-01 = Followers cannot change spaces now, and you are not recalling { NAME($follower, form: "the") } from { NAME($place, form: "the") }.
reason-OR-PHASE4-01 = { $case ->
    [0] You have no { NAME($follower, form: "bare") } on your market.
   *[1] That space of { NAME($place, form: "the") } is taken.
}
reason-OR-PHASE4-04 = You can take back only followers you have put down this round; on that space of { NAME($place, form: "the") } there is none.
reason-OR-PHASE4-05 = { $case ->
    [0] You have not said that you are ready.
    [3] You are ready. Take that back first.
   *[other] You can place nobody this round.
}
reason-OR-PHASE4-06 = Followers in your own colour cannot go to the Town Hall.
reason-OR-SUBST-01 = { NAME($follower) } does not fit { NAME($printed, form: "space") }.
reason-OR-SUBST-03 = Nobody can stand in for a monk.
reason-OR-PLACE-GEN-01 = { NAME($place) } is not yours.
reason-OR-PHASE5-09 = { $case ->
    [0] You have not said that you keep your technology tiles.
    [3] You are keeping your technology tiles. Take that back first.
   *[other] You have no technology tile that you could place now.
}
reason-OR-TECH-03 = You have no technology tile to place.
reason-OR-TECH-05 = Your first technology tile has to replace a farmer.
reason-OR-TECH-06 = A technology tile cannot replace a monk.
reason-OR-TECH-07 = { NAME($place) } has a technology tile already.
reason-OR-TECH-08 = { NAME($place) } needs only one follower: no technology tile can go there.
reason-OR-TECH-10 = A follower stands there: a technology tile needs an empty space.
reason-OR-TECH-11 = No technology tiles are left.
reason-OR-ACT-01 = { $count ->
    [one] { NAME($place) } is not active: one space is empty.
   *[other] { NAME($place) } is not active: { $count } spaces are empty.
}
reason-OR-ACT-02 = { NAME($place) } always works and is not an action.
reason-OR-GEN-SHORTAGE-01 = No { NAME($character, form: "many") } are left.
reason-OR-TRACK-02 = Your marker is at the end of the track: no more { NAME($character, form: "many") }.
reason-OR-TRACK-03 = You are at the end of the development track.
reason-OR-PLACE-FARMHOUSE-02 = The next farmer would bring { NAME($good, form: "some") }, and the supply has none left.
reason-OR-PLACE-VILLAGE-01 = { $case ->
    [0] Nobody can be recruited here now.
   *[1] Nobody of that kind is recruited here.
}
reason-OR-PLACE-VILLAGE-TRADER-01 = { $case ->
    [0] { NAME($place) } is no longer on offer.
   *[1] { NAME($place) } is of category II; your first tile is of category I.
}
reason-OR-PLACE-VILLAGE-TRADER-02 = { $category ->
    [1] No place tile of category I is left.
   *[other] No place tile is left.
}
reason-OR-PLACE-MOVE-01 = No { NAME($way, form: "a") } that you could take leaves { $town }.
reason-OR-PLACE-SHIP-01 = There is no { NAME($good, form: "some") } on that route.
reason-OR-PLACE-GUILDHALL-03 = { $case ->
    [0] You have a station in { $town } already.
    [1] Somebody else has a station in { $town }.
   *[2] You have no station left to build.
}
reason-OR-PLACE-TOWNHALL-01 = No neutral { NAME($character, form: "bare") } waits there: { $place }.
reason-OR-PLACE-TOWNHALL-02 = { $case ->
    [0] No deed needs the followers on your Town Hall.
   *[1] At least one follower has to go.
}
reason-OR-DEED-02 = { NAME($deed) } has no space for { NAME($character, form: "a") }.
reason-OR-PLACE-PRODUCER-01 = The supply has no { NAME($good, form: "some") } left.
reason-OR-PLACE-PHARMACY-01 = { $case ->
    [0] { $count ->
        [0] You have no coins.
        [one] You have only one coin.
       *[other] You have only { $count } coins.
    }
    [1] { $count ->
        [one] Your development can rise by only one step.
       *[other] Your development can rise by only { $count } steps.
    }
   *[2] You can spend at most { $count } here.
}
reason-OR-PLACE-BATHHOUSE-01 = No { NAME($follower, form: "bare") } was drawn.
reason-OR-PLACE-BATHHOUSE-03 = Your bag is empty.
reason-OR-PLACE-BATHHOUSE-04 = The follower cannot go to the Bathhouse itself.
reason-OR-PLACE-SACRISTY-02 = The Sacristy is not an action: it waits for an event.
reason-OR-PLACE-GUNPOWDER-02 = { $case ->
    [0] No such follower lies on your market.
   *[1] { $count ->
        [one] One more follower has to go into the tower: the market is too small.
       *[other] { $count } more followers have to go into the tower: the market is too small.
    }
}
reason-OR-PLACE-GUNPOWDER-04 = { $count ->
    [0] Nobody waits in the Gunpowder Tower.
   *[other] No deed needs the followers in your Gunpowder Tower.
}
reason-OR-EVENT-PILGRIMAGE-01 = { event-pilgrimage } ({ $stack }): no { NAME($character, form: "many") } this round.
reason-OR-EVENT-HARVEST-01 = { $case ->
    [0] { NAME($good) } is not food.
   *[1] You have no { NAME($good, form: "some") }.
}
reason-OR-EVENT-HARVEST-02 = That would cost { $needed } coins and you have { $has }: give food first.
reason-OR-GEN-BACK-01 = You have changed your plan { $count } times. It is final now.
reason-OR-TORTURE-02 = { $case ->
    [0] You have no station there.
    [1] Your reserve has no station left.
    [2] You have none of that good.
    [3] That place tile is not yours.
    [4] You have no unplaced technology tile.
    [6] Only one item is due: choose it by itself.
    [7] You do not have enough of that for everything still due.
   *[5] No technology tile lies there.
}
reason-OR-TORTURE-03 = Your bag holds nobody you may lose.
reason-OR-TORTURE-04 = { $index ->
    [0] Your development marker is at the start.
   *[other] Your marker cannot go back onto or past a space with coins.
}
reason-OR-OPT-EXCLUDE-01 = { NAME($place) } is out of the game already.

## How it ended

ending-rounds = the last hourglass tile was turned up

tie-development = { $first } and { $second } have { point-count } each. The development track breaks the tie: { $first } stands on { $more }, { $second } on { $less }.
tie-development-wins = { $first } wins by development
tie-shared = { point-count } each, and level on the development track: nothing breaks the tie.

figure-recruited = Followers recruited
figure-moves = Journeys
figure-stations = Trading stations
figure-places = Place tiles
figure-deeds = Followers sent to deeds
figure-citizens = Citizens

## Phases

phase-setup = Setup
phase-hourglass = Hourglass
phase-census = Census
phase-followers = Followers
phase-planning = Planning
phase-actions = Actions
phase-event = Event
phase-torture = Torture
phase-first = First player

## The text board

sheet-round = The round
sheet-followers = Followers
sheet-places = Places in use
sheet-needs = Who each place needs
sheet-effects = What each place does
sheet-merchants = Merchants and stations
sheet-map = The map
sheet-tracks = Tracks: who is on which step
sheet-steps = Tracks: what the steps bring
sheet-deeds = Beneficial deeds and citizens
sheet-tiles = Place tiles on offer
sheet-supply = Supply
sheet-hourglass = Hourglass: events still to come

sheet-column-round = Round
sheet-column-phase = Phase
sheet-column-asked = To decide
sheet-column-now = About
sheet-column-event = Event
sheet-column-first = First player
sheet-column-stack = Stack
sheet-column-tiles = Events
sheet-column-market = On the market
sheet-column-bag = In the bag
sheet-column-tower = In the tower
sheet-column-draws = May draw
sheet-column-recalls = To be recalled
sheet-column-drawing = Decided to draw
sheet-column-place = Place
sheet-column-standing = Who stands there
sheet-column-missing = Still missing
sheet-column-needs = Needs
sheet-column-coins = Coins
sheet-column-level = Level
sheet-column-reserve = Stations left
sheet-column-citizens = Citizens
sheet-column-gears = Technology to place
sheet-column-gears-placed = Technology placed
sheet-column-state = Now
sheet-column-merchant = Merchant in
sheet-column-stations = Stations built
sheet-column-by-road = By road
sheet-column-by-water = By water
sheet-column-stations-here = Stations
sheet-column-town = Town
sheet-column-track = Track
sheet-column-last-step = Last step
sheet-column-steps = Steps
sheet-column-deed = Deed or citizen
sheet-column-open = Open spaces
sheet-column-gain = For each follower
sheet-column-citizen = Citizen
sheet-column-tile = Tile
sheet-column-category = Category
sheet-column-where = Where
sheet-column-supply = What
sheet-column-lost = Out of the game
sheet-column-worth = Each worth

sheet-sent = { $count ->
    [one] 1 follower sent
   *[other] { $count } followers sent
}
sheet-food = { $count } food still to give
sheet-debt = { $count ->
    [one] 1 coin missing
   *[other] { $count } coins missing
}
sheet-exclusions = { $count ->
    [one] 1 tile may be excluded
   *[other] { $count } tiles may be excluded
}
sheet-drawn = drawn: { $followers }
sheet-enough = { $list } ({ $count } is enough)
sheet-always = always works
sheet-active = nobody: active
sheet-neutral = anybody without your colour
sheet-gear = technology tile
sheet-tile = tile { $category ->
    [1] I
   *[other] I or II
}
sheet-develop = { $count ->
    [one] 1 development point
   *[other] { $count } development points
}
sheet-at = { $step }: { $reward }
sheet-ready = ready
sheet-gone = out of the game
sheet-waits = free
sheet-event-pilgrimage = No monks can be recruited this round.
sheet-event-taxes = { $amount ->
    [one] Pay 1 coin for each of your goods.
   *[other] Pay 1 coin for every { $amount } of your goods.
}
sheet-event-income = { $amount ->
    [one] Gain 1 coin for each development level.
   *[other] Gain { $amount } coins for each development level.
}
sheet-event-trading-day = { $amount ->
    [one] Gain 1 coin for each trading station you have built.
   *[other] Gain { $amount } coins for each trading station you have built.
}
sheet-event-harvest = Give { $amount } food, or pay { $price } coins for each one missing.
sheet-event-plague = { $amount ->
    [one] Draw a follower from your bag: a neutral one is lost.
   *[other] Draw { $amount } followers from your bag: neutral ones are lost.
}
sheet-track-farmer = Farmers: goods
sheet-track-boatman = Boatmen: coins
sheet-track-craftsman = Craftsmen: technology
sheet-track-trader = Traders: place tiles
sheet-track-knight = Knights: draws
sheet-track-scholar = Scholars: development
sheet-track-development = Development
sheet-complete = complete
sheet-develop-instead = or { $count } development
sheet-gears = Technology tiles
sheet-draws = draws { $count }
sheet-passed = has passed

## The goal, in the players’ panel

goal-rounds = The game lasts { $rounds } rounds.
goal-round = Round { $round } of { $rounds }.
goal-rounds-left = { $count ->
    [one] One more round after this.
   *[other] { $count } more rounds after this.
}

## Where a price comes from

price-here = here
price-development = development { $index }
price-food = { $count } food missing, { $price } each:

## The reference

cards-title = Places, tiles and deeds
cards-pick-take = Which place tile do you take?
cards-pick-exclude = Which place tile do you take out of the game?
cards-deed = Takes { $followers }.
cards-deed-full = Complete.
cards-earns = { $coins } each
cards-earns-either = { $coins } or 1 development each
cards-gone = out of the game
cards-needs = needs { $followers }
cards-needs-any = needs any follower
cards-needs-neutral = needs a neutral follower

## The desk: what a player plans with

desk-market = Your market
desk-market-of = Market of { $name }
desk-of = { $count } of { $of }
desk-tower = Tower
desk-drawn = Drawn
desk-gears = Technology
desk-gears-label = { $count ->
    [one] 1 technology tile to place
   *[other] { $count } technology tiles to place
}
desk-bag = Bag
desk-begun = { $count } of { $of }
desk-active = active
desk-always = always on
desk-empty = { $place }, empty: { $printed }
desk-there = { $follower } at { NAME($place, form: "the") }
desk-recalled = { $follower } at { NAME($place, form: "the") }, coming back
desk-gear-there = { $place }: a technology tile instead of { $printed }
desk-good = 1 { NAME($good, form: "some") }, { $count } left
desk-some = { NAME($good, form: "some") }
desk-technology = a technology tile, { $count } left
desk-pay = { $count ->
    [one] 1 coin for one step
   *[other] up to { $count } coins for as many steps
}
desk-bath = draw { $count }, put one of them down at once
desk-no-way = no { NAME($way, form: "a") } from { $town }
desk-station = a station in { $town } +{ $count }
desk-station-there = { $town } has a station already
desk-bath-later = draw { $count } as soon as somebody is back in your bag
desk-recruit-short = { NAME($character, form: "bare") }
desk-recruit-for = { NAME($character, form: "bare") } ({ $reward })
desk-or = { $one } or { $rest }
desk-recruit = { NAME($character, form: "bare") } { $step }: { $reward }
desk-recruit-only = { NAME($character, form: "bare") } { $step }: nothing besides
desk-recruit-left = { NAME($character, form: "a") }, { $count } left
desk-draw-more = { $count ->
    [one] draw one more
   *[other] draw { $count } more
}
desk-steps = { $count ->
    [one] one step to { $index }
   *[other] { $count } steps to { $index }
}
desk-town = { $town }
desk-towns = { $count } towns
desk-journey = { $where }: { $goods }
desk-journey-empty = { $where }, no goods
desk-deed = { $deed } needs { NAME($character, form: "a") }
desk-deeds = { $count ->
    [one] one deed needs your followers
   *[other] { $count } deeds need your followers
}
desk-deeds-others = { $count ->
    [one] one deed needs others, but not { NAME($follower, form: "a") }
   *[other] { $count } deeds need others, but not { NAME($follower, form: "a") }
}
desk-deeds-open = { $count ->
    [one] one deed has room
   *[other] { $count } deeds have room
}
desk-shield = shields you from { $event }
desk-shield-later = nothing to fear this round
desk-lacks = { $count ->
    [0] no { $printed }, none in the bag
    [one] no { $printed }; one in the bag
   *[other] no { $printed }; { $count } in the bag
}
desk-lacks-anybody = nobody on the market could go there
desk-lacks-several = more than one follower is missing
desk-clear = Clear the plan
desk-lay-gear = Place a technology tile
desk-lay-gear-where = for good, on one of { $count } spaces
desk-spaces = one of { $count } spaces
desk-hint-follow = Click a follower on your board to recall it.
group-fill = Fill a place
group-who = Put one of them down
group-active = Your active places

## The drawn board: map, tracks, charter, tiles, players

# One letter for each follower, different from all others; the colour of a coin never hangs on it
letter-farmer = F
letter-boatman = B
letter-craftsman = C
letter-trader = T
letter-knight = K
letter-scholar = S
letter-monk = M
or-map = Map of the Orléanais with its roads and waterways
or-merchant = Merchant of { $player } in { $town }
or-station = Trading station of { $player } in { $town }
or-town-stations = Trading station: { $players }.
or-town-free = No trading station yet.
or-town-merchants = Merchants: { $players }.
or-track-farmer = goods
or-track-boatman = coins
or-track-craftsman = gears
or-track-trader = tiles
or-track-scholar = steps
or-track-knight = draws
or-left = { $count ->
    [0] none left
   *[other] { $count } left
}
or-development = Development
or-next-level = { $at }, level { $level } at { $step }
or-charter = Charter of Beneficial Deeds
or-or = or
set-automatic-also = It also draws as many followers as allowed when nobody can be recalled.
or-view-desk = Player board
or-view-map = Map
or-view-tracks = Tracks
or-view-charter = Charter
or-view-tiles = Tiles
or-rounds = Round { $count } of { $most }
or-still = Still to come in stack { $stack }: { $events }.
or-stake-shield = your Sacristy spares you
or-stake-pilgrimage = no monks this round
or-stake-harvest = { $missing ->
    [0] { $amount } food each; you have { $have }
   *[other] { $amount } food each; you have { $have } and pay { $coins } coins
}
or-stake-taxes = { $have ->
        [one] 1 good
       *[other] { $have } goods
    }: { $coins ->
        [0] you owe nothing
        [one] you owe 1 coin
       *[other] you owe { $coins } coins
    }
or-stake-income = { $coins ->
    [one] you will gain 1 coin
   *[other] you will gain { $coins } coins
}
or-stake-trading-day = { $coins ->
    [0] no station, no coins
    [one] your station brings 1 coin
   *[other] your stations bring { $coins } coins
}
or-stake-plague = { $have ->
    [0] your bag is empty: nobody is lost
   *[other] { $amount ->
        [one] one drawn; { $own ->
            [one] { $own } of { $have } is safe
           *[other] { $own } of { $have } are safe
        }
       *[other] { $amount } drawn; { $own ->
            [one] { $own } of { $have } is safe
           *[other] { $own } of { $have } are safe
        }
    }
}
or-state-ready = ready
or-state-thinks = still deciding
or-state-passed = has passed
or-state-acts = { $count ->
    [one] 1 active place
   *[other] { $count } active places
}
or-goods-worth = { $count ->
    [one] 1 good, { $points } points
   *[other] { $count } goods, { $points } points
}
or-trade = ({ $stations } stations + { $citizens } citizens) × level { $level }
or-begins = first player
or-gears = Technology tiles: { $placed } placed, { $free } free
or-bag = { $count } in the bag
or-takes = take { NAME($good, form: "some") }
or-takes-nothing = nothing on the way
or-supply = Left:
or-stake-over = over for you

## Characters that bots may have

style-builder = Builder
    .the = the Builder
    .plays = Travels by ship and wagon and builds trading stations along the way.
style-farmer = Farmer
    .the = the Farmer
    .plays = Collects goods of every kind, above all the valuable ones.
style-scholar = Scholar
    .the = the Scholar
    .plays = Sends its followers to the University and the Scriptorium: development above all else.

## What the coach asks, without naming a choice

nudge-put = Which place can you complete this round, and what would it give you?
nudge-ready = Can another place become active, or are your followers better kept for the next round?
nudge-use = Which of your active places helps the others, and should be first?
nudge-recruit = Which track is closest to giving you more than its follower?
nudge-take = Which tile would you use in nearly every round from now on?
nudge-move = Which roads and rivers still have goods that nobody has fetched?
nudge-send = Which follower will you miss least, and which deed is nearly complete?
nudge-reward = Which of these lasts until the end of the game?
nudge-gear = Which space do you fill in almost every round?
nudge-store = Which follower has no place this round?
nudge-give = Which of your goods is worth least at the end?
nudge-pass = Is there anything left that your places can still do?
nudge-done = Is one more really worth it?

## The guided first game

first-goal = The player with the most points after 18 rounds wins.
first-goal-why = Coins and goods are points. Trading stations and citizens count once more for every level of your development: they are worth most in the end.
first-followers = These four followers work for you.
first-followers-why = They wait on your market. Every place next to it has spaces for certain followers; when all spaces are filled, the place works.
first-castle = Fill the Castle: farmer, boatman, trader.
first-castle-why = The Castle gives you a knight, and with knights you may draw more followers every round. That is why many begin here.
first-castle-early = Not yet: the Castle works only with all three.
first-castle-lift = Leave them there: the Castle needs all three.
first-castle-other = That place needs others as well. Three of your four fit the Castle exactly.
first-ready = You have planned: say that you are ready.
first-ready-why = Everybody plans at the same time and in secret. The craftsman alone fills no place; he waits on the market for the next round.
first-ready-lift = The Castle is full and will work. Leave it as it is.
first-ready-waits = You could, but alone he does nothing there, and on the market he stays free for a better place.
first-open = The plans are revealed. Colette used the Village.
first-open-why = It brought her a trader, and with the trader a place tile: one more place that only she can use. Players use one place each in turn.
first-knight = Your turn: use the Castle.
first-knight-why = The knight goes into your bag, and you move up the knight track: five draws per round instead of four.
first-knight-pass = Then your followers would have stood there for nothing.
first-bag = All who worked are back in your bag, with the new knight.
first-bag-why = This is the heart of the game: every follower you recruit goes into the bag and may be drawn every round. A good bag makes good rounds.
first-draw = Draw four.
first-draw-why = Four are in the bag, and the craftsman still waits on the market: five followers for this round.
first-draw-few = Fewer followers do less work. You have room for all four.
first-farmhouse = Fill the Farmhouse: boatman and craftsman.
first-farmhouse-why = It gives a farmer and a good, here grain. The hourglass says harvest for the end of this round: everybody must then give food, or pay.
first-farmhouse-early = Four followers would stand idle. Give them work first.
first-farmhouse-lift = Leave it: the Farmhouse needs both.
first-farmhouse-other = Possible, but the harvest is near: first fill the Farmhouse, for the grain.
first-wagon = The other three go to the Wagon.
first-wagon-why = Farmer, trader, knight: with them your merchant travels by road. Now every follower has work.
first-wagon-early = Three followers are still free, and the Wagon needs exactly them.
first-wagon-lift = Leave the plan as it is.
first-wagon-other = There they would be too few. The Wagon takes all three.
first-grain = Use the Farmhouse.
first-grain-why = A farmer for your bag, and grain for the harvest. Two places are ready; the order is yours.
first-grain-order = It comes next. In this lesson the Farmhouse is first.
first-grain-pass = If you pass, you do nothing more this round. Two places are waiting for you.
first-travel = Use the Wagon: to Vierzon, and take the wine.
first-travel-why = When you travel a road, you take the good on it. Wine is worth 3 points at the end, and in Vierzon you can build.
first-travel-pass = Your followers stand on the Wagon: travel.
first-travel-empty = You could leave the good, but it is points for free. Take it along.
first-travel-other = That is also possible. In this lesson we go south: to Vierzon, with the wine.
first-deeds = Colette has sent a trader to a deed.
first-deeds-why = The Town Hall sends followers away for good: coins now, and a citizen for the player who sends the last one. It also removes followers you no longer need from the bag.
first-harvest = Harvest: give the grain.
first-harvest-why = Every round ends with an event. Grain is worth 1 point, wine 3: give what is worth least.
first-harvest-wine = The wine is worth 3 points, the grain 1.
first-harvest-coins = Coins are points, too, and paying for food is expensive. Give the grain.
first-again = A new round: draw five.
first-again-why = That is what the knight is for. Six are in the bag now.
first-again-few = Draw as many as you may: five.
first-guildhall = Fill the Guildhall: farmer, craftsman, knight.
first-guildhall-why = It builds a trading station where your merchant stands, in Vierzon. Each town has room for one station only.
first-guildhall-early = First the Guildhall: a station is the aim of this round.
first-guildhall-lift = Leave it: the Guildhall needs all three.
first-guildhall-other = Later. Now farmer, craftsman and knight build in Vierzon.
first-station = Use the Guildhall: a station in Vierzon.
first-station-why = It counts 1 point now. With every level of your development it counts one more, and so does every other station you build.
first-station-pass = Three followers wait to build. Use the Guildhall.
first-won = It is 9 to 9. From here on the match is yours.
first-won-why = The plague spared your starting farmer, as it always spares those four. Next: scholars from the University move you along the development track, which multiplies stations and citizens.

## In five minutes

five-goal = A bag full of followers
five-goal-text = For 18 rounds you draw followers, put them to work and recruit new ones. The player with the most points wins: coins and goods, and stations and citizens times your level on the development track.
five-plan = Plan: fill places with followers
five-plan-text = Everybody plans at once and in secret. A place works when all its spaces are filled: the Castle with farmer, boatman and trader gives a knight, and with knights you draw more.
five-recruit = Recruit: every new follower moves you up a track
five-recruit-text = Farmers bring goods, boatmen coins, craftsmen technology, traders place tiles, scholars steps of development; with knights you draw more. The next space shows what you get.
five-travel = Travel: goods lie on the way
five-travel-text = Ship and Wagon move your merchant along water or road. The good on the way is yours, and goods are points.
five-station = Build: one station per town
five-station-text = The Guildhall builds where your merchant stands. Stations count times your development level, so they are worth more and more.
five-deeds = Deeds: followers leave for good
five-deeds-text = The Town Hall sends followers to deeds: coins now, and a citizen for the player who sends the last one.
five-event = Every round ends with an event
five-event-text = The hourglass shows it from the beginning of the round: the harvest takes food, taxes take coins, the plague takes a follower. After the last event the match is over.
five-turn-what = draw from the bag, plan in secret, act in turn, then the event
five-end = How it ends
five-end-text = After round 18 and its event. The player with the most stations on the map gets one more citizen, unless there is a tie. Followers, place tiles and technology score nothing. Ties go to the player further along the development track.
five-score-coins = 1 each
five-score-coins-text = From boatmen, deeds, events and many places.
five-score-goods = 1 to 5 each
five-score-goods-text = Grain 1, cheese 2, wine 3, wool 4, brocade 5.
five-score-stations = times your level
five-score-stations-text = Each counts as much as your development level, from 1 to 6.
five-score-citizens = times your level
five-score-citizens-text = Like stations. They lie on deeds and at the ends of tracks, for the first player to get there.
five-tip-1 = Recruit knights early.
five-tip-1-why = With each of the first ones you draw one more follower a round, up to 8.
five-tip-2 = A thin bag draws better.
five-tip-2-why = Send followers you no longer need to the deeds: they bring coins and are not in the way.
five-tip-3 = Climb the development track.
five-tip-3-why = Its level multiplies all stations and citizens at once: scholars and the Scriptorium take you there.
