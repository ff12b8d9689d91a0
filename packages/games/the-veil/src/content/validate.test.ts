import { PackError } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { extendContent } from './packs.ts';
import { type RawContent, rawContent } from './raw.ts';
import type { CardText, CharacterText } from './schema.ts';
import { faultsOf } from './validate.ts';

const barbarian = characterOf('barbarian');

function characterOf(wanted: string): CharacterText {
  const found = rawContent.characters.find(({ id }) => id === wanted);
  if (!found) throw new Error(`there is no ${wanted}`);
  return found;
}

/** The Barbarian with one card changed. */
function changed(id: string, change: Partial<CardText>): CharacterText {
  const apply = (card: CardText): CardText => (card.id === id ? { ...card, ...change } : card);
  return { ...barbarian, starting: barbarian.starting.map(apply), fate: barbarian.fate.map(apply) };
}

const faults = (...characters: CharacterText[]): string[] => faultsOf({ ...rawContent, characters });

describe('what a set of cards must keep', () => {
  it('counts of both decks', () => {
    expect(faults(changed('chipped-axe', { copies: 3 }))).toEqual(['barbarian: the Starting Deck has 9 cards, not 8']);
    expect(faults(changed('clan-whelp', { copies: 1 }))).toEqual(['barbarian: the Fate Deck has 35 cards, not 36']);
  });

  it('ids that are its own', () => {
    expect(faults(changed('clan-whelp', { id: 'twin-hatchets' }))).toContain('twin-hatchets: two cards have this id');
  });

  it('kinds of cards', () => {
    const why = (id: string, change: Partial<CardText>): string[] => faults(changed(id, change));
    expect(why('chipped-axe', { type: 'aggro' })).toContain('chipped-axe: a Starting card is Basic');
    expect(why('clan-whelp', { type: 'basic' })).toContain('clan-whelp: a Fate card is not Basic');
    expect(why('chipped-axe', { synergy: { gold: 1 } })).toContain(
      'chipped-axe: a Basic card costs 0 and has no Synergy',
    );
    expect(why('twin-hatchets', { shield: true })).toContain('twin-hatchets: only a Recruit has Shield');
    expect(why('twin-hatchets', { type: 'trap' })).toContain(
      'twin-hatchets: a Trap, and nothing else, has a Trap effect',
    );
    expect(why('twin-hatchets', { type: 'aura' })).toEqual([
      'twin-hatchets: an Aura, and nothing else, has an Aura effect',
      'twin-hatchets: an Aura, and nothing else, has no cost',
      'twin-hatchets: an Aura or a Trap has no other ability',
    ]);
  });

  it('verbs where they belong', () => {
    const text = (effect: 'prevent' | 'payHealth' | 'loseSelf') => ({ base: { text: [{ verb: effect, n: 1 }] } });
    for (const verb of ['prevent', 'payHealth', 'loseSelf'] as const)
      expect(faults(changed('twin-hatchets', text(verb)))).toEqual([`twin-hatchets: '${verb}' cannot stand in 'text'`]);
    const condition = { base: { text: [{ when: { of: 'recruits' as const }, effects: [{ verb: 'draw' as const }] }] } };
    expect(faults(changed('twin-hatchets', condition))).toEqual(['twin-hatchets: a condition needs atLeast or atMost']);
  });
});

describe('a pack', () => {
  const pack = (characters: unknown[]) => ({
    format: 'veilhall-pack/1',
    game: 'the-veil',
    id: 'test',
    name: 'Test',
    characters,
  });

  it('takes the place of a character, or adds one', () => {
    const tough: RawContent = extendContent(rawContent, pack([{ ...barbarian, health: 60 }]));
    expect(tough.characters).toHaveLength(12);
    expect(tough.characters.find(({ id }) => id === 'barbarian')?.health).toBe(60);
  });

  it('is refused with every fault, by card', () => {
    expect(() => extendContent(rawContent, pack([{ ...barbarian, health: 0 }]))).toThrow(PackError);
    expect(() => extendContent(rawContent, pack([{ ...barbarian, id: 'berserk' }]))).toThrow(/two cards have this id/);
  });
});
