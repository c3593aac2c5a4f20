import { describe, expect, it } from "vitest";
import type { Forecast } from "../wire";
import { BADGE, courseOf, PLOT } from "./course";

const UNMEASURED = { low: [], high: [], chances: [] };

const forecast: Forecast = {
  moments: [
    { moment: 0, seat: 0, scores: [40, 42], ...UNMEASURED },
    { moment: 5, seat: 1, scores: [48, 41], ...UNMEASURED },
    { moment: 9, seat: 0, scores: [47, 43.5], ...UNMEASURED },
    { moment: 14, seat: null, scores: [61, 60], ...UNMEASURED },
  ],
  swings: [
    { moment: 9, turn_of: 0, seat: 1, change: -2 },
    { moment: 0, turn_of: 0, seat: 0, change: 9 },
  ],
};

describe("the course of a match", () => {
  const course = courseOf(forecast);

  it("has one line a seat, from edge to edge, a step a turn", () => {
    expect(course.lines.map((line) => line.length)).toEqual([4, 4]);
    expect(course.lines[0]![0]![0]).toBe(PLOT.left);
    expect(course.lines[1]!.at(-1)![0]).toBe(PLOT.width - PLOT.right);
  });

  it("puts higher scores higher, inside the plot", () => {
    expect(course.y(61)).toBeLessThan(course.y(40));
    for (const [, y] of course.lines.flat()) expect(y).toBeGreaterThanOrEqual(PLOT.edge);
    for (const [, y] of course.lines.flat()) expect(y).toBeLessThanOrEqual(PLOT.height - PLOT.edge);
  });

  it("has round figures that enclose all scores", () => {
    expect(course.ticks.map((tick) => tick.value)).toEqual([40, 50, 60, 70]);
  });

  it("marks a swing where the turn has led, on the line of whose lead it changed", () => {
    const [first, second] = course.marks;
    expect([first!.rank, first!.turn, first!.x, first!.y]).toEqual([1, 2, course.x(3), course.y(60)]);
    expect([second!.rank, second!.turn, second!.x, second!.y]).toEqual([2, 0, course.x(1), course.y(48)]);
  });

  it("keeps the numbers of turning points apart, however close these are", () => {
    const moments = Array.from({ length: 40 }, (_, n) => ({
      moment: n,
      seat: n % 2,
      scores: [50 + (n % 3), 51],
      ...UNMEASURED,
    }));
    const swings = [34, 35, 36, 37, 38].map((moment) => ({ moment, turn_of: 0, seat: moment % 2, change: 3 }));
    const { marks } = courseOf({ moments, swings });
    for (const [n, one] of marks.entries()) {
      expect(one.badge.x).toBeGreaterThanOrEqual(PLOT.left);
      expect(one.badge.x).toBeLessThanOrEqual(PLOT.width - PLOT.right);
      for (const other of marks.slice(n + 1))
        expect(Math.hypot(one.badge.x - other.badge.x, one.badge.y - other.badge.y)).toBeGreaterThanOrEqual(2 * BADGE);
    }
    expect(course.marks[1]!.badge).toEqual({ x: course.marks[1]!.x, y: course.marks[1]!.y });
  });

  it("keeps the emblems at its end apart", () => {
    expect(Math.abs(course.ends[0]! - course.ends[1]!)).toBeGreaterThanOrEqual(17);
  });

  it("draws a match without any turn", () => {
    expect(
      courseOf({ moments: [{ moment: 0, seat: null, scores: [0], ...UNMEASURED }], swings: [] }).lines,
    ).toHaveLength(1);
  });

  it("draws a band around a line where it was measured how far forecasts are off", () => {
    expect(course.bands).toEqual([]);
    const moments = [
      { moment: 0, seat: 0, scores: [50], low: [40], high: [70], chances: [] },
      { moment: 5, seat: null, scores: [60], low: [60], high: [60], chances: [] },
    ];
    const { bands, x, y, ticks } = courseOf({ moments, swings: [] });
    expect(bands).toEqual([
      [
        [x(0), y(70)],
        [x(1), y(60)],
        [x(1), y(60)],
        [x(0), y(40)],
      ],
    ]);
    expect(ticks.at(-1)!.value).toBeGreaterThanOrEqual(70);
  });
});
