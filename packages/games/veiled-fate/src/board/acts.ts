import type { Place } from '../state/shapes.ts';
import type { HandCard } from '../state/state.ts';
import { type DemiClass, type DemiId, FATE_KINDS, type FateKind, type Power, type Region } from '../vocabulary.ts';
import { demiThing, placeThing, powerThing, questThing, slotThing } from './things.ts';

/** What a player can do with an action, or instead of one. */
export type TurnAct =
  | { readonly do: 'move' | 'portal'; readonly demi: DemiId; readonly to: Place }
  | { readonly do: 'transfigure'; readonly region: Region; readonly one: number; readonly other: number }
  | { readonly do: 'smite'; readonly demi: DemiId }
  | { readonly do: 'omniscience'; readonly region: Region }
  | { readonly do: 'influence' }
  | { readonly do: 'pass' }
  | { readonly do: 'rest' };

/** The God Power that an action uses. */
export function powerOf(act: TurnAct): Power | undefined {
  switch (act.do) {
    case 'portal':
    case 'transfigure':
    case 'smite':
    case 'omniscience':
    case 'influence':
      return act.do;
    case 'move':
    case 'pass':
    case 'rest':
      return undefined;
  }
}

/** How an action is picked. */
export function turnActId(act: TurnAct): string {
  switch (act.do) {
    case 'move':
    case 'portal':
      return `${act.do}:${act.demi}>${act.to.slot > 0 ? `quest:${act.to.at}/${act.to.slot}` : act.to.at}`;
    case 'transfigure':
      return `transfigure:${act.region}/${Math.min(act.one, act.other)}+${Math.max(act.one, act.other)}`;
    case 'smite':
      return `smite:${act.demi}`;
    case 'omniscience':
      return `omniscience:${act.region}`;
    case 'influence':
    case 'pass':
    case 'rest':
      return act.do;
  }
}

function targetsOf(act: TurnAct): string[] {
  switch (act.do) {
    case 'move':
    case 'portal':
      return [demiThing(act.demi), placeThing(act.to)];
    case 'transfigure':
      return [slotThing(act.region, act.one), slotThing(act.region, act.other)];
    case 'smite':
      return [demiThing(act.demi)];
    case 'omniscience':
      return [questThing(act.region)];
    case 'influence':
    case 'pass':
    case 'rest':
      return [];
  }
}

/** Nothing on the table where no action is taken. */
export function turnActThings(act: TurnAct): string[] | undefined {
  const power = powerOf(act);
  if (power) return [...targetsOf(act), powerThing(power)];
  return act.do === 'move' ? targetsOf(act) : undefined;
}

/** A Fate card of this kind, whichever of those in hand it is. */
export type FateAct<D extends string> = {
  readonly do: D;
  readonly kind: FateKind;
  /** All cards of the kind, copied: the act outlives the hand. */
  readonly held: readonly HandCard[];
};

/** One act per kind in hand. */
export function fateActs<D extends string>(what: D, hand: readonly HandCard[]): FateAct<D>[] {
  const acts: FateAct<D>[] = [];
  for (const kind of FATE_KINDS) {
    let held: HandCard[] | undefined;
    for (const { id, def } of hand) {
      if (def !== kind) continue;
      held ??= [];
      held.push({ id, def });
    }
    if (held) acts.push({ do: what, kind, held });
  }
  return acts;
}

/** What the First Player names for an Age card. */
export type NameAct =
  | { readonly of: 'region'; readonly name: Region }
  | { readonly of: 'class'; readonly name: DemiClass }
  | { readonly of: 'demi'; readonly name: DemiId };
