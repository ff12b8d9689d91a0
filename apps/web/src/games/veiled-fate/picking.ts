import type { ThingId } from '@veilhall/engine';
import { type CityIcon, powerOf, type TurnAct, type VeiledFateView, type VfPrompt } from '@veilhall/games/veiled-fate';
import type { Worded } from '../../table/table.ts';
import type { PickOf } from '../game-table.ts';
import { powerIn } from './parts/pointed.ts';

/** A turn has no obvious choice; a vote that may be empty and a refresh that may be declined have. */
export function primary(_view: VeiledFateView, prompt: Worded<VfPrompt>): string | undefined {
  switch (prompt.ask) {
    case 'act':
      return '';
    case 'ageVote':
      return prompt.options.find(({ about }) => about?.do === 'done')?.id;
    case 'refresh':
      return prompt.options.find(({ about }) => about?.do === 'keep')?.id;
    case 'pay':
    case 'vote':
    case 'fromPools':
    case 'voter':
    case 'name':
    case 'place':
      return undefined;
  }
}

/** Options of a turn tell the action. */
const actOf = ({ ask, option }: PickOf<VfPrompt>): TurnAct | undefined => (ask === 'act' ? option.about : undefined);

/** Moving is the point of a turn until a God Power is pointed at. */
export function minor(_view: VeiledFateView, pick: PickOf<VfPrompt>, chosen: readonly ThingId[]): boolean {
  const act = actOf(pick);
  return act !== undefined && act.do !== 'move' && !powerIn(chosen);
}

/** Asks once more where a turn, an Age or a hand is at its end. */
export function risk(view: VeiledFateView, pick: PickOf<VfPrompt>): string | undefined {
  const { turn, me } = view;
  const act = actOf(pick);
  if (!act || !turn || !me) return undefined;
  const token = view.tokenFree ? ' You take the First Player Token.' : '';
  if (act.do === 'rest') return `A Rest ends all your turns of this Age; you still vote on it.${token} Rest?`;
  if (act.do === 'pass')
    return turn.willRest ? `No card gained or spent: this pass is a Rest.${token} Pass?` : undefined;
  const placed = 'to' in act && act.to.slot > 0;
  const quest = placed ? view.quests.find(({ region }) => region === act.to.at) : undefined;
  if (quest?.open === 1 && view.quests.length === 1)
    return 'This fills the last Quest, and the Age ends at once. Go on?';
  const power = powerOf(act);
  const spent = power ? view.costs[power] + (power === 'influence' ? 1 : 0) : placed ? 1 : 0;
  if (spent > 0 && spent === me.hand.length) return 'This takes your last card, and you will Rest. Go on?';
  if (turn.used === 1 && turn.willRest && isPlainMove(view, act))
    return `No card gained or spent this turn: you will Rest.${token} Go on?`;
  return undefined;
}

/** From one place to another, without a vote, a draw or a refresh. */
function isPlainMove(view: VeiledFateView, act: TurnAct): boolean {
  if (act.do !== 'move' || act.to.slot > 0) return false;
  const from = view.demis.find(({ id }) => id === act.demi)?.at;
  if (from === 'abyss' || from === 'pools') return false;
  return act.to.at !== 'city' || !mayDraw(view.city?.next);
}

const mayDraw = (icon: CityIcon | undefined): boolean =>
  typeof icon === 'object' ? icon.feather === 'draw' || icon.scorpion === 'draw' : icon === 'draw';
