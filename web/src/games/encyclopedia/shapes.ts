/** What the engine sends for Encyclopedia; its types are generated (`wire.ts`). */

import type { TableState } from "../../wire";
import type { AnimalFacts, Consequences, View } from "./wire";

export { factsOf } from "../../pieces/facts";
export type * from "./wire";

export function viewOf(state: TableState | null): View | null {
  return (state?.observation ?? null) as View | null;
}

export function consequencesOf(state: TableState | null): Consequences | null {
  return (state?.consequences ?? null) as Consequences | null;
}

/** The four Categories of an Animal, from Type I to Type IV. */
export function categoriesOf(facts: Partial<AnimalFacts>): string[] {
  return [facts.class, facts.diet, facts.habitat, facts.climate].map((category) => category ?? "");
}
