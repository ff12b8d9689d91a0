import { describe, expect, it } from 'vitest';
import { type Line, linesOf } from './lines.ts';

async function split(chunks: readonly string[], most: number): Promise<Line[]> {
  async function* bytes() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const lines: Line[] = [];
  for await (const line of linesOf(bytes(), most)) lines.push(line);
  return lines;
}

describe('lines', () => {
  it('are put together from chunks and taken apart again', async () => {
    expect(await split(['ab', 'c\nd', '\n\ne'], 10)).toEqual([
      { text: 'abc' },
      { text: 'd' },
      { text: '' },
      { text: 'e' },
    ]);
    expect(await split([], 10)).toEqual([]);
  });

  it('that are too long are noticed once each and cost nothing of the next', async () => {
    expect(await split(['12345', '67890', '1\nok\n', '1234567890\n'], 10)).toEqual([
      { tooLong: true },
      { text: 'ok' },
      { text: '1234567890' },
    ]);
    expect(await split(['12345678901'], 10)).toEqual([{ tooLong: true }]);
  });

  it('keep characters whole that fall between two chunks', async () => {
    async function* bytes() {
      const text = Buffer.from('é\n');
      yield text.subarray(0, 1);
      yield text.subarray(1);
    }
    const lines: Line[] = [];
    for await (const line of linesOf(bytes(), 10)) lines.push(line);
    expect(lines).toEqual([{ text: 'é' }]);
  });
});
