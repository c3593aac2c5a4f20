/** How Scholars is drawn. */

import type { GamePage } from "..";
import Area from "./Area.svelte";
import Rival from "./Rival.svelte";
import Card from "./Card.svelte";
import { pictures } from "./pictures";
import Goods from "./Goods.svelte";
import Option from "./Option.svelte";
import { arrange, regions, tabs } from "./regions";
import { viewOf } from "./shapes";
import { iconOf, icons, readable } from "./signs";
import { theme } from "./theme";
import { word } from "./words.svelte";

export default {
  regions,
  arrange: (room) => arrange(room),
  tabs,
  Goods,
  Option,
  Area,
  Rival,
  Card,
  pictures,
  cards: [
    "scroll",
    "translator",
    "starting_translator",
    "starting_scroll",
    "action_card",
    "goal_card",
    "resource_card",
    "caliph_card",
    "planning_card",
    "room",
    "track",
  ],
  theme,
  icons,
  iconOf,
  readable,
  word: (key) => word(key),
  stage: (state) => {
    const view = viewOf(state);
    return view
      ? word(view.turns_left === null ? "page-turn" : "page-last-turns", { n: view.turns_left ?? view.turn + 1 })
      : "";
  },
  figures(state, seat) {
    const player = viewOf(state)?.players[seat];
    if (!player) return [];
    const retired = player.slots.reduce((sum, slot) => sum + slot.retired.length, 0);
    return [
      { sign: "silver", n: player.silver, label: word("silver") },
      { sign: "gold", n: player.gold, label: word("gold") },
      { sign: "scroll", n: player.scrolls.length, label: word("page-scrolls") },
      { sign: "retire_top", n: retired, label: word("page-retired") },
      { sign: "bag", n: player.bag_size, label: word("page-bag") },
    ];
  },
  hides: () => false, // every die went into its bag openly: no curtain between turns
  telling: {
    details: [
      ...["gain-die", "board-to-bag", "destroy-white", "map-scroll", "overflow", "take-gold", "control", "no-control"],
      ...["bottom-scroll", "neutral-marker", "scroll-to-guild", "scroll-to-box", "caliph-gold", "collect-gold"],
      ...["rooms-full", "ai-no-gold", "ai-no-influence", "ai-dice-sum", "free-influence"],
    ],
    reasons: ["place-die", "put-worker", "ai-plan", "set-aside"],
  },
} satisfies GamePage;
