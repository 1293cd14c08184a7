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

goal-most-points = The player with the most points wins.
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
extra-missing = This needs an optional part of Postchaise. Install it with: pip install "postchaise[{ $extra }]"
batch-actions = { $wanted ->
    [0] Call reset first.
   *[other] A step takes { $wanted } actions, one for each match; { $given } were given.
}
opponents-count = { $wanted ->
    [one] There is { $wanted } other seat, but { $given } opponents were named.
   *[other] There are { $wanted } other seats, but { $given } opponents were named.
}
batch-masked = Action { $action } is not legal in match { $match }; its mask has a 1 for every legal action.
option-unknown = { $game } has no option “{ $option }”. { $near ->
    [none] Options: { $known }.
   *[other] Did you mean { $near }?
}
option-value = Option { $option } cannot be “{ $value }”; expected: { $expected }.
option-idle = Option { $option } has no effect with { $other }; leave it out.
option-clash = Option { $option } cannot be combined with { $other }.
seats-count = { $game } is for { $least } to { $most } players, not { $seats }.
seat-unknown = There is no seat { $seat }; this match has seats 1 to { $seats }.
policy-unreadable = “{ $file }” contains no valid policy: { $problem }.
policy-name = Rename the policy “{ $file }”: its name is its level and may contain only lower-case letters, digits and hyphens.
level-elsewhere = “{ $player }” plays only { $game } with { $seats } seats.
player-unknown = There is no player type “{ $player }”. Possible: { $known }.
style-unknown = There is no bot “{ $player }” in this match. { $count ->
    [0] No style is available here.
   *[other] Styles: { $known }.
}
position-unknown = The match has { $most } actions; position { $position } does not exist.
viewer-early = Hidden information is shown only after the end of the match.
notation-unknown = “{ $text }” is not an action. Actions look like this: { $known }.
notation-argument = “{ $word }” is not a valid { $domain }. Possible: { $known }.
outcome-missing = Outcome { $position } is needed, but the record does not contain it.
outcome-impossible = Outcome { $position } cannot be { $outcome }.
record-foreign = Line { NUMBER($line, useGrouping: 0) }: this is not a Postchaise record; it should begin with “{ $expected }”.
record-too-long = This file is longer than any match ({ NUMBER($most, useGrouping: 0) } characters).
record-header = Line { NUMBER($line, useGrouping: 0) } does not belong in a record: “{ $text }”.
record-header-missing = The line “{ $header }:” is missing from the record.
record-action = Line { NUMBER($line, useGrouping: 0) } is not an action: “{ $text }”.
record-version = Line { NUMBER($line, useGrouping: 0) }: the record follows version { $found } of the rules, this program plays version { $expected }.
record-older-rules = Line { NUMBER($line, useGrouping: 0) }: the match was played by version { $found } of the rules, and version { $expected }, which this program plays, does not fit it from here on. { $problem }
record-components = Line { NUMBER($line, useGrouping: 0) }: the match was played with other components ({ $found }) than those loaded here ({ $expected }). Give the same file with --components.
record-setup = Line { NUMBER($line, useGrouping: 0) }: the match cannot be set up. { $problem }
record-line = Line { NUMBER($line, useGrouping: 0) }, “{ $text }”: { $problem }
record-outcomes-left = Line { NUMBER($line, useGrouping: 0) }: { $left ->
    [one] 1 outcome
   *[other] { $left } outcomes
} too many.
record-end = Line { NUMBER($line, useGrouping: 0) }: the result does not follow from the actions.
record-too-many = Line { NUMBER($line, useGrouping: 0) }: matches of more than { NUMBER($most, useGrouping: 0) } actions are not shown.
record-cut = Line { NUMBER($line, useGrouping: 0) }: the record ends here, but the match is not over.
record-unfair = Line { NUMBER($line, useGrouping: 0) }: the draws do not follow from the key of the shuffle. Somebody has changed the record.
position-elsewhere = This is a moment from a match that was still in progress. To give nothing away, the text contains only what one player saw, and no record. Open the link in its second line, on the server that hosts the match.
components-missing = { $entry }: “{ $key }” is missing.
components-type = { $entry }: “{ $key }” should be { $expected }.
components-unknown-key = { $entry }: unknown key “{ $key }”.
components-unknown-id = { $entry }: “{ $value }” is not a valid { $key }; expected: { $expected }.
components-duplicate = { $entry }: { $key } “{ $value }” appears twice.
components-count = { $entry }: { $value } found, { $expected } expected.
components-range = { $entry }: “{ $key }” is { $value }, expected: { $expected }.
components-source = { $entry }: “{ $value }” is not a valid source for { $key }; expected: rulebook, public, derived or reconstructed.
components-rule = { $entry }: { $value } contradicts the rules; expected: { $expected }.
components-unreadable = { $entry } cannot be read: { $problem }.
components-not-toml = { $entry } is not a valid TOML file: { $problem }.
components-too-late = The components of { $game } are already loaded; name { $entry } earlier.
components-unknown = The components file { $entry } of { $game }, which this match was dealt with, is not known here.
components-no-source = The game package { $entry } has no Python sources, so it cannot be loaded with other components.
components-no-copy = { $game } cannot be loaded with the components { $entry }: { $problem }.

## Reasons every game shares

reason-match-over = The match is over.
reason-not-your-turn = It is { $player }’s turn.
reason-action-unknown = There is no action number { NUMBER($number, useGrouping: 0) }.
reason-not-this-step = That does not answer the current question.
reason-undo-nothing = There is nothing to take back.
reason-undo-not-yours = The last action was played by { $player }.
reason-undo-revealed = Something was revealed, so it cannot be taken back.

## Bots

level-random = Wanderer
    .effect = Plays any legal move at random; good for exploring the choices.
level-novice = Novice
    .effect = Knows the basics, but plays on a whim half of the time; easy company for a first evening.
level-apprentice = Apprentice
    .effect = Plays fast and from experience; makes no blunders, but does not look ahead.
level-journeyman = Journeyman
    .effect = Tries out the best choices before it moves; plays to win.
level-master = Master
    .effect = Thinks for a long time and considers many possibilities; you have to play well to beat it.
level-trained = { $name } (trained)
    .effect = Plays the way a program learned to.
level-reference-1 = Reference 1
    .effect = Never changes, so that other bots can be measured against it: the first apprentice.
level-reference-2 = Reference 2
    .effect = Never changes, so that other bots can be measured against it: the first journeyman.
bot-called = { $level } bot
bot-called-as = { $level } bot, { NAME($who, form: "the") }

## Errors at a table of the server

table-missing = This table does not exist.
table-stale = The table has changed in the meantime; look again.
lesson-look = There is nothing to do here yet. Read, look, then continue.
lesson-do = First do what this step asks for.
lesson-over = This lesson is finished.
lesson-unknown = “{ $do }” is not a lesson command. Possible: on, back, again, show.
lesson-stays = Nobody takes your seat during a lesson. Just close the page; you can continue later.
lesson-back-instead = In a lesson “Back” goes back a step.
table-waiting = The match has not begun: seats are still free.
table-over = The match is over.
table-damaged = The stored data of this table ({ $table }) is damaged, so it cannot be shown. All other tables are unaffected.
table-old-rules = “{ $title }” was begun under older rules and cannot be continued by this version.
table-newer-rules = “{ $title }” was begun under newer rules than this version has.
seat-missing = This table has no seat { $seat }.
seat-not-yours = This seat is not yours.
seat-taken = This seat is taken.
seat-kind-unknown = “{ $kind }” is not a seat type. Possible: { $known }.
seat-change-unknown = “{ $do }” is not a valid change to a seat.
level-unknown = There is no bot level “{ $level }”. Possible: { $known }.
host-only = Only the host of the table can do this.
table-closed = The host closed this table before the match began.
table-begun = The match has begun: you can leave the table, but not close it.
seat-running = During a match, only its holder hands a seat to another person. A bot can play for somebody who is away.
seat-present = { $name } is at the table. Only { $name } can hand over this seat.
seat-second = You already have a seat at this table.
seat-away-soon = { $name } has only just left. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} a bot can take over.
seated-only = Only players at the table can do this.
invitation-dead = This link has been used or withdrawn. Ask the host for a new one.
my-delete-unsure = Nothing was deleted: tick “Yes, for good” first.
move-dead = This code does not work: it has been used, has expired or is mistyped. Create a new one on the other device.
invitation-expired = This link has expired. Ask the host for a new one.
invitation-needed = This seat can only be taken with its own link.
offer-over = This seat is no longer on offer.
offer-not-asked = You are not asked about this seat.
offer-holder-only = Only { $name } can hand over this seat. Until then a bot can play, and { $name } can return at any time.
seat-stand-in = The bot plays for { $name }. Only { $name } can change it.
takeback-over = There is nothing left to agree to.
name-mixed = “{ $name }” mixes letters of different alphabets. Use a name in one alphabet.
nonce-wrong = A contribution to the shuffle consists of 32 lower-case hexadecimal digits.
takeback-not-asked = You are not asked to agree.
chat-off = The chat is switched off at this table.
chat-empty = The message is empty.
action-or-notation = Send either the number of an action or its notation.
record-early = The record becomes public after the match; until then it contains secrets.
replay-early = While a match is in progress, you can only view it as yourself.
replay-seat-missing = This table has no such seat.
fork-early = Only finished matches can be forked; until then they contain secrets.
fork-over = The match is over at this point. Go back a step to fork it.
fork-other-rules = The current rules cannot continue from this moment: the match was played by other ones.
analysis-early = A match can be analysed only after it is over; until then it contains secrets.
analysis-other-rules = The rules were corrected since this match; it cannot be analysed by the rules it was played by.
analysis-full = Too many analyses are waiting. Try again in a few minutes.
analysis-failed = This match could not be analysed. Try again later.
token-wrong = This token is not valid.
page-token-wrong = This page has expired, or cookies are disabled. Reload it.
origin-wrong = This request came from another site and was refused.
too-fast = Too fast. Wait a moment.
streams-full = The server cannot take more spectators at the moment.
streams-yours = You have too many pages of this server open. Close some of them.
storage-failed = The server cannot save at the moment. Nothing was lost; try again.
page-missing = Page not found.
request-wrong = The request is invalid. { $where }
address-banned = This address is banned. Contact the operator of this server.
person-banned = You are banned from this server. Contact its operator.
creation-members = On this server only members may create tables. Ask its operator for a link.
creation-password = On this server creating a table takes a password. Enter it on the page /access.
access-password-wrong = This is not the password.
access-code-dead = This link is no longer valid. Ask the operator for a new one.
metrics-closed = These metrics are only for the operator of this server.
server-error = Something went wrong on our side. The error has been logged.
job-too-slow = The server is busy and did not finish this in time. Try again in a moment.
reader-gone = The page was closed before the answer was ready.
listed-yours = { $most } public tables of yours or your network are already waiting for players. Close one of them first.
connections-full = The server has too many open connections. Try again in a moment.
connections-yours = Too many connections are open from your network. Close some pages of this site and try again.
requests-unfinished = Too many unfinished requests are open from your network. Try again in a moment.
server-stopping = The server is stopping. Try again in a moment.
database-held = { $file } is in use by another server (process { $process }). Stop it first, or name another file with --database.
postgres-missing = PostgreSQL needs one more package: pip install "postchaise[postgres]"
push-missing = Notifications need one more package: pip install "postchaise[push]"
push-key-wrong = push_key is not a valid notification key. “postchaise admin push-key” creates one.
push-off = This server does not send notifications.
push-wrong = We do not know this browser’s notification address.
push-again = Play again?
push-over = The match is over
port-taken = Port { NUMBER($port, useGrouping: 0) } of { $host } is in use. Choose another one with --port.

## Help

hint-unknown = There is no kind of help called “{ $level }”. Possible: { $known }.
hint-not-allowed = This table does not allow that much help.
hint-not-your-turn = It is not your turn to decide.
hint-one-choice = You have only one choice.
hint-no-choice = You cannot choose that now.
hint-failed = The coach has no answer this time. Please ask again.
hint-thinking = The coach is still thinking about your last question.
setting-value-unknown = “{ $wish }” is not possible here. Possible: { $known }.

## Errors in the arena

arena-alone = An arena needs at least two seats.
arena-folder = Cannot use { $folder }: { $problem }.
arena-foreign = { $folder } contains a rows.jsonl that is not from an arena; choose another folder.
arena-nobody = Name the bots, for instance: --bots journeyman,apprentice.
arena-nothing-to-decide = With a single bot there is nothing to decide; leave out “--until sure” or name another bot.
arena-other = { $folder } contains another contest: { $what } is { $found } there and { $wanted } here. Choose another folder.
arena-row = This is not a match of an arena: { $text }.
engine-lost = A worker died { $tries } times on the same task; giving up.
ray-bare = Postchaise is not installed on a machine of the cluster. Install the same version everywhere: pip install "postchaise[ray]"
ray-other-code = { $machine } has another version of Postchaise or of the game, so it would play different matches. Install the same version on every machine of the cluster.
ray-unreachable = No Ray cluster answers at { $address }: { $problem }
