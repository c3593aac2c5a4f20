/** What the page and the worker that holds the engine say to each other. */

export type ToWorker =
  | { kind: "start"; folder: string }
  | { kind: "call"; call: number; method: string; path: string; body: string }
  | { kind: "open"; line: string; path: string }
  | { kind: "say"; line: string; text: string }
  | { kind: "close"; line: string };

export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; call: number; status: number; text: string }
  | { kind: "news"; line: string; text: string };
