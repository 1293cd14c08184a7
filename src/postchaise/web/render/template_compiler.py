"""The code that Jinja2 makes of our templates: the same, without what only strangers' templates need.

A board has some thousand values. So these are written out instead of being asked for by a function each: to look into
a dictionary, to call something, to escape a text.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from functools import cache
from keyword import iskeyword
from typing import Any

import markupsafe
from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Context
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape

# What `escape` does with a text before it wraps it; without it, the whole of it
escaped: Callable[[str], str] = getattr(markupsafe, "_escape_inner", escape)


def shown(value: Any) -> str:
    """As `escape`; but it is not wrapped as safe, for it only joins the page."""
    kind = type(value)
    if kind is str:
        return escaped(value)
    if kind is Markup:
        return str.__str__(value)
    if kind is int:
        return str(value)
    return escape(value)


class Code(CodeGenerator):
    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        """What boards draw are plain dictionaries: `piece.style` is looked up there first."""
        name = repr(node.attr)
        self.write(f"(found[{name}] if type(found := ")
        self.visit(node.node, frame)
        self.write(f") is dict and {name} in found else environment.getattr(found, {name}))")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        """Without `else` it is nothing. Jinja makes an object that says so, and an error when it is escaped."""
        if node.expr2 is None:
            node.expr2 = nodes.Const("", lineno=node.lineno)
        super().visit_CondExpr(node, frame)

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        """Nothing we call asks for Jinja's own context, so that nobody has to look whether it does."""
        named = [each.key for each in node.kwargs]
        if forward_caller or node.dyn_args or node.dyn_kwargs or any(map(iskeyword, named)):
            super().visit_Call(node, frame, forward_caller)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(")(")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write(")")


class Here(Context):
    """What a template can name. Jinja makes one for every part that is brought in; ours all escape in the same way."""

    def __init__(
        self, environment: Environment, parent: dict[str, Any], name: str | None, blocks: Any, globals: Any = None
    ) -> None:
        self.parent, self.vars, self.environment, self.name = parent, {}, environment, name
        self.blocks = {block: [draws] for block, draws in blocks.items()}
        self.exported_vars, self.globals_keys = set(), set()
        self.eval_ctx = _alike(environment)


@cache
def _alike(environment: Environment) -> nodes.EvalContext:
    return nodes.EvalContext(environment)


class Page(Template):
    @classmethod
    def from_code(cls, environment: Environment, code: Any, globals: Any, uptodate: Any = None) -> Template:
        page = super().from_code(environment, code, globals, uptodate)
        page.root_render_func.__globals__["escape"] = shown
        return page


class WrittenOut(NodeTransformer):
    """A part that is brought in by its name is written out in its place: to call for it takes longer than to draw it,
    and a question brings in one for each of its choices."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def visit_Include(self, node: nodes.Include) -> nodes.Node:
        if not isinstance(node.template, nodes.Const) or node.ignore_missing or not node.with_context:
            return node
        assert self.engine.loader is not None
        name = str(node.template.value)
        source, filename, _ = self.engine.loader.get_source(self.engine, name)
        part = self.engine._parse(source, name, filename)
        if part.find(nodes.Block) or part.find(nodes.Extends):
            return node  # a page of its own
        return nodes.Scope(part.body, lineno=node.lineno, environment=self.engine)


class Engine(Environment):
    code_generator_class = Code
    template_class = Page
    context_class = Here

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        page = super()._parse(source, name, filename)
        WrittenOut(self).visit(page)
        return page

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """No template brings its own, so that all share one plain dictionary: a page is drawn from some twenty parts,
        and to look through Jinja's chain of two took most of the time of the small ones."""
        return self.globals if not d else super().make_globals(d)
