"""Request bodies of the JSON API."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

Text = Annotated[str, Field(max_length=200)]
Integer = Annotated[int, Field(strict=True, ge=-(2**63), lt=2**63)]  # no "1", 1.0 or true; and it fits into messages


BOT_LEVEL = (
    "of a bot: random, novice, apprentice, journeyman, master; all but random may have a style of the game, as in "
    "journeyman:voyager: `GET /games` tells which, and at tables of how many seats"
)


class RequestBody(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatBody(RequestBody):
    kind: Text = Field(description="me, hot (another person at this screen), friend (by link), open, bot")
    name: Text = ""
    level: Text = Field("", description=BOT_LEVEL)


class TableBody(RequestBody):
    game: Text
    seats: list[SeatBody] = Field(min_length=1, max_length=8)
    options: dict[Text, Any] = Field(default_factory=dict, max_length=60)
    title: Text = ""
    listed: bool = False
    chat: bool = True
    help: Text = Field("", description="what is allowed: none, nudge, hint, everything (default)")
    pace: Text = Field("", description="of the bots: instant, brisk (default), watchable")


class ActionsBody(RequestBody):
    seat: Integer
    number: Integer = Field(description="the version of the table that was seen")
    action: Integer | None = None
    notation: Annotated[str, Field(max_length=300)] | None = None
    actions: list[Annotated[str, Field(max_length=300)]] | None = Field(
        None, min_length=1, max_length=20, description="several, one after the other, until one is refused"
    )


class HintBody(RequestBody):
    seat: Integer
    number: Integer = Field(description="the version of the table that was seen")
    level: Text = Field(description="nudge, hint, show, explain, plans")
    action: Integer | None = Field(None, description="of explain: the choice")


class LessonBody(RequestBody):
    seat: Integer
    step: Integer = Field(description="the one that was seen, from 1")
    do: Text = Field(description="on, back, again, show")


class PaceBody(RequestBody):
    pace: Text = Field(description="instant, brisk, watchable")


class SeatVersionBody(RequestBody):
    seat: Integer
    number: Integer


class TakebackAnswerBody(RequestBody):
    seat: Integer
    agree: Annotated[bool, Field(strict=True)]


class JoinBody(RequestBody):
    seat: Integer
    invite: Text = ""
    name: Text = ""
    nonce: Text = Field("", description="your part of the shuffle, as of `shuffle`; now or later")


class NonceBody(RequestBody):
    nonce: Text = Field(description="32 hexadecimal digits nobody could guess: your part of the shuffle")


class SeatChangeBody(RequestBody):
    do: Text = Field(description="free, bot, back, name, invite, offer, agree, refuse")
    name: Text = ""
    level: Text = Field("", description=BOT_LEVEL)


class LeaveBody(RequestBody):
    resign: Annotated[bool, Field(strict=True)] = Field(False, description="for good: nobody comes back to the seat")


class ChatBody(RequestBody):
    text: Annotated[str, Field(max_length=4000)]
    name: Text = ""
