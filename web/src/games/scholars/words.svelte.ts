/** The game's own words: the texts of the engine, and what only the page says. */

import { wordsOf } from "../../text/game.svelte";

export const words = wordsOf(
  import.meta.glob<string>("../../../../src/serai/games/scholars/text/{fr,en}.ftl", {
    query: "?raw",
    import: "default",
  }),
  import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }),
);

export const { word } = words;
