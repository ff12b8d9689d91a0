import { once } from 'node:events';
import { EXIT } from '../fault.ts';
import { Desk } from '../stdio/desk.ts';
import { tooLong } from '../stdio/errors.ts';
import { linesOf } from '../stdio/lines.ts';

const MOST_BYTES = 4 * 1024 * 1024;

/** One JSON answer per line of input, in the order of the requests, until the input ends. */
export async function stdioCommand(): Promise<number> {
  const desk = new Desk();
  for await (const line of linesOf(process.stdin, MOST_BYTES)) {
    if ('text' in line && line.text.trim() === '') continue;
    const answer = 'text' in line ? await desk.answer(line.text) : tooLong(MOST_BYTES);
    if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
  }
  return EXIT.ok;
}
