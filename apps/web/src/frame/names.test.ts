import type { CardInfo } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { namesIn } from './names.ts';

const card = (id: string, name: string): [string, CardInfo] => [
  id,
  { id, name, family: 'x', copies: 1, text: '', data: {} },
];

describe('names in a sentence', () => {
  const names = namesIn(new Map([card('ogre', 'Ogre'), card('ogre-king', 'Ogre King'), card('q', 'Who? (Me)')]));

  it('finds the longest name, and only whole words', () => {
    expect(names('Ogre King eats Ogre; Ogres flee.')).toEqual([
      { text: 'Ogre King', card: 'ogre-king' },
      { text: ' eats ' },
      { text: 'Ogre', card: 'ogre' },
      { text: '; Ogres flee.' },
    ]);
  });

  it('takes names literally, whatever signs they have', () => {
    expect(names('It is Who? (Me)')).toEqual([{ text: 'It is ' }, { text: 'Who? (Me)', card: 'q' }]);
  });

  it('leaves a sentence alone when there are no cards', () => {
    expect(namesIn(new Map())('Ogre')).toEqual([{ text: 'Ogre' }]);
  });
});
