/** The symbols of Encyclopedia on a 24-unit grid, and how the strip of an effect is read. */

import type { GamePage } from "..";
import type { IconInfo } from "../../wire";

/** A mark for each continent, so that its colour never stands alone. */
export const MARKS: Record<string, string> = {
  america: "M12 2 20 12 12 22 4 12z",
  europe: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
  asia: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  africa: "M12 3 22 20.5H2z",
  oceania: "M16 2.5a10 10 0 1 0 5 14.5A8 8 0 0 1 16 2.5z",
};

/** The colour of a continent's dice, by the name that the content gives it. */
export const COLOURS: Record<string, string> = {
  red: "america",
  blue: "europe",
  purple: "asia",
  yellow: "africa",
  green: "oceania",
};

const BUST =
  "M12 2.5c2.8 0 4.3 2 4.3 4.6 0 1.9-.8 3.6-2 4.5v1.5c3.6.9 5.7 3.2 6.2 7.9H3.5c.5-4.7 2.6-7 6.2-7.9v-1.5c-1.2-.9-2-2.6-2-4.5 0-2.6 1.5-4.6 4.3-4.6z";
const PAW =
  '<path d="M12 11.5c3 0 5.5 3 5.5 5.7 0 2-1.4 3.3-3 3.3-1 0-1.6-.5-2.5-.5s-1.5.5-2.5.5c-1.6 0-3-1.3-3-3.3 0-2.7 2.5-5.7 5.5-5.7z" fill="currentColor"/><g fill="currentColor"><ellipse cx="4.6" cy="11" rx="1.5" ry="2.1"/><ellipse cx="9" cy="6.2" rx="1.6" ry="2.5"/><ellipse cx="15" cy="6.2" rx="1.6" ry="2.5"/><ellipse cx="19.4" cy="11" rx="1.5" ry="2.1"/></g>';
const CUBE = '<path d="M12 2 21 7v10l-9 5-9-5V7z" fill="var(--icon-fill, var(--en-plate))"/>';
const ROMAN = ["0", "I", "II", "III", "IV"];

const plain: Record<string, string> = {
  // what players have
  coin: '<circle cx="12" cy="12" r="9.2" fill="var(--en-gold)"/><circle cx="12" cy="12" r="6.6" stroke-width="1"/><path d="M12 7.5c1.2 1 1.7 2 1.7 3.2 1-.9 2.3-.7 2.8.4-.4 1.6-1.7 2.2-3 2.2h-3c-1.3 0-2.6-.6-3-2.2.5-1.1 1.8-1.3 2.8-.4 0-1.2.5-2.2 1.7-3.2zM9.5 15.5h5" stroke-width="1.2"/>',
  token:
    '<circle cx="12" cy="12" r="9.5" fill="var(--en-token)"/><path d="m12 4.5 2.3 5.2L19.5 12l-5.2 2.3L12 19.5l-2.3-5.2L4.5 12l5.2-2.3z" fill="var(--en-plate)" stroke-width="1.2"/><path d="M12 4.5 14.3 12H9.7z" fill="currentColor" stroke="none"/>',
  seal: '<path d="m7 13-2 9 4-2 3 2 3-2 4 2-2-9" fill="var(--en-plate)"/><path d="M12 1.5c1.5 0 2 1.2 3.3 1.6s2.6 0 3.4 1.2 0 2.3.4 3.5 1.4 1.7 1.4 3-1.2 2-1.6 3.2 0 2.5-1.2 3.3-2.2 0-3.4.4-1.8 1.4-2.3 1.4-1.2-1-2.3-1.4-2.3.4-3.4-.4-.8-2.1-1.2-3.3-1.6-1.9-1.6-3.2 1-1.8 1.4-3-.4-2.7.4-3.5 2.2-.8 3.4-1.2S10.5 1.5 12 1.5z" fill="var(--en-wax)" stroke-width="1.2"/><path d="M12 6c1.3 1.3 1.3 3 0 4.8-1.3-1.8-1.3-3.5 0-4.8zM8 10.5c1.4-.8 2.5-.2 3.2 1.3M16 10.5c-1.4-.8-2.5-.2-3.2 1.3M9 13h6M12 11v4" stroke="var(--en-ivory)" stroke-width="1.2"/>',
  reputation:
    '<path d="m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z" fill="var(--en-gold)"/>',
  point:
    '<circle cx="12" cy="12" r="10.5" fill="currentColor" stroke="none"/><path d="m12 4.5 2.2 4.7 5.2.6-3.8 3.6 1 5.1-4.6-2.5-4.6 2.5 1-5.1-3.8-3.6 5.2-.6z" fill="var(--en-plate)" stroke="none"/>',
  cube: `${CUBE}<path d="M3 7l9 5 9-5M12 12v10"/>`,
  expert: `<path d="${BUST}" fill="var(--en-tint)"/>`,
  animal: `<rect x="3" y="2" width="18" height="20" rx="2.5" fill="var(--en-plate)"/><g transform="translate(4.8 4.8) scale(.6)">${PAW}</g>`,
  card: '<rect x="3" y="5" width="12" height="16" rx="2" fill="var(--en-plate)"/><rect x="8" y="2.5" width="12" height="16" rx="2" fill="var(--en-plate)"/>',
  die: '<rect x="3" y="3" width="18" height="18" rx="4.5" fill="var(--en-plate)"/><g fill="currentColor" stroke="none"><circle cx="8" cy="8" r="1.7"/><circle cx="16" cy="8" r="1.7"/><circle cx="12" cy="12" r="1.7"/><circle cx="8" cy="16" r="1.7"/><circle cx="16" cy="16" r="1.7"/></g>',
  first:
    '<path d="M20.5 2.5C13 3 8 8 6.5 15l-3 6.5M6.5 15c7 .5 12-3.5 14-12.5M9 13c3-.8 5-2.5 7-5" fill="none"/><path d="M20.5 2.5C13 3 8 8 6.5 15c7 .5 12-3.5 14-12.5z" fill="var(--en-gold)" fill-opacity=".5" stroke="none"/>',
  // class
  mammal: PAW,
  bird: '<path d="M4 20.5C4.5 11 10 4.5 20.5 3.5c.5 9-4.5 15-12.5 14.5" fill="var(--en-tint)"/><path d="M3 21.5C7 14.5 11 10 16 7.5M9 13l-.5-4M12 10.3l-.3-3.6M9.5 14.5l4.5.3M12.5 11.5l4.5 0"/>',
  reptile:
    '<path d="M5 20.5c7 1.5 13.5.5 14-4 .4-4-4.5-4-7.5-4.2C8 12 5.5 11 6 7.8 6.5 4.5 10 3 14 3.5c2.5.3 5 .8 6 2.5-1.5 2-3.5 2-5.5 1.7-2-.3-4-.7-4.2.7-.2 1.2 1.5 1.3 3.5 1.4 4.5.2 8.7 1.5 8.2 6.7" fill="var(--en-tint)"/><path d="M16.5 5.7h.1" stroke-width="2"/>',
  // diet
  carnivore:
    '<path d="M3 4.5c3 2.5 6 3.5 9 3.5s6-1 9-3.5c.5 3-.5 5.5-2.5 7.5l-2 6.5-2-5.3c-1.6.4-3.4.4-5 0l-2 5.3-2-6.5C3.5 10 2.5 7.5 3 4.5z" fill="var(--en-tint)"/>',
  herbivore:
    '<path d="M20.5 3.5C9 3 3.5 8.5 5.5 17.5c9.5 2.5 15.5-3 15-14z" fill="var(--en-tint)"/><path d="M3 21.5C6.5 15 10.5 11 15.5 8.5M10 13.5l-.5-4M8 16l4.5.3"/>',
  omnivore:
    '<path d="M11 4C4.5 5.5 2 10 3.5 16.5c3.5.3 6-.8 7.5-3z" fill="var(--en-tint)"/><path d="M2.5 20C4.5 15.5 7 12 10.5 9M13 4c3 2 5.5 2.5 8.5.5.3 3-.5 5.5-2.5 7.5l-2 7-2-6.5c-.7-.5-1.4-1.2-2-2z"/>',
  // habitat
  grassland:
    '<path d="M2 21.5h20M6 21.5C6 15 5 10.5 2.5 7.5M8 21.5c0-8 .5-13 2-18M12 21.5c0-6 1-10.5 4-14.5M16.5 21.5c0-4.5 1.5-8 5-10.5"/>',
  forest: '<path d="m12 2 6 8h-3.5l5 7h-15l5-7H6z" fill="var(--en-tint)"/><path d="M12 17v5"/>',
  aquatic:
    '<path d="M2 8c2.5-3 4.5-3 6.7 0s4.2 3 6.6 0 4.5-3 6.7 0M2 13.5c2.5-3 4.5-3 6.7 0s4.2 3 6.6 0 4.5-3 6.7 0M2 19c2.5-3 4.5-3 6.7 0s4.2 3 6.6 0 4.5-3 6.7 0"/>',
  // climate
  hot: '<circle cx="12" cy="12" r="4.5" fill="var(--en-gold)"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"/>',
  cold: '<path d="M12 2v20M3.3 7l17.4 10M3.3 17 20.7 7M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5M3 11l3.3-1.3L5.5 6.2M21 13l-3.3 1.3.8 3.5M3 13l3.3 1.3-.8 3.5M21 11l-3.3-1.3.8-3.5"/>',
  temperate:
    '<path d="M8 3v2M2.5 8.5h2M4 4.5l1.5 1.5M12 4.5 10.8 6M5.5 11a3.5 3.5 0 0 1 5.6-4"/><path d="M7.5 20.5c-2.5 0-4.5-1.7-4.5-4s1.8-3.8 4-3.9c.8-2.4 2.7-3.6 5-3.6 2.8 0 4.9 1.8 5.3 4.4 2.2.1 3.7 1.6 3.7 3.5s-1.6 3.6-4 3.6z" fill="var(--en-tint)"/>',
  // how long an Expert works
  "one-shot": '<path d="M13.5 1.5 4.5 13.5h6l-2 9 9.5-13h-6.5z" fill="var(--en-gold)"/>',
  permanent:
    '<path d="M12 12c-2-3-3.5-4.5-5.7-4.5a4.5 4.5 0 0 0 0 9C8.5 16.5 10 15 12 12c2-3 3.5-4.5 5.7-4.5a4.5 4.5 0 0 1 0 9C15.5 16.5 14 15 12 12z" stroke-width="2"/>',
  "end-of-game":
    '<path d="M5 2.5h14M5 21.5h14M6.5 2.5c0 5 5.5 7 5.5 9.5s-5.5 4.5-5.5 9.5M17.5 2.5c0 5-5.5 7-5.5 9.5s5.5 4.5 5.5 9.5"/><path d="M9 19.5c.5-2 3-2.5 3-4 0 1.5 2.5 2 3 4z" fill="currentColor"/>',
  // places
  embassy:
    '<path d="M3 21.5h18M4.5 21.5V11L12 6.5l7.5 4.5v10.5M9.5 21.5V15h5v6.5M12 6.5v-5l5 1.7-5 1.8" fill="var(--en-tint)"/>',
  bank: '<path d="M3.5 21.5c-1-4.5 2-9.5 6-12L7 4.5c3 1 7 1 10 0l-2.5 5c4 2.5 7 7.5 6 12z" fill="var(--en-tint)"/><path d="M9 9.5h6M12 12.5v6M14.5 13.8c-1-1-4.5-1-4.5.5s4.5 1 4.5 2.6-3.8 1.5-5 .3"/>',
  university:
    '<path d="M12 4 1.5 9 12 14l10.5-5z" fill="var(--en-tint)"/><path d="M6 11.5V17c3.5 2.5 8.5 2.5 12 0v-5.5M21 10v6.5"/>',
  academy:
    '<circle cx="10" cy="10" r="7" fill="var(--en-tint)"/><path d="m15 15 6.5 6.5"/><path d="M7 12.5c0-4 2-6 6-6 .3 4-2 6.5-6 6z"/>',
  publication:
    '<path d="M12 6C9.5 4 6 3.5 2 4v14.5c4-.5 7.5 0 10 2 2.5-2 6-2.5 10-2V4c-4-.5-7.5 0-10 2z" fill="var(--en-plate)"/><path d="M12 6v14.5M5 8.5h4M5 12h4M15 8.5h4M15 12h4"/>',
  expedition:
    '<path d="M3 16h18l-3.5 5.5h-11z" fill="var(--en-tint)"/><path d="M12 16V2.5M12 4c4 1.5 6.5 5 6.5 9H12M9.5 13H4.5C5 9.5 7 7 9.5 6z"/>',
  // deeds
  tuck: '<rect x="5" y="2.5" width="14" height="11" rx="2" fill="var(--en-plate)"/><path d="M12 10v11M8 17l4 4 4-4"/>',
  refill: '<path d="M20 12a8 8 0 1 1-2.5-5.8M18 2v4.5h-4.5"/>',
};

const composed: Record<string, string> = {};
for (const [colour, continent] of Object.entries(COLOURS)) {
  const fill = `var(--en-${continent})`;
  const ink = `var(--en-on-${continent})`;
  composed[`mark-${continent}`] = `<path d="${MARKS[continent]}" fill="${fill}"/>`;
  composed[`die-${colour}`] =
    `<rect x="2.5" y="2.5" width="19" height="19" rx="4.5" fill="${fill}"/><path d="${MARKS[continent]}" fill="${ink}" stroke="none" transform="translate(6 6) scale(.5)"/>`;
  composed[`expedition-${continent}`] =
    `<path d="M2 14h20l-4 8H6z" fill="${fill}"/><path d="${MARKS[continent]}" fill="${ink}" stroke="none" transform="translate(8.7 14.8) scale(.27)"/><path d="M12 14V1.5M12 3c4 1.3 6.5 4.3 6.5 8H12M9.5 11H4.5c.5-3.2 2.5-5.5 5-6.5z"/>`;
}
composed["expedition-most-animals"] = plain.expedition!;
for (const kind of [1, 2, 3, 4]) {
  composed[`cube-${kind}`] =
    `${CUBE}<text x="12" y="16.5" text-anchor="middle" fill="currentColor" stroke="none" font-size="13" font-weight="700">${ROMAN[kind]}</text>`;
}

export const icons: Record<string, string> = { ...plain, ...composed };

export function roman(kind: number): string {
  return ROMAN[kind] ?? String(kind);
}

/** Which symbol stands for a verb and its words. */
export function iconOf(name: string, words: string[]): string | undefined {
  switch (name) {
    case "die_bonus":
      return `die-${words[0]}`;
    case "expedition_bonus":
      return `expedition-${words[0]}`;
    case "extra_die":
      return "die";
    case "discard_self":
      return "tuck";
    case "first_player":
      return "first";
    case "space_reputation":
      return "reputation";
    case "cash_tokens":
      return "token";
    case "refill":
      return "refill";
    case "expert_groups":
      return "expert";
    case "continent_product":
      return "animal";
    case "on_cube":
      return "cube";
    default:
      return name in icons ? name : words[0] === "reputation-space" ? "reputation" : words[0];
  }
}

const verb = (name: string, ...words: string[]): IconInfo => ({ kind: "verb", name, words });
const sign = (kind: string, ...words: string[]): IconInfo => ({ kind, name: "", words });

/** A strip whose numbers mean what one takes them for: what is counted, an arrow, what it gives. */
export function readable(strip: IconInfo[]): IconInfo[] {
  return strip.flatMap((icon) => {
    const [first = "", second = "", third = ""] = icon.words;
    switch (icon.kind === "verb" ? icon.name : "") {
      case "on_cube":
        return [verb(`cube-${first}`)];
      case "die_bonus":
      case "expedition_bonus":
      case "end_cubes":
        return [verb(icon.name, first, `+${second}`)];
      case "end_points_per":
        return [verb("gain", first, second), sign("arrow"), verb("gain", "point", third)];
      case "cash_tokens":
        return [verb("gain", "token"), sign("arrow"), verb("gain", "point", first)];
      case "expert_groups":
        return [
          verb("take", "expert"),
          sign("arrow"),
          ...icon.words.flatMap((n, place) => [...(place ? [sign("or")] : []), verb("gain", "point", n)]),
        ];
      case "continent_product":
        return [verb("take", "animal"), sign("times", ""), verb("card"), sign("arrow"), verb("gain", "point")];
      default:
        return [icon];
    }
  });
}

/** What the strips need of the game's page, without the page itself. */
export const strips = { icons, iconOf, readable } as unknown as GamePage;
