/**
 * `npm run golden -- <game>`: records the golden games of a game anew, from the set-ups in its `golden/setups.json`. What
 * was recorded under the same version of the rules is never replaced by something else: raise `rules` first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@veilhall/games';
import { goldenGames } from '@veilhall/testkit';

const wanted = process.argv.slice(2);
for (const { meta, load } of GAMES) {
  if (wanted.length > 0 && !wanted.includes(meta.id)) continue;
  const folder = join(import.meta.dirname, '..', 'packages', 'games', meta.id, 'golden');
  const file = join(folder, 'games.json');
  const { game } = await load();
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const games = goldenGames(game, JSON.parse(readFileSync(join(folder, 'setups.json'), 'utf8')));
  const after = `${JSON.stringify(games, undefined, 1)}\n`;
  if (before !== '' && before !== after && JSON.parse(before)[0]?.rules === game.rules) {
    console.log(`${meta.id} plays differently under the same rules ${game.rules}: raise the version, then record`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(file, after);
  console.log(`${meta.id}: ${games.length} games under rules ${game.rules}`);
}
