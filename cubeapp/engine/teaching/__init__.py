"""The course: from any state to the one card that comes next, its texts, and what was turned.

What comes next. `state` is a cube as it is held, `stages` what is done on it; `choosing` takes the
card, `cards` has its texts and `filling` what stands in their braces: together they are the
`policy.Situation`, on which `hints`, `goals`, `resume` and `way` build.

What is learned. `files` reads ``resources/lessons``, `course` makes units and lessons of it, with
places by their names in `named` and algs by theirs in `case_algs`;
`exercises` sets cubes for the cards (`sets`, `others`, `variants`) and for later lessons (`later`,
`aims`, `small`), `tasks` what comes before the cards, `pictures` shows them, and `progress` keeps
what was learned.

What was turned. `judge` compares an `attempt` with the card, by `signs` and `wrong_ways`; the words
are those of `slips` and `success`.
"""
