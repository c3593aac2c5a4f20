/** Where things of the city lie, in the units of its drawing. Squares are `r2c5`, zones `zone-E2`, slots `slot-E2`. */

export const PITCH = 74;
export const TILE = 71;
const ZONE = 30;
const SLOT = 15;
export const EDGE = 50; // from the outside to the first square: the path, and the ramparts
export const CITY = 2 * EDGE + 5 * PITCH - (PITCH - TILE);

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function squareAt(id: string): { x: number; y: number } {
  return { x: EDGE + PITCH * (Number(id[3]) - 1), y: EDGE + PITCH * (Number(id[1]) - 1) };
}

/** The sides in the order of the rounds. */
export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

/** The side of a zone or slot, and the row or column there. */
export function placeOf(id: string): { side: Side; line: number } {
  return { side: id.at(-2) as Side, line: Number(id.at(-1)) };
}

export function zoneBox(id: string): Box {
  return along(id, 0, ZONE);
}

export function slotBox(id: string): Box {
  return along(id, ZONE + 3, SLOT);
}

function along(id: string, from: number, thick: number): Box {
  const { side, line } = placeOf(id);
  const start = EDGE + PITCH * (line - 1);
  const near = side === "N" || side === "W" ? from : CITY - from - thick;
  return side === "N" || side === "S"
    ? { x: start, y: near, width: TILE, height: thick }
    : { x: near, y: start, width: thick, height: TILE };
}

/** The corner where a round starts: north-west, then clockwise. */
export function cornerBox(round: number): Box {
  const far = CITY - EDGE + 3;
  const [x, y] = [
    [0, 0],
    [far, 0],
    [far, far],
    [0, far],
  ][(round - 1) % 4]!;
  return { x: x!, y: y!, width: EDGE - 3, height: EDGE - 3 };
}

/** The four places of a queue in its corner, the front towards the path of the round. */
export function queuePlaces(round: number): { x: number; y: number }[] {
  const { x, y } = cornerBox(round);
  const spots = [
    [24, 1],
    [24, 24],
    [1, 1],
    [1, 24],
  ] as const; // the path leaves to the right
  const turned = (a: number, b: number): [number, number] => {
    const turns = (round - 1) % 4;
    if (turns === 1) return [25 - b, a];
    if (turns === 2) return [25 - a, 25 - b];
    if (turns === 3) return [b, 25 - a];
    return [a, b];
  };
  return spots.map(([a, b]) => {
    const [dx, dy] = turned(a, b);
    return { x: x + dx, y: y + dy };
  });
}
