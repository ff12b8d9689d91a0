import { type Seat, shuffle } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import type { Content } from '../content/compile.ts';
import type { Options } from '../options.ts';
import type { Campaign, Legacy } from '../state/state.ts';
import { pushTable } from './access.ts';
import { checkOptions } from './options-check.ts';
import { countOf } from './upgrades.ts';

const MOST_RIBBONS = 5;
const RIBBONS = { standard: 5, veteran: 3, endworld: 1 } as const;

/** VW-CAMP-06, VW-DIFF-03, VW-DIFF-05: each states a total, and the lower one counts (VW-RULING-33). */
export function startingRibbons({ level, ribbons }: Options): number {
  return Math.max(1, Math.min(MOST_RIBBONS + 1 - level, RIBBONS[ribbons]));
}

export function newCampaign(options: Options): Campaign {
  const alone = options.mode === 'vignette';
  const ribbons = startingRibbons(options);
  return {
    vignette: alone ? options.vignette : 1,
    ribbons: alone ? 0 : ribbons,
    mostRibbons: options.level > 1 ? ribbons : MOST_RIBBONS,
    level: options.level,
    defeated: [],
    skipped: [],
    history: [],
  };
}

/** The Basic deck with all Actions and tokens Basic side up (VW-CAMP-01), or a Rogue's permanent one (VW-ROGUE-02). */
export function newLegacy(content: Content, options: Options, seat: Seat): Legacy {
  return {
    ...startingDecks(content, options, seat),
    advanced: { explore: false, fight: false, influence: false },
    tokens: [false, false, false],
    nextSpirit: 0,
    score: 0,
    lastSpirit: 0,
    lastTokens: 0,
  };
}

export function startingDecks(
  content: Content,
  options: Options,
  seat: Seat,
): Pick<Legacy, 'deck' | 'box' | 'returned'> {
  const rogue = options.rogue?.wraiths[seat];
  if (!rogue || rogue.deck.length === 0) return { deck: [...content.basics], box: [...content.upgrades], returned: [] };
  const box: string[] = [];
  for (const card of content.raw.memories) {
    if (card.tier !== 'upgrade') continue;
    for (let i = countOf(rogue.deck, card.id); i < card.copies; i++) box.push(card.id);
  }
  return { deck: [...rogue.deck], box, returned: [...rogue.returned] };
}

/** Everything that is fixed before the first choice; `setup` has made the wraiths. */
export function startMatch(turn: Turn): void {
  const { state, content } = turn;
  const { options } = state;
  const seats = state.wraiths.length;
  checkOptions(content, options, seats);
  state.campaign = newCampaign(options);
  state.stage = 'prepare';
  state.ages = ageOrder(turn);
  for (const [seat, wraith] of state.wraiths.entries()) {
    wraith.legacy = newLegacy(content, options, seat);
    // The last seats are the ones still empty; the host's never is.
    wraith.status = seat >= seats - options.joinLater ? 'waiting' : 'playing';
  }
  pushTable(state, { do: 'campaign', step: 'arrive' });
}

/** VW-RULING-59 */
function ageOrder({ state }: Turn): Seat[] {
  const { ages, table } = state.options;
  if (ages) return [...ages];
  const seats = [...state.wraiths.keys()];
  return table === 'race' ? shuffle(state.rng, 'ages', seats) : seats;
}
