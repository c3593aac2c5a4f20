/** What the magistrate did and why, out of everything that was told. */

import type { EventInfo } from "../../wire";

const ENDS = new Set(["event-round", "event-queue", "event-invasion", "event-scoring", "event-over"]);

/**
 * What a seat did since its last turn began, until the round was over: also what it chose for the high courtier
 * afterwards. Up to a moment if one is looked at.
 */
export function lastTurnOf(story: readonly EventInfo[], seat: number, until = Infinity): EventInfo[] {
  const told = story.filter((event) => event.moment <= until);
  const start = told.findLastIndex((event) => event.key === "event-turn" && event.seat === seat);
  if (start < 0) return [];
  const after = told.slice(start + 1);
  const end = after.findIndex((event) => ENDS.has(event.key));
  return (end < 0 ? after : after.slice(0, end)).filter((event) => event.seat === seat);
}
