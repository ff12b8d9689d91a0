import type { GameMeta } from '@veilhall/games';

const warm = new Set<string>();

/** Somebody looks at this lamp: fetch and read what playing needs before it is asked for. */
export async function warmUp({ id }: GameMeta): Promise<void> {
  if (warm.has(id)) return;
  warm.add(id);
  const [{ sharedRoom }, { loadGameTable }] = await Promise.all([
    import('../table/local/client.ts'),
    import('../games/load.ts'),
    import('../frame/TablePage.tsx'),
  ]);
  await Promise.all([sharedRoom().call('describe', { game: id }), loadGameTable(id)]);
}
