"""What has been: boards, log, what somebody has missed, replay, statistics, records."""
