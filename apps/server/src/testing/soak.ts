import { crashRounds } from './crash-rounds.ts';

/** The long version of the crash test. Arguments: rounds, tables. */
const [rounds = '200', tables = '100'] = process.argv.slice(2);
const seed = `soak ${Date.now()}`;
const report = await crashRounds({ rounds: Number(rounds), tables: Number(tables), seed });
console.log(JSON.stringify({ seed, ...report, faults: report.faults.slice(0, 20) }));
process.exit(report.faults.length === 0 && report.acknowledged > 0 ? 0 : 1);
