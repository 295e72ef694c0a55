"""All that needs the consent of the others: taking back, pausing, ending, seats given up or handed over.

Offers are tagged values in one column of the match. Asking, agreeing and withdrawing are the same for all
kinds; an offer ends with what it is about, looked at in every commit, and after three days.
"""
