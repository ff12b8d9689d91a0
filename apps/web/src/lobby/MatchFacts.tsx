import { gameMeta } from '../games/registry.ts';
import { fieldsOf, type Values } from '../setup/form-fields.ts';
import { optionWords } from '../setup/option-words.ts';
import { Link } from '../shell/Link.tsx';
import type { GameAbout } from '../table/local/worker-calls.ts';
import { ORIGIN_SENTENCE } from '../table/origin-words.ts';

interface Facts {
  readonly game: string;
  readonly gameTitle: string;
  readonly options: unknown;
  readonly origin: keyof typeof ORIGIN_SENTENCE;
  readonly packs: number;
  readonly hints: boolean;
}

/** What is to be played: the game, its length, the options in words, and where the rules are. */
export function MatchFacts({ match, about }: { match: Facts; about: GameAbout | undefined }) {
  const meta = gameMeta(match.game);
  const words = about && meta ? optionWords(fieldsOf(about.options), meta.names, valuesOf(match.options)) : undefined;
  const packs = match.packs === 1 ? 'A pack of cards of its own' : `${match.packs} packs of cards of its own`;
  return (
    <section className="match-facts" aria-label="What is played">
      <p>
        <b>{match.gameTitle}</b>
        {meta && <span>about {meta.minutes} minutes</span>}
        <Link href={`/rules/${match.game}`}>How it is played</Link>
      </p>
      {match.origin === 'dealt' ? (
        <ul>
          {words?.length === 0 && <li>As the rules have it</li>}
          {words?.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {match.packs > 0 && <li>{packs}</li>}
        </ul>
      ) : (
        <p>{ORIGIN_SENTENCE[match.origin]}</p>
      )}
      {match.hints && <p>Hints are allowed: everybody may ask what the adept would do.</p>}
    </section>
  );
}

export const valuesOf = (options: unknown): Values =>
  typeof options === 'object' && options !== null ? { ...options } : {};
