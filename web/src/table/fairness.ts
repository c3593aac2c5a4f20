/** Checks that the dice were what was promised: the secret fits its commitment, the seed follows from all parts. */

import type { Fairness } from "../wire";

export type Verdict = "fair" | "unfair";

/** `promised` is the commitment that this device saw before it gave its own part, if it remembers. */
export async function checkFairness(fairness: Fairness, promised: string | null = null): Promise<Verdict | null> {
  const { commitment, secret, contributions, seed } = fairness;
  if (promised !== null && promised !== commitment) return "unfair";
  if (secret === null || contributions === null || seed === null) return null;
  if (!globalThis.crypto?.subtle) return null; // only on secure pages
  const parts = await Promise.all(contributions.map(hash));
  const fits = (await hash(secret)) === commitment && (await hash([secret, ...parts].join(":"))) === seed;
  return fits ? "fair" : "unfair";
}

const KEY = "serai-promise-";

/** Remember what was promised for a table. */
export function rememberPromise(table: string, commitment: string): void {
  try {
    if (commitment) localStorage.setItem(KEY + table, commitment);
  } catch {
    // private browsing: the promise is checked without it
  }
}

export function promiseOf(table: string): string | null {
  try {
    return localStorage.getItem(KEY + table);
  } catch {
    return null;
  }
}

export async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
