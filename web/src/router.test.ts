import { describe, expect, it } from "vitest";
import { placeOf } from "./router.svelte";

describe("places", () => {
  it("have paths", () => {
    expect(placeOf("/")).toEqual({ page: "home" });
    expect(placeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
    expect(placeOf("/join/x%2Fy")).toEqual({ page: "join", code: "x/y" });
    expect(placeOf("/replay/abc", "#12")).toEqual({ page: "replay", table: "abc", moment: 12 });
    expect(placeOf("/replay/abc")).toEqual({ page: "replay", table: "abc", moment: null });
    expect(placeOf("/cards/wayfarers", "#land_07")).toEqual({ page: "cards", game: "wayfarers", card: "land_07" });
  });

  it("outside the page are nowhere", () => {
    expect(placeOf("/t/")).toEqual({ page: "nowhere" });
    expect(placeOf("/what/is/this")).toEqual({ page: "nowhere" });
  });
});
