/** Wayfarers of the South Tigris: lapis night, sand and saffron. */

import type { GamePage } from "..";
import Area from "./Area.svelte";
import Rival from "./Rival.svelte";
import Card from "./Card.svelte";
import { pictures } from "./pictures";
import Goods from "./Goods.svelte";
import { arrange, regions, tabs } from "./regions";
import type { View } from "./shapes";
import { iconOf, icons } from "./signs";
import { theme } from "./theme";
import { word } from "./words.svelte";

const page: GamePage = {
  regions,
  arrange,
  tabs,
  Goods,
  Area,
  Rival,
  Card,
  pictures,
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
  stage(state) {
    const { turn, turns_left } = state.observation as unknown as View & { turn: number };
    const now = word("wf-turn", { n: turn + 1 });
    return turns_left ? `${now} · ${word("wf-final", { n: turns_left })}` : now;
  },
  figures(state, seat) {
    const player = (state.observation as unknown as View).players[seat];
    if (!player) return [];
    return [
      { sign: "silver", n: player.silver, label: word("silver", { n: 2 }) },
      { sign: "provision", n: player.provision, label: word("provision", { n: 2 }) },
      { sign: "influence", n: player.influence, label: word("influence", { n: 2 }) },
      { sign: "die", n: player.dice.length, label: word("wf-dice") },
      {
        sign: "card_townsfolk",
        n: Object.values(player.workers).reduce((all, n) => all + n, 0),
        label: word("wf-all-workers"),
      },
    ];
  },
  hides: (state) => ((state.observation as { drawn?: string[] } | null)?.drawn ?? []).some((card) => card !== ""),
  telling: {
    details: [
      ...["worker-with-card", "track-worker", "influence-returns", "spend-influence", "draw", "ai-track-bonus"],
      ...["ai-comet", "ai-tile-beside", "free-influence"],
    ],
    reasons: ["ai-scheme", "turn-die", "use-pigeon"],
  },
};

export default page;
