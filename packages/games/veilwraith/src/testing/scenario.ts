import { factsFor, fastRng, type Prompt, type Seat } from '@veilhall/engine';
import { newThreat } from '../board/threats.ts';
import { game } from '../index.ts';
import { optionsSchema } from '../options.ts';
import type { VwFact } from '../state/facts.ts';
import type { State, Wraith } from '../state/state.ts';

/** A table for tests: plays through the machine, with short cuts to the end of a game. */
export class Scenario {
  state: State;
  /** The last seat, who is meant unless another is named: a rule that takes the first seat for the one who acts is seen. */
  readonly mine: Seat;
  readonly facts: VwFact[] = [];
  /** Stay where a Campaign pauses before a deal. */
  readonly pauses: boolean;

  constructor(options: object = {}, seats = 1, { seed = 'scenario', pauses = false } = {}) {
    this.mine = seats - 1;
    this.pauses = pauses;
    this.state = game.setup(optionsSchema.parse(options), seats, fastRng(seed));
    this.beginUnlessPaused();
  }

  private beginUnlessPaused(): void {
    if (!this.pauses && this.asks().includes('0:begin')) this.pick('begin', 0);
  }

  prompt(seat: Seat = this.mine): Prompt {
    const found = game.prompts(this.state).find((prompt) => prompt.seat === seat);
    if (!found) throw new Error(`seat ${seat} is not asked; asked are ${this.asks().join(', ') || 'none'}`);
    return found;
  }

  /** Who is asked what: `0:upgradeRemove`. */
  asks(): string[] {
    return game.prompts(this.state).map((prompt) => `${prompt.seat}:${prompt.ask}`);
  }

  /** The options of a seat that are moves of the game. */
  ids(seat: Seat = this.mine): string[] {
    return this.prompt(seat)
      .options.filter((option) => !option.kind)
      .map((option) => option.id);
  }

  pick(option: string, seat: Seat = this.mine): VwFact[] {
    const events = game.apply(this.state, seat, option);
    const facts = factsFor(events, 'spectator');
    this.facts.push(...facts);
    this.beginUnlessPaused();
    return facts;
  }

  wraith(seat: Seat = this.mine): Wraith {
    const found = this.state.wraiths[seat];
    if (!found) throw new Error(`no seat ${seat}`);
    return found;
  }

  /** Changes the state by hand; a copy of which the machine knows nothing makes it ask anew. */
  edit(change: (state: State) => void): void {
    change(this.state);
    this.state = structuredClone(this.state);
  }

  /** Answers whatever comes before the Play Phase with the first option. */
  toPlayPhase(): void {
    for (let i = 0; i < 200 && this.state.stage !== 'over'; i++) {
      const other = game.prompts(this.state).find((prompt) => prompt.ask !== 'play');
      if (!other) return;
      this.pick(firstMove(other), other.seat);
    }
  }

  /** These seats defeat their Portals now; in a race everybody else then ends the Play Phase. */
  win(...winners: Seat[]): void {
    this.toPlayPhase();
    const { length } = this.state.campaign.history;
    const seats = winners.length > 0 ? winners : this.playing();
    for (const seat of seats) this.escape(seat);
    this.finishGame(length);
  }

  escape(seat: Seat): void {
    this.edit((state) => {
      const wraith = state.wraiths[seat];
      if (!wraith) throw new Error(`no seat ${seat}`);
      wraith.portal = 'inPlay';
      wraith.threats.push(newThreat(wraith.nextId++, 'portal'));
      wraith.actions.explore.facing = 'upright';
      wraith.actions.explore.memories.push({ id: wraith.nextId++, def: 'memory-lanterns', power: 20 });
    });
    const use = this.ids(seat).find((id) => /^use:explore>portal/.test(id));
    if (!use) throw new Error(`no way through the Portal among ${this.ids(seat).join(' ')}`);
    this.pick(use, seat);
    if (this.state.stage === 'round' && this.asks().includes(`${seat}:boost`)) this.pick('proceed:0', seat);
  }

  /** The Spirit of these seats ends with this round. */
  lose(...losers: Seat[]): void {
    this.toPlayPhase();
    const seats = losers.length > 0 ? losers : this.playing();
    this.edit((state) => {
      for (const seat of seats) {
        const wraith = state.wraiths[seat];
        if (!wraith) continue;
        wraith.spirit = 1;
        for (let i = 0; i < 9; i++) wraith.threats.push(newThreat(wraith.nextId++, 'ogre-a'));
      }
    });
    this.finishGame();
  }

  resign(seat: Seat = this.mine): void {
    this.toPlayPhase();
    const { length } = this.state.campaign.history;
    this.pick('resign', seat);
    this.finishGame(length);
  }

  /** Everybody ends their Play Phase, and goes on doing so while the game runs. */
  finishGame(games = this.state.campaign.history.length): void {
    for (let i = 0; i < 3000; i++) {
      if (this.state.stage === 'over' || this.state.campaign.history.length > games) return;
      const prompt = game.prompts(this.state).find((entry) => entry.options.some((option) => !option.kind));
      if (!prompt) throw new Error('nobody can move');
      this.pick(prompt.ask === 'play' ? 'end' : firstMove(prompt), prompt.seat);
    }
    throw new Error('the game does not end');
  }

  /** Declines every upgrade, takes the first of every reward, and lets nobody join, until the next game is dealt. */
  goOn(): void {
    for (let i = 0; i < 200 && this.state.stage === 'after'; i++) {
      const prompt = game.prompts(this.state)[0];
      if (!prompt || prompt.about?.why === 'permanent') return;
      const quick = prompt.options.find((option) => option.id === 'decline' || option.id === 'nobody');
      this.pick(quick?.id ?? firstMove(prompt), prompt.seat);
    }
  }

  /** Wins this many games in a row, with the easiest choices in between. */
  winGames(games: number): void {
    for (let i = 0; i < games; i++) {
      this.win();
      this.goOn();
    }
  }

  private playing(): Seat[] {
    const seats: Seat[] = [];
    for (const [seat, wraith] of this.state.wraiths.entries()) if (wraith.status === 'playing') seats.push(seat);
    return seats;
  }
}

function firstMove(prompt: Prompt): string {
  const option = prompt.options.find((entry) => !entry.kind);
  if (!option) throw new Error(`'${prompt.ask}' of seat ${prompt.seat} has no move`);
  return option.id;
}
