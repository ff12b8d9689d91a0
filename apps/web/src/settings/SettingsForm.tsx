import './settings-form.css';
import { LETTER_ACTIONS, LETTERS } from '../frame/keys/bindings.ts';
import { play } from '../frame/sound/sounds.ts';
import { useStore } from '../store.ts';
import { CallSettings } from './CallSettings.tsx';
import { Choice, Slide, Switch } from './fields.tsx';
import { change, SPEEDS, settings, THEMES } from './settings.ts';

const THEME_NAMES = { auto: 'As the device', dark: 'Night', light: 'Day' } as const;
const SPEED_NAMES = { calm: 'Calm', normal: 'Normal', brisk: 'Brisk', instant: 'Instant' } as const;

/** Everything a person may want otherwise; it counts at once and is kept on this device. */
export function SettingsForm() {
  const now = useStore(settings);
  return (
    <div className="settings">
      <section>
        <h2>You</h2>
        <label className="settings-row">
          <span>Name</span>
          <input
            type="text"
            value={now.name}
            maxLength={40}
            placeholder="You"
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
      </section>
      <section>
        <h2>Sight</h2>
        <Choice
          label="Light"
          options={THEMES}
          names={THEME_NAMES}
          value={now.theme}
          onChange={(theme) => change({ theme })}
        />
        <Switch label="High contrast" value={now.contrast} onChange={(contrast) => change({ contrast })} />
        <Slide
          label="Text size"
          unit="%"
          min={80}
          max={200}
          step={10}
          value={now.text}
          onChange={(text) => change({ text })}
        />
      </section>
      <section>
        <h2>Motion and sound</h2>
        <Choice
          label="Speed"
          options={SPEEDS}
          names={SPEED_NAMES}
          value={now.speed}
          onChange={(speed) => change({ speed })}
        />
        <Switch
          label="Less motion"
          help="No breathing light, short cross-fades."
          value={now.lessMotion}
          onChange={(lessMotion) => change({ lessMotion })}
        />
        <Slide
          label="Sound"
          unit="%"
          min={0}
          max={100}
          step={5}
          value={now.volume}
          onChange={(volume) => {
            change({ volume });
            play('coin');
          }}
        />
      </section>
      <CallSettings />
      <section>
        <h2>Hands</h2>
        <Switch
          label="Ask before what reveals or ends"
          value={now.confirm}
          onChange={(confirm) => change({ confirm })}
        />
        <Switch
          label="Letter keys"
          help="Arrows, numbers, Enter and Escape always work."
          value={now.letterKeys}
          onChange={(letterKeys) => change({ letterKeys })}
        />
        <Switch
          label="Speak every event"
          help="For screen readers; off, only your turn and the end are spoken."
          value={now.spokenEvents}
          onChange={(spokenEvents) => change({ spokenEvents })}
        />
        {now.letterKeys && <Letters keys={now.keys} />}
      </section>
    </div>
  );
}

function Letters({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <fieldset className="letters">
      <legend>Keys</legend>
      {LETTER_ACTIONS.map((action) => (
        <label key={action}>
          <input
            type="text"
            value={(keys[action] ?? LETTERS[action].key).toUpperCase()}
            maxLength={1}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              const key = event.target.value.trim().toLowerCase();
              if (key) change({ keys: { ...keys, [action]: key } });
            }}
          />
          <span>{LETTERS[action].says}</span>
        </label>
      ))}
      <button type="button" className="btn quiet" onClick={() => change({ keys: {} })}>
        As they were
      </button>
    </fieldset>
  );
}
