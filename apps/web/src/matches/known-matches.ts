import type { MatchSummary } from '@veilhall/protocol';
import { useEffect } from 'react';
import { type Cell, cell, useStore } from '../store.ts';
import { listMatches, type MatchRecord } from '../table/local/database.ts';
import { ask, isGuest } from '../table/remote/api.ts';

/** A match as the hall lists it, wherever it is played. */
export interface KnownMatch {
  readonly id: string;
  readonly host: 'here' | 'server';
  readonly path: string;
  readonly game: string;
  readonly title: string;
  readonly status: string;
  readonly yourMove: boolean;
  readonly finished: boolean;
  readonly players: readonly string[];
  readonly updated: number;
}

/** The server has matches of this guest and does not answer. */
export const serverAway: Cell<boolean> = cell(false);

const known = cell<readonly KnownMatch[] | undefined>(undefined);

const fromHere = ({ id, game, name, summary, seats, updated }: MatchRecord): KnownMatch => ({
  id,
  host: 'here',
  path: `/here/${id}`,
  game,
  title: name ?? summary.title,
  status: summary.status,
  yourMove: summary.yourMove,
  finished: summary.finished,
  players: seats.map((seat) => seat.name),
  updated,
});

const fromServer = ({ id, game, name, status, seats, waiting, updatedAt }: MatchSummary): KnownMatch => ({
  id,
  host: 'server',
  path: `/table/${id}`,
  game,
  title: name,
  status: status === 'lobby' ? 'gathering' : seats.some((seat) => seat.left?.you) ? 'a bot plays for you' : '',
  yourMove: seats.some((seat) => seat.yours && waiting.includes(seat.seat)),
  finished: status === 'over',
  players: seats.map((seat) => seat.name),
  updated: updatedAt,
});

/** First what is on this device, at once; then what the server has, if there is one and it knows us. */
export async function refreshMatches(): Promise<void> {
  const here = (await listMatches()).map(fromHere);
  const before = known.get()?.filter((match) => match.host === 'server') ?? [];
  known.set(byLatest([...here, ...before]));
  if (!isGuest()) return;
  const there = await ask('listMatches').then(
    ({ matches }) => {
      serverAway.set(false);
      return matches.map(fromServer);
    },
    () => {
      serverAway.set(true);
      return [];
    },
  );
  known.set(byLatest([...here, ...there]));
}

const byLatest = (matches: KnownMatch[]): KnownMatch[] => matches.sort((a, b) => b.updated - a.updated);

/** Undefined until the first look into the store. */
export function useMatches(): readonly KnownMatch[] | undefined {
  useEffect(() => void refreshMatches(), []);
  return useStore(known);
}
