import { expect, test } from "vitest";
import { type Box, CITY, cornerBox, EDGE, queuePlaces, SIDES, slotBox, squareAt, TILE, zoneBox } from "./plan";
import { spread } from "./shapes";

const LINES = [1, 2, 3, 4, 5];
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("nothing of the city lies upon something else, or outside", () => {
  const boxes = [
    ...LINES.flatMap((row) => LINES.map((column) => ({ ...squareAt(`r${row}c${column}`), width: TILE, height: TILE }))),
    ...SIDES.flatMap((side) =>
      LINES.flatMap((line) => [zoneBox(`zone-${side}${line}`), slotBox(`slot-${side}${line}`)]),
    ),
    ...LINES.slice(0, 4).map(cornerBox),
  ];
  expect(boxes.length).toBe(25 + 40 + 4);
  boxes.forEach((box, n) => {
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= CITY && box.y + box.height <= CITY).toBe(true);
    for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false);
  });
});

test("a rampart stands before the squares of its line", () => {
  expect(slotBox("slot-E2").y).toBe(squareAt("r2c5").y);
  expect(slotBox("slot-N4").x).toBe(squareAt("r1c4").x);
  expect(slotBox("slot-W1").x).toBeLessThan(EDGE);
});

test("a queue has four places in its corner, the first next to the path of the round", () => {
  const near = [zoneBox("zone-N1"), zoneBox("zone-E1"), zoneBox("zone-S5"), zoneBox("zone-W5")];
  near.forEach((zone, n) => {
    const corner = cornerBox(n + 1);
    const places = queuePlaces(n + 1);
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - zone.x, y - zone.y);
    for (const place of places) expect(overlap({ ...place, width: 20, height: 20 }, corner)).toBe(true);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    expect(far(places[0]!)).toBeLessThan(far(places[3]!));
  });
});

test("cubes one by one, in the order of their colours", () => {
  expect(spread({ orange: 1, purple: 2, any: 1 })).toEqual(["purple", "purple", "orange", "any"]);
});
