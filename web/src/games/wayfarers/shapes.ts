/** What an observation of Wayfarers holds (see the engine's `view.py`). */

import type { Table } from "../../table/table.svelte";
import type { ComponentInfo } from "../../wire";

export type RowName = "land" | "water" | "space" | "townsfolk" | "inspiration";
export type GuildName = "black" | "yellow" | "blue";
export type WorkerName = "green" | "yellow" | "blue";

export const GUILDS = ["black", "yellow", "blue"] as const;
export const WORKERS = ["green", "yellow", "blue"] as const;

export interface DisplaySlot {
  id: string;
  card: string;
  workers: WorkerName[];
  influence: number | null;
}
export interface RowView {
  slots: DisplaySlot[];
  deck: number;
  known: string[];
}
export interface PanoramaCard {
  card: string;
  tucked: string;
  ready: boolean;
}
export interface DieSlot {
  slot: string;
  die: number;
  ready: boolean;
}
export interface TileView {
  tile: string;
  face: "front" | "back";
  cell: string;
}
export interface PlayerView {
  board: string;
  silver: number;
  provision: number;
  influence: number;
  guilds: Record<GuildName, number>;
  workers: Record<WorkerName, number>;
  dice: number[];
  reserve: number;
  marker: string;
  land: PanoramaCard[];
  water: PanoramaCard[];
  space: PanoramaCard[];
  slots: DieSlot[];
  tiles: TileView[];
  tags: Record<string, number>;
  tile_counts: Record<string, number>;
  points: number;
}
export interface AutomaView {
  board: string;
  guilds: Record<GuildName, number>;
  workers: Record<WorkerName, number>;
  marker: string;
  resource: number;
  comets: number;
  cards: string[];
  tiles: string[];
  path: number;
  schemes: string[];
  points: number;
}
export interface View {
  seat: number;
  turn: number;
  turns_left: number | null;
  sides: string[];
  rows: Record<RowName, RowView>;
  journal_tiles: Record<string, string>;
  track_workers: string[];
  tiles: Record<string, number>;
  drawn: string[];
  hand: number;
  players: PlayerView[];
  automa: AutomaView | null;
}

export interface JournalLink {
  to: string;
  side: string;
  section: number;
  requirement: string;
  price: Partial<Record<GuildName, number>>;
}

/** The facts of every kind of component; each has only some of them. */
export interface Facts {
  category?: string;
  tags?: string[];
  needs?: string[];
  triggers?: string[];
  bolts?: string[];
  silver?: number;
  tuck_under?: string[];
  timing?: string;
  assets?: string[];
  vp?: string | number;
  goal?: string;
  type?: string;
  width?: number;
  height?: number;
  faces?: string[][][];
  board_slot?: number;
  influence?: Partial<Record<GuildName, number>>;
  row?: RowName;
  slot?: number;
  workers?: WorkerName[];
  column?: number;
  from_top?: number;
  worker?: string;
  takes_tile?: boolean;
  links?: JournalLink[];
  colour?: string;
  majority?: number;
  cells?: Record<string, string>;
  corners?: Record<string, string>;
  path?: string[];
  resources?: { row: string; tile: string; bonus: boolean }[];
  comets?: number;
  comet?: number;
  special_slot?: number;
}

export const viewOf = (table: Table) => table.observation as unknown as View | null;
export const factsOf = (component: ComponentInfo | undefined) => (component?.facts ?? {}) as unknown as Facts;
export const effectOf = (component: ComponentInfo | undefined, place: string) =>
  component?.effects.find((effect) => effect.place === place);

/** A player's seat that something stands for, or the solo opponent's: it sits after the players. */
export const automaSeat = (view: View) => view.players.length;
