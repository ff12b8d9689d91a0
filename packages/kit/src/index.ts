export * from './amounts.ts';
export * from './audit.ts';
export {
  type AnyPractice,
  addMetrics,
  type Balance,
  change,
  losses,
  type Meter,
  type Metrics,
  type NewMeter,
  type Practice,
  type Setting,
  share,
  type Target,
  wins,
} from './balance.ts';
export * from './content/catalogue.ts';
export * from './content/packs.ts';
export { pushAbility, pushTriggers } from './effects/abilities.ts';
export * from './effects/aims.ts';
export * from './effects/asks.ts';
export type { Core } from './effects/core.ts';
export * from './effects/effects.ts';
export * from './effects/frames.ts';
export { type Lasting, type LastingList, lastingListSchema, lastingSchema } from './effects/lasting.ts';
export * from './effects/moments.ts';
export type { Decision, EffectParts } from './effects/parts.ts';
export * from './effects/script.ts';
export * from './effects/verb.ts';
export * from './facts.ts';
export * from './hidden/forgotten.ts';
export * from './hidden/leaves.ts';
export * from './hidden/unknown.ts';
export * from './learned.ts';
export * from './lesson.ts';
export * from './lesson-faults.ts';
export type { GameMeta, Lamp, OptionGroup, Preset, Start } from './meta.ts';
export * from './moves.ts';
export * from './piles.ts';
export * from './reading.ts';
export * from './standing.ts';
export * from './words.ts';
