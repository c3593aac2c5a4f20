/** By seat: the emblem and colour of each seat of the table that is looked at; elsewhere each seat has its own. */

class Looks {
  of = $state.raw<readonly number[]>([]);
}

export const looks = new Looks();
