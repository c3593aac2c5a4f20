import { expect, it } from "vitest";
import type { IconInfo } from "../../wire";
import { parts } from "./signs";

const icon = (kind: IconInfo["kind"], name = ""): IconInfo => ({ kind, name, words: [] });
const kinds = (strip: IconInfo[]) => parts(strip).map((part) => part.map(({ kind }) => kind));

it("does not part a choice at its stroke", () => {
  expect(kinds([icon("verb", "gain_silver"), icon("or"), icon("verb", "draw")])).toEqual([["verb", "or", "verb"]]);
});

it("parts two effects, and what an arrow leads to from what it asks for", () => {
  expect(kinds([icon("verb", "gain_silver"), icon("verb", "draw")])).toEqual([["verb"], ["verb"]]);
  expect(kinds([icon("verb", "pay"), icon("arrow"), icon("verb", "draw")])).toEqual([["verb", "arrow"], ["verb"]]);
});
