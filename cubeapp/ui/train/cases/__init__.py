"""Practising cases."""
