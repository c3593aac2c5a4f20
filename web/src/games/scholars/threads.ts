/** A chain of translators as a thread: from the language of a scroll through rooms to Arabic. */

const LANGUAGES = ["chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "arabic"];

/** What the note of a chain says, "Sanskrit → Greek → Arabic: 3 Gold": the languages in order, and the rest of it. */
export function wayOf(note: string, name: (language: string) => string): { way: string[]; price: string } {
  const [told = "", ...rest] = note.split(/\s*:\s*/);
  const way = told.split(/\s*→\s*/).map((said) => LANGUAGES.find((language) => name(language) === said) ?? "");
  return way.length > 1 && way.every(Boolean) ? { way, price: rest.join(" : ") } : { way: [], price: note };
}

/** Rooms in the order in which they translate: each knows the language before it and the one behind it. */
export function threaded(
  rooms: readonly number[],
  way: readonly string[],
  languages: (room: number) => readonly string[],
): number[] {
  const knows = (room: number, place: number) =>
    [way[place], way[place + 1]].every((language) => language && languages(room).includes(language));
  function follow(left: readonly number[], place: number): number[] | null {
    if (!left.length) return [];
    for (const room of left) {
      const rest = knows(room, place)
        ? follow(
            left.filter((one) => one !== room),
            place + 1,
          )
        : null;
      if (rest) return [room, ...rest];
    }
    return null;
  }
  return follow(rooms, 0) ?? [...rooms];
}
