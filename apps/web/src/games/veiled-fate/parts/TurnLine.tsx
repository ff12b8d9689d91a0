import type { VeiledFateView } from '@veilhall/games/veiled-fate';
import { useOwnPrompt } from '../facts.ts';
import { counted } from '../names.ts';
import { useNames } from './use-names.ts';

/** Whose turn, how far, and what it would end in. */
export function TurnLine({ view }: { view: VeiledFateView }) {
  const names = useNames();
  const warning = useWarning(view);
  const { turn } = view;
  return (
    <div className="vf-turn">
      {turn && (
        <span className="vf-actions">
          <i data-used={turn.used > 0} />
          <i data-used={turn.used > 1} />
          <span>
            <span className="vf-whose">
              {turn.seat === view.me?.seat ? 'Your turn' : `${names(turn.seat)}’s turn`},{' '}
            </span>
            {turn.used} of 2 actions used
          </span>
        </span>
      )}
      {warning && (
        <strong className="vf-warning" role="status">
          {warning}
        </strong>
      )}
      {!warning && turn && view.tokenFree && (
        <span className="vf-free">The first to Rest takes the First Player Token.</span>
      )}
      {view.stage === 'ageVote' && <span className="vf-free">Equal totals: the Tie happens, no coin is tossed.</span>}
    </div>
  );
}

/** What the turn is heading for, before it is too late. */
function useWarning(view: VeiledFateView): string | undefined {
  const prompt = useOwnPrompt();
  const { turn, me } = view;
  if (!turn || !me || turn.seat !== me.seat) return undefined;
  const hand = me.hand.length;
  if (prompt?.ask === 'pay' && prompt.about.left >= hand && hand > 0)
    return `This takes your last ${counted(hand, 'card')}: you will Rest.`;
  if (prompt?.ask === 'vote' && hand === 1) return 'This is your last card: you will Rest.';
  const spending = prompt?.ask === 'vote' || prompt?.ask === 'pay';
  if (turn.willRest && turn.used > 0 && !spending) return 'You will Rest at the end of this turn.';
  return undefined;
}
