import {
  type AnyGame,
  type Entry,
  factsFor,
  Match,
  MatchError,
  numbered,
  picksOf,
  plain,
  type Viewer,
} from '@veilhall/engine';
import { EXIT, Fault } from '../fault.ts';
import { gameOf, readJournal } from '../files.ts';
import { loadGame } from '../games.ts';
import { reader } from '../play/input.ts';
import { tableLines } from '../play/table.ts';
import { accent, faint, print } from '../screen.ts';

export interface ReplayFlags {
  readonly at?: number;
  readonly seat?: number;
  readonly json?: boolean;
}

/** Walks through a journal: entry by entry for a person, as JSON lines for a script. */
export async function replayCommand(path: string, flags: ReplayFlags): Promise<number> {
  const journal = readJournal(path);
  const game = await loadGame(gameOf(journal));
  const who: Viewer = flags.seat ?? 'spectator';
  let whole: Match;
  let match: Match;
  try {
    whole = Match.replay(game, journal);
    match = Match.replay(game, journal, flags.at ?? 0);
  } catch (error) {
    if (error instanceof MatchError) throw new Fault(`${path}: ${error.message}`);
    throw error;
  }
  if (flags.at !== undefined) {
    if (flags.json) print(JSON.stringify({ seq: match.seq, hash: match.hash, view: match.view(who) }));
    else showTable(match, who);
    return EXIT.ok;
  }
  const atTable = process.stdin.isTTY && process.stdout.isTTY && !flags.json;
  const input = atTable ? reader() : undefined;
  if (input) print(faint('Enter: next entry. t: the table. q: leave.'));
  for (const entry of whole.entries) {
    if (input && !(await waited(input.ask, match, who))) break;
    const facts = played(match, entry, who);
    if (flags.json) print(JSON.stringify({ ...entry, facts }));
    else showEntry(game, entry, facts);
  }
  input?.close();
  const outcome = match.outcome();
  if (flags.json) print(JSON.stringify({ seq: match.seq, hash: match.hash, ...(outcome && { outcome }) }));
  else if (outcome) print(plain(game.words.outcome(match.view(who)), numbered(game.words.player)));
  return EXIT.ok;
}

async function waited(
  ask: (question: string) => Promise<string | undefined>,
  match: Match,
  who: Viewer,
): Promise<boolean> {
  for (;;) {
    const word = (await ask('> '))?.trim();
    if (word === undefined || word === 'q') return false;
    if (word !== 't') return true;
    showTable(match, who);
  }
}

function played(match: Match, entry: Entry, who: Viewer): ReturnType<typeof factsFor> {
  if (entry.kind === 'pick') return factsFor(match.choose(entry.seat, picksOf(entry)).events, who);
  match.undo(entry.seat);
  return [];
}

function showTable(match: Match, who: Viewer): void {
  const { game } = match;
  for (const line of tableLines(game, match.view(who), numbered(game.words.player))) print(line);
}

function showEntry(game: AnyGame, entry: Entry, facts: ReturnType<typeof factsFor>): void {
  const what = entry.kind === 'pick' ? picksOf(entry).join(', ') : `takes back pick ${entry.of}`;
  print(`${faint(String(entry.seq).padStart(4))} seat ${entry.seat}: ${accent(what)}`);
  const reader = numbered(game.words.player);
  for (const fact of facts) print(`       ${plain(game.words.fact(fact), reader)}`);
}
