import type { PlayerView, RecruitView } from '@veilhall/games/the-veil';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { cardLabel, VeilCard } from './VeilCard.tsx';
import { useWhy } from './why.ts';

/** Recruits of a player, the exhausted ones lying on their side. */
export function Recruits({ player, name, note }: { player: PlayerView; name: string; note: string }) {
  const { recruits, who } = player;
  return (
    <Zone id={`recruits-${who}`} label={`Recruits of ${name}`} count={recruits.length} className="tv-row tv-recruits">
      {recruits.length === 0 && <li className="part-empty">{note}</li>}
      {recruits.map((recruit) => (
        <li key={recruit.thing} className="tv-cell" data-laid={recruit.exhausted}>
          <RecruitCard recruit={recruit} />
        </li>
      ))}
    </Zone>
  );
}

function RecruitCard({ recruit }: { recruit: RecruitView }) {
  const { cards } = useTableState();
  const why = useWhy(recruit.thing);
  const card = cards.get(recruit.def);
  if (!card) return undefined;
  const { health, damage, shield, exhausted, lines } = recruit;
  const left = health - damage;
  const label = cardLabel(card, `Health ${left} of ${health}`, shield && 'Shield', exhausted && 'exhausted');
  return (
    <Thing id={recruit.thing} card={recruit.def} label={label} className="tv-thing">
      <VeilCard
        card={card}
        health={left}
        hurt={damage > 0}
        shield={shield}
        lines={lines}
        why={why}
        tag={exhausted ? 'used' : undefined}
      />
    </Thing>
  );
}
