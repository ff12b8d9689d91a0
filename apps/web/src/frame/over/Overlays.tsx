import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../store.ts';
import { useControls, useTableState } from '../context.ts';
import { Curtain } from './Curtain.tsx';
import { OptionList } from './OptionList.tsx';
import { closeOverlay, openOverlay, overlay } from './overlay.ts';
import { QuestionSheet } from './QuestionSheet.tsx';

const KeysSheet = lazy(() => import('../keys/KeysSheet.tsx').then((m) => ({ default: m.KeysSheet })));
const SettingsSheet = lazy(() => import('./SettingsSheet.tsx').then((m) => ({ default: m.SettingsSheet })));
const RenameSheet = lazy(() => import('./RenameSheet.tsx').then((m) => ({ default: m.RenameSheet })));
const ShareSheet = lazy(() => import('./ShareSheet.tsx').then((m) => ({ default: m.ShareSheet })));
const FairPlaySheet = lazy(() => import('./FairPlaySheet.tsx').then((m) => ({ default: m.FairPlaySheet })));
const EndSheet = lazy(() => import('./EndSheet.tsx').then((m) => ({ default: m.EndSheet })));

/** Whatever lies over the table now: at most one thing. */
export function Overlays() {
  const controls = useControls();
  const { curtain, moment } = useTableState();
  const question = useStore(controls.question);
  useEndOnce(moment.outcome !== undefined);
  useEffect(() => closeOverlay, []);
  if (curtain !== undefined) return <Curtain seat={curtain} />;
  if (question) return <QuestionSheet question={question} />;
  return (
    <Suspense>
      <Chosen />
    </Suspense>
  );
}

function Chosen() {
  const which = useStore(overlay);
  switch (which) {
    case undefined:
      return undefined;
    case 'options':
      return <OptionList />;
    case 'keys':
      return <KeysSheet />;
    case 'settings':
      return <SettingsSheet />;
    case 'rename':
      return <RenameSheet />;
    case 'share':
      return <ShareSheet />;
    case 'fair':
      return <FairPlaySheet />;
    case 'end':
      return <EndSheet />;
  }
}

/** The end is shown when it comes, not again when a finished match is opened; a lesson ends in its own words. */
function useEndOnce(ended: boolean): void {
  const { told } = useControls();
  useEffect(() => {
    if (told.get().moment.outcome || told.get().lesson) return;
    return told.subscribe(() => {
      if (told.get().moment.outcome && overlay.get() !== 'end' && !ended) openOverlay('end');
    });
  }, [told, ended]);
}
