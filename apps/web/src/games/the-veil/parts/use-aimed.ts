import { type ThingId, thing } from '@veilhall/engine';
import type { VeilView } from '@veilhall/games/the-veil';
import { useOwnPrompt } from '../own.ts';
import { playerThing } from '../players.ts';

interface Aimed {
  readonly from: ThingId;
  readonly to: ThingId;
}

/** While somebody may answer a declared effect: from its card, or whoever uses it, to everything it is aimed at. */
export function useAimed(view: VeilView): readonly Aimed[] {
  const prompt = useOwnPrompt();
  if (prompt?.ask !== 'reveal') return [];
  const { by, card, aims = [] } = prompt.about;
  const player = view.players[by];
  const source = [...(player?.played ?? []), ...(player?.recruits ?? [])].find(({ def }) => def === card);
  const from = source?.thing ?? playerThing(by);
  return aims.map((aim) => ({ from, to: aim.on === 'player' ? playerThing(aim.who) : thing(aim) }));
}
