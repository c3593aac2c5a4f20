/** Girih: star patterns from a grid of polygons by Hankin's method, different for every seed, always the same for one. */

export interface Girih {
  stars: string[];
  lines: string[];
}

/** Lines that leave the middle of each side of a regular polygon at an angle and meet their neighbours. */
function rosette(cx: number, cy: number, radius: number, sides: number, turn: number, angle: number): string {
  const points: string[] = [];
  for (let side = 0; side < sides; side++) {
    const middle = turn + (2 * Math.PI * side) / sides;
    const next = middle + Math.PI / sides;
    const inner = (radius * Math.sin(angle)) / Math.sin(angle + Math.PI / 2 - Math.PI / sides);
    points.push(`${round(cx + radius * Math.cos(middle))} ${round(cy + radius * Math.sin(middle))}`);
    points.push(`${round(cx + inner * Math.cos(next))} ${round(cy + inner * Math.sin(next))}`);
  }
  return `M${points.join("L")}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;

export function girih(seed: string, width: number, height: number): Girih {
  let hash = 7;
  for (const letter of seed) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  const eight = hash % 2 === 0;
  const size = 56 + (hash % 3) * 10;
  const angle = 0.35 + ((hash >> 3) % 5) * 0.07;
  const stars: string[] = [];
  const lines: string[] = [];
  for (let row = -1; row * size < height + size; row++) {
    for (let column = -1; column * size < width + size; column++) {
      const [cx, cy] = [column * size + size / 2, row * size + size / 2];
      if (eight) {
        const apothem = size / 2;
        stars.push(rosette(cx, cy, apothem, 8, 0, angle));
        lines.push(rosette(cx + size / 2, cy + size / 2, apothem * (Math.SQRT2 - 1), 4, Math.PI / 4, angle));
      } else {
        const shift = row % 2 ? size / 2 : 0;
        stars.push(rosette(cx + shift, cy * 0.866, size / 2, 6, 0, angle));
        lines.push(rosette(cx + shift, cy * 0.866, size / 5, 6, 0, angle * 0.8));
      }
    }
  }
  return { stars, lines };
}
