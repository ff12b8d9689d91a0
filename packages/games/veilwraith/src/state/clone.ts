import { cloneCards, cloneRng } from '@veilhall/engine';
import type { VwFrame } from './frames.ts';
import type { ActionInPlay, Campaign, KeyInPlay, Layer, Legacy, State, ThreatInPlay, Wraith } from './state.ts';

/** Written out by hand: search lives on it. Options never change and are shared. */
export function clone(state: State): State {
  const copy: State = {
    rng: cloneRng(state.rng),
    options: state.options,
    campaign: cloneCampaign(state.campaign),
    stage: state.stage,
    round: state.round,
    phase: state.phase,
    ages: state.ages.slice(),
    wraiths: state.wraiths.map(cloneWraith),
    work: state.work.map(cloneFrame),
    winners: state.winners.slice(),
  };
  if (state.lastGame) copy.lastGame = { ...state.lastGame, winners: state.lastGame.winners.slice() };
  if (state.ending) copy.ending = state.ending;
  return copy;
}

function cloneCampaign(campaign: Campaign): Campaign {
  return {
    vignette: campaign.vignette,
    ribbons: campaign.ribbons,
    mostRibbons: campaign.mostRibbons,
    level: campaign.level,
    defeated: campaign.defeated.slice(),
    skipped: campaign.skipped.slice(),
    history: campaign.history.map((game) => ({ ...game })),
  };
}

function cloneWraith(wraith: Wraith): Wraith {
  const { explore, fight, influence } = wraith.actions;
  const copy: Wraith = {
    status: wraith.status,
    legacy: cloneLegacy(wraith.legacy),
    nextId: wraith.nextId,
    ability: wraith.ability,
    order: wraith.order.slice(),
    exhausted: wraith.exhausted.slice(),
    spirit: wraith.spirit,
    maxSpirit: wraith.maxSpirit,
    actions: { explore: cloneAction(explore), fight: cloneAction(fight), influence: cloneAction(influence) },
    supply: wraith.supply,
    usedRegular: wraith.usedRegular,
    tiltedRegular: wraith.tiltedRegular,
    memoriesPlayed: wraith.memoriesPlayed,
    ready: wraith.ready,
    stops: wraith.stops.slice(),
    hand: cloneCards(wraith.hand),
    played: cloneCards(wraith.played),
    memoryDeck: wraith.memoryDeck.slice(),
    memoryKnown: wraith.memoryKnown,
    memoryDiscard: cloneCards(wraith.memoryDiscard),
    removed: cloneCards(wraith.removed),
    threats: wraith.threats.map(cloneThreat),
    keys: wraith.keys.map(cloneKey),
    foesDefeated: wraith.foesDefeated.slice(),
    threatDeck: wraith.threatDeck.slice(),
    layers: wraith.layers.map(cloneLayer),
    threatDiscard: cloneCards(wraith.threatDiscard),
    peeked: wraith.peeked,
    peekedBottom: wraith.peekedBottom,
    archfiend: wraith.archfiend,
    portal: wraith.portal,
    portalRise: wraith.portalRise,
    work: wraith.work.map(cloneFrame),
  };
  if (wraith.won) copy.won = { ...wraith.won };
  return copy;
}

function cloneLegacy(legacy: Legacy): Legacy {
  const [first, second, third] = legacy.tokens;
  return {
    deck: legacy.deck.slice(),
    box: legacy.box.slice(),
    returned: legacy.returned.slice(),
    advanced: { ...legacy.advanced },
    tokens: [first, second, third],
    nextSpirit: legacy.nextSpirit,
    score: legacy.score,
    lastSpirit: legacy.lastSpirit,
    lastTokens: legacy.lastTokens,
  };
}

function cloneAction({ slot, facing, tokens, memories, struck }: ActionInPlay): ActionInPlay {
  return {
    slot,
    facing,
    tokens,
    memories: memories.map(({ id, def, power }) => ({ id, def, power })),
    struck,
  };
}

function cloneThreat({ id, def, marks, ignored, valueChange, costChange, beneath }: ThreatInPlay): ThreatInPlay {
  const { explore, fight, influence } = valueChange;
  return {
    id,
    def,
    marks,
    ignored,
    valueChange: { explore, fight, influence },
    costChange,
    beneath: cloneCards(beneath),
  };
}

const cloneKey = ({ id, def, state }: KeyInPlay): KeyInPlay => ({ id, def, state });

const cloneLayer = ({ stack, keys, foes, threats, known }: Layer): Layer => ({
  stack,
  keys,
  foes: foes.slice(),
  threats,
  known: known.slice(),
});

/** What lies inside a frame is replaced and never changed, so a copy of the frame itself is enough. */
const cloneFrame = (frame: VwFrame): VwFrame => ({ ...frame });
