/** Lays out the strip of an effect: cost → gain, condition : gain, `/` for a choice, brackets for what is optional. */

import type { IconInfo } from "../wire";

export type Mark =
  | { kind: "symbol"; name: string; x: number; width: number }
  | { kind: "number"; text: string; x: number; width: number }
  | { kind: "word"; text: string; x: number; width: number }
  | { kind: "arrow" | "or" | "then" | "when" | "open" | "close"; x: number; width: number };

type Unplaced = { kind: Mark["kind"]; width: number; name?: string; text?: string };

export interface Strip {
  marks: Mark[];
  width: number;
}

const WIDTHS = { arrow: 16, or: 9, then: 9, when: 5, open: 7, close: 7 } as const;
const GAP = 3;

/** `symbol` names the symbol for a verb and its words, or nothing if there is none. */
export function laidOut(icons: IconInfo[], symbol: (name: string, words: string[]) => string | undefined): Strip {
  const marks: Mark[] = [];
  let x = 0;
  const put = (mark: Unplaced) => {
    marks.push({ ...mark, x } as Mark);
    x += mark.width + GAP;
  };
  const number = (text: string) => put({ kind: "number", text, width: 9.5 * text.length });
  for (const icon of icons) {
    const words = icon.words;
    if (icon.kind === "times") {
      number(`${words[0] ?? ""}×`);
    } else if (icon.kind === "verb") {
      // prices come as `silver:2`, amounts as a number among the words
      const pairs = words.filter((word) => /:\d+$/.test(word));
      if (pairs.length) {
        for (const pair of pairs) {
          const [what = "", n = ""] = pair.split(":");
          if (n !== "1") number(n);
          one(symbol(what, []) ?? symbol(icon.name, [what]), what);
        }
        continue;
      }
      const amount = words.find((word) => /^[+-]?\d+$/.test(word));
      const named = words.filter((word) => word !== amount);
      if (amount && amount !== "1") number(amount);
      one(symbol(icon.name, named), named[0] ?? icon.name);
    } else if (icon.kind in WIDTHS) {
      const kind = icon.kind as keyof typeof WIDTHS;
      put({ kind, width: WIDTHS[kind] });
    }
  }
  function one(name: string | undefined, otherwise: string) {
    if (name) put({ kind: "symbol", name, width: 22 });
    else put({ kind: "word", text: otherwise, width: 7 * otherwise.length });
  }
  return { marks, width: Math.max(0, x - GAP) };
}
