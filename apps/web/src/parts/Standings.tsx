import './standings.css';
import type { ReactNode } from 'react';

export interface Standing {
  readonly key: string | number;
  readonly won: boolean;
  /** "1st", where there is an order. */
  readonly place?: string;
  readonly name: ReactNode;
  /** What became of them, or whose they were. */
  readonly result: ReactNode;
  readonly score?: ReactNode;
  /** After all else: a crown. */
  readonly mark?: ReactNode;
  /** Nobody's: it only fills its place. */
  readonly faint?: boolean;
}

interface StandingsProps {
  readonly label: string;
  readonly rows: readonly Standing[];
  readonly className?: string;
}

/** How it ended, line by line. */
export function Standings({ label, rows, className = '' }: StandingsProps) {
  return (
    <ol className={`part-standings ${className}`} aria-label={label}>
      {rows.map(({ key, won, place, name, result, score, mark, faint = false }) => (
        <li key={key} data-won={won} data-faint={faint}>
          {place !== undefined && <span>{place}</span>}
          <span className="part-who">{name}</span>
          <b>{result}</b>
          {score !== undefined && <span className="part-score">{score}</span>}
          {mark && <span className="part-mark">{mark}</span>}
        </li>
      ))}
    </ol>
  );
}
