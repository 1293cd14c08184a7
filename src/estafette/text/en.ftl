### Sentences that belong to no game

seat = Player { $seat }

separator = { "; " }

## Errors: one clear sentence with what was expected

illegal-action = { $why }
game-unknown = There is no game called “{ $game }”. { $near ->
    [none] Installed: { $known }.
   *[other] Did you mean { $near }? Installed: { $known }.
}
option-unknown = { $game } has no option “{ $option }”. { $near ->
    [none] It knows: { $known }.
   *[other] Did you mean { $near }?
}
option-value = Option { $option } cannot be “{ $value }”; expected: { $expected }.
option-idle = Option { $option } has no effect with { $other }; leave it out.
option-clash = Option { $option } does not go with { $other }.
seats-count = { $game } is played by { $least } to { $most }, not by { $seats }.
seat-unknown = There is no seat { $seat }; this match has seats 1 to { $seats }.
player-unknown = There is no player called “{ $player }”. Possible: { $known }.
position-unknown = The match has { $most } actions; position { $position } does not exist.
audience-early = Everything is open only after the end of the match.
notation-unknown = “{ $text }” is no action. Actions look like: { $known }.
notation-argument = “{ $word }” is no { $domain }. Possible: { $known }.
outcome-missing = Chance was asked for outcome { $position }, and none was written down.
outcome-impossible = Outcome { $position } cannot be { $outcome }.
record-foreign = Line { NUMBER($line, useGrouping: 0) }: this is no record of Estafette; it should begin with “{ $expected }”.
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
