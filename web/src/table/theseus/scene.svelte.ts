/** The table of Theseus. */
import type { GameEvent, Option } from "../../lib/api";
import { type Box } from "../../lib/geometry";
import { layout } from "./ring";
import { words } from "../../lib/i18n.svelte";
import { Scene, sceneOf, type Badge, type Picture, type Series } from "../../lib/scene.svelte";
import { changes } from "./changes";
import { kindOf, sectorOf, unitSymbol, type TheseusContent, type TheseusView } from "./theseus";
import { wayOf } from "./way";

export class TheseusScene extends Scene<TheseusView, TheseusContent> {
  /** The sectors that the unit chosen or pointed at would travel. */
  readonly way = $derived.by(() => {
    const about = Object.values(this.choice.decision?.about ?? {}).filter((word): word is string => typeof word === "string");
    return wayOf(this.planned ?? this.choice.chosen, about, this.view);
  });
  readonly layout = $derived.by(() => layout(this.view.ring, this.content));
  get size() { return this.layout; }
  get order() { return this.view.order; }

  moment(view: TheseusView): string {
    return view.turn.phase === "setup" ? words().table.setup : words().table.turn(view.turn.number);
  }

  acting(seat: number): boolean {
    return this.view.turn.seat === seat;
  }

  badge(seat: number): Badge {
    const faction = this.factionOf(seat);
    return { icon: `unit-${faction}-up`, colour: `var(--f-${faction})` };
  }

  seatTitle(seat: number): string {
    return this.gameWords.name("faction", this.factionOf(seat));
  }

  factionOf(seat: number | null): string {
    return (seat !== null && this.view.seats[seat]?.faction) || "bonus";
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

  around(piece: string): Box | undefined {
    const box = this.layout.sectors[sectorOf(this.view.units[piece]?.at ?? this.view.cards[piece]?.at ?? piece)];
    return box && { x: box.x, y: box.y, w: box.w, h: box.h + 34 };
  }

  /** The unit, card or faction that an option is about. */
  picture(option: Option): Picture | null {
    for (const piece of option.pieces) {
      if (this.content.factions.includes(piece))
        return { icon: `unit-${piece}-up`, colour: `var(--f-${piece})`, note: this.gameWords.say(`faction-${piece}`, "text") };
      const unit = this.view.units[piece];
      if (unit) {
        const faction = this.factionOf(unit.owner);
        return { icon: unitSymbol(unit.kind, faction, unit.upgraded), colour: `var(--f-${faction})`, note: this.placeName(unit.at) };
      }
      const card = this.content.cards[kindOf(piece)];
      if (card && piece.includes("#")) {
        const bonus = card.faction === "bonus";
        return {
          icon: `i-${bonus ? "special" : card.type}`,
          colour: bonus ? "var(--malfunction)" : `var(--f-${card.faction})`,
          note: this.gameWords.say(`card-${kindOf(piece)}`, "short", { value: this.view.cards[piece]?.value ?? card.value ?? 0 }),
        };
      }
    }
    return null;
  }

  changes(before: TheseusView, after: TheseusView): Record<string, number> {
    return changes(before, after);
  }

  series(view: TheseusView): Series[] {
    return view.seats.flatMap((seat) => {
      const colour = `var(--f-${seat.faction})`, name = this.gameWords.name("faction", seat.faction);
      const line = (band: "life" | "data", value: number, dotted: boolean): Series => ({ key: `${band}${seat.seat}`, words: name, colour, dotted, value, band, heading: this.gameWords.title(`term-${band}`), shape: "step", badge: `unit-${seat.faction}` });
      return seat.data === null ? [line("life", seat.life, false)] : [line("life", seat.life, false), line("data", seat.data, true)];
    });
  }

  heading(event: GameEvent): string | null {
    if (event.name !== "turn_began") return null;
    const seat = Number(event.facts.seat ?? -1), turn = Number(event.facts.number ?? event.facts.turn ?? 0);
    return [turn ? words().table.turn(turn) : "", seat >= 0 ? this.seatTitle(seat) : ""].filter(Boolean).join(" · ");
  }

  readonly awards: [string, string][] = [["fight_began", "i-fight"], ["installed", "i-cards"], ["upgrade_taken", "i-upgrade"], ["data_gained", "i-data"], ["extra_turn", "i-move"]];

  weight(event: GameEvent): number {
    return ["damaged", "life_taken", "data_gained"].includes(event.name) ? Number(event.facts.amount ?? 0) : 0;
  }
}

export const scene = (): TheseusScene => sceneOf<TheseusScene>();
