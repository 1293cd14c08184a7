"""What players can deduce about cards nobody saw, and how hidden cards are sampled."""
