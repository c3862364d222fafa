"""Federation: ambassadors in a senate, five planets, laws and projects."""
