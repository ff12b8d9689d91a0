import {
  type AskExtras,
  askFor,
  botNamed,
  liveBudget,
  type Memory,
  wantsFacts,
  whyOf,
  whySentence,
} from '@veilhall/bots';
import {
  type Event,
  factsFor,
  fastRng,
  isOffer,
  type Match,
  MatchError,
  type Reader as Names,
  type Option,
  type Prompt,
  plain,
  Refused,
  type RngState,
  type Seat,
  type Text,
  type Viewer,
} from '@veilhall/engine';
import { gameListed } from '@veilhall/games';
import { cardLines, cardsMatching } from '../commands/content.ts';
import { accent, bad, faint, good, print, strong } from '../screen.ts';
import { HELP } from './help.ts';
import type { Reader } from './input.ts';
import { readerAt } from './names.ts';
import { type Chair, saveGame } from './save.ts';
import { tableLines } from './table.ts';
import { Told } from './told.ts';

const LOG_LINES = 12;
const HINT_BOT = 'adept';

export interface SessionParts {
  readonly match: Match;
  readonly chairs: readonly Chair[];
  readonly path: string;
  readonly input: Reader;
  /** Passes the screen from hand to hand between people who must not see each other's cards. */
  readonly passing: boolean;
  /** Where the bots' chance comes from. */
  readonly seed: string;
}

/** One sitting at the terminal. Every pick is on disk before the next question. */
export class Session {
  readonly #parts: SessionParts;
  readonly #match: Match;
  readonly #memories: Memory[];
  readonly #rng: RngState;
  /** What happened lately, as each seat was told it. */
  readonly #logs: string[][];
  readonly #told: Told;
  readonly #names: Names;
  #seat: Seat = -1;
  #shown = -1;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#match = parts.match;
    const { id, words } = parts.match.game;
    this.#names = readerAt(words.player, parts.chairs, gameListed(id)?.meta.automaton);
    this.#memories = parts.chairs.map(() => ({}));
    this.#logs = parts.chairs.map(() => []);
    this.#rng = fastRng(parts.seed);
    const wanted = parts.chairs.some((chair) => wantsFacts(parts.match.game, chair));
    this.#told = new Told(wanted ? parts.match : undefined);
  }

  /** Plays until the game is over or the player leaves; says whether it is over. */
  async run(): Promise<boolean> {
    this.#save();
    for (;;) {
      const prompts = this.#match.prompts();
      if (prompts.length === 0) return true;
      const machine = prompts.find((prompt) => !this.#isPerson(prompt.seat) && !isOffer(prompt));
      if (machine) {
        this.#botMoves(machine);
        continue;
      }
      const mine = prompts.find((entry) => entry.seat === this.#seat && !isOffer(entry));
      const prompt = mine ?? (prompts[0] as Prompt);
      if (!(await this.#personMoves(prompt))) return false;
    }
  }

  ending(): void {
    const people = this.#people();
    const view = this.#match.view(people.length === 1 ? (people[0] ?? 0) : 'spectator');
    for (const line of this.#table(view)) print(line);
    print();
    print(strong(this.#plain(this.#match.game.words.outcome(view))));
  }

  #plain(text: Text): string {
    return plain(text, this.#names);
  }

  #table(view: unknown): string[] {
    return tableLines(this.#match.game, view, this.#names);
  }

  #isPerson(seat: Seat): boolean {
    return this.#parts.chairs[seat] === 'person';
  }

  #botMoves(prompt: Prompt): void {
    const bot = botNamed(this.#parts.chairs[prompt.seat] ?? '');
    const memory = this.#memories[prompt.seat] ?? {};
    const extras: AskExtras = {
      prompt,
      memory,
      budget: liveBudget(bot.id),
      ...(wantsFacts(this.#match.game, bot.id) && { facts: this.#told.to(prompt.seat) }),
    };
    const option = bot.decide(askFor(this.#match.game, this.#match.state, prompt.seat, this.#rng, extras));
    this.#choose(prompt.seat, option, `${bot.id} (seat ${prompt.seat})`);
  }

  async #personMoves(prompt: Prompt): Promise<boolean> {
    await this.#handOver(prompt.seat);
    const options = prompt.options.slice(0, prompt.moves);
    if (this.#shown !== this.#match.seq) this.#show(prompt);
    this.#shown = this.#match.seq;
    const line = await this.#parts.input.ask(accent('> '));
    if (line === undefined) return this.#leave();
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const argument = rest.join(' ');
    switch (word) {
      case '':
        return true;
      case 'q':
      case 'quit':
        return this.#leave();
      case '?':
      case 'why':
        return this.#why(prompt.seat);
      case 'u':
      case 'undo':
        return this.#undo(prompt.seat);
      case 'i':
        return this.#inspect(argument);
      case 'hint':
        return this.#hint(prompt, options);
      case 'm':
        return this.#menu(prompt);
      case 'seat':
        return this.#switchTo(argument);
      case 't':
        this.#shown = -1;
        return true;
      case 'l':
        for (const entry of this.#logs[prompt.seat] ?? []) print(`  ${entry}`);
        return true;
      case 's':
        return this.#saveAs(argument);
      case 'h':
      case 'help':
        for (const entry of HELP) print(entry);
        return true;
      default:
        return this.#pick(prompt, options, line.trim());
    }
  }

  async #handOver(seat: Seat): Promise<void> {
    if (seat === this.#seat) return;
    const first = this.#seat < 0;
    this.#seat = seat;
    this.#shown = -1;
    if (!this.#parts.passing || first) return;
    process.stdout.write('\x1b[2J\x1b[H');
    await this.#parts.input.ask(`Now seat ${seat}. Press Enter when nobody else is looking. `);
  }

  #show(prompt: Prompt): void {
    const { game } = this.#match;
    const view = this.#match.view(prompt.seat);
    for (const line of this.#table(view)) print(line);
    print();
    const { sentence, labels } = game.words.prompt(view, prompt);
    const asked = this.#plain(sentence);
    print(strong(this.#parts.chairs.length > 1 ? `Seat ${prompt.seat}: ${asked}` : asked));
    let number = 0;
    for (const [at, option] of prompt.options.entries()) {
      if (!option.kind) print(`  ${accent(String(++number).padStart(2))}  ${this.#plain(labels[at] ?? option.id)}`);
    }
    print(faint('  ? why not, u undo, i <card> inspect, h help, q leave'));
  }

  #pick(prompt: Prompt, options: readonly Option[], word: string): boolean {
    const others = prompt.options.slice(prompt.moves);
    const menu = /^m(\d+)$/.exec(word);
    const chosen = menu
      ? others[Number(menu[1]) - 1]
      : /^\d+$/.test(word)
        ? options[Number(word) - 1]
        : prompt.options.find((option) => option.id === word);
    if (!chosen) print(bad(`There is no option '${word}'; h shows what can be typed.`));
    else this.#choose(prompt.seat, chosen.id, undefined);
    return true;
  }

  #choose(seat: Seat, option: string, who: string | undefined): void {
    let events: Event[];
    try {
      events = this.#match.choose(seat, option).events;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      print(bad(error.message));
      return;
    }
    this.#told.add(this.#match.seq, events);
    this.#save();
    for (const [at, log] of this.#logs.entries()) {
      log.push(...this.#words(events, at));
      log.splice(0, Math.max(0, log.length - LOG_LINES));
    }
    const news = this.#words(events, this.#watcher());
    // A bot whose pick nobody may see is not mentioned: that it picked may tell what it picked.
    if (who !== undefined && news.length > 0) print(faint(`${who}:`));
    for (const text of news) print(`  ${text}`);
  }

  #words(events: readonly Event[], viewer: Viewer): string[] {
    return factsFor(events, viewer)
      .map((fact) => this.#plain(this.#match.game.words.fact(fact)))
      .filter((text) => text !== '');
  }

  /** Whose eyes are on the screen: until somebody was asked, only the one person there is can be meant. */
  #watcher(): Viewer {
    if (this.#seat >= 0) return this.#seat;
    const [first, ...others] = this.#people();
    return first === undefined || others.length > 0 ? 'spectator' : first;
  }

  #people(): Seat[] {
    return this.#parts.chairs.flatMap((chair, seat) => (chair === 'person' ? [seat] : []));
  }

  #why(seat: Seat): boolean {
    const refusals = this.#match.whyNot(seat);
    const view = this.#match.view(seat);
    if (refusals.length === 0) print('  Nothing is being refused: what is not listed is not part of this moment.');
    for (const refusal of refusals) {
      print(`  ${this.#plain(this.#match.game.words.refusal(view, refusal))} ${faint(`[${refusal.rule}]`)}`);
    }
    return true;
  }

  #undo(seat: Seat): boolean {
    try {
      const { of, option } = this.#match.undo(seat);
      print(good(`  taken back: ${option}`));
      this.#told.takeBack(of);
      this.#save();
    } catch (error) {
      if (!(error instanceof MatchError)) throw error;
      print(bad(`  ${error.message}`));
    }
    return true;
  }

  #inspect(wanted: string): boolean {
    const cards = wanted === '' ? [] : cardsMatching(this.#match.game, wanted);
    if (cards.length === 0) print(bad(wanted === '' ? '  i <card>: which card?' : `  no card is called '${wanted}'`));
    for (const card of cards.slice(0, 5)) for (const line of cardLines(card)) print(`  ${line}`);
    if (cards.length > 5) print(faint(`  and ${cards.length - 5} more`));
    return true;
  }

  #hint(prompt: Prompt, options: readonly Option[]): boolean {
    const extras = { prompt, budget: liveBudget(HINT_BOT) };
    const ask = askFor(this.#match.game, this.#match.state, prompt.seat, this.#rng, extras);
    const id = botNamed(HINT_BOT).decide(ask);
    const number = options.findIndex((option) => option.id === id) + 1;
    const { labels } = this.#match.game.words.prompt(this.#match.view(prompt.seat), prompt);
    const labelOf = (pick: string) =>
      this.#plain(labels[prompt.options.findIndex((option) => option.id === pick)] ?? pick);
    print(`  ${HINT_BOT} would pick ${accent(String(number))}: ${labelOf(id)}`);
    const why = whyOf(ask, id);
    if (why) print(`  ${faint(whySentence(why, labelOf))}`);
    return true;
  }

  #menu(prompt: Prompt): boolean {
    const { labels } = this.#match.game.words.prompt(this.#match.view(prompt.seat), prompt);
    let number = 0;
    for (const [at, option] of prompt.options.entries()) {
      if (option.kind) print(`  ${accent(`m${++number}`)}  ${this.#plain(labels[at] ?? option.id)}`);
    }
    if (number === 0) print('  The menu is empty here.');
    return true;
  }

  async #switchTo(word: string): Promise<boolean> {
    const seat = Number(word);
    if (word !== '' && this.#isPerson(seat) && this.#match.promptOf(seat)) await this.#handOver(seat);
    else print(bad(`  seat ${word} has nothing to decide here`));
    this.#shown = -1;
    return true;
  }

  #saveAs(path: string): boolean {
    const file = path === '' ? `${this.#parts.path.replace(/\.json$/, '')}-${this.#match.seq}.json` : path;
    saveGame(file, this.#parts);
    print(good(`  saved: ${file}`));
    return true;
  }

  #save(): void {
    saveGame(this.#parts.path, this.#parts);
  }

  #leave(): boolean {
    print(`The game is kept in ${this.#parts.path}; --resume ${this.#parts.path} goes on.`);
    return false;
  }
}
