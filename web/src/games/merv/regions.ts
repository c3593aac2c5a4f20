/** The parts of Merv's table: what each is about, and where it lies in a window. */

import { offers, type Place, type Region, type Room, SIGNS, type Tab } from "../../table/regions";
import Caravansary from "./Caravansary.svelte";
import CaravansaryRibbon from "./CaravansaryRibbon.svelte";
import City from "./City.svelte";
import Contracts from "./Contracts.svelte";
import ContractsRibbon from "./ContractsRibbon.svelte";
import Library from "./Library.svelte";
import LibraryRibbon from "./LibraryRibbon.svelte";
import Mosque from "./Mosque.svelte";
import MosqueRibbon from "./MosqueRibbon.svelte";
import Palace from "./Palace.svelte";
import PalaceRibbon from "./PalaceRibbon.svelte";
import Tracks from "./Tracks.svelte";
import Trade from "./Trade.svelte";
import TradeRibbon from "./TradeRibbon.svelte";
import Walls from "./Walls.svelte";
import WallsRibbon from "./WallsRibbon.svelte";
import { word } from "./words.svelte";

const named = (key: string) => () => word(key);

export const regions: readonly Region[] = [
  { id: "tracks", label: named("page-tracks"), sign: "influence", Reading: Tracks, asks: offers(/^gain-favour$/) },
  {
    id: "library",
    label: named("action-library"),
    sign: "library",
    Reading: Library,
    Ribbon: LibraryRibbon,
    asks: offers(/^discovery-|^act:library$/),
  },
  {
    id: "palace",
    label: named("action-palace"),
    sign: "palace",
    Reading: Palace,
    Ribbon: PalaceRibbon,
    asks: offers(/^room-|^act:palace$/),
  },
  {
    id: "caravansary",
    label: named("action-caravansary"),
    sign: "caravansary",
    Reading: Caravansary,
    Ribbon: CaravansaryRibbon,
    asks: offers(/^row-|^place-camel$|^act:caravansary$/),
  },
  {
    id: "contracts",
    label: named("page-contracts"),
    sign: "scroll",
    Reading: Contracts,
    Ribbon: ContractsRibbon,
    asks: offers(/^pile-/),
  },
  {
    id: "city",
    label: named("page-city"),
    sign: "house",
    Reading: City,
    asks: offers(/^zone-|^slot-|^r\dc\d$|^market-|^camel-market$|^pass:|^ransom:|^lose-building$/),
  },
  {
    id: "mosque",
    label: named("action-mosque"),
    sign: "mosque",
    Reading: Mosque,
    Ribbon: MosqueRibbon,
    asks: offers(/^mosque-|^advance$|^upgrade-|^bonusvp-|^act:mosque$/),
  },
  {
    id: "trade",
    label: named("page-tab-trade"),
    sign: "trade",
    Reading: Trade,
    Ribbon: TradeRibbon,
    asks: offers(/^city-|^act:trade$/),
  },
  {
    id: "walls",
    label: named("action-walls"),
    sign: "walls",
    Reading: Walls,
    Ribbon: WallsRibbon,
    asks: offers(/^(wall|gate)-|^act:walls$/),
  },
];

/** Widths of the side columns, and heights that the panels need, by the size of signs. */
const SIDES = { phone: 300, narrow: 226, short: 286, laptop: 276, large: 412 } as const;

export function arrange({ kind, asked }: Room): Place {
  const [side, sign] = [SIDES[kind], SIGNS[kind]];
  const head = sign + 18;
  const step = sign + (asked("mosque") ? 11 : 4); // of the Mosque
  return {
    rows: [
      { region: "tracks", least: sign + 30, share: 0, ribbon: 0 },
      {
        columns: [
          {
            width: side,
            rows: [
              { region: "library", least: head + 4 * 28 },
              { region: "palace", least: head + 2 * sign + 20 },
              { region: "caravansary", least: head + 4 * sign + 14 },
              { region: "contracts", least: head + 4 * sign + (kind === "narrow" ? 56 : 20) },
            ],
          },
          { region: "city", least: 400, ribbon: 0 },
          {
            width: asked("mosque") && kind !== "narrow" ? side + 84 : side,
            rows: [
              { region: "mosque", least: head + 10 * step + 10, share: 2 },
              { region: "trade", least: head + (kind === "narrow" ? 4 * (2 * sign + 9) : 6 * sign + 12) },
              { region: "walls", least: head + 2 * sign + 6, share: 0.3 },
            ],
          },
        ],
      },
    ],
  };
}

const tab = (id: string, label: string, sign: string, ...regions: string[]): Tab => ({
  id,
  label: named(label),
  sign,
  regions,
});

export const tabs: readonly Tab[] = [
  tab("city", "page-city", "house", "city"),
  tab("mosque", "action-mosque", "mosque", "mosque", "walls"),
  tab("trade", "page-tab-trade", "trade", "trade", "caravansary", "contracts"),
  tab("library", "page-tab-library", "library", "library", "palace"),
  tab("tracks", "page-tracks", "influence", "tracks"),
];
