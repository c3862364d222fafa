"""What has been: games stepped through again, statistics, what somebody has missed."""
