import { type Journal, picksOf } from '@veilhall/engine';
import type { PackedMatch } from './local/worker-calls.ts';
import type { Look, Table } from './table.ts';

const inBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());
}

/** The match in a few thousand characters: hashes are left out and made anew when it is opened. */
export async function pack(journal: Journal, names: readonly string[]): Promise<string> {
  const { entries, ...head } = journal;
  const picks = entries.map((entry) => [entry.seat, ...(entry.kind === 'pick' ? picksOf(entry) : [])] as const);
  const text = new TextEncoder().encode(JSON.stringify({ head, picks, names } satisfies PackedMatch));
  return inBase64Url(await through(text, new CompressionStream('deflate-raw')));
}

export async function unpack(text: string): Promise<PackedMatch> {
  const bytes = await through(fromBase64Url(text), new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** A link to one moment: to the server's match, or with the whole match inside it. */
export async function momentLink(table: Table, moment: Look): Promise<string> {
  const { meta, seats } = table.get();
  const at = `at=${moment.seq}${moment.viewer === 'spectator' ? '' : `&as=${moment.viewer}`}`;
  if (meta.host === 'server') return `${location.origin}/replay/server/${meta.id}?${at}`;
  const packed = await pack(
    await table.journal(),
    seats.map((seat) => seat.name),
  );
  return `${location.origin}/replay/link?${at}#${packed}`;
}
