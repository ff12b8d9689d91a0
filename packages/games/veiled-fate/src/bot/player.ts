import { type Move, type Prompt, pick, type RngState } from '@veilhall/engine';
import type { Asks, VfPrompt } from '../flow/asks.ts';
import { must } from '../state/access.ts';
import type { FateKind } from '../vocabulary.ts';
import { ageVote, leastNeeded, questVote } from './card-picks.ts';
import type { Judgement } from './judgement.ts';
import { bestOf, mixed } from './mixing.ts';
import { wishesOf } from './reading.ts';
import { turnPick } from './turn-picks.ts';
import { perDemi } from './values.ts';

/** Where a Quest is laid hardly matters, so it tells nothing. */
const PLACING = 0.004;

type Picker<A extends keyof Asks> = (judgement: Judgement, prompt: VfPrompt<A>, rng: RngState) => Move;
type OptionOf<A extends keyof Asks> = Asks[A]['option'];

/** What the moves do, in their order. */
const optionsOf = <A extends keyof Asks>(prompt: {
  readonly options: readonly { readonly about?: OptionOf<A> | undefined }[];
}): OptionOf<A>[] => prompt.options.flatMap(({ about }) => (about ? [about] : []));

/** Whoever is most likely to add what suits the own Demi. */
const voter: Picker<'voter'> = (judgement, prompt, rng) => {
  const seats = optionsOf<'voter'>(prompt);
  if (!judgement.style.suspects) return pick(rng, 'voter', [...seats.keys()]);
  const { region } = prompt.about;
  const values = judgement.values();
  const wish = wishesOf(judgement.board, region);
  const rated = seats.map(({ seat }, move) => {
    const by = judgement.expected(seat, wish);
    return { move, value: judgement.own(values.afterVote(region, by)) };
  });
  return bestOf(rated).move;
};

/** What the Age card asks for: the better half of what may come of it counts most. */
const named: Picker<'name'> = (judgement, prompt, rng) => {
  const { age } = judgement.world;
  const { chosen } = age;
  const values = judgement.values();
  const rated = optionsOf<'name'>(prompt).map(({ name }, move) => {
    age.chosen = [...chosen, name];
    const { feathers, scorpions, tie } = judgement.ends(values);
    return { move, value: (feathers + scorpions + tie + Math.max(feathers, scorpions)) / 4 };
  });
  age.chosen = chosen;
  return mixed(rated, judgement.style.mixing, rng);
};

const placed: Picker<'place'> = (judgement, prompt, rng) => {
  const { world } = judgement;
  const { quests } = world;
  const rated = optionsOf<'place'>(prompt).map(({ region }, move) => {
    world.quests = [...quests, { region, card: prompt.about.quest, pile: [] }];
    return { move, value: judgement.own(judgement.values().afterChange(perDemi())) };
  });
  world.quests = quests;
  return mixed(rated, PLACING, rng);
};

type FateOption = OptionOf<'pay' | 'vote' | 'fromPools' | 'refresh' | 'ageVote'>;

/** The move that takes a card of this kind, or the one that takes none. */
function moveOf(options: readonly FateOption[], kind: FateKind | undefined): Move | undefined {
  const at = options.findIndex((option) => ('kind' in option ? option.kind : undefined) === kind);
  return at < 0 ? undefined : at;
}

const moveWith = (options: readonly FateOption[], kind: FateKind | undefined): Move =>
  must(moveOf(options, kind), `move with ${kind ?? 'no card'}`);

/** By rule of thumb, one per question. */
const PICKERS: { readonly [A in keyof Asks]: Picker<A> } = {
  act: (judgement, _prompt, rng) => turnPick(judgement, rng),
  pay: (judgement, prompt) => moveWith(optionsOf<'pay'>(prompt), leastNeeded(judgement)),
  vote: (judgement, prompt) => moveWith(optionsOf<'vote'>(prompt), questVote(judgement, prompt.about.region)),
  ageVote: (judgement, prompt) => moveWith(optionsOf<'ageVote'>(prompt), ageVote(judgement)),
  refresh(_judgement, prompt) {
    const options = optionsOf<'refresh'>(prompt);
    return moveOf(options, 'p2') ?? moveWith(options, undefined);
  },
  fromPools: (_judgement, prompt) => moveWith(optionsOf<'fromPools'>(prompt), undefined),
  voter,
  name: named,
  place: placed,
};

/** Decides by rule of thumb, from what its seat knows of the world. */
export function pickBy(judgement: Judgement, prompt: Prompt, rng: RngState): Move {
  const { ask } = prompt as VfPrompt;
  return (PICKERS[ask] as Picker<keyof Asks>)(judgement, prompt as VfPrompt, rng);
}
