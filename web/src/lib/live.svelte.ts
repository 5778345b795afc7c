/** One table over one WebSocket: what is shown now, and the queue of what comes next. */
import type { Chat, Decision, GameEvent, Match, ReactionWindow, Refusal, Update } from "./api";
import { worded } from "./i18n.svelte";
import { settings, still } from "./settings.svelte";

interface Incoming {
  type: string;
  id?: number;
  message?: Chat;
  messages?: Chat[];
  seats?: number[];
  spectators?: number;
  refusals?: Refusal[];
  stamp?: number;
  option?: string;
  words?: string;
  why?: string;
  events?: Record<string, number>;
  error?: { code: string; message: string };
}

const SHORTEST = 450;
const PER_EVENT = 260;
const LONGEST = 1700;
const TOO_MANY = 12;

export class Live<View> {
  /** The last update that is on screen. */
  shown = $state.raw<Update<View> | null>(null);
  /** The match as the server last described it, even while older updates are still on screen. */
  match = $state.raw<Match | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** The events that the update on screen brought. */
  fresh = $state.raw<GameEvent[]>([]);
  chats = $state.raw<Chat[]>([]);
  /** So many of them have been read, or were said before one came. */
  read = $state(0);
  refusals = $state.raw<Refusal[]>([]);
  spectators = $state(0);
  connected = $state(false);
  /** Why there is no connection and never will be: `unknown_match`, `not_yours`. */
  gone = $state("");
  trouble = $state("");
  busy = $state(false);
  waiting = $state(0);
  /** How long it takes to see these events, beyond the usual. */
  toSee: (events: GameEvent[]) => number = () => 0;
  /** A lesson lets only those answers pass that it waits for. */
  gate: (option: string, alone: boolean) => boolean = () => true;

  /** What may come of an answer to the open question, by option. */
  odds = $state.raw<Record<string, Record<string, number>>>({});

  /** What a bot would do in my place, and why, once I asked. */
  advice = $state.raw<{ option: string; words: string; why: string } | null>(null);
  asking = $state(false);

  #queue: Update<View>[] = [];
  #socket: WebSocket | null = null;
  #timer = 0;
  #retry = 0;
  #tries = 0;
  #requests = 0;
  #closed = false;
  #language = settings.language;

  constructor(private readonly id: string) {
    this.#connect();
    addEventListener("online", this.connectNow);
  }

  /** The open question of the seat looked through, once all that led to it has been shown. */
  get decision(): Decision | null {
    return this.waiting === 0 ? (this.shown?.decisions[0] ?? null) : null;
  }

  /** What another seat of this screen may react to, while one looks through a seat. */
  get window(): ReactionWindow | null {
    return this.waiting === 0 && this.shown?.seat !== null ? (this.shown?.windows?.[0] ?? null) : null;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.connectNow);
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  connectNow = (): void => {
    if (this.connected || this.#closed) return;
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#connect();
  };

  speak(language: typeof settings.language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#reopen();
  }

  #reopen(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.shown?.seat;
    const eyes = `&covered=1${seat === null || seat === undefined ? "" : `&seat=${seat}`}`;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/matches/${this.id}/live?lang=${this.#language}${eyes}`,
    );
    this.#socket = socket;
    let first = true;
    socket.onmessage = (message) => {
      const said = JSON.parse(message.data) as Incoming;
      if (said.type === "update") {
        this.connected = true;
        this.#tries = 0;
        const update = said as unknown as Update<View>;
        this.#arrived(update, first || update.seat !== this.shown?.seat);
        first = false;
      } else this.#hear(said);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      this.connected = false;
      this.busy = false;
      if (event.code === 4404 || event.code === 4403) {
        this.gone = event.code === 4404 ? "unknown_match" : "not_yours";
        return;
      }
      this.#tries += 1;
      this.#retry = window.setTimeout(() => this.#connect(), Math.min(400 * 1.7 ** this.#tries, 8000));
    };
  }

  #hear(said: Incoming): void {
    if (said.type === "chats") {
      this.chats = said.messages ?? [];
      this.read = this.chats.length;
    }
    else if (said.type === "chat" && said.message) this.chats = [...this.chats, said.message];
    else if (said.type === "presence") this.spectators = said.spectators ?? 0;
    else if (said.type === "refusals") this.refusals = said.refusals ?? [];
    else if (said.type === "odds" && said.option && said.stamp === this.decision?.stamp) this.odds = { ...this.odds, [said.option]: said.events ?? {} };
    else if (said.type === "advice" && said.stamp === this.decision?.stamp) {
      this.asking = false;
      this.advice = { option: said.option ?? "", words: said.words ?? "", why: said.why ?? "" };
    } else if (said.type === "done") this.busy = false;
    else if (said.type === "refused") {
      this.busy = false;
      this.asking = false;
      if (said.error && said.error.code !== "already_decided" && said.error.code !== "too_fast") this.trouble = worded(said.error);
    }
  }

  /** The first update, or the first through other eyes, begins anew. */
  #arrived(update: Update<View>, first: boolean): void {
    this.match = update.match;
    if (first || still() || document.hidden || this.#queue.length > TOO_MANY) {
      if (first) {
        this.#queue = [];
        this.log = [];
      }
      this.#queue.push(update);
      this.skip();
      if (first) this.fresh = []; // what happened before one came is in the log
      return;
    }
    this.#queue.push(update);
    this.waiting = this.#queue.length;
    if (!this.#timer) this.#next();
  }

  #next = (): void => {
    this.#timer = 0;
    const update = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!update) return;
    this.#show(update);
    if (this.#queue.length === 0 && update.decisions.length > 0) return;
    const pause = Math.max(Math.min(SHORTEST + PER_EVENT * update.events.length, LONGEST), this.toSee(update.events)) * settings.speed;
    this.#timer = window.setTimeout(this.#next, update.events.length > 0 ? pause : 0);
  };

  /** Show at once everything that has arrived. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    while (this.#queue.length > 0) {
      const update = this.#queue.shift();
      if (update) this.#show(update);
    }
    this.waiting = 0;
  }

  #show(update: Update<View>): void {
    this.log = [...this.log.filter((event) => event.number < update.events_from), ...update.events];
    this.fresh = update.events;
    this.odds = {};
    this.advice = null;
    this.asking = false;
    this.refusals = update.decisions[0]?.refusals ?? [];
    this.shown = update;
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#requests += 1;
    this.#socket.send(JSON.stringify({ ...message, id: this.#requests }));
  }

  answer(option: string): void {
    const decision = this.decision;
    if (!decision || this.busy || !this.gate(option, decision.options.length === 1)) return;
    this.#answer(decision, option);
  }

  /** The other seat does not react. */
  let(window: ReactionWindow): void {
    if (!this.busy) this.#answer(window, window.let);
  }

  #answer({ seat, stamp }: { seat: number; stamp: number }, option: string): void {
    this.busy = true;
    this.trouble = "";
    this.#send({ type: "answer", seat, stamp, option });
  }

  /** Ask for the odds of an answer, once. */
  weigh(option: string): void {
    const decision = this.decision;
    if (!decision || option in this.odds) return;
    this.odds = { ...this.odds, [option]: {} };
    this.#send({ type: "weigh", seat: decision.seat, stamp: decision.stamp, option });
  }

  /** Ask what a bot would do in my place. */
  hint(): void {
    const decision = this.decision;
    if (!decision || this.asking) return;
    this.asking = true;
    this.#send({ type: "hint", seat: decision.seat, stamp: decision.stamp });
  }

  undo(): void {
    if (this.shown?.seat !== null) this.#send({ type: "undo", seat: this.shown?.seat });
  }

  consent(seat: number, agree: boolean): void {
    this.#send({ type: "consent", seat, agree });
  }

  say(text: string, to: number | null = null): void {
    this.#send({ type: "say", seat: this.shown?.seat ?? null, to, text });
  }

  look(seat: number | null): void {
    this.#send({ type: "look", seat });
  }

  /** The screen goes to another player: nothing of this seat stays in the page. */
  cover(): void {
    this.chats = [];
    this.look(null);
  }

  seatBot(seat: number, level: string): void {
    this.#send({ type: "seat_bot", seat, level });
  }

  handOver(seat: number, level: string): void {
    this.#send({ type: "hand_over", seat, level });
  }

  surrender(seat: number): void {
    this.#send({ type: "surrender", seat });
  }

  /** Sit down: the next connection knows the new seat. */
  sitDown(): void {
    this.#reopen();
  }

  takeSeat(seat: number): void {
    this.#send({ type: "take_seat", seat });
  }
}
