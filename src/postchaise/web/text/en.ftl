### The pages in the browser

## Around every page

nav-skip = To the content
nav-site = Site
nav-menu = Menu
nav-rules = Rules
nav-language = Language
nav-theme = Light or dark
nav-theme-auto = System default
nav-theme-light = Light
nav-theme-dark = Dark
nav-text-board = Text board
nav-keys = Keyboard shortcuts
nav-settings = Settings
foot-open = Free and open. No advertisements, no trackers, no third-party requests. All drawings are original.
foot-titles = The titles of the games belong to their authors and publishers, who are not affiliated with Postchaise. If you like a game, buy it.
legal-imprint = Imprint
legal-privacy = Privacy
access-title = Create tables
access-granted = You may create tables on this server.
access-invited = This link lets you create tables on this server.
access-accept = Accept
access-password-lead = Creating a table takes the password of this server. You enter it only once in this browser.
access-password = Password
access-enter = Continue
access-members-lead = On this server members create the tables; everybody may join and watch. Ask the operator for a link.
access-id = Your id, if the operator asks for it:

## Home

site-failed = The game could not start in this browser. Reload the page, or try a current version of Chrome, Edge, Firefox or Safari.
home-title = Three games of post and trade
home-lead = Against friends or bots, in your browser, no account needed.
home-chat = new messages
home-lead-alone = Against bots or with friends on one screen, in your browser, no account needed. Works offline.
home-your-turn = Your turn
go-continue = Continue
home-open = Open tables
home-open-none = No open tables right now. Create one: somebody may join.
home-my-none = You have no tables yet. “Play now” starts a match in one click.
go-open = Open
go-join = Join
go-sit = Sit down
go-return = Take over
go-watch = Watch
go-result = Result
home-status-waiting = Waiting for players
home-status-playing = In progress
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
    [now] just now
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
home-none-picked = No matching tables.
home-news = What’s new
news-puzzle = A daily puzzle for every game: one choice is clearly best
news-share = Share a result as a picture, or a match or one of its moments as a link
news-analysis = Analysis of your finished matches: where they turned, and what would have been better
news-my = My matches: your results and statistics, and how to play on another device
news-install = Postchaise on your phone: install it from the browser’s menu and take your tables along
news-learn = A guided first match of every game, and each game in five minutes
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
new-lead = Every option has a sensible default, so you can create the table right away.
new-seats = Seats
new-seat = Seat { $seat }
new-who = Who takes seat { $seat }
new-level = Bot level
new-style = Bot style
new-style-any = Default
    .help = No particular style: plays whatever looks best.
new-seat-name = Name
new-add = Add a seat
new-as-edition = As in the edition
new-listed = Who can join
new-listed-no = People with the link
new-listed-no-help = Not listed. Anybody with the link can watch.
new-listed-yes = Open table
new-listed-yes-help = Listed on the home page; anybody can take a free seat.
new-chat = Chat
new-chat-help = Everybody at the table can write, spectators too.
new-name = Table name
new-name-hint = chosen for you if left empty
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
kind-friend-help = Gets a link from you and plays in this seat.
kind-bot = Bot
kind-hot = Hot seat
kind-hot-help = Shares this screen with you; hidden information is covered when the turn passes.
kind-open = Anybody
kind-open-help = Stays free until somebody takes it.
kind-closed = Closed
kind-closed-help = Nobody plays in this seat.
sum-me = you
sum-hot = somebody at this screen
sum-friend = an invited friend
sum-bot = a bot
sum-open = a free seat
sum-many-me = you
sum-many-hot = { $n } people at this screen
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
wait-shuffle = The cards are shuffled when { $name } next opens the table.
wait-reserved = Kept for { $name }
wait-free = Seat { $seat } is free
wait-link = Invitation to seat { $seat }
wait-link-help = Send this link to one person. It works once.
wait-copy = Copy
wait-qr = Show as QR code
wait-qr-alt = QR code of the invitation to seat { $seat }
wait-sit = Take this seat
wait-for-somebody = Waiting for a player.
wait-bots = or a bot:
wait-loopback = These links work only on this computer. To play with others, start the server with an address they can reach.
wait-begins = The match begins as soon as every seat is taken. The cards are dealt then.
wait-options = Edition and options
wait-usual = Everything else is standard.
wait-usual-all = All options are standard.
wait-free-seat = Free this seat
wait-leave-ask = Leave this table? Your seat becomes free again.
wait-close = Close this table
wait-close-ask = Close this table for everybody? The table and its links are deleted.
join-title = Invitation
join-invites = { $name } is keeping a seat for you
join-kept = A seat is reserved for you
join-yours = your seat
join-name = Your name
join-sit = Take the seat
join-no-account = No account, no e-mail address. This browser remembers your seat.
join-dealt = This match has already been dealt, and { $count ->
    [0] nothing has been played yet
    [one] one action has been played
   *[other] { $count } actions have been played
}. At the table: { $names }. They may have known the deal before you, and your browser adds no number to the shuffle. Nobody can prove to you that this deal was not chosen.
join-damaged = This link is damaged
join-damaged-help = Part of it is missing or was changed on the way. Copy the whole link again, or ask your host for it. The seat may still be free.
join-five = { $game } in five minutes
join-shuffle = How the shuffle stays fair
join-used = This seat is taken
join-used-help = This invitation has already been used. If it was meant for you, ask your host for a new one.
join-expired = This invitation has expired
join-expired-help = Ask your host for a new link. Until then you are welcome to watch.

## The table

table-board = Board
table-views = Views
table-fit = Fit the board or zoom in
table-player-board = Your pieces
table-panels = Panels
table-noscript = Playing needs JavaScript. Without it you can read the rules, or play in the terminal with “postchaise play”.
head-round = round { $round }
head-over = finished
head-watching = watching
tab-decision = Choices
tab-player-board = Satchel
tab-players = Players
tab-log = Log
tab-chat = Chat
now-yours = Your turn, { $name }
now-waiting = Not your turn
now-watching = You are watching
now-turn-of = It is { $name }’s turn
now-turn-of-many = Waiting for { $count } players
now-nobody = One moment, please
now-bot = is thinking
now-there = is at the table
now-away = is away
now-disabled = { $count } unavailable choices
now-covered = All choices, one by one ({ $count })
now-undo = Undo
now-undo-what = Undo: { $action }
now-restart-steps = Restart turn ({ $count } steps)
now-takeback = Ask to take back
now-takeback-tip = Ask the others whether you may take back your last action.
now-takeback-alone = Take back
now-takeback-alone-tip = Nobody has to agree: you can take back your last action.
now-since = Since your last turn
now-notation = Type an action
now-notation-hint = or type: { $notation }
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
players-look = Show what { $name } has
shown-back = Back to mine
shown-back-watching = Follow the turn
players-you = you
players-open = free seat
players-here = at the table
players-away = away
players-turn = to move
players-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
players-points-hidden = points not shown
players-away-soon = away; a bot may take over in { $left }
players-away-short = bot possible in { $left }
players-away-now = away; a bot may take over
players-give-person = Let somebody else take over
players-give-person-ask = Let another person take over for { $name }? All others at the table must agree, because that person sees everything this seat can see.
offer-asked = May another person take over for { $name }? They will see everything this seat can see.
offer-asking = The others are asked whether somebody else may take over.
offer-offered = Somebody else may take over this seat. The link works once.
offer-handed = { $name } is handing over this seat. A bot plays until somebody takes it.
offer-yours = Send this link to the person who takes over for you. It works once. Until then you can come back.
offer-link = Copy the link
stand-in-yours = A bot plays for you
stand-in-badge = bot
stand-in-tip = A bot plays for { $name } until they are back.
players-back = Take over
players-seat = Seat of { $name }: more options
players-give-bot-ask = Let a bot play for { $name }? { $name } can come back at any time.
players-give-bot = Let a bot take over
log-whole = Full log
log-back = Back to the table
full-log-round = Round { $round }
full-log-filter = Filter
full-log-player = Player
full-log-everybody = Everybody
full-log-kind = Event
full-log-everything = Everything
full-log-all = Show everything
full-log-no-match = No matching events.
log-nothing-yet = Nothing has happened yet.
chat-none = No messages yet.
chat-watcher = Spectator
chat-removed = Message removed
chat-label = Message to the table
chat-send = Send
curtain-hand = Hand the screen to
curtain-why = Hidden information is shown next. Everybody else, please look away.
curtain-undo = Undo: { $name } is still playing
curtain-here = { $name } is here
keys-number = choose the option with this number
keys-escape = one step back: clear what you picked on the board
keys-arrows = move between choices
keys-undo = take back the last action
keys-restart = restart the turn
keys-text-board = text board on or off
keys-say = type an action in words
keys-since = since your last turn: one step back or forward; space pauses
keys-help = show keyboard shortcuts
keys-on = Number and letter keys act at once
keys-close = Close

## The reference

nav-cards = Cards
keys-cards = show all cards
cards-find = search by name
cards-nothing = No card has that name.
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
cards-legend-dear = unavailable
cards-legend-out = none left
cards-legend-key = opens this dialog at any time

## Changes of seats, in the log

seat-log-left = { $name } leaves the table; a bot takes over.
seat-log-resigned = { $name } resigns; a bot takes over.
seat-log-absent = { $name } is away; { $other } lets a bot take over.
seat-log-back = { $name } is back.
seat-log-taken-back = { $name } takes back; everybody has agreed, { $other } last.
seat-log-back-refused = { $other } refuses to let { $name } take back.
seat-log-sat = { $name } takes seat { $seat }.
seat-log-took = { $name } takes over for { $other }; all others agreed.
seat-log-inherits = { $name } takes over from { $other }, who handed over the seat.
seat-log-joined = { $name } sat down after the deal.
seat-log-handed = { $name } is handing over the seat; a bot plays until somebody takes it.
seat-log-offer = { $other } asks whether another person may take over for { $name }.
seat-log-agreed = { $other } agrees that another person takes over for { $name }.
seat-log-offered = Everybody has agreed, { $other } last: another person may take over for { $name }.
seat-log-offer-refused = { $other } does not want another person to take over for { $name }.
seat-log-filled = A bot, { $name }, takes seat { $seat }.
seat-log-renamed = { $name } is now called { $other }.

## Settings, and questions before something happens

set-save = Save
set-confirm = Ask me first
set-confirm-always = before my turn ends or something is revealed
set-confirm-revealed = only before something is revealed, such as a card from a pile
set-confirm-never = never
set-automatic = Make forced and repeated choices for me. Undo brings the question back.
set-leave = Leave the table
set-leave-ask = Leave the table? A bot takes over, and you can come back at any time.
set-hand = Hand over your seat
set-hand-ask = Hand over your seat to another person? You get a link to send. A bot plays until somebody uses it, and until then you can come back.
set-resign = Resign
set-resign-ask = Resign? A bot takes over, and you cannot come back to this seat.
confirm-yes = Yes
confirm-no = Cancel

## The end

end-title = Result
end-wins = { $name } wins
end-you-win = You win
end-shared = Shared victory
ending-stay = Stay at the table
end-result = Full result
end-home = Home
end-again = Play again
end-again-what = same seats, same options
rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
rematch-sit = Sit down
rematch-open = Go to the next match
rematch-waits = waiting for players
rematch-runs = it has begun
end-board = Final board
end-board-what = look at it again
end-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
end-axis = round
end-sources = Points by source
end-points = Points
end-course = Score chart
end-course-alt = Points of all players over the match. The table of points shows the final scores.
end-share = { $names } share the victory
end-and = { $names } and { $last }
end-alone = { $count ->
    [one] { $name } scores 1 point
   *[other] { $name } scores { $count } points
}
end-ahead = { $count ->
    [one] 1 point ahead of { $name }
   *[other] { $count } points ahead of { $name }
}
end-equal-all = { $count ->
    [one] 1 point each, and tied on every tie-breaker.
   *[other] { $count } points each, and tied on every tie-breaker.
}
end-equal = { $count ->
    [one] 1 point each; a tie-breaker decides.
   *[other] { $count } points each; a tie-breaker decides.
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
fair-how = Proven: every draw follows from the key, which was fixed before the match and is shown now, and from a number chosen by each browser. Nobody could choose the draws, and no line of the record has been changed since. Not proven: that the server kept hidden information secret, or that whoever added the last number was not working with it.
fair-how-late = Proven: every draw follows from the key, which was fixed before the match and is shown now, and from a number chosen by each browser that was there for the deal. No line of the record has been changed since. Not proven: that nobody chose this deal. { $names } sat down later, when others had already seen it.
fair-how-old = Every draw was fixed before the first move: the seal was public from the start, and the key is shown now. With both, anybody can check the draws.
fair-sealed = The shuffle is sealed.
fair-promise = Proven: the cards are dealt from a key that was fixed before any browser added its own number, so neither the server nor the host could choose them. After the match anybody can check every draw and every action. Not proven: that the server keeps hidden information secret, or that whoever adds the last number is not working with it.
fair-late = Not provably fair: { $names } sat down after the deal. Others had already seen it, and no number from { $names } went into it. The draws are still fixed by the key, which is shown after the match.
fair-seal = Seal
fair-seal-word = sealed deal
fair-key = Key
fair-details = Seal, key and how to check
fair-nonces = Numbers from the seats
fair-skipped = Skipped by take-backs
fair-skipped-count = { $count ->
    [0] nothing
    [one] 1 draw; only the players know whether all of them agreed
   *[other] { $count } draws; only the players know whether all of them agreed
}
fair-whole = Seal of the whole match
fair-broken = This match was not dealt with the number from this browser. Do not trust its shuffle.
shuffle-title = The shuffle
shuffle-go = Shuffle
fair-check = To check it
fair-record = Download the record

## Rules

rules-page = The rules of { $title }
rules-games = Games
rules-contents = Contents
rules-find = Search the rules
rules-found = { $count ->
    [0] No results for “{ $query }”
    [one] One result for “{ $query }”
   *[other] { $count } results for “{ $query }”
}
rules-elsewhere = Also found in
rules-all = Back to all the rules

## What can go wrong

error-403 = You cannot open this
error-403-help = This seat belongs to another browser, or the table is not open to you.
error-404 = Page not found
error-404-help = Part of the address may be missing, or the table has been deleted.
error-410 = This table is gone
error-410-help = It was deleted because nobody had used it for a long time.
error-429 = Slow down, please
error-429-help = You sent too many requests. Wait a moment, then try again.
error-500 = The horse has lost a shoe
error-500-help = Something went wrong on our side. Your match is safe; please try again.
error-home = Go to the home page

## What the script says

js-offline = No connection. Trying again …
js-online = Connected again.
js-stale = The table has changed. Here is the new position.
js-failed = That did not work. Please try again.
js-unreachable = The server cannot be reached. Please try again.
js-your-turn = It is your turn.
js-narrowed = Only:
js-widen = Show all choices
js-copied = Copied
js-copy-failed = Copying did not work. Please select the link and copy it.
js-since-none = Nothing has happened since your last turn.
js-since-step = Step { $n } of { $of }
js-since-back = Back
js-since-pause = Pause
js-since-play = Play
js-since-next = Next
js-since-stop = Back to the present
js-ends-ask = End your turn?
js-reveals-ask = This reveals something, so you cannot undo it by yourself. Continue?
js-ends-no = Cancel
js-named = Your name is saved.
js-automatic = Done for you: { $choice }
js-one-choice = 1 choice left
js-choices-left = { $n } choices left
js-typed-nothing = Nothing here is called “{ $text }”. Type the name of a choice or of something on the board.
js-hint-thinking = The coach is thinking …
js-hint-nothing = No estimate for this choice.

## The coach

hint-ask = Hint
hint-title = Help
hint-how-much = How much help
hint-level-nudge = Nudge
hint-level-hint = Hint
hint-level-show = Show
hint-close = Close the help
hint-clear = { $choice } is clearly best: { $why }.
hint-likely = { $choice } is probably best: { $why }.
hint-ahead = { $points } points ahead of “{ $second }”.
hint-few = { $choice } looks best so far.
hint-open = { $choice } and { $second } are about equally good.
hint-open-why = The first means: { $why }.
hint-open-many = { $choice }, { $second } and a third choice are about equally good.
hint-hardly = It hardly matters what you choose here.
hint-only = { $choice }: nothing else is worth considering.
hint-line = In most simulated games the turn continues like this:
hint-line-none = What comes next depends on what happens.
hint-now = now
hint-play = Play the first step
hint-place = hint number { $place }
hint-games = { $games ->
    [one] 1 simulated game each
   *[other] { $games } simulated games each
}, { $ends ->
    [0] none played to the end
   *[other] { $ends } played to the end
}
hint-games-tip = Each choice was tried in simulated games with the same luck, played on by fast, simple bots that undervalue long-term plans. They know only what you can see. ± is the 95 % margin of error.
hint-plans = Show my plans
hint-odds-slim = slim chances
hint-odds-low = below even
hint-odds-even = about even
hint-odds-good = good chances
hint-odds-strong = strong chances
hint-lead = lead
hint-lead-tip = Too few games were played to the end to estimate your chance of winning. This is the difference in points.
hint-rival = Rival held back
hint-rival-best = your strongest rival
hint-hopes = Future points
hint-reason-more = More: { $parts }
hint-reason-less = Less: { $parts }
hint-reason-rival-less = { $rival } scores { $points } less
hint-reason-rival-more = { $rival } scores { $points } more
hint-reason-none = No single reason stands out.
hint-details = Details
hint-and = { $first } and { $second }
hint-why-both = { $gains }, but { $costs }
hint-explain-more = It is better: { $why }.
hint-explain-less = It is worse: { $why }.
hint-explain-same = It is about as good: { $why }.
why-more-source = you score more with “{ $source }”
why-less-source = you score less with “{ $source }”
why-more-hopes = it prepares more for later turns
why-less-hopes = it prepares less for later turns
why-more-rival = { $rival } scores less
why-less-rival = { $rival } scores more
why-more-any = it brings a little more than the rest
hint-explain = Explain this choice
hint-explain-what = Explain this choice: { $choice }
hint-explanations = Explanations
hint-instead = “{ $choice }” instead of “{ $other }”
hint-sum-more = In total { $points } ± { $error } points better.
hint-sum-less = In total { $points } ± { $error } points worse.
hint-sum-same = In total no clear difference.
hint-sum-few = Too few games were simulated to compare the two.
nudge-any = Look at “{ $group }”: what would each of these give you?
plan-title = Your plans
plan-lead = { $count ->
    [one] What you still gain in one simulated game. This is an estimate, not a promise.
   *[other] What you still gain in { $count } simulated games. This is an estimate, not a promise.
}
plan-close = Close the plans
plan-points = { $points } ± { $error } more points
plan-share = in { $times } of { $count } games
plan-none = No source of points stands out in the simulated games.
help-ask = Ask for help?
help-ask-mark = From the first hint on, this match is marked as helped. Everybody sees it in the log and in the result. The match does not count for ratings.
help-level-nudge = A question that points you in the right direction. It names no choice.
help-level-hint = The best choices, and why.
help-level-show = The whole turn, step by step.
help-ask-no = Not now
help-ask-yes = Give me a hint
helped = helped
helped-tip = Somebody asked for help. The match is marked for everybody and does not count for ratings.
players-helped = { $count ->
    [one] asked for help once
   *[other] asked for help { $count } times
}
end-helped = { $names } had help.
seat-log-asks-nudge = { $name } asks for a nudge.
seat-log-asks-hint = { $name } asks for a hint.
seat-log-asks-show = { $name } asks to be shown the turn.
seat-log-asks-explain = { $name } asks for an explanation of a choice.
seat-log-asks-plans = { $name } asks for plans.
keys-hint = help on or off
keys-nudge = a nudge
keys-show = show the turn
keys-explain = explain the focused choice
keys-plans = my plans
new-help = Help
new-help-help = How much help players may ask for. Everybody sees who asks.
help-none = none
help-nudge = nudges
help-hint = hints
help-everything = everything
new-pace = Bot speed
new-pace-help = Can be changed at the table.
set-pace = Bot speed
pace-instant = instant
pace-brisk = fast
pace-watchable = easy to follow

## Guided first games

lesson-name = First match
lesson-tip = A guided first match. It does not count in your results.
lesson-step = Step { $step } of { $of }
lesson-watch = { $name } plays.
lesson-watch-why = Watch the board: every move is shown there and written to the log.
lesson-on = Continue
lesson-play-on = Keep playing
lesson-back = Back
lesson-show = Do it for me
lesson-again = Again
lesson-leave = Leave the lesson
lesson-done = done
lesson-start = Guided first match
lesson-start-what = learn by playing, { $steps } steps
lesson-continue = Continue the first match
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
rules-editions-what = A table can follow any edition, and you can set each option separately.
rules-option = Option
rules-designed = Values without a source
rules-designed-count = { $count ->
    [one] We found no source for one value of this game. We chose it ourselves until somebody corrects it from a physical copy. It is in this table:
   *[other] We found no source for { $count } values of this game. We chose them ourselves until somebody corrects them from a physical copy. They are in these tables:
}
rules-designed-how = Do you own the game? “postchaise about { $game }” lists every value and its file, and says how to play with a corrected copy. Please send your corrections to us, too.

## Without a connection

away-title = No connection
away-lead = Your tables are safe on the server; only the connection is lost. This page reloads by itself once you are online again.
away-again = Try again

## My matches

nav-my = My matches
my-lead = { $played ->
    [0] Nothing finished yet.
    [one] One match finished, { $won } won.
   *[other] { $played } matches finished, { $won } won.
}
my-running = In progress
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
my-took = duration
my-of = of { $count }
my-alone = alone
my-left = left to a bot
my-range = { $first } to { $last } of { $count }
my-earlier = Earlier
my-later = Later
my-none = No finished matches yet. Every match you finish appears here, with statistics.
my-again = Same table again
my-again-what = same people, same options
my-none-fits = No matching matches.
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
own-lead = There is no account: this browser is your identity. If you delete its cookies, you lose access to your tables, unless another device has it too.
own-lead-alone = Your matches are stored in this browser and nowhere else. If you delete the data of this site, they are gone.
own-device = Move to another device
own-have-code = I have a code
own-sign-out = Sign out other devices
own-sign-out-what = After this, other devices that have your data cannot open your tables any more. Notifications are switched off everywhere.
own-signed-out = All other devices are signed out.
own-export = Download everything
own-delete = Delete everything
own-delete-goes = { $count ->
    [0] No table is yours alone.
    [one] 1 table is deleted for good, with its record: nobody else played there.
   *[other] { $count } tables are deleted for good, with their records: nobody else played there.
}
own-delete-stays = { $count ->
    [one] 1 table stays for the others who played there, without your name and your messages.
   *[other] { $count } tables stay for the others who played there, without your name and your messages.
}
own-delete-what = Your results, statistics, notifications and solved puzzles are deleted as well. Where you are still playing, a bot takes over. This cannot be undone.
own-delete-sure = Yes, for good
own-delete-now = Delete now
own-deleted = All your data has been deleted. To us, this browser is a new visitor.

move-code = Your code
move-qr = The code, for the other device’s camera
move-how = Point the other device’s camera at it, or choose “I have a code” there and type it. It works once, for { $minutes } minutes. Keep it secret: whoever uses it plays as you.
move-both = Afterwards you can play on both devices.
move-title = Continue on this device
move-lead = Type the code that the other device shows under “My matches”.
move-type = Code
move-go = Continue here
move-left = { $count ->
    [one] This browser already has a table of its own. You would lose access to it from here.
   *[other] This browser already has { $count } tables of its own. You would lose access to them from here.
}

## When it is your turn

alerts-title = When it is your turn
alerts-sound = Play a sound
alerts-push = Notify me on this device, also when the page is closed
alerts-on = You get a notification when it is your turn and you are not at the table.
alerts-off = Only the names of the table and the game are sent, through your browser’s push service.
alerts-denied = Your browser blocks notifications from this site. You can allow them in its settings.
alerts-no-key = This server cannot send notifications: its operator has not set up a key for them.
alerts-no-push = This browser cannot receive notifications here. On an iPhone or iPad, put the site on the home screen first.
alerts-failed = That did not work. Please try again later.

## Replay

replay-title = Replay
replay-open = Replay
replay-open-what = step through the whole match
replay-to-table = To the table
replay-moment-panel = This moment
replay-moment-tab = Moment
replay-timeline = Timeline
replay-controls = Playback
replay-slider = Moment of the match
replay-where = Step { $at } of { $last }
replay-loading = Loading the match …
replay-failed = The match could not be loaded. Reload the page.
replay-set = The table is set up.
replay-decides = { $name } to move.
replay-gain = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
replay-moment = Key moment { $letter }
replay-seen-by = Viewed as
replay-as-spectator = Spectators
replay-as-open = Everything
replay-own = The match is still in progress: you see what you have seen so far.
replay-link = Link to this moment
replay-text = Copy this moment as text
replay-text-copied = Position copied as text
replay-start = To the beginning
replay-end = To the end
replay-back = One step back
replay-on = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-play = Play
replay-speed = Speed
replay-show = Show
replay-keys-step = one step back or forward
replay-keys-turn = one turn back or forward
replay-keys-ends = to the beginning, to the end
replay-keys-play = play or pause
replay-keys-speed = faster, slower
replay-keys-moments = previous or next key moment
replay-keys-viewer = view as somebody else
replay-keys-link = link to this moment
replay-keys-text = copy this moment as text
replay-keys-fork = fork from here

## A fork

fork-here = Fork from here
fork-what = A new table that begins at this moment, with fresh luck. The match you are watching stays unchanged.
fork-me = On this screen
fork-bot = Bot
fork-practice = You know what came next, so a fork is for practice: it is marked as a fork and does not count in your results.
fork-set = Create the fork
fork-banner = Practice fork
fork-banner-of = This table follows { $title } up to step { $at } and continues with fresh luck. It does not count in your results.
fork-banner-unknown = This match follows another one up to step { $at } and continued with different luck. It does not count in your results.
fork-to-moment = See where it began
seat-log-forked = The fork begins here. What follows was not played in { $name }.
seat-log-rules = The rules were corrected to version { $other }: { $name }. Everything played so far fits, so the match goes on.
seat-log-rules-unnamed = The rules were corrected to version { $other }. Everything played so far fits, so the match goes on.

## A record

upload-title = Open a record or a position
upload-lead = Any match of these games as text, complete or up to some moment: a record, or a moment copied from a replay. Up to 100 kB.
upload-file = Choose a file
upload-text = or paste the text
upload-watch = Watch it
upload-what = Every line is replayed and checked. The match is kept for some weeks, at a link that nobody else knows.
upload-refused = This text cannot be opened
upload-line = The line with the problem
upload-mark = Uploaded record
upload-part = { $count ->
    [one] Watch up to this line (1 step)
   *[other] Watch up to this line ({ $count } steps)
}
part-banner = Incomplete match
part-banner-line = The record is valid up to here, but line { NUMBER($line, useGrouping: 0) } is not. The rest is not shown.
part-banner-ends = The text ends here; the match was not over.
correction = Played by other rules
correction-stopped = Closed when its rules were corrected
correction-why = This match was begun by version { $played } of the rules. What was played does not fit version { $current }, so nobody can play on; nothing is lost.
correction-last = Log, points and record are as they were. Version { $current } of the rules replays the board up to action { $reached } of { $last }; after it you see the same board until the last position, which was stored.
correction-part = Log, points and record are as they were. Version { $current } of the rules replays the board up to action { $reached } of { $last }; after it the board no longer changes, because no later position was stored.
correction-components = The components file that this match was dealt with is not known here. Log, points and record are as they were; of the board only the last stored position is shown.
log-unknown = { $player } did something that the current rules have no words for.

## Sharing a result or a position

share = Share
share-what = link or picture
share-title = Share this result
share-drawing = Creating the picture …
share-link = A link to the replay. Messaging apps show this picture with it.
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
analysis-what = Every choice in the match is compared with its alternatives by simulated games. This takes some minutes in the background; you can leave this page. Anybody with the link can see the result.
analysis-will-expected = How everybody’s chances changed turn by turn, and how much of that was luck.
analysis-will-turnings = Which choices cost the most, what would have been better, and why. You can play on from each of them.
analysis-will-good = How many of each player’s choices were as good as the best.
analysis-queued = { $before ->
    [0] Starting in a moment.
    [one] One analysis is ahead in the queue.
   *[other] { $before } analyses are ahead in the queue.
}
analysis-going = Computing: { $done } %
analysis-going-what = You can leave this page. The analysis continues, and the result stays here.
analysis-older = The bots have improved since this analysis.
analysis-again = Compute again
analysis-games = { $rounds } rounds, { $games } simulated games from each turn in the chart
analysis-trust = Win chances have been calibrated on matches between bots. The simulated games are played on by fast, simple bots that undervalue long-term plans, so take the figures as accurate to five per cent at best.
analysis-trust-not = The simulated games are played on by fast, simple bots that undervalue long-term plans. For this game their win chances have not been calibrated: read them as a trend, not as a forecast.
analysis-band = Shaded: the margin of error from chance alone. Hatched (?): the estimate itself turned out wrong.
analysis-course-of = The course of the match
analysis-ahead-since = { $name } was ahead for good from round { $round }
analysis-ahead-always = { $name } was ahead from the first round
analysis-open-to-the-end = Undecided until the end
analysis-none = No choice was clearly better than the one played.
analysis-largest = The costliest choice was { $name }’s in round { $round }: { $points } points.
analysis-wrong = From round { $first } to round { $last } the estimate for { $name } was wrong.
analysis-cut = The analysis took too long: choices after round { $round } were not examined.
analysis-expected = Expected result
analysis-mode-win = Win chance
analysis-mode-points = Expected points
analysis-chart-alt = Expected result of all players, turn by turn; the table below shows the same data.
analysis-table = The chart as a table
analysis-turn = turn
analysis-round = round
analysis-end = End
analysis-row = { $share } % ± { $spread }; { $points } ± { $error }
analysis-row-alone = { $points } ± { $error }
analysis-row-end = { $points }
analysis-turnings = Turning points
analysis-whose = Turning points of
analysis-all = All
analysis-mine = My mistakes only
analysis-columns = what was played, and what would have been better
analysis-lead = lead
analysis-win = win
analysis-sure = sure
analysis-sure-clear = clear
analysis-sure-likely = probable
analysis-was-played = played
analysis-would-be = better
analysis-no-mine = No choice of yours was clearly worse than another one.
analysis-fine = Looked bad at first, but was fine on a closer look
analysis-good = As good as the best
analysis-good-what = Share of choices that could not be improved. Hatched: undecided.
analysis-kept = { $clear } clear, { $likely } probable, { $open } undecided of { $all } choices
analysis-given = Points lost: { $points } ± { $error }
analysis-of = { $nth } of { $count } · round { $round }
analysis-before = Previous turning point
analysis-after = Next turning point
analysis-happened = What happened
analysis-better = Better
analysis-counted = All choices compared
analysis-counted-what = points ahead or behind at the end, compared with the choice played; { $games } new games each
analysis-from = Where the difference comes from
analysis-from-what = points
analysis-clear = Clearly better: { $points } points, ± { $error }.
analysis-likely = Probably better: { $points } points, ± { $error }.
analysis-shares = Win chance { $before } → { $after } %, ± { $error }.
analysis-shares-not = It is unclear whether it would have changed the winner.
analysis-board = Show on the board
analysis-play-on = Play on from here
analysis-keys = J and K go to the next and previous one, M shows only yours, Enter jumps to the board.

## Puzzle of the day

puzzle-title = Puzzle of the day
puzzle-of = Puzzle of { $day }
puzzle-before = Previous day
puzzle-after = Next day
puzzle-what = A position from a real match. One choice is clearly the best. Which one?
puzzle-solved = Solved!
puzzle-missed = Not the best choice
puzzle-right = “{ $best }” is clearly the best: { $points } ± { $error } points better at the end than the next best, “{ $other }”.
puzzle-wrong = “{ $best }” is clearly better than “{ $other }”: { $points } ± { $error } points at the end.
puzzle-does = { $choice }: { $effects }.
puzzle-more = By the end it brings { $points } more points ({ $source }).
puzzle-less = It costs { $points } points ({ $source }).
puzzle-rival-more = Your strongest opponent ends with { $points } points fewer.
puzzle-rival-less = Your strongest opponent ends with { $points } points more.
puzzle-figures = The figures
puzzle-counted = Based on { $games } simulated games per choice, played to the end, using only what this seat can see. ± is twice the standard error.
puzzle-best = best
puzzle-again = Try again
puzzle-state-open = not yet answered
puzzle-state-solved = solved today
puzzle-state-tried = answered, not solved
