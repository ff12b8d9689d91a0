import { useEffect, useRef, useState } from 'react';
import { settings } from '../../settings/settings.ts';
import { useStore } from '../../store.ts';
import { useControls, useTableState } from '../context.ts';
import { lastOwn } from '../rail/since.ts';
import { usePlain } from '../reader.ts';
import { play } from '../sound/sounds.ts';
import { callsOf, noticesFor, titleFor } from './calls.ts';
import { notify, showing } from './notify.ts';
import { keepRead, lastRead, unreadIn } from './unread.ts';
import { useHidden } from './use-hidden.ts';

const ICON = '/icon.svg';
const CALLING = '/icon-call.svg';

/** Calls whoever looks elsewhere: the page's title, a mark on its tab, a notice, a knock for a message. */
export function Calls() {
  const controls = useControls();
  const state = useTableState();
  const { meta, moment } = state;
  const { marks } = useStore(settings);
  const plain = usePlain();
  const hidden = useHidden();
  const unread = useUnread(hidden);
  const calls = callsOf(state, unread.length);
  const [seenEnd, setSeenEnd] = useState(moment.outcome !== undefined);
  const before = useRef(calls);

  useEffect(() => (hidden ? undefined : showing(meta.id)), [hidden, meta.id]);
  useEffect(() => {
    if (calls.over && !hidden) setSeenEnd(true);
  }, [calls.over, hidden]);
  useEffect(() => controls.unread.set(unread.length), [controls, unread.length]);
  useEffect(() => {
    const message = unread.at(-1);
    const words = {
      id: meta.id,
      name: meta.name,
      asked: moment.prompt ? plain(moment.prompt.sentence) : '',
      ended: moment.outcome ? plain(moment.outcome.text) : '',
      ...(message && { message }),
    };
    const notices = noticesFor(before.current, calls, words);
    if (calls.unread > before.current.unread) play('knock');
    before.current = calls;
    for (const notice of notices) void notify(meta.id, notice);
  });
  useAway(hidden);
  const calling = calls.turn || calls.unread > 0 || (calls.over && !seenEnd);
  const title = titleFor(marks ? calls : { turn: false, over: false, unread: 0 }, meta.name, seenEnd);
  useEffect(() => markTab(title, marks && calling), [title, marks, calling]);
  useEffect(() => () => markTab('Veilhall', false), []);
  return undefined;
}

/** What happened while nobody looked is marked in the log. */
function useAway(hidden: boolean): void {
  const { away, told } = useControls();
  useEffect(() => {
    if (!hidden) return;
    const { log, seats } = told.get();
    away.set(lastOwn(log, seats));
  }, [hidden, away, told]);
}

function markTab(title: string, calling: boolean): void {
  document.title = title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', calling ? CALLING : ICON);
}

/** Messages of others that nobody at this device has read; what lies open is read. */
function useUnread(hidden: boolean) {
  const controls = useControls();
  const { chat = [], seats, meta } = useTableState();
  const open = useStore(controls.panel) === 'chat' && !hidden;
  const [read, setRead] = useState(() => lastRead(meta.id));
  const last = chat.at(-1)?.id;
  useEffect(() => {
    if (!open || last === undefined) return;
    keepRead(meta.id, last);
    setRead(last);
  }, [open, last, meta.id]);
  return unreadIn(chat, seats, read);
}
