/** The figures of the plates: a few outlines on a field of 100 by 64, each with the strokes that an engraver adds. */

export interface Figure {
  /** The outline. */
  body: string;
  /** Lines inside: eye, wing, shell. */
  lines?: string;
}

export const FIGURES = {
  ox: {
    body: "M8 38c-1-4 1-8 5-11-3-1-5-4-4-8 2 3 5 4 9 4 3-8 10-13 19-13 11 0 17 7 28 8 9 1 17 1 21 6 3 4 3 9 3 14l2 9-3-1-2-7c-1 3-2 5-1 8l1 13h-7l-2-13-4-5c-8 2-17 2-24 0l-3 5 1 13h-7l-2-13c-3-2-5-4-6-7-3 5-8 7-13 6-4 0-7-2-8-5z",
    lines: "M17 32h.1M22 24c6 3 8 9 8 16M38 12c4 6 5 13 4 20M73 21c4 5 5 10 4 17M28 18c3 3 5 6 6 10M11 39c2 1 4 1 5 0",
  },
  deer: {
    body: "M24 24c-5 1-9 3-12 6-2 1-3-1-2-3 3-5 7-9 12-11l-2-3 4 1c1-4 0-7-4-8l-1-5c4 1 6 3 6 6 2-2 2-5 1-8 4 2 5 6 3 10 3 0 5-1 7-4 1 4-2 7-7 7l1 4c1 7 5 10 12 10 13 0 26-1 34 1 4 1 5 5 5 9l-3 1c-1 4 0 8 1 11l-1 13h-4l-1-12-5-9c-6 3-18 3-26 0l-3 9-1 12h-4l-1-20c-6-4-8-9-9-17z",
    lines: "M24 16h.1M33 33c3 5 7 8 12 9M70 28c4 3 6 7 5 13M30 24c2 3 4 6 8 7",
  },
  wolf: {
    body: "M20 29c-5 2-9 4-14 4-2 0-3-2-1-3l9-6c2-3 3-5 6-6l1-6 4 5c6 1 9 5 15 6 11 2 22 0 31 3 6 2 8 6 12 10 3 3 7 4 12 3-4 5-11 6-17 1l-4-3c0 5 2 7 3 10l1 13h-5l-2-11-7-9c-7 3-15 4-23 2l-2 8 1 10h-5l-2-18c-6-2-10-7-13-13z",
    lines: "M17 22h.1M28 24c3 5 6 9 12 11M62 26c5 3 7 6 8 11M5 33c3 0 5-1 6-2",
  },
  bear: {
    body: "M14 37c-4 0-7 1-9-2-1-2 0-3 2-3 3-1 4-5 7-8-1-3 1-5 4-4 3-2 5-1 6 1 6-6 15-8 25-8 16 0 29 4 34 14 3 7 2 13 3 20l1 13h-9l-2-13-3-5c-8 4-17 4-25 2l1 6 1 10h-9l-3-14-3-3-3 5-1 12h-8l1-16c-1-3-3-5-9-7z",
    lines: "M15 28h.1M26 24c4 5 6 9 6 15M70 22c5 5 7 11 6 18M40 40c3 3 6 4 9 4",
  },
  elephant: {
    body: "M24 16c4-7 12-10 20-9 16 1 34-1 43 9 5 6 4 14 4 21l2 6-3 0-1 17h-10l-2-15c-7 3-17 3-23 1v14h-10l-1-18c-4 1-7 0-10-2-2 4-3 8-2 13 1 3-1 6-4 6-4 1-7-1-8-4l3 0c1 2 3 2 4 0 1-6-2-10-3-16-1-8-3-16 1-23z",
    lines: "M25 22h.1M36 14c6 2 8 8 6 15-1 4-4 6-7 6M26 34c-4 2-7 5-8 10M76 16c6 4 8 10 7 18M47 30c6 4 14 5 20 3",
  },
  monkey: {
    body: "M36 14c-1-6 3-10 9-10s10 4 9 10c0 4-2 6-4 8 9 4 15 11 16 21 1 3 1 5 1 8 8-1 13-5 13-11 0-5-5-6-7-3-1 2 0 4 2 4-1 3-5 2-6-2 0-5 5-8 10-6 5 1 6 8 3 13-3 6-9 9-16 9l-1 3h-27l-1-3 5-2-1-12-3 8-1 8h-7l2-12c0-10 3-17 8-21-2-2-4-4-5-10z",
    lines:
      "M42 12h.1M49 12h.1M42 18c2 2 5 2 7 0M52 27c4 5 5 11 4 18M41 44c5-2 9 1 10 8M38 14c-2-1-3 0-3 2M53 14c2-1 3 0 3 2",
  },
  hare: {
    body: "M18 33c-3-4-2-9 2-11l4-2c2-6 1-13 4-17 3 3 4 10 3 17 2-5 5-11 10-13 1 6-3 13-8 17 4 1 6 4 10 4 11-1 24 1 31 10 4 6 5 10 5 15 3-1 6 1 6 4 0 2-3 3-5 2l-1 1h-18c-1-3 1-5 5-6-8-4-17-5-23-3-2 3-5 6-8 8l-1 2h-9c0-3 2-4 5-4l3-10c-7-3-12-8-15-14z",
    lines: "M24 26h.1M32 37c3 5 6 8 12 10M58 37c6 2 9 6 9 12 0 3-1 5-3 6M28 8c1 4 1 8 0 12",
  },
  kangaroo: {
    body: "M30 12c-2-3-3-7-1-9 3 1 4 4 4 7 1-3 3-6 6-6 0 4-2 7-5 9 3 3 3 7 2 11 9 2 16 9 18 19 4 6 10 9 18 9 7 0 12-2 16-5-2 6-9 10-18 10-6 0-11-1-15-3l-1 3 3 2-1 2H39l0-3 7-2c-4-4-6-8-5-12-4-2-8-6-10-11l-4 8-5 2-1-2 4-3 1-10c-5-3-9-5-9-8 0-2 2-2 4-3 3-2 5-5 9-5z",
    lines: "M26 16h.1M37 26c1 6 4 10 9 13M42 45c4-3 9-3 13 0M17 24c2 1 3 0 4-1",
  },
  seal: {
    body: "M10 18c0-6 6-9 11-7 6 2 9 7 10 13 12 5 28 9 40 18 4 3 7 3 11 1 5-3 10-2 14 1-4 0-7 2-9 4 3 2 5 5 5 9-6-1-10-4-13-8-13 6-27 7-38 5 1 3 0 6-3 8-4-1-8-4-10-9-9-4-14-12-14-22-3-1-6-1-7-4-1-2 1-4 3-4-1-2-1-4 0-5z",
    lines: "M15 17h.1M8 24c3 1 5 1 6 0M28 36c-2 5-1 9 3 13M30 26c10 6 22 10 34 18M10 21l-7-2M10 22l-7 2",
  },
  platypus: {
    body: "M4 44c4-3 11-3 16-5 6-9 20-14 34-13 10 1 16 6 22 10 7 2 14 1 20 6 2 4-2 8-9 9-6 1-11-1-15-4-2 2-4 3-7 4l3 6h-9l-4-5c-8 2-17 1-24-1l1 6h-9l-2-8c-3-1-5-2-7-3-4 2-8 2-11 1-2-1-1-2 1-3z",
    lines: "M23 36h.1M20 42l-8 1M76 40c5 2 10 3 16 3M78 45l9 3M36 48c8 4 18 4 26 1M34 34c8-5 18-5 26-1",
  },
  raptor: {
    body: "M38 14c0-6 5-10 12-9 6 0 10 5 10 11 6 5 9 12 8 20-1 7-4 12-9 15l4 11c-3 0-6-1-8-4l-1-5-4 1 1 4h4v2h-14l3-3v-5c-7-3-12-9-13-18-1-7 1-12 6-15l-5-1c-1-2 2-4 6-4z",
    lines:
      "M44 12h.1M36 16l4 0M46 24c9 5 13 14 11 25M52 23c7 6 9 13 8 20M37 28c3 1 6 1 8-1M37 34c3 2 6 2 9 0M39 40c3 2 6 2 9 0M15 58h68",
  },
  owl: {
    body: "M34 10c2 2 4 2 6 1 6-4 14-4 20 0 2 1 4 1 6-1 2 6 1 11-1 15 4 9 3 20-3 27l2 7h-7l-2-3h-10l-2 3h-7l2-7c-6-7-7-18-3-27-2-4-3-9-1-15z",
    lines:
      "M43 18m-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0M57 18m-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0M43 18h.1M57 18h.1M50 21l-2 4h4zM40 31c2 2 4 2 5 0 2 2 4 2 5 0 2 2 4 2 5 0 2 2 4 2 5 0M41 39c2 2 4 2 5 0 2 2 4 2 5 0 2 2 4 2 5 0M18 59h64",
  },
  parrot: {
    body: "M38 18c-1-8 5-14 13-14s13 6 13 14c4 8 4 15 1 22l2 21c-4 0-7-2-8-6l-3-8-4 2 1 3h-9l1-4c-6-5-9-12-7-22l-2 3c-4-1-6-4-5-8 1-3 4-4 7-3z",
    lines:
      "M45 14h.1M38 19c-2 1-4 2-5 5M52 24c8 6 10 14 7 23M58 24c4 6 5 12 4 18M40 30c2 1 4 1 6 0M41 36c2 1 4 1 7 0M16 52h24M53 52h30",
  },
  toucan: {
    body: "M36 20c-8-6-19-6-29 2-2 2 0 6 3 6 9-1 18-1 25 2 2 10 8 18 17 20l9 11c5-1 6-3 5-7l-6-13c4-7 4-15 0-22-5-8-17-9-24 1z",
    lines:
      "M43 18h.1M36 21c1 4 1 7-1 9M8 25c9-2 18-3 27 0M50 24c7 5 8 12 6 20M55 24c3 5 4 9 3 14M42 30c2 1 4 1 6 0M24 53h24M62 52h20",
  },
  goose: {
    body: "M18 11c2-5 8-7 12-4 4 3 4 8 1 13-2 4-3 7-1 9 11-5 25-6 38-1 7 3 15 3 25 1-5 6-10 11-17 15-9 6-18 9-28 8-13-1-24-7-26-18-1-7 3-12 3-17l-5-2-11 2c-1-2 1-4 4-5z",
    lines:
      "M24 11h.1M22 15c-3 0-4-1-5-2M42 32c8 7 21 9 34 3M45 38c8 4 17 5 26 1M60 29c7 2 14 3 21 1M8 56c5-3 9-3 13 0s9 3 13 0 9-3 13 0 9 3 13 0 9-3 13 0 9 3 13 0",
  },
  wader: {
    body: "M30 8c2-5 9-5 11-1 3 6-3 11-4 17 0 3 2 5 5 5 12-3 24 0 36 10-9 3-17 3-24 3l0 18h6v2h-9l0-19-5-1-1 18 5 0v2h-8l1-21c-8-3-12-8-12-16 0-6 4-10 4-14l-8 3-9 6c0-3 3-6 12-12z",
    lines: "M34 8h.1M44 31c8 1 16 4 24 8M44 35c6 1 12 3 18 5M29 10l-9 6",
  },
  fowl: {
    body: "M16 16c1-5 6-7 10-5 4 3 4 7 4 11 3 6 10 7 16 6 9-2 14-8 20-15 4-5 11-8 19-8-3 5-2 9 1 13-6 1-10 6-12 13-3 9-10 14-18 15l1 12h5v2h-9l-1-14h-6l2 12h5v2h-9l-2-15c-12-4-20-13-19-24l-7-2c-2-2 0-4 0-3z",
    lines:
      "M21 15h.1M20 9c2-1 4-1 6 1M36 33c7 5 15 5 22-1M38 39c5 2 11 2 16-1M66 20c6-3 11-5 17-5M68 26c5-4 9-6 15-8M23 20c0 3 1 5 3 6",
  },
  penguin: {
    body: "M42 10c2-5 11-7 16-2 3 4 3 8 3 12 6 8 8 19 5 29-1 4-2 6-4 8l4 4H49l-3 0h-12l5-5c-3-8-3-18 0-27l-6 10c-2-2-1-8 3-15 2-3 4-5 5-9l-10-1c1-2 5-3 11-4z",
    lines: "M48 11h.1M44 20c6 9 7 22 4 36M58 26c5 8 6 15 4 23M52 7c5-3 8-3 11-1",
  },
  crocodile: {
    body: "M4 38c6-4 14-4 20-5 2-3 5-4 8-2l6 1 4-4 4 4 5-4 4 4 5-3 4 4 5-3 4 5c6 2 13 6 23 15-10-1-18-4-24-6l2 6 5 1v2H69l-4-7c-8 2-16 2-23 0l-1 5 5 1v2H35l-2-8c-9 0-20 1-29-3 7-1 13-1 18-2-7 0-13-1-18-3z",
    lines: "M28 34h.1M22 41c4-1 8-2 11-1M40 38c9 3 19 3 28 1M10 41l1 2M14 41l1 2M18 40l1 2M42 33c9 1 19 1 28 4",
  },
  lizard: {
    body: "M8 28c2-5 8-7 14-5 5 2 8 5 12 6 12 2 23 1 31 6 4 3 8 7 14 9 6 1 11-1 11-5s-5-5-7-2c0-4 5-7 9-3 5 5 0 13-10 14-8 1-15-2-20-5l1 5 6 2v2h-9l-5-9c-6 1-12 1-17-1l-1 5 5 2v2h-9l-2-11c-6-2-11-4-14-7-4-1-8-2-9-5z",
    lines: "M16 27h.1M9 30c3 1 6 1 9 0M30 32l2-4 3 4 3-3 3 4 3-3 4 3 3-3 4 4 3-2M30 39c8 3 18 3 27 1",
  },
  snake: {
    body: "M12 14c4-5 12-6 18-3 6 4 5 10 1 14-3 3-7 5-6 9 2 4 10 4 16 1 9-5 18-8 27-5 10 3 14 12 9 19-6 7-20 8-34 7-12 0-22 1-31 4 8-8 19-10 31-10 11 0 22 0 26-4 3-4 0-8-5-9-8-2-15 2-23 6-10 4-21 3-25-5-3-7 2-12 6-16 2-2 3-5 1-6-5 1-10 2-14 0-1-1 1-2 3-2z",
    lines:
      "M19 13h.1M8 15l-5-2M8 15l-5 2M26 20l4 1M22 29l4-1M30 36l2-3M44 33l-2-4M57 30l-1-4M70 34l3-3M74 42l4 1M66 48l2 4M54 50l0 4M40 50l0 4",
  },
  turtle: {
    body: "M8 34c0-5 5-9 11-8 3 0 5 2 6 5 4-10 17-17 32-17 16 0 29 8 32 21 2 2 5 3 8 6-4 1-7 1-10-1 0 4 2 7 3 11h-11l-4-7c-9 3-22 3-31 0l-3 7H30l2-10c-4-2-7-4-8-5-4 2-9 3-13 2-3-1-3-3-3-4z",
    lines: "M14 32h.1M25 33c18 7 43 8 64 2M36 32l7-13M57 36l1-21M78 34l-8-17M40 24c11 3 24 3 35 0M9 36c2 1 4 1 6 0",
  },
  chameleon: {
    body: "M8 30c-2-7 1-14 8-16 6-2 11 0 13 5 5-4 12-7 20-6 13 1 21 9 23 19 1 8 5 13 10 12 4-1 5-6 2-8-2-2-5 0-4 3-3-1-3-6 1-8 5-2 10 2 9 8-1 8-10 12-17 7-4-3-6-7-8-10l-4 3 5 9 4 1v2h-8l-5-12c-6 1-12 1-17-1l1 12 4 1v2h-8l-2-17c-4-2-6-3-8-5-7 3-15 3-19-1z",
    lines:
      "M17 23m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 23h.1M10 31c4 0 7-1 10-2M30 21c3 4 4 9 3 14M40 16c4 6 5 14 3 22M52 16c4 6 5 14 3 22M62 21c3 5 3 10 1 15",
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** Who looks like whom. An animal that is not named here gets the figure of its class and habitat. */
const LIKENESS: Record<FigureName, string> = {
  ox: "bison-bison bubalus-arnee sus-scrofa",
  deer: "rangifer-tarandus tragelaphus-buxtoni",
  wolf: "chrysocyon-brachyurus panthera-uncia sarcophilus-harrisii",
  bear: "ursus-arctos ailuropoda-melanoleuca procyon-lotor phascolarctos-cinereus",
  elephant: "elephas-maximus loxodonta-africana",
  monkey: "macaca-fuscata macaca-sylvanus lemur-catta",
  hare: "oryctolagus-cuniculus tamiasciurus-hudsonicus macrotis-lagotis",
  kangaroo: "osphranter-rufus",
  seal: "monachus-monachus monodon-monoceros",
  platypus: "ornithorhynchus-anatinus aonyx-capensis",
  raptor: "falco-peregrinus aquila-nipalensis gyps-indicus gypaetus-barbatus corvus-crassirostris",
  owl: "bubo-scandiacus",
  parrot: "ara-macao poicephalus-robustus nestor-notabilis",
  toucan: "ramphastos-toco",
  goose: "branta-canadensis anser-indicus cyanochen-cyanoptera aix-galericulata cygnus-atratus",
  wader: "rhea-americana grus-nigricollis phoenicopterus-roseus porphyrio-porphyrio",
  fowl: "tetrao-urogallus pavo-cristatus paradisaea-raggiana porphyrio-hochstetteri",
  penguin: "eudyptes-schlegeli fratercula-arctica",
  crocodile: "alligator-mississippiensis crocodylus-niloticus crocodylus-porosus gavialis-gangeticus",
  lizard:
    "amblyrhynchus-cristatus timon-lepidus paralaudakia-himalayana sphenodon-punctatus tiliqua-rugosa carinascincus-microlepidotus",
  snake: "boa-constrictor thamnophis-sirtalis vipera-berus elaphe-climacophora montatheris-hindii",
  turtle:
    "chrysemys-picta emys-orbicularis mauremys-japonica mauremys-leprosa testudo-hermanni testudo-horsfieldii chersina-angulata chelonia-mydas",
  chameleon: "chamaeleo-chamaeleon furcifer-pardalis",
};

const OTHERWISE: Record<string, FigureName> = {
  "mammal-grassland": "deer",
  "mammal-forest": "bear",
  "mammal-aquatic": "seal",
  "bird-grassland": "raptor",
  "bird-forest": "parrot",
  "bird-aquatic": "goose",
  "reptile-grassland": "lizard",
  "reptile-forest": "snake",
  "reptile-aquatic": "turtle",
};

const figureById = new Map(
  Object.entries(LIKENESS).flatMap(([figure, ids]) => ids.split(" ").map((id) => [id, figure as FigureName] as const)),
);

export function figureOf(id: string, kind: string, habitat: string): FigureName {
  return figureById.get(id) ?? OTHERWISE[`${kind}-${habitat}`] ?? "lizard";
}
