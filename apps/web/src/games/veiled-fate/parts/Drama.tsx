import './drama.css';
import type { VeiledFateView } from '@veilhall/games/veiled-fate';
import { useEffect, useMemo, useState } from 'react';
import { CardBack } from '../../../art/CardBack.tsx';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { figure } from '../../../frame/numbers.ts';
import { usePlain } from '../../../frame/reader.ts';
import { PACE, settings } from '../../../settings/settings.ts';
import { FATES } from '../names.ts';
import { FateFace } from './FateFace.tsx';
import type { Reveal } from './reveals.ts';
import type { Playing } from './use-drama.ts';

type Beat = 'card' | 'pair' | 'coin' | 'verdict' | 'after' | 'end';

/** Milliseconds before the next beat. */
const BEATS: Readonly<Record<Beat, number>> = { card: 520, pair: 900, coin: 1300, verdict: 900, after: 480, end: 2600 };

/** What comes when: every card, a breath before the pair of a Fate +2, the coin, the verdict, its consequences. */
function beatsOf({ cards, tossed, verdict, after }: Reveal): Beat[] {
  const beats: Beat[] = cards.map(({ from }) => (from === 'fate' ? 'pair' : 'card'));
  if (tossed) beats.push('coin');
  if (verdict) beats.push('verdict');
  for (const _ of after) beats.push('after');
  return beats;
}

/** How long to leave a reveal that does not move for reading. */
const readingTime = (beats: readonly Beat[]): number => BEATS.end + 300 * beats.length;

/** A vote turned up card by card with its running balance. It goes by itself; any tap or Escape passes it on. */
export function Drama({ view, playing }: { view: VeiledFateView; playing: Playing }) {
  const { reveal } = playing;
  return <Show key={`${reveal.seq}/${reveal.about}`} view={view} {...playing} />;
}

function Show({ view, reveal, still, watched, close }: Playing & { readonly view: VeiledFateView }) {
  const beats = useMemo(() => beatsOf(reveal), [reveal]);
  const [at, setAt] = useState(still ? beats.length : 0);
  const over = at >= beats.length;
  useEffect(() => {
    if (over) watched();
  }, [over, watched]);
  useEffect(() => {
    const beat = beats[at] ?? 'end';
    const wait = still ? readingTime(beats) : BEATS[beat] * PACE[settings.get().speed];
    const timer = setTimeout(() => (over ? close() : setAt(at + 1)), wait);
    return () => clearTimeout(timer);
  }, [at, over, still, close, beats]);
  useEffect(() => {
    const skip = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    // A tap beside the reveal still does what it was meant for: nothing is kept from the table.
    addEventListener('click', close, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    return () => {
      removeEventListener('click', close, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    };
  }, [close]);
  const turned = reveal.cards.slice(0, at);
  const tossAt = reveal.cards.length;
  const verdictAt = tossAt + (reveal.tossed ? 1 : 0);
  const tally = at > verdictAt || over ? reveal : (turned.at(-1) ?? { feathers: 0, scorpions: 0 });
  return (
    <aside className="vf-drama" aria-label="What was revealed" data-still={still}>
      <header>
        <h2>{useTitle(view, reveal)}</h2>
        <button type="button" className="btn quiet">
          {over ? 'Close' : 'Skip'} <kbd>Esc</kbd>
        </button>
      </header>
      {reveal.removed && (
        <p className="vf-removed">
          Number {figure(-1)}: a {FATES[reveal.removed].name} was taken out at random.
        </p>
      )}
      {reveal.about !== 'coin' && <Cards reveal={reveal} at={at} />}
      {reveal.about !== 'coin' && <Balance feathers={tally.feathers} scorpions={tally.scorpions} />}
      {reveal.tossed && at >= tossAt && (
        <Coin face={reveal.tossed} landed={at > tossAt} tie={reveal.about !== 'coin'} />
      )}
      {reveal.verdict && at > verdictAt && <p className="vf-verdict">{verdictText(reveal)}</p>}
      <After reveal={reveal} count={Math.max(0, at - verdictAt - (reveal.verdict ? 1 : 0))} />
    </aside>
  );
}

function useTitle(view: VeiledFateView, { about, quest }: Reveal): string {
  const { cards } = useTableState();
  if (about === 'coin') return 'The Fate Coin';
  const card = about === 'age' ? view.age.card : (quest ?? view.quests.find(({ region }) => region === about)?.card);
  return cards.get(card ?? '')?.name ?? 'The vote';
}

function Cards({ reveal, at }: { reveal: Reveal; at: number }) {
  return (
    <ol className="vf-turned">
      {reveal.cards.length === 0 && <li className="vf-none">Nobody voted.</li>}
      {reveal.cards.map(({ kind, from }, i) => {
        // Cards of the deck are not there before the Fate +2 that brings them.
        if (from === 'fate' && i >= at) return undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row only grows
          <li key={i} data-from={from} data-up={i < at}>
            {i < at ? <FateFace kind={kind} /> : <CardBack lamp="#a79bc9" mark="duality-mask" size="chip" />}
          </li>
        );
      })}
    </ol>
  );
}

/** Feathers against Scorpions, as a beam that leans. */
function Balance({ feathers, scorpions }: { feathers: number; scorpions: number }) {
  const total = Math.max(1, feathers + scorpions);
  const share = feathers + scorpions === 0 ? 50 : (100 * feathers) / total;
  return (
    <div className="vf-balance" role="img" aria-label={`Feathers ${feathers}, Scorpions ${scorpions}`}>
      <b>
        <Glyph name="feather" /> {feathers}
      </b>
      <span>
        <i style={{ width: `${share}%` }} />
      </span>
      <b>
        {scorpions} <Glyph name="scorpion" />
      </b>
    </div>
  );
}

function Coin({ face, landed, tie }: { face: 'feathers' | 'scorpions'; landed: boolean; tie: boolean }) {
  const side = face === 'feathers' ? 'Feather' : 'Scorpion';
  return (
    <p className="vf-toss" data-landed={landed}>
      <span className="vf-toss-coin" data-face={landed ? face : undefined}>
        {landed && <Glyph name={face === 'feathers' ? 'feather' : 'scorpion'} />}
      </span>
      {landed
        ? `${side}${tie ? ': the tie is broken.' : '.'}`
        : tie
          ? 'A tie: the coin decides.'
          : 'The coin is in the air.'}
    </p>
  );
}

function verdictText({ about, verdict, feathers, scorpions }: Reveal): string {
  if (verdict === 'tie') return `A tie, ${feathers} to ${scorpions}: on an Age card that is an end of its own.`;
  const [more, less] = feathers > scorpions ? [feathers, scorpions] : [scorpions, feathers];
  return `${verdict === 'feathers' ? 'Feathers' : 'Scorpions'} ${about === 'age' ? 'have the Age' : 'win'}, ${more} to ${less}.`;
}

function After({ reveal, count }: { reveal: Reveal; count: number }) {
  const inWords = usePlain();
  const shown = reveal.after.slice(0, count);
  if (shown.length === 0) return undefined;
  return (
    <ul className="vf-after">
      {shown.map(({ text, coin }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
        <li key={i}>
          {coin && <Glyph name={coin === 'feathers' ? 'feather' : 'scorpion'} />}
          {inWords(text)}
        </li>
      ))}
    </ul>
  );
}
