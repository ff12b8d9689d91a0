import type { AbilityFrame, EffectFrame } from './frames.ts';
import { nearest } from './scripts.ts';
import type { Place } from './verb.ts';

type Stack = { readonly stack: { readonly do: string }[] };

/** The ability that a window is about: declared, paid and not yet carried out. */
export const pendingAbility = <A extends object>(t: Stack): AbilityFrame<A> | undefined =>
  nearest<A, 'ability'>(t.stack, 'ability', ({ stage }) => stage === 'act');

/** These effects of the ability do not happen. */
export function strike<A extends object>(f: AbilityFrame<A>, steps: readonly number[]): void {
  f.struck = [...(f.struck ?? []), ...steps];
}

/** The ability does not happen at all; what was paid stays paid. */
export function negate<A extends object>(t: Stack, f: AbilityFrame<A>): void {
  const at = t.stack.indexOf(f);
  if (at >= 0) t.stack.splice(at, 1);
}

/** Other aims for one of its effects. */
export function redirect<A extends object>(f: AbilityFrame<A>, step: number, aims: readonly A[]): void {
  f.aims = (f.aims ?? []).map((acts, i) => (i === step ? aims : acts));
}

/** Ends the scripts that fit, with the choices they still leave; what they have already brought about goes on. */
export function cut<A extends object>(t: Stack, fits: (p: Place<A>) => boolean): void {
  for (const frame of t.stack as EffectFrame<A>[]) {
    if (frame.do === 'effects' && fits(frame)) frame.step = frame.end;
    else if (frame.do === 'pick' && !frame.declares && fits(frame)) frame.left = 0;
    else if (frame.do === 'choose' && fits(frame)) frame.among = [];
  }
}
