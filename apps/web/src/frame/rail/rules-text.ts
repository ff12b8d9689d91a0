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
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found: RuleSection[] = [];
  for (const { title, rules } of sections) {
    const left = rules.filter((rule) => {
      const text = `${title} ${rule.id} ${rule.text}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    if (left.length > 0) found.push({ title, rules: left });
  }
  return found;
}
