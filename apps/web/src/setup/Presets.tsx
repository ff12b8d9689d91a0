import type { Preset } from '../games/setups.ts';

export function Presets({ presets, onPick }: { presets: readonly Preset[]; onPick(preset: Preset): void }) {
  if (presets.length === 0) return undefined;
  return (
    <section>
      <h2>Ready made</h2>
      <ul className="presets">
        {presets.map((preset) => (
          <li key={preset.name}>
            <button type="button" onClick={() => onPick(preset)}>
              <b>{preset.name}</b>
              <small>{preset.about}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
