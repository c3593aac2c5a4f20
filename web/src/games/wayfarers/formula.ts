/** Formulas and effects that come as text (`comet >= 6`, `gain(silver,1)`), as signs. */

import type { IconInfo } from "../../wire";

export type Sign = { icon: string } | { text: string };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string): Sign => ({ text: words });

/** What is required: `2 ⌂`. */
export function required(formula: string): Sign[] {
  const [what = "", n = ""] = formula.split(/\s*>=\s*/);
  const names = what.match(/[a-z_]+/g)?.filter((name) => name !== "min" && name !== "max") ?? [];
  if (names.length > 1 && names.every((name) => name.startsWith("guild_"))) return [text(n), icon("guild_any")];
  if (what.startsWith("min")) return names.flatMap((name) => [text(n), icon(name)]);
  return [
    text(n),
    ...names.flatMap((name, place) => (place ? [text(what.startsWith("max") ? "/" : "+"), icon(name)] : [icon(name)])),
  ];
}

/** What is spent on the way: `−1 ◆`. */
export function spent(price: Record<string, number | undefined>): Sign[] {
  return Object.entries(price).flatMap(([guild, n]) => [text(`−${n}`), icon(`guild_${guild}`)]);
}

/** What scores: `1/⌂` is one point for each. */
export function scored(formula: string): Sign[] {
  const either = /^(\d+) if ([a-z_]+)(?: >= \d+)? else (\d+)$/.exec(formula);
  if (either) return [text(`${either[3]} · `), icon(either[2]!), text(either[1]!)];
  const set = /^min\(([a-z_,]+)\)(?:\*(\d+))?$/.exec(formula);
  if (set) return [text(`${set[2] ?? 1}/`), ...set[1]!.split(",").map(icon)];
  const sum = /^(?:(\d+)\+)?\(?([a-z_]+)(?:\/\/(\d+))?\)?$/.exec(formula);
  if (sum) {
    const each = [text("1/"), ...(sum[3] ? [text(sum[3])] : []), icon(sum[2]!)];
    return sum[1] ? [text(`${sum[1]} + `), ...each] : each;
  }
  return [text(formula)];
}

/** The signs of an effect in its short form; enough for single effects and lists of them. */
export function signsOf(effect: string): IconInfo[] {
  const found: IconInfo[] = [];
  for (const [token, verb, words, mark] of effect.matchAll(/([a-z_]+)\(([^()]*)\)|(->|\|)/g)) {
    void token;
    if (mark) found.push({ kind: mark === "|" ? "or" : "arrow", name: "", words: [] });
    else found.push({ kind: "verb", name: verb!, words: words!.split(",").map((word) => word.trim()) });
  }
  return found;
}
