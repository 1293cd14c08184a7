"""What is at stake in a small question: what the player has to give, or could reach."""

from __future__ import annotations

from postchaise.kernel.messages.text_table import View, Words

from ... import components as c

Stake = tuple[str, str, str, bool]  # symbol, number, name, whether it is not enough


def describe_stakes(view: View, words: Words) -> list[Stake]:
    step = view["step"]
    player = view["players"][view["active"]]
    coins: Stake = ("g-coin", str(player["coins"]), words.translate("score-coins"), False)
    if step == "harvest":
        return [*_food(words, player), coins]
    if step == "shield":
        if view["event"] == "taxes":
            return [*_goods(words, player), coins]
        return [*_food(words, player), coins] if view["event"] == "harvest" else _bag(words, player)
    if step == "torture":
        debt: Stake = ("g-coin", f"−{view['now']['debt']}", words.translate("score-coins"), True)
        stations: Stake = ("i-station", str(len(player["stations"])), words.translate("score-stations"), False)
        bag: Stake = ("bag", str(sum(player["bag"].values())), words.translate("sheet-column-bag"), False)
        level: Stake = ("i-step", str(player["development"]), words.translate("or-development"), False)
        return [debt, *_goods(words, player), stations, bag, level]
    if step in ("pay", "reward"):
        return [coins, ("i-step", _next(words, player), words.translate("or-development"), False)]
    return []


def _goods(words: Words, player: View) -> list[Stake]:
    here = [id for id in c.GOOD_IDS if player["goods"][id]]
    return [(f"g-{id}", str(player["goods"][id]), words.translate(f"good-{id}"), False) for id in here]


def _food(words: Words, player: View) -> list[Stake]:
    """Return all kinds of food, including those the player lacks."""
    found = []
    for index, id in enumerate(c.GOOD_IDS):
        if c.IS_FOOD[index]:
            count = player["goods"][id]
            found.append((f"g-{id}", str(count), words.translate(f"good-{id}"), not count))
    return found


def _bag(words: Words, player: View) -> list[Stake]:
    """Return the followers the plague may take."""
    risk = [id for id in c.CHARACTER_IDS if player["bag"].get(id)]
    return [(f"c-{id}", str(player["bag"][id]), words.translate(f"character-{id}"), False) for id in risk]


def _next(words: Words, player: View) -> str:
    """Return the position and where the next level begins."""
    at = player["development"]
    later = [step for step in range(at + 1, c.DEV_LAST + 1) if c.LEVEL[step] > c.LEVEL[at]]
    return words.translate("or-next-level", at=at, level=c.LEVEL[later[0]], step=later[0]) if later else str(at)
