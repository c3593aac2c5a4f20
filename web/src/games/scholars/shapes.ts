/** What the engine sends for Scholars; its types are generated (`wire.ts`). */

import type { ComponentInfo, IconInfo, TableState } from "../../wire";
import type { Consequences, View } from "./wire";

export { effectOf, factsOf, signsAt } from "../../pieces/facts";
export type * from "./wire";

export function viewOf(state: TableState | null): View | null {
  return (state?.observation ?? null) as View | null;
}

export function consequencesOf(state: TableState | null): Consequences | null {
  return (state?.consequences ?? null) as Consequences | null;
}

/** The signs of everything that stands at a place: a card may have several work effects. */
export function allSignsAt(component: ComponentInfo | undefined, place: string): IconInfo[][] {
  return (component?.effects ?? []).filter((effect) => effect.place === place).map((effect) => effect.icons);
}

/** Where each of a ring of places lies on the edge of a field, from the top middle clockwise: parts of its size. */
export function ring(places: number): { x: number; y: number }[] {
  const half = places / 4 / 2; // steps from the top middle to a corner
  return Array.from({ length: places }, (_, place) => {
    const at = (place + half) % places; // from the top left corner
    const side = Math.floor(at / (places / 4));
    const along = (at % (places / 4)) / (places / 4);
    if (side === 0) return { x: along, y: 0 };
    if (side === 1) return { x: 1, y: along };
    if (side === 2) return { x: 1 - along, y: 1 };
    return { x: 0, y: 1 - along };
  });
}
