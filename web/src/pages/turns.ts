/** Whose turn it is at a table, in words. */

import { t } from "../text/text.svelte";
import type { TableSummary } from "../wire";

export function whoseTurn(table: TableSummary): string {
  if (table.status === "waiting") return t("status-waiting");
  if (table.my_turn) return t("your-turn");
  const seat = table.seats.find((one) => one.seat === table.to_choose);
  return seat ? t("is-choosing", { name: seat.name || t("seat-name", { n: seat.seat + 1 }) }) : t("status-running");
}
