/** The table that the page shows: one viewer's state, live or at a moment of the past, and what can be done. */

import { getContext, setContext, tick } from "svelte";
import { alone } from "../backing";
import { api, feedAddress, freshKey, Refused } from "../api";
import { type Connection, Feed } from "../feed";
import { type GamePage, pageOf } from "../games";
import { network } from "../offline.svelte";
import { preferences } from "../preferences.svelte";
import { explain, t } from "../text/text.svelte";
import type {
  ChapterInfo,
  ComponentInfo,
  DecisionInfo,
  EventInfo,
  FeedChoice,
  FeedProblem,
  FeedUndo,
  GuideInfo,
  HintInfo,
  OptionInfo,
  RefusalInfo,
  RuleInfo,
  SeatInfo,
  TableState,
} from "../wire";
import { catalogueOf } from "./catalogue.svelte";
import { keepSealed, partToGive } from "./fairness";
import { NO_OFFERS, type Offers, offersOf, optionsFor, type PieceKey, refusalsFor } from "./offers";
import { Film } from "./film.svelte";
import type { WindowKind } from "./regions";
import { type Act, actsOf, grown, sinceLastTurn, watchable } from "./story";

/** A small menu at a piece that serves several options, or that cannot be used and says why. */
export interface Menu {
  at: DOMRect;
  options: OptionInfo[];
  refusals: RefusalInfo[];
  from: Element | null;
}

/** Shown beside a piece that is looked at: its card large, a note under its name, or both. */
export interface Tip {
  at: DOMRect;
  id: string;
  name: string;
  note: string;
}

/**
 * Components that somebody's acts touch, each with that seat, or -1. Every player may have one (a slot of the own board,
 * a card of the same hand): those in another's area are not meant.
 */
export type Touched = ReadonlyMap<string, number>;

function touchedBy(acts: readonly { touches: readonly string[]; seat: number }[]): Touched {
  return new Map(acts.flatMap(({ touches, seat }) => touches.map((id) => [id, seat])));
}

/** How many tables are remembered at which somebody has left the guide. */
const GUIDES_KEPT = 50;

export class Table {
  /** The newest state; null until the first one has come. */
  live = $state.raw<TableState | null>(null);
  /** When it came, in milliseconds. */
  since = $state(0);
  /** A moment of the past that is looked at instead. */
  past = $state.raw<TableState | null>(null);
  story = $state.raw<EventInfo[]>([]);
  connection = $state<Connection>("connecting");
  /** Why there is nothing to show, in words. */
  trouble = $state("");
  /** A short message about the last thing tried. */
  notice = $state("");
  /** While a choice travels. */
  busy = $state(false);
  /** The seat that should take the device before the page shows its cards. */
  curtain = $state<number | null>(null);
  menu = $state.raw<Menu | null>(null);
  tip = $state.raw<Tip | null>(null);
  /** Component ids that something beside the board points at (an option or an event under the pointer), and whose. */
  pointed = $state.raw<Touched>(new Map());
  /** The option that is pointed at there: pieces that serve it glow, whatever they are. */
  pointedOption = $state("");
  /** What the hard bot would do now, best first; null until somebody asks. */
  hints = $state.raw<HintInfo[] | null>(null);
  /** While a hint is thought out. */
  pondering = $state(false);
  /** Component ids that the newest events touched, for a moment, and whose. */
  fresh = $state.raw<Touched>(new Map());
  /** The rule that the reader wants to see. */
  rule = $state("");
  /** What kind of window it is; regions lay themselves out for it. */
  window = $state<WindowKind>("laptop");
  /** Looks at the board before something changes; what it gives is called with the news once that is drawn. */
  watch: (() => (events: EventInfo[]) => void) | null = null;
  /** The page of the game: how it is drawn. */
  game = $state.raw<GamePage | null>(null);

  /** What the others did, while it is shown. */
  film = $state.raw<Film | null>(null);
  /** The table that was shown before a film's first picture is there. */
  private still = $state.raw<TableState | null>(null);

  readonly state = $derived(this.past ?? (this.film ? (this.film.state ?? this.still) : this.live));
  /** The story as lines, each with what unfolds from it. */
  readonly acts = $derived(actsOf(this.story, this.game?.telling));
  /** Whether the page is as narrow as a phone. */
  readonly compact = $derived(this.window === "phone");
  readonly observation = $derived(this.state?.observation ?? null);
  readonly decision = $derived<DecisionInfo | null>(this.state?.decision ?? null);
  /** Whether I am asked, now. */
  readonly asked = $derived(
    !this.past &&
      !this.film &&
      this.curtain === null &&
      !!this.decision &&
      this.decision.seat === this.live?.viewer &&
      this.decision.options.length > 0,
  );
  /** Whether nobody would hear a choice: what is shown is what was seen last. */
  readonly away = $derived(network.away && !alone);
  readonly offers = $derived<Offers>(this.asked && !this.busy && !this.away ? offersOf(this.decision) : NO_OFFERS);
  private readonly catalogue = $derived(this.live ? catalogueOf(this.live.game, preferences.locale) : null);

  private feed: Feed | null = null;
  private viewer: number | null = null;
  private stopped = false;
  /** The moment to which is being taken back. */
  private goingBack: number | null = null;
  /** The key of the choice that travels. */
  private awaited = "";
  /** What each viewer of this device was told, up to which version: nobody is told twice, or what another may know. */
  private readonly stories = new Map<number | null, { story: EventInfo[]; version: number }>();
  /** The hint that is being thought out. */
  private waiting: AbortController | null = null;
  /** For which round, and which sealed text, this device has given its part of the dice. */
  private given = "";
  private fading: ReturnType<typeof setTimeout> | undefined;
  /** By moment: states that came while a film was shown. */
  private readonly arrived = new Map<number, TableState>();

  constructor(readonly id: string) {}

  // -- what boards ask ------------------------------------------------------------------------------------------

  /** By component id: the options that it serves now. */
  get offered(): Map<string, OptionInfo[]> {
    return this.offers.offered;
  }

  /** By component id: what it would serve, and why it does not. */
  get refused(): Map<string, RefusalInfo[]> {
    return this.offers.refused;
  }

  /** A printed component. */
  component(id: string): ComponentInfo | undefined {
    return this.catalogue?.component(id);
  }

  get components(): ComponentInfo[] {
    return this.catalogue?.components ?? [];
  }

  get rules(): RuleInfo[] {
    return this.catalogue?.rules ?? [];
  }

  get chapters(): ChapterInfo[] {
    return this.catalogue?.chapters ?? [];
  }

  ruleOf(id: string): RuleInfo | undefined {
    return this.catalogue?.rule(id);
  }

  get seats(): SeatInfo[] {
    return this.live?.seats ?? [];
  }

  /** Whose eyes the page looks through; null for a spectator. */
  get me(): number | null {
    return this.live?.viewer ?? null;
  }

  /** What the guide of a first game says, until one leaves it. */
  get guide(): GuideInfo | null {
    return preferences.guidesLeft.includes(this.id) ? null : (this.live?.guide ?? null);
  }

  /** The option that it points at. */
  get guided(): string {
    return this.asked ? (this.guide?.option ?? "") : "";
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name || t("seat-name", { n: seat + 1 });
  }

  optionsFor(key: PieceKey): OptionInfo[] {
    return optionsFor(this.offers, key);
  }

  refusalsFor(key: PieceKey): RefusalInfo[] {
    return refusalsFor(this.offers, key);
  }

  /** Press a piece: its only option is played, several open a menu, none says why. */
  press(key: PieceKey | string, from?: Element | null): void {
    const piece = typeof key === "string" ? { id: key } : key;
    const options = this.optionsFor(piece);
    const [only] = options;
    if (only && options.length === 1) {
      this.choose(only.id);
      return;
    }
    const refusals = this.refusalsFor(piece);
    if (!options.length && !refusals.length) return;
    const at = from?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
    this.tip = null;
    this.menu = { at, options, refusals, from: from ?? null };
  }

  /** Let what is meant glow on the board: components, and whatever serves an option. */
  pointAt(touches: readonly string[], option = "", seat = -1): void {
    this.pointed = touchedBy([{ touches, seat }]);
    this.pointedOption = option;
  }

  // -- acting ---------------------------------------------------------------------------------------------------

  choose(option: string): void {
    const { live } = this;
    if (!live?.decision || !this.asked || this.busy || this.away) return;
    this.send({ type: "choice", seat: live.decision.seat, option, version: live.version, key: freshKey() });
  }

  undo(): void {
    const { live } = this;
    if (!live || live.viewer === null || this.busy || this.away) return;
    this.send({ type: "undo", seat: live.viewer, version: live.version, key: freshKey() });
  }

  /** Play on without the guide. */
  leaveGuide(): void {
    preferences.guidesLeft = [this.id, ...preferences.guidesLeft].slice(0, GUIDES_KEPT);
    preferences.keep();
  }

  /** Take back step by step, as far as a moment. */
  undoTo(moment: number): void {
    if (!this.live || this.live.viewer === null || this.busy || this.away) return;
    this.goingBack = moment;
    this.undo();
  }

  /** Do something that leads to a new version; the state that shows it names its key. */
  private send(message: FeedChoice | FeedUndo): void {
    this.menu = null;
    this.tip = null;
    this.notice = "";
    this.pointAt([]);
    this.dropHints();
    this.busy = true;
    this.awaited = message.key;
    this.feed?.send(message);
  }

  /** What was sent is refused: say why. */
  private complain({ key, code, message, hint, version }: FeedProblem): void {
    if (key !== this.awaited) return;
    this.busy = false;
    this.goingBack = null;
    this.notice = explain(new Refused(code, message, hint, version));
  }

  /** Ask what the hard bot would do; once the table has moved on, the answer is of no use any more. */
  async askForHints(): Promise<void> {
    const { live } = this;
    if (!live?.decision || !this.asked || this.pondering || this.away) return;
    const waiting = (this.waiting = new AbortController());
    this.pondering = true;
    this.notice = "";
    try {
      const request = { seat: live.decision.seat, version: live.version };
      const { hints } = await api.hints(this.id, request, preferences.locale, waiting.signal);
      if (!waiting.signal.aborted) this.hints = hints;
    } catch (problem) {
      if (!waiting.signal.aborted) this.notice = explain(problem);
    }
    if (!waiting.signal.aborted) this.pondering = false;
  }

  /** Nobody needs the hint any more: another question comes. */
  private dropHints(): void {
    this.waiting?.abort();
    this.waiting = null;
    this.hints = null;
    this.pondering = false;
  }

  // -- looking --------------------------------------------------------------------------------------------------

  /** Show a moment of the past; null goes back to now. */
  async look(moment: number | null): Promise<void> {
    this.endFilm();
    this.menu = null;
    this.tip = null;
    if (moment === null || (!this.replaying && moment >= (this.live?.moment ?? 0))) {
      this.past = null;
      return;
    }
    try {
      const next = await api.moment(this.id, moment, this.viewer, preferences.locale);
      const settle = this.past && Math.abs(this.past.moment - moment) === 1 ? this.watch?.() : undefined;
      this.past = next;
      if (settle) void tick().then(() => settle(next.events));
    } catch (problem) {
      this.notice = explain(problem);
    }
  }

  /** Whether moments are all that is looked at. */
  replaying = false;
  /** Who leads through the moments, if it is not the table itself: the replay keeps them in its address. */
  leader: ((moment: number) => void) | null = null;

  show(moment: number): void {
    if (this.leader) this.leader(moment);
    else void this.look(moment);
  }

  // -- watching -------------------------------------------------------------------------------------------------

  /** What can be watched of the time since my last turn. */
  get missed(): Act[] {
    if (this.me === null) return [];
    const story = sinceLastTurn(this.story, this.me);
    return story.length ? watchable(actsOf(story, this.game?.telling), -1, this.me) : [];
  }

  /** Show acts one by one; who has chosen to see none is shown them quickly when asking for them. */
  screen(acts: Act[], still: TableState | null = this.live): void {
    if (!acts.length) return;
    this.past = null;
    this.menu = null;
    this.tip = null;
    this.film?.stop();
    this.still = still;
    const pace = preferences.pace === "instant" ? "quick" : preferences.pace;
    this.film = new Film(acts, pace, {
      stateAt: (moment) => this.stateAt(moment),
      show: (act, state) => this.showAct(act, state),
      over: () => this.endFilm(),
    });
  }

  /** Back to the table as it is. */
  endFilm(): void {
    if (!this.film) return;
    this.film.stop();
    const settle = this.watch?.();
    this.film = null;
    this.still = null;
    this.arrived.clear();
    clearTimeout(this.fading);
    this.fresh = new Map();
    if (settle) void tick().then(() => settle([]));
    if (this.live) this.confirmAlone(this.live);
  }

  private async stateAt(moment: number): Promise<TableState> {
    const found = this.arrived.get(moment) ?? (this.live?.moment === moment ? this.live : null);
    return found ?? api.moment(this.id, moment, this.viewer, preferences.locale);
  }

  private showAct(act: Act, state: TableState): void {
    const settle = this.watch?.();
    clearTimeout(this.fading);
    this.fresh = touchedBy([{ touches: act.touches, seat: act.event.seat }]);
    if (settle) void tick().then(() => settle(state.events));
  }

  /** Something happened: begin to show it, or add it to what is being shown. */
  private screenNews(before: TableState | null, state: TableState): void {
    if (!before || before.viewer !== state.viewer || this.past) return;
    if (state.version !== before.version && state.moment <= before.moment) return this.endFilm(); // taken back
    if (this.film) {
      this.arrived.set(state.moment, state);
      this.film.add(watchable(this.acts, before.moment, this.me));
      return;
    }
    if (preferences.pace === "instant" || this.replaying || document.hidden || this.curtain !== null) return;
    const acts = watchable(this.acts, before.moment, this.me);
    if (!acts.length || before.status !== "running") return;
    this.arrived.set(state.moment, state);
    this.screen(acts, before);
  }

  // -- coming and going -----------------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      const state = await api.table(this.id, null, preferences.locale);
      const names = catalogueOf(state.game, preferences.locale).arrived; // a board without names would be misread
      this.game ??= await pageOf(state.game);
      await names;
      if (this.stopped) return;
      this.viewer = state.viewer;
      this.live = state;
      this.since = Date.now();
      this.story = grown([], state);
      const mine = state.seats.filter((seat) => seat.mine && seat.kind === "person");
      if (mine.length > 1 && state.decision?.seat === this.viewer && this.hides(state)) this.curtain = this.viewer;
      if (!this.replaying) this.listen(state.version);
      this.giveDice(state);
    } catch (problem) {
      this.trouble = explain(problem);
    }
  }

  private listen(since: number): void {
    const listener = {
      state: (state: TableState) => this.receive(state),
      problem: (problem: FeedProblem) => this.complain(problem),
      connection: (connection: Connection) => this.connected(connection),
      gone: (reason: string) => (this.trouble = reason),
    };
    this.feed = new Feed((since) => feedAddress(this.id, this.viewer, preferences.locale, since), listener, since);
  }

  private connected(connection: Connection): void {
    this.connection = connection;
    if (connection === "open") network.find();
  }

  /** Be told everything again: the reader wants another language. */
  async retell(): Promise<void> {
    const moment = this.past?.moment;
    this.endFilm();
    this.stories.clear();
    try {
      if (this.replaying) this.receive(await api.table(this.id, this.viewer, preferences.locale));
      else this.feed?.again(null);
      if (moment !== undefined) await this.look(moment);
    } catch (problem) {
      this.notice = explain(problem);
    }
  }

  /** Look through the eyes of another seat of this device. */
  private lookAs(viewer: number): void {
    this.endFilm();
    this.stories.set(this.viewer, { story: this.story, version: this.live?.version ?? 0 });
    const before = this.stories.get(viewer);
    this.viewer = viewer;
    this.story = before?.story ?? [];
    this.feed?.again(before?.version ?? null);
  }

  hurry(): void {
    this.feed?.hurry();
  }

  /** The page is looked at again, or not any more. */
  see(looking: boolean): void {
    if (looking) this.hurry();
    this.feed?.look(looking);
  }

  close(): void {
    this.stopped = true;
    this.film?.stop();
    this.feed?.close();
  }

  /** The person at the device says: it is me. */
  liftCurtain(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== this.viewer) this.lookAs(seat);
  }

  private receive(state: TableState): void {
    const before = this.live;
    const known = this.story.length;
    const moves = !!before && !this.past && before.version !== state.version && before.viewer === state.viewer;
    const settle = moves && !this.film ? this.watch?.() : undefined;
    this.live = state;
    this.since = Date.now();
    this.story = grown(this.story, state);
    this.keep(state);
    this.screenNews(before, state);
    if (before && !this.film && this.story.length > known) this.freshen(this.story.slice(known));
    if (state.answers.includes(this.awaited)) {
      this.busy = false;
      if (this.goingBack !== null && state.moment > this.goingBack && state.undo.possible)
        queueMicrotask(() => this.undo());
      else this.goingBack = null;
    }
    if (before && before.version !== state.version) {
      this.menu = null;
      this.notice = "";
      this.dropHints();
      this.pointAt([]);
    }
    if (settle && !this.film) void tick().then(() => settle(state.events));
    this.passDevice(state);
    this.confirmAlone(state);
    this.giveDice(state);
  }

  /** For when there is no connection: as if it had just been asked for, through the eyes that it would be shown to. */
  private keep(state: TableState): void {
    const choosing = state.decision?.seat;
    const mine = state.seats.findIndex((seat) => seat.mine);
    const eyes = choosing !== undefined && state.seats[choosing]?.mine ? choosing : mine < 0 ? null : mine;
    if (state.viewer === eyes)
      api.keep(this.id, null, preferences.locale, { ...state, events: this.story, events_after: -1 });
  }

  /** The table waits for my part of the dice: commit to it, or reveal it. */
  private giveDice({ status, fairness, seats }: TableState): void {
    if (status !== "waiting") {
      keepSealed(this.id, fairness);
      return;
    }
    const part = partToGive(this.id, fairness, seats);
    const said = JSON.stringify([fairness.round, fairness.sealed]);
    if (!part || said === this.given) return;
    this.given = said;
    api.giveDice(this.id, part).catch((problem: unknown) => {
      this.given = "";
      if (!(problem instanceof Refused && problem.code === "other-round")) this.notice = explain(problem);
    });
  }

  private freshen(events: EventInfo[]): void {
    clearTimeout(this.fading);
    this.fresh = touchedBy(events);
    this.fading = setTimeout(() => (this.fresh = new Map()), 1_500);
  }

  /** Hot-seat: the next one to choose sits at this device too. */
  private passDevice(state: TableState): void {
    const seat = state.decision?.seat;
    if (seat === undefined || seat === state.viewer || seat === this.curtain) return;
    const next = state.seats[seat];
    if (!next?.mine || next.kind !== "person") return;
    if (this.hides(state)) {
      this.curtain = seat;
    } else {
      this.lookAs(seat);
    }
  }

  private hides(state: TableState): boolean {
    return this.game?.hides?.(state) ?? false;
  }

  /** Who does not want to confirm turns does not see a question with a single answer. */
  private confirmAlone(state: TableState): void {
    const only = state.decision?.options[0];
    if (
      preferences.confirm ||
      this.goingBack !== null ||
      !only ||
      state.decision?.options.length !== 1 ||
      !this.asked ||
      this.busy
    )
      return;
    queueMicrotask(() => this.choose(only.id));
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

/** The table around this component. */
export function useTable(): Table {
  return getContext<Table>(KEY);
}
