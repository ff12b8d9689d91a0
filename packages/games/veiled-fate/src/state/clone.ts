import { cloneRng } from '@veilhall/engine';
import type { VfFrame } from './frames.ts';
import type { Place } from './shapes.ts';
import type { Ballot, HandCard, Player, QuestInPlay, State } from './state.ts';

/** By hand, because search spends its time here. */
export function cloneState(state: State): State {
  const { renown, turn, age } = state;
  const copy: State = {
    rng: cloneRng(state.rng),
    options: {},
    players: state.players.map(clonePlayer),
    aside: state.aside.slice(),
    nextId: state.nextId,
    demis: cloneDemis(state.demis),
    renown: { ...renown },
    rank: state.rank.slice(),
    quests: state.quests.map(cloneQuest),
    questDeck: state.questDeck.slice(),
    cityDeck: state.cityDeck.slice(),
    age: { number: age.number, card: age.card, pile: age.pile.map(cloneBallot), chosen: age.chosen.slice() },
    ages: state.ages.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    buried: state.buried.map(cloneBallot),
    firstPlayer: state.firstPlayer,
    tokenTaken: state.tokenTaken,
    lots: state.lots.slice(),
    turn: { ...turn },
    stage: state.stage,
    work: state.work.map(cloneFrame),
  };
  if (state.city) copy.city = { card: state.city.card, token: state.city.token };
  if (state.ended) copy.ended = state.ended;
  return copy;
}

const cloneCard = ({ id, def }: HandCard): HandCard => ({ id, def });
const cloneBallot = ({ kind, by, seen }: Ballot): Ballot => ({ kind, by, seen });
const clonePlace = ({ at, slot }: Place): Place => ({ at, slot });

const clonePlayer = ({ demi, hand, rested }: Player): Player => ({ demi, hand: hand.map(cloneCard), rested });

const cloneQuest = ({ region, card, pile }: QuestInPlay): QuestInPlay => ({
  region,
  card,
  pile: pile.map(cloneBallot),
});

const cloneDemis = (demis: State['demis']): State['demis'] => ({
  isabel: clonePlace(demis.isabel),
  namari: clonePlace(demis.namari),
  caldis: clonePlace(demis.caldis),
  agamar: clonePlace(demis.agamar),
  belan: clonePlace(demis.belan),
  tovik: clonePlace(demis.tovik),
  pentha: clonePlace(demis.pentha),
  aponi: clonePlace(demis.aponi),
  ruhane: clonePlace(demis.ruhane),
});

/** Frames are flat but for the lists of what was picked so far. */
function cloneFrame(frame: VfFrame): VfFrame {
  switch (frame.do) {
    case 'portal':
      return { ...frame, to: clonePlace(frame.to) };
    case 'ageVote':
    case 'extraVoters':
      return { ...frame, picked: frame.picked.slice() };
    default:
      return { ...frame };
  }
}
