/** What the hard bot expects of options, said where they stand. */

import { t } from "../text/text.svelte";
import type { HintInfo } from "../wire";
import { withoutCount } from "./sources";

export interface Advice {
  /** 1 for what it would do. */
  rank: number;
  /** The expected lead, or the score where nobody else plays. */
  short: string;
  words: string;
}

/** Of so many options something is said: the others are worse. */
const FEW = 3;

export function adviceOf(hints: readonly HintInfo[], rivals: boolean): Map<string, Advice> {
  return new Map(
    hints.slice(0, FEW).map((hint, place) => {
      const score = t("hint-score", { n: Math.round(hint.score) });
      const words = rivals ? `${leadOf(hint)}, ${score}` : score;
      return [hint.option, { rank: place + 1, short: rivals ? signed(hint.lead) : score, words }];
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

/** Why the first hint is the first: what it is better by, and what its turn changes in the scores, mine and theirs. */
export function reasonsOf(hints: readonly HintInfo[], me: number, nameOf: (seat: number) => string): string {
  const [best, next] = hints;
  if (!best) return "";
  const better = next ? Math.round(best.lead - next.lead) : 0;
  const changes = best.changes.map(({ seat, points, text }) =>
    seat === me
      ? t("hint-mine", { n: signed(points), what: withoutCount(text) })
      : t("hint-theirs", { n: signed(points), what: withoutCount(text), name: nameOf(seat) }),
  );
  const turn = changes.length ? t("hint-turn", { list: changes.join(t("hint-and")) }) : "";
  return [better > 0 ? t("hint-better", { n: better }) : "", turn].filter(Boolean).join(" ");
}
