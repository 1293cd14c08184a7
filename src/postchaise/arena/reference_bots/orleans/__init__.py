"""The frozen heuristics for Orléans."""
