import type { AnyGame } from '@veilhall/engine';
import { veilwraith } from '@veilhall/veilwraith';

/** The games this server plays, in the order they are shown. */
export const games: readonly AnyGame[] = [veilwraith];
