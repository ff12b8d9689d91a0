import type { Fact, ThingId } from '@veilhall/engine';
import type { VeilwraithView, VwFact } from '@veilhall/games/veilwraith';
import type { Sound } from '../../frame/sound/sounds.ts';
import type { Asked, Labelled, Line } from '../../table/table.ts';
import type { Flight, Stat, Track } from '../game-table.ts';
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

export function sound(given: Fact): Sound | undefined {
  const fact = own(given);
  switch (fact.type) {
    case 'threatPlayed':
    case 'memoryDrawn':
    case 'memoryPlayed':
    case 'combined':
      return 'paper';
    case 'used':
    case 'actionTilted':
    case 'keyTurned':
    case 'keyFlipped':
      return 'knock';
    case 'tokens':
      return fact.change > 0 ? 'coin' : undefined;
    case 'spirit':
      return fact.change < 0 ? 'breath' : 'coin';
    case 'keyCollected':
    case 'portalArrived':
      return 'bell';
    case 'threatDeckRebuilt':
    case 'wraithLost':
      return 'breath';
    case 'wraithWon':
      return 'harmonic';
    default:
      return undefined;
  }
}

export function flights(given: Fact): readonly Flight[] {
  const fact = own(given);
  switch (fact.type) {
    case 'memoryDrawn':
      return fact.thing ? [{ thing: fact.thing, from: `memory-deck-${fact.seat}` }] : [];
    case 'threatPlayed':
      return [{ thing: fact.thing, from: 'top' }];
    case 'keyCollected':
      return [{ thing: fact.thing, from: `threats-${fact.seat}` }];
    default:
      return [];
  }
}

/** Proceed with just enough tokens where that defeats the value; else end, pass or keep. */
export function primary(_view: VeilwraithView, prompt: Asked): string | undefined {
  const about = prompt.about ?? {};
  const has = (id: string): boolean => prompt.options.some((option) => option.id === id);
  if (prompt.ask === 'boost') {
    const [need, power, tokens] = [Number(about.need), Number(about.power), Number(about.tokens)];
    const spend = Math.max(0, need - power);
    return spend <= tokens && has(`proceed:${spend}`) ? `proceed:${spend}` : undefined;
  }
  return ['end', 'pass', 'seen', 'keep', 'all', 'done', 'play', 'nobody'].find(has);
}

/** The Power an option would add to the Action in use, as its label says. */
export function addedPower(label: string, action: string): string | undefined {
  const found = /(\+\d+) (\w+)/.exec(label);
  const to = found?.[2]?.toLowerCase();
  return found && (to === action || to === 'power' || to === 'to') ? found[1] : undefined;
}

/** Legal and hardly ever the point: drawing with an Action while Threats stand, an Action that cannot succeed. */
export function minor(_view: VeilwraithView, prompt: Asked, option: Labelled): boolean {
  if (prompt.ask === 'boost') return addedPower(option.label, String(prompt.about?.action)) === undefined;
  if (prompt.ask !== 'play') return false;
  if (option.id.startsWith('tilt:') || option.id.endsWith(':draw')) return true;
  const sum = /needs (\d+), you have (\d+)/.exec(option.label);
  return sum ? Number(sum[1]) > Number(sum[2]) : false;
}

/** Asks once more only where something is lost for good. */
export function risk(view: VeilwraithView, prompt: Asked, option: Labelled): string | undefined {
  const wraith = ownWraith(view);
  if (!wraith) return undefined;
  if (prompt.ask === 'play' && option.id === 'end' && wraith.forecast.deadly) {
    return `The Spirit Phase takes ${wraith.forecast.loss} and you have ${wraith.spirit}: this ends the game. End the Play Phase?`;
  }
  if (
    prompt.ask === 'play' &&
    option.id === 'end' &&
    wraith.useLeft &&
    wraith.actions.some((action) => action.facing === 'upright')
  ) {
    return 'You have not Used an Action this round. End the Play Phase?';
  }
  if (prompt.ask === 'boost' && option.id.startsWith('proceed:')) {
    const about = prompt.about ?? {};
    const power = Number(about.power) + Number(option.id.slice('proceed:'.length));
    const need = Number(about.need);
    if (power < need) return `Power ${power} does not reach ${need}: the Use would fail. Go on?`;
    if (power > need && Number(option.id.slice('proceed:'.length)) > 0)
      return `${power - need} Power would be lost. Spend them?`;
  }
  return undefined;
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

export function stats(view: VeilwraithView, log: readonly Line[]): readonly Stat[] {
  const facts = log.filter((line) => !line.undone).flatMap((line) => line.told.map(({ fact }) => own(fact)));
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
