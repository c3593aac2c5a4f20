/** The engine in this browser: a worker that holds the tables, asked like a server. */

import type { Answer, Backing, Line } from "../backing";
import { engine } from "./engine.svelte";
import type { FromWorker, ToWorker } from "./messages";

const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module", name: "serai" });
const calls = new Map<number, (answer: Answer) => void>();
const lines = new Map<string, BrowserLine>();
let last = 0;

const post = (message: ToWorker) => worker.postMessage(message);

worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
  if (data.kind === "progress") {
    engine.loaded = data.loaded;
    engine.total = data.total;
  } else if (data.kind === "ready") {
    engine.ready = true;
  } else if (data.kind === "failed") {
    engine.failure = data.why;
  } else if (data.kind === "answer") {
    calls.get(data.call)?.({ ok: data.status < 400, status: data.status, text: data.text });
    calls.delete(data.call);
  } else {
    lines.get(data.line)?.onmessage?.(new MessageEvent("message", { data: data.text }));
  }
};
worker.onerror = (event) => (engine.failure = event.message || "worker");
post({ kind: "start", folder: new URL("engine/", document.baseURI).href });

class BrowserLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readyState: number = WebSocket.CONNECTING;
  private readonly name = String((last += 1));

  constructor(path: string) {
    lines.set(this.name, this);
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
      post({ kind: "open", line: this.name, path });
    });
  }
  send(text: string): void {
    post({ kind: "say", line: this.name, text });
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.name);
    post({ kind: "close", line: this.name });
  }
}

export const browser: Backing = {
  call(method, path, body, signal) {
    const call = (last += 1);
    return new Promise((done, fail) => {
      calls.set(call, done);
      signal?.addEventListener("abort", () => {
        calls.delete(call);
        fail(new DOMException("aborted", "AbortError"));
      });
      post({ kind: "call", call, method, path, body: body ?? "" });
    });
  },
  line: (path) => new BrowserLine(path),
};
