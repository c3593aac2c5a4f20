/** A game's own words: the texts of the engine, and what only its page says. */

import { type FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Locale } from "../api";
import { preferences } from "../preferences.svelte";
import { bundleOf, format } from "./text.svelte";

/** Globbed files by path, each loaded when it is needed. */
type Files = Record<string, () => Promise<string>>;

type Values = Record<string, FluentVariable>;

export interface GameWords {
  /** Get the words of the reader's language; texts appear when they are there. */
  fetchWords(): void;
  /** A word of the game; nothing until the words are there. */
  word(key: string, values?: Values): string;
  /** The same of these words alone, or null. */
  fetchOwn(): void;
  own(key: string, values: Values): string | null;
  /** Whoever knows words that these lack: the game's expansions, or the game that is expanded. */
  others: GameWords[];
}

/** The words of a game; those of an expansion lie over the words of the `game` that it expands. */
export function wordsOf(engine: Files, page: Files, game?: GameWords): GameWords {
  const bundles = $state<Partial<Record<Locale, FluentBundle>>>({});
  const asked = new Set<Locale>(); // once each, however often a page that is drawn needs a word
  const named = (files: Files, locale: Locale) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${locale}.ftl`))?.[1]() ?? Promise.resolve("");

  async function load(locale: Locale): Promise<void> {
    const [first, second] = await Promise.all([named(engine, locale), named(page, locale)]);
    const bundle = bundleOf(locale, first);
    bundle.addResource(new FluentResource(second));
    bundles[locale] = bundle;
  }
  const words: GameWords = {
    others: game ? [game] : [],
    fetchOwn() {
      const { locale } = preferences;
      if (asked.has(locale)) return;
      asked.add(locale);
      load(locale).catch(() => asked.delete(locale)); // a connection that breaks: the next word asks again
    },
    own: (key, values) => format(bundles[preferences.locale] ?? null, key, values),
    fetchWords() {
      for (const one of [words, ...words.others]) one.fetchOwn();
    },
    word(key, values = { n: 1 }) {
      for (const one of [words, ...words.others]) {
        const text = one.own(key, values);
        if (text !== null) return text;
      }
      return "";
    },
  };
  game?.others.push(words);
  return words;
}
