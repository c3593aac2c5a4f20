/**
 * The pictures of cards, 60 by 34 (44 of the sky), as layers of paths. Each card has a view of its own, so that it is told
 * apart before its signs are read. What tells it stands in the middle third: a narrow card shows only that.
 */

export interface Layer {
  d: string;
  /** A colour of the theme; with `line` that of a stroke of this width. */
  colour: string;
  line?: number;
}

export function artOf(category: string, id: string): Layer[] {
  const n = Number(/\d+$/.exec(id)?.[0] ?? 0); // 0: what is printed on the player's board
  const draw = { city, vista, harbour, open_sea: sea, townsfolk, inspiration, comet, planet, moon, sun }[category];
  return (draw ?? stars)(n);
}

/** A colour by its name in the theme, or two of them mixed: "sky+water". */
const colourOf = (name: string) => {
  const [one, other] = name.split("+");
  return other ? `color-mix(in oklab, var(--wf-${one}) 55%, var(--wf-${other}))` : `var(--wf-${one})`;
};
const layer = (colour: string, d: string, line?: number): Layer => ({ colour: colourOf(colour), d, line });
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`;
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!;
const GROUND = "M4 0h52a4 4 0 0 1 4 4v30H0V4a4 4 0 0 1 4-4z";
const SKY = "M4 0h52a4 4 0 0 1 4 4v40H0V4a4 4 0 0 1 4-4z";
const SKIES = ["sky", "sky+water", "sky+special", "sky+paper", "sky+saffron"];
const WAVE = "M4 31c4-2 6-2 9 0s6 2 9 0 6-2 9 0 6 2 9 0 6-2 9 0";

// -- land ----------------------------------------------------------------------------------------------------------

const CENTRES = [
  ["M18 34V22h3c0-8 5-11 9-14 4 3 9 6 9 14h3v12z", "M30 8V4"], // a great dome
  ["M19 34V10l2.5-6 2.5 6v12h3c0-5 2-7 3-8 1 1 3 3 3 8h3V10l2.5-6 2.5 6v24z", "M30 14v-4"], // two minarets
  ["M15 34v-5h4v-6h3v-6h3v-5h2V7h6v5h2v5h3v6h3v6h4v5z", "M19 29l19-6M22 23l13-6"], // a tower that winds upwards
  ["M13 34V15h4v3h3v-3h4v3h3v-8h6v8h3v-3h4v3h3v-3h4v19z", "M30 10V5l4 1.5-4 1.5"], // walls and a gate
  ["M12 34v-9c0-4 4-5 6-7 2 2 5 3 6 7 0-7 4-9 6-12 2 3 6 5 6 12 1-4 4-5 6-7 2 2 6 3 6 7v9z", "M30 13V9"], // many domes
  ["M8 34c5-2 9-8 13-9v-9h4v-6h3v3h4v-3h3v6h4v9c4 1 8 7 13 9z", "M33 10V6"], // a castle on its hill
] as const;
const WALLS = ["land", "land+planet", "land+paper", "sand-deep+silver"];
const SIDES = [
  "M0 34V25h6v-4h7v13zM47 34v-8h7v4h6v4z",
  "M0 34v-7h8v7zM50 34V14l2-5 2 5v20z",
  "M5 34V15l2-5 2 5v19zM46 34v-10h9v10z",
];
const LIGHTS = [disc(46, 9, 5.5), disc(13, 10, 5.5), disc(41, 7, 4.5), "M15 4a6 6 0 1 0 5 9 5 5 0 0 1-5-9z"];

function city(n: number): Layer[] {
  const [centre, top] = pick(CENTRES, n);
  return [
    layer(pick(SKIES, n), GROUND),
    layer("saffron", pick(LIGHTS, n + Math.floor(n / 6))),
    layer("sand-deep", pick(SIDES, Math.floor(n / 2))),
    layer(pick(WALLS, Math.floor(n / 3) + n), centre),
    layer("ink", top, 1.1),
    layer("land-deep", "M26.5 34v-4.5a3.5 3.5 0 0 1 7 0V34z"),
  ];
}

const CEDAR = (x: number, h: number) =>
  `M${x} ${30 - h}l${h * 0.3} ${h * 0.45}h-2l${h * 0.25} ${h * 0.4}h${-h * 0.9}l${h * 0.25} ${-h * 0.4}h-2z`;
const PALM = (x: number, y: number) =>
  `M${x} ${y}c-5-4-9-2-10 1 4-2 7-1 10-1 3-5 8-4 10-1-4-1-7 0-10 1-3 1-5 4-5 8 3-3 4-5 5-8 2 2 4 5 4 8 2-4-1-7-4-8z`;
const HILLS = layer("vista-deep", "M0 34v-5c12-5 20 1 30-1s20-5 30 0v6z");
const VISTAS: Record<string, Layer[]> = {
  peaks: [
    layer("vista", "M0 34V24L11 15l8 7L31 5l12 15 6-5 11 10v9z"),
    layer("white", "m31 5-6 7.3 4 2.7 3-3 4 2 1-1.5z"),
    HILLS,
  ],
  ridge: [
    layer("vista-deep", "M0 34V22l14-10 8 6L38 4l22 18v12z"),
    layer("white", "M38 4 27 13.5l5-.5 3 3 4-4 4 3 4-3z"),
    layer("white", "m14 12-6 4.5 5-1 4 2 1.5-2z"),
  ],
  dunes: [
    layer("land", "M0 34V24c10-9 17-11 26-11-4 6 0 10 12 11s15-6 22-4v14z"),
    layer("land-deep", "M26 13c8 2 10 8 20 12 6 2 10 1 14 1v8H20c6-8 10-14 6-21z"),
  ],
  sands: [
    layer("land", "M0 34V20c8-6 12-6 20 0s12 6 20 0 12-6 20 0v14z"),
    layer("land-deep", "M0 28c8-5 12-5 20 0s12 5 20 0 12-5 20 0", 1.4),
    layer("land-deep", "M0 24c8-5 12-5 20 0s12 5 20 0 12-5 20 0", 1),
  ],
  flats: [layer("white", "M0 34V21h60v13z"), layer("sand-deep", "M0 21h60M8 34l8-13M30 34V21M52 34l-8-13M0 27h60", 1)],
  cedars: [
    layer("vista", "M0 34V26c18-9 40-9 60 0v8z"),
    layer("vista-deep", `${CEDAR(30, 24)}${CEDAR(14, 15)}${CEDAR(46, 15)}`),
  ],
  palms: [
    layer("sand", "M0 34v-6c18-4 42-4 60 0v6z"),
    layer("land-deep", "M30 30c-1-7 0-11 1-17M16 31c0-5 0-8 1-11M45 31c0-5 0-8-1-11", 1.8),
    layer("vista-deep", `${PALM(31, 13)}${PALM(17, 20)}${PALM(44, 20)}`),
  ],
  blossom: [
    layer("vista", "M0 34v-9c20 5 40 5 60 0v9z"),
    layer("land-deep", "M30 30V17M13 30v-8M47 30v-8", 2),
    layer("special", `${disc(30, 12, 7)}${disc(25, 16, 5)}${disc(35, 16, 5)}${disc(13, 19, 5)}${disc(47, 19, 5)}`),
  ],
  wheat: [
    layer("land", "M0 34V20h60v14z"),
    layer("land-deep", "M6 34V22M14 34V22M22 34V22M30 34V18M38 34V22M46 34V22M54 34V22", 1.2),
    layer(
      "saffron",
      "M30 18c-3-3-2-6 0-9 2 3 3 6 0 9zM22 22c-3-3-2-6 0-9 2 3 3 6 0 9zM38 22c-3-3-2-6 0-9 2 3 3 6 0 9zM14 22c-3-3-2-6 0-9 2 3 3 6 0 9zM46 22c-3-3-2-6 0-9 2 3 3 6 0 9z",
    ),
  ],
  tulips: [
    layer("vista", "M0 34V19c20-4 40-4 60 0v15z"),
    layer("vista-deep", "M14 34v-9M30 34V23M46 34v-9", 1.4),
    layer(
      "flame",
      "M26 16l2 2 2-3 2 3 2-2v4a4 4 0 0 1-8 0zM10 19l2 2 2-3 2 3 2-2v4a4 4 0 0 1-8 0zM42 19l2 2 2-3 2 3 2-2v4a4 4 0 0 1-8 0z",
    ),
  ],
  wells: [
    layer("land", "M0 34V23c14-5 30-5 60-1v12z"),
    layer("land-deep", "M22 30v-6h16v6z"),
    layer("ink", "M24 24V11h12v13M30 11v8", 1.6),
    layer("water", "M28.5 18h3v4h-3z"),
  ],
  river: [layer("vista", "M0 34V18c20-5 40-5 60 0v16z"), layer("water", "M27 16c14 4-14 8 0 18h16c-18-7 6-12-10-18z")],
  reeds: [
    layer("water", "M0 34V20h60v14z"),
    layer("vista-deep", "M22 34V13M27 34V8M32 34V12M37 34V9M13 34V18M48 34V17", 1.4),
    layer("land-deep", "M22 17v-6M27 12V6M32 16v-6M37 13V7", 3),
  ],
  lava: [
    layer("guild-black", "M0 34V27l12-3 9-13 4 3 4-4 5 3 6 11 20 4v6z"),
    layer("flame", "M27 12l2 8-4 6M30 12l1 10 6 6", 1.6),
  ],
  cliffs: [
    layer("water", "M0 34V27h60v7z"),
    layer("white", "M0 30V9h14v4h9v-3h14l3 6v14z"),
    layer("sand-deep", "M6 30V14M14 30V13M23 30V12M32 30V15", 1),
  ],
  canyon: [
    layer("land", "M0 34V8h20l3 9-3 8 6 9zM60 34V8H39l-3 10 4 7-5 9z"),
    layer("land-deep", "M0 14h21M0 21h21M60 14H38M60 21H39", 1.3),
    layer("water", "M26 34l2-8h4l3 8z"),
  ],
  terraces: [
    layer("vista-deep", "M0 34V12h24v5h12v6h12v6h12v5z"),
    layer(
      "special",
      `${disc(5, 11, 2)}${disc(13, 11, 2)}${disc(21, 11, 2)}${disc(28, 16, 2)}${disc(35, 16, 2)}${disc(41, 22, 2)}${disc(47, 22, 2)}${disc(54, 28, 2)}`,
    ),
  ],
  crocus: [
    layer("vista", "M0 34V17c20-4 40-4 60 0v17z"),
    layer("inspiration", "M0 22h60v3H0zM0 28h60v3H0z"),
    layer(
      "saffron",
      `${disc(12, 23, 1.5)}${disc(21, 23, 1.5)}${disc(30, 23, 1.5)}${disc(39, 23, 1.5)}${disc(48, 23, 1.5)}${disc(16, 29, 1.5)}${disc(25, 29, 1.5)}${disc(34, 29, 1.5)}${disc(43, 29, 1.5)}`,
    ),
  ],
};
// prettier-ignore
const VIEWS: Record<number, string> = {
  19: "cedars", 20: "flats", 21: "dunes", 22: "reeds", 23: "palms", 24: "peaks", 25: "sands", 26: "blossom", 27: "lava",
  28: "wheat", 29: "ridge", 30: "tulips", 31: "wells", 32: "river", 33: "cliffs", 34: "terraces", 35: "canyon", 36: "crocus",
};

const vista = (n: number): Layer[] => [
  layer(pick(SKIES, n), GROUND),
  layer("saffron", pick([disc(14, 10, 5), disc(46, 9, 4.5)], n)),
  ...VISTAS[VIEWS[n] ?? "peaks"]!,
];

// -- water ---------------------------------------------------------------------------------------------------------

const HARBOURS: Layer[][] = [
  [
    layer("white", "M31 23V3c9 4 13 11 13 20zM28 22H17l11-15z"), // a dhow at anchor
    layer("land-deep", "M16 24h30l-5 6H21z"),
  ],
  [
    layer("land", "M25 27l2-18h6l2 18z"), // a lighthouse
    layer("white", "M26 20h8l-.5-4h-7z"),
    layer("saffron", `${disc(30, 6, 3)}M33 5l12-4v9zM27 5 15 1v9z`),
    layer("land-deep", "M18 27h24v4H18z"),
  ],
  [
    layer("white", "M22 24V8c6 3 9 9 9 16zM40 25V12c5 3 7 7 7 13z"), // two boats
    layer("land-deep", "M14 25h20l-4 5H18zM36 26h14l-3 4h-8z"),
  ],
  [
    layer("land", "M14 30V11h3v2h3v-2h3v19zM37 30V11h3v2h3v-2h3v19z"), // a sea gate
    layer("ink", "M23 20c5 5 9 5 14 0", 1.5),
    layer("land-deep", "M0 26h14v5H0zM46 26h14v5H46z"),
  ],
  [
    layer("land-deep", "M20 24c0-6 0-9 2-13M41 25c0-5 0-8-2-11", 1.8), // palms behind a quay
    layer("vista-deep", `${PALM(22, 11)}${PALM(39, 14)}`),
    layer("sand-deep", "M6 24h48v6H6z"),
    layer("land", "M26 24v-6h8v6z"),
  ],
  [
    layer("land", "M4 25V14h10v-4h6v4h5v11zM36 25v-7c0-4 3-5 5-7 2 2 5 3 5 7h8v7z"), // a town on the shore
    layer("land-deep", "M0 25h60v4H0z"),
    layer("white", "M31 27V15c4 2 6 6 6 12z"),
    layer("ink", "M25 28h14l-3 4h-8z"),
  ],
];

const harbour = (n: number): Layer[] => [
  layer(pick(SKIES, n + Math.floor(n / 6)), GROUND),
  layer("saffron", pick([disc(50, 7, 4), disc(10, 8, 4), disc(52, 11, 3)], Math.floor(n / 6) + n)),
  layer("water", "M0 34V24h60v10z"),
  ...pick(HARBOURS, n),
  layer("white", WAVE, 1.1),
];

const SWELL = [
  layer("water", "M0 34V16c8-6 14-6 20 0s14 6 20 0 14-6 20 0v18z"),
  layer("water-deep", "M0 34v-8c8-6 14-6 20 0s14 6 20 0 14-6 20 0v8z"),
];
const CALM = [layer("water", "M0 34V18h60v16z"), layer("water-deep", "M0 34v-7h60v7z"), layer("white", WAVE, 1.1)];
const SEAS: Record<string, Layer[]> = {
  gulls: [...SWELL, layer("ink", "M24 9c2-3 4-3 5 0 1-3 3-3 5 0M37 6c1.5-2 3-2 3.5 0 .5-2 2-2 3.5 0", 1.1)],
  isle: [
    ...CALM,
    layer("sand", "M14 24c5-6 27-6 32 0z"),
    layer("land-deep", "M30 20c0-5 0-7 1-10", 1.8),
    layer("vista-deep", PALM(31, 10)),
  ],
  whale: [
    ...CALM,
    layer("ink", "M28 30c1-5 1-8-1-11-6 0-9-3-10-7 5 0 9 1 13 5 4-4 8-5 13-5-1 4-4 7-10 7-2 3-2 6-1 11z"),
  ],
  fish: [
    layer("water", "M0 34V9h60v25z"),
    layer("flame", "M20 20c5-6 13-6 18 0l6-5v10l-6-5c-5 6-13 6-18 0z"),
    layer("white", `${disc(25, 19, 1.2)}${disc(16, 15, 1.5)}${disc(14, 11, 1)}`),
    layer("ink", "M0 9h60", 0.8),
  ],
  coral: [
    layer("water", "M0 34V9h60v25z"),
    layer("special", "M30 34V17M30 27l-8-7v-5M30 24l8-6v-6M22 20l-5 1M38 18l6 2M14 34v-7M47 34v-8", 2.6),
  ],
  storm: [
    ...SWELL,
    layer("dusk", `${disc(23, 8, 5)}${disc(31, 6, 6)}${disc(39, 8, 5)}M20 8v5h22V8z`),
    layer("dusk", "M24 15l-2 4M31 15l-2 4M38 15l-2 4", 1.4),
  ],
  strait: [
    ...CALM,
    layer("land", "M0 24V10c7 0 12 3 15 8l4 6zM60 24V8c-8 1-13 5-16 10l-3 6z"),
    layer("white", "M30 22V11c5 3 7 6 7 11zM29 21h-5l5-7z"),
  ],
  sails: [...SWELL, layer("white", "M30 18V5c6 3 9 8 9 13zM28 17h-7l7-9z"), layer("land-deep", "M19 18h23l-4 5H23z")],
  pearls: [
    ...CALM,
    layer("sand-deep", "M18 22c2-9 22-9 24 0-8 5-16 5-24 0z"),
    layer("white", disc(30, 18, 4)),
    layer("ink", "M18 22c8 5 16 5 24 0M24 17l-1 5M36 17l1 5", 1),
  ],
  sunset: [layer("saffron", disc(30, 17, 9)), ...CALM, layer("saffron", "M20 22h20M24 25h12M22 29h16", 1.4)],
};
// prettier-ignore
const WATERS: Record<number, string> = {
  19: "strait", 20: "sails", 21: "gulls", 22: "pearls", 23: "sunset", 24: "strait", 25: "fish", 26: "sails", 27: "storm",
  28: "isle", 29: "isle", 30: "gulls", 31: "fish", 32: "storm", 33: "coral", 34: "whale", 35: "isle", 36: "sunset",
};

const sea = (n: number): Layer[] => [layer(pick(SKIES, n + Math.floor(n / 5)), GROUND), ...SEAS[WATERS[n] ?? "gulls"]!];

// -- people --------------------------------------------------------------------------------------------------------

const BODY =
  "M30 9c3.5 0 5.5 2.5 5.5 6 0 2-.8 3.7-2 4.8 5 1.2 8 5 8.5 14.2H18c.5-9.2 3.5-13 8.5-14.2-1.2-1.1-2-2.8-2-4.8 0-3.5 2-6 5.5-6z";
const HEADS = {
  turban: layer("white", "M24 13.5c1-5 11-5 12 0-3 1.5-9 1.5-12 0z"),
  tall: layer("white", "M24 14c-1-7 3-11 6-11s7 4 6 11c-3 1.5-9 1.5-12 0z"),
  helmet: layer("silver", "M24 14c0-5 2.5-8 5.5-8.5V3h1v2.5C33.5 6 36 9 36 14z"),
  spike: layer("silver", "M23 14c0-4 3-6 6-7l1-6 1 6c3 1 6 3 6 7z"),
  hood: layer("land-deep", "M23 20c-1-9 2-13 7-13s8 4 7 13l-3-7h-8z"),
  brim: layer("saffron", "M20 13h20c-2 2-18 2-20 0zM25.5 12c0-6 9-6 9 0z"),
  cap: layer("flame", "M25.5 12.5V7h9v5.5z"),
  veil: layer("white", "M23.5 22C22 12 25 7 30 7s8 5 6.5 15l-2.5-8h-8z"),
};
const THINGS = {
  none: [],
  spear: [layer("ink", "M44 34V8", 1.4), layer("silver", "M44 3l2 6h-4z")],
  sword: [layer("silver", "M43 27 48 9l2 1-4 18z"), layer("ink", "M41 27l7 2", 1.6)],
  shield: [layer("saffron", disc(42, 26, 6)), layer("ink", disc(42, 26, 2))],
  bow: [layer("land-deep", "M42 10c7 6 7 14 0 20", 1.6), layer("ink", "M42 10v20", 0.7)],
  book: [layer("flame", "M22 25l8 2 8-2v8l-8 2-8-2z"), layer("white", "M30 27v8", 1.2)],
  quill: [layer("white", "M42 30c-1-9 2-15 6-19 0 7-1 13-4 19z"), layer("ink", "M42 33l3-14", 0.9)],
  scroll: [layer("white", "M37 23h11v7H37z"), layer("land-deep", "M37 22v9M48 22v9", 2)],
  tube: [layer("saffron", "M33 16 47 8l2 3-14 8z")],
  star: [layer("glint", "M46 4l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z")],
  rod: [layer("ink", "M39 30 47 6M47 6c3 5 3 9 2 13", 1.2)],
  sheaf: [layer("saffron", "M43 31c-4-8-3-14 0-18 3 4 4 10 0 18z"), layer("ink", "M40 25h6", 1.2)],
  bag: [layer("land-deep", "M39 33c-2-6 0-9 3-10h4c3 1 5 4 3 10z"), layer("saffron", "M41 23h6", 1.6)],
  staff: [layer("land-deep", "M44 34V11c0-5 6-5 6 0", 1.8)],
  words: [layer("white", "M38 8h10v6h-6l-3 3zM12 12h10v6h-1l-2 3-2-3h-5z")],
};
/** Whoever is named alike looks alike, in another gown. */
const FOLK: [from: number, head: keyof typeof HEADS, thing: keyof typeof THINGS][] = [
  [1, "brim", "staff"], // Adventurer
  [2, "tall", "tube"], // Astronomer
  [3, "helmet", "shield"], // Champion
  [4, "helmet", "sword"], // Enforcer
  [6, "veil", "scroll"], // Envoy
  [8, "brim", "sheaf"], // Farmer
  [10, "brim", "rod"], // Fisherman
  [12, "helmet", "spear"], // Guardian
  [15, "hood", "bow"], // Hunter
  [16, "spike", "sword"], // Invader
  [17, "hood", "sword"], // Mercenary
  [18, "turban", "bag"], // Merchant
  [22, "cap", "scroll"], // Messenger
  [23, "hood", "none"], // Rogue
  [24, "turban", "book"], // Scholar
  [27, "cap", "quill"], // Scribe
  [30, "tall", "star"], // Stargazer
  [31, "turban", "words"], // Translator
  [34, "veil", "staff"], // Vagrant
  [35, "cap", "spear"], // Vigilante
  [36, "spike", "shield"], // Warrior
];
const GOWNS = ["townsfolk-deep", "water-deep", "land-deep", "planet"];

function townsfolk(n: number): Layer[] {
  const place = Math.max(
    0,
    FOLK.findLastIndex(([from]) => from <= n),
  );
  const [from, head, thing] = FOLK[place]!;
  return [
    layer("townsfolk", GROUND),
    layer("sky", "M14 34V18C14 9 24 6 30 2c6 4 16 7 16 16v16z"),
    layer(pick(GOWNS, place + Math.max(0, n - from)), BODY),
    HEADS[head],
    ...THINGS[thing],
  ];
}

const inspiration = (): Layer[] => [
  layer("inspiration", GROUND),
  layer("white", "M30 11V3M21 13l-6-6M39 13l6-6M18 20h-8M42 20h8", 1.8),
  layer("saffron", "M15 22c9 6 19 6 27-1l6-6-5-1-5 5H22c-5 0-7 1-7 3zM25 27l-3 5h16l-3-5"),
  layer("ink", "M15 22c9 6 19 6 27-1l6-6-5-1-5 5H22c-5 0-7 1-7 3zM25 27l-3 5h16l-3-5", 1),
  layer("flame", "M30 18c-4-3 1-4 0-8 5 3 5 6 0 8z"),
];

// -- the sky -------------------------------------------------------------------------------------------------------

const NIGHT = [
  layer("space", SKY),
  layer("moonlight", `${disc(9, 26, 0.9)}${disc(52, 8, 1)}${disc(46, 33, 0.8)}${disc(24, 6, 0.8)}`),
];
const COMETS = [
  ["M24 27 55 4 31 33z", disc(25, 29, 7)],
  ["M36 27 5 4l24 29z", disc(35, 29, 7)],
  ["M24 20 34 0l4 24z", disc(31, 25, 7)],
  ["M22 22 57 2 36 13l21 4-27 12z", disc(25, 25, 6)],
  ["M26 26 58 20 27 34z", disc(24, 30, 6)],
  ["M29 12 31 42 34 12z", disc(31, 12, 6)],
] as const;
function comet(n: number): Layer[] {
  const [tail, head] = pick(COMETS, n);
  return [...NIGHT, layer("land", tail), layer(pick(["comet", "glint", "flame"], Math.floor(n / 3)), head)];
}

function planet(n: number): Layer[] {
  const ring = layer("moonlight", "M16 28c-5 3-4 6 2 5 8-1 26-11 29-16 2-4-2-4-7-2", 2);
  const drawn: Record<number, Layer[]> = {
    10: [layer("land", disc(30, 20, 13)), layer("land-deep", "M18 16h24M17 21h26M19 26h22", 2.2)], // Jupiter
    11: [layer("flame", disc(30, 20, 10)), layer("moonlight", "M25 12c3-2 7-2 10 0-3 1.5-7 1.5-10 0z")], // Mars
    12: [layer("silver", disc(30, 20, 6)), layer("dusk", `${disc(28, 19, 1.5)}${disc(32, 22, 1)}`)], // Mercury
    14: [layer("shell", disc(30, 20, 10)), layer("moonlight", "M30 3v4M30 33v4M13 20h4M43 20h4", 1.6)], // Venus
  };
  return [...NIGHT, ...(drawn[n] ?? [layer("planet", disc(31, 20, 11)), ring])];
}

const moon = (): Layer[] => [...NIGHT, layer("shell", "M35 8a14 14 0 1 0 9 20A12 12 0 0 1 35 8z")];
const sun = (): Layer[] => [
  ...NIGHT,
  layer("saffron", disc(31, 22, 9)),
  layer("saffron", "M31 5v5M31 34v5M14 22h5M43 22h5M19 10l3.5 3.5M39.5 30.5 43 34M19 34l3.5-3.5M39.5 13.5 43 10", 2),
];

/** A constellation of its own: stars along a broken line, the same at every look. */
function stars(n: number): Layer[] {
  const many = 4 + (n % 3);
  const points = Array.from({ length: many }, (_, k) => {
    const turn = (n * 7 + k * 5 + (n % 5) * k * k * 3 + (k % 2) * 8 + Math.floor(n / 3) * k) % 17;
    return { x: 14 + (k * 32) / (many - 1), y: 8 + turn * 1.3, r: 3 + ((n + k * 2) % 4) * 0.8 };
  });
  const glint = ({ x, y, r }: { x: number; y: number; r: number }) => {
    const [a, b] = [r * 0.28, r * 0.72];
    return `M${x} ${y - r}l${a} ${b} ${b} ${a} ${-b} ${a} ${-a} ${b} ${-a} ${-b} ${-b} ${-a} ${b} ${-a}z`;
  };
  return [
    ...NIGHT,
    layer("moonlight", `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`, 0.9),
    layer("glint", points.map(glint).join("")),
  ];
}
