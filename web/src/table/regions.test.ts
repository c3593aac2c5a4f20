import { describe, expect, it } from "vitest";
import { regions as scholars, tabs } from "../games/scholars/regions";
import { FOLDED, KEPT, layOut, namedTabs, type Place, windowKind } from "./regions";

const box = { x: 0, y: 0, width: 600, height: 300 };
const weights = (given: Record<string, number>) => (region: string) => given[region] ?? 0;
const forms = (place: Place, given: Record<string, number>, height = 300) =>
  Object.fromEntries(layOut(place, { ...box, height }, weights(given)).map(({ id, reading }) => [id, reading]));

const column: Place = {
  rows: [
    { region: "journal", least: 120 },
    { region: "bazaar", least: 140 },
    { region: "panorama", least: 100, ribbon: 0 },
  ],
};

describe("layOut", () => {
  it("shows everything where there is room, and shares out what is left", () => {
    const laid = layOut(column, { ...box, height: 432 }, weights({}));
    expect(laid.map(({ height }) => height)).toEqual([140, 160, 120]);
    expect(laid.map(({ y }) => y)).toEqual([0, 146, 312]);
  });

  it("folds what matters least until the rest fits", () => {
    expect(forms(column, { journal: 5 })).toEqual({ journal: true, bazaar: false, panorama: true });
    expect(forms(column, { bazaar: 5 })).toEqual({ journal: false, bazaar: true, panorama: true });
    expect(forms(column, {}, 200)).toEqual({ journal: false, bazaar: false, panorama: true });
  });

  it("never folds what must be seen", () => {
    const given = { journal: KEPT, bazaar: KEPT };
    expect(forms(column, given, 200)).toEqual({ journal: true, bazaar: true, panorama: true });
  });

  it("folds what the viewer has folded, though there were room", () => {
    expect(forms(column, { journal: FOLDED }, 500)).toEqual({ journal: false, bazaar: true, panorama: true });
  });

  it("is longer than its box where even ribbons do not fit", () => {
    const last = layOut(column, { ...box, height: 90 }, weights({})).at(-1)!;
    expect(last.y + last.height).toBeGreaterThan(90);
  });

  it("puts columns beside each other, and folds in each by itself", () => {
    const place: Place = {
      columns: [
        { width: 200, rows: column.rows },
        { region: "city", least: 280, ribbon: 0 },
      ],
    };
    const laid = layOut(place, box, weights({ journal: 1 }));
    expect(laid.find(({ id }) => id === "city")).toMatchObject({ x: 206, width: 394, height: 300 });
    expect(laid.find(({ id }) => id === "bazaar")).toMatchObject({ width: 200, height: 30, reading: false });
  });
});

describe("windowKind", () => {
  it("tells a short laptop from a tall one", () => {
    expect([windowKind(1366, 650), windowKind(1280, 800), windowKind(1920, 1080)]).toEqual([
      "short",
      "laptop",
      "large",
    ]);
    expect([windowKind(1024, 640), windowKind(390, 844)]).toEqual(["narrow", "phone"]);
  });
});

describe("namedTabs", () => {
  const shown = (...options: [id: string, ...touches: string[]][]) =>
    namedTabs(
      tabs,
      scholars,
      options.map(([id, ...touches]) => ({ id, touches })),
    ).map((tab) => tabs[tab]!.regions);

  it("finds the tabs of the pile or the track that an effect names", () => {
    expect(shown(["do:retire_top(hebrew)"], ["done"])).toEqual([expect.arrayContaining(["piles"])]);
    const tracks = [expect.arrayContaining(["tracks"])];
    expect(shown(["do:draw(1)"], ["do:advance(biology,1)"], ["do:harvest(biology)"])).toEqual(tracks);
  });

  it("leaves the view where nothing is named, or where a piece serves the question", () => {
    expect(shown(["do:draw(1)"], ["done"])).toEqual([]);
    expect(shown(["do:advance(biology,1)"], ["use:tr-chinese-f", "tr-chinese-f"])).toEqual([]);
  });
});
