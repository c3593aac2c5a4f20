/** Which options of a new table matter for it: the others are not shown. */

import type { SettingInfo } from "../wire";

export function matters({ when }: SettingInfo, players: number, chosen: Readonly<Record<string, string>>): boolean {
  if (!when.length) return true;
  return when.some(
    ({ players: counts, setting, values }) =>
      counts.includes(players) || (setting !== "" && values.includes(chosen[setting] ?? "")),
  );
}
