/** A game's own words in the language chosen, from the Fluent source that the server gives. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api } from "./api";
import type { Language } from "./i18n.svelte";

const loaded = new Map<string, Promise<FluentBundle>>();

async function load(game: string, language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await api.wordSource(game, language)), { allowOverrides: true });
  return bundle;
}

export class GameWords {
  #bundle = $state.raw<FluentBundle | null>(null);

  constructor(private readonly game: string) {}

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: Language): Promise<void> {
    const key = `${this.game}/${language}`;
    if (!loaded.has(key)) loaded.set(key, load(this.game, language));
    this.#bundle = await loaded.get(key)!;
  }

  /** A message or one of its attributes; the empty string if the game has no such word. */
  say(id: string, attribute = "", facts: Record<string, string | number> = {}): string {
    const message = this.#bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern && this.#bundle ? this.#bundle.formatPattern(pattern, facts, []) : "";
  }

  /** A word of the rules at the beginning of a label: `term-space` is "Space". */
  title(id: string): string {
    return this.say(id).replace(/^./u, (first) => first.toUpperCase());
  }

  /** The name of a kind: `card`, `unit`, `sector`, `faction`, `type`, `token`. */
  name(group: string, kind: string): string {
    return this.say(`${group}-${kind}`) || kind.replaceAll("_", " ");
  }
}
