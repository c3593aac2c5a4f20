import { describe, expect, it } from "vitest";
import type { ComponentInfo } from "../wire";
import { EVERYTHING, filtered, kindsOf } from "./cards";

const card = (id: string, kind: string, name: string, sentence: string, source = "public"): ComponentInfo => ({
  id,
  kind,
  name,
  source,
  facts: {},
  effects: [{ place: "die", sentence, line: sentence, icons: [] }],
  lines: [],
  told: [],
});
const all = [
  card("land_1", "land", "Cité fortifiée", "Gagner 2 Pièces"),
  card("sea_1", "water", "Haute Mer", "Placer une Influence", "reconstructed"),
];
const ids = (filter: Partial<Parameters<typeof filtered>[1]>) =>
  filtered(all, { search: "", kind: "", source: "", ...filter }).map((one) => one.id);

describe("the card browser", () => {
  it("finds words in names and sentences, whatever the accents", () => {
    expect(ids({ search: "cite" })).toEqual(["land_1"]);
    expect(ids({ search: "INFLUENCE mer" })).toEqual(["sea_1"]);
    expect(ids({ search: "pepper" })).toEqual([]);
  });

  it("filters by kind and by source", () => {
    expect(ids({ kind: "water" })).toEqual(["sea_1"]);
    expect(ids({ source: "public" })).toEqual(["land_1"]);
    expect(ids({})).toHaveLength(2);
  });

  it("shows the kinds of cards in their order, and the others when they are asked for", () => {
    const cards = ["water", "land"];
    const more = [...all, card("row_1", "row_place", "Place 1", "")];
    const found = (kind: string) => filtered(more, { search: "", kind, source: "", cards }).map((one) => one.id);
    expect(found("")).toEqual(["sea_1", "land_1"]);
    expect(found("row_place")).toEqual(["row_1"]);
    expect(found(EVERYTHING)).toEqual(["sea_1", "land_1", "row_1"]);
    expect(kindsOf(more, cards)).toEqual([
      { kind: "water", n: 1, isCard: true },
      { kind: "land", n: 1, isCard: true },
      { kind: "row_place", n: 1, isCard: false },
    ]);
  });
});
