import { useEffect, useState } from 'react';
import { loadGameTable } from '../games/load.ts';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { type Faces, FacesContext } from '../parts/faces.ts';
import { keepGame } from '../shell/keeping.ts';
import { Plain, Waiting } from '../shell/Plain.tsx';
import { openTable } from '../table/open.ts';
import { StillInLobby } from '../table/remote/remote-table.ts';
import type { Table } from '../table/table.ts';
import { ControlsContext } from './context.ts';
import { type Controls, createControls } from './controls.ts';
import { Frame } from './Frame.tsx';
import { withHandles } from './handles.ts';

interface TablePageProps {
  readonly host: 'here' | 'server' | 'link';
  readonly id: string;
  /** Opened to be looked at from the start, not to be played. */
  readonly replay: boolean;
}

/** Opens the match and its game's screen, then hands over to the frame. */
export function TablePage({ host, id, replay }: TablePageProps) {
  const [controls, setControls] = useState<Controls>();
  const [problem, setProblem] = useState<string>();
  const [lobby, setLobby] = useState(false);

  useEffect(() => {
    let table: Table | undefined;
    let left = false;
    const open = async (): Promise<void> => {
      table = await openTable(host, id, replay);
      const { meta } = table.get();
      const game = await loadGameTable(meta.game);
      void keepGame(meta.game);
      if (left) return table.close();
      const made = createControls(withHandles(table, game), game);
      if (replay) await startReplay(made);
      setControls(made);
    };
    open().catch((error: unknown) => {
      if (error instanceof StillInLobby) setLobby(true);
      else setProblem(error instanceof Error ? error.message : String(error));
    });
    return () => {
      left = true;
      table?.close();
    };
  }, [host, id, replay]);

  if (lobby) return <LobbyPage id={id} onDealt={() => location.reload()} />;
  if (problem) {
    return (
      <Plain title="This table cannot be opened">
        <p>{problem}</p>
      </Plain>
    );
  }
  if (!controls) return <Waiting sentence="Laying the table." />;
  return (
    <ControlsContext value={controls}>
      <FacesContext value={facesOf(controls)}>
        <Frame replay={replay} />
      </FacesContext>
    </ControlsContext>
  );
}

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
