import { type AskTable, type Card, type PromptOf, type Seat, thing } from '@veilhall/engine';

export type BidAct = { do: 'bid'; card: Card } | { do: 'look'; lens: Card; at: Seat };
export type BidOption = { do: 'bid'; card: string } | { do: 'look'; at: Seat };

export type Asks = { bid: { act: BidAct; about: { find: number }; option: BidOption } };
export type DustPrompt = PromptOf<Asks>;

export const asks: AskTable<Asks> = {
  bid: {
    id: (act) => (act.do === 'bid' ? `bid:${thing(act.card)}` : `look:${act.at}`),
    on: (act) => (act.do === 'bid' ? [thing(act.card)] : [thing(act.lens), `seat:${act.at}`]),
    about: (act) => (act.do === 'bid' ? { do: 'bid', card: act.card.def } : { do: 'look', at: act.at }),
  },
};
