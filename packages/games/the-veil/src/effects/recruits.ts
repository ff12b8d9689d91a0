import { text, thing } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Board } from '../board/board.ts';
import { takeFromPile } from '../board/cards.ts';
import { killRecruit } from '../board/ending.ts';
import { hasShield, recruitHealth } from '../board/recruits.ts';
import { playerAt, recruitById, type Who } from '../state/access.ts';
import type { Aim } from '../state/picks.ts';
import type { Recruit } from '../state/state.ts';
import { enterPlay } from './happen.ts';
import { choice, distinct, type EffectOf, target, upTo, type VerbOf } from './verb.ts';

type RecruitAim = Extract<Aim, { on: 'recruit' }>;

const aimAt = (who: Who, { id, def }: Recruit): RecruitAim => ({ on: 'recruit', who, id, def });

/** Any Recruit in play, with Shield or not, whoever's (TV-SLAY-02). */
function slayable(board: Board, { atMost }: EffectOf<'slay'>): RecruitAim[] {
  const found: RecruitAim[] = [];
  for (const [who, { recruits }] of board.state.players.entries())
    for (const recruit of recruits)
      if (atMost === undefined || recruitHealth(board, who, recruit) <= atMost) found.push(aimAt(who, recruit));
  return found;
}

export const slay: VerbOf<'slay'> = {
  can: (board, _place, effect) => slayable(board, effect).length > 0,
  pick: target<EffectOf<'slay'>, 'recruit'>({
    acts: (board, _place, effect) => slayable(board, effect),
    // A target that is gone or has grown meanwhile is spared (TV-RULING-37).
    chosen(turn, _place, { atMost }, { who, id }) {
      const recruit = recruitById(playerAt(turn.state, who), id);
      if (!recruit || (atMost !== undefined && recruitHealth(turn, who, recruit) > atMost)) return;
      killRecruit(turn, who, recruit, 'slain');
    },
    label: ({ who, def }, scene) => text`Slay ${scene.whose(who)} ${scene.card(def)}`,
  }),
  text: ({ atMost }) => `slay target Recruit${atMost === undefined ? '' : ` with Health ${atMost} or less`}`,
  value: ({ atMost }) => (atMost === undefined ? 2.2 : 1.2),
};

const ownRecruits = ({ state }: Board, who: Who, fits: (recruit: Recruit) => boolean): RecruitAim[] =>
  playerAt(state, who)
    .recruits.filter(fits)
    .map((recruit) => aimAt(who, recruit));

/** Upright again: base and text once more this turn, its Synergy not (TV-RULING-18). */
export const ready: VerbOf<'ready'> = {
  can: ({ state }, { who, card }) =>
    playerAt(state, who).recruits.some(({ id, exhausted }) => exhausted && id !== card),
  pick: choice<EffectOf<'ready'>, 'recruit'>({
    range: (_board, _place, { n = 1 }) => upTo(n),
    acts: (board, { who, card }) => ownRecruits(board, who, ({ id, exhausted }) => exhausted && id !== card),
    chosen(turn, { who }, _effect, { id }) {
      const recruit = recruitById(playerAt(turn.state, who), id);
      if (!recruit) return;
      recruit.exhausted = false;
      recruit.used &= ~turn.content.card(recruit.def).readyBits;
      emit(turn, { type: 'readied', who, card: recruit.def, thing: thing(recruit) });
    },
    label: ({ def }, scene) => text`Ready ${scene.card(def)}`,
  }),
  text: ({ n = 1 }) => (n === 1 ? 'ready another Recruit you control' : `ready up to ${n} other Recruits you control`),
  value: ({ n = 1 }) => 2 * n,
};

export const guard: VerbOf<'guard'> = {
  can: (board, { who }) => playerAt(board.state, who).recruits.some((recruit) => !hasShield(board, recruit)),
  pick: choice<EffectOf<'guard'>, 'recruit'>({
    range: (_board, _place, { n = 1 }) => upTo(n),
    acts: (board, { who }) => ownRecruits(board, who, (recruit) => !hasShield(board, recruit)),
    chosen(turn, { who }, _effect, { id }) {
      const recruit = recruitById(playerAt(turn.state, who), id);
      if (!recruit) return;
      recruit.guarded = true;
      emit(turn, { type: 'guarded', who, card: recruit.def, thing: thing(recruit) });
    },
    label: ({ def }, scene) => text`Give ${scene.card(def)} Shield`,
  }),
  text: ({ n = 1 }) =>
    n === 1
      ? 'a Recruit you control gains Shield until your next turn starts'
      : `up to ${n} Recruits you control gain Shield until your next turn starts`,
  value: ({ n = 1 }) => 0.8 * n,
};

export const fortify: VerbOf<'fortify'> = {
  can: ({ state }, { who }) => playerAt(state, who).recruits.length > 0,
  run(turn, { who }, { n = 1 }) {
    playerAt(turn.state, who).fortified += n;
    emit(turn, { type: 'fortified', who, n });
  },
  text: ({ n = 1 }) => `Recruits you control get +${n} Health until your next turn starts`,
  value: ({ n = 1 }) => 0.8 * n,
};

/** A Basic Recruit costs 0; it may act this turn. */
export const raise: VerbOf<'raise'> = {
  can: (board, { who }, effect) => raisable(board, who, effect).length > 0,
  pick: choice<EffectOf<'raise'>, 'pile'>({
    acts: (board, { who }, effect) => raisable(board, who, effect),
    chosen(turn, { who }, _effect, { card: { id } }) {
      const card = takeFromPile(playerAt(turn.state, who).discard, id);
      if (card) enterPlay(turn, who, card, 'discard');
    },
    label: ({ card }, scene) => text`Put ${scene.card(card.def)} into play`,
  }),
  text: ({ cost }) => `put a Recruit of cost ${cost} or less from your Discard Pile into play`,
  value: ({ cost }) => 0.8 * cost,
};

const raisable = ({ state, content }: Board, who: Who, { cost }: EffectOf<'raise'>) =>
  distinct(who, 'discard', playerAt(state, who).discard, (def) => {
    const card = content.card(def);
    return card.recruit > 0 && card.cost <= cost;
  });
