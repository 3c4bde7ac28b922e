"""A method of one step, which does not solve every cube."""

TWO_FACES = """\
[method]
id = "two"
title = "Two faces"
about = "Cubes that two faces solve."

[[step]]
name = "all"
reach = "home=* centres=home turns=U,R"
goal = "All at once."
do = "{moves}."
"""
