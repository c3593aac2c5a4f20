/**
 * What the others did, shown step by step where it happens, at the pace that the viewer likes.
 *
 * A film is a list of acts. Each shows the table as it was then: a state that came over the feed, or one that is
 * asked for. The newest state is known all the while; skipping a film shows it.
 */

import type { TableState } from "../wire";
import type { Act } from "./story";

/** Milliseconds for which a sentence stands: so many, and more for each letter. `step` waits for a press. */
const PACES = { quick: [500, 9], slow: [1_400, 32], step: null } as const;
export type FilmPace = keyof typeof PACES;
export type Pace = "instant" | FilmPace;
export const PACE_NAMES: readonly Pace[] = ["instant", "quick", "slow", "step"];

export interface Screen {
  /** The table as it was after so many choices. */
  stateAt(moment: number): Promise<TableState>;
  /** Show an act on the table. */
  show(act: Act, state: TableState): void;
  /** There is nothing more to see. */
  over(): void;
}

export class Film {
  acts = $state.raw<readonly Act[]>([]);
  /** Which act is shown; -1 before the first. */
  at = $state(-1);
  state = $state.raw<TableState | null>(null);
  pace = $state<FilmPace>("quick");
  readonly act = $derived<Act | null>(this.acts[this.at] ?? null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private loading = false;

  constructor(
    acts: readonly Act[],
    pace: FilmPace,
    private readonly screen: Screen,
  ) {
    this.acts = acts;
    this.pace = pace;
    void this.go(0);
  }

  /** More has happened meanwhile. */
  add(acts: readonly Act[]): void {
    this.acts = [...this.acts, ...acts];
    if (!this.timer && !this.loading) this.wait();
  }

  next(): void {
    if (this.at + 1 >= this.acts.length) this.end();
    else void this.go(this.at + 1);
  }

  again(): void {
    void this.go(0);
  }

  setPace(pace: FilmPace): void {
    this.pace = pace;
    this.wait();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async go(place: number): Promise<void> {
    const act = this.acts[place];
    if (!act || this.loading) return;
    clearTimeout(this.timer);
    this.loading = true;
    const state = await this.screen.stateAt(act.event.moment).catch(() => null);
    this.loading = false;
    if (this.stopped) return;
    if (!state) return this.end(); // the table of then cannot be had: now is right, whatever happened
    this.at = place;
    this.screen.show(act, state);
    this.state = state;
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const pace = PACES[this.pace];
    if (!pace || this.stopped) return;
    const [least, letter] = pace;
    const read = this.act?.event.text.length ?? 0;
    this.timer = setTimeout(() => this.next(), least + letter * read);
  }

  private end(): void {
    this.stop();
    this.screen.over();
  }
}
