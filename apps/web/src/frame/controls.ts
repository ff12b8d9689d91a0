import type { Text, ThingId, Viewer } from '@veilhall/engine';
import type { GameTable } from '../games/game-table.ts';
import { settings } from '../settings/settings.ts';
import { type Cell, cell, type Store } from '../store.ts';
import type { Asked, Blocked, Labelled, Look, Table, TableState } from '../table/table.ts';
import { lastOwn } from './rail/since.ts';
import { type Light, lights, press } from './selection.ts';
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
  readonly blocked: Store<readonly Blocked[]>;
  readonly inspected: Store<Inspected | undefined>;
  readonly panel: Store<Panel | undefined>;
  readonly rule: Store<string | undefined>;
  readonly question: Store<Question | undefined>;
  /** Messages nobody at this device has read. */
  readonly unread: Cell<number>;
  /** The entry after which others went on while one was away. */
  readonly away: Cell<number | undefined>;
  press(thing: ThingId): void;
  pick(option: Labelled): void;
  letGo(): void;
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
  const blocked = cell<readonly Blocked[]>([]);
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
  told.subscribe(() => {
    if (lookingBack.get()) return;
    if (shown.get() === told.get().moment) return relight();
    blocked.set([]);
    present();
  });
  present();

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
    unread,
    away,
    pick(option) {
      const asked = prompt();
      if (!asked) return;
      const resign = option.kind === 'resign' ? 'This ends the game for you. Give up?' : undefined;
      const risk =
        resign ??
        (settings.get().confirm ? game.risk?.(shown.get().view, { ask: asked.ask, prompt: asked, option }) : undefined);
      if (risk) question.set({ sentence: risk, label: option.label, yes: () => make(option) });
      else make(option);
    },
    press(thing) {
      inspected.set({ thing });
      const asked = prompt();
      const result = press(asked, chosen.get(), thing, asked && game.pointsAll?.(asked));
      if (result.do === 'pick') return this.pick(result.option);
      if (result.do === 'narrow') {
        blocked.set([]);
        return choose(result.chosen);
      }
      blocked.set(asked ? shown.get().whyNot.filter((entry) => entry.on === thing) : []);
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
      lookingBack.set(true);
      shown.set(moment);
      choose([]);
    },
    present,
  };
}
