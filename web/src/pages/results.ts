/** What a list of results comes to, game by game. */

import type { ResultInfo } from "../wire";

export interface Balance {
  name: string;
  played: number;
  won: number;
  best: number;
  mean: number;
  /** My points by source, on average, the greatest first; `most` is the greatest. */
  sources: { title: string; mean: number }[];
  most: number;
  /** Who sat against me, how often, and how often I won then. */
  rivals: { name: string; played: number; won: number }[];
  matches: ResultInfo[];
}

/** Matches that all agreed to abandon count for nothing. */
export function balanceOf(all: readonly ResultInfo[]): Balance[] {
  const results = all.filter((result) => result.ended !== "abandoned");
  const games = [...new Set(results.map((result) => result.game))];
  return games.map((name) => {
    const matches = results.filter((result) => result.game === name);
    const mine = matches.map(({ seats }) => seats.find((seat) => seat.mine)!);
    const totals = mine.map((seat) => seat.total);
    const points = new Map<string, number>();
    for (const { title, points: n } of matches.flatMap((match) => match.sources))
      points.set(title, (points.get(title) ?? 0) + n);
    const sources = [...points]
      .map(([title, sum]) => ({ title, mean: tenth(sum / matches.length) }))
      .filter(({ mean }) => mean)
      .sort((a, b) => b.mean - a.mean);
    const rivals = new Map<string, { name: string; played: number; won: number }>();
    for (const [n, { seats }] of matches.entries()) {
      for (const { name } of seats.filter((seat) => !seat.mine)) {
        const rival = rivals.get(name) ?? { name, played: 0, won: 0 };
        rivals.set(name, { ...rival, played: rival.played + 1, won: rival.won + Number(mine[n]!.won) });
      }
    }
    return {
      name,
      played: matches.length,
      won: mine.filter((seat) => seat.won).length,
      best: Math.max(...totals),
      mean: tenth(totals.reduce((all, n) => all + n, 0) / matches.length),
      sources,
      most: sources[0]?.mean ?? 0,
      rivals: [...rivals.values()].sort((a, b) => b.played - a.played),
      matches,
    };
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;
