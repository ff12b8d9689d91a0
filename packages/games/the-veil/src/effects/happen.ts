import { thing } from '@veilhall/engine';
import { emit, moments } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { putAway } from '../board/cards.ts';
import { asRecruit } from '../board/recruits.ts';
import { fillSlot, takeFromRoute } from '../board/route.ts';
import { unlockSynergies } from '../board/synergies.ts';
import { isActive, playerAt, type Who } from '../state/access.ts';
import type { Zone } from '../state/facts.ts';
import type { VeilCard } from '../state/state.ts';
import type { AuraTrigger } from '../vocabulary.ts';
import type { VeilTexts } from './verb.ts';

/** What happens to cards, with the Auras that wait for it. */

const { fire } = moments<VeilTexts>({
  texts: ({ content }) => content,
  *inForce({ state, content }: Board, of: Who) {
    for (const { id, def } of playerAt(state, of).route) {
      const aura = content.card(def).aura;
      if (aura) yield { ability: aura.ability, card: id, who: of };
    }
  },
});

/** Auras count on their owner's own turn only (TV-AURA-02). */
export function fireAuras(turn: Turn, who: Who, trigger: AuraTrigger): void {
  if (!isActive(turn.state, who)) return;
  const { route } = playerAt(turn.state, who);
  if (route.some(({ def }) => turn.content.card(def).aura?.trigger === trigger)) fire(turn, trigger, who);
}

/** `by` banishes a card; only an own card is what "whenever you banish" waits for. */
export function banish(turn: Turn, by: Who, card: VeilCard, from: Zone): void {
  putAway(turn, by, card, from);
  if (card.owner === by) fireAuras(turn, by, 'youBanish');
}

/** Out of somebody's Fate Route; the slot is filled at once. */
export function banishFromRoute(turn: Turn, by: Who, who: Who, id: number): void {
  const card = takeFromRoute(turn, who, id);
  if (!card) return;
  banish(turn, by, { id: card.id, def: card.def, owner: who }, 'route');
  fillSlot(turn, who, card.slot);
}

/** `rests`: it acts from the next turn on. */
export function enterPlay(turn: Turn, who: Who, card: VeilCard, from: Zone, rests = false): void {
  const recruit = asRecruit(card.id, card.def, card.owner);
  if (rests) {
    recruit.exhausted = true;
    for (const { bit } of turn.content.card(card.def).lines) recruit.used |= bit;
  }
  playerAt(turn.state, who).recruits.push(recruit);
  emit(turn, { type: 'recruitEntered', who, card: card.def, thing: thing(card), from });
  unlockSynergies(turn, who);
  fireAuras(turn, who, 'recruit');
}

/** A card leaves a Hand for the Discard Pile because of an effect of `by` (TV-DISC-02). */
export function discardFromHand(turn: Turn, by: Who, who: Who, id: number): void {
  const { state } = turn;
  const player = playerAt(state, who);
  const at = player.hand.findIndex((card) => card.id === id);
  const card = at < 0 ? undefined : player.hand.splice(at, 1)[0];
  if (!card) return;
  player.discard.push({ id: card.id, def: card.def, owner: card.owner });
  emit(turn, { type: 'discarded', who, by, card: card.def });
  if (!isActive(state, by) || isActive(state, who)) return;
  state.turn.discarded++;
  fireAuras(turn, by, 'opponentDiscards');
}
