import type { GameMeta } from '@veilhall/games';
import { settings } from '../settings/settings.ts';
import { botNames, unnamed } from '../setup/seats.ts';
import { freshChance } from '../table/local/chance.ts';
import { listMatches, type SeatPlan } from '../table/local/database.ts';
import { startOf } from './first-start.ts';
import { go } from './router.ts';

/** A sensible game at once: this device, no questions. */
export async function playNow(meta: GameMeta): Promise<void> {
  const [{ sharedRoom }, matches] = await Promise.all([import('../table/local/client.ts'), listMatches()]);
  const start = startOf(meta, matches);
  const seats: SeatPlan[] = [];
  const bots = start.bots ?? [];
  for (let seat = 0; seat < start.humans; seat++) {
    const own = seat === 0 && settings.get().name;
    seats.push({ kind: 'human', name: own || unnamed(seat, start.humans + bots.length) });
  }
  for (const [i, name] of botNames(bots).entries()) {
    const bot = bots[i];
    if (bot) seats.push({ kind: 'bot', name, bot });
  }
  const match = await sharedRoom().call('deal', {
    game: meta.id,
    seats,
    options: start.options,
    curtain: false,
    chance: freshChance(),
  });
  go(`/here/${match.id}`);
}

/** Goes on with the lesson of a game, or begins it. */
export async function learn({ id }: GameMeta): Promise<void> {
  const { sharedRoom } = await import('../table/local/client.ts');
  const name = settings.get().name || unnamed(0, 1);
  const match = await sharedRoom().call('lesson', { game: id, name });
  go(`/here/${match.id}`);
}
