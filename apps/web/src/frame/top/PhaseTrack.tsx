import type { Track } from '../../games/game-table.ts';

export function PhaseTrack({ track }: { track: Track | undefined }) {
  if (!track) return undefined;
  return (
    <div className="track">
      {track.round && <span className="track-round">{track.round}</span>}
      {track.steps.length > 0 && (
        <ol aria-label="Phase">
          {track.steps.map((step, i) => (
            <li key={step} aria-current={i === track.at ? 'step' : undefined}>
              {step}
            </li>
          ))}
        </ol>
      )}
      {track.notes && track.notes.length > 0 && (
        <ul className="track-notes" aria-label="This round">
          {track.notes.map((note, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are a fixed row; their place is what they are
            <li key={i}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
