import { plural } from '@veilhall/kit';
import { addTokens, MOST_TOKENS, takeTokens, tokensInPlay } from '../board/actions.ts';
import type { Board } from '../board/board.ts';
import { wraithAt } from '../state/access.ts';
import type { MovePick } from '../state/picks.ts';
import { actionText, actionVerb, meant } from './on-actions.ts';
import { picking } from './pick.ts';
import { type EffectOf, type Place, turnTo, type VerbOf } from './verb.ts';
import { subject } from './wording.ts';

const TOKEN_VALUE = 1;

export const addToken = actionVerb<EffectOf<'addToken'>>({
  fits(board, { who: seat }, _effect, action) {
    const wraith = wraithAt(board.state, seat);
    return wraith.supply > 0 && wraith.actions[action].tokens < MOST_TOKENS;
  },
  apply: (turn, { who: seat }, effect, action) => {
    addTokens(turn, seat, action, effect.n ?? 1);
  },
  label: ({ name, tokens }, { n = 1 }) => `Put ${plural(n, 'token')} on ${name} (it has ${plural(tokens, 'token')})`,
  text: ({ n = 1, action, who }) => subject(who, 'add', `${plural(n, 'Power Token')} to ${actionText(action)}`),
  value: ({ n = 1, action }) => n * TOKEN_VALUE * (action === 'all' ? 3 : 1),
});

/** From a named Action, or one token at a time from Actions of the owner's choice (VW-EX-07). */
export const discardToken = actionVerb<EffectOf<'discardToken'>>({
  fits: (board, { who: seat }, _effect, action) => wraithAt(board.state, seat).actions[action].tokens > 0,
  apply: (turn, { who: seat }, effect, action) => {
    takeTokens(turn, seat, action, effect.action === 'chosen' ? 1 : (effect.n ?? 1));
  },
  times: (effect) => (effect.action === 'chosen' ? (effect.n ?? 1) : 1),
  pay(board, place, { n = 1, action }) {
    const wraith = wraithAt(board.state, place.who);
    if (action === 'chosen') return tokensInPlay(wraith) >= n;
    return meant(board, place, action).some((type) => wraith.actions[type].tokens >= n);
  },
  label: ({ name, tokens }) => `Discard a token from ${name} (it has ${plural(tokens, 'token')})`,
  text: ({ n = 1, action }) =>
    `discard ${plural(n, 'Power Token')}${action === 'chosen' ? '' : ` from ${actionText(action)}`}`,
  value: ({ n = 1, action }) => -n * TOKEN_VALUE * (action === 'all' ? 1.5 : 1),
});

function moves(board: Board, place: Place, effect: EffectOf<'moveToken'>): MovePick[] {
  const { actions } = wraithAt(board.state, place.who);
  const found: MovePick[] = [];
  for (const from of meant(board, place, effect.from)) {
    if (actions[from].tokens === 0) continue;
    for (const to of meant(board, place, effect.to)) {
      if (to !== from && actions[to].tokens < MOST_TOKENS) found.push({ do: 'move', from, to });
    }
  }
  return found;
}

/** Discard, then add: what finds no room goes to the supply. */
export const moveToken: VerbOf<'moveToken'> = {
  can: (board, place, effect) => moves(board, place, effect).length > 0,
  pick: picking<EffectOf<'moveToken'>, MovePick>({
    ask: 'pickAction',
    acts: moves,
    chosen(turn, place, effect, act) {
      const taken = takeTokens(turn, place.who, act.from, effect.n ?? 1);
      addTokens(turn, place.who, act.to, taken);
      turnTo(place, act.to);
    },
    label(option, _effect, scene) {
      const [from, to] = [scene.action(option.from), scene.action(option.to)];
      return `Move a token from ${from.name} (${plural(from.tokens, 'token')}) to ${to.name} (${plural(to.tokens, 'token')})`;
    },
  }),
  text: ({ n = 1, from, to }) =>
    `move ${plural(n, 'Power Token')} from ${actionText(from)} to ${to === 'chosen' ? 'another' : actionText(to)}`,
  value: ({ n = 1 }) => 0.4 * n,
};
