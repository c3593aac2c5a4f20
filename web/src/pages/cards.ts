/** Finding components: all words somewhere in the name, the sentences or the facts. */

import { plain } from "../text/plain";
import type { ComponentInfo } from "../wire";

export interface Filter {
  search: string;
  kind: string;
  source: string;
}

export function filtered(components: ComponentInfo[], { search, kind, source }: Filter): ComponentInfo[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return components.filter(
    (component) =>
      (!kind || component.kind === kind) &&
      (!source || component.source === source) &&
      (!words.length || contains(component, words)),
  );
}

function contains(component: ComponentInfo, words: string[]): boolean {
  const sentences = component.effects.map((effect) => effect.sentence);
  const text = plain([component.id, component.name, ...sentences, JSON.stringify(component.facts)].join(" "));
  return words.every((word) => text.includes(word));
}
