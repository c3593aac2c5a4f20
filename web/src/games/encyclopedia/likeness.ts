/** Which animal is drawn how: a figure, and the markings of its kind. No two animals are drawn alike; a test sees to it. */

import { FIGURES, type Figure, type FigureName } from "./silhouettes";

/** A figure with the markings of one kind, which the engraving clips to the outline. */
export interface Drawing extends Figure {
  marks?: string;
}

// -- markings: shapes on the field of 100 by 64 -------------------------------------------------------------------

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const grid = (step: number, r: number, from = 22, to = 92) =>
  places(from, to, step)
    .flatMap((x, n) => places(12 + (n % 2) * (step / 2), 60, step).map((y) => dot(x, y, r)))
    .join("");
const bands = (step: number, width: number, from = 30, to = 94) =>
  places(from, to, step)
    .map((x) => `M${x} 0h${width}l-4 64h${-width}z`)
    .join("");
const stripe = (y: number, width: number) =>
  `M0 ${y}C30 ${y - 4} 60 ${y + 4} 100 ${y}v${width}C60 ${y + 4 + width} 30 ${y - 4 + width} 0 ${y + width}z`;
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const wedges = (step: number, depth: number) =>
  places(20, 94, step)
    .map((x) => `M${x} 0h${step - 1}l${-(step - 1) / 2} ${depth}z`)
    .join("");
function places(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
}

// -- who is who ---------------------------------------------------------------------------------------------------

const DRAWN: Record<string, readonly [FigureName, string?]> = {
  "bison-bison": ["ox", box(0, 0, 44, 64)],
  "bubalus-arnee": ["ox"],
  "sus-scrofa": ["boar"],
  "rangifer-tarandus": ["deer", box(28, 22, 12, 20)],
  "tragelaphus-buxtoni": ["deer", bands(9, 1.6, 42, 80)],
  "chrysocyon-brachyurus": ["wolf", box(0, 44, 100, 20)],
  "panthera-uncia": ["leopard"],
  "sarcophilus-harrisii": ["devil"],
  "ursus-arctos": ["bear"],
  "ailuropoda-melanoleuca": ["panda"],
  "procyon-lotor": ["raccoon"],
  "phascolarctos-cinereus": ["koala"],
  "elephas-maximus": ["elephant"],
  "loxodonta-africana": ["elephant", "M30 12c10-2 18 6 16 18-2 8-8 12-14 8z"],
  "macaca-fuscata": ["monkey", "M39 8c4-3 9-3 12 0 1 6 0 11-6 11s-7-5-6-11z"],
  "macaca-sylvanus": ["monkey"],
  "lemur-catta": ["lemur"],
  "oryctolagus-cuniculus": ["hare"],
  "tamiasciurus-hudsonicus": ["squirrel"],
  "macrotis-lagotis": ["bilby"],
  "osphranter-rufus": ["kangaroo"],
  "monachus-monachus": ["seal"],
  "monodon-monoceros": ["narwhal"],
  "ornithorhynchus-anatinus": ["platypus"],
  "aonyx-capensis": ["otter"],
  "falco-peregrinus": ["falcon"],
  "aquila-nipalensis": ["raptor"],
  "gyps-indicus": ["vulture"],
  "gypaetus-barbatus": ["bearded"],
  "corvus-crassirostris": ["raven"],
  "bubo-scandiacus": ["owl", grid(9, 1.2, 20, 80)],
  "ara-macao": ["parrot", stripe(30, 6) + box(0, 52, 100, 12)],
  "poicephalus-robustus": ["parrot"],
  "nestor-notabilis": ["parrot", grid(7, 1.3, 20, 90)],
  "ramphastos-toco": ["toucan"],
  "branta-canadensis": ["goose", box(0, 0, 36, 30)],
  "anser-indicus": ["goose", bands(5, 2, 12, 30)],
  "cyanochen-cyanoptera": ["goose", "M46 30c14-6 28-4 40 2-10 10-28 12-40-2z"],
  "aix-galericulata": ["duck"],
  "cygnus-atratus": ["swan", box(0, 22, 100, 42)],
  "rhea-americana": ["rhea"],
  "grus-nigricollis": ["crane"],
  "phoenicopterus-roseus": ["flamingo"],
  "porphyrio-porphyrio": ["gallinule"],
  "porphyrio-hochstetteri": ["gallinule", stripe(26, 5) + stripe(36, 4)],
  "tetrao-urogallus": ["fowl"],
  "pavo-cristatus": ["peacock"],
  "paradisaea-raggiana": ["paradise"],
  "eudyptes-schlegeli": ["penguin"],
  "fratercula-arctica": ["puffin"],
  "alligator-mississippiensis": ["crocodile", bands(12, 4)],
  "crocodylus-niloticus": ["crocodile"],
  "crocodylus-porosus": ["crocodile", grid(8, 1.6)],
  "gavialis-gangeticus": ["gharial"],
  "amblyrhynchus-cristatus": ["lizard", wedges(7, 34)],
  "timon-lepidus": ["lizard", grid(11, 2.8)],
  "paralaudakia-himalayana": ["lizard", grid(6, 0.9, 20, 96)],
  "sphenodon-punctatus": ["lizard", wedges(4, 30)],
  "tiliqua-rugosa": ["lizard", bands(6, 2.6, 12, 96)],
  "carinascincus-microlepidotus": ["lizard", stripe(32, 3)],
  "boa-constrictor": ["snake", bands(13, 7, 8, 96)],
  "thamnophis-sirtalis": ["snake", stripe(20, 1.6) + stripe(44, 1.6) + stripe(54, 1.6)],
  "vipera-berus": ["snake", bands(6, 3, 8, 96)],
  "elaphe-climacophora": ["snake"],
  "montatheris-hindii": ["snake", grid(8, 1.8, 8, 96)],
  "chrysemys-picta": ["turtle", bands(10, 2.4, 34, 90)],
  "emys-orbicularis": ["turtle", grid(6, 0.9, 10, 94)],
  "mauremys-japonica": ["turtle", stripe(22, 2)],
  "mauremys-leprosa": ["turtle", bands(4, 1.4, 8, 22)],
  "testudo-hermanni": ["turtle", grid(14, 4, 36, 90)],
  "testudo-horsfieldii": ["turtle", box(28, 0, 60, 24)],
  "chersina-angulata": ["turtle", wedges(12, 34)],
  "chelonia-mydas": ["seaturtle"],
  "chamaeleo-chamaeleon": ["chameleon"],
  "furcifer-pardalis": ["chameleon", bands(9, 4, 30, 76)],
};

/** An animal that nobody has drawn gets the figure of its class and habitat. */
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

export function drawingOf(id: string, kind = "", habitat = ""): Drawing {
  const [figure, marks] = DRAWN[id] ?? [OTHERWISE[`${kind}-${habitat}`] ?? "lizard"];
  return { ...FIGURES[figure], marks };
}

/** The animals that are drawn. */
export const PORTRAYED: readonly string[] = Object.keys(DRAWN);
