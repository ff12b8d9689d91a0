import { type AnyGame, fastRng, Match, MatchError, OptionsError, seedFrom } from '@veilhall/engine';
import { freshSeed } from '../chance.ts';
import { loadGame } from '../games.ts';
import { DeskError } from './errors.ts';
import type { Request } from './requests.ts';

/** A match by a seed of its own, or a deal of the lab, which is a position like any other. */
export async function dealt({
  game: id,
  seed,
  deal,
  seats: wanted,
  options,
  packs,
}: Extract<Request, { op: 'new' }>): Promise<Match> {
  const base = await loadGame(id);
  const seats = wanted ?? base.seats.min;
  const given = { ...(options !== undefined && { options }), ...(packs && { packs }) };
  if (deal === undefined) {
    return Match.deal(base, {
      id: 'stdio',
      seats,
      seed: seed === undefined ? freshSeed() : seedFrom(String(seed)),
      ...given,
    });
  }
  if (seed !== undefined) throw new DeskError('bad-request', 'a deal of the lab has no other seed');
  // The same checks as for any deal, and the head of its position.
  const checkedDeal = Match.deal(base, { id: 'stdio', seats, seed: seedFrom(deal), ...given });
  const state = labState(checkedDeal.game, options, seats, deal);
  return Match.fromPosition(base, 'stdio', { ...checkedDeal.position(), state });
}

function labState(game: AnyGame, options: unknown, seats: number, deal: string): unknown {
  try {
    return game.setup(game.options.parse(options ?? {}), seats, fastRng(deal));
  } catch (error) {
    if (error instanceof OptionsError) throw new MatchError('bad-options', error.message);
    throw error;
  }
}
