/** What the components of one table share. */
import { getContext, setContext } from "svelte";
import type { Match, Option, Refusal } from "./api";
import { Choice } from "./choice.svelte";
import { GameWords } from "./gamewords.svelte";
import { layout } from "./geometry";
import { wayOf } from "./way";
import { kindOf, sectorOf, type TheseusContent, type TheseusView } from "./theseus";

const LONG_PRESS = 450;

export class Scene {
  view = $state.raw<TheseusView>(null!);
  match = $state.raw<Match | null>(null);
  /** The seat looked through; null for spectators. */
  mine = $state.raw<number | null>(null);
  /** Pieces that a line of the log names. */
  lit = $state.raw<Set<string>>(new Set());
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
  /** The sectors that the unit chosen or pointed at would travel. */
  readonly way = $derived.by(() => {
    const about = Object.values(this.choice.decision?.about ?? {}).filter((word): word is string => typeof word === "string");
    return wayOf(this.planned ?? this.choice.chosen, about, this.view);
  });
  readonly layout = $derived.by(() => layout(this.view.ring, this.content));

  constructor(
    readonly content: TheseusContent,
    readonly gameWords: GameWords,
    readonly choice: Choice,
  ) {}

  factionOf(seat: number | null): string {
    return (seat !== null && this.view.seats[seat]?.faction) || "bonus";
  }

  factionName(seat: number): string {
    return this.gameWords.name("faction", this.factionOf(seat));
  }

  /** The faction, and whoever plays it. */
  seatName(seat: number): string {
    const faction = this.factionName(seat);
    const person = this.match?.seats[seat]?.name;
    return person ? `${faction} (${person})` : faction;
  }

  cardName(id: string): string {
    return this.gameWords.name("card", kindOf(id));
  }

  unitName(id: string): string {
    const unit = this.view.units[id];
    const name = unit?.upgraded && this.gameWords.say(`unit-${unit.kind}`, "upgraded");
    return name || this.gameWords.name("unit", kindOf(id));
  }

  sectorName(id: string): string {
    return this.gameWords.name("sector", sectorOf(id));
  }

  placeName(place: string): string {
    if (place === "space") return this.gameWords.title("term-space");
    const [sector = "", spot = ""] = place.split(".");
    return spot ? `${this.sectorName(sector)} ${spot.replace("pending", "p")}` : this.sectorName(sector);
  }

  /** The words for any piece or place. */
  label(id: string): string {
    if (this.view.units[id]) return `${this.unitName(id)}, ${this.placeName(this.view.units[id].at)}`;
    if (this.view.cards[id]) return `${this.cardName(id)}, ${this.placeName(this.view.cards[id].at)}`;
    if (id.includes("#")) return this.gameWords.name(kindOf(id) in this.content.units ? "unit" : "card", kindOf(id));
    return this.placeName(id);
  }

  state(...ids: string[]): { glows: boolean; settled: boolean; lit: boolean; refused: boolean } {
    return {
      refused: this.refused.has(ids[0] ?? ""),
      glows: ids.some((id) => this.choice.glowing.has(id)),
      settled: ids.some((id) => this.choice.settled.has(id)),
      lit: ids.some((id) => this.lit.has(id)),
    };
  }

  /** Attributes and handlers that make a drawn thing choosable, readable and reachable by keyboard. */
  handles(label: string, ...ids: string[]): Record<string, unknown> {
    const inspect = ids[0] ?? "";
    const taken = [...this.choice.picked, ...(this.choice.chosen?.pieces ?? [])];
    const active = ids.some((id) => this.choice.glowing.has(id) || taken.includes(id));
    let pressed = 0;
    const look = () => {
      if (!this.pinned) this.inspected = inspect;
      const meant = this.choice.several ? [] : this.choice.candidates.filter((option) => ids.some((id) => option.pieces.includes(id)));
      this.planned = meant.length === 1 ? meant[0]! : null;
    };
    return {
      "data-piece": ids.join(" "),
      "aria-label": label,
      role: active ? "button" : "img",
      tabindex: active ? 0 : undefined,
      onclick: (event: Event) => {
        event.stopPropagation();
        if (this.choice.point(...ids)) this.pinned = false;
        else {
          this.inspected = inspect;
          this.pinned = true;
        }
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
        pressed = window.setTimeout(() => {
          this.inspected = inspect;
          this.pinned = true;
        }, LONG_PRESS);
      },
      onpointerup: () => clearTimeout(pressed),
      onpointerleave: () => {
        clearTimeout(pressed);
        this.planned = null;
      },
      onblur: () => (this.planned = null),
    };
  }
}

const KEY = Symbol("scene");
export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const scene = (): Scene => getContext<Scene>(KEY);
