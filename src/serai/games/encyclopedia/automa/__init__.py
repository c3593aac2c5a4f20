"""The automas: competitors that follow their Behaviour card (EN-AUTO). They decide everything by fixed rules.

turn        their turn, and their Royal Seal
actions     the steps of a Behaviour card, and taking cards
choices     what they prefer, criterion by criterion
"""
