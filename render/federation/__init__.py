"""Federation in pictures and in words."""
