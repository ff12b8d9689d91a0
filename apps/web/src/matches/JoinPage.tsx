import './matches.css';
import { type FormEvent, useState } from 'react';
import { InvitationPage } from '../lobby/InvitationPage.tsx';
import { Page } from '../shell/Page.tsx';

/** The invitation a link holds; or a place to paste the link where it was opened elsewhere. */
export function JoinPage({ code }: { code?: string }) {
  const invite = location.hash.slice(1);
  if (code && invite) return <InvitationPage match={code} invite={invite} />;
  return (
    <Page title="Join">
      <Paste cut={code !== undefined} />
    </Page>
  );
}

function Paste({ cut }: { cut: boolean }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(
    cut ? 'This invitation is not complete: the end of the link is missing. Paste all of it here.' : undefined,
  );
  const follow = (event: FormEvent): void => {
    event.preventDefault();
    const found = URL.canParse(text) ? new URL(text) : undefined;
    if (found?.origin === location.origin) location.assign(found);
    else setProblem(`This is no link to a table of this hall; those begin with ${location.origin}.`);
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
