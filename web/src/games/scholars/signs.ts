/** The symbols of Scholars on a 24-unit grid, and how the strip of an effect is read. */

import type { GamePage } from "..";
import type { IconInfo } from "../../wire";

/** The colours of dice; a game with more of them (an expansion) has them in its theme, too. */
export const COLOURS = ["white", "red", "blue", "yellow", "purple", "orange", "green", "black"] as const;

/** Each colour has a pattern of its own, so that none stands alone. */
export const PATTERNS: Record<string, string> = {
  white: "",
  red: "M3 21 21 3M3 13 13 3M11 21l10-10",
  blue: "M2 8h20M2 12h20M2 16h20",
  yellow: "M8 2v20M12 2v20M16 2v20",
  purple: "M2 8h20M2 16h20M3 21 21 3",
  orange: "M8 2v20M16 2v20M3 21 21 3",
  green: "M2 8h20M2 16h20M8 2v20M16 2v20",
  black: "M6 6l12 12M18 6 6 18",
};

const FACE = '<rect x="1.500" y="1.500" width="21" height="21" rx="5"';
const PERSON =
  "M12 2.500a4 4 0 0 1 2.900 6.800c3 .9 4.800 3.200 5.300 6l1.300 6.200h-19l1.300-6.200c.5-2.800 2.300-5.100 5.300-6A4 4 0 0 1 12 2.500z";
const SCROLL =
  '<path d="M5 3.500h12c1.600 0 2.500 1 2.500 2.500v2H16v9.500c0 2-.9 3-2.500 3H4.800c-1.500 0-2.300-1-2.300-2.500v-1H5z"';
const CUBE = "M12 2.500 20.500 7v10L12 21.500 3.500 17V7z";
const MINARET = "M4 21.500V11c0-3.500 3.500-5.500 8-9 4.500 3.500 8 5.500 8 9v10.500z";

const plain: Record<string, string> = {
  silver:
    '<circle cx="12" cy="12" r="10" fill="var(--sc-silver)"/><path d="M15.500 8.500c-1-1-2.200-1.500-3.500-1.500-2 0-3.300 1-3.300 2.400 0 3.200 6.800 1.700 6.800 5 0 1.600-1.500 2.600-3.500 2.600-1.600 0-3-.6-4-1.700" stroke-width="1.800"/>',
  gold: '<path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" fill="var(--sc-gold)"/><path d="M16 9.500C15.200 8 13.800 7 12 7c-2.800 0-4.800 2.200-4.800 5s2 5 4.800 5c2.500 0 4.300-1.500 4.500-4h-4" stroke-width="1.800"/>',
  bag: '<path d="M8.500 7.500C5 10 3 13.500 3 16.800 3 20 5.500 21.500 12 21.500s9-1.500 9-4.700c0-3.300-2-6.800-5.500-9.300z" fill="var(--icon-fill, var(--sc-leather))"/><path d="M7 2.500 9.500 4 12 2.500 14.500 4 17 2.500l-1.500 5h-7z" fill="var(--icon-fill, var(--sc-leather))"/><path d="M8 7.500h8"/>',
  hand: '<path d="M7 12V5.500c0-2 2.500-2 2.500 0V11m0-6.500c0-2.300 2.700-2.300 2.700 0V11m0-5.500c0-2 2.600-2 2.600 0V12m0-3.500c0-2 2.500-2 2.500 0V15c0 4.500-2.300 7-5.800 7-3 0-4.600-1.300-6.200-4.200L3 13.500c-.7-1.800 1.300-2.600 2.400-1.200L7 14.500" fill="var(--sc-vellum)"/>',
  vp: '<path d="m12 1.500 2.600 4.200 4.800-1.100-1.100 4.800L22.500 12l-4.200 2.600 1.100 4.800-4.800-1.100L12 22.500l-2.600-4.200-4.800 1.100 1.100-4.800L1.500 12l4.200-2.600-1.100-4.800 4.800 1.100z" fill="var(--sc-gold)"/>',
  scroll: `${SCROLL} fill="var(--sc-vellum)"/><path d="M16 8V6c0-1.500.5-2.500 1.500-2.500M8 8h4.500M8 11.500h4.500M8 15h3" stroke-width="1.300"/>`,
  influence_scroll: `${SCROLL} fill="var(--sc-vellum)"/><path d="M16 8V6c0-1.500.5-2.500 1.500-2.500M7.500 7h5" stroke-width="1.300"/><path d="${CUBE}" transform="translate(9.500 9.500) scale(.58)" fill="var(--icon-fill, var(--sc-lamp))" stroke-width="2"/>`,
  influence: `<path d="${CUBE}" fill="var(--icon-fill, var(--sc-lamp))"/><path d="M3.500 7 12 11.500 20.500 7M12 11.500v10" stroke-width="1.400"/>`,
  translator: `<path d="${PERSON}" fill="var(--sc-vellum)"/><path d="M8.500 16h7M8.500 19h7" stroke-width="1.300"/>`,
  place_or_take_gold:
    '<path d="M5 3.500h6l4 4v6l-4 4H5l-4-4v-6z" fill="var(--sc-gold)" stroke-width="1.400"/><path d="M19.500 21.500V9m-3 3.500 3-3.500 3 3.500M19.500 21.500l-3-3.500m3 3.500 3-3.500" stroke-width="1.700"/>',
  draw: '<path d="M6 12.500c-2.500 1.800-4 4-4 6 0 2.200 2 3 6.500 3s6.500-.8 6.500-3c0-2-1.500-4.200-4-6z" fill="var(--icon-fill, var(--sc-leather))"/><rect x="11.500" y="1.500" width="11" height="11" rx="2.500" fill="var(--sc-vellum)"/><path d="M15 5h.1M19 9h.1" stroke-width="2.200"/><path d="M8.500 12.500V8c0-1.500.8-2.500 2-2.500" stroke-width="1.500"/>',
  refill:
    '<path d="M4 21.500V6.500h16v15z" fill="var(--sc-tint)" stroke="none"/><rect x="2" y="12.500" width="9" height="9" rx="2" fill="var(--sc-vellum)"/><rect x="13" y="12.500" width="9" height="9" rx="2" fill="var(--sc-vellum)"/><path d="M12 10.500v-9m-3.500 3.500L12 1.500 15.500 5" stroke-width="1.900"/><path d="M6.500 17h.1M17.500 17h.1" stroke-width="2.200"/>',
  destroy_white: `${FACE} fill="var(--sc-white)"/><path d="M4.500 4.500l15 15M19.500 4.500l-15 15" stroke="var(--sc-red)" stroke-width="2.800"/>`,
  employ: `<path d="M2 21.500V10C2 5 6.500 2 12 2s10 3 10 8v11.500z" fill="var(--sc-tint)"/><path d="${PERSON}" transform="translate(5.500 8.300) scale(.54)" fill="var(--sc-vellum)" stroke-width="2.200"/>`,
  retire_top: `<path d="${PERSON}" transform="translate(-1.500 4.500) scale(.74)" fill="var(--sc-vellum)" stroke-width="1.900"/><path d="M20 21.500V9.500c0-3.500-4-3.500-4 0M14.500 6.500l2-4.500 2.500 3h-3" stroke-width="1.800"/>`,
  add_value: `${FACE} fill="var(--sc-vellum)"/><path d="M12 6.500v11M6.500 12h11" stroke-width="2.600"/>`,
  recruit: `<path d="${PERSON}" transform="translate(-1 2.500) scale(.82)" fill="var(--sc-vellum)" stroke-width="1.800"/><path d="M19.500 3v7M16 6.500h7" stroke-width="2.200"/>`,
  travel:
    '<path d="M3 20c4-1 3-6 7-7s3-5 8-5.500" stroke-dasharray="2.500 2.500" stroke-width="1.900"/><path d="M18.500 13.500c-3-4-4.500-6-4.500-8a4.500 4.500 0 0 1 9 0c0 2-1.500 4-4.500 8z" fill="var(--sc-red)"/><circle cx="3.500" cy="20" r="2" fill="currentColor" stroke="none"/>',
  research:
    '<path d="M9 2.500h6M10 2.500v6L3.500 19c-.8 1.500 0 2.500 1.500 2.500h14c1.500 0 2.300-1 1.500-2.500L14 8.500v-6" fill="var(--sc-vellum)"/><path d="M6.800 14.500h10.400l2.600 5c.3.700 0 1.200-.8 1.200H5c-.8 0-1.100-.5-.8-1.200z" fill="var(--sc-blue)" stroke="none"/>',
  translate:
    '<path d="M2 3.500h13v9H8.500L5 16v-3.500H2z" fill="var(--sc-vellum)"/><path d="M9.500 15.500v2.500h6l3.500 3.500V18h3V9h-4.500" fill="var(--sc-tint)"/><path d="M5 8h7M12 5.500 14 8l-2 2.500" stroke-width="1.500"/>',
  rest: '<path d="M2 21 12 3.500 22 21z" fill="var(--sc-tint)"/><path d="M12 3.500 10 1.500M12 3.500l2-2M12 11l-4.500 10M12 11l4.500 10" stroke-width="1.500"/>',
  room: '<path d="M3 21.500V11c0-5.500 4-9 9-9s9 3.500 9 9v10.500z" fill="var(--sc-tint)"/><path d="M8 21.500v-7c0-2.800 1.700-4.500 4-4.500s4 1.700 4 4.500v7" fill="var(--sc-vellum)"/>',
  caliph:
    '<path d="M3 15c-1-6 3-11.500 9-11.500S22 9 21 15z" fill="var(--sc-vellum)"/><path d="M3 15c5 2.500 13 2.500 18 0v3.500c-5 2.500-13 2.500-18 0z" fill="var(--sc-gold)"/><path d="M12 3.500V1.500M7 13c0-4 1.500-7 5-9.500M17 13c0-4-1.500-7-5-9.500" stroke-width="1.300"/>',
  goal: '<path d="M5 10.500h14v11H5z" fill="var(--sc-tint)"/><path d="M8 10.500V7c0-5.500 8-5.500 8 0v3.500M12 14.500v3" stroke-width="1.800"/>',
  neutral:
    '<path d="M3.500 21.500v-7.500c0-2 1-3.300 2.800-3.300.7-2.500 1.600-3.700 2.800-3.700s1.900 1.100 2.400 3.100h1c.5-1.400 1-2.100 1.800-2.100s1.400.8 1.800 2.100c1.600-.3 1.800-1.400 1.600-3.100l-.2-2.300c-.1-1.200.6-1.900 1.700-1.900h1.600l1 1.600-1.900.8c.4 3.300.5 7-2.100 8.200v8.100h-1.900v-6H8v6H6v-6l-.5 6z" fill="var(--sc-vellum)" stroke-width="1.200"/>',
  dice_sum: `<rect x="1.500" y="6.500" width="12" height="12" rx="3" fill="var(--sc-purple)"/><rect x="10.500" y="3.500" width="12" height="12" rx="3" fill="var(--sc-white)"/><path d="M13.500 9.500h6" stroke-width="2"/>`,
  event_starting_translators:
    '<path d="M5 3.500h8l4 4v8l-4 4H5l-4-4v-8z" fill="var(--sc-gold)" transform="scale(.8)"/><path d="M15 21.500v-3.500c0-2.500 1.500-4 4-4s4 1.500 4 4v3.500z" fill="var(--sc-vellum)"/><circle cx="19" cy="11.500" r="2.500" fill="var(--sc-vellum)"/>',
  event_neutral_translator: `<path d="M2 21.500V10C2 5 6.500 2 12 2s10 3 10 8v11.500z" fill="var(--sc-soft)"/><path d="${PERSON}" transform="translate(5.500 8.300) scale(.54)" fill="var(--sc-vellum)" stroke-width="2.200"/>`,
  upto: '<path d="M4 12h14m-5-5 5 5-5 5" stroke-width="2"/>',
};

const composed: Record<string, string> = {
  "die-primary": `${FACE} fill="var(--sc-white)"/><path d="M2.500 2.500 12 12 2.500 21.500z" fill="var(--sc-red)" stroke="none"/><path d="M2.500 2.500 12 12l9.500-9.500z" fill="var(--sc-blue)" stroke="none"/><path d="M21.500 2.500 12 12l9.500 9.500z" fill="var(--sc-yellow)" stroke="none"/>${FACE} fill="none"/>`,
  "worker-any": `<path d="${PERSON}" fill="var(--sc-tint)"/><path d="M7 21.500c0-4 1-6 2.500-7M12 21.500V14M17 21.500c0-4-1-6-2.500-7" stroke-width="1.400"/>`,
  "advance-primary": `<rect x="2" y="2" width="20" height="20" rx="4" fill="var(--sc-tint)"/><path d="M3 18h6v3H3z" fill="var(--sc-red)" stroke="none"/><path d="M9 18h6v3H9z" fill="var(--sc-yellow)" stroke="none"/><path d="M15 18h6v3h-6z" fill="var(--sc-blue)" stroke="none"/><path d="M12 16V5.500m-4 4 4-4 4 4" stroke-width="2.200"/>`,
  "advance-any": `<rect x="2" y="2" width="20" height="20" rx="4" fill="var(--sc-tint)"/><path d="M12 18.500V5.500m-4.500 4.500L12 5.500l4.500 4.500" stroke-width="2.400"/>`,
  "advance-action_colour": `<rect x="2" y="2" width="20" height="20" rx="4" fill="var(--sc-vellum)" stroke-dasharray="3 2.2"/><path d="M12 18.500V5.500m-4.500 4.500L12 5.500l4.500 4.500" stroke-width="2.400"/>`,
  "guild-any": `<path d="${MINARET}" fill="var(--sc-tint)"/><path d="${CUBE}" transform="translate(6 9) scale(.5)" fill="var(--icon-fill, var(--sc-lamp))" stroke-width="2.200"/>`,
};
for (const colour of COLOURS) {
  const ink = `var(--sc-on-${colour})`;
  composed[`die-${colour}`] =
    `${FACE} fill="var(--sc-${colour})"/><path d="${PATTERNS[colour] || "M0 0"}" stroke="${ink}" stroke-width="1.100" opacity=".45"/><path d="M8 8h.1M16 16h.1" stroke="${ink}" stroke-width="3.600"/>`;
  composed[`worker-${colour}`] =
    `<path d="${PERSON}" fill="var(--sc-${colour})"/><path d="M8 17h8" stroke="${ink}" stroke-width="1.600"/>`;
  composed[`advance-${colour}`] =
    `<rect x="2" y="2" width="20" height="20" rx="4" fill="var(--sc-${colour})"/><path d="M12 18.500V5.500m-4.500 4.500L12 5.500l4.500 4.500" stroke="${ink}" stroke-width="2.400"/>`;
  composed[`harvest-${colour}`] =
    `<rect x="2" y="2" width="20" height="20" rx="4" fill="var(--sc-${colour})"/><path d="M12 20V9M12 13c-3.500 0-5-2-5-5 3.500 0 5 2 5 5zm0 0c3.500 0 5-2 5-5-3.500 0-5 2-5 5zm0-5c-1.500-1.500-1.500-3.500 0-5 1.500 1.500 1.500 3.500 0 5z" stroke="${ink}" stroke-width="1.500"/>`;
  composed[`guild-${colour}`] =
    `<path d="${MINARET}" fill="var(--sc-${colour})"/><path d="${CUBE}" transform="translate(6 9) scale(.5)" fill="var(--icon-fill, var(--sc-lamp))" stroke-width="2.200"/>`;
  composed[`wild_white-${colour}`] =
    `<path d="M1.500 6.500c0-3 2-5 5-5H12v21H6.500c-3 0-5-2-5-5z" fill="var(--sc-white)"/><path d="M12 1.500h5.500c3 0 5 2 5 5v11c0 3-2 5-5 5H12z" fill="var(--sc-${colour})"/>`;
}

export const icons: Record<string, string> = { ...plain, ...composed };

/** The field of each track, as the colour it has; other tracks (an expansion's) name their colour in the catalogue. */
const FIELD: Record<string, string> = {
  mathematics: "purple",
  physics: "red",
  chemistry: "orange",
  philosophy: "yellow",
  biology: "green",
  astronomy: "blue",
  medicine: "black",
};

export const fieldColour = (track: string): string => FIELD[track] ?? "white";

/** What an expansion brings to the signs. The game alone has none of its verbs, so it never asks for these. */
interface MoreSigns {
  icons: Record<string, string>;
  iconOf(name: string, words: string[]): string | undefined;
  readable(strip: IconInfo[]): IconInfo[];
}
const more: MoreSigns[] = [];

export function alsoSigns(signs: MoreSigns): void {
  Object.assign(icons, signs.icons);
  more.push(signs);
}

/** Which symbol stands for a verb and its words. */
export function iconOf(name: string, words: string[]): string | undefined {
  const [what = ""] = words;
  switch (name) {
    case "gain_silver":
    case "ai_silver":
      return "silver";
    case "gain_gold":
    case "ai_place_gold":
      return "gold";
    case "gain_worker":
      return `worker-${what}`;
    case "gain_die":
      return `die-${what}`;
    case "influence_guild":
    case "ai_influence_guild":
      return `guild-${what}`;
    case "advance":
      return `advance-${FIELD[what] ?? what}`;
    case "harvest":
      return `harvest-${FIELD[what] ?? what}`;
    case "wild_white":
      return `wild_white-${what}`;
    case "alt_action":
      return what;
    case "ai_employ":
      return "employ";
    case "ai_translate":
      return "translate";
    case "ai_influence_scroll":
      return "influence_scroll";
    case "ai_retire_top":
      return "retire_top";
    case "ai_deliver":
      return "travel";
    case "pay":
      return { white_die: "die-white", worker: "worker-any" }[what] ?? what;
    default:
      return more.map((signs) => signs.iconOf(name, words)).find(Boolean) ?? name;
  }
}

export const verb = (name: string, ...words: string[]): IconInfo => ({ kind: "verb", name, words });

/** A strip whose numbers mean what one takes them for: a die into the bag or the hand, one sign for what is one. */
export function readable(strip: IconInfo[]): IconInfo[] {
  return more
    .reduce((signs, { readable }) => readable(signs), strip)
    .flatMap((icon) => {
      if (icon.kind !== "verb") return [icon];
      const [what = "", n = "", where = ""] = icon.words;
      switch (icon.name) {
        case "gain_die":
          return [verb("gain_die", what, n), verb(where || "bag")];
        case "employ":
        case "retire_top":
        case "event_starting_translators":
          return [verb(icon.name)];
        case "add_value":
          return [verb("add_value", `+${what}`)];
        default:
          return [icon];
      }
    });
}

/** What the strips need of the game's page, without the page itself. */
export const strips = { icons, iconOf, readable } as unknown as GamePage;

/**
 * A strip in the parts between which a line may break: a sign with its number, an arrow at the end of what it leads
 * from, a choice with both its sides.
 */
export function parts(strip: IconInfo[]): IconInfo[][] {
  const found: IconInfo[][] = [];
  let joined = false;
  for (const icon of strip) {
    const last = found[found.length - 1];
    if (last && (joined || icon.kind !== "verb")) last.push(icon);
    else found.push([icon]);
    joined = !["verb", "close", "arrow"].includes(icon.kind);
  }
  return found;
}
