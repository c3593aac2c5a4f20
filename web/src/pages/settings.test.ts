import { expect, it } from "vitest";
import { matters } from "./settings";

const setting = (when: { players: number[]; setting: string; values: string[] }[]) => ({
  name: "cards",
  title: "",
  values: [],
  value_titles: [],
  default: "",
  means: "",
  when,
});

it("shows what matters for so many seats, or beside another option", () => {
  const solo = { players: [1], setting: "", values: [] };
  const beside = { players: [], setting: "automas", values: ["1", "2"] };
  expect(matters(setting([]), 4, {})).toBe(true);
  expect(matters(setting([solo]), 1, {})).toBe(true);
  expect(matters(setting([solo]), 2, {})).toBe(false);
  expect(matters(setting([solo, beside]), 2, { automas: "2" })).toBe(true);
  expect(matters(setting([beside]), 2, { automas: "none" })).toBe(false);
});
