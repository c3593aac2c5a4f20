/** Fair dice, from the browser's side (the scheme stands in docs/api.md).
 *
 * The browser makes its own part of the dice, commits to it, and keeps it with what the server promised. It reveals the
 * part only once it has seen, and kept, what all seats committed to; at the end it compares. Nothing is believed that
 * was not kept here.
 */

import type { DicePart, Fairness, SeatInfo } from "../wire";
import { hash } from "./sha256";

/** What is kept of a table; also what `serai verify --kept` reads. */
export interface Kept {
  serai_kept: 1;
  table: string;
  seat: number;
  round: number;
  contribution: string;
  /** What the server promised before this part was given. */
  commitment: string;
  /** What everybody had committed to when this part was revealed. */
  sealed: string;
}

/** `fair`: all is as it was promised to this browser. `settled`: this browser came later, or has kept nothing. */
export type Verdict = "fair" | "unfair" | "settled" | "repeated";

/** A part of the dice that nobody can guess. */
export function freshPart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this browser has to give now: a commitment, or its part; null if nobody waits for it. */
export function partToGive(table: string, fairness: Fairness, seats: SeatInfo[]): DicePart | null {
  const mine = seats.filter((seat) => seat.mine && fairness.missing.includes(seat.seat));
  const [first] = mine;
  if (!first) return null;
  const { round, sealed, commitment } = fairness;
  const kept = keptOf(table);
  if (sealed !== null && kept && fits(kept, fairness, first.seat)) {
    keep({ ...kept, seat: first.seat, sealed });
    return { round, entropy: kept.contribution, commitment: "" };
  }
  const contribution = freshPart(); // nothing was given yet, or it was lost: then everybody begins again
  keep({ serai_kept: 1, table, seat: first.seat, round, contribution, commitment, sealed: "" });
  return { round, commitment: hash(contribution), entropy: "" };
}

/** Whether what was sealed holds my commitment and the promise that I saw, so that I may reveal my part. */
function fits(kept: Kept, fairness: Fairness, seat: number): boolean {
  const lines = (fairness.sealed ?? "").split("\n");
  return (
    kept.round === fairness.round &&
    kept.commitment === fairness.commitment &&
    lines.includes(`table ${kept.table}`) &&
    lines.includes(`server ${kept.commitment}`) &&
    lines.some((line) => line.startsWith(`seat ${seat} person ${hash(kept.contribution)}`)) &&
    (kept.sealed === "" || kept.sealed === fairness.sealed)
  );
}

/** Whether the dice of a match that is over were what was promised; null while it is played. */
export function checkFairness(fairness: Fairness, kept: Kept | null): Verdict | null {
  const { commitment, secret, contributions, seed, sealed } = fairness;
  if (secret === null || contributions === null || seed === null) return null;
  if (!sealed) return kept ? "unfair" : "settled";
  const parts = sealed.split("\n").filter((line) => line.startsWith("seat "));
  const committed = contributions.every((part, seat) => {
    const [, , kind, promise] = (parts[seat] ?? "").split(" ");
    return kind === "person" ? promise === hash(part) : promise === "-" && part === "";
  });
  const whole =
    parts.length === contributions.length &&
    committed &&
    hash(secret) === commitment &&
    sealed.split("\n").includes(`server ${commitment}`) &&
    seed === `fair2:${hash([sealed, secret, ...contributions.map(hash)].join("\n"))}`;
  if (!whole) return "unfair";
  if (!kept?.sealed) return "settled";
  const mine =
    kept.sealed === sealed && kept.commitment === commitment && contributions[kept.seat] === kept.contribution;
  if (!mine) return "unfair";
  return fairness.round > 1 ? "repeated" : "fair";
}

/** A part given openly at a table of my own is kept with what was sealed as soon as that is seen. */
export function keepSealed(table: string, fairness: Fairness): void {
  const kept = keptOf(table);
  if (kept && !kept.sealed && fairness.sealed && fits(kept, fairness, kept.seat))
    keep({ ...kept, sealed: fairness.sealed });
}

const KEY = "serai-dice-";
const untold = new Map<string, Kept>(); // private browsing: for as long as the page is open

export function keep(kept: Kept): void {
  untold.set(kept.table, kept);
  try {
    localStorage.setItem(KEY + kept.table, JSON.stringify(kept));
  } catch {
    // it is kept as long as the page is
  }
}

export function keptOf(table: string): Kept | null {
  try {
    const text = localStorage.getItem(KEY + table);
    if (text) return JSON.parse(text) as Kept;
  } catch {
    // nothing, or nothing that can be read
  }
  return untold.get(table) ?? null;
}
