import './deck-list.css';
import type { ReactNode } from 'react';
import { tallied } from './tally.ts';

export interface DeckRow {
  readonly key: string | number;
  readonly name: ReactNode;
  readonly value?: ReactNode;
}

interface DeckListProps {
  readonly title: string;
  readonly rows: readonly DeckRow[];
  /** Stands above the rows, or in their place. */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/** What is known of a deck: a name and a number in every line. */
export function DeckList({ title, rows, note, children }: DeckListProps) {
  return (
    <section className="part-deck">
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      <DeckRows rows={rows} />
      {children}
    </section>
  );
}

export function DeckRows({ rows }: { rows: readonly DeckRow[] }) {
  return (
    <ul className="part-deck-rows">
      {rows.map(({ key, name, value }) => (
        <li key={key}>
          <span>{name}</span>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** Cards that lie open, each name once. */
export function Tally({ title, names }: { title: string; names: readonly string[] }) {
  const rows = [...tallied([...names].sort())].map(([name, count]) => ({
    key: name,
    name,
    value: count > 1 ? `×${count}` : undefined,
  }));
  return <DeckList title={`${title}, ${names.length}`} rows={rows} />;
}
