"""The evaluator: each seat's chance of winning, estimated by a small net, and luck."""
