/** Which pieces serve which options: the bridge between the list of choices and the board. */

import type { DecisionInfo, OptionInfo, RefusalInfo } from "../wire";

export interface Offers {
  /** By component id: what can be done with it now. */
  offered: Map<string, OptionInfo[]>;
  /** By component id: what cannot be done with it now, with the reason. */
  refused: Map<string, RefusalInfo[]>;
  /** By option id. */
  options: Map<string, OptionInfo>;
  refusals: Map<string, RefusalInfo>;
}

export const NO_OFFERS: Offers = { offered: new Map(), refused: new Map(), options: new Map(), refusals: new Map() };

export function offersOf(decision: DecisionInfo | null): Offers {
  if (!decision) return NO_OFFERS;
  return {
    offered: byTouch(decision.options),
    refused: byTouch(decision.refusals),
    options: new Map(decision.options.map((option) => [option.id, option])),
    refusals: new Map(decision.refusals.map((refusal) => [refusal.id, refusal])),
  };
}

function byTouch<T extends { touches: string[] }>(things: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    for (const id of new Set(thing.touches)) {
      const there = found.get(id);
      if (there) there.push(thing);
      else found.set(id, [thing]);
    }
  }
  return found;
}

/** What a piece stands for: a component, options by id, or both (dice and other pieces no option names). */
export interface PieceKey {
  id?: string;
  /** Option ids; `die:*` stands for every option whose id starts with `die:`. */
  options?: readonly string[];
}

export function optionsFor(offers: Offers, key: PieceKey): OptionInfo[] {
  const found = key.id ? [...(offers.offered.get(key.id) ?? [])] : [];
  for (const wanted of key.options ?? []) {
    for (const option of named(offers.options, wanted)) if (!found.includes(option)) found.push(option);
  }
  return found;
}

export function refusalsFor(offers: Offers, key: PieceKey): RefusalInfo[] {
  const found = key.id ? [...(offers.refused.get(key.id) ?? [])] : [];
  for (const wanted of key.options ?? []) {
    for (const refusal of named(offers.refusals, wanted)) if (!found.includes(refusal)) found.push(refusal);
  }
  return found;
}

function named<T>(things: Map<string, T>, wanted: string): T[] {
  if (!wanted.endsWith("*")) {
    const thing = things.get(wanted);
    return thing ? [thing] : [];
  }
  const start = wanted.slice(0, -1);
  return [...things].filter(([id]) => id.startsWith(start)).map(([, thing]) => thing);
}

/** What is refused for the same reason. */
export interface Refused {
  texts: string[];
  reason: string;
  rule: string;
  touches: string[];
}

/** Refusals, those of one reason together: a reason is read once. */
export function byReason(refusals: readonly RefusalInfo[]): Refused[] {
  const found = new Map<string, Refused>();
  for (const { text, reason, rule, touches } of refusals) {
    const same = found.get(`${rule} ${reason}`);
    if (same) {
      if (!same.texts.includes(text)) same.texts.push(text);
      same.touches.push(...touches);
    } else found.set(`${rule} ${reason}`, { texts: [text], reason, rule, touches: [...touches] });
  }
  return [...found.values()];
}
