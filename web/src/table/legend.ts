/** A legend out of what is printed: signs that stand alone somewhere say what they mean, wherever they stand. */

import type { ComponentInfo, IconInfo } from "../wire";

export interface LegendLine {
  icons: IconInfo[];
  line: string;
}

/** Each sign once, in the order of the components; numbers do not make another sign. */
export function legendOf(components: readonly ComponentInfo[]): LegendLine[] {
  const found = new Map<string, LegendLine>();
  for (const { icons, line, sentence } of components.flatMap((component) => component.effects)) {
    const [only] = icons;
    if (!only || icons.length !== 1 || only.kind !== "verb" || !line) continue;
    const key = [only.name, ...only.words.filter((word) => !/^\d+$/.test(word))].join(" ");
    if (!found.has(key)) found.set(key, { icons, line: sentence || line });
  }
  return [...found.values()];
}
