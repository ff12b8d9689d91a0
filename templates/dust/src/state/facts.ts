export type DustFact =
  | { type: 'drew'; seat: number; cards?: string[] }
  | { type: 'looked'; seat: number; at: number; cards?: string[] }
  | { type: 'bid'; seat: number; card?: string }
  | { type: 'turnedUp'; bids: { seat: number; card: string }[] }
  | { type: 'taken'; seat: number; find: number }
  | { type: 'dust'; find: number };
