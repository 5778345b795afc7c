/** What rose or fell between two views: keys `life0`, `data1`. */
import type { TheseusView } from "./theseus";

export function changes(before: TheseusView, after: TheseusView): Record<string, number> {
  const found: Record<string, number> = {};
  for (const seat of after.seats) {
    const was = before.seats[seat.seat];
    if (!was) continue;
    if (seat.life !== was.life) found[`life${seat.seat}`] = seat.life - was.life;
    if (seat.data !== null && was.data !== null && seat.data !== was.data) found[`data${seat.seat}`] = seat.data - was.data;
  }
  return found;
}
