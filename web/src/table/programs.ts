/** Programs that the host of a server offers as opponents: seats of the level `program:NAME`. */

import type { SeatInfo } from "../wire";

const PREFIX = "program:";

/** The name of a program by its level; empty for a bot of the house. */
export function programOf(level: string): string {
  return level.startsWith(PREFIX) ? level.slice(PREFIX.length) : "";
}

/** The key of the word for who sits on a seat. */
export function kindOf(seat: SeatInfo): string {
  return seat.kind === "bot" && programOf(seat.level) ? "kind-program" : `kind-${seat.kind}`;
}
