/** What a person chose for this browser. Nothing here concerns a match. */
import type { Language } from "./i18n.svelte";

export type Theme = "dark" | "light";

interface Stored {
  theme: Theme;
  language: Language;
  speed: number;
  confirm: boolean;
  sound: boolean;
  name: string;
  /** Lessons and puzzles that were done in this browser. */
  done: string[];
}

const KEY = "hullbreach.settings";

function firstLanguage(): Language {
  const wanted = navigator.language.slice(0, 2);
  return wanted === "de" || wanted === "es" ? wanted : "en";
}

function load(): Stored {
  const standard: Stored = {
    theme: "dark",
    language: firstLanguage(),
    speed: 1,
    confirm: true,
    sound: false,
    name: "",
    done: [],
  };
  try {
    return { ...standard, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return standard;
  }
}

class Settings {
  #stored = $state<Stored>(load());

  get theme() { return this.#stored.theme; }
  get language() { return this.#stored.language; }
  get speed() { return this.#stored.speed; }
  get confirm() { return this.#stored.confirm; }
  get sound() { return this.#stored.sound; }
  get name() { return this.#stored.name; }
  get done() { return this.#stored.done; }

  learn(exercise: string): void {
    if (!this.done.includes(exercise)) this.change({ done: [...this.done, exercise] });
  }

  change(part: Partial<Stored>): void {
    Object.assign(this.#stored, part);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser without storage keeps the choice until the page is closed.
    }
    this.apply();
  }

  apply(): void {
    const page = document.documentElement;
    page.dataset.theme = this.theme;
    page.lang = this.language;
    page.style.setProperty("--speed", String(this.speed));
  }
}

export const settings = new Settings();

/** True if the person asked the system for less motion, or set the speed to "none". */
export function still(): boolean {
  return settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
