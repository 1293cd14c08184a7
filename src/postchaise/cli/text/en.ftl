### The command line

## What there is

overview = Postchaise: board games of post and trade in your terminal. Type “postchaise play” to start.
overview-more = “postchaise play --help” explains a command. “--lang fr” and “--lang de” switch to French and German.
version = Postchaise { $version }, { $built }
built-compiled = compiled
built-pure = pure Python

cmd-play = Play a game, against bots or with friends at one keyboard.
cmd-resume = Continue your last match, or a saved one.
cmd-games = List the installed games.
cmd-rules = Read the rules: chapters, a single rule, or a search.
cmd-about = Show a game’s credits, its options, and the sources of its values.
cmd-simulate = Play many random games and show statistics.
cmd-replay = Step through a recorded match.
cmd-check = Verify a recorded match line by line.
cmd-analyse = Analyse a finished match: what was expected, and what would have been better.

arg-game = The game; la-loire by default.
arg-file = A saved match.
arg-save = A saved match; the match you played last by default.
arg-words = A rule id, a chapter, or search terms; without them, the list of chapters.
opt-seats = Who sits at the table, in order: “you” for a person; “random”, “novice”, “apprentice”, “journeyman” or “master” for a bot, optionally with a style: “journeyman:voyager” (see “postchaise about”). Default: you,apprentice.
opt-names = Names of the people, in the order of their seats.
opt-edition = Which edition of the rules to follow; see “postchaise about”.
opt-variant = Which variant to play; see “postchaise about”.
opt-option = Set an option; can be repeated.
opt-seed = A seed: the same seed gives the same game.
opt-components = A corrected copy of the game’s components.toml.
opt-seat-count = Number of players; as many as possible by default.
opt-games = Number of games. Default: 100.
opt-workers = Number of processes. Default: 1.
opt-ray = Run on a Ray cluster instead of local processes: its address, or “auto” for the cluster this machine belongs to.
opt-json = Print the results as JSON.
opt-csv = Write one row per game and seat to this file; “-” prints them.
opt-to = Print the position after this many actions, then stop.
opt-lang = Language; your system’s language by default.
opt-version = Show the version.
usage-options = options

usage-no-option = { $command ->
    [none] There is no option { $option }; see “postchaise --help”.
   *[other] “postchaise { $command }” has no option { $option }; see “postchaise { $command } --help”.
}
usage-no-value = Option { $option } needs a value.
usage-missing = { $command ->
    [none] { $name } is missing.
   *[other] { $name } is missing; see “postchaise { $command } --help”.
}
usage-no-command = There is no command “{ $given }”. Commands: { $known }.
usage-too-many = Too many arguments after “postchaise { $command }”; see “postchaise { $command } --help”.

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
sealed = The shuffle is sealed ({ $seal }…). The key is shown at the end, so that everybody can check it.
hint = Answer with a number. “?” lists what else you can type.
resumed = { $title } continues after { $count ->
    [one] 1 action
   *[other] { $count } actions
} ({ $file }).
left = Your match is saved. Continue it with “postchaise resume”. ({ $file })
kept = The match is saved in { $file }; open it with “postchaise replay” or “postchaise check”.
undone = Taken back: { $action }
saved = Saved: { $file }
saved-anyway = Saved, as after every action, in { $folder }. To keep a copy: save FILE
allowed = That is legal now.
not-now = Not now: { $reason }
asked = { $name }: { $question }
disabled-choices = { $choices }: { $reason }
typed-as = You can also type: { $notation }

help-play-now = Type the number of a choice, or the choice itself (“hire witch”, “ride tours 2”). You can also type:
typed-help = ?  or  ? 3
does-help = this help; a choice explained, with its rules
typed-hint = hint  or  hint 3
does-hint = ask the coach; also “hint nudge”, “hint show”, “hint plans”; the record notes it
typed-why = why hire witch
does-why = why something is not allowed
typed-board = board
does-board = show the whole board
typed-offer = offer
does-offer = what is still available or still to come, and its effects
typed-log = log
does-log = what happened recently
typed-undo = undo
does-undo = take back your last action, if nothing was revealed
typed-save = save FILE
does-save = keep a copy; the match itself is saved after every action
typed-quit = quit
does-quit = quit; “postchaise resume” continues the match
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
hint-again = Type it again to continue.
hint-thinking = The coach is thinking …
helped-row = Hints
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
about-independent = Postchaise is not affiliated with the designer or the publisher. If you like the game, buy it: { $publisher }.
about-styles = Bot styles
about-styles-how = Add a style to a bot’s level, for instance: postchaise play { $game } --seats you,journeyman:{ $bot_style }
about-styles-seats = (Seats: { $seats }.)
about-options = Options
about-options-how = Set them with --option, for instance: postchaise play { $game } --option edition=de
about-editions = Editions: { $values }
about-expected = Possible: { $expected }
about-reconstructed = Values to be checked
about-reconstructed-count = { $count ->
    [0] Every value of this game has a source.
    [one] We found no source for 1 value of this game. We chose it ourselves until somebody corrects it from a physical copy.
   *[other] We found no source for { $count } values of this game. We chose them ourselves until somebody corrects them from a physical copy.
}
about-reconstructed-how = Do you own the game? Copy { $file }, correct what differs from your copy, set its source to "rulebook", and play with: postchaise play { $game } --components FILE. Please send us your file, too.

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
ending-unfinished = stopped: too many decisions
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

cmd-arena = Let bots play against each other and find out which is better, and how certain that is.
opt-bots = The bots, for instance “journeyman,apprentice”. If there are fewer bots than seats, they take several seats; if there are more, every combination plays.
opt-arena-seats = Number of seats; 2 if the game allows it.
opt-deals = The set of deals: 1 for tuning, 2 for comparing ideas (default), 3 for the final test; any other number is a separate set.
opt-until = “sure” stops as soon as a sequential test has decided every pairing, after at most --games.
opt-margin = How much larger its share of wins must be for a bot to count as better. Default: 0.05.
opt-dir = Keep every match in this folder; the same command continues where it stopped.
opt-parquet = Keep every match in this folder as --dir does, and write every decision as a dataset (Parquet) with a data card.
opt-json-file = Write the results to this file as JSON; “-” prints them.
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
arena-bots = Bots
arena-column-rating = Rating
arena-column-wins = Wins
arena-column-points = Points
arena-column-time = CPU per choice
arena-pairings = Pairings
arena-column-share = Share of the first
arena-column-lead = Points ahead
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
arena-by-seat = Wins by seat
arena-column-all = All
arena-sources = Points by source
arena-length = Length and ending
arena-one-here = Only one of --json, --csv and --picture can be printed; name files for the others.
arena-parquet-dir = --parquet also keeps the matches: leave out --dir.

cmd-balance = What equally strong bots choose in a game, and how they do with and without it.
opt-bot = The bot for every seat. Default: journeyman.
opt-kinds = Which actions acquire something, by their first word; hire,palace,build,message by default for La Loire.
balance-title = { $game }: what { $bot } takes, { $games ->
    [one] 1 match
   *[other] { $games } matches
}, { $seats } seats, deals { $seed }
balance-note = All seats are played by equal bots. Correlation is not causation: a rich player hires more people.
balance-taken = Taken
balance-with = Wins with
balance-without = Without
balance-lead = Points ahead
balance-signs = + ahead with it, − behind with it (more than by chance), 0 never taken, = always taken. Points ahead: points of those with it minus those without, at the same table.

cmd-calibrate = Check whether predicted win chances came true in matches kept by an arena.
arg-kept = The folder of an arena (its --dir).
opt-positions = How many turns of each match are examined. Default: 6.
opt-ends = How many games are simulated from each of them. Default: 40.
calibrate-nothing = There are no matches in { $folder }; play some with: postchaise arena --dir { $folder }
calibrate-title = Predicted and actual, { $games ->
    [one] 1 match
   *[other] { $games } matches
}
calibrate-note = Predicted: the share of wins in simulated games, for the seat whose turn begins. Lead error: points by which the actual lead exceeded the estimate.
calibrate-whole = The whole match
calibrate-phase = Third { $phase } of the match
calibrate-predicted = Predicted
calibrate-true = Won
calibrate-error = Lead error
calibrate-count = Positions

cmd-puzzles = Find puzzles in recorded matches: positions with one clearly best choice.
arg-records = A game, which bots then play, or a folder of records, or the folder of an arena (its --dir).
opt-tries = How many decisions of each match are examined. Default: 12.
opt-choices = How many choices a decision may have. Default: 10.
opt-judges = How many simulated games evaluate every choice. Default: 150.
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

replay-keys = [Enter] next, b back, q quit
replay-at = Action { $at } of { $all }: { $action }
check-good = { $file }: every line is correct.
check-game = Game
check-rules = Rules
check-rules-same = version { $current }
check-rules-older = version { $played }; verified by version { $current }, which every action and every outcome fits
check-components-earlier = not the file in use; found by its digest
check-part = Actions that the rules of this program can replay: { $count } of { $all }
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
} of another match, followed by different luck
check-fair = Shuffle
fair-fair = sealed and fair: the key matches the seal, every outcome follows from the key and from the seats’ contributions, and no line was changed, moved, added or removed
fair-late = sealed, but not provably fair: the key matches the seal and every outcome follows from it, but somebody took a seat after the deal, when others had already seen it
fair-old = sealed and fair: the key matches the seal, and every outcome follows from it; the order of the lines is not proven, because the record is from an earlier version
fair-later = sealed; the key is shown when the match is over, and nothing is proven before
fair-unsealed = not sealed: nothing about the shuffle was verified
fair-other-rules = not verified: the match was played by older rules, and the current ones draw otherwise
check-nonces = From the seats
check-skipped = Skipped
skipped = { $count ->
    [0] nothing
    [one] 1 outcome, by { $times ->
        [one] a take-back
       *[other] { $times } take-backs
    }; only the players know whether all of them agreed
   *[other] { $count } outcomes, by { $times ->
        [one] a take-back
       *[other] { $times } take-backs
    }; only the players know whether all of them agreed
}
check-seal = Final seal

## What can go wrong

cli-seat-kind = “{ $kind }” is not a player type. { $near ->
    [none] Possible: { $known }.
   *[other] Did you mean { $near }? Possible: { $known }.
}
cli-names = There is no seat for “{ $name }”: there are more names than people in --seats.
cli-nothing-saved = There is no match to continue in { $folder }; “postchaise play” starts one.
cli-unreadable = { $file } cannot be read: { $problem }.
value-empty = { $option } is empty; expected: { $expected }.
output-unwritable = Standard output cannot be written: { $problem }.
file-unwritable = { $file } cannot be written: { $problem }.
cli-not-ours = { $file } exists and is not a saved match; choose another name.
cli-key = The key in this file does not match its seal, so the match cannot continue with this shuffle.
cli-number = There is no choice { $number }; choose from 1 to { $most }.
cli-why = Name an action, for instance: why hire witch
cli-option-form = “{ $text }” should look like key=value, for instance edition=de.
cli-no-rules = { $game } has no rules to read.
cli-rule-unknown = No rule of { $game } matches “{ $wanted }”. { $near ->
    [none] “postchaise rules { $game }” lists the chapters.
   *[other] Did you mean { $near }?
}
cli-json-or-csv = Choose one of --json and --csv.
cli-replay-to = The match has { $most } actions, not { $wanted }.
cli-unfair-no-key = { $file }: the match is over and sealed, but the key is missing. Nothing about the shuffle could be verified.
cli-unfair-key = { $file }: the key does not match the seal that was shown before the match.
cli-unfair-drawn = { $file }: { $line ->
    [0] the shuffle of this match does not follow from its key.
   *[other] the draw in line { $line } does not follow from the key. Options, seats or an earlier line may have been changed.
}
cli-unfair-cut = { $file }: the key is present, but the match is not over. The record is truncated.
cli-unfair-seal = { $file }: the lines do not match the seal at the end. Some were changed, moved, added or removed.
cli-stuck = { $game } waits for seat { $seat } but offers no choice: please report this match.

## Serving

cmd-site = Write the whole game as a folder of files for any web host: it runs in the browser, without a server.
arg-site = the folder to write; what an earlier build left there is replaced
site-written = { $folder } is written: { $size } MB, build { $build }.
site-not-written = { $folder } cannot be written: { $problem }
site-folder-used = { $folder } holds files that are not an earlier build of the site. Choose another folder.
site-integrity = { $file } is not what its publisher signed. Nothing was written; try again later.
site-tool-missing = Building the site takes { $tool }, which is not installed.
site-tool-failed = { $tool } failed: { $problem }
cmd-serve = Serve the game in your browser, for you and your friends.
opt-host = Address to listen on; 0.0.0.0 for everybody on the network
opt-port = Port; 8421 or the next free port by default
opt-database = Where matches are stored, as an SQLAlchemy URL; a file in your data folder by default
opt-browser = Open the browser
opt-bot-pause = Pause between two bot actions
opt-bot-workers = Number of processes for bots
opt-secure-cookies = Send cookies over https only
opt-json-logs = Write every request to standard error as JSON
opt-public-url = The address people use, such as https://club.example/games/; links and cookies depend on it
opt-trusted-proxies = Proxies whose forwarding headers are trusted, as addresses or networks, such as 127.0.0.1
opt-settings = A settings file in TOML; flags and POSTCHAISE_* variables override it
settings-unreadable = Cannot read settings from { $file }: { $problem }
setting-unknown = There is no setting “{ $setting }”. { $near ->
    [none] Known: { $known }.
   *[other] Did you mean “{ $near }”?
  }
serving = Postchaise is running at { $address } (Ctrl-C stops it)
data-moved = Everything from the time when this program was called Estafette was moved from { $old } to { $new }.
database-unusable = Cannot use { $address }: { $problem }

## Checking a game

cmd-check-game = Run every check on a game; for authors.
opt-seeds = Matches per way to play. Default: 2.
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
suite-never = not reached
suite-lacks = skipped
suite-met = { $check ->
    [patience] (longest turn: { $met })
   *[other] ({ $met })
}
suite-repeat = run again: { $command }
suite-summary = { $ok } passed, { $failed } failed, { $never } not reached; { $lacks } skipped, because this game has no such thing
suite-never-why = “Not reached” does not mean passed: random play never came to the case that the check is about. More seeds may reach it; in a game without hidden information some checks never apply.
suite-play = Random play always has a legal action, and ends
suite-witnesses = Legal actions and refusals agree
suite-refusals = Refused actions leave no trace
suite-effects = No two actions have the same effect
suite-strangers = Unknown action numbers and seats are refused
suite-copies = Copies are independent
suite-states = States survive being saved and sent
suite-notation = Every action can be written and read
suite-records = Records replay to the same match
suite-undo = Undo restores the previous state
suite-views = Views are plain data, and viewing changes nothing
suite-imagine = Determinizations look like the real state
suite-secrets = Hidden information cannot be queried
suite-observation = Observations have names and reveal nothing hidden
suite-questions = Decisions are well formed and complete
suite-scores = Points add up and match the ranking
suite-patience = Nobody can hold up the table
suite-messages = Every message exists in every language
suite-sentences = Every sentence is complete
suite-languages = All languages have the same messages
suite-help = The help explains every rule that is cited
suite-heuristics = Bots can use the heuristics
suite-boards = Boards are drawn from the view alone
suite-results = The result can be shown
suite-builds = The compiled build plays the same

cmd-tune = Tune the weights of a game’s bots: evolution, then a value function learned from self-play.
opt-style = Start from the weights of this style.
opt-from = Start from the weights in this file.
opt-tastes = Where to write the tuned weights.
opt-steps = Evolution steps; 0: none.
opt-pairs = Deals per step.
opt-lessons = Rounds of learning from searched self-play; 0: none.
opt-matches = Matches per round of learning.
opt-rollouts = Rollouts per decision in these matches.
opt-screening = The deals for comparing the result.

## Running a server

cmd-admin = Manage a server: its tables, backups, bans. The server can keep running.
cmd-admin-list = List all tables, most recently changed first.
cmd-backup = Copy everything into one file, consistently, while the server runs.
cmd-restore = Restore a backup into a database that no server uses.
cmd-close = Close a table: nobody can play or watch there any more.
cmd-purge = Delete unused tables. Finished matches stay, as records.
cmd-ban = Ban an address, a network or a person.
cmd-unban = Lift a ban.
cmd-bans = List the bans.
cmd-push-key = Create a key for notifications, as a line for the settings file.
arg-table = The table: the part of its address after /t/.
arg-address = An address such as 192.0.2.7, a network such as 192.0.2.0/24, or the id of a person.
arg-backup = The backup file.
opt-status = Only these: waiting, playing, over or closed.
opt-replace = Replace the contents of the database.
opt-unused-days = Delete tables that never began or were closed after this many days; 0: never
opt-unfinished-days = Delete unfinished matches after this many days; 0: never
opt-dry-run = Only count.
opt-ban-days = For this many days; without it, until lifted
opt-why = A note for yourself
admin-tables = { $count ->
    [0] No tables.
    [one] One table.
   *[other] { $count } tables.
}
admin-bans = { $count ->
    [0] Nobody is banned.
    [one] One ban.
   *[other] { $count } bans.
}
admin-backup = { $count ->
    [one] Backed up one table to { $file }.
   *[other] Backed up { $count } tables to { $file }.
} The file contains everybody’s secrets: keep it safe.
admin-restored = { $count ->
    [one] Restored one table.
   *[other] Restored { $count } tables.
}
admin-closed = Table { $table } is closed. A running server notices within seconds.
admin-purged = Deleted: { $unused } unused tables, { $unfinished } unfinished matches, { $chat } chat messages of finished matches.
admin-would-purge = Would be deleted: { $unused } unused tables, { $unfinished } unfinished matches, { $chat } chat messages of finished matches.
admin-banned = { $address } is banned. A running server notices within seconds.
admin-unbanned = { $address } is no longer banned.
admin-no-ban = { $address } is not banned. `postchaise admin bans` lists the bans.
admin-unknown-table = There is no table “{ $table }”. `postchaise admin list` lists the tables.
admin-no-table = There is no open table “{ $table }”. `postchaise admin list` lists the tables.
cmd-people = List who sits at a table, with the ids that `ban` and `admit` take.
cmd-chat = List the chat of a table with the numbers of its messages.
cmd-remove-chat = Delete messages of a chat for good. Everybody sees that they were removed.
cmd-admit = Let a person create tables, where only members may.
cmd-dismiss = Take the right to create tables from a member.
cmd-members = List the members.
cmd-admission = Print a link that makes everybody who opens it a member.
cmd-check-config = Check the settings and name every problem with its remedy.
arg-person = The id of a person, or at least its first 12 characters.
arg-number = The numbers of the messages, as `postchaise admin chat` lists them.
opt-admission-days = The link is valid for this many days; 7 by default
admin-removed-chat = { $count ->
    [one] One message was removed. A running server notices within seconds.
   *[other] { $count } messages were removed. A running server notices within seconds.
}
admin-admitted = { $person } may create tables.
admin-dismissed = { $person } is no longer a member.
admin-no-member = { $person } is not a member. `postchaise admin members` lists the members.
admin-members = { $count ->
    [0] No members.
    [one] One member.
   *[other] { $count } members.
}
admin-no-person = { $count ->
    [0] Nobody here has an id that begins with { $person }. `postchaise admin people TABLE` lists ids.
   *[other] { $count } people have an id that begins with { $person }; give more of it.
}
admin-no-public-url = A link needs the address of the site: set public_url.
setting-needed = The setting { $setting } is empty, but create_tables needs it.
config-good = No problems found.
config-database = Cannot use the database { $address }: { $problem }. Check the setting database, and whether the database runs.
config-migrations = The database belongs to another version of Postchaise. Back it up, then start the server once to upgrade it.
config-folder = This user cannot write to the folder { $folder } of the database. Change its owner, or set database.
config-http = public_url begins with http, so that passwords and seats travel unprotected. Put a proxy with TLS in front and set https.
config-no-public-url = trusted_proxies is set, but public_url is not. Set it to the address that people use.
config-no-proxy = public_url is https, but no proxy is trusted, so that everybody counts as one address. Set trusted_proxies to the address of your proxy.
config-open = The server listens on { $host } without a trusted proxy. Listen on 127.0.0.1 behind a proxy, or set trusted_proxies.
config-trusts-all = trusted_proxies trusts every address, so that anybody can forge theirs. Name only your proxy.
config-files = At most { $limit } files may be open, but { $needed } are needed for max_streams. Raise LimitNOFILE (systemd) or ulimit -n, or lower max_streams.
database-missing = The file { $file } does not exist.
database-old = The database belongs to another version of Postchaise. Start the server of this version once to upgrade it.
restore-not-empty = This database already contains tables. Use --replace to replace them with the backup.
backup-damaged = { $file } is not a Postchaise backup, or it is damaged.
arg-backup-to = The backup file, which must not exist yet; - for standard output.
opt-directory = Back up into a new file in this folder
opt-keep = Keep this many of the files in the folder and delete older ones
cmd-verify = Check that a backup is whole.
backup-where = Name a file, or a folder with --directory.
backup-onto-database = { $file } belongs to the database that is to be backed up; choose another name.
backup-newer = { $file } was made by a newer version of Postchaise. Install that version to restore it.
cmd-init = Write the files a host needs: settings, systemd units, a site for nginx or Caddy.
arg-init = The folder for these files, such as /etc/postchaise. Existing files are kept.
opt-user = The system user that runs the server; postchaise by default
init-written = Written: { $file }
init-kept = Kept as it is: { $file }
init-next = Next, as root:
init-proxy = For Caddy, add “import { $folder }/Caddyfile” to /etc/caddy/Caddyfile. For nginx, link { $folder }/nginx.conf into /etc/nginx/sites-enabled.
admin-verified = { $count ->
    [one] { $file } is whole: one table.
   *[other] { $file } is whole: { $count } tables.
}
database-in-use = A server is using this database. Stop all servers, then try again.
database-restoring = A backup is being restored into this database. Start the server when that is done.
file-exists = { $file } already exists; choose another name.

## Analysis

opt-analyse-seed = A seed: the same seed gives the same analysis. Default: 0.
opt-effort = How many games are simulated, as a percentage of what a server uses; less is faster and less certain. Default: 100.
analyse-going = Comparing choices …
analyse-round = Round { $round }, { $name }
analyse-played = Played: { $played }. Better: { $better }.
