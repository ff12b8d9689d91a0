import type { AnyGame } from '@veilhall/engine';
import { veiledFate } from '@veilhall/veiled-fate';
import { veilwraith } from '@veilhall/veilwraith';

/** The games this server plays, in the order they are shown. */
export const games: readonly AnyGame[] = [veilwraith, veiledFate];
