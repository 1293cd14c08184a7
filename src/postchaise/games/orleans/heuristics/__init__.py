"""What bots know of Orléans beside its rules: likings, choices that deserve a thought, the worth of a position."""
