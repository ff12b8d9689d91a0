import { useEffect, useState } from 'react';
import { coverArt, markScene, type Scene } from '../art/cover.ts';
import { GAMES, type HallGame } from './registry.ts';

/** Each game's scene is a chunk of its own. */
const COVERS = import.meta.glob<Scene>('./*/cover.ts', { import: 'cover' });

const scenes = new Map<string, Scene>();

/** The mark stands in for a scene that there is not, or that cannot be had without a line. */
async function sceneOf({ id, mark }: HallGame): Promise<Scene> {
  const scene = await COVERS[`./${id}/cover.ts`]?.().catch(() => undefined);
  if (scene) scenes.set(id, scene);
  return scene ?? markScene(id, mark);
}

// All are asked for at once, before the hall is drawn: pictures are the last thing to come.
const asked = new Map(GAMES.map((game) => [game.id, sceneOf(game)]));

/** The address of a game's cover, drawn for a size; none until its scene is there. */
export function useCover(game: HallGame): (width: number, height: number) => string | undefined {
  const { id, lamp } = game;
  const [scene, setScene] = useState(() => scenes.get(id));
  useEffect(() => {
    let left = false;
    void asked.get(id)?.then((found) => !left && setScene(found));
    return () => {
      left = true;
    };
  }, [id]);
  return (width, height) => scene && coverArt(scene, lamp.dark, width, height);
}
