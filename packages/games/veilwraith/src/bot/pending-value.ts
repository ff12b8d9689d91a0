import type { Content, Script } from '../content/compile.ts';
import { texts } from '../effects/texts.ts';
import type { VwFrame } from '../state/frames.ts';
import type { Wraith } from '../state/state.ts';

/** What the effects on a Veilwraith's own stack are still going to bring, in resources. */
export function pendingValue(content: Content, wraith: Wraith): number {
  let sum = 0;
  for (const frame of wraith.work) sum += frameValue(content, frame);
  return sum;
}

function frameValue(content: Content, frame: VwFrame): number {
  if (frame.do === 'effects') return scriptValue(content.script(frame.script), frame.step, frame.end);
  if (frame.do === 'pick' || frame.do === 'choose')
    return scriptValue(content.script(frame.script), frame.step, frame.step + 1);
  if (frame.do === 'ability') {
    const { script } = content.ability(frame.ability);
    return scriptValue(script, 0, script.effects.length);
  }
  return frame.do === 'draw' ? frame.left : 0;
}

function scriptValue(script: Script, from: number, to: number): number {
  const { effects } = script;
  return texts.valueOf(from === 0 && to === effects.length ? effects : effects.slice(from, to));
}
