### The command line

## What there is

overview = Postchaise: board games of post and trade, in your terminal. Type “postchaise play” and you are at the table.
overview-more = “postchaise play --help” explains a command. “--lang fr” and “--lang de” speak French and German.
version = Postchaise { $version }, { $built }
built-compiled = compiled
built-pure = pure Python

cmd-play = Play a game, against bots or with friends at one keyboard.
cmd-resume = Go on with your last match, or with a saved one.
cmd-games = The games there are.
cmd-rules = The rules: chapters, a single rule, or a search.
cmd-about = Who made a game, its options, and where its numbers come from.
cmd-simulate = Play many random games and show the figures.
cmd-replay = Step through a recorded match.
cmd-check = Verify a recorded match line by line.
cmd-analyse = Analyse a finished match: what was expected, what would have been better.

arg-game = Which game; la-loire if you name none.
arg-file = A saved match.
arg-save = A saved match; without one, the match you played last.
arg-words = A rule id, a chapter, or words to look for; without them, the list of chapters.
opt-seats = Who sits at the table, in order: “you” for a person, “random”, “novice”, “apprentice”, “journeyman” or “master” for a bot, with a character if you like: “journeyman:voyager” (see “postchaise about”). Default: you,apprentice.
opt-names = Names of the people, in the order of their seats.
opt-edition = Which printed rules to follow; see “postchaise about”.
opt-variant = Which variant to play; see “postchaise about”.
opt-option = Set one option; may be given several times.
opt-seed = A number: the same number deals the same game again.
opt-components = A corrected copy of the game’s components.toml.
opt-seat-count = How many players; as many as possible if you do not say.
opt-games = How many games. Default: 100.
opt-workers = How many processes share the work. Default: 1.
opt-ray = Let a Ray cluster do the work, in place of processes of this machine: its address, or “auto” for the one this machine belongs to.
opt-json = Print the figures as JSON.
opt-csv = Write one row per game and seat to this file; “-” prints them.
opt-to = Print the position after this many actions, and stop.
opt-lang = The language; otherwise that of your system.
opt-version = Say which version this is.
usage-options = options

usage-no-option = { $command ->
    [none] There is no option { $option }; “postchaise --help” lists what there is.
   *[other] “postchaise { $command }” has no option { $option }; “postchaise { $command } --help” lists them.
}
usage-no-value = Option { $option } needs a value after it.
usage-missing = { $command ->
    [none] { $name } is missing.
   *[other] { $name } is missing; “postchaise { $command } --help” shows how to write it.
}
usage-no-command = There is no command “{ $given }”. There are: { $known }.
usage-too-many = Too many words after “postchaise { $command }”; “postchaise { $command } --help” shows how to write it.

## At the table

player-name = Player { $number }
bot-name = { $kind ->
    [random] Random { $number }
    [apprentice] Apprentice { $number }
    [journeyman] Journeyman { $number }
   *[other] { $kind } { $number }
}
bot-name-as = { $who } { $number }
seated = At the table: { $names }.
seated-bot = { $who }: { $plays }
sealed = The shuffle is sealed ({ $seal }…); the key is shown at the end, so everybody can check it.
hint = Answer with a number. “?” lists what else you can type.
resumed = { $title } goes on after { $count ->
    [one] 1 action
   *[other] { $count } actions
} ({ $file }).
left = Your match is saved. “postchaise resume” goes on. ({ $file })
kept = The match is kept in { $file }; “postchaise replay” and “postchaise check” read it.
undone = Taken back: { $action }
saved = Saved: { $file }
saved-anyway = Saved, as after every action, in { $folder }. To keep a copy: save FILE
allowed = That is allowed now.
not-now = Not now: { $reason }
asked = { $name }: { $question }
disabled-choices = { $choices }: { $reason }
typed-as = You can also type: { $notation }

help-play-now = Type the number of a choice, or the choice itself (“hire witch”, “ride tours 2”). Besides:
typed-help = ?  or  ? 3
does-help = this help; a choice explained, with its rules
typed-hint = hint  or  hint 3
does-hint = ask the coach: also “hint nudge”, “hint show”, “hint plans”; it is marked in the record
typed-why = why hire witch
does-why = why something is not allowed
typed-board = board
does-board = show the whole table
typed-offer = offer
does-offer = what can still be had or come, and what it does
typed-log = log
does-log = what happened lately
typed-undo = undo
does-undo = take back your last action, if nothing was revealed
typed-save = save FILE
does-save = keep a copy; the match itself is saved after every action
typed-quit = quit
does-quit = leave; “postchaise resume” goes on
type-help = help h
type-hint = hint
type-nudge = nudge
type-show = show
type-plans = plans plan
type-why = why
type-board = board b
type-offer = offer o cards c
type-log = log l
type-undo = undo u
type-save = save
type-quit = quit q exit

over = The match is over.
over-because = The match is over: { $ending }.
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
total = Total
hint-again = Type it again to go on.
hint-thinking = The coach is thinking …
helped-row = Help asked
helped-times = { $count ->
    [0] –
   *[other] { $count }×
}
place = Place

## Rules

rules-title = The rules of { $title }
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-how = “postchaise rules { $game } { $rule }” shows one rule; a chapter or words to look for work too.

## About

seats-range = ({ $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
})
about-designer = Design
about-publisher = Publisher
about-link = Link
about-seats = Players
about-seats-value = { $least } to { $most }, about { $minutes } minutes
about-components = Components
about-independent = Postchaise is independent of designer and publisher. If you like the game, buy it: { $publisher }.
about-styles = Characters of bots
about-styles-how = A bot's level takes one, for instance: postchaise play { $game } --seats you,journeyman:{ $bot_style }
about-styles-seats = (Seats: { $seats }.)
about-options = Options
about-options-how = Set them with --option, for instance: postchaise play { $game } --option edition=de
about-editions = Editions: { $values }
about-expected = Possible: { $expected }
about-reconstructed = Numbers still to be checked
about-reconstructed-count = { $count ->
    [0] Every number of this game has a source.
    [one] 1 value of this game has no source we could find: we designed it ourselves, until somebody corrects it from a physical copy.
   *[other] { $count } values of this game have no source we could find: we designed them ourselves, until somebody corrects them from a physical copy.
}
about-reconstructed-how = You own the game? Copy { $file }, correct what you see in the box, set its source to "rulebook", and play with: postchaise play { $game } --components FILE. Please send us your copy, too.

## Simulation

simulate-title = { $game }: { $games ->
    [one] 1 random game
   *[other] { $games } random games
}, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, seed { $seed }
simulate-places = Points by place
simulate-seats = Points by seat
simulate-endings = How the games ended
ending-unfinished = broken off: too many decisions
simulate-speed = { $seconds } s with { $workers ->
    [one] 1 process
   *[other] { $workers } processes
}: { $games } games and { $decisions } decisions per second
simulate-written = Written: { $file }
column-mean = mean
column-min = min
column-max = max
column-place = Place
column-seat = Seat
row-turns = Turns per game
row-decisions = Decisions per game
row-branching = Choices per decision
row-wins = Wins
stopped = Stopped.

## Arena

cmd-arena = Let bots play against each other, and tell who is better and how sure that is.
opt-bots = Which bots, for instance “journeyman,apprentice”. Too few for the seats sit down again; of too many, every choice meets.
opt-arena-seats = How many seats; 2 if the game can be played so.
opt-deals = The set of deals: 1 for tuning, 2 for comparing ideas (default), 3 for the final test; any other number is a set of its own.
opt-until = “sure” stops as soon as a sequential test has decided every pairing; --games stays the most.
opt-margin = By how much of the matches a bot must be better to be called better. Default: 0.05.
opt-dir = Keep every match in this folder; the same command goes on where it stopped.
opt-parquet = Keep every match in this folder as --dir does, and every decision beside them as a dataset (Parquet), with a card that describes it.
opt-json-file = Write the figures to this file as JSON; “-” prints them.
opt-picture = Draw ratings and shares into this file.
arena-rate = { $rate } a minute, { $left } left
arena-title = { $game }: { $games ->
    [one] 1 match
   *[other] { $games } matches
} of bots, { $seats } seats, deals { $seed }
arena-note = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, each played { $meetings ->
    [one] once
   *[other] { $meetings } times, with seats rotated
}. In brackets: 95 % intervals.
arena-bots = The bots
arena-column-rating = Rating
arena-column-wins = Victories
arena-column-points = Points
arena-column-time = CPU per choice
arena-pairings = Who is ahead of whom
arena-column-share = Share of the first
arena-column-lead = Lead in points
arena-column-matches = Matches
arena-better = { $first } is better than { $second }: the test decided for a share of { $percent } % against 50 %, after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} (ratio { $ratio }).
arena-not-better = { $first } is not better than { $second } by the margin: the test decided for a share of 50 % against { $percent } %, after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} (ratio { $ratio }).
arena-undecided = { $first } and { $second }: between shares of 50 % and { $percent } % nothing is decided after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} (ratio { $ratio }; ±{ $bound } decides).
arena-by-seat = Victories by seat
arena-column-all = All
arena-sources = Points by source
arena-length = Length and ending
arena-one-here = Only one of --json, --csv and --picture can be printed here; name files for the others.
arena-parquet-dir = --parquet keeps the matches as well: leave out --dir.

cmd-balance = What of a game equal bots take, and how they fare with it and without.
opt-bot = Which bot sits in every seat. Default: journeyman.
opt-kinds = Which actions take something, by their first words; for La Loire hire,palace,build,message if you do not say.
balance-title = { $game }: what { $bot } takes, { $games ->
    [one] 1 match
   *[other] { $games } matches
}, { $seats } seats, deals { $seed }
balance-note = Seats of equal bots. What goes together need not cause each other: who is rich hires more.
balance-taken = Taken
balance-with = Wins with
balance-without = Without
balance-lead = Lead with it
balance-signs = + ahead with it, − behind with it (more than by chance), 0 never taken, = always taken. Lead: points of those with it less those without, at the same table.

cmd-calibrate = Whether foretold shares of wins came true, in matches that an arena kept.
arg-kept = The folder of an arena (its --dir).
opt-positions = How many turns of each match are looked at. Default: 6.
opt-ends = How many games are played on from each of them. Default: 40.
calibrate-nothing = There are no matches in { $folder }: play some with postchaise arena --dir { $folder }.
calibrate-title = Foretold and true, { $games ->
    [one] 1 match
   *[other] { $games } matches
}
calibrate-note = Foretold: the share of wins in games played on by habit, for the seat whose turn begins. Lead missed: points by which the real lead was above the valued one.
calibrate-whole = The whole match
calibrate-phase = Third { $phase } of the match
calibrate-foretold = Foretold
calibrate-true = Won
calibrate-error = Lead missed
calibrate-count = Positions

cmd-puzzles = Finds puzzles in recorded matches: positions with one clearly best choice.
arg-records = A title, which bots then play, or a folder of records, or that of an arena (its --dir).
opt-tries = How many questions of each match are looked at. Default: 12.
opt-choices = How many choices a question may have. Default: 10.
opt-judges = How many games judge every choice. Default: 150.
opt-count = How many puzzles are kept at most. Default: 20.
puzzles-title = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} in { $games ->
    [one] 1 match
   *[other] { $games } matches
}
puzzles-line = { $best } rather than { $second }: { $lead }

## Replay and check

replay-keys = [Enter] on, b back, q quit
replay-at = Action { $at } of { $all }: { $action }
check-good = { $file }: every line is right.
check-game = Game
check-seats = Seats
check-options = Options
check-components = Components
check-actions = Actions
check-result = Result
check-running = not over; points so far { $points }
check-forked = Fork
check-forked-at = { $count ->
    [0] the deal is that
    [one] the deal and the first action are those
   *[other] the deal and the first { $count } actions are those
} of another match, then come other dice
check-fair = Shuffle
fair-fair = sealed and fair: the key fits the seal, every outcome follows from the key and from what each seat gave, and no line was changed, moved, added or left out
fair-old = sealed and fair: the key fits the seal, and every outcome follows from it; the order of the lines is not proved, as the record is of an earlier version
fair-later = sealed; the key is shown when the match is over, and proves nothing before
fair-unsealed = not sealed
check-nonces = Given by seats
check-skipped = Passed over
skipped = { $count ->
    [0] nothing
    [one] 1 outcome, by { $times ->
        [one] a take-back
       *[other] { $times } take-backs
    }; whether all agreed, only those at the table know
   *[other] { $count } outcomes, by { $times ->
        [one] a take-back
       *[other] { $times } take-backs
    }; whether all agreed, only those at the table know
}
check-seal = Seal of it all

## What can go wrong

cli-seat-kind = Nobody called “{ $kind }” can sit down. { $near ->
    [none] Possible: { $known }.
   *[other] Did you mean { $near }? Possible: { $known }.
}
cli-names = There is no seat for “{ $name }”: more names than people in --seats.
cli-nothing-saved = There is no match to go on with in { $folder }; “postchaise play” starts one.
cli-unreadable = { $file } cannot be read: { $problem }.
cli-unwritable = { $file } cannot be written: { $problem }.
cli-not-ours = { $file } exists and is no saved match; choose another name.
cli-key = The key in this file does not fit its seal: the match cannot go on with this shuffle.
cli-number = There is no choice { $number }; choose from 1 to { $most }.
cli-why = Why what? For instance: why hire witch
cli-option-form = “{ $text }” should look like key=value, for instance edition=de.
cli-no-rules = { $game } brings no rules to read.
cli-rule-unknown = No rule of { $game } matches “{ $wanted }”. { $near ->
    [none] “postchaise rules { $game }” lists the chapters.
   *[other] Did you mean { $near }?
}
cli-json-or-csv = Choose one of --json and --csv.
cli-replay-to = The match has { $most } actions, not { $wanted }.
cli-unfair-key = { $file }: the key does not fit the seal that was shown before the match.
cli-unfair-drawn = { $file }: { $line ->
    [0] the shuffle of this match does not follow from its key.
   *[other] what was drawn in line { $line } does not follow from the key. Options, seats or an earlier line may have been changed.
}
cli-unfair-cut = { $file }: the key is shown, but the match is not over. The record was cut off.
cli-unfair-seal = { $file }: the lines do not give the seal at the end. Some were changed, moved, added or left out.
cli-stuck = { $game } waits for seat { $seat } but offers nothing to choose: please report this match.

## Serving

cmd-serve = Open the tables in the browser, for you and your friends.
opt-host = Address to listen at; 0.0.0.0 for everybody in the network
opt-port = Port; without it 8421, or the next free one
opt-database = Where matches are kept, as an SQLAlchemy address; without it a file in your data folder
opt-browser = Open the browser
opt-bot-pause = Pause between two actions of bots
opt-bot-workers = Processes in which bots think
opt-secure-cookies = Cookies only over https
opt-json-logs = Write every request to standard error as JSON
opt-public-url = What people type to come here, such as https://club.example/games/; links and cookies follow it
opt-trusted-proxies = Proxies whose word is believed about who asks, as addresses or networks, such as 127.0.0.1
opt-settings = A file with settings in TOML; flags and POSTCHAISE_* come before it
settings-unreadable = { $file } cannot be read as settings: { $problem }
setting-unknown = There is no setting “{ $setting }”. { $near ->
    [none] Known: { $known }.
   *[other] Did you mean “{ $near }”?
  }
serving = Postchaise is open at { $address } (Ctrl-C stops it)
database-unusable = { $address } cannot be used: { $problem }

## Checking a game

cmd-check-game = Put a game through every check there is; for authors.
opt-seeds = How many matches of every way to play. Default: 2.
opt-seat-counts = Only these numbers of players, for instance 2,3.
opt-first-seed = The number of the first match. Default: 0.
opt-only = Only these checks, by name.
suite-title = { $title }: { $ways ->
    [one] 1 way to play
   *[other] { $ways } ways to play
}, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
suite-ok = ok
suite-failed = FAILED
suite-never = never met
suite-lacks = not here
suite-met = { $check ->
    [patience] (longest turn: { $met })
   *[other] ({ $met })
}
suite-repeat = again: { $command }
suite-summary = { $ok } right, { $failed } failed, { $never } never met; { $lacks } about things this game does not have
suite-never-why = “Never met” is no praise: random play has not come to what the check is about. More seeds may; a game without secrets never will.
suite-play = Random play always has an answer, and ends
suite-witnesses = What may be done and what is refused agree
suite-refusals = Refused actions leave no trace
suite-effects = No two actions do the same
suite-strangers = Strange numbers and seats are refused politely
suite-copies = Copies are independent
suite-states = Positions survive storing and sending
suite-notation = Every action can be written and read
suite-records = Records replay to the same match
suite-undo = What is taken back is as it was
suite-views = Views are plain data, and looking changes nothing
suite-imagine = Imagined worlds look like the real one
suite-secrets = What is hidden cannot be asked for
suite-observation = Observations have names and tell nothing hidden
suite-questions = Questions are in order and complete
suite-scores = Points add up, and places follow from them
suite-patience = Nobody can hold up the table
suite-messages = Everything said is written, in every language
suite-sentences = Every sentence is complete
suite-languages = All languages have the same messages
suite-help = The help explains every rule that is named
suite-heuristics = Bots can use the guide
suite-boards = Boards are drawn from the view alone
suite-results = The result can be told
suite-builds = The compiled build plays the same

cmd-tune = Tune the tastes of a game's bots: evolution, then a value learned from self-play.
opt-style = Begin with the tastes of this character.
opt-from = Begin with the tastes of this file.
opt-tastes = Where the tuned tastes go.
opt-steps = Steps of evolution; 0: none.
opt-pairs = Deals per step.
opt-lessons = Rounds of learning from searched self-play; 0: none.
opt-matches = Matches per round of learning.
opt-rollouts = Rollouts per decision in these matches.
opt-screening = The deals the outcome is compared on.

## Running a server

cmd-admin = For whoever runs a server: its tables, backups, bans. It may go on running.
cmd-admin-list = All tables, those that changed last first.
cmd-backup = Copy everything into one file, as it is at one moment, while the server runs.
cmd-restore = Bring a backup back into a database that no server uses.
cmd-close = Close a table: nobody plays or watches there any more.
cmd-purge = Delete tables nobody uses. Finished matches stay, as records.
cmd-ban = Let an address or a network in no more.
cmd-unban = Let an address or a network in again.
cmd-bans = The addresses that are banned.
cmd-push-key = A new key for notifications, as a line for the settings file.
arg-table = The table, as it stands in its address after /t/.
arg-address = An address such as 192.0.2.7, or a network such as 192.0.2.0/24.
arg-backup = The file of the backup.
opt-status = Only these: waiting, playing, over or closed.
opt-replace = Replace what is in the database.
opt-unused-days = Tables that never began or were closed go after so many days; 0: never
opt-unfinished-days = Matches left in the middle go after so many days; 0: never
opt-dry-run = Only count.
opt-ban-days = For so many days; without it until it is lifted
opt-why = A note for yourself
admin-tables = { $count ->
    [0] There is no table.
    [one] One table.
   *[other] { $count } tables.
}
admin-bans = { $count ->
    [0] Nobody is banned.
    [one] One ban.
   *[other] { $count } bans.
}
admin-backup = { $count ->
    [one] One table is in { $file }.
   *[other] { $count } tables are in { $file }.
} It holds everybody's secrets: keep it safe.
admin-restored = { $count ->
    [one] One table is back.
   *[other] { $count } tables are back.
}
admin-closed = Table { $table } is closed. A running server heeds it within seconds.
admin-purged = Deleted: tables never used { $unused }, matches left in the middle { $unfinished }, lines of talk at finished ones { $talk }.
admin-would-purge = Would be deleted: tables never used { $unused }, matches left in the middle { $unfinished }, lines of talk at finished ones { $talk }.
admin-banned = { $address } is banned. A running server heeds it within seconds.
admin-unbanned = { $address } may come in again.
admin-no-ban = { $address } is not banned. `postchaise admin bans` tells who is.
admin-no-table = There is no open table “{ $table }”. `postchaise admin list` tells which there are.
database-missing = There is no file { $file }.
database-old = The database is of another version of Postchaise. Start the server of this version once: it brings the database up to date.
restore-not-empty = There are tables in this database already. With --replace the backup takes their place.
backup-damaged = { $file } is no backup of Postchaise, or it is damaged.

## Analysis

opt-analyse-seed = A number: the same number gives the same analysis again. Default: 0.
opt-effort = How many games are tried, in per cent of what a server tries; less is faster and less sure. Default: 100.
analyse-going = Trying out other choices …
analyse-turn = Turn { $turn }, { $name }
analyse-played = Played: { $played }. Better: { $better }.
