"""Many small cases in one test.

A test of a millisecond takes several times as long to be made, set up, reported and sent between
processes.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

Test = Callable[..., None]
# What `pytest.raises` tells is no plain exception, and so no plain group.
FAULTS = Exception, pytest.fail.Exception, BaseExceptionGroup


def every(names: str, cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Make one test of all ``cases``, which goes on after a failure and tells of all.

    Like `pytest.mark.parametrize`, and as often above a test, but fixtures are made once for all
    cases.

    Args:
        names: of the test's parameters that the cases give, with commas between them.
        cases: a tuple for each case, or the value where there is one name.
    """
    wanted, all_cases = [name.strip() for name in names.split(",")], tuple(cases)
    assert all_cases, "a test of nothing"

    def made(test: Test) -> Test:
        @functools.wraps(test)
        def run(**others: object) -> None:
            faults: list[BaseException] = []
            for case in all_cases:
                values = case if len(wanted) > 1 else (case,)
                try:
                    test(**dict(zip(wanted, values, strict=True)), **others)
                except FAULTS as fault:
                    fault.add_note(f"where {names} = {case!r}")
                    faults.append(fault)
            if faults:
                told = f"{len(faults)} of {len(all_cases)} cases"
                raise BaseExceptionGroup(told, faults)

        signature = inspect.signature(test)
        left = [one for name, one in signature.parameters.items() if name not in wanted]
        run.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return run

    return made
