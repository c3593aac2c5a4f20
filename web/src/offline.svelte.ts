/** Without a network: whether we are, and what makes the page work there (`public/sw.js`). */

/** Where the server says that it is there, whoever asks. */
const SIGN_OF_LIFE = "/health/live";
const ASK_EVERY = 1_500; // milliseconds
const ASK_LATER = 8_000; // once it has been away for long
const OFTEN = 40; // questions before that

class Network {
  /** Whether what is shown is what was seen last. */
  away = $state(false);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** An answer came, of the server or of the cache. */
  heard(answer: Response): void {
    if (answer.headers.has("x-serai-kept")) this.lose();
    else this.find();
  }

  /** The server did not answer. That may pass at once: it is asked until it does. */
  lose(): void {
    if (this.away) return;
    this.away = true;
    this.asked = 0;
    this.askLater();
  }

  /** The server is there. */
  find(): void {
    this.away = false;
    clearTimeout(this.timer);
  }

  /** Whether it is there now. A proxy says 502 and more where nobody is behind it. */
  async ask(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.away) return;
    try {
      const answer = await fetch(SIGN_OF_LIFE, { cache: "no-store" });
      if (answer.status < 500) return this.find();
    } catch {
      // not yet
    }
    if (this.away) this.askLater();
  }

  private askLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), this.asked++ < OFTEN ? ASK_EVERY : ASK_LATER);
  }
}

export const network = new Network();

/** Let the browser keep the page. Only where it is served as people get it; a development server changes all the time. */
export function keepThePage(): void {
  const alone = import.meta.env.VITE_ALONE === "yes";
  if (!alone) {
    addEventListener("offline", () => network.lose());
    addEventListener("online", () => void network.ask());
  } else void navigator.storage?.persist?.(); // the tables are here and nowhere else
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register(alone ? "./sw.js" : "/sw.js").catch(() => {}); // only on secure pages
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

/** Who sits at a table wants rules and cards offline, too: fetch what shows them, once nothing else is to do. */
export function keepTheBooks(): void {
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 3_000));
  if (!import.meta.env.PROD || !navigator.serviceWorker?.controller) return;
  idle(() => {
    void import("./pages/Rules.svelte").catch(() => {});
    void import("./pages/Cards.svelte").catch(() => {});
  });
}

const DATA = "serai-data"; // as `public/sw.js` names it, with a number behind
let writing: ReturnType<typeof setTimeout> | undefined;
let newest: { path: string; state: object } | undefined;

/** Keep what is seen of a table now: the worker only sees it when a table is opened. `path` is what asks for it. */
export function keepSeen(path: string, state: object): void {
  if (!globalThis.caches || !navigator.serviceWorker?.controller) return;
  newest = { path, state };
  writing ??= setTimeout(() => void write().catch(() => {}), 1_000); // a full disk keeps what it has
}

async function write(): Promise<void> {
  writing = undefined;
  const kept = newest;
  const name = (await caches.keys()).find((one) => one.startsWith(DATA));
  if (!name || !kept) return; // nothing is kept here
  const headers = { "content-type": "application/json" };
  await (await caches.open(name)).put(kept.path, new Response(JSON.stringify(kept.state), { headers }));
}

/** Nobody else at this device should see what I saw. */
export async function forgetAnswers(): Promise<void> {
  clearTimeout(writing);
  writing = undefined;
  if (globalThis.caches) for (const name of await caches.keys()) if (name.startsWith(DATA)) await caches.delete(name);
}
