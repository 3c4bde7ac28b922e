"""Where somebody is who followed moves on a cube of their own and slipped.

`trail` has the values: the moves that were followed, the slips that hands make, and a position
that they lead to. `variants` lists the slips that may happen at a move, each with its likelihood,
and `hypotheses` every cube they lead to. `inquiry` asks for one sticker after another until one
cube is left, `ways` leads on from there, and `checks` finds the sticker that shows best whether
all is well so far.

    inquiry = Inquiry.about(Trail(start, solution.moves, right=5, at=12))
    while inquiry.ask is not None:
        inquiry = inquiry.answer(inquiry.ask, colour)  # or None for "not sure"
    if inquiry.found is not None:
        way = way_to_solved(inquiry.found, inquiry.hypotheses.trail, control)
"""
