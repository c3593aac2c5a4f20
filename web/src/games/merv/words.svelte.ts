/** The game's own words: the texts of the engine, and what only the page says. */

import { wordsOf } from "../../text/game.svelte";
import type { View } from "./shapes";

export const { word } = wordsOf(
  import.meta.glob<string>("../../../../src/serai/games/merv/text/{fr,en}.ftl", { query: "?raw", import: "default" }),
  import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }),
);

/** Where the match stands, in a few words. */
export function stageOf(view: View): string {
  return view.phase === "turns" || view.phase === "queue"
    ? word("page-round", { year: view.year, round: view.round })
    : word(`page-phase-${view.phase}`, { year: view.year });
}
