import { expect, test } from "vitest";
import { kept } from "./places";

test("what is taken leaves a gap, and the others stay", () => {
  expect(kept([1, 4, 4, 6], [1, 4, 6])).toEqual([1, 4, null, 6]);
  expect(kept([1, null, 6], [6])).toEqual([null, null, 6]);
});

test("what comes fills the gaps, then the end", () => {
  expect(kept([1, null, 6], [1, 6, 3, 2])).toEqual([1, 3, 6, 2]);
});

test("where nothing stayed it is a new row", () => {
  expect(kept([1, 2], [5, 6])).toEqual([5, 6]);
  expect(kept([1, 2], [])).toEqual([]);
});
