/** Where in the page we are: plain paths, so that every place has a link. */

import { alone } from "./backing";

export type Place =
  | { page: "home" }
  | { page: "tables" }
  | { page: "results" }
  | { page: "account" }
  | { page: "admin" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "join"; code: string }
  | { page: "watch"; code: string }
  | { page: "replay"; table: string; moment: number | null }
  | { page: "notify"; link: string }
  | { page: "cards"; game: string; card: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "nowhere" };

export function placeOf(path: string, hash = ""): Place {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const after = decodeURIComponent(hash.replace(/^#/, ""));
  if (rest.length) return { page: "nowhere" };
  if (!first) return { page: "home" };
  if (!second) {
    if (first === "tables" || first === "results" || first === "account" || first === "admin") return { page: first };
    return { page: "nowhere" };
  }
  switch (first) {
    case "new":
      return { page: "new", game: second };
    case "t":
      return { page: "table", table: second };
    case "join":
    case "watch":
      return { page: first, code: second };
    case "notify":
      return { page: "notify", link: second };
    case "replay":
      return { page: "replay", table: second, moment: /^\d+$/.test(after) ? Number(after) : null };
    case "cards":
      return { page: "cards", game: second, card: after };
    case "rules":
      return { page: "rules", game: second, rule: after };
  }
  return { page: "nowhere" };
}

/** Where the address leads. Any host serves one document only: without a server of ours the place stands behind the #. */
function here(): Place {
  if (!alone) return placeOf(location.pathname, location.hash);
  const [path = "", ...after] = location.hash.slice(1).split("#");
  return placeOf(path, after.join("#"));
}

/** A link that is about to be followed, opened elsewhere or copied: where any host finds it. */
function besideTheDocument(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const path = link?.getAttribute("href");
  if (path?.startsWith("/")) link?.setAttribute("href", `#${path}`);
}

class Router {
  place = $state.raw<Place>({ page: "home" });

  start(): void {
    const read = () => (this.place = here());
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", (event) => this.follow(event));
    if (alone) for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, besideTheDocument, true);
    read();
  }

  go(path: string, replace = false): void {
    const address = alone ? `#${path}` : path;
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.place = here();
    scrollTo(0, 0);
  }

  /** Links inside the page do not load it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.hasAttribute("target") || link.hasAttribute("download")) return;
    const address = new URL(link.getAttribute("href") ?? "", location.href); // a link in a drawing has no address of its own
    if (address.origin !== location.origin || address.pathname.startsWith("/api")) return;
    event.preventDefault();
    this.go(alone && address.hash.startsWith("#/") ? address.hash.slice(1) : address.pathname + address.hash);
  }
}

export const router = new Router();
