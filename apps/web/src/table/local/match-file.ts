import { formatAge, type Journal, journalSchema, MatchError } from '@veilhall/engine';
import { gameListed } from '@veilhall/games';
import { NOT_A_MATCH } from './file-words.ts';

/** Why a file is not opened, in a sentence for whoever chose it. */
export class FileProblem extends Error {}

const DAMAGED = 'This file is damaged: parts of the match are missing. Save it once more where it was played.';

/** The journal in the content of a file, or what is wrong with it. */
export function journalIn(content: unknown): Journal {
  const format = typeof content === 'object' && content !== null && 'format' in content ? content.format : undefined;
  switch (formatAge(format)) {
    case undefined:
      throw new FileProblem(NOT_A_MATCH);
    case 'older':
      throw new FileProblem('This match was saved by an older Veilhall, whose files are no longer read.');
    case 'newer':
      throw new FileProblem(
        'This match was saved by a newer Veilhall. Load this page again to get the newest one, then open the file.',
      );
    case 'present':
  }
  const parsed = journalSchema.safeParse(content);
  if (!parsed.success) throw new FileProblem(DAMAGED);
  if (!gameListed(parsed.data.game))
    throw new FileProblem(`This match is of a game that is not in this hall: “${parsed.data.game}”.`);
  return parsed.data;
}

/** Plays a file's match again; what does not fit is said in a sentence. */
export async function replaying<T>(replay: () => Promise<T>): Promise<T> {
  try {
    return await replay();
  } catch (error) {
    throw new FileProblem(whyNot(error));
  }
}

function whyNot(error: unknown): string {
  const code = error instanceof MatchError ? error.code : undefined;
  if (code === 'rules-changed')
    return 'This match was played with other rules or cards than the ones here, so it cannot be opened.';
  if (code === 'no-seed')
    return 'This match was saved before it was over, without what was hidden. Save it again when it has ended.';
  if (code === 'bad-pack') return 'The pack of cards this match was played with does not fit the cards here.';
  const detail = error instanceof Error ? error.message : String(error);
  return `This file was changed after it was saved, so nothing of it was kept: ${detail}.`;
}
