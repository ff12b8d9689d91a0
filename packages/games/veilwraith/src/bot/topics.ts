import type { Topic } from '@veilhall/engine';
import type { FeatureName } from './feature-list.ts';

type By = (feature: FeatureName) => number;

const topic = (features: readonly FeatureName[], says: (by: By) => string | undefined): Topic => ({ features, says });

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "two Power Tokens more"; nothing for less than half a one. */
function counted(n: number, one: string, many: string): string | undefined {
  const whole = Math.round(n);
  if (whole === 0) return undefined;
  const size = Math.abs(whole);
  return `${WORDS[size] ?? size} ${size === 1 ? one : many} ${whole > 0 ? 'more' : 'less'}`;
}

/** Worlds differ in what is drawn: less than this on average is not worth a word. */
const HARDLY = 0.15;

function turned(by: number, more: string, less: string): string | undefined {
  if (by > HARDLY) return more;
  return by < -HARDLY ? less : undefined;
}

/** What somebody at the table sees change, in the units of the features (`features.ts`). */
export const TOPICS: readonly Topic[] = [
  topic(['spiritEarly', 'spiritLate', 'spiritTo3', 'spiritTo7'], (by) =>
    counted(10 * (by('spiritEarly') + by('spiritLate')), 'Spirit', 'Spirit'),
  ),
  topic(['keyInPlay', 'keysToCome', 'upright', 'turned'], (by) => {
    if (by('upright') > 0.5) return by('keyInPlay') < -0.5 ? 'a Key collected' : 'a Key kept upright';
    if (by('upright') < -0.5) return 'a Key spent';
    return by('turned') < -0.5 ? 'a Key Flipped' : undefined;
  }),
  topic(['keyGap'], (by) => turned(3 * by('keyGap'), 'a Key further out of reach', 'a Key in reach')),
  topic(['foeInPlay', 'foesToCome'], (by) => counted(by('foeInPlay'), 'Foe', 'Foes')),
  topic(['foeGap'], (by) => turned(5 * by('foeGap'), 'a Foe further out of reach', 'a Foe in reach')),
  topic(['portalInPlay', 'portalGap'], (by) => {
    if (by('portalInPlay') > 0.5) return 'the Portal in play';
    return turned(5 * by('portalGap'), 'the Portal further out of reach', 'the Portal nearer');
  }),
  topic(['threatsEarly', 'threatsLate', 'uses', 'crowd'], (by) => {
    const threats = counted(4 * (by('threatsEarly') + by('threatsLate')), 'Threat', 'Threats');
    return threats ?? turned(4 * by('uses'), 'more left to defeat', 'less left to defeat');
  }),
  topic(['costEarly', 'costLate'], (by) => {
    const spirit = counted(4 * (by('costEarly') + by('costLate')), 'Spirit', 'Spirit');
    return spirit && `${spirit} to lose each round`;
  }),
  topic(['gapEarly', 'gapLate'], (by) =>
    turned(5 * (by('gapEarly') + by('gapLate')), 'Threats that need more Power', 'Threats that need less Power'),
  ),
  topic(['tokensEarly', 'tokensLate', 'matched'], (by) => {
    const tokens = counted(5 * (by('tokensEarly') + by('tokensLate')), 'Power Token', 'Power Tokens');
    return tokens ?? turned(5 * by('matched'), 'tokens where they are needed', 'tokens where they are not needed');
  }),
  topic(['handEarly', 'handLate', 'handPower', 'cards'], (by) => {
    const memories = counted(6 * by('cards'), 'Memory', 'Memories');
    if (memories) return `${memories} in hand`;
    return turned(5 * (by('handEarly') + by('handLate')), 'better Memories in hand', 'weaker Memories in hand');
  }),
  topic(['reach', 'delay'], (by) =>
    turned(3 * by('reach') - 4 * by('delay'), 'Actions in better slots', 'Actions in worse slots'),
  ),
  topic(['ready', 'use', 'tilt'], (by) => counted(3 * by('ready'), 'Action ready', 'Actions ready')),
];
