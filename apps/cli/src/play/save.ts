import { existsSync, renameSync } from 'node:fs';
import { Match, MatchError } from '@veilhall/engine';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import { gameOf, readJson, writeJson } from '../files.ts';
import { loadGame } from '../games.ts';

/** Who sits where: a person, or a bot by its name. */
export type Chair = 'person' | string;

const saveSchema = z.strictObject({
  format: z.literal('veilhall-save/1'),
  chairs: z.array(z.string().max(32)).min(1).max(16),
  journal: z.unknown(),
});

export interface SavedGame {
  readonly match: Match;
  readonly chairs: readonly Chair[];
}

export const savePath = (game: string): string => `data/play/${game}.json`;

export function saveGame(path: string, { match, chairs }: SavedGame): void {
  writeJson(path, { format: 'veilhall-save/1', chairs, journal: match.save() });
}

/** A new game never overwrites an unfinished one: that one is kept beside it. */
export function keepPrevious(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const kept = path.replace(/(\.json)?$/, '.previous.json');
  renameSync(path, kept);
  return kept;
}

export async function resumeGame(path: string): Promise<SavedGame> {
  const parsed = saveSchema.safeParse(readJson(path));
  if (!parsed.success) throw new Fault(`${path} is not a save of play: ${z.prettifyError(parsed.error)}`, 'usage');
  const { journal, chairs } = parsed.data;
  try {
    const match = Match.replay(await loadGame(gameOf(journal)), journal);
    if (match.head.seats !== chairs.length)
      throw new Fault(`${path} names ${chairs.length} players, not ${match.head.seats}`);
    return { match, chairs };
  } catch (error) {
    if (error instanceof MatchError) throw new Fault(`${path} cannot be resumed: ${error.message}`);
    throw error;
  }
}
