/** A game alone and with its expansions are several games by name: which one the switches of a new table choose. */

import type { ExpansionInfo, GameInfo } from "../wire";

/** The expansions that a game can be played with, from all the ways to play it. */
export function expansionsOf(ways: readonly GameInfo[]): ExpansionInfo[] {
  return ways.filter((way) => way.expansions.length === 1).flatMap((way) => way.expansions);
}

export function uses(game: GameInfo | undefined, expansion: string): boolean {
  return game?.expansions.some(({ name }) => name === expansion) ?? false;
}

/** The way to play that differs from this one by one expansion. */
export function switched(ways: readonly GameInfo[], game: GameInfo, expansion: string): GameInfo | undefined {
  const wanted = (name: string) => uses(game, name) !== (name === expansion);
  return ways.find((way) => expansionsOf(ways).every(({ name }) => uses(way, name) === wanted(name)));
}
