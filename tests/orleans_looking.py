"""What can be seen on a table of Orléans, by name."""

from __future__ import annotations

from postchaise.games.orleans import components as c
from postchaise.games.orleans.state import NONE, State, active
from postchaise.testing import Table as Base


class Looking(Base[State]):
    """What somebody has, and what lies where."""

    def wares(self, good: str, seat: int = 0) -> int:
        return self.s.goods[seat * c.GOODS + c.GOOD_IDS.index(good)]

    def position(self, character: str, seat: int = 0) -> int:
        return self.s.track[seat * c.TRACKS + c.CHARACTER_IDS.index(character)]

    def in_bag(self, seat: int = 0) -> list[str]:
        return named(self.s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS])

    def on_market(self, seat: int = 0) -> list[str]:
        return named(self.s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS])

    def in_tower(self) -> list[str]:
        return named(self.s.tower)

    def on(self, slot: str, seat: int = 0) -> list[str]:
        """Followers and "gear" on the spaces of a slot."""
        index = c.SLOT_IDS.index(slot)
        first = seat * c.SPACES + c.SLOT_FIRST[index]
        contents = self.s.space[first : first + c.SLOT_SIZE[index]]
        return ["gear" if i == c.GEAR else c.FOLLOWER_IDS[i] for i in contents if i != c.EMPTY]

    def active(self, place: str, seat: int = 0) -> bool:
        return active(self.s, seat, c.PLACE_IDS.index(place))

    def at(self, seat: int = 0) -> str:
        return c.TOWN_IDS[self.s.merchant[seat]]

    def on_route(self, route: str) -> list[str]:
        index = c.ROUTE_IDS.index(route)
        goods = self.s.cargo[c.FIRST_CARGO[index] : c.FIRST_CARGO[index + 1]]
        return [c.GOOD_IDS[good] for good in goods if good != NONE]

    def citizens(self, seat: int = 0) -> int:
        return self.s.citizen.count(seat)

    def level(self, seat: int = 0) -> int:
        return c.LEVEL[self.s.dev[seat]]


def named(numbers: list[int]) -> list[str]:
    return [id for id, n in zip(c.FOLLOWER_IDS, numbers, strict=True) for _ in range(n)]
