/** What is printed on components, for boards. */

import type { ComponentInfo, EffectInfo, IconInfo } from "../wire";

/** Every field of any of several types, none of them certain: `{ a: 1 } | { b: 2 }` → `{ a?: 1; b?: 2 }`. */
export type AnyOf<T> = { [K in T extends unknown ? keyof T : never]?: T extends { [L in K]?: infer V } ? V : never };

/** What is printed on a component, or what the note of an option is made of. */
export function factsOf<T>(one: Pick<ComponentInfo, "facts"> | undefined): Partial<T> {
  return (one?.facts ?? {}) as Partial<T>;
}

/** What stands at a place of a component (`effect`, `pair`, `retired`, …). */
export function effectOf(component: ComponentInfo | undefined, place: string): EffectInfo | undefined {
  return component?.effects.find((effect) => effect.place === place);
}

/** The signs of what stands there. */
export function signsAt(component: ComponentInfo | undefined, place = "effect"): IconInfo[] {
  return effectOf(component, place)?.icons ?? [];
}
