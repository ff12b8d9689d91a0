/** Holds every rules.md against the tests: a rule without a test fails, and so does a test of a rule nobody wrote. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { titlesOf } from './test-titles.ts';

export interface Rule {
  readonly id: string;
  readonly section: string;
}

export interface Ledger {
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Rules that only describe, each with the reason why no test can carry it. */
  readonly exempt: Readonly<Record<string, string>>;
}

export interface Coverage {
  readonly rules: number;
  readonly exempt: number;
  readonly tested: number;
}

export interface Report {
  readonly ledgers: readonly (Coverage & { name: string; sections: Record<string, Coverage>; untested: string[] })[];
  readonly faults: readonly string[];
}

const HEADING = /^#{2,4} (.+)$/;
const RULE = /^\s*[-*] \*\*([A-Z]{2,}(?:-[A-Z0-9]+)+)\*\*/;

export function rulesOf(markdown: string): Rule[] {
  const rules: Rule[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading) section = heading.trim();
    const id = RULE.exec(line)?.[1];
    if (id) rules.push({ id, section });
  }
  return rules;
}

export function judge(ledgers: readonly Ledger[], tested: ReadonlyMap<string, string>): Report {
  const faults: string[] = [];
  const known = new Set<string>();
  const results = ledgers.map(({ name, rules, exempt }) => {
    const total = { rules: 0, exempt: 0, tested: 0 };
    const sections: Record<string, { rules: number; exempt: number; tested: number }> = {};
    const untested: string[] = [];
    for (const { id, section } of rules) {
      if (known.has(id)) faults.push(`${name}: ${id} is written twice`);
      known.add(id);
      sections[section] ??= { rules: 0, exempt: 0, tested: 0 };
      const kind = tested.has(id) ? 'tested' : Object.hasOwn(exempt, id) ? 'exempt' : undefined;
      if (!kind) untested.push(id);
      for (const count of [total, sections[section]]) {
        count.rules++;
        if (kind) count[kind]++;
      }
    }
    for (const section of Object.keys(sections)) {
      const ids = rules.filter((rule) => rule.section === section && untested.includes(rule.id)).map(({ id }) => id);
      if (ids.length > 0) faults.push(`${name}: no test for ${ids.join(' ')} (${section})`);
    }
    for (const [id, reason] of Object.entries(exempt)) {
      if (!rules.some((rule) => rule.id === id)) faults.push(`${name}: exempt ${id} is not a rule`);
      else if (tested.has(id)) faults.push(`${name}: ${id} is exempt and has a test`);
      if (reason.trim().length < 12) faults.push(`${name}: exempt ${id} gives no reason`);
    }
    return { name, ...total, sections, untested };
  });
  for (const [id, file] of tested) if (!known.has(id)) faults.push(`${file}: no rule ${id}`);
  return { ledgers: results, faults };
}

function readLedger(file: string): Ledger {
  const exemptions = join(dirname(file), 'ledger-exempt.json');
  return {
    name: dirname(file),
    rules: rulesOf(readFileSync(file, 'utf8')),
    exempt: existsSync(exemptions) ? JSON.parse(readFileSync(exemptions, 'utf8')) : {},
  };
}

function readTests(): { tested: Map<string, string>; held: string[] } {
  const tested = new Map<string, string>();
  const held: string[] = [];
  const files = globSync('{packages,templates,apps,tools}/**/*.test.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  for (const file of files.sort()) {
    const titles = titlesOf(file, readFileSync(file, 'utf8'));
    for (const id of titles.ids) if (!tested.has(id)) tested.set(id, file);
    for (const call of titles.held) held.push(`${file}: held back by ${call}`);
  }
  return { tested, held };
}

const share = ({ rules, exempt, tested }: Coverage): string =>
  `${tested} of ${rules - exempt} tested${exempt > 0 ? `, ${exempt} exempt` : ''}`;

function print(report: Report, sections: boolean): void {
  for (const ledger of report.ledgers) {
    console.log(`${ledger.name}: ${share(ledger)}`);
    if (!sections) continue;
    for (const [name, coverage] of Object.entries(ledger.sections)) console.log(`  ${name}: ${share(coverage)}`);
  }
  if (report.faults.length > 0) console.log(`\n${report.faults.join('\n')}`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, sections: { type: 'boolean' } } });
  const files = [...globSync('{packages/games,templates}/*/rules.md'), ...globSync('packages/*/SPEC.md')].sort();
  const { tested, held } = readTests();
  const judged = judge(files.map(readLedger), tested);
  const report = { ...judged, faults: [...judged.faults, ...held] };
  if (values.json) console.log(JSON.stringify(report));
  else print(report, values.sections ?? false);
  process.exitCode = report.faults.length > 0 ? 1 : 0;
}
