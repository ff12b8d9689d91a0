import type { MatchSummary, SeatInfo, SeatPlan } from '@veilhall/protocol';
import { useState } from 'react';
import { BOT_NAMES, botName } from '../setup/seats.ts';
import { ask } from '../table/remote/api.ts';
import { inviteLink, rememberInvites, useInvite } from './invites.ts';

interface LobbySeatProps {
  readonly seat: SeatInfo;
  readonly match: MatchSummary;
  readonly bots: readonly string[];
  attempt(work: Promise<unknown>): void;
}

/** One seat; its host may invite somebody, give it to a bot, or take it back from one. */
export function LobbySeat({ seat, match, bots, attempt }: LobbySeatProps) {
  const open = seat.kind === 'open';
  const put = async (to: SeatPlan): Promise<void> => {
    const missing = match.seats.filter(({ kind }) => kind === 'open').length;
    // A bot on the last seat must not start the match: its host may still think better of it.
    const hold = to.kind === 'bot' ? missing === 1 : false;
    const { invites } = await ask('changeSeat', { id: match.id, body: { seat: seat.seat, to, hold } });
    rememberInvites(match.id, invites);
  };
  return (
    <li>
      <b>{open ? 'Open seat' : seat.name}</b>
      <small>{stateOf(seat)}</small>
      {match.host && open && <Inviting seat={seat} match={match} attempt={attempt} />}
      {match.host && open && <BotChoice seat={seat} bots={bots} onPick={(bot) => attempt(put({ kind: 'bot', bot }))} />}
      {match.host && seat.kind === 'bot' && (
        <button type="button" className="btn quiet" onClick={() => attempt(put({ kind: 'open' }))}>
          Open this seat again
        </button>
      )}
    </li>
  );
}

function stateOf({ kind, yours, connected }: SeatInfo): string {
  if (kind === 'open') return '';
  if (kind === 'bot') return 'bot';
  return yours ? 'you' : connected ? 'here' : 'away';
}

/** The link for one person, or a new one where this window does not know it. */
function Inviting({ seat, match, attempt }: Pick<LobbySeatProps, 'seat' | 'match' | 'attempt'>) {
  const [copied, setCopied] = useState(false);
  const code = useInvite(match.id, seat.seat);
  const renew = async (): Promise<void> => {
    const { invite } = await ask('createInvite', { id: match.id, body: { seat: seat.seat } });
    rememberInvites(match.id, [invite]);
  };
  if (!code) {
    return (
      <button type="button" className="btn" onClick={() => attempt(renew())}>
        New invitation
      </button>
    );
  }
  const link = inviteLink(match.id, code);
  return (
    <span className="lobby-invite">
      <input
        readOnly
        value={link}
        aria-label={`Invitation to seat ${seat.seat + 1}`}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className="btn"
        onClick={() => attempt(navigator.clipboard.writeText(link).then(() => setCopied(true)))}
      >
        {copied ? 'Copied' : 'Copy'}
      </button>
    </span>
  );
}

interface BotChoiceProps {
  readonly seat: SeatInfo;
  readonly bots: readonly string[];
  onPick(bot: string): void;
}

function BotChoice({ seat, bots, onPick }: BotChoiceProps) {
  if (bots.length === 0) return undefined;
  return (
    <select
      className="lobby-bot"
      aria-label={`Give seat ${seat.seat + 1} to a bot`}
      value=""
      onChange={(event) => onPick(event.target.value)}
    >
      <option value="" disabled>
        Give it to a bot
      </option>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {botName(bot)}
          {BOT_NAMES[bot] && `, ${BOT_NAMES[bot].about}`}
        </option>
      ))}
    </select>
  );
}
