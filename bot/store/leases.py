"""Leases: which process may write what.

Discord cuts a large bot into shards, and every table belongs to one. A process holds shards by
leases, rows of `lease` that run out unless they are renewed. Each time a shard goes to another
holder its epoch is one higher. Whatever is written for a table names the epoch under which its
game was loaded; the transaction reads the lease first and keeps it as it is until its end. So a
process that was paused, or cut off, and has lost a shard can write nothing for it, whatever it
still believes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.store.database import Job
from bot.store.errors import LeaseLostError

Claimed: TypeAlias = Sequence[tuple[int, int]]
"""Shards with their present epochs."""


class Lease(NamedTuple):
    """A shard as one process holds it."""

    shard: int
    epoch: int


def claimed(jobs: Sequence[Job[Any]]) -> str:
    """The statement that reads the leases which these jobs name, and keeps others from taking
    them; empty if they name none."""
    shards = sorted({claim.shard for job in jobs for claim in job.claims})
    if not shards:
        return ""
    named = ", ".join(map(str, shards))
    quiet = str(all(job.claims for job in jobs)).lower()  # others need not hear of these posts
    return (
        f"SELECT shard, epoch, set_config('orrery.quiet', '{quiet}', true) FROM lease"
        f" WHERE shard IN ({named}) ORDER BY shard FOR SHARE"
    )


def refused(jobs: Sequence[Job[Any]], counting: Claimed) -> list[Job[Any]]:
    """Those jobs whose leases count; the others fail."""
    epochs = dict(counting)
    allowed: list[Job[Any]] = []
    for job in jobs:
        lost = [claim for claim in job.claims if epochs.get(claim.shard) != claim.epoch]
        if lost:
            job.error = LeaseLostError(shard=lost[0].shard, epoch=lost[0].epoch)
        else:
            allowed.append(job)
    return allowed
