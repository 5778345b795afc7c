/**
 * Where rooms, corridors and entrances of a board are drawn, in map units.
 *
 * Places, numbers and sections come from the content. A layout may choose the sides on which corridors and service
 * entrances leave a room, so that the lines run like a schematic: straight or with one chamfered bend. Paths over open
 * ground run straight.
 */
import { chamfer, type Box, type Point } from "../../lib/geometry";
import type { BoardContent } from "./survival";

export type Side = "N" | "E" | "S" | "W";
export const ROOM_W = 130, ROOM_H = 52;
const CROSS_W = 84, CROSS_H = 46;
const STEP: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** How one board is drawn; what is left out is found from the places of the rooms. */
export interface Layout {
  size: { width: number; height: number };
  frame: Box;
  /** The field of the service corridors. */
  service: Box;
  /** Columns and rows, where the places of the content lie too close. */
  at?: Record<string, [number, number]>;
  /** The sides of the first and the second room of a corridor. */
  routes?: Record<string, string>;
  entrances?: Record<string, Side>;
  /** Labels of sections: beside which room, and how far from its middle. */
  tags?: Record<string, [string, number, number]>;
}

export interface Spot extends Point { dx: number; dy: number; length: number }
export interface Vent extends Box { label: string }

export class Plan<Board extends BoardContent = BoardContent> {
  readonly at: Record<string, Point> = {};
  readonly paths: Record<string, Point[]> = {};
  readonly vents: Record<string, Vent> = {};
  readonly tags: Record<string, Point> = {};
  readonly #ports = new Map<string, Point & { side: Side }>();

  constructor(readonly board: Board, readonly layout: Layout) {
    const spaces = Object.entries(board.rooms), FRAME = layout.frame;
    const place = (room: string) => layout.at?.[room] ?? board.rooms[room]!.xy;
    const xs = spaces.map(([room]) => place(room)[0]), ys = spaces.map(([room]) => place(room)[1]);
    const left = Math.min(...xs), top = Math.min(...ys);
    const sx = (FRAME.w - ROOM_W) / (Math.max(...xs) - left), sy = (FRAME.h - ROOM_H) / (Math.max(...ys) - top);
    for (const [room] of spaces) {
      const xy = place(room);
      this.at[room] = { x: Math.round(FRAME.x + ROOM_W / 2 + (xy[0] - left) * sx), y: Math.round(FRAME.y + ROOM_H / 2 + (xy[1] - top) * sy) };
    }
    this.#spread();
    for (const corridor of Object.keys(board.corridors)) this.paths[corridor] = this.#route(corridor);
    for (const path of board.paths ?? []) this.paths[path] = this.#straight(path);
    for (const [room, { service }] of spaces) if (service.length > 0) this.vents[room] = this.#vent(room, service.join("·"));
    for (const section of new Set(spaces.map(([, space]) => space.section))) if (section) this.tags[section] = this.#tag(section);
  }

  /** The label of a section: where the layout wants it, or above its highest room. */
  #tag(section: string): Point {
    const rooms = Object.keys(this.board.rooms).filter((room) => this.board.rooms[room]!.section === section);
    const highest = rooms.reduce((a, b) => (this.at[b]!.y < this.at[a]!.y ? b : a));
    const [room, dx, dy] = this.layout.tags?.[section] ?? [highest, -ROOM_W / 2 + 4, -ROOM_H / 2 - 36];
    const { x, y } = this.at[room]!;
    return { x: x + dx, y: y + dy };
  }

  box(room: string): Box {
    const { x, y } = this.at[room]!;
    const [w, h] = this.isCrossroads(room) ? [CROSS_W, CROSS_H] : [ROOM_W, ROOM_H];
    return { x: x - w / 2, y: y - h / 2, w, h };
  }

  isCrossroads(room: string): boolean {
    return this.board.rooms[room]?.fixed?.startsWith("crossroads") ?? false;
  }

  /** From the edge of one room to that of the other. */
  #straight(path: string): Point[] {
    const [a = "", b = ""] = path.split("-");
    return [this.#edge(a, this.at[b]!), this.#edge(b, this.at[a]!)];
  }

  /** Where the line from the middle of a room to a point leaves the room. */
  #edge(room: string, to: Point): Point {
    const { x, y } = this.at[room]!, { w, h } = this.box(room), dx = to.x - x, dy = to.y - y;
    const part = Math.min(dx ? w / 2 / Math.abs(dx) : Infinity, dy ? h / 2 / Math.abs(dy) : Infinity);
    return { x: x + dx * part, y: y + dy * part };
  }

  /** Where on its side each corridor meets a room; several on one side are spread. */
  #spread(): void {
    const sides = new Map<string, { corridor: string; other: string }[]>();
    for (const corridor of Object.keys(this.board.corridors)) {
      const [a = "", b = ""] = corridor.split("-"), route = this.layout.routes?.[corridor] ?? this.#sides(a, b);
      sides.set(a + route[0], [...(sides.get(a + route[0]) ?? []), { corridor, other: b }]);
      sides.set(b + route[1], [...(sides.get(b + route[1]) ?? []), { corridor, other: a }]);
    }
    for (const [key, users] of sides) {
      const room = key.slice(0, -1), side = key.slice(-1) as Side, upright = side === "N" || side === "S";
      const { x, y } = this.at[room]!, [dx, dy] = STEP[side];
      users.sort((a, b) => (upright ? this.at[a.other]!.x - this.at[b.other]!.x : this.at[a.other]!.y - this.at[b.other]!.y));
      const span = upright ? ROOM_W * 0.5 : ROOM_H * 0.46;
      users.forEach(({ corridor }, n) => {
        const shift = users.length === 1 ? 0 : (n / (users.length - 1) - 0.5) * span;
        this.#ports.set(`${corridor}/${room}`, { x: x + (dx * ROOM_W) / 2 + (upright ? shift : 0), y: y + (dy * ROOM_H) / 2 + (upright ? 0 : shift), side });
      });
    }
  }

  /** The sides that face each other, where the layout says nothing. */
  #sides(a: string, b: string): string {
    const dx = this.at[b]!.x - this.at[a]!.x, dy = this.at[b]!.y - this.at[a]!.y;
    if (Math.abs(dx) > ROOM_W * 0.9) return dx > 0 ? "EW" : "WE";
    return dy > 0 ? "SN" : "NS";
  }

  /** Leave room on a wall: the corridor meets it lower. */
  shift(corridor: string, room: string, by: number): void {
    const port = this.#ports.get(`${corridor}/${room}`);
    if (!port) return;
    port.y += by;
    this.paths[corridor] = this.#route(corridor);
  }

  #route(corridor: string): Point[] {
    const [a = "", b = ""] = corridor.split("-");
    const p = this.#ports.get(`${corridor}/${a}`)!, q = this.#ports.get(`${corridor}/${b}`)!;
    const here = this.at[a]!, there = this.at[b]!;
    const flat = (side: Side) => side === "E" || side === "W";
    if (flat(p.side) === flat(q.side) && p.side !== q.side) {
      if (flat(p.side)) {
        const low = Math.max(here.y, there.y) - ROOM_H / 2 + 10, high = Math.min(here.y, there.y) + ROOM_H / 2 - 10;
        if (high - low > 3 && Math.abs(p.y - q.y) < 40) {
          const y = Math.min(Math.max((p.y + q.y) / 2, low), high);
          return [{ x: p.x, y }, { x: q.x, y }];
        }
        const middle = (p.x + q.x) / 2, d = Math.abs(q.y - p.y) / 2, sign = q.x > p.x ? 1 : -1;
        return [p, { x: middle - sign * d, y: p.y }, { x: middle + sign * d, y: q.y }, q];
      }
      const low = Math.max(here.x, there.x) - ROOM_W / 2 + 14, high = Math.min(here.x, there.x) + ROOM_W / 2 - 14;
      const x = Math.min(Math.max((p.x + q.x) / 2, low), high);
      return [{ x, y: p.y }, { x, y: q.y }];
    }
    const CUT = 12, corner = flat(p.side) ? { x: q.x, y: p.y } : { x: p.x, y: q.y };
    const toward = (to: Point): Point => {
      const length = Math.max(Math.abs(to.x - corner.x), Math.abs(to.y - corner.y)) || 1;
      return { x: corner.x + ((to.x - corner.x) * CUT) / length, y: corner.y + ((to.y - corner.y) * CUT) / length };
    };
    return [p, toward(p), toward(q), q];
  }

  #vent(room: string, label: string): Vent {
    const side = this.layout.entrances?.[room] ?? "S", [dx, dy] = STEP[side], { x, y } = this.at[room]!;
    let bx = x + (dx * ROOM_W) / 2;
    const by = y + (dy * ROOM_H) / 2, w = label.length === 1 ? 30 : 37;
    if (dy !== 0) bx += [...this.#ports].some(([key, port]) => key.endsWith(`/${room}`) && port.side === side) ? -36 : 36;
    const cx = dx !== 0 ? bx + (dx * w) / 2 : bx, cy = dx !== 0 ? by : by + dy * 7.5;
    return { x: cx - w / 2, y: cy - 7.5, w, h: 15, label };
  }

  /** A point of a corridor, and its direction there. */
  along(corridor: string, part = 0.5): Spot {
    const points = this.paths[corridor]!;
    const lengths = points.slice(1).map((q, n) => Math.hypot(q.x - points[n]!.x, q.y - points[n]!.y));
    const length = lengths.reduce((sum, one) => sum + one, 0);
    let left = length * part;
    for (const [n, one] of lengths.entries()) {
      const p = points[n]!, q = points[n + 1]!;
      if (left <= one || n === lengths.length - 1) {
        const f = one ? left / one : 0;
        return { x: p.x + (q.x - p.x) * f, y: p.y + (q.y - p.y) * f, dx: (q.x - p.x) / (one || 1), dy: (q.y - p.y) / (one || 1), length };
      }
      left -= one;
    }
    return { ...points[0]!, dx: 1, dy: 0, length };
  }

  corridorBetween(a: string, b: string): string | undefined {
    return [`${a}-${b}`, `${b}-${a}`].find((corridor) => corridor in this.paths);
  }

  /** Outline of a room: the shape tells its kind. */
  outline(room: string): string {
    const { x: l, y: t, w, h } = this.box(room), { fixed } = this.board.rooms[room]!;
    if (fixed?.startsWith("stairwell")) return `M${l + 14} ${t}H${l + w - 14}L${l + w} ${t + h / 2}L${l + w - 14} ${t + h}H${l + 14}L${l} ${t + h / 2}Z`;
    if (this.isCrossroads(room)) return chamfer({ x: l, y: t, w, h }, h / 2 - 1);
    if (fixed?.startsWith("elevator")) return `M${l} ${t}h${w}v${h}h${-w}Z`;
    return chamfer({ x: l, y: t, w, h }, fixed ? 13 : 6);
  }
}
