/** The view of Theseus, and its unchanging content. */

export interface UnitView {
  owner: number;
  kind: string;
  upgraded: boolean;
  at: string;
  tokens: Record<string, number>;
  moved: boolean;
}

export interface CardView {
  owner: number | null;
  controller: number | null;
  kind: string;
  at: string;
  value: number | null;
  upgrades: number;
  tokens: Record<string, number>;
  active: boolean;
  taken_by: string | null;
}

export interface SectorView {
  home_of: number[];
  rooms: Record<string, string | null>;
  slots: Record<string, string | null>;
  pending: Record<string, string | null>;
}

export interface SeatView {
  seat: number;
  faction: string;
  team: number | null;
  life: number;
  drawn: string[];
  unchosen: string[];
  data: number | null;
  upgrades: number;
  deck: number;
  deck_top: string | null;
  discard: string[];
  front: string[];
  stock: Record<string, number>;
}

export type Phase = "setup" | "movement" | "action" | "sector" | "pending" | "end";

export interface TheseusView {
  game: "theseus";
  mode: string;
  turn: { number: number; seat: number; phase: Phase; unit: string | null };
  order: number[];
  ring: string[];
  sectors: Record<string, SectorView>;
  units: Record<string, UnitView>;
  cards: Record<string, CardView>;
  disc: string | null;
  space: string[];
  supply: { upgrade: number };
  end_track: number;
  seats: SeatView[];
}

export interface SectorContent {
  kind: string;
  faction?: string | null;
  action: string;
  rooms: Record<string, { row: number; col: number; reach: string[] }>;
  slots: Record<string, { row: number; col: number; bonus: boolean; neighbours: string[] }>;
  pending: string[];
}

export interface CardContent {
  faction: string;
  type: string;
  count: number;
  value: number | null;
  upgradeable: boolean;
  single_use: boolean;
}

export interface TheseusContent {
  sectors: Record<string, SectorContent>;
  cards: Record<string, CardContent>;
  units: Record<string, { faction: string }>;
  factions: string[];
}

export const kindOf = (piece: string): string => piece.split("#")[0] ?? piece;
export const sectorOf = (place: string): string => place.split(".")[0] ?? place;

/** Which drawing stands for a unit; every kind has its own outline and call letter. */
export function unitSymbol(kind: string, faction: string, upgraded: boolean): string {
  const own = ["young_alien", "runner", "trapper", "warrior"].includes(kind) ? `unit-${kind}` : `unit-${faction}`;
  return upgraded ? `${own}-up` : own;
}
