/** Where everything of the ring of sectors is drawn, in map units. */
import { path, type Box, type Point } from "../../lib/geometry";
import type { SectorContent, TheseusContent } from "./theseus";

export interface SectorShape extends Box {
  centre: Point;
  rooms: Record<string, Box>;
  slots: Record<string, Box>;
  pending: Record<string, Box>;
  walls: string[];
  floors: Box[];
}

export interface Layout {
  width: number;
  height: number;
  centre: Point;
  space: Box;
  sectors: Record<string, SectorShape>;
  ring: string;
  /** The stretch of the ring from each sector to the next one, clockwise. */
  stretches: Point[][];
}

const ROOM_W = 60, ROOM_H = 58, SLOT_W = 100, SLOT_H = 58, GAP = 6;
const EDGE = 14, HEAD = 34, BETWEEN = 16, TRAY_H = 32;

const CENTRES: Record<number, { width: number; height: number; space: Box; at: [number, number][] }> = {
  4: { width: 1280, height: 712, space: { x: 1024, y: 20, w: 240, h: 96 }, at: [[640, 106], [1031, 344], [640, 580], [249, 344]] },
  5: { width: 1240, height: 712, space: { x: 984, y: 20, w: 240, h: 96 }, at: [[620, 106], [1036, 308], [914, 576], [326, 576], [204, 308]] },
  6: { width: 1440, height: 790, space: { x: 1256, y: 20, w: 176, h: 96 }, at: [[446, 108], [994, 108], [1186, 388], [994, 668], [446, 668], [254, 388]] },
  7: { width: 1440, height: 900, space: { x: 1186, y: 20, w: 240, h: 96 }, at: [[720, 106], [1186, 268], [1186, 532], [994, 782], [446, 782], [254, 532], [254, 268]] },
};

function shape(sector: SectorContent, [wanted, cy]: [number, number], width: number): SectorShape {
  const columns = Math.max(...Object.values(sector.slots).map((slot) => slot.col)) + 1;
  const w = EDGE + 2 * ROOM_W + GAP + BETWEEN + columns * (SLOT_W + GAP) - GAP + EDGE;
  const h = HEAD + 2 * ROOM_H + GAP + 12;
  const x = Math.max(8, Math.min(width - 8 - w, wanted - w / 2)), y = cy - h / 2, cx = x + w / 2;
  const roomX = x + EDGE, slotX = roomX + 2 * ROOM_W + GAP + BETWEEN, top = y + HEAD;
  const rooms: Record<string, Box> = {};
  for (const [id, room] of Object.entries(sector.rooms))
    rooms[id] = { x: roomX + room.col * (ROOM_W + GAP), y: top + room.row * (ROOM_H + GAP), w: ROOM_W, h: ROOM_H };
  const slots: Record<string, Box> = {};
  for (const [id, slot] of Object.entries(sector.slots))
    slots[id] = { x: slotX + slot.col * (SLOT_W + GAP), y: top + slot.row * (SLOT_H + GAP), w: SLOT_W, h: SLOT_H };
  const pending: Record<string, Box> = {};
  sector.pending.forEach((id, n) => {
    pending[id] = { x: x + EDGE + n * 158, y: y + h - 4, w: 150, h: TRAY_H };
  });
  const { walls, floors } = wallsAndFloors(sector, rooms);
  return { x, y, w, h, centre: { x: cx, y: cy }, rooms, slots, pending, walls, floors };
}

/** A wall between two rooms side by side that are not in reach of each other; else a common floor. */
function wallsAndFloors(sector: SectorContent, rooms: Record<string, Box>): { walls: string[]; floors: Box[] } {
  const walls: string[] = [], floors: Box[] = [];
  for (const [a, room] of Object.entries(sector.rooms))
    for (const [b, other] of Object.entries(sector.rooms)) {
      const beside = room.row === other.row && other.col === room.col + 1;
      const below = room.col === other.col && other.row === room.row + 1;
      if (!beside && !below) continue;
      const from = rooms[a]!, to = rooms[b]!;
      if (room.reach.includes(b))
        floors.push({ x: from.x + 5, y: from.y + 5, w: to.x - from.x + to.w - 10, h: to.y - from.y + to.h - 10 });
      else if (beside) walls.push(`M${to.x - GAP / 2} ${from.y - 1}v${ROOM_H + 2}`);
      else walls.push(`M${from.x - 1} ${to.y - GAP / 2}h${ROOM_W + 2}`);
    }
  return { walls, floors };
}

/** Points on a smooth closed curve through all of these, from point n to the next. */
function stretch(points: Point[], n: number, pieces = 16): Point[] {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
  const found: Point[] = [];
  for (let k = 0; k <= pieces; k++) {
    const t = k / pieces, t2 = t * t, t3 = t2 * t;
    const on = (p: number, q: number, r: number, s: number) =>
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t2 + (3 * q - p - 3 * r + s) * t3);
    found.push({ x: on(a.x, b.x, c.x, d.x), y: on(a.y, b.y, c.y, d.y) });
  }
  return found;
}

export function layout(ring: string[], content: TheseusContent): Layout {
  const plan = CENTRES[Math.max(4, ring.length)] ?? CENTRES[7]!;
  const sectors: Record<string, SectorShape> = {};
  ring.forEach((id, n) => {
    sectors[id] = shape(content.sectors[id]!, plan.at[n]!, plan.width);
  });
  const centres = ring.map((id) => sectors[id]!.centre);
  const stretches = centres.map((_, n) => stretch(centres, n));
  const middle = plan.at.slice(0, ring.length).reduce((sum, [x, y]) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, ring.length);
  const centre = ring.length > 3 ? { x: middle.x / count, y: middle.y / count - 4 } : { x: plan.width / 2, y: plan.height / 2 };
  return { width: plan.width, height: plan.height, space: plan.space, centre, sectors, stretches, ring: ring.length > 1 ? `${path(stretches.flat())}Z` : "" };
}

/** The middle of any place a unit can be in. */
export function placeOf(shown: Layout, place: string, rank = 0, count = 1): Point | null {
  const sector = shown.sectors[place.split(".")[0] ?? ""];
  const box = sector?.rooms[place] ?? sector?.slots[place] ?? sector?.pending[place];
  if (box) return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (place === "space") {
    const apart = Math.min(42, (shown.space.w - 56) / Math.max(1, count - 1));
    return { x: shown.space.x + 30 + rank * apart, y: shown.space.y + shown.space.h - 32 };
  }
  return null;
}

/** How a figure goes: out of its room, round the ring clockwise, into the new room. */
export function wayBetween(shown: Layout, ring: string[], from: string, to: string): Point[] {
  const start = placeOf(shown, from), end = placeOf(shown, to);
  if (!start || !end) return [];
  const a = ring.indexOf(from.split(".")[0] ?? ""), b = ring.indexOf(to.split(".")[0] ?? "");
  if (a < 0 || b < 0 || a === b) return [start, end];
  const way = [start];
  for (let n = a; n !== b; n = (n + 1) % ring.length)
    way.push(...shown.stretches[n]!.filter((_, k) => k % 4 === (n === a ? 3 : 0)).slice(0, 4));
  return [...way, end];
}
