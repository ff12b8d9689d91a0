import { DEMI_CARDS, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { CREAM, INK, mix } from '../../art/ink.ts';
import { portrait as drawn } from '../../art/portrait.ts';
import { n } from '../../art/strokes.ts';
import { litInk } from './lit-ink.ts';

/** The last space of the Renown track, and one beyond it. */
const TOP = 12;
const FLOOR = 62;
const AGES = ['I', 'II', 'III'];

const across = (renown: number): number => 15 + Math.min(renown, TOP + 1) * 5.1;

/** The Renown track from left to right, and the nine where they stand on it: whoever leads a line stands at its foot. */
export function portrait({ lines, age }: VeiledFateView, lamp: string): string {
  let ticks = '';
  for (let renown = 0; renown <= TOP; renown++) ticks += `M${n(across(renown))} ${FLOOR}v${renown % 3 === 0 ? 5 : 2.5}`;
  let marks = '';
  for (const { renown, demis } of lines) {
    for (const [i, id] of demis.entries()) {
      const fill = litInk(DEMI_CARDS[id].hex);
      marks += `<circle cx="${n(across(renown))}" cy="${n(FLOOR - 4 - i * 5.6)}" r="2.6" fill="${fill}" stroke="${INK}" stroke-width=".6"/>`;
    }
  }
  const track = `<path d="M12 ${FLOOR}H84${ticks}" stroke="${mix(lamp, INK, 0.7)}"/>`;
  const number = `<text x="80" y="21" text-anchor="end" font-family="Georgia, serif" font-size="15" fill="${mix(lamp, CREAM, 0.5)}">${AGES[age.number - 1] ?? ''}</text>`;
  return drawn(lamp, track + marks + number);
}
