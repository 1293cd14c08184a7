"""`postchaise play` and `postchaise resume`: people and bots at one terminal."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from postchaise.arena.simulate import derive_seed
from postchaise.cli.screen import Screen
from postchaise.cli.translations import CliTranslator
from postchaise.i18n import text_board
from postchaise.i18n.bot_names import describe_playing_style, format_bot_name
from postchaise.kernel import record
from postchaise.kernel.components import loader
from postchaise.kernel.dice import Dice, SealedDice
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.match import Match
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import meta

from . import question, result, saves
from .commands import Commands
from .seats import TerminalSeat, parse_seats


@dataclass
class TerminalMatch:
    """One match at one terminal."""

    match: Match
    seats: list[TerminalSeat]
    screen: Screen
    path: Path
    seen: tuple[object, ...] = field(default=())  # the seat and turn for which the board was shown

    def __post_init__(self) -> None:
        self.game = self.match.game
        self.screen.translator = self.screen.translator.about(self.game.meta.id, [seat.name for seat in self.seats])

    @property
    def translator(self) -> CliTranslator:
        return self.screen.translator

    def viewer(self) -> int:
        """The viewer: the player whose turn it is, the only person, or all together."""
        people = [seat for seat in range(self.match.seats) if self.seats[seat].human]
        if self.match.actor in people:
            return self.match.actor
        return people[0] if len(people) == 1 else SPECTATOR

    def save(self) -> None:
        saves.write_file(self.path, saves.format_save(self.match, self.seats))

    def play(self, seat: int, action: int) -> None:
        """Play and save an action, then print the log, so that nothing shown is ever lost."""
        first = self.match.version
        self.match.play(seat, action)
        self.save()
        for line in self.match.log(self.viewer(), first):
            self.screen.print("· " + self.translator.translate(line), "" if self.seats[seat].human else "dim")

    def show_board(self) -> None:
        self.screen.print()
        self.screen.rows(
            text_board.render_text_board(self.game.meta.id, self.view(), self.translator, self.screen.width)
        )

    def view(self) -> dict[str, object]:
        return self.match.view(self.viewer())


def start_match(
    screen: Screen, game: str, kinds: str, names: str, options: dict[str, str], seed: int | None, numbers: str
) -> None:
    """Start a match. Without a seed its dice are sealed, and the key is shown at the end."""
    meta(game)
    if numbers:
        loader.use_components_file(game, numbers)
    base = secrets.randbits(64) if seed is None else seed
    seated = parse_seats(
        game, kinds, names, screen.translator.about(game), [Dice(derive_seed(base, n)) for n in range(1, 17)]
    )
    dice = None if seed is None else Dice(seed)
    announce_moved_saves(screen)
    sitting = TerminalMatch(
        Match(find_game(game), len(seated), dice, **options), seated, screen, saves.create_save_path(game)
    )
    sitting.save()
    _print_welcome(sitting)
    play_to_end(sitting)


def announce_moved_saves(screen: Screen) -> None:
    """Saves of the time before the project had its name are moved, once."""
    old = saves.move_former_saves()
    if old is not None:
        screen.print_message("data-moved", old=str(old), new=str(saves.get_saves_folder()))


def resume_match(screen: Screen, file: str, numbers: str) -> None:
    """Resume a saved match; without a file the last one."""
    announce_moved_saves(screen)
    path = Path(file) if file else saves.find_latest_save()
    text = saves.read_file(path)
    if numbers:
        loader.use_components_file(record.read_record(text).game, numbers)
    match, seated = saves.load_save(text, screen.translator)
    sitting = TerminalMatch(match, seated, screen, saves.choose_save_path(path, match.game.meta.id))
    saves.check_file(sitting.path)
    title = sitting.game.meta.title
    screen.print()
    screen.print_message("resumed", title=title, file=str(path), count=match.version)
    for line in match.log(sitting.viewer(), max(0, match.version - 8)):
        screen.print("· " + sitting.translator.translate(line), "dim")
    play_to_end(sitting)


def play_to_end(sitting: TerminalMatch) -> None:
    """Play until the end, or until somebody leaves."""
    try:
        while not sitting.match.over:
            seat = sitting.match.actor
            player = sitting.seats[seat].player
            if player is not None:
                sitting.play(seat, player.choose(sitting.game, sitting.match.state, seat))
            elif not _ask_player(sitting, seat):
                break
    except (EOFError, KeyboardInterrupt):
        sitting.screen.print()
    if sitting.match.over:
        result.print_result(sitting.screen, sitting.match, sitting.seats)
        sitting.screen.print_message("kept", "dim", file=str(sitting.path))
    else:
        sitting.save()
        sitting.screen.print_message("left", file=str(sitting.path))


def _print_welcome(sitting: TerminalMatch) -> None:
    screen, match = sitting.screen, sitting.match
    screen.print()
    screen.print(sitting.game.meta.title, "bold")
    screen.print_message("seated", names=", ".join(seat.name for seat in sitting.seats))
    for kind in dict.fromkeys(seat.kind for seat in sitting.seats if ":" in seat.kind):
        screen.print_message(
            "seated-bot",
            "dim",
            who=format_bot_name(kind, screen.translator),
            plays=describe_playing_style(kind, screen.translator),
        )
    if isinstance(match.dice, SealedDice):
        screen.print_message("sealed", "dim", seal=match.dice.commitment[:16])
    screen.print_message("hint")


def _ask_player(sitting: TerminalMatch, seat: int) -> bool:
    """Ask until the person has played, undone or left; False if they left."""
    decision = sitting.match.decision(seat)
    if decision is None:  # the game expects a seat that has no choices: a bug of the game
        raise PostchaiseError("cli-stuck", game=sitting.game.meta.id, seat=seat + 1)
    screen, view = sitting.screen, sitting.view()
    now = (seat, sitting.game.turn_number(sitting.match.state), view.get("phase"))
    if now != sitting.seen:
        sitting.seen = now
        sitting.show_board()
    else:
        screen.rows(text_board.render_player_status(sitting.game.meta.id, view, sitting.translator, seat, screen.width))
    alone = sum(each.human for each in sitting.seats) == 1
    question.print_question(screen, sitting.game, decision, "" if alone else sitting.seats[seat].name)
    commands = Commands(screen, sitting.match, sitting.seats, decision, sitting.show_board, sitting.save)
    while True:
        text = screen.ask()[:300]
        if not text:
            continue
        try:
            if commands.leaves(text):
                return False
            if commands.takes_back(text):
                return True
            if not commands.answered(text):
                sitting.play(seat, commands.action(text))
                return True
        except PostchaiseError as error:
            screen.print(sitting.translator.error(error), "red")
