import { openLocal, openPacked } from './local/local-table.ts';
import { openRemote } from './remote/remote-table.ts';
import { unpack } from './share.ts';
import type { Table } from './table.ts';

/** Finds out where a match is played and sits down to it. */
export async function openTable(host: 'here' | 'server' | 'link', id: string, watch: boolean): Promise<Table> {
  switch (host) {
    case 'here':
      return openLocal(id, watch);
    case 'server':
      return openRemote(id);
    case 'link':
      return openPacked(await unpack(location.hash.slice(1)));
  }
}
