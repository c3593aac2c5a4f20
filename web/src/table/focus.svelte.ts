/** What the viewer looks at: regions that are read or folded, and what is opened large. */

import { getContext, setContext } from "svelte";
import { preferences } from "../preferences.svelte";
import type { TableState } from "../wire";
import { NO_OFFERS, type Offers } from "./offers";
import { FOLDED, KEPT, type Region, type Weight } from "./regions";

/** Something at reading size over the stage. */
export type Large =
  | { kind: "region"; region: string }
  | { kind: "seat"; seat: number }
  | { kind: "log" }
  | { kind: "rules" }
  | { kind: "legend" }
  | { kind: "end" };

/** Weights: what is asked about stays open before what the viewer opened, and that before what was asked before. */
const ASKED = 1_000;
const OPENED = 500;

export class Focus {
  large = $state.raw<Large | null>(null);
  /** The regions that the question is about; those of the last one while nothing is asked. */
  asked = $state.raw<ReadonlySet<string>>(new Set());
  /** The order in which regions were asked about or opened, the newest last. */
  private recent = $state.raw<readonly string[]>([]);

  constructor(
    readonly game: string,
    readonly regions: readonly Region[],
  ) {}

  /** A question: what it is about is read. */
  follow(offers: Offers, state: TableState | null): void {
    if (offers === NO_OFFERS || !state) return;
    const asked = this.regions.filter((region) => region.asks?.(offers, state)).map((region) => region.id);
    this.asked = new Set(asked);
    this.recall(asked);
  }

  /** Something happens to components: the regions where they lie are read. */
  watch(touches: readonly string[], state: TableState): void {
    const offers = { ...NO_OFFERS, offered: new Map(touches.map((id) => [id, []])) };
    const seen = this.regions.filter((region) => region.asks?.(offers, state)).map((region) => region.id);
    if (!seen.length) return;
    this.asked = new Set(seen);
    this.recall(seen);
  }

  readonly weight: Weight = (region) => {
    const place = this.recent.indexOf(region) + 1;
    if (this.asked.has(region)) return this.region(region)?.serves ? ASKED + place : KEPT;
    const wish = this.wishes[region];
    if (wish === "folded") return FOLDED;
    return wish === "open" ? OPENED + place : place;
  };

  open(region: string): void {
    this.recall([region]);
    this.wish(region, "open");
  }

  fold(region: string): void {
    this.wish(region, "folded");
  }

  region(id: string): Region | undefined {
    return this.regions.find((region) => region.id === id);
  }

  private get wishes() {
    return preferences.regions[this.game] ?? {};
  }

  private wish(region: string, wish: "open" | "folded"): void {
    preferences.regions = { ...preferences.regions, [this.game]: { ...this.wishes, [region]: wish } };
    preferences.keep();
  }

  private recall(regions: readonly string[]): void {
    this.recent = [...this.recent.filter((one) => !regions.includes(one)), ...regions];
  }
}

const KEY = Symbol("focus");

export function provideFocus(focus: Focus): Focus {
  return setContext(KEY, focus);
}

export function useFocus(): Focus {
  return getContext<Focus>(KEY);
}
