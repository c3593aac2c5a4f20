/** The parts of Scholars' table: what each is about, and where it lies in a window. */

import { offers, type Place, type Region, type Room, SIGNS, type Tab, type WindowKind } from "../../table/regions";
import Caliph from "./Caliph.svelte";
import CaliphRibbon from "./CaliphRibbon.svelte";
import Desk from "./Desk.svelte";
import Draft from "./Draft.svelte";
import House from "./House.svelte";
import HouseRibbon from "./HouseRibbon.svelte";
import Map from "./Map.svelte";
import MapRibbon from "./MapRibbon.svelte";
import Piles from "./Piles.svelte";
import PilesRibbon from "./PilesRibbon.svelte";
import Rooms from "./Rooms.svelte";
import RoomsRibbon from "./RoomsRibbon.svelte";
import Tracks from "./Tracks.svelte";
import TracksRibbon from "./TracksRibbon.svelte";
import { word } from "./words.svelte";

const named = (key: string) => () => word(key);

export const regions: readonly Region[] = [
  {
    id: "piles",
    label: named("page-piles"),
    sign: "translator",
    Reading: Piles,
    Ribbon: PilesRibbon,
    asks: offers(/^(dispatch|employ|retire):/),
    names: /^do:(dispatch|employ|retire_top)\(/,
  },
  { id: "draft", label: named("page-draft"), sign: "translator", Reading: Draft, asks: offers(/^pair:/) },
  {
    id: "caliph",
    label: named("page-caliph"),
    sign: "caliph",
    Reading: Caliph,
    Ribbon: CaliphRibbon,
    asks: offers(/^space:/),
  },
  {
    id: "map",
    label: named("page-map"),
    sign: "travel",
    Reading: Map,
    Ribbon: MapRibbon,
    asks: offers(/^travel:|^scroll:/),
  },
  {
    id: "house",
    label: named("page-house"),
    sign: "scroll",
    Reading: House,
    Ribbon: HouseRibbon,
    asks: offers(/^(scroll|guild|deliver|from):/),
    names: /^do:influence_guild\(/,
  },
  {
    id: "tracks",
    label: named("page-tracks"),
    sign: "research",
    Reading: Tracks,
    Ribbon: TracksRibbon,
    asks: offers(/^(track|research):/),
    names: /^do:(advance|harvest)\(/,
  },
  {
    id: "rooms",
    label: named("page-rooms"),
    sign: "room",
    Reading: Rooms,
    Ribbon: RoomsRibbon,
    asks: offers(/^(room|chain|place-gold|take-gold):/),
    names: /^do:place_(or_take_)?gold\(/,
  },
  {
    id: "desk",
    label: named("page-desk"),
    sign: "bag",
    Reading: Desk,
    asks: offers(/^(slot|card|main|work|use|put|tuck|retiree|destroy):|^rest$/),
  },
];

/** What an expansion asks of the arrangement. */
export interface Docked {
  /** The heights that parts need. With them, the board alone takes what is left over. */
  tracks?: number;
  rooms?: number;
  desk?: number;
  piles?: number;
  /** Piles and Caliph keep to one line until they are asked about. */
  low?: boolean;
  /** What stands beside the Caliph's ribbon. */
  beside?: Place;
  /** What docks at the right of the board. */
  right?: Place & { width: number };
  /** Parts of the board that give way to it. */
  without?: readonly string[];
}

export function arrange({ kind, asked }: Room, docked: Docked = {}): Place {
  const sign = SIGNS[kind];
  const low = kind === "narrow" ? 8 : 0; // the least window has no height to spare
  const { tracks = 6 * (sign + 7) + 60, desk = 4 * sign + 90 - low, right, without = [] } = docked;
  const grows = docked.desk === undefined ? 1 : 0;
  const least = docked.rooms ?? 3 * sign + 36 - low;
  const ribbon = docked.rooms === undefined || asked("rooms") ? 0 : 34;
  const rooms: Place = { region: "rooms", least, share: 0.2 * grows, ribbon };
  if (asked("draft")) return { rows: [{ region: "draft", least: 300, ribbon: 0 }, rooms] };
  const wide = (region: string, share: number) => (asked(region) ? share * 1.3 : share);
  const board = [
    { region: "map", least: 190, ribbon: 0, share: wide("map", 1) },
    { region: "house", least: 3 * (2 * sign + 12) + 50, ribbon: 0, share: wide("house", 1.65) },
    { region: "tracks", least: tracks, ribbon: 0, share: wide("tracks", 1.15) },
  ].filter(({ region }) => !without.includes(region));
  return {
    rows: [
      ...above(kind, sign, asked, docked),
      { share: 3, columns: right ? [...board, right] : board },
      rooms,
      { region: "desk", least: desk, ribbon: 0, share: 0.5 * grows },
    ],
  };
}

/** The piles and the Caliph: in a low window ribbons beside each other until they are asked about. */
function above(kind: WindowKind, sign: number, asked: Room["asked"], docked: Docked): Place[] {
  const low = docked.low ?? (kind === "short" || kind === "narrow");
  const piles: Place = {
    region: "piles",
    least: docked.piles ?? 3 * sign + 40,
    share: 0.1,
    ribbon: low && !asked("piles") ? 34 : 0,
  };
  const caliph: Place = { region: "caliph", least: sign + 20, share: 0, ribbon: asked("caliph") ? 0 : 34 };
  const line: Place[] = docked.beside
    ? [{ share: 0, columns: [{ width: 228, rows: [{ ...caliph, share: 1 }] }, { rows: [docked.beside] }] }]
    : [caliph];
  // Whom one recruits stands in the width of the window.
  const wide = kind === "narrow" || kind === "phone" || !low || (kind === "laptop" && asked("piles"));
  if (wide || asked("caliph")) return [{ ...piles, share: low ? 0 : 0.1 }, ...line];
  return [{ share: 0, columns: [{ rows: [piles] }, { width: 228, rows: [{ ...caliph, share: 1 }] }] }];
}

const tab = (id: string, label: string, sign: string, ...regions: string[]): Tab => ({
  id,
  label: named(label),
  sign,
  regions,
});

/** On a phone the tabs are the actions, each with what it needs. */
export const tabs: readonly Tab[] = [
  tab("desk", "page-desk", "bag", "draft", "desk"),
  tab("recruit", "action-recruit", "recruit", "piles", "rooms"),
  tab("travel", "action-travel", "travel", "map", "caliph"),
  tab("research", "action-research", "research", "tracks"),
  tab("translate", "action-translate", "translate", "house", "rooms"),
];
