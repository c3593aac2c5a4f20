/** A game's own words: the texts of the engine, and what only its page says. */

import { type FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Locale } from "../api";
import { preferences } from "../preferences.svelte";
import { bundleOf, format } from "./text.svelte";

/** Globbed files by path, each loaded when it is needed. */
type Files = Record<string, () => Promise<string>>;

export interface GameWords {
  /** Get the words of the reader's language; texts appear when they are there. */
  fetchWords(): void;
  /** A word of the game; nothing until the words are there. */
  word(key: string, values?: Record<string, FluentVariable>): string;
}

export function wordsOf(engine: Files, page: Files): GameWords {
  const bundles = $state<Partial<Record<Locale, FluentBundle>>>({});
  const named = (files: Files, locale: Locale) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${locale}.ftl`))?.[1]() ?? Promise.resolve("");

  async function load(locale: Locale): Promise<void> {
    const [first, second] = await Promise.all([named(engine, locale), named(page, locale)]);
    const bundle = bundleOf(locale, first);
    bundle.addResource(new FluentResource(second));
    bundles[locale] = bundle;
  }
  return {
    fetchWords() {
      const { locale } = preferences;
      if (!bundles[locale]) void load(locale);
    },
    word: (key, values = { n: 1 }) => format(bundles[preferences.locale] ?? null, key, values) ?? "",
  };
}
