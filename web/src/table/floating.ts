/**
 * Puts something beside a rectangle, inside the window: to its right, else its left, else below or above; of an answer
 * in the dock above all answers, so that none is covered.
 */

import type { Attachment } from "svelte/attachments";

const GAP = 10;
const EDGE = 8;

export function beside(at: DOMRect): Attachment<HTMLElement> {
  return (element) => {
    const { width, height } = element.getBoundingClientRect();
    // What belongs to the board stays off the column beside it.
    const column = document.querySelector(".desk > aside")?.getBoundingClientRect().left ?? innerWidth;
    const right = at.right <= column ? column : innerWidth;
    const clampX = (x: number) => Math.max(EDGE, Math.min(x, right - width - EDGE));
    const clampY = (y: number) => Math.max(EDGE, Math.min(y, innerHeight - height - EDGE));
    const dock = document.querySelector(".choice")?.getBoundingClientRect();
    let x: number;
    let y: number;
    if (dock && at.top >= dock.top && dock.top - GAP - height >= EDGE) {
      [x, y] = [clampX(at.left), dock.top - GAP - height];
    } else if (at.right + GAP + width + EDGE <= right) {
      [x, y] = [at.right + GAP, clampY(at.top)];
    } else if (at.left - GAP - width >= EDGE) {
      [x, y] = [at.left - GAP - width, clampY(at.top)];
    } else {
      const below = at.bottom + GAP + height + EDGE <= innerHeight;
      [x, y] = [clampX(at.left), clampY(below ? at.bottom + GAP : at.top - GAP - height)];
    }
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
  };
}
