import { type Fact, type ThingId, thing } from '@veilhall/engine';
import type { VeilwraithView, VwFact } from '@veilhall/games/veilwraith';
import type { Sound } from '../../frame/sound/sounds.ts';
import type { Asked, Labelled, PastEntry } from '../../table/table.ts';
import type { Flight, Stat, Track } from '../game-table.ts';
import { moveOf, promptOf } from './asked.ts';
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

/** Facts of a match of Veilwraith are its own: the rules version of the match guarantees it. */
const own = (fact: Fact): VwFact => fact as VwFact;

export function heading(given: Fact): string | undefined {
  const fact = own(given);
  if (fact.type === 'round') return `Round ${fact.round}`;
  if (fact.type === 'gameStarted') return 'A new game';
  return undefined;
}

export function stamp(given: Fact): string | undefined {
  const fact = own(given);
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

function made<R>(table: OfFacts<R>, given: Fact): R | undefined {
  const fact = own(given);
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

export const sound = (fact: Fact): Sound | undefined => made(SOUNDS, fact);

const FLIGHTS: OfFacts<readonly Flight[]> = {
  memoryDrawn: ({ thing: card, seat }) => (card ? [{ thing: card, from: `memory-deck-${seat}` }] : []),
  threatPlayed: ({ thing: card }) => [{ thing: card, from: 'top' }],
  keyCollected: ({ thing: card, seat }) => [{ thing: card, from: `threats-${seat}` }],
};

export const flights = (fact: Fact): readonly Flight[] => made(FLIGHTS, fact) ?? [];

/** Proceed with just enough tokens where that defeats the value; else end, pass or keep. */
export function primary(_view: VeilwraithView, prompt: Asked): string | undefined {
  const asked = promptOf(prompt);
  if (asked.ask === 'boost') {
    const spend = Math.max(0, asked.about.need - asked.about.power);
    return asked.options.find(({ about }) => about?.do === 'proceed' && about.tokens === spend)?.id;
  }
  if (asked.ask === 'dayDream') return asked.options.find(({ about }) => about?.do === 'play')?.id;
  return asked.options.find(({ kind, about }) => !kind && about && 'do' in about && GOES_ON.has(about.do))?.id;
}

/** Moves that let the game go on. */
const GOES_ON: ReadonlySet<string> = new Set(['end', 'pass', 'seen', 'keep', 'all', 'done', 'nobody']);

/** Legal and hardly ever the point: drawing with an Action while Threats stand, an Action that cannot succeed. */
export function minor(view: VeilwraithView, prompt: Asked, option: Labelled): boolean {
  if (option.kind) return false;
  if (prompt.ask === 'boost') {
    const move = moveOf<'boost'>(option);
    return move.do === 'proceed' || move.power === 0;
  }
  if (prompt.ask !== 'play') return false;
  const move = moveOf<'play'>(option);
  if (move.do === 'tilt') return true;
  if (move.do !== 'use') return false;
  if (!move.target) return true;
  const { owner, card, value } = move.target;
  const threat = view.wraiths[owner]?.threats.find((entry) => entry.thing === thing(card));
  const action = view.wraiths[prompt.seat]?.actions.find(({ type }) => type === move.action);
  return (threat?.values[value]?.n ?? 0) > (action?.power.total ?? 0);
}

/** Asks once more only where something is lost for good. */
export function risk(view: VeilwraithView, prompt: Asked, option: Labelled): string | undefined {
  const wraith = ownWraith(view);
  if (!wraith || option.kind) return undefined;
  if (prompt.ask === 'play' && moveOf<'play'>(option).do === 'end') {
    if (wraith.forecast.deadly)
      return `The Spirit Phase takes ${wraith.forecast.loss} and you have ${wraith.spirit}: this ends the game. End the Play Phase?`;
    if (wraith.useLeft && wraith.actions.some((action) => action.facing === 'upright'))
      return 'You have not Used an Action this round. End the Play Phase?';
  }
  const asked = promptOf(prompt);
  if (asked.ask !== 'boost') return undefined;
  const move = moveOf<'boost'>(option);
  if (move.do !== 'proceed') return undefined;
  const { need } = asked.about;
  const power = asked.about.power + move.tokens;
  if (power < need) return `Power ${power} does not reach ${need}: the Use would fail. Go on?`;
  return power > need && move.tokens > 0 ? `${power - need} Power would be lost. Spend them?` : undefined;
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

export function stats(view: VeilwraithView, log: readonly PastEntry[]): readonly Stat[] {
  const facts = log.filter((entry) => !entry.undone).flatMap((entry) => entry.facts.map(({ fact }) => own(fact)));
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
