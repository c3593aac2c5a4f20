/**
 * The live feed of one viewer: comes back by itself after a lost connection, from the last version seen.
 *
 * Choices travel over it, too. Each is kept until a state answers its key or a problem does, and goes out again after a
 * lost connection: its key makes that harmless.
 */

import { alone, backing, type Line } from "./backing";
import type { FeedChoice, FeedLooking, FeedProblem, FeedUndo, Gone, Heartbeat, TableState } from "./wire";

export type Connection = "connecting" | "open" | "lost";

export interface FeedListener {
  state(state: TableState): void;
  problem(problem: FeedProblem): void;
  connection(connection: Connection): void;
  gone(reason: string): void;
}

/** What a feed needs from its surroundings; tests bring their own. */
export interface Surroundings {
  open(address: string): Line;
  later(milliseconds: number, then: () => void): () => void;
  chance(): number;
}

const browser: Surroundings = {
  open: (address) => backing.line(address),
  later(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};

/*
 * How long a lost feed waits before it tries again: at first briefly, then twice as long each time up to about a second,
 * and longer only when the server stays away. Half of it is chance, so that not all come at once.
 * tools/load/steady.py does the same.
 */
export const FIRST_WAIT = 200;
export const WAIT = 1_000;
export const LONGEST_WAIT = 8_000;
export const PATIENCE = 40; // attempts before the longest

/** The codes of problems that pass by themselves: what was sent is sent again. */
const PASSING = ["store-away", "updating"];
export const SILENCE = 45_000; // longer than two heartbeats: the connection is dead
export const ANSWER = 10_000; // nothing since a choice was sent, or since we asked for a connection: dead, too

/** From here on codes say why a connection is closed for good; below, whoever closed it may be back. */
export const FOR_GOOD = 4000;

export class Feed {
  private socket: Line | null = null;
  private open = false;
  private readonly unanswered = new Map<string, FeedChoice | FeedUndo>();
  private attempts = 0;
  private stopTimer = () => {};
  private stopSending = () => {};
  private closed = false;
  private farewell: string | null = null;
  private looking = true;

  constructor(
    private readonly address: (since: number | null) => string,
    private readonly listener: FeedListener,
    private version: number | null = null,
    private readonly around: Surroundings = browser,
  ) {
    this.connect();
  }

  /** Try at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.closed || this.socket) return;
    this.attempts = 0;
    this.connect();
  }

  /** Choose or take back. */
  send(message: FeedChoice | FeedUndo): void {
    this.unanswered.set(message.key, message);
    if (!this.open) return;
    this.socket?.send(JSON.stringify(message));
    this.listen();
  }

  /** Whether somebody sees the page; who does not is told by other ways that it is their turn. */
  look(looking: boolean): void {
    if (looking === this.looking) return;
    this.looking = looking;
    if (this.open) this.sayLooking();
  }

  /** Begin anew, at another address, from a version; null tells everything from the start. */
  again(version: number | null): void {
    if (this.closed) return;
    this.version = version;
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.stopTimer();
    this.drop();
  }

  private connect(): void {
    this.stopTimer();
    const socket = this.around.open(this.address(this.version));
    this.socket = socket;
    socket.onopen = () => this.begin();
    socket.onmessage = (message) => this.receive(String(message.data));
    socket.onclose = (event) => this.end(socket, event.code);
    this.listen();
  }

  private begin(): void {
    this.open = true;
    if (!this.looking) this.sayLooking();
    this.sendUnanswered();
  }

  private sendUnanswered(): void {
    this.stopSending();
    for (const message of this.unanswered.values()) this.socket?.send(JSON.stringify(message));
    this.listen();
  }

  /** The server is there, but not what it keeps the tables in: nothing is lost, it is sent again. */
  private sendLater(): void {
    this.listener.connection("lost");
    this.stopSending();
    this.stopSending = this.around.later(WAIT, () => this.open && this.sendUnanswered());
  }

  private sayLooking(): void {
    const said: FeedLooking = { type: "looking", looking: this.looking };
    // A page that is hidden because it is left closes its connection at the same moment.
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }

  /** Expect something before long: a line may be dead without either end having heard of it. */
  private listen(): void {
    this.stopTimer();
    const socket = this.socket;
    if (alone || !socket) return; // the engine is here: it may think long, but it is not lost
    const expecting = !this.open || this.unanswered.size > 0;
    const patience = expecting ? ANSWER * (1 + 0.5 * this.around.chance()) : SILENCE;
    this.stopTimer = this.around.later(patience, () => this.lose(socket));
  }

  private receive(text: string): void {
    this.take(JSON.parse(text) as TableState | FeedProblem | Heartbeat | Gone);
    this.listen();
  }

  private take(message: TableState | FeedProblem | Heartbeat | Gone): void {
    if (message.type === "gone") {
      this.farewell = message.reason;
      return;
    }
    this.attempts = 0;
    if (message.type === "problem" && PASSING.includes(message.code)) return this.sendLater();
    this.listener.connection("open");
    if (message.type === "state") {
      this.version = message.version;
      for (const key of message.answers) this.unanswered.delete(key);
      this.listener.state(message);
    } else if (message.type === "problem") {
      this.unanswered.delete(message.key);
      this.listener.problem(message);
    }
  }

  /** After a farewell the feed stays away, unless the server only starts anew, or the connection was lost over it. */
  private end(socket: Line, code: number): void {
    const { farewell } = this;
    this.farewell = null;
    if (farewell === null || code < FOR_GOOD) {
      this.lose(socket);
    } else {
      this.close();
      this.listener.gone(farewell);
    }
  }

  private lose(socket: Line): void {
    if (this.closed || socket !== this.socket) return;
    this.drop();
    this.listener.connection("lost");
    this.stopTimer();
    this.stopTimer = this.around.later(this.pause(), () => this.connect());
    this.attempts++;
  }

  private pause(): number {
    const wait = this.attempts < PATIENCE ? Math.min(FIRST_WAIT * 2 ** this.attempts, WAIT) : LONGEST_WAIT;
    return wait * (0.5 + 0.5 * this.around.chance());
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.open = false;
    this.farewell = null;
    this.stopSending();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
