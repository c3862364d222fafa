"""What is printed on components, and every text: data only, read through importlib.resources."""
