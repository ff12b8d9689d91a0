import type { GameTable } from '../games/game-table.ts';
import { gameMeta } from '../games/registry.ts';
import type { Table } from '../table/table.ts';

/** How matches looked when their table was left: the hall shows that without loading any game. */
const KEY = 'veilhall.pictures';
/** More than the hall ever shows. */
const MOST = 8;

/** Addresses of tables and their pictures, the latest last. */
export function keptPictures(): Map<string, string> {
  const found = new Map<string, string>();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const [path, picture] of Object.entries(kept ?? {})) if (typeof picture === 'string') found.set(path, picture);
  } catch {
    // A damaged record is no record: the game's scene stands in.
  }
  return found;
}

/** A picture as the address of an image; in an image no script runs. */
export const addressOf = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;

/** Keeps the picture of a match whenever its table is left or hidden; an ended one needs none. */
export function keepPicture(table: Table, { portrait }: GameTable): () => void {
  const keep = (): void => {
    const { meta, moment, status } = table.get();
    const game = gameMeta(meta.game);
    if (!portrait || !game || meta.host === 'link' || status === 'watching') return;
    const pictures = keptPictures();
    const path = `/${meta.host === 'here' ? 'here' : 'table'}/${meta.id}`;
    pictures.delete(path);
    if (!moment.outcome) pictures.set(path, portrait(moment.view, game.lamp.dark));
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...pictures].slice(-MOST))));
    } catch {
      // No room is left on this device: the game's scene stands in.
    }
  };
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  document.addEventListener('visibilitychange', hidden);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    keep();
  };
}
