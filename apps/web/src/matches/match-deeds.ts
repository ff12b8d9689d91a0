import { saveFile } from '../shell/files.ts';
import { sharedRoom } from '../table/local/client.ts';
import { deleteMatch, readMatch } from '../table/local/database.ts';
import { NOT_A_MATCH } from '../table/local/file-words.ts';
import { ask, isGuest, signIn } from '../table/remote/api.ts';
import type { KnownMatch } from './known-matches.ts';

async function stored(id: string) {
  const found = await readMatch(id);
  if (!found) throw new Error('This match is no longer on this device.');
  return found;
}

export async function saveMatch({ id, game }: KnownMatch): Promise<void> {
  const { record, entries } = await stored(id);
  saveFile(`${game}-${id}.json`, { ...record.head, entries });
}

export async function forgetMatch({ host, id }: KnownMatch): Promise<void> {
  if (host === 'here') await deleteMatch(id);
  else await ask('deleteMatch', { id });
}

/** Reads a match file, or the match inside a bug report; says where to find it. */
export async function bringFile(file: File): Promise<string> {
  const content = parsed(await file.text());
  const report = typeof content === 'object' && content !== null && 'journal' in content ? content : undefined;
  const seats = report && 'seats' in report ? report.seats : undefined;
  const journal = report ? report.journal : content;
  const there = await onServer(journal);
  if (there) return there;
  const { id } = await sharedRoom().call('bring', { journal, seats });
  return `/here/${id}`;
}

/** Where the match of a file is played, if it is one of this guest's on the server. */
async function onServer(journal: unknown): Promise<string | undefined> {
  if (!isGuest() || typeof journal !== 'object' || journal === null || !('id' in journal)) return undefined;
  const known = await ask('listMatches').catch(() => undefined);
  const match = known?.matches.find(({ id }) => id === journal.id);
  return match && `/table/${match.id}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(NOT_A_MATCH);
  }
}

/** The whole journal goes to the server, and the match goes on there; the copy here is deleted only after that. */
export async function moveToServer({ id }: KnownMatch): Promise<string> {
  const { record, entries } = await stored(id);
  await signIn();
  const seats = record.seats.map(({ kind, name, bot }) =>
    kind === 'bot' && bot ? { kind: 'bot' as const, bot } : { kind: 'human' as const, name },
  );
  const body = { journal: { ...record.head, entries }, seats, ...(record.name && { name: record.name }) };
  const { match } = await ask('importMatch', { body });
  await deleteMatch(id);
  return `/table/${match.id}`;
}
