import './page.css';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';

/** A page of the hall other than the hall itself. */
export function Page({ title, game, children }: { title: string; game?: string; children: ReactNode }) {
  return (
    <div className="page" data-game={game}>
      <header className="page-top">
        <Link href="/" className="word" aria-label="Veilhall, back to the hall">
          Veilhall
        </Link>
        <h1>{title}</h1>
      </header>
      <main className="page-main">{children}</main>
    </div>
  );
}
