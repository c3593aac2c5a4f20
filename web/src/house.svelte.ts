/** What the page knows beyond a table: the games, my tables, who I am. */

import { api } from "./api";
import { preferences } from "./preferences.svelte";
import type { GameInfo, Me, TableSummary } from "./wire";

class House {
  games = $state.raw<GameInfo[]>([]);
  tables = $state.raw<TableSummary[]>([]);
  me = $state.raw<Me | null>(null);
  /** Whether the first answers have come. */
  ready = $state(false);
  trouble = $state.raw<unknown>(null);

  async load(): Promise<void> {
    const lang = preferences.locale;
    try {
      [this.games, this.me, this.tables] = await Promise.all([api.games(lang), api.me(), api.tables(lang)]);
      this.trouble = null;
    } catch (problem) {
      this.trouble = problem;
    }
    this.ready = true;
  }

  async loadTables(): Promise<void> {
    this.tables = await api.tables(preferences.locale);
  }

  /** Which emblem a seat of one of my tables has. */
  lookOf(table: string, seat: number): number | undefined {
    return this.tables.find((one) => one.table === table)?.seats.find((one) => one.seat === seat)?.look;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** The games without expansions: one for each box on the shelf. */
  get shelf(): GameInfo[] {
    return this.games.filter((game) => !game.expansions.length);
  }

  /** A game alone and with each choice of its expansions. */
  ways(name: string): GameInfo[] {
    const base = this.game(name)?.base;
    return this.games.filter((game) => game.base === base);
  }

  title(name: string): string {
    return this.game(name)?.title ?? name;
  }

  /** The table to go on with, be it with an expansion: the newest running one, those that wait for me first. */
  resumable(game: string): TableSummary | undefined {
    return this.#running(game)
      .filter((table) => !isGuide(table))
      .sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.updated - a.updated)[0];
  }

  /** The table at which I learn a game: the newest running one whose guide I have not left. */
  learning(game: string): TableSummary | undefined {
    return this.#running(game)
      .filter(isGuide)
      .sort((a, b) => b.updated - a.updated)[0];
  }

  #running(game: string): TableSummary[] {
    return this.tables.filter(
      (table) => (this.game(table.game)?.base ?? table.game) === game && table.status !== "finished",
    );
  }
}

const isGuide = (table: TableSummary) => table.guided && !preferences.guidesLeft.includes(table.table);

export const house = new House();
