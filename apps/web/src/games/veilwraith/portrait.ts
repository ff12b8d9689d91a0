import type { VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import { CREAM, INK, mix } from '../../art/ink.ts';
import { portrait as drawn, PORTRAIT } from '../../art/portrait.ts';
import { n } from '../../art/strokes.ts';
import { KEY_HUES } from './key-hues.ts';
import { ownWraith } from './own-wraith.ts';

const X = PORTRAIT.width / 2;
const Y = 31;
const RADIUS = 23;
const ROW = 68;
const STEP = 9;

/** Spirit as a ring of ticks, below it the Keys that were found and the Threats that lie open. */
export function portrait(view: VeilwraithView, lamp: string): string {
  const wraith = ownWraith(view);
  return drawn(lamp, wraith ? dial(wraith, lamp) + row(wraith, lamp) : '');
}

function dial({ spirit, maxSpirit }: WraithView, lamp: string): string {
  const ticks = Math.max(maxSpirit, spirit);
  let lit = '';
  let gone = '';
  for (let i = 0; i < ticks; i++) {
    const angle = ((135 + (270 * (i + 0.5)) / ticks) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const tick = `M${n(X + dx * (RADIUS - 5))} ${n(Y + dy * (RADIUS - 5))}L${n(X + dx * RADIUS)} ${n(Y + dy * RADIUS)}`;
    if (i < spirit) lit += tick;
    else gone += tick;
  }
  const stroke = `stroke-width="2" stroke-linecap="butt"`;
  const number = `<text x="${X}" y="${Y + 7.5}" text-anchor="middle" font-family="Georgia, serif" font-size="22" fill="${CREAM}">${spirit}</text>`;
  return `<path d="${gone}" stroke="${mix(lamp, INK, 0.3)}" ${stroke}/><path d="${lit}" stroke="${lamp}" ${stroke}/>${number}`;
}

/** Keys are lozenges in their own colours, hollow once flipped; Threats are cards. */
function row({ keys, threats }: WraithView, lamp: string): string {
  const marks = [
    ...keys.map(({ def, state }) => (x: number) => {
      const hue = KEY_HUES[def] ?? lamp;
      const fill = state === 'flipped' ? 'none' : hue;
      return `<path d="M${n(x)} ${ROW - 4.5}l3.6 4.5l-3.6 4.5l-3.6 -4.5Z" fill="${fill}" stroke="${hue}"/>`;
    }),
    ...threats.map(
      () => (x: number) =>
        `<rect x="${n(x - 2.6)}" y="${ROW - 3.8}" width="5.2" height="7.6" rx="1" fill="${INK}" stroke="#c77b66"/>`,
    ),
  ];
  const step = Math.min(STEP, 70 / Math.max(1, marks.length));
  return marks.map((mark, i) => mark(X + (i - (marks.length - 1) / 2) * step)).join('');
}
