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
  course: () => words().lockdown.course,
};
