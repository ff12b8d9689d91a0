import type { Text, ThingId, Viewer } from '@veilhall/engine';
import type { GameTable } from '../games/game-table.ts';
import { settings } from '../settings/settings.ts';
import { type Cell, cell, type Store } from '../store.ts';
import type { Asked, Labelled, Look, Table, TableState } from '../table/table.ts';
import { createAdvice, type Hint } from './hint.ts';
import { lastOwn } from './rail/since.ts';
import { type Light, lights, press } from './selection.ts';
import { thingOf } from './sketched.ts';
import { type Told, toldOf } from './told.ts';

export type Panel = 'log' | 'card' | 'chat' | 'rules' | 'unknowns';

/** A card to be read: one that lies somewhere, or one that was only named. */
export interface Inspected {
  readonly thing?: ThingId;
  readonly card?: string;
}

export interface Question {
  readonly sentence: string;
  readonly label: Text;
  yes(): void;
}

/** Why something cannot be chosen: a rule's refusal, or that the question is about other things. */
export interface WhyNot {
  readonly text: Text;
  readonly rule?: string;
}

/** What the person at the table is doing: pointing, reading, looking back. Nothing of it is part of the match. */
export interface Controls {
  readonly table: Table;
  readonly game: GameTable;
  /** The table, held back while a reveal is played. */
  readonly told: Told;
  /** The moment on display: the present one, or one looked back at. */
  readonly shown: Store<Look>;
  readonly lookingBack: Store<boolean>;
  readonly chosen: Store<readonly ThingId[]>;
  readonly lights: Store<ReadonlyMap<ThingId, Light>>;
  readonly blocked: Store<readonly WhyNot[]>;
  readonly inspected: Store<Inspected | undefined>;
  readonly panel: Store<Panel | undefined>;
  readonly rule: Store<string | undefined>;
  readonly question: Store<Question | undefined>;
  readonly hint: Store<Hint | undefined>;
  /** Messages nobody at this device has read. */
  readonly unread: Cell<number>;
  /** The entry after which others went on while one was away. */
  readonly away: Cell<number | undefined>;
  /** Points at a thing; what is in no plain list of the table brings its name. */
  press(thing: ThingId, name?: string): void;
  pick(option: Labelled): void;
  letGo(): void;
  /** Asks what the adept would do; asked again, or while it thinks, the hint is put away. */
  askHint(): void;
  inspect(what: Inspected, open?: boolean): void;
  open(panel: Panel | undefined): void;
  readRule(rule: string): void;
  ask(question: Question | undefined): void;
  lookAt(seq: number, viewer?: Viewer): Promise<void>;
  present(): void;
}

/** Whoever opens a match on the server comes back to it; on this device everything waits for them. */
const awayAtFirst = ({ meta, log, seats }: TableState): number | undefined =>
  meta.host === 'server' ? lastOwn(log, seats) : undefined;

export function createControls(table: Table, game: GameTable): Controls {
  const lookingBack = cell(false);
  const told = toldOf(table, (news, { moment }) => (lookingBack.get() ? undefined : game.plays?.(news, moment.view)));
  const shown = cell(told.get().moment);
  const chosen = cell<readonly ThingId[]>([]);
  const lit = cell<ReadonlyMap<ThingId, Light>>(new Map());
  const blocked = cell<readonly WhyNot[]>([]);
  const inspected = cell<Inspected | undefined>(undefined);
  const panel = cell<Panel | undefined>(undefined);
  const rule = cell<string | undefined>(undefined);
  const question = cell<Question | undefined>(undefined);
  const unread = cell(0);
  const away = cell(awayAtFirst(table.get()));

  /** What may be picked now: nothing while looking back or while a pick is on its way. */
  const prompt = (): Asked | undefined => {
    const { moment, pending, status } = told.get();
    return lookingBack.get() || pending || (status !== 'live' && status !== 'reconnecting') ? undefined : moment.prompt;
  };
  const relight = (): void => {
    const asked = prompt();
    const view = shown.get().view;
    const minor = (option: Labelled): boolean =>
      asked ? (game.minor?.(view, { ask: asked.ask, prompt: asked, option }, chosen.get()) ?? false) : false;
    lit.set(lights(asked, chosen.get(), minor));
  };
  const choose = (things: readonly ThingId[]): void => {
    chosen.set(things);
    relight();
  };
  const present = (): void => {
    lookingBack.set(false);
    shown.set(told.get().moment);
    choose([]);
  };
  const advice = createAdvice(table, prompt);
  told.subscribe(() => {
    if (lookingBack.get()) return;
    if (shown.get() === told.get().moment) return relight();
    advice.putAway();
    blocked.set([]);
    present();
  });
  present();

  /**
   * What is asked before a pick that reveals, ends or comes to nothing, unless the person wants no such questions. A
   * lesson has said what to pick, and makes no other.
   */
  const doubt = (asked: Asked, option: Labelled): string | undefined => {
    if (!settings.get().confirm || table.get().lesson) return undefined;
    const { view } = shown.get();
    const pick = { ask: asked.ask, prompt: asked, option };
    const idle = game.idle?.(view, pick);
    return game.risk?.(view, pick) ?? (idle && `${idle} Go on?`);
  };
  const make = (option: Labelled): void => {
    question.set(undefined);
    blocked.set([]);
    choose([]);
    void table.choose(option.id);
  };

  return {
    table,
    game,
    told,
    shown,
    lookingBack,
    chosen,
    lights: lit,
    blocked,
    inspected,
    panel,
    rule,
    question,
    hint: advice.hint,
    askHint: advice.ask,
    unread,
    away,
    pick(option) {
      const asked = prompt();
      if (!asked) return;
      const sentence = option.kind === 'resign' ? 'This ends the game for you. Give up?' : doubt(asked, option);
      if (sentence) question.set({ sentence, label: option.label, yes: () => make(option) });
      else make(option);
    },
    press(thing, name) {
      inspected.set({ thing });
      const { whyNot, sketch } = shown.get();
      const listed = thingOf(sketch, thing);
      const asked = prompt();
      if (!asked) {
        // Nothing can be chosen: what can be read is read.
        if (listed && panel.get() === undefined) panel.set('card');
        return;
      }
      const held = chosen.get();
      const result = press(asked, held, thing, game.pointsAll?.(asked));
      if (result.do === 'pick') return this.pick(result.option);
      const reasons = whyNot.filter((entry) => entry.on === thing);
      const letsGo = result.do === 'narrow' && !held.includes(thing) && result.chosen.length <= held.length;
      const why = letsGo ? reasons.filter((entry) => game.concerns?.(entry, held)) : reasons;
      if (result.do === 'narrow' && !(letsGo && why.length > 0)) {
        blocked.set([]);
        return choose(result.chosen);
      }
      blocked.set(
        why.length > 0 ? why : [{ text: `${name ?? listed?.name ?? 'This'} cannot be chosen in this step.` }],
      );
    },
    letGo() {
      choose([]);
      blocked.set([]);
    },
    inspect(what, open = false) {
      inspected.set(what);
      if (open) panel.set('card');
    },
    open: (next) => panel.set(next),
    readRule(id) {
      rule.set(id);
      panel.set('rules');
    },
    ask: (next) => question.set(next),
    async lookAt(seq, viewer = shown.get().viewer) {
      const moment = await table.look(seq, viewer);
      advice.putAway();
      lookingBack.set(true);
      shown.set(moment);
      choose([]);
    },
    present,
  };
}
