import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire";
import { expansionsOf, switched, uses } from "./expansions";

const game = (...expansions: string[]): GameInfo => ({
  name: ["toy", ...expansions].join("+"),
  base: "toy",
  expansions: expansions.map((name) => ({ name, title: name })),
  title: "Toy",
  description: "",
  players: [2],
  settings: [],
  stage: "beta",
  bots: [],
  programs: [],
  guided: false,
});
const ways = [game(), game("carnival"), game("aviary"), game("carnival", "aviary")];

describe("the expansions of a game", () => {
  it("are those with which it can be played", () => {
    expect(expansionsOf(ways).map(({ name }) => name)).toEqual(["carnival", "aviary"]);
    expect(expansionsOf([game()])).toEqual([]);
  });

  it("are switched on and off one by one", () => {
    const names = ["carnival", "aviary", "carnival", "aviary"];
    let now = ways[0]!;
    const seen = names.map((name) => (now = switched(ways, now, name)!).name);
    expect(seen).toEqual(["toy+carnival", "toy+carnival+aviary", "toy+aviary", "toy"]);
    expect(uses(ways[3], "aviary")).toBe(true);
    expect(uses(undefined, "aviary")).toBe(false);
  });
});
