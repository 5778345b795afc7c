/** How events look in the log: an icon, and the pieces they name. */
import type { GameEvent } from "../lib/api";

const ICONS: [RegExp, string, string][] = [
  [/^(damaged|attacked|life_taken)$/, "i-shoot", "var(--danger)"],
  [/trap|caught|infected|lurked/, "i-trap", "var(--danger)"],
  [/fight/, "i-fight", "var(--danger)"],
  [/data|recorded|camera/, "i-data", "var(--knowledge)"],
  [/life_gained|cured|freed/, "i-life", "var(--legal)"],
  [/disc_|deactivat/, "i-malfunction", "var(--malfunction)"],
  [/upgrade/, "i-upgrade", "var(--malfunction)"],
  [/special|bonus/, "i-special", "var(--malfunction)"],
  [/unit_|ejected|hatched|visible/, "i-move", ""],
  [/card|install|pending|deck|discard|cleaned|taken_over|let_go/, "i-cards", ""],
];

export function iconOf(event: GameEvent): [string, string] {
  const found = ICONS.find(([pattern]) => pattern.test(event.name));
  return found ? [found[1], found[2]] : ["i-action", ""];
}

/** Whether a line of the log tells it; an aside is seen on the board. */
export const isTold = (event: GameEvent): boolean => Boolean(event.words) && !event.aside;

/** Every piece or place that the facts of an event mention. */
export function piecesOf(event: GameEvent): string[] {
  return Object.values(event.facts)
    .flat()
    .filter((fact): fact is string => typeof fact === "string");
}
