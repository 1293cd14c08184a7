"""Title, people, seats and options. Loads without the rules."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.errors import BadOption
from postchaise.kernel.meta import Meta, Option, Options


def check_options(seats: int, options: Options, given: set[str]) -> None:
    """Refuse a first player who does not sit at the table."""
    if int(str(options["first_seat"])) > seats:
        raise BadOption("option-clash", option="first_seat", other=f"seats={seats}")


META: Final = Meta(
    id="orleans",
    version=2,
    layout=2,
    title="Orléans",
    designer="Reiner Stockhausen",
    publisher="dlp games",
    year=2014,
    link="www.dlp-games.de",
    min_seats=2,
    max_seats=5,
    minutes=90,
    bots=3,
    weight=3,
    end_rule="OR-END-01",
    score_rule="OR-SCORE-04",
    options=(
        Option("exclude_places", False),  # OR-OPT-EXCLUDE-01
        Option("first_seat", 0, least=0, most=5),  # OR-SETUP-12, who is youngest; 0: nobody named, then random
    ),
    check=check_options,
)
