/** The page's own words, in the reader's language. What the engine says arrives in words already. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Locale, Refused } from "../api";
import { preferences } from "../preferences.svelte";

const sources: Record<Locale, () => Promise<{ default: string }>> = {
  fr: () => import("./fr.ftl?raw"),
  en: () => import("./en.ftl?raw"),
};

let bundle = $state.raw<FluentBundle | null>(null);

type Learn = (locale: Locale) => Promise<unknown>;

/** Whatever else has words (games, catalogues): it learns a language before the page speaks it. */
const learners = new Set<Learn>();

export function follow(learn: Learn): void {
  learners.add(learn);
}

/** Everybody has the words of a language; fails where they cannot be fetched. */
export async function learn(locale: Locale): Promise<void> {
  await Promise.all([...learners].map((learn) => learn(locale)));
}

export function bundleOf(locale: Locale, source: string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Speak another language from now on; all texts on the page follow. */
export async function speak(locale: Locale): Promise<void> {
  const [source] = await Promise.all([sources[locale](), learn(locale)]);
  bundle = bundleOf(locale, source.default);
  preferences.locale = locale;
  preferences.keep();
}

/** The text of a key; a key without text shows as itself. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  return format(bundle, key, values) ?? key;
}

export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

export function format(
  from: FluentBundle | null,
  key: string,
  values: Record<string, FluentVariable> = {},
): string | null {
  const message = from?.getMessage(key);
  if (!from || !message?.value) return null;
  return from.formatPattern(message.value, values, []);
}

/** A refusal in words: ours by its code where we have some, else the server's. */
export function explain(problem: unknown): string {
  if (!(problem instanceof Refused)) return t("problem-unknown");
  const key = `problem-${problem.code}`;
  if (has(key)) return t(key);
  return [problem.message, problem.hint].filter(Boolean).join(" ") || t("problem-unknown");
}

/** A share as the language writes it: “40%”, « 40 % ». */
export function percent(share: number): string {
  return new Intl.NumberFormat(preferences.locale, { style: "percent" }).format(share);
}

export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(preferences.locale, { numeric: "auto" });
  const passed = seconds - Date.now() / 1000;
  for (const [unit, size] of [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const) {
    if (Math.abs(passed) >= size) return format.format(Math.round(passed / size), unit);
  }
  return t("just-now");
}
