### Sentences that belong to no game

you-name = Traveller
seat = Player { $seat }

separator = { "; " }

## The text board

sheet-players = Players
sheet-points = Points so far
sheet-column-player = Player
sheet-column-at-move = At move
sheet-column-points = Points
sheet-column-total = Total
sheet-column-left = Left
sheet-column-effect = Effect
sheet-of = { $count } of { $most }
sheet-fact = { $column }:

## The goal

goal-most-points = Most points wins.
goal-last-turns = { $count ->
    [one] Last turn: { $players }.
   *[other] Last turns: { $players }.
}
goal-then = { $first }, then { $rest }
goal-last-turn = This is the last turn.
goal-last-round = This is the last round.

## Errors: one clear sentence with what was expected

illegal-action = { $why }
game-unknown = There is no game called “{ $game }”. { $near ->
    [none] Installed: { $known }.
   *[other] Did you mean { $near }? Installed: { $known }.
}
game-broken = The game “{ $game }” cannot be loaded: { $problem }
extra-missing = This needs a part of Postchaise that is not installed. Install it with: pip install "postchaise[{ $extra }]"
batch-actions = { $wanted ->
    [0] Call reset first.
   *[other] A step takes { $wanted } actions, one for each match; here are { $given }.
}
opponents-count = { $wanted ->
    [one] There is { $wanted } other seat; { $given } opponents were named.
   *[other] There are { $wanted } other seats; { $given } opponents were named.
}
batch-masked = Match { $match } does not offer action { $action }; its mask has a 1 for every action it offers.
option-unknown = { $game } has no option “{ $option }”. { $near ->
    [none] It knows: { $known }.
   *[other] Did you mean { $near }?
}
option-value = Option { $option } cannot be “{ $value }”; expected: { $expected }.
option-idle = Option { $option } has no effect with { $other }; leave it out.
option-clash = Option { $option } does not go with { $other }.
seats-count = { $game } is played by { $least } to { $most }, not by { $seats }.
seat-unknown = There is no seat { $seat }; this match has seats 1 to { $seats }.
policy-unreadable = There is no policy in “{ $file }”: { $problem }.
policy-name = Call the policy “{ $file }” by a new name of small letters, digits and hyphens: that name is its level.
level-elsewhere = “{ $player }” only plays { $game } at { $seats } seats.
player-unknown = There is no player called “{ $player }”. Possible: { $known }.
style-unknown = There is no bot “{ $player }” in this match. { $count ->
    [0] No style is possible here.
   *[other] Characters here: { $known }.
}
position-unknown = The match has { $most } actions; position { $position } does not exist.
viewer-early = Everything is open only after the end of the match.
notation-unknown = “{ $text }” is no action. Actions look like: { $known }.
notation-argument = “{ $word }” is no { $domain }. Possible: { $known }.
outcome-missing = Chance was asked for outcome { $position }, and none was written down.
outcome-impossible = Outcome { $position } cannot be { $outcome }.
record-foreign = Line { NUMBER($line, useGrouping: 0) }: this is no record of Postchaise; it should begin with “{ $expected }”.
record-too-long = This file is longer than any match ({ NUMBER($most, useGrouping: 0) } characters).
record-header = Line { NUMBER($line, useGrouping: 0) } is no line of a record: “{ $text }”.
record-header-missing = The record lacks the line “{ $header }:”.
record-action = Line { NUMBER($line, useGrouping: 0) } is no action: “{ $text }”.
record-version = Line { NUMBER($line, useGrouping: 0) }: the record follows version { $found } of the rules, this program plays version { $expected }.
record-components = Line { NUMBER($line, useGrouping: 0) }: the match was played with other components ({ $found }) than those loaded here ({ $expected }). Give the same file with --components.
record-setup = Line { NUMBER($line, useGrouping: 0) }: the match cannot be set up like this. { $problem }
record-line = Line { NUMBER($line, useGrouping: 0) }, “{ $text }”: { $problem }
record-outcomes-left = Line { NUMBER($line, useGrouping: 0) }: { $left ->
    [one] 1 outcome
   *[other] { $left } outcomes
} too many.
record-end = Line { NUMBER($line, useGrouping: 0) }: the result does not follow from the actions.
record-too-many = Line { NUMBER($line, useGrouping: 0) }: a match of more than { NUMBER($most, useGrouping: 0) } actions is not shown.
record-cut = Line { NUMBER($line, useGrouping: 0) }: here the record breaks off, and the match is not over.
record-unfair = Line { NUMBER($line, useGrouping: 0) }: what was drawn does not follow from the key of the shuffle. Somebody has changed the record.
position-elsewhere = This is a moment of a match that was still running. So that it gives nothing away, the text says what one player saw and holds no record. Open the link in its second line, on the server that keeps the match.
components-missing = { $entry }: “{ $key }” is missing.
components-type = { $entry }: “{ $key }” should be { $expected }.
components-unknown-key = { $entry }: nobody knows a key “{ $key }”.
components-unknown-id = { $entry }: “{ $value }” is no { $key }; expected: { $expected }.
components-duplicate = { $entry }: { $key } “{ $value }” is there twice.
components-count = { $entry }: { $value } found, { $expected } expected.
components-range = { $entry }: “{ $key }” is { $value }, expected: { $expected }.
components-source = { $entry }: “{ $value }” is no source for { $key }; expected: rulebook, public, derived or reconstructed.
components-rule = { $entry }: { $value } contradicts the rules; expected: { $expected }.
components-unreadable = { $entry } cannot be read: { $problem }.
components-not-toml = { $entry } is no TOML file: { $problem }.
components-too-late = The components of { $game } are loaded already; name { $entry } before.

## Reasons every game shares

reason-match-over = The match is over.
reason-not-your-turn = It is { $player }’s turn.
reason-action-unknown = There is no action number { NUMBER($number, useGrouping: 0) }.
reason-not-this-step = That is not what is being asked now.
reason-undo-nothing = There is nothing to take back.
reason-undo-not-yours = The last action was played by { $player }.
reason-undo-revealed = Something was revealed: it cannot be taken back.

## Bots

level-random = Wanderer
    .effect = Does anything the rules allow, without a thought; fine for learning the choices.
level-novice = Novice
    .effect = Knows the trade, but follows a whim as often as good sense; friendly company for a first evening.
level-apprentice = Apprentice
    .effect = Plays quickly, from experience; makes no blunders, but looks no further than the next step.
level-journeyman = Journeyman
    .effect = Tries the best choices out in its head before it moves; plays to win.
level-master = Master
    .effect = Thinks long and looks through many worlds before it moves; you will have to play well.
level-trained = { $name } (trained)
    .effect = Plays as a program has learned to.
level-reference-1 = Reference 1
    .effect = Frozen for ever, so that the strength of others can be measured: the first apprentice.
level-reference-2 = Reference 2
    .effect = Frozen for ever, so that the strength of others can be measured: the first journeyman.
bot-called = { $level } bot
bot-called-as = { $level } bot, { NAME($who, form: "the") }

## Errors at a table of the server

table-missing = There is no such table.
table-stale = The table has moved on since; look again.
lesson-look = Nothing to do here yet: read, look, then go on.
lesson-do = First do what this step asks for.
lesson-over = This first game is finished.
lesson-unknown = A lesson does not know “{ $do }”; it knows: on, back, again, show.
lesson-stays = Nobody takes your seat while you learn. Just close the page; you continue where you were.
lesson-back-instead = In a lesson “Back” goes back a step.
table-waiting = The match has not begun: seats are still free.
table-over = The match is over.
table-damaged = What is stored of this table ({ $table }) is damaged; it cannot be shown. All other tables go on.
table-old-rules = “{ $title }” was begun under older rules and cannot be continued by this version.
seat-missing = This table has no seat { $seat }.
seat-not-yours = This seat is not yours.
seat-taken = Somebody sits there already.
seat-kind-unknown = “{ $kind }” is no kind of seat. Possible: { $known }.
seat-change-unknown = A seat cannot be changed like that: “{ $do }”.
level-unknown = There is no bot of level “{ $level }”. Possible: { $known }.
host-only = Only the host of the table can do that.
table-closed = The host has closed this table; the match never began.
table-begun = The match has begun: the table can be left, but not closed.
seat-running = While the match runs, a seat goes to another person only if its holder hands it over or all others agree. A bot can play on for somebody who is away.
seat-present = { $name } is at the table. Only { $name } can hand over this seat.
seat-second = You sit at this table already.
seat-away-soon = { $name } has not been away long. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} a bot may play on.
seated-only = Only somebody who sits at the table can do that.
invitation-dead = This link has been used or withdrawn. Ask the host for a new one.
my-delete-unsure = Nothing was deleted: tick “Yes, for good” first.
move-dead = This code does not work: it was used, has expired, or has a mistake in it. Make a new one on the other device.
invitation-expired = This link has expired. Ask the host for a new one.
invitation-needed = This seat is taken with its own link only.
offer-over = Nobody asks for this seat any more.
offer-not-asked = You are not asked about this seat.
offer-alone = Nobody else at the table could agree to that. A bot can play on here; another person only if the holder of the seat hands it over.
takeback-over = There is nothing to agree to any more.
name-mixed = “{ $name }” has letters of different alphabets. Choose a name in one of them.
nonce-wrong = A part of the shuffle is 32 hexadecimal digits, in small letters.
takeback-not-asked = You are not asked to agree.
chat-off = The chat is switched off at this table.
chat-empty = Nothing was written.
chat-full = This table has talked enough.
action-or-notation = Send either the number of an action or its notation.
record-early = The record is public after the end: until then it holds secrets.
replay-early = While a match runs you see it through your own eyes alone.
replay-seat-missing = There is no such seat at this table.
fork-early = Only a finished match can be forked: until then it holds secrets.
fork-over = Here the match is over. Go back a step to fork it.
analysis-early = A match can be analysed when it is over: until then it holds secrets.
analysis-full = Too many analyses are waiting. Try again in some minutes.
analysis-failed = This match could not be analysed. Try again later.
token-wrong = This token is not valid.
page-token-wrong = This page is too old, or cookies are switched off. Load it again.
origin-wrong = This request came from a foreign page and was refused.
too-fast = Too fast. Wait a moment.
streams-full = The server has no room for another spectator at the moment.
streams-yours = You have too many pages of this server open. Close some of them.
storage-failed = The server cannot write at the moment. Nothing was lost; try again.
page-missing = There is nothing here.
request-wrong = The request is not understood. { $where }
address-banned = This address may not come in. Ask whoever runs this server.
metrics-closed = These figures are for whoever runs this server.
server-error = Something went wrong on our side. It has been written down.
server-stopping = The server is stopping. Try again in a moment.
database-held = { $file } is in use by another server (process { $process }). Stop it first, or name another file with --database.
postgres-missing = PostgreSQL needs one more package: pip install 'postchaise[postgres]'
push-missing = Notifications need one more package: pip install "postchaise[push]"
push-key-wrong = push_key is no key for notifications. “postchaise admin push-key” makes one.
push-off = This server sends no notifications.
push-wrong = This browser’s address for notifications is not one we know.
push-over = The match is over
port-taken = Port { NUMBER($port, useGrouping: 0) } of { $host } is taken. Name another one with --port.

## Help

hint-unknown = There is no help of the kind “{ $level }”. Possible: { $known }.
hint-not-allowed = This table does not allow so much help.
hint-not-your-turn = You are not asked anything now.
hint-one-choice = There is only one thing you can do.
hint-no-choice = This is no choice of yours now.
hint-failed = The coach has no answer this time. Please ask again.
hint-thinking = The coach is still thinking about your last question.
setting-value-unknown = “{ $wish }” is not possible here. Possible: { $known }.

## Errors in the arena

arena-alone = An arena needs at least two seats.
arena-folder = { $folder } cannot be used: { $problem }.
arena-foreign = { $folder } holds a rows.jsonl that is not from an arena; choose another folder.
arena-nobody = Which bots? For instance: --bots journeyman,apprentice.
arena-nothing-to-decide = With a single bot there is nothing to be sure of; leave out “--until sure” or name another bot.
arena-other = { $folder } holds another contest: { $what } is { $found } there and { $wanted } here. Choose another folder.
arena-row = This is no match of an arena: { $text }.
engine-lost = A worker died { $tries } times at the same piece of work; nothing more is tried.
ray-bare = Postchaise is not installed on a machine of the cluster. Install the same version everywhere: pip install "postchaise[ray]"
ray-other-code = { $machine } has another version of Postchaise or of the game, and would play other matches. Install the same version on every machine of the cluster.
ray-unreachable = There is no Ray cluster to be had at { $address }: { $problem }
