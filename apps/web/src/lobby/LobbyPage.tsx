import './lobby.css';
import type { MatchSummary, SeatInfo } from '@veilhall/protocol';
import { useEffect, useState } from 'react';
import { gameMeta } from '../games/registry.ts';
import { SetupCover } from '../setup/SetupCover.tsx';
import { Page } from '../shell/Page.tsx';
import { Waiting } from '../shell/Plain.tsx';
import { ORIGIN_SENTENCE } from '../table/origin-words.ts';
import { ask } from '../table/remote/api.ts';
import { LiveLine } from '../table/remote/live.ts';
import { inviteLink, rememberedInvites, rememberInvites } from './invites.ts';

/** Before the deal: who sits where, and the links for those who are still missing. */
export function LobbyPage({ id, onDealt }: { id: string; onDealt(): void }) {
  const [match, setMatch] = useState<MatchSummary>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    ask('match', { id }).then(
      (view) => setMatch(view.match),
      (error: Error) => setProblem(error.message),
    );
    const line = new LiveLine({
      onOpen: () => void line.ask({ type: 'watch', match: id }).catch(() => {}),
      onClose: () => {},
      onMessage: (message) => {
        if (message.type === 'match') setMatch(message.match);
      },
    });
    return () => line.close();
  }, [id]);
  useEffect(() => {
    if (match && match.status !== 'lobby') onDealt();
  }, [match, onDealt]);
  if (!match) return problem ? <Waiting sentence={problem} /> : <Waiting sentence="Looking who is there." />;
  const meta = gameMeta(match.game);
  const missing = match.seats.filter((seat) => seat.kind === 'open').length;
  const start = async (): Promise<void> => {
    try {
      await ask('start', { id, body: {} });
      onDealt();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Page title={match.name} game={match.game} aside={meta && <SetupCover game={meta} />}>
      {missing > 0 && match.host && <p>Send each link to one person: it is their seat at this table.</p>}
      {problem && <p role="alert">{problem}</p>}
      <p>{ORIGIN_SENTENCE[match.origin]}</p>
      {match.hints && <p>Hints are allowed: everybody may ask what the adept would do.</p>}
      <ol className="lobby">
        {match.seats.map((seat) => (
          <LobbySeat key={seat.seat} seat={seat} match={match} onProblem={setProblem} />
        ))}
      </ol>
      <p role="status">{waitingSentence(missing, match.host)}</p>
      {match.host && missing === 0 && (
        <button type="button" className="btn main" onClick={() => void start()}>
          Deal
        </button>
      )}
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

interface LobbySeatProps {
  readonly seat: SeatInfo;
  readonly match: MatchSummary;
  onProblem(problem: string): void;
}

function LobbySeat({ seat, match, onProblem }: LobbySeatProps) {
  const [code, setCode] = useState(rememberedInvites(match.id)[seat.seat]);
  const [copied, setCopied] = useState(false);
  const renew = async (): Promise<void> => {
    const { invite } = await ask('createInvite', { id: match.id, body: { seat: seat.seat } });
    rememberInvites(match.id, [invite]);
    setCode(invite.code);
  };
  const copy = async (link: string): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <li>
      <b>{seat.kind === 'open' ? 'Empty seat' : seat.name}</b>
      <small>
        {seat.kind === 'bot'
          ? 'bot'
          : seat.yours
            ? 'you'
            : seat.kind === 'open'
              ? ''
              : seat.connected
                ? 'here'
                : 'away'}
      </small>
      {seat.kind === 'open' && match.host && code && (
        <span className="lobby-invite">
          <input
            readOnly
            value={inviteLink(match.id, code)}
            aria-label={`Invitation to seat ${seat.seat + 1}`}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="btn" onClick={() => void copy(inviteLink(match.id, code))}>
            {copied ? 'Copied' : 'Copy'}
          </button>
        </span>
      )}
      {seat.kind === 'open' && match.host && !code && (
        <button
          type="button"
          className="btn"
          onClick={() => void renew().catch((error: Error) => onProblem(error.message))}
        >
          New invitation
        </button>
      )}
    </li>
  );
}
