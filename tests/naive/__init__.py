"""A second, deliberately naive reading of the rules, to check games and engines against.

Written from the rules (R..., C...), the record format and the fairness page alone. It shares no
code with the package: what both agree on was derived twice.
"""
