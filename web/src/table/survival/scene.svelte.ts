/** What the tables of Lockdown and Nemesis share. */
import type { Decision, GameEvent, Option, Refusal } from "../../lib/api";
import type { Box, Point } from "../../lib/geometry";
import { words } from "../../lib/i18n.svelte";
import { Scene, sceneOf, type Badge, type Picture, type Series } from "../../lib/scene.svelte";
import { kindOf, OBJECTS, seatOf, XENOS, type KindContent, type RoomContent, type SurvivalContent, type SurvivalView } from "./survival";
import type { Plan } from "./plan";

/** Options whose number is a seat. */
const OF_SEATS = new Set(["partner", "with", "both", "other", "character", "player"]);
const CARD_ICONS: Record<string, string> = {
  move: "i-move", careful: "i-careful", shoot: "i-shoot", melee: "i-melee", pick_up: "i-crate", trade: "i-trade", craft: "i-craft",
  room: "i-room", computer: "i-computer", pass: "i-pass", escape: "i-gate", drive: "i-rover", quest: "i-special", drop: "i-crate", play: "i-cards", use: "i-crate",
  lead: "i-move", strike: "i-melee", trick: "i-special",
};
const WEIGHTS: Record<string, number> = { died: 9, gate_opened: 4, power_turned: 3, killed: 4, serious_wound: 3, infested: 3, first_encounter: 4, launched: 6, reached_bunker: 6, locked_in: 6, signal_sent: 4, weakness_found: 3, alarm: 4, self_destruct_started: 5, nest_destroyed: 6 };

/** The third light wound is a serious one. */
const LIGHT_IN_SERIOUS = 3;

/** A sign in the lower line of a room, and how much space it takes. */
export interface Sign { key: string; icon: string; size: number; tone: string; step: number }

export abstract class SurvivalScene<View extends SurvivalView = SurvivalView, Content extends SurvivalContent = SurvivalContent> extends Scene<View, Content> {
  abstract readonly plan: Plan;
  /** Weaknesses that have been discovered, and how many have not. */
  abstract readonly weaknesses: { known: string[]; hidden: number };
  /** Which room shows a character that is no longer in one: by the kind of its tile. */
  abstract tileOfPlace(place: string): string;

  /** In this round nobody at this screen interrupts: asked or not, nobody learns what he holds. */
  letting = $state(-1);
  /** The question that nobody at this screen answers with a reaction, whichever seat it goes to. */
  declined = $state("");

  get size() { return this.plan.layout.size; }
  /** The open computer card and what it offers. */
  get computer(): { card: string; programs: string[] } | null { return null; }
  /** What I know of protocols. */
  get protocols(): (string | null)[] { return []; }
  isLit(_room: string): boolean { return true; }
  isLitWay(_corridor: string): boolean { return true; }
  /** Whether a room has power, in a word. */
  lightIn(room: string): string {
    return this.isLit(room) ? (this.board.rooms[room]?.section ? words().survival.powered : "") : words().survival.dark;
  }
  /** Further signs in a room. */
  signs(room: string): Sign[] {
    return this.view.venting === room ? [{ key: "venting", icon: "i-service", size: 15, tone: "danger", step: 19 }] : [];
  }
  /** Hidden cards that lie in a room. */
  poolIn(_room: string): number { return 0; }
  /** Where figures stand that are outside. */
  outside(_place: string): Point | null { return null; }
  /** Further lines in the course of a match. */
  further(_view: View): Series[] { return []; }

  get board() { return this.plan.board; }
  get me() { return this.mine === null ? null : (this.view.seats[this.mine] ?? null); }
  /** Who plays the intruders, and the cards for it. */
  get hunter(): { seat: number; hand: (string | null)[] } | null { return null; }
  /** The cards in my hand and those that I have drawn aside. */
  get cards(): string[] {
    const hand = this.hunter?.seat === this.mine ? this.hunter?.hand : this.me?.hand;
    return [...(hand ?? []), ...(this.me?.limbo ?? [])].filter((card) => card !== null);
  }
  /** The room I stand in, or "". */
  get here() { return this.me?.place && this.me.place in this.board.rooms ? this.me.place : ""; }
  readonly order = $derived.by(() => this.view.seats.map((_, seat) => seat).sort((a, b) => this.#turn(a) - this.#turn(b)));

  #turn(seat: number): number {
    const { seats, first } = this.view, start = seats[first]?.number ?? 1;
    return ((seats[seat]?.number ?? seat + 1) - start + seats.length) % seats.length;
  }

  moment(view: View): string {
    return view.round > 0 ? words().survival.round(view.round) : words().table.setup;
  }

  acting(seat: number): boolean {
    return this.asked.includes(seat);
  }

  badge(seat: number): Badge {
    const who = this.view.seats[seat]?.character;
    return who ? { icon: `crew-${who}`, colour: `var(--crew-${who})` } : { icon: "i-hand", colour: "var(--text-3)" };
  }

  seatTitle(seat: number): string {
    const who = this.view.seats[seat]?.character;
    return who ? this.gameWords.name("character", who) : words().lobby.seat(seat + 1);
  }

  // ---------------------------------------------------------------- names

  cardKind(card: string): string {
    const kind = kindOf(card);
    if (kind in this.content.cards) return kind;
    const owner = Object.keys(this.content.characters).find((who) => kind.startsWith(`${who}_`));
    return owner ? kind.slice(owner.length + 1) : kind;
  }

  isCard(piece: string): boolean {
    return piece.startsWith("contamination#") || (piece.includes("#") && this.cardKind(piece) in this.content.cards);
  }

  isItem(piece: string): boolean {
    return kindOf(piece) in this.content.items;
  }

  /** What is printed on a card, an item or a room. */
  about(piece: string): KindContent | undefined {
    return this.isItem(piece) ? this.content.items[kindOf(piece)] : this.content.cards[this.cardKind(piece)];
  }

  tileOf(room: string): string {
    const seen = this.view.rooms[room];
    return kindOf(seen?.tile ?? seen?.peeked ?? this.board.rooms[room]?.fixed ?? "");
  }

  tile(room: string): RoomContent | undefined {
    return this.content.rooms[this.tileOf(room)];
  }

  roomName(room: string, short = false): string {
    const kind = this.tileOf(room);
    if (!kind) return words().survival.unexplored;
    return (short && words().survival.rooms[kind]) || this.gameWords.name("room", kind);
  }

  choiceName(choice: string): string {
    const name = this.gameWords.name("choice", choice);
    return name.replace(/^./u, (first) => first.toUpperCase());
  }

  placeName(place: string | null | undefined): string {
    if (!place) return "";
    if (place in this.board.rooms) return `${this.roomName(place)} ${place}`;
    return this.gameWords.title(`place-${place}`) || place;
  }

  wayName(way: string): string {
    return this.gameWords.say("place-corridor", "", { here: Number(way.slice(0, 3)), there: Number(way.slice(4)) });
  }

  objectName(piece: string): string {
    const name = this.gameWords.name("object", kindOf(piece));
    const whose = this.view.corpses[piece];
    return whose === undefined ? name : `${name} (${this.seatTitle(whose)})`;
  }

  /** What I am after, and what I know of the protocols; a team shares both. */
  get objectives(): (string | null)[] {
    return [...this.view.objectives, ...(this.me?.objectives ?? [])];
  }

  /** Which xenos an event card moves, and through which exits. */
  movement(card: string): { movers: string[]; through: number[] } {
    const [kind = "", copy = 1] = card.replace(/^event_/, "").split("#");
    const { moves: movers = [], through = [] } = this.content.events[kind]?.copies[Number(copy) - 1] ?? {};
    return { movers, through };
  }

  /** Name and text of an event or attack card: `event_blue_screen#1`, `attack_cut_4#2`. */
  #turned(card: string, attribute = ""): string {
    const [, group, kind, blood] = /^(event|attack)_(.+?)(?:_(\d+|retreat))?(?:#\d+)?$/.exec(card) ?? [];
    if (group === "attack") return this.gameWords.say(`attack-${kind}`, attribute, { blood: Number(blood) || 0, blood_id: blood ?? "retreat" });
    if (group !== "event") return "";
    const { movers, through } = this.movement(card);
    return this.gameWords.say(`eventcard-${kind}`, attribute, { through_count: movers.length ? through.length : "none", movers: movers.map((xeno) => this.name(xeno)).join(", "), through: through.join(", ") });
  }

  /** The name of any piece. */
  name(piece: string): string {
    const kind = kindOf(piece);
    const seat = seatOf(piece);
    if (seat !== null) return this.seatTitle(seat);
    if (XENOS.includes(kind)) return `${this.gameWords.name("xeno", kind)}${piece.includes("#") ? ` ${piece.split("#")[1]}` : ""}`;
    if (OBJECTS.includes(kind)) return this.objectName(piece);
    if (this.isItem(piece)) return this.gameWords.name("item", kind);
    if (this.isCard(piece)) return this.gameWords.name("card", this.cardKind(piece));
    for (const group of ["wound", "weakness", "objective", "protocol", "computer", "character"]) {
      const found = this.gameWords.say(`${group}-${kind}`);
      if (found) return found;
    }
    return this.#turned(piece) || this.placeName(piece);
  }

  /** What the rules say about a piece, in one or two sentences. */
  text(piece: string): string {
    const kind = kindOf(piece);
    if (!piece) return "";
    if (piece in this.board.rooms) return this.tileOf(piece) ? this.gameWords.say(`room-${this.tileOf(piece)}`, "text") : "";
    const said = (group: string, name = kind) => this.gameWords.say(`${group}-${name}`, "text");
    if (XENOS.includes(kind)) return said("xeno");
    if (OBJECTS.includes(kind)) return said("object");
    if (this.isItem(piece)) return said("item");
    if (this.isCard(piece)) return said("card", this.cardKind(piece));
    if (piece.startsWith("S-")) return said("place", "section");
    return said("wound") || said("weakness") || said("objective") || said("protocol") || said("character") || said("place") || this.#turned(piece, "text");
  }

  /** Why nothing can be done with a piece of mine now; it is said of one copy. */
  whyNot(piece: string): Refusal | undefined {
    if (this.choice.decision?.options.some((option) => option.pieces.includes(piece))) return undefined;
    return this.refused.get([...this.refused.keys()].find((one) => kindOf(one) === kindOf(piece)) ?? "");
  }

  /** An exploration token that I have seen: `explore_danger_3#1`. */
  tokenText(token: string): string {
    const [, effect = "", count = ""] = kindOf(token).split("_");
    return this.gameWords.say("token-exploration", "text", { effect, effect_id: effect, count: Number(count) }) || this.gameWords.say(`effect-${effect}`);
  }

  /** Point at a thing of mine: choose it if that is possible, else read it. */
  take(piece: string): void {
    if (this.choice.point(piece)) this.pinned = false;
    else this.pin(piece);
  }

  /** How a piece is drawn in a list. */
  sign(piece: string): Badge {
    const kind = kindOf(piece), seat = seatOf(piece);
    if (seat !== null) return this.badge(seat);
    if (XENOS.includes(kind)) return { icon: `xeno-${kind}`, colour: "var(--xeno)" };
    if (OBJECTS.includes(kind)) return { icon: `i-${kind}`, colour: "var(--xeno)" };
    if (kind in this.content.characters) return { icon: `crew-${kind}`, colour: `var(--crew-${kind})` };
    if (this.isItem(piece)) return this.content.items[kind]?.weapon ? { icon: "i-ammo", colour: "var(--deck-red)" } : { icon: "i-crate", colour: "var(--text-2)" };
    if (kind === "contamination") return { icon: "i-contamination", colour: "var(--slime)" };
    if (this.isCard(piece)) return { icon: "i-cards", colour: "var(--text-2)" };
    if (kind in this.board.rooms) return { icon: "i-room", colour: "var(--text-2)" };
    if (kind in this.content.wounds) return { icon: "i-wound-serious", colour: "var(--danger)" };
    if (kind in this.content.weaknesses) return { icon: "i-knowledge", colour: "var(--knowledge)" };
    if (kind in this.content.objectives) return { icon: "i-lock", colour: "var(--text-2)" };
    if (kind.startsWith("code_")) return { icon: "i-eye", colour: "var(--text-2)" };
    return { icon: "i-action", colour: "var(--text-2)" };
  }

  // ---------------------------------------------------------------- options

  alias(option: Option): string[] {
    const found: string[] = [];
    if (OF_SEATS.has(option.verb)) for (const value of option.values) for (const word of value.slice(1)) if (typeof word === "number") found.push(`seat.${word}`);
    if ((option.verb === "room" || option.verb === "computer") && this.here) found.push(this.here);
    return found;
  }

  /** The cheapest payment that hurts least: cards that are there twice, then the first ones. */
  suggests(decision: Decision): string[] {
    if (decision.prompt !== "pay") return [];
    const kind = (option: Option) => this.cardKind(option.pieces[0] ?? "");
    const copies = (option: Option) => decision.options.filter((other) => kind(other) === kind(option)).length;
    return [...decision.options].sort((a, b) => copies(b) - copies(a)).slice(0, decision.least).map((option) => option.id);
  }

  verbIcon(verb: string): string {
    return CARD_ICONS[verb] ?? "i-action";
  }

  verbName(verb: string): string {
    return words().survival.verbs[verb] ?? verb.replaceAll("_", " ");
  }

  picture(option: Option): Picture | null {
    const [first] = option.pieces;
    const general = { icon: this.verbIcon(option.verb), colour: "var(--legal)", note: "" };
    if (option.verb === "move" || option.verb === "careful") return { ...general, note: this.risk(first ?? "", option.verb) };
    if (option.verb === "room" || option.verb === "computer") {
      const use = this.tile(this.here)?.options[first ?? ""];
      return { ...general, note: option.verb === "room" && use ? this.terms(use) : "" };
    }
    if (option.verb === "play" || option.verb === "use") {
      const use = this.about(first ?? "")?.options[option.pieces[1] ?? ""];
      return { ...general, note: use ? this.terms(use) : "" };
    }
    if (!first) return option.verb === "pass" ? general : null;
    if (this.choice.decision?.prompt === "prowl") return general;
    const objective = this.gameWords.say(`objective-${first}`, "text");
    if (objective) return { icon: "i-lock", colour: "var(--text-2)", note: objective };
    if (first in this.content.characters) {
      return { ...this.sign(first), note: this.gameWords.say(`character-${first}`, "text") };
    }
    const room = first in this.board.rooms ? this.roomName(first) : "";
    return { ...this.sign(first), note: room };
  }

  /** What it costs and when it may be done. */
  terms(use: { cost: number; when: string; knowledge: number }): string {
    const t = words().survival;
    return [t.pays(use.cost), use.when === "out" ? t.notInCombat : use.when === "in" ? t.onlyInCombat : "", use.knowledge ? `${t.knowledge} ${use.knowledge}` : ""].filter(Boolean).join(", ");
  }

  /** What waits in a room, as everybody can see it. */
  risk(room: string, verb: string): string {
    const t = words().survival, seen = this.view.rooms[room];
    const found = [this.roomName(room)];
    if (Object.keys(seen?.xenos ?? {}).length) found.push(t.xenosThere(this.gameWords.say("word-a-xeno")));
    if (this.view.fire.rooms.includes(room)) found.push(t.burning);
    if (verb === "move" && !Object.keys(seen?.xenos ?? {}).length && !this.view.seats.some((seat, n) => n !== this.mine && seat.place === room)) {
      found.push(seen?.unexplored ? t.tokenTurned : t.contact(this.contact(room)));
    }
    return found.join(", ");
  }

  /** How likely the noise roll in a room brings a xeno, in percent, from the die and what lies open (LD-17). */
  contact(room: string): number {
    const numbers = this.numbersOf(room);
    const lurking = this.earshot(room).some((next) => Object.keys(this.view.rooms[next]?.xenos ?? {}).length > 0 && !this.view.seats.some((seat) => seat.place === next));
    const comes = (face: number | string) =>
      typeof face === "number" ? numbers.some(([way, own]) => own.includes(face) && this.view.noise.includes(way)) : (face === "danger" || (face === "silence" && this.me?.slime)) && lurking;
    const faces = this.noiseDie(room);
    return Math.round((faces.filter(comes).length / faces.length) * 100);
  }

  /** Where noise is made by which numbers. */
  numbersOf(room: string): [string, number[]][] {
    const ways = Object.entries(this.board.corridors).filter(([corridor]) => corridor.split("-").includes(room));
    return [...ways, ["service", this.board.rooms[room]?.service ?? []]];
  }

  /** From where danger brings xenos. */
  earshot(room: string): string[] {
    const ways = [...Object.keys(this.board.corridors), ...(this.board.paths ?? [])].filter((way) => way.split("-").includes(room));
    return ways.filter((way) => this.view.doors[way] !== "closed").map((way) => way.split("-").find((end) => end !== room) ?? "");
  }

  noiseDie(_room: string): (number | string)[] {
    return this.content.tokens.noise_die.faces;
  }

  // ---------------------------------------------------------------- the map

  home(): string[] {
    return this.mine === null ? [] : [`seat.${this.mine}`];
  }

  /** Corridors that lead from me to a room that can be chosen. */
  readonly ways = $derived.by(() => {
    const open = new Set<string>(), chosen = new Set<string>();
    const { decision } = this.choice;
    if (!decision || !this.here) return { open, chosen };
    for (const option of this.choice.candidates) {
      if (option.verb !== "move" && option.verb !== "careful") continue;
      const way = this.plan.corridorBetween(this.here, option.pieces[0] ?? "");
      if (way) open.add(way);
    }
    const meant = this.choice.chosen ?? this.planned;
    const way = meant && (meant.verb === "move" || meant.verb === "careful") ? this.plan.corridorBetween(this.here, meant.pieces[0] ?? "") : undefined;
    if (way) chosen.add(way);
    return { open, chosen };
  });

  /** The room on the map where a place is drawn. */
  roomFor(place: string | null): string {
    if (!place) return "";
    if (place in this.board.rooms) return place;
    const tile = this.tileOfPlace(place);
    return tile ? (Object.keys(this.board.rooms).find((room) => this.tileOf(room) === tile) ?? "") : "";
  }

  /** How wide the facts at the left of a room are. */
  factsWidth(room: string): number {
    const seen = this.view.rooms[room], tile = this.tile(room);
    let width = this.tileOf(room) === "stairwell" ? 40 : 14;
    if (tile?.colour) width += 12;
    if (seen?.search !== undefined) width += 26;
    if (tile?.computer) width += 18;
    for (const marks of [this.view.fire, this.view.malfunction]) if (marks.rooms.includes(room)) width += 21;
    for (const sign of this.signs(room)) width += sign.step + 4;
    return width + new Set((seen?.objects ?? []).map(kindOf)).size * 22;
  }

  /** Every figure on the map: who, where, how large. */
  readonly figures = $derived.by(() => {
    const found: { id: string; x: number; y: number; room: string }[] = [];
    const crowds = new Map<string, string[]>();
    const add = (room: string, id: string) => crowds.set(room, [...(crowds.get(room) ?? []), id]);
    for (const [room, seen] of Object.entries(this.view.rooms)) for (const xeno of Object.keys(seen.xenos ?? {})) add(room, xeno);
    this.view.seats.forEach((seat, n) => {
      if (!seat.character) return;
      const room = this.roomFor(seat.place);
      if (room) add(room, `seat.${n}`);
      else if (seat.place && this.outside(seat.place)) add(seat.place, `seat.${n}`);
    });
    for (const [room, ids] of crowds) {
      const out = this.outside(room);
      if (out) {
        ids.forEach((id, n) => found.push({ id, room, x: out.x - n * 20, y: out.y }));
        continue;
      }
      const { x, y } = this.plan.at[room]!, { w, h } = this.plan.box(room);
      const stair = this.tileOf(room) === "stairwell", right = x + w / 2 - (stair ? 26 : 19);
      const inside = this.factsWidth(room) + ids.length * 28 <= w - 2;
      const step = Math.min(28, (w - 34) / Math.max(1, ids.length - 1));
      ids.forEach((id, n) => found.push({ id, room, x: right - n * step, y: inside ? y + 9 : y + h / 2 + 3 }));
    }
    return found.sort((a, b) => a.id.localeCompare(b.id));
  });

  /** The way of a figure between two rooms: along the corridor if there is one. */
  wayBetween(from: string, to: string): Point[] {
    const way = this.plan.corridorBetween(from, to);
    if (!way) return [];
    const points = this.plan.paths[way]!;
    return way.startsWith(from) ? points : [...points].reverse();
  }

  around(piece: string): Box | undefined {
    const seat = seatOf(piece);
    const room = seat !== null ? this.roomFor(this.view.seats[seat]?.place ?? null) : this.figures.find((figure) => figure.id === piece)?.room;
    const where = room || piece;
    if (where in this.plan.at) return this.plan.box(where);
    if (where in this.plan.paths) {
      const { x, y } = this.plan.along(where);
      return { x: x - 40, y: y - 40, w: 80, h: 80 };
    }
    if (where === "service") return this.plan.layout.service;
    return undefined;
  }

  // ---------------------------------------------------------------- the course

  revealed(views: View[]): View {
    const [first] = views;
    const rooms = Object.entries(first!.rooms).map(([room, seen]) => [room, views.map((view) => view.rooms[room]!).find((one) => one.peeked) ?? seen]);
    return { ...first!, rooms: Object.fromEntries(rooms), seats: views.map((view, seat) => view.seats[seat]) };
  }

  changes(before: View, after: View): Record<string, number> {
    const found: Record<string, number> = {};
    after.seats.forEach((seat, n) => {
      const was = before.seats[n];
      if (!was) return;
      const wounds = (of: typeof seat) => of.light + of.wounds.length * LIGHT_IN_SERIOUS;
      if (wounds(seat) !== wounds(was)) found[`wounds${n}`] = wounds(was) - wounds(seat);
    });
    return found;
  }

  series(view: View): Series[] {
    const t = words().survival;
    const wounds = view.seats.map((seat, n): Series => {
      const { icon, colour } = this.badge(n);
      return { key: `wounds${n}`, words: this.seatTitle(n), colour, value: seat.place === "dead" ? null : seat.light / LIGHT_IN_SERIOUS + seat.wounds.length, band: "wounds", heading: t.wounds, shape: "step", badge: icon };
    });
    return [
      ...this.further(view),
      { key: "noise", words: t.noise, colour: "var(--noise)", value: view.noise.length, band: "noise", shape: "area" },
      { key: "fire", words: t.fire, colour: "var(--fire)", value: view.fire.rooms.length, band: "hazards", shape: "step" },
      { key: "malfunction", words: t.malfunction, colour: "var(--malfunction)", dotted: true, value: view.malfunction.rooms.length, band: "hazards", shape: "step" },
      ...wounds,
    ];
  }

  /** The round of the headings so far: the log is told from the beginning. */
  #told = 0;

  heading(event: GameEvent): string | null {
    const t = words().survival;
    if (event.name === "round") this.#told = Number(event.facts.round ?? 0);
    const round = t.round(this.#told || this.view.round);
    if (event.name === "round") return round;
    if (event.name === "turn") return `${round} · ${this.seatTitle(Number(event.facts.seat ?? 0))}`;
    if (event.name === "event_phase") return `${round} · ${t.eventPhase}`;
    return null;
  }

  verdict(winners: number[]): string {
    const t = words().survival;
    return winners.length > 0 ? t.win(winners.map((seat) => this.seatTitle(seat))) : t.nobodyWins;
  }

  readonly awards: [string, string][] = [
    ["explored", "i-eye"], ["searched", "i-crate"], ["noise_roll", "i-noise"], ["encounter", "i-bag"], ["shot", "i-shoot"], ["struck", "i-melee"], ["serious_wound", "i-wound-serious"], ["contaminated", "i-contamination"], ["interrupted", "i-cards"],
  ];

  weight(event: GameEvent): number {
    return WEIGHTS[event.name] ?? 0;
  }
}

export const scene = (): SurvivalScene => sceneOf<SurvivalScene>();
