import { int, type RngState } from '@veilhall/engine';
import type { Practice } from '@veilhall/kit';
import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import { type Options, optionsSchema } from '../options.ts';
import type { Player, State } from '../state/state.ts';

const content = compileContent(rawContent);

/** Cards that somebody may have bought already, and Health that may be gone. */
const MOST_BOUGHT = 5;
const MOST_LOST = 25;

/** Whoever plays well has Health and good cards at once; here both are given and taken by lot. */
export const practice: Practice<State, Options> = {
  seats: 2,
  bots: ['adept'],
  iterations: 100,
  options: () => optionsSchema.parse({ characters: ['random', 'random'] }),
  arrange(state, rng) {
    for (const [who, player] of state.players.entries()) buyAhead(state, player, who, int(rng, 'bought', MOST_BOUGHT));
    for (const total of state.totals) total.health -= loss(rng);
  },
};

/** None for one in two. */
const loss = (rng: RngState): number => (int(rng, 'hurt', 2) === 0 ? 0 : int(rng, 'lost', MOST_LOST));

function buyAhead(state: State, player: Player, who: number, n: number): void {
  for (let bought = 0; bought < n; bought++) {
    const def = player.fateDeck.at(-1);
    if (def === undefined || content.card(def).aura || content.card(def).trap) return;
    player.fateDeck.pop();
    player.discard.push({ id: state.nextId++, def, owner: who });
  }
}
