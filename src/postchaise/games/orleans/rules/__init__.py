"""The rules of Orléans, one module per chapter of the rulebook."""
