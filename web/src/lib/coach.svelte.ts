/** Leads through a lesson, or watches over a puzzle: what is asked now, and whether an answer fits. */
import { api, type Exercise, type Match } from "./api";
import { settings } from "./settings.svelte";
import type { Language } from "./i18n.svelte";

const fits = (option: string, wanted: string): boolean =>
  new RegExp(`^${wanted.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`).test(option);

export class Coach {
  /** All exercises of the game and kind, in the language chosen. */
  all = $state.raw<Exercise[]>([]);
  at = $state(0);
  /** Something else than what the lesson asks for was tried. */
  astray = $state(false);

  constructor(private readonly match: Match, private readonly kind: "lesson" | "puzzle", readonly name: string) {
    this.at = Number(sessionStorage.getItem(this.#key) ?? 0);
  }

  get #key(): string {
    return `hullbreach.step.${this.match.id}`;
  }

  async speak(language: Language): Promise<void> {
    this.all = await api.exercises(this.kind, language, this.match.game);
  }

  readonly number = $derived(this.all.findIndex((one) => one.name === this.name));
  readonly exercise = $derived(this.all[this.number] ?? null);
  readonly following = $derived(this.all[this.number + 1] ?? null);
  readonly isLesson = $derived(this.exercise?.kind === "lesson");
  readonly step = $derived(this.exercise?.steps[this.at] ?? null);
  /** This step is only read. */
  readonly reads = $derived(this.isLesson && this.step?.wants.length === 0);
  /** All steps of a lesson have been taken. */
  readonly done = $derived(this.isLesson && this.step === null);

  /** Whether this answer may be given now; the steps that lead to it are then behind us. */
  allows(option: string, alone: boolean): boolean {
    const steps = this.exercise?.steps ?? [];
    const next = steps.findIndex((step, n) => n >= this.at && step.wants.length > 0);
    if (next < 0) return true;
    const right = steps[next]!.wants.some((wanted) => fits(option, wanted));
    this.astray = !right && !alone;
    if (right) this.go(next + 1);
    return right || alone;
  }

  go(at: number): void {
    this.at = at;
    this.astray = false;
    sessionStorage.setItem(this.#key, String(at));
    if (this.done) this.finish();
  }

  finish(): void {
    settings.learn(`${this.match.game}/${this.kind}/${this.name}`);
  }
}
