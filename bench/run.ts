import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { askFor, shade } from '@veilhall/bots';
import { type AnyGame, bringSha256, fastRng, hashOf, Match, seedFrom } from '@veilhall/engine';
import { game as veilwraith } from '@veilhall/games/veilwraith';
import { ticTacToe } from '@veilhall/testkit';
import { boardgamePlayout } from './boardgame-io.ts';
import { type Measured, measure } from './measure.ts';
import { type Deal, matchPlayout, playout, samples } from './playout.ts';

interface Report {
  readonly lines: Measured[];
  readonly ratios: Record<string, number>;
  readonly sizes: Record<string, number>;
  readonly notes: string[];
}

const json = process.argv.includes('--json');
const part = process.argv.find((argument) => argument.startsWith('--part='))?.slice('--part='.length);
const report: Report = { lines: [], ratios: {}, sizes: {}, notes: [] };

function note(measured: Measured): Measured {
  report.lines.push(measured);
  if (!json && part === undefined)
    console.log(`${measured.name.padEnd(58)} ${whole(measured.rate).padStart(12)} ${measured.unit}`);
  return measured;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

function ticTacToeAgainstBoardgame(): void {
  const deal: Deal = { options: {}, seats: 2 };
  const bare = note(measure('tic-tac-toe, our machine', 'decisions/s', (i) => playout(ticTacToe, deal, i)));
  const match = note(
    measure(
      'tic-tac-toe, our match (journal, hashes, undo)',
      'decisions/s',
      (i) => matchPlayout(ticTacToe, deal, i).seq,
    ),
  );
  const theirs = boardgamePlayout();
  if ('missing' in theirs) {
    report.notes.push(`boardgame.io could not be installed: ${theirs.missing}`);
    return;
  }
  const other = note(measure('tic-tac-toe, boardgame.io headless client', 'decisions/s', theirs));
  report.ratios['machine / boardgame.io'] = bare.rate / other.rate;
  report.ratios['match / boardgame.io'] = match.rate / other.rate;
}

/** Every Vignette in turn, so that no easy one flatters the figure. */
function veilwraithDeal(i: number): Deal {
  return { options: veilwraith.options.parse({ vignette: (i % 5) + 1 }), seats: 1 };
}

function veilwraithPlay(game: AnyGame): void {
  const deals = [0, 1, 2, 3, 4].map(veilwraithDeal);
  const dealOf = (i: number): Deal => deals[i % deals.length] ?? veilwraithDeal(0);
  note(measure('Veilwraith, random decisions, one core', 'decisions/s', (i) => playout(game, dealOf(i), i)));
  note(measure('Veilwraith, whole random games', 'games/s', (i) => (playout(game, dealOf(i), i) > 0 ? 1 : 0)));
  const campaign: Deal = { options: veilwraith.options.parse({ mode: 'campaign' }), seats: 1 };
  note(measure('Veilwraith campaign, random decisions', 'decisions/s', (i) => playout(game, campaign, i)));
}

function veilwraithParts(game: AnyGame): void {
  const deal = veilwraithDeal(0);
  const states = samples(game, deal, 7);
  const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;
  let bytes = 0;
  for (const state of states) bytes += JSON.stringify(state).length;
  report.sizes['bytes per state (JSON, mean)'] = Math.round(bytes / states.length);
  note(measure('clones', 'clones/s', (i) => (game.clone(at(states, i)) ? 1 : 0)));
  note(measure('views', 'views/s', (i) => (game.view(at(states, i), 0) ? 1 : 0)));
  note(
    measure('determinisations', 'worlds/s', (i) =>
      game.determinize(at(states, i), 0, { kind: 'fast', seed: String(i), at: {} }) ? 1 : 0,
    ),
  );
  note(measure('evaluations', 'evaluations/s', (i) => (Number.isFinite(game.evaluate(at(states, i), 0)) ? 1 : 0)));
  note(measure('audits', 'audits/s', (i) => (game.audit(at(states, i)).length === 0 ? 1 : 0)));
  note(measure('state hashes', 'hashes/s', (i) => (hashOf(at(states, i)) ? 1 : 0)));
}

function veilwraithTable(game: AnyGame): void {
  const deal = veilwraithDeal(0);
  note(measure('match: pick, journal, hash, undo mark', 'picks/s', (i) => matchPlayout(game, deal, i).seq));
  const journals = [1, 2, 3].map((seed) => matchPlayout(game, deal, seed).save());
  const replayed = measure('replay and verify a journal', 'entries/s', (i) => Match.replay(game, journals[i % 3]).seq);
  note(replayed);
  report.sizes['undo latency, microseconds (median)'] = undoLatency(game, deal);
  report.sizes['load a Campaign of 1,300 picks from its snapshot, ms (median)'] = loadLatency(game);
}

const LONG_CAMPAIGN = 1300;
/** As the server keeps them. */
const SNAPSHOT_EVERY = 50;

/** From the texts that a store keeps to a match that can be played on, with as many entries to replay as there can be. */
function loadLatency(game: AnyGame): number {
  const options = veilwraith.options.parse({ mode: 'campaign' });
  const match = Match.deal(game, { id: 'bench', seats: 1, options, seed: seedFrom('long') });
  const rng = fastRng('long');
  let snapshot = '';
  for (let prompt = match.prompts()[0]; prompt && match.seq < LONG_CAMPAIGN - 1; prompt = match.prompts()[0]) {
    match.choose(0, shade.decide(askFor(game, match.state, 0, rng, { prompt })));
    if (match.seq % SNAPSHOT_EVERY === 0) snapshot = JSON.stringify(match.snapshot());
  }
  const journal = JSON.stringify(match.save());
  const times: number[] = [];
  for (let n = 0; n < 50; n++) {
    const start = performance.now();
    Match.resume(game, JSON.parse(journal), JSON.parse(snapshot));
    times.push(performance.now() - start);
  }
  return Number(median(times).toFixed(1));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Goes through games; wherever undo is offered it is taken, timed, and the pick made again. */
function undoLatency(game: AnyGame, deal: Deal): number {
  const times: number[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const record = matchPlayout(game, deal, seed);
    const match = Match.replay(game, record.save(), 0);
    for (const entry of record.entries) {
      if (entry.kind !== 'pick') continue;
      match.choose(entry.seat, entry.option);
      if (!match.undoOffer(entry.seat).ok) continue;
      const start = performance.now();
      match.undo(entry.seat);
      times.push(1000 * (performance.now() - start));
      match.choose(entry.seat, entry.option);
    }
  }
  return Number(median(times).toFixed(1));
}

/**
 * Each part runs in a process of its own, as a simulation does: machine code that has seen another game first is
 * slower, and by how much would depend on the order.
 */
const PARTS = {
  'tic-tac-toe': ticTacToeAgainstBoardgame,
  play: () => veilwraithPlay(veilwraith),
  parts: () => veilwraithParts(veilwraith),
  table: () => veilwraithTable(veilwraith),
};

function inOwnProcess(part: string): void {
  const child = spawnSync(process.execPath, [import.meta.filename, `--part=${part}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`the part '${part}' failed`);
  const { lines, ratios, sizes, notes }: Report = JSON.parse(child.stdout);
  for (const measured of lines) note(measured);
  Object.assign(report.ratios, ratios);
  Object.assign(report.sizes, sizes);
  report.notes.push(...notes);
}

// As the server and the command line do.
bringSha256((text) => hash('sha256', text));
if (part !== undefined) {
  PARTS[part as keyof typeof PARTS]();
  console.log(JSON.stringify(report));
} else {
  for (const name of Object.keys(PARTS)) inOwnProcess(name);
  if (json) console.log(JSON.stringify(report));
  else printRest();
}

function printRest(): void {
  for (const [name, ratio] of Object.entries(report.ratios))
    console.log(`${name.padEnd(58)} ${ratio.toFixed(1).padStart(12)} times`);
  for (const [name, size] of Object.entries(report.sizes))
    console.log(`${name.padEnd(58)} ${String(size).padStart(12)}`);
  for (const line of report.notes) console.log(line);
}
