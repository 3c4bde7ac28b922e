"""The rest of a card that somebody is inside is told with the card's own texts."""

from itertools import islice

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.orientation import in_every_orientation
from cubeapp.engine.teaching.inside import card_inside, rest_of_card
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.resume import resume
from cubeapp.engine.teaching.stages import is_calm


def test_who_is_inside_a_card_is_told_its_goal_its_look_and_why():
    told, cube = set(), Cube.random(3, seed=0)
    while (card := situation(cube)) is not None:
        begun = cube.apply_all((*card.spin, *card.first, *card.chunks[0][:-1]))
        found = None if card.card in told else resume(begun)
        if found is not None and found.variant == card.variant:
            (stage,) = rest_of_card(begun).sections
            (part,) = stage.parts
            assert (part.step.goal, part.step.why) == (card.goal, card.why)
            assert str(part.step.look) == f"At its start: {card_inside(begun).look}"
            told.add(card.card)
        cube = cube.apply_all(card.moves)
    assert len(told) > 3


def test_the_card_is_the_one_that_was_begun_however_the_cube_is_held():
    cube = Cube(3).apply("z2").apply("F' U' F U R U R' U'")
    card = situation(cube)
    begun = cube.apply_all((*card.spin, *card.first)).apply("U R")
    for held in islice(in_every_orientation(begun), 0, None, 5):
        found = card_inside(held)
        assert (found.variant, found.piece) == (card.variant, card.piece)
        lesson = rest_of_card(held)
        assert is_calm(lesson.cube_at(len(lesson)), unit=card.card.unit)
        *turning, rest = lesson.sections[0].parts
        for part in turning:
            assert str(part.note) in (
                "Turn the cube over: yellow on top, green in front.",
                "Turn the whole cube until green is in front. Yellow stays on top.",
            )
            assert part.step.hold == rest.step.hold
        assert len(turning) == bool(resume(held).spin)
        assert rest.step.hold.is_of(lesson.cube_at(rest.start))
        for part in (*turning, rest):
            colours = lesson.cube_at(part.start).facelets
            assert sorted(colours[list(part.step.facelets)]) == sorted(card.piece)
            # The bottom layer and the other three edges were home when the card was begun.
            assert len(part.step.solved) == 4 * 2 + 4 * 3 + 3 * 2


def test_a_cube_inside_no_card_has_no_rest():
    assert rest_of_card(Cube.random(3, seed=1)) is None
    assert card_inside(Cube(3)) is None
