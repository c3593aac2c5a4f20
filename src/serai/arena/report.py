"""Reports as a single HTML page: tables and plots, nothing to load from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from serai.arena.balance import Balance, Use
from serai.arena.ladder import Result, head_to_head
from serai.arena.statistics import quantile

_STYLE = """
:root { color-scheme: light dark; --ink: #23303b; --soft: #7a8791; --line: #d5dbe0; --bar: #2b7a8c; --paper: #fcfbf8 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e8ea; --soft: #98a4ad; --line: #3a444c; --bar: #5cb3c4; --paper: #171c20 }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
       margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left }
th { color: var(--soft); font-weight: 500 }
svg { width: 100%; height: auto } svg text { fill: var(--ink); font: 12px system-ui, sans-serif }
.soft { color: var(--soft) } details { margin-top: 1rem }
"""


def ladder_page(result: Result) -> str:
    """The report of a ladder."""
    ladder = result.ladder
    rows = [
        (
            one.name,
            str(one.matches),
            _percent(one.win_share),
            f"{_percent(one.interval.low)} – {_percent(one.interval.high)}",
            f"{one.mean_score:.1f}",
            f"{one.rating:.1f}",
            f"{one.skill:.1f} ± {one.uncertainty:.1f}",
        )
        for one in result.standings
    ]
    pairs = [
        (mine, other, str(matches), _percent(wins / matches))
        for (mine, other), (matches, wins) in sorted(head_to_head(result.outcomes).items())
    ]
    heads = ("bot", "matches", "victories", "95 % interval", "mean score", "openskill", "skill")
    return _page(
        f"{ladder.game}: {', '.join(ladder.bots)}",
        f"{len(result.outcomes)} matches, players: {ladder.players}, seed {ladder.seed}{_settings(ladder.settings)}",
        [
            _table(heads, rows),
            "<h2>Share of victories, with Wilson intervals</h2>",
            _intervals([(one.name, one.win_share, *one.interval) for one in result.standings]),
            "<h2>Scores</h2>",
            _boxes([(one.name, one.scores) for one in result.standings]),
            "<h2>One against one</h2>",
            _table(("bot", "against", "matches", "ahead"), pairs),
        ],
    )


def balance_page(balance: Balance) -> str:
    """The report of self-play."""
    play = balance.play
    lengths = [
        (name, *(f"{number:.0f}" for number in spread))
        for name, spread in (("decisions", balance.decisions), ("turns", balance.turns), ("score", balance.scores))
    ]
    sources = [
        (
            one.name,
            f"{one.points:.1f}",
            f"{one.spread[0]:.0f} – {one.spread[2]:.0f}",
            _percent(one.share),
            f"{one.winners:.1f}",
            f"{one.others:.1f}",
        )
        for one in balance.sources
    ]
    return _page(
        f"{play.game}: {play.bot} against itself",
        f"{balance.matches} matches, players: {play.players}, seed {play.seed}{_settings(play.settings)}; "
        f"winners have {balance.winning_scores:.1f} points",
        [
            "<h2>Length and score</h2>",
            _table(("", "10 %", "half", "90 %"), lengths),
            "<h2>Seats</h2>",
            _intervals(
                [(f"seat {one.seat}", one.win_share, *one.interval) for one in balance.seats]
                + [(f"turn {one.seat + 1} at first", one.win_share, *one.interval) for one in balance.places]
            ),
            "<h2>Points by source</h2>",
            _bars([(one.name, one.points) for one in balance.sources]),
            _table(("source", "points", "80 %", "share", "of winners", "of the others"), sources),
            *(["<h2>Gathered at the end</h2>", _use_table(balance.holdings)] if balance.holdings else []),
            "<h2>Kinds of options</h2>",
            _use_table(balance.kinds),
            f"<details><summary>Every option ({len(balance.options)})</summary>{_use_table(balance.options)}</details>",
        ],
    )


def _use_table(uses: Iterable[Use]) -> str:
    rows = [
        (
            one.name,
            f"{one.per_match:.2f}",
            _percent(one.share),
            _percent(one.win_share),
            f"{one.correlation:+.2f}",
            f"{one.score_correlation:+.2f}",
        )
        for one in uses
    ]
    heads = ("name", "per seat", "seats with it", "of them win", "with winning", "with the score")
    return _table(heads, rows)


def _page(title: str, summary: str, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n"
        f'<body><h1>{escape(title)}</h1><p class="soft">{escape(summary)}</p>\n{body}\n</body></html>\n'
    )


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


_LEFT, _WIDTH, _ROW = 170, 720, 26


def _plot(rows: int, marks: Iterable[tuple[float, str]], body: str) -> str:
    """A plot with one row each; marks stand below, at places from 0 to 1."""
    height = rows * _ROW + 24
    lines = "".join(
        f'<line x1="{_x(place):.1f}" x2="{_x(place):.1f}" y1="0" y2="{rows * _ROW}" stroke="var(--line)"/>'
        f'<text x="{_x(place):.1f}" y="{height - 8}" text-anchor="middle">{escape(text)}</text>'
        for place, text in marks
    )
    return f'<svg viewBox="0 0 {_LEFT + _WIDTH + 40} {height}" role="img">{lines}{body}</svg>'


def _x(place: float) -> float:
    return _LEFT + place * _WIDTH


def _label(row: int, text: str) -> str:
    short = text if len(text) <= 26 else text[:25] + "…"
    return f'<text x="{_LEFT - 10}" y="{row * _ROW + 17}" text-anchor="end">{escape(short)}</text>'


def _intervals(rows: Sequence[tuple[str, float, float, float]]) -> str:
    body = "".join(
        f"{_label(row, name)}"
        f'<line x1="{_x(low):.1f}" x2="{_x(high):.1f}" y1="{row * _ROW + 13}" y2="{row * _ROW + 13}" '
        'stroke="var(--bar)" stroke-width="3"/>'
        f'<circle cx="{_x(share):.1f}" cy="{row * _ROW + 13}" r="6" fill="var(--bar)"/>'
        for row, (name, share, low, high) in enumerate(rows)
    )
    return _plot(len(rows), [(n / 4, f"{25 * n} %") for n in range(5)], body)


def _boxes(rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Half of the scores in the box, nine tenths in the whiskers."""
    highest = max((max(scores) for _, scores in rows if scores), default=1) or 1
    parts: list[str] = []
    for row, (name, scores) in enumerate(rows):
        low, first, middle, third, high = (
            _x(max(0.0, quantile(scores, share)) / highest) for share in (0.05, 0.25, 0.5, 0.75, 0.95)
        )
        y = row * _ROW + 13
        parts.append(
            f'{_label(row, name)}<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="var(--bar)"/>'
            f'<rect x="{first:.1f}" y="{y - 8}" width="{max(1.0, third - first):.1f}" height="16" '
            'fill="var(--bar)" opacity=".45"/>'
            f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="{y - 8}" y2="{y + 8}" stroke="var(--ink)" '
            'stroke-width="2"/>'
        )
    return _plot(len(rows), [(n / 4, f"{highest * n / 4:.0f}") for n in range(5)], "".join(parts))


def _bars(rows: Sequence[tuple[str, float]]) -> str:
    highest = max((number for _, number in rows), default=1.0) or 1.0
    body = "".join(
        f'{_label(row, name)}<rect x="{_LEFT}" y="{row * _ROW + 5}" height="16" '
        f'width="{max(0.0, number) / highest * _WIDTH:.1f}" fill="var(--bar)"/>'
        for row, (name, number) in enumerate(rows)
    )
    return _plot(len(rows), [(n / 4, f"{highest * n / 4:.1f}") for n in range(5)], body)


def _settings(settings: Iterable[tuple[str, str]]) -> str:
    return "".join(f", {name} {value}" for name, value in settings)


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"
