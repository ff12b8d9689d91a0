import './band.css';
import type { PlayerView, SynergyView, VeilView } from '@veilhall/games/the-veil';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { TYPE_NAMES } from '../families.ts';
import { TALLY_GLYPHS, TYPE_GLYPHS } from '../glyphs.ts';
import { isLethal, lethalOf } from '../lethal.ts';
import { actingPlayer, isTurnOf, nameOfPlayer, ownPlayer, totalOf } from '../players.ts';
import { Count } from './Count.tsx';
import { LastTurnLink } from './LastTurn.tsx';
import { Shortcut } from './Shortcut.tsx';

/** What this turn has gathered, and which Synergies live: one's own on the own turn, else those of whoever acts. */
export function Band({ view }: { view: VeilView }) {
  const { cards, seats } = useTableState();
  const acting = actingPlayer(view);
  if (!acting) return undefined;
  const own = acting === ownPlayer(view);
  const whose = own ? 'your' : `${nameOfPlayer(acting, seats, cards)}’s`;
  return (
    <section className="tv-band" aria-label={`Tallies and Synergies of ${whose} turn`}>
      <Pool what="gold" n={acting.gold} word="Gold" note={goldNote(acting)} />
      <Pool what="damage" n={view.turn.left} word="Damage" note={damageNote(view)} />
      <Pool what="health" n={view.turn.health} word="Health" note={healthNote(view, acting)} />
      <div className="tv-next">
        <Shortcut view={view} />
        <LastTurnLink view={view} />
      </div>
      <ul className="tv-lamps" aria-label="Synergies">
        {acting.synergies.map((synergy) => (
          <li key={synergy.synergy}>
            <Lamp player={acting} lamp={synergy} live={isTurnOf(view, acting)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PoolProps {
  readonly what: keyof typeof TALLY_GLYPHS;
  readonly n: number;
  readonly word: string;
  readonly note: string;
}

function Pool({ what, n, word, note }: PoolProps) {
  return (
    <p className="tv-pool" data-what={what} data-empty={n === 0}>
      <span className="unseen">
        {word} {n}. {note}
      </span>
      <Glyph name={TALLY_GLYPHS[what]} />
      <b aria-hidden="true">
        <Count value={n} />
      </b>
      <span className="tv-pool-say" aria-hidden="true">
        <em>{word}</em>
        {note}
      </span>
    </p>
  );
}

function goldNote({ gold, route, discount, onTop }: PlayerView): string {
  if (onTop) return 'next on top of the Deck';
  if (discount > 0) return `next costs ${discount} less`;
  const prices = route.flatMap(({ price }) => price ?? []);
  return `buys ${prices.filter((price) => price <= gold).length} of ${prices.length}`;
}

function damageNote(view: VeilView): string {
  const lethal = lethalOf(view);
  if (lethal && lethal.have > 0 && isLethal(lethal)) return `lethal at ${lethal.need}`;
  if (view.turn.prevented > 0) return `${view.turn.prevented} prevented`;
  return view.turn.assigned > 0 ? `${view.turn.assigned} dealt` : 'to deal';
}

function healthNote(view: VeilView, player: PlayerView): string {
  const total = totalOf(view, player);
  if (!total) return '';
  const after = Math.min(total.maximum, total.health + view.turn.health);
  if (total.health >= total.maximum) return 'unhurt';
  return after > total.health ? `${total.health} → ${after}` : 'to heal';
}

function Lamp({ player, lamp, live }: { player: PlayerView; lamp: SynergyView; live: boolean }) {
  const { synergy, inPlay, needs, unlocked } = lamp;
  const note = useLampNote(player, lamp);
  const name = TYPE_NAMES[synergy];
  return (
    <span className="tv-lamp" data-type={synergy} data-live={unlocked && live}>
      <Glyph name={TYPE_GLYPHS[synergy]} />
      <span className="tv-lamp-say">
        <em>
          {name} {unlocked ? 'live' : `${inPlay} of ${needs}`}
        </em>
        <span>{note}</span>
      </span>
      <b aria-hidden="true">{unlocked ? inPlay : `${inPlay}/${needs}`}</b>
    </span>
  );
}

function useLampNote(player: PlayerView, { synergy, inPlay, needs, unlocked }: SynergyView): string {
  const { cards } = useTableState();
  if (unlocked) {
    const lines = [...player.recruits, ...player.played]
      .filter(({ def }) => cards.get(def)?.family === synergy)
      .flatMap((card) => card.lines);
    const unused = lines.filter(({ kind, used }) => kind === 'synergy' && !used).length;
    return unused > 0 ? `${unused} unused` : 'all used';
  }
  const away = needs - inPlay;
  const held = player.hand.map(({ def }) => cards.get(def)).filter((card) => card?.family === synergy);
  const [first] = held;
  if (first && held.length >= away) return away === 1 ? `${first.name} completes it` : `your Hand completes it`;
  return away === 1 ? 'one card away' : `${away} cards away`;
}
