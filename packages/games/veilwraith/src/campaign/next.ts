import type { Options, RogueStart } from '../options.ts';
import { campaignsWon } from '../options.ts';
import type { State } from '../state/state.ts';
import { waitingSeats } from './access.ts';
import { campaignSucceeded } from './ending.ts';

const HIGHEST_LEVEL = 5;

/**
 * The options of the Campaign that follows a finished one, for the same seats: one level up after a victory
 * (VW-CAMP-06, VW-CAMP-08), the same after a defeat (VW-CAMP-09). A profile is what finished matches add up to (VW-CAMP-12).
 */
export function nextCampaign(state: State): Options {
  const { options } = state;
  // Nobody's first game any more (VW-SETUP-14); who has joined stays.
  const again: Options = { ...options, vignetteAbility: true, joinLater: waitingSeats(state).length };
  if (!campaignSucceeded(state)) return again;
  again.level = Math.min(HIGHEST_LEVEL, options.level + 1);
  again.campaignsWon = campaignsWon(options) + 1;
  if (options.rogue) again.rogue = { won: options.rogue.won + 1, wraiths: permanentDecks(state) };
  return again;
}

/** A won Rogue Campaign ends with each seat's permanent deck in its hands (VW-ROGUE-02). */
function permanentDecks(state: State): RogueStart[] {
  const decks: RogueStart[] = [];
  for (const { legacy } of state.wraiths) decks.push({ deck: [...legacy.deck], returned: [...legacy.returned] });
  return decks;
}
