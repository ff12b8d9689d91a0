import type { CardInfo, ThingId } from '@veilhall/engine';
import type { PlayerView, RecruitView, RouteCardView, VeilView } from '@veilhall/games/the-veil';
import type { Note } from '../game-table.ts';
import { ownPlayer, playerThing, totalOf } from './players.ts';
import { printedOf } from './printed.ts';

/** What a thing is worth now, and why it differs from the print. */
export function notes(view: VeilView, thing: ThingId | undefined, card: CardInfo): readonly Note[] {
  for (const player of view.players) {
    if (thing === playerThing(player.who)) return playerNotes(view, player);
    const recruit = player.recruits.find((entry) => entry.thing === thing);
    if (recruit) return recruitNotes(recruit, card);
    const slot = player.route.find((entry) => entry.thing === thing);
    if (slot) return routeNotes(view, player, slot, card);
  }
  return [];
}

function playerNotes(view: VeilView, player: PlayerView): Note[] {
  const total = totalOf(view, player);
  if (!total || player.character === '') return [];
  const shared = total.members.length > 1 ? ', shared by the team' : '';
  const found: Note[] = [{ text: `Health ${total.health} of ${total.maximum}${shared}.`, rule: 'TV-ZONE-06' }];
  if (player.exhausted) found.push({ text: 'Its ability was used this turn.', rule: 'TV-HERO-02' });
  if (player.fortified > 0)
    found.push({ text: `Recruits have +${player.fortified} Health until the next own turn.`, rule: 'TV-REC-02' });
  if (player.out) found.push({ text: 'Out of the match.', rule: 'TV-GEN-02' });
  return found;
}

function recruitNotes({ health, damage, shield, guarded, exhausted }: RecruitView, card: CardInfo): Note[] {
  const printed = printedOf(card).recruit ?? health;
  const why = health === printed ? '' : ` (printed ${printed})`;
  const found: Note[] = [{ text: `Health ${health - damage} of ${health}${why}.`, rule: 'TV-REC-02' }];
  if (shield) {
    const until = guarded ? ' until its player’s next turn' : '';
    found.push({ text: `Shield${until}: it has to fall before anything else can be hit.`, rule: 'TV-SHLD-02' });
  }
  if (exhausted) found.push({ text: 'Exhausted: its own ability was used this turn.', rule: 'TV-REC-05' });
  return found;
}

function routeNotes(view: VeilView, player: PlayerView, { aura, price }: RouteCardView, card: CardInfo): Note[] {
  if (aura)
    return [
      { text: 'In force for its owner while it lies here. It cannot be bought, only banished.', rule: 'TV-AURA-03' },
    ];
  const printed = printedOf(card).cost ?? 0;
  const found: Note[] = [];
  if (price !== undefined && price !== printed)
    found.push({ text: `Costs ${price} now, printed ${printed}.`, rule: 'TV-RULING-88' });
  if (player === ownPlayer(view) && price !== undefined && price <= player.gold) {
    const where =
      card.family === 'trap'
        ? 'an opponent’s Discard Pile'
        : player.onTop
          ? 'the top of your Deck'
          : 'your Discard Pile';
    found.push({
      text: `Buying it leaves ${player.gold - price} Gold. It goes to ${where}, not to your Hand.`,
      rule: 'TV-BUY-02',
    });
  }
  return found;
}
