/** What the home page shows of each game, also before the server can play it. */
import lockdown from "../art/lockdown.svg?raw";
import nemesis from "../art/nemesis.svg?raw";
import theseus from "../art/theseus.svg?raw";

export interface Title {
  id: "lockdown" | "nemesis" | "theseus";
  name: string;
  art: string;
  players: [number, number];
  minutes: [number, number];
  secret: boolean;
  /** The client can draw its table. */
  drawn: boolean;
}

export const TITLES: Title[] = [
  { id: "theseus", name: "Theseus", art: theseus, players: [2, 4], minutes: [45, 60], secret: false, drawn: true },
  { id: "lockdown", name: "Lockdown", art: lockdown, players: [1, 5], minutes: [90, 180], secret: true, drawn: true },
  { id: "nemesis", name: "Nemesis", art: nemesis, players: [1, 5], minutes: [90, 180], secret: true, drawn: true },
];

export const isDrawn = (game: string): boolean => TITLES.some((title) => title.id === game && title.drawn);

export const nameOf = (game: string): string => TITLES.find((title) => title.id === game)?.name ?? game;
