/** Where everybody's points come from, side by side, and what made the difference. */

import type { ScoreLine, SeatScore } from "../wire";

/** A source of points: a line of the score table. */
export interface Source {
  title: string;
  /** By seat, in the order of the scores. */
  points: number[];
  /** By seat: the single items, where there is more to say than the sum. */
  lines: ScoreLine[][];
}

/** How many somebody has, behind the name: another seat may have others. */
const COUNT = /\s*:\s*[−-]?\d+$/;

/** What a line of a score is about, however many there are of it. */
export const withoutCount = (text: string): string => text.replace(COUNT, "");

/**
 * The sources, those that everybody has first. Lines of one rule are one source; it is called as the rule is, unless
 * all its lines say the same.
 */
export function sourcesOf(scores: readonly SeatScore[], titleOf: (rule: string) => string | undefined): Source[] {
  const rules = [...new Set(scores.flatMap((score) => score.lines.map((line) => line.rule)))];
  const sources = rules.map((rule) => {
    const lines = scores.map((score) => score.lines.filter((line) => line.rule === rule));
    const texts = new Set(lines.flat().map((line) => line.text));
    const [text = ""] = texts;
    const title = (texts.size > 1 && titleOf(rule)) || withoutCount(text);
    return { title, points: lines.map(sum), lines: lines.map((own) => own.filter((line) => line.points)) };
  });
  return sources.filter(({ points }) => points.some((n) => n !== 0));
}

const sum = (lines: readonly ScoreLine[]) => lines.reduce((all, line) => all + line.points, 0);

/** The sources that made most of the difference between two seats, the greatest first. */
export function difference(
  sources: readonly Source[],
  one: number,
  other: number,
  most = 3,
): { title: string; n: number }[] {
  return sources
    .map(({ title, points }) => ({ title, n: points[one]! - points[other]! }))
    .filter(({ n }) => n !== 0)
    .sort((a, b) => Math.abs(b.n) - Math.abs(a.n))
    .slice(0, most);
}
