import animalsFile from "../../../../src/serai/games/encyclopedia/content/animals.csv?raw";
import { describe, expect, it } from "vitest";
import { drawingOf, PORTRAYED } from "./likeness";

const rows = animalsFile.trim().split("\n").slice(1);
const animals = rows.map((row) => row.split(",")[0]!);

describe("the plates of the animals", () => {
  it("are drawn for every animal of the box", () => {
    expect(animals.filter((id) => !PORTRAYED.includes(id))).toEqual([]);
  });

  it("are all different", () => {
    const drawings = animals.map((id) => JSON.stringify(drawingOf(id)));
    expect(new Set(drawings).size).toBe(animals.length);
  });
});
