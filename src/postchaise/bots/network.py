"""A trained policy as a file of numpy arrays: a few dense layers from an observation to action logits."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from postchaise.kernel.errors import PostchaiseError, require_extra
from postchaise.kernel.game import Game

with require_extra("research"):
    import numpy as np
    from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Network:
    """Dense layers with ReLU between them: observation bytes in, one logit per action out."""

    def __init__(self, game: str, seats: int, layers: list[tuple[Floats, Floats]], scales: Floats) -> None:
        self.game = game
        self.seats = seats
        self.layers = layers
        self.scales = scales

    def logits(self, observation: bytes) -> Floats:
        """Return the logits of all actions, legal or not."""
        x = np.frombuffer(observation, np.uint8) / self.scales
        last = len(self.layers) - 1
        for number, (value_weights, bias) in enumerate(self.layers):
            x = value_weights @ x + bias
            if number < last:
                x = np.maximum(x, 0)
        return x.astype(np.float32)

    def best(self, observation: bytes, choices: list[int]) -> int:
        """Return the choice with the highest logit."""
        return choices[int(self.logits(observation)[choices].argmax())]

    def fits(self, game: Game[Any], seats: int) -> bool:
        """Return whether the policy was trained for this game and number of seats as they are now."""
        if self.game != game.meta.id or self.seats != seats:
            return False
        sizes = len(game.observation_layout(seats)), len(game.space)
        return sizes == (self.layers[0][0].shape[1], self.layers[-1][0].shape[0])

    def save(self, file: Path) -> None:
        arrays = {f"{kind}{i}": array for i, layer in enumerate(self.layers) for kind, array in zip("wb", layer)}
        made: dict[str, Any] = {"game": self.game, "seats": self.seats, "scales": self.scales, **arrays}
        np.savez_compressed(file, **made)


def load_network(file: Path) -> Network:
    """Load what `save` wrote. Nothing in the file is executed; a file that is no policy raises and is named."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            count = sum(name.startswith("w") for name in kept.files)
            layers = [(kept[f"w{i}"].astype(np.float32), kept[f"b{i}"].astype(np.float32)) for i in range(count)]
            found = Network(str(kept["game"]), int(kept["seats"]), layers, kept["scales"].astype(np.float32))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise PostchaiseError("policy-unreadable", file=str(file), problem=str(error)) from error
    sizes = [len(found.scales), *(len(bias) for _, bias in layers)]
    if not layers or any(w.shape != (sizes[i + 1], sizes[i]) for i, (w, _) in enumerate(layers)):
        raise PostchaiseError("policy-unreadable", file=str(file), problem="layers do not fit each other")
    return found
