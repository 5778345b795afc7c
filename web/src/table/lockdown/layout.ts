/** How the two sides of the board are drawn. */
import type { Box, Point } from "../../lib/geometry";
import { ROOM_H, ROOM_W, type Layout } from "../survival/plan";

export interface FacilityLayout extends Layout {
  bunker: Box;
  gate: Point;
  /** Where the rover stands, by place. */
  rover: Record<string, Point>;
  /** The fields of the areas, and the edge of the surface, where there is one. */
  areas: Record<string, Point>;
  ground: string;
}

const STANDARD: FacilityLayout = {
  size: { width: 1144, height: 652 },
  frame: { x: 28, y: 54, w: 1090, h: 578 },
  service: { x: 896, y: 20, w: 228, h: 50 },
  routes: {
    "001-002": "WE", "001-004": "EN", "002-003": "SW", "002-005": "SN", "003-004": "EW", "004-006": "EW", "005-007": "SN",
    "006-011": "EN", "007-008": "EW", "007-016": "SN", "008-009": "NW", "008-012": "SW", "009-010": "EW", "009-013": "SW",
    "010-011": "EW", "010-013": "SE", "011-015": "SN", "012-013": "ES", "013-014": "SW", "014-015": "EW", "015-017": "SN",
    "016-018": "SN", "017-023": "SN", "018-019": "EW", "018-024": "EW", "019-020": "EW", "020-021": "EW", "021-022": "EN",
    "021-025": "SE", "022-023": "ES", "022-026": "SE", "022-027": "SW", "024-025": "EW", "025-026": "EW", "026-027": "EW",
  },
  entrances: {
    "001": "N", "003": "S", "006": "S", "009": "N", "012": "S", "014": "S", "016": "E", "020": "S", "021": "N", "023": "E", "024": "S", "027": "E",
  },
  tags: {
    "S-01": ["002", -ROOM_W / 2 - 13, -ROOM_H / 2 - 40], "S-02": ["007", ROOM_W / 2 - 26, -ROOM_H / 2 - 40], "S-03": ["018", -ROOM_W / 2 - 13, ROOM_H / 2 + 34],
  },
  bunker: { x: 549, y: 48, w: 92, h: 38 },
  gate: { x: 486, y: 68 },
  rover: { "001": { x: 518, y: 68 }, bunker: { x: 657, y: 68 } },
  areas: {},
  ground: "",
};

/** A base under the rock, two buildings, and the surface of Mars between them. */
const ALTERNATE: FacilityLayout = {
  size: { width: 1144, height: 652 },
  frame: { x: 28, y: 54, w: 1090, h: 578 },
  service: { x: 896, y: 20, w: 228, h: 50 },
  routes: {
    "001-002": "EW", "001-003": "SW", "001-004": "SW", "002-003": "WN", "002-004": "SE", "003-004": "SN", "005-006": "EW", "005-008": "SW",
    "006-007": "EN", "007-008": "SE", "009-010": "WN", "009-012": "SN", "009-013": "EN", "010-011": "SN", "011-014": "SW", "012-013": "ES",
    "012-014": "SN", "014-015": "EW", "015-021": "EW", "016-017": "EW", "016-019": "SN", "017-018": "SN", "018-019": "WN", "018-020": "SN",
    "019-020": "SW", "020-021": "SN", "021-022": "EW", "022-027": "EW", "023-024": "EW", "023-026": "SN", "024-025": "SN", "025-027": "SE", "026-027": "EN",
  },
  entrances: { "009": "S", "010": "W", "011": "W", "012": "W", "013": "E", "015": "S", "016": "S", "019": "W", "020": "N", "023": "W", "025": "E", "026": "S" },
  tags: { "S-01": ["012", 45, 75], "S-02": ["021", 158, -44], "S-03": ["005", 56, 60] },
  bunker: { x: 528, y: 6, w: 104, h: 38 },
  gate: { x: 496, y: 46 },
  rover: { "002": { x: 360, y: 36 }, "005": { x: 694, y: 98 }, "016": { x: 426, y: 262 }, bunker: { x: 648, y: 25 } },
  areas: { area_1: { x: 402, y: 170 }, area_2: { x: 819, y: 84 }, area_3: { x: 622, y: 196 }, area_4: { x: 1062, y: 102 } },
  ground: "M-600 -600H1744V272H966V314H786L762 232H424L398 288H-600Z",
};

export const layoutOf = (board: string): FacilityLayout => (board === "alternate" ? ALTERNATE : STANDARD);
