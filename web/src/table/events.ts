/** How events look in the log: an icon, and the pieces they name. */
import type { GameEvent } from "../lib/api";

const ICONS: [RegExp, string, string][] = [
  [/^noise_|^danger$/, "i-noise", "var(--noise)"],
  [/^fire_|no_fire/, "i-fire", "var(--fire)"],
  [/malfunction_|markers_lost/, "i-malfunction", "var(--malfunction)"],
  [/^(died|killed|perished)$/, "i-skull", "var(--danger)"],
  [/_wound|dressed|healed/, "i-wound-serious", "var(--danger)"],
  [/^(encounter|first_encounter|bag_develops|token_)/, "i-bag", "var(--xeno)"],
  [/xeno|attack_card|evolved|retreats|follow/, "xeno-adult", "var(--xeno)"],
  [/^egg_|nest_/, "i-egg", "var(--xeno)"],
  [/contaminat|scanned|infested|larva/, "i-contamination", "var(--slime)"],
  [/slime/, "i-slime", "var(--slime)"],
  [/^(shot|harmed|rerolled)$/, "i-shoot", "var(--danger)"],
  [/^struck$/, "i-melee", "var(--danger)"],
  [/^(moved|started|move|careful)$/, "i-move", ""],
  [/^explored|peeked$/, "i-eye", ""],
  [/^searched|gained|item|crafted|traded|dropped|offered|quest/, "i-crate", ""],
  [/^door_/, "i-door-closed", ""],
  [/^power_|threshold|time_token/, "i-power-on", "var(--power-on)"],
  [/^time$|alarm|round/, "i-alarm", ""],
  [/^computer/, "i-computer", ""],
  [/^knowledge|analysed|weakness/, "i-knowledge", "var(--knowledge)"],
  [/^passed$/, "i-pass", ""],
  [/lift_/, "i-elevator", ""],
  [/gate|bunker|rover/, "i-gate", ""],
  [/pod|launch|css/, "i-pod", ""],
  [/objective|protocol/, "i-lock", ""],
  [/self_destruct|the_end/, "i-selfdestruct", "var(--danger)"],
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
  const name = event.name === "acts" ? String(event.facts.verb) : event.name;
  const found = ICONS.find(([pattern]) => pattern.test(name));
  return found ? [found[1], found[2]] : ["i-action", ""];
}

/** Whether a line of the log tells it; an aside is seen on the board. */
export const isTold = (event: GameEvent): boolean => Boolean(event.words) && !event.aside;

/** The lines of a log; a move is told where it is announced, not again when it is made. */
export function linesOf(log: GameEvent[]): GameEvent[] {
  let aim = "";
  return log.filter(({ name, facts }) => {
    if (name === "acts") aim = ["move", "careful"].includes(String(facts.verb)) ? `${facts.seat} ${facts.thing}` : "";
    return name !== "moved" || aim !== `${facts.seat} ${facts.to}`;
  });
}

/** Every piece or place that the facts of an event mention. */
export function piecesOf(event: GameEvent): string[] {
  return Object.values(event.facts)
    .flat()
    .filter((fact): fact is string => typeof fact === "string");
}
