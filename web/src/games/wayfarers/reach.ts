/** What a die of a value has, and which free slots it could enter as it is: without changing it or renting a Ship. */

import type { ComponentInfo } from "../../wire";
import { type PlayerView, factsOf } from "./shapes";

type Lookup = (id: string) => ComponentInfo | undefined;

export const COLUMNS = 6;
export const ROWS = ["t", "m", "b"] as const;

/** The symbols in the column of a value: printed ones and those of the tiles. */
export function columnOf(player: PlayerView, value: number, component: Lookup): string[] {
  const corner = factsOf(component(player.board)).corners?.[`t${value}`];
  const found = corner ? [corner] : [];
  for (const tile of player.tiles) {
    const facts = factsOf(component(tile.tile));
    const first = Number(tile.cell[1]);
    const faces = facts.faces?.[tile.face === "back" ? 1 : 0] ?? facts.faces?.[0] ?? [];
    if ((facts.width ?? 1) > 1) found.push(...(faces[value - first] ?? []));
    else if (first === value) found.push(...faces.flat());
  }
  return found;
}

export function reachable(player: PlayerView, value: number, component: Lookup): Set<string> {
  const column = columnOf(player, value, component);
  const tucked = new Map([...player.land, ...player.water].map((card) => [card.card, card.tucked]));
  const found = new Set<string>();
  for (const slot of player.slots) {
    if (slot.die || !slot.ready) continue;
    const folk = tucked.get(slot.slot);
    const had = [...column, ...((folk && factsOf(component(folk)).assets) || [])];
    const needs = factsOf(component(slot.slot)).needs ?? [];
    const lacking = needs.filter((need) => {
      const at = had.indexOf(need);
      if (at < 0) return true;
      had.splice(at, 1);
      return false;
    });
    if (!lacking.length) found.add(slot.slot);
  }
  return found;
}
