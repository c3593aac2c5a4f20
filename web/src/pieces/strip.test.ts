import { describe, expect, it } from "vitest";
import type { IconInfo } from "../wire";
import { laidOut } from "./strip";

const verb = (name: string, ...words: string[]): IconInfo => ({ kind: "verb", name, words });
const sign = (kind: string, ...words: string[]): IconInfo => ({ kind, name: "", words });
const known = (name: string, words: string[]) => ["silver", "card"].find((one) => one === name || words.includes(one));
const read = (icons: IconInfo[]) =>
  laidOut(icons, known).marks.map((mark) => ("name" in mark ? mark.name : "text" in mark ? mark.text : mark.kind));

describe("the strip of an effect", () => {
  it("goes from cost to gain", () => {
    expect(read([verb("pay", "silver:2"), sign("arrow"), verb("acquire", "card")])).toEqual([
      "2",
      "silver",
      "arrow",
      "card",
    ]);
  });

  it("leaves out a single 1", () => {
    expect(read([verb("gain", "silver", "1")])).toEqual(["silver"]);
  });

  it("writes the word where there is no symbol", () => {
    expect(read([verb("gain", "pepper", "3")])).toEqual(["3", "pepper"]);
    expect(read([verb("rest")])).toEqual(["rest"]);
  });

  it("has signs for choice, order, option and repetition", () => {
    expect(read([sign("open"), verb("gain", "silver"), sign("close")])).toEqual(["open", "silver", "close"]);
    expect(read([sign("times", "2"), verb("gain", "card"), sign("or"), verb("gain", "silver")])).toEqual([
      "2×",
      "card",
      "or",
      "silver",
    ]);
  });

  it("tells a condition from a price", () => {
    const strip = laidOut([verb("card"), sign("when"), verb("gain", "silver")], known);
    expect(strip.marks.map((mark) => mark.kind)).toEqual(["symbol", "when", "symbol"]);
  });

  it("knows its width", () => {
    const strip = laidOut([verb("gain", "silver"), sign("or"), verb("gain", "card")], known);
    const last = strip.marks.at(-1)!;
    expect(strip.width).toBe(last.x + last.width);
    expect(laidOut([], known).width).toBe(0);
  });
});
