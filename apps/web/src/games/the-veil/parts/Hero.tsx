import './hero.css';
import type { PlayerView, VeilView } from '@veilhall/games/the-veil';
import { cardArt } from '../../../art/card-art.ts';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Fitted } from '../../../parts/Fitted.tsx';
import { RulesText } from '../../../parts/RulesText.tsx';
import { SIGNS } from '../glyphs.ts';
import { lethalOf } from '../lethal.ts';
import { portraitOf } from '../pictures.ts';
import { isTurnOf, nameOfPlayer, ownPlayer, playerThing, totalOf } from '../players.ts';
import { Count } from './Count.tsx';
import { useWhy } from './why.ts';

interface HeroProps {
  readonly view: VeilView;
  readonly player: PlayerView;
  /** Its text stands below it. */
  readonly ability?: boolean;
  /** In a place that is low and wide, for which the picture is composed. */
  readonly flat?: boolean;
}

const TALL = { width: 176, height: 120 };
const FLAT = { width: 300, height: 70 };

/** A character: picture, who leads it, Health with what this turn may do to it, and its ability where there is room. */
export function Hero({ view, player, ability = false, flat = false }: HeroProps) {
  const { cards, seats } = useTableState();
  const why = useWhy(playerThing(player.who));
  const card = cards.get(player.character);
  const total = totalOf(view, player);
  const { width, height } = flat ? FLAT : TALL;
  if (!card || !total) return <div className="tv-hero tv-hero-none">{nameOfPlayer(player, seats, cards)}</div>;
  const who = whoWords(view, player, nameOfPlayer(player, seats, cards));
  const state = player.exhausted ? 'ability used' : player.abilityOpen ? 'ability open' : '';
  const shared = total.members.length > 1 ? ', shared by the team' : '';
  const health = player.out ? 'out' : `Health ${total.health} of ${total.maximum}${shared}`;
  const label = [card.name, who, health, state, card.text];
  return (
    <Thing
      id={playerThing(player.who)}
      card={player.character}
      name={card.name}
      label={label.filter(Boolean).join(', ')}
      className="tv-hero"
    >
      <span className="tv-hero-face" data-out={player.out} data-acting={isTurnOf(view, player)}>
        <img src={cardArt(portraitOf(card, width, height))} alt="" draggable={false} />
        <span className="tv-hero-name">{card.name}</span>
        <span className="tv-hero-who">
          {view.first === player.side && view.stage !== 'choose' && <Glyph name={SIGNS.first} />}
          <span>{who}</span>
        </span>
        <span className="tv-health">
          <b>
            <Count value={total.health} />
          </b>
          <span>/ {total.maximum}</span>
        </span>
        {why && <span className="tv-hero-why">{why}</span>}
      </span>
      <Bar view={view} player={player} health={total.health} maximum={total.maximum} />
      {ability && (
        <span className="tv-ability" data-open={player.abilityOpen} data-used={player.exhausted}>
          <Fitted>{player.exhausted ? 'Ability used this turn.' : <RulesText text={card.text} />}</Fitted>
        </span>
      )}
    </Thing>
  );
}

function whoWords(view: VeilView, player: PlayerView, name: string): string {
  if (player.out) return `${name}, out`;
  if (player.solo !== undefined) return `${name}, automaton`;
  const own = ownPlayer(view);
  const side = view.players.length > 2 && own ? sideWord(player, own, view.you !== undefined) : '';
  return [view.you === player.who ? 'you' : name, side].filter(Boolean).join(', ');
}

function sideWord(player: PlayerView, own: PlayerView, playing: boolean): string {
  if (!playing) return `side ${player.side + 1}`;
  return player === own ? '' : player.side === own.side ? 'ally' : 'enemy';
}

interface BarProps {
  readonly view: VeilView;
  readonly player: PlayerView;
  readonly health: number;
  readonly maximum: number;
}

/** Hatched: what the Damage or Health of this turn can still change. */
function Bar({ view, player, health, maximum }: BarProps) {
  const part = (n: number): string => `${(100 * Math.max(0, n)) / Math.max(1, maximum)}%`;
  const own = ownPlayer(view);
  const ally = own?.side === player.side;
  const turns = own !== undefined && isTurnOf(view, own) && view.you !== undefined;
  const lethal = lethalOf(view);
  const loss = turns && !ally && lethal ? Math.min(health, Math.max(0, lethal.have - lethal.shields)) : 0;
  const gain = turns && ally ? Math.min(view.turn.health, maximum - health) : 0;
  return (
    <span className="tv-bar">
      <i style={{ width: part(health - loss) }} />
      {loss > 0 && <i data-will="lose" style={{ left: part(health - loss), width: part(loss) }} />}
      {gain > 0 && <i data-will="heal" style={{ left: part(health), width: part(gain) }} />}
    </span>
  );
}
