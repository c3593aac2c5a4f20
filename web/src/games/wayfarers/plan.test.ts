import { expect, test } from "vitest";
import { boardPlan } from "./plan";

const CARD = { width: 60, height: 99 }; // with what is printed at its slot

test.each([
  [947, 438],
  [1520, 601],
  [360, 295],
  [360, 560],
  [640, 760],
  [2400, 500],
])("everything stands inside the board at %i × %i", (width, height) => {
  const plan = boardPlan(width, height);
  expect(plan.width / plan.height).toBeCloseTo(width / height, 1);
  const boxes = [plan.journal, plan.guilds, { ...plan.market, width: 268, height: 99 }];
  for (const row of [plan.townsfolk, plan.space, plan.land, plan.water, plan.inspiration]) {
    const along = 3 * row.step + row.deck + 4;
    boxes.push(
      row.first === "down"
        ? { x: row.x, y: row.y, width: CARD.width, height: along + CARD.height }
        : { x: row.x, y: row.y, width: along + CARD.width, height: CARD.height },
    );
  }
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(plan.width + 1);
    expect(box.y + box.height).toBeLessThanOrEqual(plan.height + 1);
  }
  boxes.forEach((one, n) =>
    boxes.slice(n + 1).forEach((other) => {
      const apart =
        one.x + one.width <= other.x + 1 ||
        other.x + other.width <= one.x + 1 ||
        one.y + one.height <= other.y + 1 ||
        other.y + other.height <= one.y + 1;
      expect(apart, JSON.stringify([one, other])).toBe(true);
    }),
  );
});
