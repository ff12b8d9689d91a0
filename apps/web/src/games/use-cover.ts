import { useEffect, useState } from 'react';
import { coverArt, markScene, type Scene } from '../art/cover.ts';
import type { HallGame } from './registry.ts';

/** Each game's scene is a chunk of its own; its mark stands in for it until it is there, or where there is none. */
const COVERS = import.meta.glob<Scene>('./*/cover.ts', { import: 'cover' });

const scenes = new Map<string, Scene>();

async function sceneOf(id: string): Promise<Scene | undefined> {
  const scene = await COVERS[`./${id}/cover.ts`]?.();
  if (scene) scenes.set(id, scene);
  return scene;
}

/** The address of a game's cover, drawn for a size. */
export function useCover({ id, mark, lamp }: HallGame): (width: number, height: number) => string {
  const [scene, setScene] = useState(() => scenes.get(id));
  useEffect(() => {
    let left = false;
    // Without a line the mark stays.
    sceneOf(id).then(
      (found) => !left && setScene(found),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [id]);
  return (width, height) => coverArt(scene ?? markScene(id, mark), lamp.dark, width, height);
}
