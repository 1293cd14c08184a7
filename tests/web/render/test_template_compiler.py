"""Compiled templates render the same as Jinja2 does, with shorter code."""

from jinja2 import DictLoader, Environment

from postchaise.web.render.template_compiler import TemplateEnvironment

PAGES = {
    "page": """{% set name = "page" %}{% for each in found %}{% include "part" %}{{ name }};{% endfor %}
{{ "yes" if found }}{{ "no" if not found }}<{{ found[0].text if found }}>{% include "framed" %}{% include given %}""",
    "part": """{% set name = each.text ~ "!" %}{{ name }}{{ "." if each.text == "b" }}{% include "inner" %}""",
    "inner": "({{ name }}{% for each in [1, 2] %}{{ each }}{% endfor %}{{ each.text }})",
    "framed": """{% extends "frame" %}{% block inside %}{{ found|length }}{% endblock %}""",
    "frame": "[{% block inside %}{% endblock %}]",
    "last": "{{ name }}.",
}


def test_parts_written_out_are_those_brought_in() -> None:
    """With names of their own, and those around them; one that is a page of its own; a condition without `else`."""
    loader, how = DictLoader(PAGES), {"autoescape": True, "trim_blocks": True}
    ours, theirs = (kind(loader=loader, **how).get_template("page") for kind in (TemplateEnvironment, Environment))
    for found in ([{"text": "<a>"}, {"text": "b"}], []):
        assert ours.render(found=found, given="last") == theirs.render(found=found, given="last")
    assert "&lt;a&gt;!" in ours.render(found=[{"text": "<a>"}], given="last")
