/** The client's own words. What a game says comes rendered from the server. */
import { de } from "../words/de";
import { en, type Words } from "../words/en";
import { es } from "../words/es";
import { settings } from "./settings.svelte";

export type Language = "en" | "de" | "es";

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", es: "Español" };

const TABLE: Record<Language, Words> = { en, de, es };

/** The quick phrases of every language, in the same order. */
export const PHRASES = Object.values(TABLE).map((said) => said.table.phrases);

/** The words of the language chosen; use inside markup, so that a switch is seen at once. */
export function words(): Words {
  return TABLE[settings.language];
}

/** What the server refused, in the language chosen; it speaks English itself, and in more detail. */
export function worded(error: { code: string; message: string }): string {
  return words().errors[error.code] ?? error.message;
}
