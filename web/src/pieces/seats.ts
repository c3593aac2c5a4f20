/** How seats are told apart: by an emblem and a colour, never by colour alone. */

import { looks } from "./looks.svelte";

export const EMBLEMS = ["crane", "lion", "cypress", "moon"] as const;

export type EmblemName = (typeof EMBLEMS)[number];

const lookOf = (seat: number) => (looks.of[seat] ?? seat) % EMBLEMS.length;

export function emblemOf(seat: number, look = lookOf(seat)): EmblemName {
  return EMBLEMS[look]!;
}

export function seatColour(seat: number, look = lookOf(seat)): string {
  return seat < 0 ? "var(--seat-none)" : `var(--seat-${look})`;
}
