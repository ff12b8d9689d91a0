// Written by tools/clone-gen.ts (npm run content). Do not edit.
import { cloneRng } from '@veilhall/engine';
import type { State } from './state.ts';

export function cloneState(from: State): State {
  return {
    rng: cloneRng(from.rng),
    options: from.options,
    nextId: from.nextId,
    stage: from.stage,
    round: from.round,
    first: from.first,
    sides: from.sides,
    totals: cloneListTotals(from.totals),
    players: cloneListPlayers(from.players),
    turn: cloneTurn(from.turn),
    gone: from.gone.slice(),
    winners: from.winners,
    work: cloneListWork(from.work),
  };
}

function cloneTotals(from: State['totals'][number]): State['totals'][number] {
  return {
    members: from.members,
    health: from.health,
  };
}

function cloneListTotals(from: readonly State['totals'][number][]): State['totals'][number][] {
  const copy = new Array<State['totals'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['totals'][number];
    copy[at] = cloneTotals(one);
  }
  return copy;
}

function clonePlayers(from: State['players'][number]): State['players'][number] {
  const copy: State['players'][number] = {
    character: from.character,
    side: from.side,
    total: from.total,
    out: from.out,
    exhausted: from.exhausted,
    gold: from.gold,
    unlocked: from.unlocked,
    bought: from.bought,
    discount: from.discount,
    onTop: from.onTop,
    fortified: from.fortified,
    revealed: from.revealed,
    passes: from.passes,
    hand: from.hand.slice(),
    deck: from.deck.slice(),
    deckKnown: from.deckKnown,
    discard: from.discard.slice(),
    fateDeck: from.fateDeck.slice(),
    fateKnown: from.fateKnown,
    route: from.route.slice(),
    banished: from.banished.slice(),
    recruits: cloneListPlayersRecruits(from.recruits),
    played: cloneListPlayersPlayed(from.played),
  };
  if (from.solo !== undefined) copy.solo = from.solo;
  return copy;
}

function clonePlayersRecruits(from: State['players'][number]['recruits'][number]): State['players'][number]['recruits'][number] {
  return {
    id: from.id,
    def: from.def,
    owner: from.owner,
    used: from.used,
    exhausted: from.exhausted,
    damage: from.damage,
    acted: from.acted,
    guarded: from.guarded,
  };
}

function cloneListPlayersRecruits(from: readonly State['players'][number]['recruits'][number][]): State['players'][number]['recruits'][number][] {
  const copy = new Array<State['players'][number]['recruits'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['players'][number]['recruits'][number];
    copy[at] = clonePlayersRecruits(one);
  }
  return copy;
}

function clonePlayersPlayed(from: State['players'][number]['played'][number]): State['players'][number]['played'][number] {
  return {
    id: from.id,
    def: from.def,
    owner: from.owner,
    used: from.used,
  };
}

function cloneListPlayersPlayed(from: readonly State['players'][number]['played'][number][]): State['players'][number]['played'][number][] {
  const copy = new Array<State['players'][number]['played'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['players'][number]['played'][number];
    copy[at] = clonePlayersPlayed(one);
  }
  return copy;
}

function cloneListPlayers(from: readonly State['players'][number][]): State['players'][number][] {
  const copy = new Array<State['players'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['players'][number];
    copy[at] = clonePlayers(one);
  }
  return copy;
}

function cloneTurn(from: State['turn']): State['turn'] {
  return {
    side: from.side,
    part: from.part,
    damage: from.damage,
    prevented: from.prevented,
    assigned: from.assigned,
    asked: from.asked,
    health: from.health,
    discarded: from.discarded,
    done: from.done,
  };
}

function cloneWork(from: State['work'][number]): State['work'][number] {
  switch (from.do) {
    case 'effects':
      return cloneWorkEffects(from);
    case 'pick':
      return cloneWorkPick(from);
    case 'choose':
      return cloneWorkChoose(from);
    case 'ability':
      return cloneWorkAbility(from);
    case 'triggers':
      return cloneWorkTriggers(from);
    case 'choosing':
      return cloneWorkChoosing(from);
    case 'toss':
      return cloneWorkToss(from);
    case 'deal':
      return cloneWorkDeal(from);
    case 'mulligan':
      return cloneWorkMulligan(from);
    case 'startTurn':
      return cloneWorkStartTurn(from);
    case 'turn':
      return cloneWorkTurn(from);
    case 'endPhase':
      return cloneWorkEndPhase(from);
    case 'nextSide':
      return cloneWorkNextSide(from);
    case 'sendTrap':
      return cloneWorkSendTrap(from);
    case 'discards':
      return cloneWorkDiscards(from);
    case 'targetWindow':
      return cloneWorkTargetWindow(from);
    case 'damageWindow':
      return cloneWorkDamageWindow(from);
    case 'solo':
      return cloneWorkSolo(from);
  }
}

function cloneWorkEffects(from: Extract<State['work'][number], { do: 'effects' }>): Extract<State['work'][number], { do: 'effects' }> {
  const copy: Extract<State['work'][number], { do: 'effects' }> = {
    do: from.do,
    who: from.who,
    by: from.by,
    card: from.card,
    script: from.script,
    step: from.step,
    cost: from.cost,
    end: from.end,
    given: from.given,
  };
  if (from.about !== undefined) copy.about = from.about;
  if (from.aims !== undefined) copy.aims = from.aims;
  if (from.saw !== undefined) copy.saw = from.saw;
  if (from.struck !== undefined) copy.struck = from.struck;
  if (from.due !== undefined) copy.due = from.due;
  return copy;
}

function cloneWorkPick(from: Extract<State['work'][number], { do: 'pick' }>): Extract<State['work'][number], { do: 'pick' }> {
  const copy: Extract<State['work'][number], { do: 'pick' }> = {
    do: from.do,
    who: from.who,
    by: from.by,
    card: from.card,
    script: from.script,
    step: from.step,
    cost: from.cost,
    left: from.left,
    least: from.least,
    declares: from.declares,
  };
  if (from.about !== undefined) copy.about = from.about;
  if (from.aims !== undefined) copy.aims = from.aims;
  if (from.saw !== undefined) copy.saw = from.saw;
  return copy;
}

function cloneWorkChoose(from: Extract<State['work'][number], { do: 'choose' }>): Extract<State['work'][number], { do: 'choose' }> {
  const copy: Extract<State['work'][number], { do: 'choose' }> = {
    do: from.do,
    who: from.who,
    by: from.by,
    card: from.card,
    script: from.script,
    step: from.step,
    cost: from.cost,
  };
  if (from.about !== undefined) copy.about = from.about;
  if (from.aims !== undefined) copy.aims = from.aims;
  if (from.saw !== undefined) copy.saw = from.saw;
  if (from.among !== undefined) copy.among = from.among;
  return copy;
}

function cloneWorkAbility(from: Extract<State['work'][number], { do: 'ability' }>): Extract<State['work'][number], { do: 'ability' }> {
  const copy: Extract<State['work'][number], { do: 'ability' }> = {
    do: from.do,
    who: from.who,
    by: from.by,
    card: from.card,
    ability: from.ability,
    stage: from.stage,
    step: from.step,
  };
  if (from.about !== undefined) copy.about = from.about;
  if (from.aims !== undefined) copy.aims = from.aims;
  if (from.struck !== undefined) copy.struck = from.struck;
  return copy;
}

function cloneWorkTriggers(from: Extract<State['work'][number], { do: 'triggers' }>): Extract<State['work'][number], { do: 'triggers' }> {
  const copy: Extract<State['work'][number], { do: 'triggers' }> = {
    do: from.do,
    who: from.who,
    by: from.by,
    inPlay: from.inPlay,
    list: from.list,
  };
  if (from.about !== undefined) copy.about = from.about;
  return copy;
}

function cloneWorkChoosing(from: Extract<State['work'][number], { do: 'choosing' }>): Extract<State['work'][number], { do: 'choosing' }> {
  return {
    do: from.do,
  };
}

function cloneWorkToss(from: Extract<State['work'][number], { do: 'toss' }>): Extract<State['work'][number], { do: 'toss' }> {
  return {
    do: from.do,
    side: from.side,
    among: from.among,
  };
}

function cloneWorkDeal(from: Extract<State['work'][number], { do: 'deal' }>): Extract<State['work'][number], { do: 'deal' }> {
  return {
    do: from.do,
    first: from.first,
  };
}

function cloneWorkMulligan(from: Extract<State['work'][number], { do: 'mulligan' }>): Extract<State['work'][number], { do: 'mulligan' }> {
  return {
    do: from.do,
    who: from.who,
    closed: from.closed,
  };
}

function cloneWorkStartTurn(from: Extract<State['work'][number], { do: 'startTurn' }>): Extract<State['work'][number], { do: 'startTurn' }> {
  return {
    do: from.do,
    side: from.side,
  };
}

function cloneWorkTurn(from: Extract<State['work'][number], { do: 'turn' }>): Extract<State['work'][number], { do: 'turn' }> {
  return {
    do: from.do,
  };
}

function cloneWorkEndPhase(from: Extract<State['work'][number], { do: 'endPhase' }>): Extract<State['work'][number], { do: 'endPhase' }> {
  return {
    do: from.do,
    who: from.who,
    step: from.step,
  };
}

function cloneWorkNextSide(from: Extract<State['work'][number], { do: 'nextSide' }>): Extract<State['work'][number], { do: 'nextSide' }> {
  return {
    do: from.do,
  };
}

function cloneWorkSendTrap(from: Extract<State['work'][number], { do: 'sendTrap' }>): Extract<State['work'][number], { do: 'sendTrap' }> {
  return {
    do: from.do,
    who: from.who,
    card: from.card,
  };
}

function cloneWorkDiscards(from: Extract<State['work'][number], { do: 'discards' }>): Extract<State['work'][number], { do: 'discards' }> {
  return {
    do: from.do,
    who: from.who,
    by: from.by,
    left: from.left,
  };
}

function cloneWorkTargetWindow(from: Extract<State['work'][number], { do: 'targetWindow' }>): Extract<State['work'][number], { do: 'targetWindow' }> {
  return {
    do: from.do,
    passed: from.passed,
  };
}

function cloneWorkDamageWindow(from: Extract<State['work'][number], { do: 'damageWindow' }>): Extract<State['work'][number], { do: 'damageWindow' }> {
  return {
    do: from.do,
    left: from.left,
  };
}

function cloneWorkSolo(from: Extract<State['work'][number], { do: 'solo' }>): Extract<State['work'][number], { do: 'solo' }> {
  return {
    do: from.do,
    who: from.who,
    step: from.step,
  };
}

function cloneListWork(from: readonly State['work'][number][]): State['work'][number][] {
  const copy = new Array<State['work'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['work'][number];
    copy[at] = cloneWork(one);
  }
  return copy;
}
