import numpy as np
import pytest

from cubeapp.engine.model.geometry import (
    Axis,
    Face,
    cube_name,
    facelet_indices,
    facelet_points,
    layers,
)
from tests.every import every

SIZES = [2, 3, 4, 5, 6, 7, 20, 100]


def face_points(size, face):
    return facelet_points(size).reshape(6, size, size, 3)[face]


@every("size", SIZES)
def test_every_facelet_is_found_again_by_its_point(size):
    points = facelet_points(size)
    assert len(np.unique(points, axis=0)) == 6 * size * size
    assert np.array_equal(facelet_indices(points, size), np.arange(6 * size * size))


@every("size", SIZES)
def test_faces_that_touch_on_the_net_touch_in_space(size):
    touching = [
        (face_points(size, Face.U)[-1], face_points(size, Face.F)[0]),
        (face_points(size, Face.F)[-1], face_points(size, Face.D)[0]),
        (face_points(size, Face.L)[:, -1], face_points(size, Face.F)[:, 0]),
        (face_points(size, Face.F)[:, -1], face_points(size, Face.R)[:, 0]),
        (face_points(size, Face.R)[:, -1], face_points(size, Face.B)[:, 0]),
        (face_points(size, Face.B)[:, -1], face_points(size, Face.L)[:, 0]),
        (face_points(size, Face.U)[0], face_points(size, Face.B)[0, ::-1]),
    ]
    for one, other in touching:
        assert np.all(np.abs(one - other).sum(axis=1) == 2)


def test_opposite_faces_look_along_the_same_axis():
    for face in Face:
        assert face.opposite.opposite is face
        assert face.opposite is not face
        assert face.opposite.axis is face.axis
    assert [axis.face for axis in Axis] == [Face.R, Face.U, Face.F]
    assert [axis.face.axis for axis in Axis] == list(Axis)


@every("size", SIZES)
def test_layers_are_counted_from_the_right_the_top_and_the_front(size):
    for axis in Axis:
        of_facelet = layers(size, axis).reshape(6, size, size)
        assert np.all(of_facelet[axis.face] == 0)
        assert np.all(of_facelet[axis.face.opposite] == size - 1)
        counts = np.bincount(of_facelet.ravel(), minlength=size)
        outer, inner = size * size + 4 * size, 4 * size
        assert counts.tolist() == [outer, *[inner] * (size - 2), outer]


def test_points_are_shared_and_cannot_be_changed():
    with pytest.raises(ValueError, match="read-only"):
        facelet_points(3)[0, 0] = 1


def test_sizes_are_named_as_people_do():
    assert cube_name(3) == "3×3×3"
