"""Kernels that call kernels, compiled together.

Numba optimises each function and makes machine code of it, that Python can call, and then does
both again for all of it within each function that calls it. Kernels that kernels call need none
of that: here such a part is typed and written down for LLVM, and it is the kernel that Python
calls that is optimised with all its parts in it, once. That takes half the time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

import numba
from numba.core import compiler, compiler_machinery

if TYPE_CHECKING:
    # Numba has no types; this is what of its classes is built upon here.

    class CompilerBase:
        """Compiles in passes."""

        state: Any

    class CPUDispatcher:
        """A function that is compiled when it is called."""

        _type: Any

        def __init__(
            self,
            py_func: Callable[..., Any],
            *,
            targetoptions: Mapping[str, object],
            pipeline_class: type[CompilerBase] = ...,
        ) -> None: ...

    class JITCodeLibrary:
        """The code of a function, and the libraries that it needs."""

        name: str
        _finalized: bool
        _linking_libraries: list[Any]

        def __init__(self, codegen: Any, name: str) -> None: ...

        def _raise_if_finalized(self) -> None: ...

    class NativeLowering:
        """The pass that writes a function down for LLVM."""

        def run_pass(self, state: Any) -> bool:
            """Write it, and tell whether anything has changed."""

else:
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompilerBase
    from numba.core.registry import CPUDispatcher
    from numba.core.typed_passes import NativeLowering

_PassBuilder: Any = compiler.DefaultPassBuilder
_register_pass: Any = compiler_machinery.register_pass

WITHOUT_PYTHON = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class Kernel(CPUDispatcher):
    """A function that is compiled when it is first called; to other kernels it is a part."""

    def __init__(
        self, function: Callable[..., Any], options: Mapping[str, object], cache: object
    ) -> None:
        """Compile ``function`` with numba's ``options``, and keep what comes of it."""
        super().__init__(function, targetoptions=dict(options))
        self._cache = cache
        self._part = CPUDispatcher(
            function, targetoptions={**options, **WITHOUT_PYTHON}, pipeline_class=_PartCompiler
        )

    @property
    def _numba_type_(self) -> Any:
        """What numba takes the kernel for where another one names it."""
        return self._part._type


class _PartLibrary(JITCodeLibrary):
    """The code of a part, as it was written down."""

    def finalize(self) -> None:
        """Leave everything else to the library that links this one."""
        self._raise_if_finalized()
        self._finalized = True

    @property
    def needed(self) -> list[Any]:
        """This library and all that it needs; LLVM has to meet a caller before what it calls."""
        return list(dict.fromkeys([self, *self._linking_libraries]))


class _PartLowering(NativeLowering):
    """Writes a part down for LLVM, and lets other kernels call it."""

    _name = "cubeapp_part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Do what numba does for a function, but for making machine code."""
        state.library = library = _PartLibrary(
            state.targetctx.codegen(), state.func_id.func_qualname
        )
        state.flags.no_compile = True
        super().run_pass(state)
        library.finalize()
        written = state["cr"]
        # Numba finds the part by this object, and never calls it.
        key = cast("Any", numba)._dynfunc.make_function(
            written.fndesc.lookup_module(), library.name, "", 0, written.env, (library,)
        )
        state.targetctx.insert_user_function(key, written.fndesc, library.needed)
        state["cr"] = written._replace(cfunc=key)
        return True


_register_pass(mutates_CFG=True, analysis_only=False)(_PartLowering)


class _PartCompiler(CompilerBase):
    """Numba's compiler with the lowering of a part."""

    def define_pipelines(self) -> list[Any]:
        """Return the passes."""
        manager = _PassBuilder.define_nopython_pipeline(self.state)
        manager.passes = [
            (_PartLowering if a_pass is NativeLowering else a_pass, description)
            for a_pass, description in manager.passes
        ]
        manager.finalize()
        return [manager]
