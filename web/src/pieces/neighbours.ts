/** Arrow keys walk from piece to piece: the nearest one in that direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What of a piece takes the focus: a part of it in a drawing, else itself. */
export function controlOf(piece: Element): HTMLElement | SVGElement {
  return (piece.querySelector(":scope > .control") ?? piece) as HTMLElement | SVGElement;
}

export function neighbour(from: Element, arrow: string): HTMLElement | SVGElement | null {
  const direction = DIRECTIONS[arrow];
  const room = from.closest("[data-room]") ?? document;
  if (!direction) return null;
  const here = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const piece of room.querySelectorAll(".piece")) {
    if (piece === from) continue;
    const there = centre(piece);
    const along = (there.x - here.x) * direction[0] + (there.y - here.y) * direction[1];
    const across = Math.abs((there.x - here.x) * direction[1]) + Math.abs((there.y - here.y) * direction[0]);
    if (along < 2) continue;
    const distance = along + 2.5 * across;
    if (distance < least) [best, least] = [piece, distance];
  }
  return best && controlOf(best);
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
