/** Finding components: all words somewhere in the name, the sentences or the facts. */

import { plain } from "../text/plain";
import type { ComponentInfo } from "../wire";

/** A kind, or all that is printed. */
export const EVERYTHING = "*";

export interface Filter {
  search: string;
  /** One kind; none: all kinds of cards; `*`: everything. */
  kind: string;
  source: string;
  /** The kinds of cards, in their order; none where a game does not say which these are. */
  cards?: readonly string[];
}

export function filtered(components: ComponentInfo[], { search, kind, source, cards }: Filter): ComponentInfo[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const isWanted = ({ kind: one }: ComponentInfo) =>
    kind === EVERYTHING || (kind ? one === kind : !cards || cards.includes(one));
  return inOrder(components, cards ?? []).filter(
    (component) =>
      isWanted(component) && (!source || component.source === source) && (!words.length || contains(component, words)),
  );
}

/** The kinds with how many there are of each: those of cards in their order, then the others. */
export function kindsOf(
  components: ComponentInfo[],
  cards: readonly string[] = [],
): { kind: string; n: number; isCard: boolean }[] {
  const counts = new Map<string, number>();
  for (const { kind } of inOrder(components, cards)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, n]) => ({ kind, n, isCard: !cards.length || cards.includes(kind) }));
}

function inOrder(components: ComponentInfo[], cards: readonly string[]): ComponentInfo[] {
  const place = ({ kind }: ComponentInfo) => (cards.includes(kind) ? cards.indexOf(kind) : cards.length);
  return [...components].sort((a, b) => place(a) - place(b));
}

function contains(component: ComponentInfo, words: string[]): boolean {
  const lines = [...component.lines, ...component.effects.map((effect) => effect.line)];
  const text = plain([component.id, component.name, ...lines, JSON.stringify(component.facts)].join(" "));
  return words.every((word) => text.includes(word));
}
