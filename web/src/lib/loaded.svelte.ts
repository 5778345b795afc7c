/** Something fetched: its value, or why it is not there. */
import { Refused } from "./api";
import { worded, words } from "./i18n.svelte";

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  trouble = $state("");

  constructor(private readonly fetched: () => Promise<T>) {
    void this.again();
  }

  async again(): Promise<void> {
    this.trouble = "";
    try {
      this.value = await this.fetched();
    } catch (error) {
      this.trouble = said(error);
    }
  }
}

export function said(error: unknown): string {
  return error instanceof Refused ? worded(error) : words().home.noServer;
}
