import './browser.css';
import type { CardInfo } from '@veilhall/engine';
import { Glyph } from '../../../art/Glyph.tsx';
import { tallied } from '../../../parts/tally.ts';
import { glyphOf } from '../pictures.ts';
import { characterOf, printedOf } from '../printed.ts';

type Cards = ReadonlyMap<string, CardInfo>;

export const deckDefs = (character: CardInfo | undefined): string[] =>
  (characterOf(character).deck ?? []).flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));

/** Every card of a character, each name once, below the way it is played. */
export const DeckOf = ({ character, cards }: { character: CardInfo; cards: Cards }) => (
  <>
    <p className="tv-browse-note">{characterOf(character).style}</p>
    <CardRows defs={deckDefs(character)} cards={cards} />
  </>
);

interface CardRowsProps {
  readonly defs: readonly string[];
  readonly cards: Cards;
}

/** Cards as lines to read: picture, name, how many, cost, text. */
export function CardRows({ defs, cards }: CardRowsProps) {
  if (defs.length === 0) return <p className="part-empty">Nothing lies here.</p>;
  return (
    <ul className="tv-rows">
      {[...tallied(defs)].map(([def, count]) => {
        const card = cards.get(def);
        return card && <CardRow key={def} card={card} count={count} />;
      })}
    </ul>
  );
}

function CardRow({ card, count }: { card: CardInfo; count: number }) {
  const { cost, recruit, shield } = printedOf(card);
  return (
    <li data-type={card.family}>
      <Glyph name={glyphOf(card)} />
      <b>
        {card.name}
        {count > 1 && ` ×${count}`}
      </b>
      <span>
        {cost !== undefined && cost > 0 && <em>{cost} Gold. </em>}
        {recruit !== undefined && <em>{`Recruit ${recruit}${shield ? ', Shield' : ''}. `}</em>}
        {card.text.replaceAll('\n', ' ')}
      </span>
    </li>
  );
}
