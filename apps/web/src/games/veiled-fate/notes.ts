import type { CardInfo, ThingId } from '@veilhall/engine';
import {
  BEASTS,
  CLASS_NAMES,
  DEMI_CARDS,
  type DemiId,
  numberText,
  PLACE_NAMES,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import { figure } from '../../frame/numbers.ts';
import type { Note } from '../game-table.ts';
import { counted, ordinal } from './names.ts';

/** How a thing stands now, where that is not on its card. */
export function notes(view: VeiledFateView, thing: ThingId | undefined, card: CardInfo): readonly Note[] {
  const demi = view.demis.find(({ id }) => id === card.id);
  if (demi) return demiNotes(view, demi);
  const quest = view.quests.find((each) => each.card === card.id);
  if (quest) return questNotes(view, quest, card);
  if (view.age.card === card.id) return ageNotes(view);
  if (view.city?.card === card.id && view.city.token > 0)
    return [{ text: `The City Token covers slot ${view.city.token} of 6.`, rule: 'VF-CITY-02' }];
  return thing === undefined ? [] : fateNotes(view, thing);
}

function demiNotes(view: VeiledFateView, demi: VeiledFateView['demis'][number]): Note[] {
  const { class: kin } = DEMI_CARDS[demi.id];
  const line = view.lines.find(({ demis }) => demis.includes(demi.id))?.demis ?? [];
  const at = line.indexOf(demi.id);
  const place = line.length < 2 ? '' : at === 0 ? ', front of its line' : `, ${ordinal(at + 1)} in its line`;
  const found: Note[] = [
    { text: `${ordinal(demi.rank)} of nine with ${demi.renown} Renown${place}.`, rule: 'VF-RENOWN-03' },
    {
      text: `${CLASS_NAMES[kin]} (${BEASTS[kin]}), ${demi.slot > 0 ? 'on the Quest' : 'standing'} in ${PLACE_NAMES[demi.at]}.`,
    },
  ];
  if (demi.slot > 0) found.push({ text: 'Locked until the Quest is done.', rule: 'VF-MOVE-10' });
  return found;
}

function ageNotes({ age }: VeiledFateView): Note[] {
  const { touches } = age;
  if (!touches)
    return [{ text: 'Whom it touches is known when the First Player has named it.', rule: 'VF-AGEVOTE-02' }];
  const named = (demis: readonly DemiId[]): string => demis.map((id) => DEMI_CARDS[id].name).join(', ') || 'nobody';
  return [
    { text: `As things stand, Feathers touch ${named(touches.feathers)}.`, rule: 'VF-RENOWN-08' },
    { text: `Scorpions touch ${named(touches.scorpions)}.` },
    { text: `A tie touches ${named(touches.tie)}.`, rule: 'VF-AGEVOTE-09' },
  ];
}

function questNotes(view: VeiledFateView, quest: VeiledFateView['quests'][number], card: CardInfo): Note[] {
  const printed = (card.data as { readonly number: number }).number;
  const found: Note[] = [];
  if (printed !== quest.number)
    found.push({ text: `The Decree makes it ${figure(quest.number)}: ${numberText(quest.number)}` });
  if (quest.number > 0 && view.players.length === 2)
    found.push({ text: 'With two players the Fate deck gives the extra votes, unseen.', rule: 'VF-DUO-03' });
  found.push({
    text: `${counted(quest.pile.size, 'vote')}, ${quest.open} open. A tie is broken by the coin.`,
    rule: 'VF-RESOLVE-14',
  });
  if (quest.pile.seen?.stale)
    found.push({ text: 'You looked at its votes; others have come since.', rule: 'VF-OMNI-02' });
  return found;
}

function fateNotes(view: VeiledFateView, thing: ThingId): Note[] {
  return view.me?.staged.includes(thing) ? [{ text: 'Named for the Age vote; laid down when you are done.' }] : [];
}
