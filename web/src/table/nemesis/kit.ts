import { words } from "../../lib/i18n.svelte";
import type { Kit } from "../kit";
import Chooser from "../survival/Chooser.svelte";
import Dock from "../survival/Dock.svelte";
import Inspector from "../survival/Inspector.svelte";
import Known from "../survival/Known.svelte";
import Me from "../survival/Me.svelte";
import { toSee } from "../survival/moments";
import { odds } from "../survival/odds";
import OutcomeFacts from "../survival/OutcomeFacts.svelte";
import SeatFacts from "../survival/SeatFacts.svelte";
import "../survival/survival.css";
import { NemesisScene } from "./scene.svelte";
import Shelf from "./Shelf.svelte";
import Ship from "./Ship.svelte";
import TimeTrack from "./TimeTrack.svelte";

export const kit: Kit = {
  scene: (content, gameWords, choice) => new NemesisScene(content, gameWords, choice),
  crew: true,
  Top: TimeTrack,
  Strip: TimeTrack,
  Map: Ship,
  Over: Chooser,
  SeatFacts,
  Dock,
  Shelf,
  Inspector,
  OutcomeFacts,
  tabs: [
    { key: "me", icon: "i-hand", word: () => words().table.me, Body: Me, small: true },
    { key: "known", icon: "i-bag", word: () => words().survival.known, Body: Known },
  ],
  odds,
  toSee,
  course: () => words().survival.courseAboard,
};
