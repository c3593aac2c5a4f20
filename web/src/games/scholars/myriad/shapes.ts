/** What the engine sends of the expansion; its types are generated (`wire.ts`). */

import type { ComponentInfo, IconInfo, TableState } from "../../../wire";
import { signsAt } from "../shapes";
import type { AuthorView, ExtensionView, MyriadView } from "../wire";

export type {
  AuthorView,
  BlackTranslateFacts,
  BookSpaceView,
  ColumnView,
  ExtensionView,
  PageFacts,
  TileFacts,
  TileView,
} from "../wire";

export function extensionOf(state: TableState | null): ExtensionView | null {
  return (state?.observation as MyriadView | null | undefined)?.myriad ?? null;
}

/** What a player has of the expansion; the solo opponent has nothing of it here. */
export function authorOf(state: TableState | null, seat: number): AuthorView | null {
  return extensionOf(state)?.authors[seat] ?? null;
}

/** The signs of a tucked card: what a translator does in retirement, or what a page does. */
export function tuckedSigns(component: ComponentInfo | undefined): IconInfo[] {
  const place = ["retired", "effect", "end"].find((one) => signsAt(component, one).length);
  return place ? signsAt(component, place) : [];
}

export const isPage = (component: ComponentInfo | undefined): boolean => component?.kind === "page";
