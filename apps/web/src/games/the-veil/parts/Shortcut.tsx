import type { VeilView } from '@veilhall/games/the-veil';
import { Glyph } from '../../../art/Glyph.tsx';
import { useControls, useTableState } from '../../../frame/context.ts';
import { useStore } from '../../../store.ts';
import { TALLY_GLYPHS } from '../glyphs.ts';
import { lethalNote } from '../lethal.ts';
import { useOwnPrompt } from '../own.ts';
import { ownPlayer } from '../players.ts';
import { shortcutOf } from '../shortcuts.ts';

const TALLIES = ['gold', 'damage', 'health'] as const;

/** The next thing that hardly needs thought, in one press; its place is kept while there is none, and says how far the last blow is where nothing else does. */
export function Shortcut({ view }: { view: VeilView }) {
  const { table, lookingBack } = useControls();
  const { pending, lesson } = useTableState();
  const back = useStore(lookingBack);
  const prompt = useOwnPrompt();
  const own = ownPlayer(view);
  // A lesson asks for its own picks, one at a time.
  const found = own && prompt?.ask === 'turn' && !lesson ? shortcutOf(view, own, prompt) : undefined;
  if (!found) return <span className="tv-next-note">{lethalNote(view)}</span>;
  const { words, picks, gives } = found;
  return (
    <button
      type="button"
      className="btn tv-shortcut"
      disabled={pending !== undefined || back}
      onClick={() => void table.choose(picks)}
    >
      <span>{words}</span>
      {gives && (
        <span className="tv-shortcut-gives">
          {TALLIES.filter((what) => gives[what] > 0).map((what) => (
            <span key={what} className="tv-sign" data-tone={what}>
              <span className="unseen">{what} </span>
              <Glyph name={TALLY_GLYPHS[what]} />+{gives[what]}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
