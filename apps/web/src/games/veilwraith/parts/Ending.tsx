import './ending.css';
import type { VeilwraithView } from '@veilhall/games/veilwraith';
import type { CSSProperties } from 'react';
import { cardArt } from '../../../art/card-art.ts';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { glyphOf, KEY_HUES, pictureOf } from '../pictures.ts';

/** The Vignette as it was left: in colour if somebody escaped, with the Keys that were found. */
export function Ending({ view }: { view: VeilwraithView }) {
  const { cards } = useTableState();
  const card = cards.get(view.vignette.id);
  const { outro } = (card?.data ?? {}) as { outro?: string };
  const won = view.winners.length > 0;
  const found = new Set(view.wraiths.flatMap((wraith) => wraith.keys.map((key) => key.def)));
  return (
    <div className="vw-ending" data-won={won}>
      {card && (
        <img src={cardArt({ ...pictureOf(card), ...(won && { ink: '#8fd3c6' }), width: 640, height: 150 })} alt="" />
      )}
      <ul aria-label={`Keys found: ${found.size} of 5`}>
        {Object.entries(KEY_HUES).map(([key, hue]) => (
          <li key={key} data-found={found.has(key)} style={{ '--hue': hue } as CSSProperties}>
            <Glyph name={glyphOf(cards.get(key))} />
            <span className="unseen">
              {cards.get(key)?.name}: {found.has(key) ? 'found' : 'not found'}
            </span>
          </li>
        ))}
      </ul>
      {won && outro && <p>{outro}</p>}
      {view.wraiths.length > 1 && <Wraiths view={view} />}
    </div>
  );
}

const STATUS = { waiting: 'was not here', playing: 'stayed behind', escaped: 'escaped', out: 'fell' } as const;

function Wraiths({ view }: { view: VeilwraithView }) {
  const { seats } = useTableState();
  return (
    <ul className="end-seats" aria-label="Result">
      {view.wraiths.map(({ seat, status, spirit, won }) => (
        <li key={seat} data-won={view.winners.includes(seat)}>
          <span>{seats[seat]?.name}</span>
          <b>
            {STATUS[status]}
            {won && ` with ${spirit} Spirit`}
          </b>
        </li>
      ))}
    </ul>
  );
}
