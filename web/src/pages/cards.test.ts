import { describe, expect, it } from "vitest";
import type { ComponentInfo } from "../wire";
import { filtered } from "./cards";

const card = (id: string, kind: string, name: string, sentence: string, source = "public"): ComponentInfo => ({
  id,
  kind,
  name,
  source,
  facts: {},
  effects: [{ place: "die", sentence, icons: [] }],
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
});
