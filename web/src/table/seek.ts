/** Where to look: the part of a view that shows what is asked, as large as it can be. */

import type { Box } from "./journeys";

export interface Look {
  scale: number;
  x: number;
  y: number;
}

const MARGIN = 20; // pixels around what is looked at
const TOOLS = 36; // and below it, for the buttons of the view
const NEAREST = 3;
const FINGER = 36; // pixels: a piece as large as this needs not come closer

/**
 * How to look at some boxes (in a view at scale 1) so that all of them are seen and a finger can press each; null where
 * the whole view does as well.
 */
export function lookAt(boxes: Box[], view: { width: number; height: number }): Look | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const smallest = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
  const scale = Math.min(
    NEAREST,
    FINGER / Math.max(1, smallest),
    (view.width - 2 * MARGIN) / Math.max(1, width),
    (view.height - 2 * MARGIN - TOOLS) / Math.max(1, height),
  );
  if (scale < 1.25) return null;
  return {
    scale,
    x: view.width / 2 - (left + width / 2) * scale,
    y: (view.height - TOOLS) / 2 - (top + height / 2) * scale,
  };
}

/** Whether all boxes (in a view at scale 1) are seen by a look. */
export function sees(look: Look, boxes: Box[], view: { width: number; height: number }): boolean {
  return boxes.every((box) => {
    const [x, y] = [look.x + box.x * look.scale, look.y + box.y * look.scale];
    return x >= 0 && y >= 0 && x + box.width * look.scale <= view.width && y + box.height * look.scale <= view.height;
  });
}

/** Calls once some piece in an element is offered: boards are drawn when what is printed is known. Gives a way to stop. */
export function onceOffered(root: Element, then: () => void): () => void {
  const ready = () => root.querySelector(".piece.offered") !== null;
  const frame = requestAnimationFrame(look);
  const watch = new MutationObserver(look);
  function look() {
    if (!ready()) return;
    stop();
    requestAnimationFrame(then);
  }
  function stop() {
    cancelAnimationFrame(frame);
    watch.disconnect();
  }
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["class"] });
  return stop;
}

/** Scroll a room that is higher than its window so that what is offered there is seen, its top at least. */
export function bringIntoView(room: Element): void {
  const { top, bottom, height } = room.getBoundingClientRect();
  const boxes = [...room.querySelectorAll(".piece.offered")].map((piece) => piece.getBoundingClientRect());
  if (!boxes.length || boxes.every((box) => box.top >= top && box.bottom <= bottom)) return;
  const first = Math.min(...boxes.map((box) => box.top));
  const last = Math.max(...boxes.map((box) => box.bottom));
  const free = Math.max(2 * MARGIN, height - (last - first)) / 2;
  room.scrollTop += first - top - free;
}
