import '../../../parts/chip.css';
import './notebook.css';
import { DEMI_CARDS, DEMIS, type DemiId, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { useState } from 'react';
import { useTableState } from '../../../frame/context.ts';
import { useHistory } from '../facts.ts';
import { initials } from '../names.ts';
import { deedsIn, deedsText } from './deeds.ts';
import { type Notes, useNotebook } from './notebook-store.ts';
import { Piece } from './Piece.tsx';
import { cellOf, impossible, type Mark, nextMark } from './suspicion.ts';

/** Who may be whose: a private grid, notes, and what everybody did. Nothing of it leaves this device. */
export function Notebook({ view }: { view: VeiledFateView }) {
  const { seats } = useTableState();
  const [notes, write] = useNotebook();
  const others = view.players.filter(({ seat }) => seat !== view.me?.seat).map(({ seat }) => seat);
  const [about, setAbout] = useState(others[0] ?? 0);
  const name = (seat: number): string => seats[seat]?.name ?? `Seat ${seat + 1}`;
  const players = view.players.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="vf-notebook" tabIndex={0} aria-label="Notebook">
      {players === 7 && <p>Three pairs and one alone: one of you may have no partner.</p>}
      {(players === 6 || players === 8) && <p>Every dealt Demigod has two parents, who do not know each other.</p>}
      <Grid view={view} others={others} name={name} notes={notes} write={write} />
      <label className="vf-cross">
        <input type="checkbox" checked={notes.cross} onChange={(event) => write({ cross: event.target.checked })} />
        Cross out what cannot be
      </label>
      <h2 id="vf-about">About</h2>
      <div className="vf-about" role="radiogroup" aria-labelledby="vf-about">
        {others.map((seat) => (
          <label key={seat}>
            <input type="radio" name="vf-about" checked={about === seat} onChange={() => setAbout(seat)} />
            <span className="part-chip">{name(seat)}</span>
          </label>
        ))}
      </div>
      <DeedList seat={about} />
      <textarea
        rows={2}
        maxLength={400}
        aria-label={`Your note on ${name(about)}`}
        placeholder={`Your note on ${name(about)}`}
        value={notes.words[about] ?? ''}
        onChange={(event) => write({ words: { ...notes.words, [about]: event.target.value } })}
      />
    </section>
  );
}

const SIGNS: Readonly<Record<Mark, string>> = { maybe: '?', likely: '!', sure: '!!', no: '×' };

interface GridProps {
  readonly view: VeiledFateView;
  readonly others: readonly number[];
  readonly notes: Notes;
  name(seat: number): string;
  write(part: Partial<Notes>): void;
}

/** Pencil weight and a word, or a sign where there are many players; never colour alone. */
function Grid({ view, others, notes, name, write }: GridProps) {
  const table = { players: view.players.length, ...(view.me && { me: view.me }) };
  const crossed = notes.cross ? impossible(table, notes.marks) : new Set<string>();
  const wordy = others.length <= 4;
  const set = (seat: number, demi: DemiId): void => {
    const { [cellOf(seat, demi)]: now, ...rest } = notes.marks;
    const next = nextMark(now);
    write({ marks: next ? { ...rest, [cellOf(seat, demi)]: next } : rest });
  };
  return (
    <table className="vf-grid" data-wordy={wordy}>
      <thead>
        <tr>
          <th scope="col">Whose?</th>
          {others.map((seat) => (
            <th key={seat} scope="col" title={name(seat)}>
              {wordy ? name(seat) : <abbr title={name(seat)}>{initials(name(seat))}</abbr>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DEMIS.map((demi) => (
          <tr key={demi}>
            <th scope="row">
              <span className="unseen">{DEMI_CARDS[demi].name}</span>
              <span aria-hidden="true">
                <Piece id={demi} />
              </span>
            </th>
            {others.map((seat) => {
              const mark = notes.marks[cellOf(seat, demi)];
              const out = mark === undefined && crossed.has(cellOf(seat, demi));
              return (
                <td key={seat}>
                  <button type="button" data-mark={out ? 'out' : (mark ?? 'none')} onClick={() => set(seat, demi)}>
                    <span className="unseen">
                      {`${name(seat)}, ${DEMI_CARDS[demi].name}: ${out ? 'cannot be' : (mark ?? 'no opinion')}`}
                    </span>
                    <span aria-hidden="true">{out ? '×' : mark === undefined ? '·' : wordy ? mark : SIGNS[mark]}</span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Public facts only: whom this player moved, placed, exchanged, struck. */
function DeedList({ seat }: { seat: number }) {
  const deeds = deedsIn(useHistory()).get(seat);
  if (!deeds) return <p>Has touched no Demi yet.</p>;
  return (
    <ul className="vf-deeds">
      {[...deeds].map(([demi, done]) => (
        <li key={demi}>
          <Piece id={demi} />
          {deedsText(done)}
        </li>
      ))}
    </ul>
  );
}
