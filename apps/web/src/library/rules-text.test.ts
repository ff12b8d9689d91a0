import { describe, expect, it } from 'vitest';
import { citationsIn, foldRules, rulesOf, searchRules } from './rules-text.ts';

const TEXT = `# A game
Intro.
## Components
| a | b |
### Play
- **TG-A-01** Draw one card.
- **TG-A-02** A tilted card cannot **attack**.
- not a rule
### End
- **TG-RULING-3** Whoever has most wins.
`;

describe('the rules at hand', () => {
  it('are the numbered lines, under the heading they stand below', () => {
    expect(rulesOf(TEXT)).toEqual([
      {
        title: 'Play',
        rules: [
          { id: 'TG-A-01', text: 'Draw one card.' },
          { id: 'TG-A-02', text: 'A tilted card cannot **attack**.' },
        ],
      },
      { title: 'End', rules: [{ id: 'TG-RULING-3', text: 'Whoever has most wins.' }] },
    ]);
  });

  it('are found by all words of the search, in id, text or heading', () => {
    const ids = (query: string) => searchRules(rulesOf(TEXT), query).flatMap((s) => s.rules.map((r) => r.id));
    expect(ids('CARD tilted')).toEqual(['TG-A-02']);
    expect(ids('tg-a')).toEqual(['TG-A-01', 'TG-A-02']);
    expect(ids('end most')).toEqual(['TG-RULING-3']);
    expect(ids('castle')).toEqual([]);
  });

  it('for judges are folded below those for players', () => {
    const { open, folded } = foldRules(rulesOf(TEXT), ['End', 'Castle']);
    expect(open.map(({ title }) => title)).toEqual(['Play']);
    expect(folded.map(({ title }) => title)).toEqual(['End']);
  });
});

describe('rules that a rule names', () => {
  it('are found with their family, in brackets, in lists and in ranges', () => {
    expect(citationsIn('Ends (VF-AGEEND-01, -02), as VW-START-02 to -07.')).toEqual([
      'Ends (',
      { rule: 'VF-AGEEND-01' },
      ', ',
      { rule: 'VF-AGEEND-02' },
      '), as ',
      { rule: 'VW-START-02' },
      ' to ',
      { rule: 'VW-START-07' },
      '.',
    ]);
  });

  it('are their first where a family is named', () => {
    expect(citationsIn('(except Influence, see VF-INFL).')).toEqual([
      '(except Influence, see ',
      { rule: 'VF-INFL-01' },
      ').',
    ]);
  });

  it('are not found in numbers', () => {
    expect(citationsIn('From -12 to 6-8 players.')).toEqual(['From -12 to 6-8 players.']);
  });
});
