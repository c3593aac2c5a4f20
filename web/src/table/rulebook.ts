/** The rules as a book: its chapters with their rules, what a search leaves of it, and texts that name rules. */

import { plain } from "../text/plain";
import type { ChapterInfo, RuleInfo } from "../wire";

export interface ChapterOfRules {
  chapter: ChapterInfo;
  rules: RuleInfo[];
}

/** Chapters with their rules; rules that stand in none come last, under no heading. */
export function bookOf(chapters: ChapterInfo[], rules: RuleInfo[]): ChapterOfRules[] {
  const left = new Map(rules.map((rule) => [rule.id, rule]));
  const book = chapters.map((chapter) => ({
    chapter,
    rules: chapter.rules.flatMap((id) => {
      const rule = left.get(id);
      left.delete(id);
      return rule ?? [];
    }),
  }));
  if (left.size)
    book.push({ chapter: { id: "", title: "", text: "", rules: [...left.keys()] }, rules: [...left.values()] });
  return book;
}

/** What holds all the words. A chapter whose heading or own text does stays, with those of its rules that do. */
export function searched(book: ChapterOfRules[], search: string): ChapterOfRules[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.length) return book;
  const has = (...texts: string[]) => {
    const text = plain(texts.join(" "));
    return words.every((word) => text.includes(word));
  };
  return book.flatMap(({ chapter, rules }) => {
    const found = rules.filter((rule) => has(rule.id, rule.title, rule.text));
    const own = has(chapter.title, chapter.text);
    return own || found.length ? [{ chapter: own ? chapter : { ...chapter, text: "" }, rules: found }] : [];
  });
}

/** A piece of a line: words, or a rule by its id. */
export type Run = { text: string } | { rule: string };
export interface Block {
  kind: "paragraph" | "list";
  lines: Run[][];
}

const RULE = /\b[A-Z]+(?:-[A-Z0-9]+)+\b/g;

/** A text as paragraphs and lists: a line that begins with `- ` is an item. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const item = line.startsWith("- ");
    const last = blocks[blocks.length - 1];
    if (item && last?.kind === "list") last.lines.push(runsOf(line.slice(2)));
    else blocks.push({ kind: item ? "list" : "paragraph", lines: [runsOf(item ? line.slice(2) : line)] });
  }
  return blocks;
}

function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: rule, index } of line.matchAll(RULE)) {
    runs.push({ text: line.slice(end, index) }, { rule });
    end = index + rule.length;
  }
  return [...runs, { text: line.slice(end) }].filter((run) => !("text" in run) || run.text);
}
