/** Where to look: the part of a room that shows what is asked. */

import { preferences } from "../preferences.svelte";

const MARGIN = 20; // pixels around what is looked at

const SLACK = 12; // pixels that markers may hang over an edge

/** Calls once some piece in an element is offered: boards are drawn when what is printed is known. Gives a way to stop. */
export function onceOffered(root: Element, then: () => void): () => void {
  let over = false;
  const ready = () => root.querySelector(".piece.offered") !== null;
  const frame = requestAnimationFrame(look);
  const watch = new MutationObserver(look);
  function look() {
    if (!ready()) return;
    stop();
    requestAnimationFrame(() => {
      if (!over) then(); // who stopped in the meantime may be gone from the page
    });
  }
  function stop() {
    cancelAnimationFrame(frame);
    watch.disconnect();
  }
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["class"] });
  return () => {
    over = true;
    stop();
  };
}

/** Scroll a room that is higher than its window so that what is wanted there is seen, its top at least. */
export function bringIntoView(room: Element, wanted = ".piece.offered"): void {
  const { top, bottom, height } = room.getBoundingClientRect();
  const boxes = [...room.querySelectorAll(wanted)].map((piece) => piece.getBoundingClientRect());
  if (!boxes.length || boxes.every((box) => box.top >= top && box.bottom <= bottom)) return;
  const first = Math.min(...boxes.map((box) => box.top));
  const last = Math.max(...boxes.map((box) => box.bottom));
  const free = Math.max(2 * MARGIN, height - (last - first)) / 2;
  room.scrollTop += (first - top - free) / preferences.drawnAt;
}

/**
 * Where nothing that is wanted in a region can be seen, because it scrolls there or around it, scroll to it. Of a piece
 * that is higher than its room the top is enough.
 */
export function showSome(region: Element, room: Element, wanted = ".piece.offered"): void {
  const pieces = [...region.querySelectorAll(wanted)];
  const [inner, outer] = [region.getBoundingClientRect(), room.getBoundingClientRect()];
  const inSight = (piece: Element) => {
    const { top, bottom, left, right } = piece.getBoundingClientRect();
    return [inner, outer].every(
      (edge) =>
        top >= edge.top - SLACK &&
        (bottom <= edge.bottom + SLACK || (bottom - top > edge.height && top + 2 * SLACK < edge.bottom)) &&
        left >= edge.left - SLACK &&
        right <= edge.right + SLACK,
    );
  };
  if (pieces.length && !pieces.some(inSight)) pieces[0]!.scrollIntoView({ block: "nearest", inline: "nearest" });
}
