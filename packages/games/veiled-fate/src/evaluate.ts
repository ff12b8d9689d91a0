import type { Content, Quest } from './content/compile.ts';
import { FATE_DECK } from './content/fate.ts';
import type { Result } from './content/schema.ts';
import { winnersOf } from './ending.ts';
import { renownOf } from './results.ts';
import type { QuestInPlay, State } from './state.ts';
import { player, questCard } from './table.ts';
import { DEMIS, type DemiId, type PlainResult } from './vocabulary.ts';

/** What a fall to the Abyss is worth in Renown, and standing there or in the Pools. */
const SMITE = -0.5;
const ABYSS = -0.35;
const POOLS = -0.15;
/** Between two neighbours of one line. */
const LINE_STEP = 0.06;
const CARD = 0.07;

/** The chance, as far as such a number can know, that this seat's Demi ends first among the owned ones. */
export function evaluateState(content: Content, state: State, seat: number): number {
  if (state.ended) return winnersOf(state).includes(seat) ? 1 : 0;
  const scores = expectedRenown(content, state);
  const own = player(state, seat).demi;
  // Cards are Renown to come, while there are Quests to spend them on.
  const mine = scores[own] + CARD * player(state, seat).hand.length;
  const sharpness = 0.35 + 0.2 * state.age.number;
  let sum = 1;
  const counted = new Set<DemiId>([own]);
  for (const { demi } of state.players) {
    if (counted.has(demi)) continue;
    counted.add(demi);
    sum += Math.exp(sharpness * (scores[demi] - mine));
  }
  return 1 / sum;
}

function expectedRenown(content: Content, state: State): Record<DemiId, number> {
  const scores: Record<DemiId, number> = { ...state.renown };
  for (const [place, demi] of state.rank.entries()) {
    scores[demi] -= LINE_STEP * place;
    const { at } = state.demis[demi];
    if (at === 'abyss') scores[demi] += ABYSS;
    else if (at === 'pools') scores[demi] += POOLS;
  }
  for (const inPlay of state.quests) addProspects(scores, state, inPlay, questCard(content, inPlay.card));
  return scores;
}

/** Each Demi on a Quest may hope for its slot, the more the fuller the Quest is. */
function addProspects(scores: Record<DemiId, number>, state: State, { region, pile }: QuestInPlay, quest: Quest): void {
  let filled = 0;
  for (const demi of DEMIS) if (state.demis[demi].slot > 0 && state.demis[demi].at === region) filled++;
  if (filled === 0) return;
  let lead = 0;
  for (const { kind } of pile) lead += FATE_DECK[kind].feathers - FATE_DECK[kind].scorpions;
  const open = quest.slots.length - filled;
  const feathers = 1 / (1 + Math.exp((-1.2 * lead) / (1 + 0.5 * open)));
  const completes = 0.85 ** open;
  for (const demi of DEMIS) {
    const { at, slot } = state.demis[demi];
    const result = at === region ? quest.slots[slot - 1] : undefined;
    if (!result) continue;
    scores[demi] += completes * (feathers * worth(result.feathers) + (1 - feathers) * worth(result.scorpions));
  }
}

const plainWorth = (result: PlainResult): number => (result === 'X' ? SMITE : renownOf(result));

const worth = (result: Result): number =>
  typeof result === 'string' ? plainWorth(result) : (plainWorth(result.feather) + plainWorth(result.scorpion)) / 2;
