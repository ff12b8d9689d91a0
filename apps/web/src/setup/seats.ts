/** Who is to sit where, as the form has it. */
export type SeatChoice =
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'online' };

export const BOT_NAMES: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  wisp: { name: 'Wisp', about: 'drifts' },
  imp: { name: 'Imp', about: 'easy, has whims' },
  shade: { name: 'Shade', about: 'normal, takes what is near' },
  adept: { name: 'Adept', about: 'plans its turn' },
  warden: { name: 'Warden', about: 'hard, reads who you are' },
  archon: { name: 'Archon', about: 'plays to win' },
};

export const botName = (bot: string): string => BOT_NAMES[bot]?.name ?? bot;

/** Two bots of one kind sit at the table as "Shade" and "Shade 2". */
export function botNames(bots: readonly string[]): string[] {
  return bots.map((bot, i) => {
    const before = bots.slice(0, i).filter((other) => other === bot).length;
    return before === 0 ? botName(bot) : `${botName(bot)} ${before + 1}`;
  });
}

/** Whoever gave no name: alone "You" will do, among others it would make "You has the turn". */
export const unnamed = (seat: number, seats: number): string => (seats > 1 ? `Player ${seat + 1}` : 'You');

export function seatsFor(humans: number, name: string, bots: readonly string[] = []): SeatChoice[] {
  const seats: SeatChoice[] = [];
  for (let seat = 0; seat < humans; seat++) {
    seats.push({ kind: 'here', name: (seat === 0 && name) || unnamed(seat, humans + bots.length) });
  }
  for (const bot of bots) seats.push({ kind: 'bot', bot });
  return seats;
}

/** Everybody by name, as far as there is one yet. */
export function seatWords(seats: readonly SeatChoice[]): string[] {
  const bots = botNames(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : [])));
  return seats.map((seat, at) => {
    if (seat.kind === 'bot') return bots.shift() ?? seat.bot;
    return (seat.kind === 'here' && seat.name.trim()) || `Player ${at + 1}`;
  });
}
