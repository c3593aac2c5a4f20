/** How Merv is drawn. */

import type { GamePage } from "..";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { iconOf, icons, readable } from "./signs";
import { theme } from "./theme";
import { fetchWords, word } from "./words.svelte";

export default {
  Board,
  Area,
  Card,
  cards: [
    "district",
    "spice",
    "room",
    "discovery",
    "city",
    "contract",
    "mosque_space",
    "upgrade",
    "bonus_tile",
    "rampart",
    "market_slot",
    "solo_card",
  ],
  theme,
  icons,
  iconOf,
  readable,
  word(key) {
    fetchWords();
    return word(key);
  },
  hides: () => false, // everything lies open
  boardShare: 0.73,
} satisfies GamePage;
