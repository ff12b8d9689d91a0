import './notify-offer.css';
import { change, settings } from '../../settings/settings.ts';
import { useStore } from '../../store.ts';
import { useTableState } from '../context.ts';
import { askPermission, permission } from './notify.ts';

/** One line, once, where one may have to wait for people: whether to be told when it is one's turn. */
export function NotifyOffer() {
  const { meta, seats, moment } = useTableState();
  const { notifyOffer } = useStore(settings);
  const people = seats.some(({ kind, mine }) => kind === 'human' && !mine);
  const fits = meta.host === 'server' && people && !moment.outcome && seats.some(({ mine }) => mine);
  if (!notifyOffer || !fits || permission() !== 'default') return undefined;
  const accept = async (): Promise<void> => {
    const answer = await askPermission();
    change({ notifyOffer: false, notify: answer === 'granted' });
  };
  return (
    <p className="notify-offer">
      <span>Be told when it is your turn?</span>
      <button type="button" className="btn" onClick={() => void accept()}>
        Tell me
      </button>
      <button type="button" className="btn quiet" onClick={() => change({ notifyOffer: false })}>
        No
      </button>
    </p>
  );
}
