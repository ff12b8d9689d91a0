import type { CardInfo } from '@veilhall/engine';
import type { CardPicture } from '../../art/card-art.ts';
import type { GlyphName } from '../../art/glyph-name.ts';
import { addGlyphs, isCollected } from '../../art/glyphs.ts';
import type { Ground } from '../../art/grounds.ts';
import { glyphs as contentGlyphs } from './content-glyphs.ts?glyphs';
import { ACTION_GLYPHS, namedGlyph, SIGNS } from './glyphs.ts';
import { glyphs } from './glyphs.ts?glyphs';
import { KEY_HUES } from './key-hues.ts';

addGlyphs(glyphs);
addGlyphs(contentGlyphs);

/** The ground and ink of each family; with the name covered a card's kind can still be told. */
const FAMILIES: Readonly<Record<string, { ground: Ground; ink: string }>> = {
  anima: { ground: 'thicket', ink: '#a2604a' },
  deja: { ground: 'water', ink: '#7d95ad' },
  foe: { ground: 'black-sun', ink: '#b5604e' },
  key: { ground: 'radiance', ink: '#cdb36a' },
  portal: { ground: 'radiance', ink: '#8fd3c6' },
  archfiend: { ground: 'black-sun', ink: '#7a4a55' },
  vignette: { ground: 'hills', ink: '#8f9c86' },
  'basic memory': { ground: 'hills', ink: '#b39a6e' },
  'memory upgrade': { ground: 'hills', ink: '#8fb0a4' },
};

/** What of an effect its Memory's ink is chosen by. */
interface Effect {
  readonly verb: string;
  readonly action?: string;
  readonly type?: string;
  readonly options?: readonly (readonly Effect[])[];
}

const names =
  (type: string) =>
  ({ action, type: value }: Effect): boolean =>
    action === type || value === type;
const does =
  (...verbs: readonly string[]) =>
  ({ verb }: Effect): boolean =>
    verbs.includes(verb);

/** A Memory has the ink of what it does, so that a hand can be told apart at a glance; the first that fits counts. */
const MEMORY_INKS: readonly (readonly [(effect: Effect) => boolean, string])[] = [
  [names('fight'), '#bd6a58'],
  [names('influence'), '#7f98c9'],
  [names('explore'), '#b9ac6c'],
  [does('ignoreThreat'), '#98a4b2'],
  [does('addToken', 'discardToken', 'moveToken'), '#cf8750'],
  [does('gainSpirit', 'loseSpirit', 'modifyCost'), '#6fa3bd'],
  [does('drawMemory'), '#c2a25a'],
  [does('moveAction', 'resetAction', 'resetKey', 'tiltAction', 'grantTilt'), '#8fae86'],
];

export const ACTION_INKS = { explore: '#b8ae7c', fight: '#c77b66', influence: '#8ea6d2' } as const;

/** The glyph a card's data names; the build collects those of all cards (content-glyphs.ts). */
export function glyphOf(card: CardInfo | undefined, advanced = false): GlyphName {
  const named = card && namedGlyph(card, advanced);
  return isCollected(named) ? named : SIGNS.unknown;
}

export function pictureOf(card: CardInfo): CardPicture {
  if (card.family === 'action') return actionPicture(card.id as keyof typeof ACTION_INKS, card, false);
  const { ground, ink } = FAMILIES[card.family] ?? { ground: 'hills', ink: '#8f9c9c' };
  return { id: card.id, ground, ink: KEY_HUES[card.id] ?? memoryInk(card) ?? ink, glyph: glyphOf(card) };
}

function memoryInk({ family, data }: CardInfo): string | undefined {
  if (family !== 'basic memory' && family !== 'memory upgrade') return undefined;
  const { abilities = [] } = data as {
    abilities?: readonly { cost?: readonly Effect[]; effects: readonly Effect[] }[];
  };
  const effects = abilities.flatMap((ability) => withBranches([...(ability.cost ?? []), ...ability.effects]));
  return MEMORY_INKS.find(([fits]) => effects.some(fits))?.[1];
}

const withBranches = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => [effect, ...withBranches((effect.options ?? []).flat())]);

export function actionPicture(
  type: keyof typeof ACTION_INKS,
  card: CardInfo | undefined,
  advanced: boolean,
): CardPicture {
  return {
    id: advanced ? `${type}-advanced` : type,
    ground: 'furrows',
    ink: ACTION_INKS[type],
    glyph: card ? glyphOf(card, advanced) : ACTION_GLYPHS[type],
  };
}
