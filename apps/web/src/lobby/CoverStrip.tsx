import type { HallGame } from '../games/registry.ts';
import { useCover } from '../games/use-cover.ts';
import { useSize } from '../shell/use-size.ts';

/** The game's lamp above the page, where there is no room beside it. */
export function CoverStrip({ game }: { game: HallGame }) {
  const [ref, size] = useSize<HTMLDivElement>();
  const cover = useCover(game, size);
  return (
    <div className="cover-strip" ref={ref}>
      {cover && <img src={cover} alt="" />}
    </div>
  );
}
