import { type Move, type Prompt, pick, type RngState } from '@veilhall/engine';
import { pendingAbility } from '@veilhall/kit';
import { ownHealth } from '../board/health.ts';
import { best } from '../board/wishes.ts';
import { texts } from '../effects/texts.ts';
import { stepsAimedAt } from '../effects/verbs.ts';
import type { Asks, VeilPrompt } from '../flow/asks.ts';
import type { PickAct } from '../state/picks.ts';
import type { Mind } from './mind.ts';
import { chosen } from './picks.ts';
import { turnPick } from './turn-picks.ts';
import { effectsWorth } from './uses.ts';

/** From this cost on a card is too dear for the first rounds (TV-TIP-01). */
const DEAR = 5;
/** What is not worth a Reveal: a card off the top of a Deck. */
const TRIFLE = 0.5;

type OptionOf<A extends keyof Asks> = Asks[A] extends { option: infer O } ? O : never;
type Picker<A extends keyof Asks> = (mind: Mind, options: readonly OptionOf<A>[], prompt: VeilPrompt<A>) => Move;

/** The place of the first option that fits, or of the last one, which is the one that does nothing. */
const placeOf = <O>(options: readonly O[], fits: (option: O) => boolean): Move => {
  const at = options.findIndex(fits);
  return at < 0 ? options.length - 1 : at;
};

/** Several dear cards in the first Fate Route are bad (TV-TIP-01); one can wait there for its day. */
const mulligan: Picker<'mulligan'> = ({ board: { content }, player, style }, options) => {
  const isDear = (def: string): boolean => content.card(def).cost >= DEAR;
  if (!style.careful || player.route.filter(({ def }) => isDear(def)).length < 2)
    return placeOf(options, ({ do: what }) => what === 'keep');
  return placeOf(options, (act) => act.do === 'replace' && isDear(act.card.def));
};

/** The least of the Hand: a Trap before anything else, then what would give least next turn. */
const discard: Picker<'discard'> = (mind, options) =>
  best([...options.keys()], (move) => -mind.playing(options[move]?.card.def ?? '')) ?? 0;

/** Prevention that finds nothing to prevent waits for more (TV-RULING-42), so it is never too early. */
const reveal: Picker<'reveal'> = (mind, options, { about }) => {
  const isWorth = about.window === 'damage' ? about.damage > 0 : aimedWorth(mind) > TRIFLE;
  const pass = options.length - 1;
  return isWorth ? (best([...options.keys()].slice(0, pass), (move) => strength(options[move])) ?? pass) : pass;
};

const strength = (act: OptionOf<'reveal'> | undefined): number => (act?.do === 'reveal' ? act.n : 0);

/** What the effect that waits to be answered is worth to the one who uses it. */
function aimedWorth({ board, who }: Mind): number {
  const ability = pendingAbility<PickAct>({ stack: board.state.work });
  if (!ability) return 0;
  const { effects } = board.content.script(ability.ability);
  return texts.valueOf(stepsAimedAt(ability.aims, who).flatMap((step) => effects[step] ?? []));
}

const choose: Picker<'choose'> = (mind, options, { about: { script, step } }) => {
  const effect = mind.board.content.script(script).effects[step];
  if (effect?.verb !== 'choose') return 0;
  return best([...options.keys()], (move) => effectsWorth(mind, effect.options[options[move]?.part ?? 0] ?? [])) ?? 0;
};

const PICKERS: { readonly [A in Exclude<keyof Asks, 'character' | 'waiting'>]: Picker<A> } = {
  first: (mind, options) => placeOf(options, ({ side }) => side === mind.player.side),
  mulligan,
  turn: turnPick,
  target: (mind, options, { about }) => chosen(mind, about.verb, options),
  pick: (mind, options, { about }) => chosen(mind, about.verb, options),
  discard,
  trap: (mind, options) => best([...options.keys()], (move) => -ownHealth(mind.board, options[move]?.who ?? 0)) ?? 0,
  reveal,
  choose,
  order: () => 0,
  may: (_mind, options) => placeOf(options, ({ consent }) => consent === 'yes'),
};

/** What the moves of a prompt tell. */
export const movesOf = <A extends keyof Asks>(prompt: Prompt): readonly OptionOf<A>[] =>
  prompt.options.slice(0, prompt.moves).map(({ about }) => about as OptionOf<A>);

export function pickBy(mind: Mind, prompt: Prompt, rng: RngState): Move {
  const { ask } = prompt as VeilPrompt;
  // Whom somebody leads is a matter of taste.
  if (ask === 'character') return pick(rng, 'character', [...movesOf<'character'>(prompt).keys()]);
  return ask === 'waiting' ? 0 : picked(mind, prompt, ask);
}

const picked = <A extends keyof typeof PICKERS>(mind: Mind, prompt: Prompt, ask: A): Move =>
  (PICKERS[ask] as Picker<A>)(mind, movesOf<A>(prompt), prompt as VeilPrompt<A>);
