import { type Text, text } from '@veilhall/engine';
import { plural } from '@veilhall/kit';
import type { Effect, Verb } from '../content/schema.ts';
import type { EffectOf, VerbRules } from '../effects/verb.ts';
import { VERBS } from '../effects/verbs.ts';
import type { Asked, AskWriter, OptionOf } from './context.ts';
import { cardName, sceneOf } from './names.ts';

type PickAsk = 'target' | 'pick';
type Reading = Asked<PickAsk>;

const some = (n: number, one: string): string => (n === 1 ? `a ${one}` : `up to ${plural(n, one)}`);

/** What is chosen, up to the card that asks for it; `left` can still be chosen. */
const WHAT: { readonly [V in Verb]?: (effect: EffectOf<V>, left: number) => string } = {
  discard: ({ n = 1 }) => `Choose who discards ${plural(n, 'card')} to`,
  slay: ({ atMost }) => `Choose the Recruit${atMost === undefined ? '' : ` of ${atMost} Health or less`} to slay with`,
  lose: ({ n }) => `Choose who loses ${n} Health to`,
  mill: ({ n = 1 }) => `Choose whose Deck loses ${plural(n, 'card')} to`,
  banish: (_effect, left) => `Choose ${some(left, 'card')} to banish with`,
  banishRoute: (_effect, left) => `Choose ${some(left, 'card')} of your Fate Route to banish with`,
  banishOther: (_effect, left) => `Choose ${plural(left, 'card')} of an opposing Fate Route to banish with`,
  banishFate: ({ n = 1 }) => `Choose whose Fate Deck loses ${plural(n, 'card')} to`,
  cycle: (_effect, left) => `Choose ${some(left, 'card')} to put under your Fate Deck with`,
  acquire: ({ cost }) => `Choose a card of cost ${cost} or less to acquire with`,
  ready: (_effect, left) => `Choose ${some(left, 'Recruit')} to ready with`,
  raise: ({ cost }) => `Choose a Recruit of cost ${cost} or less to put into play with`,
  call: (_effect, left) => `Choose ${some(left, 'Recruit')} to put on your Deck with`,
  salvage: (_effect, left) => `Choose ${some(left, 'card')} to take back with`,
  unbanish: (_effect, left) => `Choose ${some(left, 'banished card')} to bring back with`,
  guard: (_effect, left) => `Choose ${some(left, 'Recruit')} to give Shield with`,
  redirect: () => 'Choose a new target with',
};

const effectOf = ({ content, about }: Reading): Effect | undefined => content.script(about.script).effects[about.step];

function sentence(asked: Reading): Text {
  const effect = effectOf(asked);
  const what = effect && (WHAT[effect.verb] as ((effect: Effect, left: number) => string) | undefined);
  return text`${effect && what ? what(effect, asked.about.left) : 'Choose with'} ${asked.names.card(asked.about.card)}.`;
}

/** Cards that lie on the table are told apart from their twins there. */
function label(asked: Reading, option: OptionOf<PickAsk>): Text {
  const { content, view, names, about } = asked;
  const effect = effectOf(asked);
  if ('done' in option) return effect && 'n' in effect && (effect.n ?? 1) > about.left ? 'No more' : 'None';
  const pick = effect && (VERBS[effect.verb] as VerbRules<Effect>).pick;
  if (!effect || !pick) return 'This one';
  const { on } = option;
  const picked = on === 'player' ? undefined : on === 'pile' ? option.card : option;
  const scene = sceneOf(names);
  return pick.label(option, effect, picked ? { ...scene, card: () => cardName(content, view, picked) } : scene);
}

export const pickWriters: { readonly [A in PickAsk]: AskWriter<A> } = {
  target: { sentence, label, rules: ['TV-TGT-03'] },
  pick: { sentence, label },
};
