/** What only Nemesis shows, and its unchanging content. */
import type { SurvivalContent, SurvivalView } from "../survival/survival";

export interface NemesisView extends SurvivalView {
  time: { space: number; self_destruct: number | null; hibernation_open: boolean };
  course: { space: string; card: string | null; arrived: string | null };
  /** The two tokens of each engine as the viewer knows them, the upper one first. */
  engines: Record<string, (string | null)[]>;
  pods: Record<string, string>;
  /** Who plays the intruders, if that may be, and the cards for it. */
  intruder: { intruder: number | null; hand: (string | null)[] } | null;
  /** What was discovered by analysing an egg, a carcass and a corpse. */
  weaknesses: Record<string, string | null>;
}

export interface NemesisContent extends SurvivalContent {
  /** The cards of the intruder player: exit (null: any) and attacks of each copy. */
  intruder: Record<string, { cards: [number | null, number][] }>;
  time: { start: number; blue: number[] };
  tokens: SurvivalContent["tokens"] & { pods: Record<string, { room: string; seats: number }> };
}
