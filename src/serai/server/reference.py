"""The page of the API: every call with its messages, made from the OpenAPI description, without foreign scripts."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class ReferencePage(OpenAPIRenderPlugin):
    """A plain document that needs no script and no other host."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/reference"])

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        calls = "".join(
            _call(path, method, operation)
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, operation in methods.items()
            if isinstance(operation, dict)
        )
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        messages = "".join(_message(name, schema) for name, schema in sorted(schemas.items()))
        info = openapi_schema["info"]
        title = escape(f"{info['title']} {info['version']}: the API")
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>'
            f"<p>{escape(info.get('description', ''))} The same as <a href='/api/schema/openapi.json'>OpenAPI</a>.</p>"
            "<p>The feed is a WebSocket: <code>/api/tables/{table}/feed?viewer=&amp;lang=&amp;since=</code> sends "
            "<code>TableState</code>, <code>Heartbeat</code> and <code>Gone</code>, told apart by <code>type</code>."
            f"</p><h2>Calls</h2>{calls}<h2>Messages</h2>{messages}</html>"
        ).encode()


def _call(path: str, method: str, operation: dict[str, Any]) -> str:
    parameters = ", ".join(
        f"<code>{escape(parameter['name'])}</code>" for parameter in operation.get("parameters") or []
    )
    body = _shape(_content(operation.get("requestBody")))
    answers = "; ".join(
        f"{escape(str(status))} {_shape(_content(answer))}" for status, answer in operation["responses"].items()
    )
    return (
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(operation.get('summary') or '')}</p><ul>"
        + (f"<li>parameters: {parameters}</li>" if parameters else "")
        + (f"<li>body: {body}</li>" if body else "")
        + f"<li>answers: {answers}</li></ul>"
    )


def _content(holder: Any) -> Any:
    for media in ((holder or {}).get("content") or {}).values():
        return media.get("schema")
    return None


def _shape(schema: Any) -> str:
    if not schema:
        return ""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"list of {_shape(schema.get('items')) or 'anything'}"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(filter(None, map(_shape, schema[several])))
    return escape(str(schema.get("type", "anything")))


def _message(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(
        f"<li><code>{escape(field)}</code> {_shape(shape)}</li>"
        for field, shape in (schema.get("properties") or {}).items()
    )
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><ul>{fields}</ul>'
