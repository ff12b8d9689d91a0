import './after-game.css';
import type { VeilwraithView } from '@veilhall/games/veilwraith';
import { type ReactNode, useEffect, useRef } from 'react';
import { cardArt } from '../../../art/card-art.ts';
import { useControls, useTableState } from '../../../frame/context.ts';
import { play } from '../../../frame/sound/sounds.ts';
import { useStore } from '../../../store.ts';
import { pictureOf } from '../pictures.ts';
import { Corner } from './Corner.tsx';
import { vignetteNumbered } from './vignettes.ts';

type Result = NonNullable<VeilwraithView['lastGame']>['result'];

const LOST: Readonly<Record<Exclude<Result, 'won'>, string>> = {
  spirit: 'You sat down to rest on somebody’s doorstep, and the grey came up to your knees.',
  archfiend: 'It knew the way to you by then. It wiped its feet before it came in.',
  conceded: 'You turned round at the last gate and let it fall shut.',
};

/** A game of a Campaign is won or lost: what that brings and what comes next, before anything is asked. */
export function AfterGame() {
  const { table, told } = useControls();
  const { cards } = useTableState();
  // The real table: the one that is told waits for this.
  const view = useStore(table).moment.view as VeilwraithView;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    const skip = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' && event.key !== 'Enter') return;
      event.preventDefault();
      told.tellAll();
    };
    addEventListener('keydown', skip, { capture: true });
    return () => {
      removeEventListener('keydown', skip, { capture: true });
      told.tellAll();
    };
  }, [told]);
  const game = view.campaign.history.at(-1);
  useEffect(() => {
    if (game) play(game.result === 'won' ? 'harmonic' : 'breath');
  }, [game]);
  const card = game && vignetteNumbered(cards, game.vignette);
  if (!game || !card) return undefined;
  const won = game.result === 'won';
  const { outro, reward } = card.data as { outro?: string; reward?: string };
  const next = vignetteNumbered(cards, game.vignette + 1);
  const picture = { ...pictureOf(card), ...(won && { ink: '#8fd3c6' }), width: 960, height: 420 };
  return (
    <section className="vw-after" data-won={won} aria-label="How the game ended">
      <img src={cardArt(picture)} alt="" draggable={false} />
      <div className="vw-after-say">
        <p className="vw-after-where">
          Vignette {game.vignette} of 5, round {game.round}
        </p>
        <h2>
          {card.name} {won ? 'is won' : 'is lost'}
        </h2>
        <p className="vw-after-story">{won ? outro : LOST[game.result as Exclude<Result, 'won'>]}</p>
        <dl>
          {won ? (
            <>
              <Line title="You win">{reward ?? 'The way on.'}</Line>
              <Line title="And">One Memory may be exchanged for an Upgrade.</Line>
              {next && <Line title="Ahead">{next.name}</Line>}
            </>
          ) : (
            <>
              <Line title="It costs">
                1 Ribbon <Corner view={view} />
              </Line>
              <Line title="Ahead">{card.name} once more</Line>
            </>
          )}
        </dl>
        <button ref={button} type="button" className="btn main" onClick={() => told.tellAll()}>
          {won ? 'Choose what you win' : 'Go on'} <kbd>Enter</kbd>
        </button>
      </div>
    </section>
  );
}

const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);
