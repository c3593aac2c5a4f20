/** How Scholars is drawn with Body of Books: the game's page, with what the expansion adds to it. */

import type { Expanded, Figure } from "../..";
import Area from "./Area.svelte";
import Card from "./Card.svelte";
import Goods from "./Goods.svelte";
import Option from "./Option.svelte";
import { arrange, regionsOf, tabsOf } from "./regions";
import { viewOf } from "../shapes";
import { authorOf, extensionOf } from "./shapes";
import "./signs";
import { theme } from "./theme";
import { word } from "./words.svelte";

export default ((game) => ({
  ...game,
  regions: regionsOf(game),
  arrange,
  tabs: tabsOf(game),
  Goods,
  Option,
  Area,
  Card,
  cards: ["page", ...(game.cards ?? []), "upgraded_card", "row_tile"],
  theme: { ...game.theme, ...theme },
  word: (key) => word(key),
  figures(state, seat) {
    const figures = game.figures?.(state, seat) ?? [];
    const author = authorOf(state, seat);
    if (!author) {
      const n = extensionOf(state)?.automa_pages.length ?? 0;
      return [...figures, { sign: "page", n, label: word("page-pages") }];
    }
    const xp: Figure = { sign: "xp", n: author.xp, label: word("page-xp") };
    const retired = new Set(viewOf(state)?.players[seat]?.slots.flatMap((slot) => slot.retired));
    const pages = author.columns.flatMap(({ cards }) => cards).filter((card) => !retired.has(card)).length;
    const others = figures.filter(({ sign }) => sign !== "bag"); // six are as many as a plate holds
    return [...others.slice(0, 2), xp, ...others.slice(2), { sign: "page", n: pages, label: word("page-pages") }];
  },
})) satisfies Expanded;
