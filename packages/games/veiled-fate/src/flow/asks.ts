import type { AskRules, AskTable, Handler, PromptOf, QuestionOf } from '@veilhall/engine';
import { type FateAct, type NameAct, type TurnAct, turnActId, turnActThings } from '../board/acts.ts';
import type { Turn } from '../board/board.ts';
import { CITY_THING, classThing, demiThing, fateThing, placeThing, seatThing } from '../board/things.ts';
import type { Naming } from '../content/schema.ts';
import type { FrameOf, VfFrame, VoteReason } from '../state/frames.ts';
import type { FateKind, Power, Region } from '../vocabulary.ts';

type FateOption<D extends string> = { readonly do: D; readonly kind: FateKind };

/** Everything that is ever asked: what may be picked, what the sentence is about, and what each option tells. */
export type Asks = {
  act: { act: TurnAct; about: { used: number }; option: TurnAct };
  pay: { act: FateAct<'pay'>; about: { power: Power; left: number }; option: FateOption<'pay'> };
  vote: { act: FateAct<'vote'>; about: { region: Region; why: VoteReason }; option: FateOption<'vote'> };
  fromPools: {
    act: FateAct<'refresh'> | { readonly do: 'slot' };
    option: FateOption<'refresh'> | { readonly do: 'slot' };
  };
  refresh: {
    act: FateAct<'refresh'> | { readonly do: 'keep' };
    option: FateOption<'refresh'> | { readonly do: 'keep' };
  };
  voter: { act: number; about: { region: Region; left: number }; option: { readonly seat: number } };
  name: { act: NameAct; about: { choose: Naming }; option: NameAct };
  ageVote: {
    act: FateAct<'vote'> | { readonly do: 'done' };
    about: { picked: number };
    option: FateOption<'vote'> | { readonly do: 'done' };
  };
  place: { act: Region; about: { quest: string }; option: { readonly region: Region } };
};
export type VfPrompt<A extends keyof Asks = keyof Asks> = PromptOf<Asks, never, A>;

/** A frame that does something, and one that asks. */
export type Doing<D extends VfFrame['do']> = Handler<Turn, FrameOf<D>, never>;
export type Asking<D extends VfFrame['do'], A extends keyof Asks> = Handler<
  Turn,
  FrameOf<D>,
  Asks[A]['act'],
  QuestionOf<Asks, A>
>;

const fate = <D extends string>(): AskRules<FateAct<D>, FateOption<D>> & { about(act: FateAct<D>): FateOption<D> } => ({
  id: (act) => `${act.do}:${act.kind}`,
  on: ({ held }) => held.map(fateThing),
  about: ({ do: what, kind }) => ({ do: what, kind }),
});
const refreshing = fate<'refresh'>();
const voting = fate<'vote'>();

function namedThing(act: NameAct): string {
  switch (act.of) {
    case 'region':
      return placeThing({ at: act.name, slot: 0 });
    case 'class':
      return classThing(act.name);
    case 'demi':
      return demiThing(act.name);
  }
}

export const asks: AskTable<Asks> = {
  act: { id: turnActId, on: turnActThings, about: (act) => act },
  pay: fate<'pay'>(),
  vote: voting,
  fromPools: {
    id: (act) => (act.do === 'slot' ? act.do : refreshing.id(act)),
    on: (act) => (act.do === 'slot' ? [CITY_THING] : refreshing.on?.(act)),
    about: (act) => (act.do === 'slot' ? act : refreshing.about(act)),
  },
  refresh: {
    id: (act) => (act.do === 'keep' ? act.do : refreshing.id(act)),
    on: (act) => (act.do === 'keep' ? undefined : refreshing.on?.(act)),
    about: (act) => (act.do === 'keep' ? act : refreshing.about(act)),
  },
  voter: { id: (seat) => `voter:${seat}`, on: (seat) => [seatThing(seat)], about: (seat) => ({ seat }) },
  name: { id: ({ name }) => `name:${name}`, on: (act) => [namedThing(act)], about: (act) => act },
  ageVote: {
    id: (act) => (act.do === 'done' ? act.do : voting.id(act)),
    on: (act) => (act.do === 'done' ? undefined : voting.on?.(act)),
    about: (act) => (act.do === 'done' ? act : voting.about(act)),
  },
  place: {
    id: (region) => `place:${region}`,
    on: (region) => [placeThing({ at: region, slot: 0 })],
    about: (region) => ({ region }),
  },
};
