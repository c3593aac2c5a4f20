/**
 * What stands behind the page: a server, or the engine in this very browser (`make static`). One interface, so that
 * nothing else of the page knows which; `alone` says it where something makes sense with others only.
 */

import { network } from "./offline.svelte";

export interface Answer {
  ok: boolean;
  status: number;
  text: string;
}

/** As much of a WebSocket as a feed needs. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  /** In which state it is, as a WebSocket counts them. */
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

export interface Backing {
  /** The answer to a call; fails where nobody answers. `path` begins behind `/api`. */
  call(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Answer>;
  /** A line on which a table tells its changes; `path` as above. */
  line(path: string): Line;
}

export const alone = import.meta.env.VITE_ALONE === "yes";

const server: Backing = {
  async call(method, path, body, signal) {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body,
      signal,
    });
    network.heard(answer);
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  },
  line(path) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}/api${path}`);
  },
};

export const backing: Backing =
  import.meta.env.VITE_ALONE === "yes" ? (await import("./alone/browser")).browser : server;
