/** The symbols: one family on a 24-unit grid, the shared ones here and a game's own beside its board. */

const files = import.meta.glob<string>("../icons/*.svg", { query: "?raw", import: "default", eager: true });

/** Symbols by name, from a glob of raw SVG files. */
export function symbolsOf(globbed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(globbed).map(([path, source]) => [
      path.replace(/^.*\/|\.svg$/g, ""),
      source.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, ""),
    ]),
  );
}

export const shared = symbolsOf(files);
