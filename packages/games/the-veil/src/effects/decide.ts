import { type Decision, DONE, pendingAbility } from '@veilhall/kit';
import type { Board } from '../board/board.ts';
import { hasShield, recruitHealth } from '../board/recruits.ts';
import { best, weakest, wished } from '../board/wishes.ts';
import type { Effect, Verb } from '../content/schema.ts';
import type { SoloText } from '../content/solo-schema.ts';
import { areOpponents, playerAt, recruitById, type Who } from '../state/access.ts';
import type { Aim, PickAct, PilePick } from '../state/picks.ts';
import type { Tally } from '../vocabulary.ts';
import type { VeilTexts } from './verb.ts';

/** What a Solo Opponent chooses: by its card, and where that is silent by the table of TV-RULING-63. */
export function decide(board: Board, { who, ask, about, acts }: Decision<VeilTexts>): number {
  if (ask === 'choose')
    return chosenBranch(board, acts as readonly number[], about as { script: string; step: number });
  if (ask !== 'target' && ask !== 'pick') return 0;
  const picks = acts as readonly (PickAct | typeof DONE)[];
  const open = picks.filter((act) => act !== DONE);
  const chosen = soloChoice(board, who, (about as { verb: Verb }).verb, open);
  // What must be chosen is; a line without anything to aim at is not used in the first place.
  return chosen ? picks.indexOf(chosen) : Math.max(0, picks.indexOf(DONE));
}

/** What it would choose for an effect, if anything. */
export const soloChoice = (board: Board, who: Who, verb: Verb, acts: readonly PickAct[]): PickAct | undefined =>
  (CHOICES[verb] ?? byCost)(board, who, acts);

/** Damage before Gold before Health. */
const LIKED: readonly Tally[] = ['damage', 'gold', 'health'];

function chosenBranch(
  { content }: Board,
  parts: readonly number[],
  { script, step }: { script: string; step: number },
) {
  const effect = content.script(script).effects[step];
  const branches: readonly (readonly Effect[])[] = effect?.verb === 'choose' ? effect.options : [];
  const rank = (part: number): number => {
    const at = LIKED.findIndex((what) => branches[part]?.some((one) => one.verb === 'gain' && one.what === what));
    return at < 0 ? -LIKED.length : -at;
  };
  return parts.indexOf(best(parts, rank) ?? 0);
}

const costOf = ({ content }: Board, act: PickAct): number =>
  act.on === 'player' ? 0 : content.card(act.on === 'pile' ? act.card.def : act.def).cost;

type Choice = (board: Board, who: Who, acts: readonly PickAct[]) => PickAct | undefined;

/** Nothing chosen: the effect is not used. Whatever is not listed goes by cost. */
const CHOICES: Partial<Record<Verb, Choice>> = {
  discard: ({ state }, _who, acts) => best(acts, (act) => playerAt(state, act.who).hand.length),
  lose: atWeakest,
  mill: atWeakest,
  banishFate: atWeakest,
  slay: (board, who, acts) => best(opposing(board, who, acts), slayScore(board, soloOf(board, who))),
  banish: (board, _who, acts) => chosenBanish(board, acts),
  banishRoute: chosenRoute,
  banishOther: chosenRoute,
  cycle: () => undefined,
  redirect: chosenAnew,
};

const byCost: Choice = (board, _who, acts) => best(acts, (act) => costOf(board, act) + recency(board, act));

const soloOf = ({ state, content }: Board, who: Who): SoloText => content.solo(playerAt(state, who).solo ?? '');

const opposing = ({ state }: Board, who: Who, acts: readonly PickAct[]): PickAct[] =>
  acts.filter((act) => areOpponents(state, who, act.who));

function atWeakest(board: Board, who: Who, acts: readonly PickAct[]): PickAct | undefined {
  const among = opposing(board, who, acts);
  const victim = weakest(
    board,
    among.map((act) => act.who),
  );
  return among.find((act) => act.who === victim);
}

/** Whoever declared the target, or their dearest card; else the leftmost other. */
function chosenAnew(board: Board, _who: Who, acts: readonly PickAct[]): PickAct | undefined {
  const by = pendingAbility<PickAct>({ stack: board.state.work })?.who;
  return best(acts, (act) => (act.who === by ? 1 + costOf(board, act) : 0));
}

/** Ties: lowest Health, then earliest played (TV-RULING-66). */
function slayScore(board: Board, { slay }: SoloText): (act: PickAct) => number {
  return (act) => {
    const recruit = act.on === 'recruit' ? recruitById(playerAt(board.state, act.who), act.id) : undefined;
    if (!recruit) return Number.NEGATIVE_INFINITY;
    const health = recruitHealth(board, act.who, recruit);
    switch (slay) {
      case 'shields':
        return (hasShield(board, recruit) ? 100 : 0) - health;
      case 'mostHealth':
        return health;
      case 'leastHealth':
        return -health;
      case 'dearest':
        return costOf(board, act) * 100 - health;
    }
  };
}

/** From the Discard Pile only: Traps first, then Basic cards without Gold. */
function chosenBanish({ content }: Board, acts: readonly PickAct[]): PickAct | undefined {
  return best(
    acts
      .filter((act): act is PilePick => act.on === 'pile' && act.zone === 'discard')
      .filter(({ card }) => {
        const { trap, type, givesGold } = content.card(card.def);
        return trap || (type === 'basic' && !givesGold);
      }),
    ({ card }) => (content.card(card.def).trap ? 1 : 0),
  );
}

/** Of the weakest opponent who has such a card, or of its own Fate Route. */
function chosenRoute(board: Board, who: Who, acts: readonly PickAct[]): PickAct | undefined {
  const { banish } = soloOf(board, who);
  if (!banish) return undefined;
  const routes = acts.filter((act): act is Extract<Aim, { on: 'route' }> => act.on === 'route');
  const found = new Map<Who, number>();
  for (const { who: whose } of routes) {
    const open = playerAt(board.state, whose).route.filter(({ id }) => routes.some((act) => act.id === id));
    const card = wished(board, open, banish.wishes);
    if (card) found.set(whose, card.id);
  }
  const chosen = found.get(banish.route === 'own' ? who : weakest(board, [...found.keys()]));
  return routes.find(({ id }) => id === chosen);
}

/** Of equal cost the most recent card of a pile; less than any difference in cost. */
function recency({ state }: Board, act: PickAct): number {
  if (act.on !== 'pile') return 0;
  const pile = playerAt(state, act.who)[act.zone];
  const last = act.cards.reduce(
    (most, { id }) =>
      Math.max(
        most,
        pile.findIndex((card) => card.id === id),
      ),
    0,
  );
  return last / (pile.length + 1);
}
