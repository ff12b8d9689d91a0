import { useCallback, useEffect, useState } from 'react';
import { loadGameTable } from '../games/load.ts';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { keepPicture } from '../matches/match-pictures.ts';
import { type Faces, FacesContext } from '../parts/faces.ts';
import { Away } from '../shell/Away.tsx';
import { keepGame } from '../shell/keeping.ts';
import { Plain, Waiting } from '../shell/Plain.tsx';
import { isAway, sentenceOf } from '../shell/problems.ts';
import { openTable } from '../table/open.ts';
import { StillInLobby } from '../table/remote/remote-table.ts';
import { type Table, TableError } from '../table/table.ts';
import { ControlsContext } from './context.ts';
import { type Controls, createControls } from './controls.ts';
import { Frame } from './Frame.tsx';

interface TablePageProps {
  readonly host: 'here' | 'server' | 'link';
  readonly id: string;
  /** Opened to be looked at from the start, not to be played. */
  readonly replay: boolean;
}

/** Opens the match and its game's screen, then hands over to the frame. */
export function TablePage({ host, id, replay }: TablePageProps) {
  const [controls, setControls] = useState<Controls>();
  const [problem, setProblem] = useState<unknown>();
  const [lobby, setLobby] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same table again
  useEffect(() => {
    let table: Table | undefined;
    let left = false;
    const open = async (): Promise<void> => {
      table = await openTable(host, id, replay);
      const { meta } = table.get();
      const game = await loadGameTable(meta.game);
      void keepGame(meta.game);
      if (left) return table.close();
      const made = createControls(table, game);
      if (replay) await startReplay(made);
      setLobby(false);
      setProblem(undefined);
      setControls(made);
    };
    open().catch((error: unknown) => {
      if (left) return;
      setLobby(error instanceof StillInLobby);
      setProblem(error instanceof StillInLobby ? undefined : error);
    });
    return () => {
      left = true;
      table?.close();
    };
  }, [host, id, replay, attempt]);

  useEffect(() => controls && keepPicture(controls.table, controls.game), [controls]);

  if (lobby) return <LobbyPage id={id} onDealt={again} />;
  if (isAway(problem)) return <Away onRetry={again} />;
  if (problem !== undefined) return <CannotOpen host={host} problem={problem} />;
  if (!controls) return <Waiting sentence="Laying the table." />;
  return (
    <ControlsContext value={controls}>
      <FacesContext value={facesOf(controls)}>
        <Frame replay={replay} />
      </FacesContext>
    </ControlsContext>
  );
}

function CannotOpen({ host, problem }: { host: TablePageProps['host']; problem: unknown }) {
  if (host === 'server' && isUnknown(problem)) {
    return (
      <Plain title="There is no such table">
        <p>Its match was deleted, or the link is not complete. Ask whoever sent it for a new one.</p>
      </Plain>
    );
  }
  // A link that cannot even be unpacked never got as far as the rules.
  const cut = host === 'link' && !(problem instanceof TableError);
  return (
    <Plain title="This table cannot be opened">
      <p>{cut ? 'The link is not complete. Ask for it again, and copy all of it.' : sentenceOf(problem)}</p>
    </Plain>
  );
}

/** No match has this address: none that is known here, or none at all. */
const isUnknown = (problem: unknown): boolean =>
  problem instanceof TableError && (problem.code === 'not-found' || problem.code === 'bad-request');

const facesOf = ({ table, game }: Controls): Faces => ({ game: table.get().meta.game, keywords: game.keywords ?? {} });

/** A link to a moment names the entry and the eyes: `?at=31&as=1`. */
async function startReplay(controls: Controls): Promise<void> {
  const query = new URLSearchParams(location.search);
  const { moment, seats } = controls.table.get();
  const at = Number(query.get('at') ?? 0);
  const as = Number(query.get('as') ?? 0);
  const seq = Number.isInteger(at) && at >= 0 && at <= moment.seq ? at : 0;
  const viewer = query.has('as') && seats[as] ? as : moment.viewer;
  await controls.lookAt(seq, viewer);
}
