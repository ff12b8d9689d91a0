import { describe, expect, it } from 'vitest';
import { judge, rulesOf } from './ledger.ts';
import { titlesOf } from './test-titles.ts';

describe('rules of a ledger', () => {
  it('are the list items that start with an id, under their heading', () => {
    const markdown = [
      '# Ledger',
      '## Use',
      '- **VW-USE-01** First.',
      'As **VW-USE-02** says, this line is no rule.',
      '### Boost',
      '* **VW-B2-10** Second.',
      '  - **VW-B2-11** Third, further in.',
      '- **Plain** words.',
    ].join('\n');
    expect(rulesOf(markdown)).toEqual([
      { id: 'VW-USE-01', section: 'Use' },
      { id: 'VW-B2-10', section: 'Boost' },
      { id: 'VW-B2-11', section: 'Boost' },
    ]);
  });
});

describe('titles of a test file', () => {
  const ids = (source: string) => [...titlesOf('x.test.ts', source).ids];

  it('are read from it and test, several ids at a time', () => {
    expect(ids(`it('[VW-A-01] [VW-A-02] moves', () => {}); test(\`[VW-B-03] \${name}\`, f);`)).toEqual([
      'VW-A-01',
      'VW-A-02',
      'VW-B-03',
    ]);
  });

  it('are read from each and from titles on their own line', () => {
    expect(ids("it.each([[1], [2]])(\n  '[VW-A-01] for %d', () => {});\nit.each`a`('[VW-A-02] x', f)")).toEqual([
      'VW-A-01',
      'VW-A-02',
    ]);
  });

  it('take their ids from a table in the same file', () => {
    const source = `const T = [['VW-EX-01', 1], ['VW-EX-02', 2]]; for (const [id] of T) it(\`[\${id}] holds\`, f);`;
    expect(ids(source)).toEqual(['VW-EX-01', 'VW-EX-02']);
    expect(ids(source.replace(/\[\$\{id\}\]/, 'it'))).toEqual([]);
  });

  it('are not comments, strings or suites', () => {
    expect(
      ids("// it('[VW-A-01] x')\nconst s = \"it('[VW-A-02] x')\"; describe('[VW-A-03]', f); split('[VW-A-04]')"),
    ).toEqual([]);
  });

  it('do not count when the test is held back', () => {
    const titles = titlesOf('x.test.ts', "it.skip('[VW-A-01] x', f); describe.only('all', f); it.todo('[VW-A-02] y')");
    expect([...titles.ids]).toEqual([]);
    expect(titles.held).toHaveLength(3);
  });
});

describe('the judgement', () => {
  const rules = ['VW-A-01', 'VW-A-02', 'VW-A-03'].map((id) => ({ id, section: 'A' }));
  const tested = (...ids: string[]) => new Map(ids.map((id) => [id, 'x.test.ts']));

  it('is clean when every rule is tested or exempt for a reason', () => {
    const exempt = { 'VW-A-03': 'Describes the box and nothing else.' };
    const report = judge([{ name: 'vw', rules, exempt }], tested('VW-A-01', 'VW-A-02'));
    expect(report.faults).toEqual([]);
    expect(report.ledgers[0]).toMatchObject({
      rules: 3,
      tested: 2,
      exempt: 1,
      sections: { A: { rules: 3, tested: 2 } },
    });
  });

  it.each([
    ['a rule without a test', {}, tested('VW-A-01', 'VW-A-02'), 'vw: no test for VW-A-03 (A)'],
    ['a test of no rule', {}, tested('VW-A-01', 'VW-A-02', 'VW-A-03', 'VW-A-04'), 'x.test.ts: no rule VW-A-04'],
    [
      'an exemption of no rule',
      { 'VW-Z-01': 'Nobody wrote it down.' },
      tested('VW-A-01', 'VW-A-02', 'VW-A-03'),
      'vw: exempt VW-Z-01 is not a rule',
    ],
    [
      'an exemption without a reason',
      { 'VW-A-03': 'no' },
      tested('VW-A-01', 'VW-A-02'),
      'vw: exempt VW-A-03 gives no reason',
    ],
    [
      'an exemption that is not needed',
      { 'VW-A-03': 'Describes the box only.' },
      tested('VW-A-01', 'VW-A-02', 'VW-A-03'),
      'vw: VW-A-03 is exempt and has a test',
    ],
  ])('finds %s', (_what, exempt, found, fault) => {
    expect(judge([{ name: 'vw', rules, exempt }], found).faults).toEqual([fault]);
  });

  it('finds a rule that is written twice', () => {
    const twice = [{ name: 'vw', rules: [...rules, { id: 'VW-A-01', section: 'B' }], exempt: {} }];
    expect(judge(twice, tested('VW-A-01', 'VW-A-02', 'VW-A-03')).faults).toEqual(['vw: VW-A-01 is written twice']);
  });
});
