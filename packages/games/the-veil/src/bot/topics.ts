import type { Topic } from '@veilhall/engine';
import type { FeatureName } from './feature-list.ts';

const topic = (feature: FeatureName, least: number, more: string, less: string): Topic => ({
  features: [feature],
  says(by) {
    const change = by(feature);
    if (change >= least) return more;
    return change <= -least ? less : undefined;
  },
});

/** What somebody at the table sees change, in the units of the features (`features.ts`). */
export const TOPICS: readonly Topic[] = [
  topic('health', 0.04, 'more Health than the others', 'less Health than the others'),
  topic('power', 0.03, 'stronger cards', 'weaker cards'),
  topic('gold', 0.02, 'more Gold to come', 'less Gold to come'),
  topic('recruits', 0.1, 'more Recruits', 'fewer Recruits'),
  topic('traps', 0.1, 'more Traps of others', 'fewer Traps of others'),
  topic('ready', 0.1, 'more Damage to deal', 'less Damage to deal'),
];
