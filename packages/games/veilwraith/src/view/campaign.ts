import type { Viewer } from '@veilhall/engine';
import { wraithAt } from '../state/access.ts';
import type { Campaign, State } from '../state/state.ts';
import type { WraithView } from './types.ts';

/** Ribbons, level, Vignettes and results: all of it public. A copy, because views leave the authority. */
export function campaignView({ campaign }: State): Campaign {
  const { vignette, ribbons, mostRibbons, level } = campaign;
  return {
    vignette,
    ribbons,
    mostRibbons,
    level,
    defeated: [...campaign.defeated],
    skipped: [...campaign.skipped],
    history: campaign.history.map((game) => ({ ...game })),
  };
}

/** Box contents are always public; deck lists are, except those of opponents while a race's Vignette runs. */
export function legacyView(state: State, seat: number, who: Viewer): WraithView['legacy'] {
  const { legacy } = wraithAt(state, seat);
  const hidden = state.options.table === 'race' && state.stage === 'round' && who !== seat;
  return {
    advanced: { ...legacy.advanced },
    tokens: [...legacy.tokens],
    score: legacy.score,
    nextSpirit: legacy.nextSpirit,
    box: [...legacy.box],
    ...(hidden ? {} : { deck: [...legacy.deck], returned: [...legacy.returned] }),
  };
}
