/** How Encyclopedia is drawn. */

import type { GamePage } from "..";
import Area from "./Area.svelte";
import Rival from "./Rival.svelte";
import Card from "./Card.svelte";
import { pictures } from "./pictures";
import Goods from "./Goods.svelte";
import { arrange, regions, tabs } from "./regions";
import { viewOf } from "./shapes";
import { iconOf, icons, readable } from "./signs";
import { theme } from "./theme";
import { word } from "./words.svelte";

export default {
  regions,
  arrange,
  tabs,
  Goods,
  Area,
  Rival,
  Card,
  pictures,
  cards: ["animal", "expert", "round_token", "behaviour", "scoring"],
  theme,
  icons,
  iconOf,
  readable,
  stage: (state) => word("page-stage", { n: viewOf(state)?.round ?? 1 }),
  figures(state, seat) {
    const has = viewOf(state)?.competitors[seat];
    if (!has) return [];
    return [
      { sign: "coin", n: has.coins, label: word("coin", { n: 2 }) },
      { sign: "token", n: has.tokens, label: word("token", { n: 2 }) },
      { sign: "reputation", n: has.reputation, label: word("page-reputation") },
      { sign: "cube", n: has.cubes, label: word("page-cubes-left") },
      { sign: "animal", n: has.study.length, label: word("page-study") },
    ];
  },
  hides: () => false, // everything lies open
  telling: {
    headings: ["round-token"],
    details: [
      ...["die-placed", "reputation", "pick-earned", "pick-waits", "pick-lost", "boosted", "recoloured", "joins"],
      ...["removed", "expert-placed", "expert-tucked", "automa-cashed", "automa-no-space"],
    ],
    reasons: ["automa-continent", "automa-line"],
  },
} satisfies GamePage;
