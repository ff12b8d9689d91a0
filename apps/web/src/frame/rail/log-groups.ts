import type { Fact } from '@veilhall/engine';
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
