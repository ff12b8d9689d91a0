// Written by tools/clone-gen.ts (npm run content). Do not edit.
import { cloneRng } from '@veilhall/engine';
import type { State } from './state.ts';

export function cloneState(from: State): State {
  const copy: State = {
    rng: cloneRng(from.rng),
    options: {},
    players: cloneListPlayers(from.players),
    aside: from.aside.slice(),
    nextId: from.nextId,
    demis: cloneDemis(from.demis),
    renown: cloneRenown(from.renown),
    rank: from.rank.slice(),
    quests: cloneListQuests(from.quests),
    questDeck: from.questDeck.slice(),
    cityDeck: from.cityDeck.slice(),
    age: cloneAge(from.age),
    ages: from.ages.slice(),
    agesOver: from.agesOver.slice(),
    deck: from.deck.slice(),
    discard: from.discard.slice(),
    buried: cloneListQuestsPile(from.buried),
    firstPlayer: from.firstPlayer,
    tokenTaken: from.tokenTaken,
    lots: from.lots.slice(),
    turn: cloneTurn(from.turn),
    stage: from.stage,
    work: cloneListWork(from.work),
  };
  if (from.city !== undefined) copy.city = cloneCity(from.city);
  if (from.ended !== undefined) copy.ended = from.ended;
  return copy;
}

function clonePlayers(from: State['players'][number]): State['players'][number] {
  return {
    demi: from.demi,
    hand: cloneListPlayersHand(from.hand),
    rested: from.rested,
  };
}

function clonePlayersHand(from: State['players'][number]['hand'][number]): State['players'][number]['hand'][number] {
  return {
    id: from.id,
    def: from.def,
  };
}

function cloneListPlayersHand(from: readonly State['players'][number]['hand'][number][]): State['players'][number]['hand'][number][] {
  const copy = new Array<State['players'][number]['hand'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['players'][number]['hand'][number];
    copy[at] = clonePlayersHand(one);
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

function cloneDemis(from: State['demis']): State['demis'] {
  return {
    isabel: cloneDemisIsabel(from.isabel),
    namari: cloneDemisIsabel(from.namari),
    caldis: cloneDemisIsabel(from.caldis),
    agamar: cloneDemisIsabel(from.agamar),
    belan: cloneDemisIsabel(from.belan),
    tovik: cloneDemisIsabel(from.tovik),
    pentha: cloneDemisIsabel(from.pentha),
    aponi: cloneDemisIsabel(from.aponi),
    ruhane: cloneDemisIsabel(from.ruhane),
  };
}

function cloneDemisIsabel(from: State['demis']['isabel']): State['demis']['isabel'] {
  return {
    at: from.at,
    slot: from.slot,
  };
}

function cloneRenown(from: State['renown']): State['renown'] {
  return {
    isabel: from.isabel,
    namari: from.namari,
    caldis: from.caldis,
    agamar: from.agamar,
    belan: from.belan,
    tovik: from.tovik,
    pentha: from.pentha,
    aponi: from.aponi,
    ruhane: from.ruhane,
  };
}

function cloneQuests(from: State['quests'][number]): State['quests'][number] {
  return {
    region: from.region,
    card: from.card,
    pile: cloneListQuestsPile(from.pile),
  };
}

function cloneQuestsPile(from: State['quests'][number]['pile'][number]): State['quests'][number]['pile'][number] {
  return {
    kind: from.kind,
    by: from.by,
    seen: from.seen,
  };
}

function cloneListQuestsPile(from: readonly State['quests'][number]['pile'][number][]): State['quests'][number]['pile'][number][] {
  const copy = new Array<State['quests'][number]['pile'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['quests'][number]['pile'][number];
    copy[at] = cloneQuestsPile(one);
  }
  return copy;
}

function cloneListQuests(from: readonly State['quests'][number][]): State['quests'][number][] {
  const copy = new Array<State['quests'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['quests'][number];
    copy[at] = cloneQuests(one);
  }
  return copy;
}

function cloneCity(from: Exclude<State['city'], undefined>): Exclude<State['city'], undefined> {
  return {
    card: from.card,
    token: from.token,
  };
}

function cloneAge(from: State['age']): State['age'] {
  return {
    number: from.number,
    card: from.card,
    pile: cloneListQuestsPile(from.pile),
    chosen: from.chosen.slice(),
  };
}

function cloneTurn(from: State['turn']): State['turn'] {
  const copy: State['turn'] = {
    seat: from.seat,
    used: from.used,
    touched: from.touched,
  };
  if (from.votedAt !== undefined) copy.votedAt = from.votedAt;
  return copy;
}

function cloneWork(from: State['work'][number]): State['work'][number] {
  switch (from.do) {
    case 'openAge':
      return cloneWorkOpenAge(from);
    case 'turn':
      return cloneWorkTurn(from);
    case 'afterAction':
      return cloneWorkAfterAction(from);
    case 'pay':
      return cloneWorkPay(from);
    case 'portal':
      return cloneWorkPortal(from);
    case 'transfigure':
      return cloneWorkTransfigure(from);
    case 'smite':
      return cloneWorkSmite(from);
    case 'omniscience':
      return cloneWorkOmniscience(from);
    case 'vote':
      return cloneWorkVote(from);
    case 'fillCheck':
      return cloneWorkFillCheck(from);
    case 'extraVoters':
      return cloneWorkExtraVoters(from);
    case 'resolve':
      return cloneWorkResolve(from);
    case 'citySlot':
      return cloneWorkCitySlot(from);
    case 'fromPools':
      return cloneWorkFromPools(from);
    case 'refresh':
      return cloneWorkRefresh(from);
    case 'ageRole':
      return cloneWorkAgeRole(from);
    case 'ageVote':
      return cloneWorkAgeVote(from);
    case 'ageEffect':
      return cloneWorkAgeEffect(from);
    case 'drawQuest':
      return cloneWorkDrawQuest(from);
    case 'placeQuest':
      return cloneWorkPlaceQuest(from);
  }
}

function cloneWorkOpenAge(from: Extract<State['work'][number], { do: 'openAge' }>): Extract<State['work'][number], { do: 'openAge' }> {
  return {
    do: from.do,
  };
}

function cloneWorkTurn(from: Extract<State['work'][number], { do: 'turn' }>): Extract<State['work'][number], { do: 'turn' }> {
  return {
    do: from.do,
  };
}

function cloneWorkAfterAction(from: Extract<State['work'][number], { do: 'afterAction' }>): Extract<State['work'][number], { do: 'afterAction' }> {
  return {
    do: from.do,
  };
}

function cloneWorkPay(from: Extract<State['work'][number], { do: 'pay' }>): Extract<State['work'][number], { do: 'pay' }> {
  return {
    do: from.do,
    power: from.power,
    left: from.left,
  };
}

function cloneWorkPortal(from: Extract<State['work'][number], { do: 'portal' }>): Extract<State['work'][number], { do: 'portal' }> {
  return {
    do: from.do,
    demi: from.demi,
    to: cloneDemisIsabel(from.to),
  };
}

function cloneWorkTransfigure(from: Extract<State['work'][number], { do: 'transfigure' }>): Extract<State['work'][number], { do: 'transfigure' }> {
  return {
    do: from.do,
    region: from.region,
    one: from.one,
    other: from.other,
  };
}

function cloneWorkSmite(from: Extract<State['work'][number], { do: 'smite' }>): Extract<State['work'][number], { do: 'smite' }> {
  return {
    do: from.do,
    demi: from.demi,
  };
}

function cloneWorkOmniscience(from: Extract<State['work'][number], { do: 'omniscience' }>): Extract<State['work'][number], { do: 'omniscience' }> {
  return {
    do: from.do,
    region: from.region,
  };
}

function cloneWorkVote(from: Extract<State['work'][number], { do: 'vote' }>): Extract<State['work'][number], { do: 'vote' }> {
  return {
    do: from.do,
    seat: from.seat,
    region: from.region,
    why: from.why,
  };
}

function cloneWorkFillCheck(from: Extract<State['work'][number], { do: 'fillCheck' }>): Extract<State['work'][number], { do: 'fillCheck' }> {
  return {
    do: from.do,
    region: from.region,
  };
}

function cloneWorkExtraVoters(from: Extract<State['work'][number], { do: 'extraVoters' }>): Extract<State['work'][number], { do: 'extraVoters' }> {
  return {
    do: from.do,
    region: from.region,
    left: from.left,
    picked: from.picked.slice(),
  };
}

function cloneWorkResolve(from: Extract<State['work'][number], { do: 'resolve' }>): Extract<State['work'][number], { do: 'resolve' }> {
  return {
    do: from.do,
    region: from.region,
  };
}

function cloneWorkCitySlot(from: Extract<State['work'][number], { do: 'citySlot' }>): Extract<State['work'][number], { do: 'citySlot' }> {
  return {
    do: from.do,
    demi: from.demi,
  };
}

function cloneWorkFromPools(from: Extract<State['work'][number], { do: 'fromPools' }>): Extract<State['work'][number], { do: 'fromPools' }> {
  return {
    do: from.do,
    demi: from.demi,
  };
}

function cloneWorkRefresh(from: Extract<State['work'][number], { do: 'refresh' }>): Extract<State['work'][number], { do: 'refresh' }> {
  return {
    do: from.do,
  };
}

function cloneWorkAgeRole(from: Extract<State['work'][number], { do: 'ageRole' }>): Extract<State['work'][number], { do: 'ageRole' }> {
  return {
    do: from.do,
  };
}

function cloneWorkAgeVote(from: Extract<State['work'][number], { do: 'ageVote' }>): Extract<State['work'][number], { do: 'ageVote' }> {
  return {
    do: from.do,
    seat: from.seat,
    picked: from.picked.slice(),
  };
}

function cloneWorkAgeEffect(from: Extract<State['work'][number], { do: 'ageEffect' }>): Extract<State['work'][number], { do: 'ageEffect' }> {
  return {
    do: from.do,
  };
}

function cloneWorkDrawQuest(from: Extract<State['work'][number], { do: 'drawQuest' }>): Extract<State['work'][number], { do: 'drawQuest' }> {
  return {
    do: from.do,
    seat: from.seat,
    left: from.left,
  };
}

function cloneWorkPlaceQuest(from: Extract<State['work'][number], { do: 'placeQuest' }>): Extract<State['work'][number], { do: 'placeQuest' }> {
  return {
    do: from.do,
    seat: from.seat,
    quest: from.quest,
    left: from.left,
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
