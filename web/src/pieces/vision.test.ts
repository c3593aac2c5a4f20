import { describe, expect, it } from "vitest";
import style from "../style/page.css?raw";
import { EMBLEMS, emblemOf } from "./seats";
import { apart, DEFICIENCIES } from "./vision";

const BOARDS = import.meta.glob<string>("../games/**/*.svelte", { query: "?raw", import: "default", eager: true });
const ENOUGH = 8; // clearly another colour, even apart from each other on the board

/** The colours of the seats in one theme, as the page's style says. */
function seatColours(theme: "light" | "dark"): string[] {
  return [...style.matchAll(/--seat-\d: light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    (found) => found[theme === "light" ? 1 : 2]!,
  );
}

describe("colours of seats", () => {
  for (const deficiency of Object.keys(DEFICIENCIES)) {
    for (const theme of ["light", "dark"] as const) {
      it(`are told apart with ${deficiency} in the ${theme}`, () => {
        const colours = seatColours(theme);
        expect(colours).toHaveLength(EMBLEMS.length);
        for (const [n, one] of colours.entries()) {
          for (const other of colours.slice(n + 1)) {
            expect(apart(one, other, deficiency), `${one} and ${other}`).toBeGreaterThan(ENOUGH);
          }
        }
      });
    }
  }

  it("never stand alone: every seat has an emblem of its own", () => {
    expect(new Set([0, 1, 2, 3].map(emblemOf)).size).toBe(4);
  });

  it("would not pass if two looked alike", () => {
    expect(apart("#c00000", "#5a5200", "protanopia")).toBeLessThan(ENOUGH);
    expect(apart("#c00000", "#5a5200", "none")).toBeGreaterThan(ENOUGH);
  });
});

describe("coloured pieces of the boards", () => {
  it("carry a letter, a pattern or the colour of their seat", () => {
    const uses = Object.entries(BOARDS).flatMap(([name, text]) =>
      [...text.matchAll(/<(?:Worker|Cube)\s[^>]*?\/>/gs)].map((found) => ({ name, use: found[0] })),
    );
    expect(uses.length).toBeGreaterThan(4);
    const bare = uses.filter(({ use }) => !/\bletter\b|\bpattern\b|seatColour/.test(use));
    expect(bare).toEqual([]);
  });
});
