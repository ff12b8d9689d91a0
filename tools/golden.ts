/**
 * `npm run golden -- <game>`: records the golden games of a game anew, from the set-ups in its `golden/setups.json`. What
 * was recorded under the same rules with the same cards is never replaced by something else: raise `rules` first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@veilhall/games';
import { type Golden, goldenGames } from '@veilhall/testkit';

const wanted = process.argv.slice(2);
for (const { meta, load } of GAMES) {
  if (wanted.length > 0 && !wanted.includes(meta.id)) continue;
  const folder = join(import.meta.dirname, '..', 'packages', 'games', meta.id, 'golden');
  const file = join(folder, 'games.json');
  const { game } = await load();
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const games = goldenGames(game, JSON.parse(readFileSync(join(folder, 'setups.json'), 'utf8')));
  const after = `${JSON.stringify(games, undefined, 1)}\n`;
  const kept: Golden | undefined = before === '' ? undefined : JSON.parse(before)[0];
  if (before !== after && kept?.rules === game.rules && kept.content === game.content.hash) {
    console.log(`${meta.id} plays differently under the same rules ${game.rules}: raise the version, then record`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(file, after);
  console.log(`${meta.id}: ${games.length} games under rules ${game.rules}`);
}
