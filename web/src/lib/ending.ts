import type { Result } from "./api";

/** How a match ended, as one sentence. */
export const endingOf = (result: Result): string =>
  (result.words.split("\n")[0] ?? "").replace(/^./u, (first) => first.toUpperCase()).replace(/[^.!?]$/u, "$&.");
