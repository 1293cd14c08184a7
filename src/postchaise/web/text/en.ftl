### The pages in the browser

## Around every page

nav-skip = To the content
nav-site = Site
nav-menu = Menu
nav-rules = Rules
nav-language = Language
nav-theme = Light or dark
nav-theme-auto = As the system has it
nav-theme-light = Light
nav-theme-dark = Dark
nav-text-board = Text board
nav-keys = Keys
nav-settings = Settings
foot-open = Free and open. No advertisements, no trackers, no third-party requests. All drawings are original.
foot-titles = The titles of the games belong to their authors and publishers, from whom Postchaise is independent. If you like a game, buy it.

## Home

home-title = Three games of post and trade
home-lead = Against friends or bots, in your browser, no account needed.
home-your-turn = Your turn
go-continue = Continue
home-open = Open tables
home-open-none = No open table at the moment. Open one yourself: somebody may come by.
home-my-none = You sit at no table yet. “Play now” starts a match in one click.
go-open = Open
go-join = Join
go-watch = Watch
go-result = Result
home-status-waiting = Waiting for players
home-status-playing = Under way
home-status-over = Finished
home-ago = { $unit ->
    [now] just now
    [minutes] { $minutes } min ago
    [hours] { $hours } h ago
   *[days] { $days ->
        [one] yesterday
       *[other] { $days } days ago
    }
}
home-for = { $unit ->
    [now] since just now
    [minutes] for { $minutes } min
    [hours] for { $hours } h
   *[days] { $days ->
        [one] for a day
       *[other] for { $days } days
    }
}
home-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
home-all = All matches and statistics
home-place = place { $place } of { $count }
home-every = All
home-with-room = With a free seat
home-free = { $count } free
home-none-picked = No open table is like that.
home-news = What is new
news-puzzle = A puzzle a day for every title: one choice is clearly the best
news-share = Share a result as a picture, and a match or a moment of it as a link
news-analysis = Your finished matches, analysed: where they turned, and what would have been better
news-my = My matches: your results, what they add up to, and the way to your other devices
news-install = Put Postchaise on your telephone: install it from the browser’s menu and bring your tables along
news-learn = A first game that leads you by the hand, for every title, and each title in five minutes
home-players = Players
home-seats = { $least } to { $most } players
home-length = Length
home-minutes = { $count } min
home-weight = Weight
home-weight-of = { $weight } of 5,
home-play = Play now
home-play-bots = { $count ->
    [one] you and a bot
    [2] you and two bots
   *[other] you and three bots
}
home-new = New table
home-new-what = seats and options
home-new-below = options below

weight-1 = very easy
weight-2 = easy to learn
weight-3 = medium
weight-4 = demanding
weight-5 = very demanding

## A new table

new-title = New table
new-lead = Every option has a sensible default; you can create the table as it stands.
new-seats = Seats
new-seat = Seat { $seat }
new-who = Who takes seat { $seat }
new-level = Level of the bot
new-style = Character of the bot
new-style-any = As it likes
    .help = No leaning of its own: whatever looks best.
new-add = Add a seat
new-as-edition = As the edition says
new-listed = Who may come in
new-listed-no = With the link
new-listed-no-help = Not listed. Whoever has the link can watch.
new-listed-yes = Open table
new-listed-yes-help = Listed on the home page; anybody may take a free seat.
new-chat = Write to each other
new-chat-help = Everybody at the table can write, onlookers too.
new-name = Name of the table
new-name-hint = a name is found for you
new-more = { $count ->
    [one] One more option
   *[other] { $count } more options
}
new-about = About { $count } minutes.
new-cancel = Cancel
new-create = Create table
kind-me = Me
kind-me-help = You, at this screen.
kind-friend = Friend
kind-friend-help = Gets a link from you and sits down here.
kind-bot = Bot
kind-hot = Here too
kind-hot-help = Plays at this screen with you; a curtain hides your things in between.
kind-open = Anybody
kind-open-help = Stays free until somebody sits down.
kind-closed = Closed
kind-closed-help = Nobody plays here.
sum-me = you
sum-hot = somebody beside you
sum-friend = an invited friend
sum-bot = a bot
sum-open = a free seat
sum-many-me = you
sum-many-hot = { $n } people beside you
sum-many-friend = { $n } invited friends
sum-many-bot = { $n } bots
sum-many-open = { $n } free seats

## Waiting room and invitation

wait-title = Waiting for players
wait-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
wait-complete = Everybody is here.
wait-shuffle = The cards are shuffled as soon as { $name } opens the table once more.
wait-free = Seat { $seat } is free
wait-link = Invitation to seat { $seat }
wait-link-help = Send this link to one person. It works once.
wait-copy = Copy
wait-qr = Show as QR code
wait-qr-alt = QR code of the invitation to seat { $seat }
wait-sit = Sit down here
wait-for-somebody = Waiting for somebody to sit down.
wait-bots = or a bot:
wait-begins = The match begins by itself as soon as every seat is taken; only then the cards are dealt.
wait-options = Edition and options
wait-usual = Everything else as usual.
wait-usual-all = All options as usual.
wait-free-seat = Free this seat
wait-leave-ask = Leave this table? Your seat is free again.
wait-close = Close this table
wait-close-ask = Close this table for everybody? It disappears, and its links with it.
join-title = Invitation
join-invites = { $name } keeps a seat for you
join-kept = A seat is kept for you
join-yours = your seat
join-name = Your name
join-sit = Sit down
join-no-account = No account, no e-mail address. This browser remembers your seat.
join-used = This seat is taken
join-used-help = The invitation has been used. If it was meant for you, ask your host for another one.
join-expired = This invitation has expired
join-expired-help = Ask your host for a new link. You are welcome to watch in the meantime.

## The table

table-board = Board
table-views = Views of the board
table-fit = Whole board or close view
table-satchel = Your things
table-panels = Panels
table-noscript = The table needs JavaScript. Without it you can still read the rules, or play in the terminal with “postchaise play”.
head-round = round { $round }
head-over = finished
head-watching = watching
tab-whatnow = What now
tab-satchel = Satchel
tab-players = Players
tab-log = Log
tab-chat = Chat
now-yours = Your turn, { $name }
now-waiting = Not your turn
now-watching = You are watching
now-turn-of = It is { $name }’s turn
now-turn-of-many = The table waits for { $count } players
now-nobody = One moment, please
now-bot = is thinking
now-there = is at the table
now-away = is away
now-disabled = { $count } that cannot be chosen now
now-covered = All choices, one by one ({ $count })
now-undo = Undo
now-undo-what = Undo: { $action }
now-restart-steps = Restart turn ({ $count } steps)
now-takeback = Ask to take back
now-takeback-tip = You can ask the others whether you may take back your last action.
now-takeback-alone = Take back
now-takeback-alone-tip = Nobody has to agree: you can still take back your last action.
now-since = Since your last turn
now-say = Type an action
now-say-hint = or type: { $notation }
price-pay = you pay
price-get = you get
back-title = Ask to take back?
back-title-alone = Take back your last action?
back-asked = { $name } asks to take back:
back-waits = The others are deciding whether you may take back:
back-lost = What would be undone:
back-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
back-agree = Agree
back-refuse = Refuse
players-you = you
players-open = free seat
players-here = at the table
players-away = away
players-turn = has the turn
players-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
players-points-hidden = points not shown
players-away-soon = away; may be replaced in { $left }
players-away-now = away; may be replaced
players-give-person = Let somebody else play on
players-give-person-ask = Let another person play on for { $name }? All others at the table must agree: that person sees everything of this seat.
offer-asked = Shall another person play on for { $name }? They see everything of this seat.
offer-asking = The others are asked whether somebody else may play on.
offer-offered = Somebody else may play on here. The link works once.
offer-handed = { $name } lets another person play on. A bot plays until they sit down.
offer-yours = Send this link to whoever plays on for you. It works once, and until then you can come back.
offer-link = Copy the link
players-back = Sit down again
players-seat = Seat of { $name }: more
players-give-bot-ask = Let a bot play on for { $name }? { $name } can come back at any time.
players-give-bot = Let a bot play on
log-whole = The whole log
log-back = Back to the table
full-log-round = Round { $round }
full-log-filter = What is shown
full-log-player = Player
full-log-everybody = Everybody
full-log-kind = Kind
full-log-everything = Everything
full-log-all = Show everything
full-log-no-match = Nothing of that happened.
log-nothing-yet = Nothing has happened yet.
chat-none = Nobody has said anything yet.
chat-label = Write to the table
chat-send = Send
curtain-hand = Hand over the screen to
curtain-why = Hidden cards are shown next. Everybody else looks away.
curtain-here = { $name } is here
keys-number = take the choice with this number
keys-escape = one step back: drop what you picked on the board
keys-arrows = from choice to choice
keys-undo = take back the last action
keys-restart = restart the turn
keys-text-board = text board on or off
keys-say = type an action in words
keys-since = since your last turn: one step back or on; space pauses
keys-help = show these keys
keys-on = Number and letter keys act at once
keys-close = Close

## The reference

nav-cards = Cards
keys-cards = show all cards
cards-find = type a name
cards-nothing = Nothing is called that.
cards-all = All
cards-affordable = Affordable
cards-available = Available
cards-yours = Yours
cards-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
cards-left = { $count } left
cards-none-left = none left
cards-own = yours
cards-short = { $count } short
cards-owners = { $names } has it
cards-owners-many = { $names } have it
cards-rule = Rule
cards-legend-own = already yours
cards-legend-dear = not to be had now
cards-legend-out = none left
cards-legend-key = opens this at any time

## Who sits where, told in the log

seat-log-left = { $name } leaves the table; a bot plays on.
seat-log-resigned = { $name } resigns; a bot plays on.
seat-log-absent = { $name } is away; { $other } lets a bot play on.
seat-log-back = { $name } is back.
seat-log-sat = { $name } sits down at seat { $seat }.
seat-log-took = { $name } plays on for { $other }; all others agreed.
seat-log-inherits = { $name } plays on for { $other }, who handed over the seat.
seat-log-handed = { $name } lets another person play on; a bot plays until they sit down.
seat-log-offer = { $other } asks whether another person may play on for { $name }.
seat-log-agreed = { $other } agrees that another person plays on for { $name }.
seat-log-offered = Another person may play on for { $name }; { $other } agreed last, and nobody is against it.
seat-log-offer-refused = { $other } does not want another person to play on for { $name }.
seat-log-filled = A bot, { $name }, plays at seat { $seat }.
seat-log-renamed = { $name } is now called { $other }.

## Settings, and questions before something happens

set-save = Save
set-confirm = Confirm before my turn ends
set-confirm-always = always
set-confirm-revealed = only when it reveals something
set-confirm-never = never
set-leave = Leave the table
set-leave-ask = Leave the table? A bot plays on, and you can come back at any time.
set-hand = Let another person play on
set-hand-ask = Let another person play on for you? You get a link to send. A bot plays until they sit down, and until then you can come back.
set-resign = Resign
set-resign-ask = Resign? A bot plays on, and you cannot come back to this seat.
confirm-yes = Yes
confirm-no = Cancel

## The end

end-title = Result
end-wins = { $name } wins
end-you-win = You win
end-shared = A shared victory
end-result = Whole result
end-home = Home
end-again = Play again
end-again-what = same seats, same options
end-board = Final board
end-board-what = look around once more
end-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
end-axis = round
end-sources = Points by source
end-points = Points
end-course = Course of the scores
end-course-alt = Points of all players from beginning to end. The table of points shows how they ended.
end-share = { $names } share the victory
end-and = { $names } and { $last }
end-alone = { $count ->
    [one] { $name } scores 1 point
   *[other] { $name } scores { $count } points
}
end-ahead = { $count ->
    [one] 1 point ahead of { $name }.
   *[other] { $count } points ahead of { $name }.
}
end-equal-all = { $count ->
    [one] 1 point each, and equal in everything that breaks a tie.
   *[other] { $count } points each, and equal in everything that breaks a tie.
}
end-equal = { $count ->
    [one] 1 point each: the rules of the game break the tie.
   *[other] { $count } points each: the rules of the game break the tie.
}
end-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
end-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
end-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
end-figures = The match in numbers
end-moments = Key moments
fair-title = A fair shuffle
fair-how = Proved: everything drawn follows from the key, fixed before the match and shown now, and from a number of every browser; nobody chose it, and no line of the record was changed since. Not proved: that the server told nobody what was hidden, or that the last to add a number was not in league with it.
fair-how-old = Everything drawn was fixed before the first move: the seal was public from the beginning, the key is shown now. With both anybody can check what was drawn.
fair-sealed = The shuffle is sealed.
fair-promise = Proved: the cards are dealt from a key that was fixed before any browser added a number of its own, so neither the server nor the host could choose them, and after the end anybody can check every draw and every action. Not proved: that the server told nobody what is hidden, or that the last to add a number was not in league with it.
fair-seal = Seal
fair-key = Key
fair-nonces = Numbers of the seats
fair-skipped = Passed over by take-backs
fair-skipped-count = { $count ->
    [0] nothing
    [one] 1 draw; whether all agreed, only those at the table know
   *[other] { $count } draws; whether all agreed, only those at the table know
}
fair-whole = Seal of the whole match
fair-broken = This match was not dealt with the number this browser gave. Do not trust its shuffle.
shuffle-title = The shuffle
shuffle-go = Shuffle
fair-check = To check
fair-record = Download the record

## Rules

rules-page = The rules of { $title }
rules-games = Games
rules-contents = Contents
rules-find = Search the rules
rules-found = { $count ->
    [0] Nothing found for “{ $query }”
    [one] One place for “{ $query }”
   *[other] { $count } places for “{ $query }”
}
rules-elsewhere = Also found in
rules-all = Back to all the rules

## What can go wrong

error-403 = This is not yours
error-403-help = Another browser holds this seat, or the table is not open to you.
error-404 = There is nothing here
error-404-help = Perhaps the address was copied in part, or the table has been cleared away.
error-410 = This is no longer here
error-410-help = The table was cleared away after a long silence.
error-429 = A little slower, please
error-429-help = Too many requests came from you. Wait a moment, then try again.
error-500 = The horse has lost a shoe
error-500-help = That was our fault. Your match is safe; please try again.
error-home = To the home page

## What the script says

js-offline = No connection. Trying again …
js-online = Connected again.
js-stale = The table has moved on. Here is the new position.
js-failed = That did not work. Please try again.
js-unreachable = The server cannot be reached. Please try again.
js-your-turn = It is your turn.
js-narrowed = Only:
js-widen = Show all choices again
js-copied = Copied
js-copy-failed = Copying did not work. Please select the link and copy it.
js-since-none = Nothing has happened since your last turn.
js-since-step = Step { $n } of { $of }
js-since-back = Back
js-since-pause = Pause
js-since-play = Play
js-since-next = Next
js-since-stop = Back to now
js-ends-ask = End your turn?
js-reveals-ask = This reveals something: you cannot take it back alone. Go on?
js-ends-no = Undo
js-named = Your name is saved.
js-one-choice = 1 choice left
js-choices-left = { $n } choices left
js-hint-thinking = The coach is thinking …
js-hint-nothing = Nothing could be counted about this choice.

## The coach

hint-ask = Hint
hint-title = Help
hint-how-much = How much help
hint-level-nudge = Nudge
hint-level-hint = Hint
hint-level-show = Show
hint-close = Close the help
hint-clear = { $choice } is clearly best: { $points } points of lead over “{ $second }”.
hint-likely = { $choice } is likely best: { $points } points of lead over “{ $second }”.
hint-few = { $choice } looks best so far, but too few games were tried to be sure.
hint-open = { $choice } and { $second } cannot be told apart; both are good.
hint-open-many = { $choice }, { $second } and a third cannot be told apart.
hint-hardly = It hardly matters here: nothing is better than anything else by more than its spread.
hint-only = { $choice }: nothing else is worth a thought here.
hint-line = This is how the turn goes on in most of the games tried:
hint-line-none = Then it depends on what happens.
hint-now = now
hint-play = Play the first step
hint-place = number { $place } of the hint
hint-games = { $games ->
    [one] 1 game each
   *[other] { $games } games each
}, { $ends ->
    [0] none to the end
   *[other] { $ends } to the end
}, hurried players
hint-games-tip = The choices were tried out in games with the same luck, played on by hurried players who undervalue long plans. They know only what you see. ± is where nineteen of twenty such counts would lie.
hint-plans = What are my plans?
hint-odds-slim = slim chances
hint-odds-low = below even
hint-odds-even = about even
hint-odds-good = good chances
hint-odds-strong = strong chances
hint-lead = lead
hint-lead-tip = Too few games were played to the end for a share of wins: this is the difference in points of lead.
hint-rival = Rival held back
hint-rival-best = your best rival
hint-hopes = Prospects
hint-reason-more = More: { $parts }
hint-reason-less = Less: { $parts }
hint-reason-rival-less = { $rival } scores { $points } less
hint-reason-rival-more = { $rival } scores { $points } more
hint-reason-none = No single difference can be counted.
hint-explain = Explain this choice
hint-explain-what = Explain this choice: { $choice }
hint-instead = “{ $choice }” instead of “{ $other }”
hint-sum-more = In all { $points } ± { $error } points of lead more.
hint-sum-less = In all { $points } ± { $error } points of lead less.
hint-sum-same = In all no difference that can be told from luck.
hint-sum-few = Too few games were tried to compare the two.
nudge-any = Have a look at “{ $group }”: what would each of these bring you?
plan-title = Your plans
plan-lead = { $count ->
    [one] What one game played to the end says you still gain. None of it is a promise.
   *[other] What { $count } games played to the end say you still gain. None of it is a promise.
}
plan-close = Close the plans
plan-points = { $points } ± { $error } more points
plan-share = in { $times } of { $count } games
plan-none = No source of points stands out from the games that were played.
help-ask = Ask for help?
help-ask-mark = From the first hint on this match is marked as helped, for everybody at the table to see, in the log and in the result. It will not count for ratings.
help-level-nudge = A question that points the way. Names no choice.
help-level-hint = The best three choices, what to expect of them and how sure that is.
help-level-show = The whole turn, step by step.
help-ask-no = Not now
help-ask-yes = Give me a hint
helped = helped
helped-tip = Somebody asked for help. This match is marked for everybody and does not count for ratings.
players-helped = { $count ->
    [one] asked for help once
   *[other] asked for help { $count } times
}
end-helped = With help.
seat-log-asks-nudge = { $name } asks for a nudge.
seat-log-asks-hint = { $name } asks for a hint.
seat-log-asks-show = { $name } lets the turn be shown.
seat-log-asks-explain = { $name } has a choice explained.
seat-log-asks-plans = { $name } asks for plans.
keys-hint = help on or off
keys-nudge = a nudge
keys-show = show the turn
keys-explain = explain the focused choice
keys-plans = my plans
new-help = Help
new-help-help = How much anybody at the table may ask of the coach. Whoever asks is marked for all to see.
help-none = none
help-nudge = nudges
help-hint = hints
help-everything = everything
new-pace = Pace of the bots
new-pace-help = Can be changed at the table.
set-pace = Pace of the bots
pace-instant = instant
pace-brisk = brisk
pace-watchable = watchable

## Guided first games

lesson-name = First game
lesson-tip = A guided first game. It counts in no result.
lesson-step = Step { $step } of { $of }
lesson-watch = { $name } plays.
lesson-watch-why = Watch the board: what somebody does is drawn there and written in the log.
lesson-on = Go on
lesson-play-on = Play on
lesson-back = Back
lesson-show = Do it for me
lesson-again = Once more
lesson-leave = Leave the lesson
lesson-done = done
lesson-start = First game, guided
lesson-start-what = learn by playing, { $steps } steps
lesson-continue = Continue the first game
lesson-continue-at = step { $step } of { $of }

five-page = { $title } in five minutes
five-link = In five minutes
five-turn = Your turn
five-scores = What scores
five-tips = Three things to know early
rules-copy = { $rule }: copy the link to this rule
quoted = “{ $text }”
rules-whole = In the rules
rules-editions = How the editions differ
rules-editions-what = A table can be played by any of them, and each option can be chosen by itself.
rules-option = Option
rules-designed = Numbers that no source gives
rules-designed-count = { $count ->
    [one] One value of this game has no source we could find. We designed it ourselves, until somebody corrects it from a physical copy. It stands in this table:
   *[other] { $count } values of this game have no source we could find. We designed them ourselves, until somebody corrects them from a physical copy. They stand in these tables:
}
rules-designed-how = You own the game? “postchaise about { $game }” names every one of them, the file, and how to play with a corrected copy. Please send it to us, too.

## Without a connection

away-title = No connection
away-lead = Your tables are safe on the server; only the way there is cut. This page comes back by itself once you are online again.
away-again = Try again

## My matches

nav-my = My matches
my-lead = { $played ->
    [0] Nothing finished yet.
    [one] One match finished, { $won } won.
   *[other] { $played } matches finished, { $won } won.
}
my-running = Running
my-finished = Finished
my-filter = Show only
my-all = All
my-won = Won
my-search = player or table
my-ended = ended
my-table = table
my-place = place
my-points = points
my-against = against
my-took = played
my-of = of { $count }
my-alone = alone
my-left = left to a bot
my-range = { $first } to { $last } of { $count }
my-earlier = Earlier
my-later = Later
my-none = No match finished yet. Here you will find every match you play to its end, and what they add up to.
my-none-fits = No match is like that.
my-games = By game
my-count = { $count ->
    [one] 1 match, { $won } won
   *[other] { $count } matches, { $won } won
}
my-course = Points of the last { $count } matches
my-average = average
my-best = best
my-sources = Where your points come from
my-you = you
my-others = others
my-more = { $source }: { $points ->
    [one] one point
   *[other] { $points } points
} more than the others on average.
my-less = { $source }: { $points ->
    [one] one point
   *[other] { $points } points
} less than the others on average.
my-over-time = Match by match
my-rivals = Against
my-beaten = { $count } won
my-lost = { $count } lost

own-title = Your data
own-lead = There is no account: this browser is you. Whoever deletes its cookies loses the way to their tables, unless another device has it, too.
own-device = Move to another device
own-have-code = I have a code
own-export = Download everything
own-delete = Delete everything
own-delete-goes = { $count ->
    [0] There is no table of yours alone.
    [one] 1 table goes for good, with its record: nobody else sat at it.
   *[other] { $count } tables go for good, with their records: nobody else sat at them.
}
own-delete-stays = { $count ->
    [one] 1 table stays with the others who sat there, without your name and without what you wrote.
   *[other] { $count } tables stay with the others who sat there, without your name and without what you wrote.
}
own-delete-what = Your results, statistics, notifications and the puzzles you have solved go, too. Where you still play, a bot goes on. Nobody can bring any of it back.
own-delete-sure = Yes, for good
own-delete-now = Delete now
own-deleted = Everything of yours is deleted. This browser is a new guest now.

move-code = Your code
move-qr = The code for the camera of the other device
move-how = Point the other device’s camera at it, or open “I have a code” there and type it. It works once, for { $minutes } minutes. Give it to nobody: whoever uses it is you.
move-both = Afterwards both devices are you.
move-title = You, on this device
move-lead = Type the code that the other device shows under “My matches”.
move-type = Code
move-go = Continue here
move-left = { $count ->
    [one] This browser already has a table of its own. It could not be reached from here any more.
   *[other] This browser already has { $count } tables of its own. They could not be reached from here any more.
}

## When it is your turn

alerts-title = When it is your turn
alerts-sound = Play a sound
alerts-push = Notify me on this device, also when the page is closed
alerts-on = You will be notified when a table waits for you and you are not there.
alerts-off = Only tables’ and games’ names are sent, through your browser’s own service.
alerts-denied = Your browser blocks notifications from this site. You can allow them in its settings.
alerts-no-key = This server sends no notifications: whoever runs it has not set up a key for them.
alerts-no-push = This browser cannot receive notifications here. On an iPhone or iPad, put the site on the home screen first.
alerts-failed = That did not work. Please try again later.

## Replay

replay-title = Replay
replay-open = Replay
replay-open-what = every moment once more
replay-to-table = To the table
replay-moment-panel = This moment
replay-moment-tab = Moment
replay-timeline = Course of the match
replay-controls = Playing
replay-slider = Moment of the match
replay-where = Step { $at } of { $last }
replay-loading = The match is being laid out …
replay-failed = The match could not be fetched. Load the page again.
replay-set = The table is set.
replay-decides = { $name } decides.
replay-gain = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
replay-moment = Key moment { $letter }
replay-seen-by = Seen by
replay-as-spectator = Onlookers
replay-as-open = Open
replay-own = The match is under way: you see what you have seen so far, up to now.
replay-link = Link to this moment
replay-text = Copy this moment as text
replay-text-copied = Copied: the position in words
replay-start = To the start
replay-end = To the end
replay-back = One step back
replay-on = One step on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-speed = Speed
replay-show = Show
replay-keys-step = one step back or on
replay-keys-turn = one turn back or on
replay-keys-ends = to the start, to the end
replay-keys-play = play and pause
replay-keys-speed = faster, slower
replay-keys-moments = key moment before, key moment after
replay-keys-viewer = through other eyes
replay-keys-link = link to this moment
replay-keys-text = copy this moment as text
replay-keys-fork = fork from here

## A fork

fork-here = Fork from here
fork-what = A new table that begins at this moment, with fresh dice. The match you watch stays as it is.
fork-me = At this screen
fork-bot = Bot
fork-practice = You know what came next, so a fork is for practice: it is marked as one and counts in no result.
fork-set = Set the table
fork-banner = Fork, for practice
fork-banner-of = This table follows { $title } up to step { $at } and goes on with fresh dice. It counts in no result.
fork-banner-unknown = This match follows another one up to step { $at } and went on with other dice. It counts in no result.
fork-to-moment = Watch where it began
seat-log-forked = Here the fork begins. What comes now was not played in { $name }.

## A record

upload-title = Open a record or a moment
upload-lead = Any match of these games, whole or up to a moment of it, as text: a record, or a moment copied from a replay. Up to 100 kB.
upload-file = Choose a file
upload-text = or paste its text
upload-watch = Watch it
upload-what = Every line is played again and checked. The match is kept under a link that nobody else knows, for some weeks.
upload-refused = This text cannot be opened as it is
upload-line = The line in question
upload-mark = Uploaded record
upload-part = { $count ->
    [one] Watch up to there (1 step)
   *[other] Watch up to there ({ $count } steps)
}
part-banner = Part of a match
part-banner-line = The record fits up to here, but not in line { NUMBER($line, useGrouping: 0) }. The rest is not shown.
part-banner-ends = The text ends here; the match was not over.

## Sharing a result or a position

share = Share
share-what = link or picture
share-title = Share this result
share-drawing = The picture is being drawn …
share-link = A link to the replay; messengers show the picture with it.
share-copy = Copy link
share-picture = Download the picture
share-send = Send …
card-alt = The result of { $title }: { $result }.
card-alt-site = Postchaise: La Loire, Orléans, Thurn und Taxis

## Analysis of a finished match

analysis-title = Analysis
analysis-open = Analysis
analysis-open-short = what would have been better
analysis-ask = Analyse this match
analysis-what = Every choice of the match is held against others, as bots think. That takes some minutes in the background; meanwhile you can leave. Whoever has the link sees the result.
analysis-will-expected = How the chances of everybody went up and down, turn by turn, and how much of that was luck.
analysis-will-turnings = Which choices cost most, what would have been better, and where the difference comes from. From each of them you can play on.
analysis-will-good = How many choices of each player could not have been bettered.
analysis-queued = { $before ->
    [0] It begins in a moment.
    [one] Another analysis comes first.
   *[other] { $before } other analyses come first.
}
analysis-going = Being computed: { $done } %
analysis-going-what = You can leave this page: it goes on, and stays here when it is done.
analysis-older = The bots have learned since this was computed.
analysis-again = Compute it anew
analysis-games = { $turns } turns, { $games } games played on from each that is drawn
analysis-trust = Win shares have been held against matches between bots, and corrected. Hurried players play on, who undervalue long plans: no more is known than to five per cent.
analysis-trust-not = Hurried players play on, who undervalue long plans. How often their win shares come true in matches between people has not been measured for this game: read them as more or less, not as a forecast.
analysis-band = Shaded: what chance alone does to the estimate. Hatched (?): there the estimate itself was wrong.
analysis-course-of = The course of the match
analysis-ahead-since = From turn { $turn } on { $name } was ahead
analysis-ahead-always = { $name } was ahead from the first turn
analysis-open-to-the-end = Open until the end
analysis-none = No choice was clearly better than the one played.
analysis-largest = The most went with { $name }’s choice in turn { $turn }: { $points } points of lead.
analysis-wrong = From turn { $first } to { $last } the estimate itself was wrong about { $name }.
analysis-cut = It took too long: choices after turn { $turn } were not looked at.
analysis-expected = Expected result
analysis-mode-win = Win share
analysis-mode-points = Expected points
analysis-chart-alt = Expected result of everybody, turn by turn; the same is told in a table below.
analysis-table = The chart as a table
analysis-turn = turn
analysis-end = End
analysis-row = { $share } % ± { $spread }; { $points } ± { $error }
analysis-row-alone = { $points } ± { $error }
analysis-row-end = { $points }
analysis-turnings = Turning points
analysis-whose = Whose turning points
analysis-all = All
analysis-mine = My mistakes only
analysis-columns = what was played, and what would have been better
analysis-lead = lead
analysis-win = win
analysis-sure = sure
analysis-sure-clear = clear
analysis-sure-likely = likely
analysis-was-played = played
analysis-would-be = better
analysis-no-mine = No choice of yours was clearly worse than another one.
analysis-fine = Looked bad at first, were fine when counted again
analysis-good = As good as the best
analysis-good-what = Share of choices that nothing was better than. Hatched: still open.
analysis-kept = { $clear } clear, { $likely } likely, { $open } open of { $all } choices
analysis-given = Given away: { $points } ± { $error } points of lead
analysis-of = { $nth } of { $count } · turn { $turn }
analysis-before = Turning point before
analysis-after = Turning point after
analysis-happened = What happened
analysis-better = Better
analysis-counted = All choices counted
analysis-counted-what = lead at the end, against the one played; { $games } fresh games each
analysis-from = Where the difference comes from
analysis-from-what = points of lead
analysis-clear = Clearly better: { $points } points of lead, give or take { $error }.
analysis-likely = Likely better: { $points } points of lead, give or take { $error }.
analysis-shares = Win share { $before } → { $after } %, give or take { $error }.
analysis-shares-not = Whether it would have changed the winner cannot be told.
analysis-board = Show on the board
analysis-play-on = Play on from here
analysis-keys = J and K go from one to the next, M shows yours only, Enter leads to the board.

## Puzzle of the day

puzzle-title = Puzzle of the day
puzzle-of = Puzzle of { $day }
puzzle-before = Day before
puzzle-after = Day after
puzzle-what = A position from a real match. One choice is clearly the best: which one?
puzzle-solved = Solved!
puzzle-missed = Not the best one
puzzle-right = “{ $best }” is clearly the best: { $points } ± { $error } points of lead at the end more than the next best, “{ $other }”.
puzzle-wrong = “{ $best }” is clearly better than “{ $other }”: { $points } ± { $error } points of lead at the end.
puzzle-counted = Judged by { $games } games of each choice to the end of the match, seen from this seat. ± is twice the standard error.
puzzle-best = the best
puzzle-again = Try again
puzzle-state-open = not answered yet
puzzle-state-solved = solved today
puzzle-state-tried = answered, not solved
