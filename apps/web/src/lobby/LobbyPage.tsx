import './lobby.css';
import { useEffect, useState } from 'react';
import { gameMeta } from '../games/registry.ts';
import { SetupCover } from '../setup/SetupCover.tsx';
import { Away, NextTry } from '../shell/Away.tsx';
import { Page } from '../shell/Page.tsx';
import { Plain, Waiting } from '../shell/Plain.tsx';
import { isAway, sentenceOf } from '../shell/problems.ts';
import { go } from '../shell/router.ts';
import { ask } from '../table/remote/api.ts';
import { CoverStrip } from './CoverStrip.tsx';
import { LobbyOptions } from './LobbyOptions.tsx';
import { LobbySeat } from './LobbySeat.tsx';
import { MatchFacts } from './MatchFacts.tsx';
import { Sure } from './Sure.tsx';
import { useAbout } from './use-about.ts';
import { useLobby } from './use-lobby.ts';

/** Before the deal: who sits where, the links for those who are still missing, and what is to be dealt. */
export function LobbyPage({ id, onDealt }: { id: string; onDealt(): void }) {
  const { match, problem, cancelled, retryAt, again } = useLobby(id);
  const [refused, setRefused] = useState<string>();
  const about = useAbout(match?.game);
  useEffect(() => {
    if (match && match.status !== 'lobby') onDealt();
  }, [match, onDealt]);
  if (cancelled) {
    return (
      <Plain title="The match is cancelled">
        <p>The host has called it off. Ask them whether there is another, or light a lamp of your own.</p>
      </Plain>
    );
  }
  if (!match && isAway(problem)) return <Away onRetry={again} />;
  if (!match && problem !== undefined)
    return (
      <Plain title="This table cannot be opened">
        <p>{sentenceOf(problem)}</p>
      </Plain>
    );
  if (!match) return <Waiting sentence="Looking who is there." />;
  const meta = gameMeta(match.game);
  const missing = match.seats.filter((seat) => seat.kind === 'open').length;
  const attempt = (work: Promise<unknown>): void => {
    work.then(
      () => setRefused(undefined),
      (error: unknown) => setRefused(sentenceOf(error)),
    );
  };
  return (
    <Page title={match.name} game={match.game} aside={meta && <SetupCover game={meta} />}>
      {meta && <CoverStrip game={meta} />}
      <MatchFacts match={match} about={about} />
      {match.host && about && meta && match.origin === 'dealt' && (
        <LobbyOptions match={match} about={about} meta={meta} attempt={attempt} />
      )}
      {missing > 0 && match.host && <p>Send each link to one person: it is their seat at this table.</p>}
      {refused && <p role="alert">{refused}</p>}
      {retryAt && (
        <p role="alert">
          The server is away. <NextTry at={retryAt} />
        </p>
      )}
      <ol className="lobby" aria-label="Seats">
        {match.seats.map((seat) => (
          <LobbySeat key={seat.seat} seat={seat} match={match} bots={about?.bots ?? []} attempt={attempt} />
        ))}
      </ol>
      <p role="status">{waitingSentence(missing, match.host)}</p>
      <div className="lobby-end">
        {match.host && missing === 0 && (
          <button type="button" className="btn main" onClick={() => attempt(ask('start', { id, body: {} }))}>
            Deal
          </button>
        )}
        {match.host ? (
          <Sure
            label="Cancel the match"
            question="Cancel it for everybody?"
            onYes={() => attempt(ask('deleteMatch', { id }).then(() => go('/')))}
          />
        ) : (
          <Sure
            label="Give up my seat"
            question="Give up your seat?"
            onYes={() => attempt(ask('leave', { id, body: {} }).then(() => go('/')))}
          />
        )}
      </div>
    </Page>
  );
}

function waitingSentence(missing: number, host: boolean): string {
  if (missing > 0) {
    const empty = missing === 1 ? 'One seat is still empty.' : `${missing} seats are still empty.`;
    return `${empty} The cards are dealt as soon as everybody is here.`;
  }
  return host ? 'Everybody is here.' : 'Everybody is here; the host will deal.';
}
