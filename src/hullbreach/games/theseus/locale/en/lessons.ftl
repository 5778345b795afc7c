### The lessons: `lesson-<name>` is the title, `-<n>` what is said at step n.

lesson-moving = Moving round the ring
    .lead = How far a unit goes, and where it may stand.
    .praise = That is the heart of the game: wherever you step, you change how far everybody can go from there.
lesson-moving-1 = The station is a ring of five sectors. Units walk clockwise only, and never stop half-way.
lesson-moving-2 = A unit goes exactly as many sectors as there are units in the sector where it starts, itself included. Yours and your rival's all count.
lesson-moving-3 = Marine 1 stands alone in the Corridors, so it goes one sector. Point at Marine 1.
lesson-moving-4 = It arrives in the Control Room. A sector has four rooms; take any free one.
lesson-moving-5 = The Scientists have had their turn. Now move one of the two Marines in the Loading Dock: two units stand there, so it goes two sectors.
lesson-moving-6 = The Tech Dock was only passed through. Choose a room in the Laboratory.

lesson-fighting = Fighting
    .lead = The Corridors start a fight in the whole station.
    .praise = Two Marines had somebody in reach, so the Scientists lost two life points. At zero they have lost the game.
lesson-fighting-1 = Every step that ends in the Corridors starts a fight: all your units on the whole station attack, and nobody strikes back.
lesson-fighting-2 = A unit only reaches rooms that are connected with its own. Marine 2 and Scientist 3 share a sector, but a wall stands between them.
lesson-fighting-3 = Bring Marine 1 into the Corridors. Point at it.
lesson-fighting-4 = All four rooms of the Corridors are connected: any free one will do.
lesson-fighting-5 = Look at the dial in the middle: it shows the life points of both sides. Marines strike one unit each; an upgraded Marine strikes up to three.

lesson-crowds = Crowds
    .lead = What happens when a sector is full.
    .praise = A full sector always means a limited fight. And the unit in space is not lost: its owner may bring it back as a later move.
lesson-crowds-1 = All four rooms of the Control Room are taken. You may still go there.
lesson-crowds-2 = Marine 1 is alone in the Corridors and goes one sector. Point at it.
lesson-crowds-3 = Whoever enters a full sector throws one unit out into space and takes its room. Eject Scientist 3.
lesson-crowds-4 = The sector is full again, so your units there attack at once: a limited fight. Marine 2 has two Scientists in reach; choose one.

lesson-installing = Cards
    .lead = How cards come into the station, and when they work.
    .praise = Your trap waits, and the next card of your deck already lies in the Control Room. Whoever steps on the mine takes 2 damage.
lesson-installing-1 = Two cards of yours lie in the Control Room: Fight is installed and works. The Landmine is only pending: it waits to be installed.
lesson-installing-2 = Go to the Control Room: point at Marine 1.
lesson-installing-3 = Take any free room.
lesson-installing-4 = A unit that stops in a sector may use all action cards of its side there. Use Fight.
lesson-installing-5 = At the end of a turn you may do one thing with the pending cards where you stopped. Install the Landmine.
lesson-installing-6 = A card may go to any free slot of the station. Think of where your rival will stop, and choose.

lesson-upgrading = Coming home
    .lead = Upgrade tokens, and how to get rid of a rival card.
    .praise = An upgraded Marine strikes up to three units at once. Tokens may also be kept, or laid on cards to make their number larger.
lesson-upgrading-1 = Your own sector, the Loading Dock, is one step away. Point at Marine 1.
lesson-upgrading-2 = Take any free room.
lesson-upgrading-3 = At home you choose: take an upgrade token, or clear away one rival card that lies in your sector, such as the Archives here. Take the token.
lesson-upgrading-4 = A token turns one of your units to its stronger side, wherever it stands. Upgrade any Marine.

lesson-disc_and_dock = Dock and disc
    .lead = One turn more, and a card less.
    .praise = While the disc lies there, the card does not exist. You win when a rival has no life points left; Scientists and Greys also win with 20 data; when the end track runs out, life and data together decide.
lesson-disc_and_dock-1 = Whoever stops in the Tech Dock takes an extra turn with another unit. Marine 1 is one step away from it.
lesson-disc_and_dock-2 = Take any free room of the Tech Dock.
lesson-disc_and_dock-3 = The extra turn begins. No unit moves twice in a turn, so choose Marine 2 this time.
lesson-disc_and_dock-4 = Its way leads to the Control Room. Take a room.
lesson-disc_and_dock-5 = The Control Room moves the malfunction disc onto any rival card of the station. Choose one of the two.
lesson-disc_and_dock-6 = You know all phases of a turn now: movement, action cards, sector action, pending cards.
