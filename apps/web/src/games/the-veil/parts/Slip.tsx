import './slip.css';
import type { OptionId, ThingId } from '@veilhall/engine';
import type { TurnOption, VeilView } from '@veilhall/games/the-veil';
import { useState } from 'react';
import { useControls, useTableState } from '../../../frame/context.ts';
import { useStore } from '../../../store.ts';
import { useOwnPrompt } from '../own.ts';

type Portion = Extract<TurnOption, { do: 'hit' | 'heal' }>;

/** What is chosen to be hit or healed: how much, and what that does. */
export function Slip({ view }: { view: VeilView }) {
  const [thing] = useStore(useControls().chosen);
  const prompt = useOwnPrompt();
  if (!thing || prompt?.ask !== 'turn') return undefined;
  const portions = prompt.options.flatMap(({ id, kind, about, on = [] }): { id: OptionId; portion: Portion }[] =>
    !kind && on.includes(thing) && (about.do === 'hit' || about.do === 'heal') ? [{ id, portion: about }] : [],
  );
  const most = portions.toSorted((a, b) => b.portion.n - a.portion.n)[0];
  const one = portions.find(({ portion }) => portion.n === 1);
  if (!most || !one) return undefined;
  return (
    <Blow key={`${thing} ${most.portion.n}`} view={view} thing={thing} most={most.portion} all={most.id} one={one.id} />
  );
}

interface BlowProps {
  readonly view: VeilView;
  readonly thing: ThingId;
  readonly most: Portion;
  /** The option for as much as is of use, and the one for a single point. */
  readonly all: OptionId;
  readonly one: OptionId;
}

function Blow({ view, thing, most, all, one }: BlowProps) {
  const { table, letGo } = useControls();
  const [n, setN] = useState(most.n);
  const { name, health } = useStruck(view, thing, most);
  const heals = most.do === 'heal';
  const kills = most.do === 'hit' && most.fells && n === most.n;
  const have = heals ? view.turn.health : view.turn.left;
  const deal = (): void => {
    letGo();
    void table.choose(n === most.n ? all : Array.from({ length: n }, () => one));
  };
  return (
    <aside className="tv-slip" aria-label="How much">
      <div>
        <h2>
          {name} <b>{`${health} → ${heals ? health + n : health - n}`}</b>
        </h2>
        <p>
          {kills && (most.do === 'hit' && most.on === 'recruit' ? 'It falls. ' : 'The last blow. ')}
          <b>{have - n}</b> {heals ? 'Health' : 'Damage'} left.
        </p>
      </div>
      <div className="tv-slip-step">
        <button type="button" aria-label="One less" disabled={n <= 1} onClick={() => setN(n - 1)}>
          −
        </button>
        <output>{n}</output>
        <button type="button" aria-label="One more" disabled={n >= most.n} onClick={() => setN(n + 1)}>
          +
        </button>
        <button type="button" className="tv-slip-deal" onClick={deal}>
          {heals ? `Heal ${n}` : kills ? `Kill with ${n}` : `Deal ${n}`}
        </button>
      </div>
    </aside>
  );
}

/** Name and Health of what is chosen. */
function useStruck(view: VeilView, thing: ThingId, portion: Portion): { name: string; health: number } {
  const { cards } = useTableState();
  if (portion.do === 'hit' && portion.on === 'recruit') {
    const recruit = view.players.flatMap(({ recruits }) => recruits).find((entry) => entry.thing === thing);
    return {
      name: cards.get(portion.card.def)?.name ?? '',
      health: recruit ? recruit.health - recruit.damage : portion.n,
    };
  }
  const names = portion.who.map((who) => view.players[who]?.name ?? '');
  return { name: names.join(' and '), health: view.totals[portion.total]?.health ?? 0 };
}
