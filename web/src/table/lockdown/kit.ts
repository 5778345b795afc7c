import { words } from "../../lib/i18n.svelte";
import type { Kit } from "../kit";
import Chooser from "./Chooser.svelte";
import Dock from "./Dock.svelte";
import Facility from "./Facility.svelte";
import Inspector from "./Inspector.svelte";
import Known from "./Known.svelte";
import "./lockdown.css";
import Me from "./Me.svelte";
import OutcomeFacts from "./OutcomeFacts.svelte";
import { LockdownScene } from "./scene.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Shelf from "./Shelf.svelte";
import TimeTrack from "./TimeTrack.svelte";

/** What a player wants to know before he dares. */
const ODDS = [
  ["died", "i-skull", "danger"], ["killed", "i-skull", "legal"], ["harmed", "i-shoot", "legal"], ["retreats", "xeno-adult", "legal"], ["egg_destroyed", "i-egg", "xeno"],
  ["encounter", "i-bag", "xeno"], ["xeno_moved", "xeno-adult", "xeno"], ["xeno_attacks", "xeno-adult", "danger"], ["serious_wound", "i-wound-serious", "danger"], ["light_wound", "i-wound-light", "danger"],
  ["contaminated", "i-contamination", "slime"], ["infested", "i-contamination", "slime"], ["slimed", "i-slime", "slime"], ["danger", "i-noise", "noise"], ["noise_placed", "i-noise", "noise"],
  ["fire_placed", "i-fire", "fire"], ["malfunction_placed", "i-malfunction", "malfunction"], ["door_closed", "i-door-closed", "text-2"],
] as const;

export const kit: Kit = {
  scene: (content, gameWords, choice) => new LockdownScene(content, gameWords, choice),
  Top: TimeTrack,
  Map: Facility,
  Over: Chooser,
  SeatFacts,
  Dock,
  Shelf,
  Inspector,
  OutcomeFacts,
  tabs: [
    { key: "me", icon: "i-hand", word: () => words().table.me, Body: Me, small: true },
    { key: "known", icon: "i-bag", word: () => words().lockdown.known, Body: Known },
  ],
  odds: {
    verbs: ["move", "careful", "shoot", "melee", "play", "use", "escape", "room"],
    events: () => ODDS.map(([event, icon, colour]) => [event, icon, `var(--${colour})`, words().lockdown.odds[event] ?? event]),
  },
  course: () => words().lockdown.course,
};
