/** What the hard bot expects of options, said where they stand. */

import { t } from "../text/text.svelte";
import type { HintInfo } from "../wire";

export interface Advice {
  /** 1 for what it would do. */
  rank: number;
  /** The expected lead, or the score where nobody else plays. */
  short: string;
  told: string;
}

/** Of so many options something is said: the others are worse. */
const FEW = 3;

export function adviceOf(hints: readonly HintInfo[], rivals: boolean): Map<string, Advice> {
  return new Map(
    hints.slice(0, FEW).map((hint, place) => {
      const score = t("hint-score", { n: Math.round(hint.score) });
      const told = rivals ? `${leadOf(hint)}, ${score}` : score;
      return [hint.option, { rank: place + 1, short: rivals ? signed(hint.lead) : score, told }];
    }),
  );
}

function leadOf({ lead }: HintInfo): string {
  const n = Math.round(lead);
  return n ? t(n > 0 ? "hint-ahead" : "hint-behind", { n: Math.abs(n) }) : t("hint-level");
}

function signed(lead: number): string {
  const n = Math.round(lead);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "=";
}
