import { beforeEach, describe, expect, it } from "vitest";
import type { Fairness, SeatInfo } from "../wire";
import { checkFairness, keep, type Kept, keptOf, keepSealed, partToGive } from "./fairness";
import { hash } from "./sha256";

const seat = (number: number, mine: boolean): SeatInfo =>
  ({ seat: number, mine, kind: "person", name: "", level: "", connected: true, clock_left: null }) as SeatInfo;
const SEATS = [seat(0, false), seat(1, true)];

function sealedText(parts: string[], secret = "a secret", round = 1): string {
  return [
    "serai fair 2",
    "table t",
    "game toy",
    "players 2",
    "settings undo=free",
    `round ${round}`,
    `server ${hash(secret)}`,
    ...parts.map((part, number) => `seat ${number} person ${hash(part)}`),
  ].join("\n");
}

function over(parts = ["ana", "ben"], secret = "a secret", more: Partial<Fairness> = {}): Fairness {
  const sealed = sealedText(parts, secret);
  const seed = `fair2:${hash([sealed, secret, ...parts.map(hash)].join("\n"))}`;
  const base = {
    commitment: hash(secret),
    secret,
    contributions: parts,
    seed,
    scheme: 2,
    round: 1,
    sealed,
    missing: [],
  };
  return { ...base, ...more };
}

const waiting = (more: Partial<Fairness> = {}): Fairness => ({
  ...over(),
  secret: null,
  contributions: null,
  seed: null,
  sealed: null,
  missing: [1],
  ...more,
});

function kept(more: Partial<Kept> = {}): Kept {
  const base = { serai_kept: 1 as const, table: "t", seat: 1, round: 1, contribution: "ben" };
  return { ...base, commitment: hash("a secret"), sealed: sealedText(["ana", "ben"]), ...more };
}

beforeEach(() => keep(kept({ contribution: "", sealed: "nothing" })));

async function known(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe("the hash", () => {
  it("is SHA-256", async () => {
    for (const text of ["", "abc", "é’ \n", "x".repeat(55), "x".repeat(56), "x".repeat(1000)])
      expect(hash(text)).toBe(await known(text));
  });
});

describe("fair dice", () => {
  it("are what was promised to this browser", () => {
    expect(checkFairness(over(), kept())).toBe("fair");
    expect(checkFairness(over(undefined, undefined, { round: 2 }), kept())).toBe("repeated");
  });

  it("are not, if anything does not fit together", () => {
    expect(checkFairness({ ...over(), secret: "another" }, kept())).toBe("unfair");
    expect(checkFairness({ ...over(), contributions: ["eve", "ben"] }, kept())).toBe("unfair");
    expect(checkFairness({ ...over(), contributions: ["ana", "ben", ""] }, kept())).toBe("unfair");
    expect(checkFairness({ ...over(), seed: "fair2:0" }, kept())).toBe("unfair");
    expect(checkFairness({ ...over(), sealed: null }, kept())).toBe("unfair");
  });

  it("are not, if all fits together but is not what was kept", () => {
    expect(checkFairness(over(["eve", "ben"]), kept())).toBe("unfair");
    expect(checkFairness(over(["ana", "ben"], "better"), kept())).toBe("unfair");
    expect(checkFairness(over(["ana", "mine"]), kept({ sealed: sealedText(["ana", "mine"]) }))).toBe("unfair");
  });

  it("prove nothing to who kept nothing", () => expect(checkFairness(over(), null)).toBe("settled"));

  it("cannot be judged before the end", () => expect(checkFairness(waiting(), kept())).toBeNull());
});

describe("my part", () => {
  it("is committed to, and revealed once it was sealed", () => {
    const first = partToGive("t", waiting(), SEATS);
    const mine = keptOf("t")?.contribution ?? "";
    expect(first).toEqual({ round: 1, commitment: hash(mine), entropy: "" });
    const sealed = sealedText(["ana", mine]);
    expect(partToGive("t", waiting({ sealed }), SEATS)).toEqual({ round: 1, commitment: "", entropy: mine });
    expect(keptOf("t")?.sealed).toBe(sealed);
  });

  it("is not revealed where another commitment, secret or table was sealed", () => {
    for (const change of [
      (text: string) => text.replace("table t", "table u"),
      (text: string) => text.replace(hash("a secret"), hash("another")),
      () => sealedText(["ana", "not mine"]),
    ]) {
      partToGive("t", waiting(), SEATS);
      const mine = keptOf("t")?.contribution ?? "";
      const answer = partToGive("t", waiting({ sealed: change(sealedText(["ana", mine])) }), SEATS);
      expect(answer?.entropy).toBe("");
      expect(answer?.commitment).not.toBe(hash(mine));
    }
  });

  it("is never revealed for two sealed texts", () => {
    partToGive("t", waiting(), SEATS);
    const mine = keptOf("t")?.contribution ?? "";
    partToGive("t", waiting({ sealed: sealedText(["ana", mine]) }), SEATS);
    expect(partToGive("t", waiting({ sealed: sealedText(["eve", mine]) }), SEATS)?.entropy).toBe("");
  });

  it("is not asked of who waits for others", () => {
    expect(partToGive("t", waiting({ missing: [0] }), SEATS)).toBeNull();
  });

  it("given openly is kept with what was sealed", () => {
    keep(kept({ sealed: "" }));
    keepSealed("t", waiting({ sealed: sealedText(["ana", "ben"]) }));
    expect(keptOf("t")?.sealed).toBe(sealedText(["ana", "ben"]));
  });
});
