import { BOT_IDS, botNamed } from '@veilhall/bots';
import { Match, seedFrom } from '@veilhall/engine';
import { prepare, type Wanted } from '../arguments.ts';
import { freshSeed } from '../chance.ts';
import { EXIT, Fault } from '../fault.ts';
import { GAME_IDS } from '../games.ts';
import { reader } from '../play/input.ts';
import { type Chair, keepPrevious, resumeGame, type SavedGame, saveGame, savePath } from '../play/save.ts';
import { Session } from '../play/session.ts';
import { faint, print } from '../screen.ts';

export interface PlayFlags extends Wanted {
  readonly humans?: number;
  readonly bots?: string[];
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string | true;
}

export async function playCommand(wanted: string | undefined, flags: PlayFlags): Promise<number> {
  const id = wanted ?? GAME_IDS[0] ?? '';
  let saved: SavedGame;
  let path: string;
  if (flags.resume === undefined) {
    saved = await newGame(id, flags);
    path = flags.save ?? savePath(id);
    const kept = keepPrevious(path);
    if (kept !== undefined) print(faint(`The game before this one is kept in ${kept}.`));
  } else {
    path = flags.resume === true ? savePath(id) : flags.resume;
    saved = await resumeGame(path);
    if (flags.save !== undefined) path = flags.save;
  }
  saveGame(path, saved);
  const input = reader();
  const people = saved.chairs.filter((chair) => chair === 'person').length;
  const passing = people > 1 && process.stdin.isTTY === true;
  const session = new Session({ ...saved, path, input, passing });
  const over = await session.run();
  if (over) session.ending();
  input.close();
  return EXIT.ok;
}

async function newGame(id: string, flags: PlayFlags): Promise<SavedGame> {
  const { game, seats, options, packs } = await prepare(id, flags);
  const seed = flags.seed === undefined ? freshSeed() : seedFrom(flags.seed);
  const match = Match.deal(game, { id: `play-${id}`, seats, options, packs, seed });
  return { match, chairs: chairsFor(seats, flags) };
}

function chairsFor(seats: number, flags: PlayFlags): Chair[] {
  const bots = flags.bots ?? [];
  for (const bot of bots) botNamed(bot);
  const people = flags.humans ?? (bots.length > 0 ? Math.min(1, seats) : seats);
  if (people > seats) throw new Fault(`--humans ${people}: there are ${seats} seats`, 'usage');
  if (people < seats && bots.length === 0) {
    throw new Fault(`who plays the other seats? --bots ${BOT_IDS.join(' or --bots ')}`, 'usage');
  }
  return Array.from({ length: seats }, (_, seat) =>
    seat < people ? 'person' : (bots[(seat - people) % bots.length] ?? ''),
  );
}
