/** What this device prefers; kept in the browser only. */

import type { Locale } from "./api";

export type Theme = "system" | "light" | "dark";

interface Kept {
  locale: Locale;
  theme: Theme;
  confirm: boolean;
  sound: boolean;
  calm: boolean;
  welcomed: boolean;
}

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

  constructor() {
    const kept = read();
    const spoken = typeof navigator === "undefined" ? "fr" : navigator.language.slice(0, 2);
    this.locale = kept.locale ?? (spoken === "en" ? "en" : "fr");
    this.theme = kept.theme ?? "system";
    this.confirm = kept.confirm ?? true;
    this.sound = kept.sound ?? false;
    this.calm = kept.calm ?? false;
    this.welcomed = kept.welcomed ?? false;
  }

  keep(): void {
    const { locale, theme, confirm, sound, calm, welcomed } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ locale, theme, confirm, sound, calm, welcomed } satisfies Kept));
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

function show(preferences: Preferences): void {
  const root = document.documentElement;
  root.lang = preferences.locale;
  if (preferences.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = preferences.theme;
  root.toggleAttribute("data-calm", preferences.calm);
}

export const preferences = new Preferences();
if (typeof document !== "undefined") show(preferences);
