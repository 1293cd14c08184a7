"""One program holds both seats of a table, as two people at one screen do: `python hot_seats.py ADDRESS`.

What one seat may not see of the other stays hidden: every look names the seat that looks.
"""

import asyncio
import random
import sys

from postchaise.client import AsyncClient, Observation


async def play(client: AsyncClient, table: str, chance: random.Random) -> Observation:
    seat = 0
    while (seen := await client.observe(table, seat)).status != "over":
        if seen.decision is not None and seen.decision.seat == seat:
            await client.act(table, seat, seen.number, chance.choice(seen.decision.allowed).action)
        else:
            seat = 1 - seat
    return seen


async def main(address: str) -> None:
    async with AsyncClient(address) as client:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "hot", "name": "Ben"}]
        made = await client.create("orleans", seats)
        over = await play(client, made.table, random.Random(7))
        print(", ".join(f"{player.name} {player.points}" for player in over.players))
        print(f"{len((await client.record(made.table)).splitlines())} lines of record")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
