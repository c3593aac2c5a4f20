/** Wayfarers of the South Tigris: lapis night, sand and saffron. */

import type { GamePage } from "..";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { iconOf, icons } from "./signs";
import { theme } from "./theme";

const page: GamePage = {
  Board,
  Area,
  Card,
  cards: [
    "land",
    "water",
    "space",
    "townsfolk",
    "inspiration",
    "tile",
    "journal_tile",
    "die_slot",
    "display_slot",
    "player_board",
    "scheme",
    "ai_board",
    "guild",
  ],
  theme,
  icons,
  iconOf,
  hides: (state) => ((state.observation as { drawn?: string[] } | null)?.drawn ?? []).some((card) => card !== ""),
  boardShare: 0.585,
};

export default page;
