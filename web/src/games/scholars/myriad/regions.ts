/** The parts of the table with the expansion: the books dock at the right of the board, and the desk has rows. */

import type { GamePage } from "../..";
import { offers, type Place, type Region, type Room, SIGNS } from "../../../table/regions";
import { arrange as arrangeGame } from "../regions";
import Books from "./Books.svelte";
import BooksRibbon from "./BooksRibbon.svelte";
import Caliph from "./Caliph.svelte";
import Desk from "./Desk.svelte";
import House from "./House.svelte";
import PilesRibbon from "./PilesRibbon.svelte";
import Rooms from "./Rooms.svelte";
import Tracks from "./Tracks.svelte";
import { word } from "./words.svelte";

const books: Region = {
  id: "books",
  label: () => word("page-books"),
  sign: "book",
  Reading: Books,
  Ribbon: BooksRibbon,
  asks: offers(/^(take-page|upgrade|black-translate):|^two-xp$/),
};

/** What the game's own regions show and are asked about besides. */
const CHANGED: Record<string, Partial<Region>> = {
  caliph: { Reading: Caliph },
  tracks: { Reading: Tracks },
  rooms: { Reading: Rooms },
  house: { Reading: House },
  piles: { Ribbon: PilesRibbon },
  desk: { Reading: Desk },
};
const ALSO: Record<string, RegExp> = { desk: /^(use-page|resolve-page|tuck-page|harvest-card):/ };

export function regionsOf(game: GamePage): readonly Region[] {
  const changed = (game.regions ?? []).map((region): Region => {
    const more = ALSO[region.id];
    const asks: Region["asks"] = more
      ? (offered, state) => offers(more)(offered) || !!region.asks?.(offered, state)
      : region.asks;
    return { ...region, ...CHANGED[region.id], asks };
  });
  return [...changed, books];
}

const ROWS = { phone: 4, narrow: 2, short: 4, laptop: 4, large: 4 } as const; // that are seen without scrolling

export function arrange(room: Room): Place {
  const { kind, asked } = room;
  const sign = SIGNS[kind];
  // A laptop's window holds piles and books at reading size if my rows scroll.
  const recruiting = kind === "laptop" && asked("piles");
  const desk = 3 * sign + 64 + (recruiting ? 1 : ROWS[kind]) * (sign + 9);
  const piles = recruiting ? 3 * sign + 50 : undefined;
  const tracks = 7 * (sign + 3) + 20;
  const open = asked("books");
  const books: Place = { region: "books", least: 6 * sign + 60, ribbon: 0 };
  const low = kind !== "large";
  const rooms = kind === "narrow" ? 4 * sign + 36 : undefined; // languages and gold in three lines
  if (kind === "narrow" && !open)
    return arrangeGame(room, { desk, rooms, tracks, low, beside: { ...books, ribbon: 34, share: 0 } });
  const width = { phone: 0, narrow: 296, short: 296, laptop: 184, large: 350 }[kind];
  const without = kind === "narrow" ? ["map", "house"] : [];
  return arrangeGame(room, { desk, rooms, tracks, piles, low, right: { ...books, width }, without });
}

export function tabsOf(game: GamePage): GamePage["tabs"] {
  return [...(game.tabs ?? []), { id: "books", label: () => word("page-books"), sign: "book", regions: ["books"] }];
}
