import { type AnyGame, fastRng, OptionsError } from '@veilhall/engine';
import { z } from 'zod';
import { Fault } from './fault.ts';
import { readJson } from './files.ts';
import { loadGame } from './games.ts';

export function wholeNumber(name: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new Fault(`${name} is a whole number from ${least} to ${most}, not '${text}'`, 'usage');
    }
    return value;
  };
}

export const list = (text: string): string[] => text.split(',').map((entry) => entry.trim());

/** Repeatable: each `--pack` adds one. */
export const packFile = (path: string, before: unknown[] = []): unknown[] => [...before, readJson(path)];

export function parseJson(name: string): (text: string) => unknown {
  return (text) => {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new Fault(`${name} is not JSON: ${(error as Error).message}`, 'usage');
    }
  };
}

export interface Wanted {
  readonly seats?: number;
  readonly options?: unknown;
  readonly pack?: unknown[];
}

export interface Prepared {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: unknown;
  readonly packs: unknown[];
}

/** Loads a game and checks seats and options once, before anything is started. */
export async function prepare(id: string, wanted: Wanted): Promise<Prepared> {
  const packs = wanted.pack ?? [];
  const game = await loadGame(id, packs);
  const seats = wanted.seats ?? game.seats.min;
  if (seats < game.seats.min || seats > game.seats.max) {
    throw new Fault(`${game.title} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`, 'usage');
  }
  const parsed = game.options.safeParse(wanted.options ?? {});
  if (!parsed.success) throw new Fault(`--options: ${z.prettifyError(parsed.error)}`, 'usage');
  try {
    game.setup(parsed.data, seats, fastRng('check'));
  } catch (error) {
    if (error instanceof OptionsError) throw new Fault(`--options: ${error.message}`, 'usage');
    throw error;
  }
  return { game, seats, options: parsed.data, packs };
}
