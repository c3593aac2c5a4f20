/** What this device prefers; kept in the browser only. */

import type { Locale } from "./api";
import type { Pace } from "./table/film.svelte";

export type Theme = "system" | "light" | "dark";

interface Kept {
  locale: Locale;
  theme: Theme;
  confirm: boolean;
  sound: boolean;
  calm: boolean;
  welcomed: boolean;
  regions: Wishes;
  tale: Tale;
  pace: Pace;
  rail: number;
  guidesLeft: readonly string[];
  scale: number;
}

/** How large a table may be drawn, beside its usual size. */
export const SCALES = [0.9, 1, 1.15, 1.3, 1.5] as const;

/** By game and region: whether the viewer wants it read or folded, where the question does not decide. */
type Wishes = Record<string, Record<string, "open" | "folded">>;

/** How much of the story stands beside the table. */
export type Tale = "recent" | "all" | "folded";

const KEY = "serai-preferences";

class Preferences {
  locale = $state<Locale>("fr");
  theme = $state<Theme>("system");
  /** Ask before a turn ends. */
  confirm = $state(true);
  sound = $state(false);
  /** No motion, whatever the system says. */
  calm = $state(false);
  /** Knows how one plays here. */
  welcomed = $state(false);
  regions = $state.raw<Wishes>({});
  tale = $state<Tale>("recent");
  /** How fast the others' turns are shown. */
  pace = $state<Pace>("quick");
  /** How much wider than usual the rail beside the table is, in pixels. */
  rail = $state(0);
  /** How large the table is drawn: its text and signs with it. */
  scale = $state(1);
  /** A very large window draws a table larger by itself. */
  roomy = $state(1);
  /** Tables whose guide is not wanted any more, the latest first. */
  guidesLeft = $state.raw<readonly string[]>([]);

  constructor() {
    const kept = read();
    const spoken = typeof navigator === "undefined" ? "fr" : navigator.language.slice(0, 2);
    this.locale = kept.locale ?? (spoken === "en" ? "en" : "fr");
    this.theme = kept.theme ?? "system";
    this.confirm = kept.confirm ?? true;
    this.sound = kept.sound ?? false;
    this.calm = kept.calm ?? false;
    this.welcomed = kept.welcomed ?? false;
    this.regions = kept.regions ?? {};
    this.tale = kept.tale ?? "recent";
    this.rail = kept.rail ?? 0;
    this.guidesLeft = kept.guidesLeft ?? [];
    this.scale = SCALES.find((scale) => scale === kept.scale) ?? 1;
    this.pace = kept.pace ?? (motionless() ? "instant" : "quick");
  }

  /** How many times its plain size a table is drawn here. */
  get drawnAt(): number {
    return this.scale * this.roomy;
  }

  keep(): void {
    const { locale, theme, confirm, sound, calm, welcomed, regions, tale, pace, rail, guidesLeft, scale } = this;
    const kept: Kept = { locale, theme, confirm, sound, calm, welcomed, regions, tale, pace, rail, guidesLeft, scale };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // private browsing: the preferences last as long as the page
    }
    show(this);
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Who wants less motion is shown the result first, and the way there when they ask for it. */
function motionless(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function show(preferences: Preferences): void {
  const root = document.documentElement;
  root.lang = preferences.locale;
  if (preferences.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = preferences.theme;
  root.toggleAttribute("data-calm", preferences.calm);
}

export const preferences = new Preferences();
if (typeof document !== "undefined") show(preferences);
