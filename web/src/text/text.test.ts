import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { bundleOf, format } from "./text.svelte";

const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]!);

/** The names of the arguments in each text. */
function argumentsOf(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const part of source.split(/^(?=[a-z][\w-]* *=)/m)) {
    const key = /^([a-z][\w-]*) *=/.exec(part)?.[1];
    if (key) found[key] = [...new Set([...part.matchAll(/\$([\w-]+)/g)].map((match) => match[1]!))].sort();
  }
  return found;
}

describe("the texts", () => {
  it("have the same keys in both languages, each once", () => {
    expect(keys(fr)).toEqual([...new Set(keys(fr))]);
    expect(keys(fr).sort()).toEqual(keys(en).sort());
  });

  it("have the same arguments in both languages", () => {
    expect(argumentsOf(fr)).toEqual(argumentsOf(en));
  });

  it("are well formed", () => {
    for (const source of [fr, en]) expect(new FluentResource(source).body.length).toBe(keys(source).length);
  });

  it("have French typography", () => {
    const texts = fr.split("\n").filter((line) => !line.startsWith("#"));
    for (const line of texts) {
      expect(line).not.toMatch(/'/);
      expect(line).not.toMatch(/[^\u202f\s.…{(] ?[!?;](\s|$)/);
    }
  });

  it("agree with numbers", () => {
    expect(format(bundleOf("fr", fr), "wins", { n: 1 })).toBe("gagne");
    expect(format(bundleOf("fr", fr), "wins", { n: 2 })).toBe("gagnent ensemble");
    expect(format(bundleOf("en", en), "players-range", { least: 1, most: 4 })).toBe("1 to 4 players");
  });

  it("are there for every key that is used", () => {
    const modules = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const sources = Object.values(modules).join("\n");
    const used = new Set([...sources.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map((match) => match[1]!));
    const known = keys(en);
    expect([...used].filter((key) => !known.includes(key))).toEqual([]);
  });
});
