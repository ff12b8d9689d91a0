import { RuleBook } from '../../library/RuleBook.tsx';
import { useBook } from '../../library/use-book.ts';
import { useStore } from '../../store.ts';
import { useControls, useTableState } from '../context.ts';

/** The game's own rules beside the table; a prompt or refusal leads straight to its rule. */
export function RulesPanel() {
  const { meta } = useTableState();
  const wanted = useStore(useControls().rule);
  const book = useBook(meta.game);
  if (!book) return <p className="panel-note">Opening the rules.</p>;
  if (book === 'missing') return <p className="panel-note">The rules are not on this device yet.</p>;
  return (
    <RuleBook book={book} wanted={wanted} scrolls>
      {/* The table stays open behind them. */}
      <a href={`/cards/${meta.game}`} target="_blank" rel="noreferrer">
        All cards
      </a>
      <a href={`/rules/${meta.game}`} target="_blank" rel="noreferrer">
        Rules on a page
      </a>
    </RuleBook>
  );
}
