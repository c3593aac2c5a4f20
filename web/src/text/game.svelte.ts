/** A game's own words: the texts of the engine, and what only its page says. */

import { type FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Locale } from "../api";
import { preferences } from "../preferences.svelte";
import { bundleOf, follow, format } from "./text.svelte";

/** Globbed files by path, each loaded when it is needed. */
type Files = Record<string, () => Promise<string>>;

type Values = Record<string, FluentVariable>;

export interface GameWords {
  /** A word of the game in the reader's language; nothing where there is none. */
  word(key: string, values?: Values): string;
  /** The same of these words alone, or null. */
  own(key: string, values: Values): string | null;
  /** Whoever knows words that these lack: the game's expansions, or the game that is expanded. */
  others: GameWords[];
}

/**
 * The words of a game; those of an expansion lie over the words of the `game` that it expands.
 *
 * They are learned before the game's page is drawn and before another language is spoken, so nobody sees a gap.
 */
export function wordsOf(engine: Files, page: Files, game?: GameWords): GameWords {
  const bundles = $state<Partial<Record<Locale, FluentBundle>>>({});
  const named = (files: Files, locale: Locale) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${locale}.ftl`))?.[1]() ?? Promise.resolve("");

  follow(async (locale) => {
    if (bundles[locale]) return;
    const [first, second] = await Promise.all([named(engine, locale), named(page, locale)]);
    const bundle = bundleOf(locale, first);
    bundle.addResource(new FluentResource(second));
    bundles[locale] = bundle;
  });
  const words: GameWords = {
    others: game ? [game] : [],
    own: (key, values) => format(bundles[preferences.locale] ?? null, key, values),
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
