/** Where a move would lead: as many sectors as units stand where it starts, clockwise (TH-07.07). */
import type { Option } from "../../lib/api";
import { sectorOf, type TheseusContent, type TheseusView } from "./theseus";

export interface Leg {
  /** The sector left, as its place in the ring, and the sector entered. */
  from: number;
  sector: string;
  last: boolean;
}

const MOVES = new Set(["move"]);

export function wayOf(option: Option | null, about: string[], view: TheseusView): Leg[] {
  if (!option) return [];
  const unit = [...option.pieces, ...about].find((piece) => view.units[piece]);
  const { ring } = view;
  const start = unit ? ring.indexOf(sectorOf(view.units[unit]!.at)) : -1;
  if (start < 0) return [];
  const goal = option.pieces.map((piece) => ring.indexOf(sectorOf(piece))).find((place) => place >= 0) ?? -1;
  let steps = 0;
  if (goal >= 0 && option.pieces.some((piece) => piece.includes("."))) steps = (goal - start + ring.length) % ring.length;
  else if (MOVES.has(option.verb)) steps = Object.values(view.sectors[ring[start]!]!.rooms).filter(Boolean).length;
  return Array.from({ length: steps }, (_, k) => ({
    from: (start + k) % ring.length,
    sector: ring[(start + k + 1) % ring.length]!,
    last: k === steps - 1,
  }));
}

/** Working traps of rivals in a sector. */
export function trapsIn(sector: string, seat: number, view: TheseusView, content: TheseusContent): string[] {
  const allied = (other: number | null) => other === seat || (other !== null && view.mode === "team" && view.seats[other]?.team === view.seats[seat]?.team);
  return Object.values(view.sectors[sector]?.slots ?? {}).filter((card): card is string => {
    const seen = card ? view.cards[card] : undefined;
    return seen !== undefined && seen.active && content.cards[seen.kind]?.type === "trap" && !allied(seen.controller);
  });
}
