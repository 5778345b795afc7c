/** The server's REST interface and the shapes that travel (docs/PROTOCOL.md). */

export interface GameEntry {
  id: string;
  name: string;
  seats: number[];
  default_seats: number;
  variants: { seats: number; options: Record<string, unknown> }[];
  bots: string[];
  languages: string[];
}

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot" | "stand_in";
  name: string;
  level: string | null;
  present: boolean;
  surrendered: boolean;
  host: boolean;
}

export interface SeatResult {
  won: boolean;
  survived?: boolean;
  why: string;
  facts: Record<string, unknown>;
}

export interface Result {
  reason: string;
  words?: string;
  winners: number[];
  seats: SeatResult[];
}

export interface Match {
  id: string;
  game: string;
  seats: Seat[];
  options: Record<string, unknown>;
  access: "open" | "link" | "password";
  spectators: boolean;
  take_back: boolean;
  status: "running" | "finished";
  created: string;
  changed: string;
  answers: number;
  asked: number[];
  commitment: string;
  result: Result | null;
  yours: number[];
  code?: string;
}

export interface GameEvent {
  number: number;
  answers: number;
  name: string;
  facts: Record<string, unknown>;
  words?: string;
}

export interface Option {
  id: string;
  verb: string;
  pieces: string[];
  words?: string;
  rule?: string;
}

export interface Refusal {
  id: string;
  reason: string;
  rule?: string;
  words?: string;
  about?: Record<string, unknown>;
}

export interface Decision {
  stamp: number;
  seat: number;
  prompt: string;
  kind: "one" | "yes_no" | "number" | "some" | "order";
  least: number;
  most: number;
  about: Record<string, unknown>;
  words?: string;
  rule?: string;
  options: Option[];
  refusals: Refusal[];
}

export interface Undo {
  free: boolean;
  by_consent: boolean;
  request: { seat: number; answers: number; agreed: number[]; waiting: number[] } | null;
}

export interface Update<View = unknown> {
  type: "update";
  number: number;
  answers: number;
  match: Match;
  seat: number | null;
  view: View;
  events_from: number;
  events: GameEvent[];
  asked: number[];
  decisions: Decision[];
  undo: Undo;
  clock: { seat: number; deadline: string } | null;
  result: Result | null;
}

export interface Chat {
  number: number;
  at: string;
  seat: number | null;
  name: string;
  to: number | null;
  text: string;
}

export interface Moment<View = unknown> {
  answers: number;
  last: number;
  view: View;
  events: GameEvent[];
  asked: number[];
  seat: number | null;
}

export interface Rule {
  id: string;
  game: string;
  chapter: string;
  text: string;
  pages?: string[];
  ruling?: string | null;
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  name?: string;
  level?: string;
}

export interface NewMatch {
  game: string;
  seats?: NewSeat[];
  options?: Record<string, unknown>;
  seed?: string;
  access?: "open" | "link";
  spectators?: boolean;
}

export interface Sat {
  match: Match;
  seat_tokens: Record<string, string>;
}

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

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

export const api = {
  games: () => get<{ games: GameEntry[]; version: string }>("/api/games").then((said) => said.games),
  game: <Content>(id: string) => get<GameEntry & { content: Content }>(`/api/games/${id}`),
  async wordSource(game: string, language: string): Promise<string> {
    const answer = await fetch(`/api/games/${game}/words/${language}.ftl`);
    return answer.ok ? answer.text() : "";
  },
  matches: (which: "mine" | "open" | "finished") =>
    get<{ matches: Match[] }>(`/api/matches?${which}=true`).then((said) => said.matches),
  match: (id: string) => get<Match>(`/api/matches/${id}`),
  create: (wanted: NewMatch) => post<Sat>("/api/matches", wanted),
  join: (wanted: { code?: string; match?: string; name?: string; seat?: number }) =>
    post<Sat>("/api/matches/join", wanted),
  claim: (token: string) => post<{ match: Match }>("/api/seats/claim", { seat_token: token }),
  seatLink: (match: string, seat: number) =>
    post<{ seat_token: string }>(`/api/matches/${match}/seats/${seat}/link`),
  rematch: (match: string) => post<Sat>(`/api/matches/${match}/rematch`),
  moment: <View>(match: string, answers: number, language: string) =>
    get<Moment<View>>(`/api/matches/${match}/moments/${answers}?lang=${language}`),
  /** All events of a match, oldest first. */
  async events(match: string, language: string): Promise<GameEvent[]> {
    const found: GameEvent[] = [];
    for (;;) {
      const since = (found.at(-1)?.number ?? -1) + 1;
      const said = await get<{ events: GameEvent[] }>(`/api/matches/${match}/events?since=${since}&until=${since + 500}&lang=${language}`);
      found.push(...said.events);
      if (said.events.length < 500) return found;
    }
  },
  record: (match: string) => get<Record<string, unknown>>(`/api/matches/${match}/record`),
  rules: (game: string, search: string) =>
    get<{ rules: Rule[] }>(`/api/rules?game=${game}&search=${encodeURIComponent(search)}`).then((said) => said.rules),
};
