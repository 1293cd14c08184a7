### La Loire: names in English

## Game

la-loire-title = La Loire
la-loire-tagline = Trade, carry messages and build along the royal river.
pitch = Ride both banks of the river, buy where it is cheap, and bring the messages home before the boats do.

## Locations

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

## Goods

good-wood = Wood
    .some = wood
good-grain = Grain
    .some = grain
good-cheese = Cheese
    .some = cheese
good-wine = Wine
    .some = wine
good-beer = Beer
    .some = beer

## Shields

shield-red = Red
    .letter = R
    .village = a red village
    .which = which red village
shield-blue = Blue
    .letter = B
    .village = a blue village
    .which = which blue village
shield-yellow = Yellow
    .letter = Y
    .village = a yellow village
    .which = which yellow village
shield-green = Green
    .letter = G
    .village = a green village
    .which = which green village
shield-white = White
    .letter = W
    .village = a white village
    .which = which white village
shield-purple = Purple
    .letter = P
    .village = a purple village
    .which = which purple village
shield-black = Black
    .letter = K
    .village = a black village
    .which = which black village

## Player colours

player-red = Red
player-yellow = Yellow
player-green = Green
player-blue = Blue

## Pieces

piece-merchant = Merchant
    .bare = merchant
    .subject-cap = Your merchant
    .the = the merchant
    .your = your merchant
    .subject = your merchant
piece-messenger = Messenger
    .bare = messenger
    .subject-cap = Your messenger
    .the = the messenger
    .your = your messenger
    .subject = your messenger

## Buildings

building-farm = Farm
    .bare = farm
    .a = a farm
    .the = the farm
    .effect = The village's good costs 1 denier less; each purchase moves your boat; you can buy 1 message.
building-monastery = Monastery
    .bare = monastery
    .a = a monastery
    .the = the monastery
    .effect = The village's good costs 1 denier less; each purchase moves your boat; you can buy beer or a monastery message.
    .effect-beer = The village's good costs 1 denier less; each purchase moves your boat; you can buy beer.
building-castle = Castle
    .bare = tower
    .a = a castle
    .the = the castle
    .effect = The village's good costs 2 deniers less; each purchase moves your boat; you can buy up to 2 messages.

## Counts

horse-count = { $count ->
    [0] foot
    [one] { $count } horse
   *[other] { $count } horses
}
denier-count = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
wood-count = { $count } wood
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
space-count = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}

## Characters: trade

people-yellow = Trade

character-wood-merchant = Wood Merchant
    .the = the Wood Merchant
    .effect = Each wood you sell pays 1 denier more.
character-grain-merchant = Grain Merchant
    .the = the Grain Merchant
    .effect = Each grain you sell pays 1 denier more.
character-cheese-merchant = Cheese Merchant
    .the = the Cheese Merchant
    .effect = Each cheese you sell pays 1 denier more.
character-wine-merchant = Wine Merchant
    .the = the Wine Merchant
    .effect = Each wine you sell pays 1 denier more.
character-dairyman = Dairyman
    .the = the Dairyman
    .effect = You can hold any amount of cheese.
character-grain-farmer = Grain Farmer
    .the = the Grain Farmer
    .effect = You can hold any amount of grain.
character-lumberjack = Lumberjack
    .the = the Lumberjack
    .effect = When you buy wood, you may take 2 instead of 1.
    .effect-for-one = When you buy wood, you may take 2 for the price of 1.

## Characters: money and building

people-green = Money and building

character-banker = Banker
    .the = the Banker
    .effect = Your merchant may leave a city with up to 15 deniers.
character-lady-in-waiting = Lady-in-waiting
    .the = the Lady-in-waiting
    .effect = Hire up to 2 characters per turn; the second costs extra.
character-witch = Witch
    .the = the Witch
    .effect = Every later hire costs 1 denier less.
character-magister-artium = Magister Artium
    .the = the Magister Artium
    .effect = Every building and palace costs 1 denier less.
character-economus = Economus
    .the = the Economus
    .effect = Build twice per turn; the second building costs 1 denier more.
character-patronus = Patronus
    .the = the Patronus
    .effect = Once per building, pay 2 deniers instead of 1 wood.
    .effect-all-wood = Once per building, pay 2 deniers instead of all its wood.
character-mensor = Mensor
    .the = the Mensor
    .effect = Build farms on either bank, whatever the balance.

## Characters: travel

people-white = Travel

character-squire = Squire
    .the = the Squire
    .effect = Each piece may take up to 2 free horses before it moves.
character-scout = Scout
    .the = the Scout
    .effect = Your stacks may hold up to 3 horses.
character-blacksmith = Blacksmith
    .the = the Blacksmith
    .effect = Once per turn, pay 1 denier to take a free horse from anywhere on the board.
    .effect-per-piece = Each piece may pay 1 denier per turn to take a free horse from anywhere on the board.
character-jester = Jester
    .the = the Jester
    .effect = Your pieces may stop early at the circus.
character-city-guard = City Guard
    .the = the City Guard
    .effect = Your pieces may stop early in Nantes and Orléans.

## Characters: messages

people-red = Messages

character-mayor = Mayor
    .the = the Mayor
    .effect = Hold up to 4 undelivered messages, but only 1 monastery message.
character-vassallus = Vassallus
    .the = the Vassallus
    .effect = Buy 1 extra message of level 1 to 3 at a stop, but not at a monastery.
    .effect-anywhere = Buy 1 extra message of level 1 to 3 at a stop; at your monastery, after a monastery message.
character-spy = Spy
    .the = the Spy
    .effect = When you buy a message, draw 3 and keep 1.
character-apprentice = Apprentice
    .the = the Apprentice
    .effect = Gives you a token to mark stations, and lets you deliver level 2 messages.
character-helper = Helper
    .the = the Helper
    .effect = After the Apprentice: a second token and level 3 deliveries.

## Characters: scoring

people-blue = Scoring

character-lover = Lover
    .the = the Lover
    .effect = 2 points for each Lover message you have delivered.
character-general = General
    .the = the General
    .effect = 2 points for each General message you have delivered.
character-philosopher = Philosopher
    .the = the Philosopher
    .effect = 2 points for each Philosopher message you have delivered.
character-judge = Judge
    .the = the Judge
    .effect = 2 points for each Judge message you have delivered.
character-provost = Provost
    .the = the Provost
    .effect = 2 points for each Provost message you have delivered.

## Palaces

palace-ducal-palace-nantes = Ducal Palace of Nantes
    .the = the Ducal Palace of Nantes
    .effect = When you buy a message in Nantes, choose it from the whole deck.
    .effect-any-city = When you buy a message in Nantes or Orléans, choose it from the whole deck.
    .effect-everywhere = Wherever you buy a message, choose it from the whole deck.
palace-post-office-nantes = Post Office of Nantes
    .the = the Post Office of Nantes
    .effect = In Nantes, buy a second message for 1 denier less.
palace-palatium-balivi-nantes = Palatium Balivi of Nantes
    .the = the Palatium Balivi of Nantes
    .effect = Once per turn, hire a red character in Nantes.
palace-bank-nantes = Bank of Nantes
    .the = the Bank of Nantes
    .effect = Gain 3 deniers each time one of your pieces stops in Nantes.
palace-ducal-palace-orleans = Ducal Palace of Orléans
    .the = the Ducal Palace of Orléans
    .effect = When you buy a message in Orléans, choose it from the whole deck.
    .effect-any-city = When you buy a message in Nantes or Orléans, choose it from the whole deck.
    .effect-everywhere = Wherever you buy a message, choose it from the whole deck.
palace-post-office-orleans = Post Office of Orléans
    .the = the Post Office of Orléans
    .effect = In Orléans, buy a second message for 1 denier less.
palace-palatium-balivi-orleans = Palatium Balivi of Orléans
    .the = the Palatium Balivi of Orléans
    .effect = Once per turn, hire a red character in Orléans.
palace-bank-orleans = Bank of Orléans
    .the = the Bank of Orléans
    .effect = Gain 3 deniers each time one of your pieces stops in Orléans.

## Messages

type-lover = Lover
type-general = General
type-philosopher = Philosopher
type-judge = Judge
type-provost = Provost

message-level = { $count ->
    [4] a monastery message
   *[other] a level { $count } message
}
message-1 = message to { $place }
message-2 = { $a } and { $b } message
message-3 = { $a }, { $b } and { $c } message
message-4 = monastery message to { $place }

## Score

score-boat = Boat
score-delivered = Delivered messages
score-undelivered = Undelivered messages
score-characters = Characters
score-blue = Blue character bonuses
score-palaces = Palaces
score-buildings = Buildings
why-more-boat = your boat gets further
why-less-boat = your boat gets less far
why-more-delivered = you deliver more messages
why-less-delivered = you deliver fewer messages
why-more-undelivered = you hold more messages
why-less-undelivered = you hold fewer messages
why-more-characters = your characters are worth more
why-less-characters = your characters are worth less
why-more-blue = your blue characters earn a bigger bonus
why-less-blue = your blue characters earn a smaller bonus
why-more-palaces = your palaces are worth more
why-less-palaces = your palaces are worth less
why-more-buildings = your buildings are worth more
why-less-buildings = your buildings are worth less

## Options: game

option-variant = Variant
    .help = The full game, or an easier one for a relaxed evening.
option-variant-standard = Standard game
    .help = All the rules, with characters, palaces and the circus.
option-variant-casual = Casual game
    .help = No characters, no palaces, no circus. You have both message tokens from the start, but can never have delivered more level 2 than level 1 messages, or more level 3 than level 2.

option-edition = Edition
    .help = The printed rulebooks disagree in places. An edition sets all these points at once; you can still change each one.
option-edition-default = Recommended
    .help = Mostly the English rules, with the German rules where they are clearer.
option-edition-fr = French rules
    .help = Follows the French rulebook.
option-edition-en = English rules
    .help = Follows the English rulebook.
option-edition-de = German rules
    .help = Follows the German rulebook.

option-first-player = First player
    .help = How the first player is chosen.
option-first-player-random = Random draw
option-first-player-loire-boat = Last on a Loire boat
    .help = The player who last took a boat on the Loire starts. You name the seat; if you name nobody, the first player is drawn at random.

option-first-seat = Starting seat
    .help = The seat of the player who last took a boat on the Loire. With 0 nobody is named and the first player is drawn at random.

## Options: rules on which the editions differ

option-end-boat = End space of the boats
    .help = The river space that ends the game, for 1, 2, 3 and 4 players. French rules: 20, 20, 15, 10; English and German rules: 20, 20, 17, 15.

option-lady-surcharge = Lady-in-waiting: surcharge
    .help = Extra deniers for your second hire of a turn. French and English rules: 2; German rules: 1.

option-token-recall = Taking back message tokens
    .help = May you take back a token you have placed? The station it marked is then lost.
option-token-recall-never = Never
    .help = Tokens come back only when the message is delivered.
option-token-recall-on-mark = When marking
    .help = You may move a placed token to your messenger's village as you mark that station.
option-token-recall-any-time = Any time in your turn
    .help = You take a token back whenever you like in your turn.

option-stop-actions = Actions per stop
    .help = How many of the actions on offer a piece may take where it stops.
option-stop-actions-single = One action
    .help = In a city, for example, your merchant sells, ships or builds. Palatium Balivi remains an extra.
option-stop-actions-merchant-combined = Merchant all, messenger one
    .help = The merchant uses everything the place offers, the messenger one action.
option-stop-actions-combined = All of them
    .help = You may take each action on offer once, in any order.

option-min-check = Check for 5 deniers
    .help = When your merchant is in a city and you have fewer than 5 deniers, you take 1 denier and the turn is over. When is this checked?
option-min-check-turn-start = At the start of the turn
    .help = With fewer than 5 deniers at the start of the turn you take 1 and lose the turn.
option-min-check-turn-start-and-departure = Also when the merchant leaves
    .help = Checked at the start of the turn and again just before your merchant leaves a city. What your messenger has done by then stands.

option-patronus-wood = Patronus: wood replaced
    .help = How much wood 2 deniers replace when you build with the Patronus.
option-patronus-wood-one-wood = 1 wood
    .help = 2 deniers replace 1 wood; a monastery still needs the other one.
option-patronus-wood-all-wood = All the wood
    .help = The 2 deniers replace all the wood the building needs.

option-lumberjack-price = Lumberjack: price
    .help = What two wood cost with the Lumberjack.
option-lumberjack-price-per-card = Pay for each
    .help = You pay the same price for each of the two cards.
option-lumberjack-price-for-one = Two for the price of one

option-blacksmith-limit = Blacksmith: uses
    .help = How often you may pay 1 denier for a horse from anywhere.
option-blacksmith-limit-per-turn = Once per turn
    .help = For one of your two pieces.
option-blacksmith-limit-per-piece = Once per piece
    .help = Each of your two pieces may take one paid horse per turn.

option-palace-site = Choice of palaces
    .help = Which palaces your merchant may build.
option-palace-site-any-city = Either city
    .help = Any palace, whichever city your merchant is in.
option-palace-site-current-city = This city only
    .help = Only palaces of the city your merchant is in.

option-ducal-scope = Ducal Palace: reach
    .help = Where you may choose your message from the whole deck.
option-ducal-scope-own-city = Its own city
option-ducal-scope-any-city = Both cities
    .help = In Nantes and in Orléans, whichever Ducal Palace you own.
option-ducal-scope-everywhere = Everywhere
    .help = In both cities and at your own farms, castles and monasteries.

option-upgrade-same-turn = Upgrading a new farm
    .help = May you turn a farm into a monastery or castle in the turn you built it?
option-upgrade-same-turn-false = No
    .help = The farm must be from an earlier turn.
option-upgrade-same-turn-true = Yes
    .help = With the Economus you may upgrade it in the same turn.

option-vassallus-scope = Vassallus: extra message
    .help = Where the extra message may be bought.
option-vassallus-scope-levels-1-3-not-monastery = Not at monasteries
    .help = In cities and at your own farms and castles, level 1 to 3.
option-vassallus-scope-any-level-anywhere = At monasteries too
    .help = At your own monastery as well: after the monastery message, one more of level 1 to 3.

option-blue-copies = Blue characters: copies
    .help = How many copies of each blue character are on offer.
option-blue-copies-unique = One of each
    .help = One copy of each at every player count.
option-blue-copies-standard = As for other characters
    .help = One copy of each with 1 or 2 players, two with 3 or 4.

option-end-trigger-owner = Who gets no extra turn
    .help = Matters when your purchase moves somebody else's boat to the end space.
option-end-trigger-owner-active-player = The active player
    .help = Everybody else, the boat's owner included, has one more turn.
option-end-trigger-owner-condition-owner = The player who met the condition
    .help = The owner of that boat gets no extra turn; everybody else has one, the active player included.

option-boat-overflow = Shipping past the end
    .help = What happens if you pay for more spaces than your boat has left.
option-boat-overflow-cap = Surplus is lost
    .help = You may ship at full price; the boat stops at the end space.
option-boat-overflow-forbid = Not allowed
    .help = You may not ship more spaces than your boat has left; spaces gained by buildings are still cut off.

option-building-vp-scope = Buildings that score
    .help = Which buildings count for points. Farms, monasteries and castles are worth 0 points, so the result is the same.
option-building-vp-scope-palaces = Palaces only
option-building-vp-scope-all = All buildings

option-casual-level4 = Casual game: monastery messages
    .help = Are monastery messages sold and delivered in the casual game?
option-casual-level4-false = No
    .help = Monasteries still sell beer.
option-casual-level4-true = Yes
    .help = They are sold and delivered as usual.

## Questions

prompt-first = Which piece goes first?
repeat-prompt-first = Same order every turn
prompt-ride = Where does { NAME($piece, form: "subject") } ride from { $location }, on { $horses }?
prompt-stop = What does { NAME($piece, form: "subject") } do in { $location }?
prompt-site = Where do you put { NAME($building, form: "the") }?
prompt-circus = The circus moves on: to { NAME($shield, form: "which") }?
prompt-keep = { $count ->
    [0] Which message do you keep? You may search the whole deck.
   *[other] Which of these { $count } messages do you keep?
}
prompt-token = Which token marks { $location } for the { $message }?

## Choices

choice-first = { NAME($piece) } first
choice-smith = Pay for a horse from { $location }
choice-ride = { $location } on { $horses }
choice-buy = Buy { NAME($good, form: "some") }
choice-buy-pair = Buy two wood at once
choice-sell = Sell one { NAME($good, form: "some") }
choice-ship = Ship { $spaces }
choice-build = Build { NAME($building, form: "a") }
choice-build-patronus = Build { NAME($building, form: "a") }, { $deniers } instead of { $wood }
choice-palace = Build { NAME($palace, form: "the") }
choice-message = Buy { $level }
choice-deliver = Deliver the { $message }
choice-mark = Mark a station for the { $message }
choice-hire = Hire { NAME($character, form: "the") }
choice-site = { $location }
choice-circus = { $location }
choice-keep = Keep the { $message }
choice-token-free = A token from your supply
choice-token-move = The token from { $location }
choice-recall = Take back the token from { $location }
choice-done = Finish with { NAME($piece, form: "your") }

## Headings of the choices

group-first = Who goes first
group-ride = Ride
group-smith = First pay for a horse (Blacksmith)
group-buy = Buy
group-sell = Sell
group-ship = Ship on the Loire
group-build = Build on the board
group-palace = Build a palace
group-message = Buy messages
group-deliver = Deliver
group-deliver-long = Deliver: one message per stop
group-hire-yellow = Hire: { people-yellow }
group-hire-green = Hire: { people-green }
group-hire-white = Hire: { people-white }
group-hire-red = Hire: { people-red }
group-hire-blue = Hire: { people-blue }
group-site = Site
group-circus = Circus
group-keep = Keep
group-tokens = Message tokens
group-done = Finish

## Consequences

effect-card = { NAME($card, form: "effect") }
effect-card-any-city = { NAME($card, form: "effect-any-city") }
effect-card-everywhere = { NAME($card, form: "effect-everywhere") }
effect-card-anywhere = { NAME($card, form: "effect-anywhere") }
effect-card-all-wood = { NAME($card, form: "effect-all-wood") }
effect-card-for-one = { NAME($card, form: "effect-for-one") }
effect-card-per-piece = { NAME($card, form: "effect-per-piece") }
effect-card-beer = { NAME($card, form: "effect-beer") }
effect-take = takes { $horses } along
effect-leave = leaves { $horses } behind
effect-bank = the Bank pays { $deniers }
effect-circus = the circus is there: hire somebody
effect-circus-discount = { $discount } less at the circus
effect-city = can sell, ship and build
effect-good = { NAME($good, form: "some") } for { $deniers }
effect-good-carried = { NAME($good, form: "some") }, but you can carry no more
effect-good-dear = { NAME($good, form: "some") } for { $deniers }, more than you have
effect-good-gone = { NAME($good, form: "some") }, but none is left
effect-deliver = can deliver a message
effect-mark = can mark a station
effect-messages = can buy messages
effect-own-boat = your boat moves to { $space }
effect-boat = { $player }: boat moves to { $space }
effect-own-boat-stays = your boat has arrived and moves no further
effect-boat-stays = { $player }: the boat has arrived and moves no further
effect-dearest = { $shield } becomes the most expensive
effect-circus-moves = then the circus moves to { NAME($shield, form: "village") }
effect-search = you choose from the whole deck
effect-spy = your Spy shows you { $count }
effect-needs = to deliver it you need { NAME($character, form: "the") }
effect-worth = { $count ->
    [one] one village
   *[other] { $count } shields
}, { $low } to { $high } points
effect-below = to deliver it, first deliver a message of level { $level }
effect-early = a message to deliver, but first one of level { $level }
effect-gain = { $count ->
    [0] no new points: it counted 1 in your hand
    [one] { $count } point more
   *[other] { $count } points more
}
effect-points-now = +{ $points } for you now
effect-next-turn = works from your next turn
effect-stations = { $count ->
    [one] then 1 station is left
   *[other] then { $count } stations are left
}
effect-station-lost = its station is lost
effect-then-mark = then free for the { $message } here
effect-produces = produces { NAME($good, form: "some") }
effect-building = { NAME($building) } of { $player }
effect-warning-hand = careful: your hand would be full of messages you may not deliver yet
effect-warning-tokens = careful: both tokens would be stuck on unfinished messages for good
effect-warning-poor = careful: with fewer than { $deniers } in a city you lose your next turn
effect-warning-stay = careful: with fewer than { $deniers } your merchant cannot leave the city, and your turn ends there

## Log

log-turn = { $player }: round { $number }
log-poor = { $player } has too little money to leave the city, takes { $deniers } and loses the turn
log-stay = { $player } has too little money left to leave the city: the merchant stays, { $deniers } gained, the turn ends
log-discard = { $player } returns { $deniers } above the limit
log-smith = { $player } pays { $deniers } for a horse from { $location }
log-ride = { $player }: { NAME($piece) } to { $location } on { $horses }
log-leave = { $player } leaves { horse-count } in { $location }
log-take = { $player } takes { horse-count } in { $location }
log-bank = The Bank of { $location } pays { $player } { $deniers }
log-buy = { $player } buys { NAME($good, form: "some") } in { $location } for { $deniers }
log-buy-pair = { $player } buys two wood in { $location } for { $deniers }
log-boat = { $player }’s boat moves to { $space }
log-market = Market: { $shield } is now the most expensive
log-circus = { $player } sends the circus to { $location }
log-sell = { $player } sells { NAME($good, form: "some") } for { $deniers }
log-ship = { $player } ships for { $deniers }
log-build = { $player } builds { NAME($building, form: "a") } in { $location } for { $deniers }
log-palace = { $player } builds { NAME($palace, form: "the") } for { $deniers }
log-hire = { $player } hires { NAME($character, form: "the") } for { $deniers }
log-message = { $player } buys the { $message } for { $deniers }
log-look = { $player } pays { $deniers } and looks at { $count } messages of level { $level }
log-search = { $player } pays { $deniers } and searches the deck of level { $level }
log-keep = { $player } keeps the { $message }
log-deliver = { $amount ->
    [0] { $player } delivers the { $message }
   *[other] { $player } delivers the { $message } and earns { $deniers }
}
log-mark = { $player } marks { $location } for the { $message }
log-recall = { $player } takes back the token from { $location }
log-nothing = { $player }: nothing to do for the { NAME($piece, form: "bare") } in { $location }
log-end = { $cause ->
    [1] { $player }’s boat reaches the end space: the end of the game is triggered
    [2] { $player } has delivered the last message needed: the end of the game is triggered
    [3] The sixtieth turn is over
   *[4] The last round is over
}
log-over = The game is over

## Why something is not allowed

reason-LL-TURN-02 = Both pieces must move, at least one location.
reason-LL-MOVE-01 = { $distance ->
    [one] Without a horse the piece moves exactly 1 location.
   *[other] With these horses the stack moves exactly { $distance } locations.
}
reason-LL-MOVE-03 = You may take at most { $limit ->
    [one] 1 horse
   *[other] { $limit } horses
} before a movement.
reason-LL-MOVE-04 = A stack of yours holds at most { $limit } horses.
reason-LL-MOVE-06 = One movement either takes horses or leaves horses, never both.
reason-LL-MOVE-09 = In a village the stack keeps its direction.
reason-LL-MOVE-11 = To stop in a city you need the exact distance; this stack moves { $distance ->
    [one] 1 location
   *[other] { $distance } locations
}.
reason-LL-MOVE-14 = { $count ->
    [0] There is no free horse here.
    [one] There is only 1 free horse here.
   *[other] There are only { $count } free horses here.
}
reason-LL-CHAR-BLACKSMITH-01 = { $case ->
    [0] Only the Blacksmith fetches a horse from elsewhere, and you have not hired him.
    [1] The Blacksmith has already fetched a horse this turn.
    [2] There is no free horse in { $location }.
    [3] The Blacksmith costs 1 denier, and you have none.
   *[4] Horses in { $location } are free: just take them along.
}
reason-LL-CHAR-BLACKSMITH-02 = The paid horse counts too: at most { $limit } per movement.
reason-LL-ACT-01 = { NAME($piece, form: "subject-cap") } cannot do that in { $location }.
reason-LL-ACT-02 = Only one action per stop, and you have taken it.
reason-LL-BUY-01 = { $location } does not produce { NAME($good, form: "some") }.
reason-LL-BUY-02 = It costs { $needed ->
    [one] 1 denier
   *[other] { $needed } deniers
}, you have { $has }.
reason-LL-BUY-03 = The supply has no { NAME($good, form: "some") } left.
reason-LL-BUY-04 = You may carry only { $limit } { NAME($good, form: "some") } at a time.
reason-LL-BUY-05 = One good per turn, and you have bought one.
reason-LL-BUY-07 = Beer is sold only in your own monastery.
reason-LL-BUY-08 = This monastery is not yours: it sells you no beer.
reason-LL-CHAR-LUMBERJACK-01 = Only with the Lumberjack do you buy two wood at once.
reason-LL-CHAR-LUMBERJACK-04 = { $count ->
    [0] The supply has no wood left.
   *[other] The supply has only { $count } wood left.
}
reason-LL-SELL-01 = You have no { NAME($good, form: "some") } to sell.
reason-LL-SHIP-01 = Shipping that far costs { $needed ->
    [one] 1 denier
   *[other] { $needed } deniers
}, you have { $has }.
reason-LL-SHIP-02 = You ship once per turn.
reason-LL-SHIP-03 = { $count ->
    [0] Your boat is at its goal already.
   *[other] Your boat has only { space-count } left to its goal.
}
reason-LL-BUILD-01 = { $limit ->
    [one] You build once per turn.
   *[other] You build { $limit } times per turn at most.
}
reason-LL-BUILD-02 = { $case ->
    [0] A farm needs { $needed } wood, you have { $has }.
    [1] A farm costs { $needed } deniers, you have { $has }.
   *[2] A farm needs a village without a building.
}
reason-LL-BUILD-03 = Your buildings on the two banks may differ by one at most.
reason-LL-BUILD-05 = { $case ->
    [0] A monastery needs { $needed } wood, you have { $has }.
   *[1] A monastery costs { $needed } deniers, you have { $has }.
}
reason-LL-BUILD-06 = { $case ->
    [0] A castle needs { $needed } wood, you have { $has }.
   *[1] A castle costs { $needed } deniers, you have { $has }.
}
reason-LL-BUILD-07 = All towers have been built.
reason-LL-BUILD-08 = You need a farm of your own there.
reason-LL-BUILD-09 = The farm must have been built in an earlier turn.
reason-LL-BUILD-13 = { $case ->
    [0] You own this palace.
    [1] None of these palaces is left.
   *[2] It costs { $needed } deniers, you have { $has }.
}
reason-LL-BUILD-14 = This palace can only be built while your merchant is in { $location }.
reason-LL-BUILD-15 = A palace works from your next turn on.
reason-LL-COMP-05 = You have no { NAME($building, form: "bare") } left to place.
reason-LL-CAS-01 = The casual game has no characters and no palaces.
reason-LL-CAS-04 = You may not have delivered more messages of level { $level } than of the level below.
reason-LL-CAS-05 = In this casual game level 4 messages are neither sold nor delivered.
reason-LL-CIRC-04 = The circus goes to { NAME($shield, form: "village") }.
reason-LL-MSG-01 = { $case ->
    [0] Only the messenger buys messages.
   *[1] Messages are sold in cities and at your own buildings.
}
reason-LL-MSG-02 = This message costs { $needed ->
    [one] 1 denier
   *[other] { $needed } deniers
}, you have { $has }.
reason-LL-MSG-03 = You have bought all the messages this stop allows.
reason-LL-MSG-04 = { $case ->
    [0] Level 4 is sold only in your own monastery.
    [1] A monastery sells monastery messages only.
    [2] In a monastery the first message is a monastery message.
   *[3] In this casual game a monastery sells no messages.
}
reason-LL-MSG-06 = You hold { $limit } undelivered messages: deliver one first.
reason-LL-MSG-07 = You may hold only one monastery message.
reason-LL-MSG-10 = The deck of level { $level } is empty.
reason-LL-CHAR-SPY-01 = It is not among the { $count } messages you are looking at.
reason-LL-PAL-DUCAL-01 = It is not in the deck of level { $level }.
reason-LL-DLV-01 = { $case ->
    [0] Only the messenger delivers messages.
   *[1] You do not hold this message.
}
reason-LL-DLV-02 = One message per stop: deliver one, or mark one station.
reason-LL-DLV-03 = It goes to { $location }.
reason-LL-DLV-05 = Level 2 needs the Apprentice.
reason-LL-DLV-06 = Level 3 needs the Apprentice and the Helper.
reason-LL-DLV-07 = { $case ->
    [0] No colour of this message fits this place.
    [1] You have marked this colour already.
    [2] This message still lacks another station.
    [3] This is the last station: deliver it.
   *[4] This message has no stations to mark.
}
reason-LL-DLV-09 = It goes to { $location }.
reason-LL-TOK-03 = { $case ->
    [0] In this game a placed token cannot simply be taken back.
   *[1] This token is not on the board.
}
reason-LL-TOK-05 = You have no free token.
reason-LL-HIRE-02 = It costs { $needed ->
    [one] 1 denier
   *[other] { $needed } deniers
}, you have { $has }.
reason-LL-HIRE-03 = { $limit ->
    [one] One hire per turn.
   *[other] { $limit } hires per turn at most.
}
reason-LL-HIRE-04 = You have already hired this character.
reason-LL-HIRE-05 = No copies of this character are left.
reason-LL-HIRE-06 = Characters are hired at the circus, or in a city with your Palatium Balivi.
reason-LL-CHAR-HELPER-01 = You need the Apprentice before the Helper.
reason-LL-CHAR-PATRONUS-01 = Only the Patronus lets you pay deniers instead of wood.
reason-LL-PAL-BALIVI-01 = At a Palatium Balivi you can hire red characters only.
reason-LL-PAL-BALIVI-02 = You have already used the Palatium Balivi with your other piece this turn.

## How it ended

ending-boat = a boat reached the end of the river
ending-messages = enough messages were delivered
ending-turns = the last turn of the solo game
ending-rounds = the last round

tie-castles = { $first } and { $second } have { point-count } each. Castles break the tie: { $first } has { $more }, { $second } has { $less ->
    [0] none
   *[other] { $less }
}.
tie-castles-wins = { $first } wins by castles
tie-buildings = { $first } and { $second } have { point-count } each. With equal castles, buildings break the tie: { $first } has { $more }, { $second } has { $less ->
    [0] none
   *[other] { $less }
}.
tie-buildings-wins = { $first } wins by buildings
tie-shared = { point-count } each, and as many castles and buildings: nothing breaks the tie.

figure-rides = Rides
figure-bought = Goods bought
figure-sold = Goods sold
figure-delivered = Messages delivered
figure-characters = Characters
figure-farm = Farms
figure-monastery = Monasteries
figure-castle = Castles
figure-palaces = Palaces

## The text board

sheet-turn = This turn
sheet-looking = Messages to choose from
sheet-road = The road: clockwise from Nantes, north bank first
sheet-market = Market prices, cheapest first
sheet-messages-held = Messages in hand
sheet-service = Delivered messages, characters, palaces
sheet-people = Characters for hire
sheet-palaces = Palaces to build
sheet-decks = Decks of messages
sheet-goods = Supply

sheet-column-turn = Turn
sheet-column-piece = Piece
sheet-column-done = Done so far
sheet-column-end = End of the game
sheet-column-message = Message
sheet-column-level = Level
sheet-column-type = Type
sheet-column-place = Place
sheet-column-shield = Shield
sheet-column-price = Price
sheet-column-good = Good
sheet-column-building = Building
sheet-column-horses = Free horses
sheet-column-here = Who is here
sheet-column-deniers = Deniers
sheet-column-boat = Boat
sheet-column-farms = Farms left
sheet-column-monasteries = Monasteries left
sheet-column-marked = Marked
sheet-column-missing = Still missing
sheet-column-delivered = Delivered
sheet-column-delivered-to = Delivered (type, points)
sheet-column-characters = Characters
sheet-column-palaces = Palaces
sheet-column-free-tokens = Free message tokens
sheet-column-character = Character
sheet-column-group = Group
sheet-column-cost = Cost
sheet-column-palace = Palace
sheet-column-deck = Deck
sheet-column-unseen = May still come
sheet-column-bottom = At the bottom
sheet-column-supply = What
sheet-column-sale = Sells for
sheet-column-limit = Most you may carry

sheet-done-bought = { $count ->
    [one] 1 good bought
   *[other] { $count } goods bought
}
sheet-done-shipped = shipped
sheet-done-built = { $count ->
    [one] built once
   *[other] built { $count } times
}
sheet-done-hires = { $count ->
    [one] 1 character hired
   *[other] { $count } characters hired
}
sheet-done-messages-bought = { $count ->
    [one] 1 message bought here
   *[other] { $count } messages bought here
}
sheet-done-delivered-here = message delivered or marked here
sheet-last = still to play: { $players }
sheet-unknown = unknown message
sheet-search = The whole deck of level { $level }
sheet-fresh = built this turn
sheet-circus = circus
sheet-price = Price
sheet-circus-price = { $price } (circus)
sheet-stands = { $player }: { $pieces }
sheet-heading = towards { $place }
sheet-idle = works from the next turn on
sheet-level = Level { $level }
sheet-towers = Castle towers

## Table

ll-last = the last turns
ll-market = Market
ll-messages = Messages
ll-marked = marked: { $places }
ll-map = Map of the Loire from Nantes to Orléans
ll-subtitle = from Nantes to Orléans
ll-ends = ends at space { $space } or { $count } deliveries
ll-ends-solo = or after { $turns } turns
ll-ended = the game is over
ll-circus-next = next circus
ll-circus-leaves = circus moves
ll-tile = { $shield }, { $deniers }: { $places }
ll-stack = { $player }: { NAME($piece, form: "bare") } in { $location }, on { $horses }
ll-token = { $player }: { $location } is marked for a message
ll-circus = The circus is here: people are for hire, goods cost 1 denier less.
ll-boat = { $player }: boat on space { $space }
ll-owned = { $building } of { $player }.
ll-at-city = { $location }: your merchant sells, ships and builds here, your messenger buys messages.
ll-decks = Messages left: { $one } of level 1, { $two } of level 2, { $three } of level 3, { $four } from monasteries.
ll-at-village = { $location }: { NAME($good, form: "some") } for { $deniers }, { $left ->
    [0] none left
   *[other] { $left } left
}.
ll-palaces-left = Palaces left: { $palaces }.
ll-palaces-none = No palace is left here.
ll-people-left = For hire: { $people }.
ll-free = Free here: { $horses }.
ll-your-messages = Your messages, { $count } of { $limit }
ll-messages-of = { $name }: messages, { $count } of { $limit }
ll-service-of = In service
ll-none = No cards yet.
ll-no-messages = No messages. Your messenger buys them in cities and at your buildings.
ll-needs = needs { NAME($character, form: "the") }
ll-pays = +{ $deniers } today
ll-how-1 = To deliver it, stop in { $place } with your messenger.
ll-how-2 = To deliver it, your messenger marks a village of one colour and stops in one of the other on a later turn.
ll-how-3 = To deliver it, your messenger marks villages of two of the colours and stops in one of the third, one each turn, in any order.
ll-how-4 = To deliver it, stop in { $place } with your messenger.
ll-abbey = monastery message
ll-purse = Purse and goods
ll-deniers = { $count ->
    [one] denier
   *[other] deniers
}
ll-tokens = { $count ->
    [one] free token
   *[other] free tokens
}
ll-service = In your service
ll-nobody = Nobody yet. Hire characters at the circus.
ll-your-points = { $count ->
    [one] Your { $count } point
   *[other] Your { $count } points
}
ll-delivered-of = { $count } of { $target } delivered
ll-delivered-word = delivered
ll-src-boat = boat
ll-src-delivered = delivered
ll-src-undelivered = in hand
ll-src-characters = people
ll-src-blue = blue bonus
ll-src-palaces = palaces
ll-src-buildings = buildings
ll-step-first = who goes first
ll-step-one = first piece
ll-step-two = second piece
ll-step-merchant-rides = merchant rides
ll-step-merchant-rode = merchant rode
ll-step-merchant-acts = merchant acts
ll-step-messenger-rides = messenger rides
ll-step-messenger-rode = messenger rode
ll-step-messenger-acts = acts

## The goal, in the players’ panel

goal-turn = Turn { $turn } of { $turns }.
goal-solo = Score as much as you can: { $good } points are good, { $great } are excellent.
goal-ends = Last turns at space { $space } or { $count } deliveries.
goal-ends-solo = It ends earlier if your boat reaches { $space } or you have delivered { $count } messages.
goal-near-boat = { $player }: the boat is { space-count } from the end.
goal-near-messages = { $count ->
    [one] { $player }: one more delivery ends the game.
   *[other] { $player }: { $count } more deliveries end the game.
}
goal-ended = The end has come.
goal-one-more = This turn is finished, then everybody but { $player } has one more.

## Where a price comes from

price-market = { $shield } at the market
price-beer = twice { $shield } at the market
price-building = { $player }’s { NAME($building) }
price-own-building = your { NAME($building) }
price-circus = the circus
price-sale = sale
price-printed = printed
price-second-building = second building
price-second-hire = second hire
price-level = level { $level }

## The reference

cards-title = People and palaces
cards-pick-hire = Whom do you hire?
cards-pick-palace = Which palace do you build?
cards-open-palace = Choose a palace ({ $count })
ll-after = needs the { NAME($character) }
ll-palaces = Palaces
ll-palace-ducal-palace-name = Ducal Palace
ll-palace-ducal-palace = Choose messages from the whole deck in its city.
ll-palace-ducal-palace-any-city = Choose messages from the whole deck in both cities.
ll-palace-ducal-palace-everywhere = Choose messages from the whole deck, wherever you buy.
ll-palace-post-office-name = Post Office
ll-palace-post-office = A second message for 1 denier less in its city.
ll-palace-palatium-balivi-name = Palatium Balivi
ll-palace-palatium-balivi = Hire a red character in its city, once per turn.
ll-palace-bank-name = Bank
ll-palace-bank = 3 deniers whenever a piece of yours stops in its city.

## Characters that bots may have

style-collector = Collector
    .the = the Collector
    .plays = Leaves easy messages to others: goes for levels 2 and 3, and for the blue characters that go with them.
style-trader = Trader
    .the = the Trader
    .plays = Buys, sells and builds farms, and sends its boat up the river.

## What the coach asks, without naming a choice

nudge-first = Which of your two pieces has something to gain before the other has moved?
nudge-ride = Count the stops ahead of this piece: what can you buy, sell or deliver at each of them?
nudge-buy = What can be bought here, and where on your way does it sell for more?
nudge-sell = What is your good worth here today, and what would the market do after the sale?
nudge-ship = How far would your deniers take the boat, and what would you still pay for?
nudge-build = What would a building here bring you, turn after turn?
nudge-palace = A palace works every time you come back to this town. How often will that be?
nudge-message = Which level of message can you still deliver in time?
nudge-deliver = Is there a message in your hand that ends its journey here?
nudge-mark = Does a message of yours pass through here on its way?
nudge-hire = Whose help would you use most often from now on?
nudge-site = Where would you pass most often?
nudge-circus = Who is on the way to the circus next, you or somebody else?
nudge-keep = Which of these messages goes where you are riding anyway?
nudge-done = Is there anything here that is worth more than the deniers it costs?

## The guided first game

first-goal = The player with the most points wins.
first-goal-why = Points come from your boat on the river, from delivered messages, from characters and from palaces. The end comes when a boat reaches 20 or somebody has delivered 12 messages.
first-riders = You have two riders: start with the merchant.
first-riders-why = The merchant in Nantes buys and sells. The messenger in Orléans carries messages. Every turn, each of them rides once and then acts.
first-riders-order = You choose the order every turn. In this lesson the merchant goes first.
first-distance = Two horses and one step on foot: ride three places, to Langeais.
first-distance-why = A rider goes exactly as far as he has horses, plus one. To stop sooner he leaves horses behind, and is slower from then on.
first-distance-near = You would get there only by leaving horses behind, and be slower afterwards. Keep both for now.
first-distance-grain = That is three places as well, but grain sells for 4 and cheese for 5, and grain costs more there.
first-price = Buy the cheese: 1 denier here, 5 in a city.
first-price-why = Langeais has the white shield, and white stands at 1 in the market. That is the price of everything in white villages.
first-price-nothing = If you buy nothing, you have nothing to sell. This cheese earns you 4 deniers.
first-letter = White is now the most expensive. Ride to Amboise with your messenger.
first-letter-why = What you buy becomes expensive; everything to its right becomes cheaper. Your message, below the board, is for Amboise, three places from Orléans.
first-letter-elsewhere = Your message is for Amboise. Only a stop in Amboise delivers it.
first-deliver = Deliver it: 3 deniers at once.
first-deliver-why = A simple message pays what the shield of its village costs in the market: Amboise is red, and red stands at 3. This one is worth 1 point, in your hand or delivered: the money is the gain.
first-deliver-keep = You and your message are both in Amboise: deliver it and take the money.
first-open = Colette has done the same with her two riders.
first-open-why = Her merchant bought grain in Montsoreau. Nothing is hidden: her money, goods, messages and characters are shown next to her name.
first-wood = Leave one horse, ride two places to Vendôme, buy wood.
first-wood-why = One horse and one step make two. Wood sells for little, but every farm and castle needs it, and you may carry any amount.
first-wood-foot = Tours leaves both horses behind: you would go on foot from now on.
first-wood-cheese = Blois makes cheese, and you can carry only one cheese.
first-wood-without = Without wood you cannot build a farm. It costs 1 denier: take it.
first-circus = The circus is in Ussé: leave a horse behind and ride there.
first-circus-why = You can hire characters only where the circus stands. It moves on when its shield comes to the middle of the market.
first-circus-elsewhere = You cannot hire anybody there. The circus is in Ussé, two places on.
first-hire = Hire the Apprentice for 3.
first-hire-why = Characters help you until the end of the game and count points. In this lesson you try messages with two shields, level 2: only with the Apprentice can you deliver them, for 3 to 5 points each.
first-hire-leave = The circus will not stay, and you have 8 deniers. In this lesson you hire the Apprentice.
first-hire-later = A good hire in many matches. In this lesson you take the Apprentice, to try messages with two shields.
first-grain = Your merchant again: Talcy, two places, and its grain.
first-grain-why = You already have cheese. You can carry one each of cheese, grain, wine and beer. Grain sells for 4.
first-grain-cheese = Blois also has cheese, but you already carry one.
first-grain-wood = You could take the horse here, but you would bring only wood from Beaugency. Grain sells for twice as much.
first-grain-nothing = It costs 2 deniers and sells for 4: buy it.
first-horse = A free horse stands in Ussé: take it and ride three.
first-horse-why = Before riding, a rider may take one free horse, up to two in all. A stop where you can do nothing is skipped.
first-horse-slow = The right direction, but too slow: with two horses you will be in Nantes next turn.
first-sell = Take the horse, ride to Orléans, sell cheese and grain.
first-sell-why = To stop in a city the distance must fit exactly. In a city your merchant sells, ships and builds. Keep the wood.
first-sell-near = You have nothing to sell or buy there. Take the horse in Talcy and you reach Orléans.
first-sell-wood = Keep it: a farm needs 1 wood.
first-sell-first = First sell: then you will have 12 deniers to choose with.
first-farm = Build a farm, in Chambord.
first-farm-why = When somebody buys at your farm, your boat moves: 1 point each time. Colette’s merchant is in Amboise with one horse; two places on is Chambord.
first-farm-ship = That is 6 deniers for one point, once. The farm costs 4 and pays again and again.
first-farm-palace = A palace is 2 sure points and works from your next turn. A farm is worth more the earlier it stands.
first-farm-site = A good place, but where will Colette stop next? In Chambord.
first-farm-wood = The farm needs it.
first-farm-early = You have 12 deniers: build first.
first-purse = Stop here: keep 5 deniers.
first-purse-why = If your merchant is in a city with fewer than 5 deniers at the start of your turn, you lose the turn. You have 8 and want to spend 2 on a message.
first-purse-ship = That would leave 2 deniers, and your next turn would be lost.
first-message = Ride to Nantes and buy a level 2 message.
first-message-why = Your messenger buys messages in cities and at your own buildings. Thanks to the Apprentice you can deliver level 2: two shields, 3 to 5 points.
first-message-past = Messages are sold in cities. Leave one horse behind and you stop in Nantes.
first-message-simple = Safe, but 1 or 2 points. You paid for the Apprentice: use him.
first-message-hard = Messages with three shields need the Helper too. Later.
first-message-without = Without a message your messenger rides for nothing.
first-mark = Your message has two stations: ride to Saumur and mark the yellow one.
first-mark-why = It needs yellow and red, in any order. The messenger goes first this time: Saumur, two places on, is yellow. (Colette has bought at your farm, so your boat is on 1.)
first-mark-order = You may choose the order, but this turn the messenger goes first.
first-mark-past = Your message needs a yellow or a red village. Saumur is yellow.
first-mark-without = Mark the station: that is what the Apprentice’s token is for.
first-palace = Colette has built the Bank of Orléans: 2 points now, help from her next turn.
first-palace-why = A palace costs 4 deniers and no wood. It never works in the turn in which it was built. From then on the Bank pays her 3 deniers whenever one of her riders stops in Orléans.
first-second = Red is missing: ride to Chinon and deliver.
first-second-why = A message with several shields needs a stop for each, at most one per turn. At the last one you deliver it, and your token comes back.
first-second-order = The messenger first: Chinon is red.
first-second-past = Only a red village completes the message: Chinon, two places on.
first-second-keep = Deliver it: 3 points instead of the 1 that it counts in your hand.
first-second-token = Leave the token in Saumur: taken back, its station would be lost.
first-won = You lead 6 to 4. From here on you play alone.
first-won-why = Your merchant rides next. And for your next match: bots do best when they hire the Blacksmith or the Scout first, as horses help both riders every turn. The Apprentice comes when you want messages with two shields.

## In five minutes

five-goal = A merchant, a messenger, a boat
five-goal-text = You trade and carry messages on both banks of the Loire. Most points wins: the space of your boat, delivered messages, characters and palaces.
five-ride = Ride: as far as your horses, plus one
five-ride-text = Each turn both your riders move once. With two horses a rider goes exactly three places: from Nantes to Langeais. Leave a horse behind and you stop sooner; take a free one and you go further next time.
five-price = Buy: the shield is the price
five-price-text = Your merchant buys the good of the village. Langeais has the white shield, and white stands at 1 in the market: cheese costs 1. What you buy becomes the most expensive; everything to its right becomes a step cheaper.
five-letter = Deliver: points, and money at once
five-letter-text = Your messenger delivers a message at its destination. This one was for Amboise: 1 point, and as many deniers as the red shield of Amboise costs in the market.
five-circus = Hire: where the circus stands
five-circus-text = Either rider can hire one character at the circus. Characters help you until the end and count points. The circus moves on when its shield comes to the middle of the market.
five-farm = In a city: sell, ship, build
five-farm-text = In Nantes and Orléans your merchant sells goods, pays to move the boat, and builds. A farm costs 4 deniers and 1 wood. Your messenger buys new messages there.
five-turn-what = each of your two riders rides once, then acts
five-boat = Your boat moves by itself
five-boat-text = When somebody buys where you have built, your boat moves one space, as with Colette in Chambord. Every space is a point: build where many riders stop.
five-note = A city pays 2 deniers for wood, 4 for grain, 5 for cheese, 6 for wine and 8 for beer. You carry one of each, and as much wood as you like. Beer comes from your monasteries.
five-score-boat = 1 per space
five-score-boat-text = Moved by purchases at your buildings, or paid for in a city: 6 deniers for one space, 10 for two.
five-score-delivered = 1 to 8 each
five-score-delivered-text = One village: 1 or 2; two shields: 3 to 5; three shields: 6 to 8. Held but not delivered: 1.
five-score-characters = 1 or 2 each
five-score-characters-text = And what they do for you, every turn from now on.
five-score-blue = 2 per message
five-score-blue-text = { character-lover }, { character-general }, { character-philosopher }, { character-judge } and { character-provost }: for every delivered message of their kind.
five-score-palaces = 2 each
five-score-palaces-text = 4 deniers and no wood. Each also helps you in its city.
five-tip-1 = Keep 5 deniers while your merchant stays in a city.
five-tip-1-why = If you begin a turn there with fewer, you get 1 denier and lose the turn.
five-tip-2 = Leave a city with 10 deniers at most.
five-tip-2-why = You return anything above that when the merchant rides out.
five-tip-3 = Hire early who helps you every turn.
five-tip-3-why = The { character-blacksmith } and the { character-scout } bring horses for both riders. The { character-apprentice } opens messages with two shields, for 3 to 5 points each.
five-end = How it ends
five-end-text = When a boat reaches the flag (space 20; 17 with three players, 15 with four), or somebody has delivered 12 messages (10, 8), that turn is finished and everybody else has one more. Money and goods score nothing.
