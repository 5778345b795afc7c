/** What deserves to be shown large: cards turned over, dice, encounters, and what came of them. */
import type { GameEvent } from "../../lib/api";
import { words } from "../../lib/i18n.svelte";
import { isTold } from "../events";
import type { SurvivalScene } from "./scene.svelte";
import { kindOf } from "./survival";

export type Scenery = "tunnel" | "claws" | "pulse" | "plan";
export interface Shown { title: string; text: string; icon: string; colour: string; scenery: Scenery; movers: string[]; through: number[] }
export interface Roll { face: string; noise: boolean }
/** A card, a die, or an encounter that followed from a die; then what else is told of it. */
export interface Step { key: number; heading: string; said: string; card: Shown | null; roll: Roll | null; tale: GameEvent[] }

const ROLLS = ["noise_roll", "shot", "struck", "rerolled"];
const LINES = 3;
const PLAIN = { movers: [], through: [] };

type Turned = (table: SurvivalScene, event: GameEvent, attack?: GameEvent) => Shown | null;

const CARDS: Record<string, Turned> = {
  event_card(table, event) {
    const card = String(event.facts.card), { movers, through } = table.movement(card);
    return { title: table.name(card), text: table.text(card), icon: "i-alarm", colour: "var(--noise)", scenery: "tunnel", movers, through: movers.length ? through : [] };
  },
  attack_card(table, event, attack) {
    const card = String(event.facts.card);
    return { title: table.name(card), text: table.text(card), icon: `xeno-${String(attack?.facts.xeno ?? "adult").split("#")[0]}`, colour: "var(--xeno)", scenery: "claws", ...PLAIN };
  },
  mars_card(table, event) {
    const card = kindOf(String(event.facts.card)).replace("_", "-");
    return { title: table.gameWords.say(card), text: table.gameWords.say(card, "text"), icon: "i-alarm", colour: "var(--fire)", scenery: "plan", ...PLAIN };
  },
  encounter(table, event) {
    const xeno = String(event.facts.token ?? "").replace(/^token_/, "").split("_")[0] ?? "";
    const text = table.gameWords.say(`xeno-${xeno}`, "text");
    return text ? { title: table.name(xeno), text, icon: `xeno-${xeno}`, colour: "var(--xeno)", scenery: "tunnel", ...PLAIN } : null;
  },
  serious_wound(table, event) {
    const wound = String(event.facts.wound);
    return { title: table.name(wound), text: table.text(wound), icon: "i-wound-serious", colour: "var(--danger)", scenery: "pulse", ...PLAIN };
  },
  died: (table, event) => ({ title: table.seatTitle(Number(event.facts.seat)), text: event.words, icon: "i-skull", colour: "var(--danger)", scenery: "pulse", ...PLAIN }),
  weakness_found(table, event) {
    const weakness = String(event.facts.weakness);
    return { title: table.name(weakness), text: table.text(weakness), icon: "i-knowledge", colour: "var(--knowledge)", scenery: "plan", ...PLAIN };
  },
  first_encounter: (_table, event) => ({ title: words().survival.objectives, text: event.words, icon: "i-lock", colour: "var(--text-2)", scenery: "plan", ...PLAIN }),
  explored(table, event) {
    const room = String(event.facts.room);
    if (event.facts.seat !== table.mine) return null;
    return { title: `${room} ${table.roomName(room)}`, text: table.tokenText(String(event.facts.token ?? "")), icon: "i-room", colour: "var(--legal)", scenery: "plan", ...PLAIN };
  },
};

const rollOf = (event: GameEvent): Roll | null => (ROLLS.includes(event.name) ? { face: String(event.facts.result ?? event.facts.face ?? ""), noise: event.name === "noise_roll" } : null);

/** What stands over a card: where it comes from; its name is below. */
function headingOf(table: SurvivalScene, event: GameEvent, attack: GameEvent | undefined): string {
  if (event.name === "event_card") return `${table.moment(table.view)} · ${words().survival.eventPhase}`;
  if (event.name === "attack_card") return attack?.words ?? "";
  return event.name === "died" ? "" : event.words;
}

/** In order; each with what is told until the next. */
export function stepsOf(table: SurvivalScene, fresh: GameEvent[]): Step[] {
  const found: Step[] = [];
  let attack: GameEvent | undefined;
  for (const event of fresh) {
    if (event.name === "xeno_attacks") attack = event;
    const last = found.at(-1), roll = rollOf(event), card = CARDS[event.name]?.(table, event, attack) ?? null;
    const heading = headingOf(table, event, attack);
    if (card && last?.roll && !last.card && event.name === "encounter") Object.assign(last, { card, heading });
    else if (card || roll) found.push({ key: event.number, heading, said: roll || event.name === "attack_card" ? event.words : "", card, roll, tale: [] });
    else if (last && isTold(event) && last.tale.length < LINES) last.tale.push(event);
  }
  return found;
}

/** How long it takes to see what an update brought, in milliseconds. */
export const DIE = 1700, CARD = 2800;
export const toSee = (table: SurvivalScene, fresh: GameEvent[]): number => stepsOf(table, fresh).reduce((sum, step) => sum + (step.card ? CARD : DIE), 0);
