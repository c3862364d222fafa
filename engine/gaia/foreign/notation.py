"""Plays lines of the foreign notation on a table, with full checking of every move."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from engine.core.errors import IllegalMoveError, UnreadableMoveError
from engine.core.moves import END, Decision, Move, Note, Seat, Words
from engine.core.table import Table
from engine.gaia.actions import free
from engine.gaia.actions.federation import minimality, site_of, spell
from engine.gaia.advice.waste import over_limits
from engine.gaia.components import FOREIGN_IDS
from engine.gaia.foreign.amounts import conversions, free_moves, next_payment, parse_amounts
from engine.gaia.foreign.terms import OUR_BUILDINGS, PLACES, faction_name, special_name
from engine.gaia.state import Player, State
from engine.gaia.terms import Building
from engine.gaia.view import GaiaView

GaiaTable: TypeAlias = Table[State, GaiaView]
_AXIAL: Final = re.compile(r"(-?\d{1,3})x(-?\d{1,3})\Z")
_DECLINED: Final = {"tech": "gaia-tech", "gaia-tech": "gaia-tech", "up": "advance",
                    "advance": "advance"}  # fmt: skip
_SYMBOLS: Final = {"t": "tokens", "pw": "charge"}
_CONVERT: Final = {"q": ("power_to_qic", 4), "o": ("power_to_ore", 3),
                   "k": ("power_to_knowledge", 4), "c": ("power_to_credit", 1)}  # fmt: skip


class LinePlayer:
    """Feeds one foreign record's lines to a table."""

    def __init__(self, table: GaiaTable) -> None:
        self.table = table
        self.seat: Seat = 0
        self._seats: dict[str, Seat] = {}
        """By name of the faction, once chosen."""
        self._minimal: Callable[[], bool] | None = None
        """Whether the federation of the last line is one by the printed rules too."""
        self._named: dict[Seat, list[str]] = {}
        """Items of income that a line has named and that are still to be taken."""
        self._waiting: dict[Seat, list[str]] = {}
        """What was still waiting of a seat's income when the last named item had been taken."""
        self._axial: dict[tuple[int, int], str] = {}
        """The names of hexes by that engine's numbers, once it uses some."""
        self._handlers: dict[str, Callable[[Sequence[str]], None]] = {
            "faction": self._faction,
            "build": self._build,
            "booster": lambda args: self._play("booster", _id(args)),
            "up": self._up,
            "action": lambda args: self._play("action", _id(args)),
            "special": self._special,
            "federation": self._federation,
            "pass": self._pass,
            "tech": lambda args: self._play("tech", _only(args).lower()),
            "cover": lambda args: self._if_asked("cover", "cover", _only(args).lower()),
            "decline": self._decline,
            "lostplanet": lambda args: self._play("lost-planet", self._hex(_only(args))),
            "fedtile": lambda args: self._if_asked("token", "token", _id(args)),
            "swap-pi": lambda args: self._play("swap", self._hex(_only(args))),
            "brainstone": self._brainstone,
            "spend": self._spend,
            "burn": lambda args: self._play("free", "burn", _only(args)),
            "charge": self._charge,
            "income": self._income,
            "endturn": lambda args: self._play(*END),
        }

    def play(self, line: str) -> None:
        """Play one line; raises a MoveError, after which the table may have advanced in part."""
        self._minimal = None
        who, _, rest = line.strip().partition(" ")
        if who == "init" or rest.startswith("rotate"):
            return
        known = self._seats.get(who)
        self.seat = self._seat(who.lower()) if known is None else known
        handlers = self._handlers
        for command in rest.split("."):
            words = command.split()
            if words:
                handler = handlers.get(words[0]) or handlers.get(words[0].lower())
                if handler is None:
                    raise UnreadableMoveError(word=words[0][:40])
                handler(words[1:])
        if rest.endswith("."):
            self.table.play(Move(self.seat, END))

    @property
    def notes(self) -> tuple[str, ...]:
        """What was accepted by the profile only, of the last line."""
        minimal = self._minimal is None or self._minimal()
        return () if minimal else ("federation_not_minimal",)

    @property
    def _state(self) -> State:
        return self.table.state

    @property
    def _player(self) -> Player:
        return self._state.players[self.seat]

    def _asked(self) -> Decision | None:
        return self.table.asked(self.seat)

    def _is_asked(self, kind: str) -> bool:
        decision = self.table.asked(self.seat)
        return decision is not None and decision.kind == kind

    def _is_allowed(self, words: Words) -> bool:
        decision = self._asked()
        return decision is not None and decision.refusal(words) is None

    def _fits(self, words: Words) -> bool:
        """Whether nothing of what a free action gains is over a limit."""
        known = free.conversions(self._player)
        units = zip(words[1::2], words[2::2], strict=True)
        gains = [(known[key].gain[0], int(count)) for key, count in units if key in known]
        return not over_limits(self._player, gains)

    def _play(self, *words: str) -> None:
        self.table.play(Move(self.seat, words))

    def _if_asked(self, kind: str, *words: str) -> None:
        """Answers that our rules do not ask for where only one is possible."""
        if self._is_asked(kind):
            self._play(*words)

    def _seat(self, who: str) -> Seat:
        known = self._seats.get(who)
        if known is not None:
            return known
        if who in ("p1", "p2", "p3", "p4") and int(who[1]) <= len(self._state.players):
            return int(who[1]) - 1
        for player in self._state.players:
            if player.has_faction and faction_name(player.faction.id) == who:
                self._seats[who] = player.seat
                return player.seat
        raise UnreadableMoveError(word=who[:40])

    def _hex(self, word: str) -> str:
        if word in self._state.board.index:
            return word
        axial = _AXIAL.match(word)
        if axial is None:
            return word.lower()
        q, r = int(axial[1]), int(axial[2])
        if not self._axial:
            self._axial = {(-(h.q + h.r), h.q): h.name for h in self._state.board.hexes}
        return self._axial.get((q, r)) or word.lower()

    def _faction(self, args: Sequence[str]) -> None:
        self._play("faction", _only(args).lower().replace("-", "_"))

    def _build(self, args: Sequence[str]) -> None:
        if len(args) != 2:
            raise UnreadableMoveError(word="build")
        kind, place = args[0].lower(), self._hex(args[1])
        decision = self.table.asked(self.seat)
        asked = decision.kind if decision is not None else ""
        if asked in ("setup-mine", "setup-institute"):
            self._play("setup-mine", place)
        elif kind == "sp":
            self._play("station", place)
        elif asked == "downgrade":
            self._play("downgrade", place)
        elif kind == "gf":
            self._play("gaiaform", place)
        elif kind == Building.MINE:
            self._play("build", place)
        else:
            self._play("upgrade", place, OUR_BUILDINGS.get(kind, kind))

    def _up(self, args: Sequence[str]) -> None:
        verb = "advance" if self._is_asked("advance") else "research"
        self._play(verb, _only(args).lower())

    def _special(self, args: Sequence[str]) -> None:
        what = _only(args).lower()
        right = self._player.faction.right_academy[0][0]
        for key, _ in self._player.specials:
            if special_name(key, right).lower() == what and key not in self._player.used:
                self._play("special", key)
                return
        self._play("special", what)

    def _federation(self, args: Sequence[str]) -> None:
        if len(args) != 2:
            raise UnreadableMoveError(word="federation")
        hexes = ",".join(sorted(self._hex(name) for name in args[0].split(",")))
        site = site_of(self._state, self._player)
        words = spell(self._state, self._player, ("federation", hexes, _id(args[1:])), site)
        minimal = minimality(self._state, site, words)
        self._play(*words)
        self._minimal = minimal

    def _pass(self, args: Sequence[str]) -> None:
        last = self._state.round == len(self._state.rounds)
        self._play("pass", *(() if last else (_id(args),)))
        self._play(*END)

    def _decline(self, args: Sequence[str]) -> None:
        """What is declined need not be written, and not be possible."""
        decision = self._asked()
        kind = decision.kind if decision is not None else ""
        named = _DECLINED.get(args[0].lower() if args else kind, "charge")
        if kind == named or (named == "charge" and (args or not kind)):
            self._play(named, "no")

    def _brainstone(self, args: Sequence[str]) -> None:
        word = _only(args).lower()
        self._if_asked("brainstone", "brainstone", PLACES.get(word, word))
        self._take_named()

    def _spend(self, args: Sequence[str]) -> None:
        cost = parse_amounts(args[0].lower()) if len(args) == 3 else None
        gain = parse_amounts(args[2].lower()) if len(args) == 3 else None
        if cost is None or gain is None:
            raise UnreadableMoveError(word="spend")
        if self._is_asked("gaia-tech"):
            self._play("gaia-tech", "yes")
            return
        if self._is_asked("gaia-convert"):
            for name, count in gain.items():
                self._play("convert", _CONVERT.get(name, (name, 1))[0], str(count))
            return
        parts = conversions(cost, gain)
        if parts is None:
            raise UnreadableMoveError(word=" ".join(args)[:40])
        waiting = free_moves(parts)
        while waiting:
            words = next_payment(waiting, self._is_allowed, self._fits)
            waiting.remove(words)
            self._play(*words)

    def _charge(self, args: Sequence[str]) -> None:
        text = _only(args).lower()
        amounts = parse_amounts(text)
        decision = self._asked()
        answer = "yes"
        if amounts is None or not amounts.keys() <= {"t", "pw"}:
            raise UnreadableMoveError(word=text[:40])
        if "t" in amounts:
            answer = "token-first" if text.split(",")[0].endswith("t") else "power-first"
        elif (
            decision is not None
            and decision.kind == "charge"
            and amounts.get("pw") != decision.args["power"]
        ):
            raise UnreadableMoveError(word=text[:40])
        self._play("charge", answer)

    def _income(self, args: Sequence[str]) -> None:
        named: list[str] = []
        for part in _only(args).lower().split(","):
            amounts = parse_amounts(part)
            if amounts is None:
                raise UnreadableMoveError(word=part[:40])
            named += [f"{_SYMBOLS.get(name, 'charge')}-{count}" for name, count in amounts.items()]
        self._named.setdefault(self.seat, []).extend(named)
        self._take_named()

    def _take_named(self) -> None:
        """Take the named items of income, as far as nothing is asked in between.

        A charge may ask where the Brainstone goes; its answer carries on here. When only one kind
        is left it is taken by itself, named or not: what is named then must have been waiting.
        """
        named = self._named.get(self.seat, [])
        waiting = self._waiting.setdefault(self.seat, [])
        while named and self._is_asked("income"):
            waiting[:] = self._waiting_income()
            word = named.pop(0)
            self._play("income", word)
            waiting.remove(word)
        if self._is_asked("brainstone"):
            return
        while named:
            word = named.pop(0)
            if word not in waiting:
                named.clear()
                note = Note("no-income", {"waiting": [*waiting]})
                raise IllegalMoveError(Move(self.seat, ("income", word)), note)
            waiting.remove(word)

    def _waiting_income(self) -> list[str]:
        decision = self._asked()
        waiting: Iterable[str] = decision.args["all"] if decision is not None else ()  # type: ignore[assignment]  # what `ask_symbol` puts there
        return [*waiting]


def _only(args: Sequence[str]) -> str:
    if not args:
        raise UnreadableMoveError(word="")
    return args[0]


def _id(args: Sequence[str]) -> str:
    if not args:
        raise UnreadableMoveError(word="")
    word = args[0].lower()
    return FOREIGN_IDS.get(word, word)
