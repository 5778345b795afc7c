/** How a match of each game can be set up; the words are in the tables of words. */
export interface Setup {
  modes(seats: number): string[];
  decks: string[];
  factions: boolean;
}

const THESEUS: Setup = {
  modes: (seats) => (seats === 2 ? ["duel"] : seats === 3 ? ["deathmatch"] : ["deathmatch", "team"]),
  decks: ["basic", "easy", "advanced", "all", "chosen"],
  factions: true,
};

const PLAIN: Setup = { modes: () => [], decks: [], factions: false };

export const setupOf = (game: string): Setup => (game === "theseus" ? THESEUS : PLAIN);
