"""What research faces are shown."""
