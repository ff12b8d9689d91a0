import type { GamePrompt, OptionOf, VeilwraithView } from '@veilhall/games/veilwraith';
import type { OptionPlace, PickOf } from '../game-table.ts';
import { shortOf } from './strike.ts';

/** The list of all options, in the order in which a round is thought about. */
export function group(view: VeilwraithView, { ask, prompt, option }: PickOf<GamePrompt>): OptionPlace | undefined {
  if (option.kind) return undefined;
  if (ask === 'play' || ask === 'use') return moveGroup(view, prompt.seat, option.about);
  if (ask === 'boost' || ask === 'window' || ask === 'limit') return CARDS[option.about.do];
  if (ask === 'upgradeRemove' || ask === 'upgradeAdd' || ask === 'upgradeEither') return UPGRADES[option.about.do];
  return undefined;
}

function moveGroup(view: VeilwraithView, seat: number, move: OptionOf<'play'>): OptionPlace | undefined {
  if (move.do === 'tilt') return { heading: 'Tilt an Action' };
  if (move.do !== 'use') return CARDS[move.do];
  const name = view.wraiths[seat]?.actions.find(({ type }) => type === move.action)?.name;
  return { heading: move.key ? 'Turn a Key' : 'Use an Action', ...(name && { under: name }) };
}

const CARDS = {
  play: { heading: 'Play a Memory' },
  discard: { heading: 'Discard a Memory' },
  flip: { heading: 'Flip a Key' },
  combine: { heading: 'Combine' },
  proceed: { heading: 'Resolve the Use' },
  end: undefined,
  pass: undefined,
} as const;

const UPGRADES = { remove: { heading: 'Your deck' }, add: { heading: 'In the box' }, decline: undefined } as const;

/** A Use that cannot reach, a Tilt that brings no token, a Combine that adds nothing, a Memory of which nothing is used (VW-MEM-04). */
export function idle(view: VeilwraithView, { ask, prompt, option }: PickOf<GamePrompt>): string | undefined {
  if (option.kind === 'setting' && option.about.do === 'playNothing') return 'None of its abilities are used.';
  if (option.kind) return undefined;
  if (ask === 'boost') {
    return option.about.do === 'combine' && option.about.power === 0 ? 'Adds no Power.' : undefined;
  }
  if (ask !== 'play' && ask !== 'use' && ask !== 'tilt') return undefined;
  const move = option.about;
  if (move.do === 'tilt') {
    const tokens = view.wraiths[prompt.seat]?.actions.find(({ type }) => type === move.action)?.tokens;
    return tokens === MOST_TOKENS ? 'Gains no token.' : undefined;
  }
  const short = move.do === 'use' ? shortOf(view, prompt.seat, move) : undefined;
  return short && `Tokens and cards in hand bring it to ${short.reach} at most.`;
}

/** An Action holds no more. */
const MOST_TOKENS = 5;
