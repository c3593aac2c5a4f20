/** Everything printed of a game, in one language; fetched once, kept while the page lives. */

import { api, type Locale } from "../api";
import { follow } from "../text/text.svelte";
import type { ChapterInfo, ComponentInfo, RuleInfo } from "../wire";

export class GameCatalogue {
  components = $state.raw<ComponentInfo[]>([]);
  rules = $state.raw<RuleInfo[]>([]);
  chapters = $state.raw<ChapterInfo[]>([]);
  ready = $state(false);
  private readonly byId = $derived(new Map(this.components.map((component) => [component.id, component])));
  private readonly ruleById = $derived(new Map(this.rules.map((rule) => [rule.id, rule])));

  /** It is there, or cannot be had now. */
  readonly arrived: Promise<void>;

  constructor(
    readonly game: string,
    locale: Locale,
  ) {
    this.arrived = api.catalogue(game, locale).then(
      (catalogue) => {
        this.components = catalogue.components;
        this.rules = catalogue.rules;
        this.chapters = catalogue.chapters;
        this.ready = true;
      },
      () => void kept.delete(`${game} ${locale}`),
    );
  }

  component(id: string): ComponentInfo | undefined {
    return this.byId.get(id);
  }

  rule(id: string): RuleInfo | undefined {
    return this.ruleById.get(id);
  }
}

const kept = new Map<string, GameCatalogue>();

export function catalogueOf(game: string, locale: Locale): GameCatalogue {
  const key = `${game} ${locale}`;
  let found = kept.get(key);
  if (!found) kept.set(key, (found = new GameCatalogue(game, locale)));
  return found;
}

follow((locale) => Promise.all([...kept.values()].map(({ game }) => catalogueOf(game, locale).arrived)));
