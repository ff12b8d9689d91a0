import type { ThingId } from '@veilhall/engine';
import { type GamePrompt, type OptionOf, tokensThing, type VeilwraithView } from '@veilhall/games/veilwraith';
import type { Worded } from '../../table/table.ts';
import type { PickOf } from '../game-table.ts';
import { ownWraith } from './own-wraith.ts';
import { shortOf, strikeOf } from './strike.ts';

/** Proceed with just enough tokens where that defeats the value, nothing where none do; end, pass or keep where nothing is left to do. */
export function primary(_view: VeilwraithView, prompt: Worded<GamePrompt>): string | undefined {
  if (prompt.ask === 'boost') {
    const spend = Math.max(0, prompt.about.need - prompt.about.power);
    return prompt.options.find(({ about }) => about?.do === 'proceed' && about.tokens === spend)?.id ?? '';
  }
  if (prompt.ask === 'play' && prompt.options.some(({ kind, about }) => !kind && isLeft(about))) return '';
  // What was won is the choice, not to leave it.
  if (UPGRADES.has(prompt.ask)) return '';
  if (prompt.ask === 'dayDream') return prompt.options.find(({ about }) => about?.do === 'play')?.id;
  return prompt.options.find(({ kind, about }) => !kind && about && 'do' in about && GOES_ON.has(about.do))?.id;
}

const UPGRADES: ReadonlySet<GamePrompt['ask']> = new Set(['upgradeRemove', 'upgradeAdd', 'upgradeEither']);

/** A right of this round; Keys are kept for many rounds, so they do not count. */
const isLeft = (move: OptionOf<'play'>): boolean =>
  move.do === 'tilt' || move.do === 'play' || (move.do === 'use' && !move.key);

/** Moves that let the game go on. */
const GOES_ON: ReadonlySet<string> = new Set(['end', 'pass', 'seen', 'keep', 'all', 'done', 'nobody']);

/** Legal and hardly ever the point: drawing with an Action while Threats stand, an Action that cannot succeed. */
export function minor(view: VeilwraithView, { ask, prompt, option }: PickOf<GamePrompt>): boolean {
  if (option.kind) return false;
  if (ask === 'boost')
    return option.about.do === 'proceed' ? option.id !== primary(view, prompt) : option.about.power === 0;
  if (ask !== 'play') return false;
  const move = option.about;
  if (move.do === 'tilt') return true;
  if (move.do !== 'use') return false;
  const strike = strikeOf(view, prompt.seat, move);
  return !strike || strike.need > strike.reach;
}

/** Asks once more only where something is lost for good. */
export function risk(view: VeilwraithView, { ask, prompt, option }: PickOf<GamePrompt>): string | undefined {
  const wraith = ownWraith(view);
  if (!wraith || option.kind) return undefined;
  if (ask === 'play' && option.about.do === 'end') {
    if (wraith.forecast.deadly)
      return `The Spirit Phase takes ${wraith.forecast.loss} and you have ${wraith.spirit}: this ends the game. End the Play Phase?`;
    if (wraith.useLeft && wraith.actions.some((action) => action.facing === 'upright'))
      return 'You have not Used an Action this round. End the Play Phase?';
  }
  const use = ask === 'use' || (ask === 'play' && option.about.do === 'use') ? option.about : undefined;
  const short = use?.do === 'use' ? shortOf(view, prompt.seat, use) : undefined;
  if (short)
    return `Tokens and cards in hand bring ${short.action} to ${short.reach} at most; ${short.threat} needs ${short.need}. Use it?`;
  if (ask !== 'boost' || option.about.do !== 'proceed') return undefined;
  const { tokens } = option.about;
  const { need } = prompt.about;
  const power = prompt.about.power + tokens;
  if (power < need) return `Power ${power} does not reach ${need}: the Use would fail. Go on?`;
  return power > need && tokens > 0 ? `${power - need} Power would be lost. Spend them?` : undefined;
}

/** Power Tokens stand in no list of the sketch. */
export function nameOf(view: VeilwraithView, thing: ThingId): string | undefined {
  const action = ownWraith(view)?.actions.find(({ type }) => tokensThing(type) === thing);
  return action && `Tokens on ${action.name}`;
}

/** Taking back what has just been done stands in sight. */
export function menuHeading({ option }: PickOf<GamePrompt>): string | undefined {
  if (option.kind !== 'setting') return undefined;
  switch (option.about.do) {
    case 'stop':
      return 'When to ask me';
    case 'playNothing':
    case 'unready':
    case 'back':
      return undefined;
  }
}
