/** The worker: Python (Pyodide) with the engine in it, and the tables of this device (`serai.server.alone`). */

import { loadFiles } from "./files";
import { Kept } from "./kept";
import type { FromWorker, ToWorker } from "./messages";

/** As much of Pyodide as is used here. */
interface Python {
  unpackArchive(bytes: Uint8Array, format: string, where: { extractDir: string }): void;
  runPython(code: string): unknown;
  globals: { get(name: string): (...given: unknown[]) => unknown };
}
interface Pyodide {
  loadPyodide(settings: Record<string, unknown>): Promise<Python>;
}

const post = (message: FromWorker) => self.postMessage(message);
const SITE = "/lib/serai";

const GLUE = `
import sys
sys.path.insert(0, "${SITE}")
from urllib.parse import parse_qsl, urlsplit
from serai.server.alone import Alone

def begin(keep, tell):
    global alone
    alone = Alone(lambda name, text: keep(name, text), lambda line, text: tell(line, text))

def remember(name, text):
    alone.remember(name, text)

def call(method, address, body):
    parts = urlsplit(address)
    status, text = alone.call(method, parts.path, dict(parse_qsl(parts.query)), body)
    return f"{status} {text}"

def open_line(line, address):
    parts = urlsplit(address)
    alone.open_feed(line, parts.path.split("/")[2], dict(parse_qsl(parts.query)))

def say(line, text):
    alone.hear(line, text)

def close(line):
    alone.close_feed(line)

def think():
    return alone.think()
`;

let python: Python | null = null;
const waiting: ToWorker[] = [];
let thinking = false;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    begin(data.folder).catch((problem: unknown) => post({ kind: "failed", why: String(problem) }));
  } else if (python) {
    serve(data);
  } else {
    waiting.push(data);
  }
};

async function begin(folder: string): Promise<void> {
  const files = await loadFiles(folder, (loaded, total) => post({ kind: "progress", loaded, total }));
  const fresh = await start(folder, files);
  fresh.unpackArchive(files.get("site.zip")!, "zip", { extractDir: SITE });
  fresh.runPython(GLUE);
  const kept = await Kept.open();
  fresh.globals.get("begin")(
    (name: string, text: string) => kept.put(name, text),
    (line: string, text: string) => post({ kind: "news", line, text }),
  );
  for (const [name, text] of await kept.all()) fresh.globals.get("remember")(name, text);
  python = fresh;
  post({ kind: "ready" });
  for (const message of waiting.splice(0)) serve(message);
}

/** Python itself, from the files that are here already: it asks for them by their addresses. */
async function start(folder: string, files: Map<string, Uint8Array>): Promise<Python> {
  const fetched = self.fetch.bind(self);
  self.fetch = (asked, more) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const bytes = address.startsWith(folder) ? files.get(address.slice(folder.length)) : undefined;
    if (!bytes) return fetched(asked, more);
    const kind = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(bytes as BodyInit, { headers: { "content-type": kind } }));
  };
  const { loadPyodide } = (await imported(files.get("pyodide.mjs")!)) as unknown as Pyodide;
  const { default: createPyodideModule } = await imported(files.get("pyodide.asm.mjs")!);
  return loadPyodide({
    indexURL: folder,
    createPyodideModule,
    stdLibURL: `${folder}python_stdlib.zip`,
    lockFileContents: new TextDecoder().decode(files.get("pyodide-lock.json")!),
    packageBaseUrl: folder,
  });
}

async function imported(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const address = URL.createObjectURL(new Blob([bytes as BlobPart], { type: "text/javascript" }));
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function serve(message: ToWorker): void {
  const ask = (name: string, ...given: unknown[]) => python!.globals.get(name)(...given);
  if (message.kind === "call") {
    const answer = answered(() => String(ask("call", message.method, message.path, message.body)));
    const space = answer.indexOf(" ");
    post({ kind: "answer", call: message.call, status: Number(answer.slice(0, space)), text: answer.slice(space + 1) });
  } else if (message.kind === "open") {
    ask("open_line", message.line, message.path);
  } else if (message.kind === "say") {
    ask("say", message.line, message.text);
  } else if (message.kind === "close") {
    ask("close", message.line);
  }
  think();
}

/** A fault of ours is a problem like any other for the page, and stands in the console. */
function answered(call: () => string): string {
  try {
    return call();
  } catch (problem) {
    console.error(problem);
    return `500 ${JSON.stringify({ code: "internal", message: String(problem).slice(-500) })}`;
  }
}

/** Bots think between two messages, a choice at a time. */
function think(): void {
  if (thinking) return;
  thinking = true;
  setTimeout(() => {
    thinking = false;
    if (python!.globals.get("think")()) think();
  }, 0);
}
