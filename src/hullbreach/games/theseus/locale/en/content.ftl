### Content words of Theseus: cards, units, factions, sectors, tokens, types and labels.
### Words kept throughout: rival (unit, card or player); a unit stops in a sector or
### passes through it; rooms in reach; fight and limited fight; switched off; the
### supply is common, a stock belongs to one player.
### $value is the current number of the card, upgrade tokens included.

## Marines

card-marines_landmine = Landmine
    .text = A rival unit that stops here takes { $value } damage; then discard this card. Each upgrade token adds 1 damage.
    .short = Rival stops: { $value } damage, then discard

card-marines_battle_position = Battle Position
    .text = When your units here attack, every rival unit they hit takes { $value } more damage. Attacks that gain data get nothing from it. Each upgrade token adds 1 damage.
    .short = Your attacks here: +{ $value } damage per hit

card-marines_fight = Fight
    .text = Start a fight: all your units in all sectors attack. Rival units do not strike back.
    .short = Fight: all your units attack

card-marines_armory = Armory
    .text = Take 1 upgrade token from the supply. You may spend it at once.
    .short = Take 1 upgrade token

card-marines_fire = Fire
    .text = A rival unit that passes through this sector or stops here takes { $value } damage. Starting a move here does not trigger the trap. Each upgrade token adds 1 damage.
    .short = Rival passes or stops: { $value } damage

card-marines_bunker = Bunker
    .text = Your units here cannot be attacked: they take no damage and give no data. Traps, ejection and forced moves still affect them. A second copy adds nothing.
    .short = Your units here cannot be attacked

card-marines_duplication = Duplication
    .text = Repeats the effect of every card of your faction on a slot next to it, not diagonally, with that card’s number and tokens. It does not copy another Duplication, a Grabber or a card that is switched off. A card to which a second copy adds nothing gains nothing from it.
    .short = Copies your cards next to it

card-marines_double_shot = Double Shot
    .text = Whenever one of your units here attacks, it makes its whole attack once more. You choose the targets anew. Each further copy here adds one more attack.
    .short = Your units here attack once more

card-marines_ambush = Ambush
    .text = When a rival unit stops here, all your units in this sector attack at once, before any limited fight. They may hit any rival unit in reach; you choose the targets, even in a rival’s turn.
    .short = Rival stops: your units here attack

card-marines_trap_tracker = Trap Tracker
    .text = Put up to { $value ->
        [one] { $value } deactivation token
       *[other] { $value } deactivation tokens
    } on rival traps in any sectors; one trap may hold several. When one of your units would trigger such a trap, remove 1 of its tokens instead: the trap and its copies do nothing. Each upgrade token adds 1 deactivation token.
    .short = Put { $value ->
        [one] { $value } deactivation token on a rival trap
       *[other] { $value } deactivation tokens on rival traps
    }

card-marines_team_tactics = Team Tactics
    .text = Choose a rival unit in a sector that also holds one of your units; it makes a full move. You choose its room and, if the sector is full, the unit that is ejected. Traps work, and if it fills the sector, your units there make a limited fight. It uses no shortcuts, cards or sector action, and no unit moves twice in a turn.
    .short = Move a rival unit standing with one of yours

card-marines_safeguard = Safeguard
    .text = A rival who moves the malfunction disc must put it on this card. Lifting the disc from here makes this card active first, so the disc comes straight back. You yourself are not bound. A second copy adds nothing.
    .short = Rivals must put the malfunction disc here

## Scientists

card-scientists_surveillance_camera = Surveillance Camera
    .text = When a rival unit stops here, the camera records { $value }; it starts at 0 and holds 6 at most. When your unit stops here, you may gain as much data as it holds and set it back to 0. Each upgrade token adds 1 to a recording.
    .short = Rival stops: +{ $value } (max. 6). You stop: collect

card-scientists_archives = Archives
    .text = Gain { $value } data. Each upgrade token adds 1 data.
    .short = Gain { $value } data

card-scientists_medstation = Med Station
    .text = Regain { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    }, up to 20. In a deathmatch take { $value } from your rivals instead, split as you like, nobody below 0. Each upgrade token adds 1 life point.
    .short = Regain { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    }

card-scientists_defense_system = Defense System
    .text = A rival unit that passes through this sector or stops here takes { $value } damage: 1 for each upgrade token. Without an upgrade token the card does nothing. Starting a move here does not trigger the trap.
    .short = { $value ->
        [0] Inactive until it is upgraded
       *[other] Rival passes or stops: { $value } damage
    }

card-scientists_small_lab = Small Lab
    .text = Take 1 upgrade token from the supply. You may spend it at once.
    .short = Take 1 upgrade token

card-scientists_shelter = Shelter
    .text = Your units here cannot be attacked: they take no damage and give no data. Traps, ejection and forced moves still affect them. A second copy adds nothing.
    .short = Your units here cannot be attacked

card-scientists_duplication = Duplication
    .text = Repeats the effect of every card of your faction on a slot next to it, not diagonally, with that card’s number and tokens. It does not copy another Duplication, a Grabber or a card that is switched off. A card to which a second copy adds nothing gains nothing from it.
    .short = Copies your cards next to it

card-scientists_station_plans = Station Plans
    .text = Install one of your pending cards from any sector by the usual rules; a special card goes in front of you. Then refill its position from your deck. If your deck is empty, the end marker advances instead. A pending card under the malfunction disc cannot be chosen.
    .short = Install a pending card from any sector

card-scientists_grabber = Grabber
    .text = When a rival unit stops here, it is caught after all other traps; then discard this card. A caught unit does nothing: no move of its own, no cards, no action, no attack; it can still be damaged. It is freed when another unit of its side stops here, before any limited fight, or when it is ejected or moved by a rival. Duplication does not copy this card.
    .short = Rival stops: it is caught, then discard

card-scientists_secret_passage = Secret Passage
    .text = Your unit may skip this sector during its move: it does not enter, spends no movement point on it and triggers no traps here. This also works if the move would end here, but not if it starts here. A second copy adds nothing.
    .short = Your unit may skip this sector

card-scientists_malfunction = Malfunction
    .text = Take the malfunction disc and put it on any rival card, installed or pending, in any sector. The same card again is allowed, a bonus card never. A second copy adds nothing.
    .short = Move the malfunction disc

card-scientists_remote_control = Remote Control
    .text = Use one of your installed action cards in any sector as if your unit had stopped there; collecting from a Surveillance Camera counts as well. The card works once, without copies. No card is used twice this way in a turn; an extra turn counts as a new one. Another Remote Control or a card that is switched off cannot be chosen.
    .short = Use one of your action cards anywhere

card-scientists_detonation = Detonation
    .text = Discard one rival card installed in this sector with all its tokens, then discard this card. A card under the malfunction disc cannot be chosen. If there is nothing to discard, this card stays.
    .short = Discard a rival card here, then this one

## Aliens

card-aliens_fight = Fight
    .text = Start a fight: all your units in all sectors attack. Rival units do not strike back.
    .short = Fight: all your units attack

card-aliens_hatchery = Hatchery
    .text = A rival unit that stops here takes { $value } damage; this card stays. Each upgrade token adds 1 damage.
    .short = Rival stops: { $value } damage

card-aliens_air_duct = Air Duct
    .text = Your unit may skip this sector during its move: it does not enter, spends no movement point on it and triggers no traps here. This also works if the move would end here, but not if it starts here. A second copy adds nothing.
    .short = Your unit may skip this sector

card-aliens_tentacles = Tentacles
    .text = A rival unit that passes through this sector or stops here takes { $value } damage. Starting a move here does not trigger the trap. Each upgrade token adds 1 damage.
    .short = Rival passes or stops: { $value } damage

card-aliens_habitat = Habitat
    .text = Take 1 upgrade token from the supply. You may spend it at once.
    .short = Take 1 upgrade token

card-aliens_lurking = Lurking
    .text = Whenever you cause a fight, or a limited fight in this sector, this card deals { $value } damage to one rival unit here, whatever its room. You choose the unit; one that cannot be attacked is no target. The card itself is not a unit. Each upgrade token adds 1 damage.
    .short = In your fights: { $value } damage to a rival here

card-aliens_duplication = Duplication
    .text = Repeats the effect of every card of your faction on a slot next to it, not diagonally, with that card’s number and tokens. It does not copy another Duplication, a Grabber or a card that is switched off. A card to which a second copy adds nothing gains nothing from it.
    .short = Copies your cards next to it

card-aliens_adrenaline_rush = Adrenaline Rush
    .text = Choose up to { $value } of your units in any sectors; each attacks at once. A unit attacks this way only once per turn, even with several of these cards; an extra turn counts as a new one. Each upgrade token adds 1 unit.
    .short = { $value ->
        [one] { $value } of your units attacks
       *[other] Up to { $value } of your units attack
    }

card-aliens_incubator = Incubator
    .text = Put 1 Young Alien into an empty room here. If there is none, choose any unit here to be ejected; the Young Alien takes its room. If all rooms are then taken, your units here make a limited fight. No trap reacts to the new unit.
    .short = Put a Young Alien into this sector

card-aliens_hole = Hole
    .text = Move one of your installed shortcut cards with all its tokens to an empty slot of any sector. A slot with a bonus card is not empty. A card under the malfunction disc cannot be moved.
    .short = Move one of your shortcut cards

card-aliens_pheromone_trail = Pheromone Trail
    .text = Your unit entering this sector may end its move here; its remaining movement points are lost. It then stops here with all effects. A move that starts here gets nothing from it. A second copy adds nothing.
    .short = Your unit may end its move here

card-aliens_parasite = Parasite
    .text = A rival unit that stops here without a parasite gets 1. It takes 1 damage per parasite for each movement point it spends, whoever moves it. All its parasites leave when it stops in its own faction sector. Each further copy of this card gives it 1 more at the same time.
    .short = Rival stops: it gets a parasite

card-aliens_abduction = Abduction
    .text = Put up to { $value ->
        [one] { $value } rival unit
       *[other] { $value } rival units
    } from this sector, one after another, into empty rooms of other sectors. Traps there work, and if a sector is filled, your units there make a limited fight. The unit itself does nothing else, and no unit moves twice in a turn. Each upgrade token adds 1 unit.
    .short = Put { $value ->
        [one] { $value } rival unit in another sector
       *[other] up to { $value } rival units in other sectors
    }

card-aliens_crawlers = Crawlers
    .text = All rival cards installed in this sector are switched off. They keep their slots and tokens and may still be upgraded, replaced or removed. Tokens already on units keep working. A second copy adds nothing.
    .short = Rival cards here are switched off

## Greys

card-greys_probe = Probe
    .text = When a rival unit stops here, you gain { $value } data. Each upgrade token adds 1 data.
    .short = Rival stops: gain { $value } data

card-greys_chamber = Chamber
    .text = When your units here gain data by attacking, you gain { $value } more data for each unit attacked. Each upgrade token adds 1 data.
    .short = Your data attacks here: +{ $value } data

card-greys_transmission = Transmission
    .text = Gain { $value } data. Each upgrade token adds 1 data.
    .short = Gain { $value } data

card-greys_landmine = Landmine
    .text = A rival unit that stops here takes { $value } damage; then discard this card. Each upgrade token adds 1 damage.
    .short = Rival stops: { $value } damage, then discard

card-greys_amplifier = Amplifier
    .text = Take 1 upgrade token from the supply. You may spend it at once.
    .short = Take 1 upgrade token

card-greys_teleport = Teleport
    .text = Your unit entering this sector may end its move in an empty room of any other sector instead; its remaining movement points are lost. This also works if the move would end here, but not if it starts here. In the new sector traps, limited fight, cards and sector action follow as usual. A second copy adds nothing.
    .short = Your unit may jump to any other sector

card-greys_duplication = Duplication
    .text = Repeats the effect of every card of your faction on a slot next to it, not diagonally, with that card’s number and tokens. It does not copy another Duplication, a Grabber or a card that is switched off. A card to which a second copy adds nothing gains nothing from it.
    .short = Copies your cards next to it

card-greys_life_transfer_device = Life Transfer Device
    .text = A rival unit that stops here takes { $value } damage, and you gain { $value } data. Each upgrade token adds 1 to both.
    .short = Rival stops: { $value } damage, gain { $value } data

card-greys_control = Control
    .text = Up to { $value ->
        [one] { $value } rival unit from any sector makes
       *[other] { $value } rival units from any sectors make
    } a full move, one after another. You choose the room and, if the sector is full, the unit that is ejected; traps work, and if a sector is filled, your units there make a limited fight. A moved unit uses no shortcuts, cards or sector action, and no unit moves twice in a turn. Each upgrade token adds 1 unit.
    .short = Move { $value ->
        [one] { $value } rival unit
       *[other] up to { $value } rival units
    } in any sector

card-greys_time_loop = Time Loop
    .text = Your unit entering this sector may spend up to { $value } of its remaining movement points in place, then moves on with the rest or stops here. Entering costs its point as usual. A move that starts here gets nothing from it. Each upgrade token adds 1 point.
    .short = Spend up to { $value ->
        [one] { $value } movement point
       *[other] { $value } movement points
    } here

card-greys_downgrade = Downgrade
    .text = Choose a rival. That player chooses and loses { $value ->
        [one] { $value } upgrade
       *[other] { $value } upgrades
    }: an upgraded unit turns to its base side, or an upgrade token leaves one of their cards or their stock. Cards under the malfunction disc are safe, and whoever has fewer upgrades loses them all. Each upgrade token adds 1 upgrade.
    .short = A rival loses { $value ->
        [one] { $value } upgrade
       *[other] { $value } upgrades
    }

card-greys_invisibility = Invisibility
    .text = Put up to { $value ->
        [one] { $value } invisibility token
       *[other] { $value } invisibility tokens
    } on your units in any sectors, one per unit; there are only 2. Such a unit cannot be attacked and triggers no traps, but can be ejected or moved by others. The token leaves when the unit attacks or when its next move is over. Each upgrade token adds 1 invisibility token.
    .short = Make { $value ->
        [one] { $value } of your units
       *[other] up to { $value } of your units
    } invisible

card-greys_annihilation = Annihilation
    .text = Discard one rival card installed in any sector with all its tokens. A card under the malfunction disc cannot be chosen.
    .short = Discard any installed rival card

## Bonus cards

card-bonus_card_from_deck = Card from the Deck
    .text = Install the top card of your deck on an empty slot of any sector; a special card goes in front of you instead. A slot with a bonus card is not empty. You may do this even before you refill a pending position.
    .short = Install the top card of your deck

card-bonus_passage = Passage
    .text = Play it with the move of your own unit: it goes 1 sector further than its movement points allow. That sector counts as 1 movement point. It does not help units that come from space or are moved by cards. You may play several on one move.
    .short = Your move goes 1 sector further

card-bonus_upgrade = Upgrade
    .text = Take 1 upgrade token from the supply. You may spend it at once.
    .short = Take 1 upgrade token

## Units

unit-marine = Marine
    .text = Attacks 1 rival unit in reach for 1 damage. Upgraded: attacks up to 3 rival units in reach for 1 damage each.
    .upgraded = upgraded Marine

unit-alien = Alien
    .text = Does not attack. Upgraded: attacks up to 3 rival units in reach for 1 damage each.
    .upgraded = upgraded Alien

unit-scientist = Scientist
    .text = Does not attack. Upgraded: attacks 1 rival unit in reach for 1 damage.
    .upgraded = upgraded Scientist

unit-grey = Grey
    .text = Does not attack. Upgraded: attacks 1 rival unit in reach; it takes no damage, and you gain 1 data.
    .upgraded = upgraded Grey

unit-young_alien = Young Alien
    .text = A full unit of the Aliens: it takes a room, counts for movement, and can move, use cards and be ejected. It does not attack and has no upgraded side.
    .upgraded = no upgraded side

unit-creature = Creature
    .text = Attacks 1 rival unit in reach for 1 damage. Upgraded: attacks up to 3 rival units in reach for 1 damage each. When you move it and it stops in a sector without rival units, an embryo hatches there.
    .upgraded = upgraded Creature

unit-runner = Runner
    .text = An embryo that may move 1 sector further; it takes over a rival card for a single use and does not attack. Upgraded: takes over a card for good and attacks 1 rival unit in reach for 1 damage.
    .upgraded = upgraded Runner

unit-trapper = Trapper
    .text = An embryo that takes over a rival card for good and does not attack. Upgraded: also attacks 1 rival unit in reach for 1 damage.
    .upgraded = upgraded Trapper

unit-warrior = Warrior
    .text = An embryo that takes over a rival card for a single use and attacks 1 rival unit in reach for 1 damage. Upgraded: takes over a card for good and attacks up to 3 rival units in reach for 1 damage each.
    .upgraded = upgraded Warrior

## Factions

faction-marines = Marines
    .text = You can attack from the first turn and make sectors deadly with mines, fire and ambushes. You collect no data: you win by damage or on points at the end.

faction-aliens = Aliens
    .text = You slip through air ducts, lay traps and strike hard once your units are upgraded. You collect no data: you win by damage or on points at the end.

faction-scientists = Scientists
    .text = You rarely fight: cameras and archives bring data while shelters and defenses keep your units safe. You win with 20 data, by damage or on points at the end.

faction-greys = Greys
    .text = You bend movement: you teleport, move rival units and gain data where they stop. You win with 20 data, by damage or on points at the end.

faction-pandora = Pandora
    .text = You have no cards: your creatures hatch embryos, and embryos take over the cards of your rivals. You collect no data: you win by damage or on points at the end.

## Sectors

sector-corridors = Corridors
    .text = Fight: all your units in all sectors attack. Rival units do not strike back.
    .action = Fight

sector-control_room = Control Room
    .text = Put the malfunction disc on any rival card, installed or pending, in any sector. The same card again is allowed, a bonus card never.
    .action = Malfunction

sector-tech_dock = Tech Dock
    .text = You must take an extra turn with another of your units that has not moved this turn; it may come from space. If there is none, nothing happens. There is no pending phase here.
    .action = Extra turn

sector-loading_dock = Loading Dock
    .text = Only for the Marines’ side: take 1 upgrade token from the supply, or discard 1 rival card installed here. A card under the malfunction disc cannot be discarded.
    .action = Upgrade or clean up

sector-laboratory = Laboratory
    .text = Only for the Scientists’ side: take 1 upgrade token from the supply, or discard 1 rival card installed here. A card under the malfunction disc cannot be discarded.
    .action = Upgrade or clean up

sector-nest = Nest
    .text = Only for the Aliens’ side: take 1 upgrade token from the supply, or discard 1 rival card installed here. A card under the malfunction disc cannot be discarded.
    .action = Upgrade or clean up

sector-wreck = Wreck
    .text = Only for the Greys’ side: take 1 upgrade token from the supply, or discard 1 rival card installed here. A card under the malfunction disc cannot be discarded.
    .action = Upgrade or clean up

## Tokens

token-upgrade = Upgrade token
    .text = Spend 1 in your turn to turn a unit to its upgraded side, or put it on one of your installed cards with a number to raise it by 1. The first token on a card costs nothing more, the second 1 further token, the third 2, and so on. A card holds 6 at most.

token-malfunction_disc = Malfunction disc
    .text = The card below is switched off: it cannot be used, discarded, replaced, moved or upgraded, and its tokens wait. A pending card below it can be neither installed nor discarded. When the disc is lifted, the card is active again at once.

token-end_marker = End marker
    .text = It advances when someone must refill a pending position with an empty deck: to 3, 2, 1, then the end. When it reaches the end, the game is over at once.

token-team_tile = Team tile
    .text = Shows team and turn order in the team game: upright for team A, lying for team B.

token-faction_marker = Faction marker
    .text = Shows the life points of a faction; Scientists and Greys have a second one for data.

token-fire = Fire crescent
    .text = A reminder: an active Fire card of the Marines lies in this sector.

token-deactivation = Deactivation token
    .text = When a unit of the Marines’ side would trigger this trap, 1 token is removed instead; the trap and its copies do nothing. The token goes back to its stock when the trap leaves play.

token-camera = Camera token
    .text = Shows what a Surveillance Camera has recorded, from 0 to 6.

token-grabber = Grabber token
    .text = This unit is caught and does nothing; it can still be damaged. It is freed when another unit of its side stops in the sector, or when it leaves its room.

token-defense = Defense crescent
    .text = A reminder: an active Defense System of the Scientists lies in this sector.

token-parasite = Parasite
    .text = The unit takes 1 damage per parasite for each movement point it spends. All its parasites leave when it stops in its own faction sector.

token-young_alien = Young Alien
    .text = A unit of the Aliens that comes from the Incubator. It does not attack and cannot be upgraded.

token-tentacles = Tentacles crescent
    .text = A reminder: an active Tentacles card of the Aliens lies in this sector.

token-lurking = Lurking triangle
    .text = A reminder: an active Lurking card of the Aliens lies in this sector.

token-crawlers = Crawlers token
    .text = A reminder: Crawlers have switched off this card.

token-invisibility = Invisibility token
    .text = The unit cannot be attacked and triggers no traps, but can be ejected or moved by others. The token leaves when the unit attacks or when its next move is over.

token-pandora_creature = Creature
    .text = Pandora’s main unit. When you move it and it stops in a sector without rival units, an embryo hatches there.

token-pandora_trapper = Trapper embryo
    .text = After you move it, and before the sector action, you may put it on a rival card installed in its sector. The card is yours for as long as the embryo lies on it.

token-pandora_runner = Runner embryo
    .text = It may move 1 sector further. After you move it, and before the sector action, you may put it on a rival card installed in its sector. The card is yours for a single use; if the Runner is upgraded, for as long as it lies there.

token-pandora_warrior = Warrior embryo
    .text = After you move it, and before the sector action, you may put it on a rival card installed in its sector. The card is yours for a single use; if the Warrior is upgraded, for as long as it lies there.

token-pandora_sector_tile = Pandora sector tile
    .text = The sector beside it is also Pandora’s faction sector. When a Pandora unit stops there, Pandora takes 1 upgrade token; in a common sector the usual action follows as well, in either order.

token-pandora_marker = Pandora life marker
    .text = Shows Pandora’s life points; Pandora collects no data.

## Card types

type-action = Action
    .text = When your unit ends its own move in this sector, you may use the card. A unit that is moved by a rival or comes from space does not use it.

type-module = Module
    .text = Works all the time for units or cards of its sector.

type-trap = Trap
    .text = Triggers by itself when a rival unit stops in its sector, whether it moved there, came from space or was put there by a card. Some traps also trigger when a rival unit passes through.

type-special = Special
    .text = Never installed: it lies open in front of you. Play it in your turn between two steps; then it is discarded.

type-shortcut = Shortcut
    .text = Changes the moves of your own units when they pass through or stop in its sector, never where they start. You decide when you plan the move; each card works once per move.

type-duplication = Duplication
    .text = Repeats the effects of your faction’s cards on the slots next to it.

type-station = Station-wide
    .text = Works in the whole station while it is installed.

type-bonus = Bonus
    .text = A special card of no faction. You get it when you install a card on its slot; once played, it leaves the game.

## Labels

term-life = life points
term-data = data
term-space = space
term-deck = deck
term-discard = discard pile
term-pending = pending cards
term-slot = slot
term-room = room
term-supply = supply
term-end_track = end track
