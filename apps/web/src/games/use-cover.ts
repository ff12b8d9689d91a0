import { useEffect, useState } from 'react';
import { coverArt, keptCover, markScene, type Scene } from '../art/cover.ts';
import { remAt, settings } from '../settings/settings.ts';
import type { Size } from '../shell/use-size.ts';
import { useStore } from '../store.ts';
import type { HallGame } from './registry.ts';

/** Each game's scene is a chunk of its own. */
const COVERS = import.meta.glob<Scene>('./*/cover.ts', { import: 'cover' });

/** The mark stands in for a scene that there is not, or that cannot be had without a line. */
async function sceneOf({ id, mark }: HallGame): Promise<Scene> {
  const scene = await COVERS[`./${id}/cover.ts`]?.().catch(() => undefined);
  return scene ?? markScene(id, mark);
}

const asked = new Map<string, Promise<Scene>>();

function scene(game: HallGame): Promise<Scene> {
  const found = asked.get(game.id) ?? sceneOf(game);
  asked.set(game.id, found);
  return found;
}

let turn: Promise<void> = Promise.resolve();

/** One picture at a time, and a pause before each: whoever touches the page meanwhile is heard at once. */
function nextTurn(): Promise<void> {
  turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return turn;
}

/** The address of a game's cover, drawn for a size; until it is there, the last one. */
export function useCover(game: HallGame, size: Size | undefined): string | undefined {
  const { width = 0, height = 0 } = size ?? {};
  const rem = remAt(useStore(settings).text);
  const [last, setLast] = useState<string>();
  useEffect(() => {
    if (width === 0) return;
    let left = false;
    const draw = async (): Promise<void> => {
      const drawn = await scene(game);
      await nextTurn();
      if (!left) setLast(coverArt(drawn, game.id, game.lamp.dark, { width, height, rem }));
    };
    void draw();
    return () => {
      left = true;
    };
  }, [game, width, height, rem]);
  return keptCover(game.id, { width, height, rem }) ?? last;
}
