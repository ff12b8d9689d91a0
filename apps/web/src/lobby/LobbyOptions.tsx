import '../setup/setup.css';
import type { MatchSummary } from '@veilhall/protocol';
import { useState } from 'react';
import type { HallGame } from '../games/registry.ts';
import { changed, fieldsOf, startOf, type Values } from '../setup/form-fields.ts';
import { OptionGroups } from '../setup/OptionGroups.tsx';
import type { GameAbout } from '../table/local/worker-calls.ts';
import { ask } from '../table/remote/api.ts';
import { valuesOf } from './MatchFacts.tsx';

interface LobbyOptionsProps {
  readonly match: MatchSummary;
  readonly about: GameAbout;
  readonly meta: HallGame;
  attempt(work: Promise<unknown>): void;
}

/** The host may still change what is to be dealt; everybody at the table sees it. */
export function LobbyOptions({ match, about, meta, attempt }: LobbyOptionsProps) {
  const fields = fieldsOf(about.options);
  const [values, setValues] = useState<Values>();
  if (!values) {
    const now = { ...startOf(fields), ...valuesOf(match.options) };
    return (
      <button type="button" className="btn quiet lobby-change" onClick={() => setValues(now)}>
        Change the options
      </button>
    );
  }
  const keep = async (): Promise<void> => {
    const options = JSON.parse(JSON.stringify(changed(fields, values)));
    await ask('changeMatch', { id: match.id, body: { options } });
    setValues(undefined);
  };
  return (
    <section className="setup lobby-options" aria-label="Options">
      <OptionGroups
        fields={fields}
        setup={meta}
        values={values}
        seats={match.seats.map(({ kind, name }) => (kind === 'open' ? 'Open seat' : name))}
        cards={about.cards}
        onChange={setValues}
      />
      <div className="lobby-end">
        <button type="button" className="btn main" onClick={() => attempt(keep())}>
          Keep these options
        </button>
        <button type="button" className="btn quiet" onClick={() => setValues(undefined)}>
          As it was
        </button>
      </div>
    </section>
  );
}
