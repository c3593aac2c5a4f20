/** The game's own words: the texts of the engine, and what only the page says. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { FluentResource } from "@fluent/bundle";
import type { Locale } from "../../api";
import { preferences } from "../../preferences.svelte";
import { bundleOf, format } from "../../text/text.svelte";

const engine = import.meta.glob<string>("../../../../src/serai/games/encyclopedia/text/{fr,en}.ftl", {
  query: "?raw",
  import: "default",
});
const page = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

const bundles = $state<Partial<Record<Locale, FluentBundle>>>({});

async function load(locale: Locale): Promise<void> {
  const named = (files: Record<string, () => Promise<string>>) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${locale}.ftl`))?.[1]() ?? Promise.resolve("");
  const [first, second] = await Promise.all([named(engine), named(page)]);
  const bundle = bundleOf(locale, first);
  bundle.addResource(new FluentResource(second));
  bundles[locale] = bundle;
}

/** Get the words of the reader's language; texts appear when they are there. */
export function fetchWords(): void {
  const { locale } = preferences;
  if (!bundles[locale]) void load(locale);
}

/** A word of the game; nothing until the words are there. */
export function word(key: string, values: Record<string, FluentVariable> = { n: 1 }): string {
  return format(bundles[preferences.locale] ?? null, key, values) ?? "";
}
