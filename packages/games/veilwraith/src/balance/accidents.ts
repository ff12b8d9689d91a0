import { int, pick, type RngState } from '@veilhall/engine';
import { MOST_TOKENS } from '../board/actions.ts';
import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import type { Wraith } from '../state/state.ts';
import { ACTION_TYPES } from '../vocabulary.ts';

const content = compileContent(rawContent);

/** Neither Key nor Foe nor the Portal: nothing that has to be defeated to win. */
const isOrdinary = (def: string): boolean =>
  content.isThreat(def) && ['anima', 'deja'].includes(content.threat(def).kind);

type Accident = (wraith: Wraith, rng: RngState) => void;

const spirit: Accident = (wraith, rng) => {
  const change = pick(rng, 'spirit', [-4, -3, -2, -1, 1, 2, 3, 4]);
  wraith.spirit = Math.max(1, Math.min(wraith.maxSpirit, wraith.spirit + change));
};

const tokens: Accident = (wraith, rng) => {
  const action = wraith.actions[pick(rng, 'action', ACTION_TYPES)];
  const change = pick(rng, 'tokens', [-2, -1, 1, 2]);
  const now = Math.max(0, Math.min(MOST_TOKENS, action.tokens + change, action.tokens + wraith.supply));
  wraith.supply -= now - action.tokens;
  action.tokens = now;
};

const memories: Accident = (wraith, rng) => {
  const change = pick(rng, 'memories', [-2, -1, 1, 2]);
  for (let n = 0; n < change; n++) {
    const def = wraith.memoryDeck.at(-1);
    if (def === undefined || !content.isMemory(def)) return;
    wraith.memoryDeck.pop();
    if (wraith.memoryKnown > 0) wraith.memoryKnown--;
    wraith.hand.push({ id: wraith.nextId++, def });
  }
  for (let n = 0; n > change && wraith.hand.length > 0; n--) {
    const [card] = wraith.hand.splice(int(rng, 'memory', wraith.hand.length), 1);
    if (card) wraith.memoryDiscard.push(card);
  }
};

const slots: Accident = (wraith, rng) => {
  const one = wraith.actions[pick(rng, 'action', ACTION_TYPES)];
  const other = wraith.actions[pick(rng, 'action', ACTION_TYPES)];
  [one.slot, other.slot] = [other.slot, one.slot];
};

const keys: Accident = (wraith, rng) => {
  const usable = wraith.keys.filter(({ state }) => state !== 'flipped');
  if (usable.length === 0) return;
  const key = pick(rng, 'key', usable);
  key.state = key.state === 'upright' ? 'turned' : 'upright';
};

const threats: Accident = (wraith, rng) => {
  const plain = wraith.threats.filter(({ def, beneath }) => isOrdinary(def) && beneath.length === 0);
  if (plain.length === 0) return;
  const gone = pick(rng, 'threat', plain);
  wraith.threats = wraith.threats.filter((threat) => threat !== gone);
  wraith.threatDiscard.push({ id: gone.id, def: gone.def });
};

const ACCIDENTS: readonly Accident[] = [spirit, spirit, tokens, tokens, memories, memories, slots, keys, threats];

/** Something small happens to a Veilwraith that nobody planned. */
export const befall = (wraith: Wraith, rng: RngState): void => pick(rng, 'accident', ACCIDENTS)(wraith, rng);
