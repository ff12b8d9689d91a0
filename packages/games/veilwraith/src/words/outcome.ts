import { agree, seatPiece, type Text, text } from '@veilhall/engine';
import { listed } from '@veilhall/kit';

const ENDINGS: Readonly<Record<string, string>> = {
  won: 'The Portal stands open and the Vignette is won.',
  spirit: 'The last Spirit is spent and the Vignette is lost.',
  archfiend: 'The Archfiend has come and the Vignette is lost.',
  conceded: 'The Vignette was given up.',
  'campaign-won': 'The Campaign is won.',
  'campaign-lost': 'The last Ribbon is gone and the Campaign is lost.',
  nobody: 'Nobody wins.',
};

/** How a match ended; a race names its winner. */
export function outcomeText(ending: string, winners: readonly number[]): Text {
  if (ending !== 'race') return ENDINGS[ending] ?? 'The match is over.';
  const [first = 0] = winners;
  const win = winners.length === 1 ? agree(first, 'win', 'wins') : 'win';
  return text`${listed(winners.map(seatPiece))} ${win} the race.`;
}
