/** Which pieces have travelled between two looks at the table: by what they are and where they lie, nothing else. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something seen on the table. Things with the same key cannot be told apart (cubes of one colour). */
export interface Thing {
  key: string;
  box: Box;
  /** Whether it stands for a whole supply, as the workers and cubes in somebody's own area do. */
  supply: boolean;
}

export interface Journey<T extends Thing> {
  from: T;
  to: T;
}

export interface Journeys<T extends Thing> {
  moved: Journey<T>[];
  /** What came from, or went, nobody knows where. */
  come: T[];
  gone: T[];
}

const SHIFT = 4; // things that move alike
const STILL = 6; // pixels: less is no journey

export function journeysOf<T extends Thing>(before: T[], after: T[]): Journeys<T> {
  const found: Journeys<T> = { moved: [], come: [], gone: [] };
  const olds = byKey(before);
  const news = byKey(after);
  for (const key of new Set([...olds.keys(), ...news.keys()])) {
    matchAlike(olds.get(key) ?? [], news.get(key) ?? [], found);
  }
  found.moved = withoutShifts(found.moved);
  found.moved.sort((a, b) => distance(b.from, b.to) - distance(a.from, a.to));
  return found;
}

/** Many things that moved by the same way did not travel: their room was laid out anew. */
function withoutShifts<T extends Thing>(journeys: Journey<T>[]): Journey<T>[] {
  const way = ({ from, to }: Journey<T>) => `${Math.round(to.box.x - from.box.x)} ${Math.round(to.box.y - from.box.y)}`;
  const alike = new Map<string, number>();
  for (const journey of journeys) alike.set(way(journey), (alike.get(way(journey)) ?? 0) + 1);
  return journeys.filter((journey) => alike.get(way(journey))! < SHIFT);
}

/** Things of one key: those that lie still first, then the nearest pairs; a supply gives and takes the rest. */
function matchAlike<T extends Thing>(olds: T[], news: T[], found: Journeys<T>): void {
  const left = [...olds];
  const here = [...news];
  const still: T[] = [];
  for (const { from, to, far } of pairs(olds, news)) {
    const [o, n] = [left.indexOf(from), here.indexOf(to)];
    if (o < 0 || n < 0) continue;
    left.splice(o, 1);
    here.splice(n, 1);
    if (far < STILL) still.push(to);
    else found.moved.push({ from, to });
  }
  const supplies = still.filter((thing) => thing.supply);
  for (const to of here) {
    const from = nearest(to, supplies);
    if (from) found.moved.push({ from, to });
    else found.come.push(to);
  }
  for (const from of left) {
    const to = nearest(from, supplies);
    if (to) found.moved.push({ from, to });
    else found.gone.push(from);
  }
}

function pairs<T extends Thing>(olds: T[], news: T[]): { from: T; to: T; far: number }[] {
  const all = olds.flatMap((from) => news.map((to) => ({ from, to, far: distance(from, to) })));
  return all.sort((a, b) => a.far - b.far);
}

function nearest<T extends Thing>(thing: T, others: T[]): T | undefined {
  return others.toSorted((a, b) => distance(thing, a) - distance(thing, b))[0];
}

export function distance(a: Thing, b: Thing): number {
  return Math.hypot(
    a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2,
    a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2,
  );
}

function byKey<T extends Thing>(things: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const alike = found.get(thing.key);
    if (alike) alike.push(thing);
    else found.set(thing.key, [thing]);
  }
  return found;
}
