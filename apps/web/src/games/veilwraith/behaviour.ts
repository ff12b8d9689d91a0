import { type Seat, type ThingId, thing } from '@veilhall/engine';
import type { GamePrompt, OptionOf, VeilwraithView, VwFact } from '@veilhall/games/veilwraith';
import type { Sound } from '../../frame/sound/sounds.ts';
import type { PastEntry, Worded } from '../../table/table.ts';
import type { Flight, PickOf, Stat, Track } from '../game-table.ts';
import { aimOf } from './forecast.ts';
import { ownWraith } from './own-wraith.ts';

const PHASES = ['threat', 'draw', 'play', 'spirit', 'end'] as const;
const PHASE_NAMES = ['Threat', 'Draw', 'Play', 'Spirit', 'End'];

export function track(view: VeilwraithView): Track | undefined {
  if (view.stage === 'prepare') return { round: '', steps: ['Before the game'], at: 0 };
  if (view.stage === 'after') return { round: '', steps: ['After the game'], at: 0 };
  const wraith = ownWraith(view);
  const right = (name: string, left: boolean | undefined): string => (left ? `${name} left` : `${name} taken`);
  const notes = [right('Use', wraith?.useLeft), right('Tilt', wraith?.tiltLeft)];
  const round = `Round ${view.round}`;
  return { round, steps: PHASE_NAMES, at: PHASES.indexOf(view.phase), ...(view.phase === 'play' && { notes }) };
}

export function heading(fact: VwFact): string | undefined {
  if (fact.type === 'round') return `Round ${fact.round}`;
  if (fact.type === 'gameStarted') return 'A new game';
  return undefined;
}

export function stamp(fact: VwFact): string | undefined {
  return fact.type === 'phase' ? PHASE_NAMES[PHASES.indexOf(fact.phase)] : undefined;
}

/** The Threat aimed at, else the one that came last, else the Vignette. */
export function focus(view: VeilwraithView): { card: string; thing?: ThingId } {
  const wraith = ownWraith(view);
  const threat = (wraith && aimOf(view, wraith)?.threat) ?? wraith?.threats.at(-1);
  if (!threat || view.stage !== 'round') return { card: view.vignette.id };
  return { card: threat.def, thing: threat.thing };
}

/** What a screen makes of the facts that concern it; of the others it makes nothing. */
type OfFacts<R> = { readonly [T in VwFact['type']]?: (fact: Extract<VwFact, { type: T }>) => R };

function made<R>(table: OfFacts<R>, fact: VwFact): R | undefined {
  const make = table[fact.type] as ((fact: VwFact) => R) | undefined;
  return make?.(fact);
}

const paper = (): Sound => 'paper';
const knock = (): Sound => 'knock';
const bell = (): Sound => 'bell';
const breath = (): Sound => 'breath';

const SOUNDS: OfFacts<Sound | undefined> = {
  threatPlayed: paper,
  memoryDrawn: paper,
  memoryPlayed: paper,
  combined: paper,
  used: knock,
  actionTilted: knock,
  keyTurned: knock,
  keyFlipped: knock,
  tokens: ({ change }) => (change > 0 ? 'coin' : undefined),
  spirit: ({ change }) => (change < 0 ? 'breath' : 'coin'),
  keyCollected: bell,
  portalArrived: bell,
  threatDeckRebuilt: breath,
  wraithLost: breath,
  wraithWon: () => 'harmonic',
};

export const sound = (fact: VwFact): Sound | undefined => made(SOUNDS, fact);

const FLIGHTS: OfFacts<readonly Flight[]> = {
  memoryDrawn: ({ thing: card, seat }) => (card ? [{ thing: card, from: `memory-deck-${seat}` }] : []),
  threatPlayed: ({ thing: card }) => [{ thing: card, from: 'top' }],
  keyCollected: ({ thing: card, seat }) => [{ thing: card, from: `threats-${seat}` }],
};

export const flights = (fact: VwFact): readonly Flight[] => made(FLIGHTS, fact) ?? [];

/** Proceed with just enough tokens where that defeats the value; end, pass or keep where nothing is left to do. */
export function primary(_view: VeilwraithView, prompt: Worded<GamePrompt>): string | undefined {
  if (prompt.ask === 'boost') {
    const spend = Math.max(0, prompt.about.need - prompt.about.power);
    return prompt.options.find(({ about }) => about?.do === 'proceed' && about.tokens === spend)?.id;
  }
  if (prompt.ask === 'play' && prompt.options.some(({ kind, about }) => !kind && isLeft(about))) return '';
  if (prompt.ask === 'dayDream') return prompt.options.find(({ about }) => about?.do === 'play')?.id;
  return prompt.options.find(({ kind, about }) => !kind && about && 'do' in about && GOES_ON.has(about.do))?.id;
}

/** A right of this round; Keys are kept for many rounds, so they do not count. */
const isLeft = (move: OptionOf<'play'>): boolean =>
  move.do === 'tilt' || move.do === 'play' || (move.do === 'use' && !move.key);

/** Moves that let the game go on. */
const GOES_ON: ReadonlySet<string> = new Set(['end', 'pass', 'seen', 'keep', 'all', 'done', 'nobody']);

/** Legal and hardly ever the point: drawing with an Action while Threats stand, an Action that cannot succeed. */
export function minor(view: VeilwraithView, { ask, prompt, option }: PickOf<GamePrompt>): boolean {
  if (option.kind) return false;
  if (ask === 'boost') return option.about.do === 'proceed' || option.about.power === 0;
  if (ask !== 'play') return false;
  const move = option.about;
  if (move.do === 'tilt') return true;
  if (move.do !== 'use') return false;
  const strike = strikeOf(view, prompt.seat, move);
  return !strike || strike.need > strike.reach;
}

/** What a Use on a Threat needs, and the most its Action can come to. */
function strikeOf(view: VeilwraithView, seat: Seat, { action: type, target }: OptionOf<'use'>) {
  const threat = target && view.wraiths[target.owner]?.threats.find((entry) => entry.thing === thing(target.card));
  const action = view.wraiths[seat]?.actions.find((entry) => entry.type === type);
  if (!threat || !action) return undefined;
  const { name, power, tokens, reach = power.total + tokens } = action;
  return { action: name, threat: threat.name, need: threat.values[target.value]?.n ?? 0, reach };
}

/** Asks once more only where something is lost for good. */
export function risk(view: VeilwraithView, { ask, prompt, option }: PickOf<GamePrompt>): string | undefined {
  const wraith = ownWraith(view);
  if (!wraith || option.kind) return undefined;
  if (ask === 'play' && option.about.do === 'end') {
    if (wraith.forecast.deadly)
      return `The Spirit Phase takes ${wraith.forecast.loss} and you have ${wraith.spirit}: this ends the game. End the Play Phase?`;
    if (wraith.useLeft && wraith.actions.some((action) => action.facing === 'upright'))
      return 'You have not Used an Action this round. End the Play Phase?';
  }
  const use = ask === 'use' || (ask === 'play' && option.about.do === 'use') ? option.about : undefined;
  const strike = use?.do === 'use' ? strikeOf(view, prompt.seat, use) : undefined;
  if (strike && strike.need > strike.reach)
    return `Tokens and cards in hand bring ${strike.action} to ${strike.reach} at most; ${strike.threat} needs ${strike.need}. Use it?`;
  if (ask !== 'boost' || option.about.do !== 'proceed') return undefined;
  const { tokens } = option.about;
  const { need } = prompt.about;
  const power = prompt.about.power + tokens;
  if (power < need) return `Power ${power} does not reach ${need}: the Use would fail. Go on?`;
  return power > need && tokens > 0 ? `${power - need} Power would be lost. Spend them?` : undefined;
}

export const KEYWORDS: Readonly<Record<string, string>> = {
  'Played:': 'Happens when the card comes out of the Threat deck.',
  'Defeat:': 'Happens as soon as the card is defeated.',
  'Drawn:': 'Happens when the card is drawn from the Memory deck.',
  'Start of Round:': 'Happens each round before anything else.',
  'End of Round:': 'Happens each round after everything else.',
  'Turn:': 'Once: turn the collected Key sideways and Use an Action, besides the regular Use.',
  'Flip:': 'Once: turn the collected Key face down for this effect.',
  'Spirit Cost': 'Lost in every Spirit Phase while the card is in the Threat Area.',
  Boost: 'Spirit gained after the card is defeated.',
  Combine: 'Discard two Memories during a Use: the lower Combine value is added to its Power.',
  Boxed: 'This Upgrade needs a copy of the named Memory in the box.',
  Ignore: 'Its Spirit Cost counts as 0 this round; its text still works.',
  'Power Token': 'Lies on an Action, at most 5; each one spent during a Use adds 1 Power.',
};

export function stats(view: VeilwraithView, log: readonly PastEntry<VwFact>[]): readonly Stat[] {
  const facts = log.filter((entry) => !entry.undone).flatMap((entry) => entry.facts.map(({ fact }) => fact));
  const count = (type: VwFact['type']): number => facts.filter((fact) => fact.type === type).length;
  const uses = facts.filter((fact) => fact.type === 'useResolved');
  const wraith = ownWraith(view);
  return [
    { label: 'Rounds', value: String(view.lastGame?.round ?? view.round) },
    { label: 'Spirit left', value: String(wraith?.spirit ?? 0) },
    { label: 'Threats defeated', value: String(count('threatDefeated')) },
    { label: 'Uses that struck', value: `${uses.filter((fact) => fact.success).length} of ${uses.length}` },
    { label: 'Memories played', value: String(count('memoryPlayed')) },
  ];
}

export const PHRASES = [
  'Can you take my Foe?',
  'I can reach that Threat.',
  'I need a round.',
  'Ready when you are.',
  'Well done.',
];
