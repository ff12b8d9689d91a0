import './inspector.css';
import type { CardInfo, SketchThing } from '@veilhall/engine';
import { keywordsIn, type Keywords as Words } from '../../parts/rules-text.ts';
import { useStore } from '../../store.ts';
import { useControls, useShown, useTableState } from '../context.ts';
import type { Inspected } from '../controls.ts';
import { PlainFace } from '../plain/PlainFace.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { usePlain } from '../reader.ts';
import { thingOf } from '../sketch-thing.ts';
import { TextLine } from '../TextLine.tsx';

/** The card one points at, large enough to read, with what it is worth now and why. Idle, it shows what the game is about. */
export function Inspector({ idle = true }: { idle?: boolean }) {
  const controls = useControls();
  const { cards } = useTableState();
  const plain = usePlain();
  const { view, sketch, whyNot } = useShown();
  const pointed = useStore(controls.inspected);
  const read = (at: Inspected | undefined) => {
    const thing = at?.thing === undefined ? undefined : thingOf(sketch, at.thing);
    const card = cards.get(at?.card ?? thing?.card ?? '');
    return at && (card || thing) ? { at, thing, card } : undefined;
  };
  // What was pointed at may be gone by now.
  const found = read(pointed) ?? (idle ? read(controls.game.focus?.(view)) : undefined);
  if (!found) {
    return (
      <section className="inspector empty" aria-label="Card">
        <p>Point at anything on the table to read it.</p>
      </section>
    );
  }
  const { at, thing, card } = found;
  const Face = controls.game.CardFace ?? PlainFace;
  const notes = card ? (controls.game.notes?.(view, at.thing, card) ?? []) : [];
  const reasons = at.thing === undefined ? [] : whyNot.filter((entry) => entry.on === at.thing);
  // Many a refusal holds for several ways of doing the same.
  const said = new Map([...notes, ...reasons].map((note) => [plain(note.text), note]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="inspector" tabIndex={0} aria-label="Card">
      {card && <Face card={card} size="read" />}
      {!card && thing && <ThingSlip thing={thing} />}
      {card && thing && !controls.game.CardFace && notes.length === 0 && (
        <p className="inspector-note">
          <TextLine text={thing.facts} />
        </p>
      )}
      {[...said].map(([words, { text, rule }]) => (
        <p key={words} className="inspector-note">
          <TextLine text={text} /> {rule && <RuleLink rule={rule} />}
        </p>
      ))}
      {card && <Keywords card={card} words={controls.game.keywords ?? {}} />}
    </section>
  );
}

function ThingSlip({ thing }: { thing: SketchThing }) {
  return (
    <div className="inspector-slip">
      <h2>{thing.name}</h2>
      <p>
        <TextLine text={thing.facts} />
      </p>
    </div>
  );
}

function Keywords({ card, words }: { card: CardInfo; words: Words }) {
  const found = keywordsIn(card.text, words);
  if (found.length === 0) return undefined;
  return (
    <dl className="keywords">
      {found.map(([word, meaning]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
