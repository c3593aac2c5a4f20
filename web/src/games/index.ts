/** The games that the page can draw: one folder each, loaded when somebody sits down. */

import type { Component } from "svelte";
import { preferences } from "../preferences.svelte";
import type { Place, Region, Room, Tab } from "../table/regions";
import type { Telling } from "../table/story";
import { learn } from "../text/text.svelte";
import type { ComponentInfo, IconInfo, OptionInfo, TableState } from "../wire";

/** A number of a seat that matters: a symbol, how many, and what it is in words. */
export interface Figure {
  sign: string;
  n: number | string;
  label: string;
}

/** What a game's folder gives the frame: the default export of its `index.ts`. */
export interface GamePage {
  /** The parts of the table; without them there are two, `Board` and the areas. */
  regions?: readonly Region[];
  /** Where they lie in a window; needed with regions. */
  arrange?(room: Room): Place;
  /** On a phone: which of them are shown together; each by itself if not given. */
  tabs?: readonly Tab[];
  /** The shared board of a game without regions. Fills its container; reads everything from `useTable()`. */
  Board?: Component;
  /** One seat's own area: opened by a press on the seat's plate; without regions also a part of the table. */
  Area: Component<{ seat: number }>;
  /** What matters of another seat, small enough for the rail: opened there where the screen is large. */
  Rival?: Component<{ seat: number }>;
  /** What is mine and always at hand (dice, goods), for the dock. */
  Goods?: Component;
  /** An option as the dock shows it, where a sign says more than its text. It is read aloud by its text. */
  Option?: Component<{ option: OptionInfo }>;
  /** The numbers of a seat that matter most, for its plate: five or so. */
  figures?(state: TableState, seat: number): Figure[];
  /** Which events are lines of the log, and which unfold from them. */
  telling?: Telling;
  /** Where the match stands, in a few words: « année 3, tour 1 ». */
  stage?(state: TableState): string;
  /** The same as a drawing above the plates. */
  Stage?: Component;
  /** A component drawn as a card, for the large view and the card browser. Without one: name, icons, sentences. */
  Card?: Component<{ component: ComponentInfo; large?: boolean }>;
  /** By chapter of the rules: components that stand there as examples, drawn and read. */
  pictures?: Record<string, readonly string[]>;
  /** The kinds that are cards, tiles or boards, in the order of the card browser; the rest are spaces and tokens. */
  cards?: readonly string[];
  /** Custom properties of the game's palette, set on the table: `{ "--wf-night": "light-dark(#1d2b53, #0f1630)" }`. */
  theme?: Record<string, string>;
  /** Symbols by name (24 units square), over the shared ones: `import.meta.glob("./icons/*.svg", …)`. */
  icons?: Record<string, string>;
  /** Which symbol stands for a sign of an effect's strip, where it is not the verb's name or its first word. */
  iconOf?(name: string, words: string[]): string | undefined;
  /** An effect's strip as it is drawn, where the words of a verb are not simply what and how many. */
  readable?(icons: IconInfo[]): IconInfo[];
  /** A word of the game's own texts by its key, or nothing: names of kinds (`kind-of-…`), a short name of its automa (`page-automa`). */
  word?(key: string): string;
  /** Whether somebody who looks at this state would see what another person at the same device must not see. */
  hides?(state: TableState): boolean;
  /** Without regions: how much of the stage's height belongs to the board (default 0.56). */
  boardShare?: number;
}

/** What the folder of an expansion gives, inside its game's: the game's page, with what is new on it. */
export type Expanded = (page: GamePage) => GamePage;

const pages = import.meta.glob<{ default: GamePage }>(["./*/index.ts", "!./generic/index.ts"]);
const expanded = import.meta.glob<{ default: Expanded }>("./*/*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

/** The folder of a game, and those of the expansions with it. */
function foldersOf(game: string): [string, string[]] {
  const [base = "", ...expansions] = game.split("+");
  return [`./${base}`, expansions.map((expansion) => `./${base}/${expansion}`)];
}

export async function pageOf(game: string): Promise<GamePage> {
  const [folder, expansions] = foldersOf(game);
  const load = pages[`${folder}/index.ts`];
  if (!load) return (await import("./generic")).default;
  let page = (await load()).default;
  for (const expansion of expansions) page = (await expanded[`${expansion}/index.ts`]?.())?.default(page) ?? page;
  await learn(preferences.locale);
  return page;
}

export async function coverOf(game: string): Promise<Component<{ seed?: string }>> {
  const load = covers[`${foldersOf(game)[0]}/Cover.svelte`] ?? covers["./generic/Cover.svelte"]!;
  return (await load()).default as Component<{ seed?: string }>;
}
