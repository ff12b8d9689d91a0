import './matches.css';
import type { MatchSummary } from '@veilhall/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { settings } from '../settings/settings.ts';
import { Page } from '../shell/Page.tsx';
import { go } from '../shell/router.ts';
import { ORIGIN_SENTENCE } from '../table/origin-words.ts';
import { ask, signIn } from '../table/remote/api.ts';

/** Taking the seat that an invitation is for; or pasting the link where it was opened elsewhere. */
export function JoinPage({ code }: { code?: string }) {
  const invite = location.hash.slice(1);
  return <Page title="Join">{code && invite ? <Accept match={code} invite={invite} /> : <Paste />}</Page>;
}

function Accept({ match, invite }: { match: string; invite: string }) {
  const [name, setName] = useState(settings.get().name);
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState<MatchSummary>();
  useEffect(() => {
    // A table that only its players may watch says nothing before one sits down.
    ask('match', { id: match }).then(
      (view) => setSeen(view.match),
      () => setSeen(undefined),
    );
  }, [match]);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await signIn();
      await ask('join', { id: match, body: { invite, ...(name.trim() && { name: name.trim() }) } });
      go(`/table/${match}`, 'replace');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <p>A seat is kept for you at this table.</p>
      {seen && <p>{ORIGIN_SENTENCE[seen.origin]}</p>}
      {problem && <p role="alert">{problem}</p>}
      <form className="join-form" onSubmit={(event) => void join(event)}>
        <input
          aria-label="Your name"
          placeholder="Your name"
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn main">
          Sit down
        </button>
      </form>
    </>
  );
}

function Paste() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const follow = (event: FormEvent): void => {
    event.preventDefault();
    const found = URL.canParse(text) ? new URL(text) : undefined;
    if (found?.origin === location.origin) location.assign(found);
    else setProblem('This is not a link to a table of this hall.');
  };
  return (
    <>
      <p>Paste the link that somebody sent you: an invitation, a table to watch, or a moment of a match.</p>
      {problem && <p role="alert">{problem}</p>}
      <form className="join-form" onSubmit={follow}>
        <input
          aria-label="Link"
          placeholder={`${location.origin}/join/…`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn main">
          Follow
        </button>
      </form>
    </>
  );
}
