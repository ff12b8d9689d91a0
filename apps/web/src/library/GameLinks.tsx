import { Link } from '../shell/Link.tsx';

const PAGES = [
  ['new', 'Set up'],
  ['rules', 'Rules'],
  ['cards', 'Cards'],
] as const;

/** From any page about a game to the others. */
export function GameLinks({ game, at }: { game: string; at: (typeof PAGES)[number][0] }) {
  return (
    <nav className="page-links" aria-label="About this game">
      {PAGES.map(([page, title]) => (
        <Link key={page} href={`/${page}/${game}`} aria-current={page === at ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
