/** How seats are told apart: by an emblem and a colour, never by colour alone. */

export const EMBLEMS = ["crane", "lion", "cypress", "moon"] as const;

export type EmblemName = (typeof EMBLEMS)[number];

export function emblemOf(seat: number): EmblemName {
  return EMBLEMS[seat % EMBLEMS.length]!;
}

export function seatColour(seat: number): string {
  return seat < 0 ? "var(--seat-none)" : `var(--seat-${seat % EMBLEMS.length})`;
}
