import { expect, test } from "vitest";
import { artOf } from "./art";

const CARDS: [category: string, prefix: string, from: number, to: number][] = [
  ["city", "land", 1, 18],
  ["vista", "land", 19, 36],
  ["harbour", "water", 1, 18],
  ["open_sea", "water", 19, 36],
  ["comet", "space", 1, 8],
  ["planet", "space", 10, 14],
  ["stars", "space", 15, 35],
  ["townsfolk", "folk", 1, 36],
];

test.each(CARDS)("every card of %s has a picture of its own", (category, prefix, from, to) => {
  const pictures = new Map<string, string>();
  for (let n = from; n <= to; n++) {
    const id = `${prefix}_${String(n).padStart(2, "0")}`;
    const picture = JSON.stringify(artOf(category, id));
    expect(pictures.get(picture), id).toBeUndefined();
    pictures.set(picture, id);
  }
});

test("what is printed on a player's board has a picture, too", () => {
  for (const [category] of CARDS) expect(artOf(category, `home_${category}`).length).toBeGreaterThan(1);
});
