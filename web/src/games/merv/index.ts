/** How Merv is drawn. */

import type { GamePage } from "..";
import Area from "./Area.svelte";
import Calendar from "./Calendar.svelte";
import Card from "./Card.svelte";
import { pictures } from "./pictures";
import Goods from "./Goods.svelte";
import Option from "./Option.svelte";
import { arrange, regions, tabs } from "./regions";
import { type View, viewOf } from "./shapes";
import { iconOf, icons, readable } from "./signs";
import { theme } from "./theme";
import { stageOf, word } from "./words.svelte";

export default {
  regions,
  arrange,
  tabs,
  Goods,
  Option,
  Stage: Calendar,
  Area,
  Rival: Area,
  Card,
  pictures,
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
  word: (key) => word(key),
  stage: (state) => stageOf(viewOf(state) as View),
  figures(state, seat) {
    const player = viewOf(state)?.players[seat];
    if (!player) return [];
    const cubes = Object.values(player.cubes).reduce((all, n) => all + n, 0);
    return [
      { sign: "any", n: cubes, label: word("page-cubes") },
      { sign: "influence", n: player.influence, label: word("influence") },
      { sign: "favour", n: player.favour, label: word("favour") },
      { sign: "mosque_step", n: player.mosque_level, label: word("page-mosque-level") },
      { sign: "camel", n: player.camels, label: word("camel", { n: 2 }) },
    ];
  },
  hides: () => false, // everything lies open
  telling: {
    headings: ["invasion", "scoring", "courtier-turn"],
    details: [
      ...["built", "paid-discount", "paid-convert", "paid-discount-convert", "favour", "influence", "steps-lost"],
      ...["track-points", "courtier-idle", "solo-rejected", "solo-removed", "pair"],
      "roads-cleared",
    ],
    asides: ["queue", "courtier-queue"],
    reasons: [
      ...["zone", "courtier-zone", "solo-card", "magistrate-zone", "magistrate-prefers", "magistrate-considers"],
      ...["magistrate-keeps", "magistrate-chooses-zone", "magistrate-chooses-district"],
    ],
  },
} satisfies GamePage;
