import { type Piece, piecesOf, type Reader, startsSentence, type Text, words } from '@veilhall/engine';
import { useControls } from './context.ts';
import { Emphasis } from './Emphasis.tsx';
import { RuleLink } from './RuleLink.tsx';
import { useReader } from './reader.ts';

interface TextLineProps {
  readonly text: Text;
  /** Shows numbers in bold. */
  readonly bold?: boolean;
}

/** A sentence in which seats have their names, and cards, things and rules can be followed. */
export function TextLine({ text, bold = false }: TextLineProps) {
  const reader = useReader();
  const drawn = [];
  let before = '';
  for (const [i, piece] of piecesOf(text).entries()) {
    const first = startsSentence(before);
    before += words(piece, reader, first);
    const kept = i > 0 && typeof piece === 'string' && CLOSING.test(piece) ? JOINER + piece : piece;
    drawn.push(<PieceOfText key={i} piece={kept} reader={reader} first={first} bold={bold} />);
  }
  return drawn;
}

/** A full stop stays on the line of the word before it, although that word is a button. */
const CLOSING = /^[.,:;!?)’']/;
const JOINER = '\u2060';

interface PieceProps {
  readonly piece: Piece;
  readonly reader: Reader;
  /** It begins a sentence. */
  readonly first: boolean;
  readonly bold: boolean;
}

function PieceOfText({ piece, reader, first, bold }: PieceProps) {
  const controls = useControls();
  const said = words(piece, reader, first);
  if (typeof piece === 'string') return bold ? <Emphasis text={said} /> : said;
  if ('card' in piece) return <Followed said={said} follow={() => controls.inspect({ card: piece.card }, true)} />;
  if ('thing' in piece) return <Followed said={said} follow={() => controls.inspect({ thing: piece.thing }, true)} />;
  if ('rule' in piece) return <RuleLink rule={piece.rule} />;
  if ('term' in piece) return <em className="term">{said}</em>;
  return <>{said}</>;
}

const Followed = ({ said, follow }: { said: string; follow(): void }) => (
  <button type="button" className="ref" onClick={follow}>
    {said}
  </button>
);
