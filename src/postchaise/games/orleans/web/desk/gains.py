"""What the next use of a place would give a player: in a line, in signs, or why it gives nothing.

The numbers are those the rules pay with.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.reason import Reason

from ... import actions as x
from ... import components as c
from ...choices import action_effects
from ...game import GAME
from ...names import join_names, name_event, name_good, name_town
from ...reasons.places import explain_useless_place
from ...rules import recruiting, travel
from ...state import NONE, State, find_development_level, list_place_contents

Sign = tuple[str, str]  # what is drawn, and a word or number in it

# What may change before the place is used: the merchant travels, coins come in, the bag fills
PASSING: Final = ("OR-PLACE-MOVE-01", "OR-PLACE-GUILDHALL-03", "OR-PLACE-PHARMACY-01", "OR-PLACE-BATHHOUSE-03")
BRIEFLY: Final = {"OR-PLACE-MOVE-01": "desk-no-way", "OR-PLACE-GUILDHALL-03": "desk-station-there"}  # in a few words
NO_STATION_LEFT: Final = 2  # of OR-PLACE-GUILDHALL-03
NO_COINS: Final = 0  # of OR-PLACE-PHARMACY-01


@dataclass
class ExpectedGain:
    """`note` says it briefly; `why` says why there is nothing, `dead` that there will be nothing this round."""

    note: Message
    signs: list[Sign] = field(default_factory=list)
    why: Message | None = None
    dead: bool = False
    rule: str = ""  # that says why


def describe_expected_gain(s: State, seat: int, place: int, followers: list[int]) -> ExpectedGain:
    """`followers` are those who are or would be there; they matter only at the Town Hall."""
    if c.VERB[place] == c.V_DEEDS and not followers and any(s.deed_open):
        deeds = [deed for deed in range(c.DEEDS) if any(s.deed_open[deed * c.CHARACTERS : (deed + 1) * c.CHARACTERS])]
        return ExpectedGain(Message("desk-deeds-open", count=len(deeds)))
    reason = explain_useless_place(s, seat, place, followers)
    if reason is not None:
        dead = reason.rule not in PASSING or _for_good(reason)
        return ExpectedGain(_idle(s, reason, place, followers), [], GAME.explain(reason), dead, reason.rule)
    note, signs = _given(s, seat, place, followers)
    return ExpectedGain(note, signs)


def _for_good(reason: Reason) -> bool:
    case = reason.args.get("case", NONE)
    if reason.rule == "OR-PLACE-GUILDHALL-03":
        return case == NO_STATION_LEFT
    return reason.rule == "OR-PLACE-PHARMACY-01" and case != NO_COINS


def _idle(s: State, reason: Reason, place: int, followers: list[int]) -> Message:
    kinds = sorted({f for f in followers if f < c.CHARACTERS})
    if c.VERB[place] == c.V_DEEDS and len(kinds) == 1:
        return Message("effect-no-deed", follower=Message(x.FOLLOWER.keys[kinds[0]]))
    if reason.rule == "OR-PLACE-BATHHOUSE-03":  # followers that are used first come back into the bag
        return Message("desk-bath-later", count=c.BATH_DRAWS[place])
    if reason.rule in BRIEFLY and not _for_good(reason):
        return Message(BRIEFLY[reason.rule], **GAME.explain(reason).args)
    return GAME.explain(reason)


def _given(s: State, seat: int, place: int, followers: list[int]) -> tuple[Message, list[Sign]]:
    verb = c.VERB[place]
    if verb == c.V_RECRUIT:
        return _recruits(s, seat, place)
    if verb == c.V_MOVE:
        return _journeys(s, seat, place)
    if verb == c.V_STATION:
        town = name_town(s.merchant[seat])
        return Message("desk-station", town=town, count=find_development_level(s, seat)), [("station", "")]
    if verb == c.V_GAIN:
        return _listed(*_steps(s, seat, c.EFFECT_DEVELOPMENT[place], c.EFFECT_COINS[place]))
    if verb == c.V_GOOD:
        good = c.EFFECT_GOOD[place]
        return Message("desk-good", good=name_good(good), count=s.good_supply[good]), [("good", c.GOOD_IDS[good])]
    if verb in (c.V_PER_LEVEL, c.V_PER_STATION):
        coins = -action_effects.describe_place_use(s, seat, place).pays["coins"]
        return Message("coin-count", count=coins), [("coins", str(coins))]
    if verb == c.V_TECHNOLOGY:
        return Message("desk-technology", count=s.gear_supply), [("gear", "")]
    if verb == c.V_PAY:
        most = min(c.PAY_MOST[place], s.coins[seat], c.DEV_LAST - s.dev[seat])
        return Message("desk-pay", count=most), [("steps", f"+{most}")]
    if verb == c.V_BATH:
        return Message("desk-bath", count=c.BATH_DRAWS[place]), [("bag", "")]
    if verb in (c.V_DEEDS, c.V_TOWER):
        there = [f for f in range(c.CHARACTERS) if s.tower[f]] if verb == c.V_TOWER else followers
        return _deeds(s, there)
    if verb == c.V_SHIELD:
        return _shield(s), [("shield", "")]
    return action_effects.describe_place_effect(place), []


# Followers and their tracks


def _recruits(s: State, seat: int, place: int) -> tuple[Message, list[Sign]]:
    able = [character for character in c.RECRUITS[place] if recruiting.can_recruit(s, seat, character)]
    if len(able) == 1:
        note, signs = format_recruit(s, seat, able[0])
        return note, [("dot", c.CHARACTER_IDS[able[0]]), *signs]
    short = [_briefly(s, seat, character) for character in able]
    return join_alternatives(short), [("dot", c.CHARACTER_IDS[character]) for character in able]


def _briefly(s: State, seat: int, character: int) -> Message:
    """Format "boatman (4 coins)"; craftsmen and traders always bring the same."""
    named = Message(x.CHARACTER.keys[character])
    rewards, _ = _rewards(s, seat, character, s.track[seat * c.TRACKS + character] + 1)
    if character in (c.CRAFTSMAN, c.TRADER) or not rewards:
        return Message("desk-recruit-short", character=named)
    return Message("desk-recruit-for", character=named, reward=join_names(rewards))


def format_recruit(s: State, seat: int, character: int) -> tuple[Message, list[Sign]]:
    """Format "knight 4: draw one more"; a monk has no track."""
    named = Message(x.CHARACTER.keys[character])
    if character >= c.TRACKS:
        return Message("desk-recruit-left", character=named, count=s.supply[character]), []
    step = s.track[seat * c.TRACKS + character] + 1
    rewards, signs = _rewards(s, seat, character, step)
    if not rewards:
        return Message("desk-recruit-only", character=named, step=step), signs
    return Message("desk-recruit", character=named, step=step, reward=join_names(rewards)), signs


def _rewards(s: State, seat: int, character: int, step: int) -> tuple[list[Message], list[Sign]]:
    if character == c.SCHOLAR:
        return _steps(s, seat, c.TRACK_DEVELOPMENT[step], 0)
    cost = action_effects.describe_recruit(s, seat, character)
    coins = -cost.pays.get("coins", 0)
    found: list[tuple[Message, Sign]] = []
    if coins:
        found.append((Message("coin-count", count=coins), ("coins", str(coins))))
    for effect in cost.effects[1:]:  # the first is the follower
        if effect.id == "effect-draws":
            more = c.DRAWS[step] - c.DRAWS[step - 1]
            if more:
                found.append((Message("desk-draw-more", count=more), ("draws", str(c.DRAWS[step]))))
        elif effect.id == "effect-good":
            found.append((effect, ("good", c.GOOD_IDS[c.TRACK_GOOD[step]])))
        elif effect.id == "effect-tile":
            found.append((effect, ("tile", "")))
        else:
            found.append((effect, ("gear" if effect.id == "effect-gear" else "citizen", "")))
    return [message for message, _ in found], [sign for _, sign in found]


def _steps(s: State, seat: int, points: int, coins: int) -> tuple[list[Message], list[Sign]]:
    """Return development steps with the coins, levels and citizens on the way."""
    cost = action_effects.describe_development(s, seat, points, coins)
    paid = -cost.pays.get("coins", 0)
    messages: list[Message] = []
    signs: list[Sign] = []
    for effect in cost.effects:
        if effect.id == "effect-develop":
            index = int(str(effect.args["index"]))
            messages.append(Message("desk-steps", count=index - s.dev[seat], index=index))
            signs.append(("steps", f"+{index - s.dev[seat]}"))
        else:
            messages.append(effect)
            signs += [("citizen", "")] if effect.id == "effect-citizen-now" else []
    if paid:
        messages.append(Message("coin-count", count=paid))
        signs.append(("coins", str(paid)))
    return messages, signs


def _listed(messages: list[Message], signs: list[Sign]) -> tuple[Message, list[Sign]]:
    return join_names(messages), signs


# The map and the deeds


def _journeys(s: State, seat: int, place: int) -> tuple[Message, list[Sign]]:
    here, towns, goods = s.merchant[seat], set[int](), set[int]()
    for route in travel.list_open_routes(s, seat, place):
        towns.add(c.ROUTE_B[route] if c.ROUTE_A[route] == here else c.ROUTE_A[route])
        goods |= {good for good in s.cargo[c.FIRST_CARGO[route] : c.FIRST_CARGO[route + 1]] if good != NONE}
    where = (
        Message("desk-town", town=name_town(min(towns))) if len(towns) == 1 else Message("desk-towns", count=len(towns))
    )
    signs: list[Sign] = [("boat" if c.MOVES_ON[place] == c.WATER else "wheel", "")]
    if not goods:
        return Message("desk-journey-empty", where=where), signs
    return Message("desk-journey", where=where, goods=join_alternatives([_some(good) for good in sorted(goods)])), signs


def _some(good: int) -> Message:
    return Message("desk-some", good=name_good(good))


def join_alternatives(names: list[Message]) -> Message:
    """Format "wool, grain or wine"."""
    sentence = names[-1]
    for i in range(len(names) - 2, -1, -1):
        sentence = Message("desk-or" if i == len(names) - 2 else "list-more", one=names[i], rest=sentence)
    return sentence


def _deeds(s: State, followers: list[int]) -> tuple[Message, list[Sign]]:
    wanted = sorted({f for f in followers if f < c.CHARACTERS and list_open_deeds(s, f)})
    deeds = sorted({deed for f in wanted for deed in list_open_deeds(s, f)})
    coins = max(c.DEED_COINS[deed] for deed in deeds)
    last = any(sum(s.deed_open[d * c.CHARACTERS : (d + 1) * c.CHARACTERS]) == 1 for d in deeds)
    signs: list[Sign] = [("coins", str(coins)), *([("citizen", "")] if last else [])]
    if len(deeds) > 1 or len(wanted) > 1:
        return Message("desk-deeds", count=len(deeds)), signs
    named = Message(x.CHARACTER.keys[wanted[0]])
    return Message("desk-deed", deed=Message(x.DEED.keys[deeds[0]]), character=named), signs


def explain_no_deed(s: State, seat: int, place: int, followers: list[int]) -> Message | None:
    """Say that the followers at the Town Hall are of no use there, but others could come."""
    there = [f for f in list_followers_on_place(s, seat, place) if f < c.CHARACTERS]
    deeds = {deed for f in followers if f < c.CHARACTERS for deed in list_open_deeds(s, f)}
    if c.VERB[place] != c.V_DEEDS or not there or not deeds or any(list_open_deeds(s, f) for f in there):
        return None
    return Message("desk-deeds-others", count=len(deeds), follower=Message(x.FOLLOWER.keys[there[0]]))


def list_open_deeds(s: State, character: int) -> list[int]:
    return [deed for deed in range(c.DEEDS) if s.deed_open[deed * c.CHARACTERS + character]]


def _shield(s: State) -> Message:
    """The Sacristy answers the event of this round, or waits for a later one."""
    shielded = s.event != c.NO_EVENT and c.SHIELDED[s.event]
    return Message("desk-shield" if shielded else "desk-shield-later", event=name_event(s.event, s.stack))


def list_followers_on_place(s: State, seat: int, place: int) -> list[int]:
    return [content for content in list_place_contents(s, seat, place) if content != c.GEAR]
