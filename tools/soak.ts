/** `npm run soak`: the server is killed again and again under load; nothing acknowledged may be lost. Arguments: kills, tables. */
import { crashRounds } from '../apps/server/src/testing/crash-rounds.ts';

const [kills = '200', tables = '100'] = process.argv.slice(2);
const seed = `soak ${Date.now()}`;
const report = await crashRounds({ rounds: Number(kills), tables: Number(tables), seed });
console.log(JSON.stringify({ seed, ...report, faults: report.faults.slice(0, 20) }));
process.exit(report.faults.length === 0 && report.acknowledged > 0 ? 0 : 1);
