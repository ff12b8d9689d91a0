import { joined, type Refusal, type Sketch, type SketchZone, type Text, text, type Words } from '@veilhall/engine';
import { plural } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import type { VeilFact } from '../state/facts.ts';
import type { CardView, PlayerView, VeilView } from '../view/types.ts';
import { factWords } from './facts.ts';
import { type Names, namesOf } from './names.ts';
import { promptWords } from './prompt.ts';

function refusalText({ code, args = {} }: Refusal): Text {
  const of = (key: string): string => String(args[key] ?? '');
  switch (code) {
    case 'notYourTurn':
      return 'Cards are played on your own turn only.';
    case 'trapsFirst':
      return 'Play your Traps first.';
    case 'trapsBeforeEnd':
      return text`Your turn cannot end with ${plural(Number(args.traps), 'Trap')} in Hand.`;
    case 'aura':
      return 'An Aura cannot be bought, only banished.';
    case 'gold':
      return text`It costs ${of('cost')} Gold, and you have ${of('gold')}.`;
    case 'synergy':
      return text`Its Synergy needs ${of('needs')} cards of the type in play; there are ${of('inPlay')}.`;
    case 'selfBanish':
      return 'Use its ability first; then it may banish itself.';
    case 'exhausted':
      return 'Your ability was used this turn.';
    case 'condition':
      return text`The condition of your ability does not hold: ${of('now')}.`;
    case 'cost':
      return 'Your ability needs a card in Hand to banish.';
    case 'declareFirst':
      return text`Declare the attack first: somebody may prevent some of the ${of('damage')} Damage.`;
    case 'shield':
      return 'Shield first: kill the Recruits with Shield.';
    case 'healthy':
      return text`Health is at its maximum of ${of('maximum')}.`;
    default: // open: refusals are named by words
      return 'That is not possible now.';
  }
}

function zonesOf(names: Names, player: PlayerView): SketchZone[] {
  const { who } = player;
  const things = (cards: readonly CardView[], facts: (at: number) => Text = () => '') =>
    cards.map(({ thing, def }, at) => ({ id: thing, name: names.nameOf(def), card: def, facts: facts(at) }));
  const zone = (id: string, name: string, count: number, list?: SketchZone['things']): SketchZone => ({
    id: `${id}:${who}`,
    name,
    owner: who,
    count,
    ...(list && { things: list }),
  });
  const { recruits, route } = player;
  return [
    zone('hand', 'Hand', player.handSize, things(player.hand)),
    zone(
      'route',
      'Fate Route',
      route.length,
      things(route, (at) => (route[at]?.aura ? 'Aura' : `cost ${route[at]?.price}`)),
    ),
    zone(
      'recruits',
      'Recruits',
      recruits.length,
      things(recruits, (at) => {
        const { health = 0, damage = 0, shield = false, exhausted = false } = recruits[at] ?? {};
        return `Health ${health - damage} of ${health}${shield ? ', Shield' : ''}${exhausted ? ', exhausted' : ''}`;
      }),
    ),
    zone('played', 'In play', player.played.length, things(player.played)),
    zone('discard', 'Discard Pile', player.discard.length, things(player.discard)),
    zone('banished', 'Banished Pile', player.banished.length, things(player.banished)),
    zone('deck', 'Deck', player.deckSize),
    zone('fateDeck', 'Fate Deck', player.fateDeckSize),
  ];
}

function sketch(names: Names, view: VeilView): Sketch {
  const status = view.totals.map(
    ({ members, health, maximum }) => text`${names.players(members)}: ${health} of ${maximum} Health.`,
  );
  const { left, health } = view.turn;
  return {
    title: 'The Veil',
    stage: view.stage === 'play' ? `round ${view.round}` : view.stage,
    status: [...status, text`Damage ${left}, Health ${health}.`],
    zones: view.players.flatMap((player) => zonesOf(names, player)),
  };
}

export function wordsOf(content: Content): Words<VeilView, VeilFact> {
  const names = namesOf(content);
  return {
    player: 'Player',
    prompt: promptWords(content),
    fact: factWords(content),
    refusal: (_view, refusal) => refusalText(refusal),
    sketch: (view) => sketch(names, view),
    outcome: (view) =>
      view.winners.length === 0
        ? 'A draw.'
        : text`Won by ${joined(
            view.winners.map((side) => names.players(view.sides[side] ?? [])),
            ', ',
          )}.`,
  };
}
