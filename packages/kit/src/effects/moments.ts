import { pushTriggers } from './abilities.ts';
import type { TriggersFrame } from './frames.ts';
import { type Lasting, useLasting } from './lasting.ts';
import type { EffectParts } from './parts.ts';
import type { EffectTypes, Who } from './verb.ts';

export interface Moments<G extends EffectTypes> {
  /** Everything that waits for this moment, of abilities in force and of lasting effects: `of`'s own first. */
  fire(t: G['turn'], moment: string, of: Who, about?: G['act']): void;
  /** From now on this script is in force, or waits for its moment. */
  lasting(t: G['turn'], made: Omit<Lasting, 'id'>): Lasting;
  /** One use less; the last one ends it. */
  use(t: G['turn'], lasting: number): void;
  /** Ends what is to end, and says what that was. */
  expire(t: G['turn'], ends: (lasting: Lasting) => boolean): Lasting[];
  /** The lasting effects in force for somebody; not those that wait for a moment. */
  lastingFor(t: G['board'], who: Who): Iterable<{ lasting: Lasting; effect: G['effect'] }>;
}

/** "Whenever" and "until": what verbs call themselves, so it knows no verbs. */
export function moments<G extends EffectTypes>(
  parts: Pick<EffectParts<G>, 'inForce' | 'lasting' | 'texts'>,
): Moments<G> {
  type Entry = TriggersFrame<G['act']>['list'][number];

  function expire(t: G['turn'], ends: (lasting: Lasting) => boolean): Lasting[] {
    const kept = parts.lasting?.(t);
    const ended = kept?.list.filter(ends) ?? [];
    if (kept && ended.length > 0) kept.list = kept.list.filter((one) => !ended.includes(one));
    return ended;
  }

  return {
    fire(t, moment, of, about) {
      const found = new Map<Who, Entry[]>([[of, []]]);
      const add = (who: Who, entry: Entry): void => {
        const list = found.get(who);
        if (list) list.push(entry);
        else found.set(who, [entry]);
      };
      for (const { ability, card, who } of parts.inForce?.(t, of) ?? [])
        if (ability.trigger === moment) add(who, { text: ability.id, card });
      for (const { id, script, card, who, on } of parts.lasting?.(t).list ?? [])
        if (on === moment && who === of) add(who, { text: script, card, lasting: id });
      // The last one pushed comes first.
      for (const [who, list] of [...found].reverse())
        pushTriggers(t, { who, by: of, ...(about && { about }) }, list, true);
    },
    lasting(t, made) {
      const kept = parts.lasting?.(t);
      if (!kept) throw new Error('this game keeps no lasting effects');
      const lasting: Lasting = { id: kept.next++, ...made };
      kept.list.push(lasting);
      return lasting;
    },
    use: (t, id) => useLasting(parts.lasting?.(t), id),
    expire,
    *lastingFor(t, who) {
      for (const lasting of parts.lasting?.(t).list ?? []) {
        if (lasting.who !== who || lasting.on !== undefined) continue;
        for (const effect of parts.texts(t).script(lasting.script).effects) yield { lasting, effect };
      }
    },
  };
}
