/** The parts of Encyclopedia's table: what each is about, and where it lies in a window. */

import { offers, type Place, type Region, type Room, SIGNS, type Tab } from "../../table/regions";
import type { TableState } from "../../wire";
import Academy from "./Academy.svelte";
import AcademyRibbon from "./AcademyRibbon.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import MineRibbon from "./MineRibbon.svelte";
import Places from "./Places.svelte";
import Publications from "./Publications.svelte";
import { viewOf } from "./shapes";
import University from "./University.svelte";
import UniversityRibbon from "./UniversityRibbon.svelte";
import { word } from "./words.svelte";
import World from "./World.svelte";

const named = (key: string) => () => word(key);
type Asks = NonNullable<Region["asks"]>;

/** Whether a place is offered, or a card that lies there. */
const display =
  (kind: "academy" | "university"): Asks =>
  ({ offered }, state) =>
    offered.has(kind) || !!viewOf(state)?.[kind].cards.some((card) => offered.has(card));

/** Whether something of the one who is asked is offered: an Animal, an Expert, a place for them. */
function mine({ offered, options }: Parameters<Asks>[0], state: TableState): boolean {
  const view = viewOf(state);
  const has = view?.competitors[state.decision?.seat ?? -1];
  if (!view || !has) return false;
  const own = [...has.study.map(({ animal }) => animal), ...has.experts, ...view.gained];
  return own.some((id) => offered.has(id)) || [...options.keys()].some((id) => /^(cube:|place$|tuck$)/.test(id));
}

export const regions: readonly Region[] = [
  {
    id: "academy",
    label: named("page-academy"),
    sign: "academy",
    Reading: Academy,
    Ribbon: AcademyRibbon,
    serves: true,
    asks: display("academy"),
  },
  {
    id: "university",
    label: named("page-university"),
    sign: "university",
    Reading: University,
    Ribbon: UniversityRibbon,
    serves: true,
    asks: display("university"),
  },
  { id: "places", label: named("page-places"), sign: "embassy", Reading: Places, asks: offers(/^(embassy|bank)$/) },
  {
    id: "world",
    label: named("page-expeditions"),
    sign: "expedition",
    Reading: World,
    asks: offers(/^expedition-|^recolour/),
  },
  {
    id: "publications",
    label: named("page-publications"),
    sign: "publication",
    Reading: Publications,
    asks: offers(/^type-/),
  },
  { id: "dice", label: named("page-dice"), sign: "die", Reading: Market, asks: offers(/^die:|^slot:/) },
  { id: "mine", label: named("page-study"), sign: "animal", Reading: Mine, Ribbon: MineRibbon, asks: mine },
];

export function arrange({ kind, asked }: Room): Place {
  const sign = SIGNS[kind];
  const wide = asked("publications");
  return {
    rows: [
      { region: "academy", least: 7 * sign, ribbon: 56, share: 1.2 },
      { region: "university", least: 4 * sign + 16, ribbon: 46, share: 0.4 },
      {
        share: 1,
        columns: [
          {
            region: "places",
            least: 11 * sign,
            ribbon: 0,
            width: kind === "large" ? 170 : kind === "narrow" ? 104 : 118,
          },
          { region: "world", least: 11 * sign, ribbon: 0, share: wide ? 0.75 : 1 },
          { region: "publications", least: 12 * sign, ribbon: 0, share: wide ? 1.6 : 1.1 },
          {
            region: "dice",
            least: 11 * sign,
            ribbon: 0,
            width: kind === "large" ? 280 : kind === "narrow" ? 168 : 196,
          },
        ],
      },
      { region: "mine", least: 12 * sign + (kind === "narrow" ? 26 : 0), ribbon: 38, share: 1 },
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
  tab("mine", "page-study", "animal", "mine"),
  tab("cards", "page-tab-cards", "academy", "academy", "university"),
  tab("world", "page-tab-world", "expedition", "world", "places"),
  tab("publications", "page-tab-publish", "publication", "publications"),
  tab("dice", "page-dice", "die", "dice"),
];
