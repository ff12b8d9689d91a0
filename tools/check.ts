/** `npm test`: every check there is, cheapest first, stopping at the first that fails. `--keep-going` runs them all. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Check {
  readonly name: string;
  /** An npm script, a binary of node_modules, or `node`. */
  readonly run: readonly [string, ...string[]];
}

interface Result {
  readonly check: Check;
  readonly ok: boolean;
  readonly output: string;
}

const scratch = mkdtempSync(join(tmpdir(), 'veilhall-check-'));
const tallies: string[] = [];

/** Arguments that make Vitest write its counts where the last line of this report finds them. */
function counted(): string[] {
  const file = join(scratch, `${tallies.length}.json`);
  tallies.push(file);
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** To add a check, add a line. These take a few seconds each and run two at a time; the longest begins first. */
const CHEAP: readonly Check[] = [
  { name: 'build of the page', run: ['node', 'apps/web/scripts/build.ts'] },
  { name: 'lock file', run: ['node', 'tools/lockfile.ts', '--check'] },
  { name: 'types', run: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'no host in engine and games', run: ['tsc', '-p', 'tsconfig.pure.json'] },
  { name: 'lint and format', run: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'dead code and undeclared imports', run: ['knip'] },
  { name: 'layers', run: ['node', 'tools/layers.ts'] },
  { name: 'closed unions', run: ['node', 'tools/closed-unions.ts'] },
  { name: 'content index', run: ['node', 'tools/content-index.ts', '--check'] },
  { name: 'clones', run: ['node', 'tools/clone-gen.ts', '--check'] },
  { name: 'list of games', run: ['node', 'tools/games-index.ts', '--check'] },
  { name: 'ledger', run: ['node', 'tools/ledger.ts'] },
  { name: 'API description', run: ['node', 'tools/openapi.ts', '--check'] },
  { name: 'stdio description', run: ['node', 'tools/stdio-docs.ts', '--check'] },
];

/** One after the other: each of them uses all cores, and tests of time should not have to share them. */
const TESTS: readonly Check[] = [
  { name: 'unit tests', run: ['vitest', 'run', '--project', 'unit', ...counted()] },
  { name: 'suites and processes', run: ['vitest', 'run', '--project', 'suite', '--project', 'process', ...counted()] },
  { name: 'browser tests', run: ['node', 'apps/web/scripts/e2e.ts', '--no-build', ...counted()] },
  { name: 'size of the page', run: ['node', 'apps/web/scripts/size.ts'] },
];

const HEARTBEAT = 30_000;

function run(check: Check): Promise<Result> {
  const [command, ...args] = check.run;
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const binary = join('node_modules', '.bin', command);
  const child = spawn(binary, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const beat = setInterval(() => console.log(`      ${check.name} … ${seconds()}`), HEARTBEAT);
  return new Promise((resolve) => {
    const end = (ok: boolean, note = '') => {
      clearInterval(beat);
      console.log(`${ok ? 'ok  ' : 'FAIL'}  ${check.name} (${seconds()})`);
      resolve({ check, ok, output: output + note });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code) => end(code === 0));
  });
}

function testCounts(): { passed: number; failed: number } {
  const sum = { passed: 0, failed: 0 };
  for (const file of tallies) {
    if (!existsSync(file)) continue;
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    sum.passed += numPassedTests;
    sum.failed += numFailedTests;
  }
  return sum;
}

const keepGoing = process.argv.includes('--keep-going');
const ERROR = /Error:/;
const HEART = /^\s*(×|FAIL|.*Error:)/;
const started = Date.now();
const failures: Result[] = [];

/** Takes from the queue until it is empty or something failed. */
async function lane(queue: Check[]): Promise<void> {
  while (keepGoing || failures.length === 0) {
    const check = queue.shift();
    if (!check) return;
    const result = await run(check);
    if (!result.ok) failures.push(result);
  }
}

const cheap = [...CHEAP];
await Promise.all([lane(cheap), lane(cheap)]);
await lane([...TESTS]);
for (const { check, output } of failures) {
  // An error's next lines say what was waited for, and where.
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const heart = lines.filter(
    (line, at) => HEART.test(line) || lines.slice(Math.max(0, at - 5), at).some((one) => ERROR.test(one)),
  );
  if (heart.length > 0) console.log(`\n---- ${check.name}, in short\n${heart.slice(0, 40).join('\n')}`);
}
for (const { check, output } of failures) {
  console.log(`\n---- ${check.name}: ${check.run.join(' ')}\n${output.trimEnd()}`);
}
const { passed, failed } = testCounts();
rmSync(scratch, { recursive: true });
const names = failures.map(({ check }) => check.name).join(', ');
console.log(
  `\n${failures.length > 0 ? `failed: ${names}` : 'all checks passed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
console.log(`${passed} passed, ${Math.max(failed, failures.length)} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
