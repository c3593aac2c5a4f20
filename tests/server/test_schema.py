"""Whatever is sent to the API: it answers as its description says, and never breaks."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.long
def test_the_api_keeps_its_word(server: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    ada = server.device("Ada")
    table = ada.new_table("me", "me")
    cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in ada.http.cookies.jar)
    tried = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried.add(operation.label)

        @given(case=operation.as_strategy())
        @settings(
            max_examples=10,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def keeps_its_word(case: Any) -> None:
            headers = {"Origin": server.address}
            if case.operation.path not in ("/api/me", "/api/session"):  # these would end Ada
                headers["Cookie"] = cookie
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
            case.call_and_validate(headers=headers, checks=CHECKS)

        keeps_its_word()
    assert len(tried) > 20
