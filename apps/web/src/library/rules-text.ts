import { wordsIn } from './search-words.ts';

/** A rule of a game's rules.md: `- **VW-USE-17** …`. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly Rule[];
}

const HEADING = /^#{2,4} (.+)$/;
const RULE = /^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\* (.+)$/;

/** The numbered rules under their headings; tables and notes for engineers are left out. */
export function rulesOf(markdown: string): RuleSection[] {
  const sections: { title: string; rules: Rule[] }[] = [];
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading) sections.push({ title: heading, rules: [] });
    const [, id, text] = RULE.exec(line) ?? [];
    if (id && text) sections.at(-1)?.rules.push({ id, text });
  }
  return sections.filter((section) => section.rules.length > 0);
}

/** Sections with the rules in which every word occurs. */
export function searchRules(sections: readonly RuleSection[], query: string): RuleSection[] {
  const fits = wordsIn(query);
  const found: RuleSection[] = [];
  for (const { title, rules } of sections) {
    const left = rules.filter((rule) => fits(`${title} ${rule.id} ${rule.text}`));
    if (left.length > 0) found.push({ title, rules: left });
  }
  return found;
}

/** Rules for players first; the sections that the aid names are folded away below them. */
export function foldRules(
  sections: readonly RuleSection[],
  folded: readonly string[],
): { readonly open: readonly RuleSection[]; readonly folded: readonly RuleSection[] } {
  return {
    open: sections.filter(({ title }) => !folded.includes(title)),
    folded: sections.filter(({ title }) => folded.includes(title)),
  };
}

/** A rule that another one names: "VW-DEF-01"; "-02" after it is one of the same family, "VW-DEF" the family from its first. */
const CITED = /\b([A-Z]{2}-[A-Z][A-Z0-9]+)(?:-(\d{2,}))?|(?<=[ ,(])-(\d{2,})\b/g;

/** A text with the rules it names, each as what it is. */
export function citationsIn(text: string): (string | { readonly rule: string })[] {
  const parts: (string | { rule: string })[] = [];
  let family: string | undefined;
  let from = 0;
  for (const { 0: said, 1: named, 2: number, 3: short, index } of text.matchAll(CITED)) {
    family = named ?? family;
    if (family === undefined) continue;
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ rule: `${family}-${number ?? short ?? '01'}` });
    from = index + said.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
