/** What one game brings to the common table: its scene, and the components that only it has. */
import type { Component } from "svelte";
import type { GameEvent } from "../lib/api";
import type { Choice } from "../lib/choice.svelte";
import type { GameWords } from "../lib/gamewords.svelte";
import type { Live } from "../lib/live.svelte";
import type { Scene } from "../lib/scene.svelte";

export interface Tab {
  key: string;
  icon: string;
  word: () => string;
  Body: Component;
  /** Only where the screen is too small to show it always. */
  small?: boolean;
}

export interface Kit {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  scene: (content: any, words: GameWords, choice: Choice, options: Record<string, unknown>) => Scene<any, any>;
  /** In the top bar. */
  Top: Component;
  /** What lies over the map on a small screen, where the top bar has no room for it. */
  Strip?: Component<{ low: boolean }>;
  /** Whether characters and their cards are played. */
  crew?: boolean;
  /** Inside the map, which pans and zooms. */
  Map: Component<{ hurt: Record<string, number>; fresh: GameEvent[] }>;
  /** Over the map, in the pixels of the screen. */
  Over?: Component<{ camera: { x: number; y: number; k: number }; width: number; height: number; fresh: GameEvent[]; pace?: number; commit: (option: string) => void }>;
  /** What is open about a seat, on one line. */
  SeatFacts: Component<{ seat: number; hurt: Record<string, number> }>;
  /** The lower edge. */
  Dock: Component<{ live: Live<unknown> }>;
  /** Between log and inspector. */
  Shelf: Component;
  Inspector: Component;
  /** What a seat had at the end. */
  OutcomeFacts: Component<{ seat: number }>;
  tabs: Tab[];
  /** What is worth knowing before an answer with one of these verbs: events, in the order of the list. */
  odds?: { verbs: string[]; events: () => [event: string, icon: string, colour: string, words: string][] };
  /** How long it takes to see what is shown large of these events, in milliseconds. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  toSee?: (scene: any, events: GameEvent[]) => number;
  /** The name of the course in the report. */
  course: () => string;
}

const KITS: Record<string, () => Promise<{ kit: Kit }>> = {
  theseus: () => import("./theseus/kit"),
  lockdown: () => import("./lockdown/kit"),
  nemesis: () => import("./nemesis/kit"),
};

export const kitOf = async (game: string): Promise<Kit | null> => (await KITS[game]?.())?.kit ?? null;
