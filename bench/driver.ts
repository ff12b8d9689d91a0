/** Where times go: one mark when a pick is sent, one when its seat hears back, one when the other seat sees it. */
export interface Clock {
  sent(match: number, mover: number, version: number): void;
  seen(match: number, seat: number, version: number): void;
}

/** Two bots at one table, playing as fast as they are answered. */
export interface Table {
  begin(): void;
  close(): void;
}

export interface Driver {
  /** Script of the server process, and the arguments node needs to find it. */
  readonly server: string;
  readonly durable: boolean;
  open(url: string, match: number, clock: Clock): Promise<Table>;
}

let random = 12_345;
export function below(n: number): number {
  random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((random / 2 ** 32) * n);
}
