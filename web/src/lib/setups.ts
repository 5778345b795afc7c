/** How a match of each game can be set up; the words are in the tables of words. */
export interface Setup {
  modes(seats: number): string[];
  /** Other options and their values, the usual one first; the game's own files word them. */
  settings(seats: number): Record<string, string[]>;
  /** Options that are on or off, usually off. */
  switches(mode: string): string[];
  decks: string[];
  /** Whom a seat can play: the option, the group of names, and how each looks. */
  roles: { option: string; group: string; look: (role: string) => { icon: string; colour: string } } | null;
}

const THESEUS: Setup = {
  modes: (seats) => (seats === 2 ? ["duel"] : seats === 3 ? ["deathmatch"] : ["deathmatch", "team"]),
  settings: () => ({}),
  switches: () => [],
  decks: ["basic", "easy", "advanced", "all", "chosen"],
  roles: { option: "factions", group: "faction", look: (role) => ({ icon: `unit-${role}-up`, colour: `var(--f-${role})` }) },
};

/** Characters of another game may be drawn too. */
export const WITH_CREW = "draft-nemesis";

const crewModes = (seats: number): string[] => (seats === 1 ? ["solo"] : ["semi-coop", "coop"]);

const LOCKDOWN: Setup = {
  modes: () => [],
  settings: (seats) => ({ mode: crewModes(seats), board: ["standard", "alternate"], xenos: ["nightstalkers", "classic"], characters: ["draft", WITH_CREW] }),
  switches: () => [],
  decks: [],
  roles: { option: "characters", group: "character", look: (role) => ({ icon: `crew-${role}`, colour: `var(--crew-${role})` }) },
};

const NEMESIS: Setup = {
  ...LOCKDOWN,
  settings: (seats) => ({ mode: crewModes(seats) }),
  switches: (mode) => (mode === "semi-coop" ? ["intruder_player"] : []),
};

const PLAIN: Setup = { modes: () => [], settings: () => ({}), switches: () => [], decks: [], roles: null };

export const setupOf = (game: string): Setup => ({ theseus: THESEUS, lockdown: LOCKDOWN, nemesis: NEMESIS })[game] ?? PLAIN;
