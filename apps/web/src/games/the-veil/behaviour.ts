import type { ThingId } from '@veilhall/engine';
import type { VeilFact, VeilView } from '@veilhall/games/the-veil';
import type { Sound } from '../../frame/sound/sounds.ts';
import type { PastEntry } from '../../table/table.ts';
import type { Flight, Stat, Track } from '../game-table.ts';
import { lethalNote } from './lethal.ts';
import { isTurnOf, ownPlayer, playerThing } from './players.ts';
import { watchWay } from './watching.ts';

const STAGES = { choose: 'Whom you lead', mulligan: 'Your Fate Route', over: 'The end' } as const;

export function track(view: VeilView): Track {
  if (view.stage !== 'play') return { round: '', steps: [STAGES[view.stage]], at: 0 };
  const notes = [lethalNote(view), unlockNote(view)].filter((note) => note !== undefined);
  return { round: `Round ${view.round}`, steps: [turnWord(view)], at: 0, notes };
}

function turnWord(view: VeilView): string {
  const own = ownPlayer(view);
  if (view.you === undefined || !own) return `Side ${view.turn.side + 1}`;
  return isTurnOf(view, own) ? 'Your turn' : 'Their turn';
}

function unlockNote({ unlock, round }: VeilView): string | undefined {
  if (unlock === undefined) return undefined;
  return round < unlock ? `Its last step from round ${unlock}` : 'Its last step is unlocked';
}

export function heading(fact: VeilFact): string | undefined {
  if (fact.type === 'round') return `Round ${fact.round}`;
  return fact.type === 'goesFirst' ? 'Round 1' : undefined;
}

/** What a screen makes of the facts that concern it; of the others it makes nothing. */
type OfFacts<R> = { readonly [T in VeilFact['type']]?: (fact: Extract<VeilFact, { type: T }>) => R };

function made<R>(table: OfFacts<R>, fact: VeilFact): R | undefined {
  const make = table[fact.type] as ((fact: VeilFact) => R) | undefined;
  return make?.(fact);
}

/** A blow that turns a match. */
const HARD = 12;

const TURNINGS: OfFacts<string | undefined> = {
  goesFirst: () => 'The first turn',
  hit: ({ n }) => (n >= HARD ? `${n} Damage at once` : undefined),
  eliminated: () => 'Somebody falls',
  over: () => 'The end',
};

export const turning = (fact: VeilFact): string | undefined => made(TURNINGS, fact);

/** A Solo Opponent does its whole turn at once; it is shown step by step, unless somebody wants the outcome alone. */
export function plays(news: readonly PastEntry<VeilFact>[], view: VeilView): string | undefined {
  if (watchWay.get() === 'summary' || view.stage === 'over') return undefined;
  const acts = news.some(({ facts }) => facts.some(({ fact }) => fact.type === 'soloStep'));
  return acts ? 'The Solo Opponent takes its turn. Watch it, or go to its end.' : undefined;
}

/** Whoever one plays against first, else one's own character. */
export function focus(view: VeilView): { card: string; thing?: ThingId } | undefined {
  const own = ownPlayer(view);
  return own && own.character !== '' ? { card: own.character, thing: playerThing(own.who) } : undefined;
}

export function nameOf(view: VeilView, thing: ThingId): string | undefined {
  return view.players.find(({ who }) => playerThing(who) === thing)?.name || undefined;
}

const paper = (): Sound => 'paper';
const knock = (): Sound => 'knock';
const bell = (): Sound => 'bell';
const breath = (): Sound => 'breath';

const SOUNDS: OfFacts<Sound | undefined> = {
  played: paper,
  drew: paper,
  revealed: paper,
  used: knock,
  recruitHit: knock,
  recruitKilled: breath,
  purchased: () => 'coin',
  acquired: () => 'coin',
  healed: () => 'coin',
  synergy: bell,
  attackDeclared: bell,
  hit: breath,
  lostHealth: breath,
  eliminated: breath,
  over: () => 'harmonic',
};

export const sound = (fact: VeilFact): Sound | undefined => made(SOUNDS, fact);

const FLIGHTS: OfFacts<readonly Flight[]> = {
  played: ({ thing, who }) => [{ thing, from: `hand-${who}` }],
  recruitEntered: ({ thing, who, from }) => [{ thing, from: `${from === 'discard' ? 'discard' : 'hand'}-${who}` }],
  routeFilled: ({ thing, who }) => [{ thing, from: `fate-${who}` }],
};

export const flights = (fact: VeilFact): readonly Flight[] => made(FLIGHTS, fact) ?? [];

export function stats(_view: VeilView, log: readonly PastEntry<VeilFact>[]): readonly Stat[] {
  const facts = log.filter((entry) => !entry.undone).flatMap((entry) => entry.facts.map(({ fact }) => fact));
  const hits = facts.filter((fact) => fact.type === 'hit');
  const rounds = facts.filter((fact) => fact.type === 'round');
  return [
    { label: 'Rounds', value: String(rounds.at(-1)?.round ?? 1) },
    { label: 'Cards bought', value: String(facts.filter(({ type }) => type === 'purchased').length) },
    { label: 'Recruits fallen', value: String(facts.filter(({ type }) => type === 'recruitKilled').length) },
    { label: 'Hardest blow', value: String(Math.max(0, ...hits.map(({ n }) => n))) },
  ];
}

export const PHRASES: readonly string[] = [
  'Well struck.',
  'That card was mine in all but name.',
  'Mind the Shields.',
  'Once more?',
];
