import { useEffect, useRef } from 'react';
import { isAsked } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { play, type Sound } from './sounds.ts';

/** At most this many sounds for one decision: more would be noise. */
const MOST = 3;

/** What happened, for the ear: the game's own sounds, a bell for one's turn, an ending. */
export function useTableSounds(): void {
  const { game } = useControls();
  const { log, moment } = useTableState();
  const before = useRef({ lines: log.length, asked: isAsked(moment), ended: moment.outcome !== undefined });
  useEffect(() => {
    const { lines, asked, ended } = before.current;
    before.current = { lines: log.length, asked: isAsked(moment), ended: moment.outcome !== undefined };
    if (moment.outcome && !ended) {
      play(typeof moment.viewer !== 'number' || moment.outcome.winners.includes(moment.viewer) ? 'harmonic' : 'breath');
      return;
    }
    const sounds = new Set<Sound>();
    for (const { kind, facts } of log.slice(lines)) {
      if (kind === 'undo') sounds.add('paper');
      for (const { fact } of facts) sounds.add(game.sound?.(fact, moment.view) ?? 'paper');
    }
    for (const sound of [...sounds].slice(0, MOST)) play(sound);
    if (isAsked(moment) && !asked && lines > 0) play('bell');
  }, [game, log, moment]);
}
