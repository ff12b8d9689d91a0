import './statistics.css';
import type { MatchResult } from '@veilhall/protocol';
import { Glyph } from '../art/Glyph.tsx';
import { GAMES, gameMeta } from '../games/registry.ts';
import { botName } from '../setup/seats.ts';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { useAsked } from '../shell/use-asked.ts';
import { listResults } from '../table/local/database.ts';
import { ask, isGuest } from '../table/remote/api.ts';
import { accountOf, type GameAccount, strongest, tally } from './account.ts';

interface Known {
  readonly results: readonly MatchResult[];
  /** The server has some more, and does not answer. */
  readonly partial: boolean;
}

async function readAll(): Promise<Known> {
  const here = await listResults();
  if (!isGuest()) return { results: here, partial: false };
  return ask('statistics').then(
    ({ results }) => ({ results: [...here, ...results], partial: false }),
    () => ({ results: here, partial: true }),
  );
}

/** Every match that was played to its end, on this device and by this guest on the server. */
export function StatisticsPage() {
  const { value, again } = useAsked(readAll);
  return (
    <Page title="Statistics">
      {value?.partial && (
        <p role="alert">
          The server does not answer, so matches played there are not counted.{' '}
          <button type="button" className="btn" onClick={again}>
            Try again
          </button>
        </p>
      )}
      {value && (value.results.length > 0 ? <Account results={value.results} /> : <Nothing />)}
    </Page>
  );
}

const Nothing = () => (
  <>
    <p>No match has been played to its end yet. Each one that is gets a line here.</p>
    <Link href="/" className="btn main">
      Choose a game
    </Link>
  </>
);

function Account({ results }: { results: readonly MatchResult[] }) {
  const all = tally(results);
  const best = strongest(results.flatMap(({ beaten }) => beaten));
  return (
    <>
      <dl className="figures">
        <Figure name="Matches" value={String(all.matches)} />
        <Figure name="Won" value={share(all)} />
        <Figure name="Best bot beaten" value={best ? botName(best) : 'none yet'} />
      </dl>
      {accountOf(results, GAMES).map((account) => (
        <Game key={account.game} account={account} />
      ))}
      <p className="page-foot">Counted are dealt matches that came to their end, not lessons and not branches.</p>
    </>
  );
}

function Game({ account }: { account: GameAccount }) {
  const meta = gameMeta(account.game);
  if (!meta) return undefined;
  return (
    <section className="game-figures" data-game={account.game}>
      <h2>
        <Glyph name={meta.mark} />
        {meta.title}
      </h2>
      <dl className="figures">
        <Figure name="Matches" value={String(account.matches)} />
        <Figure name="Won" value={share(account)} />
        <Figure name="Length" value={`${Math.max(1, Math.round(account.minutes))} min`} />
        <Figure name="Decisions" value={String(Math.round(account.picks))} />
        {account.bestBeaten && <Figure name="Best bot beaten" value={botName(account.bestBeaten)} />}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">Set-up</th>
            <th scope="col">Matches</th>
            <th scope="col">Won</th>
          </tr>
        </thead>
        <tbody>
          {account.setups.map((setup) => (
            <tr key={setup.name}>
              <th scope="row">{setup.name}</th>
              <td>{setup.matches}</td>
              <td>{share(setup)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** Where the same person won and lost a match, it says nothing of them. */
const share = ({ won, decided }: { won: number; decided: number }): string =>
  decided === 0 ? '0' : `${won} (${Math.round((100 * won) / decided)} %)`;
