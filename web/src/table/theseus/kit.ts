import { words } from "../../lib/i18n.svelte";
import type { Kit } from "../kit";
import CardList from "./CardList.svelte";
import Decks from "./Decks.svelte";
import Dock from "./Dock.svelte";
import Inspector from "./Inspector.svelte";
import Legend from "./Legend.svelte";
import OutcomeFacts from "./OutcomeFacts.svelte";
import { TheseusScene } from "./scene.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Station from "./Station.svelte";

export const kit: Kit = {
  scene: (content, gameWords, choice) => new TheseusScene(content, gameWords, choice),
  Top: Legend,
  Map: Station,
  SeatFacts,
  Dock: Dock as Kit["Dock"],
  Shelf: Decks,
  Inspector,
  OutcomeFacts,
  tabs: [{ key: "cards", icon: "i-cards", word: () => words().table.cards, Body: CardList }],
  course: () => words().report.course,
};
