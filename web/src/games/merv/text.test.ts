import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import english from "./text/en.ftl?raw";
import french from "./text/fr.ftl?raw";

const keys = (source: string) => new FluentResource(source).body.map(({ id }) => id).sort();

test("both languages say the same things", () => {
  expect(keys(french)).toEqual(keys(english));
  expect(new Set(keys(french)).size).toBe(keys(french).length);
});

test("no two colours of cubes have the same letter", () => {
  for (const source of [english, french]) {
    const letters = [...source.matchAll(/^letter-\w+ = (.+)$/gm)].map(([, letter]) => letter);
    expect(letters.length).toBe(4);
    expect(new Set(letters).size).toBe(4);
  }
});
