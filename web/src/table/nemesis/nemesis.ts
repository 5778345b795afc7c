/** What only Nemesis shows, and its unchanging content. */
import type { SurvivalContent, SurvivalView } from "../survival/survival";

export interface NemesisView extends SurvivalView {
  time: { space: number; self_destruct: number | null; hibernation_open: boolean };
  course: { space: string; card: string | null; arrived: string | null };
  /** The two tokens of each engine as the viewer knows them, the upper one first. */
  engines: Record<string, (string | null)[]>;
  pods: Record<string, string>;
  /** What was discovered by analysing an egg, a carcass and a corpse. */
  weaknesses: Record<string, string | null>;
}

export interface NemesisContent extends SurvivalContent {
  time: { start: number; blue: number[] };
  tokens: SurvivalContent["tokens"] & { pods: Record<string, { room: string; seats: number }> };
}
