import type { ThingId } from '@veilhall/engine';
import type { VeilwraithView, VwFact } from '@veilhall/games/veilwraith';
import type { Sound } from '../../frame/sound/sounds.ts';
import type { PastEntry } from '../../table/table.ts';
import type { Flight, Next, Stat, Track } from '../game-table.ts';
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

const TURNINGS: OfFacts<string | undefined> = {
  portalArrived: () => 'The Portal opens',
  keyCollected: ({ keys }) => `Key ${keys} of 5`,
  archfiendDrawn: () => 'The Archfiend is drawn',
  gameOver: ({ result }) => (result === 'won' ? 'Escaped' : 'Lost'),
};

export const turning = (fact: VwFact): string | undefined => made(TURNINGS, fact);

/** A game of a Campaign that goes on gets its moment; the last one has the end of the match. */
export function plays(news: readonly PastEntry<VwFact>[], view: VeilwraithView): string | undefined {
  if (view.mode !== 'campaign' || view.ending !== undefined) return undefined;
  const over = news.some(({ facts }) => facts.some(({ fact }) => fact.type === 'gameOver'));
  return over ? 'The game is decided. Go on when you are ready.' : undefined;
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

/** The end of a game of a Campaign is heard when its moment comes up, not when one goes on from there. */
export function sound(fact: VwFact, { stage }: VeilwraithView): Sound | undefined {
  const ends = fact.type === 'wraithWon' || fact.type === 'wraithLost';
  return ends && stage !== 'round' ? undefined : made(SOUNDS, fact);
}

const FLIGHTS: OfFacts<readonly Flight[]> = {
  memoryDrawn: ({ thing: card, seat }) => (card ? [{ thing: card, from: `memory-deck-${seat}` }] : []),
  threatPlayed: ({ thing: card }) => [{ thing: card, from: 'top' }],
  keyCollected: ({ thing: card, seat }) => [{ thing: card, from: `threats-${seat}` }],
};

export const flights = (fact: VwFact): readonly Flight[] => made(FLIGHTS, fact) ?? [];

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

/** Of the whole match: a Campaign counts all its games. */
export function stats(view: VeilwraithView, log: readonly PastEntry<VwFact>[]): readonly Stat[] {
  const facts = log.filter((entry) => !entry.undone).flatMap((entry) => entry.facts.map(({ fact }) => fact));
  const count = (type: VwFact['type']): number => facts.filter((fact) => fact.type === type).length;
  const uses = facts.filter((fact) => fact.type === 'useResolved');
  const wraith = ownWraith(view);
  const games = view.campaign.history;
  return [
    ...(view.mode === 'campaign' ? [{ label: 'Games', value: String(games.length) }] : []),
    { label: 'Rounds', value: String(games.reduce((sum, game) => sum + game.round, 0)) },
    { label: 'Spirit left', value: String(wraith?.spirit ?? 0) },
    { label: 'Threats defeated', value: String(count('threatDefeated')) },
    { label: 'Uses that struck', value: `${uses.filter((fact) => fact.success).length} of ${uses.length}` },
    { label: 'Memories played', value: String(count('memoryPlayed')) },
  ];
}

/** A Vignette won alone leads to the one after it; its ability is left out of a first game only. */
export function next({ table, mode, vignette, winners }: VeilwraithView): Next | undefined {
  if (table !== 'solo' || mode !== 'vignette' || winners.length === 0 || vignette.number === 5) return undefined;
  return { label: 'Next Vignette', options: { vignette: vignette.number + 1, vignetteAbility: true } };
}

export const PHRASES = [
  'Can you take my Foe?',
  'I can reach that Threat.',
  'I need a round.',
  'Ready when you are.',
  'Well done.',
];
