export {
  addMetrics,
  type Balance,
  change,
  losses,
  type Meter,
  type Metrics,
  type NewMeter,
  type Setting,
  share,
  type Target,
  wins,
} from './balance.ts';
export type { GameMeta, Lamp, OptionGroup, Preset, Start } from './meta.ts';
