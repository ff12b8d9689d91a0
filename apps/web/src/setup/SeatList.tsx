import { BOT_NAMES, botName, type SeatChoice } from './seats.ts';

interface SeatListProps {
  readonly seats: readonly SeatChoice[];
  readonly min: number;
  readonly max: number;
  readonly bots: readonly string[];
  /** Somebody can be invited: there is a server. */
  readonly online: boolean;
  onChange(seats: readonly SeatChoice[]): void;
}

/** A row per seat: somebody here, a bot of some level, or whoever follows the invitation. */
export function SeatList({ seats, min, max, bots, online, onChange }: SeatListProps) {
  const put = (at: number, seat: SeatChoice): void => onChange(seats.map((other, i) => (i === at ? seat : other)));
  const choose = (at: number, value: string): void => {
    if (value === 'here') put(at, { kind: 'here', name: `Player ${at + 1}` });
    else if (value === 'online') put(at, { kind: 'online' });
    else put(at, { kind: 'bot', bot: value });
  };
  return (
    <section className="setup-seats">
      <h2>Seats</h2>
      <ol>
        {seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={at}>
            <span className="seat-number">{at + 1}</span>
            <select
              aria-label={`Seat ${at + 1}`}
              value={seat.kind === 'bot' ? seat.bot : seat.kind}
              onChange={(event) => choose(at, event.target.value)}
            >
              <option value="here">Somebody here</option>
              <optgroup label="Bot">
                {bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {botName(bot)}
                    {BOT_NAMES[bot] && `, ${BOT_NAMES[bot].about}`}
                  </option>
                ))}
              </optgroup>
              <option value="online" disabled={!online}>
                Invite somebody{online ? '' : ' (no server)'}
              </option>
            </select>
            {seat.kind === 'here' && (
              <input
                type="text"
                aria-label={`Name at seat ${at + 1}`}
                value={seat.name}
                maxLength={40}
                onChange={(event) => put(at, { kind: 'here', name: event.target.value })}
              />
            )}
            {seats.length > min && at > 0 && (
              <button type="button" className="btn quiet" onClick={() => onChange(seats.filter((_, i) => i !== at))}>
                Remove
              </button>
            )}
          </li>
        ))}
      </ol>
      {seats.length < max && (
        <button
          type="button"
          className="btn"
          onClick={() => onChange([...seats, { kind: 'here', name: `Player ${seats.length + 1}` }])}
        >
          Add a seat
        </button>
      )}
    </section>
  );
}
