// Written by tools/clone-gen.ts (npm run content). Do not edit.
import { cloneRng } from '@veilhall/engine';
import type { State } from './state.ts';

export function cloneState(from: State): State {
  const copy: State = {
    rng: cloneRng(from.rng),
    options: from.options,
    campaign: cloneCampaign(from.campaign),
    stage: from.stage,
    round: from.round,
    phase: from.phase,
    ages: from.ages.slice(),
    wraiths: cloneListWraiths(from.wraiths),
    work: cloneListWork(from.work),
    winners: from.winners.slice(),
  };
  if (from.lastGame !== undefined) copy.lastGame = cloneLastGame(from.lastGame);
  if (from.ending !== undefined) copy.ending = from.ending;
  return copy;
}

function cloneCampaign(from: State['campaign']): State['campaign'] {
  return {
    vignette: from.vignette,
    ribbons: from.ribbons,
    mostRibbons: from.mostRibbons,
    level: from.level,
    defeated: from.defeated.slice(),
    skipped: from.skipped.slice(),
    history: cloneListCampaignHistory(from.history),
  };
}

function cloneCampaignHistory(from: State['campaign']['history'][number]): State['campaign']['history'][number] {
  const copy: State['campaign']['history'][number] = {
    vignette: from.vignette,
    result: from.result,
    round: from.round,
  };
  if (from.winner !== undefined) copy.winner = from.winner;
  return copy;
}

function cloneListCampaignHistory(from: readonly State['campaign']['history'][number][]): State['campaign']['history'][number][] {
  const copy = new Array<State['campaign']['history'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['campaign']['history'][number];
    copy[at] = cloneCampaignHistory(one);
  }
  return copy;
}

function cloneWraiths(from: State['wraiths'][number]): State['wraiths'][number] {
  const copy: State['wraiths'][number] = {
    status: from.status,
    legacy: cloneWraithsLegacy(from.legacy),
    nextId: from.nextId,
    ability: from.ability,
    order: from.order.slice(),
    exhausted: from.exhausted.slice(),
    spirit: from.spirit,
    maxSpirit: from.maxSpirit,
    actions: cloneWraithsActions(from.actions),
    supply: from.supply,
    usedRegular: from.usedRegular,
    tiltedRegular: from.tiltedRegular,
    memoriesPlayed: from.memoriesPlayed,
    ready: from.ready,
    stops: from.stops.slice(),
    hand: cloneListWraithsHand(from.hand),
    played: cloneListWraithsHand(from.played),
    memoryDeck: from.memoryDeck.slice(),
    memoryKnown: from.memoryKnown,
    memoryDiscard: cloneListWraithsHand(from.memoryDiscard),
    removed: cloneListWraithsHand(from.removed),
    threats: cloneListWraithsThreats(from.threats),
    keys: cloneListWraithsKeys(from.keys),
    foesDefeated: from.foesDefeated.slice(),
    threatDeck: from.threatDeck.slice(),
    layers: cloneListWraithsLayers(from.layers),
    threatDiscard: cloneListWraithsHand(from.threatDiscard),
    peeked: from.peeked,
    peekedBottom: from.peekedBottom,
    archfiend: from.archfiend,
    portal: from.portal,
    portalRise: from.portalRise,
    work: cloneListWraithsWork(from.work),
  };
  if (from.won !== undefined) copy.won = cloneWraithsWon(from.won);
  return copy;
}

function cloneWraithsLegacy(from: State['wraiths'][number]['legacy']): State['wraiths'][number]['legacy'] {
  return {
    deck: from.deck.slice(),
    box: from.box.slice(),
    returned: from.returned.slice(),
    advanced: cloneWraithsLegacyAdvanced(from.advanced),
    tokens: [from.tokens[0], from.tokens[1], from.tokens[2]],
    nextSpirit: from.nextSpirit,
    score: from.score,
    lastSpirit: from.lastSpirit,
    lastTokens: from.lastTokens,
  };
}

function cloneWraithsLegacyAdvanced(from: State['wraiths'][number]['legacy']['advanced']): State['wraiths'][number]['legacy']['advanced'] {
  return {
    explore: from.explore,
    fight: from.fight,
    influence: from.influence,
  };
}

function cloneWraithsActions(from: State['wraiths'][number]['actions']): State['wraiths'][number]['actions'] {
  return {
    explore: cloneWraithsActionsExplore(from.explore),
    fight: cloneWraithsActionsExplore(from.fight),
    influence: cloneWraithsActionsExplore(from.influence),
  };
}

function cloneWraithsActionsExplore(from: State['wraiths'][number]['actions']['explore']): State['wraiths'][number]['actions']['explore'] {
  return {
    slot: from.slot,
    facing: from.facing,
    tokens: from.tokens,
    memories: cloneListWraithsActionsExploreMemories(from.memories),
    struck: from.struck,
  };
}

function cloneWraithsActionsExploreMemories(from: State['wraiths'][number]['actions']['explore']['memories'][number]): State['wraiths'][number]['actions']['explore']['memories'][number] {
  return {
    id: from.id,
    def: from.def,
    power: from.power,
  };
}

function cloneListWraithsActionsExploreMemories(from: readonly State['wraiths'][number]['actions']['explore']['memories'][number][]): State['wraiths'][number]['actions']['explore']['memories'][number][] {
  const copy = new Array<State['wraiths'][number]['actions']['explore']['memories'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['wraiths'][number]['actions']['explore']['memories'][number];
    copy[at] = cloneWraithsActionsExploreMemories(one);
  }
  return copy;
}

function cloneWraithsHand(from: State['wraiths'][number]['hand'][number]): State['wraiths'][number]['hand'][number] {
  return {
    id: from.id,
    def: from.def,
  };
}

function cloneListWraithsHand(from: readonly State['wraiths'][number]['hand'][number][]): State['wraiths'][number]['hand'][number][] {
  const copy = new Array<State['wraiths'][number]['hand'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['wraiths'][number]['hand'][number];
    copy[at] = cloneWraithsHand(one);
  }
  return copy;
}

function cloneWraithsThreats(from: State['wraiths'][number]['threats'][number]): State['wraiths'][number]['threats'][number] {
  return {
    id: from.id,
    def: from.def,
    marks: from.marks,
    ignored: from.ignored,
    valueChange: cloneWraithsThreatsValueChange(from.valueChange),
    costChange: from.costChange,
    beneath: cloneListWraithsHand(from.beneath),
  };
}

function cloneWraithsThreatsValueChange(from: State['wraiths'][number]['threats'][number]['valueChange']): State['wraiths'][number]['threats'][number]['valueChange'] {
  return {
    explore: from.explore,
    fight: from.fight,
    influence: from.influence,
  };
}

function cloneListWraithsThreats(from: readonly State['wraiths'][number]['threats'][number][]): State['wraiths'][number]['threats'][number][] {
  const copy = new Array<State['wraiths'][number]['threats'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['wraiths'][number]['threats'][number];
    copy[at] = cloneWraithsThreats(one);
  }
  return copy;
}

function cloneWraithsKeys(from: State['wraiths'][number]['keys'][number]): State['wraiths'][number]['keys'][number] {
  return {
    id: from.id,
    def: from.def,
    state: from.state,
  };
}

function cloneListWraithsKeys(from: readonly State['wraiths'][number]['keys'][number][]): State['wraiths'][number]['keys'][number][] {
  const copy = new Array<State['wraiths'][number]['keys'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['wraiths'][number]['keys'][number];
    copy[at] = cloneWraithsKeys(one);
  }
  return copy;
}

function cloneWraithsLayers(from: State['wraiths'][number]['layers'][number]): State['wraiths'][number]['layers'][number] {
  return {
    stack: from.stack,
    keys: from.keys,
    foes: from.foes.slice(),
    threats: from.threats,
    known: from.known.slice(),
  };
}

function cloneListWraithsLayers(from: readonly State['wraiths'][number]['layers'][number][]): State['wraiths'][number]['layers'][number][] {
  const copy = new Array<State['wraiths'][number]['layers'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['wraiths'][number]['layers'][number];
    copy[at] = cloneWraithsLayers(one);
  }
  return copy;
}

function cloneWraithsWon(from: Exclude<State['wraiths'][number]['won'], undefined>): Exclude<State['wraiths'][number]['won'], undefined> {
  return {
    round: from.round,
    spirit: from.spirit,
    tokens: from.tokens,
  };
}

function cloneWraithsWork(from: State['wraiths'][number]['work'][number]): State['wraiths'][number]['work'][number] {
  switch (from.do) {
    case 'threatPhase':
      return cloneWraithsWorkThreatPhase(from);
    case 'drawPhase':
      return cloneWraithsWorkDrawPhase(from);
    case 'spiritPhase':
      return cloneWraithsWorkSpiritPhase(from);
    case 'endPhase':
      return cloneWraithsWorkEndPhase(from);
    case 'playPhase':
      return cloneWraithsWorkPlayPhase(from);
    case 'window':
      return cloneWraithsWorkWindow(from);
    case 'effects':
      return cloneWraithsWorkEffects(from);
    case 'pick':
      return cloneWraithsWorkPick(from);
    case 'choose':
      return cloneWraithsWorkChoose(from);
    case 'ability':
      return cloneWraithsWorkAbility(from);
    case 'triggers':
      return cloneWraithsWorkTriggers(from);
    case 'draw':
      return cloneWraithsWorkDraw(from);
    case 'playThreats':
      return cloneWraithsWorkPlayThreats(from);
    case 'defeat':
      return cloneWraithsWorkDefeat(from);
    case 'use':
      return cloneWraithsWorkUse(from);
    case 'memory':
      return cloneWraithsWorkMemory(from);
    case 'grantUse':
      return cloneWraithsWorkGrantUse(from);
    case 'grantTilt':
      return cloneWraithsWorkGrantTilt(from);
    case 'peek':
      return cloneWraithsWorkPeek(from);
    case 'upgrade':
      return cloneWraithsWorkUpgrade(from);
    case 'reward':
      return cloneWraithsWorkReward(from);
    case 'easyDream':
      return cloneWraithsWorkEasyDream(from);
    case 'actionOrder':
      return cloneWraithsWorkActionOrder(from);
    case 'startingAbility':
      return cloneWraithsWorkStartingAbility(from);
    case 'exhaustTwo':
      return cloneWraithsWorkExhaustTwo(from);
  }
}

function cloneWraithsWorkThreatPhase(from: Extract<State['wraiths'][number]['work'][number], { do: 'threatPhase' }>): Extract<State['wraiths'][number]['work'][number], { do: 'threatPhase' }> {
  return {
    do: from.do,
    at: from.at,
    step: from.step,
  };
}

function cloneWraithsWorkDrawPhase(from: Extract<State['wraiths'][number]['work'][number], { do: 'drawPhase' }>): Extract<State['wraiths'][number]['work'][number], { do: 'drawPhase' }> {
  return {
    do: from.do,
    at: from.at,
    step: from.step,
  };
}

function cloneWraithsWorkSpiritPhase(from: Extract<State['wraiths'][number]['work'][number], { do: 'spiritPhase' }>): Extract<State['wraiths'][number]['work'][number], { do: 'spiritPhase' }> {
  return {
    do: from.do,
    at: from.at,
    step: from.step,
  };
}

function cloneWraithsWorkEndPhase(from: Extract<State['wraiths'][number]['work'][number], { do: 'endPhase' }>): Extract<State['wraiths'][number]['work'][number], { do: 'endPhase' }> {
  return {
    do: from.do,
    at: from.at,
    step: from.step,
  };
}

function cloneWraithsWorkPlayPhase(from: Extract<State['wraiths'][number]['work'][number], { do: 'playPhase' }>): Extract<State['wraiths'][number]['work'][number], { do: 'playPhase' }> {
  return {
    do: from.do,
    at: from.at,
  };
}

function cloneWraithsWorkWindow(from: Extract<State['wraiths'][number]['work'][number], { do: 'window' }>): Extract<State['wraiths'][number]['work'][number], { do: 'window' }> {
  return {
    do: from.do,
    at: from.at,
    window: from.window,
  };
}

function cloneWraithsWorkEffects(from: Extract<State['wraiths'][number]['work'][number], { do: 'effects' }>): Extract<State['wraiths'][number]['work'][number], { do: 'effects' }> {
  const copy: Extract<State['wraiths'][number]['work'][number], { do: 'effects' }> = {
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

function cloneWraithsWorkPick(from: Extract<State['wraiths'][number]['work'][number], { do: 'pick' }>): Extract<State['wraiths'][number]['work'][number], { do: 'pick' }> {
  const copy: Extract<State['wraiths'][number]['work'][number], { do: 'pick' }> = {
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

function cloneWraithsWorkChoose(from: Extract<State['wraiths'][number]['work'][number], { do: 'choose' }>): Extract<State['wraiths'][number]['work'][number], { do: 'choose' }> {
  const copy: Extract<State['wraiths'][number]['work'][number], { do: 'choose' }> = {
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

function cloneWraithsWorkAbility(from: Extract<State['wraiths'][number]['work'][number], { do: 'ability' }>): Extract<State['wraiths'][number]['work'][number], { do: 'ability' }> {
  const copy: Extract<State['wraiths'][number]['work'][number], { do: 'ability' }> = {
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

function cloneWraithsWorkTriggers(from: Extract<State['wraiths'][number]['work'][number], { do: 'triggers' }>): Extract<State['wraiths'][number]['work'][number], { do: 'triggers' }> {
  const copy: Extract<State['wraiths'][number]['work'][number], { do: 'triggers' }> = {
    do: from.do,
    who: from.who,
    by: from.by,
    inPlay: from.inPlay,
    list: from.list,
  };
  if (from.about !== undefined) copy.about = from.about;
  return copy;
}

function cloneWraithsWorkDraw(from: Extract<State['wraiths'][number]['work'][number], { do: 'draw' }>): Extract<State['wraiths'][number]['work'][number], { do: 'draw' }> {
  return {
    do: from.do,
    at: from.at,
    seat: from.seat,
    left: from.left,
  };
}

function cloneWraithsWorkPlayThreats(from: Extract<State['wraiths'][number]['work'][number], { do: 'playThreats' }>): Extract<State['wraiths'][number]['work'][number], { do: 'playThreats' }> {
  return {
    do: from.do,
    at: from.at,
    seat: from.seat,
    left: from.left,
  };
}

function cloneWraithsWorkDefeat(from: Extract<State['wraiths'][number]['work'][number], { do: 'defeat' }>): Extract<State['wraiths'][number]['work'][number], { do: 'defeat' }> {
  return {
    do: from.do,
    at: from.at,
    seat: from.seat,
    id: from.id,
    def: from.def,
    step: from.step,
  };
}

function cloneWraithsWorkUse(from: Extract<State['wraiths'][number]['work'][number], { do: 'use' }>): Extract<State['wraiths'][number]['work'][number], { do: 'use' }> {
  const copy: Extract<State['wraiths'][number]['work'][number], { do: 'use' }> = {
    do: from.do,
    at: from.at,
    action: from.action,
    option: from.option,
    combined: from.combined,
    step: from.step,
  };
  if (from.target !== undefined) copy.target = from.target;
  return copy;
}

function cloneWraithsWorkMemory(from: Extract<State['wraiths'][number]['work'][number], { do: 'memory' }>): Extract<State['wraiths'][number]['work'][number], { do: 'memory' }> {
  return {
    do: from.do,
    at: from.at,
    id: from.id,
    def: from.def,
    done: from.done,
    all: from.all,
  };
}

function cloneWraithsWorkGrantUse(from: Extract<State['wraiths'][number]['work'][number], { do: 'grantUse' }>): Extract<State['wraiths'][number]['work'][number], { do: 'grantUse' }> {
  const copy: Extract<State['wraiths'][number]['work'][number], { do: 'grantUse' }> = {
    do: from.do,
    at: from.at,
    card: from.card,
  };
  if (from.action !== undefined) copy.action = from.action;
  return copy;
}

function cloneWraithsWorkGrantTilt(from: Extract<State['wraiths'][number]['work'][number], { do: 'grantTilt' }>): Extract<State['wraiths'][number]['work'][number], { do: 'grantTilt' }> {
  const copy: Extract<State['wraiths'][number]['work'][number], { do: 'grantTilt' }> = {
    do: from.do,
    at: from.at,
    card: from.card,
  };
  if (from.action !== undefined) copy.action = from.action;
  return copy;
}

function cloneWraithsWorkPeek(from: Extract<State['wraiths'][number]['work'][number], { do: 'peek' }>): Extract<State['wraiths'][number]['work'][number], { do: 'peek' }> {
  return {
    do: from.do,
    at: from.at,
    seat: from.seat,
    card: from.card,
    count: from.count,
    stage: from.stage,
    reorder: from.reorder,
    placed: from.placed,
    seen: from.seen,
  };
}

function cloneWraithsWorkUpgrade(from: Extract<State['wraiths'][number]['work'][number], { do: 'upgrade' }>): Extract<State['wraiths'][number]['work'][number], { do: 'upgrade' }> {
  const copy: Extract<State['wraiths'][number]['work'][number], { do: 'upgrade' }> = {
    do: from.do,
    seat: from.seat,
    why: from.why,
    number: from.number,
    of: from.of,
  };
  if (from.removed !== undefined) copy.removed = from.removed;
  return copy;
}

function cloneWraithsWorkReward(from: Extract<State['wraiths'][number]['work'][number], { do: 'reward' }>): Extract<State['wraiths'][number]['work'][number], { do: 'reward' }> {
  return {
    do: from.do,
    seat: from.seat,
    vignette: from.vignette,
    script: from.script,
    at: from.at,
    team: from.team,
    fresh: from.fresh,
  };
}

function cloneWraithsWorkEasyDream(from: Extract<State['wraiths'][number]['work'][number], { do: 'easyDream' }>): Extract<State['wraiths'][number]['work'][number], { do: 'easyDream' }> {
  return {
    do: from.do,
    seat: from.seat,
  };
}

function cloneWraithsWorkActionOrder(from: Extract<State['wraiths'][number]['work'][number], { do: 'actionOrder' }>): Extract<State['wraiths'][number]['work'][number], { do: 'actionOrder' }> {
  return {
    do: from.do,
    seat: from.seat,
  };
}

function cloneWraithsWorkStartingAbility(from: Extract<State['wraiths'][number]['work'][number], { do: 'startingAbility' }>): Extract<State['wraiths'][number]['work'][number], { do: 'startingAbility' }> {
  return {
    do: from.do,
    seat: from.seat,
  };
}

function cloneWraithsWorkExhaustTwo(from: Extract<State['wraiths'][number]['work'][number], { do: 'exhaustTwo' }>): Extract<State['wraiths'][number]['work'][number], { do: 'exhaustTwo' }> {
  return {
    do: from.do,
    seat: from.seat,
  };
}

function cloneListWraithsWork(from: readonly State['wraiths'][number]['work'][number][]): State['wraiths'][number]['work'][number][] {
  const copy = new Array<State['wraiths'][number]['work'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['wraiths'][number]['work'][number];
    copy[at] = cloneWraithsWork(one);
  }
  return copy;
}

function cloneListWraiths(from: readonly State['wraiths'][number][]): State['wraiths'][number][] {
  const copy = new Array<State['wraiths'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['wraiths'][number];
    copy[at] = cloneWraiths(one);
  }
  return copy;
}

function cloneWork(from: State['work'][number]): State['work'][number] {
  switch (from.do) {
    case 'game':
      return cloneWorkGame(from);
    case 'campaign':
      return cloneWorkCampaign(from);
    case 'joining':
      return cloneWorkJoining(from);
    case 'dayDream':
      return cloneWorkDayDream(from);
  }
}

function cloneWorkGame(from: Extract<State['work'][number], { do: 'game' }>): Extract<State['work'][number], { do: 'game' }> {
  return {
    do: from.do,
    next: from.next,
  };
}

function cloneWorkCampaign(from: Extract<State['work'][number], { do: 'campaign' }>): Extract<State['work'][number], { do: 'campaign' }> {
  return {
    do: from.do,
    step: from.step,
  };
}

function cloneWorkJoining(from: Extract<State['work'][number], { do: 'joining' }>): Extract<State['work'][number], { do: 'joining' }> {
  return {
    do: from.do,
  };
}

function cloneWorkDayDream(from: Extract<State['work'][number], { do: 'dayDream' }>): Extract<State['work'][number], { do: 'dayDream' }> {
  return {
    do: from.do,
    votes: from.votes,
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

function cloneLastGame(from: Exclude<State['lastGame'], undefined>): Exclude<State['lastGame'], undefined> {
  return {
    result: from.result,
    round: from.round,
    winners: from.winners.slice(),
  };
}
