/** Calls to the server. Every refusal becomes a `Refused` with the server's stable code. */

import { backing, type Answer } from "./backing";
import { forgetAnswers, keepSeen, network } from "./offline.svelte";
import type {
  AdminCounts,
  AdminPerson,
  AdminTable,
  Catalogue,
  ChannelInfo,
  ChatLog,
  ChatRequest,
  ContinueRequest,
  Credentials,
  DicePart,
  Forecast,
  GameInfo,
  GuideRequest,
  HintRequest,
  Hints,
  Invitation,
  JoinRequest,
  LobbyInfo,
  Me,
  NewChannel,
  NewTable,
  NotifyLink,
  NotifySettings,
  Problem,
  Recovery,
  Rematch,
  RematchRequest,
  ResultInfo,
  Review,
  SeatToken,
  SessionInfo,
  TableCreated,
  TableState,
  TableSummary,
  TableWish,
} from "./wire";

export type Locale = "fr" | "en";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly hint = "",
    readonly version: number | null = null,
  ) {
    super(message);
  }
}

/** The code of a `Refused` that never reached the server. */
export const UNREACHABLE = "unreachable";

/** Who shows that the tables cannot be reached. */
export const watcher = { away: (_now: boolean): void => {} };

const AWAY = "store-away";
const AGAIN = 3_000; // milliseconds

/** Who we are comes first: the server gives this device its cookie with the answer. */
let introduced: Promise<Me> | null = null;

function introduce(): Promise<Me> {
  introduced ??= request<Me>("GET", "/me").catch((problem: unknown) => {
    introduced = null;
    throw problem;
  });
  return introduced;
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  await introduce();
  try {
    return await request<T>(method, path, body, signal);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.code !== "nobody") throw problem;
    introduced = null; // the server has forgotten us
    await introduce();
    return request<T>(method, path, body, signal);
  }
}

/** The tables cannot be reached just now: what only looks is asked again until they can. */
async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      const answer = await requestOnce<T>(method, path, body, signal);
      watcher.away(false);
      return answer;
    } catch (problem) {
      if (method !== "GET" || !(problem instanceof Refused) || problem.code !== AWAY) throw problem;
      watcher.away(true);
      await new Promise((done) => setTimeout(done, AGAIN));
      if (signal?.aborted) throw problem;
    }
  }
}

async function requestOnce<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Answer;
  try {
    answer = await backing.call(method, path, body === undefined ? undefined : JSON.stringify(body), signal);
  } catch {
    if (!signal?.aborted) network.lose();
    throw new Refused(UNREACHABLE, "");
  }
  const { text } = answer;
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  let problem: Partial<Problem> = {};
  try {
    problem = JSON.parse(text) as Partial<Problem>;
  } catch {
    // a proxy's page, not ours
  }
  throw new Refused(problem.code ?? `http-${answer.status}`, problem.message ?? "", problem.hint, problem.version);
}

/** Somebody else is at the device from now on: what was kept for the one before goes. */
async function leaving<T>(done: Promise<T>): Promise<T> {
  const answer = await done;
  await forgetAnswers();
  return answer;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : "";
}

const at = (table: string, rest = "") => `/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (name: string, look: number | null) => call<Me>("PUT", "/me", { name, look }),
  forget: () => leaving(call<void>("DELETE", "/me")),
  createAccount: (who: Credentials) => call<Me>("POST", "/account", who),
  signIn: (who: Credentials) => leaving(call<Me>("POST", "/session", who)),
  admin: {
    counts: () => call<AdminCounts>("GET", "/admin"),
    people: (search: string) => call<AdminPerson[]>("GET", `/admin/people${query({ search })}`),
    tables: (search: string) => call<AdminTable[]>("GET", `/admin/tables${query({ search })}`),
    ban: (person: string, banned: boolean) =>
      call<void>("POST", `/admin/people/${encodeURIComponent(person)}/ban`, { banned }),
    deletePerson: (person: string) => call<void>("DELETE", `/admin/people/${encodeURIComponent(person)}`),
    deleteTable: (table: string) => call<void>("DELETE", `/admin/tables/${encodeURIComponent(table)}`),
    tell: (announcement: string, maintenance: string) =>
      call<void>("POST", "/admin/notice", { announcement, maintenance }),
  },
  recover: (wish: Recovery) => leaving(call<Me>("POST", "/account/recovery", wish)),
  renewRecovery: (password: string) => call<Me>("PUT", "/account/recovery", { password }),
  sessions: () => call<SessionInfo[]>("GET", "/sessions"),
  endSession: (id: string) => call<void>("DELETE", `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<void>("DELETE", "/sessions"),
  changePassword: (password: string, fresh: string) => call<void>("PUT", "/account/password", { password, new: fresh }),
  signOut: () => leaving(call<Me>("DELETE", "/session")),

  games: (lang: Locale) => request<GameInfo[]>("GET", `/games${query({ lang })}`),
  catalogue: (game: string, lang: Locale) =>
    request<Catalogue>("GET", `/games/${encodeURIComponent(game)}/catalogue${query({ lang })}`),

  tables: (lang: Locale) => call<TableSummary[]>("GET", `/tables${query({ lang })}`),
  /** A match in a file, as a table of mine. */
  importMatch: (match: unknown) => call<TableCreated>("POST", "/tables/import", match),
  exportMatch: (table: string) => call<unknown>("GET", at(table, "/export")),
  create: (table: NewTable) => call<TableCreated>("POST", "/tables", table),
  guide: (request: GuideRequest) => call<TableCreated>("POST", "/guides", request),
  table: (table: string, viewer: number | null, lang: Locale) =>
    call<TableState>("GET", at(table, query({ viewer, lang }))),
  /** A newer state than the one that `table` gave, for when nobody answers. */
  keep: (table: string, viewer: number | null, lang: Locale, state: TableState) =>
    keepSeen(`/api${at(table, query({ viewer, lang }))}`, state),
  moment: (table: string, moment: number, viewer: number | null, lang: Locale) =>
    call<TableState>("GET", at(table, `/moments/${moment}${query({ viewer, lang })}`)),
  invitation: (code: string, lang: Locale) =>
    call<Invitation>("GET", `/join/${encodeURIComponent(code)}${query({ lang })}`),
  join: (code: string, request: JoinRequest) =>
    call<TableCreated>("POST", `/join/${encodeURIComponent(code)}`, request),
  watch: (code: string, lang: Locale) =>
    call<TableState>("GET", `/watch/${encodeURIComponent(code)}${query({ lang })}`),
  hints: (table: string, request: HintRequest, lang: Locale, signal: AbortSignal) =>
    call<Hints>("POST", at(table, `/hints${query({ lang })}`), request, signal),
  forecast: (table: string) => call<Forecast>("GET", at(table, "/forecast")),
  review: (table: string, lang: Locale) => call<Review>("GET", at(table, `/review${query({ lang })}`)),
  beginReview: (table: string, lang: Locale) => call<Review>("POST", at(table, `/review${query({ lang })}`)),
  giveDice: (table: string, part: DicePart) => call<void>("POST", at(table, "/dice"), part),
  results: (lang: Locale) => call<ResultInfo[]>("GET", `/results${query({ lang })}`),
  findRematch: (table: string) => call<Rematch>("GET", at(table, "/rematch")),
  rematch: (table: string, part: RematchRequest) => call<Rematch>("POST", at(table, "/rematch"), part),
  remove: (table: string, seat: number) => call<void>("POST", at(table, `/seats/${seat}/remove`)),
  vote: (table: string, seat: number, agree: boolean) => call<void>("POST", at(table, "/vote"), { seat, agree }),
  leave: (table: string, seat: number) => call<void>("POST", at(table, "/leave"), { seat }),
  seatBot: (table: string, seat: number, level: string) =>
    call<void>("POST", at(table, `/seats/${seat}/bot`), { level }),
  continueFrom: (table: string, request: ContinueRequest) =>
    call<TableCreated>("POST", at(table, "/continue"), request),
  chat: {
    read: (table: string) => call<ChatLog>("GET", at(table, "/chat")),
    say: (table: string, line: ChatRequest) => call<void>("POST", at(table, "/chat"), line),
    allow: (table: string, open: boolean) => call<void>("PUT", at(table, "/chat"), { open }),
    mute: (table: string, seat: number, muted: boolean) =>
      call<void>("PUT", at(table, `/seats/${seat}/mute`), { muted }),
  },
  lobby: (lang: Locale) => call<LobbyInfo>("GET", `/lobby${query({ lang })}`),
  list: (table: string, listed: boolean) => call<void>("PUT", at(table, "/lobby"), { listed }),
  concede: (table: string, seat: number) => call<void>("POST", at(table, "/concede"), { seat }),
  abandon: (table: string, agree: boolean) => call<void>("POST", at(table, "/abandon"), { agree }),
  notify: {
    settings: () => call<NotifySettings>("GET", "/notify"),
    change: (how: NotifySettings["how"]) => call<NotifySettings>("PUT", "/notify", { how }),
    add: (channel: NewChannel, lang: Locale) =>
      call<ChannelInfo>("POST", `/notify/channels${query({ lang })}`, channel),
    remove: (id: string) => call<void>("DELETE", `/notify/channels/${encodeURIComponent(id)}`),
    trial: (id: string) => call<void>("POST", `/notify/channels/${encodeURIComponent(id)}/trial`),
    wish: (table: string) => call<TableWish>("GET", at(table, "/notify")),
    setWish: (table: string, how: TableWish["how"]) => call<TableWish>("PUT", at(table, "/notify"), { how }),
    link: (link: string, lang: Locale) =>
      request<NotifyLink>("GET", `/notify/links/${encodeURIComponent(link)}${query({ lang })}`),
    follow: (link: string, everything: boolean) =>
      request<void>("POST", `/notify/links/${encodeURIComponent(link)}${query({ everything: String(everything) })}`),
  },
  token: (table: string, seat: number) => call<SeatToken>("POST", at(table, `/seats/${seat}/token`)),
  voidToken: (table: string, seat: number) => call<void>("DELETE", at(table, `/seats/${seat}/token`)),
};

/** Where the feed of a viewer is. */
export function feedAddress(table: string, viewer: number | null, lang: Locale, since: number | null): string {
  return at(table, `/feed${query({ viewer, lang, since })}`);
}

/** A fresh key: for a choice, so that a retry is harmless, and as our part of the dice's seed. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
