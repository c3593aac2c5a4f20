import { describe, expect, test } from "vitest";
import { threaded, wayOf } from "./threads";

const NAMES: Record<string, string> = { sanskrit: "sanskrit", greek: "grec", persian: "persan", arabic: "arabe" };
const name = (language: string) => NAMES[language] ?? language;
const ROOMS: Record<number, string[]> = {
  2: ["greek", "persian"],
  3: ["persian", "arabic"],
  8: ["sanskrit", "greek"],
  9: ["chinese", "greek", "arabic"],
};

describe("a chain of translators", () => {
  test("is read from its note, whatever the language of the page", () => {
    const note = "sanskrit → grec → persan → arabe\u202f: 3 jetons Or, aucune Pièce";
    expect(wayOf(note, name)).toEqual({
      way: ["sanskrit", "greek", "persian", "arabic"],
      price: "3 jetons Or, aucune Pièce",
    });
  });

  test("is a plain note where the languages are not known", () => {
    expect(wayOf("2 jetons Or", name)).toEqual({ way: [], price: "2 jetons Or" });
  });

  test("runs through its rooms in the order in which they translate", () => {
    expect(threaded([2, 3, 8], ["sanskrit", "greek", "persian", "arabic"], (room) => ROOMS[room]!)).toEqual([8, 2, 3]);
    expect(threaded([8, 9], ["sanskrit", "greek", "arabic"], (room) => ROOMS[room]!)).toEqual([8, 9]);
  });

  test("keeps the rooms as they are told where no order fits", () => {
    expect(threaded([3, 2], [], (room) => ROOMS[room]!)).toEqual([3, 2]);
  });
});
