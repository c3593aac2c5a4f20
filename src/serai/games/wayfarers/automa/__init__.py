"""The solo opponent (WF-AI): its turn, how it resolves icons, and what it prefers."""
