import type { VeilView } from '@veilhall/games/the-veil';
import { useControls } from '../../../frame/context.ts';
import { usePlain } from '../../../frame/reader.ts';
import { useOwnPrompt } from '../own.ts';
import { LastTurn, LastTurnLink } from './LastTurn.tsx';

/** On the own turn what is still unused, each a press away; otherwise what the others are doing. */
export function Unused({ view }: { view: VeilView }) {
  const prompt = useOwnPrompt();
  const { pick } = useControls();
  const plain = usePlain();
  const uses = (prompt?.ask === 'turn' ? prompt.options : []).filter(
    ({ kind, about }) => !kind && (about.do === 'use' || about.do === 'ability'),
  );
  return (
    <div className="tv-zone tv-unused">
      <h2>
        {prompt?.ask === 'turn' ? 'Still unused' : 'What happens'}
        <LastTurnLink view={view} />
      </h2>
      {prompt?.ask === 'turn' ? (
        <ul>
          {uses.map((option) => (
            <li key={option.id}>
              <button type="button" onClick={() => pick(option)}>
                {plain(option.label)}
              </button>
            </li>
          ))}
          {uses.length === 0 && <li className="part-empty">Nothing in play waits.</li>}
          {uses.length > 0 && <li className="tv-lost">Lost if you end the turn.</li>}
        </ul>
      ) : (
        <LastTurn view={view} short />
      )}
    </div>
  );
}
