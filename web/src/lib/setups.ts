/** How a match of each game can be set up; the words are in the tables of words. */
export interface Setup {
  modes(seats: number): string[];
  /** Other options and their values, the usual one first; the game's own files word them. */
  settings(seats: number): Record<string, string[]>;
  decks: string[];
  /** Whom a seat can play: the option, the group of names, and how each looks. */
  roles: { option: string; group: string; look: (role: string) => { icon: string; colour: string } } | null;
}

const THESEUS: Setup = {
  modes: (seats) => (seats === 2 ? ["duel"] : seats === 3 ? ["deathmatch"] : ["deathmatch", "team"]),
  settings: () => ({}),
  decks: ["basic", "easy", "advanced", "all", "chosen"],
  roles: { option: "factions", group: "faction", look: (role) => ({ icon: `unit-${role}-up`, colour: `var(--f-${role})` }) },
};

const crewModes = (seats: number): string[] => (seats === 1 ? ["solo"] : ["semi-coop", "coop"]);

const LOCKDOWN: Setup = {
  modes: () => [],
  settings: (seats) => ({ mode: crewModes(seats), board: ["standard", "alternate"], xenos: ["nightstalkers", "classic"] }),
  decks: [],
  roles: { option: "characters", group: "character", look: (role) => ({ icon: `crew-${role}`, colour: `var(--crew-${role})` }) },
};

const NEMESIS: Setup = { ...LOCKDOWN, settings: (seats) => ({ mode: crewModes(seats) }) };

const PLAIN: Setup = { modes: () => [], settings: () => ({}), decks: [], roles: null };

export const setupOf = (game: string): Setup => ({ theseus: THESEUS, lockdown: LOCKDOWN, nemesis: NEMESIS })[game] ?? PLAIN;
