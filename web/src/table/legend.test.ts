import { expect, it } from "vitest";
import type { ComponentInfo } from "../wire";
import { legendOf } from "./legend";

const verb = (name: string, ...words: string[]) => ({ kind: "verb", name, words });
const component = (id: string, ...effects: [ReturnType<typeof verb>[], string][]): ComponentInfo => ({
  id,
  kind: "card",
  name: id,
  source: "rulebook",
  facts: {} as ComponentInfo["facts"],
  effects: effects.map(([icons, sentence]) => ({ place: "once", sentence, line: `At once: ${sentence}`, icons })),
  lines: [],
  told: [],
});

it("explains each sign once, by a place where it stands alone, without saying which", () => {
  const legend = legendOf([
    component("a", [[verb("gain", "silver", "2"), verb("draw")], "Gain 2 Silver and draw"]),
    component("b", [[verb("gain", "silver", "1")], "Gain 1 Silver"], [[verb("gain", "gold", "1")], "Gain 1 Gold"]),
    component("c", [[verb("gain", "silver", "3")], "Gain 3 Silver"]),
  ]);
  expect(legend.map(({ line }) => line)).toEqual(["Gain 1 Silver", "Gain 1 Gold"]);
});
