import './lobby.css';
import type { Invitation } from '@veilhall/protocol';
import { type FormEvent, useCallback, useState } from 'react';
import { gameMeta } from '../games/registry.ts';
import { settings } from '../settings/settings.ts';
import { SetupCover } from '../setup/SetupCover.tsx';
import { Away } from '../shell/Away.tsx';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { Plain, Waiting } from '../shell/Plain.tsx';
import { isAway, sentenceOf } from '../shell/problems.ts';
import { go } from '../shell/router.ts';
import { useAsked } from '../shell/use-asked.ts';
import { ask, signIn } from '../table/remote/api.ts';
import { TableError } from '../table/table.ts';
import { CoverStrip } from './CoverStrip.tsx';
import { MatchFacts } from './MatchFacts.tsx';
import { useAbout } from './use-about.ts';

interface InvitationPageProps {
  readonly match: string;
  readonly invite: string;
}

/** A seat is kept for somebody: what is played, with whom, and a place for their name. */
export function InvitationPage({ match, invite }: InvitationPageProps) {
  const read = useCallback(() => readInvitation(match, invite), [match, invite]);
  const { value, problem, again } = useAsked(read);
  if (value) return <Invited invitation={value} invite={invite} />;
  if (isAway(problem)) return <Away onRetry={again} />;
  if (problem !== undefined) return <NoGood problem={problem} />;
  return <Waiting sentence="Reading the invitation." />;
}

/** Whoever has sat down with it before is led back to the table. */
async function readInvitation(id: string, invite: string): Promise<Invitation> {
  try {
    return await ask('invitation', { id, body: { invite } });
  } catch (error) {
    if (error instanceof TableError && error.code === 'bad-invite' && (await sitsAt(id))) go(`/table/${id}`, 'replace');
    throw error;
  }
}

const sitsAt = (id: string): Promise<boolean> =>
  ask('match', { id }).then(
    ({ match }) => match.seats.some((seat) => seat.yours || seat.left?.you),
    () => false,
  );

function NoGood({ problem }: { problem: unknown }) {
  return (
    <Plain title="This invitation is not good">
      <p>{whyNot(problem)}</p>
      <Link href="/join" className="btn">
        Paste another link
      </Link>
    </Plain>
  );
}

function whyNot(problem: unknown): string {
  const code = problem instanceof TableError ? problem.code : '';
  if (code === 'cancelled') return 'The host has cancelled this match. Ask them whether there is another.';
  if (code === 'bad-invite') return `${sentenceOf(problem)} Ask the host for a link of your own.`;
  if (code === 'not-found' || code === 'bad-request')
    return 'The link leads to no table. Look whether all of it was copied, or ask for a new one.';
  return sentenceOf(problem);
}

function Invited({ invitation, invite }: { invitation: Invitation; invite: string }) {
  const { match, name, game, host, seats, seat, status } = invitation;
  const [own, setOwn] = useState(settings.get().name);
  const [problem, setProblem] = useState<string>();
  const about = useAbout(game);
  const meta = gameMeta(game);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await signIn();
      await ask('join', { id: match, body: { invite, ...(own.trim() && { name: own.trim() }) } });
      go(`/table/${match}`, 'replace');
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <Page title={name} game={game} aside={meta && <SetupCover game={meta} />}>
      {meta && <CoverStrip game={meta} />}
      <p>
        {host || 'Somebody'} invites you to a table.{status === 'playing' && ' The match is already under way.'}
      </p>
      <MatchFacts match={invitation} about={about} />
      <ol className="lobby" aria-label="Seats">
        {seats.map((held) => (
          <li key={held.seat}>
            <b>{held.kind === 'open' ? 'Open seat' : held.name}</b>
            <small>{held.seat === seat ? 'kept for you' : held.kind === 'bot' ? 'bot' : ''}</small>
          </li>
        ))}
      </ol>
      {problem && <p role="alert">{problem}</p>}
      <form className="join-form" onSubmit={(event) => void join(event)}>
        <input
          aria-label="Your name"
          placeholder="Your name"
          value={own}
          maxLength={40}
          onChange={(event) => setOwn(event.target.value)}
        />
        <button type="submit" className="btn main">
          Sit down
        </button>
      </form>
    </Page>
  );
}
