/** A game on one page, for players: `aid.md`. */
export interface Aid {
  /** Titles of the sections of rules.md that are for engineers and judges. */
  readonly folded: readonly string[];
  readonly parts: readonly AidPart[];
}

export interface AidPart {
  readonly title: string;
  readonly blocks: readonly AidBlock[];
}

export interface AidBlock {
  readonly kind: 'text' | 'list' | 'steps';
  readonly lines: readonly string[];
}

const FRONT = /^---\nfolded:\n((?:- .+\n)*)---\n/;
const PART = /^## (.+)$/;
const LINE: Readonly<Record<AidBlock['kind'], RegExp>> = {
  list: /^- (.+)$/,
  steps: /^\d+\. (.+)$/,
  text: /^([^#\s].*)$/,
};
const KINDS = ['list', 'steps', 'text'] as const;

/** Reads the little of Markdown that an aid is written in: headings, paragraphs of one line, lists. */
export function aidOf(markdown: string): Aid {
  const front = FRONT.exec(markdown);
  const folded = front?.[1]?.split('\n').filter(Boolean) ?? [];
  const parts: { title: string; blocks: { kind: AidBlock['kind']; lines: string[] }[] }[] = [];
  for (const line of markdown.slice(front?.[0].length ?? 0).split('\n')) {
    const title = PART.exec(line)?.[1];
    if (title) parts.push({ title, blocks: [] });
    const kind = KINDS.find((known) => LINE[known].test(line));
    const words = kind && LINE[kind].exec(line)?.[1];
    const blocks = parts.at(-1)?.blocks;
    if (!words || !blocks) continue;
    const last = blocks.at(-1);
    if (last?.kind === kind && kind !== 'text') last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return { folded: folded.map((line) => line.slice('- '.length)), parts };
}
