import { type Deduction, fastRng, int, type OptionId, type RngState } from '@veilhall/engine';
import { type Chronicle, opening, tell } from './chronicle.ts';
import type { Content } from './content/compile.ts';
import type { VfFact } from './facts.ts';
import { chances, dealBy } from './identities.ts';
import { turnChoices } from './legal.ts';
import { likelihoods, raised, readerOf } from './likelihood.ts';
import { DEMI_AT, LEAN, worthOf } from './prospects.ts';
import type { Ballot, QuestInPlay, State } from './state.ts';
import { knows, player, questCard } from './table.ts';
import { DEMIS } from './vocabulary.ts';

/**
 * Who is whose child: deeds are read by how well they would please the owner of each Demi, with Bayes' rule. The
 * evidence is public, so all seats read the same; what a seat knows beyond it is its own card.
 */
interface Notes {
  /** Facts read so far, and the last of them: another one there means that something was taken back. */
  readonly read: number;
  readonly last: string;
  readonly chronicle: Chronicle;
  /** Log-likelihood of everything a seat did, by seat and by place in `DEMIS`. */
  readonly evidence: number[][];
}

/** How often somebody whose Demi is on a Quest is thought to vote for it, given the card. */
const LOYAL = 75;
/** How much being known still matters, by Age. */
const STAKES = [0, 1, 0.7, 0.25] as const;

export function deductionWith(content: Content): Deduction<State, Notes> {
  return {
    read(world, _seat, told, earlier) {
      const facts = told as readonly VfFact[];
      const goesOn = earlier && earlier.read > 0 && JSON.stringify(facts[earlier.read - 1]) === earlier.last;
      const notes = goesOn ? earlier : unread(world, facts);
      const reader = readerOf(content, notes.evidence);
      for (const fact of facts.slice(notes.read)) tell(notes.chronicle, fact, reader);
      return { ...notes, read: facts.length, last: JSON.stringify(facts.at(-1) ?? '') };
    },
    beliefs(world, seat, { evidence }) {
      const rows = chances(world, seat, evidence, fastRng('beliefs'));
      rows[seat] = thoughtOf(evidence[seat] ?? []);
      return { secrets: DEMIS, rows };
    },
    deal(world, seat, { evidence }, rng) {
      dealBy(world, seat, evidence, rng);
      for (const quest of world.quests) leanVotes(content, world, quest, seat, rng);
    },
    exposure: (world, seat, { evidence }, options) => exposure(content, world, seat, evidence[seat] ?? [], options),
  };
}

const unread = (world: State, told: readonly VfFact[]): Notes => ({
  read: 0,
  last: '',
  chronicle: opening(world, told),
  evidence: world.players.map(() => new Array(DEMIS.length).fill(0)),
});

/** What a table that knows nothing but the evidence thinks of one seat. */
function thoughtOf(evidence: readonly number[]): number[] {
  const most = Math.max(...evidence);
  const weights = evidence.map((log) => Math.exp(log - most));
  let sum = 0;
  for (const weight of weights) sum += weight;
  return weights.map((weight) => weight / sum);
}

function exposure(
  content: Content,
  world: State,
  seat: number,
  evidence: readonly number[],
  options: readonly OptionId[],
): number[] {
  if (world.work.at(-1)?.do !== 'turn' || world.turn.seat !== seat) return options.map(() => 0);
  const choices = turnChoices(content, world);
  const asked = options.map((id) => choices.find((choice) => choice.id === id)?.act ?? { do: 'rest' as const });
  const rows = likelihoods(content, world, asked);
  const stakes = STAKES[world.age.number];
  return raised(rows, thoughtOf(evidence), DEMI_AT[player(world, seat).demi]).map((rise) => stakes * rise);
}

/** Faces nobody but their owners know: those with a Demi on the Quest have mostly voted for it, from what they hold. */
function leanVotes(
  content: Content,
  world: State,
  { region, card, pile }: QuestInPlay,
  seat: number,
  rng: RngState,
): void {
  const { slots } = questCard(content, card);
  for (const ballot of pile) {
    if (ballot.by < 0 || knows(ballot, seat)) continue;
    const { demi, hand } = player(world, ballot.by);
    const { at, slot } = world.demis[demi];
    const result = at === region ? slots[slot - 1] : undefined;
    if (!result) continue;
    const wish = worthOf(result.feathers) - worthOf(result.scorpions);
    if (wish === 0 || LEAN[ballot.kind] * wish > 0 || int(rng, 'loyal', 100) >= LOYAL) continue;
    const better = hand.find((held) => LEAN[held.def] * wish > 0);
    if (better) exchange(ballot, better);
  }
}

function exchange(ballot: Ballot, held: { def: Ballot['kind'] }): void {
  [ballot.kind, held.def] = [held.def, ballot.kind];
}
