import { gameMeta } from '../games/registry.ts';
import { SetupCover } from '../setup/SetupCover.tsx';
import { Page } from '../shell/Page.tsx';
import { Nowhere, Plain, Waiting } from '../shell/Plain.tsx';
import { GameLinks } from './GameLinks.tsx';
import { RuleBook } from './RuleBook.tsx';
import { useBook } from './use-book.ts';

/** How a game is played, to be read away from the table. */
export function RulesPage({ game }: { game: string }) {
  const meta = gameMeta(game);
  const book = useBook(game);
  if (!meta) return <Nowhere />;
  if (book === 'missing') {
    return (
      <Plain title="The rules are not here">
        <p>They are not on this device yet. Open them once with a line.</p>
      </Plain>
    );
  }
  if (!book) return <Waiting sentence="Opening the rules." />;
  return (
    <Page
      title={`${meta.title}, rules`}
      game={game}
      aside={<SetupCover game={meta} />}
      links={<GameLinks game={game} at="rules" />}
    >
      <RuleBook book={book} />
    </Page>
  );
}
