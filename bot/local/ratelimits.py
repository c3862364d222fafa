"""Discord's rate limits per route: counted, told in headers, refused with 429 when used up.

All windows have one pace: at 50, five requests in five seconds become five in a tenth of one, and
a client that obeys the headers is held to the limits in a fiftieth of the time.
"""

import hashlib
import math
from dataclasses import dataclass

from bot.local import limits
from bot.local.clock import TableClock
from bot.local.errors import RefusalError

# (method, route) -> requests and seconds, as observed at Discord; others get DEFAULT.
_OBSERVED: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("GET", "/channels/{channel_id}/messages"): (5, 1.0),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("PUT", "/applications/{application_id}/commands"): (2, 5.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
}
_DEFAULT = (50, 1.0)
_WEBHOOK = (5, 2.0)
_INVALID = {401, 403, 429}
_HAIR_S = 1e-6
"""What floating point may add to a time."""


@dataclass
class _Bucket:
    size: int
    window: float
    resets_at: float = -math.inf
    left: int = 0

    def use(self, now: float) -> bool:
        """Take one of what is left in this window; False if nothing is."""
        if now >= self.resets_at:
            self.left, self.resets_at = self.size, now + self.window
        if self.left == 0:
            return False
        self.left -= 1
        return True


class RateLimits:
    """One bucket per route and major parameter, the global one, and that of invalid requests."""

    def __init__(self, clock: TableClock, *, enforced: bool, pace: float = 1.0) -> None:
        self._clock = clock
        self._pace = pace
        self.enforced = enforced
        self._buckets: dict[str, _Bucket] = {}
        self._global = self._bucket(limits.GLOBAL_PER_S, 1.0)
        self._invalid = self._bucket(limits.INVALID, limits.INVALID_WINDOW_S)

    def admit(self) -> None:
        """Refuse whoever has been banned."""
        now = self._clock.now()
        if now < self._invalid.resets_at and self._invalid.left == 0:
            raise banned(self._invalid.resets_at - now)

    def count(self, method: str, route: str, major: str) -> dict[str, str]:
        """Count a request; returns the headers of its answer or refuses it."""
        if route.startswith("/interactions/") or not self.enforced:
            return {}
        webhook = route.startswith("/webhooks/")
        size, window = _WEBHOOK if webhook else _OBSERVED.get((method, route), _DEFAULT)
        name = hashlib.md5(f"{'' if webhook else method}{route}".encode()).hexdigest()
        if webhook:
            name = hashlib.md5(b"webhook").hexdigest()
        bucket = self._buckets.setdefault(f"{name}:{major}", self._bucket(size, window))
        now = self._clock.now()
        if not webhook:
            self._take(self._global, now, {}, everywhere=True)
        headers = {"X-RateLimit-Bucket": name, "X-RateLimit-Limit": str(size)}
        self._take(bucket, now, headers, everywhere=False)
        return headers | _standing(bucket, now)

    @property
    def closing(self) -> float:
        """Seconds until the windows that are open now have all passed."""
        ends = [bucket.resets_at for bucket in (*self._buckets.values(), self._global)]
        return max(0.0, max(ends) - self._clock.now())

    def note(self, status: int) -> None:
        """Count an answer: who asks for too much that is refused is banned for a while."""
        if self.enforced and status in _INVALID:
            self._invalid.use(self._clock.now())

    def _bucket(self, size: int, window: float) -> _Bucket:
        return _Bucket(size, window / self._pace)

    def _take(
        self, bucket: _Bucket, now: float, headers: dict[str, str], *, everywhere: bool
    ) -> None:
        if not bucket.use(now):
            told = {} if everywhere else headers | _standing(bucket, now)
            raise too_many(bucket.resets_at - now, everywhere=everywhere, headers=told)


def _standing(bucket: _Bucket, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Remaining": str(bucket.left),
        "X-RateLimit-Reset": f"{_upwards(bucket.resets_at):.3f}",
        "X-RateLimit-Reset-After": f"{_upwards(bucket.resets_at - now):.3f}",
    }


def _upwards(seconds: float) -> float:
    """Rounded up to the thousandth that is told: who waits so long does not come too soon."""
    return math.ceil((seconds - _HAIR_S) * 1000) / 1000


class TooManyError(RefusalError):
    """The refusal of a request that came too soon."""

    def __init__(
        self, retry_after: float, *, everywhere: bool, headers: dict[str, str], code: int
    ) -> None:
        # discord.py takes a 429 without Via for a ban by the network in between.
        told = headers | {
            "Retry-After": str(math.ceil(retry_after)),
            "Via": "1.1 local-table",
            "X-RateLimit-Scope": "global" if everywhere else "user",
        }
        if everywhere:
            told["X-RateLimit-Global"] = "true"
        super().__init__(429, code, "You are being rate limited.", headers=told)
        self.retry_after = retry_after
        self.everywhere = everywhere

    def body(self) -> dict[str, object]:
        """The JSON that goes out."""
        return {
            "message": self.message,
            "code": self.code,
            "retry_after": _upwards(self.retry_after),
            "global": self.everywhere,
        }


def too_many(
    retry_after: float, *, everywhere: bool, headers: dict[str, str], code: int = 0
) -> TooManyError:
    """Discord's 429."""
    return TooManyError(retry_after, everywhere=everywhere, headers=headers, code=code)


def banned(retry_after: float) -> RefusalError:
    """The network's 429, before Discord: without Via, and every request gets it."""
    headers = {"Retry-After": str(math.ceil(retry_after))}
    return RefusalError(429, 0, "Too many invalid requests.", headers=headers)
