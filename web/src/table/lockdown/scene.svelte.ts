/** The table of Lockdown. */
import type { Option } from "../../lib/api";
import type { Choice } from "../../lib/choice.svelte";
import type { GameWords } from "../../lib/gamewords.svelte";
import type { Box, Point } from "../../lib/geometry";
import { words } from "../../lib/i18n.svelte";
import { sceneOf, type Series } from "../../lib/scene.svelte";
import { Plan, ROOM_W } from "../survival/plan";
import { SurvivalScene, type Sign } from "../survival/scene.svelte";
import { layoutOf } from "./layout";
import type { FacilityContent, LockdownContent, LockdownView } from "./lockdown";

export class LockdownScene extends SurvivalScene<LockdownView, LockdownContent> {
  readonly plan: Plan<FacilityContent>;

  constructor(content: LockdownContent, gameWords: GameWords, choice: Choice, side: string) {
    super(content, gameWords, choice);
    this.plan = new Plan(content.boards[side]!, layoutOf(side));
    this.plan.shift("001-004", "001", 13); // the gate takes the upper half of this wall
  }

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
    return Boolean(section && this.view.power[section]?.on);
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
    const { gateway, exit } = this.board;
    const gate = this.plan.at[gateway ?? exit] ?? this.plan.at[exit]!;
    return { x: gate.x + ROOM_W / 2 + 82, y: gate.y - 32, w: 92, h: 38 };
  }

  /** Where an area of the surface is marked: amid the rooms and crossroads that it touches. */
  area(id: string): Point {
    const touching = Object.entries(this.board.rooms).filter(([, space]) => space.areas?.includes(Number(id.slice(5)))).map(([room]) => this.plan.at[room]!);
    const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return { x: middle(touching.map((spot) => spot.x)), y: middle(touching.map((spot) => spot.y)) };
  }

  alias(option: Option): string[] {
    const found = super.alias(option);
    if (option.verb === "escape") found.push("bunker");
    if (option.verb === "css") found.push(`css.${option.id.split(":")[1]}`);
    return found;
  }

  further(view: LockdownView): Series[] {
    const powered = Object.entries(view.power).filter(([place, power]) => place.startsWith("S-") && power.on).length;
    return [{ key: "power", words: words().survival.powered, colour: "var(--power-on)", dotted: true, value: powered }];
  }
}

export const scene = (): LockdownScene => sceneOf<LockdownScene>();
