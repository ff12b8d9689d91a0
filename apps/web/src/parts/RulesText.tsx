import './rules-text.css';
import { use } from 'react';
import { FacesContext } from './faces.ts';
import { type RulesPiece, rulesPieces } from './rules-text.ts';

/** A card's text as print: trigger words of the game in small capitals, numbers bold. */
export function RulesText({ text }: { text: string }) {
  const { keywords } = use(FacesContext);
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
  return rulesPieces(text, keywords).map((piece, i) => <Printed key={i} {...piece} />);
}

function Printed({ kind, text }: RulesPiece) {
  switch (kind) {
    case 'words':
      return <span>{text}</span>;
    case 'number':
      return <b>{text}</b>;
    case 'trigger':
      return <span className="part-trigger">{text} </span>;
  }
}
