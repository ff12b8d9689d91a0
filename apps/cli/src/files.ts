import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MatchError } from '@veilhall/engine';
import { Fault } from './fault.ts';

export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Fault(`cannot read ${path}: ${(error as NodeJS.ErrnoException).code ?? 'unknown fault'}`, 'usage');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault(`${path} is not JSON: ${(error as Error).message}`, 'usage');
  }
}

/** Whole or not at all: a crash in the middle leaves the old file. */
export const writeJson = (path: string, value: unknown): void => writeText(path, JSON.stringify(value));

export function writeText(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}.draft`;
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    throw new Fault(`cannot write ${path}: ${(error as NodeJS.ErrnoException).code ?? 'unknown fault'}`);
  }
}

/** A journal on its own, or inside a save of `play`. */
export function readJournal(path: string): unknown {
  const value = readJson(path);
  const isSave = typeof value === 'object' && value !== null && 'journal' in value;
  return isSave ? value.journal : value;
}

/** Which game a journal is of; everything else about it is checked when it is played again. */
export function gameOf(journal: unknown): string {
  if (typeof journal === 'object' && journal !== null && 'game' in journal && typeof journal.game === 'string') {
    return journal.game;
  }
  throw new MatchError('bad-journal', 'this is not a journal: it does not say of which game it is');
}
