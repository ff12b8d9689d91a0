import {
  joined,
  type Piece,
  type Sketch,
  type SketchThing,
  type SketchZone,
  seatPiece,
  type Text,
  text,
} from '@veilhall/engine';
import { listed, plural, signed } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import { valueText } from '../effects/wording.ts';
import type { ActionView, CardView, ThreatView, VeilwraithView, WraithView } from '../view/types.ts';
import { PHASE_NAMES } from './facts.ts';
import { cardPiece } from './names.ts';
import { flipLine, memoryLine, threatLine, vignetteLine } from './rules-text.ts';

/** The table as lists: what the terminal prints and a screen reader walks. */
export function sketchOf(content: Content, view: VeilwraithView): Sketch {
  const alone = view.wraiths.length === 1;
  const wraiths = view.wraiths.filter((wraith) => wraith.status !== 'waiting');
  return {
    title: view.vignette.name,
    ...(view.stage === 'round' && { stage: `round ${view.round}, ${PHASE_NAMES[view.phase]}` }),
    status: [...tableStatus(content, view), ...wraiths.flatMap((wraith) => wraithStatus(content, wraith, alone))],
    zones: wraiths.flatMap((wraith) => zonesOf(content, wraith, alone)),
  };
}

function tableStatus(content: Content, { vignette, campaign, mode }: VeilwraithView): string[] {
  const lines: string[] = [];
  if (mode === 'campaign') {
    const done = campaign.defeated.length;
    lines.push(
      `Campaign level ${campaign.level}: ${plural(campaign.ribbons, 'Ribbon')} of ${campaign.mostRibbons}, ${plural(done, 'Vignette')} of 5 defeated.`,
    );
  }
  const text = vignetteLine(content, vignette.number);
  if (text) lines.push(`${vignette.name}: ${text}${vignette.abilityOn ? '' : ' (switched off)'}`);
  return lines;
}

function wraithStatus(content: Content, wraith: WraithView, alone: boolean): Text[] {
  const lines: Text[] = [
    spiritLine(wraith),
    `Keys ${wraith.keys.length} of 5, Foes ${wraith.foes.defeated.length} of ${wraith.foes.total} defeated, Portal Explore ${wraith.portal.explore} ${PORTALS[wraith.portal.where]}.`,
    archfiendLine(wraith),
    `Use ${wraith.useLeft ? 'left' : 'taken'}, Tilt ${wraith.tiltLeft ? 'left' : 'taken'}, ${plural(wraith.supply, 'token')} in the supply.`,
    ...restrictionLines(content, wraith),
  ];
  return alone ? lines : lines.map((line) => text`${seatPiece(wraith.seat)}${STATUSES[wraith.status]}: ${line}`);
}

const STATUSES: Readonly<Record<WraithView['status'], string>> = {
  waiting: '',
  playing: '',
  escaped: ' (escaped)',
  out: ' (out)',
};

const PORTALS = { aside: 'locked', inPlay: 'open', defeated: 'passed' };

/** Each card that forbids something, once, in its own words; with a limit of Memories also how far it is used up. */
function restrictionLines(content: Content, { restrictions, memoriesPlayed, memoryLimit }: WraithView): Text[] {
  const cards = [...new Set(restrictions.map(({ card }) => card))];
  const lines: Text[] = cards.map((card) => text`${cardPiece(content, card)}: ${threatLine(content, card)}`);
  if (memoryLimit !== undefined) lines.push(`Memories played this round: ${memoriesPlayed} of ${memoryLimit}.`);
  return lines;
}

function spiritLine({ spirit, maxSpirit, forecast }: WraithView): string {
  const now = `Spirit ${spirit} of ${maxSpirit}`;
  if (forecast.loss === 0) return `${now}, the Spirit Phase takes nothing.`;
  return `${now}, the Spirit Phase takes ${forecast.loss}: ${forecast.deadly ? 'that is the end' : `${forecast.left} left`}.`;
}

function archfiendLine({ threatDeck, archfiend }: WraithView): string {
  const cards = `Threat deck ${plural(threatDeck.count, 'card')}`;
  if (archfiend.where === 'deck') {
    return `${cards}, the Archfiend among them: the next draw is it with ${Math.round(archfiend.chance * 100)}%.`;
  }
  const rounds = archfiend.roundsUntil;
  return `${cards}, the Archfiend enters ${rounds <= 1 ? 'with the next draw' : `in ${plural(rounds, 'round')}`}.`;
}

function zonesOf(content: Content, wraith: WraithView, alone: boolean): SketchZone[] {
  const zone = (id: string, name: string, size: number, things?: readonly SketchThing[]): SketchZone => ({
    id: `${id}:${wraith.seat}`,
    name: alone ? name : text`${name} of ${seatPiece(wraith.seat)}`,
    owner: wraith.seat,
    count: size,
    ...(things && { things }),
  });
  const memories = (cards: readonly CardView[]): SketchThing[] => cards.map((card) => memoryThing(content, card));
  return [
    zone(
      'threats',
      'Threat Area',
      wraith.threats.length,
      wraith.threats.map((threat) => threatThing(content, wraith, threat)),
    ),
    zone('actions', 'Actions', wraith.actions.length, wraith.actions.map(actionThing)),
    zone('keys', 'Keys', wraith.keys.length, keyThings(content, wraith)),
    zone('hand', 'Hand', wraith.hand.count, wraith.hand.cards && memories(wraith.hand.cards)),
    zone('played', 'Played this round', wraith.played.length, memories(wraith.played)),
    zone('threatDeck', 'Threat deck', wraith.threatDeck.count, layerThings(content, wraith)),
    zone('threatDiscard', 'Threat discard', wraith.threatDiscard.length, wraith.threatDiscard.map(plainThing)),
    zone('memoryDeck', 'Memory deck', wraith.memoryDeck.count),
    zone('memoryDiscard', 'Memory discard', wraith.memoryDiscard.length, memories(wraith.memoryDiscard)),
    ...(wraith.removed.length > 0
      ? [zone('removed', 'Removed from the game', wraith.removed.length, wraith.removed.map(plainThing))]
      : []),
  ];
}

const plainThing = (card: CardView): SketchThing => ({ id: card.thing, name: card.name, card: card.def, facts: '' });

function memoryThing(content: Content, card: CardView): SketchThing {
  if (!content.isMemory(card.def)) return plainThing(card);
  const { combine } = content.memory(card.def);
  return { ...plainThing(card), facts: `${memoryLine(content, card.def)} Combine ${combine}.` };
}

const KINDS: Readonly<Record<ThreatView['kind'], string>> = {
  anima: 'Anima',
  deja: 'Deja',
  foe: 'Foe',
  key: 'Key',
  portal: 'Portal',
  archfiend: 'Archfiend',
};

const cardOf = ({ def, name }: CardView): Piece => ({ card: def, name });

/** "Fight 5 OR Influence 6, Spirit Cost 1. Played: ... (Fight is 2 short)" */
function threatThing(content: Content, wraith: WraithView, threat: ThreatView): SketchThing {
  const starred = threat.values.some((value) => value.star);
  const values = threat.values.map(
    (value) => `${valueText(value)}${value.marked ? ' (done)' : ''}${changeText(value)}`,
  );
  const parts = [
    KINDS[threat.kind],
    values.join(starred ? ' AND ' : ' OR '),
    `Spirit Cost ${threat.ignored ? '0, ignored' : threat.cost.n}`,
    ...(threat.boost > 0 ? [`Boost ${threat.boost}`] : []),
    ...(threat.beneath.length > 0 ? [text`holds ${listed(threat.beneath.map(cardOf))}`] : []),
  ];
  const lines = [
    text`${joined(
      parts.filter((part) => part !== ''),
      ', ',
    )}.`,
    threatLine(content, threat.def),
    reachText(wraith, threat),
  ];
  return {
    ...plainThing(threat),
    facts: joined(
      lines.filter((line) => line !== ''),
      ' ',
    ),
  };
}

const changeText = ({ n, printed }: { n: number; printed: number }): string =>
  n === printed ? '' : ` (printed ${printed})`;

/** Which upright Actions beat it now, or what the nearest one lacks. */
function reachText(wraith: WraithView, threat: ThreatView): string {
  const reach: string[] = [];
  for (const value of threat.values) {
    if (value.marked) continue;
    const action = wraith.actions.find((entry) => entry.type === value.type);
    if (action?.facing !== 'upright') continue;
    const { name, tokens } = action;
    const short = value.n - action.power.total;
    const spent = Math.min(Math.max(0, short), tokens);
    const by = spent > 0 ? ` with ${plural(spent, 'token')}` : '';
    reach.push(short <= tokens ? `${name} reaches it${by}` : `${name} is ${short - spent} short${by}`);
  }
  return reach.length > 0 ? `[${reach.join(', ')}]` : '';
}

const FACINGS = { upright: 'ready', tilted: 'tilted', exhausted: 'exhausted' };

function actionThing(action: ActionView): SketchThing {
  const { power } = action;
  const sum = [`slot ${power.slot}`];
  if (power.printed > 0) sum.push(`${signed(power.printed)} printed`);
  for (const memory of action.memories) sum.push(`${signed(memory.power)} ${memory.name}`);
  if (power.combined > 0) sum.push(`${signed(power.combined)} Combined`);
  return {
    id: action.thing,
    name: action.name,
    card: action.type,
    facts: `slot ${action.slot}, ${action.using ? 'in use' : FACINGS[action.facing]}, Power ${power.total} (${sum.join(', ')}), ${plural(action.tokens, 'token')}`,
  };
}

function keyThings(content: Content, wraith: WraithView): SketchThing[] {
  return wraith.keys.map((key) => ({
    ...plainThing(key),
    facts:
      key.state === 'flipped'
        ? 'flipped'
        : `${key.state}. ${key.state === 'upright' ? 'Turn: Use an Action. ' : ''}Flip: ${flipLine(content, key.def)}`,
  }));
}

/** What everybody knows of the Threat deck, from the top. */
function layerThings(content: Content, wraith: WraithView): SketchThing[] {
  return wraith.threatDeck.layers.map((layer, i) => {
    const parts = [
      ...(layer.keys > 0 ? [plural(layer.keys, 'Key')] : []),
      ...layer.foes.map((foe) => cardPiece(content, foe.type)),
      ...(layer.threats > 0 ? [plural(layer.threats, 'Threat')] : []),
      ...layer.known.map((def) => cardPiece(content, def)),
    ];
    const name = layer.stack ? `Stack ${layer.stack}` : 'Cards';
    return { id: `layer:${wraith.seat}:${i}`, name: `${name}, ${plural(layer.size, 'card')}`, facts: listed(parts) };
  });
}
