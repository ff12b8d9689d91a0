import { SwitchRow } from './SwitchRow.tsx';
import './setup.css';
import { type FormEvent, useEffect, useState } from 'react';
import type { HallGame } from '../games/registry.ts';
import { gameMeta } from '../games/registry.ts';
import { GameLinks } from '../library/GameLinks.tsx';
import { settings } from '../settings/settings.ts';
import { Page } from '../shell/Page.tsx';
import { Nowhere, Plain, Waiting } from '../shell/Plain.tsx';
import { sentenceOf } from '../shell/problems.ts';
import { go } from '../shell/router.ts';
import { sharedRoom } from '../table/local/client.ts';
import type { GameAbout } from '../table/local/worker-calls.ts';
import { changed, fieldsOf, startOf, type Values } from './form-fields.ts';
import { hidesHands } from './hides-hands.ts';
import { OptionGroups } from './OptionGroups.tsx';
import { Presets } from './Presets.tsx';
import { SeatList } from './SeatList.tsx';
import { SetupCover } from './SetupCover.tsx';
import { type SeatChoice, seatsFor, seatWords } from './seats.ts';
import { startMatch } from './start-match.ts';
import { useServer } from './use-server.ts';

/** The new-match form, made from the game's own options. */
export function NewMatchPage({ game }: { game: string }) {
  const [about, setAbout] = useState<GameAbout>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    sharedRoom()
      .call('describe', { game })
      .then(setAbout, (error: unknown) => setProblem(sentenceOf(error)));
  }, [game]);
  const meta = gameMeta(game);
  if (!meta) return <Nowhere />;
  if (problem) {
    return (
      <Plain title="This game cannot be set up">
        <p>{problem}</p>
      </Plain>
    );
  }
  return about ? <SetupForm meta={meta} about={about} /> : <Waiting sentence="Opening the box." />;
}

function SetupForm({ meta, about }: { meta: HallGame; about: GameAbout }) {
  const { id: game, quick } = meta;
  const fields = fieldsOf(about.options);
  const own = settings.get().name;
  const [values, setValues] = useState<Values>(() => startOf(fields));
  // The form begins with what "Play now" starts for those who know the game.
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => seatsFor(quick.humans, own, quick.bots));
  const [curtain, setCurtain] = useState(true);
  const [onServer, setOnServer] = useState(false);
  const [hints, setHints] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const online = useServer();
  const here = seats.filter((seat) => seat.kind === 'here').length;
  const covers = here > 1 && hidesHands(meta, values);
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      go(
        await startMatch({
          game,
          seats,
          options: changed(fields, values),
          curtain: curtain && covers,
          onServer,
          hints,
        }),
      );
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Page
      title={about.title}
      tab={`${about.title}, new match`}
      game={game}
      aside={<SetupCover game={meta} />}
      links={<GameLinks game={game} at="new" />}
    >
      <form className="setup" onSubmit={(event) => void start(event)}>
        <Presets
          presets={meta.presets}
          isPicked={(preset) =>
            same(preset.options, changed(fields, values)) && sitAlike(seatsFor(preset.humans, own, preset.bots), seats)
          }
          onPick={(preset) => {
            setValues({ ...startOf(fields), ...preset.options });
            setSeats(seatsFor(preset.humans, own, preset.bots));
          }}
        />
        <SeatList seats={seats} {...about.seats} bots={about.bots} online={online} onChange={setSeats} />
        {covers && (
          <SwitchRow
            title="Cover the table between players"
            help="Nothing of a hand is shown until its owner takes the device."
            on={curtain}
            onChange={setCurtain}
          />
        )}
        {online && (
          <SwitchRow
            title="Keep it on the server"
            help="To go on from another device. Without it the match stays on this one and works offline."
            on={onServer}
            onChange={setOnServer}
          />
        )}
        {seats.some((seat) => seat.kind === 'online') && (
          <SwitchRow
            title="Hints allowed"
            help="Everybody may ask what the adept would do. The invitation says so."
            on={hints}
            onChange={setHints}
          />
        )}
        <OptionGroups
          fields={fields}
          setup={meta}
          values={values}
          seats={seatWords(seats)}
          cards={about.cards}
          onChange={setValues}
        />
        <footer className="setup-end">
          {problem && <p role="alert">{problem}</p>}
          <button type="submit" className="btn main" disabled={busy}>
            Begin
          </button>
        </footer>
      </form>
    </Page>
  );
}

/** The same kinds of players in the same order, whatever their names. */
const sitAlike = (a: readonly SeatChoice[], b: readonly SeatChoice[]): boolean => {
  const kinds = (seats: readonly SeatChoice[]) =>
    seats.map((seat) => (seat.kind === 'bot' ? seat.bot : seat.kind)).join();
  return kinds(a) === kinds(b);
};

const same = (a: Values, b: Values): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
