import { Match, MatchError } from '@veilhall/engine';
import { EXIT } from '../fault.ts';
import { gameOf, readJournal } from '../files.ts';
import { loadGame } from '../games.ts';
import { bad, good, print } from '../screen.ts';

/** Plays a journal again: the deal must follow from the seed that was committed to, and every pick must lead where it says. */
export async function verifyCommand(path: string, flags: { json?: boolean }): Promise<number> {
  const journal = readJournal(path);
  try {
    const game = await loadGame(gameOf(journal));
    const match = Match.replay(game, journal);
    const outcome = match.outcome();
    const found = { ok: true, game: game.id, match: match.head.id, entries: match.seq, hash: match.hash };
    if (flags.json) print(JSON.stringify({ ...found, ...(outcome && { outcome }) }));
    else {
      const from = match.head.start.from === 'deal' ? 'the deal is the one committed to' : 'it starts from a position';
      print(good(`${path} holds: ${from}, and all ${match.seq} entries follow.`));
      print(outcome ? `  ended: ${outcome.result}` : '  not over yet');
      print(`  state ${match.hash}`);
    }
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    if (flags.json) print(JSON.stringify({ ok: false, error: { code: error.code, message: error.message } }));
    else print(bad(`${path} does not hold: ${error.message}`));
    return EXIT.failure;
  }
}
