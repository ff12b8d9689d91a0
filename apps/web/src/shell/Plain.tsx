import './plain.css';
import { Link } from './Link.tsx';
import { useTitle } from './use-title.ts';

/** A page that says one thing. */
export function Plain({ title, children }: { title: string; children?: React.ReactNode }) {
  useTitle(title);
  return (
    <main className="plain">
      <h1>{title}</h1>
      {children}
      <Link href="/" className="btn">
        Back to the hall
      </Link>
    </main>
  );
}

export const Nowhere = () => (
  <Plain title="Nothing here">
    <p>This address leads nowhere in the hall.</p>
  </Plain>
);

/** Waiting is a sentence, not a spinner; it appears only when the wait can be felt. */
export const Waiting = ({ sentence }: { sentence: string }) => (
  <main className="plain waiting">
    <p role="status">{sentence}</p>
  </main>
);
