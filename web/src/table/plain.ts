/** A game without regions of its own has two: its board, and the players' areas. */

import type { GamePage } from "../games";
import { t } from "../text/text.svelte";
import PlainAreas from "./PlainAreas.svelte";
import PlainBoard from "./PlainBoard.svelte";
import type { Place, Region, Room, Tab } from "./regions";

const PLAIN: readonly Region[] = [
  { id: "board", label: () => t("board"), Reading: PlainBoard },
  { id: "areas", label: () => t("players"), Reading: PlainAreas },
];
const SHARE = 0.56;

export function regionsOf(game: GamePage): readonly Region[] {
  return game.regions ?? PLAIN;
}

export function arrangementOf(game: GamePage): (room: Room) => Place {
  if (game.arrange) return game.arrange;
  const share = game.boardShare ?? SHARE;
  return () => ({
    rows: [
      { region: "board", least: 0, ribbon: 0, share },
      { region: "areas", least: 0, ribbon: 0, share: 1 - share },
    ],
  });
}

export function tabsOf(game: GamePage): readonly Tab[] {
  return game.tabs ?? regionsOf(game).map(({ id, label, sign }) => ({ id, label, sign, regions: [id] }));
}
