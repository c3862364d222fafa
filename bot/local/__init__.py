"""A Discord of our own on loopback, to play without a token and to test the real bot."""

from bot.local.clock import ManualClock, TableSystemClock
from bot.local.driver import Driver
from bot.local.line import RequestRefusedError
from bot.local.outcome import Answer, NoAnswerError
from bot.local.permissions import Permission
from bot.local.screen import Modal, Screen
from bot.local.server import LocalTable, PortBusyError

__all__ = [
    "Answer",
    "Driver",
    "LocalTable",
    "ManualClock",
    "Modal",
    "NoAnswerError",
    "Permission",
    "PortBusyError",
    "RequestRefusedError",
    "Screen",
    "TableSystemClock",
]
