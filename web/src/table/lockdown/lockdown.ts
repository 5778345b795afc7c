/** What only Lockdown shows, and its unchanging content. */
import type { BoardContent, SurvivalContent, SurvivalView } from "../survival/survival";

export interface Power { token: number; on: boolean }

export interface LockdownView extends SurvivalView {
  time: {
    space: number;
    emergency_power: boolean;
    alarm: number | null;
    self_destruct: number | null;
    self_destruct_red: boolean;
    isolation_open: boolean;
    css: Record<string, string | null>;
    css_revealed: string[];
  };
  power: Record<string, Power>;
  lift: string;
  rover: string;
  gate_open: boolean;
  weaknesses: { known: string[]; hidden: number; laboratory: string[] };
  computer: string[];
  protocols: { active: string | null; neutral: (string | null)[]; open: string[] };
}

export interface FacilityContent extends BoardContent {
  crossroads: string[];
  /** From where the bunker is reached on foot. */
  gateway: string;
  elevators: Record<string, string>;
}

export interface LockdownContent extends SurvivalContent {
  boards: Record<string, FacilityContent>;
  time: { start: number; css: number[]; white: number[]; thresholds: Record<string, "red" | "blue"> };
  computer: Record<string, { programs: string[] }>;
  tokens: SurvivalContent["tokens"] & { surface_die: { faces: (number | string)[] } };
}
