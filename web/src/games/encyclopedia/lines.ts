/** Breaks words into lines of a drawing, by the usual width of letters: a drawing cannot measure before it is drawn. */

const NARROW = new Set("iljtfrI.,'’:;!|-()[] ");
const WIDE = new Set("mwMWÆŒæœ@%");

/** The width of a text at a size of 1, in a book serif. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (WIDE.has(letter)) width += 0.78;
    else if (NARROW.has(letter)) width += 0.28;
    else if (letter >= "A" && letter <= "Z") width += 0.66;
    else width += 0.455;
  }
  return width;
}

/** At most `most` lines that fit `room`; the last one is squeezed by who draws it if it cannot be helped. */
export function broken(text: string, size: number, room: number, most = 2): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ (?=\S)|(?<=-)/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : last.endsWith("-") ? last + word : `${last} ${word}`;
    if (last !== undefined && (lines.length === most || widthOf(joined) * size <= room))
      lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The width that a line must be squeezed to, or nothing if it fits. */
export function squeezed(text: string, size: number, room: number): number | undefined {
  return widthOf(text) * size > room ? room : undefined;
}
