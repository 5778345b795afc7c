import { words } from "../../lib/i18n.svelte";
import type { Kit } from "../kit";

/** What a player wants to know before he dares. */
const ODDS = [
  ["died", "i-skull", "danger"], ["killed", "i-skull", "legal"], ["harmed", "i-shoot", "legal"], ["retreats", "xeno-adult", "legal"], ["egg_destroyed", "i-egg", "xeno"],
  ["encounter", "i-bag", "xeno"], ["xeno_moved", "xeno-adult", "xeno"], ["xeno_attacks", "xeno-adult", "danger"], ["serious_wound", "i-wound-serious", "danger"], ["light_wound", "i-wound-light", "danger"],
  ["contaminated", "i-contamination", "slime"], ["infested", "i-contamination", "slime"], ["slimed", "i-slime", "slime"], ["danger", "i-noise", "noise"], ["noise_placed", "i-noise", "noise"],
  ["fire_placed", "i-fire", "fire"], ["malfunction_placed", "i-malfunction", "malfunction"], ["door_closed", "i-door-closed", "text-2"],
] as const;

export const odds: NonNullable<Kit["odds"]> = {
  verbs: ["move", "careful", "shoot", "melee", "play", "use", "escape", "room"],
  events: () => ODDS.map(([event, icon, colour]) => [event, icon, `var(--${colour})`, words().survival.odds[event] ?? event]),
};
