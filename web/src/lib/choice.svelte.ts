/** Choosing by pointing: every piece pointed at leaves fewer options, until one is left. */
import type { Decision, Option } from "./api";

export class Choice {
  decision = $state.raw<Decision | null>(null);
  /** Pieces pointed at so far, for a single choice. */
  picked = $state.raw<string[]>([]);
  /** The option that waits for confirmation. */
  chosen = $state.raw<Option | null>(null);
  /** The kind of action that was chosen first, or "". */
  verb = $state("");
  /** Further pieces that stand for an option on the table. */
  alias: (option: Option) => string[] = () => [];
  /** Ids of the options marked so far, for `some` and `order`. */
  marked = $state.raw<string[]>([]);

  /** What is marked beforehand, as a cheap payment. */
  suggests: (decision: Decision) => string[] = () => [];
  #asked: Decision | null = null;

  constructor(private readonly commit: (option: string) => void, private readonly asks: () => boolean) {}

  readonly several = $derived(this.decision?.kind === "some" || this.decision?.kind === "order");

  /** Options that still fit everything pointed at. */
  readonly candidates = $derived.by(() => {
    const options = this.decision?.options ?? [];
    return options.filter((option) => (!this.verb || option.verb === this.verb) && this.picked.every((piece) => option.pieces.includes(piece)));
  });

  /** What can be pointed at now. */
  readonly glowing = $derived.by(() => {
    const found = new Set<string>();
    for (const option of this.candidates) for (const piece of option.pieces) found.add(piece);
    if (this.several) return found;
    for (const piece of this.picked) found.delete(piece);
    if (this.chosen) for (const piece of this.chosen.pieces) found.delete(piece);
    if (this.candidates.length > 1)
      for (const piece of [...found])
        if (this.candidates.every((option) => option.pieces.includes(piece))) found.delete(piece);
    return found;
  });

  /** What is chosen already, or goes without saying. */
  readonly settled = $derived.by(() => {
    if (this.several) {
      const marked = (this.decision?.options ?? []).filter((option) => this.marked.includes(option.id));
      return new Set(marked.flatMap((option) => option.pieces));
    }
    const about = Object.values(this.decision?.about ?? {}).filter((word) => typeof word === "string");
    if (this.chosen) return new Set([...about, ...this.chosen.pieces]);
    const [first, ...others] = this.candidates;
    const shared = others.length
      ? (first?.pieces ?? []).filter((piece) => others.every((option) => option.pieces.includes(piece)))
      : [];
    return new Set([...about, ...this.picked, ...shared]);
  });

  readonly complete = $derived.by(() => {
    if (!this.decision) return false;
    if (this.decision.kind === "order") return this.marked.length === this.decision.options.length;
    if (this.decision.kind === "some")
      return this.marked.length >= this.decision.least && this.marked.length <= this.decision.most;
    return this.chosen !== null;
  });

  ask(asked: Decision | null): void {
    if (asked === this.#asked) return;
    const same = asked?.stamp === this.#asked?.stamp && asked?.seat === this.#asked?.seat;
    this.#asked = asked;
    this.decision = asked && { ...asked, options: asked.options.map((option) => ({ ...option, pieces: [...option.pieces, ...this.alias(option)] })) };
    if (same) return;
    this.clear();
    if (asked) this.marked = this.suggests(this.decision!);
  }

  clear(): void {
    this.verb = "";
    this.picked = [];
    this.chosen = null;
    this.marked = [];
  }

  /** Point at the first of these pieces that can be chosen; a unit is also its room. */
  point(...pieces: string[]): boolean {
    if (this.chosen && pieces.some((piece) => this.chosen?.pieces.includes(piece) && !this.glowing.has(piece))) {
      this.confirm();
      return true;
    }
    const piece = pieces.find((one) => this.glowing.has(one));
    if (piece === undefined) {
      if (pieces.some((one) => this.picked.includes(one))) this.stepBack();
      return false;
    }
    if (this.several) {
      const fitting = this.candidates.filter((option) => option.pieces.includes(piece));
      const next = fitting.find((option) => !this.marked.includes(option.id)) ?? fitting[0];
      if (next) this.mark(next);
      return true;
    }
    this.chosen = null;
    this.picked = [...this.picked, piece];
    const [only, ...others] = this.candidates;
    if (only && others.length === 0) this.choose(only);
    return true;
  }

  /** Say what kind of action it shall be; the map then shows where. Saying it again does what is chosen. */
  narrow(verb: string): void {
    const again = this.verb === verb;
    if (again && this.chosen) return this.confirm();
    this.clear();
    if (again) return;
    this.verb = verb;
    const [only, ...others] = this.candidates;
    if (only && others.length === 0) this.choose(only);
  }

  /** Choose one option; it is carried out at once unless the person wants to confirm. */
  choose(option: Option): void {
    this.chosen = option;
    if (!this.asks()) this.confirm();
  }

  /** The options that a whole answer consists of, as `joined` writes it. */
  parts(answer: string): Option[] {
    const options = this.decision?.options ?? [];
    if (!this.several) return options.filter((option) => option.id === answer);
    const colon = answer.indexOf(":"), verb = answer.slice(0, colon), rest = answer.slice(colon + 1);
    const ids = rest.split(this.decision?.kind === "order" ? "," : "+").map((part) => `${verb}:${part}`);
    return ids.flatMap((id) => options.filter((option) => option.id === id));
  }

  /** Take over what somebody advised; several are marked first, to be looked at. */
  follow(parts: Option[]): void {
    if (this.several) this.marked = parts.map((option) => option.id);
    else if (parts[0]) this.choose(parts[0]);
  }

  mark(option: Option): void {
    if (this.marked.includes(option.id)) this.marked = this.marked.filter((id) => id !== option.id);
    else if (this.decision?.kind === "order" || this.marked.length < (this.decision?.most ?? 0))
      this.marked = [...this.marked, option.id];
  }

  move(id: string, by: number): void {
    const from = this.marked.indexOf(id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.marked.length) return;
    const order = [...this.marked];
    order.splice(to, 0, ...order.splice(from, 1));
    this.marked = order;
  }

  stepBack(): boolean {
    if (this.chosen || this.picked.length > 0) {
      this.chosen = null;
      this.picked = this.picked.slice(0, -1);
      if (this.picked.length === 0 && this.candidates.length === 1) this.verb = "";
      return true;
    }
    if (this.verb) {
      this.verb = "";
      return true;
    }
    if (this.marked.length > 0) {
      this.marked = this.marked.slice(0, -1);
      return true;
    }
    return false;
  }

  confirm(): void {
    const decision = this.decision;
    if (!decision || !this.complete) return;
    if (!this.several) {
      if (this.chosen) this.commit(this.chosen.id);
      return;
    }
    this.commit(joined(decision, this.marked));
  }
}

/** The id of a whole answer: `pay:c17+c22`, `lay:c3,c1`, or `none`. */
export function joined(decision: Decision, marked: string[]): string {
  const first = marked[0];
  if (first === undefined) return "none";
  const joint = decision.kind === "order" ? "," : "+";
  const rest = marked.map((id) => id.slice(id.indexOf(":") + 1)).join(joint);
  return `${first.slice(0, first.indexOf(":"))}:${rest}`;
}
