import { useState } from 'react';
import { askPermission, type Permission, permission } from '../frame/calls/notify.ts';
import { useStore } from '../store.ts';
import { Switch } from './fields.tsx';
import { change, settings } from './settings.ts';

const HELP: Readonly<Record<Permission, string>> = {
  granted: 'Only while you look at something else.',
  default: 'Only while you look at something else. The browser asks you first.',
  denied: 'The browser does not allow it for this page; its own settings can change that.',
  missing: 'This browser has no notices.',
};

/** How somebody who looks elsewhere is called. */
export function CallSettings() {
  const { marks, notify } = useStore(settings);
  const [allowed, setAllowed] = useState(permission);
  const choose = async (wanted: boolean): Promise<void> => {
    const answer = wanted ? await askPermission() : allowed;
    setAllowed(answer);
    change({ notify: wanted && answer === 'granted', notifyOffer: false });
  };
  return (
    <section>
      <h2>Your turn, a message, the end</h2>
      <Switch
        label="Mark the tab"
        help="In the title of the page and its picture."
        value={marks}
        onChange={(on) => change({ marks: on })}
      />
      <Switch
        label="Browser notices"
        help={HELP[allowed]}
        value={notify && allowed === 'granted'}
        onChange={(on) => void choose(on)}
      />
    </section>
  );
}
