/** How colours look to people who see fewer of them: for checking palettes, in tests only. */

type Triple = readonly [number, number, number];

/** Complete deficiencies in linear light, after Machado, Oliveira and Fernandes (2009). */
export const DEFICIENCIES: Record<string, readonly [Triple, Triple, Triple]> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How far apart two colours (`#rrggbb`) are for somebody: 0 the same, about 2 just told apart side by side. */
export function apart(one: string, other: string, deficiency: string): number {
  const [a, b] = [seenAs(one, deficiency), seenAs(other, deficiency)].map(oklab);
  return 100 * Math.hypot(a![0] - b![0], a![1] - b![1], a![2] - b![2]);
}

function seenAs(colour: string, deficiency: string): Triple {
  const light = linear(colour);
  return DEFICIENCIES[deficiency]!.map((row) => clamp(dot(row, light))) as unknown as Triple;
}

function linear(colour: string): Triple {
  const channels = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255);
  return channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Triple;
}

/** Björn Ottosson's Oklab: equal distances look about equally large. */
function oklab(light: Triple): Triple {
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(dot(row as unknown as Triple, light))) as unknown as Triple;
  return [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ].map((row) => dot(row as unknown as Triple, cones)) as unknown as Triple;
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clamp = (value: number) => Math.min(1, Math.max(0, value));
