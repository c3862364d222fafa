"""Writes a game in the boardgamers notation: its lines, and a file in the record format."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core.game import Game
from engine.core.moves import END, Move
from engine.core.record import Record
from engine.core.table import Table
from engine.gaia.board import LETTERS, Hex
from engine.gaia.foreign.amounts import ELEMENTARY
from engine.gaia.foreign.notation import GaiaTable
from engine.gaia.foreign.reader import FORMAT
from engine.gaia.foreign.terms import BUILDINGS, PLACES, TO_FOREIGN, faction_name, special_name
from engine.gaia.state import State
from engine.gaia.terms import TECH_SLOTS, TRACKS, Building
from engine.gaia.view import GaiaView

_PLACES: Final = {ours: theirs for theirs, ours in PLACES.items()}
_CONVERSIONS: Final = {key: (paid, price, given) for key, paid, price, given in ELEMENTARY}
_OPENING: Final = ("faction", "setup-mine", "setup-institute", "booster")


class LineWriter:
    """Replays our moves and writes what the other engine would have written."""

    def __init__(self, game: Game[State, GaiaView], record: Record) -> None:
        self.table: GaiaTable = Table(game, record.setup)
        self._moves = record.moves

    @property
    def _state(self) -> State:
        return self.table.state

    def lines(self) -> Iterator[str]:
        """One line per decision of the other engine, the `init` line first; a turn that has not
        been ended is left out, as a line says a whole one."""
        yield f"init {len(self._state.players)} {self.table.setup.seed or 'orrery'}"
        chosen = sum(move.words[0] == "faction" for move in self._moves)
        parts: list[str] = []
        in_turn = False
        for number, move in enumerate(self._moves):
            if number == chosen:
                yield from self._dealt(chosen)
            decision = self.table.asked(move.seat)
            kind = decision.kind if decision is not None else ""
            who = self._who(move.seat, kind)
            in_turn = in_turn or kind == "turn"
            parts += self._played(move, kind)
            following = self._moves[number + 1] if number + 1 < len(self._moves) else None
            if self._goes_on(move, kind, in_turn, following):
                continue
            passed = any(part.startswith("pass") for part in parts)
            yield f"{who} {'. '.join(parts)}" + ("." if in_turn and not passed else "")
            parts, in_turn = [], False
        if len(self._moves) == chosen:
            yield from self._dealt(chosen)

    def _dealt(self, chosen: int) -> Iterator[str]:
        """Factions that nobody had to choose; the other engine knows no such games."""
        for seat, player in enumerate(self._state.players):
            if seat >= chosen and player.has_faction:
                yield f"p{seat + 1} faction {faction_name(player.faction.id)}"

    def _who(self, seat: int, kind: str) -> str:
        player = self._state.players[seat]
        if kind == "faction" or not player.has_faction:
            return f"p{seat + 1}"
        return faction_name(player.faction.id)

    def _goes_on(self, move: Move, kind: str, in_turn: bool, following: Move | None) -> bool:
        if following is None and in_turn:
            return move.words != END
        if following is None or following.seat != move.seat or kind in _OPENING:
            return False
        if in_turn:
            return move.words != END
        decision = self.table.asked(following.seat)
        return decision is not None and decision.kind not in ("turn", "charge")

    def _played(self, move: Move, kind: str) -> list[str]:
        """The commands for a move; what our rules did not ask is added."""
        if move.words == END:
            self.table.play(move)
            return []
        text = self._text(move, kind)
        player = self._state.players[move.seat]
        tokens = [owned.token.id for owned in player.tokens]
        self.table.play(move)
        asked = self.table.asked(move.seat)
        after = asked.kind if asked is not None else ""
        more = []
        if move.words[0] == "tech":
            covered = next((o.slot for o in player.techs if o.covered_by == self._taken(move)), "")
            if covered and after != "cover":
                more.append(f"cover {covered}")
        if move.words[0] in ("tech", "cover") and after not in ("cover", "advance", "brainstone"):
            more.append("decline up")
        if move.words == ("action", "qic_rescore_federation") and after != "token":
            more.append(f"fedtile {TO_FOREIGN[tokens[0]]}")
        return [part for part in (text, *more) if part]

    def _taken(self, move: Move) -> str:
        player = self._state.players[move.seat]
        return next((o.tile.id for o in player.techs if o.slot == move.words[1]), "")

    def _text(self, move: Move, kind: str) -> str:
        verb, *rest = move.words
        if verb == "free":
            return _free(rest)
        if verb == "special":
            right = self._state.players[move.seat].faction.right_academy[0][0]
            return f"special {special_name(rest[0], right)}"
        if verb == "charge":
            return self._charge(move)
        if verb == "convert":
            return "" if rest[0] == "no" else _spend([rest], "tg")
        if verb == "gaia-tech":
            return "spend 4tg for tech" if rest[0] == "yes" else "decline tech"
        if verb == "advance":
            return "decline up" if rest[0] == "no" else f"up {rest[0]}"
        if verb == "income":
            resource, _, count = rest[0].partition("-")
            return f"income {count}{'t' if resource == 'tokens' else 'pw'}"
        return _plain(verb, rest, kind)

    def _charge(self, move: Move) -> str:
        decision = self.table.asked(move.seat)
        assert decision is not None
        if move.words == decision.decline:
            return f"decline {decision.args['power']}pw"
        option = next(one for one in decision.offer() if one.words == move.words)
        gain: Any = next(note.args["gain"] for note in option.notes if note.key == "gain")
        power = f"{gain['charge']}pw"
        if move.words[1] == "token-first":
            return f"charge 1t,{power}"
        return f"charge {power},1t" if move.words[1] == "power-first" else f"charge {power}"


def _plain(verb: str, rest: Sequence[str], kind: str) -> str:
    """Moves that are written word for word."""
    first = rest[0] if rest else ""
    place = first.upper()
    if verb == "setup-mine":
        return f"build {'PI' if kind == 'setup-institute' else 'm'} {place}"
    if verb == "upgrade":
        return f"build {BUILDINGS[rest[1]]} {place}"
    if verb == "federation":
        return f"federation {place} {TO_FOREIGN[rest[1]]}"
    if verb in _BUILDS:
        return f"build {_BUILDS[verb]} {place}"
    if verb in ("lost-planet", "swap"):
        return f"{'lostPlanet' if verb == 'lost-planet' else 'swap-PI'} {place}"
    if verb == "brainstone":
        return f"brainstone {_PLACES[first]}"
    if verb == "faction":
        return f"faction {faction_name(first)}"
    verbs = {"research": "up", "token": "fedtile"}
    return " ".join((verbs.get(verb, verb), *(TO_FOREIGN.get(word, word) for word in rest)))


_BUILDS: Final = {
    "build": Building.MINE.value,
    "gaiaform": "gf",
    "station": "sp",
    "downgrade": Building.STATION.value,
}


def _free(rest: Sequence[str]) -> str:
    if rest[0] == "burn":
        return f"burn {rest[1]}"
    return _spend(list(zip(rest[::2], rest[1::2], strict=True)), "pw")


def _spend(units: Sequence[Sequence[str]], power: str) -> str:
    costs, gains = [], []
    for key, times in units:
        paid, price, given = _CONVERSIONS[key]
        costs.append(f"{price * int(times)}{power if paid == 'pw' else paid}")
        gains.append(f"{int(times)}{given}")
    return f"spend {','.join(costs)} for {','.join(gains)}"


def foreign_record(game: Game[State, GaiaView], record: Record) -> dict[str, object]:
    """A file in the record format, without snapshots."""
    writer = LineWriter(game, record)
    state: State = writer.table.state
    setup = {
        "map": {"hexes": [_hex(place) for place in state.board.hexes]},
        "boosters": [TO_FOREIGN[key] for key in state.boosters],
        "techs": {slot: TO_FOREIGN[state.tech[slot]] for slot in TECH_SLOTS},
        "adv": {track: TO_FOREIGN[state.advanced[track] or ""] for track in TRACKS},
        "terraforming5": TO_FOREIGN[state.terraforming_token or ""],
        "roundScoring": [TO_FOREIGN[tile.id] for tile in state.rounds],
        "finalScoring": [TO_FOREIGN[tile.id] for tile in state.final],
    }
    moves = list(writer.lines())
    return {
        "format": FORMAT,
        "players": len(record.setup.seats),
        "seed": record.setup.seed,
        "setup": setup,
        "factions": [
            faction_name(player.faction.id) if player.has_faction else None
            for player in state.players
        ],
        "ended": writer.table.result is not None,
        "moves": moves,
    }


def _hex(place: Hex) -> list[object]:
    letters = {planet: letter for letter, planet in LETTERS.items()}
    return [place.name.upper(), -(place.q + place.r), place.q, place.sector, letters[place.planet]]
