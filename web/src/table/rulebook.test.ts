import { describe, expect, it } from "vitest";
import type { ChapterInfo, RuleInfo } from "../wire";
import { blocksOf, bookOf, searched } from "./rulebook";

const rule = (id: string, title: string, text: string): RuleInfo => ({ id, title, text });
const chapter = (id: string, title: string, rules: string[], text = ""): ChapterInfo => ({ id, title, text, rules });
const rules = [
  rule("T-DIE-01", "Placing a die", "Lay it on a free slot."),
  rule("T-DIE-02", "Dice stay", "Until you rest."),
  rule("T-END-01", "Fin", "La partie s’achève."),
];
const chapters = [
  chapter("chapter-turn", "How a turn goes", [], "Place or rest."),
  chapter("chapter-die", "Dice", ["T-DIE-01", "T-DIE-02"]),
];
const ids = (book: ReturnType<typeof bookOf>) =>
  book.map(({ chapter, rules }) => [chapter.id, ...rules.map((one) => one.id)]);

describe("the rules as a book", () => {
  it("puts every rule into its chapter, and those without one at the end", () => {
    expect(ids(bookOf(chapters, rules))).toEqual([
      ["chapter-turn"],
      ["chapter-die", "T-DIE-01", "T-DIE-02"],
      ["", "T-END-01"],
    ]);
  });

  it("keeps what holds all the words, whatever the accents", () => {
    const find = (search: string) => ids(searched(bookOf(chapters, rules), search));
    expect(find("rest")).toEqual([["chapter-turn"], ["chapter-die", "T-DIE-02"]]);
    expect(find("ACHEVE partie")).toEqual([["", "T-END-01"]]);
    expect(find("t-die-01")).toEqual([["chapter-die", "T-DIE-01"]]);
    expect(find("camel")).toEqual([]);
    expect(find(" ")).toHaveLength(3);
  });

  it("reads lists, and rules that a text names", () => {
    expect(blocksOf("You may:\n- place (T-DIE-01);\n- rest.\nThat is all.")).toEqual([
      { kind: "paragraph", lines: [[{ text: "You may:" }]] },
      { kind: "list", lines: [[{ text: "place (" }, { rule: "T-DIE-01" }, { text: ");" }], [{ text: "rest." }]] },
      { kind: "paragraph", lines: [[{ text: "That is all." }]] },
    ]);
  });
});
