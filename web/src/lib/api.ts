/** The server's REST interface and the shapes that travel (docs/PROTOCOL.md). */

import type { components } from "./schema";

type Schemas = components["schemas"];
/** The schema leaves open what a game puts into its dictionaries; here they get their shape. */
type With<T, Shape> = Omit<T, keyof Shape> & Shape;
type Facts = Record<string, unknown>;

export type GameEntry = With<Schemas["GameSeen"], { variants: { seats: number; options: Facts }[] }>;
export type Seat = Schemas["SeatSeen"];
export type Result = With<Schemas["ResultSeen"], { seats: With<Schemas["OutcomeSeen"], { facts: Facts }>[] }>;
export type Match = With<Schemas["MatchSeen"], { options: Facts; result: Result | null; status: "running" | "finished" }>;
export type GameEvent = With<Schemas["EventSeen"], { facts: Facts }>;
export type Option = Schemas["OptionSeen"];
export type Refusal = With<Schemas["RefusalSeen"], { about: Facts }>;
export type Kind = "one" | "yes_no" | "number" | "some" | "order";
export type Decision = With<Schemas["DecisionSeen"], { kind: Kind; about: Facts; refusals: Refusal[] }>;
export type ReactionWindow = Schemas["WindowSeen"];
export type Chat = Schemas["MessageSeen"];
export type GameStatistics = Schemas["GameStatistics"];
export type Tally = Schemas["Tally"];
export type Exercise = Schemas["Entry"];
export type Rule = Schemas["RuleSeen"];
export type Moment<View = unknown> = With<Schemas["Moment"], { view: View; events: GameEvent[] }>;
export type Update<View = unknown> = With<
  Schemas["Update"],
  { match: Match; view: View; events: GameEvent[]; decisions: Decision[]; windows?: ReactionWindow[]; result: Result | null }
>;
export type Sat = With<Schemas["SatDown"], { match: Match }>;
export type NewSeat = Partial<Schemas["NewSeat"]> & Pick<Schemas["NewSeat"], "kind">;
export type NewMatch = Partial<With<Schemas["NewMatch"], { seats: NewSeat[]; options: Facts; position: Facts }>> & { game: string };

type Known = Schemas["Known"];
type Credentials = Schemas["Credentials"];

export class Refused extends Error {
  constructor(public readonly code: string, message: string) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const said = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = said?.error;
    throw new Refused(error?.code ?? String(answer.status), error?.message ?? answer.statusText);
  }
  return said as T;
}

/** The table has a password, and it was not given, or another. */
export const isLocked = (error: unknown): boolean => error instanceof Refused && error.code === "wrong_password";

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

export const api = {
  games: () => get<{ games: GameEntry[]; version: string }>("/api/games").then((said) => said.games),
  game: <Content>(id: string) => get<GameEntry & { content: Content }>(`/api/games/${id}`),
  async wordSource(game: string, language: string): Promise<string> {
    const answer = await fetch(`/api/games/${game}/words/${language}.ftl`);
    return answer.ok ? answer.text() : "";
  },
  matches: (which: "mine" | "open" | "running" | "finished", language: string) =>
    get<{ matches: Match[] }>(`/api/matches?${which}=true&lang=${language}`).then((said) => said.matches),
  match: (id: string) => get<Match>(`/api/matches/${id}`),
  /** Become a spectator of a table with a password. */
  watch: (match: string, password: string) => post<Match>(`/api/matches/${match}/watch`, { password }),
  create: (wanted: NewMatch) => post<Sat>("/api/matches", wanted),
  join: (wanted: { code?: string; password?: string; match?: string; name?: string; seat?: number }) =>
    post<Sat>("/api/matches/join", wanted),
  claim: (token: string) => post<{ match: Match }>("/api/seats/claim", { seat_token: token }),
  seatLink: (match: string, seat: number) =>
    post<{ seat_token: string }>(`/api/matches/${match}/seats/${seat}/link`),
  rematch: (match: string) => post<Sat>(`/api/matches/${match}/rematch`),
  moment: <View>(match: string, answers: number, language: string, seat?: number) =>
    get<Moment<View>>(`/api/matches/${match}/moments/${answers}?lang=${language}${seat === undefined ? "" : `&seat=${seat}`}`),
  /** All events of a match, oldest first. */
  async events(match: string, language: string, seat?: number): Promise<GameEvent[]> {
    const found: GameEvent[] = [];
    for (;;) {
      const since = (found.at(-1)?.number ?? -1) + 1;
      const said = await get<{ events: GameEvent[] }>(`/api/matches/${match}/events?since=${since}&until=${since + 500}&lang=${language}${seat === undefined ? "" : `&seat=${seat}`}`);
      found.push(...said.events);
      if (said.events.length < 500) return found;
    }
  },
  /** Everything as it lay after so many answers of a finished match. */
  position: (match: string, answers: number) =>
    get<{ position: Facts }>(`/api/matches/${match}/positions/${answers}`).then((said) => said.position),
  statistics: (language: string, mine: boolean) =>
    get<{ games: GameStatistics[] }>(`/api/statistics?lang=${language}&mine=${mine}`).then((said) => said.games),
  account: () => get<Known>("/api/account"),
  openAccount: (credentials: Credentials) => post<Known>("/api/account", credentials),
  logIn: (credentials: Credentials) => post<Known>("/api/account/login", credentials),
  logOut: () => post<Known>("/api/account/logout"),
  report: (match: string, seat: number | null, text: string) => post<{ report: string; file: Facts }>(`/api/matches/${match}/report`, { seat, text }),
  addReplay: (record: Facts) => post<{ match: Match }>("/api/replays", record),
  record: (match: string) => get<Record<string, unknown>>(`/api/matches/${match}/record`),
  exercises: (kind: Exercise["kind"], language: string, game = "") =>
    get<{ exercises: Exercise[] }>(`/api/exercises?kind=${kind}&lang=${language}${game && `&game=${game}`}`).then((said) => said.exercises),
  /** A table at which a lesson or puzzle lies ready. */
  begin: (game: string, kind: Exercise["kind"], name: string) => post<Sat>(`/api/exercises/${game}/${kind}/${name}`),
  rules: (game: string, search: string, language: string) =>
    get<{ rules: Rule[] }>(`/api/rules?game=${game}&lang=${language}&search=${encodeURIComponent(search)}`).then((said) => said.rules),
};
