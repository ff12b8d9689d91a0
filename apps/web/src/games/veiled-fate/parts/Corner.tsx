import type { VeiledFateView } from '@veilhall/games/veiled-fate';
import { useWide } from '../../../frame/use-wide.ts';
import { Players } from './Players.tsx';

/** Where the top strip is long enough, the players sit there. */
export function Corner({ view }: { view: VeiledFateView }) {
  return useWide() ? <Players view={view} /> : undefined;
}
