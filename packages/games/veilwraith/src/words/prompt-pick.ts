import { type Text, text } from '@veilhall/engine';
import type { OptionOf } from '../campaign/match-asks.ts';
import type { PickAsk } from '../effects/pick.ts';
import type { Scene } from '../effects/scene.ts';
import { texts } from '../effects/texts.ts';
import type { Asked, Writers } from './context.ts';
import { actionName, actionOf, cardPiece, thingName } from './names.ts';
import { threatAt } from './uses.ts';

/** Choices inside an effect: an Action, a Threat, a Memory or a Key. Their labels belong to the verbs. */

/** "Memory of the Forge: choose an Action, 2 more to choose." */
function sentence(what: string): (asked: Asked<PickAsk>) => Text {
  return ({ content, about: { card, left } }) =>
    text`${cardPiece(content, card)}: choose ${what}${left > 1 ? `, ${left} more to choose` : ''}.`;
}

function sceneOf(asked: Asked<PickAsk>): Scene {
  const { content, view, seat, me, about } = asked;
  return {
    by: [cardPiece(content, about.card)],
    action(type) {
      const { tokens = 0, slot = 0 } = actionOf(me, type) ?? {};
      return { name: actionName(me, type), tokens, slot };
    },
    threat(id) {
      const threat = threatAt(asked, id);
      return { name: thingName(view, seat, id) ?? 'it', cost: threat?.cost.n ?? 0, values: threat?.values ?? [] };
    },
    memory: (id) => thingName(view, seat, id) ?? 'it',
    key: (id) => ({
      name: thingName(view, seat, id) ?? 'it',
      state: me?.keys.find((key) => key.thing === id)?.state ?? 'upright',
    }),
  };
}

function label(asked: Asked<PickAsk>, option: OptionOf<PickAsk>): Text {
  const { script, step } = option;
  const effect = asked.content.script(script).effects[step];
  const pick = effect && texts.rules(effect).pick;
  if (!pick) throw new Error(`effect ${step} of '${script}' leaves no choice`);
  return pick.label(option, effect, sceneOf(asked));
}

export const pickWriters: Writers<PickAsk> = {
  pickAction: { sentence: sentence('an Action'), label },
  pickThreat: { sentence: sentence('a Threat'), label },
  pickMemory: { sentence: sentence('a Memory'), label },
  pickKey: { sentence: sentence('a Key'), label },
};
