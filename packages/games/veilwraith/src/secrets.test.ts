import type { Viewer } from '@veilhall/engine';
import type { Secret } from '@veilhall/testkit';
import { informationSets } from '@veilhall/testkit/suite';
import { compileContent } from './content/compile.ts';
import { rawContent } from './content/raw.ts';
import { seenThreats } from './hidden/knowledge.ts';
import { game } from './index.ts';
import { seesHand } from './state/access.ts';
import type { State } from './state/state.ts';
import { viewSchema } from './view/types.ts';

const content = compileContent(rawContent);

/** Orders of decks, hands of opponents, and which of a type's copies were left in the box. */
function secrets(state: State, who: Viewer): Secret[] {
  const found: Secret[] = [];
  for (const [seat, wraith] of state.wraiths.entries()) {
    if (wraith.status === 'waiting') continue;
    const name = (what: string) => `${what} of seat ${seat}`;
    const memories = wraith.memoryDeck.slice(0, Math.max(0, wraith.memoryDeck.length - wraith.memoryKnown));
    // A haunting never lies in the hand: where nothing else is left in the deck, the hand holds all the Memories unseen.
    const handIsSecret = !seesHand(state, who, seat) && memories.some((def) => content.isMemory(def));
    if (handIsSecret) memories.push(...wraith.hand.map(({ def }) => def));
    const uniform = memories.every((def) => content.isMemory(def)) || !handIsSecret;
    found.push({ name: name('Memories'), places: memories, ...(uniform && { uniform }) });
    if (state.stage !== 'round') continue;
    const looked = who === seat ? { top: wraith.peeked, bottom: wraith.peekedBottom } : { top: 0, bottom: 0 };
    const threats = wraith.threatDeck.slice(
      looked.bottom,
      Math.max(looked.bottom, wraith.threatDeck.length - looked.top),
    );
    found.push({ name: name('Threats'), places: threats });
    const placed = new Set([...seenThreats({ state, content }, wraith), ...wraith.threatDeck]);
    const { card } = content.vignette(state.campaign.vignette);
    const types = [...new Set([...card.threats, ...card.foes].map(({ id }) => id))];
    const boxed = types.flatMap((type) => content.copies(type)).filter((def) => !placed.has(def));
    found.push({ name: name('left-out copies'), places: boxed });
  }
  return found;
}

informationSets(game, {
  secrets,
  view: viewSchema,
  moments: 8,
  redeals: 6,
  setups: [
    { name: 'two with closed hands', seats: 2, options: { handsOpen: false }, seatsKeepSecrets: true },
    { name: 'one Vignette', seats: 1, options: { vignette: 4 } },
    { name: 'Campaign', seats: 1, options: { mode: 'campaign', ribbons: 'endworld' } },
    { name: 'two together', seats: 2, options: { vignette: 2 } },
    { name: 'race of two', seats: 2, options: { table: 'race', vignette: 3 }, seatsKeepSecrets: true },
    { name: 'race of four', seats: 4, options: { table: 'race' }, seatsKeepSecrets: true, soak: true },
  ],
});
