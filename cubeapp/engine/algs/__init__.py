"""What can be done with an alg as such: changed, told, and sent to others."""
