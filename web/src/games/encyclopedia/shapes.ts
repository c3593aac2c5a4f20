/** What the engine sends for Encyclopedia: `observation` (view.py) and the facts of its components (catalogue.py). */

import type { ComponentInfo, TableState } from "../../wire";

export interface DieView {
  die: string;
  colour: string;
  value: number;
  place: string;
  seat: number | null;
}

export interface AnimalView {
  animal: string;
  cubes: number[];
}

export interface DisplayView {
  cards: string[];
  deck: number;
  discard: string[];
}

export interface UseView {
  die: string;
  colour: string;
  value: number;
  boost: number;
  action: string;
  target: string;
  left: number | null;
}

export interface CompetitorView {
  coins: number;
  tokens: number;
  seals: number;
  points: number;
  reputation: number;
  experts: string[];
  tucked: string[];
  study: AnimalView[];
  collection: string[];
  cubes: number;
  published: Record<string, number>;
  five_cube_tokens: number;
  behaviour: string;
  scoring: string;
  priorities: string[];
  total: number;
}

export interface View {
  phase: string;
  round: number;
  seat: number;
  first: number;
  order: number[];
  round_tokens: string[];
  bank_used: boolean;
  dice: DieView[];
  bag: Record<string, number>;
  university: DisplayView;
  academy: DisplayView;
  removed: string[];
  waiting: [number, string][];
  gained: string[];
  use: UseView | null;
  competitors: CompetitorView[];
}

export function viewOf(state: TableState | null): View | null {
  return (state?.observation ?? null) as View | null;
}

export interface AnimalFacts {
  latin: string;
  continent: string;
  class: string;
  diet: string;
  habitat: string;
  climate: string;
}

export interface ExpertFacts {
  continent: string;
  timing: string;
}

export interface PlaceFacts {
  gives: string;
  amount?: number;
  /** From which value of the die how much is given. */
  steps?: [number, number][];
  expert_slots?: number;
  /** Points by the number of cubes or cards. */
  collection?: number[];
}

export interface SpaceFacts {
  continent: string;
  position: number;
  reputation: number;
  value: number;
}

export interface TypeFacts {
  publication_value: number;
  publication_points: number;
  cost?: number;
  research_points?: number;
}

export function factsOf<T>(component: ComponentInfo | undefined): Partial<T> {
  return (component?.facts ?? {}) as Partial<T>;
}

/** The four Categories of an Animal, from Type I to Type IV. */
export function categoriesOf(facts: Partial<AnimalFacts>): string[] {
  return [facts.class, facts.diet, facts.habitat, facts.climate].map((category) => category ?? "");
}

/** Points of a collection: the last number counts for all above it. */
export function collected(table: number[] | undefined, count: number): number {
  return table?.length ? table[Math.min(count, table.length - 1)]! : 0;
}
