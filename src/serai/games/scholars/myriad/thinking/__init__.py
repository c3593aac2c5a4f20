"""What bots think of Body of Books: estimates of the future, none of them a rule.

promise    the points that experience, pages, rows, black dice and upgraded cards may still bring; `weights.toml` has
           the numbers. The score itself, dice and tracks are appraised with the base.
"""
