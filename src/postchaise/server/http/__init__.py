"""Requests: authentication, origin checks, limits, proxies, request models."""
