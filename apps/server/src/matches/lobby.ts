import type { ChangeMatch, Invitation } from '@veilhall/protocol';
import { Denied } from '../denied.ts';
import type { Principal } from '../identity.ts';
import type { Services } from '../services.ts';
import type { DealPlan, MatchRow } from '../store/store.ts';
import { checkHost } from './access.ts';
import type { LiveMatch } from './live-match.ts';
import { dealt, invitedTo } from './seating.ts';
import { optionsOf, packsOf, seatName } from './summary.ts';

/** What is shown and settled before anybody is dealt in. */

export function changeMatch(
  services: Services,
  live: LiveMatch,
  principal: Principal,
  { name, botDelayMs, spectators, options }: ChangeMatch,
): Promise<void> {
  return live.serial(async () => {
    checkHost(live.row, principal);
    await live.change({
      ...(name !== undefined && { name }),
      ...(botDelayMs !== undefined && { botDelayMs }),
      ...(spectators !== undefined && { spectators }),
      ...(options && { deal: planWith(services, live.row, options) }),
    });
  });
}

/** Dealt once without being kept, so that options that cannot be played are refused now. */
function planWith(services: Services, row: MatchRow, options: DealPlan['options']): DealPlan {
  if (!row.deal)
    throw new Denied('already-started', 'The cards are dealt: the options of this match stay as they are.');
  const deal = { ...row.deal, options };
  dealt(services.registry.game(row.game), { ...row, deal }, row.seats);
  return deal;
}

/** What an invitation is for. Whoever has its code may know this much of a table, though it be closed to spectators. */
export async function invitation(services: Services, id: string, code: string): Promise<Invitation> {
  const row = await rowOf(services, id);
  const { name, game, status, host, seats, head, forkOf, hints } = row;
  const seat = invitedTo(row, code);
  return {
    match: id,
    name,
    game,
    gameTitle: services.registry.title(game),
    status,
    host: (await services.store.guest(host))?.name ?? '',
    seat,
    seats: seats.map((held, at) => ({ seat: at, kind: held.kind, name: seatName(held, at) })),
    options: optionsOf(row),
    origin: head?.origin ?? (forkOf ? 'branched' : 'dealt'),
    packs: packsOf(row),
    hints,
  };
}

async function rowOf(services: Services, id: string): Promise<MatchRow> {
  try {
    return await services.matches.with(id, (live) => live.serial(() => live.row));
  } catch (error) {
    throw (await services.store.wasDeleted(id)) ? new Denied('cancelled', 'The host has cancelled this match.') : error;
  }
}
