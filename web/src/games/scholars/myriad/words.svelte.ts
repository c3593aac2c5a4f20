/** The expansion's own words, over those of the game. */

import { wordsOf } from "../../../text/game.svelte";
import { words as game } from "../words.svelte";

export const { word } = wordsOf(
  import.meta.glob<string>("../../../../../src/serai/games/scholars/myriad/text/{fr,en}.ftl", {
    query: "?raw",
    import: "default",
  }),
  import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }),
  game,
);
