import { type Text, text } from '@veilhall/engine';
import type { Setting } from '../flow/settings.ts';
import type { Reading } from './context.ts';
import { cardPiece, WINDOW_NAMES } from './names.ts';

export function settingLabel({ content, me }: Reading, setting: Setting): Text {
  switch (setting.do) {
    case 'stop': {
      const on = me?.stops?.includes(setting.window) ?? false;
      return `${on ? 'Do not ask me' : 'Always ask me'} ${WINDOW_NAMES[setting.window]}`;
    }
    case 'playNothing':
      return text`Play ${cardPiece(content, setting.card.def)} and use none of it`;
    case 'unready':
      return 'Go back to playing';
    case 'back':
      return 'Return another Memory instead';
  }
}
