/** Busts in profile for the medallions of the Experts: one face, several ways to wear one's hair. */

export const BUST =
  "M16 10c-4 2-5 7-5 10l-2.5 4.5 2.5 1v2.5l1 2c0 3 2 4 6 3.5l1 4.5c-7 2-13 4-14 10h31c0-6-4-10-9-12v-6c4-3 5-10 3-15-3-6-9-7-14-5z";

export const HAIR = [
  "M13 13c1-7 13-10 18-3 4 5 3 11 2 15 4 1 4 8 0 9-2 2-5 1-5-2-3-2-4-7-4-11-5-1-9-4-11-8z",
  "M5 13.5c8-4 10-9 16-9s10 5 17 8c-6 1-10 3.5-16.5 2.5S11 15 5 13.5zM29 16c3 5 2 11-1 15-3-3-3-9-4-14z",
  "M14 12c3-7 13-8 17-1 5-3 9 2 6 6-2 3-6 2-6 0 1 6-1 11-4 13-2-4-2-10-5-13-3-2-7-2-8-5z",
  "M11 15C9 7 17 2 24 3c9 0 13 7 10 13-1 3-4 4-6 3-5-4-11-5-17-4zM14 12c6-2 13-1 19 4M18 6c5 0 11 3 15 7",
  "M13 13c3-8 14-9 18-2 5 7 2 19 5 28-5 0-9-2-9-6-1-6-2-12-5-15-3-2-7-2-9-5z",
  "M14 12c4-6 13-7 17-1 2 4 2 8 0 12-2-2-4-4-5-7-4 1-9 0-12-4z",
];

export function faceOf(id: string): { hair: string; mirrored: boolean } {
  let hash = 5;
  for (const letter of id) hash = (hash * 33 + letter.charCodeAt(0)) % 65_521;
  return { hair: HAIR[hash % HAIR.length]!, mirrored: hash % 5 < 2 };
}
