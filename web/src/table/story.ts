/** The log: what was told, in order, kept in step with undo and reconnection. */

import type { EventInfo, TableState } from "../wire";

export function grown(story: EventInfo[], state: Pick<TableState, "events" | "events_after">): EventInfo[] {
  const kept = state.events_after < 0 ? [] : story.filter((event) => event.moment <= state.events_after);
  return kept.length === story.length && !state.events.length ? story : [...kept, ...state.events];
}

/**
 * What happened since a seat last acted: the events of the others after the seat's last own turn; with `own`, also what
 * it has done so far in the turn that is its own now.
 */
export function sinceLastTurn(story: EventInfo[], seat: number, own = false): EventInfo[] {
  const turns = story.map((event, place) => ({ event, place })).filter(({ event }) => event.key === "event-turn");
  const current = turns.at(-1);
  if (!current) return story.slice(story.findLastIndex((event) => event.seat === seat) + 1); // nobody has had a turn yet
  const mine = turns.filter(({ event }) => event.seat === seat);
  const last = current.event.seat === seat ? mine.at(-2) : mine.at(-1);
  const end = current.event.seat === seat && !own ? current.place : story.length;
  const start = last ? (turns.find(({ place }) => place > last.place)?.place ?? end) : 0;
  return story.slice(start, end);
}

/** The last thing told up to a moment. */
export function lastToldAt(story: EventInfo[], moment: number): EventInfo | undefined {
  return story.findLast((event) => event.moment <= moment);
}

/** Where a log of the last `many` lines starts: earlier, if the moment that is looked at lies before them. */
export function firstShown(acts: readonly Act[], many: number, moment = Infinity): number {
  const here = acts.findIndex(({ event }) => event.moment >= moment);
  const before = Math.floor(many / 4);
  return Math.max(0, Math.min(acts.length - many, here < 0 ? Infinity : here - before));
}

// -- what happened, as a person would tell it --------------------------------------------------------------------

/**
 * How the events of a game are told, by their keys without `event-`.
 *
 * An act is one line. Details (what was paid, gained, rolled) belong to the act before them, reasons to the act that
 * follows, asides to whatever line comes before; all unfold. What stands in `silent` says nothing that a person would.
 */
export interface Telling {
  headings?: readonly string[];
  details?: readonly string[];
  reasons?: readonly string[];
  asides?: readonly string[];
  silent?: readonly string[];
}

/** One line of the story with what unfolds from it. */
export interface Act {
  heading: boolean;
  event: EventInfo;
  details: Detail[];
  /** Every component that it or a detail names. */
  touches: string[];
}

export interface Detail {
  text: string;
  /** How often the same was told in a row. */
  times: number;
}

type Rank = "heading" | "act" | "detail" | "reason" | "aside" | "silent";

/** What all games tell alike. */
const COMMON: Required<Telling> = {
  headings: ["turn", "round", "over", "rules-changed", "end-triggered"],
  details: [
    ...["gain", "gained", "pay", "paid", "paid-nothing", "pay-player", "pay-supply", "pay-resource", "fee", "points"],
    ...["roll", "reroll", "refresh", "ai-marker", "ai-nothing", "vista"],
  ],
  reasons: ["ai-prefers"],
  asides: ["refill", "shown", "reshuffled", "rolled"],
  silent: ["forced", "declined"],
};

function ranksOf(telling: Telling): Map<string, Rank> {
  const ranks = new Map<string, Rank>();
  const say = (rank: Rank, keys: readonly string[] = []) => {
    for (const key of keys) ranks.set(`event-${key}`, rank);
  };
  for (const { headings, details, reasons, asides, silent } of [COMMON, telling]) {
    say("heading", headings);
    say("detail", details);
    say("reason", reasons);
    say("aside", asides);
    say("silent", silent);
  }
  return ranks;
}

/** The story in acts. An event without words is not told. */
export function actsOf(story: readonly EventInfo[], telling: Telling = {}): Act[] {
  const ranks = ranksOf(telling);
  const acts: Act[] = [];
  let waiting: EventInfo[] = []; // for the act to which they belong
  const begin = (event: EventInfo, heading: boolean) => {
    const act: Act = { heading, event, details: [], touches: [...event.touches] };
    acts.push(act);
    return act;
  };
  /** No act follows: what waits belongs to the one before, or stands for itself, told by what it came to. */
  const settle = () => {
    const [first] = waiting;
    const outcome = waiting.at(-1);
    const last = acts.at(-1);
    if (first && last && belongs(first, last)) for (const event of waiting) unfold(last, event);
    else if (outcome) {
      const act = begin(outcome, false);
      for (const event of waiting.slice(0, -1)) unfold(act, event);
    }
    waiting = [];
  };
  for (const event of story) {
    const rank = ranks.get(event.key) ?? "act";
    if (rank === "silent" || !event.text) continue;
    const last = acts.at(-1);
    const opens = last?.heading === true && last.event.seat === event.seat && event.seat >= 0;
    if (rank === "heading") {
      settle();
      begin(event, true);
    } else if (rank === "reason" || (rank === "detail" && (opens || waiting.length))) {
      waiting.push(event);
    } else if (last && (rank === "aside" || (rank === "detail" && belongs(event, last)))) {
      unfold(last, event);
    } else {
      const act = begin(event, false);
      for (const reason of waiting) unfold(act, reason);
      waiting = [];
      if (event.why) act.details.push({ text: event.why, times: 1 });
    }
  }
  settle();
  return acts;
}

/** What somebody gets in another's turn is a line of its own. */
function belongs(detail: EventInfo, { event, heading }: Act): boolean {
  if (heading) return detail.seat < 0 && event.seat < 0;
  return detail.seat < 0 || detail.seat === event.seat;
}

function unfold(act: Act, event: EventInfo): void {
  const text = event.why ? `${event.text} ${event.why}` : event.text;
  const last = act.details.at(-1);
  if (last?.text === text) last.times += 1;
  else act.details.push({ text, times: 1 });
  for (const id of event.touches) if (!act.touches.includes(id)) act.touches.push(id);
}

/** What is worth watching of the acts after a moment: from the first to the last that somebody else did. */
export function watchable(acts: readonly Act[], after: number, me: number | null): Act[] {
  const worth = ({ event, heading }: Act) => !heading || event.seat < 0;
  const found = acts.filter((act) => act.event.moment > after && worth(act));
  const others = found.map((act) => act.event.seat !== me);
  return found.slice(others.indexOf(true) < 0 ? found.length : others.indexOf(true), others.lastIndexOf(true) + 1);
}
