/** How Merv is drawn. */

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
  theme,
  icons,
  iconOf,
  readable,
  hides: () => false, // everything lies open
  boardShare: 0.73,
} satisfies GamePage;
