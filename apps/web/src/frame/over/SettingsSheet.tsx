import { SettingsForm } from '../../settings/SettingsForm.tsx';
import { closeOverlay } from './overlay.ts';
import { Sheet } from './Sheet.tsx';

export const SettingsSheet = () => (
  <Sheet title="Settings" onClose={closeOverlay} wide>
    <SettingsForm />
  </Sheet>
);
