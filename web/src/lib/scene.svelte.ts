/** What the components of one table share, whatever the game. */
import { getContext, setContext } from "svelte";
import type { Chat, Decision, GameEvent, Match, Option, Refusal } from "./api";
import { Choice } from "./choice.svelte";
import { GameWords } from "./gamewords.svelte";
import type { Box } from "./geometry";
import { words } from "./i18n.svelte";

const LONG_PRESS = 450;
/** So long the inspector shows a thing that is no longer pointed at: a link in it can be reached. */
const LINGER = 1400;

/** The sign of a seat: shape and colour. */
export interface Badge { icon: string; colour: string }
export interface Picture extends Badge { note: string }
/** One line of the course of a match, in a strip that it may share; no value: gone. */
export interface Series { key: string; words: string; colour: string; dotted?: boolean; value: number | null; band: string; heading?: string; shape: "bar" | "area" | "step"; badge?: string }

export abstract class Scene<View = unknown, Content = unknown> {
  view = $state.raw<View>(null!);
  match = $state.raw<Match | null>(null);
  /** The seat looked through; null for spectators. */
  mine = $state.raw<number | null>(null);
  /** The seats that must choose now. */
  asked = $state.raw<number[]>([]);
  /** Pieces that a line of the log names. */
  lit = $state.raw<Set<string>>(new Set());
  /** Pieces that a lesson speaks of. */
  pointed = $state.raw<Set<string>>(new Set());
  /** What the inspector shows, and whether it was asked for by a tap. */
  inspected = $state("");
  pinned = $state(false);
  refusals = $state.raw<Refusal[]>([]);
  /** What cannot be chosen now, by piece, with the reason. */
  readonly refused = $derived.by(() => {
    const found = new Map<string, Refusal>();
    for (const refusal of this.refusals)
      for (const piece of refusal.id.slice(refusal.id.indexOf(":") + 1).split(/[>+,]/)) if (piece && !found.has(piece)) found.set(piece, refusal);
    return found;
  });
  /** The option pointed at in the list. */
  planned = $state.raw<Option | null>(null);

  constructor(
    readonly content: Content,
    readonly gameWords: GameWords,
    readonly choice: Choice,
  ) {
    choice.alias = (option) => this.alias(option);
    choice.suggests = (decision) => this.suggests(decision);
  }

  /** The size of the map. */
  abstract readonly size: { width: number; height: number };
  abstract readonly order: number[];
  /** Which moment the table shows: the turn or round. */
  abstract moment(view: View): string;
  abstract acting(seat: number): boolean;
  abstract badge(seat: number): Badge;
  /** How a seat is called in the game. */
  abstract seatTitle(seat: number): string;
  /** What is pictured beside an option. */
  abstract picture(option: Option): Picture | null;
  /** The part of the map around a piece, to bring it into sight. */
  abstract around(piece: string): Box | undefined;
  /** What rose or fell between two views. */
  abstract changes(before: View, after: View): Record<string, number>;
  /** What the course of a match shows. */
  abstract series(view: View): Series[];
  /** The heading in the log that this event begins. */
  abstract heading(event: GameEvent): string | null;
  /** How much an event turned the match. */
  abstract weight(event: GameEvent): number;

  /** What one may say to hold, true or not: the sign that begins such a message, and the piece. */
  readonly claims: Record<string, string> = {};
  /** What each seat last said to hold. */
  claimed = $state.raw<Record<number, string>>({});

  claimIn(text: string): string | undefined {
    return this.claims[[...text][0] ?? ""];
  }

  hear(chats: Chat[]): void {
    const found: Record<number, string> = {};
    for (const { seat, text } of chats) {
      const piece = this.claimIn(text);
      if (piece && seat !== null) found[seat] = piece;
    }
    this.claimed = found;
  }

  /** How a piece is called that is spoken of. */
  name(piece: string): string {
    return piece;
  }

  /** For what one is remembered: whoever caused most of these events. */
  readonly awards: [event: string, icon: string][] = [];

  /** The title of the report. */
  verdict(winners: number[]): string {
    const t = words().report;
    return winners.length > 0 ? t.wins(winners.map((seat) => this.seatTitle(seat)).join(", ")) : t.draw;
  }

  /** What all seats see together, each its own things. */
  revealed(views: View[]): View {
    return views[0]!;
  }

  /** What a small screen shows while nothing can be chosen on the map. */
  home(): string[] {
    return [];
  }

  /** Further pieces that stand for an option on the table. */
  alias(_option: Option): string[] {
    return [];
  }

  /** What is marked beforehand where some of many are chosen. */
  suggests(_decision: Decision): string[] {
    return [];
  }

  /** The title of a seat, and whoever plays it. */
  seatName(seat: number): string {
    const title = this.seatTitle(seat);
    const person = this.match?.seats[seat]?.name;
    return person ? `${title} (${person})` : title;
  }

  #leaving = 0;

  /** Show in the inspector what is pointed at. */
  read(piece: string): void {
    this.stay();
    if (!this.pinned) this.inspected = piece;
  }

  /** Keep showing it. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  /** Nothing is pointed at any more. */
  leave(): void {
    this.stay();
    this.#leaving = window.setTimeout(() => {
      if (!this.pinned) this.inspected = "";
    }, LINGER);
  }

  pin(piece: string): void {
    this.inspected = piece;
    this.pinned = true;
  }

  unpin(): void {
    this.pinned = false;
    this.inspected = "";
  }

  /** Handlers of a thing beside the map that is read by pointing at it. */
  reading(piece: string): Record<string, () => void> {
    const read = () => this.read(piece), leave = () => this.leave();
    return { onpointerenter: read, onfocus: read, onpointerleave: leave, onblur: leave };
  }

  /** The screen goes to another player. */
  forget(): void {
    this.lit = new Set();
    this.unpin();
    this.planned = null;
    this.choice.clear();
  }

  state(...ids: string[]): { glows: boolean; settled: boolean; lit: boolean; refused: boolean } {
    return {
      refused: this.refused.has(ids[0] ?? ""),
      glows: ids.some((id) => this.choice.glowing.has(id)),
      settled: ids.some((id) => this.choice.settled.has(id)),
      lit: ids.some((id) => this.lit.has(id) || this.pointed.has(id)),
    };
  }

  /** Attributes and handlers that make a drawn thing choosable, readable and reachable by keyboard. */
  handles(label: string, ...ids: string[]): Record<string, unknown> {
    const inspect = ids[0] ?? "";
    const taken = [...this.choice.picked, ...(this.choice.chosen?.pieces ?? [])];
    const active = ids.some((id) => this.choice.glowing.has(id) || taken.includes(id));
    let pressed = 0;
    const look = () => {
      this.read(inspect);
      const meant = this.choice.several ? [] : this.choice.candidates.filter((option) => ids.some((id) => option.pieces.includes(id)));
      this.planned = meant.length === 1 ? meant[0]! : null;
    };
    const away = () => {
      this.planned = null;
      this.leave();
    };
    return {
      "data-piece": ids.join(" "),
      "aria-label": label,
      role: active ? "button" : "img",
      tabindex: active ? 0 : -1, // what listens for focus would else be a stop of Tab in a drawing
      onclick: (event: Event) => {
        event.stopPropagation();
        if (this.choice.point(...ids)) this.pinned = false;
        else this.pin(inspect);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.choice.point(...ids);
      },
      onpointerenter: look,
      onfocus: look,
      onpointerdown: () => {
        pressed = window.setTimeout(() => this.pin(inspect), LONG_PRESS);
      },
      onpointerup: () => clearTimeout(pressed),
      onpointerleave: () => {
        clearTimeout(pressed);
        away();
      },
      onblur: away,
    };
  }
}

const KEY = Symbol("scene");
export const setScene = <S extends Scene>(scene: S): S => setContext(KEY, scene);
export const scene = (): Scene => getContext<Scene>(KEY);

/** The scene of one game, for the components that only its table has. */
export const sceneOf = <S extends Scene>(): S => getContext<S>(KEY);
