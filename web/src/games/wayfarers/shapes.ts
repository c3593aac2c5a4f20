/** What the engine sends for Wayfarers; its types are generated (`wire.ts`). */

import type { AnyOf } from "../../pieces/facts";
import type { Table } from "../../table/table.svelte";
import type { ComponentInfo } from "../../wire";
import type { Consequences, FactsByKind, View } from "./wire";

export { effectOf } from "../../pieces/facts";
export type * from "./wire";

export const GUILDS = ["black", "yellow", "blue"] as const;
export type GuildName = (typeof GUILDS)[number];
export const WORKERS = ["green", "yellow", "blue"] as const;
/** The columns and rows of a Caravan, as its cells are named: `t1`, `m6`. */
export const COLUMNS = 6;
export const ROWS = ["t", "m", "b"] as const;

/** The facts of every kind of component; each has only some of them. */
export type Facts = AnyOf<FactsByKind[keyof FactsByKind]>;

export const viewOf = (table: Table) => table.observation as unknown as View | null;
export const consequencesOf = (table: Table) => (table.state?.consequences ?? null) as unknown as Consequences | null;
export const factsOf = (component: ComponentInfo | undefined) => (component?.facts ?? {}) as unknown as Facts;

/** A player's seat that something stands for, or the solo opponent's: it sits after the players. */
export const automaSeat = (view: View) => view.players.length;
