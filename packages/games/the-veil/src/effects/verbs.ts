import { joined, text } from '@veilhall/engine';
import {
  redirect as aimAnew,
  emit,
  type Place as PlaceOf,
  pendingAbility,
  pushAbility,
  strike,
  type TotalVerbs,
  type VerbPick,
} from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import type { Aim, PickAct } from '../state/picks.ts';
import * as cards from './cards.ts';
import * as recruits from './recruits.ts';
import * as route from './route.ts';
import * as standing from './standing.ts';
import * as tallies from './tallies.ts';
import { choice, type EffectOf, type VeilTexts, type VerbOf } from './verb.ts';

/** One branch is picked; its frame asks. What it targets is declared then, and can be answered (TV-TGT-03). */
const choose: VerbOf<'choose'> = {
  can: (board, place, { options }, inner) => options.some((_branch, part) => inner.can(board, place, part)),
  run: (turn, place, _effect, inner) => inner.choose(turn, place),
  branch: (turn, place, _effect, part, inner) => pushAbility(turn, place, inner.script(turn, place, part)),
  text: ({ options }, source, inner) =>
    text`choose one: ${joined(
      options.map((branch) => inner.text(branch, source)),
      '; or ',
    )}`,
  value: ({ options }, inner) => Math.max(...options.map((branch) => inner.value(branch))),
};

/** The steps of an ability whose target is this player or something of theirs. */
export const stepsAimedAt = (aims: readonly (readonly PickAct[])[] | undefined, who: number): number[] =>
  (aims ?? []).flatMap((acts, step) => (acts.some((aim) => aim.who === who) ? [step] : []));

const negate: VerbOf<'negate'> = {
  can: () => true,
  run(turn, { who }) {
    const ability = pendingAbility<PickAct>(turn);
    if (!ability) return;
    strike(ability, stepsAimedAt(ability.aims, who));
    ability.aims = (ability.aims ?? []).map((acts) => acts.filter((aim) => aim.who !== who));
    emit(turn, { type: 'negated', who, card: turn.content.ability(ability.ability).script.card });
  },
  text: () => 'negate an effect that targets you, your Recruit, your Fate Route or your Deck',
  value: () => 2,
};

/** The first effect aimed at this player, with its targets: those to be changed, then those chosen anew. */
function aimedAt(stack: Turn['stack'], who: number) {
  const ability = pendingAbility<PickAct>({ stack });
  const [step] = stepsAimedAt(ability?.aims, who);
  return ability && step !== undefined ? { ability, step, aims: ability.aims?.[step] ?? [] } : undefined;
}

/** Any other target that was open to the effect and its user; several lie with one player, as before (TV-RULING-38). */
function otherAims({ state, content }: Board, who: number): PickAct[] {
  const { ability, step, aims } = aimedAt(state.work, who) ?? {};
  const effect = ability && content.script(ability.ability).effects[step ?? 0];
  if (!ability || step === undefined || !aims || !effect) return [];
  const frame = state.work.at(-1);
  const left = frame?.do === 'pick' ? frame.left : aims.length;
  const anew = (ability.aims ?? []).map((acts, at) => (at === step ? aims.slice(left) : acts));
  const place: PlaceOf<PickAct> = { ...ability, script: ability.ability, step, cost: false, aims: anew };
  const pick = VERBS[effect.verb].pick as VerbPick<VeilTexts> | undefined;
  const acts = (pick?.acts({ state, content }, place, effect) ?? []).filter(
    (act) => !aims.some((aim) => sameAim(aim, act)),
  );
  return acts.filter((act) => acts.filter((other) => other.who === act.who).length >= left);
}

const sameAim = (a: PickAct, b: PickAct): boolean =>
  a.on === b.on && a.who === b.who && ('id' in a && 'id' in b ? a.id === b.id : true);

const redirect: VerbOf<'redirect'> = {
  can: () => true,
  pick: choice<EffectOf<'redirect'>, Aim['on']>({
    // Without another target the effect is negated.
    range(board, { who }) {
      const n = otherAims(board, who).length > 0 ? (aimedAt(board.state.work, who)?.aims.length ?? 0) : 0;
      return { least: n, most: n };
    },
    acts: (board, { who }) => otherAims(board, who) as readonly Aim[],
    chosen(turn, { who }, _effect, act) {
      const { ability, step, aims } = aimedAt(turn.stack, who) ?? {};
      if (!ability || step === undefined || !aims) return;
      aimAnew<PickAct>(ability, step, [...aims.slice(1), act]);
      emit(turn, { type: 'redirected', who, card: turn.content.ability(ability.ability).script.card, aim: act });
    },
    label: (option, scene) =>
      option.on === 'player'
        ? text`${scene.player(option.who)} instead`
        : text`${scene.whose(option.who)} ${scene.card(option.def)} instead`,
  }),
  run: (turn, place, _effect, inner) => negate.run?.(turn, place, { verb: 'negate' }, inner),
  text: () => 'choose a new target for an effect that targets you or a card of yours',
  value: () => 2,
};

/** Every verb there is. A new one needs its schema, an entry here and the places where it may stand. */
export const VERBS: TotalVerbs<VeilTexts> = {
  gain: tallies.gain,
  draw: cards.draw,
  discard: cards.discard,
  slay: recruits.slay,
  banish: cards.banish,
  banishRoute: route.banishRoute,
  banishOther: route.banishOther,
  banishFate: route.banishFate,
  cycle: route.cycle,
  acquire: route.acquire,
  onTop: tallies.onTop,
  discount: tallies.discount,
  ready: recruits.ready,
  raise: recruits.raise,
  call: cards.call,
  salvage: cards.salvage,
  unbanish: cards.unbanish,
  lose: tallies.lose,
  loseEach: tallies.loseEach,
  payHealth: tallies.payHealth,
  mill: cards.mill,
  guard: recruits.guard,
  fortify: recruits.fortify,
  maxHealth: standing.maxHealth,
  prevent: tallies.prevent,
  negate,
  redirect,
  loseSelf: tallies.loseSelf,
  discardSelf: cards.discardSelf,
  recruitHealth: standing.recruitHealth,
  trapLoss: standing.trapLoss,
  synergyNeeds: standing.synergyNeeds,
  firstDiscount: standing.firstDiscount,
  choose,
};
