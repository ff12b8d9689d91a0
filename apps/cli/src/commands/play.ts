import { BOT_IDS, botNamed } from '@veilhall/bots';
import { Match, seedFrom } from '@veilhall/engine';
import { prepare, type Wanted } from '../arguments.ts';
import { freshSeed } from '../chance.ts';
import { EXIT, Fault } from '../fault.ts';
import { GAME_IDS, loadGame } from '../games.ts';
import { form } from '../play/form.ts';
import { type Reader, reader } from '../play/input.ts';
import { type Chair, keepPrevious, resumeGame, type SavedGame, savePath } from '../play/save.ts';
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
  let { saved, path } = flags.resume === undefined ? await started(wanted, flags) : await resumed(wanted, flags);
  const input = reader();
  try {
    for (;;) {
      const people = saved.chairs.filter((chair) => chair === 'person').length;
      const passing = people > 1 && process.stdin.isTTY === true;
      const session = new Session({ ...saved, path, input, passing, seed: freshSeed() });
      if (!(await session.run())) return EXIT.ok;
      session.ending();
      const next = await nextMatch(saved, input);
      if (!next) return EXIT.ok;
      saved = next;
    }
  } finally {
    input.close();
  }
}

async function started(wanted: string | undefined, flags: PlayFlags): Promise<{ saved: SavedGame; path: string }> {
  const asked = wanted === undefined && process.stdin.isTTY ? await form() : { id: wanted ?? GAME_IDS[0] ?? '' };
  const saved = await newGame(asked.id, { ...flags, ...asked });
  const path = flags.save ?? savePath(asked.id);
  const kept = keepPrevious(path);
  if (kept !== undefined) print(faint(`The game before this one is kept in ${kept}.`));
  return { saved, path };
}

async function resumed(wanted: string | undefined, flags: PlayFlags): Promise<{ saved: SavedGame; path: string }> {
  const path = typeof flags.resume === 'string' ? flags.resume : savePath(wanted ?? GAME_IDS[0] ?? '');
  return { saved: await resumeGame(path), path: flags.save ?? path };
}

/** Where one match leads to the next, as a Campaign does, that one is offered with the same people and bots. */
async function nextMatch({ match, chairs }: SavedGame, input: Reader): Promise<SavedGame | undefined> {
  const options: unknown = match.game.next?.(match.state);
  if (options === undefined) return undefined;
  const answer = await input.ask('Go on with the next one? (y/n) ');
  if (!/^y/i.test(answer ?? '')) return undefined;
  const { id, seats, packs } = match.head;
  const game = await loadGame(match.game.id);
  return { match: Match.deal(game, { id, seats, options, packs, seed: freshSeed() }), chairs };
}

async function newGame(id: string, flags: PlayFlags): Promise<SavedGame> {
  const { seats, options, packs } = await prepare(id, flags);
  const seed = flags.seed === undefined ? freshSeed() : seedFrom(flags.seed);
  const match = Match.deal(await loadGame(id), { id: `play-${id}`, seats, options, packs, seed });
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
