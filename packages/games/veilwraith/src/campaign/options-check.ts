import { OptionsError } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import { campaignsWon, type Options } from '../options.ts';
import { upgradeCards } from './rules.ts';
import { deckFaults, LEAST_MEMORIES } from './upgrades.ts';

/** What the schema cannot say: settings that do not go together, or not with this many seats. */
export function checkOptions(content: Content, options: Options, seats: number): void {
  const faults = [
    ...tableFaults(options, seats),
    ...(options.mode === 'campaign' ? campaignFaults(options, seats) : vignetteFaults(options)),
    ...rogueFaults(content, options, seats),
  ];
  if (faults.length > 0) throw new OptionsError(faults.join('; '));
}

function tableFaults({ table, ages, ability, startingAbilities, vignetteAbility, ...rest }: Options, seats: number) {
  const faults: string[] = [];
  if (table === 'race' && seats < 2) faults.push('table: a race needs at least 2 seats');
  if (ages) {
    if (table !== 'race') faults.push('ages: only a race is decided by age');
    if (ages.length !== seats || new Set(ages).size !== seats || ages.some((seat) => seat >= seats))
      faults.push(`ages: names each of the seats 0 to ${seats - 1} once`);
  }
  if (startingAbilities && ability !== undefined)
    faults.push('ability: either fixes the starting ability or leaves it to the players (startingAbilities), not both');
  if (!vignetteAbility && (rest.campaignsWon ?? 0) > 0)
    faults.push("vignetteAbility: may be switched off for a player's very first game only (VW-SETUP-14)");
  return faults;
}

/** Campaign settings mean nothing in a stand-alone game, where no Ribbons are tracked (VW-SOLO-01). */
function vignetteFaults(options: Options): string[] {
  const faults: string[] = [];
  const alone = 'belongs to a Campaign, not to a single Vignette';
  if (options.level > 1) faults.push(`level: ${alone}`);
  if (options.rogue) faults.push(`rogue: ${alone}`);
  if (options.dayDream) faults.push(`dayDream: ${alone}`);
  if (options.ribbons !== 'standard') faults.push(`ribbons: ${alone}`);
  if (options.joinLater > 0) faults.push(`joinLater: ${alone}`);
  return faults;
}

function campaignFaults(options: Options, seats: number): string[] {
  const faults: string[] = [];
  if (options.vignette !== 1) faults.push('vignette: a Campaign starts with Vignette 1 (VW-OBJ-02)');
  if (options.joinLater > 0 && options.table === 'race') faults.push('joinLater: nobody joins a race under way');
  if (options.joinLater >= seats) faults.push(`joinLater: at least one of ${seats} seats must play from the start`);
  const won = campaignsWon(options);
  if (options.level > won + 1)
    faults.push(`level: ${won} Campaigns won unlock levels 1 to ${won + 1} (VW-CAMP-06), not ${options.level}`);
  return faults;
}

function rogueFaults(content: Content, options: Options, seats: number): string[] {
  const { rogue, nightmare } = options;
  if (!rogue) return [];
  const faults: string[] = [];
  const won = campaignsWon(options);
  if (rogue.won > won) faults.push(`rogue.won: ${rogue.won} is more than the ${won} Campaigns won at all`);
  if (rogue.wraiths.length > seats) faults.push(`rogue.wraiths: there are only ${seats} seats`);
  const rules = { ...upgradeCards(content.raw.memories), nightmare, campaignsWon: won };
  for (const [seat, start] of rogue.wraiths.entries()) {
    if (start.deck.length === 0 && start.returned.length === 0) continue;
    for (const fault of deckFaults(start, rules, rogue.won)) faults.push(`rogue.wraiths[${seat}]: ${fault}`);
    if (!nightmare && start.deck.length !== LEAST_MEMORIES)
      faults.push(`rogue.wraiths[${seat}]: one out and one in keeps ${LEAST_MEMORIES} Memories (VW-UPG-05)`);
  }
  return faults;
}
