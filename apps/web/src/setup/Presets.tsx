import type { Preset } from '@veilhall/games';

interface PresetsProps {
  readonly presets: readonly Preset[];
  isPicked(preset: Preset): boolean;
  onPick(preset: Preset): void;
}

export function Presets({ presets, isPicked, onPick }: PresetsProps) {
  if (presets.length === 0) return undefined;
  return (
    <section>
      <h2>Ready made</h2>
      <ul className="presets">
        {presets.map((preset) => (
          <li key={preset.name}>
            <button type="button" aria-pressed={isPicked(preset)} onClick={() => onPick(preset)}>
              <b>{preset.name}</b>
              <small>{preset.about}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
