import { text } from '@veilhall/engine';
import { emit, plural, reveal } from '@veilhall/kit';
import type { Board } from '../board/board.ts';
import { putOnDeck } from '../board/cards.ts';
import { cycleSlot, fillSlot, takeFromRoute } from '../board/route.ts';
import { opponentsOf, playerAt, push, type Who } from '../state/access.ts';
import type { Aim } from '../state/picks.ts';
import { banish, banishFromRoute } from './happen.ts';
import { choice, type EffectOf, type Place, target, upTo, type VerbOf } from './verb.ts';

type RouteAim = Extract<Aim, { on: 'route' }>;

function routeOf({ state, content }: Board, who: Who, fits: (cost: number, aura: boolean) => boolean): RouteAim[] {
  const found: RouteAim[] = [];
  for (const { id, def, slot } of playerAt(state, who).route) {
    const { cost, aura } = content.card(def);
    if (fits(cost, aura !== undefined)) found.push({ on: 'route', who, id, def, slot });
  }
  return found;
}

const wholeRoute = (board: Board, who: Who): RouteAim[] => routeOf(board, who, () => true);

export const banishRoute: VerbOf<'banishRoute'> = {
  can: ({ state }, { who }) => playerAt(state, who).route.length > 0,
  pick: choice<EffectOf<'banishRoute'>, 'route'>({
    range: (_board, _place, { n = 1 }) => upTo(n),
    acts: (board, { who }) => wholeRoute(board, who),
    chosen: (turn, { who }, _effect, { id }) => banishFromRoute(turn, who, who, id),
    label: ({ def }, scene) => text`Banish ${scene.card(def)}`,
  }),
  text: ({ n = 1 }) =>
    n === 1 ? 'you may banish a card in your Fate Route' : `you may banish up to ${n} cards in your Fate Route`,
  value: ({ n = 1 }) => 0.3 * n,
};

/** Several targets lie in one opponent's Fate Route. */
function othersRoutes(board: Board, place: Place): RouteAim[] {
  const aimed = place.aims?.[place.step]?.filter((aim) => aim.on === 'route') ?? [];
  const whose = aimed[0] ? [aimed[0].who] : opponentsOf(board.state, place.who);
  const taken = new Set(aimed.map((aim) => aim.id));
  return whose.flatMap((who) => wholeRoute(board, who)).filter(({ id }) => !taken.has(id));
}

export const banishOther: VerbOf<'banishOther'> = {
  can: ({ state }, { who }) => opponentsOf(state, who).some((other) => playerAt(state, other).route.length > 0),
  pick: target<EffectOf<'banishOther'>, 'route'>({
    range: (_board, _place, { n = 1 }) => ({ least: n, most: n }),
    acts: othersRoutes,
    chosen: (turn, { who: by }, _effect, { who, id }) => banishFromRoute(turn, by, who, id),
    label: ({ who, def }, scene) => text`Banish ${scene.whose(who)} ${scene.card(def)}`,
  }),
  text: ({ n = 1 }) => `banish ${plural(n, 'target card')} in an opponent's Fate Route`,
  value: ({ n = 1 }) => 0.6 * n,
};

export const banishFate: VerbOf<'banishFate'> = {
  can: ({ state }) => state.players.some(({ fateDeck }) => fateDeck.length > 0),
  pick: target<EffectOf<'banishFate'>, 'player'>({
    acts: ({ state }) =>
      state.players.flatMap(({ fateDeck }, who) => (fateDeck.length > 0 ? [{ on: 'player' as const, who }] : [])),
    chosen(turn, { who: by }, { n = 1 }, { who }) {
      const { state } = turn;
      const player = playerAt(state, who);
      for (let i = 0; i < n; i++) {
        const def = player.fateDeck.pop();
        if (def === undefined) return;
        player.fateKnown = Math.min(player.fateKnown, player.fateDeck.length);
        reveal(turn, { type: 'fateRevealed', who, card: def });
        banish(turn, by, { id: state.nextId++, def, owner: who }, 'fateDeck');
      }
    },
    label: ({ who }, scene, { n = 1 }) => text`${scene.player(who)}: top ${plural(n, 'card')} of the Fate Deck`,
  }),
  text: ({ n = 1 }) => `banish the top ${n === 1 ? 'card' : `${n} cards`} of target player's Fate Deck`,
  value: ({ n = 1 }) => 0.3 * n,
};

export const cycle: VerbOf<'cycle'> = {
  can: ({ state }, { who }) => playerAt(state, who).route.length > 0,
  pick: choice<EffectOf<'cycle'>, 'route'>({
    range: (_board, _place, { n = 1 }) => upTo(n),
    acts: (board, { who }) => wholeRoute(board, who),
    chosen: (turn, { who }, _effect, { id }) => cycleSlot(turn, who, id),
    label: ({ def }, scene) => text`Put ${scene.card(def)} under your Fate Deck`,
  }),
  text: ({ n = 1 }) =>
    n === 1
      ? 'you may put a card of your Fate Route on the bottom of your Fate Deck'
      : `you may put up to ${n} cards of your Fate Route on the bottom of your Fate Deck`,
  value: ({ n = 1 }) => 0.4 * n,
};

/** Auras cannot be acquired (TV-BUY-07); a Trap goes to an opponent wherever it was meant to go (TV-RULING-30). */
export const acquire: VerbOf<'acquire'> = {
  can: (board, { who }, effect) => affordable(board, who, effect).length > 0,
  pick: choice<EffectOf<'acquire'>, 'route'>({
    acts: (board, { who }, effect) => affordable(board, who, effect),
    chosen(turn, { who }, { to = 'discard' }, { id }) {
      const card = takeFromRoute(turn, who, id);
      if (!card) return;
      const player = playerAt(turn.state, who);
      const gained = { id: card.id, def: card.def, owner: who };
      if (turn.content.card(card.def).trap) {
        emit(turn, { type: 'acquired', who, card: card.def, to: 'opponent' });
        push(turn, { do: 'sendTrap', who, card: { id: card.id, def: card.def } });
      } else {
        if (to === 'deck') putOnDeck(player, gained);
        else player.discard.push(gained);
        emit(turn, { type: 'acquired', who, card: card.def, to });
      }
      fillSlot(turn, who, card.slot);
    },
    label: ({ def }, scene) => text`Acquire ${scene.card(def)}`,
  }),
  text: ({ cost, to }) =>
    `acquire a card of cost ${cost} or less from your Fate Route${to === 'deck' ? ' on top of your Deck' : ''}`,
  value: ({ cost, to }) => 0.8 * cost + (to === 'deck' ? 1.2 : 0),
};

const affordable = (board: Board, who: Who, { cost: most }: EffectOf<'acquire'>): RouteAim[] =>
  routeOf(board, who, (cost, aura) => !aura && cost <= most);
