/** The table of Nemesis. */
import type { Choice } from "../../lib/choice.svelte";
import type { GameWords } from "../../lib/gamewords.svelte";
import { sceneOf } from "../../lib/scene.svelte";
import { Plan } from "../survival/plan";
import { SurvivalScene } from "../survival/scene.svelte";
import { SHIP } from "./layout";
import type { NemesisContent, NemesisView } from "./nemesis";

export class NemesisScene extends SurvivalScene<NemesisView, NemesisContent> {
  readonly plan: Plan;

  constructor(content: NemesisContent, gameWords: GameWords, choice: Choice) {
    super(content, gameWords, choice);
    this.plan = new Plan(content.boards.standard!, SHIP);
  }

  get weaknesses() {
    const all = Object.values(this.view.weaknesses);
    const known = all.filter((weakness) => weakness !== null);
    return { known, hidden: all.length - known.length };
  }

  get hunter() {
    const { intruder: seat = null, hand = [] } = this.view.intruder ?? {};
    return seat === null ? null : { seat, hand };
  }

  /** `intruder_pursuit_any`: name and text of a card of the intruder player. */
  #prowling(card: string, attribute = ""): string {
    const [, trick = "", exit = ""] = /^intruder_(.*)_(any|\d)$/.exec(card) ?? [];
    const [, attacks = 0] = this.content.intruder[trick]?.cards.find(([way]) => String(way ?? "any") === exit) ?? [];
    return this.gameWords.say(`intruder-${trick}`, attribute, { exit, exit_id: exit, attacks });
  }

  name(piece: string): string {
    return this.#prowling(piece) || super.name(piece);
  }

  text(piece: string): string {
    return this.#prowling(piece, "text") || super.text(piece);
  }

  tileOfPlace(place: string): string {
    return place === "asleep" ? "hibernatorium" : (this.content.tokens.pods[place]?.room ?? "");
  }
}

export const scene = (): NemesisScene => sceneOf<NemesisScene>();
