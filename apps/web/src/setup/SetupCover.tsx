import './setup-cover.css';
import type { HallGame } from '../games/registry.ts';
import { useCover } from '../games/use-cover.ts';
import { useSize } from '../shell/use-size.ts';

/** The game's lamp beside its form. */
export function SetupCover({ game }: { game: HallGame }) {
  const [ref, size] = useSize<HTMLElement>();
  const cover = useCover(game, size);
  return (
    <aside className="setup-cover" ref={ref} aria-label={game.title}>
      {cover && <img src={cover} alt="" />}
      <p>{game.line}</p>
    </aside>
  );
}
