/** What the engine sends for Merv: `observation` (view.py) and the facts of its components (catalogue.py). */

import type { ComponentInfo, IconInfo, TableState } from "../../wire";

export const ACTIONS = ["caravansary", "palace", "library", "trade", "mosque", "walls"] as const;
export const COLOURS = ["purple", "beige", "green", "orange"] as const;
export const CUBES = [...COLOURS, "white"] as const;
/** As an owner: the high courtier. */
export const COURTIER = 4;

export interface SquareView {
  square: string;
  district: string;
  action: string;
  colour: string;
  building: number | null;
  soldier: number | null;
  upgrade: string;
  attacked: boolean;
  ransom: string;
  falls: boolean;
}

/** Cubes by colour; a cost may ask for `any`. */
export type Cubes = Record<string, number>;

export interface YieldView {
  zone: string;
  square: string;
  mine: Cubes;
  owner: number | null;
  theirs: Cubes;
}

export interface CityView {
  city: string;
  posts: number[];
  camel: boolean;
  road_camel: boolean;
}

export interface PileView {
  pile: string;
  top: string;
  left: number;
}

export interface PlayerView {
  cubes: Cubes;
  points: number;
  total: number;
  favour: number;
  influence: number;
  camels: number;
  scrolls: number;
  common: number;
  rare: number;
  locked_scrolls: number;
  locked_common: number;
  locked_rare: number;
  spices: Record<string, number>;
  spice_points: number;
  spice_limit: number;
  courtiers: Record<string, number>;
  mosque: string;
  mosque_level: number;
  contracts: string[];
  discoveries: string[];
  bonus_tiles: string[];
  buildings: number;
  servants: number;
  posts: number;
}

export interface SoloView {
  card: string;
  deck: string[];
  discard: string[];
  removed: string[];
}

export interface View {
  phase: "turns" | "queue" | "invasion" | "scoring" | "over";
  year: number;
  round: number;
  order: number[];
  master: number | null;
  zones: Record<string, number | null>;
  queue: (number | null)[];
  queue_camels: number[];
  city: SquareView[];
  active: string;
  yields: YieldView[];
  threatened: string;
  action: string;
  ramparts: Record<string, string>;
  reserve: string[];
  market: "A" | "B";
  market_camels: boolean[];
  market_used: boolean;
  row: { spice: string; camel: boolean }[];
  deck: number;
  cities: CityView[];
  mosque_camels: string[];
  piles: PileView[];
  discoveries: Record<string, number | null>;
  bonus_tiles: Record<string, number | null>;
  upgrades: Cubes;
  courtier_camels: number;
  courtier_buildings: number | null;
  players: PlayerView[];
  solo: SoloView | null;
}

export function viewOf(state: TableState | null): View | null {
  return (state?.observation ?? null) as View | null;
}

export interface ZoneFacts {
  round: number;
  place: number;
  squares: string[];
  market: boolean;
}

export interface CityFacts {
  ring: "inner" | "outer";
  quadrant: "NW" | "NE" | "SW" | "SE";
  linked_to: string;
  good: string;
  cost: Cubes;
}

export interface SpaceFacts {
  level: number;
  vp: number;
  entrance: Cubes | null;
  next: string;
  cost: Cubes | null;
}

export interface ContractFacts {
  level: number;
  influence: number | null;
  cost: Cubes;
  vp: number;
  needs: Record<string, number>;
}

export interface RoomFacts {
  colour: string;
  capacity: number;
  scores: string;
  vp_each: number;
}

export interface TrackFacts {
  position: number;
  vp: number;
  spices: number;
  contracts: number;
}

export function factsOf<T>(component: ComponentInfo | undefined): Partial<T> {
  return (component?.facts ?? {}) as Partial<T>;
}

/** The signs of what stands at a place of a component (`effect`, `pair`, `first`, …). */
export function signsAt(component: ComponentInfo | undefined, place = "effect"): IconInfo[] {
  return component?.effects.find((effect) => effect.place === place)?.icons ?? [];
}

/** Cubes one by one, in the order of their colours: `{ green: 2 }` → green, green. */
export function spread(cubes: Cubes | null | undefined): string[] {
  return [...CUBES, "any"].flatMap((colour) => Array<string>(cubes?.[colour] ?? 0).fill(colour));
}

/** Where each master of this round stands who has not gone yet: places of the queue where the round starts. */
export function waiting(view: View): (number | null)[] {
  const gone = new Set(Object.values(view.zones));
  const there = view.phase === "turns" || view.phase === "invasion" || view.phase === "scoring";
  return view.order.map((master) => (there && !gone.has(master) ? master : null));
}

/** The free places of the queue from the rear: passing n of them leads to the n-th. */
export function freePlaces(view: View): number[] {
  return view.queue
    .map((_, place) => place)
    .filter((place) => view.queue[place] === null)
    .reverse();
}

/** The foremost card without a camel: where a camel goes next. */
export function nextCard(view: View): number {
  return view.row.findIndex((card) => card.spice && !card.camel);
}
