/** A line, or the notice that one was too long; what is too long is thrown away as it comes in. */
export type Line = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 10;

/** Splits bytes into lines and never holds more of a line than `most` bytes. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let held = 0;
  let skipping = false;
  const finish = (): Line => {
    const line: Line = skipping ? { tooLong: true } : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    held = 0;
    skipping = false;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    while (from < chunk.length) {
      const end = chunk.indexOf(NEWLINE, from);
      const to = end < 0 ? chunk.length : end;
      if (!skipping && held + to - from > most) {
        skipping = true;
        parts = [];
      }
      if (!skipping) parts.push(chunk.subarray(from, to));
      held += to - from;
      from = to + 1;
      if (end >= 0) yield finish();
    }
  }
  if (held > 0) yield finish();
}
