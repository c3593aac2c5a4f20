"""Reports as a single HTML page: tables and plots (`plots`), nothing to load from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from serai.arena.balance import Balance, Use
from serai.arena.ladder import Result, head_to_head
from serai.arena.plots import bars, boxes, intervals

_STYLE = """
:root { color-scheme: light dark; --ink: #23303b; --soft: #7a8791; --line: #d5dbe0; --bar: #2b7a8c; --paper: #fcfbf8 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e8ea; --soft: #98a4ad; --line: #3a444c; --bar: #5cb3c4; --paper: #171c20 }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
       margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; overflow-wrap: anywhere } h2 { font-size: 1.1rem; margin-top: 2rem }
.wide { overflow-x: auto } .wide table, .wide svg { min-width: 36rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap }
th.name, td.name { text-align: left; white-space: normal; overflow-wrap: anywhere; min-width: 9rem }
th { color: var(--soft); font-weight: 500 }
svg { display: block; width: 100%; height: auto } svg text { fill: var(--ink); font: 12px system-ui, sans-serif }
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
            f"{one.rating:.1f}".replace("-", "−") if one.rated else "–",
            f"{one.skill:.1f} ± {one.uncertainty:.1f}" if one.rated else "–",
        )
        for one in result.standings
    ]
    pairs = [
        (mine, other, str(matches), _percent(wins / matches))
        for (mine, other), (matches, wins) in sorted(head_to_head(result.outcomes).items())
    ]
    heads = ("bot", "matches", "victories", "95 % interval", "mean score", "openskill", "skill")
    shares = [(one.name, one.win_share, *one.interval) for one in result.standings]
    given_up = f"; {result.given_up} of them did not end and were given up" if result.given_up else ""
    return _page(
        f"{ladder.game}: {', '.join(ladder.bots)}",
        f"{len(result.outcomes)} matches, players: {ladder.players}, seed {ladder.seed}{_settings(ladder.settings)}"
        f"{given_up}",
        [
            _table(heads, rows),
            _remark(
                "A shared victory counts as its share. Skill is openskill's estimate with its uncertainty; the "
                "column openskill is what a bot surely reaches, the estimate less three times the uncertainty."
            ),
            "<h2>Share of victories, with Wilson intervals</h2>",
            _wide(intervals("Share of victories", shares)),
            "<h2>Scores</h2>",
            _wide(boxes("Scores", [(one.name, one.scores) for one in result.standings])),
            _remark("The box has the middle half of the scores, the line nine tenths; half are below the mark."),
            "<h2>One against one</h2>",
            _table(("bot", "against", "matches", "ahead"), pairs, names=2),
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
            _wide(
                intervals(
                    "Share of victories by seat",
                    [(f"seat {one.seat}", one.win_share, *one.interval) for one in balance.seats]
                    + [(f"{one.seat + 1}. in turn order", one.win_share, *one.interval) for one in balance.places],
                )
            ),
            "<h2>Points by source</h2>",
            _wide(bars("Points by source", [(one.name, one.points) for one in balance.sources])),
            _table(("source", "points", "80 %", "share", "of winners", "of the others"), sources),
            *(["<h2>Gathered at the end</h2>", _use_table(balance.holdings)] if balance.holdings else []),
            "<h2>Kinds of options</h2>",
            _remark(
                "The last two columns are correlations, from −1 to 1: of how often a seat used it with its victory "
                "and with its score."
            ),
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
            _signed(one.correlation),
            _signed(one.score_correlation),
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


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], names: int = 1) -> str:
    """A table whose first columns are names, and the others numbers."""
    body = "".join(f"<tr>{_cells('td', row, names)}</tr>" for row in rows)
    return _wide(f"<table><thead><tr>{_cells('th', heads, names)}</tr></thead><tbody>{body}</tbody></table>")


def _cells(tag: str, row: Sequence[str], names: int) -> str:
    named, plain = f'<{tag} class="name">', f"<{tag}>"
    return "".join(f"{named if place < names else plain}{escape(cell)}</{tag}>" for place, cell in enumerate(row))


def _wide(part: str) -> str:
    """Something that a narrow screen scrolls."""
    return f'<div class="wide">{part}</div>'


def _remark(text: str) -> str:
    return f'<p class="soft">{escape(text)}</p>'


def _settings(settings: Iterable[tuple[str, str]]) -> str:
    return "".join(f", {name} {value}" for name, value in settings)


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def _signed(number: float) -> str:
    return f"{number:+.2f}".replace("-", "−")
