"""Where somebody is who followed moves on a cube of their own and slipped.

`trail` has the values: the moves that were followed, the slips that hands make, and a position
that they lead to. `variants` lists the slips that may happen at one move, each with its
likelihood, and `hypotheses` every cube they lead to. `inquiry` asks for one sticker after another
until one cube is left, `ways` leads on from there, and `checks` finds the sticker that shows best
whether all is well so far.
"""
