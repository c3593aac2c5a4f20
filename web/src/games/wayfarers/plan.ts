/** Where everything stands on the shared board, for the room there is. */

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Row {
  x: number;
  y: number;
  step: number;
  first: "left" | "right" | "down";
  deck: number;
}
export interface Plan {
  width: number;
  height: number;
  journal: Box;
  guilds: Box;
  market: { x: number; y: number };
  townsfolk: Row;
  space: Row;
  land: Row;
  water: Row;
  inspiration: Row;
}

const CARD = 60;
const STRIP = 100; // a card and what is printed at its slot
const EDGE = 6;
const MARKET = 268;

const LYING = { width: 960, height: 438 };
const STANDING = { width: 600, height: 5 * STRIP + 400 };

const SQUARE = { width: 676, height: 4 * STRIP + 230 };

/** The plan that shows everything larger: lying on a wide screen, standing on a phone, square between them. */
export function boardPlan(roomWidth: number, roomHeight: number): Plan {
  const shape = roomHeight ? roomWidth / roomHeight : 2;
  const plans = [
    { least: LYING, plan: lying },
    { least: SQUARE, plan: square },
    { least: STANDING, plan: standing },
  ].map(({ least, plan }) => ({ plan, scale: Math.min(roomWidth / least.width, roomHeight / least.height) }));
  return plans.reduce((best, other) => (other.scale > best.scale ? other : best)).plan(shape);
}

function lying(shape: number): Plan {
  const width = Math.max(LYING.width, LYING.height * shape);
  const height = Math.max(LYING.height, LYING.width / shape);
  const column = CARD + 2 * EDGE; // Inspiration, on the right edge
  const main = width - column;
  const step = Math.min(86, 64 + (width - LYING.width) / 24);
  const strip = 34 + 4 * step;
  const middle = (main - MARKET) / 2 + EDGE / 2;
  const top = EDGE;
  const bottom = height - STRIP - EDGE + 1;
  const between = { y: top + STRIP + 4, height: height - 2 * (STRIP + EDGE) - 8 };
  return {
    width,
    height,
    journal: { x: EDGE, y: between.y, width: main - EDGE, height: between.height },
    guilds: { x: middle, y: top, width: MARKET, height: STRIP - 1 },
    market: { x: middle, y: bottom },
    townsfolk: { x: EDGE, y: top, step, first: "right", deck: 32 },
    space: { x: main - strip, y: top, step, first: "left", deck: 32 },
    land: { x: EDGE, y: bottom, step, first: "right", deck: 32 },
    water: { x: main - strip, y: bottom, step, first: "left", deck: 32 },
    inspiration: { x: main + EDGE, y: top + 2, step: (height - 2 * EDGE - 34) / 4, first: "down", deck: 26 },
  };
}

function standing(shape: number): Plan {
  const { width } = STANDING;
  const height = Math.max(STANDING.height, width / shape);
  const journal = height - STANDING.height + 330;
  const step = 66;
  const strip = 34 + 4 * step;
  const right = width - EDGE - strip;
  const second = EDGE + STRIP + 6;
  const third = second + journal + 8;
  const fourth = third + STRIP + 8;
  return {
    width,
    height,
    townsfolk: { x: EDGE - 4, y: EDGE, step, first: "right", deck: 32 },
    space: { x: right, y: EDGE, step, first: "left", deck: 32 },
    journal: { x: EDGE, y: second, width: width - 2 * EDGE, height: journal },
    land: { x: EDGE - 4, y: third, step, first: "right", deck: 32 },
    water: { x: right, y: third, step, first: "left", deck: 32 },
    inspiration: { x: EDGE, y: fourth, step, first: "left", deck: 32 },
    guilds: { x: right + 8, y: fourth, width: strip - 10, height: STRIP },
    market: { x: (width - MARKET) / 2, y: fourth + STRIP + 14 },
  };
}

function square(shape: number): Plan {
  const width = Math.max(SQUARE.width, SQUARE.height * shape);
  const height = Math.max(SQUARE.height, SQUARE.width / shape);
  const main = width - CARD - 2 * EDGE;
  const step = Math.min(80, (main - 2 * EDGE - 70) / 8);
  const strip = 34 + 4 * step;
  const second = EDGE + STRIP + 5;
  const journal = height - 3 * (STRIP + 7) - EDGE - 10;
  const third = second + journal + 6;
  const fourth = third + STRIP + 10;
  return {
    width,
    height,
    townsfolk: { x: EDGE, y: EDGE, step, first: "right", deck: 32 },
    space: { x: main - strip, y: EDGE, step, first: "left", deck: 32 },
    journal: { x: EDGE, y: second, width: main - EDGE, height: journal },
    land: { x: EDGE, y: third, step, first: "right", deck: 32 },
    water: { x: main - strip, y: third, step, first: "left", deck: 32 },
    inspiration: {
      x: main + EDGE,
      y: EDGE + 2,
      step: Math.min(130, (fourth - EDGE - 36) / 4),
      first: "down",
      deck: 26,
    },
    guilds: { x: EDGE + 10, y: fourth, width: 260, height: STRIP },
    market: { x: main - MARKET, y: fourth },
  };
}
