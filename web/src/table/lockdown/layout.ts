/** How the two sides of the board are drawn. */
import { ROOM_H, ROOM_W, type Layout } from "../survival/plan";

const STANDARD: Layout = {
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
};

/** The side with the surface of Mars is wider and drawn from its places alone. */
const ALTERNATE: Layout = {
  size: { width: 1560, height: 900 },
  frame: { x: 28, y: 74, w: 1500, h: 800 },
  service: { x: 1300, y: 16, w: 228, h: 50 },
};

export const layoutOf = (board: string): Layout => (board === "alternate" ? ALTERNATE : STANDARD);
