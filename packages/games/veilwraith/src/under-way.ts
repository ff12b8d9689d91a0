import type { Frame } from '@veilhall/engine';
import type { Content, Script } from './content-index.ts';
import { verbValue } from './effects/verbs.ts';
import type { SeatFrame } from './frames.ts';
import type { Wraith } from './state.ts';

/** What the effects on a Veilwraith's own stack are still going to bring, in resources. */
export function underWay(content: Content, wraith: Wraith): number {
  let sum = 0;
  for (const frame of wraith.work) if (isSeatFrame(frame)) sum += worthOf(content, frame);
  return sum;
}

const isSeatFrame = (frame: Frame): frame is SeatFrame => 'at' in frame;

function worthOf(content: Content, frame: SeatFrame): number {
  switch (frame.do) {
    case 'effects':
      return scriptWorth(content.script(frame.script), frame.step, frame.end);
    case 'pick':
    case 'choose':
      return scriptWorth(content.script(frame.script), frame.step, frame.step + 1);
    case 'ability': {
      const { script } = content.ability(frame.ability);
      return scriptWorth(script, 0, script.effects.length);
    }
    case 'draw':
      return frame.left;
    default:
      return 0;
  }
}

function scriptWorth(script: Script, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    const effect = script.effects[i];
    if (effect) sum += verbValue(effect);
  }
  return sum;
}
