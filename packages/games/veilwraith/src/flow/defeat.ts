import type { Handler, Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { issue } from '../board/memories.ts';
import { gainSpirit } from '../board/spirit.ts';
import { newThreat, portalExplore } from '../board/threats.ts';
import { trigger } from '../effects/receive.ts';
import { drop, isPlaying, wraithAt } from '../state/access.ts';
import type { DefeatFrame } from '../state/frames.ts';

export const defeatHandler: Handler<Turn, DefeatFrame> = {
  run(turn, frame) {
    const { at, seat, id, def } = frame;
    if (!isPlaying(turn.state, seat)) return drop(turn);
    const card = turn.content.threat(def);
    switch (frame.step) {
      case 'effects':
        frame.step = 'boost';
        return trigger(turn, at, seat, card.defeat, id, false);
      case 'boost':
        frame.step = 'portal';
        return gainSpirit(turn, seat, card.boost, 'boost', card.type);
      case 'portal':
        drop(turn);
        return portalArrives(turn, seat);
    }
  },
};

/** VW-PORTAL-01: only here, because nothing but a defeat collects Keys or counts Foes. */
function portalArrives(turn: Turn, seat: Seat): void {
  const { state, content } = turn;
  const wraith = wraithAt(state, seat);
  if (wraith.portal !== 'aside' || wraith.keys.length < content.keys.length) return;
  if (wraith.foesDefeated.length < content.vignette(state.campaign.vignette).card.foes.length) return;
  wraith.portal = 'inPlay';
  const { id, def } = issue(wraith, 'portal');
  wraith.threats.push(newThreat(id, def));
  emit(turn, { type: 'portalArrived', seat, explore: portalExplore(turn, wraith) });
}
