/** The table of Lockdown. */
import type { Option } from "../../lib/api";
import type { Choice } from "../../lib/choice.svelte";
import type { GameWords } from "../../lib/gamewords.svelte";
import type { Box, Point } from "../../lib/geometry";
import { words } from "../../lib/i18n.svelte";
import { sceneOf, type Series } from "../../lib/scene.svelte";
import { Plan } from "../survival/plan";
import { SurvivalScene, type Sign } from "../survival/scene.svelte";
import { kindOf } from "../survival/survival";
import { layoutOf, type FacilityLayout } from "./layout";
import type { FacilityContent, LockdownContent, LockdownView } from "./lockdown";

const FIELD_W = 92, FIELD_H = 30;

export class LockdownScene extends SurvivalScene<LockdownView, LockdownContent> {
  readonly plan: Plan<FacilityContent>;
  readonly layout: FacilityLayout;

  constructor(content: LockdownContent, gameWords: GameWords, choice: Choice, side: string) {
    super(content, gameWords, choice);
    this.layout = layoutOf(side);
    this.plan = new Plan(content.boards[side]!, this.layout);
    if (!this.layout.ground) this.plan.shift("001-004", "001", 13); // the gate takes the upper half of this wall
  }

  readonly claims = { "🟢": "code_green", "🟡": "code_yellow", "🔵": "code_blue", "⚪": "code_gray", "🔴": "code_red" };

  get board() { return this.plan.board; }

  get weaknesses() { return this.view.weaknesses; }

  get computer() {
    const [card] = this.view.computer;
    return card ? { card, programs: this.content.computer[card]?.programs ?? [] } : null;
  }

  get protocols(): (string | null)[] {
    return [...this.view.protocols.open, ...(this.me?.protocols ?? [])];
  }

  isLit(room: string): boolean {
    const section = this.board.rooms[room]?.section;
    return this.plan.isCrossroads(room) || Boolean(section && this.view.power[section]?.on);
  }

  isLitWay(corridor: string): boolean {
    return corridor.split("-").some((room) => this.isLit(room));
  }

  signs(room: string): Sign[] {
    const cabin = this.board.elevators[this.view.lift] === room;
    const sign = { key: "cabin", icon: "i-elevator", size: 16, tone: this.view.power.lift?.on ? "on" : "off", step: 19 };
    return [...(cabin ? [sign] : []), ...super.signs(room)];
  }

  poolIn(room: string): number {
    return this.tileOf(room) === "alert_room" ? this.view.protocols.neutral.length : 0;
  }

  tileOfPlace(place: string): string {
    return place === "isolated" ? "isolation_room" : place.startsWith("pod_") ? `css_${place.slice(4)}` : "";
  }

  outside(place: string): Point | null {
    return place === "bunker" ? { x: this.bunker.x + 74, y: this.bunker.y + 22 } : null;
  }

  get bunker(): Box {
    return this.layout.bunker;
  }

  // ---------------------------------------------------------------- the surface of Mars

  /** The field of an area. */
  area(id: string): Box | undefined {
    const spot = this.layout.areas[id];
    return spot && { x: spot.x - FIELD_W / 2, y: spot.y - FIELD_H / 2, w: FIELD_W, h: FIELD_H };
  }

  around(piece: string): Box | undefined {
    return this.area(piece) ?? super.around(piece);
  }

  placeName(place: string | null | undefined): string {
    const message = place && (place in this.layout.areas ? "place-area" : this.plan.isCrossroads(place) ? "place-crossroads" : "");
    return message ? this.gameWords.say(message, "", { number: Number(place.slice(-1)) }) : super.placeName(place);
  }

  wayName(way: string): string {
    if (!this.board.paths?.includes(way)) return super.wayName(way);
    const [here, there] = way.split("-");
    return this.gameWords.say("place-path", "", { here: this.placeName(here), there: this.placeName(there) });
  }

  text(piece: string): string {
    if (piece in this.layout.areas) return this.gameWords.say("place-area", "text");
    return this.plan.isCrossroads(piece) ? this.gameWords.say("place-crossroads", "text") : super.text(piece);
  }

  /** `surface_red_item_2#1` */
  tokenText(token: string): string {
    const [, effect, count] = /^surface_(.*)_(\d+)$/.exec(kindOf(token)) ?? [];
    return effect ? this.gameWords.say("token-surface", "text", { effect, effect_id: effect, count: Number(count) }) : super.tokenText(token);
  }

  numbersOf(room: string): [string, number[]][] {
    const areas = (this.board.rooms[room]?.areas ?? []).map((area): [string, number[]] => [`area_${area}`, [area]]);
    return [...super.numbersOf(room), ...areas];
  }

  /** To a crossroads they come from all others (LD-32.03b). */
  earshot(room: string): string[] {
    return this.plan.isCrossroads(room) ? this.board.crossroads.filter((other) => other !== room) : super.earshot(room);
  }

  noiseDie(room: string): (number | string)[] {
    return this.board.rooms[room]?.areas?.length ? this.content.tokens.surface_die.faces : super.noiseDie(room);
  }

  // ---------------------------------------------------------------- options

  alias(option: Option): string[] {
    const found = super.alias(option);
    if (option.verb === "escape") found.push("bunker");
    if (option.verb === "css") found.push(`css.${option.id.split(":")[1]}`);
    return found;
  }

  further(view: LockdownView): Series[] {
    const sections = Object.entries(view.power).filter(([place]) => place.startsWith("S-"));
    return sections.map(([section, power]) => ({ key: section, words: `${section} ${words().survival.powered}`, colour: `var(--s${section.slice(-1)})`, value: power.on ? 1 : 0, band: "power", shape: "bar" }));
  }
}

export const scene = (): LockdownScene => sceneOf<LockdownScene>();
