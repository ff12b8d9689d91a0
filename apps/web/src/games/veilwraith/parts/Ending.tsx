import './ending.css';
import type { VeilwraithView } from '@veilhall/games/veilwraith';
import type { CSSProperties } from 'react';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { EndBanner } from '../../../parts/EndBanner.tsx';
import { Standings } from '../../../parts/Standings.tsx';
import { KEY_HUES } from '../key-hues.ts';
import { glyphOf, pictureOf } from '../pictures.ts';

/** The Vignette as it was left: in colour if somebody escaped, with the Keys that were found. */
export function Ending({ view }: { view: VeilwraithView }) {
  const { cards } = useTableState();
  const card = cards.get(view.vignette.id);
  const { outro } = (card?.data ?? {}) as { outro?: string };
  const won = view.winners.length > 0;
  const found = new Set(view.wraiths.flatMap((wraith) => wraith.keys.map((key) => key.def)));
  return (
    <div className="vw-ending">
      {card && (
        <EndBanner pictures={[{ ...pictureOf(card), ...(won && { ink: '#8fd3c6' }) }]} height={150} faded={!won} />
      )}
      <ul className="vw-found" aria-label={`Keys found: ${found.size} of 5`}>
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
  const rows = view.wraiths.map(({ seat, status, spirit, won }) => ({
    key: seat,
    won: view.winners.includes(seat),
    name: seats[seat]?.name,
    result: `${STATUS[status]}${won ? ` with ${spirit} Spirit` : ''}`,
  }));
  return <Standings label="Result" rows={rows} />;
}
