/** The symbols of Wayfarers: drawn once on a 24-unit grid, the composed ones (cards, tiles, workers) put together. */

import type { GamePage } from "..";

const WORKER =
  "M12 3a3.7 3.7 0 0 1 2.6 6.3c2.9.8 4.5 3 5 5.7l.9 5.5H3.5l.9-5.5c.5-2.7 2.1-4.9 5-5.7A3.7 3.7 0 0 1 12 3z";
const DIE = '<rect x="3.5" y="3.5" width="17" height="17" rx="4" fill="var(--wf-paper)"/>';
const PLUS = "M12 7.5v9M7.5 12h9";
const STAR = "m12 2.5 2.3 7.2 7.2 2.3-7.2 2.3-2.3 7.2-2.3-7.2L2.5 12l7.2-2.3z";

const MOTIFS = {
  land: '<path d="M3 20v-7h4v-3l2-3 2 3v3M11 20v-7c0-3 2-5 4.5-6.5C18 8 20 10 20 13v7M2 20h20"/>',
  water: '<path d="M2 9c2.5-3 4.5-3 6.5 0s4 3 6.5 0 4.5-3 7 0M2 16c2.5-3 4.5-3 6.5 0s4 3 6.5 0 4.5-3 7 0"/>',
  space: `<path d="${STAR}" fill="currentColor"/>`,
  townsfolk: `<path d="${WORKER}" fill="currentColor"/>`,
  inspiration:
    '<path d="M4 14c5 3 10 3 14-1l4-4-3-1-3 3H8c-3 0-4 1-4 3zM9 17l-2 4h8l-2-4M12 7c-2-2 1-3 0-5 3 2 3 4 0 5"/>',
};

const GUILD_SHAPES = {
  black: "M12 2.5 20.5 12 12 21.5 3.5 12z",
  yellow: "M7 3.5h10l5 8.5-5 8.5H7L2 12z",
  blue: "M3 4h18v7c0 5-4 8.5-9 10.5C7 19.5 3 16 3 11z",
};

const plain: Record<string, string> = {
  // what players have
  silver:
    '<g stroke="var(--wf-coin-ink)"><circle cx="12" cy="12" r="9.5" fill="var(--wf-silver)"/><circle cx="12" cy="12" r="6.8" stroke-width="1"/><path d="M13.5 7.8a4.4 4.4 0 1 0 2.6 6.2 3.6 3.6 0 0 1-2.6-6.2z" fill="var(--wf-coin-ink)" stroke="none"/></g>',
  provision:
    '<g stroke="var(--wf-coin-ink)"><path d="M9 7.5 7 3.5h10l-2 4c4 2.5 6 6 5.5 9.5-.3 2.5-2 4-4 4h-9c-2 0-3.7-1.5-4-4C3 13.5 5 10 9 7.5z" fill="var(--wf-provision)"/><path d="M8.5 7.5h7M12 12v5M9.5 14.5h5"/></g>',
  influence:
    '<path d="M12 3 20 7.5v9L12 21l-8-4.5v-9z" fill="var(--icon-fill, var(--wf-paper))"/><circle cx="12" cy="12" r="2.6"/>',
  vp: '<path d="m12 1.8 2.7 3.7 4.5-.7-.7 4.5L22.2 12l-3.7 2.7.7 4.5-4.5-.7-2.7 3.7-2.7-3.7-4.5.7.7-4.5L1.8 12l3.7-2.7-.7-4.5 4.5.7z" fill="var(--wf-saffron)" stroke-width="1.2"/>',
  // tags
  city: MOTIFS.land,
  vista: '<path d="M1.5 20 9 6l4 7.5 3-4.5 6.5 11z"/><path d="m6.5 10.5 2.5 2 2-2"/>',
  harbour:
    '<circle cx="12" cy="4.5" r="2.2"/><path d="M12 6.7V21M7.5 10.5h9M3.5 13.5c.6 4.6 4 7.5 8.5 7.5s7.9-2.9 8.5-7.5M3.5 13.5l-1.2 3M3.5 13.5l3 1.2M20.5 13.5l1.2 3M20.5 13.5l-3 1.2"/>',
  open_sea: MOTIFS.water,
  observatory: '<path d="M3 20.5h18M5 20.5V14a7 7 0 0 1 14 0v6.5M12 7v7h7M15 10.5 20.5 4M18.5 2.5l3.5 3"/>',
  library: '<path d="M2.5 9 12 3.5 21.5 9zM2.5 20.5h19M5 9v11.5M9.7 9v11.5M14.3 9v11.5M19 9v11.5"/>',
  stars: `<path d="${STAR}" fill="currentColor"/>`,
  planet:
    '<circle cx="12" cy="12" r="5.5"/><path d="M7.5 9C4 10.5 1.8 12.5 2.3 14c.7 2 6 1.3 11.2-.9s8.9-5 8.2-6.9c-.5-1.4-3-1.5-6.2-.8"/>',
  sun: '<circle cx="12" cy="12" r="4.5" fill="var(--wf-saffron)"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"/>',
  moon: '<path d="M15 2.5a9.7 9.7 0 1 0 6.5 13A8 8 0 0 1 15 2.5z"/>',
  comet: '<circle cx="8" cy="16" r="4.5" fill="currentColor"/><path d="M10.5 11.5 20 3M13.5 14.5 21.5 8M7 10.5 12 5"/>',
  // assets
  camel:
    '<path d="M3.5 20.5v-6.2c-.9-.6-1.5-1.5-1.5-2.8M6.5 20.5v-4h6.5v4M16 20.5v-5.2c2-.9 2.9-3 3-6.3h2.5c.6-1.6-.6-3-2.5-3s-2.7 1.1-2.8 2.8c-.1 1.4-.5 2.4-1.2 2.7-.8-2.7-1.5-4-2.7-4s-1.8 1.4-2.4 3c-.6-1.6-1.3-3-2.5-3s-2.2 1.9-2.9 4.3c-.5 1.6-.9 2.5-1 2.5" fill="none"/>',
  telescope:
    '<path d="m2.5 11.5 12.5-6 2.2 4.6-12.5 6zM15 5.5l3.7-1.8 3.3 6.8-3.7 1.8M10.5 13.3 7 21.5M11.5 13l4.5 8.5M9.5 14 10 21.5"/>',
  ship: '<path d="M2.5 16h19l-3.5 5H6zM11 16V2.5c5 1.8 8.5 6 9.3 10.5H11M8.5 13H3.5l5-7z"/>',
  pigeon:
    '<path d="M2.5 8.5c1.5-3 5-4 7.2-1.5l2.8 3.2 9-5.2c.2 7-2.7 11.5-8 12.5l-5.5 4v-4C5 16.5 4 13.5 5 10.5z"/><circle cx="6.7" cy="8.5" r=".9" fill="currentColor"/>',
  // tiles
  plus: `${DIE}<path d="${PLUS}" stroke-width="2.2"/>`,
  minus: `${DIE}<path d="M7.5 12h9" stroke-width="2.2"/>`,
  plus_or_minus: `${DIE}<path d="M12 6v7M8.5 9.5h7M8.5 16.5h7" stroke-width="2"/>`,
  silver_discount:
    '<g stroke="var(--wf-coin-ink)"><circle cx="10" cy="10" r="8" fill="var(--wf-silver)"/><path d="M6 10h8" stroke-width="2.4"/></g><path d="M14.5 20.5h8" stroke-width="2.6"/>',
  provision_discount:
    '<path d="M8 6.5 6.5 3h8L13 6.5c3 2 4.5 4.8 4 7.5-.3 2-1.5 3-3 3H7c-1.5 0-2.7-1-3-3-.5-2.7 1-5.5 4-7.5z" fill="var(--wf-provision)" stroke="var(--wf-coin-ink)"/><path d="M14.5 20.5h8" stroke-width="2.6"/>',
  // verbs
  journal:
    '<path d="M12 6.5C9.5 4.5 6 4 2.5 4.5v13.5C6 17.5 9.5 18 12 20c2.5-2 6-2.5 9.5-2V4.5C18 4 14.5 4.5 12 6.5zM12 6.5V20" fill="var(--wf-paper)"/><path d="M5.5 9h3.5M5.5 12.5h3.5M15 9h3.5M15 12.5h3.5"/>',
  journal_tile: '<rect x="3.5" y="5" width="17" height="14" rx="3"/><path d="M8 12h8"/>',
  influence_card:
    '<rect x="3" y="2.5" width="13" height="18" rx="2" fill="var(--wf-paper)"/><path d="m15.5 9.5 6 3.4v6.7l-6 3.4-6-3.4v-6.7z" fill="currentColor"/>',
  move_influence:
    '<path d="m6.5 2.5 4.5 2.6v5.2l-4.5 2.6L2 10.3V5.1z"/><path d="m17.5 11 4.5 2.6v5.2l-4.5 2.6-4.5-2.6v-5.2z" fill="currentColor"/><path d="M14 4h5v5M19 4l-4 4M5 16v4h4"/>',
  refresh:
    '<rect x="7.5" y="7.5" width="9" height="9" rx="2.5" fill="currentColor"/><path d="M3 10.5A9.3 9.3 0 0 1 20 7.5M21 3v5h-5M21 13.5a9.3 9.3 0 0 1-17 3M3 21v-5h5"/>',
  adjust: `${DIE}<path d="M12 6v7M8.5 9.5h7M8.5 16.5h7" stroke-width="2"/>`,
  new_die: `<rect x="2.5" y="6.5" width="15" height="15" rx="4" fill="var(--wf-paper)"/><circle cx="10" cy="14" r="1.8" fill="currentColor"/><path d="M19 1.5v7M15.5 5h7" stroke-width="2.2"/>`,
  retrieve_worker: `<g transform="translate(7 6) scale(.72)"><path d="${WORKER}" fill="var(--wf-paper)" stroke-width="2.2"/></g><path d="M2.5 13.5V6c0-2 1-3.5 3-3.5h5.5M7.5-.5l4 3-4 3.5"/>`,
  focus:
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.5"/><circle cx="12" cy="12" r="1" fill="currentColor"/>',
  marker: '<path d="M12 2.5c4 0 7 3 7 7 0 5-7 12-7 12s-7-7-7-12c0-4 3-7 7-7z" fill="var(--wf-saffron)"/>',
  bolt: '<path d="M14 1.5 4.5 13.5h6L9 22.5l10.5-13h-6.5z" fill="var(--wf-saffron)"/>',
  // turns
  rest: '<path d="M12 4 2 20.5h20zM12 12l-4 8.5h8zM12 4V1.5l4 1.2-4 1.3"/>',
  die: `${DIE}<circle cx="8.5" cy="8.5" r="1.7" fill="currentColor"/><circle cx="15.5" cy="15.5" r="1.7" fill="currentColor"/><circle cx="12" cy="12" r="1.7" fill="currentColor"/>`,
  hourglass:
    '<path d="M6 2.5h12M6 21.5h12M7.5 2.5c0 5 3 7 4.5 9.5 1.5-2.5 4.5-4.5 4.5-9.5M7.5 21.5c0-5 3-7 4.5-9.5 1.5 2.5 4.5 4.5 4.5 9.5"/>',
  most_comets:
    '<circle cx="8" cy="16" r="4.5" fill="currentColor"/><path d="M10.5 11.5 20 3M13.5 14.5 21.5 8M7 10.5 12 5M15 21l3-4 3 4"/>',
};

const small = (motif: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${1.6 / scale}">${motif}</g>`;
const note = (text: string) =>
  `<circle cx="18.5" cy="18.5" r="5.8" fill="var(--wf-paper)" stroke-width="1.2"/><text x="18.5" y="22" text-anchor="middle" font-size="9.5" font-weight="700" fill="currentColor" stroke="none">${text}</text>`;

function composed(): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [row, motif] of Object.entries(MOTIFS)) {
    const ink = row === "space" ? "var(--wf-moonlight)" : "currentColor";
    const card = `<rect x="4" y="1.5" width="16" height="21" rx="2.5" fill="var(--wf-${row})"/><g color="${ink}" stroke="${ink}">${small(motif, 6.5, 6.5, 0.46)}</g>`;
    made[`card_${row}`] = card;
    made[`card_${row}_free`] = card + note("0");
    made[`card_${row}_discount1`] = card + note("−1");
    made[`card_${row}_draw3`] =
      `<rect x="1.5" y="4.5" width="12" height="17" rx="2" fill="var(--wf-paper)" transform="rotate(-10 7 13)"/>${card}${note("3")}`;
  }
  const tiles: Record<string, string> = {
    basic:
      '<rect x="4.5" y="4.5" width="15" height="15" rx="2" fill="var(--wf-basic)"/><circle cx="12" cy="12" r="2.5"/>',
    land: `<rect x="1.5" y="6.5" width="21" height="11" rx="2" fill="var(--wf-land)"/><path d="M12 6.5v11"/>${small(MOTIFS.land, 2.5, 8, 0.36)}`,
    water: `<rect x="1.5" y="6.5" width="21" height="11" rx="2" fill="var(--wf-water)"/><path d="M12 6.5v11"/>${small(MOTIFS.water, 2.5, 7.5, 0.36)}`,
    space: `<rect x="6.5" y="1.5" width="11" height="21" rx="2" fill="var(--wf-space)"/><path d="M6.5 12h11" stroke="var(--wf-moonlight)"/><g color="var(--wf-moonlight)" stroke="none">${small(MOTIFS.space, 8.5, 3.2, 0.3)}</g>`,
    special: `<rect x="4.5" y="4.5" width="15" height="15" rx="2" fill="var(--wf-special)"/><path d="m12 7 1.5 3.5L17 12l-3.5 1.5L12 17l-1.5-3.5L7 12l3.5-1.5z" fill="currentColor" stroke="none"/>`,
    any: '<rect x="4.5" y="4.5" width="15" height="15" rx="2" fill="var(--wf-paper)" stroke-dasharray="3 2.2"/><path d="M12 8v8M8 12h8"/>',
  };
  for (const [type, tile] of Object.entries(tiles)) {
    made[`tile_${type}`] = tile;
    made[`tile_${type}_free`] = tile + note("0");
  }
  for (const [guild, shape] of Object.entries(GUILD_SHAPES)) {
    made[`guild_${guild}`] =
      `<path d="${shape}" fill="var(--wf-guild-${guild})" stroke="var(--wf-guild-edge)"/><circle cx="12" cy="11.5" r="2.3" fill="var(--wf-guild-${guild}-ink)" stroke="none"/>`;
  }
  const third = (guild: keyof typeof GUILD_SHAPES, x: number, y: number) =>
    small(
      `<path d="${GUILD_SHAPES[guild]}" fill="var(--wf-guild-${guild})" stroke="var(--wf-guild-edge)"/>`,
      x,
      y,
      0.5,
    );
  made.guild_any = third("black", 6, 0) + third("yellow", -0.5, 11) + third("blue", 12, 11);
  const colours = ["green", "yellow", "blue"];
  const worker = (colour: string, x: number) =>
    `<g transform="translate(${x} 0)"><path d="${WORKER}" fill="var(--wf-worker-${colour})"/></g>`;
  for (const colour of colours) {
    made[`worker_${colour}`] = worker(colour, 0);
    for (const other of colours) made[`worker_${colour}_${other}`] = worker(other, 3.5) + worker(colour, -3.5);
  }
  return made;
}

export const icons: Record<string, string> = { ...plain, ...composed() };

/** The symbol of a verb with its words, or of a name in a formula. */
export function iconOf(name: string, words: string[]): string | undefined {
  const [what = "", mode = ""] = words;
  switch (name) {
    case "acquire":
      return ["card", what, mode].filter(Boolean).join("_");
    case "upgrade":
      return ["tile", what, mode].filter(Boolean).join("_");
    case "guild":
      return `guild_${what}`;
    case "place_worker":
      return ["worker", ...words].join("_");
    case "townsfolk_card":
      return "card_townsfolk";
  }
  if (name.startsWith("cards_")) return `card_${name.slice(6)}`;
  if (name.startsWith("upg_")) return `tile_${name.slice(4)}`;
  return name in icons ? name : undefined;
}

/** Enough of the game's page for strips to find their symbols, also outside of a table. */
export const strips = { icons, iconOf } as unknown as GamePage;
