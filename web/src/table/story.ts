/** The log: what was told, in order, kept in step with undo and reconnection. */

import type { EventInfo, TableState } from "../wire";

export function grown(story: EventInfo[], state: Pick<TableState, "events" | "events_after">): EventInfo[] {
  const kept = state.events_after < 0 ? [] : story.filter((event) => event.moment <= state.events_after);
  return kept.length === story.length && !state.events.length ? story : [...kept, ...state.events];
}

/** What happened since a seat last acted: the events of the others after the seat's last own one. */
export function sinceLastTurn(story: EventInfo[], seat: number): EventInfo[] {
  const turns = story.map((event, place) => ({ event, place })).filter(({ event }) => event.key === "event-turn");
  const current = turns.at(-1);
  if (!current) return [];
  const mine = turns.filter(({ event }) => event.seat === seat);
  const last = current.event.seat === seat ? mine.at(-2) : mine.at(-1);
  const end = current.event.seat === seat ? current.place : story.length;
  const start = last ? (turns.find(({ place }) => place > last.place)?.place ?? end) : 0;
  return story.slice(start, end);
}

/** The last thing told up to a moment. */
export function lastToldAt(story: EventInfo[], moment: number): EventInfo | undefined {
  return story.findLast((event) => event.moment <= moment);
}

/** Where a log of the last `many` lines starts: earlier, if the moment that is looked at lies before them. */
export function firstShown(story: EventInfo[], many: number, moment = Infinity): number {
  const here = story.findIndex((event) => event.moment >= moment);
  const before = Math.floor(many / 4);
  return Math.max(0, Math.min(story.length - many, here < 0 ? Infinity : here - before));
}
