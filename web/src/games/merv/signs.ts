/** The symbols of Merv on a 24-unit grid, and how the strip of an effect is read. */

import type { GamePage } from "..";
import type { IconInfo } from "../../wire";
import { CUBES } from "./shapes";

/** A cube's band: each colour has its own pattern, so that none stands alone. */
export const PATTERNS: Record<string, string> = {
  purple: "M3 22l3.200-4.200M8 22l3.200-4.200M13 22l3.200-4.200M18 22l3.200-4.200",
  beige: "M4.500 19.800h.1M8.300 19.800h.1M12 19.800h.1M15.800 19.800h.1M19.500 19.800h.1",
  green: "M2 18.200h20M2 20.600h20",
  orange: "m2 21.500 3.300-3.200 3.400 3.200 3.300-3.200 3.300 3.200 3.400-3.200 3.300 3.200",
};
export const STAR = "m12 3.500 2.400 5.600 6 .5-4.600 4 1.400 5.900-5.200-3.200-5.200 3.200 1.400-5.900-4.600-4 6-.5z";

const CUBE = '<rect x="1.500" y="1.500" width="21" height="21" rx="3.500"';

const plain: Record<string, string> = {
  // what players have
  camel:
    '<path d="M3 21.500v-7.800c0-2.300 1-3.700 3-3.700.7-2.700 1.700-4 3-4s2 1.200 2.600 3.300h1.200c.4-1.500 1-2.300 1.900-2.300s1.500.9 1.900 2.300c1.700-.3 1.900-1.500 1.700-3.300l-.3-2.500c-.1-1.200.7-2 1.900-2h1.700l1.100 1.700-2 .8c.4 3.500.5 7.500-2.300 8.700v8.800h-2v-6.500h-8.900v6.500H5.500v-6.500L5 21.500z" fill="var(--mv-camel)" stroke-width="1.2"/>',
  scroll:
    '<path d="M6 3.500h11.500c1.700 0 2.500 1 2.500 2.500v2h-4v9.500c0 2-1 3-2.500 3H5c-1.500 0-2.500-1-2.500-2.500v-1H6z" fill="var(--icon-paper, var(--mv-paper))"/><path d="M16 8V6c0-1.500.5-2.500 1.500-2.500M2.500 17h9v1c0 1.500.8 2.500 2 2.500M9 8h4M9 11h4M9 14h3" stroke-width="1.300"/>',
  common:
    '<path d="M7 9.500c-2.500 2-3.500 4.500-3.500 7 0 3.500 3 5 8.500 5s8.500-1.500 8.500-5c0-2.500-1-5-3.500-7z" fill="var(--mv-sack)"/><path d="M8 3.500 12 5l4-1.500-1.500 4h-5zM8.500 7.500h7l1.500 2H7z" fill="var(--mv-sack)"/><path d="M9 14c2 1.500 4 1.500 6 0" stroke-width="1.300"/>',
  rare: '<path d="M7 3.500h10l4.500 6L12 21.500 2.500 9.500z" fill="var(--mv-gem)"/><path d="M2.500 9.500h19M7 3.500l2 6 3 12 3-12 2-6M9 9.500l3-6 3 6" stroke-width="1.200"/>',
  any_good:
    '<path d="M5 12.500c-2 1.500-2.500 3-2.500 5 0 2.800 2 4 5.500 4s5.500-1.200 5.500-4c0-2-.5-3.500-2.500-5zM6 8.500h4l1 4H5z" fill="var(--mv-sack)" stroke-width="1.400"/><path d="M14 2.500h5l3 3.800-5.500 7-5.500-7z" fill="var(--mv-gem)" stroke-width="1.400"/>',
  favour:
    '<path d="M12 2.500c1.200 1.800 3 2.500 5 2.300.2 2.200 1.200 3.500 3 4.200-.8 2-.5 3.700 1 5.300-1.800 1-2.600 2.400-2.500 4.500-2.200 0-3.800.8-5 2.700h-3c-1.200-1.900-2.800-2.700-5-2.700.1-2.100-.7-3.500-2.500-4.500 1.500-1.600 1.800-3.300 1-5.300 1.800-.7 2.800-2 3-4.200 2 .2 3.800-.5 5-2.300z" fill="var(--mv-gold)" stroke-width="1.300"/><path d="M8 15.500V10l2.300 2L12 8.500l1.700 3.500L16 10v5.500z" fill="var(--mv-paper)" stroke-width="1.200"/>',
  influence:
    '<path d="M12 1.800 20.500 5v7c0 5-3.500 8.300-8.500 10.200C7 20.300 3.500 17 3.500 12V5z" fill="var(--mv-turquoise)" stroke-width="1.300"/><path d="M12 5.500v11M7.500 8c0 3.500 1.500 5 4.500 5s4.500-1.500 4.500-5M9 16.500h6" stroke="var(--mv-white)" stroke-width="1.700"/>',
  vp: '<circle cx="12" cy="12" r="10.500" fill="currentColor" stroke="none"/><path d="m12 4.800 2.200 4.700 5.200.6-3.800 3.500 1 5.100-4.600-2.500-4.600 2.500 1-5.100-3.800-3.500 5.200-.6z" fill="var(--mv-sand)" stroke="none"/>',
  soldier:
    '<path d="M4 5.500C7 5.500 9.500 4.500 12 2.500c2.500 2 5 3 8 3 .5 7.500-2 13-8 16.500-6-3.500-8.500-9-8-16.500z" fill="var(--mv-tint)"/><path d="M8 8.500l8 7.500M16 8.500 8 16" stroke-width="1.500"/>',
  courtier:
    '<path d="M4 21.500c.5-4.500 2.500-7 5.500-8-1.500-1-2.300-2.500-2.300-4.300h9.600c0 1.800-.8 3.300-2.300 4.300 3 1 5 3.500 5.500 8z" fill="var(--mv-tint)"/><path d="M6.500 9c-1-3.500 1.500-6.500 5.500-6.500s6.500 3 5.500 6.500c-3 .8-8 .8-11 0z" fill="var(--mv-paper)"/><path d="M12 2.500c-1 2 0 4.500 3 6.700" stroke-width="1.200"/>',
  house: '<path d="M4 21.500v-9L12 5l8 7.500v9z" fill="var(--mv-tint)"/><path d="M9.500 21.500v-4c0-3 5-3 5 0v4"/>',
  post: '<path d="M2.500 20.500 12 4l9.500 16.500z" fill="var(--mv-tint)"/><path d="M12 4V1.500l4 1.300L12 4M12 9.500 8.500 20.500M12 9.500l3.500 11" stroke-width="1.300"/>',
  "upgrade-white": `<path d="M12 1.800 22.200 12 12 22.200 1.800 12z" fill="var(--mv-white)"/><path d="${STAR}" fill="var(--mv-on-white)" stroke="none" transform="translate(4.800 4.800) scale(.6)"/>`,
  "upgrade-bonus":
    '<path d="M12 1.800 22.200 12 12 22.200 1.800 12z" fill="var(--mv-tint)"/><path d="M12 7v10M7 12h10" stroke-width="2.200"/>',
  "bonus-tile":
    '<path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" fill="var(--mv-gold)"/><path d="m12 6 1.700 3.800 4.200.4-3.200 2.800 1 4.100-3.700-2.200-3.700 2.200 1-4.100-3.200-2.800 4.200-.4z" fill="var(--mv-paper)" stroke-width="1"/>',
  wall: '<path d="M2 21.500V6h4v3.500h4V6h4v3.500h4V6h4v15.500z" fill="var(--mv-brick)"/><path d="M2 13.500h20M2 17.500h20M8 9.500v4M16 9.500v4M12 13.500v4M8 17.500v4M16 17.500v4" stroke-width="1.200"/>',
  gate: '<path d="M2 21.500V5h4v3h4V5h4v3h4V5h4v16.500h-5.500V17c0-6-9-6-9 0v4.500z" fill="var(--mv-brick)"/><path d="M9.500 21.500v-4.300c0-3 5-3 5 0v4.300" stroke-width="1.200"/>',
  mongols:
    '<path d="M3 21 17 5M7 21.500 3.500 17.500M21 21 7 5M17 21.500l3.500-4"/><path d="m15 3 6-1-1 6M9 3 3 2l1 6" stroke-width="1.800"/>',
  ruin: '<path d="M2.500 21.500v-6l3-1 1-4 3 2 1.500 3 2.500-1 1.500 4 3-1.500 3.500 4.500z" fill="var(--mv-tint)"/><path d="M12 10.500c-3-3 1.500-4.500 0-8.500 3.500 2 5.500 4.500 3.500 8" fill="var(--mv-orange)" stroke-width="1.200"/>',
  year: '<circle cx="12" cy="12" r="4.500" fill="var(--mv-gold)"/><path d="M12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M4.600 19.400l2.100-2.100M17.300 6.700l2.100-2.100"/>',
  hourglass:
    '<path d="M5 2.500h14M5 21.500h14M6.500 2.500c0 5 5.500 7 5.500 9.500s-5.500 4.500-5.500 9.500M17.500 2.500c0 5-5.500 7-5.500 9.500s5.500 4.500 5.500 9.500"/>',
  purse:
    '<path d="M8.500 7.500C5 10 3 13.500 3 16.800 3 20 5.500 21.500 12 21.500s9-1.500 9-4.700c0-3.300-2-6.800-5.500-9.300z" fill="var(--mv-camel)"/><path d="M7 2.500 9.500 4 12 2.500 14.500 4 17 2.500l-1.500 5h-7z" fill="var(--mv-camel)"/><path d="M8 7.500h8"/>',
  // the six actions of districts
  caravansary:
    '<path d="M2 21.500V8.500L12 2.500l10 6v13z" fill="var(--mv-tint)"/><path d="M6.500 21.500v-4.800c0-1.700.8-2.700 2.200-2.700.5-1.800 1.200-2.600 2-2.600s1.400.8 1.800 2.200c1.600.2 2.300-.5 2.300-2v-1.800h2.400v2c0 3-.8 4.300-1.900 4.900v4.800" fill="var(--mv-camel)" stroke-width="1.300"/>',
  palace:
    '<path d="M3 21.500v-8h18v8z" fill="var(--mv-tint)"/><path d="M5.500 13.500c0-5.500 3-7.500 6.500-10.500 3.500 3 6.500 5 6.500 10.500z" fill="var(--mv-dome)"/><path d="M12 3V1.200M10 21.500v-4c0-2.700 4-2.700 4 0v4M6.300 21.500v-4M17.700 21.500v-4" stroke-width="1.400"/>',
  library:
    '<path d="M12 6C9.500 4 6 3.500 2 4v14.500c4-.5 7.500 0 10 2 2.500-2 6-2.500 10-2V4c-4-.5-7.500 0-10 2z" fill="var(--mv-paper)"/><path d="M12 6v14.500M5 8.500h4M5 12h4M5 15h3M15 8.500h4M15 12h4M16 15h3" stroke-width="1.400"/>',
  trade:
    '<path d="M12 2.500v18M7.500 21.500h9M4 6.500h16" /><path d="M1.500 14 4.800 6.500 8 14c-1 2.700-5.500 2.700-6.500 0zM16 14l3.200-7.500L22.500 14c-1 2.700-5.500 2.700-6.500 0z" fill="var(--mv-gold)"/>',
  mosque:
    '<path d="M7.500 21.500v-8h14v8z" fill="var(--mv-tint)"/><path d="M8.500 13.500c0-4 2.500-5.500 6-8.500 3.500 3 6 4.500 6 8.500z" fill="var(--mv-dome)"/><path d="M2 21.500V7L3.700 3 5.500 7v14.500z" fill="var(--mv-tint)"/><path d="M2 9.500h3.500M14.500 5V3M12.500 21.500v-3.800c0-2.700 4-2.700 4 0v3.800" stroke-width="1.300"/>',
  walls:
    '<path d="M2 21.500V6h4v3.500h4V6h4v3.500h4V6h4v15.500z" fill="var(--mv-brick)"/><path d="M2 13.500h20M2 17.500h20M8 9.500v4M16 9.500v4M12 13.500v4M8 17.500v4M16 17.500v4" stroke-width="1.200"/>',
  // spices
  "spice-cinnamon":
    '<path d="m3 17 12.500-14 4 3.500L7 20.500z" fill="var(--mv-cinnamon)"/><path d="m5 21.500 13-15 3.500 3L10 22z" fill="var(--mv-bark)" stroke-width="1.300"/><path d="M15.500 3c-.5 1.500.5 3 2 3M6 15l10-11" stroke-width="1.200"/>',
  "spice-ginger":
    '<path d="M3 14c-1-3 1-5.500 4-5 0-3.500 3-5 5-3 1.500 1.500.8 3.500-.3 4.500 2-1 4-2.500 5.500-1.500C19 7 22 8 21.500 11c-.3 2-2 2.700-3.500 2.500 1 3-1.500 5-4 4-1 3-5 3.500-6 .5C5.500 18.500 3.700 17 3 14z" fill="var(--mv-brass)"/><path d="M8 11.500l2 .5M14 12.500l1.500 1.500M9 16l2-.5" stroke-width="1.300"/>',
  "spice-juniper":
    '<circle cx="8" cy="15.500" r="4.500" fill="var(--mv-berry)"/><circle cx="16.500" cy="17" r="4" fill="var(--mv-berry-light)"/><circle cx="14" cy="10.500" r="3.500" fill="var(--mv-berry-dark)"/><path d="M14 7c0-2 .5-3.500 2-5M9 11c-1-3-3-5-6-5.500M15.500 4.500c2 0 4-.3 5.500-2M6 7c.5-1.500.3-3-.5-4" stroke-width="1.500"/>',
  "spice-pepper":
    '<g fill="var(--mv-pepper)"><circle cx="7" cy="8" r="4"/><circle cx="16.500" cy="7" r="4"/><circle cx="12" cy="15.500" r="4.500"/><circle cx="20" cy="16.500" r="2.800"/><circle cx="4" cy="17.500" r="2.800"/></g><path d="M5.500 7.500c1-1 2-.5 2.500.5M15 6.500c1-1 2-.5 2.500.5M10.500 15c1-1.200 2.300-.7 3 .5" stroke="var(--mv-linen)" stroke-width="1.200"/>',
  // deeds
  discount:
    '<rect x="2" y="5" width="13" height="13" rx="2.500" fill="var(--mv-tint)"/><path d="M13 20h9" stroke-width="2.600"/>',
  caravan_card:
    '<rect x="4.500" y="2" width="15" height="20" rx="2.500" fill="var(--mv-paper)"/><path d="M12 6c3.500 2.500 3.500 6.500 0 10-3.500-3.500-3.500-7.500 0-10zM12 16v3" fill="var(--mv-tint)"/>',
  mosque_step:
    '<path d="M3 21.500v-6c0-5 4-6.500 9-11 5 4.500 9 6 9 11v6z" fill="var(--mv-dome)"/><path d="M12 18.500v-8m-3.500 3.500 3.500-3.500 3.500 3.500" stroke="var(--mv-white)" stroke-width="2"/>',
};

const composed: Record<string, string> = {
  any: `<path d="M1.500 12V5a3.500 3.500 0 0 1 3.500-3.500h7V12z" fill="var(--mv-purple)"/><path d="M12 1.500h7A3.500 3.500 0 0 1 22.500 5v7H12z" fill="var(--mv-beige)"/><path d="M1.500 12H12v10.500H5A3.500 3.500 0 0 1 1.500 19z" fill="var(--mv-green)"/><path d="M12 12h10.500v7a3.500 3.500 0 0 1-3.500 3.500h-7z" fill="var(--mv-orange)"/>`,
};
for (const colour of CUBES) {
  const band = PATTERNS[colour];
  composed[colour] = band
    ? `${CUBE} fill="var(--mv-${colour})"/><path d="${band}" transform="translate(0 -6.500)" stroke="var(--mv-on-${colour})" stroke-width="${colour === "beige" ? 2.6 : 1.6}"/>`
    : `${CUBE} fill="var(--mv-white)"/><path d="${STAR}" fill="var(--mv-on-white)" stroke="none" transform="translate(1.800 1.700) scale(.85)"/>`;
  if (colour === "white") continue;
  composed[`upgrade-${colour}`] =
    `<path d="M12 1.800 22.200 12 12 22.200 1.800 12z" fill="var(--mv-${colour})"/><path d="M12 7.500v9M7.500 12h9" stroke="var(--mv-on-${colour})" stroke-width="2.200"/>`;
  composed[`convert-${colour}`] =
    `<g transform="scale(.62)">${composed[colour]}</g><path d="M11 19.500h6m-2.500-2.500 2.500 2.500-2.500 2.500" stroke-width="1.500"/><path d="${STAR}" transform="translate(14 2) scale(.42)" fill="var(--mv-gold)"/>`;
}

export const icons: Record<string, string> = { ...plain, ...composed };

const FREE: Record<string, string> = { trading_post: "post", rampart: "wall" };
const ROOM_COUNTS: Record<string, string> = {
  caravan_card: "caravan_card",
  good: "any_good",
  mosque_level: "mosque_step",
  scroll: "scroll",
};

/** What a room of the palace counts. */
export function countedIn(scores: string | undefined): string {
  return ROOM_COUNTS[scores ?? ""] ?? "vp";
}

/** Which symbol stands for a verb and its words. */
export function iconOf(name: string, words: string[]): string | undefined {
  switch (name) {
    case "deploy":
      return "soldier";
    case "upgrade":
      return `upgrade-${words[0]}`;
    case "take_bonus_tile":
      return "bonus-tile";
    case "take_space_camel":
      return "camel";
    case "magistrate_contracts":
      return "scroll";
    case "convert":
      return `convert-${words[0]}`;
    case "free":
      return FREE[words[0] ?? ""] ?? words[0];
    default:
      return words[0] && words[0] in icons ? words[0] : name;
  }
}

const verb = (name: string, ...words: string[]): IconInfo => ({ kind: "verb", name, words });
const sign = (kind: string, ...words: string[]): IconInfo => ({ kind, name: "", words });

/** A strip whose numbers mean what one takes them for. */
export function readable(strip: IconInfo[]): IconInfo[] {
  return strip.flatMap((icon) => {
    const [what = "", n = ""] = icon.words;
    switch (icon.kind === "verb" ? icon.name : "") {
      case "discount":
        return [verb("gain", what), verb("discount")];
      case "score_each":
        return [verb("house"), verb("gain", what), sign("arrow"), verb("gain", "vp", n)];
      case "extra_action":
        return [verb("gain", what, `+${n}`)];
      case "magistrate":
        return [verb("gain", what, n)];
      default:
        return [icon];
    }
  });
}

/** What the strips need of the game's page, without the page itself. */
export const strips = { icons, iconOf, readable } as unknown as GamePage;
