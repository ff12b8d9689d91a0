import './chat-panel.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NotifyOffer } from '../calls/NotifyOffer.tsx';
import { useControls, useTableState } from '../context.ts';

const PHRASES = ['Well played.', 'One moment, please.', 'Thank you.', 'Good luck.', 'Your turn?'];

/** Talk at the table, with the phrases that save typing. */
export function ChatPanel() {
  const { table, game } = useControls();
  const { chat = [], spectators } = useTableState();
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chat.length > 0) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [chat.length]);
  const say = (words: string): void => {
    const trimmed = words.trim();
    if (trimmed) void table.say?.(trimmed.slice(0, 500));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    say(text);
    setText('');
  };
  return (
    <div className="chat">
      <NotifyOffer />
      {spectators.length > 0 && <p className="chat-watching">Watching: {spectators.join(', ')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="chat-lines" ref={end} tabIndex={0} role="log" aria-label="Chat">
        {chat.length === 0 && <p className="panel-note">Nobody has said anything yet.</p>}
        {chat.map((line) => (
          <p key={line.id}>
            <b>{line.from}</b> {line.text}
          </p>
        ))}
      </div>
      <ul className="chat-phrases" aria-label="Quick phrases">
        {(game.phrases ?? PHRASES).map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => say(phrase)}>
              {phrase}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label="Say something"
          maxLength={500}
        />
        <button type="submit" className="btn">
          Say
        </button>
      </form>
    </div>
  );
}
