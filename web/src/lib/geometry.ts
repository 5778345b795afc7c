/** Points, oblongs and text that every map draws with. */

export interface Point { x: number; y: number }
export interface Box extends Point { w: number; h: number }

export const path = (points: Point[]): string =>
  "M" + points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L");

/** An oblong with its corners cut off. */
export function chamfer(box: Box, cut: number): string {
  const { x, y, w, h } = box;
  return `M${x + cut} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + h - cut}L${x + w - cut} ${y + h}H${x + cut}L${x} ${y + h - cut}V${y + cut}Z`;
}

let ruler: CanvasRenderingContext2D | null = null;
let family = "";

function widthOf(text: string, size: number): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  family ||= getComputedStyle(document.body).fontFamily;
  if (!ruler) return text.length * size * 0.6;
  ruler.font = `500 ${size}px ${family}`;
  return ruler.measureText(text).width;
}

export interface Fitted { lines: string[]; size: number }

const SIZES = [11, 10.2, 9.4];
const BREAK = 0.55;

/** A name in at most `most` lines of this width: first smaller, then broken, at last cut off. */
export function fitted(name: string, width: number, most = 2): Fitted {
  for (const size of SIZES) {
    const found = wrapped(name.split(" "), width, size);
    if (found.length <= most && found.every((line) => widthOf(line, size) <= width)) return { lines: found, size };
  }
  const size = SIZES[most > 1 ? 1 : 0]!;
  const words = most > 1 ? name.split(" ").flatMap((word) => broken(word, width, size)) : [name];
  const found = wrapped(words, width, size);
  const kept = found.slice(0, most);
  if (found.length > most) kept[most - 1] = found.slice(most - 1).join(" ");
  return { lines: kept.map((line) => cut(line, width, size)), size };
}

/** On one line if that is possible, else on two. */
export function fittedTight(name: string, width: number): Fitted {
  const one = fitted(name, width, 1);
  return one.lines[0] === name ? one : { ...fitted(name, width, 2), size: SIZES.at(-1)! };
}

function wrapped(words: string[], width: number, size: number): string[] {
  const found: string[] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last !== undefined && !last.endsWith("-") && widthOf(`${last} ${word}`, size) <= width) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

function broken(word: string, width: number, size: number): string[] {
  if (widthOf(word, size) <= width) return [word];
  let end = Math.ceil(word.length * BREAK);
  while (end > 1 && widthOf(`${word.slice(0, end)}-`, size) > width) end -= 1;
  return [`${word.slice(0, end)}-`, word.slice(end)];
}

function cut(line: string, width: number, size: number): string {
  if (widthOf(line, size) <= width) return line;
  while (line.length > 1 && widthOf(`${line}…`, size) > width) line = line.slice(0, -1);
  return `${line.trimEnd()}…`;
}
