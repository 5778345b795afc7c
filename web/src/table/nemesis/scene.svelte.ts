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

  tileOfPlace(place: string): string {
    return place === "asleep" ? "hibernatorium" : (this.content.tokens.pods[place]?.room ?? "");
  }
}

export const scene = (): NemesisScene => sceneOf<NemesisScene>();
