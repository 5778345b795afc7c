/** What the views of Lockdown and Nemesis share, and their unchanging content. */

export interface RoomView {
  tile?: string;
  unexplored?: boolean;
  /** What the viewer has seen under an unexplored tile. */
  peeked?: string | null;
  token?: string | null;
  search?: number;
  xenos?: Record<string, number>;
  objects?: string[];
}

export interface SeatView {
  character: string | null;
  draft: string[];
  number: number | null;
  place: string | null;
  fate: string | null;
  passed: boolean;
  hand: (string | null)[];
  /** Contamination cards whose face the viewer knows: infected or not. */
  scanned: Record<string, boolean>;
  deck: number;
  discard: string[];
  limbo: (string | null)[];
  inventory: { item: string | null; colour: string }[];
  hands: string[];
  beside: string[];
  quest: string[];
  ammo: Record<string, number>;
  taped: Record<string, string>;
  light: number;
  wounds: { wound: string; dressed: boolean }[];
  slime: boolean;
  larva: boolean;
  knowledge?: number;
  knowledge_active?: boolean;
  signal: boolean;
  objectives: (string | null)[];
  protocols?: (string | null)[];
}

/** What Lockdown and Nemesis show alike. */
export interface SurvivalView {
  round: number;
  first: number;
  venting: string | null;
  fire: { rooms: string[]; pool: number };
  malfunction: { rooms: string[]; pool: number };
  noise: string[];
  doors: Record<string, "closed" | "destroyed">;
  rooms: Record<string, RoomView>;
  nest: { eggs: number; destroyed: boolean };
  bag: string[];
  supply: string[];
  decks: Record<string, { count: number; discard?: string[]; known?: string[] }>;
  /** Those of a team. */
  objectives: string[];
  /** Whose corpse an object is. */
  corpses: Record<string, number>;
  met: boolean;
  seats: SeatView[];
}

export interface Use { cost: number; when: "any" | "in" | "out"; knowledge: number }
export interface KindContent { cost: number; when: string; options: Record<string, Use> }
export interface RoomContent extends KindContent { slot: string | null; colour: string | null; computer: boolean }
export interface ItemContent extends KindContent { heavy: boolean; once: boolean; component: string | null; recipe: string[] | null; most: number; weapon: boolean }
export interface SpaceContent { section?: string | null; xy: [number, number]; slot: string | null; fixed: string | null; service: number[]; areas?: number[] }
export interface BoardContent {
  rooms: Record<string, SpaceContent>;
  corridors: Record<string, number[]>;
  /** Ways without numbers. */
  paths?: string[];
}

export interface SurvivalContent {
  boards: Record<string, BoardContent>;
  characters: Record<string, unknown>;
  cards: Record<string, KindContent>;
  items: Record<string, ItemContent>;
  rooms: Record<string, RoomContent>;
  tokens: { noise_die: { faces: (number | string)[] } };
  objectives: Record<string, unknown>;
  events: Record<string, { copies: { moves: string[]; through: number[] }[] }>;
  wounds: Record<string, unknown>;
  weaknesses: Record<string, unknown>;
}

export const kindOf = (piece: string): string => piece.split("#")[0] ?? piece;
export const XENOS = ["larva", "creeper", "adult", "breeder", "queen"];
export const OBJECTS = ["egg", "carcass", "corpse"];
export const seatOf = (piece: string): number | null => (piece.startsWith("seat.") ? Number(piece.slice(5)) : null);
