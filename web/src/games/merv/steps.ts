/** What somebody did in their last turn, out of everything that was told. */

import type { EventInfo } from "../../wire";

const ENDS = new Set(["event-turn", "event-courtier-turn", "event-round", "event-queue", "event-invasion", "event-scoring", "event-over"]);

/** The events of a seat's last turn, the announcement left out; up to a moment if one is looked at. */
export function lastTurnOf(story: readonly EventInfo[], seat: number, until = Infinity): EventInfo[] {
  const told = story.filter((event) => event.moment <= until);
  const start = told.findLastIndex((event) => event.key === "event-turn" && event.seat === seat);
  if (start < 0) return [];
  const after = told.slice(start + 1);
  const end = after.findIndex((event) => ENDS.has(event.key));
  return end < 0 ? after : after.slice(0, end);
}
