"""Records of another program (race-record-1): reading, replaying, snapshots."""
