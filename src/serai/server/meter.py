"""The meter: what the server counts of itself, for `/metrics` (the text format of Prometheus)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Timer:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Meter:
    """Counts since the start of the server."""

    def __init__(self) -> None:
        self.choices = 0
        self.undos = 0
        self.errors = 0  # our own faults
        self.calls: Counter[int] = Counter()  # by status
        self.call_times = Timer()
        self.choice_times = Timer()
        self.thinking_times = Timer()
        self.garbage_times = Timer()


def text_of(meter: Meter, gauges: Iterable[tuple[str, str, float]]) -> str:
    """Everything, as Prometheus reads it; `gauges` are names, explanations and values of this moment."""
    lines: list[str] = []

    def tell(name: str, kind: str, explanation: str, samples: Iterable[str]) -> None:
        lines.extend((f"# HELP {name} {explanation}", f"# TYPE {name} {kind}", *samples))

    for name, explanation, value in gauges:
        tell(f"serai_{name}", "gauge", explanation, [f"serai_{name} {value:g}"])
    for name, explanation, count in (
        ("choices_total", "Choices that were accepted.", meter.choices),
        ("undos_total", "Undos that were accepted.", meter.undos),
        ("errors_total", "Calls that failed by a fault of the server.", meter.errors),
    ):
        tell(f"serai_{name}", "counter", explanation, [f"serai_{name} {count}"])
    statuses = [f'serai_calls_total{{status="{status}"}} {count}' for status, count in sorted(meter.calls.items())]
    tell("serai_calls_total", "counter", "Calls by the status of their answer.", statuses)
    for name, explanation, timer in (
        ("call_seconds", "How long calls took.", meter.call_times),
        ("choice_seconds", "How long it took to accept a choice.", meter.choice_times),
        ("thinking_seconds", "How long bots waited and thought.", meter.thinking_times),
        ("garbage_seconds", "How long the server stood still to look for garbage.", meter.garbage_times),
    ):
        tell(f"serai_{name}", "histogram", explanation, timer.lines(f"serai_{name}"))
    return "\n".join(lines) + "\n"
