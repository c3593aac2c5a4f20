/** How Encyclopedia is drawn. */

import type { GamePage } from "..";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { iconOf, icons, readable } from "./signs";
import { theme } from "./theme";

export default {
  Board,
  Area,
  Card,
  cards: ["animal", "expert", "round_token", "behaviour", "scoring"],
  theme,
  icons,
  iconOf,
  readable,
  hides: () => false, // everything lies open
  boardShare: 0.6,
} satisfies GamePage;
