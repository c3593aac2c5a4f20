/** The parts of Wayfarers' table: what each is about, and where it lies in a window. */

import { offers, type Place, type Region, type Room, SIGNS, type Tab } from "../../table/regions";
import type { TableState } from "../../wire";
import Bazaar from "./Bazaar.svelte";
import BazaarRibbon from "./BazaarRibbon.svelte";
import JournalMap from "./JournalMap.svelte";
import JournalRibbon from "./JournalRibbon.svelte";
import Mine from "./Mine.svelte";
import MineRibbon from "./MineRibbon.svelte";
import type { View } from "./shapes";
import { word } from "./words.svelte";

const named = (key: string) => () => word(key);
type Asks = NonNullable<Region["asks"]>;
const viewIn = (state: TableState) => state.observation as unknown as View | null;
const bazaarPieces = offers(/^(guild_|drawn-)|^tile:/);

/** Whether a card of a row, its place, a Guild or a tile is offered. */
const bazaar: Asks = (found, state) =>
  bazaarPieces(found) ||
  Object.values(viewIn(state)?.rows ?? {}).some(({ slots }) =>
    slots.some(({ id, card }) => found.offered.has(id) || (!!card && found.offered.has(card))),
  );

/** Whether something of the one who is asked is offered: a card of the panorama, a slot, a cell of the Caravan. */
const mine: Asks = ({ offered }, state) => {
  const player = viewIn(state)?.players[state.decision?.seat ?? -1];
  if (!player) return false;
  const cards = [...player.land, ...player.water, ...player.space].flatMap(({ card, tucked }) => [card, tucked]);
  return cards.some((card) => offered.has(card)) || [...offered.keys()].some((id) => /^(home_|cell-)/.test(id));
};

export const regions: readonly Region[] = [
  {
    id: "journal",
    label: named("wf-journal"),
    sign: "journal",
    Reading: JournalMap,
    Ribbon: JournalRibbon,
    asks: offers(/^to:/),
  },
  { id: "bazaar", label: named("wf-bazaar"), sign: "card_land", Reading: Bazaar, Ribbon: BazaarRibbon, asks: bazaar },
  { id: "mine", label: named("wf-panorama"), sign: "city", Reading: Mine, Ribbon: MineRibbon, asks: mine },
];

export function arrange({ kind }: Room): Place {
  const sign = SIGNS[kind];
  return {
    rows: [
      { region: "journal", least: 210, ribbon: 60, share: 1 },
      { region: "bazaar", least: 13.4 * sign, ribbon: 60, share: 1 },
      { region: "mine", least: 13.4 * sign, ribbon: 34, share: 1.1 },
    ],
  };
}

const tab = (id: string, label: string, sign: string): Tab => ({ id, label: named(label), sign, regions: [id] });

export const tabs: readonly Tab[] = [
  tab("journal", "wf-journal", "journal"),
  tab("bazaar", "wf-bazaar", "card_land"),
  tab("mine", "wf-panorama", "city"),
];
