import type { OptionId, ThingId } from '@veilhall/engine';
import type { GivesView, PlayerView, TurnOption, VeilPrompt, VeilView } from '@veilhall/games/the-veil';
import type { Worded } from '../../table/table.ts';

export interface Shortcut {
  readonly words: string;
  /** A run: picked together, and taken back together. */
  readonly picks: readonly OptionId[];
  /** What it adds to the tallies. */
  readonly gives?: Pick<GivesView, 'gold' | 'damage' | 'health'>;
}

type TurnPrompt = Extract<Worded<VeilPrompt>, { ask: 'turn' }>;

interface Blow {
  readonly id: OptionId;
  readonly hit: Extract<TurnOption, { do: 'hit' }>;
  readonly on: readonly ThingId[];
}

/** The last blow, else what only gives, else the Shields that stand in the way. */
export function shortcutOf(view: VeilView, own: PlayerView, prompt: TurnPrompt): Shortcut | undefined {
  const hits = prompt.options.flatMap(({ id, kind, about, on = [] }): Blow[] =>
    !kind && about.do === 'hit' ? [{ id, hit: about, on }] : [],
  );
  const last = hits.find(({ hit }) => hit.on === 'total' && hit.fells);
  if (last) return { words: `Lethal: deal ${last.hit.n}`, picks: [last.id] };
  if (own.gives) {
    const { picks, cards, gold, damage, health } = own.gives;
    const words = cards.length > 0 ? 'Play all that only gives' : 'Use all that only gives';
    return { words, picks, gives: { gold, damage, health } };
  }
  return clearedShields(view, hits);
}

function clearedShields(view: VeilView, hits: readonly Blow[]): Shortcut | undefined {
  const shields = view.players.flatMap(({ recruits }) => recruits).filter(({ shield }) => shield);
  const blows = hits.filter(({ hit, on }) => hit.fells && shields.some(({ thing }) => on.includes(thing)));
  const sum = blows.reduce((all, { hit }) => all + hit.n, 0);
  if (blows.length === 0 || sum > view.turn.left) return undefined;
  return { words: `Clear Shields: deal ${sum}`, picks: blows.map(({ id }) => id) };
}
