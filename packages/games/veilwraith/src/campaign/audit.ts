import type { Seat } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import { gameAudit } from '../flow/audit.ts';
import { optionsSchema } from '../options.ts';
import type { CampaignSeatFrame } from '../state/campaign-frames.ts';
import type { SeatWork } from '../state/frames.ts';
import type { State, Wraith } from '../state/state.ts';
import { members } from './access.ts';
import { campaignHandlers } from './handlers.ts';
import { checkOptions } from './options-check.ts';
import { LAST_VIGNETTE, upgradeRules } from './rules.ts';
import { countOf, deckFaults, type UpgradeRules } from './upgrades.ts';

const isCampaignFrame = (frame: SeatWork): frame is CampaignSeatFrame => frame.do in campaignHandlers;

/** What is broken in a match: first what the game itself says, then what surrounds it. */
export function audit(content: Content, state: State): string[] {
  const faults = gameAudit(content, state, isCampaignFrame);
  return faults.length > 0 ? faults : campaignAudit(content, state);
}

/** What must hold around the games; positions from outside are held against it. Every deck names known cards by now. */
function campaignAudit(content: Content, state: State): string[] {
  const faults = optionFaults(content, state);
  if (faults.length > 0) return faults;
  const seats = [...state.wraiths.keys()];
  if (state.ages.toSorted().join() !== seats.join()) faults.push('the order of ages does not name each seat once');
  if (state.wraiths[0]?.status === 'waiting') faults.push('the host has not joined');
  if ((state.stage === 'over') !== (state.ending !== undefined)) faults.push('the match is over without an ending');
  if (state.winners.some((seat) => !state.wraiths[seat])) faults.push('a seat has won that does not exist');
  faults.push(...campaignFaults(state), ...tableFaults(state));
  const rules = upgradeRules(content, state, 'victory');
  for (const [seat, wraith] of state.wraiths.entries()) {
    const own = [...boxFaults(wraith, rules), ...frameFaults(content, wraith, seat)];
    for (const fault of own) faults.push(`seat ${seat}: ${fault}`);
  }
  return faults;
}

function optionFaults(content: Content, { options, wraiths }: State): string[] {
  if (!optionsSchema.safeParse(options).success) return ['these are no options of this game'];
  try {
    checkOptions(content, options, wraiths.length);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : 'the options do not go together'];
  }
}

function campaignFaults({ campaign, options, stage }: State): string[] {
  const faults: string[] = [];
  if (campaign.ribbons > campaign.mostRibbons)
    faults.push(`${campaign.ribbons} Ribbons where at most ${campaign.mostRibbons} can be`);
  if (options.mode === 'campaign' && stage === 'round' && campaign.ribbons < 1) faults.push('a game without Ribbons');
  const done = [...campaign.defeated, ...campaign.skipped];
  if (new Set(done).size !== done.length) faults.push('a Vignette is done twice');
  return faults;
}

/** The Campaign's own frame lies at the bottom, and a game or a question above it. */
function tableFaults(state: State): string[] {
  if (state.stage === 'over') return state.work.length > 0 ? ['the match is over and has work left'] : [];
  const [base, above, ...rest] = state.work;
  if (base?.do !== 'campaign') return ['the table has no frame of its own'];
  if (rest.length > 0) return ['the table has more work than it can'];
  const { step } = base;
  const last = state.campaign.vignette === LAST_VIGNETTE || state.options.mode === 'vignette';
  if (last && (step === 'rewards' || step === 'next')) return ['there is no Vignette after this one'];
  if (above?.do === 'campaign') return ['the table has more work than it can'];
  if (above?.do === 'dayDream' && above.votes.length >= members(state).length)
    return ['there are more votes than voters'];
  return [];
}

/** Every copy of every Memory is in the deck or in the box, and the deck is one that upgrades lead to. */
function boxFaults({ legacy }: Wraith, rules: UpgradeRules): string[] {
  const faults = deckFaults(legacy, rules, Number.POSITIVE_INFINITY);
  for (const memory of rules.memories.values()) {
    if (memory.tier !== 'upgrade') continue;
    const boxed = countOf(legacy.box, memory.id);
    if (countOf(legacy.deck, memory.id) + boxed !== memory.copies)
      faults.push(`'${memory.id}' has ${memory.copies} copies in deck and box`);
    if (countOf(legacy.returned, memory.id) > boxed) faults.push(`'${memory.id}' was returned and is not in the box`);
  }
  return faults;
}

function frameFaults(content: Content, { work, legacy }: Wraith, seat: Seat): string[] {
  const faults: string[] = [];
  for (const frame of work) {
    if (isCampaignFrame(frame) && !isPlaced(content, legacy.deck, frame, seat))
      faults.push(`the frame '${frame.do}' points nowhere`);
  }
  return faults;
}

function isPlaced(content: Content, deck: readonly string[], frame: CampaignSeatFrame, seat: Seat): boolean {
  if (frame.seat !== seat) return false;
  switch (frame.do) {
    case 'upgrade':
      return frame.number <= frame.of && (frame.removed === undefined || deck.includes(frame.removed));
    case 'reward':
      return content.hasScript(frame.script) && frame.at <= content.script(frame.script).effects.length;
    case 'easyDream':
    case 'actionOrder':
    case 'startingAbility':
    case 'exhaustTwo':
      return true;
  }
}
