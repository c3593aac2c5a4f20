/** How a match went, as a drawing: one line a seat, a step a turn, the greatest changes marked. */

import type { Forecast } from "../wire";

export interface Plot {
  width: number;
  height: number;
  /** Room for the figures on the left, the emblems on the right, and above and below the lines. */
  left: number;
  right: number;
  edge: number;
}

export const PLOT: Plot = { width: 360, height: 190, left: 30, right: 30, edge: 12 };

export interface Mark {
  /** 1 is the greatest. */
  rank: number;
  turn: number;
  moment: number;
  seat: number;
  change: number;
  /** Where it happened. */
  x: number;
  y: number;
  /** Where its number stands: there, or beside it where another number already stands. */
  badge: { x: number; y: number };
}

export interface Course {
  /** By seat: the corners of its line. */
  lines: [number, number][][];
  /** By seat: around its line, where four of five final scores lie; empty where that was not measured. */
  bands: [number, number][][];
  /** By seat: where its emblem stands, apart from the others. */
  ends: number[];
  ticks: { value: number; y: number }[];
  marks: Mark[];
  x(turn: number): number;
  y(score: number): number;
}

const APART = 17;
/** Of the circle around a rank. */
export const BADGE = 8;

export function courseOf(forecast: Forecast, plot: Plot = PLOT): Course {
  const { moments } = forecast;
  const seats = moments[0]?.scores.length ?? 0;
  const scores = moments.flatMap((moment) => [...moment.scores, ...moment.low, ...moment.high]);
  const steps = stepsBetween(Math.min(...scores), Math.max(...scores));
  const [low, high] = [steps[0]!, steps.at(-1)!];
  const x = (turn: number) =>
    plot.left + (turn / Math.max(1, moments.length - 1)) * (plot.width - plot.left - plot.right);
  const y = (score: number) => plot.height - plot.edge - ((score - low) / (high - low)) * (plot.height - 2 * plot.edge);
  const lines = Array.from({ length: seats }, (_, seat) =>
    moments.map((moment, turn): [number, number] => [x(turn), y(moment.scores[seat]!)]),
  );
  const measured = moments.length > 0 && moments.every((moment) => moment.low.length > 0);
  const edge = (seat: number, side: "low" | "high") =>
    moments.map((moment, turn): [number, number] => [x(turn), y(moment[side][seat]!)]);
  return {
    lines,
    bands: measured ? lines.map((_, seat) => [...edge(seat, "high"), ...edge(seat, "low").reverse()]) : [],
    ends: spread(
      lines.map((line) => line.at(-1)?.[1] ?? 0),
      plot,
    ),
    ticks: steps.map((value) => ({ value, y: y(value) })),
    marks: apart(
      forecast.swings.map((swing, place) => {
        const turn = moments.findIndex((moment) => moment.moment === swing.moment);
        const after = moments[turn + 1] ?? moments[turn]!;
        return { rank: place + 1, turn, ...swing, x: x(turn + 1), y: y(after.scores[swing.seat]!) };
      }),
      plot,
    ),
    x,
    y,
  };
}

/** A place for each number, the greatest change first: where it happened, or the nearest free place around. */
function apart(marks: Omit<Mark, "badge">[], plot: Plot): Mark[] {
  const taken: { x: number; y: number }[] = [];
  return marks.map((mark) => {
    const inside = ({ x, y }: { x: number; y: number }) => ({
      x: Math.max(plot.left + BADGE, Math.min(plot.width - plot.right - BADGE / 2, x)),
      y: Math.max(BADGE + 2, Math.min(plot.height - BADGE - 2, y)),
    });
    const places = around(mark).map(inside);
    const free = places.find((place) =>
      taken.every((one) => Math.hypot(one.x - place.x, one.y - place.y) >= 2 * BADGE + 2),
    );
    const badge = free ?? places[0]!;
    taken.push(badge);
    return { ...mark, badge };
  });
}

/** A point and points on circles around it, from near to far. */
function around({ x, y }: { x: number; y: number }): { x: number; y: number }[] {
  const circles = [18, 26, 36, 48].flatMap((radius) =>
    Array.from({ length: 12 }, (_, n) => {
      const angle = -Math.PI / 2 + (n * Math.PI) / 6; // from above
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }),
  );
  return [{ x, y }, ...circles];
}

/** Round values that enclose two others, four or so of them. */
function stepsBetween(low: number, high: number): number[] {
  const rough = Math.max(1, high - low) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * size).find((one) => one >= rough)!;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

/** Heights as they are, pushed apart where they would lie upon each other. */
function spread(heights: number[], plot: Plot): number[] {
  const order = heights.map((_, place) => place).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  for (const [place, one] of order.entries()) {
    const above = order[place - 1];
    if (above !== undefined) found[one] = Math.max(found[one]!, found[above]! + APART);
  }
  const over = Math.max(0, ...found.map((height) => height - (plot.height - plot.edge)));
  return found.map((height) => height - over);
}
