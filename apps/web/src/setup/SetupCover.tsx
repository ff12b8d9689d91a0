import './setup-cover.css';
import { coverArt } from '../art/cover.ts';
import { gameEntry } from '../games/registry.ts';
import { useSize } from '../shell/use-size.ts';

/** The game's lamp beside its form. */
export function SetupCover({ game }: { game: string }) {
  const [ref, size] = useSize<HTMLElement>();
  const entry = gameEntry(game);
  if (!entry) return undefined;
  return (
    <aside className="setup-cover" ref={ref} aria-label={entry.title}>
      {size && <img src={coverArt(entry.cover, size.width, size.height)} alt="" />}
      <p>{entry.line}</p>
    </aside>
  );
}
