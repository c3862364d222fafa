"""Discord's rate limits per route: counted, told in headers, refused with 429 when used up."""

import hashlib
import math
from dataclasses import dataclass

from bot.local import limits
from bot.local.clock import Clock
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


@dataclass
class _Bucket:
    size: int
    window: float
    resets_at: float = -math.inf
    left: int = 0


class RateLimits:
    """One bucket per route and major parameter, and the global one."""

    def __init__(self, clock: Clock, *, enforced: bool) -> None:
        self._clock = clock
        self.enforced = enforced
        self._buckets: dict[str, _Bucket] = {}
        self._global = _Bucket(limits.GLOBAL_PER_S, 1.0)

    def count(self, method: str, route: str, major: str) -> dict[str, str]:
        """Count a request; returns the headers of its answer or refuses it."""
        if route.startswith("/interactions/") or not self.enforced:
            return {}
        webhook = route.startswith("/webhooks/")
        size, window = _WEBHOOK if webhook else _OBSERVED.get((method, route), _DEFAULT)
        name = hashlib.md5(f"{'' if webhook else method}{route}".encode()).hexdigest()
        if webhook:
            name = hashlib.md5(b"webhook").hexdigest()
        bucket = self._buckets.setdefault(f"{name}:{major}", _Bucket(size, window))
        now = self._clock.now()
        if not webhook:
            self._take(self._global, now, {}, everywhere=True)
        headers = {"X-RateLimit-Bucket": name, "X-RateLimit-Limit": str(size)}
        self._take(bucket, now, headers, everywhere=False)
        return headers | _standing(bucket, now)

    def _take(
        self, bucket: _Bucket, now: float, headers: dict[str, str], *, everywhere: bool
    ) -> None:
        if now >= bucket.resets_at:
            bucket.left, bucket.resets_at = bucket.size, now + bucket.window
        if bucket.left == 0:
            told = {} if everywhere else headers | _standing(bucket, now)
            raise too_many(bucket.resets_at - now, everywhere=everywhere, headers=told)
        bucket.left -= 1


def _standing(bucket: _Bucket, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Remaining": str(bucket.left),
        "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
        "X-RateLimit-Reset-After": f"{bucket.resets_at - now:.3f}",
    }


class TooManyError(RefusalError):
    """The refusal of a request that came too soon."""

    def __init__(self, retry_after: float, *, everywhere: bool, headers: dict[str, str]) -> None:
        # discord.py takes a 429 without Via for a ban by the network in between.
        told = headers | {
            "Retry-After": str(math.ceil(retry_after)),
            "Via": "1.1 local-table",
            "X-RateLimit-Scope": "global" if everywhere else "user",
        }
        if everywhere:
            told["X-RateLimit-Global"] = "true"
        super().__init__(429, 0, "You are being rate limited.", headers=told)
        self.retry_after = retry_after
        self.everywhere = everywhere

    def body(self) -> dict[str, object]:
        """The JSON that goes out."""
        return {
            "message": self.message,
            "code": self.code,
            "retry_after": round(self.retry_after, 3),
            "global": self.everywhere,
        }


def too_many(retry_after: float, *, everywhere: bool, headers: dict[str, str]) -> TooManyError:
    """Discord's 429."""
    return TooManyError(retry_after, everywhere=everywhere, headers=headers)
