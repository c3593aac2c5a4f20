/**
 * What happens is seen: pieces travel from where they were to where they are.
 *
 * Boards know nothing of it. Before a new state is shown the pieces are looked at (`look`), afterwards again, and
 * whatever lies elsewhere travels as a copy of itself above the board, while the piece waits unseen. What goes to, or
 * comes from, an area that is not in view travels to the tab of its seat. Journeys wait for those before them, but
 * never for long; nothing ever waits for a journey.
 */

import type { EventInfo } from "../wire";
import { type Box, distance, journeysOf, type Thing } from "./journeys";

const LASTS = 320; // milliseconds
const LONGEST_QUEUE = 900;
const MOST = 10; // journeys at a time: more are a new layout, not a move
const ROOM = "[data-room]";
const PIECES = `${ROOM} [data-piece]:not([data-piece=""]), ${ROOM} [data-travel]`;

interface Seen extends Thing {
  element: Element;
  /** Whose area it lies in. */
  seat: string;
  /** Its region, and where that lies: a region that is laid out anew moves nothing. */
  region: string;
  laid: string;
}

/** A journey: whose picture travels, and how large that is as it is drawn. */
interface Road {
  from: Seen;
  to: Seen;
  shown: Element;
  size: Box;
}

let busyUntil = 0;

/** Look at the table now; call what is returned once the new state is drawn. */
export function look(frame: HTMLElement): (events: EventInfo[]) => void {
  const before = seen(frame);
  return (events) => {
    const after = seen(frame);
    const found = journeysOf(before, after);
    const roads: Road[] = found.moved.map(({ from, to }) => ({
      from: inView(frame, from),
      to: inView(frame, to),
      shown: to.element,
      size: to.box,
    }));
    for (const thing of found.gone) {
      const home = homeFor(frame, thing, events);
      if (home && !thing.element.isConnected)
        roads.push({ from: inView(frame, thing), to: home, shown: thing.element, size: thing.box });
    }
    for (const thing of found.come) {
      const home = homeFor(frame, thing, events);
      if (home) roads.push({ from: home, to: inView(frame, thing), shown: thing.element, size: thing.box });
    }
    const outer = roads.filter(
      ({ from, to, shown }) =>
        distance(from, to) > 12 &&
        !(from.region && from.region === to.region && from.laid !== to.laid) &&
        !roads.some((other) => other.shown !== shown && other.shown.contains(shown)),
    );
    if (outer.length) travel(frame, outer.slice(0, MOST));
  };
}

function seen(frame: HTMLElement): Seen[] {
  return [...frame.querySelectorAll(PIECES)].flatMap((element) => {
    const area = element.closest<HTMLElement>(`${ROOM}[data-seat]`);
    const { left: x, top: y, width, height } = outline(element).getBoundingClientRect();
    if (!width || !height) return [];
    const key = element.getAttribute("data-travel") ?? `piece ${element.getAttribute("data-piece")}`;
    return [
      {
        key,
        box: { x, y, width, height },
        supply: !!area && element.hasAttribute("data-supply"),
        seat: area?.dataset.seat ?? "",
        ...regionOf(element),
        element,
      },
    ];
  });
}

function regionOf(element: Element): { region: string; laid: string } {
  const region = element.closest<HTMLElement>("[data-region]");
  const { x, y, width, height } = region?.getBoundingClientRect() ?? new DOMRect();
  return { region: region?.dataset.region ?? "", laid: [x, y, width, height].map(Math.round).join(" ") };
}

/** The part of a piece that says how large it is, without its glow. */
function outline(element: Element): Element {
  return element.querySelector(":scope > .control") ?? element;
}

/** A thing that cannot be seen where it lies stands at the tab of its seat. */
function inView(frame: HTMLElement, thing: Seen): Seen {
  const { x, y, width, height } = thing.box;
  const seen = x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
  return seen ? thing : (atHome(frame, thing, thing.seat) ?? thing);
}

/** Where something went, or came from, by what was told of it: the tab of a seat whose area is not in view. */
function homeFor(frame: HTMLElement, thing: Seen, events: EventInfo[]): Seen | null {
  const id = thing.element.getAttribute("data-piece");
  const told = events.findLast((event) => event.seat >= 0 && id !== null && event.touches.includes(id));
  if (!told || frame.querySelector(`${ROOM}[data-seat="${told.seat}"]`)) return null;
  return atHome(frame, thing, String(told.seat));
}

function atHome(frame: HTMLElement, thing: Seen, seat: string): Seen | null {
  const tab = frame.querySelector(`[data-home="${seat}"]`)?.getBoundingClientRect();
  if (!tab) return null;
  const shrunk = Math.min(1, 28 / thing.box.height);
  const [width, height] = [thing.box.width * shrunk, thing.box.height * shrunk];
  return {
    ...thing,
    box: { x: tab.left + (tab.width - width) / 2, y: tab.top + (tab.height - height) / 2, width, height },
  };
}

function travel(frame: HTMLElement, roads: Road[]): void {
  const now = performance.now();
  const delay = Math.max(0, busyUntil - now);
  if (delay > LONGEST_QUEUE) return; // too much happens at once: the board is right anyway
  busyUntil = now + delay + LASTS;
  for (const { from, to, shown, size } of roads) {
    const ghost = ghostOf(shown, { ...from.box, width: size.width, height: size.height });
    if (!ghost) continue;
    frame.append(ghost);
    const at = ({ x, y, width, height }: Box) => ({
      transform: `translate(${x - from.box.x}px, ${y - from.box.y}px) scale(${width / size.width}, ${height / size.height})`,
    });
    const journey = ghost.animate([at(from.box), at(to.box)], {
      duration: LASTS,
      delay,
      easing: "cubic-bezier(0.4, 0, 0.2, 1)",
      fill: "both",
    });
    if (shown.isConnected) shown.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + LASTS });
    const leave = () => ghost.remove();
    journey.finished.then(leave, leave);
  }
}

/** A copy of a piece that lies above everything, as large as a box. */
function ghostOf(element: Element, box: Box): HTMLElement | null {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  const picture = pictureOf(element);
  if (!picture) return null;
  ghost.append(picture);
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: "40",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  return ghost;
}

function pictureOf(element: Element): Element | null {
  if (element instanceof SVGSVGElement) {
    const copy = element.cloneNode(true) as SVGSVGElement;
    for (const name of ["x", "y", "data-travel"]) copy.removeAttribute(name);
    copy.setAttribute("width", "100%");
    copy.setAttribute("height", "100%");
    return copy;
  }
  const drawn = element.querySelector(":scope > .drawn");
  if (!drawn) return null;
  const copy = drawn.cloneNode(true) as Element;
  for (const piece of copy.querySelectorAll("[data-piece], [data-travel]")) {
    piece.removeAttribute("data-piece");
    piece.removeAttribute("data-travel");
  }
  if (!(element instanceof SVGElement)) return copy;
  const control = element.querySelector(":scope > .control");
  const frame = ["x", "y", "width", "height"].map((name) => control?.getAttribute(name));
  if (frame.includes(null) || frame.includes(undefined)) return null;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", frame.join(" "));
  svg.setAttribute("width", "100%");
  svg.setAttribute("height", "100%");
  svg.setAttribute("preserveAspectRatio", "none");
  svg.style.overflow = "visible";
  if (element.isConnected) {
    const { color, font } = getComputedStyle(element);
    Object.assign(svg.style, { color, font });
  }
  svg.append(copy);
  return svg;
}
