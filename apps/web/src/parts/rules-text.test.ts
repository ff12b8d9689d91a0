import { describe, expect, it } from 'vitest';
import { keywordsIn, rulesPieces } from './rules-text.ts';

const KEYWORDS = { 'Played:': 'On arrival.', 'End of Round:': 'Last.', Boost: 'Spirit gained.' };

describe('the text of a card', () => {
  it('falls into trigger words, numbers and what stands between', () => {
    expect(rulesPieces('Played: draw 2 cards. End of Round: +1 Power.', KEYWORDS)).toEqual([
      { kind: 'trigger', text: 'Played' },
      { kind: 'words', text: ' draw ' },
      { kind: 'number', text: '2' },
      { kind: 'words', text: ' cards. ' },
      { kind: 'trigger', text: 'End of Round' },
      { kind: 'words', text: ' ' },
      { kind: 'number', text: '+1' },
      { kind: 'words', text: ' Power.' },
    ]);
  });

  it('keeps a keyword that is no trigger among its words', () => {
    expect(rulesPieces('Boost it.', KEYWORDS)).toEqual([{ kind: 'words', text: 'Boost it.' }]);
    expect(rulesPieces('', KEYWORDS)).toEqual([]);
  });

  it('names the keywords that occur in it', () => {
    expect(keywordsIn('Played: Boost 1.', KEYWORDS).map(([word]) => word)).toEqual(['Played:', 'Boost']);
  });
});
