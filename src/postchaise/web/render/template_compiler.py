"""A Jinja2 environment that compiles our templates to shorter code with the same output.

A board has some thousand values. Attribute lookups, calls, escaping and includes are inlined, which plain Jinja2 does
by a function call each. Decision 0020 has the measurement and the risk.
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

# the inner part of `escape`, or the whole where there is none
escape_text: Callable[[str], str] = getattr(markupsafe, "_escape_inner", escape)


def escape_fragment(value: Any) -> str:
    """Escape without marking the result as safe, as it is only joined to the page."""
    kind = type(value)
    if kind is str:
        return escape_text(value)
    if kind is Markup:
        return str.__str__(value)
    if kind is int:
        return str(value)
    return escape(value)


class TemplateCodeGenerator(CodeGenerator):
    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        """Look attributes up in dictionaries first, as boards are drawn from plain dictionaries."""
        name = repr(node.attr)
        self.write(f"(found[{name}] if type(found := ")
        self.visit(node.node, frame)
        self.write(f") is dict and {name} in found else environment.getattr(found, {name}))")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        """An inline condition without `else` is empty; Jinja would build an undefined object for it."""
        if node.expr2 is None:
            node.expr2 = nodes.Const("", lineno=node.lineno)
        super().visit_CondExpr(node, frame)

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        """Call functions directly: none of ours takes Jinja's context."""
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


class TemplateContext(Context):
    """The names a template can use. The evaluation context is shared, as all our templates escape alike."""

    def __init__(
        self, environment: Environment, parent: dict[str, Any], name: str | None, blocks: Any, globals: Any = None
    ) -> None:
        self.parent, self.vars, self.environment, self.name = parent, {}, environment, name
        self.blocks = {block: [draws] for block, draws in blocks.items()}
        self.exported_vars, self.globals_keys = set(), set()
        self.eval_ctx = _shared_eval_context(environment)


@cache
def _shared_eval_context(environment: Environment) -> nodes.EvalContext:
    return nodes.EvalContext(environment)


class CompiledTemplate(Template):
    @classmethod
    def from_code(cls, environment: Environment, code: Any, globals: Any, uptodate: Any = None) -> Template:
        page = super().from_code(environment, code, globals, uptodate)
        page.root_render_func.__globals__["escape"] = escape_fragment
        return page


class IncludeInliner(NodeTransformer):
    """Inlines includes with a constant name: an include costs more than rendering most of them."""

    def __init__(self, engine: TemplateEnvironment) -> None:
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


class TemplateEnvironment(Environment):
    code_generator_class = TemplateCodeGenerator
    template_class = CompiledTemplate
    context_class = TemplateContext

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        page = super()._parse(source, name, filename)
        IncludeInliner(self).visit(page)
        return page

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Share one dictionary of globals among all templates instead of chaining one for each."""
        return self.globals if not d else super().make_globals(d)
