"""An independent model: cubies in space, each a position and three directions; no permutations."""

from cubeapp.engine.notation.parsing import format_moves

AXES = {"R": (0, 1), "L": (0, -1), "U": (1, 1), "D": (1, -1), "F": (2, 1), "B": (2, -1)}
# Letter: axis, sign of a turn as that of the positive side, layers that turn.
TURNS = {
    **{face: (axis, sign, (sign,)) for face, (axis, sign) in AXES.items()},
    **{f"{face}w": (axis, sign, (sign, 0)) for face, (axis, sign) in AXES.items()},
    "M": (0, -1, (0,)), "E": (1, -1, (0,)), "S": (2, 1, (0,)),
    "x": (0, 1, (-1, 0, 1)), "y": (1, 1, (-1, 0, 1)), "z": (2, 1, (-1, 0, 1)),
}  # fmt: skip


def rotated(point, axis, clockwise):
    """Return a point after a quarter turn, seen from the positive end of its axis."""
    one, two = (axis + 1) % 3, (axis + 2) % 3
    result = list(point)
    result[one], result[two] = (point[two], -point[one]) if clockwise else (-point[two], point[one])
    return tuple(result)


def direction(face):
    axis, sign = AXES[face]
    return tuple(sign if i == axis else 0 for i in range(3))


class Model:
    """Stickers by name, such as ``UF.U``: where their cubie is and where they look."""

    def __init__(self):
        names = ["".join(letters) for letters in _names()]
        self.stickers = {
            f"{name}.{face}": (
                tuple(map(sum, zip(*map(direction, name), strict=True))),
                direction(face),
            )
            for name in names
            for face in name
        }

    def turn(self, alg):
        for word in alg.split():
            letter = word.rstrip("'2")
            axis, sign, layers = TURNS[letter]
            for _ in range(2 if "2" in word else 1):
                self._quarter(axis, (sign > 0) != ("'" in word), layers)
        return self

    def _quarter(self, axis, clockwise, layers):
        for name, (place, look) in self.stickers.items():
            if place[axis] in layers:
                self.stickers[name] = (
                    rotated(place, axis, clockwise),
                    rotated(look, axis, clockwise),
                )

    def is_home(self, *names):
        """Tell whether cubies are home, beside the centres as they are now."""
        looks = {name: self.stickers[f"{name}.{name}"][1] for name in AXES}
        return all(
            self.stickers[f"{name}.{face}"][1] == looks[face] for name in names for face in name
        )

    def are_edges_oriented(self):
        """Tell whether turns of U, R, D, L, and half turns of F and B, can bring edges home."""
        looks = {name: self.stickers[f"{name}.{name}"][1] for name in AXES}
        axis = {face: next(i for i in range(3) if looks[face][i]) for face in AXES}
        return all(self._is_oriented(name, axis) for name in _edges())

    def _is_oriented(self, name, axis):
        place = self.stickers[f"{name}.{name[0]}"][0]
        # The first letter of an edge is on U or D, or else on F or B, and so is a good place.
        axes = [i for i in range(3) if place[i]]
        best = axis["U"] if axis["U"] in axes else axis["F"]
        look = self.stickers[f"{name}.{name[0]}"][1]
        return look[best] != 0


def _edges():
    return ["UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL", "BL", "BR"]


def _names():
    corners = ["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"]
    return [*corners, *_edges(), *AXES]


def model_after(*parts):
    """Return the model after moves or algs."""
    model = Model()
    for part in parts:
        model.turn(part if isinstance(part, str) else format_moves(part, 3))
    return model
