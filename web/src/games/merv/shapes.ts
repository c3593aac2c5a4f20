/** What the engine sends for Merv; its types are generated (`wire.ts`). */

import type { TableState } from "../../wire";
import type { Consequences, View } from "./wire";

export const ACTIONS = ["caravansary", "palace", "library", "trade", "mosque", "walls"] as const;
export const COLOURS = ["purple", "beige", "green", "orange"] as const;
export const CUBES = [...COLOURS, "white"] as const;
/** As an owner: the high courtier. */
export const COURTIER = 4;

export { factsOf, signsAt } from "../../pieces/facts";
export type * from "./wire";

/** Cubes by colour; a cost may ask for `any`. */
export type Cubes = Record<string, number>;

export function viewOf(state: TableState | null): View | null {
  return (state?.observation ?? null) as View | null;
}

export function consequencesOf(state: TableState | null): Consequences | null {
  return (state?.consequences ?? null) as Consequences | null;
}

/** Cubes one by one, in the order of their colours: `{ green: 2 }` → green, green. */
export function spread(cubes: Cubes | null | undefined): string[] {
  return [...CUBES, "any"].flatMap((colour) => Array<string>(cubes?.[colour] ?? 0).fill(colour));
}
