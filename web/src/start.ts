/** Sitting down: new tables with good defaults. */

import { api } from "./api";
import { house } from "./house.svelte";
import { router } from "./router.svelte";
import { freshPart, keep } from "./table/fairness";
import { hash } from "./table/sha256";
import type { Invitation, NewSeat, NewTable } from "./wire";

/** A table for one, at once: against the game's own opponent, or a bot where it has none. */
export async function playSolo(game: string): Promise<void> {
  const players = house.game(game)?.players ?? [1];
  const seats: NewSeat[] = [{ kind: "me" }];
  while (seats.length < Math.min(...players)) seats.push({ kind: "bot", level: usualLevel(game) });
  await sitDown({ game, seats });
}

/** The bot that is offered first: a strong one that nobody waits for. */
export function usualLevel(game: string): string {
  const levels = house.game(game)?.bots ?? [];
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? USUAL);
}

const USUAL = "hard";

/** A first game that explains itself. */
export async function playGuide(game: string): Promise<void> {
  const { table } = await api.guide({ game, entropy: freshPart() });
  router.go(`/t/${table}`);
}

/** Take an open seat behind a link; the part of the dice stays here until all have committed to theirs. */
export async function join(code: string, invitation: Invitation, name: string): Promise<void> {
  const contribution = freshPart();
  const seat = invitation.open_seats[0] ?? 0;
  const { table } = await api.join(code, { name, commitment: hash(contribution) });
  const { commitment, round } = invitation;
  if (invitation.status === "waiting")
    keep({ serai_kept: 1, table, seat, round, contribution, commitment, sealed: "" });
  router.go(`/t/${table}`);
}

export async function sitDown(table: NewTable): Promise<void> {
  const { commitment } = await api.me(); // of the secret of the next table, before we give our own part
  // Every table asks before a turn ends; the device answers for who does not want to be asked (`preferences.confirm`).
  const settings = { confirm: "yes", ...table.settings };
  const contribution = freshPart();
  // With people elsewhere the part stays here until all have committed to theirs.
  const open = table.seats.some((seat) => seat.kind === "open");
  const part = open ? { commitment: hash(contribution) } : { entropy: contribution };
  const created = await api.create({ ...table, settings, ...part });
  const seat = table.seats.findIndex((seat) => seat.kind === "me");
  keep({ serai_kept: 1, table: created.table, seat, round: 1, contribution, commitment, sealed: "" });
  router.go(`/t/${created.table}`);
}
