"""Training a policy with masked PPO."""
