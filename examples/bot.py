"""A bot that plays on a server: `python bot.py ADDRESS`, or `python bot.py INVITATION-LINK`.

It takes the choice with the most effects, which is no good plan: put your own into `choose`.
"""

import sys

from postchaise.client import Choice, Client, Observation, ServerError


def choose(seen: Observation, choices: list[Choice]) -> Choice:
    return max(choices, key=lambda choice: (len(choice.effects), -sum(choice.pays.values())))


def play(client: Client, table: str) -> Observation:
    """Play until the match is over. A question may arrive twice; a stale answer is asked for again."""
    answered = -1
    for seen in client.follow(table):
        if seen.decision is not None and seen.number > answered:
            answered = seen.number
            choice = choose(seen, seen.decision.allowed)
            try:
                client.act(table, seen.decision.seat, seen.number, choice.action)
            except ServerError as error:
                if error.code != "table-stale":
                    raise
    return seen


def main(address: str) -> None:
    site, link, _ = address.partition("/t/")
    with Client(site) as client:
        if link:
            table = client.accept_invitation(address, name="Automaton").table
        else:
            seats = [{"kind": "me", "name": "Automaton"}, {"kind": "bot", "level": "novice"}]
            table = client.create("thurn-und-taxis", seats, {"expansion": False}, pace="instant").table
        print(f"{site}/t/{table}", flush=True)
        for player in sorted(play(client, table).players, key=lambda each: each.place or 0):
            print(f"{player.place}. {player.name}: {player.points}")


if __name__ == "__main__":
    main(sys.argv[1])
