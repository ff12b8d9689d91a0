import type { VeilwraithView } from '@veilhall/games/veilwraith';

/** The Veilwraith whose table this is: the viewer's own, else the first that still plays. */
export function ownWraith(view: VeilwraithView) {
  if (view.viewer !== 'spectator') return view.wraiths[view.viewer];
  return view.wraiths.find((wraith) => wraith.status === 'playing') ?? view.wraiths[0];
}
