import './page.css';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { useTitle } from './use-title.ts';

interface PageProps {
  readonly title: string;
  /** What the tab says, where that is more. */
  readonly tab?: string;
  readonly game?: string;
  /** A picture beside the page, where there is room. */
  readonly aside?: ReactNode;
  /** To pages that belong together with this one. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the hall other than the hall itself. */
export function Page({ title, tab = title, game, aside, links, children }: PageProps) {
  useTitle(tab);
  return (
    <div className="page" data-game={game} data-aside={aside !== undefined}>
      {aside}
      <div>
        <header className="page-top">
          <Link href="/" className="word" aria-label="Veilhall, back to the hall">
            Veilhall
          </Link>
          <h1>{title}</h1>
          {links}
        </header>
        <main className="page-main">{children}</main>
      </div>
    </div>
  );
}
