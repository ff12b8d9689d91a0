import type { VeilwraithView } from '@veilhall/games/veilwraith';

/** The Foes of this Vignette by their kinds, as people call them. */
export const foeNames = ({ vignette }: VeilwraithView, types: readonly string[]): string[] =>
  types.map((type) => vignette.foes.find((foe) => foe.type === type)?.name ?? 'a Foe');
