import { describe, expect, it } from "vitest";
import { journeysOf, type Thing } from "./journeys";

const thing = (key: string, x: number, y = 0, supply = false): Thing => ({
  key,
  box: { x, y, width: 10, height: 10 },
  supply,
});
const places = (journeys: { from: Thing; to: Thing }[]) =>
  journeys.map(({ from, to }) => [from.key, from.box.x, to.box.x]);

describe("what has travelled", () => {
  it("is what lies elsewhere than before", () => {
    const { moved } = journeysOf([thing("a", 0), thing("b", 50)], [thing("a", 90), thing("b", 51)]);
    expect(places(moved)).toEqual([["a", 0, 90]]);
  });

  it("is one cube of several alike, when one lies elsewhere", () => {
    const { moved, come, gone } = journeysOf(
      [thing("cube", 0), thing("cube", 20), thing("cube", 40)],
      [thing("cube", 0), thing("cube", 40), thing("cube", 200)],
    );
    expect(places(moved)).toEqual([["cube", 20, 200]]);
    expect([...come, ...gone]).toEqual([]);
  });

  it("comes out of a supply that stays where it is", () => {
    const { moved } = journeysOf([thing("worker", 5, 300, true)], [thing("worker", 5, 300, true), thing("worker", 80)]);
    expect(places(moved)).toEqual([["worker", 5, 80]]);
  });

  it("goes back into a supply", () => {
    const { moved } = journeysOf([thing("worker", 5, 300, true), thing("worker", 80)], [thing("worker", 5, 300, true)]);
    expect(places(moved)).toEqual([["worker", 80, 5]]);
  });

  it("does not come out of another one on the board", () => {
    const { moved, come } = journeysOf([thing("worker", 5)], [thing("worker", 5), thing("worker", 80)]);
    expect(moved).toEqual([]);
    expect(come.map((one) => one.box.x)).toEqual([80]);
  });

  it("is unknown where something appears or vanishes", () => {
    const { moved, come, gone } = journeysOf([thing("a", 0)], [thing("b", 0)]);
    expect(moved).toEqual([]);
    expect([come[0]!.key, gone[0]!.key]).toEqual(["b", "a"]);
  });

  it("is not a room that was laid out anew", () => {
    const row = (by: number) => ["a", "b", "c", "d"].map((key, n) => thing(key, 30 * n + by));
    const { moved } = journeysOf([...row(0), thing("e", 300)], [...row(25), thing("e", 500)]);
    expect(places(moved)).toEqual([["e", 300, 500]]);
  });

  it("begins with the longest way", () => {
    const { moved } = journeysOf([thing("a", 0), thing("b", 0)], [thing("a", 20), thing("b", 400)]);
    expect(moved.map((one) => one.to.key)).toEqual(["b", "a"]);
  });
});
