import { type AnyGame, type CardInfo, PackError } from '@veilhall/engine';
import { EXIT, Fault } from '../fault.ts';
import { readJson } from '../files.ts';
import { loadGame } from '../games.ts';
import { bad, faint, good, print, strong, table } from '../screen.ts';

export interface ContentFlags {
  readonly list?: boolean;
  readonly show?: string;
  readonly check?: string;
  readonly pack?: unknown[];
  readonly json?: boolean;
}

export async function contentCommand(id: string, flags: ContentFlags): Promise<number> {
  const game = await loadGame(id, flags.pack ?? []);
  if (flags.check !== undefined) return check(game, flags.check, flags.json ?? false);
  if (flags.show !== undefined) {
    const card = cardNamed(game, flags.show);
    if (flags.json) print(JSON.stringify(card));
    else for (const line of cardLines(card)) print(line);
    return EXIT.ok;
  }
  if (flags.json) print(JSON.stringify({ game: game.id, hash: game.content.hash, cards: game.content.cards }));
  else listCards(game);
  return EXIT.ok;
}

function listCards(game: AnyGame): void {
  const families = new Map<string, CardInfo[]>();
  for (const card of game.content.cards) {
    const family = families.get(card.family) ?? [];
    family.push(card);
    families.set(card.family, family);
  }
  for (const [family, cards] of families) {
    let copies = 0;
    for (const card of cards) copies += card.copies;
    print(strong(`${family} (${copies})`));
    const rows = cards.map((card) => [`${card.copies}x`, card.id, card.name, card.text.replaceAll('\n', ' ')]);
    for (const line of table(rows)) print(line);
  }
  print(faint(`content ${game.content.hash}`));
}

/** By id, or by name as a person types it; a part that fits only one card will do. */
export function cardsMatching(game: AnyGame, wanted: string): CardInfo[] {
  const words = wanted.trim().toLowerCase();
  const { cards } = game.content;
  const exact = cards.filter((card) => card.id === words || card.name.toLowerCase() === words);
  if (exact.length > 0) return exact;
  return cards.filter((card) => card.id.includes(words) || card.name.toLowerCase().includes(words));
}

function cardNamed(game: AnyGame, wanted: string): CardInfo {
  const [card, ...others] = cardsMatching(game, wanted);
  if (!card) throw new Fault(`${game.title} has no card '${wanted}'; --list names them all`);
  if (others.length > 0) {
    const names = [card, ...others].slice(0, 8).map((entry) => entry.id);
    throw new Fault(`'${wanted}' could be ${names.join(', ')}`);
  }
  return card;
}

export function cardLines(card: CardInfo): string[] {
  const lines = [`${strong(card.name)}  ${faint(`${card.family}, ${card.copies}x, ${card.id}`)}`];
  for (const line of card.text.split('\n')) lines.push(`  ${line}`);
  if (card.flavour !== undefined) lines.push(faint(`  ${card.flavour}`));
  return lines;
}

function check(game: AnyGame, path: string, json: boolean): number {
  if (!game.extend) throw new Fault(`${game.title} takes no packs`);
  let faults: readonly string[] = [];
  let added = 0;
  try {
    added = game.extend(readJson(path)).content.cards.length - game.content.cards.length;
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    faults = error.faults;
  }
  if (json) print(JSON.stringify({ ok: faults.length === 0, faults, added }));
  else if (faults.length === 0) print(good(`${path} can be used: ${added} new cards`));
  else {
    print(bad(`${path} cannot be used:`));
    for (const fault of faults) print(`  ${fault}`);
  }
  return faults.length === 0 ? EXIT.ok : EXIT.failure;
}
