/** The symbols that the expansion adds, and how the conditions of pages are read in a strip. */

import type { IconInfo } from "../../../wire";
import { alsoSigns, COLOURS, fieldColour, verb } from "../signs";

const SHEET = '<path d="M4.500 1.500h11l4 4v17h-15z" fill="var(--sc-vellum)"/>';
const LINES = '<path d="M7.500 13.500h9M7.500 16.500h9M7.500 19.500h6" stroke-width="1.300"/>';
const banner = (colour: string) =>
  `${SHEET}<path d="M4.500 6h15v4.500h-15z" fill="var(--my-${colour})" stroke-width="1.300"/>${LINES}`;
const DIAMOND = '<path d="M12 1 23 12 12 23 1 12z" fill="var(--my-xp)"/>';
const CHEVRONS = '<path d="M7 12.500 12 7.500l5 5M7 17l5-5 5 5" stroke="var(--sc-white)" stroke-width="2.200"/>';
const PERSON =
  "M12 2.500a4 4 0 0 1 2.900 6.800c3 .9 4.800 3.200 5.300 6l1.300 6.200h-19l1.300-6.200c.5-2.800 2.300-5.100 5.300-6A4 4 0 0 1 12 2.500z";
const CARD = '<path d="M3 4.500h12v17.500H3z" fill="var(--sc-vellum)"/>';

const plain: Record<string, string> = {
  xp: `${DIAMOND}${CHEVRONS}`,
  book: '<path d="M12 5.500C9.500 3.500 5.500 3 1.500 3.500v16c4-.5 8 0 10.500 2 2.500-2 6.500-2.500 10.500-2v-16C18.500 3 14.500 3.500 12 5.500z" fill="var(--sc-vellum)"/><path d="M12 5.500v16M4.500 8c1.800-.2 3.500 0 5 .6M4.500 12c1.800-.2 3.500 0 5 .6M14.500 8.600c1.500-.6 3.200-.8 5-.6M14.500 12.600c1.500-.6 3.200-.8 5-.6" stroke-width="1.300"/>',
  page: `${SHEET}<path d="M7.500 6.500h5M7.500 9.500h9M7.500 12.500h9M7.500 15.500h9M7.500 18.500h6" stroke-width="1.300"/>`,
  "page-red": banner("red"),
  "page-golden": banner("gold"),
  gain_page: `<path d="M2.500 1.500h9l3.500 3.500v15h-12.500z" fill="var(--sc-vellum)"/><path d="M5.500 6.500h6M5.500 9.500h6M5.500 12.500h4" stroke-width="1.300"/><path d="M17.500 10.500 23 16l-5.500 5.500L12 16z" fill="var(--my-xp)" stroke-width="1.300"/><path d="m15 16.800 2.500-2.500 2.500 2.500" stroke="var(--sc-white)" stroke-width="1.600"/>`,
  upgrade_action: `${CARD}<path d="M6 18.500h6M6 15.500h6" stroke-width="1.300"/><path d="M17.500 22V8.500M12.500 12.500l5-6 5 6" stroke="var(--my-xp)" stroke-width="2.600"/>`,
  upgraded: `${CARD}<path d="M9 17.500V9.500M5.500 13 9 9.500l3.500 3.500" stroke="var(--my-xp)" stroke-width="2.200"/><path d="m18.500 1.500 1.500 3 3 .5-2.200 2.200.5 3.300-2.800-1.500-2.800 1.500.5-3.300L14 5l3-.5z" fill="var(--sc-gold)" stroke-width="1.200"/>`,
  row: '<rect x="1.500" y="7.500" width="21" height="9" rx="2" fill="var(--sc-tint)"/><path d="M6.750 7.500v9M12 7.500v9M17.250 7.500v9" stroke-width="1.200"/><path d="m9 19.500 3 3 3-3" stroke-width="1.600"/>',
  "row-full":
    '<rect x="1.500" y="7.500" width="21" height="9" rx="2" fill="var(--sc-gold)"/><path d="M6.750 7.500v9M12 7.500v9M17.250 7.500v9" stroke-width="1.200"/><path d="m8 12 3 3 5-6" stroke-width="2.200"/>',
  golden:
    '<path d="M12 2.500 14.500 9H21l-5.300 4 2 6.500L12 15.600 6.300 19.500l2-6.500L3 9h6.500z" fill="var(--my-gold)"/>',
  white_stop:
    '<path d="M12 22.500c-5-6.500-7.500-10-7.500-13.500a7.500 7.500 0 0 1 15 0c0 3.500-2.500 7-7.500 13.500z" fill="var(--sc-white)"/><circle cx="12" cy="9" r="2.800"/>',
  delivery:
    '<path d="M2 8.500 12 4l10 4.500v9L12 22 2 17.500z" fill="var(--sc-tint)"/><path d="M2 8.500 12 13l10-4.500M12 13v9" stroke-width="1.300"/>',
  marker_ge:
    '<path d="M12 2.500c4 0 6.500 2.500 6.500 6 0 2.500-1.500 4-3 5l2.500 8h-12l2.500-8c-1.500-1-3-2.500-3-5 0-3.500 2.500-6 6.500-6z" fill="var(--sc-tint)"/><path d="M20 9V2.500m-2.500 2.500L20 2.500 22.500 5" stroke-width="1.600"/>',
  value_ge:
    '<rect x="1.500" y="8.500" width="13" height="13" rx="3" fill="var(--sc-vellum)"/><path d="M5.500 12.500h.1M10.500 17.500h.1" stroke-width="2.400"/><path d="M18.500 4v8M14.500 8h8" stroke-width="2.200"/>',
  dispatch: `<path d="${PERSON}" transform="translate(-1.500 3) scale(.8)" fill="var(--sc-vellum)" stroke-width="1.800"/><path d="M15.500 6.500h7m-3-3.500 3 3.500-3 3.500" stroke-width="2"/>`,
  place_gold:
    '<path d="M8 1.500h8l5 5v4l-5 5H8l-5-5v-4z" fill="var(--sc-gold)" stroke-width="1.400"/><path d="M12 12v10.500m-4-4 4 4 4-4" stroke-width="1.900"/>',
  risen:
    '<path d="M2 21.500h5v-6h5v-6h5v-6h5" stroke-width="2.200"/><path d="M4 9.500 9.500 4M5.500 4h4v4" stroke-width="1.800"/>',
  harvest_advanced:
    '<path d="M2 21.500h5v-6h5v-6h5v-6h5" stroke-width="2.200"/><path d="M4 9.500 9.500 4M5.500 4h4v4" stroke-width="1.800"/>',
  harvest_hand_card: `<path d="M5 2.500h13v19H5z" fill="var(--sc-vellum)"/><path d="M8 17.500h7M11.500 6v8m-3.500-3.500 3.500 3.500L15 10.500" stroke-width="1.900"/>`,
  score_xp_as_gold:
    '<path d="M7 3 13 9l-6 6-6-6z" fill="var(--my-xp)" stroke-width="1.300"/><path d="M13 19h3" stroke-width="1.600"/><path d="M15.500 11.500h4l3 3v4l-3 3h-4l-3-3v-4z" fill="var(--sc-gold)" stroke-width="1.300"/>',
  score_workers_as_silver: `<path d="${PERSON}" transform="translate(-1 -.5) scale(.62)" fill="var(--sc-vellum)" stroke-width="2.200"/><circle cx="17" cy="17" r="5.500" fill="var(--sc-silver)" stroke-width="1.300"/><path d="M15 17h4" stroke-width="1.600"/>`,
};

const composed: Record<string, string> = {};
for (const colour of COLOURS)
  composed[`wild_black-${colour}`] =
    `<path d="M1.500 6.500c0-3 2-5 5-5H12v21H6.500c-3 0-5-2-5-5z" fill="var(--sc-black)"/><path d="M3.500 7.500 10 16.500M10 7.500l-6.500 9" stroke="var(--sc-on-black)" stroke-width="1.200"/><path d="M12 1.500h5.500c3 0 5 2 5 5v11c0 3-2 5-5 5H12z" fill="var(--sc-${colour})"/>`;
/** A translator of a pile: the farther from Arabic, the darker; polyglots have a star. */
const TONES = {
  chinese: "var(--sc-umber)",
  sanskrit: "var(--sc-umber)",
  greek: "var(--sc-sand)",
  hebrew: "var(--sc-sand)",
} as const;
for (const pile of ["chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "wild1", "wild2"]) {
  const tone =
    pile in TONES
      ? TONES[pile as keyof typeof TONES]
      : pile.startsWith("wild")
        ? "var(--sc-amber)"
        : "var(--sc-parchment)";
  composed[`pile-${pile}`] = `<path d="${PERSON}" fill="${tone}"/>`;
}

export const icons: Record<string, string> = { ...plain, ...composed };

/** Conditions: verbs left of an arrow that are no price. */
const CONDITIONS =
  /^(if_colour|if_value|if_white_stop|if_advanced|if_translated|each_interaction|each_delivery|times_markers)$/;

export const isCondition = (icon: IconInfo | undefined): boolean => icon?.kind === "verb" && CONDITIONS.test(icon.name);

export function iconOf(name: string, words: string[]): string | undefined {
  const [what = ""] = words;
  switch (name) {
    case "gain_xp":
      return "xp";
    case "wild_black":
      return `wild_black-${what}`;
    case "black_die_hand":
      return "die-black";
    case "full_rest":
      return "rest";
    default:
      return undefined;
  }
}

/** The signs of a condition, without those between them. */
function asked({ name, words }: IconInfo): IconInfo[] {
  const [what = ""] = words;
  switch (name) {
    case "if_colour":
      return words.map((colour) => verb(`die-${colour}`));
    case "if_value":
      return [verb("value_ge", what)];
    case "if_white_stop":
      return [verb("white_stop")];
    case "if_advanced":
      return words.map((track) => verb(`advance-${fieldColour(track)}`));
    case "if_translated":
      return [verb("translate"), verb(`guild-${what}`)];
    case "each_delivery":
      return [verb("delivery"), verb(`guild-${what}`)];
    case "each_interaction":
      return words.map((pile) => verb(`pile-${pile}`));
    default:
      return [verb("marker_ge", what)];
  }
}

const between = (signs: IconInfo[]): IconInfo[] =>
  signs.flatMap((sign, place) => (place ? [{ kind: "or", name: "", words: [] }, sign] : [sign]));

export function readable(strip: IconInfo[]): IconInfo[] {
  return strip.flatMap((icon, place) => {
    if (isCondition(icon))
      return icon.name === "if_translated" || icon.name === "each_delivery" ? asked(icon) : between(asked(icon));
    if (icon.kind === "arrow" && isCondition(strip[place - 1])) return [{ ...icon, kind: "when" }];
    if (icon.kind === "verb" && /^(dispatch|upgrade_action|place_gold)$/.test(icon.name))
      return [verb(icon.name, ...icon.words.filter((word) => /^\d+$/.test(word)))];
    return [icon];
  });
}

alsoSigns({ icons, iconOf, readable });
