import type { SeatPlan } from '@veilhall/protocol';
import { rememberInvites } from '../lobby/invites.ts';
import { freshChance } from '../table/local/chance.ts';
import { sharedRoom } from '../table/local/client.ts';
import { ask, signIn } from '../table/remote/api.ts';
import type { Values } from './form-fields.ts';
import { botNames, type SeatChoice, unnamed } from './seats.ts';

export interface Plan {
  readonly game: string;
  readonly seats: readonly SeatChoice[];
  readonly options: Values;
  readonly packs?: readonly unknown[];
  readonly curtain: boolean;
  /** Keep it on the server even if nobody is invited. */
  readonly onServer: boolean;
  /** Everybody may ask for hints, though several people play online. */
  readonly hints?: boolean;
}

/** Deals the match where it is to be played; says where to find it. */
export function startMatch(plan: Plan): Promise<string> {
  const online = plan.onServer || plan.seats.some((seat) => seat.kind === 'online');
  return online ? onServer(plan) : here(plan);
}

async function here({ game, seats, options, packs, curtain }: Plan): Promise<string> {
  const names = botNames(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : [])));
  const plans = seats.map((seat, at) => {
    if (seat.kind === 'bot') return { kind: 'bot' as const, name: names.shift() ?? seat.bot, bot: seat.bot };
    const name = seat.kind === 'here' ? seat.name.trim() : '';
    const said = name && (name !== unnamed(0, 1) || seats.length === 1);
    return { kind: 'human' as const, name: said ? name : unnamed(at, seats.length) };
  });
  const chance = freshChance();
  const { id } = await sharedRoom().call('deal', {
    game,
    seats: plans,
    options,
    curtain,
    chance,
    ...(packs && { packs }),
  });
  return `/here/${id}`;
}

async function onServer({ game, seats, options, hints = false }: Plan): Promise<string> {
  await signIn();
  const plans = seats.map((seat): SeatPlan => {
    if (seat.kind === 'bot') return seat;
    if (seat.kind === 'online') return { kind: 'open' };
    return seat.name.trim() ? { kind: 'human', name: seat.name.trim() } : { kind: 'human' };
  });
  const body = { game, seats: plans, options: JSON.parse(JSON.stringify(options)), hints };
  const { match, invites } = await ask('createMatch', { body });
  rememberInvites(match.id, invites);
  return `/table/${match.id}`;
}
