import { describe, expect, it } from "vitest";
import { difference, sourcesOf, withoutCount } from "./sources";

const line = (rule: string, points: number, text = rule) => ({ rule, points, text });
const scores = [
  { seat: 0, total: 15, lines: [line("sets", 4, "City: 3"), line("sets", 6, "Sea: 4"), line("van", 5, "Caravan")] },
  { seat: 1, total: 9, lines: [line("sets", 0, "City: 1"), line("van", 7, "Caravan"), line("guild", 2, "Blue: −3")] },
];

it("what a line is about is said without how many", () => {
  expect(withoutCount("Somme de Dés\u202f: −4")).toBe("Somme de Dés");
  expect(withoutCount("Retired Translators: 3")).toBe("Retired Translators");
  expect(withoutCount("Mathematics, level 3")).toBe("Mathematics, level 3");
});

describe("the sources of points", () => {
  const sources = sourcesOf(scores, (rule) => ({ sets: "Common sets" })[rule]);

  it("are the rules, with everybody's sum, and without what one seat has", () => {
    expect(sources.map(({ title, points }) => [title, points])).toEqual([
      ["Common sets", [10, 0]],
      ["Caravan", [5, 7]],
      ["Blue", [0, 2]],
    ]);
  });

  it("keep the items that gave something", () => {
    expect(sources[0]!.lines.map((lines) => lines.length)).toEqual([2, 0]);
  });

  it("say what made the difference, the greatest first", () => {
    expect(difference(sources, 0, 1, 2)).toEqual([
      { title: "Common sets", n: 10 },
      { title: "Caravan", n: -2 },
    ]);
  });
});
