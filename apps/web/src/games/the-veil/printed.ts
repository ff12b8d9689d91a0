import type { CardInfo } from '@veilhall/engine';

/** What of an effect a sign is made from; the whole of it stands in the card's text. */
export interface PrintedEffect {
  readonly verb: string;
  readonly n?: number;
  readonly what?: 'gold' | 'damage' | 'health';
  readonly per?: string;
  readonly atMost?: number;
  readonly cost?: number;
  readonly options?: readonly (readonly PrintedEffect[])[];
}

interface PrintedAbility {
  readonly cost?: readonly PrintedEffect[];
  readonly effects: readonly PrintedEffect[];
}

export interface PrintedCell {
  readonly gold?: number;
  readonly damage?: number;
  readonly health?: number;
  readonly text?: readonly (PrintedEffect | PrintedAbility)[];
}

/** What of a card's data its face prints. */
interface Printed {
  readonly cost?: number;
  readonly recruit?: number;
  readonly shield?: true;
  readonly base?: PrintedCell;
  readonly synergy?: PrintedCell;
  readonly selfBanish?: readonly PrintedEffect[];
  readonly reveal?: { readonly effects: readonly PrintedEffect[] };
  readonly aura?: { readonly effects: readonly PrintedEffect[] };
  readonly trap?: { readonly effects: readonly PrintedEffect[] };
  readonly character?: string;
}

export const printedOf = (card: CardInfo | undefined): Printed => (card?.data ?? {}) as Printed;

/** What of a character's data the choice shows. */
interface PrintedCharacter {
  readonly kind?: 'hero' | 'villain';
  readonly health?: number;
  readonly style?: string;
  readonly difficulty?: number;
  readonly deck?: readonly { readonly id: string; readonly copies: number }[];
}

export const characterOf = (card: CardInfo | undefined): PrintedCharacter => (card?.data ?? {}) as PrintedCharacter;

/** Effects of a cell's texts, costs first, branches after one another. */
export const effectsOf = (cell: PrintedCell | undefined): PrintedEffect[] =>
  (cell?.text ?? []).flatMap((one) => ('effects' in one ? [...(one.cost ?? []), ...one.effects] : [one]));
