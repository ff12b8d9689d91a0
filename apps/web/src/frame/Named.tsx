import { useControls } from './context.ts';
import type { Names } from './names.ts';

/** A sentence in which every card can be pointed at and read. */
export function Named({ text, names }: { text: string; names: Names }) {
  const controls = useControls();
  return names(text).map(({ text: piece, card }, i) => {
    const key = `${i}/${piece}`;
    if (!card) return <span key={key}>{piece}</span>;
    return (
      <button key={key} type="button" className="ref" onClick={() => controls.inspect({ card }, true)}>
        {piece}
      </button>
    );
  });
}
