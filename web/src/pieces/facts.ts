/** Facts of components whose kind is not looked at. */

/** Every field of any of several types, none of them certain: `{ a: 1 } | { b: 2 }` → `{ a?: 1; b?: 2 }`. */
export type AnyOf<T> = { [K in T extends unknown ? keyof T : never]?: T extends { [L in K]?: infer V } ? V : never };
