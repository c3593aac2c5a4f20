/** Where things lie in a row while it is somebody's turn: what is taken leaves a gap, so that nothing moves under the pointer. */

export function kept<T>(
  places: readonly (T | null)[],
  now: readonly T[],
  same: (one: T, other: T) => boolean = Object.is,
): (T | null)[] {
  const left = [...now];
  const stay = places.map((place): T | null => {
    const found = place === null ? -1 : left.findIndex((thing) => same(thing, place));
    return found < 0 ? null : left.splice(found, 1)[0]!;
  });
  if (stay.every((place) => place === null)) return [...now];
  for (const thing of left) {
    const gap = stay.indexOf(null);
    if (gap < 0) stay.push(thing);
    else stay[gap] = thing;
  }
  return stay;
}
