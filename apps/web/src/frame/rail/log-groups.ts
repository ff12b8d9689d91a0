import type { Fact } from '@veilhall/engine';
import type { GameTable } from '../../games/game-table.ts';
import type { Line } from '../../table/table.ts';

export interface LogGroup {
  readonly key: string;
  readonly heading?: string;
  readonly lines: readonly Line[];
}

/** Cuts the log where the game says that something begins; a line that begins something belongs to it from there on. */
export function groupLines(lines: readonly Line[], heading: (fact: Fact) => string | undefined): LogGroup[] {
  const groups: { key: string; heading?: string; lines: Line[] }[] = [];
  const begin = (line: Line, title?: string): void => {
    groups.push({ key: `${line.seq}/${title ?? ''}`, ...(title && { heading: title }), lines: [] });
  };
  for (const line of lines) {
    let rest: Line['told'][number][] = [];
    if (groups.length === 0) begin(line);
    for (const told of line.told) {
      const title = heading(told.fact);
      if (title !== undefined) {
        if (rest.length > 0) groups.at(-1)?.lines.push({ ...line, told: rest });
        rest = [];
        begin(line, title);
      }
      rest.push(told);
    }
    if (rest.length > 0 || line.told.length === 0) groups.at(-1)?.lines.push({ ...line, told: rest });
  }
  return groups.filter((group) => group.lines.length > 0);
}

interface Paragraph {
  readonly stamp?: string;
  readonly text: string;
}

/** The sentences of one entry, a paragraph for each phase; what stands in the heading is not said again. */
export function paragraphs(
  told: Line['told'],
  { heading, stamp }: Pick<GameTable, 'heading' | 'stamp'>,
  say: (text: string) => string,
): Paragraph[] {
  const found: { stamp?: string; said: string[] }[] = [];
  for (const { fact, text } of told) {
    const word = stamp?.(fact);
    if (word !== undefined) found.push({ stamp: word, said: [] });
    else if (heading?.(fact) !== text.replace(/\.$/, '')) {
      if (found.length === 0) found.push({ said: [] });
      found.at(-1)?.said.push(say(text));
    }
  }
  const telling = found.filter(({ said }) => said.length > 0);
  if (telling.length === 0 && told.length > 0) return [{ text: told.map(({ text }) => say(text)).join(' ') }];
  return telling.map(({ said, stamp: word }) => ({ text: said.join(' '), ...(word !== undefined && { stamp: word }) }));
}

/** Whose entry it is stands before it once, not before every sentence. */
export function withoutName(text: string, name: string | undefined): string {
  if (name === undefined || !text.startsWith(`${name}: `)) return text;
  return text.slice(name.length + 2);
}
