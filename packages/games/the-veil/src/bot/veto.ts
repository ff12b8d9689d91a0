import type { Move, Prompt } from '@veilhall/engine';
import type { TurnOption, VeilPrompt } from '../flow/asks.ts';
import { playerAt, totalOf } from '../state/access.ts';
import type { PickOption } from '../state/picks.ts';
import { isJunk } from './junk.ts';
import type { Mind } from './mind.ts';
import { movesOf } from './player.ts';
import { buysIn } from './turn-picks.ts';
import { abilityWorth, effectsWorth } from './uses.ts';
import { ORDINARY } from './worth.ts';

/** So much better than an ordinary card that nobody leaves it lying with the Gold in hand. */
const WANTED = 1;
/** Of using a text that can only be aimed at oneself. */
const HARMFUL = -5;

/** Moves that nobody would make who looked at the table once. */
export function veto(mind: Mind, prompt: Prompt): readonly Move[] {
  const asked = prompt as VeilPrompt;
  switch (asked.ask) {
    case 'turn':
      return vetoTurn(mind, movesOf<'turn'>(prompt));
    case 'target':
      return asked.about.verb === 'slay' ? ownRecruits(mind, movesOf<'target'>(prompt)) : [];
    case 'pick':
      return asked.about.verb === 'banish' ? treasures(mind, movesOf<'pick'>(prompt)) : [];
    case 'choose':
      return vain(mind, movesOf<'choose'>(prompt), asked.about);
    case 'reveal':
      return isFatal(mind, asked.about.damage) ? [prompt.moves - 1] : [];
    case 'character':
    case 'first':
    case 'mulligan':
    case 'waiting':
    case 'discard':
    case 'trap':
    case 'order':
    case 'may':
      return [];
  }
}

function vetoTurn(mind: Mind, acts: readonly TurnOption[]): Move[] {
  const wins = acts.findIndex((act) => endsMatch(mind, act));
  if (wins >= 0) return places(acts, (_act, move) => move !== wins);
  const isWasteful = acts.some(isFree) || isThrifty(mind, acts);
  return places(acts, (act) => (act.do === 'end' || act.do === 'next' ? isWasteful : isSilly(mind, act)));
}

/** The last Health of the last side that stands against this one. */
function endsMatch({ board: { state }, player: { side } }: Mind, act: TurnOption): boolean {
  if (act.do !== 'hit' || act.on !== 'total' || !act.fells) return false;
  return state.totals.every(
    ({ members, health }, at) => at === act.total || health === 0 || playerAt(state, members[0] ?? 0).side === side,
  );
}

/** Would be lost at the end of the turn and costs nothing: cards, Health that heals, Damage that reaches somebody. */
const isFree = (act: TurnOption): boolean =>
  act.do === 'play' || act.do === 'heal' || (act.do === 'hit' && act.on === 'total');

/** Gold goes, and a card that is clearly worth having stays. */
const isThrifty = (mind: Mind, acts: readonly TurnOption[]): boolean =>
  buysIn(mind, acts).some(({ gain }) => gain > WANTED);

function isSilly(mind: Mind, act: TurnOption): boolean {
  // A Recruit that lives is whole again at the end of the turn (TV-END-06).
  if (act.do === 'hit') return act.on === 'recruit' && !act.fells;
  if (act.do !== 'use') return false;
  const ability = mind.board.content.card(act.card.def).lines[act.line]?.ability;
  return ability !== undefined && abilityWorth(mind, ability) < HARMFUL;
}

function ownRecruits(mind: Mind, options: readonly (PickOption | { done: true })[]): Move[] {
  const isFoe = (option: PickOption | { done: true }): boolean => !('done' in option) && mind.isFoe(option.who);
  return options.some(isFoe) ? places(options, (option) => !('done' in option) && !isFoe(option)) : [];
}

/** A good card is not banished while there are Traps and poor Basic cards. */
function treasures(mind: Mind, options: readonly (PickOption | { done: true })[]): Move[] {
  const defs = options.map((option) => ('done' in option || option.on !== 'pile' ? undefined : option.card.def));
  if (!defs.some((def) => def !== undefined && isJunk(mind, def))) return [];
  return places(defs, (def) => def !== undefined && !isJunk(mind, def) && mind.worth(def) > ORDINARY + WANTED);
}

/** A branch that gives nothing where another gives something: Health to those who are whole. */
function vain(
  mind: Mind,
  options: readonly { part: number }[],
  { script, step }: { script: string; step: number },
): Move[] {
  const effect = mind.board.content.script(script).effects[step];
  if (effect?.verb !== 'choose') return [];
  const worths = options.map(({ part }) => effectsWorth(mind, effect.options[part] ?? []));
  return worths.some((worth) => worth > 0) ? places(worths, (worth) => worth <= 0) : [];
}

/** Whoever does not prevent any of it is out. */
const isFatal = ({ board: { state }, who }: Mind, damage: number): boolean =>
  damage > 0 && totalOf(state, who).health <= damage;

function places<O>(options: readonly O[], isRefused: (option: O, move: Move) => boolean): Move[] {
  const moves: Move[] = [];
  for (const [move, option] of options.entries()) if (isRefused(option, move)) moves.push(move);
  return moves;
}
