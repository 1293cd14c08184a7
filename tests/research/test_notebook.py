"""The notebook among the examples runs, from its first cell to its last."""

import json
from pathlib import Path

import pytest

from postchaise.bots.network import load_network

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "first_agent.ipynb"


def test_the_first_agent_is_trained_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("POSTCHAISE_MATCHES", "2")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec("".join(cell["source"]), names)
    told = capsys.readouterr().out
    assert "round 8" in told
    assert "against novice" in told
    assert load_network(tmp_path / "first-agent.npz").game == "thurn-und-taxis"
